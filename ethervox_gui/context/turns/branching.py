"""What becomes of the context when a chat goes another way: which turns stay, leave and come back.

The turns that both ways share stay as they are, with their cells; what stood behind them is simply removed.
A summary stands for turns of one branch.  Where some of these are not on the new way, it tells of things that
were not said there: the turns it stood for come back, or an earlier summary stands for them again.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from ethervox_gui.context.turns.parts import read_by_nobody, standing_together
from ethervox_gui.context.turns.timeline import Timeline
from ethervox_gui.context.turns.turns import Block, Role, Turn, TurnState, exchanges_of


@dataclass(frozen=True, slots=True)
class Standing:
    """A summary that may stand on the new way, the ids of all turns it stands for, and its size there."""

    memory_id: int
    turn_ids: frozenset[int]
    n_tokens: int


@dataclass(frozen=True, slots=True)
class Switch:
    """What is to be done.

    The first ``n_common`` turns of the timeline stay in the chat.  ``leaving`` of them, and
    ``gone_blocks``, leave the cache; then ``coming`` (numbers) come into it, and with ``block_comes`` the
    summary.  ``states`` are the turns of the new way whose state or memory changes.
    """

    n_common: int
    leaving: tuple[int, ...]
    gone_blocks: tuple[Block, ...]
    coming: tuple[int, ...]
    block_comes: bool
    states: Mapping[int, tuple[TurnState, int | None]]


def n_common(timeline: Iterable[Turn], path: Sequence[Turn]) -> int:
    """How many turns the chat as it is and another way have in common."""
    count = 0
    for here, there in zip(timeline, path, strict=False):
        if here.turn_id != there.turn_id:
            break
        count += 1
    return count


def plan_switch(
    timeline: Timeline,
    path: Sequence[Turn],
    standing: Standing | None,
    *,
    limit: int,
    reserve: int,
    found_again: Collection[int] = (),
    waits: bool = False,
) -> Switch:
    """How to get from the timeline to ``path``, whose turns have the state they were left with.

    Up to ``limit`` tokens come into the cache, the newest exchanges first; a user's turn at the end, which
    is to be answered, comes whatever happens.  So does a call at the end that ``waits`` for its results, or
    has them, with the user's turn that it was made for; of what came between, the newest comes first.
    ``found_again`` are the numbers of dropped turns that come back as far as ``reserve`` tokens stay free
    below the limit.  What a model thought, or said over and over, comes in no case.
    """
    common = n_common(timeline, path)
    shared = [turn for turn, _ in zip(timeline, range(common), strict=False)]
    way = [*shared, *path[common:]]
    here = {turn.number for turn in shared if turn.span is not None}
    last_shared = shared[-1].number if shared else -1
    # Where nothing is shared something else comes to stand in front: a block would be in its way.
    gone = tuple(b for b in timeline.blocks if not (common and _stays(b, standing, last_shared)))
    stays = [block for block in timeline.blocks if block not in gone]
    block_here = any(not block.recalled for block in stays)
    protected = standing_together(way, (turn.number for turn in way if turn.protected))
    covered = {t.number for t in way if standing and t.turn_id in standing.turn_ids} - protected

    def wanted(turn: Turn) -> bool:
        if turn.number in covered:
            return block_here and turn.state is TurnState.IN_KV
        return turn.state is not TurnState.DROPPED or (turn.role is Role.SYSTEM and bool(turn.text))

    fixed = sum(block.span.n_tokens for block in stays)
    fixed += standing.n_tokens if standing is not None and not block_here else 0
    exchanges = exchanges_of(way)
    there = standing_together(way, (turn.number for turn in way if wanted(turn)))
    answered = _answered(exchanges, waits)
    unread = read_by_nobody(way) - here
    there = (there | answered) - unread
    sizes = {turn.number: turn.n_tokens for turn in way}
    if there - here:  # nothing is taken out only because something else went
        oldest_first = [*exchanges[:-1], *(_steps(exchanges[-1]) if answered else ())]
        there = _cut(there, oldest_first, protected | answered, sizes, limit - fixed)
    there = _filled(there, exchanges, set(found_again) - covered - unread, sizes, limit - reserve - fixed)
    memory_id = standing.memory_id if standing is not None else None
    return Switch(
        n_common=common,
        leaving=tuple(sorted(here - there)),
        gone_blocks=gone,
        coming=tuple(sorted(there - here)),
        block_comes=standing is not None and not block_here,
        states=_states(way, there, covered, memory_id),
    )


# ---- inside ----------------------------------------------------------------------------------------


def _cut(
    there: Collection[int],
    groups: Iterable[Sequence[Turn]],
    keep: Collection[int],
    sizes: Mapping[int, int],
    room: int,
) -> set[int]:
    """Those of ``there`` that stay: ``groups`` leave, one after the other, until the rest fits."""
    left = set(there)
    n_tokens = sum(map(sizes.__getitem__, left))
    for group in groups:
        if n_tokens <= room:
            break
        gone = left.intersection(turn.number for turn in group).difference(keep)
        left -= gone
        n_tokens -= sum(map(sizes.__getitem__, gone))
    return left


def _filled(
    there: Collection[int],
    exchanges: Sequence[Sequence[Turn]],
    again: Collection[int],
    sizes: Mapping[int, int],
    room: int,
) -> set[int]:
    """The turns that are ``there``, and of those to come ``again`` the newest exchanges that still fit."""
    full = set(there)
    n_tokens = sum(map(sizes.__getitem__, full))
    for exchange in reversed(exchanges):
        back = {turn.number for turn in exchange if turn.number in again} - full
        if back:
            back = standing_together(exchange, back) - full
            n_back = sum(map(sizes.__getitem__, back))
            if n_tokens + n_back <= room:
                full |= back
                n_tokens += n_back
    return full


def _answered(exchanges: Sequence[Sequence[Turn]], waits: bool) -> set[int]:
    """The turns at the end that are answered next: the user's, and the last call with its results."""
    newest = exchanges[-1] if exchanges else ()
    if not newest or not (waits or newest[-1].role in (Role.USER, Role.TOOL)):
        return set()
    asked = {turn.number for turn in newest if turn.role is Role.USER}
    steps = _steps(newest)
    return standing_together(newest, asked | {turn.number for (turn, *_) in steps[-1:]})


def _steps(exchange: Sequence[Turn]) -> list[list[Turn]]:
    """The replies of an exchange, each with its parts and the results of its calls."""
    steps: list[list[Turn]] = []
    for turn in exchange:
        if turn.role is Role.USER:
            continue
        if not steps or not (turn.continues or turn.role is Role.TOOL):
            steps.append([])
        steps[-1].append(turn)
    return steps


def _stays(block: Block, standing: Standing | None, last_shared: int) -> bool:
    if block.recalled:
        return block.last_turn <= last_shared  # it came in when that was the last turn
    return standing is not None and block.memory_id == standing.memory_id


def _states(
    way: Sequence[Turn], there: Collection[int], covered: Collection[int], memory_id: int | None
) -> dict[int, tuple[TurnState, int | None]]:
    states: dict[int, tuple[TurnState, int | None]] = {}
    for turn in way:
        if turn.number in there:
            state: tuple[TurnState, int | None] = (TurnState.IN_KV, None)
        elif turn.number in covered:
            # Under which of the summaries that were folded into the one that stands does not matter.
            if turn.state is TurnState.SUMMARIZED:
                continue
            state = (TurnState.SUMMARIZED, memory_id)
        else:
            state = (TurnState.DROPPED, None)
        if state != (turn.state, turn.memory_id):
            states[turn.number] = state
    return states
