"""Decoding: how fast it is said to be, and how much is done at once."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import llama_cpp as lib
import pytest

from ethervox_gui.context.edits.kv_model import LIVE
from ethervox_gui.context.errors import Cancelled
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.engine.llama.engine import LlamaEngine
from ethervox_gui.engine.protocol import Chunk
from ethervox_gui.settings import ModelSettings

Read = Callable[[LlamaEngine, Sequence[int]], object]


@pytest.mark.parametrize(
    "read",
    [
        lambda engine, tokens: engine.decode(tokens, LIVE, 1),
        lambda engine, tokens: engine.decode_together([Chunk(tokens, LIVE, 1)]),
    ],
    ids=["alone", "together"],
)
def test_the_speed_of_reading_counts_what_a_gpu_computes_later(
    read: Read, plain_model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There ``llama_decode`` returns at once, and the work of the batch before is none of this one's."""
    seconds = to_come = 0.0
    decode = lib.llama_decode

    def decode_later(*given: Any) -> Any:
        nonlocal to_come
        to_come += 1.0
        return decode(*given)

    def synchronize(_context: Any) -> None:
        nonlocal seconds, to_come
        seconds, to_come = seconds + to_come, 0.0

    engine = llama.load(plain_model, ModelSettings(n_ctx=512, n_threads=1))
    try:
        with monkeypatch.context() as patch:
            patch.setattr(lib, "llama_decode", decode_later)
            patch.setattr(lib, "llama_synchronize", synchronize)
            patch.setattr(time, "perf_counter", lambda: seconds)
            engine.decode([1], LIVE, 0)
            read(engine, [1] * 40)
            assert engine.prompt_speed == 40
            engine.decode([1], LIVE, 41)
            engine.wait()
            assert to_come == 0
    finally:
        engine.close()


@pytest.mark.parametrize(
    ("seconds", "reached"),
    [(0.001, [64, 300]), (1.5, [64, 192, 300]), (4.0, [64, 128, 192, 256, 300])],
    ids=["fast", "in between", "slow"],
)
def test_where_reading_is_slow_less_is_read_at_once(
    seconds: float, reached: list[int], plain_model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each look at the clock is so many seconds after the one before; the first 64 tokens tell the speed."""
    clock = itertools.count(step=seconds)
    engine = llama.load(plain_model, ModelSettings(n_ctx=512, n_threads=1))
    try:
        monkeypatch.setattr(time, "perf_counter", lambda: next(clock))
        engine.decode([1] * 64, LIVE, 0)
        told: list[int] = []
        engine.decode([1] * 236, LIVE, 64, progress=lambda done, _: told.append(64 + done))
        assert [64, *told] == reached
    finally:
        engine.close()


def test_a_stop_is_looked_for_in_between(plain_model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = itertools.count(step=4.0)
    engine = llama.load(plain_model, ModelSettings(n_ctx=512, n_threads=1))
    try:
        monkeypatch.setattr(time, "perf_counter", lambda: next(clock))
        engine.decode([1] * 64, LIVE, 0)
        with pytest.raises(Cancelled):
            engine.decode([1] * 200, LIVE, 64, cancelled=lambda: True)
        assert engine.occupancy(LIVE).n_cells == 128
    finally:
        engine.close()
