"""Which turns leave: one function for each action, from the timeline and the budget alone.

Rules that hold for all of them: whole turns only; the system prompt and pinned turns never leave; neither
does the reply being written nor the user turn it answers (a call that waits for its result is such a reply);
a call and its result leave together, or stay when one of them is pinned; what stays begins with a user turn,
but for what is pinned; where more must leave than was asked for, exchanges that were brought back go before
those that were never away.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ethervox_gui.context.calls import calling
from ethervox_gui.context.edits.budget import Budget
from ethervox_gui.context.events.events import Action, Trigger
from ethervox_gui.context.turns.timeline import Timeline
from ethervox_gui.context.turns.turns import Block, Role, Turn


@dataclass(frozen=True, slots=True)
class Decision:
    """What is to leave, and why.

    ``kept`` counts the turns that stay verbatim besides the system turn, ``requested`` how many were
    asked for; fewer are kept when those asked for would not leave room.  ``incoming`` tokens are to be
    decoded behind the edit.
    """

    action: Action
    trigger: Trigger
    leaving: tuple[int, ...]
    blocks: tuple[Block, ...]
    kept: int
    requested: int
    incoming: int = 0

    @property
    def first_turn(self) -> int:
        numbers = [*self.leaving, *(block.first_turn for block in self.blocks)]
        return min(numbers)

    @property
    def last_turn(self) -> int:
        numbers = [*self.leaving, *(block.last_turn for block in self.blocks)]
        return max(numbers)


def summarize_old(
    timeline: Timeline, budget: Budget, keep_last_n_turns: int, trigger: Trigger, incoming: int = 0
) -> Decision | None:
    """The oldest turns leave, earlier summaries with them (they are folded into the new one).

    ``incoming`` tokens are about to be added.  ``None`` when there is nothing to remove.
    """
    recalled = sum(block.span.n_tokens for block in timeline.blocks if block.recalled)
    extra = incoming + recalled + budget.summary_reserve
    leaving, kept = _oldest(timeline, budget, keep_last_n_turns, extra)
    if not leaving:
        return None
    summaries = tuple(block for block in timeline.blocks if not block.recalled)
    return Decision(Action.SUMMARIZE_OLD, trigger, leaving, summaries, kept, keep_last_n_turns, incoming)


def shift_window(
    timeline: Timeline, budget: Budget, keep_last_n_turns: int, trigger: Trigger, incoming: int = 0
) -> Decision | None:
    """The oldest turns are dropped; summaries stay.  ``None`` when there is nothing to remove."""
    blocks = sum(block.span.n_tokens for block in timeline.blocks)
    leaving, kept = _oldest(timeline, budget, keep_last_n_turns, incoming + blocks)
    if not leaving:
        return None
    return Decision(Action.SHIFT_WINDOW, trigger, leaving, (), kept, keep_last_n_turns)


def prune_unimportant(timeline: Timeline, threshold: float, trigger: Trigger) -> Decision | None:
    """Whole exchanges (a user turn and what answers it) that stay below ``threshold`` leave, anywhere.

    The newest exchange stays.  ``None`` when there is nothing to remove.
    """
    turns = [turn for turn in timeline.resident() if turn.role is not Role.SYSTEM]
    protected = protected_numbers(turns)
    leaving = tuple(
        turn.number
        for exchange in exchanges(turns)[:-1]
        if all(turn.importance < threshold and turn.number not in protected for turn in exchange)
        for turn in exchange
    )
    if not leaving:
        return None
    kept = len(turns) - len(leaving)
    return Decision(Action.PRUNE_UNIMPORTANT, trigger, leaving, (), kept, kept)


def clear(timeline: Timeline, trigger: Trigger) -> Decision | None:
    """Everything leaves but the system prompt and what is pinned; ``None`` when there is nothing else."""
    turns = [turn for turn in timeline.resident() if turn.role is not Role.SYSTEM]
    protected = protected_numbers(timeline.resident())
    leaving = tuple(turn.number for turn in turns if turn.number not in protected)
    if not leaving and not timeline.blocks:
        return None
    return Decision(Action.SHIFT_WINDOW, trigger, leaving, timeline.blocks, len(turns) - len(leaving), 0)


def exchanges(turns: Iterable[Turn]) -> list[list[Turn]]:
    """Each user turn with what answers it; what stands before the first one by itself."""
    found: list[list[Turn]] = []
    for turn in turns:
        if turn.role is Role.USER or not found:
            found.append([])
        found[-1].append(turn)
    return found


def protected_numbers(turns: Iterable[Turn]) -> frozenset[int]:
    """The turns that never leave: the system turn, what is pinned, and a call or result that goes with it."""
    found: set[int] = set()
    together: list[int] = []  # the turn before and what goes with it
    before, stays = Role.USER, False
    for turn in turns:
        if turn.role is not Role.TOOL or before not in (Role.ASSISTANT, Role.TOOL):
            together, stays = [], False
        together.append(turn.number)
        before, stays = turn.role, stays or turn.protected
        if stays:
            found.update(together)
    return frozenset(found)


def _oldest(timeline: Timeline, budget: Budget, keep: int, extra: int) -> tuple[tuple[int, ...], int]:
    """Numbers of the turns before the cut, and how many stay after it.

    ``extra``: tokens besides the kept turns that the context will hold.
    """
    resident = timeline.resident()
    protected = protected_numbers(resident)
    turns = [turn for turn in resident if turn.role is not Role.SYSTEM]
    fixed = sum(turn.n_tokens for turn in resident if turn.role is Role.SYSTEM) + extra
    if timeline.open_reply is not None:
        fixed += timeline.open_reply.n_tokens
    cuts = [i for i, turn in enumerate(turns) if turn.role is Role.USER]
    if not _is_answering(timeline):
        cuts.append(len(turns))
    possible = [cut for cut in cuts if cut >= len(turns) - keep] or cuts[-1:]
    chosen = None
    back: frozenset[int] = frozenset()
    for chosen in possible:
        n_kept = fixed + sum(t.n_tokens for i, t in enumerate(turns) if i >= chosen or t.number in protected)
        back = frozenset()
        if n_kept <= budget.low_water:
            break
        back = _brought_back(turns[chosen:], protected)
        if n_kept - sum(turn.n_tokens for turn in turns if turn.number in back) <= budget.low_water:
            break
    if chosen is None:
        return (), len(turns)
    before = (turn.number for turn in turns[:chosen] if turn.number not in protected)
    leaving = (*before, *sorted(back))
    return leaving, len(turns) - len(leaving)


def _brought_back(turns: Iterable[Turn], protected: frozenset[int]) -> frozenset[int]:
    """The turns of exchanges that had left and are here again, but for the newest exchange."""
    return frozenset(
        turn.number
        for exchange in exchanges(turns)[:-1]
        if any(turn.recalled for turn in exchange) and protected.isdisjoint(t.number for t in exchange)
        for turn in exchange
    )


def _is_answering(timeline: Timeline) -> bool:
    """Whether the newest user turn is being answered: by a reply that is written or comes next, or a call."""
    last = timeline.last
    waits = last is not None and last.role is Role.ASSISTANT and calling(last.text) is not None
    return waits or timeline.awaits_reply or timeline.open_reply is not None


def leaving_tokens(timeline: Timeline, decision: Decision) -> int:
    """Cells that the decision frees, before anything is put in their place."""
    turns = sum(_resident_tokens(timeline.turn(number)) for number in decision.leaving)
    return turns + sum(block.span.n_tokens for block in decision.blocks)


def _resident_tokens(turn: Turn) -> int:
    return turn.span.n_tokens if turn.span is not None else 0
