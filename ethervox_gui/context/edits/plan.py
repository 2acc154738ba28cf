"""From a decision to the KV edits that carry it out, and the proof that they do what is meant.

The shape of an edit is the same for every action: cells are removed, what stays may close up, and a
summary block may be built on another sequence and spliced in.  With ``gap`` nothing that stays moves; with
``shift`` it closes up to the left; with ``rebuild`` everything that stays is prefilled again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from ethervox_gui.context.edits.kv_model import (
    BUILD,
    LIVE,
    Decode,
    KVEdit,
    Remove,
    Share,
    Shift,
    SimulatedCache,
    Splice,
)
from ethervox_gui.context.edits.policies import Decision
from ethervox_gui.context.errors import NoRoomError, PlanError
from ethervox_gui.context.events.events import Method
from ethervox_gui.context.turns.timeline import Timeline
from ethervox_gui.context.turns.turns import Block, Role, Span, Turn


@dataclass(frozen=True, slots=True)
class EditPlan:
    """The KV edits for one decision.

    ``block_span`` is where the summary block will sit; ``moved`` maps old spans to new ones for all that
    moves; ``n_after`` are the cells that the live chat then has.  The first ``n_done`` edits were carried out
    before.
    """

    decision: Decision
    method: Method
    edits: tuple[KVEdit, ...]
    n_after: int
    block_span: Span | None = None
    moved: Mapping[Span, Span] = field(default_factory=dict)
    n_done: int = 0


@dataclass(frozen=True, slots=True)
class Written:
    """A summary block that leaves for another one: where it stands, and its tokens.

    Summaries are written on, so that one mostly begins as the one before did: what both begin with is kept.
    """

    span: Span
    tokens: tuple[int, ...]

    def n_shared(self, block: Sequence[int], place: int | None) -> int:
        """How many cells a block at ``place`` has in common with it; at least one of its tokens is new."""
        if place != self.span.p0:
            return 0
        pairs = zip(self.tokens, block[:-1], strict=False)
        return next(
            (i for i, (old, new) in enumerate(pairs) if old != new), min(len(self.tokens), len(block) - 1)
        )


def plan_gap(
    timeline: Timeline, decision: Decision, block: Sequence[int] = (), written: Written | None = None
) -> EditPlan | None:
    """Positions stay as they are.  ``None`` when no hole at the right place is large enough for the block.

    ``written`` is the block that goes for it: the tokens that both begin with are not decoded again.
    """
    going, staying = _split(timeline, decision)
    place: int | None = None
    if block:
        newer = _question_before(timeline, decision)
        if not decision.leaving:
            newer = _anew_before(timeline, decision)
        place = _first_hole(staying, going[-1].p1 if newer is None else newer, len(block))
        if place is None:
            return None
    n_kept = written.n_shared(block, place) if written is not None else 0
    edits = _removed(going, place, n_kept)
    if place is not None:
        edits += _build_block(staying, place, block, n_kept)
    return _plan(timeline, decision, Method.GAP, edits, going, place, block)


def plan_shift(
    timeline: Timeline, decision: Decision, block: Sequence[int] = (), written: Written | None = None
) -> EditPlan | None:
    """What stays closes up.  ``None`` when the block is larger than all that leaves before it.

    The block never stands inside an exchange: where parts of a reply leave, the question and what stays of
    its beginning move up for it; so does what stands behind a block that is read anew.  ``written`` is the
    block that goes for it, as in :func:`plan_gap`.
    """
    going, staying = _split(timeline, decision)
    moved: dict[Span, Span] = {}
    place: int | None = None
    cursor = before = 0  # where what closed up so far ends, now and before
    newer = going[-1].p1 if going else 0
    question = _question_before(timeline, decision)
    if block and not decision.leaving:
        question = _anew_before(timeline, decision)
        newer = timeline.n_past + 1
    for span in staying:
        if block and place is None and before < newer:
            fits = cursor + len(block) <= span.p0 if question is None else span.p0 >= question
            if fits:
                place, cursor = cursor, cursor + len(block)
        if span.p0 != cursor:
            moved[span] = span.moved(cursor - span.p0)
        cursor += span.n_tokens
        before = span.p1
    if block and place is None:
        if before >= newer:
            return None
        place = cursor
    n_kept = written.n_shared(block, place) if written is not None else 0
    edits = [*_removed(going, place, n_kept), *_shifts(moved)]
    if place is not None:
        edits += _build_block([moved.get(span, span) for span in staying], place, block, n_kept)
    return _plan(timeline, decision, Method.SHIFT, edits, going, place, block, moved)


def plan_rebuild(
    timeline: Timeline,
    decision: Decision,
    encode_staying: Sequence[Sequence[int]],
    block: Sequence[int] = (),
    block_index: int = 0,
) -> EditPlan:
    """Everything that stays is prefilled again from an empty cache, the block before item ``block_index``.

    ``encode_staying`` holds the tokens of each staying item, in position order.
    """
    _, staying = _split(timeline, decision)
    if len(encode_staying) != len(staying):
        raise PlanError("a rebuild needs the tokens of everything that stays")
    moved: dict[Span, Span] = {}
    tokens: list[int] = []
    place: int | None = None
    for index, (span, own) in enumerate(zip(staying, encode_staying, strict=True)):
        if block and index == block_index:
            place = len(tokens)
            tokens += block
        moved[span] = Span(len(tokens), len(tokens) + len(own))
        tokens += own
    if block and place is None:
        place = len(tokens)
        tokens += block
    edits: list[KVEdit] = [Remove(), Decode(tuple(tokens), LIVE, 0)]
    return EditPlan(
        decision=decision,
        method=Method.REBUILD,
        edits=tuple(edits),
        n_after=len(tokens),
        block_span=Span(place, place + len(block)) if place is not None else None,
        moved=moved,
    )


def built_before(plan: EditPlan) -> EditPlan:
    """The same plan with the block built first; to be proved again, for what stands before it may move."""
    block = [edit for edit in plan.edits if isinstance(edit, Share | Decode) and edit.seq == BUILD]
    rest = [edit for edit in plan.edits if edit not in block]
    return replace(plan, edits=(*block, *rest), n_done=len(block))


def begun(plan: EditPlan, n_tokens: int) -> EditPlan:
    """A plan with the block built first, so many of whose tokens are there already."""
    *shares, block = plan.edits[: plan.n_done]
    assert isinstance(block, Decode)
    if n_tokens >= len(block.tokens):
        return plan
    first = replace(block, tokens=block.tokens[:n_tokens])
    rest = replace(block, tokens=block.tokens[n_tokens:], p0=block.p0 + n_tokens)
    return replace(plan, edits=(*shares, first, rest, *plan.edits[plan.n_done :]))


def prove(plan: EditPlan, timeline: Timeline, n_ctx: int) -> None:
    """Run the plan on a simulated cache that holds what the timeline says.

    Raises :class:`PlanError` when an edit breaks a rule or the outcome is not what the plan promises.
    """
    cache = simulate(timeline, n_ctx)
    _, staying = _split(timeline, plan.decision)
    expected = [plan.moved.get(span, span) for span in staying]
    for edit in plan.edits:
        if isinstance(edit, Decode) and edit.seq == BUILD:
            built = plan.block_span
            if built is None or not built.p0 <= edit.p0 < built.p1 == edit.p0 + len(edit.tokens):
                raise PlanError(f"a block of {len(edit.tokens)} at {edit.p0} is built for {built}")
            there = [span for span in expected if span.p1 <= built.p0]
            there += [Span(built.p0, edit.p0)] if edit.p0 > built.p0 else []
            before = [(span.p0, span.p1) for span in _joined(sorted(there))]
            if cache.positions(BUILD) != before:
                raise PlanError(f"the block is built behind {cache.positions(BUILD)}, not {before}")
        try:
            cache.apply([edit])
        except NoRoomError as error:
            raise PlanError(str(error)) from error
    if plan.block_span is not None:
        expected.append(plan.block_span)
    promised = [(span.p0, span.p1) for span in _joined(sorted(expected))]
    if cache.positions(LIVE) != promised:
        raise PlanError(f"the edits leave {cache.positions(LIVE)}, not {promised}")
    if cache.occupancy(LIVE).n_cells != plan.n_after or cache.n_cells != plan.n_after:
        raise PlanError(f"the edits leave {cache.n_cells} cells in use, not {plan.n_after}")


def simulate(timeline: Timeline, n_ctx: int) -> SimulatedCache:
    """A simulated cache that holds what the timeline says."""
    cache = SimulatedCache(n_ctx)
    for span in _joined(timeline.spans()):
        cache.place(span.p0, span.p1)
    return cache


def read_in_place(spans: Iterable[Span], old: Span, tokens: Sequence[int]) -> tuple[Span, list[KVEdit]]:
    """Where these tokens go in the place of what sits at ``old``, and the edits for that.

    There are no more of them than that has.  ``spans`` are all that is there.  What is decoded must go on
    behind something, so a gap that was in front is behind them.
    """
    others = [span for span in spans if span != old]
    p0 = max((span.p1 for span in others if span.p1 <= old.p0), default=0)
    return Span(p0, p0 + len(tokens)), [Remove(*old), *_build_block(others, p0, tokens, n_kept=0)]


# ---- inside ----------------------------------------------------------------------------------------


def _split(timeline: Timeline, decision: Decision) -> tuple[list[Span], list[Span]]:
    """Spans that leave and spans that stay, each in position order."""
    leaving, blocks = set(decision.leaving), set(decision.blocks)
    going: list[Span] = []
    staying: list[Span] = []
    for span, item in timeline.contents():
        goes = item in blocks if isinstance(item, Block) else item.number in leaving
        (going if goes else staying).append(span)
    return going, staying


def _question_before(timeline: Timeline, decision: Decision) -> int | None:
    """Where the exchange begins of whose reply some parts leave and others stay, if there is one."""
    leaving = set(decision.leaving)
    if not leaving or not timeline.turn(max(leaving)).continues:
        return None
    begins: int | None = None
    for span, item in timeline.contents():
        if isinstance(item, Block):
            continue
        if item.number > max(leaving):
            break
        if item.number in leaving:
            begins = None if item.role is Role.USER else begins
        elif item.role is Role.USER or (begins is None and item.role is Role.ASSISTANT):
            begins = span.p0
    return begins


def _anew_before(timeline: Timeline, decision: Decision) -> int:
    """The position before which a summary goes that replaces one in the context while no turn leaves."""
    block = max(decision.blocks, key=lambda block: block.last_turn)
    if block.is_read:
        return block.span.p1
    later = next((turn for turn in timeline.resident() if turn.number > block.last_turn), None)
    if later is None:
        return timeline.n_past + 1
    place = timeline.place_before(later.number)
    return min(turn.span.p0 for turn in timeline.resident() if turn.number > place and turn.span)


def staying_items(timeline: Timeline, decision: Decision) -> list[Turn | Block]:
    """What stays in the cache, in position order, the open reply included."""
    leaving, blocks = set(decision.leaving), set(decision.blocks)
    return [
        item
        for _, item in timeline.contents()
        if not (item in blocks if isinstance(item, Block) else item.number in leaving)
    ]


def _joined(spans: Sequence[Span]) -> list[Span]:
    """Spans that touch, made one; ``spans`` ascend."""
    joined: list[Span] = []
    start = end = -1
    for p0, p1 in spans:
        if p0 != end:
            if end >= 0:
                joined.append(Span(start, end))
            start = p0
        end = p1
    if end >= 0:
        joined.append(Span(start, end))
    return joined


def _first_hole(staying: Sequence[Span], newer: int, n_tokens: int) -> int | None:
    """The first position from which ``n_tokens`` fit between what stays (or behind all of it).

    It is before ``newer``, where what leaves ends: otherwise the summary of the oldest turns would stand
    after newer ones.
    """
    cursor = 0
    for span in staying:
        if span.p0 - cursor >= n_tokens:
            break
        cursor = span.p1
    return cursor if cursor < newer else None


def _removed(going: Sequence[Span], place: int | None, n_kept: int) -> list[KVEdit]:
    """Take out what goes, but for so many cells from ``place`` on with which the block begins."""
    if place is not None and n_kept:
        ends = [Span(span.p0 + n_kept, span.p1) if span.p0 == place else span for span in going]
        going = [span for span in ends if span.n_tokens]
    return [Remove(span.p0, span.p1) for span in _joined(going)]


def _build_block(staying: Sequence[Span], place: int, block: Sequence[int], n_kept: int) -> list[KVEdit]:
    """Decode the block on its own sequence behind what stands before it, then splice it in.

    Its first ``n_kept`` cells stand in the live chat already.
    """
    kept = [Span(place, place + n_kept)] if n_kept else []
    before = _joined(sorted([*(span for span in staying if span.p1 <= place), *kept]))
    shares: list[KVEdit] = [Share(BUILD, span.p0, span.p1) for span in before]
    begin = place + n_kept
    return [*shares, Decode(tuple(block[n_kept:]), BUILD, begin), Splice(BUILD, begin, place + len(block))]


def _shifts(moved: Mapping[Span, Span]) -> list[KVEdit]:
    """One shift for each run of spans that touch and move alike.

    First those to the right, the last of them first, then those to the left: none lands on another.
    """
    shifts: list[Shift] = []
    for old, new in sorted(moved.items()):
        delta = new.p0 - old.p0
        if shifts and shifts[-1].p1 == old.p0 and shifts[-1].delta == delta:
            shifts[-1] = Shift(shifts[-1].p0, old.p1, delta)
        else:
            shifts.append(Shift(old.p0, old.p1, delta))
    return [
        *(shift for shift in reversed(shifts) if shift.delta > 0),
        *(shift for shift in shifts if shift.delta < 0),
    ]


def _plan(
    timeline: Timeline,
    decision: Decision,
    method: Method,
    edits: Sequence[KVEdit],
    going: Sequence[Span],
    place: int | None,
    block: Sequence[int],
    moved: Mapping[Span, Span] | None = None,
) -> EditPlan:
    return EditPlan(
        decision=decision,
        method=method,
        edits=tuple(edits),
        n_after=timeline.n_used - sum(span.n_tokens for span in going) + len(block),
        block_span=Span(place, place + len(block)) if place is not None else None,
        moved=moved or {},
    )
