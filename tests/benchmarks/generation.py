"""Tokens per second through the governor, against a bare loop of llama_decode and a sampler.

::

    python -m tests.benchmarks generation

Both run on the same context, threads, prompt and tokens: the sampler is greedy and never picks the
end. Rounds alternate; each figure is a median.
"""

from __future__ import annotations

import ctypes
import io
import json
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import llama_cpp as lib

from ethervox_gui import paths
from ethervox_gui.context.events import Event, ReplyFinished
from ethervox_gui.context.kv_model import LIVE, Remove
from ethervox_gui.context.turns import Message, Role
from ethervox_gui.engine.llama import LlamaEngine
from ethervox_gui.governor import conversation, editor
from ethervox_gui.governor.live_chat import LiveChat
from tests.benchmarks.measure import Row
from tests.benchmarks.real_shape import half_billion
from tests.helpers.live import Bench, bench

_N_TOKENS = 200
_N_PROMPT = 512
_GOAL = 0.98
_PROMPT = "Tell me a long story about a boat and a river."


def rows(*, quick: bool = False) -> Iterator[Row]:
    """Generation and prompt processing, with the guide and with a model of real size."""
    models = (
        {"guide": paths.guide_model()} if quick else {"guide": paths.guide_model(), "0.5 B": half_billion()}
    )
    for name, model in models.items():
        n_tokens = _N_TOKENS if name == "guide" else 24
        with tempfile.TemporaryDirectory() as folder, bench(model, Path(folder), n_ctx=4096) as made:
            made.engine.is_end = lambda token: False  # type: ignore[method-assign]
            yield _generation(made, name, n_tokens, n_rounds=3 if quick else 5)
            yield _prompt_processing(made, name, n_rounds=3 if quick else 5)


def _generation(made: Bench, name: str, n_tokens: int, n_rounds: int) -> Row:
    ours: list[float] = []
    bare: list[float] = []
    printed = io.StringIO()
    for _ in range(n_rounds):
        live = made.new_chat(sampling__max_tokens=n_tokens, context__mode="automatic")
        live.emit = _Printer(made.events, printed)
        conversation.send(live, _PROMPT)
        finished = [event for event in made.events if isinstance(event, ReplyFinished)][-1]
        ours.append(finished.tokens_per_second)
        bare.append(_bare_loop(live, n_tokens))
    value, against = median(ours), median(bare)
    return Row(
        f"generation, {name} [tokens/s]",
        value,
        against,
        value / against,
        f"≥ {_GOAL:g}",
        value >= _GOAL * against,
    )


class _Printer:
    """Prints events as headless does."""

    def __init__(self, events: list[Event], output: io.StringIO) -> None:
        self._events = events
        self._output = output

    def __call__(self, event: Event) -> None:
        self._events.append(event)
        if event.name is not None:
            self._output.write(json.dumps(event.to_json(), ensure_ascii=False) + "\n")


def _bare_loop(live: LiveChat, n_tokens: int) -> float:
    """The same prompt, then nothing but sample, piece and decode."""
    engine = live.engine
    assert isinstance(engine, LlamaEngine)
    editor.clear(live)
    messages = [*live.messages()[:1], Message(Role.USER, _PROMPT)]
    encoding = engine.encode(messages, generation=True)
    tokens = [token for turn in encoding.turns for token in turn] + list(encoding.generation)
    engine.decode(tokens, LIVE, 0)
    context, vocabulary = engine._context, lib.llama_model_get_vocab(engine._model)
    chain = lib.llama_sampler_chain_init(lib.llama_sampler_chain_default_params())
    lib.llama_sampler_chain_add(chain, lib.llama_sampler_init_greedy())
    batch = lib.llama_batch_init(1, 0, 1)
    batch.n_tokens, batch.n_seq_id[0], batch.seq_id[0][0], batch.logits[0] = 1, 1, LIVE, 1
    buffer = ctypes.create_string_buffer(256)
    started = time.perf_counter()
    for position in range(len(tokens), len(tokens) + n_tokens):
        token = lib.llama_sampler_sample(chain, context, -1)
        lib.llama_token_to_piece(vocabulary, token, buffer, 256, 0, False)
        batch.token[0], batch.pos[0] = token, position
        assert lib.llama_decode(context, batch) == 0
    speed = n_tokens / (time.perf_counter() - started)
    lib.llama_batch_free(batch)
    lib.llama_sampler_free(chain)
    engine.apply([Remove()])
    return speed


def _prompt_processing(made: Bench, name: str, n_rounds: int) -> Row:
    engine = made.engine
    tokens = [50 + number % 200 for number in range(_N_PROMPT)]
    ours: list[float] = []
    bare: list[float] = []
    for _ in range(n_rounds):
        editor.clear(made.new_chat())
        started = time.perf_counter()
        engine.decode(tokens, LIVE, 0, progress=lambda _done, _total: None)
        ours.append(_N_PROMPT / (time.perf_counter() - started))
        engine.apply([Remove()])
        bare.append(_bare_prompt(engine, tokens))
        engine.apply([Remove()])
    value, against = median(ours), median(bare)
    title = f"prompt processing, {name} [tokens/s]"
    return Row(title, value, against, value / against, f"≥ {_GOAL:g}", value >= _GOAL * against)


def _bare_prompt(engine: LlamaEngine, tokens: list[int]) -> float:
    n_batch = engine.info.n_batch
    batch = lib.llama_batch_init(n_batch, 0, 1)
    started = time.perf_counter()
    for start in range(0, len(tokens), n_batch):
        chunk = tokens[start : start + n_batch]
        batch.n_tokens = len(chunk)
        for index, token in enumerate(chunk):
            batch.token[index], batch.pos[index] = token, start + index
            batch.n_seq_id[index], batch.seq_id[index][0] = 1, LIVE
            batch.logits[index] = index == len(chunk) - 1
        assert lib.llama_decode(engine._context, batch) == 0
    speed = len(tokens) / (time.perf_counter() - started)
    lib.llama_batch_free(batch)
    return speed
