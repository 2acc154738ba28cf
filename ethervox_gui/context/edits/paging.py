"""Plans that bring evicted turns back: where they go, what moves for them, what leaves for them.

A turn's page goes to the positions it had: with ``gap`` they are still free.  After a close-up they may not
be; then it is rotated to where there is room between its neighbours, and if there is too little, what follows
moves up.  A turn without a page is decoded behind its predecessor and spliced in.  Nothing changes its order.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from ethervox_gui.context.edits.kv_model import (
    BUILD,
    LIVE,
    Decode,
    KVEdit,
    PageIn,
    Remove,
    Share,
    Shift,
    Splice,
)
from ethervox_gui.context.edits.plan import simulate
from ethervox_gui.context.errors import PlanError
from ethervox_gui.context.turns.timeline import Timeline
from ethervox_gui.context.turns.turns import Block, Span


@dataclass(frozen=True, slots=True)
class Arrival:
    """What is to come into the cache.

    ``order`` is the number of its turn (a block lies between two turns).  With a ``page`` its cells were
    saved from that span; without one its ``tokens`` are decoded.  ``home`` is where it should go if there is
    room; the page's own place unless it says otherwise.
    """

    order: float
    n_tokens: int
    page: Span | None = None
    tokens: tuple[int, ...] = field(default=(), repr=False)
    home: int | None = None


@dataclass(frozen=True, slots=True)
class PagePlan:
    """The KV edits that bring ``arrivals`` in; a :class:`PageIn` names its arrival by index.

    ``placed`` says where each arrival will be, ``moved`` maps old spans to new ones of all that moves;
    ``leaving`` are the turns and ``gone_blocks`` the blocks that make room.
    """

    arrivals: tuple[Arrival, ...]
    placed: tuple[Span, ...]
    edits: tuple[KVEdit, ...]
    moved: Mapping[Span, Span]
    leaving: tuple[int, ...]
    gone_blocks: tuple[Block, ...]
    n_after: int


def plan_page_in(
    timeline: Timeline,
    arrivals: Sequence[Arrival],
    *,
    leaving: Collection[int] = (),
    gone_blocks: Collection[Block] = (),
    homes: Mapping[Span, int] | None = None,
    can_shift: bool = True,
    n_positions: int = 1 << 30,
) -> PagePlan | None:
    """A plan that brings ``arrivals`` in.

    ``homes`` are the positions that resident spans should go back to, where an undo knows them.  ``None``
    when cells would have to move that cannot be shifted, or positions would pass ``n_positions``.
    """
    going, anchors, blocks = _parts(timeline, leaving, gone_blocks)
    homes = homes or {}
    order = sorted(range(len(arrivals)), key=lambda index: arrivals[index].order)
    placed: dict[int, Span] = {}
    moved: dict[Span, Span] = {}
    cursor = 0
    for anchor in [*anchors, None]:
        limit = n_positions if anchor is None else max(homes.get(anchor[0], anchor[0].p0), anchor[0].p0)
        gap = [i for i in order if i not in placed and (anchor is None or arrivals[i].order < anchor[1])]
        here = [span for span in blocks if span not in moved and (anchor is None or span.p0 < anchor[0].p0)]
        cursor = _fill([(i, arrivals[i]) for i in gap], here, cursor, limit, placed, moved)
        if anchor is not None:
            p0 = max(limit, cursor)
            moved[anchor[0]] = anchor[0].moved(p0 - anchor[0].p0)
            cursor = moved[anchor[0]].p1
    moved = {old: new for old, new in moved.items() if old != new}
    rotated = any(a.page is not None and placed[i] != a.page for i, a in enumerate(arrivals))
    shifts = _shifts(moved)
    if cursor > n_positions or shifts is None or ((moved or rotated) and not can_shift):
        return None
    places = tuple(placed[index] for index in range(len(arrivals)))
    stay = [moved.get(span, span) for span in [*(span for span, _ in anchors), *blocks]]
    edits: list[KVEdit] = [Remove(span.p0, span.p1) for span in going]
    edits += shifts
    edits += _arrive(arrivals, places, stay)
    return PagePlan(
        arrivals=tuple(arrivals),
        placed=places,
        edits=tuple(edits),
        moved=moved,
        leaving=tuple(sorted(leaving)),
        gone_blocks=tuple(gone_blocks),
        n_after=sum(span.n_tokens for span in [*stay, *places]),
    )


def prove_page_in(plan: PagePlan, timeline: Timeline, n_ctx: int) -> None:
    """Run the plan on a simulated cache that holds what the timeline says.

    Raises :class:`PlanError` when an edit breaks a rule or something else is left than the plan promises.
    """
    cache = simulate(timeline, n_ctx)
    _, anchors, blocks = _parts(timeline, plan.leaving, plan.gone_blocks)
    expected = [plan.moved.get(span, span) for span in [*(span for span, _ in anchors), *blocks]]
    expected += plan.placed
    expected.sort()
    for before, after in pairwise(expected):
        if before.p1 > after.p0:
            raise PlanError(f"the plan puts {tuple(after)} on {tuple(before)}")
    for edit in plan.edits:
        if isinstance(edit, Decode):
            found = cache.positions(edit.seq)
            if found != _joined([span for span in expected if span.p1 <= edit.p0]):
                raise PlanError(f"tokens at {edit.p0} are decoded behind {found}")
        cache.apply([edit])
    if cache.positions(LIVE) != _joined(expected) or cache.n_cells != plan.n_after:
        raise PlanError(f"the edits leave {cache.positions(LIVE)}, not {_joined(expected)}")


# ---- inside ----------------------------------------------------------------------------------------


def _parts(
    timeline: Timeline, leaving: Collection[int], gone_blocks: Collection[Block]
) -> tuple[list[Span], list[tuple[Span, int]], list[Span]]:
    """Spans that leave; spans and numbers of turns that stay; spans of blocks that stay."""
    going: list[Span] = []
    anchors: list[tuple[Span, int]] = []
    blocks: list[Span] = []
    for span, item in timeline.contents():
        if isinstance(item, Block):
            (going if item in gone_blocks else blocks).append(span)
        elif item.number in leaving:
            going.append(span)
        else:
            anchors.append((span, item.number))
    return going, anchors, blocks


def _fill(
    arrivals: Sequence[tuple[int, Arrival]],
    blocks: Sequence[Span],
    start: int,
    limit: int,
    placed: dict[int, Span],
    moved: dict[Span, Span],
) -> int:
    """Place what lies between two turns that stay, from ``start`` to ``limit`` if there is room.

    Everything at its own place if that goes; else with the blocks moved into what is left free; else one
    behind the other.  Where the last of it ends.
    """
    for stays in (True, False):
        if stays and any(span.p0 < start or span.p1 > limit for span in blocks):
            continue
        places = _at_home(arrivals, blocks if stays else (), start)
        if places is None or (places and places[-1].p1 > limit):
            continue
        spots = list(blocks) if stays else _spots(blocks, places, start, limit)
        if spots is not None:
            placed.update(zip((index for index, _ in arrivals), places, strict=True))
            moved.update(zip(blocks, spots, strict=True))
            return max([start, *(span.p1 for span in [*places, *spots])])
    cursor = start
    for span in blocks:
        moved[span] = span.moved(cursor - span.p0)
        cursor += span.n_tokens
    for index, arrival in arrivals:
        placed[index] = Span(cursor, cursor + arrival.n_tokens)
        cursor += arrival.n_tokens
    return cursor


def _at_home(
    arrivals: Sequence[tuple[int, Arrival]], blocks: Sequence[Span], start: int
) -> list[Span] | None:
    """Pages where they were saved, texts right behind what stands before them; ``None`` if that overlaps."""
    places: list[Span] = []
    taken = sorted(blocks)
    cursor = start
    for _, arrival in arrivals:
        if arrival.page is not None:
            home = arrival.page.p0 if arrival.home is None else arrival.home
            if home < cursor:
                return None
            cursor = home
        else:
            # Behind a block too, if one stands there: nothing can be decoded in front of what is there.
            while taken and taken[0].p0 < cursor + arrival.n_tokens:
                cursor = max(cursor, taken.pop(0).p1)
        place = Span(cursor, cursor + arrival.n_tokens)
        if any(span.p0 < place.p1 and place.p0 < span.p1 for span in blocks):
            return None
        places.append(place)
        cursor = place.p1
    return places


def _spots(blocks: Sequence[Span], places: Sequence[Span], start: int, limit: int) -> list[Span] | None:
    """The first free places for blocks between ``places``; ``None`` if there are none."""
    spots: list[Span] = []
    taken = [*places, Span(limit, limit)]
    for block in blocks:
        cursor = start
        for span in sorted(taken):
            if span.p0 - cursor >= block.n_tokens:
                break
            cursor = max(cursor, span.p1)
        else:
            return None
        spots.append(Span(cursor, cursor + block.n_tokens))
        taken.append(spots[-1])
    return spots


def _shifts(moved: Mapping[Span, Span]) -> list[KVEdit] | None:
    """The moves in an order in which none steps on another, mostly the last first; ``None`` if none is."""
    waiting = sorted(moved.items())
    shifts: list[Shift] = []
    while waiting:
        for index in range(len(waiting) - 1, -1, -1):
            old, new = waiting[index]
            others = (span for i, (span, _) in enumerate(waiting) if i != index)
            if not any(span.p0 < new.p1 and new.p0 < span.p1 for span in others):
                break
        else:
            return None
        del waiting[index]
        delta = new.p0 - old.p0
        if shifts and shifts[-1].p0 == old.p1 and shifts[-1].delta == delta:
            shifts[-1] = Shift(old.p0, shifts[-1].p1, delta)
        else:
            shifts.append(Shift(old.p0, old.p1, delta))
    return list(shifts)


def _arrive(arrivals: Sequence[Arrival], places: Sequence[Span], stay: Sequence[Span]) -> list[KVEdit]:
    """Pages and texts from left to right; texts that follow each other are decoded as one."""
    edits: list[KVEdit] = []
    there = list(stay)
    for index in sorted(range(len(arrivals)), key=lambda i: places[i]):
        arrival, place = arrivals[index], places[index]
        if arrival.page is not None:
            edits.append(PageIn(arrival.page, place.p0 - arrival.page.p0, index))
        else:
            last = edits[-1] if edits else None
            if isinstance(last, Splice) and last.p1 == place.p0:
                decoded = edits[-2]
                assert isinstance(decoded, Decode)
                edits[-2:] = [
                    Decode(decoded.tokens + arrival.tokens, BUILD, decoded.p0),
                    Splice(BUILD, last.p0, place.p1),
                ]
            else:
                before = _joined(sorted(span for span in there if span.p1 <= place.p0))
                edits += [Share(BUILD, p0, p1) for p0, p1 in before]
                edits += [Decode(arrival.tokens, BUILD, place.p0), Splice(BUILD, place.p0, place.p1)]
        there.append(place)
    return edits


def _joined(spans: Sequence[Span]) -> list[tuple[int, int]]:
    """Ranges that touch, made one; ``spans`` ascend."""
    joined: list[tuple[int, int]] = []
    for p0, p1 in spans:
        if joined and joined[-1][1] == p0:
            joined[-1] = (joined[-1][0], p1)
        elif p1 > p0:
            joined.append((p0, p1))
    return joined
