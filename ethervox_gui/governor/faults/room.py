"""The room for what comes back by itself."""

from __future__ import annotations

from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.eviction import leaves_first


def share(live: LiveChat) -> int:
    """Tokens that what came back by itself may take together, passages of documents with it."""
    return int(live.settings.context.recall_share * live.budget.n_ctx)


def fits(live: LiveChat, n_tokens: int) -> bool:
    """Whether so many tokens more leave room for a reply, before turns are dropped at once."""
    return n_tokens < free(live)


def free(live: LiveChat) -> int:
    """Free tokens beside the room for a reply, before turns are dropped at once."""
    return live.budget.emergency_at - live.timeline.n_used - live.budget.reply_reserve


def make(live: LiveChat, n_tokens: int, n_new: int) -> None:
    """Let what the message did not ask for go, the longest untouched first, until so many tokens have room.

    ``n_new`` tokens follow them.
    """
    back = live.working_set
    for items in back.standing(live.timeline, 1):
        if back.n_cells(live.timeline) + n_tokens <= share(live) and fits(live, n_tokens + n_new):
            return
        leaves_first.leave(live, [items])
