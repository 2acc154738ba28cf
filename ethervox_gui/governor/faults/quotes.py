"""Exchanges without a page come in for a message as a quotation, where its words ask for them.

Of a model whose cells cannot be saved, of one on another server, of a chat that was talked with another one
before, and of pages that were dropped for room: there is nothing to bring back as it was, but the text is
there.  It stands in front of the message, in the share of what comes back by itself, and goes like that.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.events.events import NoticeRaised, Trigger, TurnPagedIn
from ethervox_gui.context.recall import choice
from ethervox_gui.context.recall.why import Pair
from ethervox_gui.context.text import N_
from ethervox_gui.context.turns.turns import Block, Turn
from ethervox_gui.governor.cache import blocks, pages, told
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.working_set import ExchangeKey, quoted_key
from ethervox_gui.governor.eviction import working_set
from ethervox_gui.governor.faults import room

#: So many tokens at most are read for a message: what a processor reads in a few seconds.
_MOST_READ: Final = 256


def before_message(
    live: LiveChat,
    scores: Mapping[ExchangeKey, float],
    exchanges: Mapping[ExchangeKey, Sequence[Turn]],
    n_new: int,
    why: Callable[[ExchangeKey], tuple[Pair, ...]],
) -> None:
    """Quote what a message asks for by its words and what cannot come from pages; ``n_new`` tokens follow.

    ``scores``: how much the words touch each of the chat's ``exchanges``, in units of the limit.  What stands
    quoted and is in the context itself by now goes.
    """
    back, timeline = live.working_set, live.timeline
    here = standing(live)
    if not working_set.leaving_is_costly(live):
        working_set.leave(
            live, [[here.pop(key)] for key in list(here) if not _is_out(exchanges.get(key, ()))]
        )
    n_read = 0
    for key in choice.touched(scores):
        if back.n_just_back(timeline) >= choice.MOST:
            return
        if key in here or not _may_be_quoted(live, exchanges[key]):
            continue
        last = timeline.last
        block = blocks.quoted_block(live, exchanges[key], last.number if last is not None else 0)
        tokens = blocks.pair_tokens(live, block.text) if block.text else ()
        if not tokens or n_read + len(tokens) > _MOST_READ or not _has_room(live, len(tokens), n_new):
            continue
        started = time.perf_counter()
        if not _place(live, block):
            return
        n_read += len(tokens)
        back.touch([key])
        _tell(live, exchanges[key], why(key), started)


def standing(live: LiveChat) -> dict[ExchangeKey, Block]:
    """The exchanges that stand quoted."""
    blocks = (block for block in live.timeline.blocks if block.quoted)
    return {quoted_key(live.timeline, block): block for block in blocks}


# ---- inside ----------------------------------------------------------------------------------------


def _is_out(turns: Sequence[Turn]) -> bool:
    return any(turn.span is None for turn in turns)


def _may_be_quoted(live: LiveChat, turns: Sequence[Turn]) -> bool:
    """Whether an exchange is out for good but for its text, and the model may know of it.

    One on another server is told nothing that it was not told in this chat before.
    """
    out = [turn for turn in turns if turn.span is None]
    if not out or all(pages.page_span(live, turn) is not None for turn in out):
        return False
    ids = [turn.turn_id for turn in turns]
    return told.may_know(live, ids) and not live.store.forgotten_among(ids)


def _has_room(live: LiveChat, n_tokens: int, n_new: int) -> bool:
    """Whether so many tokens more have room, when what was not asked for just now has left for them."""
    back, timeline = live.working_set, live.timeline
    old = 0 if working_set.leaving_is_costly(live) else back.n_cells(timeline, 1)
    if back.n_cells(timeline) - old + n_tokens > room.share(live) or not room.fits(
        live, n_tokens + n_new - old
    ):
        return False
    for items in back.standing(timeline, 1):
        if back.n_cells(timeline) + n_tokens <= room.share(live) and room.fits(live, n_tokens + n_new):
            break
        working_set.leave(live, [items])
    return True


def _place(live: LiveChat, block: Block) -> bool:
    """Decode a quotation behind what is there; whether that went well."""
    try:
        # Encoded anew: what stands before it may be another by now.
        blocks.put(live, block, blocks.pair_tokens(live, block.text), live.cancelled)
    except EngineError as error:  # the message is what matters
        live.emit(NoticeRaised(N_("A passage could not be read ({error}).").format(error=error)))
        return False
    return True


def _tell(live: LiveChat, turns: Sequence[Turn], why: tuple[Pair, ...], started: float) -> None:
    numbers = tuple(turn.number for turn in turns if turn.span is None)
    duration = round((time.perf_counter() - started) * 1000, 3)
    live.emit(TurnPagedIn(numbers, 0, duration, "quote", Trigger.QUESTION, why))
    live.show_timeline()
