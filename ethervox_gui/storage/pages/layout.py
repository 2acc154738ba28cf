"""What is noted of a chat's cache beside its pages: the layout, and the edits that can be undone.

The layout says which pages, put where, make the cache up again after a restart.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from ethervox_gui.context.turns.turns import Span
from ethervox_gui.storage.base import checked_json
from ethervox_gui.storage.pages.page_file import PageKey, PageKind

#: Whose cells stand where, in position order.
Layout = tuple[tuple[PageKey, Span], ...]


@dataclass(frozen=True, slots=True)
class BlockRecord:
    """A block that an edit took out: its place in the order, what it was and which turns it stood for."""

    order: float
    kind: PageKind
    memory_id: int
    first_turn: int
    last_turn: int
    span: Span


@dataclass(frozen=True, slots=True)
class EditRecord:
    """An edit: turns and blocks that left, what moved from where to where, and the summary that came.

    ``asleep``: it is of a branch that the chat was not on.
    """

    turn_ids: tuple[int, ...]
    blocks: tuple[BlockRecord, ...]
    moved: tuple[tuple[Span, Span], ...]
    memory_id: int | None
    asleep: bool = False


class NoteKey(NamedTuple):
    """Which note: of which chat, by which model, and the word its file's name begins with."""

    chat_id: int
    model: str
    word: str


class Notes:
    """Notes as JSON, each in a file of its own.  Every method may be called from any thread."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._lock = threading.Lock()
        self._values: dict[NoteKey, Any] = {}

    def set(self, key: NoteKey, value: Any) -> bool:
        """Keep a note, which :meth:`write` takes to the disk; false if it is that already."""
        with self._lock:
            if self._values.get(key) == value:
                return False
            self._values[key] = value
        return True

    def get(self, key: NoteKey) -> Any:
        """What was noted last; ``None`` if nothing, or nothing that is whole."""
        with self._lock:
            found = self._values.get(key)
        return found if found is not None else checked_json.read(self._path(key))

    def write(self, key: NoteKey) -> None:
        """Write a note unless it was dropped meanwhile.  Raises :class:`OSError`."""
        with self._lock:
            value = self._values.get(key)
        if value is not None:
            checked_json.write(self._path(key), value)

    def drop(self, is_gone: Callable[[int], bool]) -> None:
        """Forget the notes of the chats that are gone; their files are removed with the folder."""
        with self._lock:
            for key in [key for key in self._values if is_gone(key.chat_id)]:
                del self._values[key]

    def _path(self, key: NoteKey) -> Path:
        return self._folder / str(key.chat_id) / f"{key.word}-{key.model}"


def layout_to_json(layout: Layout) -> Any:
    return [[key.kind.value, key.item_id, span.p0, span.p1] for key, span in layout]


def layout_from_json(found: Any, chat_id: int) -> Layout:
    """Empty for anything that is no layout."""
    try:
        return tuple(
            (PageKey(chat_id, PageKind(kind), int(item_id)), Span(int(p0), int(p1)))
            for kind, item_id, p0, p1 in found or ()
        )
    except (ValueError, TypeError):
        return ()


def edits_to_json(edits: tuple[EditRecord, ...]) -> Any:
    return [
        [
            list(edit.turn_ids),
            [[b.order, b.kind.value, b.memory_id, b.first_turn, b.last_turn, *b.span] for b in edit.blocks],
            [[*old, *new] for old, new in edit.moved],
            edit.memory_id,
            edit.asleep,
        ]
        for edit in edits
    ]


def edits_from_json(found: Any) -> tuple[EditRecord, ...]:
    """Empty for anything that is no list of edits."""
    try:
        return tuple(
            EditRecord(
                tuple(map(int, turn_ids)),
                tuple(
                    BlockRecord(
                        float(order), PageKind(kind), int(i), int(first), int(last), Span(int(p0), int(p1))
                    )
                    for order, kind, i, first, last, p0, p1 in blocks
                ),
                tuple((Span(int(a), int(b)), Span(int(c), int(d))) for a, b, c, d in moved),
                None if memory_id is None else int(memory_id),
                asleep=any(asleep),  # not noted by earlier versions, which forgot those
            )
            for turn_ids, blocks, moved, memory_id, *asleep in found or ()
        )
    except (ValueError, TypeError):
        return ()
