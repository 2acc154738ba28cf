"""Notes in the corner."""

from __future__ import annotations

import re
import threading
import time

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from ethervox_gui.context.events.events import Action, ContextEdited, Method, Trigger
from ethervox_gui.engine.training import Training, caution
from ethervox_gui.settings import Settings
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.shell.toast import Toast
from tests.gui.conftest import DesktopMaker, click, send, wait_idle, wait_until


@pytest.mark.parametrize("training", [Training.BASE, Training.UNTOLD])
@pytest.mark.parametrize("has_template", [True, False])
def test_nothing_of_a_long_notice_is_cut(
    qtbot: QtBot, theme: Theme, training: Training, has_template: bool
) -> None:
    """Its first sentence is the title, and the rest stands below it."""
    parent = QWidget()
    qtbot.addWidget(parent)
    toast = Toast(theme, parent)
    told = caution(training, "Some Model 270M", plain=True, has_template=has_template)
    toast.tell("notice", told)
    shown = f"{toast.title.text()} {toast.words.text()}"
    assert shown == told
    assert toast.title.text().endswith(".")
    assert toast.words.text()
    toast.tell("notice", "The chat was exported. It has 3 turns.")
    assert (toast.title.text(), toast.words.text()) == ("The chat was exported. It has 3 turns.", "")


