"""Guests: requests that belong to no stored chat, on the same engine, beside the live chat."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from ethervox_gui.context.edits.kv_model import GUEST, LIVE, SCRATCH, Remove, Share
from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.events.events import ContextEdited, StopReason, Trigger
from ethervox_gui.context.turns.turns import Message, Role, Span
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.engine.protocol import Capability
from ethervox_gui.governor.jobs.guest_jobs import (
    Complete,
    Completion,
    CompletionEnded,
    CompletionEvent,
    CompletionFailed,
    PromptRead,
    TextWritten,
)
from ethervox_gui.governor.jobs.jobs import Job, SendMessage, ShiftWindow
from ethervox_gui.governor.jobs.queue import FairQueue
from ethervox_gui.governor.session.completions import Guests
from ethervox_gui.settings import ModelSettings, SamplingSettings
from tests.helpers.desk import Desk, WatchedEngine, errors, messages, says, user_texts
from tests.helpers.guests import serve
from tests.helpers.scripted_engine import ScriptedEngine

REBUILD_ONLY = Capability(False, False, "told so")


@dataclass
class Caller:
    """Whoever asked: hears what happens, may go away after some tokens."""

    leaves_after: int = 1 << 30
    told: list[CompletionEvent] = field(default_factory=list)

    def hear(self, event: CompletionEvent) -> None:
        self.told.append(event)

    def gone(self) -> bool:
        return sum(isinstance(event, TextWritten) for event in self.told) >= self.leaves_after

    @property
    def text(self) -> str:
        return "".join(event.text for event in self.told if isinstance(event, TextWritten))

    @property
    def read(self) -> tuple[int, int]:
        (event,) = (event for event in self.told if isinstance(event, PromptRead))
        return event.n_prompt, event.n_reused

    @property
    def end(self) -> CompletionEvent:
        return self.told[-1]

    def asks(self, engine: Any, texts: Sequence[str], **options: Any) -> Completion:
        roles = [Role.SYSTEM, *[Role.USER, Role.ASSISTANT] * len(texts)]
        messages = [Message(role, text) for role, text in zip(roles, texts, strict=False)]
        prompt = engine.prompts.prompt(messages)
        sampling = options.pop("sampling", {})
        chosen = SamplingSettings(**{"temperature": 0, **sampling})
        return Completion(prompt, engine.prompts, chosen, self.hear, self.gone, **options)


def no_chat() -> bool:
    return False


def test_only_what_follows_the_common_beginning_is_read() -> None:
    engine = ScriptedEngine(lambda _: "fine")
    guest, first, second, third = Guests(engine, no_chat), Caller(), Caller(), Caller()
    serve(guest, first.asks(engine, ["be brief", "hello"]))
    n_first = len("be brief") + len("hello") + 2 * 2 + 1
    assert (first.text, first.read) == ("fine", (n_first, 0))
    serve(guest, second.asks(engine, ["be brief", "hello", "fine", "and now?"]))
    assert second.read == (n_first + len("fine") + 1 + len("and now?") + 2 + 1, n_first + len("fine"))
    serve(guest, third.asks(engine, ["be brief", "hallo"]))
    assert third.read == (n_first, len("be brief") + 2 + 1 + 1)
    assert engine.cache.occupancy(GUEST).n_cells == n_first + len("fine")


def test_a_cache_that_cannot_go_back_is_only_continued() -> None:
    engine = ScriptedEngine(lambda _: "fine", capability=REBUILD_ONLY)
    guest, first, second, third = Guests(engine, no_chat), Caller(), Caller(), Caller()
    serve(guest, first.asks(engine, ["be brief", "hello"]))
    serve(guest, second.asks(engine, ["be brief", "hello", "fine", "and now?"]))
    assert second.read[1] == first.read[0] + len("fine")
    serve(guest, third.asks(engine, ["be brief", "hallo"]))
    assert (third.text, third.read[1]) == ("fine", 0)


@pytest.mark.parametrize(
    ("options", "text", "reason"),
    [
        ({}, "one two three", StopReason.END),
        ({"max_tokens": 4}, "one ", StopReason.LENGTH),
        ({"sampling": {"pause_after": 4}}, "one ", StopReason.LENGTH),
        ({"sampling": {"pause_after": 4}, "max_tokens": 8}, "one two ", StopReason.LENGTH),
        ({"stop": ("two",)}, "one ", StopReason.END),
        ({"stop": ("threes",)}, "one two three", StopReason.END),
    ],
)
def test_a_reply_ends_where_it_should(options: dict[str, Any], text: str, reason: StopReason) -> None:
    engine, caller = ScriptedEngine(lambda _: "one two three"), Caller()
    serve(Guests(engine, no_chat), caller.asks(engine, ["", "count"], **options))
    assert caller.text == text
    assert isinstance(caller.end, CompletionEnded)
    assert caller.end.stop_reason is reason


def test_a_caller_that_goes_away_ends_its_reply() -> None:
    engine, caller = ScriptedEngine(lambda _: "on and on " * 100, n_ctx=4096), Caller(leaves_after=3)
    serve(Guests(engine, no_chat), caller.asks(engine, ["", "go on"]))
    assert isinstance(caller.end, CompletionEnded)
    assert caller.end.stop_reason is StopReason.CANCELLED
    assert len(caller.text) == 3


def test_a_full_context_ends_the_reply_and_a_prompt_that_is_too_long_is_a_sentence() -> None:
    engine, caller, long = ScriptedEngine(lambda _: "on " * 100, n_ctx=64, n_batch=16), Caller(), Caller()
    guest = Guests(engine, no_chat)
    serve(guest, caller.asks(engine, ["", "go on"]))
    assert isinstance(caller.end, CompletionEnded)
    assert caller.end.stop_reason is StopReason.LENGTH
    assert engine.cache.n_cells == 64
    serve(guest, long.asks(engine, ["", "x" * 100]))
    assert isinstance(long.end, CompletionFailed)
    assert long.end.error.code == "context_full"
    assert engine.cache.n_cells == 0


def test_whatever_fails_the_caller_hears_of_it() -> None:
    nobody, failing, after = Caller(), Caller(), Caller()
    engine = ScriptedEngine(lambda _: "fine", faults={1: EngineError("broken")}, n_batch=8)
    serve(None, nobody.asks(engine, ["", "hello"]))
    assert isinstance(nobody.end, CompletionFailed)
    assert nobody.end.error.code == "no_model"
    guest = Guests(engine, no_chat)
    serve(guest, failing.asks(engine, ["", "hello there"]))
    assert isinstance(failing.end, CompletionFailed)
    assert failing.end.error.code == "engine_failed"
    serve(guest, after.asks(engine, ["", "hello there"]))
    assert (after.text, after.read[1]) == ("fine", 0)
    other = Caller()
    serve(guest, other.asks(ScriptedEngine(lambda _: ""), ["", "hello"]))
    assert isinstance(other.end, CompletionFailed)
    assert other.end.error.code == "model_changed"


# ---- beside the live chat --------------------------------------------------------------------------


def visit(at: Desk, caller: Caller, texts: Sequence[str], **options: Any) -> Any:
    """A job of the chat that lets a guest in behind it."""
    return at.then(lambda: at.governor.submit(Complete(caller.asks(at.engine, texts, **options))))


def test_a_guest_leaves_the_live_chat_where_it_is(at: Desk) -> None:
    caller = Caller()
    at.play(
        says("fine"),
        [
            SendMessage("hello"),
            visit(at, caller, ["", "who are you"]),
            SendMessage("still there?"),
            ShiftWindow(4),  # frees the guest's cells and finds nothing to do
            at.then(at.verify),
        ],
        verified=False,
    )
    assert caller.text == "fine"
    assert errors(at.events) == []
    by_chat = [tokens for seq, tokens in at.engine.decoded if seq == LIVE]
    again = [tokens for tokens in by_chat[1:] if tokens[: len(by_chat[0])] == by_chat[0]]
    assert again == [], "nothing of the chat was read again"
    assert user_texts(at.store, 1) == ["hello", "still there?"]


def test_a_guest_that_needs_the_room_sends_the_chat_away_and_it_comes_back(at: Desk) -> None:
    caller, stayed = Caller(), list[str]()
    at.play(
        says("fine"),
        [
            SendMessage("hello " * 20),
            visit(at, caller, ["", "x" * 400]),
            SendMessage("still there?"),
            at.then(lambda: stayed.extend(turn.text for turn in at.timeline)),
            at.then(at.verify),
        ],
        verified=False,
        n_ctx=512,
    )
    assert caller.text == "fine"
    assert errors(at.events) == []
    assert stayed[1:] == ["hello " * 20, "fine", "still there?", "fine"]


class LosesCells(WatchedEngine):
    """The first page of the chat that is saved costs it its last cell, and stays half on the way."""

    has_failed = False

    def save_page(self, span: Span, seq: int = LIVE) -> bytes:
        if seq == LIVE and not self.has_failed:
            self.has_failed = True
            self.apply([Share(SCRATCH, 0, 4), Remove(self.occupancy(LIVE).pos_max)])
            raise RuntimeError("broken")
        return super().save_page(span, seq)


def test_a_chat_that_is_broken_when_it_goes_away_takes_no_guest_with_it(at: Desk) -> None:
    """Read again it would have the cells for itself, in the middle of the guest's own round."""
    at.expected = (RuntimeError,)
    left: list[int] = []

    class Looks(Caller):
        def hear(self, event: CompletionEvent) -> None:
            super().hear(event)
            left.append(at.engine.occupancy(SCRATCH).n_cells)

    caller = Looks()
    jobs = [
        SendMessage("hello " * 20),
        visit(at, caller, ["", "x" * 400]),
        SendMessage("still there?"),
        at.then(at.verify),
    ]
    at.engine_kind = LosesCells
    at.play(says("fine"), jobs, verified=False, n_ctx=512, interleaves=True)
    assert isinstance(at.engine, LosesCells)
    assert at.engine.has_failed
    assert caller.text == "fine"
    assert not any(left)
    assert errors(at.events) == []
    assert user_texts(at.store, 1) == ["hello " * 20, "still there?"]


