"""How likely the tokens of a guest's prompt were: as the library itself says it, whatever else is at work."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import llama_cpp as lib
import numpy as np
import pytest
from numpy.typing import NDArray

from ethervox_gui.context.edits.kv_model import LIVE
from ethervox_gui.context.events.events import StopReason
from ethervox_gui.context.requests.token_scores import TokenScore
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.engine.llama.engine import LlamaEngine
from ethervox_gui.engine.protocol import Chunk
from ethervox_gui.governor.guests.reply import MOST_SCORED
from ethervox_gui.governor.jobs.guest_jobs import Completion, CompletionEnded, PromptRead
from ethervox_gui.governor.session.completions import Guests, take
from ethervox_gui.settings import ModelSettings
from tests.helpers.guests import serve
from tests.unit.governor.session.test_batches import all_ask, engine_for, guests_of, run
from tests.unit.governor.session.test_completions import Caller, no_chat

SETTINGS = ModelSettings(n_ctx=512, n_threads=1)

#: In the same batches they are the same; another batch adds in another order.
SAME, NEAR = 1e-6, 2e-2


@pytest.fixture(params=["plain", "deep", "sliding_window", "hybrid"])
def engine(request: pytest.FixtureRequest) -> Iterator[LlamaEngine]:
    path: Path = request.getfixturevalue(f"{request.param}_model")
    made = llama.load(path, SETTINGS)
    yield made
    made.close()


def tokens_of(engine: LlamaEngine, count: int, seed: int) -> list[int]:
    chance = np.random.default_rng(seed)
    found = [int(token) for token in chance.integers(3, engine.prompts.n_vocabulary, count)]
    return [token for token in found if not engine.is_end(token)]


def by_the_library(engine: LlamaEngine, tokens: Sequence[int]) -> NDArray[np.float64]:
    """The logarithms of how likely each token of the vocabulary is behind each of these."""
    parameters = lib.llama_context_default_params()
    parameters.n_ctx = 512
    parameters.n_threads = parameters.n_threads_batch = 1
    context = lib.llama_init_from_model(engine.model, parameters)
    batch = lib.llama_batch_init(MOST_SCORED, 0, 1)
    rows: list[NDArray[np.float64]] = []
    for first in range(0, len(tokens), MOST_SCORED):
        part = tokens[first : first + MOST_SCORED]
        batch.n_tokens = len(part)
        for at, token in enumerate(part):
            batch.token[at], batch.pos[at], batch.n_seq_id[at], batch.logits[at] = token, first + at, 1, 1
            batch.seq_id[at][0] = 0
        assert lib.llama_decode(context, batch) == 0
        for at in range(len(part)):
            pointer = lib.llama_get_logits_ith(context, at)
            logits = np.ctypeslib.as_array(pointer, (engine.prompts.n_vocabulary,)).astype(np.float64)
            rows.append(logits - logits.max() - np.log(np.exp(logits - logits.max()).sum()))
    lib.llama_batch_free(batch)
    lib.llama_free(context)
    return np.array(rows)


def asks(caller: Caller, engine: Any, tokens: Sequence[int], **options: Any) -> Completion:
    chosen = {"max_tokens": 0, "n_likely": 2, "scores_prompt": True, **options}
    return replace(caller.asks(engine, ["", ""], **chosen), prompt=tokens)


def scores(caller: Caller) -> tuple[TokenScore, ...]:
    (event,) = (event for event in caller.told if isinstance(event, PromptRead))
    return event.scores


def check(engine: LlamaEngine, tokens: Sequence[int], found: Sequence[TokenScore], near: float) -> None:
    truth = by_the_library(engine, tokens)
    assert len(found) == len(tokens) - 1
    for place, score in enumerate(found, start=1):
        behind = truth[place - 1]
        assert score.chosen.piece == engine.piece(tokens[place])
        assert score.chosen.logprob == pytest.approx(behind[tokens[place]], abs=near)
        best = sorted(behind, reverse=True)[: len(score.likeliest)]
        assert [likely.logprob for likely in score.likeliest] == pytest.approx(best, abs=near)


def test_they_are_those_of_the_library(engine: LlamaEngine) -> None:
    """Of a prompt of several batches; nothing is written where nothing is asked for."""
    tokens, caller = tokens_of(engine, MOST_SCORED * 2 + 9, 1), Caller()
    serve(Guests(engine, no_chat), asks(caller, engine, tokens))
    check(engine, tokens, scores(caller), SAME)
    assert caller.read == (len(tokens), 0)
    assert caller.end == CompletionEnded(StopReason.LENGTH, 0)


def test_cells_that_are_there_tell_nothing_so_that_all_is_read(engine: LlamaEngine) -> None:
    tokens, first, second, other = tokens_of(engine, 90, 2), Caller(), Caller(), Caller()
    guests = Guests(engine, no_chat)
    serve(guests, asks(first, engine, tokens, scores_prompt=False, max_tokens=3))
    serve(guests, asks(second, engine, tokens, max_tokens=3))
    assert (second.text, second.read) == (first.text, (len(tokens), 0))
    check(engine, tokens, scores(second), SAME)
    serve(guests, asks(other, engine, [*tokens, tokens[0]], scores_prompt=False))
    if engine.info.capability.surgical:
        assert other.read[1] >= len(tokens), "whoever does not ask finds what was read for it"


def test_in_company(engine: LlamaEngine) -> None:
    """Beside replies that are written, and others that ask the same."""
    guests = Guests(engine, no_chat, wanted=lambda: 4)
    writers = all_ask(guests, engine, ["one boat"], max_tokens=40)
    prompts, callers = [tokens_of(engine, 80, seed) for seed in (3, 4)], [Caller(), Caller()]
    for caller, tokens in zip(callers, prompts, strict=True):
        take(guests, asks(caller, engine, tokens, max_tokens=2))
    run(guests)
    for caller, tokens in zip(callers, prompts, strict=True):
        check(engine, tokens, scores(caller), NEAR)
    assert writers[0].text


def test_who_had_to_wait_in_the_middle_goes_on_from_there(deep_model: Path) -> None:
    """Its cells are gone, and what it saw of its prompt is not asked again."""
    engine = llama.load(deep_model, SETTINGS)
    guests, caller = Guests(engine, no_chat), Caller()
    tokens = tokens_of(engine, MOST_SCORED * 3, 5)
    take(guests, asks(caller, engine, tokens))
    guests.round()
    guests.round()
    guests.ride(Chunk((1,), LIVE, 0), 100, 0.25)  # a chat leaves it less than it needs
    assert guests.is_at_work
    assert not caller.told
    run(guests)
    check(engine, tokens, scores(caller), NEAR)
    engine.close()


def test_no_more_logits_are_asked_for_than_are_kept_at_once() -> None:
    engine = engine_for(n_batch=512)
    guests, callers = guests_of(engine), [Caller() for _ in range(3)]
    for number, caller in enumerate(callers):
        take(guests, asks(caller, engine, [65 + number] * 200))
    run(guests)
    for batch in engine.together:
        assert sum(len(chunk.tokens) for chunk in batch if chunk.asks_all) <= MOST_SCORED
    assert [len(scores(caller)) for caller in callers] == [199] * 3


def test_a_reply_of_the_chat_does_not_wait_for_many_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    engine, caller = engine_for(n_batch=512), Caller()
    monkeypatch.setattr(type(engine), "prompt_speed", 10_000.0)
    guests = guests_of(engine)
    take(guests, asks(caller, engine, [65] * 200))
    guests.ride(Chunk((1,), LIVE, 0), 400, 0.05)
    beside, own = (len(chunk.tokens) for chunk in engine.together[-1])
    assert (beside, own) == (8, 1)
    run(guests)
    assert len(scores(caller)) == 199
