"""ChatGPT's ``conversations.json``: a list of conversations, each a tree of messages.

The main path is taken, from ``current_node`` up to the root; other branches are left out, and so is what was
never shown: hidden messages, calls of tools and what came back from them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ethervox_gui.context.turns.turns import Role
from ethervox_gui.services.chat_files.exported_chats import ExportedChat, ExportedMessage
from ethervox_gui.storage.base.values import is_time

_ROLES = {"system": Role.SYSTEM, "user": Role.USER, "assistant": Role.ASSISTANT}


def told_chat(found: Any) -> ExportedChat | None:
    """The conversation in an item of such a list; ``None`` of anything else."""
    if not (isinstance(found, dict) and isinstance(found.get("mapping"), dict)):
        return None
    messages = (
        ExportedMessage(role, text, _time(message.get("create_time")))
        for message in _main_path(found)
        for role, text in _said(message)
    )
    begun, updated = _time(found.get("create_time")), _time(found.get("update_time"))
    return ExportedChat(found.get("title"), "ChatGPT", begun, updated, tuple(messages))


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


def _said(message: dict[str, Any]) -> Iterator[tuple[Role, str]]:
    author, metadata = message.get("author"), message.get("metadata")
    name = author.get("role") if isinstance(author, dict) else None
    role = _ROLES.get(name) if isinstance(name, str) else None
    hidden = isinstance(metadata, dict) and bool(metadata.get("is_visually_hidden_from_conversation"))
    if role is not None and not hidden and message.get("recipient", "all") in {"all", None}:
        yield role, "\n\n".join(_parts(message.get("content"))).strip()


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


def _time(value: Any) -> float | None:
    fine = isinstance(value, int | float) and not isinstance(value, bool) and is_time(value)
    return float(value) if fine else None
