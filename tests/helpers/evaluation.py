"""What real models are measured with: facts that are told and asked for, and everyday messages.

These sets are frozen.  Nothing is tuned on them, and no sentence of them stands in the program, in its
prompts or in what the guide is trained on: what they show is what somebody sees who uses the program.
"""

from __future__ import annotations

import enum
import json
import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_DATA: Final = Path(__file__).parents[1] / "data"
_ORDER: Final = 5  # the seed by which the everyday messages are shuffled
_LAST: Final = 10  # so many everyday messages stand between the last fact and the first question

#: The languages of the sets, each named as in ``recall_sets.json``.
LANGUAGES: Final = ("en", "de", "fr")

#: The languages in which it is measured what notes keep.
NOTE_SETS: Final = (*LANGUAGES, "es")

#: Facts in English that are told otherwise later, in sentences of :mod:`tests.benchmarks.fault_sets`.
CORRECTIONS: Final = "corrections"

#: By such words a model says that it does not know, in the languages of :data:`NOTE_SETS`.
_ADMISSIONS: Final = (
    *("don't know", "do not know", "not sure", "don't have", "do not have", "no information", "sorry"),
    *("weiß nicht", "weiß ich nicht", "leider", "keine information", "tut mir leid", "nicht bekannt"),
    *("sais pas", "désolé", "pas d'information", "n'ai pas", "no sé", "lo siento", "no tengo"),
)

#: Questions without a word of what was told, and in another language than it; as in ``fault_sets.json``.
FAULT_SETS: Final = ("paraphrase", "other language")


class Fate(enum.StrEnum):
    """What becomes of a fact that was told."""

    KNOWN = "known"
    WRONG = "wrong"
    STALE = "stale"
    NOT_KNOWN = "not known"


def lost(fates: Iterable[Fate]) -> str:
    """In words, what became of the facts that are not known: "3 lost: 2 wrong, 0 stale, 1 not known"."""
    count = Counter(fate for fate in fates if fate is not Fate.KNOWN)
    ways = ", ".join(f"{count[fate]} {fate}" for fate in (Fate.WRONG, Fate.STALE, Fate.NOT_KNOWN))
    return f"{count.total()} lost: {ways}"


@dataclass(frozen=True, slots=True)
class Fact:
    """What is told, what is asked much later, and the words of which a right answer holds one.

    ``before`` was told first, of the same thing; an answer with a word of ``stale`` goes by that.
    """

    told: str
    asked: str
    answers: tuple[str, ...]
    before: str = ""
    stale: tuple[str, ...] = ()

    def is_in(self, answer: str) -> bool:
        return any(word in answer.lower() for word in self.answers)

    def becomes(self, answer: str) -> Fate:
        """What has become of it, by the answer to its question."""
        if self.is_in(answer):
            return Fate.KNOWN
        if any(word in answer.lower() for word in self.stale):
            return Fate.STALE
        admits = not answer.strip() or any(words in answer.lower() for words in _ADMISSIONS)
        return Fate.NOT_KNOWN if admits else Fate.WRONG


@dataclass(frozen=True, slots=True)
class RecallSet:
    """Facts of one language, and everyday messages to come between."""

    language: str
    facts: tuple[Fact, ...]
    everyday: tuple[str, ...]

    def told(self) -> list[str]:
        """The messages that come before the questions: each fact, and everyday messages behind it.

        What was told before it was corrected comes first.
        """
        everyday = list(self.everyday)
        random.Random(_ORDER).shuffle(everyday)
        statements = [
            *filter(None, (fact.before for fact in self.facts)),
            *(fact.told for fact in self.facts),
        ]
        messages: list[str] = []
        for index, statement in enumerate(statements):
            first, end = (n * len(everyday) // len(statements) for n in (index, index + 1))
            messages += [statement, *everyday[first:end]]
        return [*messages, *self.everyday[:_LAST]]

    def asked(self) -> list[str]:
        """One question for each fact."""
        return [fact.asked for fact in self.facts]

    def recall(self, answers: list[str]) -> float:
        """The share of the facts that the answers to the questions, in their order, hold."""
        pairs = zip(self.facts, answers, strict=True)
        return sum(fact.is_in(answer) for fact, answer in pairs) / len(self.facts)


def recall_set(language: str, file: Path = _DATA / "recall_sets.json") -> RecallSet:
    """The set of a language; of another ``file`` of the same shape, if one is given."""
    found = json.loads(file.read_text("utf-8"))[language]
    facts = tuple(
        Fact(
            fact["told"],
            fact["asked"],
            tuple(fact["answers"]),
            fact.get("before", ""),
            tuple(fact.get("stale", ())),
        )
        for fact in found["facts"]
    )
    return RecallSet(language, facts, tuple(found["everyday"]))


def note_set(language: str) -> RecallSet:
    """The set that notes are measured with in a language."""
    return recall_set(language, _DATA / ("recall_sets.json" if language in LANGUAGES else "note_sets.json"))


def given_replies(language: str) -> tuple[list[str], list[str]]:
    """Replies that a model could give: to each everyday message of a set, and to what was told."""
    found = json.loads((_DATA / "note_sets.json").read_text("utf-8"))
    spoken = "en" if language == CORRECTIONS else language
    return found["replies"][spoken], found["acknowledgements"][spoken]


def fault_set(name: str) -> RecallSet:
    """A set whose questions share no words with what was told."""
    return recall_set(name, _DATA / "fault_sets.json")


def everyday_messages() -> list[str]:
    """A hundred messages as people write them: none needs a tool."""
    return (_DATA / "everyday_messages.txt").read_text("utf-8").splitlines()
