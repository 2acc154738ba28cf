"""Tokens per second through the governor, against a bare loop of llama_decode and a sampler.

::

    python -m tests.benchmarks generation

Both run on the same context, threads, prompt and tokens: the sampler is greedy and never picks the
end. Rounds alternate; each figure is a median.
"""

from __future__ import annotations

import ctypes
import io
import tempfile
from collections.abc import Iterator
from pathlib import Path

import llama_cpp as lib

from ethervox_gui import paths
from ethervox_gui.context.edits.kv_model import LIVE, Remove
from ethervox_gui.context.turns.turns import Message, Role
from ethervox_gui.engine.llama.engine import LlamaEngine
from ethervox_gui.front_ends.headless import Printer
from ethervox_gui.governor.cache import prefill
from ethervox_gui.governor.chat.live_chat import LiveChat
from tests.benchmarks.measure import Row, at_least, in_turn, now
from tests.benchmarks.real_shape import half_billion
from tests.helpers.live import Bench, bench
from tests.helpers.sending import send

_N_TOKENS = 200
_N_PROMPT = 512
_GOAL = 0.98
PROMPT = "Tell me a long story about a boat and a river."


def rows(*, quick: bool = False) -> Iterator[Row]:
    """Generation and prompt processing, with the guide and with a model of real size."""
    models = (
        {"guide": paths.guide_model()} if quick else {"guide": paths.guide_model(), "0.5 B": half_billion()}
    )
    for name, model in models.items():
        n_tokens = _N_TOKENS if name == "guide" else 24
        with tempfile.TemporaryDirectory() as folder, bench(model, Path(folder), n_ctx=4096) as made:
            made.engine.is_end = lambda token: False
            yield _generation(made, name, n_tokens, n_rounds=4 if quick else 10)
            yield _prompt_processing(made, name, n_rounds=4 if quick else 10)


def _generation(made: Bench, name: str, n_tokens: int, n_rounds: int) -> Row:
    live = made.new_chat()
    printer = Printer(io.StringIO(), stream=True)

    def ours() -> float:
        live = made.new_chat(  # nothing is begun anew: each token counts once
            sampling__max_tokens=n_tokens, sampling__fresh_replies=False, context__mode="automatic"
        )
        live.emit = printer
        grown, times = live.show_reply_growth, list[float]()

        def grow() -> None:
            grown()
            times.append(now())

        live.show_reply_growth = grow  # type: ignore[method-assign]
        send(live, PROMPT)
        return (n_tokens - 1) / (times[-1] - times[0])

    value, against, ratio = in_turn(ours, lambda: bare_loop(live, n_tokens), n_rounds)
    return at_least(f"generation, {name} [tokens/s]", value, against, _GOAL, ratio)


def bare_loop(live: LiveChat, n_tokens: int) -> float:
    """The same prompt, then nothing but sample, piece and decode."""
    engine = live.engine
    assert isinstance(engine, LlamaEngine)
    prefill.clear(live)
    messages = [*live.messages()[:1], Message(Role.USER, PROMPT)]
    encoding = engine.encode(messages, generation=True)
    tokens = [token for turn in encoding.turns for token in turn] + list(encoding.generation)
    engine.decode(tokens, LIVE, 0)
    context, vocabulary = engine.context, lib.llama_model_get_vocab(engine.model)
    chain = lib.llama_sampler_chain_init(lib.llama_sampler_chain_default_params())
    lib.llama_sampler_chain_add(chain, lib.llama_sampler_init_greedy())
    batch = lib.llama_batch_init(1, 0, 1)
    batch.n_tokens, batch.n_seq_id[0], batch.seq_id[0][0], batch.logits[0] = 1, 1, LIVE, 1
    buffer = ctypes.create_string_buffer(256)
    started = now()
    for position in range(len(tokens), len(tokens) + n_tokens):
        token = lib.llama_sampler_sample(chain, context, -1)
        lib.llama_token_to_piece(vocabulary, token, buffer, 256, 0, False)
        batch.token[0], batch.pos[0] = token, position
        assert lib.llama_decode(context, batch) == 0
    speed = n_tokens / (now() - started)
    lib.llama_batch_free(batch)
    lib.llama_sampler_free(chain)
    engine.apply([Remove()])
    return speed


def _prompt_processing(made: Bench, name: str, n_rounds: int) -> Row:
    engine = made.engine
    tokens = [50 + number % 200 for number in range(_N_PROMPT)]
    prefill.clear(made.new_chat())

    def ours() -> float:
        started = now()
        engine.decode(tokens, LIVE, 0, progress=lambda _done, _total: None)
        speed = _N_PROMPT / (now() - started)
        engine.apply([Remove()])
        return speed

    def bare() -> float:
        speed = _bare_prompt(engine, tokens)
        engine.apply([Remove()])
        return speed

    value, against, ratio = in_turn(ours, bare, n_rounds)
    return at_least(f"prompt processing, {name} [tokens/s]", value, against, _GOAL, ratio)


def _bare_prompt(engine: LlamaEngine, tokens: list[int]) -> float:
    n_batch = engine.info.n_batch
    batch = lib.llama_batch_init(n_batch, 0, 1)
    started = now()
    for start in range(0, len(tokens), n_batch):
        chunk = tokens[start : start + n_batch]
        batch.n_tokens = len(chunk)
        for index, token in enumerate(chunk):
            batch.token[index], batch.pos[index] = token, start + index
            batch.n_seq_id[index], batch.seq_id[index][0] = 1, LIVE
            batch.logits[index] = index == len(chunk) - 1
        assert lib.llama_decode(engine.context, batch) == 0
    speed = len(tokens) / (now() - started)
    lib.llama_batch_free(batch)
    return speed
