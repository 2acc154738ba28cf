"""``llama_decode`` fails on real models, in every way it can: what is known then, and the chat goes on."""

from __future__ import annotations

import ctypes
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import llama_cpp as lib
import pytest

from ethervox_gui.context.edits.kv_model import LIVE
from ethervox_gui.context.errors import DecodeError, EngineError, NoRoomError
from ethervox_gui.context.events.events import (
    ContextEdited,
    ErrorRaised,
    Event,
    NoticeRaised,
    ReplyFinished,
)
from ethervox_gui.context.events.window_events import ReplyStarted
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.engine.llama.engine import LlamaEngine
from ethervox_gui.front_ends.assembly import inspect
from ethervox_gui.governor.cache import verify as proof
from ethervox_gui.governor.governor import Governor
from ethervox_gui.governor.jobs.jobs import Answer, LoadModel, SendMessage, Shutdown
from ethervox_gui.settings import ModelSettings, SamplingSettings, Settings
from ethervox_gui.storage import Store
from tests.helpers import programs

#: What it returns, and how much of the batch is in the cache then: see the header and FACTS of the library.
STATUSES = {1: 0.0, 2: 0.5, -1: 0.0, -2: 0.5, -3: 0.5}
RAISES = "an exception"
FAULTS = [*STATUSES, RAISES]


#: Decodes, cuts the file short, and says which ways of computing raise what they should.
_CUTS_IT_SHORT = """
import os, sys
from pathlib import Path
from ethervox_gui.context.edits.kv_model import GUEST, LIVE, SCRATCH
from ethervox_gui.context.errors import ModelCutError
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.engine.protocol import Chunk
from ethervox_gui.settings import ModelSettings

path = Path(sys.argv[1])
engine = llama.load(path, ModelSettings(n_ctx=256, n_threads=1))
engine.decode([65] * 20, LIVE, 0)
list(engine.embed("a text"))
whole = path.read_bytes()
os.truncate(path, 4096)
for name, work in {
    "alone": lambda: engine.decode([65], LIVE, 20),
    "together": lambda: engine.decode_together([Chunk([65], LIVE, 20), Chunk([66], GUEST, 0)]),
    "beside": lambda: engine.decode_beside([65], SCRATCH, 0, 66, 20),
    "embedding": lambda: list(engine.embed("a text")),
}.items():
    try:
        work()
    except ModelCutError as error:
        assert path.name in str(error), error
        assert engine.occupancy(LIVE).pos_max == 19
        print(name)
path.write_bytes(whole)
engine.decode([65], LIVE, 20)
engine.close()
print("whole again")
"""


class Faults:
    """In place of ``llama_decode``: fails some calls, as the library fails."""

    def __init__(self) -> None:
        self.n_calls = 0
        self.at: dict[int, int | str] = {}
        self._real: Callable[[Any, Any], int] = lib.llama_decode

    def __call__(self, context: Any, batch: Any) -> int:
        number, self.n_calls = self.n_calls, self.n_calls + 1
        fault = self.at.get(number)
        if fault is None:
            return self._real(context, batch)
        if isinstance(fault, str):
            raise ctypes.ArgumentError(fault)
        kept = int(batch.n_tokens * STATUSES[fault])
        if kept:
            # The earlier micro-batches of a batch stay in the cache.
            whole, batch.n_tokens = batch.n_tokens, kept
            assert self._real(context, batch) == 0
            batch.n_tokens = whole
        return fault


@pytest.fixture
def faults(monkeypatch: pytest.MonkeyPatch) -> Faults:
    made = Faults()
    monkeypatch.setattr(lib, "llama_decode", made)
    return made


@pytest.fixture
def engine(plain_model: Path, faults: Faults) -> Iterator[LlamaEngine]:
    loaded = llama.load(plain_model, ModelSettings(n_ctx=256, n_threads=1))
    yield loaded
    loaded.close()


def fail_next(faults: Faults, fault: int | str, skip: int = 0) -> None:
    faults.at = {faults.n_calls + skip: fault}


# ---- one call ------------------------------------------------------------------------------------


def test_a_full_cache_is_told_apart_and_nothing_has_changed(engine: LlamaEngine) -> None:
    """No fault is needed for this one."""
    engine.decode([65] * 250, LIVE, 0)
    before = engine.occupancy(LIVE)
    with pytest.raises(NoRoomError, match="no room for 10 tokens"):
        engine.decode([66] * 10, LIVE, 250)
    assert engine.occupancy(LIVE) == before
    engine.decode([66], LIVE, 250)


