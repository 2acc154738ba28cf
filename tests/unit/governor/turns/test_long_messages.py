"""A message larger than the window is condensed, or its end is sent; the whole of it is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from ethervox_gui.context.events.events import ErrorRaised, Event, ReplyFinished
from ethervox_gui.context.events.window_events import MessageShortened, PromptProgressed
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.engine.protocol import Capability
from ethervox_gui.governor.eviction import make_room
from ethervox_gui.governor.jobs.jobs import IfTooLong, SendMessage, SetPinned
from tests.helpers.desk import INSTRUCTION, Desk, desk, errors, messages, notices, says, user_texts
from tests.helpers.scripted_engine import SURGICAL

SENTENCES = [f"The {n}th house on the road is painted in colour number {n}." for n in range(60)]
LONG = " ".join(SENTENCES)


def test_it_is_refused_with_its_size_and_the_limit_and_nothing_is_stored(at: Desk) -> None:
    told = at.play(says("Fine."), [*messages(2), SendMessage(LONG), *messages(1)], n_ctx=1024)
    (error,) = [event for event in told if isinstance(event, ErrorRaised)]
    assert error.code == "message_too_long"
    assert f"{len(LONG) // 1000}," in error.message
    assert "limit=" in error.details
    assert LONG not in user_texts(at.store, 1)
    assert len(user_texts(at.store, 1)) == 3, "and the chat goes on"


def respond(prompt: str) -> str:
    """A summary that holds the first sentence it is given."""
    if INSTRUCTION in prompt:
        found = [line for line in SENTENCES if line in prompt]
        return f"- {found[0]}" if found else ""
    return "Fine."


@pytest.mark.parametrize(
    "capability", [SURGICAL, Capability(False, False, "recurrent")], ids=["surgical", "rebuild"]
)
@pytest.mark.parametrize("how", [IfTooLong.CONDENSE, IfTooLong.END])
def test_what_is_sent_in_its_place_fits_and_says_what_it_is(
    tmp_path: Path, capability: Capability, how: IfTooLong
) -> None:
    with desk(tmp_path) as at:
        jobs = [*messages(2), SendMessage(LONG, how), *messages(2)]
        told = at.play(respond, jobs, n_ctx=1024, capability=capability)
        assert errors(told) == []
        sent = user_texts(at.store, 1)[2]
        (shortened,) = at.told(MessageShortened)
        assert sent == shortened.text
        note = at.store.memory(1)
        assert (note.text, note.kind) == (LONG, "note"), "nothing is lost"
        assert f"memory {note.memory_id}" in sent.splitlines()[0]
        body = sent.split("\n", 1)[1]
        if how is IfTooLong.END:
            assert LONG.endswith(body)
            assert SENTENCES[-1] in body
        else:
            lines = [line.removeprefix("- ") for line in body.splitlines()]
            assert len(lines) > 3
            assert set(lines) <= set(SENTENCES), "only what was said"
        assert len([event for event in told if isinstance(event, ReplyFinished)]) == 5


@pytest.mark.parametrize(
    "engine", [SURGICAL, Capability(False, False, "recurrent")], ids=["surgical", "rebuild"]
)
@pytest.mark.parametrize("in_lines", [False, True])
def test_what_a_long_message_wants_stands_before_or_behind_it(
    tmp_path: Path, engine: Capability, in_lines: bool
) -> None:
    """Else the model reads a summary of a letter, and nobody asks it anything."""
    first, last = "Here is what they sent me.", "Tell me what they want. It is due on 3 May."
    pasted = LONG if not in_lines else "\n".join(" ".join(SENTENCES).replace(".", "").split("house"))
    with desk(tmp_path) as at:
        sent = SendMessage(f"{first} {pasted} {last}", IfTooLong.CONDENSE)
        assert errors(at.play(respond, [sent], n_ctx=1024, capability=engine)) == []
        lines = user_texts(at.store, 1)[0].splitlines()[1:]
        assert lines[0].startswith(first)
        assert lines[-1].endswith(last)
        assert len(lines) > 3, "and what is between in few words"


def test_what_is_a_little_too_long_is_condensed_too(at: Desk) -> None:
    """Down to the token: what comes behind a message to end the reply counts for both."""
    limit: list[int] = []
    at.play(says("Fine."), [at.then(lambda: limit.append(make_room.largest_message(at.live)))], n_ctx=1024)
    for size in range(limit[0] - 30, limit[0] + 2):
        told = at.play(says("Fine."), [SendMessage("x" * size, IfTooLong.END)], n_ctx=1024)
        assert errors(told) == [], size


def test_what_fits_is_sent_as_it_is(at: Desk) -> None:
    at.play(respond, [SendMessage("Short.", IfTooLong.CONDENSE)], n_ctx=1024)
    assert user_texts(at.store, 1) == ["Short."]
    assert at.told(MessageShortened) == []
    assert at.store.list_memories() == []


def test_a_message_without_a_sentence_is_condensed_all_the_same(at: Desk) -> None:
    told = at.play(says("Fine."), [SendMessage("x" * 5000, IfTooLong.CONDENSE)], n_ctx=1024)
    assert errors(told) == []
    assert 0 < len(user_texts(at.store, 1)[0]) < 700


def test_stop_while_it_is_condensed_sends_nothing(at: Desk) -> None:
    def stop(prompt: str) -> str:
        if INSTRUCTION in prompt:
            at.governor.cancel()
        return "- So it goes."

    told = at.play(stop, [SendMessage(LONG, IfTooLong.CONDENSE)], n_ctx=1024)
    assert notices(told) == ["Stopped."]
    assert user_texts(at.store, 1) == []
    assert [turn.role for turn in at.store.turns_of_chat(1)] == [Role.SYSTEM]
    assert at.store.list_memories() == at.store.deleted_memories() == [], "nor is it kept"


@pytest.mark.parametrize("how", [IfTooLong.CONDENSE, IfTooLong.END])
def test_what_does_not_fit_however_short_it_is_is_not_kept(at: Desk, how: IfTooLong) -> None:
    room: list[int] = []
    look = at.then(lambda: room.append(make_room.largest_message(at.live)))
    at.play(respond, [look], n_ctx=1024)
    pinned = [SendMessage("x" * (room[0] - 60)), SetPinned(1, True)]
    told = at.play(respond, [*pinned, SendMessage(LONG, how)], n_ctx=1024)
    assert errors(told) == ["message_too_long"]
    assert at.store.list_memories() == at.store.deleted_memories() == []


def test_what_is_sent_says_how_it_was_shortened_and_takes_its_share(at: Desk) -> None:
    """Header and all it is at most the share of the room that a shortened message may have."""
    for how, words in ((IfTooLong.CONDENSE, "Condensed from"), (IfTooLong.END, "The end of")):
        room_for: list[int] = []
        look = at.then(lambda seen=room_for: seen.append(make_room.largest_message(at.live)))  # type: ignore[misc]
        told = at.play(respond, [*messages(2), look, SendMessage(LONG, how)], n_ctx=1024)
        (sent,) = [event.text for event in told if isinstance(event, MessageShortened)]
        assert sent.startswith(f"({words} {len(LONG):,} tokens; ")
        assert len(sent) <= 0.62 * room_for[0], "the template's own tokens count, and so does the header"
        assert len(sent) > 0.3 * room_for[0] or how is IfTooLong.CONDENSE


def test_a_condensed_piece_with_names_that_nobody_mentioned_is_not_taken(at: Desk) -> None:
    def inventing(prompt: str) -> str:
        return "- Rumpelstilzchen lives in 99999 Oslo." if INSTRUCTION in prompt else "Fine."

    told = at.play(inventing, [SendMessage(LONG, IfTooLong.CONDENSE)], n_ctx=1024)
    assert errors(told) == []
    (shortened,) = at.told(MessageShortened)
    assert "Rumpelstilzchen" not in shortened.text
    assert "house" in shortened.text


def test_what_is_spoken_for_is_system_prompt_reserves_and_the_frame_of_a_summary(at: Desk) -> None:
    def look() -> None:
        system = at.timeline.turn(0).n_tokens
        frame = len(at.live.block_tokens(""))
        budget = at.live.budget
        assert frame > 0
        assert make_room.least(at.live) == system + budget.reply_reserve + budget.summary_reserve + frame

    assert errors(at.play(says("Fine."), [*messages(2), at.then(look)], n_ctx=1024)) == []


def test_it_is_offered_the_same_ways_where_the_context_is_not_managed(tmp_path: Path) -> None:
    with desk(tmp_path, context__enabled=False) as at:
        told = at.play(says("Fine."), [SendMessage("x" * 3000), SendMessage("y" * 460)], n_ctx=512)
        (error,) = [event for event in told if isinstance(event, ErrorRaised)]
        assert error.code == "message_too_long"
        assert error.details.startswith("tokens=3003 limit=494 ")
        assert [len(text) for text in user_texts(at.store, 1)] == [460], "what fits as it is needs no reserve"


def test_a_message_that_is_far_too_long_to_condense_is_refused_at_once(at: Desk) -> None:
    counted: list[int] = []
    huge = SENTENCES[0] * 90_000

    def watch() -> None:
        count = at.engine.count_tokens

        def counting(text: str) -> int:
            counted.append(len(text))
            return count(text)

        at.engine.count_tokens = counting  # type: ignore[method-assign]

    jobs = [at.then(watch), *(SendMessage(text, IfTooLong.CONDENSE) for text in (huge, "x. " * 40_000))]
    told = at.play(says("Fine."), [*jobs, SendMessage(huge, IfTooLong.END)], n_ctx=1024)
    refused = [event for event in told if isinstance(event, ErrorRaised)]
    assert [error.code for error in refused] == ["message_too_long_to_condense"] * 2
    assert "Send the end of it" in refused[0].advice
    assert counted[0] == 120_000, "nobody counts the tokens of the first"
    assert len(at.store.list_memories(limit=1000)) == 1
    assert len(user_texts(at.store, 1)) == 1


def test_how_far_a_long_message_is_is_told_from_the_beginning(at: Desk) -> None:
    order: list[str] = []

    def condense(prompt: str) -> str:
        order.append("model")
        return respond(prompt)

    def watch(event: Event) -> None:
        if isinstance(event, PromptProgressed) and event.n_total > 3 * len(LONG):
            order.append("told")
            done.append(event.n_done)
            total.append(event.n_total)

    done: list[int] = []
    total: list[int] = []
    at.watch = watch
    told = at.play(condense, [SendMessage(LONG * 4, IfTooLong.CONDENSE)], n_ctx=1024)
    assert errors(told) == []
    assert order[0] == "told", "before the model is asked"
    first_round = done[: done.index(total[0]) + 1]
    assert first_round == sorted(first_round)
    assert first_round[0] == 0
    assert len(first_round) > 10


def test_a_long_message_can_be_stopped_while_it_in_lines_into_pieces(at: Desk) -> None:
    def stop(event: Event) -> None:
        if isinstance(event, PromptProgressed) and event.n_done == 0 and event.n_total > len(LONG) // 2:
            at.governor.cancel()
            read.append(len(at.engine.decoded))

    read: list[int] = []
    at.watch = stop
    told = at.play(respond, [SendMessage(LONG, IfTooLong.CONDENSE)], n_ctx=1024)
    assert notices(told) == ["Stopped."]
    assert [len(at.engine.decoded)] == read, "nothing of it was read"
    assert user_texts(at.store, 1) == []
