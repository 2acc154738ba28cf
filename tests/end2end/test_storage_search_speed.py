"""How long a search takes in a large database that is made up here.

Run it alone for figures, at any size::

    python tests/end2end/test_storage_search_speed.py FOLDER N_TURNS N_MEMORIES
"""

from __future__ import annotations

import itertools
import random
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from ethervox_gui.storage import Store
from ethervox_gui.storage.connection import Connection

_COMMON = [
    "the",
    "of",
    "and",
    "to",
    "a",
    "in",
    "is",
    "it",
    "you",
    "that",
    "he",
    "was",
    "for",
    "on",
    "are",
    "with",
    "as",
    "his",
    "they",
    "be",
    "at",
    "one",
    "have",
    "this",
    "from",
]
_CONSONANTS = [*"bdfgklmnprstvz", "br", "st", "tr", "ch"]
_VOWELS = [*"aeiou", "ai", "ou"]
_TURNS_PER_CHAT = 40


class Writer:
    """Makes texts whose words are as unevenly frequent as in real ones."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        syllables = [c + v for c in _CONSONANTS for v in _VOWELS]
        words = ("".join(self.rng.choices(syllables, k=self.rng.randint(2, 4))) for _ in range(50_000))
        self._words = [*_COMMON, *words]
        self._weights = list(itertools.accumulate(1 / (rank + 2) for rank in range(len(self._words))))

    def text(self, n_words: int) -> str:
        return " ".join(self.rng.choices(self._words, cum_weights=self._weights, k=n_words))


def fill(folder: Path, n_turns: int, n_memories: int) -> None:
    """A database with chats of forty turns, some of them in the bin, and as many memories as asked for."""
    writer = Writer(7)
    n_chats = n_turns // _TURNS_PER_CHAT
    Store.open(folder).close()
    with closing(Connection(folder / "ethervox.db", writable=True)) as db, db.transaction_of("IMMEDIATE"):
        for chat in range(1, n_chats + 1):
            deleted_at = 1.0 if chat % 50 == 0 else None
            db.sql(
                "INSERT INTO chat (id, title, model, system_prompt, created_at, updated_at, deleted_at)"
                " VALUES (?, ?, '', '', ?, ?, ?)",
                (chat, writer.text(4), chat, chat, deleted_at),
            )
            db.many(
                "INSERT INTO turn (chat_id, number, role, text, n_tokens, importance, pinned, state,"
                " complete, created_at) VALUES (?, ?, ?, ?, 9, 0.5, 0, 'in_kv', 1, ?)",
                [
                    (
                        chat,
                        n,
                        "assistant" if n % 2 else "user",
                        writer.text(writer.rng.choice([8, 20, 40, 100])),
                        n,
                    )
                    for n in range(_TURNS_PER_CHAT)
                ],
            )
            db.many(
                "INSERT INTO memory (chat_id, kind, level, text, tags, importance, n_tokens_before,"
                " n_tokens_after, source, created_at)"
                " VALUES (?, 'summary', 0, ?, '[\"tag\"]', 0.95, 9, 9, '', ?)",
                [(chat, writer.text(60), chat) for _ in range(n_memories // n_chats)],
            )


def queries(store: Store, n: int) -> dict[str, list[str]]:
    """Queries of several kinds, made of words that are there."""
    rng = random.Random(3)
    with store._database.read() as db:
        last = int(db.sql("SELECT max(id) FROM turn").fetchone()[0])
        ids = [rng.randint(1, last) for _ in range(n)]
        texts = [str(db.sql("SELECT text FROM turn WHERE id = ?", (i,)).fetchone()[0]).split() for i in ids]
    return {
        "one word": [rng.choice(words) for words in texts],
        "two words": [" ".join(rng.sample(words, 2)) for words in texts],
        "a question": [f"what is my {' '.join(rng.sample(words, 2))}?" for words in texts],
        "two letters": [rng.choice(words)[:2] for words in texts],
        "four letters": [rng.choice(words)[:4] for words in texts],
        "inside a word": [max(words, key=len)[1:6] for words in texts],
        "nowhere": [f"zzqq{i}" for i in range(n)],
    }


def measure(store: Store, n: int = 60) -> dict[str, list[float]]:
    """Milliseconds of each query, in rising order, by kind."""
    figures = {}
    for kind, texts in queries(store, n).items():
        times = []
        for text in texts:
            started = time.perf_counter()
            store.search(text)
            times.append((time.perf_counter() - started) * 1000)
        figures[kind] = sorted(times)
    return figures


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_a_search_is_fast(tmp_path: Path) -> None:
    """A tenth of a large database; the bound leaves room for a busy machine."""
    fill(tmp_path, 40_000, 10_000)
    with Store.open(tmp_path) as store:
        for kind, times in measure(store).items():
            assert times[len(times) // 2] < 50, kind


if __name__ == "__main__":
    target = Path(sys.argv[1])
    if not target.exists():
        fill(target, int(sys.argv[2]), int(sys.argv[3]))
    with Store.open(target) as opened:
        for name, figures in measure(opened).items():
            p50, p95 = figures[len(figures) // 2], figures[int(len(figures) * 0.95)]
            sys.stdout.write(f"{name:14} p50 {p50:7.1f} ms   p95 {p95:7.1f} ms   max {figures[-1]:7.1f} ms\n")
