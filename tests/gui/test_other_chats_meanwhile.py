"""What a note or a question tells of is done in its own chat, though another was opened meanwhile."""

from __future__ import annotations

from threading import Event

from pytestqt.qtbot import QtBot

from ethervox_gui.context.events.events import EngineReady
from ethervox_gui.context.events.window_events import ModelLoading, PromptProgressed, UsageChanged
from ethervox_gui.context.turns.turns import TurnState
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.governor.jobs.jobs import RecallMemory, ShiftWindow
from ethervox_gui.settings import Settings
from ethervox_gui.ui.kit.widgets.dialogs import AskDialog, ErrorDialog
from tests.gui.conftest import DesktopMaker, begin, click, send, wait_until
from tests.gui.test_unusual_orders import at_rest, two_chats


def recalled(desktop: Desktop) -> list[int | None]:
    """The memories that stand in the context, as the timeline shows them."""
    return [e.memory_id for e in desktop.window.header.timeline.entries if e.is_block and e.recalled]


def recalled_in_two_chats(qtbot: QtBot, desktop: Desktop) -> tuple[int, int, int]:
    """Both chats, of which the second is open, and the memory that stands in both."""
    one, two = two_chats(qtbot, desktop)
    note = desktop.assembly.store.add_note(one, "The boat is called Amalia.").memory_id
    for chat in (one, two):
        desktop.actions.open_chat(chat)
        at_rest(qtbot, desktop)
        desktop.thread.submit(RecallMemory(note))
        wait_until(qtbot, lambda: recalled(desktop) == [note])
        at_rest(qtbot, desktop)
    return one, two, note


