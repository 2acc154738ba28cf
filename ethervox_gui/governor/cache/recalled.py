"""Memories as they stand in the context: a block of its own each, quoted, at the end of what was there.

A recalled memory is never folded into a summary; when room is short it gives way after the old turns, since
it can be found again at any time.
"""

from __future__ import annotations

from dataclasses import dataclass

from ethervox_gui.context.edits.kv_model import LIVE, Remove
from ethervox_gui.context.events.events import MemoryRecalled, Trigger
from ethervox_gui.context.turns.summary import block_texts
from ethervox_gui.context.turns.turns import Block, Message, Role, Span
from ethervox_gui.engine.protocol import CancelCheck, never
from ethervox_gui.governor.cache import blocks, prebuild, verify
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.eviction import apply
from ethervox_gui.storage.base.values import Memory


@dataclass(frozen=True, slots=True)
class Quoted:
    """A memory as it would stand at the end of the live chat."""

    memory: Memory
    text: str
    tokens: tuple[int, ...]


def quoted(live: LiveChat, memory: Memory) -> Quoted:
    """A memory in the words and tokens in which it would be recalled."""
    text = blocks.quoted_text(live, memory)
    question, answer = block_texts(text)
    before = live.messages()
    pair = [Message(Role.USER, question), Message(Role.ASSISTANT, answer)]
    encoded = live.engine.encode([*before, *pair], len(before)).turns
    return Quoted(memory, text, tuple(token for turn in encoded for token in turn))


def place(live: LiveChat, quoted: Quoted, trigger: Trigger, cancelled: CancelCheck = never) -> None:
    """Decode a memory behind what is there.  Raises what decoding raises, with the cache as before."""
    prebuild.give_up(live)
    p0 = live.timeline.n_past
    span = Span(p0, p0 + len(quoted.tokens))
    last = live.timeline.last
    number = last.number if last is not None else 0
    try:
        live.engine.decode(quoted.tokens, LIVE, p0, cancelled=cancelled)
    except Exception:
        apply.take_back(live)
        raise
    live.timeline.edit(
        new_block=Block(quoted.memory.memory_id, quoted.text, number, number, span, recalled=True)
    )
    blocks.note_recalled(live)
    title = quoted.memory.title
    live.emit(MemoryRecalled(quoted.memory.memory_id, title, span.n_tokens, span.p0, span.p1, trigger))


def take_out(live: LiveChat, block: Block) -> None:
    """Remove a recalled memory from the cache; what stays keeps its positions where the model allows it."""
    live.is_stale = True  # the timeline first: if the edit fails, the cache is rebuilt from it
    live.timeline.edit(gone_blocks=(block,))
    blocks.note_recalled(live)
    if not live.engine.info.capability.surgical:
        apply.rebuild(live)
        return
    live.engine.apply([Remove(block.span.p0, block.span.p1)])
    verify.check(live.engine, live.timeline, live.built)
    live.is_stale = False


def give_way(live: LiveChat, incoming: int) -> bool:
    """Take recalled memories out, the oldest first, until ``incoming`` tokens leave the room they should.

    Whether any was taken out.
    """
    waiting = [block for block in live.timeline.blocks if block.recalled]
    gone = False
    while waiting and live.timeline.n_used + incoming >= live.budget.act_at:
        take_out(live, waiting.pop(0))
        gone = True
    if gone:
        live.edited_since_token = True
        live.show_timeline()
    return gone
