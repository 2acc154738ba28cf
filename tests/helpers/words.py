"""Texts with everything that may stand beside a space, to tokenise by their words."""

from __future__ import annotations

import random

from ethervox_gui.engine.llama.text.vocabulary import Vocabulary
from ethervox_gui.engine.llama.text.word_cache import Words

#: What stands in texts, with everything that may stand beside a space.
_PARTS = (
    "the", "Boat", "isn't", "1984", "3.50", "x1y2", "ünï", "日本語", "🙂", "слово", ",", "...", "(", ")",
    "'", '"', "-", " ", " ", " ", " ", "  ", "    ", "\n", "\n\n", "\t", "\r\n", "\u00a0", "\u2003", "\u2581",
    "\u0120", "<b>", "//",
)  # fmt: skip


def awkward_texts(rng: random.Random, count: int) -> list[str]:
    return ["".join(rng.choices(_PARTS, k=rng.randrange(14))) for _ in range(count)]


def verify_words(words: Words, vocabulary: Vocabulary, texts: list[str]) -> None:
    """Counts and tokens are the library's own, also where the words were seen before."""
    plain = [text for text in texts if not vocabulary.spells_marks(text)]
    whole = [vocabulary.tokenize(text) for text in plain]
    for _ in range(2):
        assert words.count(plain) == list(map(len, whole))
        assert list(map(words.tokenize, plain)) == whole
    assert words.is_exact
