"""Folds memories that have grown many into higher levels, while nothing else runs."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from ethervox_gui.context.edits.kv_model import SCRATCH, Remove
from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.events.window_events import MemoriesFolded
from ethervox_gui.context.summaries import summary
from ethervox_gui.context.summaries.extract import extractive_summary
from ethervox_gui.context.summaries.grounding import invented
from ethervox_gui.context.summaries.levels import Fold, Leaf, level_name, next_fold
from ethervox_gui.context.summaries.summary import quote
from ethervox_gui.context.turns.turns import Message, Role
from ethervox_gui.governor.cache import prebuild
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.pending_summary import Summary
from ethervox_gui.governor.summaries import writing
from ethervox_gui.storage.base.values import Filter, Memory, NewMemory

#: A chat that was used more recently may still need its newest summary as it is; in seconds.
_SETTLED_AFTER: Final = 86_400.0

#: The oldest; comparing them grows with the square, and a message may be waiting.
_MOST_LOOKED_AT: Final = 200
#: The new memory has at most this share of the tokens of what it stands for.
_SHARE: Final = 0.6
_LEAST_TOKENS: Final = 24


def fold_one(live: LiveChat, now: float | None = None) -> Memory | None:
    """Fold one group of memories, if there are enough; the new memory.

    What chats still stand on is left alone: everything of the live chat, and the newest summary of chats that
    were used today.  Raises :class:`Cancelled` when something else is to be done; nothing has changed then.
    """
    settings = live.settings.memory
    if not settings.fold:
        return None
    roots = live.store.list_memories(
        Filter(kind="summary", roots=True), order="oldest", limit=_MOST_LOOKED_AT
    )
    settled = _settled(live, roots, time.time() if now is None else now)
    leaves = [Leaf(m.memory_id, m.chat_id, m.level, m.text) for m in settled]
    fold = next_fold(sorted(leaves, key=lambda leaf: leaf.memory_id), settings.fold_at)
    if fold is None:
        return None
    by_id = {memory.memory_id: memory for memory in settled}
    return _carry_out(live, fold, [by_id[memory_id] for memory_id in fold.memory_ids])


def _settled(live: LiveChat, roots: Sequence[Memory], now: float) -> list[Memory]:
    """The memories that no chat stands on."""
    fresh = {chat.chat_id for chat in live.store.list_chats() if now - chat.updated_at < _SETTLED_AFTER} | {
        live.chat_id
    }
    newest: dict[int, int] = {}
    for memory in roots:
        newest[memory.chat_id] = max(newest.get(memory.chat_id, 0), memory.memory_id)
    return [
        memory
        for memory in roots
        if memory.chat_id != live.chat_id
        and not (memory.chat_id in fresh and memory.memory_id == newest[memory.chat_id])
    ]


def _carry_out(live: LiveChat, fold: Fold, parts: Sequence[Memory]) -> Memory:
    made = _told(live, parts)
    n_before = sum(live.engine.count_tokens(part.text) for part in parts)
    name = level_name(fold.level)
    memory = live.store.add_memory(
        parts[-1].chat_id,
        NewMemory(
            made.text,
            level=fold.level,
            importance=max(part.importance for part in parts),
            tags=(*dict.fromkeys(tag for part in parts for tag in part.tags), name),
            n_tokens_before=n_before,
            n_tokens_after=made.n_tokens,
            child_memory_ids=fold.memory_ids,
            source=made.source,
        ),
    )
    live.emit(MemoriesFolded(memory.memory_id, fold.level, len(parts)))
    return memory


def _told(live: LiveChat, parts: Sequence[Memory]) -> Summary:
    """What the parts say, shorter: by the model where it has room beside the chat, else from their lines."""
    said = "\n".join(quote(part.text, preface=False) for part in parts)
    n_said = live.engine.count_tokens(said)
    limit = max(_LEAST_TOKENS, min(live.budget.summary_reserve, int(_SHARE * n_said)))
    text = _by_model(live, said, limit)
    if text and live.engine.count_tokens(text) < n_said and not invented(text, [said]):
        return Summary(text, live.engine.count_tokens(text), "model")
    text = extractive_summary([], limit, live.engine.count_tokens, said) or parts[-1].title
    return Summary(text, live.engine.count_tokens(text), "extractive")


def _by_model(live: LiveChat, said: str, limit: int) -> str:
    """Written on the scratch sequence, which holds nothing of the chat; empty where that cannot be.

    A model on another server is not asked: what other chats are about is nothing that it was told.
    """
    engine = live.engine
    if not engine.info.capability.surgical:
        return ""
    prebuild.give_up(live)
    messages = [*summary.block_messages(said), Message(Role.USER, summary.instruction())]
    encoding = engine.encode(messages, generation=True)
    prompt = [token for turn in encoding.turns for token in turn] + list(encoding.generation)
    room = min(limit, live.budget.n_ctx - live.timeline.n_used - len(prompt) - 1)
    if room < _LEAST_TOKENS:
        return ""
    try:
        engine.decode(prompt, SCRATCH, 0, cancelled=live.cancelled)
        return writing.generated(live, SCRATCH, len(prompt), room)
    except EngineError:
        return ""
    finally:
        engine.apply([Remove(seq=SCRATCH)])
