"""The cards of the memory panel: what is drawn on them in a narrow panel, in both directions of reading."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.memory.list import Card, MemoryList

_TAGS = (
    "summary",
    "level 1",
    "turns 1–6",
    "2 earlier versions",
    "300 → 40",
    "0.95",
    "a tag, wider than a card",
)


def drawn(cards: MemoryList, n_tags: int) -> QImage:
    """The only card of the list as the user sees it, with so many of the tags."""
    card = Card("memory", 1, 1, "The boat is blue.", "09:30", "", (), _TAGS[:n_tags])
    cards.cards.show_cards([card])
    cards.doItemsLayout()
    place = cards.visualRect(cards.cards.index(0))
    assert place.bottom() < cards.viewport().height()
    return cards.viewport().grab(place).toImage()


def ink(picture: QImage) -> int:
    """How many pixels inside the frame of a card are no background."""
    background = picture.pixel(6, 6)
    columns, lines = range(6, picture.width() - 6), range(6, picture.height() - 12)
    return sum(picture.pixel(x, y) != background for x in columns for y in lines)


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
@pytest.mark.parametrize("width", [150, 220, 330])
def test_every_tag_of_a_card_is_drawn_in_any_width(
    qtbot: QtBot, theme: Theme, width: int, direction: Qt.LayoutDirection
) -> None:
    cards = MemoryList(theme)
    qtbot.addWidget(cards)
    cards.setLayoutDirection(direction)
    cards.resize(width, 600)
    cards.show()
    amounts = [ink(drawn(cards, n_tags)) for n_tags in range(len(_TAGS) + 1)]
    for tag, fewer, more in zip(_TAGS, amounts, amounts[1:], strict=False):
        assert more > fewer + 30, f"{tag} is not seen"
