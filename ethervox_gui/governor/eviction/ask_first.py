"""Announces an edit before it is made, where users want to know, and puts it off for as long as possible."""

from __future__ import annotations

from ethervox_gui.context.edits import policies
from ethervox_gui.context.edits.policies import Decision
from ethervox_gui.context.events.asked import Answered
from ethervox_gui.context.events.events import Action, EditProposed
from ethervox_gui.context.text import N_
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.pending_summary import Prepared, Summary
from ethervox_gui.governor.eviction import apply, choose, leaves_first
from ethervox_gui.governor.summaries import notes, summarizer


def waits(live: LiveChat, incoming: int) -> bool:
    """Whether the edit that is due waits; what would leave is told then, once.

    It never waits where a reply would have to: at the emergency threshold, and where a message would leave
    too little room for the reply to it.
    """
    if not live.settings.context.ask_first or live.is_hosted or not _has_room(live, incoming):
        return False
    if live.pending.announced(live.timeline, live.settings.context) is not None:
        return True
    proposal = _proposal(live, incoming)
    live.pending.propose(proposal)
    if proposal is None:
        return False
    decision = proposal.decision
    live.emit(
        EditProposed(
            action=decision.action,
            turns=decision.leaving,
            n_leaving=policies.leaving_tokens(live.timeline, decision),
            n_used=live.timeline.n_used,
            due_at=live.budget.emergency_at,
            summary=proposal.summary.text if proposal.summary is not None else "",
        )
    )
    return True


def calm_below(live: LiveChat, incoming: int, trigger: int) -> int:
    """Cells from which on :func:`waits` has to be asked again; ``trigger`` is where an edit is due."""
    pending, n_used = live.pending, live.timeline.n_used
    told = pending.proposed is not None and not live.eviction.nothing_can_leave
    if not told or pending.alongside is not None or n_used + incoming < trigger:
        return trigger
    return max(trigger, live.budget.emergency_at)


def carry_out(live: LiveChat) -> None:
    """Carry out the edit that the user was told of, or would be told of now."""
    leaves_first.leave(live)
    announced = live.pending.announced(live.timeline, live.settings.context) or _proposal(live, 0)
    if announced is None:
        live.emit(Answered(N_("There is nothing to remove: all turns are recent, important or pinned.")))
        return
    apply.carry_out(live, announced.decision, announced.detail)


# ---- inside ----------------------------------------------------------------------------------------


def _has_room(live: LiveChat, incoming: int) -> bool:
    budget, n_used = live.budget, live.timeline.n_used + incoming
    if live.timeline.open_reply is None and n_used + budget.reply_reserve > budget.n_ctx:
        return False
    return n_used < budget.emergency_at


def _proposal(live: LiveChat, incoming: int) -> Prepared | None:
    """What would leave, and for a summary what it would say: as prepared in idle time, else by the notes."""
    context, prepared = live.settings.context, live.pending.prepared
    if prepared is not None and choose.is_ready(live, incoming):
        decision, detail = prepared.decision, prepared.detail
    else:
        choice = choose.by_the_settings(live, incoming)
        if choice is None:
            return None
        decision, detail = choice.decision, choice.detail
    summary = None
    if decision.action is Action.SUMMARIZE_OLD:
        summary = prepared.summary_of(decision, detail) if prepared is not None else None
        most = summarizer.most_tokens(live, decision, detail)
        summary = summary or summarizer.at_once(live, decision, most)
        if not _shrinks(live, decision, summary):
            summary = Summary("", 0, "extractive")
    return Prepared(decision, detail, summary, context, before=notes.texts_now(live, decision.blocks))


def _shrinks(live: LiveChat, decision: Decision, summary: Summary) -> bool:
    return len(live.block_tokens(summary.text)) < policies.leaving_tokens(live.timeline, decision)
