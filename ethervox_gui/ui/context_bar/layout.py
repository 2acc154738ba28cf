"""Where each block of the timeline strip stands.  Plain numbers, so that 10,000 turns stay quick."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import accumulate, compress
from operator import gt

from ethervox_gui.context.events.window_events import TurnView
from ethervox_gui.context.turns.turns import Role, TurnState

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


def arrange(entries: Sequence[TurnView], cuts: set[int], room: float, scale: float) -> StripLayout:
    """Widths by tokens; what left the cache gives way first when room is short.

    ``cuts`` holds the last turns of edits: a mark stands behind each.
    """
    in_kv_state = TurnState.IN_KV
    in_kv = [entry.is_block or entry.state is in_kv_state for entry in entries]
    widths = _widths(entries, in_kv, scale)
    total = sum(widths)
    fixed = sum(compress(widths, in_kv))
    loose = total - fixed
    fixed += GAP * len(widths) + MARK * len(cuts)
    if loose and fixed + loose > room:
        share = max(0.0, (room - fixed) / loose)
        widths = [
            width if kept else max(_LEAST_GONE, width * share)
            for width, kept in zip(widths, in_kv, strict=True)
        ]
    layout = StripLayout(widths=widths)
    cut_places = _cut_places(entries, cuts)
    edges = list(accumulate(map(GAP.__add__, widths), initial=0.0))
    if cut_places:
        shift = 0.0
        for index, edge in enumerate(edges):
            edges[index] = edge + shift
            if index - 1 in cut_places:
                layout.marks.append((edges[index] + MARK / 2 - GAP / 2, cut_places[index - 1]))
                shift += MARK
                edges[index] += MARK
    layout.total = edges.pop()
    layout.lefts = edges
    layout.braces = _braces(entries)
    return layout


def _widths(entries: Sequence[TurnView], in_kv: Sequence[bool], scale: float) -> list[float]:
    """As :func:`width_of`, for many."""
    gone = scale * _GONE_SHARE
    return [
        max(_LEAST_IN_KV, entry.n_tokens * scale) if kept else max(_LEAST_GONE, entry.n_tokens * gone)
        for entry, kept in zip(entries, in_kv, strict=True)
    ]


def some_left(before: Sequence[TurnView], after: Sequence[TurnView]) -> bool:
    """Whether turns that were in the cache are not there any more."""
    in_kv = {entry.number for entry in before if not entry.is_block and in_cache(entry)}
    return any(not entry.is_block and entry.number in in_kv and not in_cache(entry) for entry in after)


def place_of(entry: TurnView, entries: Sequence[TurnView]) -> int | None:
    """Where the same turn or summary stands in another picture of the chat; ``None`` where it is none."""

    def same(other: TurnView) -> tuple[object, ...]:
        return other.is_block, other.number, other.role, other.preview, other.is_block and other.memory_id

    return next((index for index, other in enumerate(entries) if same(other) == same(entry)), None)


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


def runs_of(entries: Sequence[TurnView]) -> list[Run]:
    """All entries, neighbours of one state as one."""
    runs: list[Run] = []
    for entry in entries:
        add_to(runs, entry)
    return runs


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


def _cut_places(entries: Sequence[TurnView], cuts: set[int]) -> dict[int, int]:
    """The index behind which each mark stands: the last entry that stands for turns up to the cut."""
    if not cuts:
        return {}
    lasts = [entry.last_number for entry in entries]
    if any(map(gt, lasts, lasts[1:])):
        lasts = list(accumulate(lasts, max))
    places = {bisect_right(lasts, cut) - 1: cut for cut in sorted(cuts)}
    places.pop(-1, None)
    return places


def _braces(entries: Sequence[TurnView]) -> list[Brace]:
    braces: list[Brace] = []
    summarized = TurnState.SUMMARIZED
    for index, entry in enumerate(entries):
        if entry.memory_id is None:
            continue
        if not (entry.state is summarized or (entry.is_block and not entry.recalled)):
            continue
        last = braces[-1] if braces else None
        if last is not None and last.last == index - 1 and last.memory_id == entry.memory_id:
            braces[-1] = Brace(last.first, index, entry.memory_id)
        else:
            braces.append(Brace(index, index, entry.memory_id))
    return braces
