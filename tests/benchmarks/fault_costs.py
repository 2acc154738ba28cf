"""What one message costs in chats of 1,000 and of 10,000 exchanges: what is looked up for it.

::

    python -m tests.benchmarks faults

Words, topics and keys of chance have the shape of a model of 0.5 B.  All that happens before a message where
words alone are looked at, with what is kept of exchanges, is measured in a stored chat.
"""

from __future__ import annotations

import random
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from statistics import median
from typing import Final

import numpy as np

from ethervox_gui.context.recall.words import WordIndex
from ethervox_gui.engine.llama.attention.asking import LAST, Plane
from ethervox_gui.engine.llama.attention.heads import CountingHeads
from ethervox_gui.engine.llama.attention.logits import KeyShape
from ethervox_gui.engine.llama.attention.touch import ChatAttention
from ethervox_gui.engine.llama.topics.chat_topics import ChatTopics
from ethervox_gui.engine.llama.topics.learned import LearnedTopics
from ethervox_gui.engine.llama.topics.reading import WIDTH
from ethervox_gui.governor.faults import recall
from ethervox_gui.governor.faults.attention import choose
from ethervox_gui.storage.db.connection import Connection
from tests.benchmarks.growth import opened
from tests.benchmarks.long_chat import stored
from tests.benchmarks.measure import Row, below, now
from tests.benchmarks.recorded import Recorded
from tests.helpers import tiny_models
from tests.helpers.live import Bench, bench

_SHAPE: Final = KeyShape(n_layers=4, n_heads=2, head_size=64)
_N_QUERY_HEADS: Final = 14
#: The heads that count for Qwen2.5 Coder 0.5B, which that shape is of.
_COUNTING: Final = (14, 15, 16, 18, 20, 23, 24, 25, 26, 50)
_N_TOKENS, _N_KEYS, _N_KEPT = 20, 60, 512
_RSS_MB: Final = 30.0
#: Exchanges, and milliseconds.
_SIZES: Final = ((1000, 15.0), (10_000, 50.0))
_WORDS: Final = tuple(f"{a}{b}{c}" for a in "bdfglmnprstvz" for b in "aeiou" for c in "klmnrst")


def rows() -> Iterator[Row]:
    """Of one message: by keys of chance, then in stored chats."""
    yield from _of_chance()
    with tempfile.TemporaryDirectory() as folder:
        shape = tiny_models.Shape(n_ctx_train=1 << 17, ends=False)
        model = tiny_models.make_model(Path(folder) / "one-layer.gguf", shape)
        with bench(model, Path(folder) / "data", n_ctx=2048) as made:
            for n_exchanges, limit in _SIZES:
                yield _in_a_chat(made, n_exchanges, limit)


# ---- inside ----------------------------------------------------------------------------------------


def _in_a_chat(made: Bench, n_exchanges: int, limit: float) -> Row:
    """All that happens before a message, without another signal than words."""
    drawn = random.Random(31)

    def said(n_words: int) -> str:
        return " ".join(drawn.choices(_WORDS, k=n_words))

    chat_id = stored(made.store, 2 * n_exchanges, 20)
    with closing(Connection(made.store.path, writable=True)) as db, db.transaction_of("IMMEDIATE"):
        turns = db.sql("SELECT id FROM turn WHERE chat_id = ? AND number > 0", (chat_id,)).fetchall()
        for (turn_id,) in turns:
            db.sql("UPDATE turn SET text = ? WHERE id = ?", (said(20), turn_id))
    live = opened(made, chat_id)
    recall.take_in(live, lambda: False)
    took: list[float] = []
    for number in range(24):
        newest = live.timeline.last
        assert newest is not None
        live.timeline.set_pinned(newest.number, number % 2 == 0)  # as if something had been said
        text = f"{said(12)}?"
        started = now()
        recall.before_message(live, text, len(text))
        took.append((now() - started) * 1000)
    name = f"all that happens before a message in a chat of {n_exchanges:,} exchanges, by words"
    return below(name, median(took[8:]), limit)


def _of_chance() -> Iterator[Row]:
    chance = np.random.default_rng(31)
    layers = tuple(range(_SHAPE.n_layers))
    weights = np.zeros(_SHAPE.n_layers * _N_QUERY_HEADS, np.float32)
    weights[list(_COUNTING)] = 1 / len(_COUNTING)
    size = (_SHAPE.n_layers, _N_KEYS, _SHAPE.n_heads, _SHAPE.head_size)
    kept = [[chance.normal(size=size).astype(np.float16).tobytes()] for _ in range(_N_KEPT)]
    for n_exchanges, limit in _SIZES:
        index: WordIndex[int] = WordIndex()
        for number in range(n_exchanges):
            index.put(number, " ".join(chance.choice(_WORDS, 40)))
        before = _resident_mb()
        watch = Recorded(layers)
        attention = ChatAttention(watch, layers, _SHAPE)
        attention.take(CountingHeads(weights).to_text(attention.name))
        every = range(n_exchanges)
        topics = ChatTopics()
        topics.take(_topics_of_chance(chance).to_text())
        for number in every:
            attention.know(number, kept[number % _N_KEPT])
            topics.know(number, chance.normal(size=WIDTH).astype("<f2").tobytes())
        took: dict[str, list[float]] = {"words": [], "topics": [], "keys": []}
        for _ in range(24):
            watch.queries = [
                chance.normal(size=(_N_TOKENS, _N_QUERY_HEADS, _SHAPE.head_size)).astype(np.float32)
                for _ in layers
            ]
            text = " ".join(chance.choice(_WORDS, 12))
            asked = chance.normal(size=WIDTH).astype("<f2").tobytes()
            with attention.watching():
                pass
            started = now()
            words = index.scores(text, every)
            looked_up = now()
            topics.scores(asked, every)
            between = now()
            chosen, usual = choose(attention, every, words)
            attention.scores({number: kept[number % _N_KEPT] for number in chosen}, usual)
            took["words"].append((looked_up - started) * 1000)
            took["topics"].append((between - looked_up) * 1000)
            took["keys"].append((now() - between) * 1000)
            attention.end_message()
            topics.end_message()
        whole = [sum(pair) for pair in zip(*took.values(), strict=True)][8:]
        parts = ", ".join(f"{way} {median(values[8:]):.1f}" for way, values in took.items())
        yield below(
            f"finding what is asked for among {n_exchanges:,} exchanges; {parts}", median(whole), limit
        )
        grown = _resident_mb() - before
        yield below(f"memory for that among {n_exchanges:,} exchanges", grown, _RSS_MB, "MB")


def _topics_of_chance(chance: np.random.Generator) -> LearnedTopics:
    """What could have been learned of a model."""
    everyday = chance.normal(size=(24, WIDTH)).astype(np.float32) * np.float32(WIDTH**-0.5)
    plane = Plane(chance.normal(size=LAST * WIDTH).astype(np.float32), 0.0)
    return LearnedTopics(np.zeros(WIDTH, np.float32), everyday, plane, plane, 0.1, 4.0)


def _resident_mb() -> float:
    """Resident memory of this process; 0 where that is not told."""
    status = Path("/proc/self/status")
    lines = status.read_text("utf-8").splitlines() if status.exists() else []
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 0.0)
