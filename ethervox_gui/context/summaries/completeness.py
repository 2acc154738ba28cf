"""Does a summary say all that must not be lost?  What it left out is put back while there is room.

A small model forgets lines of the summary before, and facts that were told, above all when there are many.
What was corrected since stays out: only the newest version counts.  The share that a summary says in the end
is its fidelity.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import Final, NamedTuple

from ethervox_gui.context.calls.guide_calls import parse_call
from ethervox_gui.context.language.sentences import asks
from ethervox_gui.context.summaries.comparison import SAME_WORDS, Comparison, Line
from ethervox_gui.context.summaries.extract import lines_of, sentences_of
from ethervox_gui.context.summaries.grounding import names_and_numbers, without_mark
from ethervox_gui.context.summaries.guide.numbered import notes_in, thing_of
from ethervox_gui.context.summaries.importance import importance_in_english
from ethervox_gui.context.summaries.note import parse_line
from ethervox_gui.context.turns.turns import Role, Turn

#: A wish for an answer tells as little as a question.
_WISHES: Final = re.compile(r"^(?:please |can you |could you )?(?:tell|remind|show|give|explain)\b", re.I)
#: How a reply says again what it was told.
_TO_THE_USER: Final = re.compile(r"(?:Your?|The)\b")

#: How a reply says that it was told something, and what that is worth.
_NOTED: Final = re.compile(
    r"(?:noted|updated|got it|understood|i(?:['’]ll| will) (?:remember|note)|i(?:['’]ve| have) noted)\b",
    re.I,
)
_WORTH_NOTING: Final = 0.2

#: What is longer than this, in characters, is no fact but a text of its own.
_LONGEST: Final = 200

#: A sentence that is more important than this tells something: with a name or a number in it, and without.
_TELLS: Final = 0.4
_TELLS_PLAINLY: Final = 0.5
#: What a note of the guide's is worth at least.
_NOTE: Final = 0.6

#: What a line is worth that a summary had no room for once: less than what is in it, or was surely told.
_LOST: Final = 0.5

#: The share of a line's weight from which on a reply with the same names and numbers says it again.
_AGAIN: Final = 0.4

#: A line of at most so many words, with a name or a number, comes from one place: more than this share of it.
_MOST_WORDS_FROM_ONE_PLACE: Final = 6
_FROM_ONE_PLACE: Final = 0.5

#: The last facts that users told never go.
NEWEST: Final = 3

#: A summary that lost so many lines, and kept fewer than it lost, is no summary.
_MANY_LOST: Final = 4


#: A summary that says less than this share is tried once more.
LEAST: Final = 0.7

#: Whether two lines mean the same; ``None`` where nobody can tell.
MeansTheSame = Callable[[str, str], bool | None]


class Fidelity(NamedTuple):
    """The share of what must be said that is said, and the lines that are not."""

    score: float
    lost: tuple[str, ...]

    @classmethod
    def of(cls, n_wanted: int, lost: Sequence[str]) -> Fidelity:
        """Of ``n_wanted`` lines those ``lost`` are not said; where nothing was wanted nothing is missing."""
        return cls(round(1.0 - len(lost) / n_wanted, 4) if n_wanted else 1.0, tuple(lost))


class Remembered:
    """What the summary of ``turns`` must hold, and the ``earlier`` one holds: all but what was corrected.

    ``older`` turns were said before what the earlier one tells of: they had left already, and came back.
    ``lost`` are the lines that it had no room for; they come in where there is more of it now.
    """

    def __init__(
        self,
        earlier: str,
        turns: Sequence[Turn],
        older: Sequence[Turn] = (),
        *,
        lost: Sequence[str] = (),
    ) -> None:
        again = _told(older)
        once_lost = [Line.of(text, _LOST) for text in lines_of("\n".join(lost))]
        before = [*again, *once_lost, *(Line.of(text) for text in lines_of(earlier))]
        told = _told(turns)
        spoken = (
            text
            for turn in (*older, *turns)
            if turn.role is not Role.SYSTEM
            for text in sentences_of(turn.text)
        )
        self._n_older, self._n_before = len(again), len(before)
        self._lines = [*before, *told]
        self._sources = [*self._lines, *map(Line.of, dict.fromkeys(spoken))]
        self._compare = Comparison(self._lines)
        self._by_word: dict[str, list[int]] = {}  # where a word stands among the sources
        for index, line in enumerate(self._sources):
            for word in line.words:
                self._by_word.setdefault(word, []).append(index)
        things = [thing_of(line.text) for line in self._lines]
        newest = {thing: index for index, thing in enumerate(things)}
        self._renewed = {index for index, thing in enumerate(things) if thing and newest[thing] > index}
        self._current = [index for index in range(len(self._lines)) if not self._is_said_otherwise(index)]

    def without_mix_ups(self, summary: str) -> str:
        """A summary without short lines that give a name or number to what it was not said of."""
        return "\n".join(line for line in summary.splitlines() if not self._is_mixed_up(Line.of(line)))

    def is_lost_on(self, summary: str) -> bool:
        """Whether the summary lost most of what it must hold."""
        n_lost = len(self._missing(summary))
        return n_lost >= _MANY_LOST and 2 * n_lost > len(self._current)

    def completed(self, summary: str, max_tokens: int, count_tokens: Callable[[str], int]) -> str:
        """A summary with what it left out: lines of the earlier one in front, what users told at its end.

        What is put back makes it no longer than ``max_tokens``; what was surely told last goes first, then
        the most important: what is told when a summary is full would never come into one otherwise.
        """
        left = max_tokens - count_tokens(summary)
        back: list[int] = []
        missing = self._missing(summary)
        sure = (index for index in missing if self._lines[index].worth > _TELLS_PLAINLY)
        newest = [index for index in sure if index >= self._n_before][-NEWEST:]
        rest = sorted(set(missing) - set(newest), key=lambda index: (-self._lines[index].worth, index))
        for index in (*reversed(newest), *rest):
            cost = count_tokens(f"- {self._lines[index].text}\n")
            if cost <= left:
                left -= cost
                back.append(index)
        back.sort()
        front = [f"- {self._lines[index].text}" for index in back if index < self._n_before]
        end = [f"- {self._lines[index].text}" for index in back if index >= self._n_before]
        return "\n".join([*front, *filter(None, [summary]), *end])

    @property
    def n_wanted(self) -> int:
        """How many lines a summary must say."""
        return len(self._current)

    def lost_on(self, summary: str) -> list[str]:
        """The lines that a summary does not say, and should."""
        return [self._lines[index].text for index in self._missing(summary)]

    # ---- inside ------------------------------------------------------------------------------------

    def _missing(self, summary: str) -> list[int]:
        """The lines that it does not say, and should."""
        said = [Line.of(text) for text in lines_of(summary)]
        return [
            index
            for index in self._current
            if not any(self._compare.says(line, self._lines[index]) for line in said)
            and not any(self._is_newer(line, index) for line in said)
        ]

    def _is_newer(self, line: Line, index: int) -> bool:
        """Whether a line of the summary says otherwise, with what was told since."""
        if not self._compare.differ(self._lines[index], line):
            return False
        return all(
            any(True for _ in self._told_after(index, [word]))
            for word in line.marks or line.words - self._lines[index].words
        )

    def _is_said_otherwise(self, index: int) -> bool:
        """Whether something told later says otherwise, or the same again."""
        if index in self._renewed:
            return True
        line, is_told = self._lines[index], not self._n_older <= index < self._n_before
        return any(
            (is_told and self._compare.says(other, line)) or self._compare.differ(line, other)
            for other in self._told_after(index, self._compare.telling(line))
        )

    def _told_after(self, index: int, words: Iterable[str]) -> Iterator[Line]:
        """What was told since a line and has one of these words; again for each that it has."""
        first = max(index + 1, self._n_older if index < self._n_older else self._n_before)
        for word in words:
            there = self._by_word.get(word, [])
            for place in range(bisect_left(there, first), len(there)):
                if there[place] >= len(self._lines):
                    break
                yield self._lines[there[place]]

    def _is_mixed_up(self, line: Line) -> bool:
        if not line.marks or len(line.words) > _MOST_WORDS_FROM_ONE_PLACE:
            return False
        near = {index for word in line.words for index in self._by_word.get(word, ())}
        return not any(
            line.marks <= source.words and self._compare.share(line.words, source.words) > _FROM_ONE_PLACE
            for source in map(self._sources.__getitem__, near)
        )


def fidelity(summary: str, wanted: Sequence[str]) -> Fidelity:
    """How much of ``wanted`` a summary says, by their words: the rare ones, and all names and numbers."""
    lines = [Line.of(text) for text in wanted]
    compare = Comparison(lines)
    texts = {parse_line(text)[1] for text in summary.splitlines()}
    said = [Line.of(text) for text in lines_of(summary)]
    lost = [
        line.text
        for line in lines
        if line.text not in texts and not any(compare.says(one, line) for one in said)
    ]
    return Fidelity.of(len(lines), lost)


def by_meaning(found: Fidelity, summary: str, same: MeansTheSame) -> Fidelity:
    """The same without the lost lines that others say in other words, with their names and numbers."""
    said = [parse_line(text)[1] for text in summary.splitlines() if text.strip()]
    lost = [line for line in found.lost if not _is_meant(line, said, same)]
    n_wanted = n_of(found)
    return Fidelity.of(n_wanted, lost)


def n_of(found: Fidelity) -> int:
    """How many lines there were to say; 0 where none was lost."""
    return round(len(found.lost) / (1.0 - found.score)) if found.lost and found.score < 1.0 else 0


def put_back(found: Fidelity, line: str) -> Fidelity:
    """What is left of it when one of the lost lines is said again."""
    lost = list(found.lost)
    lost.remove(line)
    return Fidelity.of(n_of(found), lost)


def _is_meant(line: str, said: Sequence[str], same: MeansTheSame) -> bool:
    marks = names_and_numbers(line)
    return any(marks <= Line.of(one).words and same(line, one) for one in said)


def _told(turns: Sequence[Turn]) -> list[Line]:
    """What users told, in order; in the words of the reply where it says the same to them.

    Of what the guide noted its notes stand for what was said.  A sentence with a name that no note took over
    stays beside them: what the notes left out would be lost, and count as said.
    """
    told: list[tuple[Line, str]] = []
    for turn, answer in zip_longest(turns, turns[1:]):
        if turn.role is not Role.USER or parse_call(turn.text) is not None:
            continue
        replied = answer.text if answer is not None and answer.role is Role.ASSISTANT else ""
        worth_noting = _WORTH_NOTING if _NOTED.match(replied) else 0.0
        lines = [
            Line.of(text, importance_in_english(Role.USER, text) + worth_noting)
            for text in sentences_of(turn.text)
            if len(text) <= _LONGEST and not asks(text) and not _WISHES.search(text)
        ]
        best = max((line.worth for line in lines), default=0.0)
        notes = [Line.of(text, max(best, _NOTE)) for text in notes_in(replied, turn.text)] if lines else []
        told += [(note, "") for note in notes]
        noted = frozenset[str]().union(*(note.words for note in notes))
        told += [
            (line, replied)
            for line in lines
            if line.worth > (_TELLS if line.marks else _TELLS_PLAINLY) and not (notes and line.marks <= noted)
        ]
    compare = Comparison([line for line, _ in told])
    found = [_said_again(line, replied, compare) for line, replied in told]
    return list({line.text: line for line in found}.values())


def _said_again(line: Line, replied: str, compare: Comparison) -> Line:
    """What was told in the words of the reply, where it says just that."""
    for text in sentences_of(replied):
        if thing_of(text) is not None and not notes_in(text, line.text):
            continue  # a note that says something else in the same words
        again = Line.of(text, line.worth)
        if (
            _TO_THE_USER.match(without_mark(text))
            and again.marks == line.marks
            and compare.share(line.words, again.words) >= (_AGAIN if line.marks else SAME_WORDS)
            and len(again.words) <= len(line.words) + 1
        ):
            return again
    return line
