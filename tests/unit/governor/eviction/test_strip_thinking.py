"""What a reasoning model thinks is stored and shown, and leaves the context when its answer is there."""

from __future__ import annotations

from typing import Any

import pytest

from ethervox_gui.context.calls.guide_calls import CONTEXT_MANAGE, MEMORY_SEARCH, call_text
from ethervox_gui.context.errors import EngineError, StorageError
from ethervox_gui.context.events.events import Event, ReplyFinished, TokenGenerated, TurnAppended
from ethervox_gui.context.events.window_events import EditStarted, ToolCalled
from ethervox_gui.context.turns.turns import Message, Role, Turn
from ethervox_gui.engine.protocol import Capability
from ethervox_gui.governor.jobs.jobs import OpenChat, SendMessage, SetPinned, ShiftWindow, SummarizeOld
from ethervox_gui.storage import Store
from tests.helpers.desk import (
    Desk,
    counting,
    errors,
    in_turn,
    messages,
    notices,
    says,
    verify_order,
    verify_progress,
)
from tests.helpers.scripted_engine import ScriptedEngine

THOUGHT = "<think>Let me see. Who asks?</think>"
KINDS: dict[str, dict[str, Any]] = {
    "surgical": {},
    "no shift": {"capability": Capability(True, False, "cells cannot be shifted")},
    "rebuild": {"capability": Capability(False, False, "a recurrent model")},
}


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> dict[str, Any]:
    return KINDS[request.param]


def replies(at: Desk) -> list[Turn]:
    return [turn for turn in at.timeline if turn.role is Role.ASSISTANT]


def length(at: Desk, text: str) -> int:
    return len(at.engine.encode([Message(Role.ASSISTANT, text)]).turns[0])


def test_thinking_leaves_the_cache_and_stays_in_the_chat(at: Desk, kind: dict[str, Any]) -> None:
    texts = [f"{THOUGHT}\n\nAnswer {number}." for number in range(3)]

    def check() -> None:
        # Desk.verify has compared every cell with the answers; here is what that must come to.
        assert [turn.text for turn in replies(at)] == texts
        assert [turn.n_tokens for turn in replies(at)] == [length(at, "Answer 0.")] * 3
        stored = [turn for turn in at.store.turns_of_chat(1) if turn.role is Role.ASSISTANT]
        assert [(turn.text, turn.n_tokens) for turn in stored] == [(t.text, t.n_tokens) for t in replies(at)]

    told = at.play(in_turn(*texts), [*messages(3), at.then(check), OpenChat(1), at.then(check)], **kind)
    assert errors(told) == []
    verify_order(told)
    assert "".join(event.text for event in at.told(TokenGenerated)) == "".join(texts)
    assert [event.text for event in at.told(ReplyFinished)] == texts


def test_only_the_answer_is_decoded_again_where_cells_can_be_removed(at: Desk) -> None:
    at.play(in_turn(f"{THOUGHT}Yes."), [SendMessage("Well?")])
    _, last = at.engine.decoded[-1]
    assert "".join(chr(token) for token in last if token < 0x110000) == "Yes."


def test_the_thinking_of_calls_goes_with_that_of_the_answer(at: Desk, kind: dict[str, Any]) -> None:
    search = call_text(MEMORY_SEARCH, query="dog")
    told = at.play(
        in_turn(f"{THOUGHT}\n{search}", f"{THOUGHT}\nRex."),
        [SendMessage("Who is my dog?"), SendMessage("Sure?")],
        **kind,
    )
    assert errors(told) == []
    assert len(at.told(ToolCalled)) == 1
    streamed = "".join(event.text for event in at.told(TokenGenerated))
    assert streamed.startswith(f"{THOUGHT}{THOUGHT}\nRex."), "a call is not shown, the thinking is"


