"""What is forgotten is told by nothing that is kept: no summary, no note, no search, no receipt."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ethervox_gui.context.events.events import ContextEdited
from ethervox_gui.context.events.window_events import MemoriesRemade
from ethervox_gui.context.turns.shortened import WHOLE_TEXT, Kept, header
from ethervox_gui.context.turns.turns import TurnState
from ethervox_gui.governor.jobs.jobs import (
    BringBack,
    ClearContext,
    EditMessage,
    ForgetTurns,
    IfTooLong,
    Job,
    KeepTurns,
    ReportStatus,
    SendMessage,
    SetPinned,
    SummarizeOld,
    UndoEdit,
)
from ethervox_gui.governor.turns import tool_calls
from ethervox_gui.storage.base.values import Filter, NewMemory
from ethervox_gui.storage.pages.page_file import PageKind
from tests.helpers.desk import Desk, desk, errors, notices, says, verify_order

BOAT = "My boat is called Halcyon."
SECRET = "My locker opens with 4711."
SISTER = "My sister Marta lives in Bergen."
#: The secret is in the turns 3 and 4.
TOLD = (BOAT, SECRET, SISTER, "What is rain?", "Name a bird.")
N_CTX = 4096
LONG = "All is fine with that. " * 5  # else there is no room for a summary of all


@pytest.fixture
def at(tmp_path: Path) -> Iterator[Desk]:
    with desk(tmp_path, context__notes="sentences") as made:
        yield made


def told() -> list[Job]:
    return [*map(SendMessage, TOLD)]


def everything(at: Desk) -> str:
    """All that is kept beside the turns themselves, and all that the model is told, also by a search."""
    store = at.store
    kept = [memory.text for memory in [*store.list_memories(), *store.deleted_memories()]]
    kept += [line for memory in store.list_memories() for line in (*memory.lost, *memory.tags)]
    kept += [v.text for memory in store.list_memories() for v in store.memory_versions(memory.memory_id)]
    kept += [note.text for chat in store.list_chats() for note in store.notes_of_chat(chat.chat_id)]
    kept += [hit.snippet for hit in store.search("locker 4711", kinds=("memory",))]
    for turn in store.turns_of_chat(at.live.chat_id):
        receipt = store.receipt(turn.turn_id)
        kept += [line for seen in receipt.began + receipt.ended for line in seen.lines] if receipt else []
    kept += [tool_calls.search_memory(at.live, words) for words in ("locker", "4711", "opens")]
    kept += [message.text for message in at.live.messages()]
    kept += [note.text for note in at.live.notes.of(turn.turn_id for turn in at.timeline)]
    return "\n".join(kept)


def silent(at: Desk) -> Job:
    def look() -> None:
        found = everything(at)
        assert "4711" not in found
        assert "locker" not in found

    return at.then(look)


def known(at: Desk, *texts: str) -> Job:
    """The summary that stands in the context says these."""

    def look() -> None:
        (block,) = at.timeline.blocks
        assert block.text == at.store.memory(block.memory_id).text
        assert [text for text in texts if text not in block.text] == []

    return at.then(look)


def test_a_summary_is_made_again_without_what_is_forgotten(at: Desk) -> None:
    jobs = [*told(), SummarizeOld(2), SendMessage("Hm."), known(at, BOAT, SECRET, SISTER)]
    jobs += [ForgetTurns(3, 4), silent(at), known(at, BOAT, SISTER), SendMessage("And now?"), silent(at)]
    told_of = at.play(says(LONG), jobs, n_ctx=N_CTX)
    assert errors(told_of) == []
    verify_order(told_of)
    (event,) = at.told(MemoriesRemade)
    assert (len(event.remade), event.gone) == (1, ())
    edited = at.told(ContextEdited)[-1]
    assert (edited.first_turn, edited.last_turn) == (3, 4), "the others are summarized as before"
    states = {turn.number: turn.state for turn in at.store.turns_of_chat(1)}
    assert [number for number, state in states.items() if state is TurnState.SUMMARIZED] == [
        1,
        2,
        *range(5, 9),
    ]
    assert [number for number, state in states.items() if state is TurnState.DROPPED] == [3, 4]
    (memory,) = at.store.list_memories()
    assert [turn.number for turn in at.store.memory_turns(memory.memory_id)] == [1, 2, *range(5, 9)]
    assert (memory.fidelity, memory.lost) == (1.0, ())
    assert SECRET in [turn.text for turn in at.store.turns_of_chat(1)], "it stays stored for its reader"
    again = [silent(at), known(at, BOAT, SISTER), SendMessage("Go on."), silent(at)]
    assert errors(at.play(says(LONG), again, chat_id=1, n_ctx=N_CTX)) == []


@pytest.mark.parametrize("way", ["late", "sentences"])
def test_every_summary_that_is_made_of_it_is(tmp_path: Path, way: str) -> None:
    """The earlier ones below, what was edited by hand, and what stands recalled."""
    with desk(tmp_path, context__notes=way) as at:
        first: list[int] = []

        def edit() -> None:
            (memory,) = at.store.list_memories()
            first.append(memory.memory_id)
            at.store.edit_memory(memory.memory_id, f"- {SECRET}\n- {BOAT}\n- The locker is green.")

        jobs = [*told(), SummarizeOld(4), at.then(edit), SendMessage("Hm."), SummarizeOld(2)]
        jobs += [ForgetTurns(3, 3), silent(at), known(at)]
        said = says(LONG, summary=f"- {BOAT}\n- {SECRET}\n- {SISTER}")
        assert errors(at.play(said, jobs, n_ctx=N_CTX)) == []
        assert [memory.memory_id for memory in at.store.list_memories()][-1:] == first
        assert at.store.memory_versions(first[0]) == []
        (event,) = at.told(MemoriesRemade)
        assert len(event.remade) == 2


def test_a_summary_of_nothing_else_goes(at: Desk) -> None:
    jobs = [*map(SendMessage, (SECRET, "What is rain?", "Name a bird.")), SummarizeOld(2)]
    jobs += [SendMessage("Hm."), ForgetTurns(1, 4), silent(at), SendMessage("And now?")]
    assert errors(at.play(says(LONG), jobs, n_ctx=N_CTX)) == []
    assert at.store.list_memories() == []
    assert at.ended.timeline.blocks == ()
    (event,) = at.told(MemoriesRemade)
    assert (event.remade, len(event.gone)) == ((), 1)


def test_what_is_in_the_context_and_what_left_is_forgotten_together(at: Desk) -> None:
    jobs = [*told(), SummarizeOld(2), ForgetTurns(3, 8), silent(at), known(at, BOAT)]
    assert errors(at.play(says(LONG), jobs, n_ctx=N_CTX)) == []
    assert [turn.number for turn in at.ended.timeline.resident()] == [0, 9, 10]
    edited = at.told(ContextEdited)[-1]
    assert (edited.first_turn, edited.last_turn) == (3, 8), "a summary still stands for the turns before"


def test_a_cleared_chat_is_told_by_nothing(at: Desk) -> None:
    jobs = [*told(), SummarizeOld(4), SendMessage("Hm."), ClearContext(confirmed=True, forget=True)]
    assert errors(at.play(says(LONG), [*jobs, silent(at)], n_ctx=N_CTX)) == []
    assert at.store.list_memories() == []
    assert {turn.state for turn in at.store.turns_of_chat(1)[1:]} == {TurnState.DROPPED}
    told_of = at.play(says(LONG), [SendMessage("Who am I?"), silent(at)], chat_id=1, n_ctx=N_CTX)
    assert errors(told_of) == []


def test_what_is_pinned_is_not_forgotten(at: Desk) -> None:
    jobs = [*told(), SummarizeOld(2), SetPinned(3, True), ForgetTurns(1, 4)]
    events = at.play(says(LONG), jobs, n_ctx=N_CTX)
    assert errors(events) == []
    assert notices(events)[-1] == (
        "Turns 1–2, 4 are forgotten: what stays has been read again. They stay stored. "
        "Pinned, and so not forgotten: 3."
    )
    turns = at.store.turns_of_chat(1)
    forgotten = at.store.forgotten_among(turn.turn_id for turn in turns)
    assert [turn.number for turn in turns if turn.turn_id in forgotten] == [1, 2, 4]
    (memory,) = at.store.list_memories()
    assert SECRET in memory.text
    assert BOAT not in memory.text


def test_of_one_turn_is_spoken_as_of_one(at: Desk) -> None:
    """It was “Turns 4–4 are forgotten”."""
    jobs = [*told(), KeepTurns((3,)), ForgetTurns(4, 4), ReportStatus()]
    pinned, forgotten, status = notices(at.play(says(LONG), jobs, n_ctx=N_CTX))
    assert pinned == "Turn 3 is pinned: it never leaves the context."
    assert forgotten == "Turn 4 is forgotten: what stays has been read again. It stays stored."
    assert "turn 4, " in status


def test_what_comes_back_is_known_again(at: Desk) -> None:
    def found() -> None:
        assert at.store.forgotten_among(turn.turn_id for turn in at.timeline) == set()
        assert SECRET in everything(at)

    jobs = [*told(), SummarizeOld(2), ForgetTurns(3, 4), silent(at)]
    jobs += [BringBack(3, 4, may_read=True), at.then(found), SummarizeOld(0), known(at, SECRET)]
    assert errors(at.play(says(LONG), jobs, n_ctx=N_CTX)) == []


def test_no_undo_brings_it_back(at: Desk) -> None:
    jobs = [*told(), SummarizeOld(4), SendMessage("Hm."), SummarizeOld(2), ForgetTurns(3, 4)]
    told_of = at.play(says(LONG), [*jobs, UndoEdit(), UndoEdit(), silent(at)], n_ctx=N_CTX)
    assert set(errors(told_of)) <= {"nothing_to_undo"}


def test_it_is_forgotten_once(at: Desk) -> None:
    jobs = [*told(), SummarizeOld(2), ForgetTurns(3, 4), ForgetTurns(4, 4)]
    assert errors(at.play(says(LONG), jobs, n_ctx=N_CTX)) == ["nothing_to_forget"]


def test_a_topic_of_several_chats_goes_and_is_folded_again_from_the_rest(at: Desk) -> None:
    """As where one of its chats is deleted."""
    for number in range(3):
        chat = at.store.create_chat(f"chat {number}").chat_id
        at.store.add_memory(chat, NewMemory(f"- The boat sails around the harbour.\n- Trip {number}."))

    def fold() -> None:
        own = at.store.list_memories(Filter(chat_id=at.live.chat_id))
        others = [memory for memory in at.store.list_memories() if memory not in own]
        children = [memory.memory_id for memory in (*others, *own)]
        text = f"- {SECRET}\n- The boat sails."
        at.store.add_memory(others[0].chat_id, NewMemory(text, level=2, child_memory_ids=children))

    jobs = [*told(), SummarizeOld(2), at.then(fold), ForgetTurns(3, 4), silent(at)]
    assert errors(at.play(says(LONG), jobs, n_ctx=N_CTX)) == []
    roots = at.store.list_memories(Filter(roots=True))
    assert [memory.level for memory in roots] == [0] * 4


def test_a_summary_of_another_branch_is_made_again_too(at: Desk) -> None:
    jobs = [*told(), SummarizeOld(2), EditMessage(9, "Name a fish."), ForgetTurns(3, 4), silent(at)]
    assert errors(at.play(says(LONG), jobs, n_ctx=N_CTX)) == []
    assert at.told(MemoriesRemade)


def test_the_whole_text_of_a_message_that_was_shortened_goes(at: Desk) -> None:
    long = " ".join(f"My locker {n} opens with {4711 * n}." for n in range(200))
    jobs = [SendMessage(long, if_too_long=IfTooLong.END), SendMessage("What is rain?"), ForgetTurns(1, 1)]
    found: list[str] = []
    look = at.then(lambda: found.append(tool_calls.search_memory(at.live, "locker 1 opens")))
    at.play(says("Fine."), [*jobs[:2], look, jobs[2], look], n_ctx=1024, verified=False)
    before, after = found
    assert "opens with 4711" in before
    assert "opens" not in after
    assert not [memory for memory in at.store.list_memories() if WHOLE_TEXT in memory.tags]
    assert not [memory for memory in at.store.deleted_memories() if WHOLE_TEXT in memory.tags]


def test_a_message_that_only_looks_shortened_takes_no_memory_with_it(at: Desk) -> None:
    add = at.then(lambda: at.store.add_memory(at.live.chat_id, NewMemory(BOAT, kind="note", source="user")))
    written = header(2000, 1, Kept.END) + "What is rain?"
    at.play(says("Fine."), [add, SendMessage(written), ForgetTurns(1, 1)], n_ctx=N_CTX, verified=False)
    assert [memory.text for memory in at.store.list_memories()] == [BOAT]
    assert at.store.list_memories()[0].memory_id == 1


def test_pages_of_other_versions_were_written_with_it_in_sight(at: Desk) -> None:
    others: list[int] = []
    left: list[int] = []

    def paged() -> list[int]:
        return [k.item_id for k in at.store.pages.keys_of_chat(at.live.chat_id) if k.kind is PageKind.TURN]

    note = at.then(lambda: others.extend(turn.turn_id for turn in at.timeline if turn.number >= 9))
    look = at.then(lambda: left.extend(paged()))
    saved = at.then(lambda: left.extend(turn_id for turn_id in others if turn_id not in paged()))
    jobs = [*told(), note, EditMessage(9, "Name a fish."), saved, ForgetTurns(3, 4), look]
    assert errors(at.play(says("Fine."), jobs, n_ctx=N_CTX)) == []
    assert len(others) == 2
    assert set(others).isdisjoint(left), "all had pages, and have none now"