def test_a_hole_is_refused_and_nothing_has_changed(engine: LlamaEngine) -> None:
    """Nor for this one: the library itself says -1."""
    engine.decode([65] * 20, LIVE, 0)
    with pytest.raises(DecodeError, match="returned -1: the batch is invalid") as caught:
        engine.decode([66], LIVE, 25)
    assert caught.value.n_past == 20
    assert engine.occupancy(LIVE) == (0, 19, 20)


@pytest.mark.parametrize("fault", [2, -1, -2, -3, RAISES])
def test_a_failure_tells_what_the_cache_holds(engine: LlamaEngine, faults: Faults, fault: int | str) -> None:
    engine.decode([65] * 20, LIVE, 0)
    fail_next(faults, fault)
    with pytest.raises(DecodeError) as caught:
        engine.decode([66] * 10, LIVE, 20)
    kept = int(10 * STATUSES[fault]) if isinstance(fault, int) else 0
    assert caught.value.n_past == 20 + kept == engine.occupancy(LIVE).pos_max + 1
    assert str(fault) in str(caught.value)


@pytest.mark.parametrize("fault", FAULTS)
def test_nothing_is_sampled_after_a_failure(engine: LlamaEngine, faults: Faults, fault: int | str) -> None:
    """The library would end the process, or give the logits of something else."""
    engine.decode([65] * 20, LIVE, 0)
    sampler = engine.sampler(SamplingSettings(temperature=0))
    first = sampler.sample()
    fail_next(faults, fault)
    with pytest.raises(EngineError):
        engine.decode([first], LIVE, 20)
    with pytest.raises(EngineError, match="nothing to sample from"):
        sampler.sample()
    with pytest.raises(EngineError, match="no logits"):
        engine.logits()
    engine.decode([first], LIVE, engine.occupancy(LIVE).pos_max + 1)
    sampler.sample()
    sampler.close()


def test_a_file_that_is_cut_short_kills_nobody(plain_model: Path, tmp_path: Path) -> None:
    """In a process of its own: the library reads the weights where they lie, and would die of SIGBUS."""
    model = Path(shutil.copy(plain_model, tmp_path / "model.gguf"))
    done = programs.run([sys.executable, "-c", _CUTS_IT_SHORT, model])
    assert done.returncode == 0, (done.returncode, done.stderr[-800:])
    assert done.stdout.splitlines() == ["alone", "together", "beside", "embedding", "whole again"]


@pytest.mark.parametrize("kind", ["removed", "renamed over"])
def test_a_file_that_is_replaced_is_of_use_still(plain_model: Path, tmp_path: Path, kind: str) -> None:
    """As every download does it: what is mapped stays, whatever its name now says."""
    model = Path(shutil.copy(plain_model, tmp_path / "model.gguf"))
    engine = llama.load(model, ModelSettings(n_ctx=256, n_threads=1))
    try:
        if kind == "removed":
            model.unlink()
        else:
            (tmp_path / "other").write_bytes(b"short")
            (tmp_path / "other").replace(model)
        engine.decode([65] * 20, LIVE, 0)
    finally:
        engine.close()


# ---- a whole chat --------------------------------------------------------------------------------

MESSAGES = [f"{index}: " + "some words " * 9 for index in range(4)]
LAST = "And now?"


class Play:
    """Messages through a governor on a real model."""

    def __init__(self, store: Store, model: Path) -> None:
        self.store, self.model = store, model
        self.events: list[Event] = []
        self.engine: LlamaEngine | None = None
        self.settings = Settings().with_values(
            {"model.n_ctx": 768, "model.n_threads": 1, "sampling.temperature": 0, "sampling.max_tokens": 16}
        )

    def messages(self, texts: list[str], chat_id: int) -> list[Event]:
        self.events = []
        governor = self.governor(self.events.append)

        def verify() -> str:
            live = governor.live
            if live is not None:
                assert live.timeline.open_reply is None
                proof.check(live.engine, live.timeline)
                assert live.timeline.n_used <= live.budget.n_ctx
            return "verified"

        governor.submit(LoadModel(self.model, chat_id))
        for text in texts:
            governor.submit(SendMessage(text))
            governor.submit(Answer(verify))
        governor.submit(Shutdown())
        governor.run()
        return self.events

    def governor(self, hear: Callable[[Event], None]) -> Governor:
        return Governor(self.store, self.settings, hear, self._load, lambda *_: "Test.", inspect=inspect)

    def _load(self, path: Path, settings: ModelSettings, progress: Any) -> LlamaEngine:
        self.engine = llama.load(path, settings, progress)
        return self.engine


