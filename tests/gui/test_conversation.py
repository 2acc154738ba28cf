"""Whole conversations through the widgets, on the real governor and the real database."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from ethervox_gui import settings as settings_module
from ethervox_gui.context.errors import Cancelled, UserError
from ethervox_gui.context.events.events import StopReason
from ethervox_gui.context.events.window_events import ChatOpened, ModelLoading
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.governor.jobs.jobs import Tell
from ethervox_gui.services import profiles
from ethervox_gui.services.profiles import Profile
from ethervox_gui.settings import Settings
from ethervox_gui.ui.chat.edit_marker import EditMarker
from ethervox_gui.ui.chat.message import UserMessage
from ethervox_gui.ui.chat.transcript import EditMarkerItem, NoteItem, ToolItem, TurnItem
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.kit.widgets.dialogs import ErrorDialog
from tests.gui.conftest import DesktopMaker, begin, click, failure_of, send, wait_idle, wait_until
from tests.gui.scripted_desktop import scripted_desktop
from tests.helpers.desk import counting

ALERT = "ALERT"
SUMMARY = "- The boat is called Amalia.\n- It sails on Friday."


def respond(prompt: str) -> str:
    if "Summarize the conversation" in prompt[-400:]:
        return SUMMARY
    if ALERT in prompt[-400:]:
        return '<tool_call name="context_manage" action="summarize_old" keep_last_n_turns="5" />'
    return "A reply of some length about the boat called Amalia. " * 3


def items(desktop: Desktop) -> list[object]:
    return list(desktop.window.chat.transcript.items)


def talk_past_the_limit(qtbot: QtBot, desktop: Desktop, n_edits: int = 1) -> None:
    for number in range(60):
        send(qtbot, desktop, f"Message {number}: what about the boat?")
        if sum(isinstance(item, EditMarkerItem) for item in items(desktop)) >= n_edits:
            return
    pytest.fail("the context was never edited")


def test_a_message_and_its_reply(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(lambda _prompt: "**Hello** yourself.")
    window = desktop.window
    assert window.welcome.isVisible()
    assert window.header.picker.text() == "scripted"
    assert window.header.pill.text() == "fast edits"

    send(qtbot, desktop, "Hello & <b>good</b> day")

    assert not window.welcome.isVisible()
    turns = [item for item in items(desktop) if isinstance(item, TurnItem)]
    assert [(turn.role, turn.text) for turn in turns] == [
        (Role.USER, "Hello & <b>good</b> day"),
        (Role.ASSISTANT, "**Hello** yourself."),
    ]
    assert [turn.number for turn in turns] == [1, 2]
    assert not turns[1].streaming
    assert turns[1].n_tokens > 0
    roles = [entry.role for entry in window.header.timeline.entries]
    assert roles == [Role.SYSTEM, Role.USER, Role.ASSISTANT]
    usage = window.header.gauge.usage
    assert usage is not None
    assert f"{usage.n_used:,} / 2,048" in window.header.gauge.value_text()
    assert usage.n_used == sum(entry.n_tokens for entry in window.header.timeline.entries)
    assert "tokens/s" in window.status.tokens.text()
    assert "2 turns: 2 in KV" in window.status.turns.text()
    model = window.sidebar.list.chats
    titles = [model.index(row).data() for row in range(model.rowCount())]
    assert "Hello & <b>good</b> day" in titles


def test_stop_keeps_what_was_written(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    replies = iter([counting(1500), "Yes."])
    desktop = make_desktop(lambda _prompt: next(replies), n_ctx=8192, pause_s=0.003)
    window = desktop.window
    begin(qtbot, desktop, "Talk")
    wait_until(qtbot, lambda: window.composer.stop_button.isVisible() and len(items(desktop)) == 2)
    reply = items(desktop)[1]
    assert isinstance(reply, TurnItem)
    wait_until(qtbot, lambda: len(reply.text) > 20)
    click(window.composer.stop_button)
    wait_idle(qtbot, desktop)
    assert reply.ended is StopReason.CANCELLED
    assert 20 < len(reply.text) < 1500
    assert window.composer.send_button.isVisible()
    send(qtbot, desktop, "And on")
    assert len(items(desktop)) == 4


def test_past_the_limit(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(respond)
    window = desktop.window
    talk_past_the_limit(qtbot, desktop)

    marker = next(item for item in items(desktop) if isinstance(item, EditMarkerItem))
    assert marker.tokens_freed > 0
    before = items(desktop)[items(desktop).index(marker) - 1]
    assert isinstance(before, TurnItem)
    assert before.number == marker.last_turn
    assert before.state is TurnState.SUMMARIZED
    assert window.header.timeline.cuts == {marker.last_turn}
    states = {entry.number: entry.state for entry in window.header.timeline.entries if not entry.is_block}
    assert states[marker.last_turn] is TurnState.SUMMARIZED
    assert any(entry.is_block for entry in window.header.timeline.entries)
    usage = window.header.gauge.usage
    assert usage is not None
    assert usage.summaries > 0
    assert window.toast.isVisible()
    assert "summarized" in window.header.timeline.accessibleName().lower()

    window.memory.search.setText("Amalia")
    cards = window.memory.list.cards
    wait_until(
        qtbot,
        lambda: any(
            card is not None and card.kind == "memory" and card.marks
            for card in (cards.card_at(cards.index(row)) for row in range(cards.rowCount()))
        ),
    )
    widget = next(w for w in window.chat.findChildren(EditMarker) if w.item is marker)
    button = widget.findChild(QPushButton)
    assert button is not None
    click(button)
    wait_until(qtbot, window.memory.detail.isVisible)
    detail = window.memory.detail.detail
    assert detail is not None
    assert "Amalia" in detail.text
    assert detail.last_turn == marker.last_turn


def test_all_of_it_is_there_after_a_restart(qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path) -> None:
    first = make_desktop(respond, data_dir=tmp_path / "kept")
    talk_past_the_limit(qtbot, first, 2)
    before = [item for item in items(first) if isinstance(item, TurnItem | EditMarkerItem)]
    chat_id = first.session.live.chat_id
    assert chat_id is not None
    first.close()

    second = make_desktop(respond, data_dir=tmp_path / "kept")
    assert second.window.welcome.isVisible(), "a new chat is open"
    listed = second.window.sidebar.list
    row = listed.chats.row_of(chat_id)
    assert row is not None
    index = listed.chats.index(row)
    click(listed.viewport(), listed.visualRect(index).center())
    wait_until(qtbot, lambda: len(items(second)) > 0)
    wait_idle(qtbot, second)
    after = [item for item in items(second) if isinstance(item, TurnItem | EditMarkerItem)]
    assert [getattr(item, "text", item) for item in after] == [getattr(item, "text", item) for item in before]
    assert second.window.header.timeline.cuts == {
        i.last_turn for i in before if isinstance(i, EditMarkerItem)
    }
    cards = second.window.memory.list.cards
    assert cards.rowCount() == 1, "the newest summary"
    newest = cards.card_at(cards.index(0))
    assert newest is not None
    assert "1 earlier version" in newest.tags
    send(qtbot, second, "Still there?")
    assert isinstance(items(second)[-1], TurnItem)


def test_summarize_now(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    settings = Settings().with_values({"context.keep_recent_turns": 2, "appearance.preview_summaries": False})
    desktop = make_desktop(respond, n_ctx=8192, settings=settings)
    for number in range(4):
        send(qtbot, desktop, f"Message {number}")
    click(desktop.window.header.summarize)
    wait_idle(qtbot, desktop)
    assert any(isinstance(item, EditMarkerItem) for item in items(desktop))


def test_a_call_becomes_a_small_line(qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path) -> None:
    def call_once(prompt: str) -> str:
        if "Found in memory" in prompt[-200:] or "Nothing found" in prompt[-200:]:
            return "It is called Amalia."
        return '<tool_call name="memory_search" query="boat" />'

    desktop = make_desktop(call_once, data_dir=tmp_path / "kept")
    send(qtbot, desktop, "What is the boat called?")
    kinds = [type(item) for item in items(desktop)]
    assert kinds == [TurnItem, ToolItem, TurnItem]
    chat_id = desktop.session.live.chat_id
    desktop.close()
    again = make_desktop(call_once, data_dir=tmp_path / "kept", chat_id=chat_id)
    assert [type(item) for item in items(again)] == kinds


@pytest.mark.parametrize("name", ["unwanted.gguf", "broken.gguf"])
def test_what_cannot_be_loaded_leaves_the_model_that_works(
    qtbot: QtBot, make_desktop: DesktopMaker, name: str
) -> None:
    desktop = make_desktop()
    window = desktop.window
    send(qtbot, desktop, "Hello")
    model, stored = window.header.picker.text(), desktop.actions.settings.model.path
    desktop.actions.load_model(Path(name))
    dialog = failure_of(qtbot, desktop)
    dialog.put_away()
    wait_idle(qtbot, desktop)
    assert window.header.picker.text() == model
    assert desktop.actions.settings.model.path == stored, "the next start does not try it again"
    assert name not in [path.name for path in window.recent_models()]
    send(qtbot, desktop, "Hello again")
    turns = [item for item in items(desktop) if isinstance(item, TurnItem)]
    assert [turn.text for turn in turns] == ["Hello", "Fine.", "Hello again", "Fine."]
    desktop.actions.new_chat()
    wait_idle(qtbot, desktop)
    assert desktop.actions.settings.model.path == stored
    desktop.actions.loading.reload()
    wait_idle(qtbot, desktop)
    assert window.header.picker.text() == model


def test_a_file_that_cannot_write_is_good_for_finding(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    model = desktop.window.header.picker.text()
    desktop.actions.load_model(Path("unwanted.gguf"))
    failure = failure_of(qtbot, desktop)
    offers = [button for button in failure.findChildren(QPushButton) if button.isVisible()]
    assert "Retry" not in [button.text() for button in offers], "it would fail again"
    click(next(button for button in offers if button.text() == "Use it to find by meaning"))
    assert desktop.actions.settings.memory.embedding_model == "unwanted.gguf"
    assert not failure.isVisible()
    wait_idle(qtbot, desktop)
    assert desktop.window.header.picker.text() == model


def test_no_model_can_be_loaded(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desktop = make_desktop()
    window = desktop.window
    send(qtbot, desktop, "Hello")
    monkeypatch.setattr("tests.gui.scripted_desktop.GONE", {"scripted.gguf"})
    desktop.actions.load_model(Path("broken.gguf"))
    dialog = failure_of(qtbot, desktop)
    words = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert "broken.gguf is not a model" in words
    assert "Choose another one." in words
    assert "Traceback" not in words
    wait_until(qtbot, lambda: not desktop.session.busy)
    assert not desktop.session.ready
    assert window.header.picker.text() == "No model"
    begin(qtbot, desktop, "Nobody hears this")
    assert window.composer.text() == "Nobody hears this", "what was typed is kept"
    assert not (desktop.actions.settings.model.path), "a model that fails is not taken next time"

    desktop.actions.load_model(Path("good.gguf"))
    wait_idle(qtbot, desktop)
    assert len(items(desktop)) == 2, "the chat goes on with the other model"
    stored = settings_module.load(tmp_path / "data" / "settings.json")
    assert stored.model.path == "good.gguf"


def test_a_message_that_is_too_long_comes_back(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(n_ctx=512)
    text = "much too long " * 100
    begin(qtbot, desktop, text)
    failure_of(qtbot, desktop)
    wait_idle(qtbot, desktop)
    assert desktop.window.composer.text() == text.strip()
    assert items(desktop) == []


def test_commands_answer_in_the_chat(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    send(qtbot, desktop, "/context status")
    note = items(desktop)[0]
    assert isinstance(note, NoteItem)
    assert "2,048" in note.text
    send(qtbot, desktop, "/nonsense")
    assert desktop.window.toast.isVisible()
    assert "/nonsense" in desktop.window.toast.title.text()
    send(qtbot, desktop, "/context undo")
    assert desktop.window.toast.title.text() == "There is no edit of this chat to undo."


def notes(desktop: Desktop) -> list[tuple[str, str]]:
    return [(item.command, item.text) for item in items(desktop) if isinstance(item, NoteItem)]


def test_only_what_a_command_asked_for_is_its_answer(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    send(qtbot, desktop, "Ahoy!")
    held = Event()
    desktop.thread.submit(
        Tell(lambda: str(held.wait()))
    )  # so that what follows comes while a command is at work
    begin(qtbot, desktop, "/context pin 1")
    desktop.thread.submit(Tell(lambda: "There is a new model."))
    desktop.actions.pin(2, True)
    held.set()
    wait_idle(qtbot, desktop)
    assert notes(desktop) == [("/context pin 1", "Turn 1 is pinned: it never leaves the context.")]
    assert desktop.window.toast.title.text() == "Turn 2 is pinned: it never leaves the context."


def test_what_fails_meanwhile_gives_nothing_back(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    def fails() -> str:
        held.wait()
        raise UserError("backup_failed", "No backup could be made.")

    desktop = make_desktop()
    send(qtbot, desktop, "Ahoy!")
    for text in ("Where is the anchor?", "/context status"):
        held = Event()
        desktop.thread.submit(Tell(fails))
        begin(qtbot, desktop, text)
        held.set()
        wait_idle(qtbot, desktop)
        assert desktop.window.composer.text() == ""
    assert [item.text for item in items(desktop) if isinstance(item, TurnItem)] == [
        *("Ahoy!", "Fine."),
        *("Where is the anchor?", "Fine."),
    ]
    assert [command for command, _ in notes(desktop)] == ["/context status"]


@pytest.mark.parametrize(
    "text", ["/etc/hosts has a line too many. It says\n" + "127.0.0.1 " * 60, "/edit 7 Seven."]
)
def test_what_is_no_command_after_all_comes_back(qtbot: QtBot, make_desktop: DesktopMaker, text: str) -> None:
    desktop = make_desktop()
    send(qtbot, desktop, text)
    assert desktop.window.composer.text() == text.strip()
    send(qtbot, desktop, "/context status")
    assert desktop.window.composer.text() == "", "what works does not"


def test_chats_are_opened_renamed_and_deleted(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    window, listed = desktop.window, desktop.window.sidebar.list
    send(qtbot, desktop, "The first chat")
    first = desktop.session.live.chat_id
    assert first is not None
    click(window.sidebar.new_button)
    wait_idle(qtbot, desktop)
    assert window.welcome.isVisible()
    send(qtbot, desktop, "The second chat")
    listed.chosen.emit(first)
    wait_idle(qtbot, desktop)
    assert desktop.session.live.chat_id == first
    assert isinstance(items(desktop)[0], TurnItem)

    desktop.chat_actions.rename_chat(first, "Boats")
    wait_until(
        qtbot, lambda: "Boats" in [listed.chats.index(r).data() for r in range(listed.chats.rowCount())]
    )
    desktop.chat_actions.delete_chat(first)
    wait_until(qtbot, lambda: listed.chats.row_of(first) is None)
    wait_idle(qtbot, desktop)
    assert desktop.session.live.chat_id != first
    click(window.toast.action)
    wait_until(qtbot, lambda: listed.chats.row_of(first) is not None)


def test_switching_while_a_reply_is_written(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(lambda _prompt: counting(300), n_ctx=8192)
    send(qtbot, desktop, "The first chat")
    first = desktop.session.live.chat_id
    desktop.actions.new_chat()
    wait_idle(qtbot, desktop)
    begin(qtbot, desktop, "The second chat")
    second = desktop.session.live.chat_id
    assert first is not None
    assert second is not None
    desktop.actions.open_chat(first)
    wait_idle(qtbot, desktop)
    assert desktop.session.live.chat_id == first
    texts = [item.text for item in items(desktop) if isinstance(item, TurnItem)]
    assert texts[0] == "The first chat"
    desktop.actions.open_chat(second)
    wait_idle(qtbot, desktop)
    turns = [item for item in items(desktop) if isinstance(item, TurnItem)]
    assert [turn.text for turn in turns] == ["The second chat", counting(300)]


def test_pinned_turns(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    send(qtbot, desktop, "Keep this")
    desktop.window.header.timeline.pin_wanted.emit(1, True)
    wait_until(qtbot, lambda: any(entry.pinned for entry in desktop.window.header.timeline.entries))
    assert "pinned" in desktop.window.header.timeline.describe(desktop.window.header.timeline.entries[1])


def test_drafts_stay_with_their_chats(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    composer = desktop.window.composer
    send(qtbot, desktop, "The first chat")
    first = desktop.session.live.chat_id
    assert first is not None
    composer.set_text("half a thought")
    desktop.actions.new_chat()
    wait_idle(qtbot, desktop)
    assert composer.text() == ""
    desktop.actions.open_chat(first)
    wait_idle(qtbot, desktop)
    assert composer.text() == "half a thought"


def test_what_is_typed_in_a_chat_that_is_left_before_it_is_open_is_not_lost(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    desktop = make_desktop()
    composer = desktop.window.composer
    send(qtbot, desktop, "The first chat")
    first = desktop.session.live.chat_id
    assert first is not None
    desktop.actions.new_chat()
    assert desktop.session.shown_chat is None
    composer.set_text("half a thought")
    desktop.actions.open_chat(first)
    wait_idle(qtbot, desktop)
    assert composer.text() == "", "it belongs to the new one"
    desktop.actions.new_chat()
    wait_until(qtbot, lambda: composer.text() == "half a thought")
    wait_idle(qtbot, desktop)
    click(composer.send_button)
    wait_idle(qtbot, desktop)
    desktop.actions.new_chat()
    wait_idle(qtbot, desktop)
    assert composer.text() == "", "it was sent"


def test_loading_is_cancelled(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    header = desktop.window.header
    send(qtbot, desktop, "Hello")
    desktop.actions.load_model(Path("endless.gguf"))
    wait_until(qtbot, header.cancel_load.isVisible)
    click(header.cancel_load)
    wait_idle(qtbot, desktop)
    assert not header.loading
    assert header.picker.text() == "scripted"
    assert desktop.actions.settings.model.path == ""
    send(qtbot, desktop, "Hello again")
    assert len(items(desktop)) == 4


def test_what_another_model_counted_is_not_said_of_this_one(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    """While it read the chat the timeline was empty, and the gauge told the tokens of the one before."""
    desktop = make_desktop()
    send(qtbot, desktop, "Hello")
    session, header = desktop.session, desktop.window.header
    chat_id = session.live.chat_id
    assert chat_id is not None
    assert "ok" in header.gauge.value_text()
    session.take(ModelLoading("Falcon", 1.0))
    session.take(ChatOpened(chat_id))
    assert not header.timeline.entries
    assert header.gauge.value_text() == "not loaded yet"
    desktop.actions.load_model(Path("other.gguf"))
    wait_idle(qtbot, desktop)
    assert header.timeline.entries
    assert "ok" in header.gauge.value_text()


def test_while_the_first_model_is_loaded_nobody_says_that_there_is_none(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """The message box said that it is being loaded, and the gauge above it “no model loaded”."""
    desktop = scripted_desktop(tmp_path / "data", lambda _: "Fine.", theme)
    gauge = desktop.window.header.gauge
    assert gauge.value_text() == "no model loaded"
    desktop.session.take(ModelLoading("Falcon", 0.5))
    assert gauge.value_text() == "not loaded yet"
    desktop.open(None)
    wait_idle(qtbot, desktop)
    assert "ok" in gauge.value_text()
    desktop.close()
    desktop.window.deleteLater()


def test_the_bar_of_a_model_that_is_tried_out_says_so(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    """Once all of it is read nobody knows how long the rest takes: a full bar would stand still."""
    desktop = make_desktop()
    header, status = desktop.window.header, desktop.window.status
    desktop.session.take(ModelLoading("Falcon", 0.5))
    assert (header.progress.maximum(), header.progress.value()) == (1000, 500)
    assert header.progress.accessibleName() == "Loading the model"
    desktop.session.take(ModelLoading("Falcon", 1.0))
    assert header.progress.isVisible()
    assert (header.progress.minimum(), header.progress.maximum()) == (0, 0), "it moves to and fro"
    assert header.progress.accessibleName() == "Trying the model out"
    assert status.activity.text() == "trying the model out…"
    desktop.actions.load_model(Path("another.gguf"))
    wait_idle(qtbot, desktop)
    assert not header.loading
    assert status.activity.text() == ""


def test_a_chat_that_cannot_be_opened_can_be_chosen_again(
    qtbot: QtBot, make_desktop: DesktopMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    desktop = make_desktop()
    send(qtbot, desktop, "The first chat")
    first = desktop.session.live.chat_id
    assert first is not None
    desktop.actions.new_chat()
    wait_idle(qtbot, desktop)
    with monkeypatch.context() as patch:
        patch.setattr("ethervox_gui.governor.session.open_chat.restore", _cancel)
        desktop.actions.open_chat(first)
        wait_until(qtbot, lambda: not desktop.session.busy and desktop.background.idle)
    assert not desktop.session.ready
    assert len(items(desktop)) == 2, "it can be read"
    desktop.actions.open_chat(first)
    wait_idle(qtbot, desktop)
    send(qtbot, desktop, "Here again")
    assert len(items(desktop)) == 4


def _cancel(*_arguments: object) -> None:
    raise Cancelled


def test_a_chat_that_is_too_long_for_a_smaller_window(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    first = make_desktop(respond, data_dir=tmp_path / "kept", n_ctx=8192)
    for number in range(12):
        send(qtbot, first, f"Message {number}")
    chat_id = first.session.live.chat_id
    assert not any(isinstance(item, EditMarkerItem) for item in items(first))
    first.close()
    second = make_desktop(respond, data_dir=tmp_path / "kept", n_ctx=1536, chat_id=chat_id)
    marker = next(item for item in items(second) if isinstance(item, EditMarkerItem))
    states = [item.state for item in items(second) if isinstance(item, TurnItem)]
    assert states.count(TurnState.SUMMARIZED) == marker.last_turn
    assert second.window.header.timeline.cuts == {marker.last_turn}


@pytest.mark.parametrize(("button", "kept"), [("Condense it", 0), ("Send the end of it", 299)])
def test_a_message_larger_than_the_window_can_be_sent_shorter(
    qtbot: QtBot, make_desktop: DesktopMaker, button: str, kept: int
) -> None:
    """Refused with its size and the limit, it stands in the composer again; its short form is sent."""
    desktop = make_desktop(lambda prompt: "" if "Summarize" in prompt else "Hm.", n_ctx=2048)
    text = " ".join(f"The house number {n} has a blue door." for n in range(300))
    send(qtbot, desktop, text)
    dialog = failure_of(qtbot, desktop)
    said = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert "tokens; at most" in said
    assert desktop.window.composer.text() == text
    assert not [item for item in items(desktop) if isinstance(item, TurnItem)]
    (wanted,) = [b for b in dialog.findChildren(QPushButton) if b.text() == button]
    click(wanted)
    wait_idle(qtbot, desktop)
    turns = [item for item in items(desktop) if isinstance(item, TurnItem)]
    assert [turn.role for turn in turns] == [Role.USER, Role.ASSISTANT]
    assert "the whole text is memory" in turns[0].text
    assert f"number {kept} " in turns[0].text
    assert desktop.window.composer.text() == ""
    (note,) = desktop.assembly.store.list_memories()
    assert note.text == text
    wait_until(qtbot, lambda: desktop.window.memory.list.cards.rowCount() == 1)
    (chat,) = desktop.assembly.store.list_chats()
    assert chat.title.startswith("The house number"), "not by the line that says what was done to it"


def test_a_chat_that_is_to_go_on_is_there_while_the_model_is_loaded(
    qtbot: QtBot, make_desktop: DesktopMaker, theme: Theme, tmp_path: Path
) -> None:
    first = make_desktop(data_dir=tmp_path / "kept")
    send(qtbot, first, "My boat is called Amalia.")
    chat_id = first.session.live.chat_id
    first.window.composer.set_text("And what was")
    first.close()
    desktop = scripted_desktop(tmp_path / "kept", lambda _: "Fine.", theme)
    try:
        desktop.assembly = replace(desktop.assembly, model_path=Path("endless.gguf"))
        desktop.open(chat_id)
        window = desktop.window
        assert window.header.loading, "it is known at once that nobody need choose a model"
        assert window.composer.editor.placeholderText() == "Loading the model…"
        wait_until(qtbot, lambda: bool(window.chat.findChildren(UserMessage)) and desktop.background.idle)
        assert not desktop.session.has_model
        assert not window.welcome.isVisible()
        assert window.composer.text() == "And what was"
        assert not window.header.timeline.entries
        desktop.actions.stop()
        wait_until(qtbot, lambda: not desktop.session.busy)
        assert [item.text for item in window.chat.transcript.items if isinstance(item, TurnItem)] == [
            "My boat is called Amalia.",
            "Fine.",
        ]
        desktop.actions.load_model(Path("scripted.gguf"))
        wait_idle(qtbot, desktop)
        assert desktop.session.live.chat_id == chat_id
        assert len(window.header.timeline.entries) == 3
    finally:
        desktop.close()


@pytest.mark.parametrize(("of_chat", "chosen"), [(True, False), (False, False), (True, True)])
def test_the_model_of_the_profile_is_named_at_once(
    qtbot: QtBot, theme: Theme, tmp_path: Path, of_chat: bool, chosen: bool
) -> None:
    """For a blink the header had the name of the default model, which was not loaded at all."""
    data_dir = tmp_path / "kept"
    desktop = scripted_desktop(data_dir, lambda _: "Fine.", theme)
    store = desktop.assembly.store
    own = Profile(name="Own", model=str(tmp_path / "endless-7b.gguf"))
    profiles.save(profiles.Profiles([own]), data_dir / profiles.PROFILES_FILE)
    chat_id = store.create_chat(profile="Own").chat_id if of_chat else None
    try:
        profile = None if of_chat else "Own"
        desktop.assembly = replace(desktop.assembly, profile=profile, chose_model=chosen)
        desktop.open(chat_id)
        shown = desktop.window.header.picker.text()
        assert ("Endless 7B" in shown) == (not chosen), shown
    finally:
        desktop.close()
        desktop.window.deleteLater()


def test_once_the_engine_has_stopped_nothing_is_taken_that_would_not_be_stored(
    qtbot: QtBot, make_desktop: DesktopMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    desktop = make_desktop()
    window = desktop.window
    send(qtbot, desktop, "Hello")

    def die(_n_owed: int) -> int:
        raise RuntimeError("out of the blue")

    monkeypatch.setattr(desktop.assembly.governor, "_serve_guests", die)
    begin(qtbot, desktop, "The boat is called Amalia.")
    wait_until(qtbot, lambda: window.findChild(ErrorDialog) is not None)
    dialog = window.findChild(ErrorDialog)
    assert dialog is not None
    offered = {button.text() for button in dialog.findChildren(QPushButton)}
    assert "Retry" not in offered, "it would wait for a loop that has ended"
    dialog.reject()
    assert not desktop.session.busy
    before = len(items(desktop))
    window.composer.set_text("Is this kept?")
    assert not window.composer.send_button.isEnabled()
    desktop.actions.send("Is this kept?")
    assert len(items(desktop)) == before
    assert window.composer.text() == "Is this kept?"
    assert (
        "start the app again" in window.composer.editor.toolTip() + window.composer.editor.placeholderText()
    )
