"""Memories in the context: recalled by the user or at the start of a chat, quoted, and taken out again.

A recalled memory is a block of its own.  It is never folded into a summary; when room is short it gives way
after the old turns, since it can be found again at any time.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from ethervox_gui.context.edits import policies
from ethervox_gui.context.edits.kv_model import LIVE, Remove
from ethervox_gui.context.edits.policies import Decision
from ethervox_gui.context.errors import EngineError, StorageError, UserError
from ethervox_gui.context.events.events import NoticeRaised, Trigger
from ethervox_gui.context.events.window_events import RecallMeasured
from ethervox_gui.context.summaries import summary
from ethervox_gui.context.text import N_
from ethervox_gui.context.turns.turns import Block, Role, Span
from ethervox_gui.governor.cache import blocks, pages, prebuild, prefill, telling
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.eviction import apply, choose
from ethervox_gui.storage.base.values import Memory

#: How many summaries the first message may bring along, and how much of the context they may take.
_N_AT_START: Final = 3
_SHARE_AT_START: Final = 1 / 8

#: No turn that should be kept leaves, however many tokens that are.
_WHATEVER: Final = 1 << 62

#: Hits that are looked at for summaries of chats with the same model.
_N_LOOKED_AT: Final = 24


def measure(live: LiveChat, memory_id: int) -> None:
    """Tell what recalling a memory costs, and how much there is room for."""
    quoted = blocks.quoted(live, _find(live, memory_id))
    live.emit(RecallMeasured(memory_id, len(quoted.tokens), max(0, _limit(live))))


def recall(live: LiveChat, memory_id: int) -> None:
    """Put a memory at the end of the live chat.

    Old turns leave first if that makes the room it needs; the recent ones that the settings keep never do.
    Raises :class:`UserError` when it stands there already or does not fit; nothing has changed then but for
    such a summary.
    """
    if any(block.memory_id == memory_id for block in live.timeline.blocks):
        raise UserError(
            "memory_recalled_already",
            N_("Memory {memory_id} is already in the context.").format(memory_id=memory_id),
        )
    memory = _find(live, memory_id)
    quoted = blocks.quoted(live, memory)
    limit = _limit(live)
    if len(quoted.tokens) > limit:
        raise UserError(
            "memory_too_long",
            N_("This memory takes {n_tokens:,} tokens; there is room for {max:,}.").format(
                n_tokens=len(quoted.tokens), max=max(0, limit)
            ),
            N_("Remove another recalled memory, unpin turns, or load the model with a larger context."),
        )
    live.eviction.may_find()
    older = _older(live, len(quoted.tokens)) if len(quoted.tokens) > _free(live) else None
    if older is not None:
        apply.carry_out(live, older, live.settings.context.summary_detail)
    if len(quoted.tokens) > _free(live):
        raise UserError(
            "context_full",
            N_("The newest turns leave no room for this memory."),
            N_("Continue the chat and recall it later, or load the model with a larger context."),
        )
    blocks.place(live, blocks.quoted(live, memory), Trigger.USER, cancelled=live.cancelled)
    live.show_timeline()


def at_start(live: LiveChat, text: str) -> None:
    """Before the first message of a chat: bring along what other chats remember about it.

    The best few summaries that share its words, of chats with the same model, as far as an eighth of the
    context goes; what an earlier try at the first message brought along stays and counts.  Nothing is brought
    along when the user does not want it.
    """
    if not live.settings.memory.recall_at_start or any(turn.role is Role.USER for turn in live.timeline):
        return
    there = {block.memory_id: block.span.n_tokens for block in live.timeline.blocks if block.recalled}
    left = int(_SHARE_AT_START * live.budget.n_ctx) - sum(there.values())
    n_placed = 0
    for memory in _relevant(live, text):
        if memory.memory_id in there:
            continue
        quoted = blocks.quoted(live, memory)
        if len(quoted.tokens) > left or len(there) + n_placed >= _N_AT_START:
            continue
        try:
            blocks.place(live, quoted, Trigger.AUTO)
        except EngineError as error:  # the message is what matters
            live.emit(NoticeRaised(N_("A memory could not be recalled ({error}).").format(error=error)))
            break
        left -= len(quoted.tokens)
        n_placed += 1
    if n_placed:
        live.show_timeline()


def forget(live: LiveChat, memory_id: int) -> None:
    """Take a recalled memory out of the context.  Raises :class:`UserError` when it is not there."""
    recalled = [block for block in live.timeline.blocks if block.recalled and block.memory_id == memory_id]
    if not recalled:
        raise UserError(
            "memory_not_recalled",
            N_("Memory {memory_id} is not in the context.").format(memory_id=memory_id),
        )
    for block in recalled:
        blocks.take_out(live, block)
    live.eviction.may_find()
    live.show_timeline()


def behind_last(live: LiveChat) -> list[Block]:
    """What was recalled since the last turn, and stands behind it."""
    last = live.timeline.last
    if last is None or last.span is None:
        return []
    return [block for block in live.timeline.blocks if block.recalled and block.span.p0 >= last.span.p1]


def put_behind(live: LiveChat, gone: Iterable[Block]) -> None:
    """Let memories that made way for a while stand behind what is there, as far as there is room.

    Where the chat is stale they are read with all the rest.
    """
    last = live.timeline.last
    number = last.number if last is not None else 0
    n_placed = 0
    for block in gone:
        if not block.memory_id:
            continue
        tokens = blocks.pair_tokens(live, block.text)
        if len(tokens) > _free(live):
            live.emit(NoticeRaised(N_("The newest turns leave no room for this memory.")))
            continue
        p0 = live.timeline.n_past
        block = replace(block, first_turn=number, last_turn=number, span=Span(p0, p0 + len(tokens)))
        if live.is_stale:
            live.timeline.edit(new_block=block)
            blocks.note_recalled(live)
        else:
            blocks.put(live, block, tokens, live.cancelled)
        n_placed += 1
    if n_placed:
        live.show_timeline()


def put_before_message(live: LiveChat, gone: Iterable[Block]) -> None:
    """Let memories stand in front of the user's message that the chat ends with, as far as there is room.

    The message is read again behind them, all of the chat where that fails.  Raises :class:`Cancelled` and
    :class:`EngineError` with the chat stale: it is as the timeline says when it is read again.
    """
    message = live.timeline.last
    coming, n_left = [], _free(live)
    for block in gone:
        n_tokens = len(blocks.pair_tokens(live, block.text))
        if block.memory_id and n_tokens <= n_left:
            coming.append(block)
            n_left -= n_tokens
        elif block.memory_id:
            live.emit(NoticeRaised(N_("The newest turns leave no room for this memory.")))
    if not coming or message is None or message.span is None or message.span.p1 != live.timeline.n_past:
        return
    prebuild.give_up(live)
    live.mark_stale()  # the timeline first: if reading fails, the cache is rebuilt from it
    p0 = message.span.p0
    live.timeline.edit(leaving=[message.number])
    number = max((turn.number for turn in live.timeline if turn.number < message.number), default=0)
    tokens: list[int] = []
    for block in coming:
        own = blocks.pair_tokens(live, block.text)
        span = Span(p0 + len(tokens), p0 + len(tokens) + len(own))
        live.timeline.edit(new_block=replace(block, first_turn=number, last_turn=number, span=span))
        tokens += own
    before = live.messages()
    reminded = summary.reminded(summary.as_message(message), message.reminder)
    own = live.engine.encode([*before, reminded], len(before)).turns[0]
    span = Span(p0 + len(tokens), p0 + len(tokens) + len(own))
    live.timeline.edit(returning={message.number: span}, recalled=message.recalled)
    live.pages.current.discard(pages.key_of(live, message))  # it is read behind something else now
    blocks.note_recalled(live)
    if live.engine.info.capability.surgical:
        try:
            live.engine.apply([Remove(p0)])
            live.engine.decode((*tokens, *own), LIVE, p0, cancelled=live.cancelled)
            prefill.check(live)
        except EngineError as error:
            prefill.rebuild(live)
            telling.engine_failed(live, error)
    else:
        prefill.rebuild(live)
    live.show_timeline()


# ---- inside ----------------------------------------------------------------------------------------


def _find(live: LiveChat, memory_id: int) -> Memory:
    try:
        return live.store.memory(memory_id)
    except StorageError as error:
        raise UserError(
            "memory_not_found", N_("There is no memory {memory_id}.").format(memory_id=memory_id)
        ) from error


def _limit(live: LiveChat) -> int:
    """The longest memory that there is room for when the turns that may leave for it have left."""
    free, older = _free(live), _older(live, 0)
    if older is None:
        return free
    n_leaving = policies.leaving_tokens(live.timeline, older)
    return max(free, free + n_leaving - live.budget.summary_reserve - len(live.block_tokens("")))


def _free(live: LiveChat) -> int:
    """The longest memory that there is room for as it is: old turns would leave for anything longer."""
    if not live.settings.context.enabled:
        return live.budget.n_ctx - live.budget.reply_reserve - live.timeline.n_used
    return live.budget.act_at - 1 - live.timeline.n_used


def _older(live: LiveChat, incoming: int) -> Decision | None:
    """What leaves for a memory of so many tokens: the turns that are older than those the settings keep."""
    if not live.leaves_by_itself:
        return None
    context = live.settings.context
    summarizes = context.mode in choose.SUMMARIZING
    policy = policies.summarize_old if summarizes else policies.shift_window
    keep = context.keep_recent_turns
    return policy(live.timeline, live.budget, keep, Trigger.AUTO, incoming, enough=_WHATEVER)


def _relevant(live: LiveChat, text: str) -> list[Memory]:
    """Summaries of other chats with the same model, the best first; of two that tell the same the later.

    One that was folded from several chats counts only if all of them were talked with this model.
    """
    models = {chat.chat_id: chat.model for chat in live.store.list_chats()}
    hits = live.store.search(text, kinds=("memory",), limit=_N_LOOKED_AT)
    ids = {hit.item_id for hit in hits}
    found: list[Memory] = []
    for hit in hits:
        memory = live.store.memory(hit.item_id)
        is_told_again = memory.parent_id in ids
        if hit.chat_id != live.chat_id and memory.kind == "summary" and not is_told_again:
            told = {models.get(chat_id) for chat_id in live.store.chats_of_memory(memory.memory_id)}
            found += [memory] if told == {live.engine.info.model} else []
    return found
