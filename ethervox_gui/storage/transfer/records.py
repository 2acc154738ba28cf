"""Whole chats as values: every branch, memory, version and edit.

A record names others by keys that count from 1 in the order of the archive, so that a chat that was read in
and written out again gives the same archive.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ethervox_gui.context.events.events import Action, Method, StopReason, Trigger
from ethervox_gui.context.recall.passages import Passage
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.storage.base.values import NamedBy

#: What a memory's record has of its row, in the words of both.
MEMORY_COLUMNS = (
    *("kind", "level", "text", "tags", "importance", "n_tokens_before", "n_tokens_after"),
    *("first_turn", "last_turn", "source", "created_at", "pinned", "edited_at", "deleted_at"),
    *("fidelity", "lost"),
)


@dataclass(frozen=True, slots=True)
class TurnRecord:
    """A turn; ``parent``, ``memory`` and ``leaf`` (where the branch that begins here was left) are keys.

    ``receipt`` is what the model saw for a reply, with keys for its memories
    (:meth:`~ethervox_gui.context.turns.receipt.Receipt.to_dict`).  ``forgotten``: the model is told nothing
    of it, unless it comes back.  Times are in seconds since the epoch.
    """

    key: int
    parent: int | None
    number: int
    role: Role
    text: str
    n_tokens: int = 0
    importance: float = 0.5
    pinned: bool = False
    state: TurnState = TurnState.IN_KV
    memory: int | None = None
    complete: bool = True
    stop_reason: StopReason | None = None
    created_at: float = 0.0
    leaf: int | None = None
    continues: bool = False
    thinks: bool = False
    tokens_per_second: float | None = None
    receipt: dict[str, Any] | None = None
    forgotten: bool = False


@dataclass(frozen=True, slots=True)
class VersionRecord:
    """What a memory said before an edit."""

    text: str
    tags: tuple[str, ...]
    importance: float
    written_at: float


@dataclass(frozen=True, slots=True)
class MemoryRecord:
    """A memory; ``parent`` is the key of the one above it, ``turns`` are those it stands for itself."""

    key: int
    parent: int | None
    kind: str
    level: int
    text: str
    tags: tuple[str, ...]
    importance: float
    n_tokens_before: int
    n_tokens_after: int
    first_turn: int | None
    last_turn: int | None
    source: str
    created_at: float
    pinned: bool = False
    edited_at: float | None = None
    deleted_at: float | None = None
    turns: tuple[int, ...] = ()
    versions: tuple[VersionRecord, ...] = ()
    fidelity: float | None = None
    lost: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class EventRecord:
    """An edit of the context; ``memory`` and ``turn`` (the last that it took out) are keys."""

    action: Action
    trigger: Trigger
    method: Method
    first_turn: int
    last_turn: int
    n_before: int
    n_after: int
    tokens_freed: int
    duration_ms: float
    memory: int | None
    created_at: float
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class DocumentRecord:
    """A document of a chat with its passages."""

    name: str
    kind: str
    n_bytes: int
    created_at: float
    passages: tuple[Passage, ...] = ()


@dataclass(frozen=True, slots=True)
class ChatRecord:
    """A chat with all its branches; ``head`` is the key of the turn at its head, ``profile`` a name.

    ``own`` is what it sets otherwise than its profile: settings by key.  The folder is not part of it: that
    is how its owner keeps chats, not what was said.
    """

    title: str
    model: str
    system_prompt: str
    created_at: float
    updated_at: float
    head: int | None = None
    turns: tuple[TurnRecord, ...] = ()
    memories: tuple[MemoryRecord, ...] = ()
    events: tuple[EventRecord, ...] = ()
    profile: str = ""
    n_ctx: int | None = None
    pinned: bool = False
    draft: str = ""
    named_by: NamedBy = "user"
    documents: tuple[DocumentRecord, ...] = ()
    own: dict[str, Any] = field(default_factory=dict)


@dataclass(slots=True)
class Keys:
    """Keys for ids (or the other way round), given in the order in which they are met."""

    turns: dict[int, int] = field(default_factory=dict)
    memories: dict[int, int] = field(default_factory=dict)
