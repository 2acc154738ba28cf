"""The room for what comes back by itself, and which exchanges it is enough for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ethervox_gui.context.recall import choice
from ethervox_gui.context.turns.exchanges import ExchangeKey
from ethervox_gui.context.turns.turns import Turn
from ethervox_gui.governor.cache import pages
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.eviction import leaves_first

#: More tokens than any context has.
_ENDLESS: Final = 1 << 40


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


def chosen(
    live: LiveChat,
    scores: Mapping[ExchangeKey, float],
    out: Mapping[ExchangeKey, Sequence[Turn]],
    n_new: int,
    most: int,
) -> tuple[list[ExchangeKey], dict[ExchangeKey, int]]:
    """Which exchanges come back from their pages, and the sizes of those that could.

    ``scores`` are those of exchanges that are ``out``.  At most ``most`` come; ``n_new`` tokens follow them.
    """
    back, timeline = live.working_set, live.timeline
    old = back.n_cells(timeline, 1)
    n_just_back = back.n_cells(timeline) - old
    nearly = [key for key, score in scores.items() if score >= choice.NEARLY]
    sizes = {key: _size(live, out[key]) for key in nearly}
    fitting = {key: size for key, size in sizes.items() if fits(live, size + n_new - old)}
    left = share(live) - n_just_back
    return choice.chosen(scores, fitting, left, most, min(left - old, free(live) - n_new - 1)), sizes


# ---- inside ----------------------------------------------------------------------------------------


def _size(live: LiveChat, turns: Sequence[Turn]) -> int:
    """Tokens of an exchange's turns that are out; more than any context has, if one of them has no page."""
    spans = [pages.page_span(live, turn) for turn in turns if turn.span is None and not turn.thinks]
    return sum(_ENDLESS if span is None else span.n_tokens for span in spans)
