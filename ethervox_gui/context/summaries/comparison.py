"""How lines of a summary relate: one repeats another, or says something different of the same thing.

Rare words count for more, and names and numbers must be the same.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from ethervox_gui.context.language.corrections import corrects
from ethervox_gui.context.language.words import compared
from ethervox_gui.context.summaries.grounding import names_and_numbers, without_mark

#: Words that say nothing about what a line is about.
_EMPTY_WORDS: Final = frozenset((
    "a", "about", "am", "an", "and", "are", "as", "at", "be", "been", "but", "by", "can", "could", "did",
    "do", "does", "for", "from", "had", "has", "have", "he", "her", "him", "his", "i", "in", "is", "it",
    "its", "ll", "m", "may", "me", "my", "no", "not", "of", "on", "or", "our", "re", "s", "she", "so", "t",
    "that", "the", "their", "them", "there", "they", "this", "to", "us", "ve", "was", "we", "were", "will",
    "with", "would", "you", "your",
))  # fmt: skip
#: Shares of a line's weight, but for its name or number, from which on another line says it (with that, or
#: where it has none), and from which on another is about the same.
_SAME: Final = 0.5
SAME_WORDS: Final = 0.6
_ABOUT: Final = 0.5


@dataclass(frozen=True, slots=True)
class Line:
    """A line, the words it is about, which of these are names or numbers, and what the line is worth."""

    text: str
    words: frozenset[str]
    marks: frozenset[str]
    worth: float

    @classmethod
    def of(cls, text: str, worth: float = 1.0) -> Line:
        """A line of a summary, or a sentence that may become one; its mark says nothing."""
        marks = names_and_numbers(text)
        words = frozenset(compared(without_mark(text))) - _EMPTY_WORDS
        return cls(text, words | marks, marks, worth)


class Comparison:
    """How much of what one line says another says too; rare words count for more."""

    def __init__(self, lines: Sequence[Line]) -> None:
        found = Counter(word for line in lines for word in line.words)
        self._weights = {word: math.log(1 + len(lines) / count) for word, count in found.items()}
        self._most = math.log(2 + len(lines))  # of a word that is in none of them, also where there are none

    def says(self, line: Line, what: Line) -> bool:
        """Whether ``line`` says ``what``."""
        if not what.marks <= line.words:
            return False
        if len(what.marks) > 1 or what.marks == what.words:
            return True
        return self.share(what.words - what.marks, line.words) >= (_SAME if what.marks else SAME_WORDS)

    def differ(self, line: Line, newer: Line) -> bool:
        """Whether ``newer`` is about the same as ``line`` and says something else."""
        about, about_newer = line.words - line.marks, newer.words - newer.marks
        is_new = not (newer.marks or newer.words) <= line.words
        if not is_new or self.share(about, newer.words) <= _ABOUT:
            return False
        if corrects(newer.text):
            return True
        is_other = not (line.marks or line.words) <= newer.words and not self.says(newer, line)
        return is_other and self.share(about_newer, line.words) > _ABOUT

    def telling(self, line: Line) -> list[str]:
        """Words of which whatever says ``line``, or something else about the same, has one.

        As few and as rare as can be: without the rarest of what it is about, less than half of its weight is
        left.  That keeps thousands of lines from being compared with each other.
        """
        about = sorted(line.words - line.marks, key=self._weight, reverse=True)
        left = (1 - _ABOUT) * sum(map(self._weight, about))
        words = sorted(line.marks, key=self._weight)[-1:]
        for word in about:
            if left < 0.0:
                break
            left -= self._weight(word)
            words.append(word)
        return words

    def share(self, words: Iterable[str], found: frozenset[str]) -> float:
        """How much of the weight of ``words`` is that of those that are among ``found``."""
        total = said = 0.0
        for word in words:
            weight = self._weight(word)
            total += weight
            said += weight if word in found else 0.0
        return said / total if total else 0.0

    def _weight(self, word: str) -> float:
        return self._weights.get(word, self._most)
