"""Replies longer than the window, in the window: one message, however many parts of it have left."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from ethervox_gui.context.events.events import StopReason
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.governor.chat import timeline_views
from ethervox_gui.ui.chat.reply import AssistantMessage
from ethervox_gui.ui.chat.stored import read_transcript
from ethervox_gui.ui.chat.transcript import EditMarkerItem, Transcript, TurnItem
from ethervox_gui.ui.context_bar.menu import Action, wishes
from tests.gui.conftest import DesktopMaker, begin, click, send, wait_idle, wait_until
from tests.helpers.stores import open_store

LINE = "And then the keeper went up the stairs again. "


def story(length: int) -> str:
    return "".join(f"In year {n} the keeper saw {n * 7} ships. " for n in range(999))[:length]


def shown(transcript: Transcript) -> list[tuple[str, int]]:
    """What kind of item each is, and how long its text."""
    found = []
    for item in transcript.items:
        if isinstance(item, TurnItem):
            found.append((item.role.value, len(item.text)))
        else:
            found.append((type(item).__name__, 0))
    return found


def respond(prompt: str) -> str:
    if "Summarize the conversation" in prompt[-400:]:
        return "- A keeper saw ships."
    return story(5000) if "story" in prompt[-40:] else "Fine."


def test_it_is_one_message_and_one_seam(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(respond)
    window = desktop.window
    send(qtbot, desktop, "Tell me a story")
    live = window.chat.transcript
    assert shown(live) == [("user", 15), ("EditMarkerItem", 0), ("assistant", 5000)]
    reply, marker = live.items[2], live.items[1]
    assert isinstance(reply, TurnItem)
    assert isinstance(marker, EditMarkerItem)
    entries = [entry for entry in window.header.timeline.entries if not entry.is_block]
    parts = [entry for entry in entries if entry.role is Role.ASSISTANT]
    assert reply.last_number == parts[-1].number > 8
    assert reply.n_tokens == sum(entry.n_tokens for entry in parts)
    out = [entry.number for entry in parts if entry.state is not TurnState.IN_KV]
    assert (marker.first_turn, marker.last_turn) == (out[0], out[-1])
    turns = {turn.number: turn.text for turn in desktop.assembly.store.turns_of_chat(1)}
    assert all(turns[part.number].startswith(part.preview.rstrip("…")) for part in parts), (
        "each its own words"
    )
    usage = window.header.gauge.usage
    assert usage is not None
    held = [entry.n_tokens for entry in window.header.timeline.entries if entry.p0 is not None]
    assert usage.n_used == sum(held)
    assert window.status.turns.text() == "2 turns: 2 in KV", "as many as there are messages"
    stored = read_transcript(desktop.assembly.store, 1)
    assert shown(stored) == shown(live)
    again = stored.items[2]
    assert isinstance(again, TurnItem)
    assert (again.number, again.last_number, again.text) == (reply.number, reply.last_number, reply.text)
    assert stored.index_of_turn(reply.last_number - 2) == 2, "a part that was found is in that message"
    send(qtbot, desktop, "And?")
    assert [item.text for item in live.items if isinstance(item, TurnItem)][-1] == "Fine."


def test_one_that_goes_in_circles_ends_with_a_line_and_can_go_on(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    replies = iter([LINE * 40, "The end."])
    desktop = make_desktop(lambda _prompt: next(replies))
    send(qtbot, desktop, "Tell me a story")
    view = desktop.window.chat
    marker, reply = view.transcript.items[-2:]  # in front of it, as where the chat is opened again
    assert isinstance(reply, TurnItem)
    assert reply.ended is StopReason.LOOP
    assert isinstance(marker, EditMarkerItem)
    assert not marker.fits, "no model reads what it said over and over: there is nothing to undo"
    toast = desktop.window.toast
    assert toast.isVisible()
    assert [each.text() for each in (toast.action, toast.second) if not each.isHidden()] == []
    stored = map(timeline_views.view, desktop.assembly.store.turns_of_chat(1))
    (entry,) = [one for one in stored if one.thinks]
    assert Action.BRING_BACK not in [wish.action for wish in wishes([entry], entry) if wish]
    button = view.findChild(QPushButton, "goOn")
    assert isinstance(button, QPushButton)
    assert button.isVisible()
    before = reply.text
    click(button)
    wait_until(qtbot, lambda: reply.text.endswith("The end."))
    wait_idle(qtbot, desktop)
    assert reply.text == f"{before}The end."
    assert shown(view.transcript) == [("user", 15), ("EditMarkerItem", 0), ("assistant", len(reply.text))]
    assert not button.isVisible()


def test_going_on_is_offered_at_the_last_reply_alone(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(lambda _prompt: story(4000), n_ctx=8192, pause_s=0.003)
    view = desktop.window.chat
    begin(qtbot, desktop, "Tell me a story")
    wait_until(qtbot, lambda: len(view.transcript.items) == 2 and shown(view.transcript)[1][1] > 20)
    click(desktop.window.composer.stop_button)
    wait_idle(qtbot, desktop)
    offered = [isinstance(item, TurnItem) and item.may_go_on for item in view.transcript.items]
    assert offered == [False, True]
    begin(qtbot, desktop, "And?")
    wait_until(qtbot, lambda: len(view.transcript.items) == 4)
    offered = [isinstance(item, TurnItem) and item.may_go_on for item in view.transcript.items]
    assert offered == [False] * 4
    click(desktop.window.composer.stop_button)
    wait_idle(qtbot, desktop)


def test_a_reply_that_did_not_end_by_itself_is_marked_after_a_restart(tmp_path: Path) -> None:
    """Also one that the end of the program cut off; going on is offered at the last alone."""
    with open_store(tmp_path) as store:
        chat_id = store.create_chat("Boats").chat_id
        for reason in (StopReason.CANCELLED, StopReason.END, StopReason.LENGTH, None):
            store.append_turn(chat_id, Role.USER, "Tell me a story")
            reply = store.append_turn(chat_id, Role.ASSISTANT, "Once upon", complete=False)
            if reason is not None:
                store.finish_turn(reply.turn_id, "Once upon", 3, reason)
        items = [item for item in read_transcript(store, chat_id).items if isinstance(item, TurnItem)]
    ended = [item.ended for item in items if item.role is Role.ASSISTANT]
    assert ended == [StopReason.CANCELLED, None, StopReason.LENGTH, StopReason.ERROR]
    assert [item.may_go_on for item in items] == [False] * 7 + [True]


def test_how_fast_a_reply_was_written_is_told_after_a_restart(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    desktop = make_desktop(lambda _: story(30), data_dir=tmp_path / "data", pause_s=0.0005)
    send(qtbot, desktop, "Hello")
    item = desktop.window.chat.transcript.items[-1]
    assert isinstance(item, TurnItem)
    assert item.tokens_per_second > 0
    chat_id = desktop.session.shown_chat
    assert chat_id is not None
    desktop.close()
    again = make_desktop(data_dir=tmp_path / "data", chat_id=chat_id)
    stored = again.window.chat.transcript.items[-1]
    assert isinstance(stored, TurnItem)
    assert stored.tokens_per_second == item.tokens_per_second
    (shown,) = [
        widget for widget in again.window.chat.findChildren(AssistantMessage) if widget.item is stored
    ]
    assert any("tokens/s" in label.text() for label in shown.findChildren(QLabel))
