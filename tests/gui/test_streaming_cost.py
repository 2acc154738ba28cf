"""What a streaming reply costs the GUI thread does not grow with the chat, and a note costs nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ethervox_gui.context.turns.turns import Role
from ethervox_gui.ui.chat import redraw_queue
from ethervox_gui.ui.chat.chat_view import ChatView
from ethervox_gui.ui.chat.redraw_queue import Pace
from ethervox_gui.ui.chat.transcript import Transcript, TurnItem
from ethervox_gui.ui.kit.text_views.rich_text import RichText
from ethervox_gui.ui.kit.theme.theme import Theme
from tests.gui.conftest import DesktopMaker, send, wait_until

_COUNTED = (QEvent.Type.Paint, QEvent.Type.LayoutRequest, QEvent.Type.Resize)
_SENTENCE = "One more sentence of a reply that goes on and on. "


class Spy(QObject):
    """Counts what Qt does, by kind of event and class of widget."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: Counter[tuple[str, str]] = Counter()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() in _COUNTED:
            self.seen[event.type().name, type(watched).__name__] += 1
        return False

    def during(self, act: Callable[[], None]) -> Counter[tuple[str, str]]:
        """What is seen while this happens, and in the events that follow from it."""
        application = QApplication.instance()
        assert application is not None
        self.seen.clear()
        application.installEventFilter(self)
        act()
        for _ in range(20):
            application.processEvents()
        application.removeEventFilter(self)
        return Counter(self.seen)


@pytest.fixture
def view(qtbot: QtBot, theme: Theme) -> ChatView:
    made = ChatView(theme)
    qtbot.addWidget(made)
    made.resize(800, 600)
    made.show()
    # What is under the mouse is lit, and so is whatever is scrolled there.
    QCursor.setPos(made.mapToGlobal(QPoint(0, made.height() + 50)))
    return made


def streaming(qtbot: QtBot, view: ChatView, n_above: int) -> TurnItem:
    """A reply that has filled some lines already, below so many turns."""
    roles = (Role.USER, Role.ASSISTANT)
    items = [
        TurnItem(number, roles[number % 2], f"Turn {number}. **So** it is.") for number in range(n_above)
    ]
    view.show_transcript(Transcript([*items]))
    reply = TurnItem(n_above, Role.ASSISTANT, _SENTENCE * 20, streaming=True)
    view.add(reply)
    wait_until(qtbot, lambda: not view.filling and len(view.column.widgets) > min(n_above, 10))
    view.draw_stream()
    QApplication.processEvents()
    return reply


def drawn(view: ChatView, reply: TurnItem, n_times: int, more: str = _SENTENCE) -> Counter[tuple[str, str]]:
    spy = Spy()

    def grow() -> None:
        for _ in range(n_times):
            reply.text += more
            view.draw_stream()
            QApplication.processEvents()

    return spy.during(grow)


def test_what_stands_above_is_neither_laid_out_nor_painted(qtbot: QtBot, view: ChatView) -> None:
    few = drawn(view, streaming(qtbot, view, 2), 12)
    many = drawn(view, streaming(qtbot, view, 60), 12)
    assert len(view.column.widgets) > 10
    assert sum(many.values()) <= 1.2 * sum(few.values()), "no more than below two turns"
    assert many["Paint", "UserMessage"] == 0
    assert many["Paint", "AssistantMessage"] <= 13, "only the one that streams"
    assert many["Paint", "RichText"] <= 13
    assert view.verticalScrollBar().value() == view.verticalScrollBar().maximum()


def test_what_was_said_before_is_not_painted_again(qtbot: QtBot, view: ChatView) -> None:
    """Of a long reply, the paragraphs that are complete stay the picture they are."""
    reply = streaming(qtbot, view, 2)
    reply.text += f"\n\n{_SENTENCE * 30}" * 6 + "\n\n"
    drawn(view, reply, 3)
    (widget,) = (each for each in view.column.widgets if each.findChildren(RichText)[1:])
    assert len(widget.findChildren(RichText)) > 3
    seen = drawn(view, reply, 12, _SENTENCE * 2)
    assert seen["Paint", "RichText"] <= 14, "only the last one"


