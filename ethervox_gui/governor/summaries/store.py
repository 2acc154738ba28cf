"""Stored summaries: a new one for turns that leave, a shorter one when some of those turns come back."""

from __future__ import annotations

from collections.abc import Sequence

from ethervox_gui.context.edits.policies import Decision, leaving_tokens
from ethervox_gui.context.events.events import SummaryScored, SummaryStored
from ethervox_gui.context.summaries.completeness import Remembered
from ethervox_gui.context.summaries.extract import extractive_summary
from ethervox_gui.context.turns.turns import Block, Span, Turn
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.pending_summary import Summary
from ethervox_gui.governor.summaries import fidelity, notes
from ethervox_gui.storage.base.values import Memory, NewMemory

SUMMARY_TAGS = ("context_summary", "auto_generated", "conversation")
SUMMARY_IMPORTANCE = 0.95


def store_summary(
    live: LiveChat,
    decision: Decision,
    summary: Summary,
    n_block: int,
    remembered: Remembered | None = None,
) -> Memory:
    """Keep a summary of what the decision takes out, and tell of it.

    ``remembered``: what it must hold, if that is known already.
    """
    turns = [live.timeline.turn(number) for number in decision.leaving]
    found = fidelity.of(live, decision, summary.text, remembered)
    memory = live.store.add_memory(
        live.chat_id,
        NewMemory(
            summary.text,
            level=1 if decision.blocks else 0,
            importance=SUMMARY_IMPORTANCE,
            tags=SUMMARY_TAGS,
            n_tokens_before=leaving_tokens(live.timeline, decision),
            n_tokens_after=n_block,
            turn_ids=[turn.turn_id for turn in turns],
            child_memory_ids=[block.memory_id for block in decision.blocks],
            source=summary.source,
            fidelity=found.score,
            lost=found.lost,
            is_listed=live.settings.context.store_summaries,  # it can be laid out when the chat is opened
        ),
        at_once=False,
    )
    live.emit(
        SummaryStored(
            memory_id=memory.memory_id,
            text=summary.text,
            tags=SUMMARY_TAGS,
            importance=SUMMARY_IMPORTANCE,
            n_tokens=summary.n_tokens,
            first_turn=decision.first_turn,
            last_turn=decision.last_turn,
            source=summary.source,
        )
    )
    live.emit(SummaryScored(memory.memory_id, found.score, found.lost))
    return memory


def shrunken(live: LiveChat, block: Block, rest: Sequence[Turn]) -> Block | None:
    """A stored summary of half the size for the turns that stay out; ``None`` if it would not be smaller."""
    n_tokens = live.engine.count_tokens(block.text)
    if not notes.are_kept(live):
        text = extractive_summary(rest, n_tokens // 2, live.engine.count_tokens, "")
    else:
        text = notes.merged(live, rest, (), n_tokens // 2).text
    n_block = len(live.block_tokens(text)) if text else 0
    if not text or n_block >= block.span.n_tokens:
        return None
    memory = live.store.add_memory(
        live.chat_id,
        NewMemory(
            text,
            importance=SUMMARY_IMPORTANCE,
            tags=SUMMARY_TAGS,
            n_tokens_before=sum(turn.n_tokens for turn in rest),
            n_tokens_after=n_block,
            turn_ids=[turn.turn_id for turn in rest],
            source="extractive",
            is_listed=live.settings.context.store_summaries,
        ),
    )
    return Block(memory.memory_id, memory.text, rest[0].number, rest[-1].number, Span(0, n_block))


def tell(live: LiveChat, block: Block, smaller: Block) -> None:
    """The smaller one stands in place of ``block`` now: an undo of the edit that made that takes it out."""
    live.pages.replace_summary(block.memory_id, smaller.memory_id)
    live.emit(
        SummaryStored(
            memory_id=smaller.memory_id,
            text=smaller.text,
            tags=SUMMARY_TAGS,
            importance=SUMMARY_IMPORTANCE,
            n_tokens=live.engine.count_tokens(smaller.text),
            first_turn=smaller.first_turn,
            last_turn=smaller.last_turn,
            source="extractive",
        )
    )
