"""A reply that says the same thing word for word again and again.

Small models do go in circles, and would until the user stops them.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Final, NamedTuple

#: A reply goes in circles when its last so many tokens stood so many times, at the same distance each time.
N_TOKENS: Final = 40
N_TIMES: Final = 4


class Rounds(NamedTuple):
    """What a reply says again at its end: ``n_again`` tokens behind the first round, ``length`` a round."""

    length: int
    n_again: int

    @property
    def n_whole(self) -> int:
        """The tokens of them that make whole rounds: without these what is left reads on."""
        return self.n_again - self.n_again % self.length


class Repetition:
    """Looks at a reply token by token.

    What returns at unequal distances, as the chorus of a song does or a line of code, is no circle.
    """

    def __init__(self) -> None:
        self._tokens: list[int] = []
        self._seen: dict[int, list[int]] = {}  # where what has this hash ended

    def add(self, token: int) -> bool:
        """Whether the reply goes in circles with this token; the cost does not depend on its length."""
        self._tokens.append(token)
        end = len(self._tokens)
        if end < N_TOKENS:
            return False
        ends = self._seen.setdefault(hash(tuple(self._tokens[-N_TOKENS:])), [])
        before = set(ends)
        ends.append(end)
        return any(self._is_circle(end, end - other, before) for other in before)

    def rounds(self) -> Rounds | None:
        """What the reply says again, with the shortest round there is; ``None`` where rounds differ."""
        backwards = self._tokens[::-1]
        for length in range(1, len(backwards) // (N_TIMES - 1) + 1):
            pairs = zip(backwards, backwards[length:], strict=False)
            n_again = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
            if n_again >= (N_TIMES - 2) * length + N_TOKENS:
                return Rounds(length, n_again)
        return None

    def _is_circle(self, end: int, distance: int, before: set[int]) -> bool:
        if distance < N_TOKENS or any(end - n * distance not in before for n in range(1, N_TIMES)):
            return False
        last = self._tokens[end - N_TOKENS :]
        return all(
            self._tokens[end - n * distance - N_TOKENS : end - n * distance] == last
            for n in range(1, N_TIMES)
        )
