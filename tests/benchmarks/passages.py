"""Which passages of a document questions bring, and what other messages do beside it.

::

    python -m tests.benchmarks passages [--quick]

Sixteen documents of about a thousand words in four languages, ten or twelve questions about each, and
everyday messages: see tests/unit/context/recall/test_document_words.py.  By documents.json the limits were
chosen; by the other file only those of what an embedding model (multilingual-e5-small) adds.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from ethervox_gui.context.language.small_talk import is_small_talk
from ethervox_gui.context.recall import choice
from ethervox_gui.context.recall.passages import longest_in, passages_of, sections_of_text
from ethervox_gui.context.recall.words import WordIndex
from ethervox_gui.governor.faults.passages import MOST, together, words_limit
from ethervox_gui.services.meaning import load_embedder
from ethervox_gui.storage.search.likeness import LikenessIndex
from tests.benchmarks.measure import Counts, Row
from tests.helpers.meaning import AtOnce
from tests.helpers.multilingual_e5 import multilingual_e5

_FILES = ("documents.json", "documents_more.json")
_N_CTX = 8192

Scores = Callable[[str], dict[int, float]]


@dataclass(frozen=True)
class Found(Counts):
    """Of what was asked, and of what was merely said."""

    n_found: int = 0
    n_asked: int = 0
    n_alarms: int = 0
    n_everyday: int = 0


def rows(*, quick: bool = False, model: Path | None = None) -> Iterator[Row]:
    """Questions that bring the passage that answers them, and everyday messages that bring any."""
    embedder = load_embedder(model or multilingual_e5())
    try:
        meaning = AtOnce(embedder)
        for name in _FILES:
            sets = json.loads((Path(__file__).parents[1] / "data" / name).read_text(encoding="utf-8"))
            by_words = with_meaning = Found()
            for document in sets["documents"][: 2 if quick else None]:
                known = _passages(document["text"])
                said = sets["everyday"][document["lang"]]
                asked = {each["q"]: each["answer_contains"] for each in document["questions"]}
                in_words = _in_words(known)
                by_words += _judged(known, asked, said, in_words)
                with_meaning += _judged(known, asked, said, _with(meaning, known, in_words))
            yield from _rows(f"{name}, by words", by_words)
            yield from _rows(f"{name}, and by meaning", with_meaning)
    finally:
        embedder.close()


# ---- inside ----------------------------------------------------------------------------------------


def _rows(name: str, found: Found) -> Iterator[Row]:
    share = found.n_found / found.n_asked
    yield Row(f"{name}: questions that bring theirs", found.n_found, found.n_asked, share, "shown", True)
    rate = found.n_alarms / found.n_everyday
    alarms = f"{name}: everyday messages that bring any"
    yield Row(alarms, found.n_alarms, found.n_everyday, rate, "≤ 0.05", rate <= 0.05)


def _passages(text: str) -> dict[int, str]:
    found = passages_of(sections_of_text(text, markdown=True), longest=longest_in(_N_CTX))
    return {one.number: f"{one.heading}\n{one.text}" if one.heading else one.text for one in found}


def _in_words(known: dict[int, str]) -> Scores:
    index: WordIndex[int] = WordIndex(knows_all=True)
    for number, text in known.items():
        index.put(number, text)

    def scores(text: str) -> dict[int, float]:
        limit = words_limit(text, len(known))
        return {key: score / limit for key, score in index.scores(text, known).items()}

    return scores


def _with(meaning: AtOnce, known: dict[int, str], in_words: Scores) -> Scores:
    index: LikenessIndex[int] = LikenessIndex()
    for number, text in known.items():
        index.take_in_passage(meaning, number, text)
    return lambda text: together(in_words(text), index.scores_of_passages(meaning, text, known))


def _judged(known: dict[int, str], asked: dict[str, str], said: list[str], scores: Scores) -> Found:
    def brought(text: str) -> str:
        wanted = [] if is_small_talk(text) else choice.touched(scores(text))[:MOST]
        return "".join(known[key] for key in wanted)

    n_found = sum(answer in brought(text) for text, answer in asked.items())
    return Found(n_found, len(asked), sum(bool(brought(text)) for text in said), len(said))
