"""Which edits can be undone: whose turns would find room in the context, as far as their sizes tell."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from itertools import accumulate

from ethervox_gui.context.events.window_events import TurnView
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.ui.chat.transcript import EditMarkerItem


class Outside:
    """The turns of a chat that are outside its context of ``n_ctx`` tokens (0: nobody knows yet)."""

    def __init__(self, entries: Sequence[TurnView], n_ctx: int) -> None:
        self._n_ctx = n_ctx
        out = [e for e in entries if not e.is_block and e.state is not TurnState.IN_KV]
        out.sort(key=lambda entry: entry.number)
        self._out = out
        self._numbers = [entry.number for entry in out]
        self._n_forgotten = [0, *accumulate(int(entry.forgotten) for entry in out)]
        self._summaries = {entry.memory_id for entry in out}
        self._n_before = [0, *accumulate(0 if entry.thinks else entry.n_tokens for entry in out)]
        there = [entry for entry in entries if entry.p0 is not None]
        self._n_used = sum(entry.n_tokens for entry in there)
        self._n_fixed = sum(e.n_tokens for e in there if e.pinned or e.role is Role.SYSTEM)
        self._blocks = [entry for entry in there if entry.is_block and not entry.recalled]

    def n_tokens(self, first: int, last: int) -> int:
        """The tokens of those of the turns ``first`` to ``last`` that are outside and can come back."""
        low, high = bisect_left(self._numbers, first), bisect_right(self._numbers, last)
        return self._n_before[high] - self._n_before[low]

    def are_back(self, first: int, last: int) -> bool:
        """Whether none of them is outside."""
        return bisect_left(self._numbers, first) == bisect_right(self._numbers, last)

    def are_forgotten(self, first: int, last: int) -> bool:
        """Whether all of them that are outside are forgotten."""
        low, high = bisect_left(self._numbers, first), bisect_right(self._numbers, last)
        return low < high and self._n_forgotten[high] - self._n_forgotten[low] == high - low

    def newest(self, markers: Iterable[EditMarkerItem]) -> int:
        """The last turn of the newest edit of which anything is still outside; 0: there is none."""
        standing = (m.last_turn for m in markers if not self.are_back(m.first_turn, m.last_turn))
        return max(standing, default=0)

    def redone(self, markers: Iterable[EditMarkerItem]) -> set[int]:
        """The summaries of edits that were undone, where others took out what is out of their turns now.

        Then none of the turns names the summary any more, and these others are later, or stand still: an
        undone edit may have taken up the summary before.  Where turns came back for a message and went
        again none names it either, but they are in no other edit.
        """
        stands = self._summaries | {block.memory_id for block in self._blocks}
        known = [(marker.memory_id, marker) for marker in markers if marker.memory_id is not None]
        found: set[int] = set()
        for memory_id, marker in known:
            if memory_id in stands:
                continue
            low = bisect_left(self._numbers, marker.first_turn)
            out = self._numbers[low : bisect_right(self._numbers, marker.last_turn)]
            others = [o for other_id, o in known if other_id > memory_id or other_id in self._summaries]
            if out and all(any(o.first_turn <= n <= o.last_turn for o in others) for n in out):
                found.add(memory_id)
        return found

    def fit(self, first: int, last: int, memory_id: int | None, *, is_newest: bool) -> bool:
        """Whether the turns of an edit find room: the newest is undone as it is, for others turns may leave.

        The newest brings back its own turns.  Where its summary took up an earlier one, the turns of that
        stay outside, and it comes in the place of the newer one, hardly longer.  Not where nothing comes
        back, because no model reads what is outside.
        """
        n_coming = self.n_tokens(first, last)
        if not n_coming:
            return False
        if not is_newest:
            return not self._n_ctx or self._n_fixed + n_coming <= self._n_ctx
        low, high = bisect_left(self._numbers, first), bisect_right(self._numbers, last)
        own = [entry for entry in self._out[low:high] if entry.memory_id == memory_id]
        n_going = 0
        if len(own) == high - low or not own:
            n_going = sum(b.n_tokens for b in self._blocks if first <= b.last_number <= last)
        else:
            n_coming = sum(entry.n_tokens for entry in own if not entry.thinks)
        return not self._n_ctx or self._n_used - n_going + n_coming <= self._n_ctx
