"""A selection that is dragged over paragraphs, code, tables and messages is copied as it looks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ethervox_gui.context.turns.turns import Role
from ethervox_gui.ui.chat.chat_view import ChatView
from ethervox_gui.ui.chat.transcript import Transcript, TurnItem
from ethervox_gui.ui.kit.text_views.rich_text import RichText
from ethervox_gui.ui.kit.theme.theme import Theme
from tests.gui.conftest import press, wait_until

REPLY = "Before it.\n\n```python\nx = 1\ny = 2\n```\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\nAfter it."


def shown(qtbot: QtBot, theme: Theme, items: list[TurnItem]) -> ChatView:
    view = ChatView(theme)
    qtbot.addWidget(view)
    view.resize(700, 600)
    view.show_transcript(Transcript(list(items)))
    view.show()
    wait_until(qtbot, lambda: not view.filling)
    QGuiApplication.clipboard().clear()
    return view


@pytest.fixture
def view(qtbot: QtBot, theme: Theme) -> ChatView:
    return shown(qtbot, theme, [TurnItem(1, Role.USER, "The question."), TurnItem(2, Role.ASSISTANT, REPLY)])


def texts(view: ChatView) -> list[RichText]:
    found = [text for text in view.column.findChildren(RichText) if text.isVisible()]
    return sorted(found, key=lambda text: text.mapTo(view.column, QPoint(0, 0)).y())


def text(view: ChatView, words: str) -> RichText:
    return next(one for one in texts(view) if words in one.toPlainText())


def place(piece: RichText, words: str) -> QPoint:
    """In front of these words, in the viewport of a piece."""
    cursor = piece.textCursor()
    cursor.setPosition(piece.toPlainText().index(words))
    return piece.cursorRect(cursor).center()


def drag(begin: RichText, at: QPoint, end: RichText, to: QPoint) -> None:
    """Press the left button in one text and let it go over another."""
    viewport = begin.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    move(begin, end, to)
    let_go(begin, end.viewport().mapToGlobal(to))


def move(begin: RichText, end: RichText, to: QPoint) -> None:
    """Carry it over another text, while the button is down."""
    tell(begin, QEvent.Type.MouseMove, end.viewport().mapToGlobal(to), Qt.MouseButton.LeftButton)


def let_go(begin: RichText, at: QPoint) -> None:
    tell(begin, QEvent.Type.MouseButtonRelease, at, Qt.MouseButton.NoButton)


def tell(begin: RichText, kind: QEvent.Type, at: QPoint, down: Qt.MouseButton) -> None:
    """Tell a text what the mouse does at a place on the screen; Qt's tests want it accepted."""
    here, none = QPointF(begin.viewport().mapFromGlobal(at)), Qt.KeyboardModifier.NoModifier
    is_move = kind is QEvent.Type.MouseMove
    button = Qt.MouseButton.NoButton if is_move else Qt.MouseButton.LeftButton
    QApplication.sendEvent(begin.viewport(), QMouseEvent(kind, here, QPointF(at), button, down, none))


