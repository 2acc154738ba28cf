"""How long a message may be: the tokens that stay taken whatever leaves, and those left beside them."""

from __future__ import annotations

from ethervox_gui.context.budget import Budget
from ethervox_gui.context.edits import policies
from ethervox_gui.context.turns.timeline import Timeline
from ethervox_gui.settings import ContextSettings


def least(timeline: Timeline, budget: Budget, n_frame: int) -> int:
    """Tokens that are spoken for, whatever leaves: the system prompt, what is pinned, a summary, a reply.

    ``n_frame``: the tokens of a summary block without words.
    """
    resident = timeline.resident()
    protected = policies.protected_numbers(resident)
    tokens = sum(turn.n_tokens for turn in resident if turn.number in protected) + budget.reply_reserve
    if len(timeline) > 1:
        tokens += budget.summary_reserve + n_frame
    return tokens


def longest(timeline: Timeline, budget: Budget, context: ContextSettings, n_frame: int) -> int:
    """Tokens of the longest message that is taken now, with what the template puts around it."""
    as_it_is = budget.n_ctx - timeline.n_used
    if not context.enabled:
        return max(as_it_is, 0)
    when_all_left = budget.n_ctx - least(timeline, budget, n_frame)
    if context.mode == "manual":
        return max(min(when_all_left, as_it_is - budget.reply_reserve), 0)
    return max(when_all_left, 0)