#: Calls of ``llama_decode`` while a model is tried at loading, and a few more.
N_LOADING = 8
KINDS = ("endless_model", "sliding_window_model", "recurrent_model", "hybrid_model")
EVERYDAY = {("endless_model", -3), ("endless_model", RAISES), ("recurrent_model", 2)}


def _cases() -> list[Any]:
    return [
        pytest.param(kind, fault, marks=() if (kind, fault) in EVERYDAY else pytest.mark.slow)
        for kind in KINDS
        for fault in FAULTS
    ]


@pytest.mark.parametrize(("kind", "fault"), _cases())
def test_the_chat_goes_on_after_a_failure_anywhere(
    request: pytest.FixtureRequest, tmp_path: Path, faults: Faults, kind: str, fault: int | str
) -> None:
    with Store.open(tmp_path) as store:
        play = Play(store, request.getfixturevalue(kind))
        chat = store.create_chat("test", "test", "Test.").chat_id
        untroubled = play.messages(MESSAGES, chat)
        assert any(isinstance(event, ContextEdited) for event in untroubled), "it overflows"
        n_calls = faults.n_calls
        for number in range(N_LOADING, n_calls, (n_calls - N_LOADING) // 4):
            chat = store.create_chat("test", "test", "Test.").chat_id
            faults.n_calls, faults.at = 0, {number: fault}
            told = play.messages([*MESSAGES, LAST], chat)
            codes = {event.code for event in told if isinstance(event, ErrorRaised)}
            assert codes <= {"engine_failed", "context_lost", "no_chat"}, codes
            stored = store.turns_of_chat(chat)
            replies = {turn.number: turn.text for turn in stored if turn.role is Role.ASSISTANT}
            for event in told:
                if isinstance(event, ReplyFinished):
                    assert replies[event.turn_number] == event.text, "what was said is stored"
            assert store.unfinished_turns(chat) == []
            if "no_chat" not in codes:
                asked = [turn.text for turn in stored if turn.role is Role.USER]
                assert asked == [*MESSAGES, LAST]
                assert [event for event in told if isinstance(event, ReplyFinished)][-1].n_tokens > 0


def _whole_again(model: Path, whole: Path, kind: str) -> str:
    if kind == "written over":
        shutil.copy(whole, model)
    else:
        Path(shutil.copy(whole, model.with_name("new"))).replace(model)
    return "It is whole again."


@pytest.mark.parametrize("when", ["before a message", "in a reply"])
@pytest.mark.parametrize("kind", ["written over", "renamed over"])
def test_a_file_that_was_cut_short_is_one_error_and_the_chat_goes_on_with_a_whole_one(
    endless_model: Path, tmp_path: Path, when: str, kind: str
) -> None:
    model = Path(shutil.copy(endless_model, tmp_path / "model.gguf"))
    told: list[Event] = []

    def hear(event: Event) -> None:
        told.append(event)
        n_replies = sum(isinstance(each, ReplyStarted) for each in told)
        if when == "in a reply" and isinstance(event, ReplyStarted) and n_replies == 2:
            cut()

    def cut() -> str:
        os.truncate(model, 4096)
        return "It is cut."

    with Store.open(tmp_path) as store:
        chat = store.create_chat("test", "test", "Test.").chat_id
        governor = Play(store, model).governor(hear)
        governor.submit(LoadModel(model, chat))
        governor.submit(SendMessage(MESSAGES[0]))
        if when == "before a message":
            governor.submit(Answer(cut))
        governor.submit(SendMessage(MESSAGES[1]))
        governor.submit(SendMessage(MESSAGES[2]))
        governor.submit(Answer(lambda: _whole_again(model, endless_model, kind)))
        governor.submit(SendMessage(LAST))
        governor.submit(Shutdown())
        governor.run()
        stored = store.turns_of_chat(chat)
        errors = [event.code for event in told if isinstance(event, ErrorRaised)]
        first = "model_truncated" if when == "before a message" else "model_cut_short"
        assert errors == [first, "model_truncated"]
        assert not any("rebuilt" in event.text for event in told if isinstance(event, NoticeRaised))
        assert [turn.text for turn in stored if turn.role is Role.USER][-1] == LAST
        assert [event for event in told if isinstance(event, ReplyFinished)][-1].n_tokens > 0
        assert store.unfinished_turns(chat) == []
