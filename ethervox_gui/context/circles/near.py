"""A reply that goes in circles with small changes: the same words in another order, or under other numbers.

So does a list that begins again and counts on.  What returns word for word is found by
:class:`~ethervox_gui.context.circles.exact.Repetition`.  The limits here are such as nothing rightful
reached: poems with a refrain, lists, tables, exercises, records with a counter.  Code is left out, for much
of it says the same again and again.
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

#: A list goes round when so many of its lines follow each other that say what stood so many lines before, at
#: most, each under a number of its own: who is on duty in 52 weeks, or which of a hundred numbers are odd, is
#: told by then.
_N_IN_ROUNDS: Final = 120
_LONGEST_ROUND: Final = 20

_FENCE: Final = re.compile(r"\s*(?:```|~~~)")
_LIST_NUMBER: Final = re.compile(r"\s*\(?\d+[.):]\s*")
_COUNTER: Final = re.compile(r"[\W_]*\d+[\W_]*")
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
        self._rounds = _ListRounds()
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
            self._rounds = _ListRounds()
            self._begin_window()
        if self._is_code or not line.strip():
            if self._lines:
                self._lines[-1] += line
            self._rounds.go_on(line)
            return None
        behind = len(self._line)
        if (again := self._rounds.add(line)) is not None:
            return Again(again.begin + behind, again.end + behind)
        words = _LIST_NUMBER.sub("", line, count=1).strip(" \t-*•\n")
        alike = _NUMBER.sub("0", words)
        if alike != self._last or not any(map(str.isalpha, alike)):
            self._last, self._lines = alike, []
        self._lines.append(line)
        if len(self._lines) < _N_LINES or not _says_nothing_new(self._lines[-_N_LINES:]):
            return None
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


class _ListRounds:
    """Looks for rounds in the lines of a list; a line costs the same however long the list is."""

    def __init__(self) -> None:
        self._says: deque[str] = deque(maxlen=_LONGEST_ROUND)  # the newest line first, without its number
        # By the length of a round: how many lines said what the last one had, and in how many characters.
        self._n_again = [0] * (_LONGEST_ROUND + 1)
        self._n_chars = [0] * (_LONGEST_ROUND + 1)

    def add(self, line: str) -> Again | None:
        """What was said again, behind the first round, if the list goes round with this line."""
        says = _COUNTER.sub("", line, count=1).strip()
        found = None
        for length in range(2, _LONGEST_ROUND + 1):
            if length > len(self._says) or says != self._says[length - 1] or not any(map(str.isalpha, says)):
                self._n_again[length] = self._n_chars[length] = 0
                continue
            self._n_again[length] += 1
            self._n_chars[length] += len(line)
            if found is None and self._n_again[length] + length >= _N_IN_ROUNDS:
                found = Again(self._n_chars[length], len(line))
        self._says.appendleft(says)
        return found

    def go_on(self, line: str) -> None:
        """An empty line belongs to the one before it."""
        self._n_chars = [n_chars + len(line) if n_chars else 0 for n_chars in self._n_chars]


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
