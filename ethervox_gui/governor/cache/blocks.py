"""What stands in a chat's context besides its turns: the summary of what left, and recalled memories."""

from __future__ import annotations

from ethervox_gui.context.errors import StorageError, TimelineError
from ethervox_gui.context.quoting import quote
from ethervox_gui.context.turns.turns import Block, Span, TurnState
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.storage.base.values import Memory

#: Where they will stand is found when they are laid out.
_NOWHERE = Span(0, 0)


def blocks(live: LiveChat) -> list[Block]:
    """As the database knows them, the summary first; the timeline holds the turns already."""
    memory = _summary(live)
    return ([summary_block(live, memory)] if memory is not None else []) + _recalled(live)


def summary_block(live: LiveChat, memory: Memory) -> Block:
    """The summary that stands for all that is summarised."""
    covered = [turn.number for turn in live.timeline if turn.state is TurnState.SUMMARIZED]
    return Block(memory.memory_id, memory.text, min(covered), max(covered), _NOWHERE)


def quoted_text(live: LiveChat, memory: Memory) -> str:
    """A memory in the words in which it is recalled."""
    return quote(memory.text, preface=not live.engine.info.is_guide)


def note_recalled(live: LiveChat) -> None:
    """Store which memories stand recalled, so that they do again when the chat is opened."""
    found = {
        block.memory_id: turn_id
        for block in live.timeline.blocks
        if block.recalled and (turn_id := _turn_id(live, block.last_turn))
    }
    if found != live.recalled_stored:
        live.store.set_recalled_memories(live.chat_id, found.items())
        live.recalled_stored = found


# ---- inside ----------------------------------------------------------------------------------------


def _turn_id(live: LiveChat, number: int) -> int:
    """0 where no such turn is on this branch."""
    try:
        return live.timeline.turn(number).turn_id
    except TimelineError:
        return 0


def _summary(live: LiveChat) -> Memory | None:
    """The summary that the chat's last summarised turn stands under: it covers all before it."""
    standing = [turn.memory_id for turn in live.timeline if turn.state is TurnState.SUMMARIZED]
    if not standing or standing[-1] is None:
        return None
    try:
        return live.store.memory(standing[-1])
    except StorageError:
        return None  # it lay in the bin too long; the turns it stood for are still stored


def _recalled(live: LiveChat) -> list[Block]:
    """Recalled memories behind turns of this branch, in the order of these."""
    numbers = {turn.turn_id: turn.number for turn in live.timeline}
    stored = live.store.recalled_memories(live.chat_id)
    live.recalled_stored = {memory.memory_id: turn_id for turn_id, memory in stored}
    found = [
        Block(m.memory_id, quoted_text(live, m), numbers[turn_id], numbers[turn_id], _NOWHERE, recalled=True)
        for turn_id, m in stored
        if turn_id in numbers
    ]
    return sorted(found, key=lambda block: block.last_turn)
