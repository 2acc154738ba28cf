"""What stands in a chat's context besides its turns: the summary of what left, and recalled memories."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from ethervox_gui.context.edits.kv_model import LIVE, Decode, Remove
from ethervox_gui.context.errors import StorageError, TimelineError
from ethervox_gui.context.events.events import MemoryRecalled, Trigger
from ethervox_gui.context.recall.passages import quoted_passage, source_of
from ethervox_gui.context.summaries.summary import block_messages, quote
from ethervox_gui.context.turns.turns import Block, Role, Span, Turn, TurnState
from ethervox_gui.engine.protocol import CancelCheck, never
from ethervox_gui.governor.cache import known_to_server, prebuild, prefill, verify
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.storage.base.values import Memory
from ethervox_gui.storage.chats.quotations import Quotation
from ethervox_gui.storage.documents.documents import StoredPassage

#: Where they will stand is found when they are laid out.
_NOWHERE = Span(0, 0)


def blocks(live: LiveChat) -> list[Block]:
    """The blocks that belong in the context, from the database: the summary first, then what is recalled.

    The timeline must hold the turns already.
    """
    memory = _summary(live)
    return ([summary_block(live, memory)] if memory is not None else []) + _recalled(live)


def summary_block(live: LiveChat, memory: Memory) -> Block:
    """The summary that stands for all that is summarized."""
    covered = [turn.number for turn in live.timeline if turn.state is TurnState.SUMMARIZED]
    return Block(memory.memory_id, memory.text, min(covered), max(covered), _NOWHERE)


def is_thrown_away(live: LiveChat, memory: Memory) -> bool:
    """Whether somebody has put a summary into the bin.

    Those of older versions of this program that are not listed cannot be told from it, so where none are
    listed none is.
    """
    return memory.was_thrown_away and live.settings.context.store_summaries


def quoted_text(live: LiveChat, memory: Memory) -> str:
    """A memory in the words in which it is recalled."""
    return quote(memory.text, preface=not live.engine.info.is_guide)


def passage_block(stored: StoredPassage, number: int) -> Block:
    """A passage of a document as it stands behind this turn, nowhere yet."""
    text = quoted_passage(stored.document, stored.passage)
    source = source_of(stored.document, stored.passage)
    found = Block(0, text, number, number, _NOWHERE, recalled=True)
    return replace(found, passage_id=stored.passage_id, source=source)


def quoted_block(turns: Sequence[Turn], text: str, number: int) -> Block:
    """An exchange as it stands quoted with this text behind this turn, nowhere yet."""
    numbers = tuple(turn.number for turn in turns)
    return Block(0, text, number, number, _NOWHERE, recalled=True, quoted=numbers)


def note_recalled(live: LiveChat) -> None:
    """Store which memories, passages and quotations stand there, so that they do again when it is opened."""
    memories: dict[int, int] = {}
    passages: dict[int, int] = {}
    quotations: list[Quotation] = []
    for block in live.timeline.blocks:
        if block.recalled and (turn_id := _turn_id(live, block.last_turn)):
            if block.passage_id:
                passages[block.passage_id] = turn_id
            elif block.quoted:
                ids = tuple(_turn_id(live, number) for number in block.quoted)
                quotations += [Quotation(ids, turn_id, block.text)] if all(ids) else []
            else:
                memories[block.memory_id] = turn_id
    if memories != live.recalled_stored:
        live.store.set_recalled_memories(live.chat_id, memories.items())
        live.recalled_stored = memories
    if passages != live.documents.stored:
        live.store.set_standing_passages(live.chat_id, passages.items())
        live.documents.stored = passages
    if quotations != live.working_set.stored:
        live.store.set_standing_quotations(live.chat_id, quotations)
        live.working_set.stored = quotations


@dataclass(frozen=True, slots=True)
class Quoted:
    """A memory as it would stand at the end of the live chat."""

    memory: Memory
    text: str
    tokens: tuple[int, ...]


def quoted(live: LiveChat, memory: Memory) -> Quoted:
    """A memory in the words and tokens in which it would be recalled."""
    text = quoted_text(live, memory)
    return Quoted(memory, text, pair_tokens(live, text))


def pair_tokens(live: LiveChat, text: str) -> tuple[int, ...]:
    """The tokens of a block with this text at the end of the live chat."""
    before = live.messages()
    encoded = live.engine.encode([*before, *block_messages(text)], len(before)).turns
    return tuple(token for turn in encoded for token in turn)


def place(live: LiveChat, quoted: Quoted, trigger: Trigger, cancelled: CancelCheck = never) -> None:
    """Decode a memory behind what is there.  Raises what decoding raises, with the cache as before."""
    last = live.timeline.last
    number = last.number if last is not None else 0
    block = Block(quoted.memory.memory_id, quoted.text, number, number, _NOWHERE, recalled=True)
    span = put(live, block, quoted.tokens, cancelled)
    title = quoted.memory.title
    live.emit(MemoryRecalled(quoted.memory.memory_id, title, span.n_tokens, span.p0, span.p1, trigger))


def put(live: LiveChat, block: Block, tokens: tuple[int, ...], cancelled: CancelCheck = never) -> Span:
    """Decode a block behind what is there; where it sits.  Raises as :func:`place`."""
    p0 = live.timeline.n_past
    span = Span(p0, p0 + len(tokens))
    prebuild.stay_beside(live, [Decode(tokens, LIVE, p0)])
    try:
        live.engine.decode(tokens, LIVE, p0, cancelled=cancelled)
    except Exception:  # also where it was stopped: no part of it may stay behind the timeline's end
        prefill.take_back(live)
        raise
    live.timeline.edit(new_block=replace(block, span=span))
    note_recalled(live)
    return span


def take_out(live: LiveChat, *gone: Block) -> None:
    """Remove what was recalled from the cache; what stays keeps its positions where the model allows it."""
    live.mark_stale()  # the timeline first: if the edit fails, the cache is rebuilt from it
    live.timeline.edit(gone_blocks=gone)
    note_recalled(live)
    if not live.engine.info.capability.surgical:
        prefill.rebuild(live)
        return
    live.drift.edited()
    live.engine.apply([Remove(*block.span) for block in gone])
    verify.check(live.engine, live.timeline, live.pending.built)
    live.mark_true()


def drop_unsummarized(live: LiveChat) -> None:
    """Mark summarized turns as dropped when no summary is left in the context that stands for them."""
    if all(block.recalled for block in live.timeline.blocks):
        rest = [turn for turn in live.timeline if turn.state is TurnState.SUMMARIZED]
        live.timeline.set_states([turn.number for turn in rest], TurnState.DROPPED, None)
        if rest:
            live.store.set_turn_states([turn.turn_id for turn in rest], TurnState.DROPPED)


# ---- inside ----------------------------------------------------------------------------------------


def _turn_id(live: LiveChat, number: int) -> int:
    """The id of a turn of this branch, by its number; 0 if there is none."""
    try:
        return live.timeline.turn(number).turn_id
    except TimelineError:
        return 0


def _summary(live: LiveChat) -> Memory | None:
    """The newest summary that a summarized turn stands under: it tells of all of them.

    None where that was thrown away.
    """
    standing = [turn.memory_id for turn in live.timeline if turn.state is TurnState.SUMMARIZED]
    if not standing or standing[-1] is None:
        return None
    try:
        memory = live.store.memory(max(filter(None, standing)))
    except StorageError:
        return None  # it lay in the bin too long; the turns it stood for are still stored
    return None if is_thrown_away(live, memory) else memory


def _recalled(live: LiveChat) -> list[Block]:
    """Recalled memories and passages behind turns of this branch, in the order of these."""
    numbers = {turn.turn_id: turn.number for turn in live.timeline}
    stored = live.store.recalled_memories(live.chat_id)
    live.recalled_stored = {memory.memory_id: turn_id for turn_id, memory in stored}
    found = [
        Block(m.memory_id, quoted_text(live, m), numbers[turn_id], numbers[turn_id], _NOWHERE, recalled=True)
        for turn_id, m in stored
        if turn_id in numbers
    ]
    standing = live.store.standing_passages(live.chat_id)
    live.documents.stored = {one.passage_id: turn_id for turn_id, one in standing}
    found += [passage_block(one, numbers[turn_id]) for turn_id, one in standing if turn_id in numbers]
    return sorted([*found, *_quotations(live, numbers)], key=lambda block: block.last_turn)


def _quotations(live: LiveChat, numbers: Mapping[int, int]) -> list[Block]:
    """Exchanges of this branch that stood quoted, but for what the server that answers now was not told."""
    known_to_server.read(live)
    live.working_set.stored = live.store.standing_quotations(live.chat_id)
    found: list[Block] = []
    for turn_ids, behind_id, text in live.working_set.stored:
        behind = numbers.get(behind_id)
        if (
            behind is None
            or not numbers.keys() >= set(turn_ids)
            or not known_to_server.may_know(live, turn_ids)
        ):
            continue
        quoted = tuple(numbers[turn_id] for turn_id in turn_ids)
        found.append(Block(0, text, behind, behind, _NOWHERE, recalled=True, quoted=quoted))
        n_messages = sum(turn.role is Role.USER and turn.number > behind for turn in live.timeline)
        live.working_set.stood_for(turn_ids, n_messages - 1)
    return found
