"""What the user asks of the context: summarize, drop, prune or clear it now, pin a turn."""

from __future__ import annotations

from collections.abc import Sequence, Sized

from ethervox_gui.context.edits import policies
from ethervox_gui.context.edits.policies import Decision
from ethervox_gui.context.errors import EthervoxError, UserError
from ethervox_gui.context.events.asked import Answered
from ethervox_gui.context.events.events import NoticeRaised, Trigger
from ethervox_gui.context.summaries.importance import importance
from ethervox_gui.context.text import N_, Text
from ethervox_gui.context.turns.numbers import named, runs_of
from ethervox_gui.context.turns.turns import Turn
from ethervox_gui.governor.cache import blocks as cache_blocks
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.eviction import apply, forgetting, leaves_first, reminded
from ethervox_gui.governor.jobs.jobs import (
    ClearContext,
    PruneUnimportant,
    SetPinned,
    ShiftWindow,
    SummarizeOld,
)


def summarize(live: LiveChat, job: SummarizeOld) -> None:
    """Summarize old turns; the settings say how many stay and how long it may be, where the job does not."""
    leaves_first.leave(live)
    _carry_out(live, what_to_summarize(live, job.keep_last_n_turns, job.trigger), job)


def what_to_summarize(live: LiveChat, keep: int | None, trigger: Trigger) -> Decision | None:
    """Which turns leave where all but the newest ``keep`` are to be summarized; ``None`` as in the job."""
    stay, enough = _stay(live, keep)
    return policies.summarize_old(live.timeline, live.budget, stay, trigger, enough=enough)


def shift(live: LiveChat, job: ShiftWindow) -> None:
    """Drop the oldest turns."""
    keep, enough = _stay(live, job.keep_last_n_turns)
    leaves_first.leave(live)
    decision = policies.shift_window(live.timeline, live.budget, keep, job.trigger, enough=enough)
    _carry_out(live, decision, job)


def _stay(live: LiveChat, keep: int | None) -> tuple[int, int | None]:
    """How many turns stay, and how much of them is enough: of a number that was named, all there is room for.

    Else what somebody pointed at would take others along, with the context far from full.
    """
    if keep is None:
        return live.settings.context.keep_recent_turns, None
    return keep, live.budget.act_at


def prune(live: LiveChat, job: PruneUnimportant) -> None:
    """Drop exchanges of low importance."""
    leaves_first.leave(live)
    _carry_out(live, policies.prune_unimportant(live.timeline, job.threshold, job.trigger), job)


def clear(live: LiveChat, job: ClearContext) -> None:
    """Ask first, then take everything out that is free to leave; what was said stays stored."""
    decision = policies.clear(live.timeline, job.trigger)
    if decision is None:
        live.emit(Answered(N_("There is nothing to clear: only what never leaves is in the context.")))
        return
    if not job.confirmed:
        n_tokens = policies.leaving_tokens(live.timeline, decision)
        turns = _count(decision.leaving, N_("{n} turn"), N_("{n} turns"))
        blocks = _count(decision.blocks, N_("{n} summary block"), N_("{n} summary blocks"))
        live.emit(
            Answered(
                N_(
                    "This takes {turns} and {blocks} out of the context, {n_tokens:,} tokens; they "
                    "stay stored, and can be searched. Use /context clear yes to do it, or "
                    "/context clear forget so that nothing of them echoes in what stays."
                ).format(turns=turns, blocks=blocks, n_tokens=n_tokens)
            )
        )
        return
    try:
        if job.forget:
            forgetting.forget_all(live, decision)
        else:
            apply.carry_out(live, decision, live.settings.context.summary_detail)
    finally:  # also where the reading of what stays was stopped
        # No summary stands in the context for them any more, so none may come back when the chat is opened.
        cache_blocks.drop_unsummarized(live)
    live.show_timeline()


def let_go(live: LiveChat, number: int | None = None) -> None:
    """Take out what came back for messages by itself, or of it what quotes turn ``number``.

    A summary that stood for it still does.
    """
    standing = live.working_set.standing(live.timeline)
    if number is not None:
        standing = [[block] for block in live.working_set.quotes(live.timeline) if number in block.quoted]
    messages = [] if number is not None else reminded.messages(live)
    if not (standing or messages):
        live.emit(Answered(N_("Nothing in the context came back by itself.")))
        return
    leaves_first.leave(live, standing)
    if messages:
        reminded.silence(live, messages)


def pin(live: LiveChat, job: SetPinned) -> None:
    """Pin or unpin a turn."""
    number = job.turn_number
    turn = _set_pinned(live, number, job.pinned)
    if not job.pinned:
        words = N_("Turn {number} is no longer pinned.")
    elif turn.span is not None:
        words = N_("Turn {number} is pinned: it never leaves the context.")
    else:
        words = N_("Turn {number} is pinned: once it is back in the context, it never leaves it.")
    told = words.format(number=number)
    # A turn may be clicked at while a command is at work, whose answer this is not.
    live.emit(Answered(told) if job.trigger is Trigger.COMMAND else NoticeRaised(told))
    live.show_timeline()


def keep(live: LiveChat, numbers: Sequence[int]) -> None:
    """Pin turns that are in the context."""
    for number in numbers:
        _set_pinned(live, number, True)
    first, last = min(numbers), max(numbers)
    words = N_("Turns {turns} are pinned: they never leave the context.")
    told = words.format(turns=named(runs_of(numbers)))
    if first == last:
        told = N_("Turn {number} is pinned: it never leaves the context.").format(number=first)
    live.emit(Answered(told))
    live.show_timeline()


def _set_pinned(live: LiveChat, number: int, pinned: bool) -> Turn:
    try:
        turn = live.timeline.turn(number)
    except EthervoxError as error:
        raise UserError("turn_not_found", N_("There is no turn {number}.").format(number=number)) from error
    worth = importance(turn.role, turn.text, pinned=pinned)
    live.store.set_pinned(turn.turn_id, pinned, worth)
    turn = live.timeline.set_pinned(number, pinned, worth)
    proposed = live.pending.proposed
    if pinned and proposed is not None and number in proposed.decision.leaving:
        live.pending.propose(None)
    return turn


def _carry_out(
    live: LiveChat, decision: Decision | None, job: SummarizeOld | ShiftWindow | PruneUnimportant
) -> None:
    if decision is None:
        live.emit(Answered(N_("There is nothing to remove: all turns are recent, important or pinned.")))
        return
    detail = job.detail if isinstance(job, SummarizeOld) and job.detail else None
    apply.carry_out(live, decision, detail or live.settings.context.summary_detail)
    if decision.kept < decision.requested:
        live.emit(
            Answered(
                N_(
                    "{kept} turns stay instead of {requested}: what stays must begin with a message of yours "
                    "and leave room for a reply."
                ).format(kept=decision.kept, requested=decision.requested)
            )
        )


def _count(things: Sized, one: Text, several: Text) -> Text:
    return (one if len(things) == 1 else several).format(n=len(things))
