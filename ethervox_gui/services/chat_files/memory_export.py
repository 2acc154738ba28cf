"""Memories as files of the user's own: Markdown to read, JSON to work with."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from ethervox_gui.context.turns.turns import Turn
from ethervox_gui.services.chat_files import markdown
from ethervox_gui.services.chat_files.markdown import WHO, moment, one_line
from ethervox_gui.services.chat_files.written import write_export
from ethervox_gui.storage.base.values import Memory
from ethervox_gui.storage.store import Store

FORMAT: Final = "ethervox-memories"
VERSION: Final = 1


def export_memories(store: Store, memory_ids: Sequence[int], path: Path) -> None:
    """Write memories with the turns they stand for to ``path``: Markdown if it ends in ``.md``, else JSON.

    The file appears whole or not at all.  Raises :class:`UserError` when it cannot be written.
    """
    parts = [(store.memory(i), store.memory_turns(i)) for i in memory_ids]
    titles = {memory.chat_id: store.chat(memory.chat_id).title for memory, _ in parts}
    text = as_markdown(parts, titles) if markdown.is_wanted(path) else as_json(parts, titles)
    write_export(path, text.encode("utf-8", "replace"))


def as_markdown(parts: Sequence[tuple[Memory, Sequence[Turn]]], titles: dict[int, str]) -> str:
    """One section a memory: its text, its facts, its turns as quotations."""
    sections: list[str] = []
    for memory, turns in parts:
        facts = [
            f"Chat: {one_line(titles[memory.chat_id]) or 'New chat'}",
            f"Kind: {memory.kind}, level {memory.level}, importance {memory.importance:.2f}",
            f"Written: {moment(memory.created_at)}",
        ]
        facts += [f"Fidelity: {fact}" for fact in markdown.fidelity(memory)]
        if memory.tags:
            facts.append("Tags: " + ", ".join(map(one_line, memory.tags)))
        lines = [f"# {one_line(memory.title) or 'Memory'}", "", *(f"- {fact}" for fact in facts), ""]
        lines += [memory.text.strip(), "", *markdown.lost(memory)]
        if turns:
            lines += ["## The turns it stands for", ""]
        for turn in turns:
            lines += [f"**{WHO[turn.role]}, turn {turn.number}:**", ""]
            lines += [f"> {line}".rstrip() for line in turn.text.splitlines() or [""]] + [""]
        sections.append("\n".join(lines))
    return "\n".join(sections)


def as_json(parts: Sequence[tuple[Memory, Sequence[Turn]]], titles: dict[int, str]) -> str:
    """``{"format", "version", "memories": […]}``, each memory with its ``chat_title`` and its ``turns``.

    Turns have ``number``, ``role``, ``text`` and ``created_at``.  Times are in seconds since the epoch; the
    other fields are those of :class:`~ethervox_gui.storage.base.values.Memory`.
    """
    memories: list[dict[str, Any]] = []
    for memory, turns in parts:
        own = [
            {"number": t.number, "role": t.role.value, "text": t.text, "created_at": t.created_at}
            for t in turns
        ]
        memories.append({**asdict(memory), "chat_title": titles[memory.chat_id], "turns": own})
    data = {"format": FORMAT, "version": VERSION, "memories": memories}
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"
