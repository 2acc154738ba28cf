"""``/chat restore`` and ``/memory restore``: what was deleted, and the way back."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial

from ethervox_gui.commands.command import Command, Surroundings, whole_number
from ethervox_gui.context.text import N_, joined
from ethervox_gui.services import retention
from ethervox_gui.services.retention import Kind
from ethervox_gui.storage.memories.edits import BIN_DAYS
from ethervox_gui.storage.store import Store

_MOST = 50
_LONGEST_TITLE = 80


def _restore(kind: Kind, here: Surroundings, arguments: Sequence[str]) -> None:
    if not arguments:
        here.answer(lambda: _listed(here.store, kind))
        return
    number = whole_number(f"/{kind} restore", arguments[0])
    here.answer(lambda: _restored(here.store, kind, number))


def _listed(store: Store, kind: Kind) -> str:
    found = retention.in_bin(store, kind)
    if not found:
        words = N_("No chat is in the bin.") if kind == "chat" else N_("No memory is in the bin.")
        return words.format()
    words = (
        N_("Chats in the bin, deleted for good after {days} days:")
        if kind == "chat"
        else N_("Memories in the bin, deleted for good after {days} days unless a chat still uses them:")
    )
    line = N_("{number}: {title} (deleted {when})")
    lines = [
        line.format(number=one.number, title=_short(one.title), when=_when(one.deleted_at))
        for one in found[:_MOST]
    ]
    return joined(words.format(days=BIN_DAYS), *lines, *(["…"] if len(found) > _MOST else []), by="\n")


def _restored(store: Store, kind: Kind, number: int) -> str:
    title = _short(retention.restore(store, kind, number))
    words = (
        N_("Chat {number} is in the list again: {title}")
        if kind == "chat"
        else N_("Memory {number} is back: {title}")
    )
    return words.format(number=number, title=title)


def _short(title: str) -> str:
    words = " ".join(title.split())
    return words if len(words) <= _LONGEST_TITLE else f"{words[: _LONGEST_TITLE - 1]}…"


def _when(deleted_at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(deleted_at))


CHAT_COMMANDS = (
    Command(
        ("chat", "restore"),
        "[number]",
        N_("take a deleted chat out of the bin; without a number: what is there"),
        partial(_restore, "chat"),
        most=1,
    ),
)
MEMORY_COMMANDS = (
    Command(
        ("memory", "restore"),
        "[number]",
        N_("take a deleted memory out of the bin; without a number: what is there"),
        partial(_restore, "memory"),
        most=1,
    ),
)
