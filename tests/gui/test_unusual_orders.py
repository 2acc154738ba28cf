"""What happens in an order that nobody planned: stopped before it began, another chat chosen meanwhile."""

from __future__ import annotations

import threading
import time

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from ethervox_gui.context.events.window_events import ChatOpened, PromptProgressed
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.storage import Store
from ethervox_gui.ui.chat.stored import read_transcript
from ethervox_gui.ui.chat.transcript import EditMarkerItem, Transcript, TurnItem
from ethervox_gui.ui.shell import session
from tests.gui.conftest import PATIENCE_MS, DesktopMaker, begin, click, send, wait_idle, wait_until
from tests.helpers.desk import counting
from tests.helpers.small_talk import numbered

LONG = " ".join(f"The house number {n} has a blue door." for n in range(300))


def shown(desktop: Desktop) -> list[tuple[int | None, str, TurnState]]:
    items = desktop.window.chat.transcript.items
    return [(i.number, i.text, i.state) for i in items if isinstance(i, TurnItem) and i.role is Role.USER]


def numbers(desktop: Desktop) -> list[int]:
    """Of the turns in the timeline."""
    return [entry.number for entry in desktop.window.header.timeline.entries]


def at_rest(qtbot: QtBot, desktop: Desktop) -> None:
    wait_idle(qtbot, desktop)
    wait_until(qtbot, lambda: desktop.background.idle and not desktop.session.busy)


def two_chats(qtbot: QtBot, desktop: Desktop) -> tuple[int, int]:
    found: list[int] = []
    for _ in range(2):
        desktop.actions.new_chat()
        at_rest(qtbot, desktop)
        send(qtbot, desktop, "A message")
        assert desktop.session.live.chat_id is not None
        found.append(desktop.session.live.chat_id)
    at_rest(qtbot, desktop)
    return found[0], found[1]


def press_in_dialog(desktop: Desktop, words: str) -> None:
    dialog = desktop.window.reply_failure
    assert dialog.isVisible()
    click(next(button for button in dialog.findChildren(QPushButton) if button.text() == words))


# ---- stopped ------------------------------------------------------------------------------------------


