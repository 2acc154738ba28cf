"""What is selected in a reply stays selected while the reply is still being written."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ethervox_gui.context.turns.turns import Role
from ethervox_gui.ui.chat.chat_view import ChatView
from ethervox_gui.ui.chat.reply import AssistantMessage
from ethervox_gui.ui.chat.transcript import TurnItem
from ethervox_gui.ui.kit.text_views.rich_text import RichText
from ethervox_gui.ui.kit.theme.theme import Theme
from tests.gui.test_across import copied, drag, let_go, move, selected, shown, text

BEGUN = "The 🙂 boat **Amalia** is"


@pytest.fixture
def view(qtbot: QtBot, theme: Theme) -> ChatView:
    question = TurnItem(1, Role.USER, "Which?")
    return shown(qtbot, theme, [question, TurnItem(2, Role.ASSISTANT, BEGUN, streaming=True)])


def write(view: ChatView, more: str, *, is_last: bool = False) -> None:
    """The model goes on."""
    (message,) = view.column.findChildren(AssistantMessage)
    message.item.text += more
    message.item.streaming = not is_last
    message.refresh()


def place(piece: RichText, words: str) -> QPoint:
    """In front of these words, in the viewport of a piece."""
    cursor = piece.document().find(words)
    cursor.setPosition(cursor.selectionStart())
    return piece.cursorRect(cursor).center()


@pytest.mark.parametrize(
    "more", [" blue", " blue.\n\nIt is", " blue.\n\n- one\n- two", "\n\n```\nx\n", " *new*"]
)
def test_words_of_the_paragraph_that_is_being_written(view: ChatView, more: str) -> None:
    piece = text(view, "boat")
    drag(piece, place(piece, "boat"), piece, place(piece, " is"))
    assert selected(view) == ["boat Amalia"]
    write(view, more)
    write(view, " and", is_last=True)
    assert selected(view) == ["boat Amalia"]
    assert copied(text(view, "boat")) == "boat Amalia"


def test_up_to_the_caret_and_no_further(view: ChatView) -> None:
    piece = text(view, "boat")
    drag(piece, place(piece, "boat"), piece, piece.viewport().rect().bottomRight())
    write(view, " blue")
    assert selected(view) == ["boat Amalia is"]


def test_a_selection_that_is_being_dragged_begins_where_it_began(view: ChatView) -> None:
    piece = text(view, "boat")
    QTest.mousePress(piece.viewport(), Qt.MouseButton.LeftButton, pos=place(piece, "boat"))
    write(view, " blue")
    move(piece, piece, place(piece, " is"))
    write(view, " and green")
    assert selected(view) == ["boat Amalia"]
    move(piece, piece, place(piece, " blue"))
    let_go(piece, piece.viewport().mapToGlobal(place(piece, " blue")))
    assert selected(view) == ["boat Amalia is"]


def test_what_became_something_else_is_not_selected(view: ChatView) -> None:
    piece = text(view, "boat")
    drag(piece, place(piece, "Amalia"), piece, place(piece, " is"))
    (message,) = view.column.findChildren(AssistantMessage)
    message.item.text = "Something else altogether."
    message.refresh()
    assert selected(view) == []


def test_from_code_into_the_heading_that_is_being_written(qtbot: QtBot, theme: Theme) -> None:
    said = "```python\nx = 1\ny = 2\n```\n\n### The boat"
    view = shown(qtbot, theme, [TurnItem(1, Role.ASSISTANT, said, streaming=True)])
    code, head = text(view, "x = 1"), text(view, "boat")
    QTest.mousePress(code.viewport(), Qt.MouseButton.LeftButton, pos=place(code, "y"))
    write(view, " and")
    move(code, head, place(head, " and"))
    write(view, " the sea\n\nIt is")
    assert selected(view) == ["y = 2", "The boat"]
    let_go(code, head.viewport().mapToGlobal(place(head, " and")))
    write(view, " blue.", is_last=True)
    assert selected(view) == ["y = 2", "The boat"]
    assert copied(code) == "y = 2\n\nThe boat"
