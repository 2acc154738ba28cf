"""The part of the store that keeps memories."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ethervox_gui.context.summaries.completeness import Fidelity
from ethervox_gui.context.summaries.note import Note
from ethervox_gui.context.turns.shortened import WHOLE_TEXT, whole_text
from ethervox_gui.context.turns.turns import Turn
from ethervox_gui.storage.base.values import Filter, Memory, MemoryVersion, NewMemory
from ethervox_gui.storage.db.database import Database
from ethervox_gui.storage.db.tables import MemoryRow
from ethervox_gui.storage.memories import edits, forgetting, listing, memories, notes
from ethervox_gui.storage.memories.forgetting import Remade
from ethervox_gui.storage.memories.listing import Order

_ALL = Filter()


class MemoryStore:
    """Memories: added, listed, changed without losing what they were, put in the bin.

    The rules of :class:`~ethervox_gui.storage.store.Store` hold.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    # ---- adding ----------------------------------------------------------------------------------

    def add_memory(self, chat_id: int, new: NewMemory, *, at_once: bool = True) -> Memory:
        """Store a memory with the turns it stands for; the child memories get it as their parent.

        Not ``at_once``: it is on the disk with what is written next, if the machine goes on until then.
        """
        return self._database.write(lambda db: memories.add(db, chat_id, new), at_once=at_once)

    def add_note(
        self,
        chat_id: int,
        text: str,
        *,
        tags: Sequence[str] = (),
        importance: float = 0.95,
    ) -> Memory:
        """Store what the user wrote down: a memory of kind ``note`` that stands for no turns."""
        note = NewMemory(text, "note", importance=importance, tags=tags, source="user")
        return self.add_memory(chat_id, note)

    # ---- reading ---------------------------------------------------------------------------------

    def memory(self, memory_id: int) -> Memory:
        """The memory, also one that lies in the bin (its ``deleted_at`` says so)."""
        with self._database.read() as db:
            return memories.get(db, memory_id)

    def has_memory(self, memory_id: int) -> bool:
        """Whether there is such a memory, be it in the bin."""
        with self._database.read() as db:
            return memories.is_there(db, memory_id)

    def whole_text(self, chat_id: int, text: str) -> Memory | None:
        """The memory of a chat that holds all of a text of which only a part was read.

        ``None`` where there is none: its line may have been written by anybody.
        """
        memory_id = whole_text(text)
        if memory_id is None:
            return None
        with self._database.read() as db:
            found = memories.get(db, memory_id) if memories.is_there(db, memory_id) else None
        is_it = found is not None and found.chat_id == chat_id and WHOLE_TEXT in found.tags
        return found if is_it else None

    def list_memories(
        self, wanted: Filter = _ALL, *, order: Order = "newest", limit: int = 200, offset: int = 0
    ) -> list[Memory]:
        """A page of the memories that pass the filter, pinned ones first; nothing that lies in the bin."""
        with self._database.read() as db:
            return listing.page(db, wanted, order, limit, offset)

    def count_earlier(self, memory_ids: Iterable[int]) -> dict[int, int]:
        """How many earlier summaries of the same chat each of the memories stands for."""
        ids = tuple(memory_ids)
        with self._database.read() as db:
            return listing.n_earlier(db, ids)

    def memory_tags(self, wanted: Filter = _ALL) -> dict[str, int]:
        """The tags of the memories that pass, and on how many each is, the most frequent first."""
        with self._database.read() as db:
            return listing.tags(db, wanted)

    def memory_turns(self, memory_id: int) -> list[Turn]:
        """The turns that a memory stands for, itself or through its children, in order."""
        with self._database.read() as db:
            return memories.stood_for(db, memory_id)

    def children(self, memory_id: int) -> list[Memory]:
        """The memories that this one stands for, oldest first."""
        with self._database.read() as db:
            return memories.children(db, memory_id)

    def ancestors(self, memory_id: int) -> list[Memory]:
        """The memories that stand for this one, the nearest first."""
        with self._database.read() as db:
            return memories.ancestors(db, memory_id)

    def chats_of_memory(self, memory_id: int) -> set[int]:
        """The chats whose words a memory tells: its own, and those of the memories it stands for."""
        with self._database.read() as db:
            return memories.chats_of(db, memory_id)

    def recalled_memories(self, chat_id: int) -> list[tuple[int, Memory]]:
        """What stands recalled in the context of a chat, each with the id of the turn it stands behind."""
        with self._database.read() as db:
            return memories.recalled(db, chat_id)

    def set_recalled_memories(self, chat_id: int, behind: Iterable[tuple[int, int]]) -> None:
        """Note what stands recalled there: ids of memories and of the turns they stand behind."""
        pairs = tuple(behind)
        self._database.write(lambda db: memories.set_recalled(db, chat_id, pairs))

    # ---- notes of what was said --------------------------------------------------------------------

    def keep_notes(
        self, chat_id: int, turn_ids: Iterable[int], found: Sequence[Note], *, at_once: bool = True
    ) -> None:
        """Keep these notes of these turns in place of those there were; ``at_once`` as for memories."""
        ids, kept = tuple(turn_ids), tuple(found)
        self._database.write(lambda db: notes.replace(db, chat_id, ids, kept), at_once=at_once)

    def notes_of_chat(self, chat_id: int) -> list[Note]:
        """All notes of a chat, oldest first."""
        with self._database.read() as db:
            return notes.of_chat(db, chat_id)

    # ---- forgetting ------------------------------------------------------------------------------

    def memories_telling_of(self, turn_ids: Iterable[int]) -> list[Memory]:
        """The memories made of these turns or of such memories, the lowest first; those in the bin, too."""
        with self._database.read() as db:
            return forgetting.telling_of(db, turn_ids)

    def forget_turns(self, turn_ids: Iterable[int], remade: Mapping[int, Remade | None]) -> None:
        """Forget turns for good.

        ``remade`` holds what each of the :meth:`memories_telling_of` them says now; ``None``: it goes.
        """
        ids = tuple(turn_ids)
        self._database.write(lambda db: forgetting.forget(db, ids, remade))

    def forgotten_among(self, turn_ids: Iterable[int]) -> set[int]:
        """Those of the turns that the model is to know nothing of."""
        with self._database.read() as db:
            return forgetting.among(db, turn_ids)

    def forgotten_of_chat(self, chat_id: int) -> set[int]:
        """The turns of a chat that the model is to know nothing of."""
        with self._database.read() as db:
            return forgetting.of_chat(db, chat_id)

    # ---- changing --------------------------------------------------------------------------------

    def edit_memory(self, memory_id: int, text: str, *, tags: Sequence[str] | None = None) -> Memory:
        """Give a memory another text (and tags); what it was stays in :meth:`memory_versions`."""
        return self._database.write(lambda db: edits.edit(db, memory_id, text, tags))

    def put_back(self, memory_id: int, line: str) -> Memory:
        """Let a summary say a line again that it lost."""
        return self._database.write(lambda db: edits.put_back(db, memory_id, line))

    def set_fidelity(self, memory_id: int, found: Fidelity) -> None:
        """Note how much a summary says of what left, and what it lost."""
        self._database.write(lambda db: edits.set_fidelity(db, memory_id, found))

    def memory_versions(self, memory_id: int) -> list[MemoryVersion]:
        """What the memory said before each edit, the last first; nothing if it was never edited."""
        with self._database.read() as db:
            return edits.versions(db, memory_id)

    def set_memory_tags(self, memory_id: int, tags: Sequence[str]) -> None:
        """Replace the tags; no version is kept of that."""
        stored = memories.tags_stored(tags)
        self._database.write(lambda db: edits.update(db, memory_id, {MemoryRow.tags: stored}))

    def set_memory_pinned(self, memory_id: int, pinned: bool) -> None:
        """Pinned memories come first in lists, and are never archived."""
        self._database.write(lambda db: edits.update(db, memory_id, {MemoryRow.pinned: pinned}))

    def delete_memory(self, memory_id: int) -> None:
        """Put a memory in the bin: not listed, not found; :meth:`restore_memory` undoes it for 30 days."""
        self._database.write(lambda db: edits.set_deleted(db, memory_id, True))

    def restore_memory(self, memory_id: int) -> None:
        self._database.write(lambda db: edits.set_deleted(db, memory_id, False))

    def deleted_memories(self, limit: int = 200, offset: int = 0) -> list[Memory]:
        """The memories in the bin, the last deleted first."""
        with self._database.read() as db:
            return listing.in_bin(db, limit, offset)