def test_a_message_that_is_stopped_while_it_is_read_is_shown_as_it_is_stored(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    desktop = make_desktop(lambda _: "Fine.", n_ctx=8192)
    send(qtbot, desktop, "hello")
    desktop.thread.happened.connect(
        lambda event: desktop.actions.stop() if isinstance(event, PromptProgressed) else None
    )
    engine = desktop.assembly.governor.session.chat().engine
    count = engine.count_call  # type: ignore[attr-defined]

    def slow() -> None:
        time.sleep(0.01)
        count()

    engine.count_call = slow  # type: ignore[attr-defined]
    begin(qtbot, desktop, "long text " * 300)
    at_rest(qtbot, desktop)
    text = ("long text " * 300).strip()
    wait_until(
        qtbot,
        lambda: [(n, s) for n, _, s in shown(desktop)] == [(1, TurnState.IN_KV), (3, TurnState.DROPPED)],
    )
    assert shown(desktop)[1][1].strip() == text
    assert desktop.window.composer.text() == "", "it is in the chat"


def test_a_message_that_is_stopped_before_it_began_is_in_the_composer_again(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    desktop = make_desktop(lambda _: "Fine.", n_ctx=8192)
    send(qtbot, desktop, "hello")
    at_rest(qtbot, desktop)
    held: list[int] = []

    def busy(_more: object) -> None:
        held.append(1)
        time.sleep(0.4)  # stands for a step of what is prepared in idle time

    desktop.assembly.governor.session.use_idle_time = busy  # type: ignore[method-assign,assignment]
    send(qtbot, desktop, "two")
    wait_until(qtbot, lambda: bool(held))
    begin(qtbot, desktop, "an important thought")
    desktop.actions.stop()
    at_rest(qtbot, desktop)
    wait_until(qtbot, lambda: desktop.window.composer.text() == "an important thought")
    assert [text for _, text, _ in shown(desktop)] == ["hello", "two"]


# ---- refused ------------------------------------------------------------------------------------------


def test_what_is_typed_while_a_message_is_refused_stays_behind_it(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    desktop = make_desktop(lambda prompt: "" if "Summarize" in prompt else "Hm.", n_ctx=2048)
    composer = desktop.window.composer
    composer.editor.setPlainText(LONG)
    click(composer.send_button)
    composer.editor.setPlainText("and what I type next")
    at_rest(qtbot, desktop)
    assert composer.text() == f"{LONG}\n\nand what I type next"
    press_in_dialog(desktop, "Send the end of it")
    at_rest(qtbot, desktop)
    assert "number 299" in shown(desktop)[0][1]
    assert composer.text() == "and what I type next"


def test_a_message_that_is_refused_goes_back_to_its_own_chat(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    desktop = make_desktop(lambda prompt: "" if "Summarize" in prompt else "Hm.", n_ctx=2048)
    one, two = two_chats(qtbot, desktop)
    composer = desktop.window.composer
    composer.editor.setPlainText(LONG)
    click(composer.send_button)
    desktop.actions.open_chat(one)
    at_rest(qtbot, desktop)
    assert composer.text() == ""
    press_in_dialog(desktop, "Send the end of it")
    at_rest(qtbot, desktop)
    assert [text for _, text, _ in shown(desktop)] == ["A message"], "nothing of it is said here"
    desktop.actions.open_chat(two)
    at_rest(qtbot, desktop)
    wait_until(qtbot, lambda: composer.text() == LONG)


# ---- another chat meanwhile ---------------------------------------------------------------------------


def reply_at_length(prompt: str) -> str:
    return counting(300) if "LONG" in prompt[-60:] else "Hm."


def test_a_new_chat_is_shown_though_another_was_waiting(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(reply_at_length, n_ctx=8192, pause_s=0.002)
    one, _ = two_chats(qtbot, desktop)
    begin(qtbot, desktop, "LONG")
    desktop.actions.open_chat(one)
    desktop.actions.new_chat()
    at_rest(qtbot, desktop)
    wait_until(qtbot, lambda: desktop.session.ready)
    assert shown(desktop) == []
    assert desktop.session.shown_chat == desktop.session.live.chat_id != one


def test_the_timeline_is_that_of_the_chat_on_the_screen(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(reply_at_length, n_ctx=8192, pause_s=0.002)
    one, two = two_chats(qtbot, desktop)
    begin(qtbot, desktop, "LONG")
    wait_until(qtbot, lambda: len(numbers(desktop)) == 4)
    desktop.actions.open_chat(one)
    assert numbers(desktop) == []
    desktop.actions.pin(1, True)
    desktop.actions.open_chat(two)
    assert numbers(desktop) == [0, 1, 2, 3]
    desktop.actions.open_chat(one)
    wait_until(qtbot, lambda: desktop.session.live.chat_id == one and desktop.session.ready)
    at_rest(qtbot, desktop)
    assert numbers(desktop) == [0, 1, 2]
    assert not any(turn.pinned for chat in (one, two) for turn in desktop.assembly.store.turns_of_chat(chat))


def compacting(prompt: str) -> str:
    if "Summarize the conversation" in prompt[-400:]:
        return "- The boat is called Amalia."
    if "ALERT" in prompt[-400:]:
        return '<tool_call name="context_manage" action="summarize_old" keep_last_n_turns="3" />'
    return numbered("A reply of some length about the boat called Amalia", 4)


def talk_until_an_edit(qtbot: QtBot, desktop: Desktop) -> int:
    for number in range(12):
        send(qtbot, desktop, f"message {number}")
        chat_id = desktop.session.live.chat_id
        assert chat_id is not None
        if desktop.assembly.store.events_of_chat(chat_id):
            return chat_id
    raise AssertionError("nothing was edited")


def test_the_note_of_an_edit_goes_with_its_chat(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(compacting, n_ctx=2048)
    one = talk_until_an_edit(qtbot, desktop)
    desktop.actions.new_chat()
    at_rest(qtbot, desktop)
    two = talk_until_an_edit(qtbot, desktop)
    toast = desktop.window.toast
    assert toast.isVisible()
    desktop.session.show_chat(two, turn=1)
    assert toast.isVisible(), "it is this chat's"
    desktop.actions.open_chat(one)
    assert not toast.isVisible()
    at_rest(qtbot, desktop)
    assert not toast.isVisible()


def test_what_came_back_is_told_in_its_chat_alone(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(compacting, n_ctx=2048)
    one = talk_until_an_edit(qtbot, desktop)
    desktop.actions.new_chat()
    at_rest(qtbot, desktop)
    desktop.actions.open_chat(one)
    at_rest(qtbot, desktop)
    begin(qtbot, desktop, "/context bring-back 1")
    at_rest(qtbot, desktop)
    toast = desktop.window.toast
    assert "back" in toast.title.text()
    assert toast.isVisible()
    desktop.actions.new_chat()
    assert not toast.isVisible()


def test_an_edit_is_not_told_over_another_chat(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    """A reply goes on in its chat while another one is looked at."""
    desktop = make_desktop(compacting, n_ctx=2048, pause_s=0.001)
    one, two = two_chats(qtbot, desktop)
    shown: list[str] = []
    for number in range(12):
        begin(qtbot, desktop, f"message {number}")
        desktop.actions.open_chat(one)
        wait_until(qtbot, lambda: desktop.session.ready and not desktop.session.busy)
        if desktop.window.toast.isVisible():
            shown.append(desktop.window.toast.title.text())
        desktop.actions.open_chat(two)
        at_rest(qtbot, desktop)
        desktop.window.toast.hide()
        if desktop.assembly.store.events_of_chat(two):
            break
    assert desktop.assembly.store.events_of_chat(two)
    assert shown == []


def test_a_seam_comes_while_another_chat_is_looked_at_for_a_moment(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    desktop = make_desktop(compacting, n_ctx=2048, pause_s=0.001)
    one, two = two_chats(qtbot, desktop)
    store = desktop.assembly.store
    for number in range(12):
        begin(qtbot, desktop, f"message {number}")
        desktop.actions.open_chat(one)
        desktop.actions.open_chat(two)
        at_rest(qtbot, desktop)
        wait_until(qtbot, lambda: desktop.session.ready)
        if store.events_of_chat(two):
            break
    n_markers = sum(isinstance(item, EditMarkerItem) for item in desktop.window.chat.transcript.items)
    assert n_markers == len(store.events_of_chat(two)) > 0


def test_a_chat_is_read_once_when_it_is_opened_however_long_that_takes(
    qtbot: QtBot, make_desktop: DesktopMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A chat of 20,000 turns was read for who chose it and again for the engine that came to it meanwhile."""
    desktop = make_desktop()
    chat_id, _ = two_chats(qtbot, desktop)
    is_live = threading.Event()
    read: list[int] = []

    def read_slowly(store: Store, wanted: int) -> Transcript:
        read.append(wanted)
        assert is_live.wait(PATIENCE_MS / 1000)
        return read_transcript(store, wanted)

    monkeypatch.setattr(session, "read_transcript", read_slowly)
    desktop.session.taken.connect(lambda event: is_live.set() if isinstance(event, ChatOpened) else None)
    desktop.actions.open_chat(chat_id)
    wait_idle(qtbot, desktop)
    assert read == [chat_id]
    assert desktop.window.chat.transcript is desktop.session.live.transcript
    assert [text for _, text, _ in shown(desktop)] == ["A message"]
