"""What the guide knows about the app: an answer for each topic and the questions that lead to it (``topics.toml``)."""

from __future__ import annotations

from dataclasses import dataclass

from . import words as w
from .facts import KNOW, capital, unheld
from .phrasing import bare
from .words import Pool, Source


@dataclass(frozen=True)
class Topic:
    """One thing about the app."""

    key: str
    answer: str
    ask: Pool
    #: Clauses for indirect questions, nouns and verbs for the questions that fit any topic.
    know: tuple[str, ...]
    of: tuple[str, ...]
    do: tuple[str, ...]


_TEXTS = w.texts("topics")
TOPICS = tuple(
    Topic(data["key"], data["answer"], w.cut(data["ask"]), *(tuple(data[name]) for name in ("know", "of", "do")))
    for data in _TEXTS["topic"]
)
_OF, _DO = tuple(_TEXTS["questions"]["of"]), tuple(_TEXTS["questions"]["do"])
BY_KEY = {topic.key: topic for topic in TOPICS}
LONG_ANSWER = "\n\n".join(BY_KEY[key].answer for key in _TEXTS["long"]["order"])
_HELD = frozenset(bare(text) for topic in TOPICS for text in topic.ask.held)
LONG_ASK = w.cut(_TEXTS["long"]["ask"])


def question(s: Source) -> tuple[str, str]:
    """A question about the app and its answer."""
    if s.chance(0.012):
        return s.phrase(LONG_ASK), LONG_ANSWER
    topic = s.rng.choice(TOPICS)
    return capital(unheld(s, lambda side: _asked(side, topic), _HELD)), topic.answer


def _asked(s: Source, topic: Topic) -> str:
    x = 1.0 if s.held_phrasings else s.rng.random()
    if x < 0.12:
        return s.one_of(KNOW).replace("{c}", s.one_of(topic.know))
    if x < 0.34 and topic.of:
        return s.one_of(_OF).replace("{n}", s.rng.choice(topic.of))
    if x < 0.54 and topic.do:
        return s.one_of(_DO).replace("{d}", s.rng.choice(topic.do))
    return s.phrase(topic.ask)
