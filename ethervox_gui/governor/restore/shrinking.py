"""A shorter summary for the turns that stay out when some of those that it stood for come back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ethervox_gui.context.events.events import SummaryStored
from ethervox_gui.context.summaries.extract import extractive_summary
from ethervox_gui.context.turns.turns import Block, Span, Turn
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.eviction import apply
from ethervox_gui.storage.base.values import NewMemory


def shrunken(live: LiveChat, block: Block, rest: Sequence[Turn]) -> Block | None:
    """A stored summary of half the size for the turns that stay out; ``None`` if it would not be smaller."""
    n_tokens = live.engine.count_tokens(block.text)
    text = extractive_summary(rest, n_tokens // 2, live.engine.count_tokens, "")
    n_block = len(live.block_tokens(text)) if text else 0
    if not text or n_block >= block.span.n_tokens:
        return None
    memory = live.store.add_memory(
        live.chat_id,
        NewMemory(
            text,
            importance=apply.SUMMARY_IMPORTANCE,
            tags=apply.SUMMARY_TAGS,
            n_tokens_before=sum(turn.n_tokens for turn in rest),
            n_tokens_after=n_block,
            turn_ids=[turn.turn_id for turn in rest],
            source="extractive",
        ),
    )
    if not live.settings.context.store_summaries:
        live.store.delete_memory(memory.memory_id)
    return Block(memory.memory_id, memory.text, rest[0].number, rest[-1].number, Span(0, n_block))


def tell(live: LiveChat, block: Block, smaller: Block) -> None:
    """The smaller one stands in place of ``block`` now: an undo of the edit that made that takes it out."""
    live.pages.edits = [
        replace(edit, memory_id=smaller.memory_id) if edit.memory_id == block.memory_id else edit
        for edit in live.pages.edits
    ]
    live.emit(
        SummaryStored(
            memory_id=smaller.memory_id,
            text=smaller.text,
            tags=apply.SUMMARY_TAGS,
            importance=apply.SUMMARY_IMPORTANCE,
            n_tokens=live.engine.count_tokens(smaller.text),
            first_turn=smaller.first_turn,
            last_turn=smaller.last_turn,
            source="extractive",
        )
    )