def test_the_note_of_a_memory_removes_nothing_from_another_chat(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    desktop = make_desktop(n_ctx=8192)
    one, two, note = recalled_in_two_chats(qtbot, desktop)
    toast = desktop.window.toast
    assert toast.action.text() == "Remove"
    desktop.actions.open_chat(one)
    at_rest(qtbot, desktop)
    click(toast.action)
    at_rest(qtbot, desktop)
    assert recalled(desktop) == [note]
    assert toast.title.text() == "This memory was recalled in another chat."
    desktop.actions.open_chat(two)
    at_rest(qtbot, desktop)
    assert recalled(desktop) == [note]


def test_a_memory_is_removed_from_no_chat_that_is_only_about_to_be_opened(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    desktop = make_desktop(n_ctx=8192)
    one, _, note = recalled_in_two_chats(qtbot, desktop)
    desktop.window.show_memory(note)
    row = desktop.window.memory.detail.recall
    wait_until(qtbot, lambda: row.button.text() == "Remove from the context" and row.button.isVisible())
    desktop.actions.open_chat(one)
    click(row.button)  # it tells of the chat before still
    at_rest(qtbot, desktop)
    assert recalled(desktop) == [note]


def dropped_without_pages(qtbot: QtBot, make_desktop: DesktopMaker) -> tuple[Desktop, int, int]:
    """Two chats, in the second of which turns 1–2 were dropped, so that they would have to be read again."""
    settings = Settings().with_values({"paging.budget_mb": 0, "context.keep_recent_turns": 2})
    desktop = make_desktop(n_ctx=8192, settings=settings)
    one, two = two_chats(qtbot, desktop)
    for chat in (one, two):
        desktop.actions.open_chat(chat)
        at_rest(qtbot, desktop)
        send(qtbot, desktop, "Another")
        desktop.thread.submit(ShiftWindow(2))
        wait_until(qtbot, lambda: outside(desktop) == [1, 2])
        at_rest(qtbot, desktop)
    return desktop, one, two


def outside(desktop: Desktop) -> list[int]:
    entries = desktop.window.header.timeline.entries
    return [e.number for e in entries if not e.is_block and e.state is not TurnState.IN_KV]


def test_what_a_return_costs_is_not_asked_over_another_chat(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop, one, _ = dropped_without_pages(qtbot, make_desktop)
    desktop.window.chat.undo_wanted.emit(1, 2)
    desktop.actions.open_chat(one)
    at_rest(qtbot, desktop)
    assert desktop.window.findChild(AskDialog) is None
    assert desktop.window.toast.title.text() == "These turns belong to another chat."


def test_turns_are_read_again_in_the_chat_that_was_asked_about(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    desktop, one, two = dropped_without_pages(qtbot, make_desktop)
    desktop.window.chat.undo_wanted.emit(1, 2)
    wait_until(qtbot, lambda: desktop.window.findChild(AskDialog) is not None)
    at_rest(qtbot, desktop)
    dialog = desktop.window.findChild(AskDialog)
    assert dialog is not None
    desktop.actions.open_chat(one)
    at_rest(qtbot, desktop)
    click(dialog.action)
    at_rest(qtbot, desktop)
    assert outside(desktop) == [1, 2]
    desktop.actions.open_chat(two)
    at_rest(qtbot, desktop)
    assert outside(desktop) == [1, 2]


def test_nothing_is_told_of_the_context_of_another_chat(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(lambda _: "word " * 200, pause_s=0.02)
    window, gauge = desktop.window, desktop.window.header.gauge
    chat = desktop.session.live.chat_id
    told: list[UsageChanged] = []
    desktop.thread.happened.connect(lambda e: told.append(e) if isinstance(e, UsageChanged) else None)
    begin(qtbot, desktop, "hello")
    wait_until(qtbot, lambda: bool(told and told[-1].reply and window.header.timeline.entries))
    desktop.actions.new_chat()
    n_told = len(told)
    wait_until(qtbot, lambda: len(told) > n_told + 1)
    assert desktop.session.live.chat_id == chat, "the reply goes on"
    assert list(window.header.timeline.entries) == []
    assert window.status.turns.text() == ""
    assert gauge.value_text() == "not loaded yet"
    assert chat is not None
    desktop.actions.open_chat(chat)
    assert window.header.timeline.entries
    assert window.status.turns.text()
    assert "/" in gauge.value_text()
    desktop.actions.stop()
    desktop.actions.new_chat()
    at_rest(qtbot, desktop)
    assert "/" in gauge.value_text()


def test_a_chat_is_opened_again_though_a_new_one_is_waiting(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(n_ctx=8192)
    _, two = two_chats(qtbot, desktop)
    desktop.actions.new_chat()
    desktop.actions.open_chat(two)
    wait_until(qtbot, lambda: desktop.background.idle and not desktop.session.busy)
    assert desktop.session.ready
    assert desktop.session.live.chat_id == desktop.session.shown_chat == two


def test_a_chat_is_not_waited_for_that_is_still_being_prepared(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    """Its reading stands still, until the test says so: the other one is chosen in the middle of it."""
    desktop = make_desktop(n_ctx=8192, settings=Settings().with_values({"paging.budget_mb": 0}))
    one, two = two_chats(qtbot, desktop)
    for _ in range(3):
        send(qtbot, desktop, "a long message " * 50)
    at_rest(qtbot, desktop)
    desktop.actions.open_chat(one)
    at_rest(qtbot, desktop)
    engine = desktop.assembly.governor.session.chat().engine
    count, reads, go_on = engine.count_call, Event(), Event()  # type: ignore[attr-defined]
    n_tokens: list[int] = []

    def held() -> None:
        reads.set()
        assert go_on.wait(20)
        count()

    def note(event: object) -> None:
        if isinstance(event, PromptProgressed):
            n_tokens.append(event.n_done)

    engine.count_call = held  # type: ignore[attr-defined]
    desktop.thread.happened.connect(note)
    desktop.actions.choose_chat(two)
    wait_until(qtbot, reads.is_set)
    desktop.actions.choose_chat(one)
    assert desktop.session.shown_chat == one
    go_on.set()
    at_rest(qtbot, desktop)
    assert desktop.session.live.chat_id == one
    assert not desktop.window.toast.isVisible()
    assert max(n_tokens) < 2000, "no more than a batch of the other one was read"


def test_a_chat_that_is_deleted_while_it_waits_to_be_opened_is_no_error(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    """A dialog told those who had just deleted it that there was no such chat."""
    desktop = make_desktop(lambda _: "word " * 200, pause_s=0.02)
    other, _ = two_chats(qtbot, desktop)
    begin(qtbot, desktop, "hello")
    wait_until(qtbot, lambda: desktop.session.writes_in(desktop.session.live.chat_id or 0))
    desktop.actions.open_chat(other)
    desktop.window.sidebar.list.delete_wanted.emit(other)
    toast = desktop.window.toast
    wait_until(qtbot, lambda: toast.isVisible() and toast.title.text() == "Chat deleted")
    desktop.actions.stop()
    at_rest(qtbot, desktop)
    assert desktop.window.findChild(ErrorDialog) is None
    assert desktop.session.live.chat_id == desktop.session.shown_chat != other
    send(qtbot, desktop, "And on.")
    assert desktop.session.shown_chat != other


def test_the_title_is_that_of_the_chat_that_is_shown(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    """Also while the engine is busy with another one."""
    desktop = make_desktop(lambda _: "word " * 200, pause_s=0.02)
    other, _ = two_chats(qtbot, desktop)
    desktop.assembly.store.rename_chat(other, "Boats")
    desktop.session.refresh_chats()
    wait_until(qtbot, lambda: desktop.window.sidebar.list.title_of(other) == "Boats")
    begin(qtbot, desktop, "hello")
    wait_until(qtbot, lambda: desktop.session.writes_in(desktop.session.live.chat_id or 0))
    desktop.actions.open_chat(other)
    assert desktop.window.windowTitle() == "Boats – EthervoxGUI"
    desktop.actions.stop()
    at_rest(qtbot, desktop)


def test_a_model_that_is_loaded_is_not_said_to_be_missing(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    """Another chat was chosen while it was loaded."""
    desktop = make_desktop()
    send(qtbot, desktop, "Hello")
    chat, gauge, live = desktop.session.live.chat_id, desktop.window.header.gauge, desktop.session.live
    assert chat is not None
    desktop.session.take(ModelLoading("Falcon", 0.5))
    desktop.window.header.show_no_model()
    desktop.session.show_chat(chat + 1)
    desktop.session.take(EngineReady("Falcon", 2048, "surgical", "", live.chat_id or 0))
    assert gauge.value_text() == "not loaded yet"