def test_idle_time_beside_a_guest_frees_its_cells_where_they_are_in_the_way(at: Desk) -> None:
    """Else the model had no room for the summary, and a poorer one would be kept ready."""
    caller, made = Caller(), list[str]()

    def idle() -> None:
        assert at.engine.occupancy(GUEST).n_cells > 300
        at.governor.session.use_idle_time(lambda: False)
        assert at.live.pending.prepared is not None
        assert at.live.pending.prepared.summary is not None
        made.append(at.live.pending.prepared.summary.source)

    jobs: list[Job] = [*messages(11), at.then(idle)]
    jobs[-1:-1] = [
        at.then(lambda: serve(at.governor.session.guests, caller.asks(at.engine, ["", "x" * 330])))
    ]
    at.play(says("fine"), jobs, n_ctx=1024, verified=False)
    assert caller.text == "fine"
    assert made == ["model"]
    assert errors(at.events) == []


def test_a_guest_keeps_its_cells_in_idle_time_that_has_room_for_both(at: Desk) -> None:
    caller, left = Caller(), list[int]()

    def idle() -> None:
        at.governor.session.use_idle_time(lambda: False)
        left.append(at.engine.occupancy(GUEST).n_cells)

    ask = at.then(lambda: serve(at.governor.session.guests, caller.asks(at.engine, ["", "who are you"])))
    at.play(says("fine"), [*messages(3), ask, at.then(idle)], n_ctx=1024, verified=False)
    assert left[0] > 0


