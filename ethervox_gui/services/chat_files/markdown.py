"""Chats as Markdown, to read and to keep: the conversation as it stands, then its memories."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from ethervox_gui.context.sizes import percent
from ethervox_gui.context.turns.parts import whole_replies
from ethervox_gui.context.turns.receipt import Receipt, SeenAs
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.storage.base.values import Filter, Memory
from ethervox_gui.storage.store import Store

WHO: Final = {Role.USER: "You", Role.ASSISTANT: "Model", Role.TOOL: "Tool", Role.SYSTEM: "System"}
_PAGE: Final = 500


def is_wanted(path: Path) -> bool:
    """Whether the name of a file asks for Markdown; what is exported is JSON else."""
    return path.suffix.lower() in {".md", ".markdown"}


def as_markdown(store: Store, chat_ids: Sequence[int]) -> str:
    """One section a chat.  Texts stand as they are: most of them are Markdown themselves."""
    return "\n".join(_chat(store, chat_id) for chat_id in chat_ids)


def _chat(store: Store, chat_id: int) -> str:
    chat = store.chat(chat_id)
    lines = [f"# {one_line(chat.title) or 'New chat'}", "", f"- Begun: {moment(chat.created_at)}"]
    if chat.model:
        lines.append(f"- Model: {one_line(chat.model)}")
    lines.append("")
    for turn in whole_replies(store.turns_of_chat(chat_id)):
        lines += [f"## {WHO[turn.role]}, {moment(turn.created_at)}", ""]
        saw = _seen(store.receipt(turn.turn_id)) if turn.role is Role.ASSISTANT else ""
        lines += [f"*For this reply the model saw {saw}.*", ""] if saw else []
        lines += [turn.text.strip(), ""]
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
