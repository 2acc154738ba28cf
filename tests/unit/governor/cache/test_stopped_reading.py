"""Where cells cannot be removed everything that stays is read again: that can be stopped, and made up for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from ethervox_gui.context.events.events import (
    ContextEdited,
    Event,
    ReplyFinished,
    StopReason,
    SummaryStored,
)
from ethervox_gui.context.events.window_events import PromptProgressed
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.engine.protocol import Capability
from ethervox_gui.governor.jobs.jobs import (
    Job,
    LoadModel,
    OpenChat,
    ReportStatus,
    SendMessage,
    SetPinned,
    Shutdown,
    SummarizeOld,
)
from tests.helpers.desk import (
    INSTRUCTION,
    MODEL,
    UNREAD,
    Desk,
    WatchedEngine,
    counting,
    errors,
    messages,
    notices,
    says,
)

REBUILD = Capability(False, False, "a recurrent model")
TALK = [*messages(8, 120), SummarizeOld(4)]
KIND: dict[str, Any] = {"capability": REBUILD, "n_ctx": 2048, "n_batch": 32}


def stop_at_reading(at: Desk) -> list[int]:
    """Whoever sees the first batch of the edit's reading stops it; how much was decoded by then."""
    edited: list[Event] = []
    seen: list[int] = []

    def watch(event: Event) -> None:
        if isinstance(event, SummaryStored):
            edited.append(event)
        if edited and not seen and isinstance(event, PromptProgressed):
            seen.append(len(at.engine.decoded))
            at.governor.cancel()

    at.watch = watch
    return seen


def play(at: Desk, first: Sequence[Job], later: Sequence[Job] = ()) -> list[Event]:
    """As :meth:`Desk.play`; the later jobs come when the first are done: a stop takes what waits along."""

    def go_on() -> None:
        for job in later:
            at.governor.submit(job)
            at.governor.submit(at.then(at.verify))
        at.governor.submit(at.then(at.remember_live))
        at.governor.submit(Shutdown())

    at.make_engine = partial(WatchedEngine, says("Good."), **KIND)
    at.governor = at.new_governor()
    for job in [LoadModel(MODEL), *first]:
        at.governor.submit(job)
        at.governor.submit(at.then(at.verify))
    at.governor.submit(at.then(go_on))
    at.governor.run()
    assert at.failures == []
    return at.events


def test_it_stops_within_a_batch_and_the_edit_stands(at: Desk) -> None:
    seen = stop_at_reading(at)
    ends: list[int] = []
    told = play(at, TALK, [at.then(lambda: ends.append(len(at.engine.decoded)))])
    assert errors(told) == []
    assert notices(told) == ["Stopped.", UNREAD]
    assert ends == seen, "not one batch more"
    assert at.ended.is_stale
    (edit,) = at.told(ContextEdited)
    assert TurnState.SUMMARIZED in [turn.state for turn in at.store.turns_of_chat(1)]
    assert edit.n_after == at.ended.timeline.n_used


def test_the_next_message_reads_it(at: Desk) -> None:
    stop_at_reading(at)
    told = play(at, TALK, [SendMessage("On we go.")])
    assert errors(told) == []
    assert [event.text for event in told if isinstance(event, ReplyFinished)] == ["Good."] * 9
    assert not at.ended.is_stale
    assert notices(told) == ["Stopped.", UNREAD], "and is not told again"


def test_what_needs_no_cells_waits_for_nothing(at: Desk) -> None:
    seen = stop_at_reading(at)
    ends: list[int] = []
    jobs = [ReportStatus(), SetPinned(14, pinned=True), at.then(lambda: ends.append(len(at.engine.decoded)))]
    told = play(at, TALK, jobs)
    assert errors(told) == []
    assert ends == seen
    assert at.ended.timeline.turn(14).pinned


def test_in_the_middle_of_a_reply_it_ends_where_it_was_stopped(at: Desk) -> None:
    seen = stop_at_reading(at)
    long = f"A reply of some length. {counting(260)}"
    told = at.play(
        lambda prompt: "- They talked." if INSTRUCTION in prompt else long,
        [*messages(5, 60), SendMessage("Go on.")],
        capability=REBUILD,
        n_ctx=1024,
        n_batch=32,
    )
    assert seen
    assert errors(told) == []
    assert UNREAD in notices(told)
    stopped = [e for e in told if isinstance(e, ReplyFinished) and e.stop_reason is StopReason.CANCELLED]
    replies = {turn.number: turn.text for turn in at.store.turns_of_chat(1) if turn.role is Role.ASSISTANT}
    (reply,) = stopped
    assert reply.text
    assert long.startswith(reply.text)
    assert replies[reply.turn_number] == reply.text
    again = at.play(says("Good."), [SendMessage("And now?")], chat_id=1, **KIND)
    assert errors(again) == notices(again) == []


def test_a_message_that_has_to_wait_for_it_can_be_stopped_too(at: Desk) -> None:
    stop_at_reading(at)
    stops: list[Event] = []

    def stop_again(event: Event) -> None:
        if isinstance(event, PromptProgressed) and not stops:
            stops.append(event)
            at.governor.cancel()

    again = at.then(lambda: setattr(at, "watch", stop_again))
    told = play(at, TALK, [again, SendMessage("Not this one.")])
    assert len(stops) == 1
    assert errors(told) == []
    assert notices(told) == ["Stopped.", UNREAD] * 2
    texts = [turn.text for turn in at.store.turns_of_chat(1) if turn.role is Role.USER]
    assert texts == [job.text for job in TALK if isinstance(job, SendMessage)], "it is handed back"


def test_another_chat_may_come_and_this_one_return(at: Desk) -> None:
    stop_at_reading(at)
    told = play(at, TALK, [OpenChat(None), *messages(1), OpenChat(1), SendMessage("Here again.")])
    assert errors(told) == []
    assert not at.ended.is_stale
    assert at.store.turns_of_chat(1)[-1].text == "Good."