@pytest.mark.parametrize("size", [(640, 480), (380, 440)])
def test_a_note_stays_in_a_small_window_with_large_letters(
    qtbot: QtBot, theme: Theme, size: tuple[int, int]
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(*size)
    theme.set_font_size(24)
    wait_until(qtbot, lambda: theme.settled)
    toast = Toast(theme, parent)
    toast.set_edges(210, 110)
    parent.show()
    words = (
        "The guide stands in for it. Once its disk or folder is back, choose the model or start again; it "
        "stays your choice until you choose another."
    )
    title = "The model you used last is not there: /somewhere/else/models/large.gguf."
    toast.tell("notice", title, words, "Undo", lambda: None)
    wait_until(qtbot, lambda: toast.words.height() >= toast.words.heightForWidth(toast.words.width()))
    assert parent.rect().contains(toast.geometry())
    place = toast.action.mapTo(parent, toast.action.rect().bottomRight())
    assert parent.rect().contains(place)


def test_what_can_be_done_is_said_whole_in_languages_of_long_words(qtbot: QtBot, theme: Theme) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(900, 600)
    parent.show()
    toast = Toast(theme, parent)
    toast.tell("edit", "Summarized turns 1–20", "", "Show summary", lambda: None, undo=lambda: None)
    usual = toast.width()
    words = "Zusammenfassung zeigen"
    toast.tell("edit", "Beiträge 1–20 zusammengefasst", "", words, lambda: None, undo=lambda: None)
    toast.second.setText("Rückgängig")
    wait_until(qtbot, lambda: (toast.action.shown, toast.second.shown) == (words, "Rückgängig"))
    assert toast.width() > usual
    toast.tell("notice", "The chat was exported.")
    assert toast.width() == usual
    parent.resize(300, 600)
    assert parent.rect().contains(toast.geometry())


def test_only_the_note_that_is_shown_is_withdrawn(qtbot: QtBot, theme: Theme) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    toast = Toast(theme, parent)
    toast.tell("notice", "Loading the model…")
    first = toast.n_told
    toast.tell("notice", "The chat was exported.")
    toast.withdraw(first)
    assert toast.isVisible()
    toast.withdraw(toast.n_told)
    assert not toast.isVisible()


def test_the_legend_covers_no_note(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    window = make_desktop().window
    window.header.quiet_legend(window.chat)
    wait_until(qtbot, lambda: not window.header.legend.isVisible())
    window.toast.tell("notice", "Something happened.")
    window.header.legend.light("test", True)
    wait_until(qtbot, window.header.legend.isVisible)
    room = window.toast.parentWidget()
    assert room is not None
    assert room.childAt(window.toast.geometry().topLeft() + QPoint(8, 3)) is window.toast


def test_turns_that_were_dropped_can_be_brought_back_from_the_note(qtbot: QtBot, theme: Theme) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    toast = Toast(theme, parent)
    dropped = ContextEdited(
        Action.SHIFT_WINDOW, Trigger.EMERGENCY, Method.GAP, 3, 8, 900, 500, 400, 12.0, None
    )
    undone: list[tuple[int, int]] = []
    toast.tell_edit(dropped, lambda _: None, lambda *which: undone.append(which))
    assert (toast.title.text(), toast.action.text()) == ("Dropped turns 3–8 from the context", "Undo")
    click(toast.action)
    assert undone == [(3, 8)]
    toast.tell_edit(dropped, lambda _: None, None)
    assert toast.action.isHidden()


def test_a_stop_that_comes_too_late_is_answered(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    """The turns had left when Stop was pressed, and nothing said so but a marker somewhere further up."""
    desktop = make_desktop(lambda _: "Fine.", n_ctx=8192)
    for number in range(4):
        send(qtbot, desktop, f"Message {number}. " * 20)
    store, toast = desktop.assembly.store, desktop.window.toast
    desktop.window.header.timeline.summarize_wanted.emit(2)
    deadline = time.monotonic() + 20
    while not store.events_of_chat(1) and time.monotonic() < deadline:
        threading.Event().wait(0.002)  # the window hears nothing meanwhile
    desktop.actions.stop()
    wait_idle(qtbot, desktop)
    assert toast.title.text() == "Summarized turns 1–6"
    assert toast.words.text() == "It was done before it could be stopped."
    assert toast.isVisible()
    assert toast.second.isVisible()
    assert toast.second.text() == "Undo"


def test_a_summary_that_was_asked_for_needs_no_note(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(lambda _: "Fine.", n_ctx=8192)
    for number in range(4):
        send(qtbot, desktop, f"Message {number}. " * 20)
    desktop.window.header.timeline.summarize_wanted.emit(2)
    wait_idle(qtbot, desktop)
    assert desktop.assembly.store.events_of_chat(1)
    assert not desktop.window.toast.isVisible()


def test_a_note_stands_where_nobody_reads(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    """At the top while the newest is read, and at the end while somebody reads further up."""
    desktop = make_desktop(lambda _: " ".join(map(str, range(600))), n_ctx=16384)
    window = desktop.window
    for number in range(4):
        send(qtbot, desktop, f"Message {number}")
    toast, bar = window.toast, window.chat.verticalScrollBar()
    toast.tell("notice", "The chat was exported.")
    middle = window.chat.mapTo(window, window.chat.rect().center()).y()
    wait_until(qtbot, lambda: toast.mapTo(window, toast.rect().bottomLeft()).y() < middle)
    bar.setValue(bar.maximum() // 2)
    wait_until(qtbot, lambda: toast.mapTo(window, toast.rect().topLeft()).y() > middle)
    foot = window.composer.mapTo(window, window.composer.rect().topLeft()).y()
    assert toast.mapTo(window, toast.rect().bottomLeft()).y() < foot
    jump = window.chat.findChild(QToolButton, "jumpToLatest")
    assert jump is not None
    assert jump.isVisible()
    window.resize(700, 600)  # they are one above the other there
    wait_until(qtbot, lambda: window.chat.verticalScrollBar().maximum() > 0)

    def is_covered() -> bool:
        place = QRect(jump.mapTo(window, QPoint()), jump.size())
        return place.intersects(QRect(toast.mapTo(window, QPoint()), toast.size()))

    wait_until(qtbot, lambda: not is_covered())
    window.chat.jump_to_latest()
    wait_until(qtbot, lambda: toast.mapTo(window, toast.rect().bottomLeft()).y() < middle)


def test_a_note_stays_while_the_mouse_is_over_it(qtbot: QtBot, theme: Theme) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(600, 400)
    toast = Toast(theme, parent)
    toast.tell("notice", "Read this.")
    assert is_leaving(toast)
    place = QPointF(5, 5)
    QApplication.sendEvent(toast, QEnterEvent(place, place, place))
    assert not is_leaving(toast)
    QApplication.sendEvent(toast, QEvent(QEvent.Type.Leave))
    assert is_leaving(toast)


def test_a_long_word_is_not_cut_off(qtbot: QtBot, theme: Theme) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(600, 400)
    toast = Toast(theme, parent)
    parent.show()
    name = "m" * 90
    toast.tell("error", f"{name} is not a text file.", f"/home/{name}/notes.txt")
    for shown in (toast.title, toast.words):
        pieces = re.split("[ \u200b/]", shown.text())
        assert max(map(shown.fontMetrics().horizontalAdvance, pieces)) <= shown.width()
    assert toast.accessibleName() == f"{name} is not a text file.. /home/{name}/notes.txt"
    toast.tell("notice", "Chat exported", "/home/me/a-short-name-of-a-chat-that-was-exported.md")
    assert "\u200b" not in toast.words.text(), "Qt breaks these by itself"


def test_a_note_stays_while_somebody_is_at_it(qtbot: QtBot, theme: Theme) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(600, 400)
    elsewhere = QPushButton(parent)
    toast = Toast(theme, parent)
    parent.show()
    parent.activateWindow()
    wait_until(qtbot, parent.isActiveWindow)
    toast.tell("notice", "Chat deleted", "Boats & Berlin", "Undo R&D", lambda: None)
    assert toast.action.text() == "Undo R&&D"
    toast.action.setFocus()
    assert not is_leaving(toast)
    toast.close_button.setFocus()
    QApplication.processEvents()
    assert not is_leaving(toast), "it went from one button to the next"
    toast.tell("notice", "Something else", "", "Undo", lambda: None)
    assert not is_leaving(toast)
    elsewhere.setFocus()
    wait_until(qtbot, lambda: is_leaving(toast))
    place = QPointF(5, 5)
    QApplication.sendEvent(toast, QEnterEvent(place, place, place))
    toast.tell("notice", "And another")
    assert not is_leaving(toast)
    toast.hide()
    toast.tell("notice", "The mouse went meanwhile")
    assert is_leaving(toast)


def is_leaving(toast: Toast) -> bool:
    """Read anew each time: what a type checker cannot know."""
    return toast.is_leaving


def test_its_letters_are_as_large_as_all_others_from_the_first_one_on(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    desktop = make_desktop(settings=Settings().with_values({"appearance.font_size": 22}))
    wait_until(qtbot, lambda: desktop.window.theme.settled)
    toast = desktop.window.toast
    toast.tell("error", "There is no command “/foo”.", "Did you mean /model?", "Undo", lambda: None)
    assert {part.font().pixelSize() for part in (toast.title, toast.action)} == {22}


def test_what_can_be_done_is_not_cut_without_an_ellipsis(qtbot: QtBot, theme: Theme) -> None:
    parent = QWidget()
    parent.resize(800, 600)
    qtbot.addWidget(parent)
    parent.show()
    toast = Toast(theme, parent)
    name = "Qwen2.5 Coder 0.5B Instruct of a Long Name"
    toast.tell("notice", "Another model", "It goes on.", f"Load {name} again", lambda: None)
    wait_until(qtbot, lambda: toast.action.width() > 100)
    assert toast.rect().contains(toast.action.geometry())
    shown = toast.action.shown
    assert "…" in shown
    assert shown.startswith("Load Qwen")
    assert shown.endswith("again")
    assert toast.action.fontMetrics().horizontalAdvance(shown) <= toast.action.width()
    assert toast.action.accessibleName() == f"Load {name} again"
    toast.tell("notice", "A chat was deleted", undo=lambda: None)
    wait_until(qtbot, lambda: toast.action.shown == "Undo")


def test_its_edge_says_what_kind_of_note_it_is(qtbot: QtBot, theme: Theme) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(600, 400)
    toast = Toast(theme, parent)
    parent.show()
    edges: list[str] = []
    for kind in ("edit", "notice", "error", "edit"):
        toast.tell(kind, "Something happened.")
        image = toast.grab().toImage()
        edges.append(image.pixelColor(1, image.height() // 2).name())
    assert edges == [theme.colour(name).name() for name in ("summary", "accent", "danger", "summary")]