def click(
    piece: RichText,
    at: QPoint | None = None,
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    at = piece.viewport().rect().center() if at is None else at
    QTest.mousePress(piece.viewport(), Qt.MouseButton.LeftButton, modifiers, at)
    let_go(piece, piece.viewport().mapToGlobal(at))


def copied(piece: RichText) -> str:
    press(piece, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    return QGuiApplication.clipboard().text()


def selected(view: ChatView) -> list[str]:
    return [piece.textCursor().selectedText() for piece in texts(view) if piece.textCursor().hasSelection()]


@pytest.mark.parametrize("is_up", [False, True])
def test_over_paragraphs_code_and_a_table(view: ChatView, is_up: bool) -> None:
    first, last = text(view, "Before"), text(view, "After")
    ends = (first, place(first, "it.")), (last, place(last, " it."))
    (begin, at), (end, to) = reversed(ends) if is_up else ends
    drag(begin, at, end, to)
    assert selected(view)[0] == "it."
    assert selected(view)[-1] == "After"
    assert copied(begin) == "it.\n\nx = 1\ny = 2\n\na\tb\n1\t2\n\nAfter"


def test_over_two_messages(view: ChatView) -> None:
    question, reply = text(view, "question"), text(view, "Before")
    drag(question, place(question, "question"), reply, place(reply, " it."))
    assert copied(question) == "question.\n\nBefore"


def test_back_into_the_text_where_it_began(view: ChatView) -> None:
    question, reply = text(view, "question"), text(view, "After")
    QTest.mousePress(question.viewport(), Qt.MouseButton.LeftButton, pos=place(question, "The"))
    move(question, reply, place(reply, " it."))
    assert len(selected(view)) == len(texts(view))
    drag(question, place(question, "The"), question, place(question, " question"))
    assert selected(view) == ["The"]
    assert copied(question) == "The"


def test_a_click_ends_it_everywhere(view: ChatView) -> None:
    question, reply = text(view, "question"), text(view, "After")
    drag(question, place(question, "The"), reply, place(reply, " it."))
    click(text(view, "Before"))
    assert selected(view) == []
    QGuiApplication.clipboard().clear()
    assert copied(question) == ""


def test_there_is_one_selection(view: ChatView) -> None:
    question, reply = text(view, "question"), text(view, "After")
    drag(reply, place(reply, "After"), reply, place(reply, " it."))
    drag(question, place(question, "question"), question, place(question, "."))
    assert selected(view) == ["question"]
    press(reply, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert len(selected(view)) == len(texts(view)) - 1, "the reply alone"
    click(question)
    assert selected(view) == []
    QGuiApplication.clipboard().clear()
    assert copied(reply) == ""


def test_a_click_with_shift_reaches_to_there(view: ChatView) -> None:
    first, last = text(view, "Before"), text(view, "After")
    click(first, place(first, "it."))
    shift = Qt.KeyboardModifier.ShiftModifier
    click(last, place(last, " it."), shift)
    assert copied(last) == "it.\n\nx = 1\ny = 2\n\na\tb\n1\t2\n\nAfter"


def test_cells_of_a_table(view: ChatView) -> None:
    table = text(view, "a\nb")
    drag(table, place(table, "b"), table, place(table, "2"))
    assert copied(table) == "b\n2"
    assert "<table" in QGuiApplication.clipboard().mimeData().html()


def test_the_view_scrolls_on_and_what_has_left_it_is_copied_too(qtbot: QtBot, theme: Theme) -> None:
    said = [f"Message {number}.\n\nIts end." for number in range(300)]
    items = [TurnItem(number, Role.ASSISTANT, words) for number, words in enumerate(said)]
    view = shown(qtbot, theme, items)
    last = texts(view)[-1]
    drag_from = place(last, "Its")
    QTest.mousePress(last.viewport(), Qt.MouseButton.LeftButton, pos=drag_from)
    above = view.viewport().mapToGlobal(QPoint(300, -2000))
    tell(last, QEvent.Type.MouseMove, above, Qt.MouseButton.LeftButton)
    wait_until(qtbot, lambda: any(message.turn == 150 for message in view.column.widgets))
    let_go(last, above)
    view.jump_to_latest()
    wait_until(qtbot, lambda: not view.filling)
    view.setFocus()
    press(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = QGuiApplication.clipboard().text()
    assert lines.endswith("\n\n".join(said[160:]).removesuffix("\n\nIts end."))


LISTS = "# Head\n\nOne.\n\nTwo.\n\n3. a\n4. b\n   - c\n\n> quote\n\nend"


def test_paragraphs_stand_apart_and_items_have_their_marks(qtbot: QtBot, theme: Theme) -> None:
    view = shown(qtbot, theme, [TurnItem(2, Role.ASSISTANT, LISTS)])
    piece = text(view, "One.")
    drag(piece, place(piece, "Head"), piece, place(piece, "end") + QPoint(200, 0))
    assert copied(piece) == "Head\n\nOne.\n\nTwo.\n\n3. a\n4. b\n  - c\n\nquote\n\nend"
    click(piece, place(piece, "Head"))
    drag(piece, place(piece, "a\n"), piece, place(piece, "a\n") + QPoint(30, 0))
    assert copied(piece) == "a"
