"""Opening a chat: what was in the cache is there again, what does not fit any more is summarized."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.events.events import (
    Action,
    ContextEdited,
    EngineReady,
    Event,
    Method,
    ReplyFinished,
    StopReason,
    SummaryStored,
    Trigger,
)
from ethervox_gui.context.events.window_events import ChatOpened, PromptProgressed, TimelineChanged
from ethervox_gui.context.summaries import completeness
from ethervox_gui.context.summaries.extract import sentences_of
from ethervox_gui.context.turns.turns import Message, Role, Turn, TurnState
from ethervox_gui.engine.protocol import Capability
from ethervox_gui.governor.jobs.jobs import ChangeSettings, OpenChat, SendMessage, SetPinned, SummarizeOld
from ethervox_gui.governor.turns import beginning
from ethervox_gui.storage.db.connection import Connection
from ethervox_gui.storage.memories.edits import BIN_DAYS
from tests.helpers.desk import (
    SYSTEM_PROMPT,
    Desk,
    desk,
    errors,
    in_turn,
    messages,
    notices,
    says,
    user_texts,
    verify_order,
)
from tests.helpers.scripted_engine import SURGICAL

REBUILD = Capability(False, False, "a recurrent model")


def picture(turns: list[Turn]) -> list[tuple[int, str, TurnState, bool, int | None]]:
    return [(turn.number, turn.text, turn.state, turn.pinned, turn.memory_id) for turn in turns]


@pytest.mark.parametrize("capability", [SURGICAL, REBUILD], ids=["surgical", "rebuild"])
def test_a_chat_is_opened_as_it_was(at: Desk, capability: Capability) -> None:
    at.play(says("A reply."), [*messages(16), SetPinned(30, True)], capability=capability)
    before = picture(at.store.turns_of_chat(1))
    assert {state for _, _, state, _, _ in before} == {TurnState.IN_KV, TurnState.SUMMARIZED}

    def look() -> None:
        assert picture(list(at.timeline)) == picture(at.store.turns_of_chat(1)) == before
        (block,) = at.timeline.blocks
        assert block.memory_id == before[26][4], "the summary stands in the cache again"

    told = at.play(says("A reply."), [at.then(look), *messages(3)], chat_id=1, capability=capability)
    assert errors(told) == notices(told) == []
    verify_order(told)
    kinds = [type(event) for event in told]
    assert kinds.index(ChatOpened) < kinds.index(TimelineChanged) < kinds.index(EngineReady)


def test_a_smaller_window_summarises_the_excess(at: Desk) -> None:
    facts = ["My dog is called Rex.", "We live in Oslo now.", "The boat has a red sail.", "The code is 5512."]
    jobs = [*map(SendMessage, facts), *messages(10, 40)]
    at.play(says("A reply of some length, and more."), jobs, n_ctx=4096)
    at.events.clear()
    told = at.play(says("Fine."), messages(2), chat_id=1, n_ctx=768)
    assert errors(told) == []
    verify_order(told)
    assert at.told(ContextEdited)
    edit, summary = at.told(ContextEdited)[0], at.told(SummaryStored)[0]
    assert told.index(summary) < told.index(edit) < told.index(at.told(EngineReady)[0])
    assert (edit.action, edit.trigger, edit.method) == (Action.SUMMARIZE_OLD, Trigger.AUTO, Method.REBUILD)
    assert (summary.source, summary.first_turn) == ("extractive", 1)
    assert "Rex" in summary.text
    assert edit.n_before > 768 > edit.n_after
    turns = at.store.turns_of_chat(1)
    kept = [turn for turn in turns if turn.state is TurnState.IN_KV and turn.role is not Role.SYSTEM]
    assert kept[0].role is Role.USER
    assert user_texts(at.store, 1) == [job.text for job in [*jobs, *messages(2)]]


def test_a_smaller_window_folds_the_earlier_summary_in(at: Desk) -> None:
    jobs = [SendMessage("My dog is called Rex."), *messages(20, 60)]
    at.play(says("A reply.", summary="- A dog, Rex."), jobs, n_ctx=1500)
    assert at.told(SummaryStored)
    before = at.told(SummaryStored)[-1]
    at.play(says("A reply.", summary="- A dog, Rex."), messages(8, 60), chat_id=1, n_ctx=1500)
    at.events.clear()
    told = at.play(says("Fine."), messages(1), chat_id=1, n_ctx=400)
    assert errors(told) == []
    after = at.told(SummaryStored)[0]
    assert after.source == "extractive"
    assert "A dog, Rex." in after.text
    assert (after.first_turn, at.store.memory(before.memory_id).parent_id is not None) == (1, True)


def test_a_long_earlier_summary_is_not_cut_where_there_is_room_for_it(at: Desk) -> None:
    animals = ["dog", "cat", "horse", "parrot", "tortoise", "rabbit"]
    names = ["Rex", "Momo", "Bella", "Coco", "Methusalem", "Flocke"]
    facts = [f"My {animal} is called {name}." for animal, name in zip(animals, names, strict=True)]
    summary = "\n".join(f"- You: {fact}" for fact in facts)
    at.play(
        says("A reply.", summary=summary),
        [*map(SendMessage, facts), *messages(2), SummarizeOld(2)],
        n_ctx=4096,
    )
    assert at.told(SummaryStored)
    at.play(says("A reply."), messages(12, 120), chat_id=1, n_ctx=4096)
    at.events.clear()
    assert errors(at.play(says("Fine."), [], chat_id=1, n_ctx=1000)) == []
    after = at.told(SummaryStored)[0]
    assert all(name in after.text for name in names)


def test_what_says_nothing_is_dropped_for_a_smaller_window(at: Desk) -> None:
    at.play(says("y" * 30), [SendMessage("?" * 30) for _ in range(16)], n_ctx=4096)
    told = at.play(says("Fine."), messages(1), chat_id=1)
    assert errors(told) == []
    edit = at.told(ContextEdited)[0]
    assert (edit.action, edit.memory_id) == (Action.SHIFT_WINDOW, None)
    assert at.store.list_memories() == []
    assert at.store.turns_of_chat(1)[1].state is TurnState.DROPPED


def test_pinned_turns_stay_in_a_smaller_window(at: Desk) -> None:
    at.play(says("A reply."), [*messages(16, 60), SetPinned(3, True)], n_ctx=4096)
    told = at.play(says("Fine."), messages(6), chat_id=1)
    assert errors(told) == []
    assert at.store.turns_of_chat(1)[3].state is TurnState.IN_KV


def test_a_pinned_result_keeps_its_call_in_a_smaller_window(at: Desk) -> None:
    call = '<tool_call name="memory_search" query="dog" />'
    jobs = [*messages(1), SendMessage("go"), *messages(14, 60), SetPinned(5, True)]
    at.play(in_turn("Fine.", call), jobs, n_ctx=4096)
    assert at.store.turns_of_chat(1)[5].role is Role.TOOL
    told = at.play(says("Fine."), messages(6), chat_id=1)
    assert errors(told) == []
    turns = at.store.turns_of_chat(1)
    assert [turns[number].state is TurnState.IN_KV for number in (2, 3, 4, 5)] == [False, False, True, True]


@pytest.mark.parametrize("pinned", [False, True])
def test_what_cannot_fit_is_told_in_a_sentence(tmp_path: Path, pinned: bool) -> None:
    prompt = "You are a test. " * (1 if pinned else 40)
    with desk(tmp_path, model__system_prompt=prompt) as at:
        jobs = [*messages(8, 100), *(SetPinned(number, True) for number in range(1, 15, 2))]
        at.play(says("A reply."), jobs if pinned else messages(1), n_ctx=4096)
        before = picture(at.store.turns_of_chat(1))
        told = at.play(says("Fine."), messages(1), chat_id=1, n_ctx=512)
        assert errors(told) == ["chat_too_large" if pinned else "window_too_small", "no_chat"]
        assert picture(at.store.turns_of_chat(1)) == before, "and nothing was changed"
        assert errors(at.play(says("Fine."), messages(1), chat_id=1, n_ctx=4096)) == []


def test_a_chat_that_cannot_fit_can_be_read_all_the_same(at: Desk) -> None:
    """Nothing else is shown in its place, as where it could not even be stored that it begins."""
    large = [*messages(8, 100), *(SetPinned(number, True) for number in range(1, 15, 2))]
    at.play(says("A reply."), large, n_ctx=4096)
    small = at.store.create_chat("small", system_prompt=SYSTEM_PROMPT).chat_id
    at.events.clear()
    told = at.play(says("Fine."), [*messages(1), OpenChat(1)], chat_id=small, n_ctx=512)
    assert errors(told) == ["chat_too_large"]
    assert [event.chat_id for event in at.told(ChatOpened)] == [small, 1]


def test_a_new_chat_is_made_once(at: Desk) -> None:
    at.play(says("Fine."), [OpenChat(None), OpenChat(None)])
    assert [chat.chat_id for chat in at.store.list_chats()] == [1], "an empty one is taken again"
    at.play(says("Fine."), [*messages(1), OpenChat(None)])
    assert [chat.chat_id for chat in at.store.list_chats()] == [2, 1]
    assert [turn.text for turn in at.store.turns_of_chat(2)] == [SYSTEM_PROMPT]


def test_a_chat_whose_turns_are_not_counted_from_0_is_opened(at: Desk, tmp_path: Path) -> None:
    at.play(says("Fine."), messages(2))
    with closing(Connection(tmp_path / "ethervox.db", writable=True)) as db, db.transaction_of("IMMEDIATE"):
        db.sql("UPDATE turn SET number = number + 1")
    told = at.play(says("Fine."), messages(1), chat_id=1)
    assert errors(told) == []
    assert [turn.number for turn in at.store.turns_of_chat(1)] == list(range(1, 8))


def test_what_is_read_for_the_first_time_is_stored_with_its_size(at: Desk, tmp_path: Path) -> None:
    """Also a system turn that another one took the place of: who goes back to it has to know its size."""

    def sizes() -> list[tuple[Role, int]]:
        return [(turn.role, turn.n_tokens) for turn in at.store.turns_of_chat(1)]

    begun: list[tuple[Role, int]] = []
    later = at.then(lambda: beginning.change(at.live, "Be brief."))
    first = at.then(lambda: begun.extend(sizes()))
    assert errors(at.play(says("Fine."), [first, *messages(2), later, *messages(1)])) == []
    (system,) = begun
    assert system == (Role.SYSTEM, len(at.engine.encode([Message(Role.SYSTEM, SYSTEM_PROMPT)]).turns[0]))
    known = sizes()
    assert all(n_tokens for _, n_tokens in known)
    assert known[0] == system
    with closing(Connection(tmp_path / "ethervox.db", writable=True)) as db, db.transaction_of("IMMEDIATE"):
        db.sql("UPDATE turn SET n_tokens = 0")
    assert errors(at.play(says("Fine."), [], chat_id=1)) == []
    assert sizes() == known


def test_another_chat_can_be_opened_and_talked_in(at: Desk) -> None:
    jobs = [*messages(8), OpenChat(None), SendMessage("another"), OpenChat(1), *messages(2)]
    told = at.play(says("Fine."), jobs)
    assert errors(told) == []
    assert [event.chat_id for event in at.told(ChatOpened)] == [1, 2, 1]
    assert user_texts(at.store, 2) == ["another"]
    assert len(user_texts(at.store, 1)) == 10


def test_a_chat_that_is_not_there_leaves_the_open_one_open(at: Desk) -> None:
    told = at.play(says("Fine."), [*messages(1), OpenChat(99), *messages(1)])
    assert errors(told) == ["chat_not_found"]
    assert len(user_texts(at.store, 1)) == 2


def test_one_that_was_deleted_while_it_waited_is_opened_for_nobody(at: Desk) -> None:
    other = at.store.create_chat("another")
    at.store.delete_chat(other.chat_id)
    told = at.play(says("Fine."), [*messages(1), OpenChat(other.chat_id), *messages(1)])
    assert errors(told) == []
    assert len(user_texts(at.store, at.told(ChatOpened)[-1].chat_id)) == 2


def test_a_reply_that_the_end_of_the_program_cut_off(at: Desk) -> None:
    chat = at.store.create_chat("cut off", system_prompt=SYSTEM_PROMPT)
    at.store.append_turn(chat.chat_id, Role.SYSTEM, SYSTEM_PROMPT)
    at.store.append_turn(chat.chat_id, Role.USER, "Go on.")
    reply = at.store.append_turn(chat.chat_id, Role.ASSISTANT, "", complete=False)
    at.store.update_reply(reply.turn_id, "So I was", 8)
    at.store.rename_chat(chat.chat_id, "waits for what is being written")
    told = at.play(says("Fine."), messages(1), chat_id=chat.chat_id)
    assert errors(told) == []
    assert at.store.unfinished_turns(chat.chat_id) == []
    kept = at.store.turns_of_chat(chat.chat_id)[2]
    assert (kept.text, at.store.stop_reason(kept.turn_id)) == ("So I was", StopReason.ERROR)


@pytest.mark.parametrize("n_faults", [1, 2, 3])
def test_a_chat_that_could_not_be_opened_can_be_opened_again(at: Desk, n_faults: int) -> None:
    at.play(says("A reply."), messages(12))
    faults = {number: EngineError("broken") for number in range(n_faults)}
    jobs = [*messages(1), *[OpenChat(1)] * n_faults, *messages(1)]
    told = at.play(says("Fine."), jobs, chat_id=1, faults=faults)
    assert errors(told) == ["engine_failed", "no_chat"] + ["engine_failed"] * (n_faults - 1)
    assert [event.text for event in told if isinstance(event, ReplyFinished)] == ["Fine."]


def test_opening_can_be_stopped(at: Desk) -> None:
    at.play(says("A reply."), messages(6))

    def stop(event: Event) -> None:
        if isinstance(event, ChatOpened):
            at.watch = lambda _: None
            at.governor.cancel()

    at.watch = stop
    told = at.play(says("Fine."), [OpenChat(1), at.then(at.verify)], chat_id=1, n_batch=20)
    assert errors(told) == []
    assert notices(told) == ["Stopped."]
    assert len([event for event in told if isinstance(event, EngineReady)]) == 1, "the second was not stopped"


def unread_pages(at: Desk) -> None:
    """Of a chat that was never in this cache: all of it has to be read."""
    at.play(says("A reply."), messages(6), n_ctx=2048)
    at.store.pages.flush()
    at.store.pages.drop_chat(1)


def test_a_chat_that_is_prepared_gives_way_to_another_one(at: Desk) -> None:
    unread_pages(at)
    two = at.store.create_chat("two", system_prompt=SYSTEM_PROMPT).chat_id
    jobs = [ChangeSettings(at.settings), OpenChat(two), *messages(1)]
    told = at.play(says("Fine."), jobs, chat_id=1, n_batch=20, n_ctx=2048)
    assert errors(told) == []
    assert "Stopped." not in notices(told), "nobody stopped anything"
    assert [event.chat_id for event in told if isinstance(event, ChatOpened)] == [1, two]
    assert [event.chat_id for event in told if isinstance(event, EngineReady)] == [two]
    long = [event for event in told if isinstance(event, PromptProgressed) and event.n_total > 200]
    assert [event.n_done for event in long] == [20], "only a batch of it was read"
    assert user_texts(at.store, two) == [job.text for job in messages(1)]
    told = at.play(says("Fine."), messages(1), chat_id=1, n_batch=20, n_ctx=2048)
    assert errors(told) == []


def test_a_chat_is_prepared_to_its_end_where_something_is_still_to_be_done_in_it(at: Desk) -> None:
    unread_pages(at)
    jobs = [SetPinned(1, True), OpenChat(None)]
    told = at.play(says("Fine."), jobs, chat_id=1, n_batch=20, n_ctx=2048)
    assert errors(told) == []
    assert [event.chat_id for event in told if isinstance(event, EngineReady)] == [1, 2]
    assert at.store.turns_of_chat(1)[1].pinned


def test_reading_what_has_no_page_can_be_stopped_too(at: Desk) -> None:
    """Of a chat of which there are pages; it tells how far it is, and can be opened again."""
    at.play(says("A reply."), messages(6), n_ctx=2048)
    pages = at.store.pages
    pages.flush()
    ids = [turn.turn_id for turn in at.store.turns_of_chat(1)]
    for file in (page for turn_id in ids[1:8] for page in (pages.folder / "1").glob(f"t{turn_id}-*")):
        file.unlink()
    seen: list[PromptProgressed] = []

    def stop(event: Event) -> None:
        if isinstance(event, PromptProgressed):
            seen.append(event)
            at.governor.cancel()

    at.watch = stop
    told = at.play(says("Fine."), [], chat_id=1, n_batch=20, n_ctx=2048)
    assert errors(told) == []
    assert notices(told)[0].startswith("7 turns of this chat have to be read again: ")
    assert notices(told)[1:] == ["Stopped."]
    assert [event.n_done for event in seen] == [20]
    at.watch = lambda _: None
    told = at.play(says("Fine."), messages(1), chat_id=1, n_batch=20, n_ctx=2048)
    assert errors(told) == []
    progress = [event for event in told if isinstance(event, PromptProgressed)]
    assert progress[0].n_total == seen[0].n_total == progress[seen[0].n_total // 20].n_done


def test_summaries_that_are_not_kept_still_stand_in_the_context(tmp_path: Path) -> None:
    """They are in the bin: no search finds them, but the chat is opened with them."""
    with desk(tmp_path, context__store_summaries=False, context__keep_recent_turns=4) as at:
        at.play(says("Fine."), messages(20))
        assert at.told(SummaryStored)
        assert at.store.list_memories() == []
        assert at.store.search("talked", kinds=("memory",)) == []
        told = at.play(says("Fine."), [], chat_id=1)
        assert errors(told) == []
        views = [event for event in told if isinstance(event, TimelineChanged)][-1].entries
        assert [view.preview for view in views if view.is_block] == ["- They talked."]


def test_an_open_chat_goes_on_with_its_summary_when_the_bin_is_emptied(tmp_path: Path) -> None:
    with desk(tmp_path, context__store_summaries=False, context__keep_recent_turns=4) as at:

        def after_a_month() -> None:
            assert at.told(SummaryStored)
            at.store.empty_bin(time.time() + (BIN_DAYS + 1) * 86_400)

        told = at.play(says("Fine."), [*messages(20), at.then(after_a_month), *messages(20)])
        assert errors(told) == []
        assert len(at.told(SummaryStored)) > 1
        at.store.empty_bin(time.time() + (BIN_DAYS + 1) * 86_400)
        told = at.play(says("Fine."), [], chat_id=1)
        views = [event for event in told if isinstance(event, TimelineChanged)][-1].entries
        assert [view.preview for view in views if view.is_block] == ["- They talked."]


@pytest.mark.parametrize("capability", [SURGICAL, REBUILD], ids=["surgical", "rebuild"])
@pytest.mark.parametrize("setting", [{"context__mode": "manual"}, {"context__enabled": False}])
def test_where_nothing_leaves_by_itself_nothing_leaves_when_it_is_opened(
    tmp_path: Path, setting: dict[str, Any], capability: Capability
) -> None:
    """But into a window that it does not fit into, and then it is told."""
    with desk(tmp_path, **setting, paging__budget_mb=0) as at:
        at.play(says("Fine."), messages(7, 100), n_ctx=1000, capability=capability)
        told = at.play(says("Fine."), [], chat_id=1, n_ctx=1000, capability=capability)
        assert at.ended.timeline.n_used > at.ended.budget.act_at
        assert {turn.state for turn in at.store.turns_of_chat(1)} == {TurnState.IN_KV}
        assert notices(told) == []
        told = at.play(says("Fine."), [], chat_id=1, n_ctx=700, capability=capability)
        assert "no longer fits" in " ".join(notices(told))
        assert TurnState.SUMMARIZED in {turn.state for turn in at.store.turns_of_chat(1)}


def test_nothing_leaves_a_chat_that_fits_before_something_is_said(tmp_path: Path) -> None:
    with desk(tmp_path, paging__budget_mb=0) as at:
        at.play(says("Fine."), messages(6, 100), n_ctx=2048)
        told = at.play(says("Fine."), [], chat_id=1, n_ctx=1100)
        assert at.ended.budget.act_at < at.ended.timeline.n_used < 1100
        assert not at.told(ContextEdited)
        assert {turn.state for turn in at.store.turns_of_chat(1)} == {TurnState.IN_KV}
        told = at.play(says("Fine."), messages(1), chat_id=1, n_ctx=1100)
        assert errors(told) == []
        assert {summary.source for summary in at.told(SummaryStored)} == {"model"}, "it can be asked now"


def test_of_a_chat_that_is_too_large_the_newest_turns_stay(tmp_path: Path) -> None:
    """As many as fit, be it that the last exchange alone is large."""
    with desk(tmp_path, paging__budget_mb=0, context__keep_recent_turns=4) as at:
        at.play(says("Fine."), messages(12, 100), n_ctx=4096)
        at.play(says("Fine."), [], chat_id=1, n_ctx=1100)
        kept = [turn.number for turn in at.ended.timeline.resident() if turn.role is not Role.SYSTEM]
        assert len(kept) > 4
        assert kept == list(range(kept[0], 25))
        told = at.play(says("Fine."), [SendMessage("y" * 330)], chat_id=1, n_ctx=2048)
        assert errors(told) == []
        at.play(says("Fine."), [], chat_id=1, n_ctx=512)
        kept = [turn.number for turn in at.ended.timeline.resident() if turn.role is not Role.SYSTEM]
        assert kept == [25, 26]


def test_what_does_not_fit_can_be_stopped_while_it_is_summarized(
    at: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of thousands of turns that takes seconds."""
    at.play(says("A reply of some length, and more."), messages(20, 60), n_ctx=4096)
    looked_at: list[str] = []
    original = sentences_of

    def counted(text: str) -> list[str]:
        if not looked_at:
            at.governor.cancel()
        looked_at.append(text)
        return original(text)

    monkeypatch.setattr("ethervox_gui.context.summaries.completeness.sentences_of", counted)
    at.events.clear()
    told = at.play(says("Fine."), [], chat_id=1, n_ctx=768)
    assert errors(told) == []
    assert notices(told) == ["Stopped."]
    assert len(looked_at) < 4, "it stops at once"
    assert not at.told(SummaryStored)
    monkeypatch.undo()
    told = at.play(says("Fine."), messages(1), chat_id=1, n_ctx=768)
    assert errors(told) == []
    assert at.told(SummaryStored)


def test_what_a_summary_must_hold_is_looked_for_once(at: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    at.play(says("A reply of some length, and more."), messages(20, 60), n_ctx=4096)
    made: list[int] = []
    original = completeness.Remembered.__init__

    def counted(
        self: completeness.Remembered, earlier: str, turns: Sequence[Turn], *others: Any, **options: Any
    ) -> None:
        made.append(len(turns))
        original(self, earlier, turns, *others, **options)

    monkeypatch.setattr(completeness.Remembered, "__init__", counted)
    at.events.clear()
    at.play(says("Fine."), [], chat_id=1, n_ctx=768)
    assert at.told(SummaryStored)
    assert len(made) == 1
