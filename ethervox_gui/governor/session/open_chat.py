"""Brings a stored chat into the cache: what is resident is prefilled, what does not fit is summarized.

Before it leaves the cache again its cells are saved.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from dataclasses import replace

from ethervox_gui.context.edits import policies
from ethervox_gui.context.edits.policies import Decision, leaving_tokens
from ethervox_gui.context.errors import UserError
from ethervox_gui.context.events.events import Action, Method, NoticeRaised, StopReason, Trigger
from ethervox_gui.context.events.window_events import PromptProgressed
from ethervox_gui.context.text import N_
from ethervox_gui.context.turns.parts import read_by_nobody
from ethervox_gui.context.turns.turns import Block, Role, Span, Turn, TurnState
from ethervox_gui.governor.cache import blocks as cache_blocks
from ethervox_gui.governor.cache import decode, pages, sizes, verify
from ethervox_gui.governor.cache.plan_edit import Item, encoded
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.pending_summary import Summary
from ethervox_gui.governor.eviction import apply, make_room
from ethervox_gui.governor.restore import came_back, reopen, undo
from ethervox_gui.governor.summaries import store, summarizer
from ethervox_gui.storage.base.values import Memory

_log = logging.getLogger(__name__)


def restore(live: LiveChat, system_prompt: str) -> None:
    """Fill the cache and the timeline of ``live`` from the database; a new chat gets its system turn.

    Without a system prompt that is the model's own, where its template puts anything in front.

    Raises :class:`UserError` when it cannot fit into this context, and :class:`EngineError` or
    :class:`Cancelled` with the cache in any state.
    """
    for turn in live.store.unfinished_turns(live.chat_id):
        # The program ended while it was being written.
        live.store.finish_turn(turn.turn_id, turn.text, turn.n_tokens, StopReason.ERROR)
    turns = live.store.turns_of_chat(live.chat_id)
    live.forgotten.update(live.store.forgotten_of_chat(live.chat_id))
    own = live.engine.info.own_prompt
    if not turns and (system_prompt or own is not None):
        if own is not None:
            system_prompt = system_prompt or own.text
        turns = [live.store.append_turn(live.chat_id, Role.SYSTEM, system_prompt, importance=1.0)]
    turns = _without_unread(live, turns)
    for turn in came_back.marked(live, live.conversation(turns)):
        live.timeline.append(turn)
    blocks = cache_blocks.blocks(live)
    if all(block.recalled for block in blocks):  # the summary was thrown away
        cache_blocks.drop_unsummarized(live)
    if not reopen.from_pages(live, blocks):
        _read(live, blocks)
    came_back.count(live)
    sizes.note(live, turns)


def save_pages(live: LiveChat) -> None:
    """Save the cells of the chat as pages before it leaves the cache.

    Nothing is mended where that fails: the chat is read when it comes back, and a guest may be waiting for
    its room, whose cells would have to make way for it in the middle of their own round.
    """
    try:
        pages.page_ahead(live)
        undo.keep(live)
    except Exception:
        _log.exception("the pages of the chat could not be saved")


def _without_unread(live: LiveChat, turns: Sequence[Turn]) -> list[Turn]:
    """The turns, without what no model reads among those in the context: its reply never came to its end.

    The program ended while the model was thinking, or the chat was imported.
    """
    unread = read_by_nobody(turns)
    left = {t.turn_id for t in turns if t.number in unread and t.state is TurnState.IN_KV and not t.pinned}
    if not left:
        return list(turns)
    live.store.set_turn_states(sorted(left), TurnState.DROPPED)
    return [replace(turn, state=TurnState.DROPPED) if turn.turn_id in left else turn for turn in turns]


def _read(live: LiveChat, blocks: list[Block]) -> None:
    """Fill the empty cache with what is resident, as far as there is room.  Raises as :func:`restore`."""
    tokens = _lay_out(live, blocks)
    make_room.refuse_small_window(live, _n_system(live))
    most = _most(live)
    if live.timeline.n_used > most and any(block.recalled for block in blocks):
        blocks = [block for block in blocks if not block.recalled]
        tokens = _lay_out(live, blocks)
    if live.timeline.n_used > most:
        _refuse_oversized(live, make_room.least(live))
        decision = _excess(live)
        if decision is not None:
            tokens = _fold(live, decision, blocks)
            if not live.leaves_by_itself:
                live.emit(
                    NoticeRaised(
                        N_("This chat no longer fits into the context, so old turns had to leave it.")
                    )
                )
        _refuse_oversized(live, len(tokens))

    def report(done: int, total: int) -> None:
        live.emit(PromptProgressed(done, total))

    if tokens:
        decode.read_in(live, tokens, 0, report, live.cancelled)
    verify.check(live.engine, live.timeline)
    cache_blocks.note_recalled(live)


def _most(live: LiveChat) -> int:
    """The largest chat that is read as it is: nothing leaves before something is said.

    Where turns leave by themselves there is room left for the model to summarize them then.
    """
    budget = live.budget
    if not live.leaves_by_itself:
        return budget.n_ctx
    return max(
        min(budget.emergency_at - 1, budget.n_ctx - budget.n_instruction - budget.summary_reserve),
        budget.act_at - 1,
    )


def _excess(live: LiveChat) -> Decision | None:
    """The oldest turns, so that those that stay fit; the newest exchange stays if it fits by itself.

    What the summary before says finds room beside what is new.
    """
    budget = live.budget
    decision: Decision | None = None
    n_before = sum(block.span.n_tokens for block in live.timeline.blocks if not block.recalled)
    for enough in (max(budget.act_at - 1 - n_before, budget.low_water), budget.n_ctx):
        decision = policies.summarize_old(
            live.timeline, live.budget, len(live.timeline), Trigger.AUTO, enough=enough
        )
        if decision is None or decision.kept:
            break
    return decision


def _lay_out(live: LiveChat, blocks: Sequence[Block]) -> list[int]:
    """Put everything one after the other: the system turn, the summary, resident turns with what is recalled.

    The tokens, to be decoded.
    """
    resident = [turn for turn in live.timeline if turn.state is TurnState.IN_KV]
    items: list[Item] = [turn for turn in resident if turn.role is Role.SYSTEM]
    items += [block for block in blocks if not block.recalled]
    others: list[Item] = [turn for turn in resident if turn.role is not Role.SYSTEM]
    others += [block for block in blocks if block.recalled]
    items += sorted(others, key=lambda item: item.last_turn if isinstance(item, Block) else item.number)
    tokens: list[int] = []
    spans: dict[int, Span] = {}
    placed: list[Block] = []
    for item, own in zip(items, encoded(live, items) if items else [], strict=True):
        span = Span(len(tokens), len(tokens) + len(own))
        tokens.extend(own)
        if isinstance(item, Block):
            placed.append(replace(item, span=span))
        else:
            spans[item.number] = span
    live.timeline.load(spans, placed)
    return tokens


def _fold(live: LiveChat, decision: Decision, blocks: Sequence[Block]) -> list[int]:
    """Summarize without the model (the turns are not in any cache), record it, and lay out what stays.

    Raises :class:`Cancelled` with nothing recorded.
    """
    started = time.perf_counter()
    n_before = live.timeline.n_used
    freed = leaving_tokens(live.timeline, decision)
    remembered = summarizer.remembered_stoppably(live, decision)
    detail = live.settings.context.summary_detail
    most = summarizer.most_tokens(live, decision, detail, until=live.budget.act_at - 1)
    text = summarizer.extract(live, decision, most, remembered)
    n_block = len(live.block_tokens(text))
    folded: Memory | None = None
    if text and n_block < freed:
        summary = Summary(text, live.engine.count_tokens(text), "extractive")
        folded = store.store_summary(live, decision, summary, n_block, remembered)
    else:
        decision = replace(decision, action=Action.SHIFT_WINDOW, blocks=())
    live.timeline.edit(
        leaving=decision.leaving,
        state=TurnState.SUMMARIZED if folded else TurnState.DROPPED,
        memory_id=folded.memory_id if folded else None,
        gone_blocks=decision.blocks,
    )
    tokens = _lay_out(live, [cache_blocks.summary_block(live, folded)] if folded else blocks)
    apply.record(live, decision, Method.REBUILD, folded, n_before, started)
    return tokens


def _n_system(live: LiveChat) -> int:
    return sum(turn.n_tokens for turn in live.timeline.resident() if turn.role is Role.SYSTEM)


def _refuse_oversized(live: LiveChat, n_tokens: int) -> None:
    if n_tokens > live.budget.n_ctx:
        raise UserError(
            "chat_too_large",
            N_("What must stay in this chat needs {n_tokens:,} tokens; this context has {n_ctx:,}.").format(
                n_tokens=n_tokens, n_ctx=live.budget.n_ctx
            ),
            N_("Load the model with a larger context."),
        )
