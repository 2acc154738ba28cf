"""Where each block of the timeline strip stands.  Plain numbers, so that 10,000 turns stay quick."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, chain, compress, groupby, pairwise

from ethervox_gui.context.events.window_events import TurnView
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.ui.kit.pieces import Pieces

GAP = 2.0
MARK = 10.0
_LEAST_IN_KV, _LEAST_GONE = 7.0, 6.0
_GONE_SHARE = 0.5
_WIDEST_TOKEN = 1.0
_ROOM = 0.82


@dataclass(frozen=True, slots=True)
class Brace:
    """The turns, by index, that one summary stands for."""

    first: int
    last: int
    memory_id: int


@dataclass(slots=True)
class StripLayout:
    """Left edges and widths of the entries, in the order in which they are drawn."""

    lefts: list[float] = field(default_factory=list)
    widths: list[float] = field(default_factory=list)
    marks: list[tuple[float, int]] = field(default_factory=list)
    braces: list[Brace] = field(default_factory=list)
    total: float = 0.0

    def append(self, width: float) -> None:
        """One more entry at the end."""
        self.lefts.append(self.total)
        self.widths.append(width)
        self.total += width + GAP

    def at(self, x: float) -> int | None:
        """The entry at a position, gaps counting for the entry before them."""
        index = bisect_right(self.lefts, x) - 1
        if index < 0 or x > self.lefts[index] + self.widths[index] + GAP:
            return None
        return index

    def visible(self, x0: float, x1: float) -> range:
        """The entries that reach into ``[x0, x1]``."""
        first = max(0, bisect_right(self.lefts, x0) - 1)
        return range(first, bisect_right(self.lefts, x1))


def scale_of(room: float, n_ctx: int, zoom: float = 1.0) -> float:
    """Pixels for a token in the cache: what fills the context nearly fills the strip."""
    return min(_WIDEST_TOKEN, _ROOM * room / max(256, n_ctx)) * zoom


def width_of(entry: TurnView, scale: float) -> float:
    """The width of an entry where there is room enough."""
    if in_cache(entry):
        return max(_LEAST_IN_KV, entry.n_tokens * scale)
    return max(_LEAST_GONE, entry.n_tokens * scale * _GONE_SHARE)


class Arranger:
    """Lays the entries out, again and again: of pieces that stay as they are nothing is found out anew."""

    def __init__(self) -> None:
        self._parts = Pieces(_Part)

    def show(self, entries: Sequence[TurnView]) -> tuple[list[TurnView], list[TurnView]]:
        """Take other entries; those among which some changed, as they were and are."""
        return self._parts.show(entries)

    def arrange(self, cuts: set[int], room: float, scale: float) -> StripLayout:
        """Widths by tokens; what left the cache gives way first when room is short.

        ``cuts`` holds the last turns of edits: a mark stands behind each.
        """
        parts = [*self._parts]
        for part in parts:
            part.scale_to(scale)
        fixed, loose = sum(part.fixed for part in parts), sum(part.loose for part in parts)
        fixed += GAP * sum(len(part.in_kv) for part in parts) + MARK * len(cuts)
        share = max(0.0, (room - fixed) / loose) if loose and fixed + loose > room else 1.0
        layout = StripLayout(widths=[*chain.from_iterable(part.narrowed(share) for part in parts)])
        steps = [*map(GAP.__add__, layout.widths)]
        places = _cut_places(parts, cuts)
        for place in places:
            steps[place] += MARK
        edges = [*accumulate(steps, initial=0.0)]
        layout.marks = [(edges[place + 1] - (MARK + GAP) / 2, cut) for place, cut in places.items()]
        layout.total = edges.pop()
        layout.lefts = edges
        for part in parts:
            _join(layout.braces, part.braces)
        return layout

    def runs(self) -> list[Run]:
        """All entries, neighbours of one state as one."""
        runs: list[Run] = []
        for part in self._parts:
            first, *others = part.runs
            if runs and runs[-1].state == first.state:
                first = Run(runs.pop().first, first.last, first.state)
            runs += [first, *others]
        return runs


class _Part:
    """A piece of the entries, the first of them at the index ``start``: what it is whatever the others are.

    ``lasts`` are the last turns that stand up to each entry; ``fixed`` and ``loose`` the widths, in pixels,
    of what is in the cache and of what is not.
    """

    def __init__(self, start: int, entries: Sequence[TurnView]) -> None:
        self._entries = entries
        self.in_kv = [in_cache(entry) for entry in entries]
        self.lasts = [*accumulate((entry.last_number for entry in entries), max)]
        self.braces: list[Brace] = []
        self.runs: list[Run] = []
        first = start
        for state, alike in groupby(map(state_of, entries)):
            behind = first + sum(1 for _ in alike)
            self.runs.append(Run(first, behind - 1, state))
            first = behind
        for index, entry in enumerate(entries, start):
            if entry.memory_id is not None and _has_brace(entry):
                _join(self.braces, [Brace(index, index, entry.memory_id)])
        self._scale = 0.0
        self._widths: list[float] = []
        self._narrowed: tuple[float, list[float]] = 1.0, []

    def scale_to(self, scale: float) -> None:
        """Find the widths for so many pixels a token, where there is room enough."""
        if scale != self._scale:
            self._scale = scale
            self._widths = [width_of(entry, scale) for entry in self._entries]
            self._narrowed = 1.0, self._widths
            self.fixed = sum(compress(self._widths, self.in_kv))
            self.loose = sum(self._widths) - self.fixed

    def narrowed(self, share: float) -> list[float]:
        """The widths where what left the cache has only so large a share of what it would take."""
        if share != self._narrowed[0]:
            wide = zip(self._widths, self.in_kv, strict=True)
            found = [width if kept else max(_LEAST_GONE, width * share) for width, kept in wide]
            self._narrowed = share, found
        return self._narrowed[1]


def arrange(entries: Sequence[TurnView], cuts: set[int], room: float, scale: float) -> StripLayout:
    """As :meth:`Arranger.arrange`, once."""
    arranger = Arranger()
    arranger.show(entries)
    return arranger.arrange(cuts, room, scale)


def some_left(before: Sequence[TurnView], after: Sequence[TurnView]) -> bool:
    """Whether turns that were in the cache are not there any more."""
    in_kv = {entry.number for entry in before if not entry.is_block and in_cache(entry)}
    return any(not entry.is_block and entry.number in in_kv and not in_cache(entry) for entry in after)


def place_of(entry: TurnView, entries: Sequence[TurnView]) -> int | None:
    """Where the same turn or summary stands in another picture of the chat; ``None`` if it is not there."""

    def what(one: TurnView) -> tuple[object, ...]:
        return one.is_block, one.role, one.preview, one.is_block and one.memory_id

    number, wanted = entry.number, what(entry)
    alike = (index for index, other in enumerate(entries) if other.number == number)
    return next((index for index in alike if what(entries[index]) == wanted), None)


def late_index(entries: Sequence[TurnView], number: int) -> int | None:
    """The index of a turn among the last few entries, where one that was being written stands."""
    for index in range(len(entries) - 1, max(-1, len(entries) - 4), -1):
        if entries[index].number == number and not entries[index].is_block:
            return index
    return None


def in_cache(entry: TurnView) -> bool:
    """Whether the model sees it: a turn in the cache, or a summary that stands for others."""
    return entry.is_block or entry.state is TurnState.IN_KV


@dataclass(frozen=True, slots=True)
class Run:
    """Neighbours, by index, of one state; ``state`` is that of a turn, or what the legend calls it."""

    first: int
    last: int
    state: str


def add_to(runs: list[Run], entry: TurnView) -> None:
    """One more entry at the end."""
    state = state_of(entry)
    last = runs[-1] if runs else None
    if last is not None and last.state == state:
        runs[-1] = Run(last.first, last.last + 1, state)
    else:
        first = 0 if last is None else last.last + 1
        runs.append(Run(first, first, state))


def state_of(entry: TurnView) -> str:
    """What is told of an entry where many are seen at once."""
    if entry.recalled:
        return "recalled"
    if entry.is_block:
        return "summary"
    if entry.state is not TurnState.IN_KV:
        return entry.state.value
    return "system" if entry.role is Role.SYSTEM else TurnState.IN_KV.value


def bands(runs: Sequence[Run], layout: StripLayout, width: int) -> list[tuple[int, int, str]]:
    """The runs in a picture of so many pixels that shows all of the strip: edges, and the state.

    Never more of them than the picture has columns, however often the state changes.
    """
    if not runs or layout.total <= 0 or width <= 0:
        return []
    share = width / layout.total
    found: list[tuple[int, int, str]] = []
    if len(runs) <= width:
        for run in runs:
            left = round(layout.lefts[run.first] * share)
            right = max(left + 1, round((layout.lefts[run.last] + layout.widths[run.last]) * share))
            found.append((left, right, run.state))
        return found
    firsts = [run.first for run in runs]
    for x in range(width):
        index = max(0, bisect_right(layout.lefts, (x + 0.5) / share) - 1)
        state = runs[bisect_right(firsts, index) - 1].state
        if found and found[-1][2] == state:
            found[-1] = (found[-1][0], x + 1, state)
        else:
            found.append((x, x + 1, state))
    return found


def _cut_places(parts: Sequence[_Part], cuts: set[int]) -> dict[int, int]:
    """The index behind which each mark stands: the last entry that stands for turns up to the cut."""
    if not cuts:
        return {}
    lasts = [*chain.from_iterable(part.lasts for part in parts)]
    if any(one.lasts[-1] > following.lasts[0] for one, following in pairwise(parts)):
        lasts = [*accumulate(lasts, max)]
    places = {bisect_right(lasts, cut) - 1: cut for cut in sorted(cuts)}
    places.pop(-1, None)
    return places


def _has_brace(entry: TurnView) -> bool:
    return entry.state is TurnState.SUMMARIZED or (entry.is_block and not entry.recalled)


def _join(braces: list[Brace], more: Iterable[Brace]) -> None:
    """Add braces at the end; that of the last turn goes on where the next turn has the same summary."""
    for brace in more:
        last = braces[-1] if braces else None
        if last is not None and (last.last, last.memory_id) == (brace.first - 1, brace.memory_id):
            braces[-1] = Brace(last.first, brace.last, brace.memory_id)
        else:
            braces.append(brace)
