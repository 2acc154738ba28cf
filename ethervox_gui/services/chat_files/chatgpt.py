"""ChatGPT's ``conversations.json``: a list of conversations, each a tree of messages.

The main path is taken, from ``current_node`` up to the root; other branches are left out, and so is what was
never shown: hidden messages, calls of tools and what came back from them.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.summaries.importance import importance
from ethervox_gui.context.text import N_
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.storage.base.values import is_time
from ethervox_gui.storage.transfer.import_ import Progress, quiet
from ethervox_gui.storage.transfer.records import ChatRecord, TurnRecord

_ROLES = {"system": Role.SYSTEM, "user": Role.USER, "assistant": Role.ASSISTANT}
_TITLE_LENGTH = 200


def is_export(found: Any) -> bool:
    """Whether the JSON is such a list, or one conversation of it."""
    return any(map(_is_conversation, found if isinstance(found, list) else [found]))


def records_of(found: Any, progress: Progress = quiet) -> tuple[ChatRecord, ...]:
    """The conversations in which something was said; :class:`UserError` if there are none.

    ``progress`` is told how many of how many were read, and ends it by raising.
    """
    conversations = found if isinstance(found, list) else [found]
    records: list[ChatRecord] = []
    n_turns = 0
    for number, conversation in enumerate(conversations):
        progress(number, len(conversations))
        if _is_conversation(conversation):
            record = _chat(conversation, n_turns)
            if record.turns:
                records.append(record)
                n_turns += len(record.turns)
    if not records:
        raise UserError(
            "import_failed",
            N_("There are no messages in this export of ChatGPT."),
            N_("Export your data again."),
        )
    return tuple(records)


def _is_conversation(found: Any) -> bool:
    return isinstance(found, dict) and isinstance(found.get("mapping"), dict)


def _chat(conversation: dict[str, Any], n_before: int) -> ChatRecord:
    begun = _time(conversation.get("create_time"), time.time())
    messages: list[tuple[Role, str, float]] = []
    for message in _main_path(conversation):
        role, text = _said(message)
        if role is None or not text:
            continue
        when = _time(message.get("create_time"), messages[-1][2] if messages else begun)
        if messages and messages[-1][0] is role:  # an answer in several pieces
            messages[-1] = (role, f"{messages[-1][1]}\n\n{text}", messages[-1][2])
        elif role is not Role.SYSTEM or not messages:
            messages.append((role, text, when))
    turns = tuple(
        TurnRecord(
            key=n_before + number + 1,
            parent=n_before + number if number else None,
            number=number,
            role=role,
            text=text,
            importance=importance(role, text),
            created_at=when,
        )
        for number, (role, text, when) in enumerate(messages)
    )
    title = conversation.get("title")
    return ChatRecord(
        title=title[:_TITLE_LENGTH] if isinstance(title, str) and title.strip() else "ChatGPT",
        model="",
        system_prompt=turns[0].text if turns and turns[0].role is Role.SYSTEM else "",
        created_at=begun,
        updated_at=_time(conversation.get("update_time"), begun),
        head=turns[-1].key if turns else None,
        turns=turns,
    )


def _main_path(conversation: dict[str, Any]) -> list[dict[str, Any]]:
    """The messages from the root to the current one; without one, along the last children."""
    nodes: dict[str, Any] = conversation["mapping"]
    current = conversation.get("current_node")
    if not isinstance(current, str) or current not in nodes:
        current = _last_leaf(nodes)
    path: list[dict[str, Any]] = []
    seen: set[str] = set()
    while isinstance(current, str) and current in nodes and current not in seen:
        seen.add(current)
        node = nodes[current]
        if not isinstance(node, dict):
            break
        if isinstance(node.get("message"), dict):
            path.append(node["message"])
        current = node.get("parent")
    return path[::-1]


def _last_leaf(nodes: dict[str, Any]) -> str | None:
    at = next(
        (name for name, node in nodes.items() if isinstance(node, dict) and not node.get("parent")), None
    )
    seen: set[str] = set()
    while at is not None and at not in seen:
        seen.add(at)
        node = nodes.get(at)
        children = node.get("children") if isinstance(node, dict) else None
        last = children[-1] if isinstance(children, list) and children else None
        if not isinstance(last, str) or last not in nodes:
            break
        at = last
    return at


def _said(message: dict[str, Any]) -> tuple[Role | None, str]:
    author, metadata = message.get("author"), message.get("metadata")
    name = author.get("role") if isinstance(author, dict) else None
    role = _ROLES.get(name) if isinstance(name, str) else None
    hidden = isinstance(metadata, dict) and bool(metadata.get("is_visually_hidden_from_conversation"))
    if role is None or hidden or message.get("recipient", "all") not in {"all", None}:
        return None, ""
    return role, "\n\n".join(_parts(message.get("content"))).strip()


def _parts(content: Any) -> Iterator[str]:
    """The texts of a message; what is no text is named in brackets."""
    if not isinstance(content, dict):
        return
    parts = content.get("parts")
    if not isinstance(parts, list):
        parts = [content.get("text")] if content.get("content_type") in {"text", "code"} else []
    for part in parts:
        if isinstance(part, str):
            if part.strip():
                yield part
        elif isinstance(part, dict):
            text = part.get("text")
            if isinstance(text, str):
                yield text
            else:
                yield "[image]" if "image" in str(part.get("content_type")) else "[attachment]"


def _time(value: Any, otherwise: float) -> float:
    fine = isinstance(value, int | float) and not isinstance(value, bool) and is_time(value)
    return float(value) if fine else otherwise
