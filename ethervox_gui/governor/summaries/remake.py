"""Summaries that tell of forgotten turns are made again from the notes of the other turns, or removed."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from ethervox_gui.context.errors import StorageError
from ethervox_gui.context.events.window_events import MemoriesRemade
from ethervox_gui.context.summaries import completeness
from ethervox_gui.context.summaries.completeness import Fidelity
from ethervox_gui.context.summaries.extract import extractive_summary
from ethervox_gui.context.summaries.levels import TOPIC
from ethervox_gui.context.turns.turns import Turn
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.summaries import notes
from ethervox_gui.storage.base.values import Memory
from ethervox_gui.storage.memories.forgetting import Remade


def telling_of(live: LiveChat, turns: Sequence[Turn]) -> set[int]:
    """The ids of the memories that tell of turns, and of those that hold what the turns say shorter."""
    told = live.store.memories_telling_of(turn.turn_id for turn in turns)
    return {*(memory.memory_id for memory in told), *_whole_texts(live, turns)}


def without(live: LiveChat, turns: Sequence[Turn]) -> dict[int, Memory | None]:
    """Forget turns in all that is stored; the memories that told of them as they are now, by their ids.

    ``None`` where one went.  Also those of other branches, and those in the bin.  What was folded from
    several chats goes, and is folded again from what is left.
    """
    ids = {turn.turn_id for turn in turns}
    told = live.store.memories_telling_of(ids)
    remade = {memory.memory_id: _remade(live, memory, ids) for memory in told}
    remade |= dict.fromkeys(_whole_texts(live, turns))
    live.store.forget_turns(ids, remade)
    live.notes.forget(ids)
    now: dict[int, Memory | None] = {}
    for memory_id, made in remade.items():
        try:
            now[memory_id] = live.store.memory(memory_id) if made is not None else None
        except StorageError:  # somebody emptied the bin meanwhile
            now[memory_id] = None
    if now:
        remade_ids = tuple(memory_id for memory_id, memory in now.items() if memory is not None)
        live.emit(MemoriesRemade(remade_ids, tuple(now.keys() - remade_ids)))
    return now


# ---- inside ----------------------------------------------------------------------------------------


def _whole_texts(live: LiveChat, turns: Sequence[Turn]) -> Iterator[int]:
    """The memories of this chat that hold what these turns say shorter."""
    for turn in turns:
        memory = live.store.whole_text(live.chat_id, turn.text)
        if memory is not None:
            yield memory.memory_id


def _remade(live: LiveChat, memory: Memory, forgotten: Collection[int]) -> Remade | None:
    if memory.level >= TOPIC:
        return None
    rest = [turn for turn in live.store.memory_turns(memory.memory_id) if turn.turn_id not in forgotten]
    most = live.engine.count_tokens(f"{memory.text}\n")  # lines are counted with their ends
    n_block = len(live.block_tokens(memory.text))
    while rest and most > 0:
        text = _text(live, rest, most)
        n_tokens = len(live.block_tokens(text)) if text else 0
        if n_tokens <= n_block:
            return Remade(text, n_tokens, _fidelity(live, rest, text)) if text else None
        most -= n_tokens - n_block  # it stands where the other one stood
    return None


def _text(live: LiveChat, rest: Sequence[Turn], most: int) -> str:
    """What users told comes first, as in the summary that it stands for."""
    if notes.are_kept(live):
        return notes.merged(live, rest, (), most).text
    count = live.engine.count_tokens
    told = completeness.Remembered("", rest).completed("", most, count)
    return told or extractive_summary(rest, most, count, "")


def _fidelity(live: LiveChat, rest: Sequence[Turn], text: str) -> Fidelity:
    if not notes.are_kept(live):
        remembered = completeness.Remembered("", rest)
        return Fidelity.of(remembered.n_wanted, remembered.lost_on(text))
    return completeness.fidelity(text, notes.wanted(live, rest, ()))
