"""A large database that is made up: words as unevenly frequent as in real texts."""

from __future__ import annotations

import itertools
import random
from contextlib import closing
from pathlib import Path

from ethervox_gui.context.recall.passages import Passage
from ethervox_gui.storage import Store
from ethervox_gui.storage.db.connection import Connection

_COMMON = (
    *("the", "of", "and", "to", "a", "in", "is", "it", "you", "that", "he", "was", "for", "on", "are"),
    *("with", "as", "his", "they", "be", "at", "one", "have", "this", "from"),
)
_CONSONANTS = [*"bdfgklmnprstvz", "br", "st", "tr", "ch"]
_VOWELS = [*"aeiou", "ai", "ou"]
_TURNS_PER_CHAT = 40
_N_WORDS = 50_000
_PER_BOOK = 500


class Writer:
    """Makes texts; the n-th most frequent of its words is there 1 / (n + 2) as often as the first."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        syllables = [c + v for c in _CONSONANTS for v in _VOWELS]
        words = ("".join(self.rng.choices(syllables, k=self.rng.randint(2, 4))) for _ in range(_N_WORDS))
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
            _fill_chat(db, writer, chat, n_memories // n_chats)


def _fill_chat(db: Connection, writer: Writer, chat: int, n_memories: int) -> None:
    db.sql(
        "INSERT INTO chat (id, title, model, system_prompt, created_at, updated_at, deleted_at)"
        " VALUES (?, ?, '', '', ?, ?, ?)",
        (chat, writer.text(4), chat, chat, 1.0 if chat % 50 == 0 else None),
    )
    lengths = [writer.rng.choice([8, 20, 40, 100]) for _ in range(_TURNS_PER_CHAT)]
    db.many(
        "INSERT INTO turn (chat_id, number, role, text, n_tokens, importance, pinned, state, complete,"
        " created_at) VALUES (?, ?, ?, ?, 9, 0.5, 0, 'in_kv', 1, ?)",
        [
            (chat, number, ("user", "assistant")[number % 2], writer.text(length), number)
            for number, length in enumerate(lengths)
        ],
    )
    db.many(
        "INSERT INTO memory (chat_id, kind, level, text, tags, importance, n_tokens_before, n_tokens_after,"
        " source, created_at) VALUES (?, 'summary', 0, ?, '[\"tag\"]', 0.95, 9, 9, '', ?)",
        [(chat, writer.text(60), chat) for _ in range(n_memories)],
    )


def fill_documents(store: Store, n_passages: int) -> None:
    """Books of five hundred passages each, in chats that are there."""
    writer = Writer(9)
    for number in range(n_passages // _PER_BOOK):
        told = [Passage(at, writer.text(80)) for at in range(1, _PER_BOOK + 1)]
        store.add_document(number + 1, f"book {number}.md", "md", 9, told)


def queries(texts: list[str]) -> dict[str, list[str]]:
    """Queries of several kinds, made of words that are there, as often as they are there."""
    rng = random.Random(3)
    words = [text.split() for text in texts]
    return {
        "one word": [rng.choice(some) for some in words],
        "two words": [" ".join(rng.sample(some, 2)) for some in words],
        "a question": [f"what is my {' '.join(rng.sample(some, 2))}?" for some in words],
        "two letters": [rng.choice(some)[:2] for some in words],
        "four letters": [rng.choice(some)[:4] for some in words],
        "inside a word": [max(some, key=len)[1:6] for some in words],
        "nowhere": [f"zzqq{number}" for number in range(len(words))],
    }
