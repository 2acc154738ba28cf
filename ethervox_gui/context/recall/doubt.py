"""Exchanges that the other signals leave in doubt are read together with the message.

What it asks for makes a message likelier: after "I keep bees on the roof" the question "What do I do for a
living?" surprises a model less than after anything else that was said.  Reading both takes time, so only the
few in doubt are read; where the other signals are sure, this one adds nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from heapq import nlargest
from typing import Final, Generic

from ethervox_gui.context.recall.choice import Key

#: In units of the limit: below the one nothing is in doubt, and where an exchange is above the other neither.
_DOUBTFUL, _SURE = 0.7, 1.5
#: So many are read, those that are most asked for.
_MOST_READ: Final = 2
#: An exchange of a chat with fewer tells too little of what is usual.
_FEWEST: Final = 4
#: What the score and how much likelier the message is, in nats a token, must come to.  Chosen with Qwen2.5
#: Coder 0.5B on tests/data/fault_choosing.txt, fault_everyday.txt and fault_more.txt.  On the last, which no
#: other limit was chosen on, 47 of 58 exchanges come back and none of 118 everyday messages brings any; 39
#: and 3 where nothing is read.  A right exchange makes a message likelier by 2 nats (1.4 in nineteen of
#: twenty), another one by 0.1, and what is near to it by 0.2.
_LIMIT: Final = 1.7


class Doubt(Generic[Key]):
    """What is in doubt of one message; nothing is read twice for it."""

    def __init__(self) -> None:
        self._behind: dict[Key, float] = {}
        self._usual: float | None = None

    def settled(
        self, scores: Mapping[Key, float], likelihood: Callable[[Key], float | None]
    ) -> dict[Key, float]:
        """Scores in units of the limit, of those in doubt by what ``likelihood`` says.

        That is how likely the message is behind an exchange, in nats a token, or ``None`` where it cannot be
        read; then all stays in doubt as it was.
        """
        found = dict(scores)
        in_doubt = [key for key, score in scores.items() if score >= _DOUBTFUL]
        if not in_doubt or len(scores) < _FEWEST or max(scores.values()) >= _SURE:
            return found
        if self._usual is None:
            self._usual = likelihood(_another(scores))
        if self._usual is None:
            return found
        read = nlargest(_MOST_READ, in_doubt, key=lambda key: scores[key])
        for key in read:
            if key not in self._behind and (behind := likelihood(key)) is not None:
                self._behind[key] = behind
        if self._behind.keys().isdisjoint(read):
            return found
        for key in in_doubt:
            if key in self._behind and key in read:
                found[key] = (scores[key] + self._behind[key] - self._usual) / _LIMIT
            elif key not in read:
                # Where better ones were read, what was not is no more than near to them.
                found[key] = _DOUBTFUL
        return found


# ---- inside ----------------------------------------------------------------------------------------


def _another(scores: Mapping[Key, float]) -> Key:
    """One that nobody would say is meant, of the usual kind: three quarters down the list."""
    order = sorted(scores, key=lambda key: scores[key])
    return order[len(order) // 4]
