"""Claude's ``conversations.json``: a list of conversations, each a list of messages.

What it thinks, calls of tools and their results are left out.  Of a file that came with a message its text is
told, as far as the export has it, and else its name.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from typing import Any, Final

from ethervox_gui.context.turns.turns import Role
from ethervox_gui.services.chat_files.exported_chats import ExportedChat, ExportedMessage
from ethervox_gui.storage.base.values import is_time

_ROLES: Final = {"human": Role.USER, "assistant": Role.ASSISTANT}


def told_chat(found: Any) -> ExportedChat | None:
    """The conversation in an item of such a list; ``None`` of anything else."""
    if not (isinstance(found, dict) and isinstance(found.get("chat_messages"), list)):
        return None
    messages = (
        ExportedMessage(_ROLES[sender], "\n\n".join(_parts(message)), _time(message.get("created_at")))
        for message in found["chat_messages"]
        if isinstance(message, dict) and isinstance(sender := message.get("sender"), str) and sender in _ROLES
    )
    begun, updated = _time(found.get("created_at")), _time(found.get("updated_at"))
    return ExportedChat(found.get("name"), "Claude", begun, updated, tuple(messages))


def _parts(message: dict[str, Any]) -> Iterator[str]:
    for kind in ("attachments", "files"):
        for file in _dicts(message.get(kind)):
            name, text = file.get("file_name"), file.get("extracted_content")
            if isinstance(text, str) and text.strip():
                yield f"{name}:\n\n{text.strip()}" if isinstance(name, str) and name else text.strip()
            else:
                yield f"[{name}]" if isinstance(name, str) and name else "[attachment]"
    pieces = [piece.get("text") for piece in _dicts(message.get("content")) if piece.get("type") == "text"]
    for text in pieces or [message.get("text")]:
        if isinstance(text, str) and text.strip():
            yield text.strip()


def _dicts(found: Any) -> list[dict[str, Any]]:
    return [one for one in found if isinstance(one, dict)] if isinstance(found, list) else []


def _time(value: Any) -> float | None:
    """The time of "2026-05-01T10:20:30.123456Z"."""
    with suppress(ValueError, TypeError, OverflowError, OSError):
        seconds = datetime.fromisoformat(value).timestamp()
        return seconds if is_time(seconds) else None
    return None