def test_what_was_moved_as_a_picture_is_what_would_be_painted(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    """Also the words of the composer, which Qt itself leaves as they were."""
    desktop = make_desktop()
    window, view = desktop.window, desktop.window.chat
    window.welcome.hide()
    reply = streaming(qtbot, view, 12)
    drawn(view, reply, 30, f"{_SENTENCE * 2}\n\n")
    shown, painted = window.screen().grabWindow(window.winId()).toImage(), window.grab().toImage()
    assert shown.size() == painted.size()
    editor, middle = window.composer.editor, window.chat
    for widget in (middle, window.header, editor):
        place = QRect(
            widget.mapTo(window, QPoint(4, 4)), widget.size() - QSize(8, 8)
        )  # no cursor that blinks
        assert shown.copy(place) == painted.copy(place), widget.objectName()


def test_words_are_seen_though_nothing_else_moves(qtbot: QtBot, view: ChatView) -> None:
    reply = streaming(qtbot, view, 4)
    reply.text += "\n\n```python\nx = 1\n"
    view.draw_stream()
    widget = view.column.widgets[-1]
    for line in range(30):
        reply.text += f"y = {line}\n"
        view.draw_stream()
        QApplication.processEvents()
        assert widget.height() == widget.heightForWidth(widget.width()), "nothing is cut off"
    assert view.column.height() >= widget.geometry().bottom()


def test_a_note_that_is_shown_asks_for_nothing(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    send(qtbot, desktop, "Hello")
    window = desktop.window
    window.toast.tell(
        "notice", "A note", "that says something, over more than one line of the corner it is in"
    )
    wait_until(qtbot, lambda: window.toast.height() >= window.toast.heightForWidth(window.toast.width()))
    spy = Spy()
    spy.during(lambda: None)
    seen = spy.during(lambda: window.status.reply_finished(12.5))
    assert window.toast.isVisible()
    n_rounds = {name: n for (kind, name), n in seen.items() if kind == "LayoutRequest"}
    assert all(n <= 2 for n in n_rounds.values()), n_rounds
    assert not n_rounds.get("MainWindow"), "figures at the bottom are no business of the window"


def test_the_figures_are_painted_alone(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    send(qtbot, desktop, "Hello")
    window = desktop.window
    window.status.reply_finished(10.0)
    spy = Spy()
    spy.during(lambda: None)
    seen = spy.during(lambda: window.header.gauge.update())
    assert seen["Paint", "ContextGauge"] == 1
    assert not seen["Paint", "MainWindow"]
    seen = spy.during(lambda: window.status.reply_finished(11.1))
    assert seen["Paint", "StatusRow"]
    assert not seen["Paint", "MainWindow"]


def test_a_window_that_is_dear_to_draw_is_drawn_more_seldom(qtbot: QtBot) -> None:
    now, worked, drawn_at = [0.0], [0.0], list[float]()
    parent = QWidget()
    qtbot.addWidget(parent)
    made = Pace(lambda: drawn_at.append(now[0]), parent, lambda: now[0], lambda: worked[0])
    assert made.wait_s == 0, "the first words are shown at once"
    made.ask()
    wait_until(qtbot, lambda: len(drawn_at) == 1)
    assert made.wait_s == pytest.approx(redraw_queue.LEAST_S)
    worked[0] += 0.006
    assert made.wait_s == pytest.approx(0.006 / redraw_queue.SHARE)
    worked[0] += 60
    assert made.wait_s == pytest.approx(redraw_queue.MOST_S)
    now[0] += redraw_queue.MOST_S
    assert made.wait_s == 0
    made.ask()
    made.stop()
    QApplication.processEvents()
    assert len(drawn_at) == 1
