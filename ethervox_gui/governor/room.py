"""Makes room before tokens are decoded: is it time to act, what should leave, and did it help?"""

from __future__ import annotations

from ethervox_gui.context import policies
from ethervox_gui.context.errors import UserError
from ethervox_gui.context.events import Trigger
from ethervox_gui.context.policies import Decision
from ethervox_gui.governor import editor, recalled
from ethervox_gui.governor.live_chat import LiveChat


def ensure(live: LiveChat, incoming: int) -> None:
    """Edit the context if ``incoming`` more tokens would leave too little room.

    At the critical threshold (or where the reserves begin) old turns are summarised; at the emergency
    threshold the oldest are dropped at once.  Does nothing when nothing can leave, when the user turned
    management off, and right after another edit: there is a decoded token between two, unless what comes
    would not fit at all.
    """
    _keep_positions_in_reach(live, incoming)
    context = live.settings.context
    n_used = live.timeline.n_used
    if not context.enabled or live.nothing_can_leave or n_used + incoming < live.budget.act_at:
        return
    if live.edited_since_token and n_used + incoming <= live.budget.n_ctx:
        return
    decision: Decision | None
    if n_used >= live.budget.emergency_at:
        decision = policies.shift_window(
            live.timeline, live.budget, context.keep_recent_turns, Trigger.EMERGENCY, incoming
        )
    else:
        decision = policies.summarize_old(
            live.timeline, live.budget, context.keep_recent_turns, Trigger.AUTO, incoming
        )
    if decision is not None:
        editor.carry_out(live, decision, context.summary_detail)
    live.nothing_can_leave = not recalled.give_way(live, incoming) and decision is None


def _keep_positions_in_reach(live: LiveChat, incoming: int) -> None:
    """Close gaps up before positions pass what the model was trained for."""
    has_gaps = live.timeline.n_past > live.timeline.n_used
    if has_gaps and live.timeline.n_past + incoming > live.engine.info.n_ctx_train:
        editor.close_up(live)


def least(live: LiveChat) -> int:
    """Tokens that are spoken for, whatever leaves: the system prompt, what is pinned, a summary, a reply."""
    resident = live.timeline.resident()
    protected = policies.protected_numbers(resident)
    tokens = sum(turn.n_tokens for turn in resident if turn.number in protected) + live.budget.reply_reserve
    if len(live.timeline) > 1:
        tokens += live.budget.summary_reserve + len(live.block_tokens(""))
    return tokens


def refuse_oversized(live: LiveChat, incoming: int) -> None:
    """Raise :class:`UserError` when a message cannot fit, whatever leaves."""
    budget = live.budget
    if not live.settings.context.enabled:
        refuse_overflow(live, incoming, "Let the context be managed (in the settings), or begin a new chat.")
        return
    limit = budget.n_ctx - least(live)
    if incoming > limit:
        raise UserError(
            "message_too_long",
            f"This message has {incoming:,} tokens; at most {max(limit, 0):,} fit into this context.",
            "Send it in parts, unpin turns, or load the model with a larger context.",
            f"tokens={incoming} limit={limit} n_ctx={budget.n_ctx}",
        )


def refuse_overflow(
    live: LiveChat, incoming: int, advice: str = "Load the model with a larger context, or begin a new chat."
) -> None:
    """Raise :class:`UserError` when tokens do not fit as it is, such as the result of a call."""
    n_used, n_ctx = live.timeline.n_used, live.budget.n_ctx
    if n_used + incoming > n_ctx:
        raise UserError(
            "context_full",
            f"There is no room for {incoming:,} more tokens: {n_used:,} of {n_ctx:,} are in use.",
            advice,
        )