def test_a_guest_that_comes_in_idle_time_is_served_and_the_work_goes_on_later(at: Desk) -> None:
    """It needs the room of the block that was built ahead, but not that of the chat, which stays."""
    caller, stayed = Caller(), list[bool]()

    def visited() -> None:
        at.governor.session.use_idle_time(lambda: False)
        assert at.live.pending.built
        n_free = at.engine.info.n_ctx - at.engine.cache.n_cells
        serve(at.governor.session.guests, caller.asks(at.engine, ["", "x" * n_free]))
        stayed.append(at.governor.live is not None and not at.live.pending.built)
        at.governor.session.use_idle_time(lambda: False)
        stayed.append(bool(at.live.pending.built))

    told = at.play(says("fine"), [*messages(11), at.then(visited), *messages(6)], n_ctx=1024, verified=False)
    assert caller.text == "fine"
    assert stayed == [True, True]
    assert errors(told) == []
    assert [event.trigger for event in at.told(ContextEdited)] == [Trigger.AUTO]


def test_the_window_stops_its_own_reply_and_no_guests(at: Desk) -> None:
    caller = Caller()

    def stop() -> None:
        at.governor.submit(Complete(caller.asks(at.engine, ["", "hello"])))
        at.governor.cancel()

    at.play(says("fine"), [at.then(stop)], verified=False)
    assert caller.text == "fine"


