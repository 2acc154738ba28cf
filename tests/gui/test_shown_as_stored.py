"""What is shown of a chat after things happened in it is what is shown of it where it is opened anew."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from ethervox_gui.context.calls.guide_calls import MEMORY_SEARCH, call_text
from ethervox_gui.context.events.events import Event, StopReason
from ethervox_gui.context.events.window_events import JobFinished
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.governor.jobs.jobs import (
    BringBack,
    GoOn,
    Job,
    Regenerate,
    SetPinned,
    ShiftWindow,
    SummarizeOld,
    UndoEdit,
)
from ethervox_gui.ui.chat.reply import AssistantMessage
from ethervox_gui.ui.chat.small_items import Folded
from ethervox_gui.ui.chat.transcript import ToolItem, TurnItem
from ethervox_gui.ui.kit.text_views.rich_text import RichText
from ethervox_gui.ui.kit.theme.theme import Theme
from tests.gui.conftest import DesktopMaker, click, send, wait_idle, wait_until
from tests.helpers.any_clicks import is_wrong
from tests.helpers.small_talk import OTHERS, TOLD

#: The reply is ended, and what it repeats leaves the context.
IN_A_CIRCLE = "It is so. " + "A line of the story goes on here, word by word. " * 6


def do(qtbot: QtBot, desktop: Desktop, job: Job) -> None:
    ended: list[Event] = []
    listening = desktop.thread.happened.connect(
        lambda event: ended.append(event) if isinstance(event, JobFinished) else None
    )
    desktop.thread.submit(job)
    wait_until(qtbot, lambda: bool(ended))
    desktop.thread.happened.disconnect(listening)
    wait_idle(qtbot, desktop)


def test_a_reply_that_repeated_itself(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(lambda _: IN_A_CIRCLE)
    for text in OTHERS[:2]:
        send(qtbot, desktop, text)
    assert [*is_wrong(desktop, ())] == []


def test_a_reply_that_repeated_itself_is_written_anew(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    replies = iter([IN_A_CIRCLE, "Fine."])
    desktop = make_desktop(lambda _: next(replies))
    send(qtbot, desktop, TOLD)
    do(qtbot, desktop, Regenerate(None))
    assert [*is_wrong(desktop, ())] == []


def test_a_reply_that_was_stopped_before_its_first_word_goes_on(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    stopped: list[bool] = []

    def reply(_: str) -> str:
        if not stopped:
            stopped.append(True)
            desktop.thread.cancel()
        return "It is so."

    desktop: Desktop = make_desktop(reply)
    send(qtbot, desktop, TOLD)
    chat_id = desktop.session.live.chat_id
    assert chat_id is not None
    assert desktop.assembly.store.turns_of_chat(chat_id)[-1].text == ""
    do(qtbot, desktop, GoOn())
    items = [each for each in desktop.window.chat.transcript.items if isinstance(each, TurnItem)]
    assert [each.text for each in items] == [TOLD, "It is so."]
    assert [*is_wrong(desktop, ())] == []


@pytest.mark.parametrize("words", ["", "Let me look.\n"])
def test_a_call_that_was_stopped_goes_on_out_of_sight(
    qtbot: QtBot, make_desktop: DesktopMaker, words: str
) -> None:
    call = call_text(MEMORY_SEARCH, query="boat")
    replies = iter([words + call[:25], call[25:], "It is so."])
    desktop = make_desktop(lambda _: next(replies))
    send(qtbot, desktop, TOLD)
    do(qtbot, desktop, GoOn())
    items = desktop.window.chat.transcript.items
    said = [each.text for each in items if isinstance(each, TurnItem)]
    assert said == [each for each in (TOLD, words.strip(), "It is so.") if each]
    assert [each.call for each in items if isinstance(each, ToolItem)] == [call]
    assert [*is_wrong(desktop, ())] == []


@pytest.mark.parametrize("words", ["", "Let me look.\n"])
def test_the_beginning_of_a_call_is_folded_away(qtbot: QtBot, theme: Theme, words: str) -> None:
    """A user who stopped it saw a line of raw JSON, as if the model had said that."""
    text = words + call_text(MEMORY_SEARCH, query="boat")[:35]
    item = TurnItem(2, Role.ASSISTANT, text, streaming=True)
    message = AssistantMessage(theme, item)
    qtbot.addWidget(message)
    item.end(StopReason.CANCELLED)
    message.refresh()
    message.resize(600, 200)
    message.show()
    shown = "".join(view.toPlainText() for view in message.findChildren(RichText) if view.isVisible())
    assert shown == words.strip()
    folded = message.findChild(Folded, "begunCall")
    assert folded is not None
    click(folded.findChildren(QPushButton)[0])
    assert text.removeprefix(words) in [view.toPlainText() for view in folded.findChildren(RichText)]
    message._copy.click()
    assert QGuiApplication.clipboard().text() == (words.strip() or text)
    item.text, item.streaming = words + "It is blue.", True  # it goes on, and says something else
    message.refresh()
    item.end(StopReason.END)
    message.refresh()
    assert not folded.isVisible()


@pytest.mark.parametrize(
    "jobs",
    [
        (SummarizeOld(2),),
        (ShiftWindow(2),),
        (ShiftWindow(2), UndoEdit()),
        (SummarizeOld(2), UndoEdit(), SummarizeOld(2)),
        (SetPinned(1, True), SummarizeOld(2)),
        (SummarizeOld(4), SummarizeOld(2), BringBack(1, 2)),
    ],
    ids=["summarized", "dropped", "brought back", "once more", "but what is pinned", "in two edits"],
)
def test_turns_that_left(qtbot: QtBot, make_desktop: DesktopMaker, jobs: tuple[Job, ...]) -> None:
    desktop = make_desktop()
    for text in (TOLD, *OTHERS):
        send(qtbot, desktop, text)
    for job in jobs:
        do(qtbot, desktop, job)
    assert [*is_wrong(desktop, ())] == []


def test_what_is_wrong_is_told(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    """The comparison itself: of a chat, a timeline and the list of chats."""
    desktop = make_desktop()
    send(qtbot, desktop, TOLD)
    breaks: list[Callable[[], object]] = [
        lambda: setattr(desktop.window.chat.transcript.items[-1], "text", "Not so."),
        lambda: desktop.window.header.timeline.show_entries(()),
        lambda: desktop.window.sidebar.list.show_chats([]),
    ]
    for n_wrong, broken in enumerate(breaks, 1):
        broken()
        assert len([*is_wrong(desktop, ())]) == n_wrong
