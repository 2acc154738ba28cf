"""Which pages of a live chat still match its cells, and which of its edits can be undone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Protocol

from ethervox_gui.context.turns.turns import Block, Span
from ethervox_gui.storage.pages.page_file import PageKey

#: So many edits can be undone.
N_UNDOABLE: Final = 50


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


class ReadBefore(Protocol):
    """Cells of what another request read, as a chat sees them that begins with the same."""

    @property
    def n_taken(self) -> int:
        """Tokens that were not read for this chat."""
        ...

    def take(self, tokens: Sequence[int], p0: int) -> tuple[int, ...]:
        """Take cells for tokens at the end of the chat, where ``p0`` is: those still to be decoded."""
        ...


@dataclass(slots=True)
class PageNotes:
    """``current``: whose pages hold exactly the cells that are in the cache; ``edits``: the newest last.

    ``failed``: the user was told that pages cannot be written.  ``read_before``: where the chat is read for
    the first time, and nothing of it has left.
    """

    current: set[PageKey] = field(default_factory=set)
    edits: list[Undoable] = field(default_factory=list)
    failed: bool = False
    read_before: ReadBefore | None = None

    def begin_with(self, known: ReadBefore | None) -> None:
        """From here on cells may be taken from what another request read; with ``None`` all is decoded."""
        self.read_before = known

    def add(self, edit: Undoable) -> None:
        """It was done just now; the oldest beyond :data:`N_UNDOABLE` cannot be undone any more."""
        self.edits = [*self.edits, edit][-N_UNDOABLE:]

    def remember(self, edits: Iterable[Undoable]) -> None:
        """These are the edits that can be undone now, the newest last."""
        self.edits = list(edits)

    def forget(self, edit: Undoable) -> None:
        """It was undone, or cannot be any more."""
        self.edits = [other for other in self.edits if other is not edit]

    def forget_places(self) -> None:
        """All stands elsewhere now: where what moved was before says nothing any more."""
        self.edits = [replace(edit, moved={}) for edit in self.edits]

    def put_to_sleep(self, edit: Undoable) -> None:
        """There is nothing of it to undo on the branch that the chat is on."""
        self.edits = [replace(other, asleep=True) if other is edit else other for other in self.edits]

    def replace_summary(self, memory_id: int, other_id: int) -> None:
        """Another summary stands now for what the first one stood for."""
        self.edits = [
            replace(edit, memory_id=other_id) if edit.memory_id == memory_id else edit for edit in self.edits
        ]
