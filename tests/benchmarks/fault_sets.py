"""Chats in which something is told, leaves the context, and is asked for, drawn by a seed.

::

    python -m tests.benchmarks.fault_sets [SEED]

prints them as JSON.  The sentences stand in ``tests/data/fault_sentences.txt`` and are frozen: nothing is
tuned on them.  The seed decides their names, numbers and times, and where everyday messages stand between.
Replies are short and always the same, so that every model is asked for the same: what counts here is whether
the right exchange is found again.  :func:`answered` puts what a model really replied in their place, since
the words of replies are found by messages that nobody meant them for.
"""

from __future__ import annotations

import functools
import json
import lzma
import random
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final

#: On these nothing is chosen.
FROZEN: Final = Path(__file__).parents[1] / "data" / "fault_sentences.txt"
#: Others, on which limits and numbers of heads were chosen: see :data:`CHOSEN_ON`.
CHOOSING: Final = FROZEN.with_name("fault_choosing.txt")
#: In all of :data:`LANGUAGES`, with everyday messages of every kind: for choosing what few of them may reach.
EVERYDAY: Final = FROZEN.with_name("fault_everyday.txt")
#: Others again, of which nobody knew when the limits of single signals were chosen.
MORE: Final = FROZEN.with_name("fault_more.txt")
#: What Qwen2.5 Coder 0.5B replies to each of their messages said by itself, with the default seed: greedily,
#: 90 tokens at most.
REPLIES: Final = FROZEN.with_name("fault_replies.json.xz")
SEED: Final = 31

#: So many exchanges at the end are everyday ones, and still in the context when it is asked.
RESIDENT: Final = 6

LANGUAGES: Final = (
    *("en", "en chatty", "de", "fr", "es", "it", "pt", "pl"),
    *("tr", "ru", "ar", "hi", "ja", "zh", "ko"),
)
#: The sets of :data:`CHOOSING`.
CHOSEN_ON: Final = (
    *("en", "de", "es", "paraphrase", "other language", "follow-up", "model said"),
    *("code", "decisions"),
)
#: The sets of :data:`MORE`.
MORE_SETS: Final = ("en", "de", "hi", "tr", "fr", "paraphrase", "other language")
#: Sets of another kind, in English among everyday English.
OTHERS: Final = (
    *("paraphrase", "other language", "follow-up", "model said"),
    *("corrections", "pasted", "code", "decisions"),
)

#: The reply to what is told.
NOTED: Final = "OK."
_NAMES: Final = (
    *("Brumhold", "Castaliou", "Derwenska", "Ephramsen", "Fiorimond", "Gwilt", "Hasselquist", "Imberbeck"),
    *("Jorvandi", "Kestleton", "Lumbrano", "Mirzhanov", "Nettlefold", "Oxenham", "Pellicane", "Quillfeather"),
)


@dataclass(frozen=True, slots=True)
class Exchange:
    """A message and its reply; ``fact`` is what it tells, by number, or -1."""

    said: str
    reply: str = NOTED
    fact: int = -1


@dataclass(frozen=True, slots=True)
class Question:
    """``wanted``: of these exchanges one must come back.  ``before``: what is said right before it.

    Without ``answers`` only that counts, not what is answered.
    """

    asked: str
    wanted: tuple[int, ...]
    answers: tuple[str, ...]
    before: str = ""


@dataclass(frozen=True, slots=True)
class FaultSet:
    """A chat, and the questions at its end."""

    name: str
    exchanges: tuple[Exchange, ...]
    questions: tuple[Question, ...]


@dataclass(frozen=True, slots=True)
class _Told:
    """Something told in some exchanges, of which those in ``right`` hold it, and what is asked for it."""

    exchanges: tuple[tuple[str, str], ...]
    right: tuple[int, ...]
    questions: tuple[tuple[str, tuple[str, ...]], ...]
    before: str = ""


def fault_set(name: str, seed: int = SEED, sentences: Path = FROZEN) -> FaultSet:
    """One of :data:`LANGUAGES` or :data:`OTHERS`; the same for the same seed."""
    drawn = random.Random(f"{seed} {name}")
    values = _Values(drawn)
    told = [_READERS.get(name, _fact)(values.fill(line), drawn) for line in _section(name, sentences)]
    language = name if f"everyday {name}" in _sections(sentences) else "en"
    everyday = _section(f"everyday {language}", sentences)
    drawn.shuffle(everyday)
    return FaultSet(name, *_arranged(told, everyday[:-RESIDENT], everyday[-RESIDENT:]))


def answered(chosen: FaultSet) -> FaultSet:
    """The set with a model's replies, where its own is :data:`NOTED`; it must be of the default seed."""
    replies = _replies()
    exchanges = (
        replace(one, reply=replies[one.said]) if one.reply == NOTED else one for one in chosen.exchanges
    )
    return replace(chosen, exchanges=tuple(exchanges))


def all_sets(seed: int = SEED) -> Iterator[FaultSet]:
    """All of them, one after the other."""
    for name in (*LANGUAGES, *OTHERS):
        yield fault_set(name, seed)


# ---- inside ----------------------------------------------------------------------------------------


