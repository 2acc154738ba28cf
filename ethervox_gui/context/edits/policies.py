"""Which turns leave: one function for each action, from the timeline and the budget alone.

Rules that hold for all of them:

* whole turns only;
* the system prompt and pinned turns never leave;
* neither does the reply being written, nor the user turn it answers (a call that waits for its result is
  such a reply).  Only when nothing else is left to go do its older calls leave, with their results, and then
  the parts of it that were cut off;
* a call and its result leave together, and stay together when one of them is pinned;
* what stays begins with a user turn, except for what is pinned;
* where more must leave than was asked for, exchanges that were brought back go before those that were never
  away.

The last two functions are about the other direction: which turns give way when others come back.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from ethervox_gui.context.budget import Budget
from ethervox_gui.context.calls.any_tool import may_wait
from ethervox_gui.context.events.events import Action, Trigger
from ethervox_gui.context.turns.parts import leaving_parts
from ethervox_gui.context.turns.timeline import Timeline
from ethervox_gui.context.turns.turns import Block, Role, Turn, exchanges_of

#: Importance below which exchanges are pruned where nobody says otherwise.
PRUNE_BELOW: Final = 0.5

#: Who takes turns out without asking the user.
_UNASKED = frozenset({Trigger.TOOL, Trigger.EMERGENCY})


@dataclass(frozen=True, slots=True)
class Decision:
    """What is to leave, and why.

    ``kept`` counts the turns that stay verbatim besides the system turn, ``requested`` how many were
    asked for; fewer are kept when those asked for would not leave room.  ``incoming`` tokens are to be
    decoded behind the edit.  What ``makes_way`` leaves because others come back.
    """

    action: Action
    trigger: Trigger
    leaving: tuple[int, ...]
    blocks: tuple[Block, ...]
    kept: int
    requested: int
    incoming: int = 0
    makes_way: bool = False

    @property
    def leaves_lines(self) -> bool:
        """Whether lines of what users told stand for turns that are dropped: unless users wanted it so."""
        return self.makes_way or self.trigger in _UNASKED

    @property
    def first_turn(self) -> int:
        """The lowest number of what leaves, and of the turns that blocks which leave stand for."""
        numbers = [*self.leaving, *(block.first_turn for block in self.blocks)]
        return min(numbers)

    @property
    def last_turn(self) -> int:
        """The highest number of these."""
        numbers = [*self.leaving, *(block.last_turn for block in self.blocks)]
        return max(numbers)


def decide(
    action: Action,
    timeline: Timeline,
    budget: Budget,
    keep_last_n_turns: int,
    trigger: Trigger,
    incoming: int = 0,
) -> Decision | None:
    """What an action takes out; ``None`` when there is nothing.  A new action gets its line here."""
    match action:
        case Action.SUMMARIZE_OLD:
            return summarize_old(timeline, budget, keep_last_n_turns, trigger, incoming)
        case Action.SHIFT_WINDOW:
            return shift_window(timeline, budget, keep_last_n_turns, trigger, incoming)
        case Action.PRUNE_UNIMPORTANT:
            return prune_unimportant(timeline, PRUNE_BELOW, trigger)


def summarize_old(
    timeline: Timeline,
    budget: Budget,
    keep_last_n_turns: int,
    trigger: Trigger,
    incoming: int = 0,
    *,
    enough: int | None = None,
) -> Decision | None:
    """The oldest turns leave, earlier summaries with them (they are folded into the new one).

    ``incoming`` tokens are about to be added.  Turns that should be kept leave too, until no more than
    ``enough`` tokens are in use (the low water of the budget; before a reply the newest exchange stays up to
    the high water).  ``None`` when there is nothing to remove.
    """
    recalled = sum(block.span.n_tokens for block in timeline.blocks if block.recalled)
    extra = incoming + recalled + budget.summary_reserve
    leaving, kept = _oldest(timeline, budget, keep_last_n_turns, extra, enough)
    if not leaving:
        return None
    summaries = tuple(block for block in timeline.blocks if not block.recalled)
    return Decision(Action.SUMMARIZE_OLD, trigger, leaving, summaries, kept, keep_last_n_turns, incoming)


def shift_window(
    timeline: Timeline,
    budget: Budget,
    keep_last_n_turns: int,
    trigger: Trigger,
    incoming: int = 0,
    *,
    enough: int | None = None,
) -> Decision | None:
    """The oldest turns are dropped; summaries stay.  ``None`` when there is nothing to remove.

    ``enough`` as in :func:`summarize_old`.  Where the user was not asked, room is kept for short lines of
    what users told.
    """
    blocks = sum(block.span.n_tokens for block in timeline.blocks)
    lines = budget.summary_reserve if trigger in _UNASKED else 0
    leaving, kept = _oldest(timeline, budget, keep_last_n_turns, incoming + blocks + lines, enough)
    if not leaving:
        return None
    return Decision(Action.SHIFT_WINDOW, trigger, leaving, (), kept, keep_last_n_turns, incoming)


def prune_unimportant(timeline: Timeline, threshold: float, trigger: Trigger) -> Decision | None:
    """Whole exchanges (a user turn and what answers it) that stay below ``threshold`` leave, anywhere.

    The newest exchange stays.  ``None`` when there is nothing to remove.
    """
    turns = [turn for turn in timeline.resident() if turn.role is not Role.SYSTEM]
    protected = protected_numbers(turns)
    leaving = tuple(
        turn.number
        for exchange in exchanges_of(turns)[:-1]
        if all(turn.importance < threshold and turn.number not in protected for turn in exchange)
        for turn in exchange
    )
    if not leaving:
        return None
    kept = len(turns) - len(leaving)
    return Decision(Action.PRUNE_UNIMPORTANT, trigger, leaving, (), kept, kept)


def drop_thinking(timeline: Timeline) -> Decision | None:
    """What the model thought at the beginning of the reply it is writing leaves, as far as it was cut off.

    ``None`` when there is none of that.
    """
    resident = timeline.resident()
    protected = protected_numbers(resident)
    parts = leaving_parts(resident, timeline.open_reply, thinking=True)
    leaving = tuple(turn.number for turn in parts if turn.number not in protected)
    if not leaving:
        return None
    kept = sum(turn.role is not Role.SYSTEM for turn in resident) - len(leaving)
    return Decision(Action.SHIFT_WINDOW, Trigger.AUTO, leaving, (), kept, kept)


def short_by(timeline: Timeline, budget: Budget, incoming: int) -> int:
    """How many tokens too many stay even if all leaves that may, because the reply has become too long.

    Counted from the low water that an edit aims for; 0 as long as what stays is below the high water.
    """
    resident = timeline.resident()
    protected = protected_numbers(resident)
    turns = _exchange_at_work(timeline)
    loose = {turn.number for turn in leaving_parts(turns, timeline.open_reply, thinking=False)}
    loose |= {turn.number for turn in leaving_parts(turns, timeline.open_reply, thinking=True)}
    loose |= {turn.number for step in _steps(turns) for turn in step}
    stays = (set(protected) | {turn.number for turn in turns}) - (loose - protected)
    fixed = sum(turn.n_tokens for turn in resident if turn.number in stays)
    fixed += sum(block.span.n_tokens for block in timeline.blocks if block.recalled)
    fixed += timeline.n_reply + incoming + budget.summary_reserve
    return fixed - budget.low_water if fixed > budget.high_water else 0


def clear(timeline: Timeline, trigger: Trigger) -> Decision | None:
    """Everything leaves but the system prompt and what is pinned; ``None`` when there is nothing else."""
    turns = [turn for turn in timeline.resident() if turn.role is not Role.SYSTEM]
    protected = protected_numbers(timeline.resident())
    leaving = tuple(turn.number for turn in turns if turn.number not in protected)
    if not leaving and not timeline.blocks:
        return None
    return Decision(Action.SHIFT_WINDOW, trigger, leaving, timeline.blocks, len(turns) - len(leaving), 0)


def protected_numbers(turns: Iterable[Turn]) -> frozenset[int]:
    """The turns that never leave: the system turn, what is pinned, and a call or result that goes with it."""
    found: set[int] = set()
    together: list[int] = []  # the turn before and what goes with it
    before, stays = Role.USER, False
    replies: list[list[int]] = []  # of those with parts
    for turn in turns:
        if turn.role is not Role.TOOL or before not in (Role.ASSISTANT, Role.TOOL):
            together, stays = [], False
        together.append(turn.number)
        before, stays = turn.role, stays or turn.protected
        if stays:
            found.update(together)
        if not turn.continues or not replies:
            replies.append([])
        replies[-1].append(turn.number)
    for reply in replies:
        if not found.isdisjoint(reply):
            found |= {reply[0], reply[-1]}  # the template's own words are in its ends
    return frozenset(found)


def may_still_leave(timeline: Timeline, leaving: Collection[int]) -> bool:
    """Whether turns that were chosen some time ago may leave now, after whatever came since.

    They are all in the cache, none of them is pinned or what is being answered, and no call goes without its
    result.
    """
    resident = timeline.resident()
    stays = {turn.number for turn in resident}.difference(leaving)
    if len(stays) != len(resident) - len(leaving) or not protected_numbers(resident).isdisjoint(leaving):
        return False
    if any(
        turn.role is Role.TOOL and turn.number in stays and before.number not in stays
        for before, turn in pairwise(resident)
    ):
        return False
    if not _is_answering(timeline):
        return True
    asked = next((turn.number for turn in reversed(resident) if turn.role is Role.USER), None)
    waiting = timeline.last.number if timeline.last is not None and timeline.open_reply is None else None
    return {asked, waiting}.isdisjoint(leaving)


def _oldest(
    timeline: Timeline, budget: Budget, keep: int, extra: int, enough: int | None = None
) -> tuple[tuple[int, ...], int]:
    """Numbers of the turns before the cut, and how many stay after it.

    ``extra``: tokens besides the kept turns that the context will hold.
    """
    is_usual, enough = enough is None, budget.low_water if enough is None else enough
    resident = timeline.resident()
    protected = protected_numbers(resident)
    turns = [turn for turn in resident if turn.role is not Role.SYSTEM]
    fixed = sum(turn.n_tokens for turn in resident if turn.role is Role.SYSTEM) + extra
    if timeline.open_reply is not None:
        fixed += timeline.open_reply.n_tokens
    cuts = [i for i, turn in enumerate(turns) if turn.role is Role.USER]
    if not _is_answering(timeline):
        cuts.append(len(turns))
    elif not cuts:  # the message has left, and the reply to it goes on
        cuts.append(0)
    said = [0, *(i for i, turn in enumerate(turns) if not turn.continues), len(turns)]  # a reply counts once
    first = said[max(-1 - keep, -len(said))]
    possible = [cut for cut in cuts if cut >= first] or cuts[-1:]
    # A message often goes by what was said last ("Make that shorter"): that should be there to answer it.
    newest = possible[-2] if is_usual and len(possible) > 1 and timeline.open_reply is None else None
    chosen, n_kept = None, 0
    back: frozenset[int] = frozenset()
    for chosen in possible:
        if chosen == newest and any(turn.number not in protected for turn in turns[:chosen]):
            enough = budget.high_water
        n_kept = fixed + sum(t.n_tokens for i, t in enumerate(turns) if i >= chosen or t.number in protected)
        back = frozenset()
        if n_kept <= enough:
            break
        back = _brought_back(turns[chosen:], protected)
        if n_kept - sum(turn.n_tokens for turn in turns if turn.number in back) <= enough:
            break
    if chosen is None:
        return (), len(turns)
    before = (turn.number for turn in turns[:chosen] if turn.number not in protected)
    cut_off = _cut_off(timeline, turns[chosen:], protected, n_kept, budget) if chosen == cuts[-1] else ()
    leaving = (*before, *sorted(back), *cut_off)
    return leaving, len(turns) - len(leaving)


def _cut_off(
    timeline: Timeline, turns: Sequence[Turn], protected: frozenset[int], n_kept: int, budget: Budget
) -> list[int]:
    """What leaves of the reply being written, when ``n_kept`` is so much that the next edit would come soon.

    First the calls that it made, each with its results, but not the last call; then its oldest parts.
    """
    leaving: list[int] = []
    if n_kept > budget.high_water:
        for step in _steps(turns):
            if n_kept <= budget.low_water:
                break
            if protected.isdisjoint(turn.number for turn in step):
                leaving += [turn.number for turn in step]
                n_kept -= sum(turn.n_tokens for turn in step)
        for turn in leaving_parts(turns, timeline.open_reply, thinking=False):
            if n_kept <= budget.low_water:
                break
            if turn.number not in protected:
                leaving.append(turn.number)
                n_kept -= turn.n_tokens
    return leaving


def _steps(turns: Sequence[Turn]) -> list[list[Turn]]:
    """The calls of the newest exchange with their results, but for the last one, which is being answered."""
    steps: list[list[Turn]] = []
    for turn in turns:
        if turn.role is Role.USER:
            steps = []
        elif steps and (turn.continues or turn.role is Role.TOOL):
            steps[-1].append(turn)
        else:
            steps.append([turn])
    return [step for step in steps[:-1] if step[-1].role is Role.TOOL]


def _exchange_at_work(timeline: Timeline) -> list[Turn]:
    """The resident turns from the newest user turn on."""
    turns = [turn for turn in timeline.resident() if turn.role is not Role.SYSTEM]
    return exchanges_of(turns)[-1] if turns else []


def _brought_back(turns: Iterable[Turn], protected: frozenset[int]) -> frozenset[int]:
    """The turns of exchanges that had left and are here again, but for the newest exchange."""
    return frozenset(
        turn.number
        for exchange in exchanges_of(turns)[:-1]
        if any(turn.recalled for turn in exchange) and protected.isdisjoint(t.number for t in exchange)
        for turn in exchange
    )


def _is_answering(timeline: Timeline) -> bool:
    """Whether the newest user turn is being answered: by a reply that is written or comes next, or a call."""
    if timeline.awaits_reply or timeline.open_reply is not None:
        return True
    return waits_for_result(timeline.last, timeline.coming)


def waits_for_result(last: Turn | None, coming: Role | None) -> bool:
    """Whether a chat that ends with this turn waits for the result of a call.

    It does where one is ``coming``, whatever the turn looks like, and never where a user's message is.
    """
    if coming is not None or last is None or last.role is not Role.ASSISTANT:
        return coming is Role.TOOL
    return may_wait(last.text)


def leaving_tokens(timeline: Timeline, decision: Decision) -> int:
    """Cells that the decision frees, before anything is put in their place."""
    turns = sum(_resident_tokens(timeline.turn(number)) for number in decision.leaving)
    return turns + sum(block.span.n_tokens for block in decision.blocks)


def _resident_tokens(turn: Turn) -> int:
    return turn.span.n_tokens if turn.span is not None else 0


#: How much the newest turn counts over the oldest, where importance goes from 0 to 1.
_RECENCY: Final = 0.5


def room_for(timeline: Timeline, n_tokens: int, keep: Collection[int] = ()) -> tuple[int, ...] | None:
    """The turns that matter least, whole exchanges with ``n_tokens`` or more; ``None`` if there are too few.

    Exchanges that were brought back go first: they can come again.  Otherwise one is as important as its most
    important turn, and the more so the newer it is.  System turn, pinned turns, the newest exchange and those
    in ``keep`` stay.
    """
    if n_tokens <= 0:
        return ()
    turns = [turn for turn in timeline.resident() if turn.role is not Role.SYSTEM]
    untouchable = protected_numbers(turns) | frozenset(keep)
    every = exchanges_of(turns)

    def worth(index: int) -> tuple[bool, float]:
        importance = max(turn.importance for turn in every[index])
        was_back = any(turn.recalled for turn in every[index])
        return not was_back, importance + _RECENCY * index / len(every)

    free = [
        index
        for index, exchange in enumerate(every[:-1])
        if untouchable.isdisjoint(turn.number for turn in exchange)
    ]
    sizes = {index: sum(turn.n_tokens for turn in every[index]) for index in free}
    chosen: dict[int, None] = {}
    freed = 0
    for index in sorted(free, key=worth):
        if freed >= n_tokens:
            break
        chosen[index] = None
        freed += sizes[index]
    if freed < n_tokens:
        return None
    for index in sorted(chosen, key=worth, reverse=True):
        if freed - sizes[index] >= n_tokens:
            del chosen[index]  # what came last may have been large enough without it
            freed -= sizes[index]
    return tuple(sorted(turn.number for index in chosen for turn in every[index]))


def make_way(
    timeline: Timeline, leaving: tuple[int, ...], summaries: tuple[Block, ...], n_coming: int
) -> Decision:
    """The decision that lets turns leave for others of ``n_coming`` tokens; the summaries are folded."""
    kept = sum(turn.role is not Role.SYSTEM for turn in timeline.resident()) - len(leaving)
    return Decision(
        Action.SHIFT_WINDOW, Trigger.AUTO, leaving, summaries, kept, kept, n_coming, makes_way=True
    )