def test_a_reply_that_is_stopped_in_thought_has_an_empty_answer(at: Desk, kind: dict[str, Any]) -> None:
    at.watch = lambda event: (
        at.governor.cancel() if isinstance(event, TokenGenerated) and event.text == "W" else None
    )

    def check() -> None:
        (reply,) = replies(at)
        assert THOUGHT.startswith(reply.text)
        assert reply.n_tokens == length(at, "")

    at.play(says(f"{THOUGHT}Yes."), [SendMessage("Well?"), at.then(check)], **kind)
    assert at.told(ReplyFinished)[0].stop_reason == "cancelled"


def test_edits_and_pins_go_on_around_it(at: Desk, kind: dict[str, Any]) -> None:
    """Overflows, also in the middle of thinking, summaries and shifts: every cell is what it should be."""
    told = at.play(
        says(lambda prompt: f"<think>{counting(3 * (len(prompt) % 40))}</think>Fine, and {len(prompt)}."),
        [
            *messages(4, 60),
            SetPinned(3, True),
            SummarizeOld(2),
            *messages(6, 60),
            ShiftWindow(1),
            *messages(3),
        ],
        **kind,
    )
    assert errors(told) == []
    verify_order(told)
    verify_progress(at)


def test_a_section_that_the_template_opens_belongs_to_the_reply(
    at: Desk, kind: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ScriptedEngine, "reply_start", lambda self, messages: "<think>\n")
    told = at.play(in_turn("Hm.</think>Yes."), [SendMessage("Well?"), OpenChat(1)], **kind)
    assert errors(told) == []
    assert at.told(ReplyFinished)[0].text == "<think>\nHm.</think>Yes."


@pytest.mark.parametrize("after", [0, 1])
def test_a_fault_while_it_leaves_is_healed(at: Desk, kind: dict[str, Any], after: int) -> None:
    def fail(event: object) -> None:
        if isinstance(event, TurnAppended) and event.role is Role.ASSISTANT:
            at.engine.faults[at.engine.n_calls + after] = EngineError("broken")

    at.watch = fail
    told = at.play(says(f"{THOUGHT}Yes."), [SendMessage("Well?")], **kind)
    at.watch = lambda _: None
    assert set(errors(told)) <= {"engine_failed"}
    again = at.play(says("Good."), [SendMessage("And now?")], chat_id=1, **kind)
    assert [event.text for event in again if isinstance(event, ReplyFinished)] == ["Good."]


@pytest.mark.parametrize("method", ["update_reply", "finish_turn"])
def test_it_leaves_too_when_the_database_fails(
    at: Desk, kind: dict[str, Any], method: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the middle of the answer, or at its end.  Desk.verify compares every cell with the answers."""
    monkeypatch.setattr("ethervox_gui.governor.turns.conversation._SAVE_EVERY", 0.0)
    real = getattr(Store, method)

    def fail(store: Store, turn_id: int, text: str, *rest: Any) -> None:
        if text.endswith("four."):
            monkeypatch.setattr(Store, method, real)
            raise StorageError("the disk is full")
        real(store, turn_id, text, *rest)

    monkeypatch.setattr(Store, method, fail)
    told = at.play(in_turn(f"{THOUGHT}It is four."), messages(2), **kind)
    assert errors(told) == ["storage_failed"]
    verify_order(told)
    assert at.ended.timeline.turn(2).n_tokens == length(at, "It is four.")


def test_that_of_a_call_that_is_stopped_leaves_too(at: Desk, kind: dict[str, Any]) -> None:
    call = call_text(CONTEXT_MANAGE, action="summarize_old", keep_last_n_turns=5)

    def stop(event: Event) -> None:
        if isinstance(event, EditStarted):
            at.governor.cancel()

    at.watch = stop
    replies = iter(["Fine."] * 6 + [THOUGHT + call])
    told = at.play(
        says(lambda _: next(replies, "Fine."), "- They talked. " * 9), messages(8), n_ctx=2048, **kind
    )
    assert "Stopped." in notices(told)
    assert at.ended.timeline.turn(14).n_tokens == length(at, call)
