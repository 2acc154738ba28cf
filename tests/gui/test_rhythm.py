"""Paragraphs, headings, lists and quotations stand at even distances from each other."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from ethervox_gui.ui.kit.text_views.rich_text import RichText
from ethervox_gui.ui.kit.text_views.stream import to_blocks
from ethervox_gui.ui.kit.theme.theme import Theme

TEXT = """First paragraph.

Second paragraph.

## Heading

Third paragraph.

- one
- two
  - inner
- three

Fourth paragraph.

> quoted

Fifth paragraph.
"""


def gaps_of(qtbot: QtBot, theme: Theme) -> dict[tuple[str, str], float]:
    """How far below the end of one block the next begins, by the first words of both."""
    view = RichText(theme)
    qtbot.addWidget(view)
    view.set_html("".join(block.html for block in to_blocks(TEXT)))  # type: ignore[union-attr]
    view.heightForWidth(700)
    document = view.document()
    block, gaps = document.begin(), {}
    while block.next().isValid():
        layout = document.documentLayout()
        here, there = layout.blockBoundingRect(block), layout.blockBoundingRect(block.next())
        first, second = block.text().split()[0], block.next().text().split()[0]
        gaps[first, second] = there.top() - here.bottom()
        block = block.next()
    return gaps


@pytest.mark.parametrize("size", [9, 14, 32])
def test_distances_are_even(qtbot: QtBot, theme: Theme, size: int) -> None:
    theme.set_font_size(size)
    gaps = gaps_of(qtbot, theme)
    paragraphs = gaps["First", "Second"]
    assert paragraphs > 0
    assert gaps["Third", "one"] == gaps["three", "Fourth"] == pytest.approx(paragraphs), "around a list"
    items = {gaps["one", "two"], gaps["two", "inner"], gaps["inner", "three"]}
    assert len(items) == 1, "an inner list is no reason for a gap"
    assert items.pop() < paragraphs
    assert gaps["Fourth", "quoted"] == gaps["quoted", "Fifth"] == pytest.approx(paragraphs)
    assert gaps["Second", "Heading"] > paragraphs > gaps["Heading", "Third"], (
        "a heading belongs to what follows"
    )
