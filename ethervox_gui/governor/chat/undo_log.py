"""What a live chat remembers about its pages and about the edits that can be undone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ethervox_gui.context.turns.turns import Block, Span
from ethervox_gui.storage.pages.page_file import PageKey


@dataclass(frozen=True, slots=True)
class Undoable:
    """An edit: ids of the turns that left, the blocks with their places in the order, and what moved.

    ``memory_id`` is the summary that came for them, if one did.  ``asleep``: on the branch that the chat is
    on there is nothing of it to undo; another may be gone to.
    """

    turn_ids: tuple[int, ...]
    blocks: tuple[tuple[float, Block], ...]
    moved: Mapping[Span, Span]
    memory_id: int | None
    asleep: bool = False


@dataclass(slots=True)
class PageNotes:
    """``current``: whose pages hold exactly the cells that are in the cache; ``edits``: the newest last.

    ``failed``: the user was told that pages cannot be written.
    """

    current: set[PageKey] = field(default_factory=set)
    edits: list[Undoable] = field(default_factory=list)
    failed: bool = False
