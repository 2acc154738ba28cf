"""Which turns are outside the context, and what the markers of edits say of them.

There is one marker for a stretch of summarized turns, however many edits it took: the newest stands for all.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from itertools import accumulate

from ethervox_gui.context.events.events import Action
from ethervox_gui.context.events.window_events import TurnView
from ethervox_gui.context.turns.numbers import Runs, runs_of
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.ui.chat.transcript import EditMarkerItem, Item, Whole


class Outside:
    """The turns of a chat that are outside its context of ``n_ctx`` tokens (0: nobody knows yet)."""

    def __init__(self, entries: Sequence[TurnView], n_ctx: int = 0) -> None:
        self._n_ctx = n_ctx
        out = [e for e in entries if not e.is_block and e.state is not TurnState.IN_KV]
        out.sort(key=lambda entry: entry.number)
        self._out = out
        self._numbers = [entry.number for entry in out]
        self._runs = runs_of(self._numbers)
        self._n_forgotten = [0, *accumulate(int(entry.forgotten) for entry in out)]
        self._summaries = {entry.memory_id for entry in out}
        self._n_before = [0, *accumulate(0 if entry.thinks else entry.n_tokens for entry in out)]
        summarized = [entry for entry in out if entry.state is TurnState.SUMMARIZED]
        self._summarized = [entry.number for entry in summarized]
        self._runs_summarized = runs_of(self._summarized)
        self._n_summarized = [0, *accumulate(entry.n_tokens for entry in summarized)]
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

    def turns(self, first: int, last: int, action: Action) -> Runs:
        """Those of the turns of an edit that are outside: others stayed, or are back.

        Of summarized turns those for which a summary stands; all that are outside where none does any more,
        and all there are where none is outside.
        """
        summarized = action is Action.SUMMARIZE_OLD and _within(self._runs_summarized, first, last)
        return summarized or _within(self._runs, first, last) or ((first, last),)

    def n_freed(self, first: int, last: int) -> int | None:
        """How many tokens fewer the context has by the summaries of these turns; ``None`` without any."""
        low, high = bisect_left(self._summarized, first), bisect_right(self._summarized, last)
        if low == high:
            return None
        n_blocks = sum(b.n_tokens for b in self._blocks if b.number <= last and first <= b.last_number)
        return max(0, self._n_summarized[high] - self._n_summarized[low] - n_blocks)

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


def tell_markers(items: Iterable[Item], outside: Outside) -> list[EditMarkerItem]:
    """Note in all markers what is outside of their turns, and fold them; those that look otherwise now."""
    markers = [item for item in items if isinstance(item, EditMarkerItem)]
    newest, redone = outside.newest(markers), outside.redone(markers)
    changed: list[EditMarkerItem] = []
    for marker in markers:
        first, last = marker.first_turn, marker.last_turn
        before = marker.is_back, marker.fits, marker.is_forgotten, marker.turns
        marker.is_back = outside.are_back(first, last)
        marker.fits = outside.fit(first, last, marker.memory_id, is_newest=last == newest)
        marker.is_forgotten = outside.are_forgotten(first, last)
        marker.turns = outside.turns(first, last, marker.action)
        marker.is_redone = marker.memory_id in redone
        if before != (marker.is_back, marker.fits, marker.is_forgotten, marker.turns):
            changed.append(marker)
    known = set(map(id, changed))
    return [*changed, *(marker for marker in fold_markers(markers, outside) if id(marker) not in known)]


def fold_markers(items: Iterable[Item], outside: Outside | None = None) -> list[EditMarkerItem]:
    """Let the last marker of each stretch tell of all of it, and the others give way; those that changed.

    A stretch are summarized turns without any between them that stayed.  A marker whose turns are back
    belongs to none, and that of an undone edit is not to be seen where others tell of what is out.
    Without ``outside``, what is told is what the edits freed, though some of it may have come back since.
    """
    changed: list[EditMarkerItem] = []
    stretch: list[EditMarkerItem] = []
    for item in items:
        if not isinstance(item, EditMarkerItem):
            continue
        if item.is_redone:
            _say(item, True, None, changed)
            continue
        if item.action is not Action.SUMMARIZE_OLD or item.is_back:
            _say(item, False, None, changed)
            continue
        if stretch and item.first_turn > stretch[-1].last_turn + 1:
            _close(stretch, outside, changed)
            stretch = []
        stretch.append(item)
    _close(stretch, outside, changed)
    return changed


# ---- inside ----------------------------------------------------------------------------------------


def _within(runs: Runs, first: int, last: int) -> Runs:
    """Those parts of runs of turns, which are in order, that lie from ``first`` to ``last``."""
    low = bisect_left(runs, first, key=lambda run: run[1])
    high = bisect_right(runs, last, key=lambda run: run[0])
    return tuple((max(first, begin), min(last, end)) for begin, end in runs[low:high])


def _close(stretch: list[EditMarkerItem], outside: Outside | None, changed: list[EditMarkerItem]) -> None:
    for marker in stretch[:-1]:
        _say(marker, True, None, changed)
    if stretch:
        whole = None
        if len(stretch) > 1:
            first, last = min(marker.first_turn for marker in stretch), stretch[-1].last_turn
            n_freed = None if outside is None else outside.n_freed(first, last)
            whole = Whole(
                ((first, last),) if outside is None else outside.turns(first, last, stretch[-1].action),
                sum(marker.tokens_freed for marker in stretch) if n_freed is None else n_freed,
                sum(marker.duration_ms for marker in stretch),
                len(stretch),
            )
        _say(stretch[-1], False, whole, changed)


def _say(marker: EditMarkerItem, gives_way: bool, whole: Whole | None, changed: list[EditMarkerItem]) -> None:
    if (marker.gives_way, marker.whole) != (gives_way, whole):
        marker.gives_way, marker.whole = gives_way, whole
        changed.append(marker)
