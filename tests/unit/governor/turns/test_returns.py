"""Where turns leave for others that the user brings back, lines keep what the user told in them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.calls.guide_calls import MEMORY_SEARCH, call_text
from ethervox_gui.context.edits.policies import Decision
from ethervox_gui.context.errors import EthervoxError, StorageError, UserError
from ethervox_gui.context.events.asked import Answered
from ethervox_gui.context.events.events import ContextEdited, Event, TurnPagedIn
from ethervox_gui.context.events.window_events import ReturnMeasured, ToolCalled
from ethervox_gui.engine.protocol import Capability
from ethervox_gui.governor.cache import pages
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.undo_log import Undoable
from ethervox_gui.governor.eviction import apply
from ethervox_gui.governor.jobs.jobs import (
    BringBack,
    Job,
    SendMessage,
    ShiftWindow,
    SummarizeOld,
    SummaryFate,
    UndoEdit,
)
from ethervox_gui.governor.restore import requests
from ethervox_gui.governor.turns import returns
from tests.helpers.desk import Desk, desk, errors, in_turn, messages, says

#: Short, so that the facts are what takes room.
REPLY = "A reply."

REBUILD = Capability(False, False, "a recurrent model")


def facts(name: str, count: int) -> list[SendMessage]:
    return [SendMessage(f"My {name} {n} is called Halcyon {n}{name[0]}.") for n in range(count)]


def play(at: Desk, *jobs: Job, n_ctx: int = 640, **options: Any) -> list[Event]:
    return at.play(says(REPLY), jobs, n_ctx=n_ctx, **options)


def summaries(at: Desk) -> str:
    """What stands in the context for turns that left."""
    return "\n".join(block.text for block in at.timeline.blocks)


def left_for(told: list[Event]) -> set[int]:
    return {number for event in told if isinstance(event, TurnPagedIn) for number in event.left}


def states(at: Desk) -> dict[int, str]:
    return {turn.number: turn.state.value for turn in at.store.turns_of_chat(1)}


@pytest.fixture
def at(tmp_path: Path) -> Iterator[Desk]:
    with desk(tmp_path, context__keep_recent_turns=40) as it:
        yield it


def full(at: Desk, *behind: Job, **options: Any) -> list[Event]:
    """Turns 1–6 have left; then boats were told of, and there is no room for all of them."""
    jobs = [*messages(3, 60), ShiftWindow(0), *facts("boat", 4), *messages(1, 60)]
    return play(at, *jobs, *behind, **options)


def test_what_leaves_for_others_is_told_in_lines(at: Desk) -> None:
    seen: list[str] = []
    told = full(at, BringBack(1, 6), at.then(lambda: seen.append(summaries(at))))
    assert errors(told) == []
    left = left_for(told)
    assert left
    assert {states(at)[number] for number in left} == {"summarized"}
    texts = {turn.number: turn.text for turn in at.store.turns_of_chat(1)}
    boats = [texts[number].rstrip(".") for number in sorted(left) if "boat" in texts[number]]
    assert len(boats) == 4
    assert all(boat in seen[0] for boat in boats[1:]), "what was told last, as far as there is room"
    edit = at.told(ContextEdited)[-1]
    assert (edit.first_turn, edit.last_turn) == (min(left), max(left))


@pytest.mark.parametrize("n_ctx", range(560, 760, 20))
def test_nothing_leaves_without_lines_however_much_room_there_is(at: Desk, n_ctx: int) -> None:
    told = full(at, BringBack(1, 6), n_ctx=n_ctx)
    if errors(told):
        assert not left_for(told)
    else:
        assert {states(at)[number] for number in left_for(told)} <= {"summarized"}


def test_what_is_wanted_makes_no_room_for_the_rest_of_it(at: Desk) -> None:
    told = full(at, BringBack(1, 2), BringBack(1, 6))
    assert errors(told) == []
    assert left_for(told)
    assert left_for(told).isdisjoint(range(1, 7))
    assert {states(at)[number] for number in range(1, 7)} == {"in_kv"}


def test_an_undo_takes_the_lines_out_again(at: Desk) -> None:
    seen: list[str] = []
    told = full(at, BringBack(1, 6), UndoEdit(), at.then(lambda: seen.append(summaries(at))))
    assert errors(told) == []
    assert {states(at)[number] for number in left_for(told)} == {"in_kv"}
    assert "boat" not in seen[0]


def searched(at: Desk, n_facts: int, n_ctx: int, *behind: Job, length: int = 120) -> list[Event]:
    """Facts have left; later ones were told of, and then the model searches for the first."""
    call = call_text(MEMORY_SEARCH, query="zebra")
    respond = in_turn(*["Fine."] * (n_facts + 2 + 5), call)
    zebras = [SendMessage(f"The zebra secret {n} is 471{n}.".ljust(length, ".")) for n in range(n_facts)]
    jobs = [*zebras, *messages(2, 60), ShiftWindow(0), *facts("boat", 4), *messages(1, 60)]
    return at.play(respond, [*jobs, SendMessage("Tell me the code"), *behind], n_ctx=n_ctx)


@pytest.mark.parametrize("n_ctx", range(905, 1025, 13))
def test_what_leaves_for_what_the_model_searched_for_is_told_in_lines(tmp_path: Path, n_ctx: int) -> None:
    settings = {"context__keep_recent_turns": 40, "paging__recall": "page_in"}
    with desk(tmp_path, **settings) as at:
        seen: list[str] = []
        told = searched(at, 1, n_ctx, at.then(lambda: seen.append(summaries(at))))
        assert errors(told) == []
        left = left_for(told)
        assert {states(at)[number] for number in left} <= {"summarized"}
        texts = {turn.number: turn.text for turn in at.store.turns_of_chat(1)}
        boats = [texts[number].rstrip(".") for number in sorted(left) if "boat" in texts[number]]
        assert all(boat in seen[0] for boat in boats[-1:]), "what was told last, as far as there is room"


@pytest.mark.parametrize("n_ctx", range(1015, 1345, 23))
def test_what_a_search_found_second_does_not_push_the_first_out(tmp_path: Path, n_ctx: int) -> None:
    settings = {"context__keep_recent_turns": 40, "paging__recall": "page_in"}
    with desk(tmp_path, **settings) as at:
        there: list[set[str]] = []

        def look(event: Event) -> None:
            if isinstance(event, ToolCalled):
                told = (turn for turn in at.timeline if f"turns {turn.number}–" in event.result)
                there.append({turn.state.value for turn in told})

        at.watch = look
        told = searched(at, 2, n_ctx, length=160)
        assert errors(told) == []
        assert len(there) == 1
        assert there[0] <= {"in_kv"}
        assert {states(at)[number] for number in left_for(told)} <= {"summarized"}


def test_nothing_leaves_for_what_the_model_searched_for_where_lines_have_no_room(tmp_path: Path) -> None:
    settings = {"context__keep_recent_turns": 40, "paging__recall": "page_in"}
    with desk(tmp_path, **settings) as at:
        edits: list[int] = []

        def look(event: Event) -> None:
            if isinstance(event, ToolCalled):
                edits.append(len(at.told(ContextEdited)))

        at.watch = look
        assert errors(searched(at, 1, 880)) == []
        assert edits == [1], "what was asked for before; nothing was taken out and put back"


@pytest.mark.parametrize(("n_ctx", "last"), [(830, 12), (870, 10)])
def test_lines_take_no_more_room_than_what_they_are_merged_with_did(at: Desk, n_ctx: int, last: int) -> None:
    jobs = [*messages(3, 60), SummarizeOld(0), *facts("boat", 4), *messages(1, 60)]
    told = play(at, *jobs, BringBack(1, 4, SummaryFate.KEEP), n_ctx=n_ctx)
    assert errors(told) == []
    assert left_for(told) == set(range(7, last + 1))
    assert {states(at)[number] for number in left_for(told)} == {"summarized"}


@pytest.mark.parametrize("fate", SummaryFate)
def test_no_summary_that_stays_is_lost(at: Desk, fate: SummaryFate) -> None:
    """Of what left before, that it goes is wanted where all of it is back, or where it is dropped."""
    seen: list[str] = []
    jobs = [*messages(3, 60), SummarizeOld(0), *facts("boat", 4), *messages(1, 60)]
    told = play(at, *jobs, BringBack(1, 4, fate), at.then(lambda: seen.append(summaries(at))), n_ctx=680)
    assert errors(told) == []
    left = left_for(told)
    assert {states(at)[number] for number in left} == {"summarized"}
    assert "boat" in seen[0]
    assert states(at)[5] == ("dropped" if fate is SummaryFate.DROP else "summarized")


@pytest.mark.parametrize("fate", [SummaryFate.KEEP, SummaryFate.SHRINK])
@pytest.mark.parametrize(("n_ctx", "thanks"), [(650, 0), (950, 24), (1025, 24)])
def test_what_was_back_leaves_lines_where_its_summary_goes(
    at: Desk, n_ctx: int, thanks: int, fate: SummaryFate
) -> None:
    """Turns 1–2 were the first that came back; once the others have, the summary of all goes."""
    seen: list[str] = []
    cat = SendMessage("My cat is called Halcyon. " + "Thank you. " * thanks)
    jobs = [cat, *messages(2, 60), SummarizeOld(0), *facts("boat", 2), *messages(1, 60)]
    back = [BringBack(1, 2, fate), BringBack(3, 6, fate)]
    told = play(at, *jobs, *back, at.then(lambda: seen.append(summaries(at))), n_ctx=n_ctx)
    assert errors(told) == []
    assert {1, 2} <= left_for(told)
    assert states(at)[1] == "summarized"
    assert "Halcyon" in seen[0], "a shortened one has half the room"


@pytest.mark.parametrize("how", ["shift", "rebuild"])
def test_no_lines_where_turns_are_dropped_or_all_would_be_read_twice(tmp_path: Path, how: str) -> None:
    mode = {"context__mode": "shift"} if how == "shift" else {}
    capability = {"capability": REBUILD} if how == "rebuild" else {}
    with desk(tmp_path, context__keep_recent_turns=40, **mode) as at:
        told = full(at, BringBack(1, 6), **capability)
        assert errors(told) == []
        assert {states(at)[number] for number in left_for(told)} == {"dropped"}


def test_nothing_leaves_for_what_may_not_be_read(tmp_path: Path) -> None:
    with desk(tmp_path, context__keep_recent_turns=40, paging__budget_mb=0) as at:
        told = full(at, BringBack(1, 6, may_read=False))
        assert [event for event in told if isinstance(event, ReturnMeasured)]
        assert len(at.told(ContextEdited)) == 1, "what was asked for before"
        assert {states(at)[number] for number in range(7, 17)} == {"in_kv"}


@pytest.mark.parametrize(
    "error", [UserError("no_room", "There is no room."), StorageError("disk")], ids=["no room", "disk"]
)
def test_what_made_room_is_back_where_the_turns_do_not_come(
    at: Desk, monkeypatch: pytest.MonkeyPatch, error: EthervoxError
) -> None:
    def refuse(*_: object, **__: object) -> None:
        assert left, "room was made"
        raise error

    def carry_out(live: LiveChat, decision: Decision, detail: Detail) -> None:
        left.extend(decision.leaving)
        apply.carry_out(live, decision, detail)

    left: list[int] = []
    monkeypatch.setattr(requests, "bring_back_turns", refuse)
    monkeypatch.setattr(returns, "apply", SimpleNamespace(carry_out=carry_out))
    told = full(at, BringBack(1, 6))
    assert len(errors(told)) == 1
    assert {states(at)[number] for number in left} == {"in_kv"}
    assert not [event for event in told if isinstance(event, Answered)], "nobody asked for an undo"


def test_the_edit_that_made_room_is_taken_back_and_no_other(
    at: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another may have been noted since, of turns that left without lines."""
    taken: list[Undoable] = []
    made: list[Undoable] = []

    def refuse(live: LiveChat, *_: object, **__: object) -> None:
        made.append(live.pages.edits[-1])
        live.pages.add(Undoable((live.timeline.turn(1).turn_id,), (), {}, None))
        raise UserError("no_room", "There is no room.")

    def take_back(live: LiveChat, edit: Undoable, *, may_read: bool) -> None:
        assert may_read is False, "as it was asked for"
        taken.append(edit)

    monkeypatch.setattr(requests, "bring_back_turns", refuse)
    monkeypatch.setattr(requests, "take_back", take_back)
    full(at, BringBack(1, 6, may_read=False))
    assert taken == made


def test_a_search_reads_nothing_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page may be there when it is looked for, and not when it is read."""
    monkeypatch.setattr(pages, "load", lambda *_: None)
    for n_ctx in (1015, 1344):
        with desk(tmp_path / str(n_ctx), context__keep_recent_turns=40, paging__recall="page_in") as at:
            told = searched(at, 1, n_ctx)
            assert errors(told) == []
            assert at.told(ToolCalled)
            assert not [event for event in told if isinstance(event, TurnPagedIn)]
