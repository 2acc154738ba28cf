"""Chats as Markdown, to read and to keep: the conversation as it stands, then its memories."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Sequence
from datetime import UTC, datetime
from itertools import zip_longest
from pathlib import Path
from typing import Final

from ethervox_gui.context.calls.any_tool import begun_call, called
from ethervox_gui.context.sizes import percent
from ethervox_gui.context.turns.parts import whole_replies
from ethervox_gui.context.turns.receipt import Receipt, SeenAs
from ethervox_gui.context.turns.thinking import answer_start
from ethervox_gui.context.turns.turns import Role, Turn
from ethervox_gui.storage.base.values import Filter, Memory
from ethervox_gui.storage.store import Store

WHO: Final = {Role.USER: "You", Role.ASSISTANT: "Model", Role.TOOL: "Tool", Role.SYSTEM: "System"}
_PAGE: Final = 500


def is_wanted(path: Path) -> bool:
    """Whether the name of a file asks for Markdown; what is exported is JSON else."""
    return path.suffix.lower() in {".md", ".markdown"}


def as_markdown(store: Store, chat_ids: Sequence[int]) -> str:
    """One section a chat.  Texts stand as they are, tool calls aside: most are Markdown themselves."""
    return "\n".join(_chat(store, chat_id) for chat_id in chat_ids)


def _chat(store: Store, chat_id: int) -> str:
    chat = store.chat(chat_id)
    lines = [f"# {one_line(chat.title) or 'New chat'}", "", f"- Begun: {moment(chat.created_at)}"]
    if chat.model:
        lines.append(f"- Model: {one_line(chat.model)}")
    lines.append("")
    turns = store.turns_of_chat(chat_id)
    broke_off = _broke_off(turns, store.ended_early(chat_id))
    replies = whole_replies(turns)
    for turn, following in zip_longest(replies, replies[1:]):
        lines += [f"## {WHO[turn.role]}, {moment(turn.created_at)}", ""]
        saw = _seen(store.receipt(turn.turn_id)) if turn.role is Role.ASSISTANT else ""
        lines += [f"*For this reply the model saw {saw}.*", ""] if saw else []
        is_call = following is None or following.role is Role.TOOL
        answered = following is not None if is_call and turn.role is Role.ASSISTANT else None
        lines += [_with_call_apart(turn.text, answered, turn.number in broke_off), ""]
    memories = _memories(store, chat_id)
    if memories:
        lines += ["# Memories", ""]
    for memory in memories:
        facts = [memory.kind, f"importance {memory.importance:.2f}", moment(memory.created_at)]
        if memory.first_turn is not None:
            facts.append(f"turns {memory.first_turn}–{memory.last_turn}")
        facts += [f"#{one_line(tag)}" for tag in memory.tags]
        facts += fidelity(memory)
        lines += [f"## {one_line(memory.title) or 'Memory'}", "", " · ".join(facts), ""]
        lines += [memory.text.strip(), ""]
        lines += lost(memory)
    return "\n".join(lines)


def _broke_off(turns: Iterable[Turn], early: Container[int]) -> set[int]:
    """The numbers of the replies that the model did not end, each that of its first part."""
    ended: dict[int, bool] = {}
    first = 0
    for turn in turns:
        first = first if turn.continues else turn.number
        ended[first] = turn.turn_id not in early
    return {number for number, whole in ended.items() if not whole}


def _with_call_apart(text: str, answered: bool | None, broke_off: bool) -> str:
    """A text with the call that it makes, or only begins, in a block of its own.

    Shown as it was written, a call is a tag, of which a reader of Markdown sees nothing.  ``answered`` as for
    :func:`called`, and ``None`` where it makes none.
    """
    made = None if answered is None else called(text, answered=answered)
    if made is not None:
        return _paragraphs(made.said, "*Tool call:*", _code(made.written), made.behind)
    begins = answer_start(text)
    begun = begins + begun_call(text[begins:]) if broke_off else len(text)
    if begun == len(text):
        return text.strip()
    return _paragraphs(text[:begun], "*Tool call, not finished:*", _code(text[begun:]))


def _paragraphs(*texts: str) -> str:
    return "\n\n".join(filter(None, map(str.strip, texts)))


def _code(text: str) -> str:
    """A block of code, in a fence that nothing in it ends."""
    longest = max((len(ticks) for ticks in re.findall("`+", text)), default=0)
    fence = "`" * max(3, longest + 1)
    return f"{fence}\n{text.strip()}\n{fence}"


def fidelity(memory: Memory) -> list[str]:
    """How much a summary says, where somebody looked."""
    if memory.fidelity is None:
        return []
    return [f"says {percent(memory.fidelity)} % of what was told"]


def lost(memory: Memory) -> list[str]:
    """The lines that a summary lost, in a paragraph of their own."""
    if memory.fidelity is None or not memory.lost:
        return []
    return ["It does not say:", "", *(f"- {one_line(line)}" for line in memory.lost), ""]


def _seen(receipt: Receipt | None) -> str:
    """What the model saw for a reply beside turns that had never left."""
    found: list[str] = []
    for one in () if receipt is None else receipt.began:
        is_one = one.first_turn == one.last_turn
        which = f"turn {one.first_turn}" if is_one else f"turns {one.first_turn}–{one.last_turn}"
        match one.seen_as:
            case SeenAs.SUMMARY:
                found.append(f"a summary of {which}")
            case SeenAs.RETURNED:
                found.append(f"{which} again")
            case SeenAs.QUOTED:
                found.append(f"quotations from {which}")
            case SeenAs.MEMORY:
                found.append("a recalled memory")
            case SeenAs.PASSAGE:
                found.append(f"a passage of {one_line(one.source) or 'a document'}")
    *others, last = dict.fromkeys(found) or [""]
    return f"{', '.join(others)} and {last}" if others else last


def _memories(store: Store, chat_id: int) -> list[Memory]:
    found: list[Memory] = []
    while page := store.list_memories(
        Filter(chat_id=chat_id), order="oldest", limit=_PAGE, offset=len(found)
    ):
        found += page
    return found


def one_line(text: str) -> str:
    """A text for a heading, an item of a list or the like."""
    return " ".join(text.split())


def moment(when: float) -> str:
    """A time in seconds since the epoch, the same wherever it is read."""
    return datetime.fromtimestamp(when, UTC).strftime("%Y-%m-%d %H:%M UTC")
