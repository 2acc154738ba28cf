"""A reply that goes in circles with small changes: the same words in another order, or under other numbers.

What returns word for word is found by :class:`~ethervox_gui.context.circles.exact.Repetition`.  The limits
here are such as nothing rightful reached: poems with a refrain, lists, tables, exercises, records with a
counter.  Code is left out, for much of it says the same again and again.
"""

from __future__ import annotations

import re
from collections import Counter, deque
from itertools import pairwise
from typing import Final, NamedTuple

#: Most of the last so many tokens end a run of so many characters that was there so often before, as here and
#: there a word is another one.  Of the rightful texts that were tried a song that grows reached 0.64, a plan
#: in which each day is like the last 0.68; a model that could not end its minutes 0.94.
_N_WINDOW: Final = 240
_N_RUN: Final = 32
_N_BEFORE: Final = 3
_MOST: Final = 0.85

#: So many letters a run has at least: a table of numbers says the same in many places.
_N_LETTERS: Final = 12

#: So many lines follow each other that are the same but for their number, or but for numbers that get longer
#: and longer: in so many characters nobody counts or measures anything any more.
_N_LINES: Final = 12
_N_LONGER: Final = 8

_FENCE: Final = re.compile(r"\s*(?:```|~~~)")
_LIST_NUMBER: Final = re.compile(r"\s*\(?\d+[.):]\s*")
_NUMBER: Final = re.compile(r"\d+(?:[.,]\d+)*")
_SENTENCE_END: Final = re.compile(r"[.!?…。！？]\s+|\n")


class Again(NamedTuple):
    """What was said again: between two places, in characters from the end of the reply."""

    begin: int
    end: int


class NearCircles:
    """Looks at a reply token by token; the cost of one does not depend on the length of the reply."""

    def __init__(self) -> None:
        self._runs: Counter[int] = Counter()
        self._is_code = False
        self._line = ""
        self._text: list[str] = []
        self._lines: list[str] = []  # those that are alike, as they came, with what stood between them
        self._last = ""  # what is alike in them
        self._begin_window()

    def _begin_window(self) -> None:
        self._run = ""
        self._window: deque[tuple[bool, int]] = deque()
        self._n_again = 0

    def add(self, piece: str) -> Again | None:
        """What the reply says again, if it goes in circles with this token, whose text is ``piece``."""
        self._text.append(piece)
        found = self._end_lines(piece)
        if self._is_code:
            return None
        return found or self._end_run(piece)

    # ---- lines -----------------------------------------------------------------------------------

    def _end_lines(self, piece: str) -> Again | None:
        self._line += piece
        found = None
        while "\n" in self._line:
            line, _, self._line = self._line.partition("\n")
            found = self._end_line(f"{line}\n") or found
        return found

    def _end_line(self, line: str) -> Again | None:
        if _FENCE.match(line):
            self._is_code = not self._is_code
            self._begin_window()
        if self._is_code or not line.strip():
            if self._lines:
                self._lines[-1] += line
            return None
        words = _LIST_NUMBER.sub("", line, count=1).strip(" \t-*•\n")
        alike = _NUMBER.sub("0", words)
        if alike != self._last or not any(map(str.isalpha, alike)):
            self._last, self._lines = alike, []
        self._lines.append(line)
        if len(self._lines) < _N_LINES or not _says_nothing_new(self._lines[-_N_LINES:]):
            return None
        behind = len(self._line)
        n_chars = sum(map(len, self._lines[1:]))
        return Again(n_chars + behind, len(self._lines[-1]) + behind)

    # ---- runs of tokens ----------------------------------------------------------------------------

    def _end_run(self, piece: str) -> Again | None:
        self._run = (self._run + piece)[-_N_RUN:]
        if len(self._run) < _N_RUN:
            return None
        run = hash(self._run)
        is_again = self._runs[run] >= _N_BEFORE and sum(map(str.isalpha, self._run)) >= _N_LETTERS
        self._runs[run] += 1
        self._window.append((is_again, len(self._text)))
        self._n_again += is_again
        if len(self._window) <= _N_WINDOW:
            return None
        was_again, first = self._window.popleft()
        self._n_again -= was_again
        if self._n_again < _MOST * _N_WINDOW:
            return None
        text = "".join(self._text[first:])
        ends = [match.end() for match in _SENTENCE_END.finditer(text)]
        if len(ends) < 2:
            return Again(0, 0)
        return Again(len(text) - ends[0], len(text) - ends[-1])


def _says_nothing_new(lines: list[str]) -> bool:
    """Whether lines that are alike differ by nothing but the number of each, or by ever longer numbers.

    Lines that do not differ at all are a circle only when there are more of them.
    """
    if len({line.strip() for line in lines}) == 1:
        return False
    numbers = [_NUMBER.findall(_LIST_NUMBER.sub("", line, count=1)) for line in lines]
    if all(each == numbers[0] for each in numbers):
        return True
    sizes = [max(map(len, each)) for each in numbers]
    falls = sum(after < before for before, after in pairwise(sizes))
    return sizes[-1] - sizes[0] >= _N_LONGER and falls * 4 <= len(sizes)