def test_who_waits_at_the_end_is_told(at: Desk) -> None:
    callers = [Caller() for _ in range(5)]

    def ask() -> None:
        for caller in callers:
            at.governor.submit(Complete(caller.asks(at.engine, ["", "hello"])))

    at.play(says("fine" * 5), [at.then(ask)], verified=False)
    assert isinstance(callers[0].end, CompletionEnded), "it had its turn"
    assert all(isinstance(c.end, CompletionEnded | CompletionFailed) for c in callers)
    assert any(isinstance(c.end, CompletionFailed) for c in callers)


def test_lanes_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for name in ("chat 1", "chat 2", "chat 3"):
        queue.put(name)
    for name in ("guest 1", "guest 2"):
        queue.put(name, guest=True)
    assert not queue.empty()
    got = [queue.get() for _ in range(5)]
    assert got == ["chat 1", "guest 1", "chat 2", "guest 2", "chat 3"]
    queue.put("guest 3", guest=True)
    assert queue.empty(guests_too=False)
    assert not queue.empty()
    assert queue.take_guests() == ["guest 3"]
    assert queue.empty()


def test_a_waiting_thread_gets_what_comes() -> None:
    queue: FairQueue[int] = FairQueue()
    got: list[int] = []
    thread = threading.Thread(target=lambda: got.append(queue.get()))
    thread.start()
    queue.put(7, guest=True)
    thread.join()
    assert got == [7]


# ---- on real models --------------------------------------------------------------------------------

FAMILIES = ["plain", "deep", "sliding_window", "recurrent", "hybrid", "yarn"]


@pytest.mark.parametrize("family", FAMILIES)
def test_reusing_the_cache_changes_nothing(family: str, request: pytest.FixtureRequest) -> None:
    """A conversation over the reused cache says what each request says on its own."""
    path: Path = request.getfixturevalue(f"{family}_model")
    settings = ModelSettings(n_ctx=1024, n_threads=1)
    engine, fresh = llama.load(path, settings), llama.load(path, settings)
    guest, texts = Guests(engine, no_chat), ["You are a test."]
    for question in ("one boat", "two boats", "three boats in the harbour"):
        texts.append(question)
        reused, alone = Caller(), Caller()
        serve(guest, reused.asks(engine, texts, max_tokens=12))
        lonely = Guests(fresh, no_chat)
        serve(lonely, alone.asks(fresh, texts, max_tokens=12))
        assert reused.text == alone.text
        assert alone.read[1] == 0
        if engine.info.capability.surgical and len(texts) > 2:
            assert reused.read[1] > 0
        texts.append(reused.text)
        lonely.clear()
    engine.close()
    fresh.close()