@functools.cache
def _replies() -> dict[str, str]:
    found: dict[str, str] = json.loads(lzma.decompress(REPLIES.read_bytes()))
    return found


def _arranged(
    told: list[_Told], between: list[str], last: list[str]
) -> tuple[tuple[Exchange, ...], tuple[Question, ...]]:
    """What is told, everyday messages evenly between, and some at the end."""
    exchanges: list[Exchange] = []
    questions: list[Question] = []
    for number, one in enumerate(told):
        first = len(exchanges)
        exchanges += [Exchange(said, reply, number) for said, reply in one.exchanges]
        wanted = tuple(first + place for place in one.right)
        questions += [Question(asked, wanted, answers, one.before) for asked, answers in one.questions]
        begin, end = (n * len(between) // len(told) for n in (number, number + 1))
        exchanges += [Exchange(text) for text in between[begin:end]]
    return (*exchanges, *map(Exchange, last)), tuple(questions)


class _Values:
    """What is drawn for the braces of a line; no value twice in a set where that can be."""

    def __init__(self, drawn: random.Random) -> None:
        self._drawn = drawn
        self._names: list[str] = []
        self._used: set[str] = set()

    def fill(self, line: str) -> str:
        values = {name: self._value(name) for name in dict.fromkeys(re.findall(r"\{(\w+)\}", line))}
        for name, value in values.items():
            line = line.replace(f"{{{name}}}", value)
        return line

    def _value(self, name: str) -> str:
        draw = self._drawn.randint
        if name == "name":
            if not self._names:
                self._names = self._drawn.sample(_NAMES, len(_NAMES))
            return self._names.pop()
        kinds: dict[str, Callable[[], str]] = {
            "code": lambda: str(draw(1200, 9899)),
            "price": lambda: str(draw(112, 989)),
            "n": lambda: str(draw(12, 28)),
            "year": lambda: str(draw(1987, 2019)),
            "time": lambda: f"{draw(5, 19)}:{draw(1, 11) * 5:02}",
        }
        found = next((v for v in (kinds[name]() for _ in range(50)) if v not in self._used), "")
        self._used.add(found)
        return found


def _sections(sentences: Path) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in sentences.read_text("utf-8").splitlines():
        if line.startswith("[") and line.endswith("]"):
            lines = found.setdefault(line[1:-1], [])
        elif line and not line.startswith("# "):
            lines.append(line)
    return found


def _section(name: str, sentences: Path = FROZEN) -> list[str]:
    return list(_sections(sentences)[name])


def _parts(line: str, separator: str = "|") -> list[str]:
    return [part.strip() for part in line.split(separator)]


def _answers(words: str) -> tuple[str, ...]:
    return tuple(word.lower() for word in _parts(words, ","))


def _fact(line: str, _drawn: random.Random) -> _Told:
    told, asked, answers = _parts(line)
    return _Told(((told, NOTED),), (0,), ((asked, _answers(answers)),))


def _follow_up(line: str, _drawn: random.Random) -> _Told:
    """Questions that say nothing of what they are about: the message before them does."""
    told, before, asked = _parts(line)
    return _Told(((told, NOTED),), (0,), tuple((text, ()) for text in _parts(asked, ";")), before)


def _model_said(line: str, _drawn: random.Random) -> _Told:
    said, reply, asked, answers = _parts(line)
    return _Told(((said, reply),), (0,), ((asked, _answers(answers)),))


def _correction(line: str, _drawn: random.Random) -> _Told:
    """Told, and told otherwise later: the newer one counts."""
    old, new, asked, answers = _parts(line)
    return _Told(((old, NOTED), (new, NOTED)), (1,), ((asked, _answers(answers)),))


def _pasted(line: str, drawn: random.Random) -> _Told:
    """A clause somewhere in a text of about 600 tokens."""
    asked, clause, answers = _parts(line)
    around = _section("pasted around")
    drawn.shuffle(around)
    around += around[: len(around) // 2]
    around.insert(drawn.randint(2, len(around) - 2), clause)
    text = " ".join(f"({number}) {sentence}" for number, sentence in enumerate(around, 1))
    return _Told(((f"Please keep these rules in mind. {text}", NOTED),), (0,), ((asked, _answers(answers)),))


def _code(line: str, _drawn: random.Random) -> _Told:
    # The bar that separates stands between spaces, those of programs do not.
    code, asked, answers = (part.strip() for part in line.split(" | "))
    said = "Is this all right?\n\n```\n" + code.replace("\\n", "\n") + "\n```"
    return _Told(((said, NOTED),), (0,), ((asked, _answers(answers)),))


def _decision(line: str, _drawn: random.Random) -> _Told:
    """Talked over in several turns; the last one decides."""
    steps, asked, answers = _parts(line)
    said = _parts(steps, ";")
    return _Told(tuple((text, NOTED) for text in said), (len(said) - 1,), ((asked, _answers(answers)),))


_READERS: Final[dict[str, Callable[[str, random.Random], _Told]]] = {
    "follow-up": _follow_up,
    "model said": _model_said,
    "corrections": _correction,
    "pasted": _pasted,
    "code": _code,
    "decisions": _decision,
}


def main() -> None:
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else SEED
    sys.stdout.write(json.dumps([asdict(one) for one in all_sets(seed)], indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
