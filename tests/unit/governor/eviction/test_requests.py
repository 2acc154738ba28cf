"""What the user asks of the context: clearing it asks first."""

from __future__ import annotations

from typing import Any

import pytest

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.errors import StorageError
from ethervox_gui.context.events.events import Action, ContextEdited, Event, SummaryStored, Trigger
from ethervox_gui.context.events.window_events import (
    DraftGrew,
    DraftReady,
    DraftStarted,
    EditStarted,
    TimelineChanged,
)
from ethervox_gui.context.turns.turns import TurnState
from ethervox_gui.engine.protocol import Capability
from ethervox_gui.governor.jobs.jobs import (
    Answer,
    ApplyDraft,
    ClearContext,
    DraftSummary,
    SetPinned,
    SummarizeOld,
)
from tests.helpers.desk import UNREAD, Desk, errors, messages, notices, says, user_texts
from tests.helpers.scripted_engine import SURGICAL


def test_clearing_asks_first(at: Desk) -> None:
    told = at.play(says("Fine."), [*messages(4), ClearContext()])
    assert at.told(ContextEdited) == []
    assert "8 turns and 0 summary blocks" in notices(told)[-1]
    assert "/context clear yes" in notices(told)[-1]


def test_cleared_everything_is_out_but_stays_stored(at: Desk) -> None:
    jobs = [*messages(12), SummarizeOld(4), SetPinned(21, True), ClearContext(True, Trigger.COMMAND)]
    told = at.play(says("Fine."), jobs, n_ctx=2048)
    assert errors(told) == []
    turns = at.store.turns_of_chat(1)
    assert [turn.number for turn in turns if turn.state is TurnState.IN_KV] == [0, 21]
    assert {turn.state for turn in turns if turn.number not in (0, 21)} == {TurnState.DROPPED}
    assert user_texts(at.store, 1) == [message.text for message in messages(12)]
    assert at.store.list_memories(), "the summary is still in the memory"
    again = at.play(says("Fine."), messages(1), chat_id=1, n_ctx=2048)
    assert errors(again) == []
    views = at.told(TimelineChanged)[-1].entries
    assert not any(view.is_block for view in views), "and no summary came back with the chat"


def test_nothing_to_clear(at: Desk) -> None:
    told = at.play(says("Fine."), [ClearContext(True)])
    assert "nothing to clear" in notices(told)[-1]


BOTH = pytest.mark.parametrize(
    "capability", [SURGICAL, Capability(False, False, "recurrent")], ids=["surgical", "rebuild"]
)


@BOTH
def test_a_draft_is_shown_as_it_is_written_and_nothing_leaves(at: Desk, capability: Capability) -> None:
    jobs = [*messages(8), DraftSummary(2, Detail.BRIEF), *messages(1)]
    told = at.play(says("Fine."), jobs, n_ctx=1024, capability=capability)
    assert errors(told) == []
    (started,), grown, (ready,) = at.told(DraftStarted), at.told(DraftGrew), at.told(DraftReady)
    assert started.turns
    assert grown[-1].text == ready.text == "- They talked."
    assert len(grown) > 1
    assert all(ready.text.startswith(event.text) for event in grown)
    assert at.told(ContextEdited) == []


def test_a_draft_is_for_its_own_chat_alone(at: Desk) -> None:
    """Another chat has turns of the same numbers."""
    at.play(says("Fine."), [*messages(8), DraftSummary(2, Detail.BRIEF)], n_ctx=1024)
    (started,) = at.told(DraftStarted)
    draft = ApplyDraft(2, Detail.BRIEF, started.turns, "- They talked.", "user", started.chat_id)
    told = at.play(says("Fine."), [*messages(8), draft], n_ctx=1024)
    assert errors(told) == ["draft_outdated"]
    told = at.play(says("Fine."), [draft], chat_id=started.chat_id, n_ctx=1024)
    assert errors(told) == []
    assert [event.text for event in at.told(SummaryStored)] == ["- They talked."]


def test_a_draft_of_nothing_says_so(at: Desk) -> None:
    at.play(says("Fine."), [*messages(1), DraftSummary(10, Detail.BRIEF)], n_ctx=1024)
    (started,) = at.told(DraftStarted)
    assert started.turns == ()
    assert at.told(DraftReady) == []


def test_a_database_that_fails_is_named(at: Desk) -> None:
    def fail() -> str:
        raise StorageError("the disk is full")

    told = at.play(says("Fine."), [Answer(fail), *messages(1)])
    assert errors(told) == ["storage_failed"]
    assert user_texts(at.store, 1), "and the chat goes on"


def test_cleared_and_stopped_no_summary_comes_back(at: Desk) -> None:
    """Stop comes while what is pinned is read again: the rest is out already, its summary with it."""

    def stop(event: Event) -> None:
        if isinstance(event, EditStarted) and event.action is Action.SHIFT_WINDOW:
            at.governor.cancel()

    at.watch = stop
    rebuild: dict[str, Any] = {"capability": Capability(False, False, "recurrent"), "n_ctx": 2048}
    jobs = [*messages(1, 200), SetPinned(1, True), *messages(10), SummarizeOld(4), ClearContext(True)]
    told = at.play(says("Fine."), jobs, **rebuild)
    assert UNREAD in notices(told)
    cleared = at.told(ContextEdited)[-1]
    assert (cleared.action, cleared.n_after) == (Action.SHIFT_WINDOW, at.ended.timeline.n_used)
    assert {turn.state for turn in at.store.turns_of_chat(1)} == {TurnState.IN_KV, TurnState.DROPPED}
    at.play(says("Fine."), messages(1), chat_id=1, **rebuild)
    assert not any(view.is_block for view in at.told(TimelineChanged)[-1].entries)
