"""A chat gets its name from the model, from its first exchange, while nothing else runs.

The exchange is in the cache already: the scratch sequence shares its cells, and only what asks for the name
is read.  A model on another server is asked only what it was told for a reply before.
"""

from __future__ import annotations

from itertools import islice
from typing import Final

from ethervox_gui.context.edits.kv_model import SCRATCH, Remove, Share
from ethervox_gui.context.errors import EngineError, UserError
from ethervox_gui.context.events.window_events import ChatRenamed
from ethervox_gui.context.summaries import title
from ethervox_gui.context.summaries.summary import as_messages
from ethervox_gui.context.turns.thinking import answer_of, split_thinking
from ethervox_gui.context.turns.turns import Block, Message, Role, Span, Turn
from ethervox_gui.engine.training import Training
from ethervox_gui.governor.cache import prebuild
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.summaries import writing

#: Tokens of a name, and of one before which the model thinks.
_ROOM: Final = 32
_ROOM_TO_THINK: Final = 600


def name(live: LiveChat) -> str:
    """Name the chat, once, unless its user did; the name, or nothing.

    What a model answers that is no name leaves the first words in its place.  Raises :class:`Cancelled` when
    something else is to be done; it is tried again then.
    """
    info = live.engine.info
    can_name = info.training is Training.CHAT and not info.is_guide
    was_told = info.capability.surgical or (info.capability.apart and live.reply.parts.written_id != 0)
    if not (live.settings.memory.name_chats and can_name and was_told) or live.title_tried:
        return ""
    seen = _first_exchange(live)
    if not seen or live.store.chat(live.chat_id).named_by != "words":
        return ""
    question, reply = (item.text for _, item in seen if item.role in (Role.USER, Role.ASSISTANT))
    answer = _asked(live, seen, question, thinks=bool(split_thinking(reply)[0]))
    live.asked_for_title()
    found = title.title_of(answer, f"{question}\n{answer_of(reply)}")
    if not found or not live.store.rename_chat(live.chat_id, found, "model"):
        return ""
    live.emit(ChatRenamed(live.chat_id, found))
    return found


def _first_exchange(live: LiveChat) -> list[tuple[Span, Turn]]:
    """The system turn, the first message and its reply, where all of them are in the cache as they are."""
    found: list[tuple[Span, Turn]] = []
    for span, item in live.timeline.contents():
        if isinstance(item, Block):
            if item.recalled:
                continue
            return []  # the beginning has left
        found.append((span, item))
        if item.role is Role.ASSISTANT:
            break
    turns = [turn for _, turn in found]
    roles = [turn.role for turn in turns if turn.role is not Role.SYSTEM]
    if roles != [Role.USER, Role.ASSISTANT] or not turns[-1].text.strip():
        return []
    is_first = [turn.number for turn in turns] == [turn.number for turn in islice(live.timeline, len(turns))]
    following = turns[-1].number + 1
    is_part = any(turn.continues and turn.number == following for turn in live.timeline.resident())
    return found if is_first and not is_part else []


def _asked(live: LiveChat, seen: list[tuple[Span, Turn]], question: str, *, thinks: bool) -> str:
    """What the model answers on the scratch sequence; empty where there is no room to ask."""
    engine = live.engine
    prebuild.give_up(live)
    messages = [*as_messages(seen), Message(Role.USER, title.instruction(question))]
    encoding = engine.encode(messages, len(messages) - 1, generation=True)
    prompt = [*encoding.turns[0], *encoding.generation]
    surgical = engine.info.capability.surgical
    if not surgical:
        prompt = [token for turn in engine.encode(as_messages(seen)).turns for token in turn] + prompt
    room = _ROOM_TO_THINK if thinks else _ROOM
    in_use = live.timeline.n_used if surgical else 0
    if in_use + len(prompt) + room >= live.budget.n_ctx:
        return ""
    try:
        start = 0
        if surgical:
            engine.apply([Share(SCRATCH, span.p0, span.p1) for span, _ in seen])
            start = seen[-1][0].p1
        engine.decode(prompt, SCRATCH, start, cancelled=live.cancelled)
        return writing.generated(live, SCRATCH, start + len(prompt), room)
    except (EngineError, UserError):  # a remote server that fails here may do the next reply all the same
        return ""
    finally:
        engine.apply([Remove(seq=SCRATCH)])
