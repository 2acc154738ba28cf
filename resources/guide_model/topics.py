"""What the guide knows about the app: an answer for each topic and the questions that lead to it (``topics.toml``)."""

from __future__ import annotations

from dataclasses import dataclass

from . import words as w
from .words import Pool, Source


@dataclass(frozen=True)
class Topic:
    """One thing about the app."""

    key: str
    answer: str
    ask: Pool


_TEXTS = w.texts("topics")
TOPICS = tuple(Topic(data["key"], data["answer"], w.cut(data["ask"])) for data in _TEXTS["topic"])
BY_KEY = {topic.key: topic for topic in TOPICS}
LONG_ANSWER = "\n\n".join(BY_KEY[key].answer for key in _TEXTS["long"]["order"])
LONG_ASK = w.cut(_TEXTS["long"]["ask"])


def question(s: Source) -> tuple[str, str]:
    """A question about the app and its answer."""
    if s.chance(0.012):
        return s.phrase(LONG_ASK), LONG_ANSWER
    topic = s.rng.choice(TOPICS)
    return s.phrase(topic.ask), topic.answer
