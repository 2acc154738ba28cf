"""Which turns are outside the context, and what the markers of edits say of them.

There is one marker for a stretch of summarized turns, however many edits it took: the newest stands for all.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate, chain
from math import inf

from ethervox_gui.context.events.events import Action
from ethervox_gui.context.events.window_events import TurnView
from ethervox_gui.context.turns.numbers import Runs, runs_of
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.ui.chat.transcript import EditMarkerItem, Item, Whole
from ethervox_gui.ui.kit.pieces import Pieces


class Outside:
    """The turns of a chat that are outside its context of ``n_ctx`` tokens (0: nobody knows yet)."""

    def __init__(self, entries: Sequence[TurnView] = (), n_ctx: int = 0) -> None:
        self._parts = Pieces(_Part)
        self._room = -1, -1
        self._join(())
        self.show(entries, n_ctx)

    def show(self, entries: Sequence[TurnView], n_ctx: int) -> bool:
        """Take the entries as they are now, in the order of the chat.

        Whether what finds room beside what always stays may have changed.
        """
        before, after = self._parts.show(entries)
        parts = [*self._parts]
        if _left(before) != _left(after):
            self._join(parts)
        self._n_used = sum(part.n_used for part in parts)
        self._blocks = [*chain.from_iterable(part.blocks for part in parts)]
        had, self._room = self._room, (n_ctx, sum(part.n_fixed for part in parts))
        self._n_ctx, self._n_fixed = self._room
        return had != self._room

    def _join(self, parts: Sequence[_Part]) -> None:
        """Put together what all the pieces say of turns that are outside."""
        self._out = [*chain.from_iterable(part.out for part in parts)]
        self._numbers = [*chain.from_iterable(part.numbers for part in parts)]
        self._runs = _joined(part.runs for part in parts)
        self._n_forgotten: list[int] = [0, *accumulate(chain.from_iterable(part.forgotten for part in parts))]
        self._summaries = set[int | None]().union(*(part.summaries for part in parts))
        self._n_before: list[int] = [0, *accumulate(chain.from_iterable(part.tokens for part in parts))]
        self._summarized = [*chain.from_iterable(part.summarized for part in parts)]
        self._runs_summarized = _joined(part.runs_summarized for part in parts)
        self._n_summarized: list[int] = [
            0,
            *accumulate(chain.from_iterable(part.tokens_summarized for part in parts)),
        ]

    def n_tokens(self, first: int, last: int) -> int:
        """The tokens of those of the turns ``first`` to ``last`` that are outside and can come back."""
        low, high = self._places(first, last)
        return self._n_before[high] - self._n_before[low]

    def are_back(self, first: int, last: int) -> bool:
        """Whether none of them is outside."""
        return bisect_left(self._numbers, first) == bisect_right(self._numbers, last)

    def are_forgotten(self, first: int, last: int) -> bool:
        """Whether all of them that are outside are forgotten."""
        low, high = self._places(first, last)
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
        n_before: int = self._n_summarized[high] - self._n_summarized[low]
        n_blocks: int = sum(b.n_tokens for b in self._blocks if b.number <= last and first <= b.last_number)
        return max(0, n_before - n_blocks)

    def newest(self, markers: Iterable[EditMarkerItem]) -> int:
        """The last turn of the newest edit that still has anything outside; 0: there is none."""
        late_first = sorted(markers, key=lambda marker: marker.last_turn, reverse=True)
        standing = (m.last_turn for m in late_first if not self.are_back(m.first_turn, m.last_turn))
        return next(standing, 0)

    def redone(self, markers: Iterable[EditMarkerItem]) -> set[int]:
        """The summaries of edits that were undone, where others took out what is out of their turns now.

        Then none of the turns names the summary any more, and these others are later, or stand still: an
        undone edit may have taken up the summary before.  Where turns came back for a message and went
        again none names it either, but they are in no other edit.  What was dropped between its turns is
        told of where that was.
        """
        markers = list(markers)
        stands = self._summaries | {block.memory_id for block in self._blocks}
        known = [(m.memory_id, m.first_turn, m.last_turn) for m in markers if m.memory_id is not None]
        if all(memory_id in stands for memory_id, _, _ in known):
            return set()
        places = [(memory_id, *self._places(first, last)) for memory_id, first, last in known]
        weighed = [(inf if each[0] in self._summaries else each[0], each) for each in places]
        drops = [m for m in markers if m.action is not Action.SUMMARIZE_OLD]
        weighed += [(inf, (0, *self._places(m.first_turn, m.last_turn))) for m in drops]
        # Of each turn that is out: the latest edit it was in, above all one that stands.
        latest: list[float] = [0] * len(self._numbers)
        for weight, (_, low, high) in sorted(weighed):
            latest[low:high] = [weight] * (high - low)
        return {
            memory_id
            for memory_id, low, high in places
            if memory_id not in stands and low < high and min(latest[low:high]) > memory_id
        }

    def _places(self, first: int, last: int) -> tuple[int, int]:
        """Where those of the turns ``first`` to ``last`` stand that are out, among all that are."""
        return bisect_left(self._numbers, first), bisect_right(self._numbers, last)

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
        low, high = self._places(first, last)
        own = [entry for entry in self._out[low:high] if entry.memory_id == memory_id]
        n_going = 0
        if len(own) == high - low or not own:
            n_going = sum(b.n_tokens for b in self._blocks if first <= b.last_number <= last)
        else:
            n_coming = sum(entry.n_tokens for entry in own if not entry.thinks)
        return not self._n_ctx or self._n_used - n_going + n_coming <= self._n_ctx


def tell_markers(
    items: Iterable[Item], outside: Outside, is_stale: Callable[[EditMarkerItem], bool] = lambda _: True
) -> list[EditMarkerItem]:
    """Note in all markers what is outside of their turns, and fold them; those that look otherwise now.

    Of those that are not stale, what was noted before holds still; of the newest it depends on all there is.
    """
    markers = [item for item in items if isinstance(item, EditMarkerItem)]
    newest, redone = outside.newest(markers), outside.redone(markers)
    changed: list[EditMarkerItem] = []
    for marker in markers:
        first, last = marker.first_turn, marker.last_turn
        marker.is_redone = marker.memory_id in redone
        if last != newest and not is_stale(marker):
            continue
        before = marker.is_back, marker.fits, marker.is_forgotten, marker.turns
        marker.is_back = outside.are_back(first, last)
        marker.fits = outside.fit(first, last, marker.memory_id, is_newest=last == newest)
        marker.is_forgotten = outside.are_forgotten(first, last)
        marker.turns = outside.turns(first, last, marker.action)
        if before != (marker.is_back, marker.fits, marker.is_forgotten, marker.turns):
            changed.append(marker)
    known = set(map(id, changed))
    return [*changed, *(marker for marker in fold_markers(markers, outside) if id(marker) not in known)]


def tell_room(marker: EditMarkerItem, outside: Outside) -> bool:
    """Note in the newest marker whether its turns find room; whether that is news."""
    before = marker.fits
    marker.fits = outside.fit(marker.first_turn, marker.last_turn, marker.memory_id, is_newest=True)
    return marker.fits != before


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


class _Part:
    """A piece of the entries: of the turns outside their numbers, their tokens, and what they belong to."""

    def __init__(self, _start: int, entries: Sequence[TurnView]) -> None:
        out = _left(entries)
        out.sort(key=lambda entry: entry.number)
        self.out = out
        self.numbers = [entry.number for entry in out]
        self.runs = runs_of(self.numbers)
        self.forgotten = [int(entry.forgotten) for entry in out]
        self.summaries = {entry.memory_id for entry in out}
        self.tokens = [0 if entry.thinks else entry.n_tokens for entry in out]
        summarized = [entry for entry in out if entry.state is TurnState.SUMMARIZED]
        self.summarized = [entry.number for entry in summarized]
        self.runs_summarized = runs_of(self.summarized)
        self.tokens_summarized = [entry.n_tokens for entry in summarized]
        there = [entry for entry in entries if entry.p0 is not None]
        self.n_used = sum(entry.n_tokens for entry in there)
        self.n_fixed = sum(e.n_tokens for e in there if e.pinned or e.role is Role.SYSTEM)
        self.blocks = [entry for entry in there if entry.is_block and not entry.recalled]


def _left(entries: Iterable[TurnView]) -> list[TurnView]:
    """Those that are turns outside the context."""
    return [entry for entry in entries if not entry.is_block and entry.state is not TurnState.IN_KV]


def _joined(runs: Iterable[Runs]) -> Runs:
    """Runs of pieces that follow each other, as one where one goes on in the next."""
    found: list[tuple[int, int]] = []
    for each in runs:
        if each and found and found[-1][1] + 1 == each[0][0]:
            found[-1] = found[-1][0], each[0][1]
            found += each[1:]
        else:
            found += each
    return tuple(found)


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
            )
        _say(stretch[-1], False, whole, changed)


def _say(marker: EditMarkerItem, gives_way: bool, whole: Whole | None, changed: list[EditMarkerItem]) -> None:
    if (marker.gives_way, marker.whole) != (gives_way, whole):
        marker.gives_way, marker.whole = gives_way, whole
        changed.append(marker)
