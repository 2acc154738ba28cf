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
    #: Clauses for indirect questions.
    know: tuple[str, ...]


_TEXTS = w.texts("topics")
TOPICS = tuple(Topic(data["key"], data["answer"], w.cut(data["ask"]), tuple(data["know"])) for data in _TEXTS["topic"])
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
    if not s.held_phrasings and s.chance(0.15):
        return s.one_of(KNOW).replace("{c}", s.one_of(topic.know))
    return s.phrase(topic.ask)
