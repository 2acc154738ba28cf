"""The one door to everything that is kept."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from ethervox_gui.context.events.events import ContextEdited, StopReason
from ethervox_gui.context.turns.receipt import Receipt
from ethervox_gui.context.turns.turns import Role, Turn, TurnState
from ethervox_gui.storage.base.values import Filter, HitKind, SearchHit, StoredEvent, storable
from ethervox_gui.storage.chats import branches, context_edits, receipts, turns
from ethervox_gui.storage.chats.chat_store import ChatStore
from ethervox_gui.storage.chats.turns import Below
from ethervox_gui.storage.db.database import Database
from ethervox_gui.storage.db.tables import TurnRow
from ethervox_gui.storage.documents.document_store import DocumentStore
from ethervox_gui.storage.file.file_store import FileStore
from ethervox_gui.storage.file.opening import open_database
from ethervox_gui.storage.memories.memory_store import MemoryStore
from ethervox_gui.storage.pages.learned import LearnedStore
from ethervox_gui.storage.pages.page_store import PageStore
from ethervox_gui.storage.search import in_documents, search, vectors
from ethervox_gui.storage.search.in_documents import PassageHit

if TYPE_CHECKING:
    from ethervox_gui.storage.search.nearest import Meaning, Nearest


class Store(ChatStore, MemoryStore, DocumentStore, FileStore):
    """Chats, turns, memories, documents and context events in one SQLite file.

    Every method may be called from any thread.  A method that changes something returns when the change is
    on the disk (only :meth:`update_reply` does not wait, nor does the record of an edit, for which a reply
    waits: where the machine ends in that moment, the chat is as it was before); a method that reads sees
    everything that was written before and never waits for a writer.

    What cannot be done raises :class:`~ethervox_gui.context.errors.UserError` where the user can do something
    about it (no room on the disk, a damaged file, ``chat_not_found``), and
    :class:`~ethervox_gui.context.errors.StorageError` otherwise; nothing is changed then.
    """

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        #: Who turns queries into vectors; ``None``: the search is by words alone.
        self.meaning: Meaning | None = None
        self._nearest: Nearest | None = None
        #: What was learned of models.
        self.learned = LearnedStore(database.path.parent / "learned")
        self._pages = PageStore(database.path.parent / "pages")
        if self._pages.folder.is_dir():
            there, in_bin = (
                [chat.chat_id for chat in self.list_chats(deleted=deleted)] for deleted in (False, True)
            )
            self._pages.sweep(there, in_bin)

    @classmethod
    def open(cls, data_dir: Path) -> Store:
        """Open ``ethervox.db`` in ``data_dir``, making both if they are missing.

        Raises :class:`UserError` if the file cannot be used; it is left as it is then.
        """
        return cls(open_database(data_dir))

    @property
    def path(self) -> Path:
        """The database file."""
        return self._database.path

    @property
    def pages(self) -> PageStore:
        """Saved KV cells beside the database; they go with their chat."""
        return self._pages

    def close(self) -> None:
        """Finish what waits to be written and close the file.  Calling it again does nothing."""
        self._pages.close()
        self._database.close()

    def __enter__(self) -> Store:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # ---- turns -----------------------------------------------------------------------------------

    def append_turn(
        self,
        chat_id: int,
        role: Role,
        text: str,
        *,
        importance: float = 0.5,
        n_tokens: int = 0,
        created_at: float | None = None,
        complete: bool = True,
        below: Below = "head",
    ) -> Turn:
        """Store a turn below the head of the chat (or below another turn, or none), which moves to it.

        What stood below that turn stays, as a branch.  A reply that is about to be written is stored with
        ``complete=False``; :meth:`finish_turn` ends it.
        """
        return self._database.write(
            lambda db: turns.append(
                db,
                chat_id,
                role,
                text,
                importance=importance,
                n_tokens=n_tokens,
                created_at=created_at,
                complete=complete,
                below=below,
            )
        )

    def update_reply(self, turn_id: int, text: str, n_tokens: int | None = None) -> None:
        """Save what there is of a reply, without waiting for the disk.

        If an older text of the same reply still waits, this one takes its place.  A failure is raised by
        :meth:`close`, unless the :meth:`finish_turn` of this reply came after it, which says how it went.
        """
        self._database.post(turn_id, lambda db: turns.update_reply(db, turn_id, text, n_tokens))

    def finish_turn(
        self,
        turn_id: int,
        text: str,
        n_tokens: int,
        stop_reason: StopReason,
        tokens_per_second: float | None = None,
        importance: float | None = None,
    ) -> Turn:
        """Store the whole reply, why it ended and how fast it was written.

        Its ``importance`` stays what it was unless it is told.
        """
        return self._database.write(
            lambda db: turns.finish(db, turn_id, text, n_tokens, stop_reason, tokens_per_second, importance),
            settles=turn_id,
        )

    def cut_reply(self, turn: Turn, rest: Turn) -> Turn:
        """End the part of a reply that is being written: its text and tokens are those of ``turn``.

        What follows it is stored below as ``rest``, which is the turn being written now; that turn, with its
        id and number.  Both or neither.
        """
        return self._database.write(lambda db: turns.cut_reply(db, turn, rest), settles=turn.turn_id)

    def reopen_reply(self, turn_id: int) -> None:
        """A complete reply is being written again, at its end; :meth:`finish_turn` ends it."""
        self._database.write(lambda db: turns.reopen(db, turn_id))

    def turn(self, turn_id: int) -> Turn:
        with self._database.read() as db:
            return turns.get(db, turn_id)

    def turns_of_chat(self, chat_id: int) -> list[Turn]:
        """The conversation: the turns from the first to the head, in order, without spans."""
        with self._database.read() as db:
            return turns.path(db, chat_id)

    def unfinished_turns(self, chat_id: int) -> list[Turn]:
        """The replies that were being written when the program ended, with what was saved of them."""
        with self._database.read() as db:
            return turns.unfinished(db, chat_id)

    def stop_reason(self, turn_id: int) -> StopReason | None:
        """Why a reply ended; ``None`` for other turns and while it is being written."""
        with self._database.read() as db:
            return turns.stop_reason(db, turn_id)

    def ended_early(self, chat_id: int) -> dict[int, StopReason]:
        """The replies of a chat that the model did not end, and why, by their ids.

        One that is unfinished broke off with the program, unless it is being written.
        """
        with self._database.read() as db:
            return turns.ended_early(db, chat_id)

    def speeds(self, chat_id: int) -> dict[int, float]:
        """Tokens a second with which the replies of a chat were written, where that is known, by id."""
        with self._database.read() as db:
            return turns.speeds(db, chat_id)

    def set_turn_states(
        self, turn_ids: Iterable[int], state: TurnState, memory_id: int | None = None
    ) -> None:
        """Give all of the turns this state, and the memory that stands for them."""
        ids = tuple(turn_ids)
        self._database.write(lambda db: turns.set_states(db, ids, state, memory_id))

    def set_pinned(self, turn_id: int, pinned: bool, importance: float | None = None) -> None:
        """Pin or unpin a turn, and store the importance that it has then."""
        changes = {TurnRow.pinned: pinned} | ({} if importance is None else {TurnRow.importance: importance})
        self._database.write(lambda db: turns.update(db, turn_id, changes))

    def set_n_tokens(self, turn_id: int, n_tokens: int) -> None:
        """Correct the size of a turn, which another model counts differently."""
        self._database.write(lambda db: turns.update(db, turn_id, {TurnRow.n_tokens: n_tokens}))

    def set_reminder(self, turn_id: int, reminder: str, n_tokens: int) -> None:
        """Note what a message has in front of its text in the context, and the size it has with that."""
        changes = {TurnRow.reminder: storable(reminder), TurnRow.n_tokens: n_tokens}
        self._database.write(lambda db: turns.update(db, turn_id, changes))

    def set_sizes(self, sizes: Mapping[int, int]) -> None:
        """Note how many tokens turns have, by their ids."""
        values = [(n_tokens, turn_id) for turn_id, n_tokens in sizes.items()]
        self._database.write(lambda db: db.many("UPDATE turn SET n_tokens = ? WHERE id = ?", values))

    def keep_receipt(self, turn_id: int, receipt: Receipt) -> None:
        """Keep what the model saw for a reply.  It is on the disk with what is written next."""
        self._database.write(lambda db: receipts.put(db, turn_id, receipt), at_once=False)

    def receipt(self, turn_id: int) -> Receipt | None:
        """What the model saw for a reply; ``None`` where nobody knows."""
        with self._database.read() as db:
            return receipts.get(db, turn_id)

    def receipts(self, chat_id: int) -> dict[int, Receipt]:
        """All receipts of a chat that can be read, by the ids of their replies."""
        with self._database.read() as db:
            return receipts.of_chat(db, chat_id)

    def receipts_of_returns(self, chat_id: int) -> dict[int, Receipt]:
        """Those that tell of turns that came back for a message, by the ids of their replies."""
        with self._database.read() as db:
            return receipts.of_returns(db, chat_id)

    # ---- branches --------------------------------------------------------------------------------

    def set_head(self, chat_id: int, turn_id: int | None) -> None:
        """Make another turn the head (``None``: begin anew); the turns below it stay as a branch."""
        self._database.write(lambda db: turns.set_head(db, chat_id, turn_id))

    def switch_branch(
        self, chat_id: int, head_id: int | None, states: Mapping[int, tuple[TurnState, int | None]]
    ) -> None:
        """Make another turn the head (``None``: it stays) and give turns their states, in one transaction."""
        self._database.write(lambda db: branches.switch(db, chat_id, head_id, states))

    def versions_of_chat(self, chat_id: int) -> dict[int, tuple[int, ...]]:
        """The numbers of the turns that there are several versions of, with the ids of all, oldest first."""
        with self._database.read() as db:
            return branches.versions(db, chat_id)

    def turns_below(self, chat_id: int, parent_id: int | None) -> tuple[int, ...]:
        """The ids of all turns that follow a turn (``None``: that the chat begins with), oldest first."""
        with self._database.read() as db:
            return branches.below(db, chat_id, parent_id)

    def replies_below(self, chat_id: int, parent_id: int) -> tuple[int, ...]:
        """The ids of all replies to a turn, also of those that broke off before their first word.

        Those come first; else the oldest does.
        """
        with self._database.read() as db:
            return branches.replies_below(db, chat_id, parent_id)

    def path_through(self, chat_id: int, turn_id: int, since: int | None = None) -> list[Turn]:
        """A conversation with this turn in it: that which was left last, or else the newest.

        Of what was said before the turn ``since`` it has system turns alone.
        """
        with self._database.read() as db:
            return branches.path_through(db, chat_id, turn_id, since)

    def in_conversation(self, turn_ids: Iterable[int]) -> set[int]:
        """Those of the turns that stand in the conversation of their chat, and not on another branch."""
        with self._database.read() as db:
            return branches.on_path(db, turn_ids)

    # ---- what was done to the context ------------------------------------------------------------

    def apply_edit(
        self,
        chat_id: int,
        event: ContextEdited,
        turn_ids: Iterable[int],
        state: TurnState,
        memory_id: int | None = None,
    ) -> StoredEvent:
        """Record an edit and the new state of the turns that left (or came back), in one transaction.

        It is on the disk with what is written next.
        """
        ids = tuple(turn_ids)
        return self._database.write(
            lambda db: context_edits.apply(db, chat_id, event, ids, state, memory_id), at_once=False
        )

    def events_of_chat(self, chat_id: int) -> list[StoredEvent]:
        """The edits of the conversation, oldest first; not those of turns that stand on other branches."""
        with self._database.read() as db:
            return context_edits.of_chat(db, chat_id)

    # ---- search and figures ----------------------------------------------------------------------

    def search(
        self,
        text: str,
        *,
        kinds: Iterable[HitKind] = ("memory", "turn"),
        wanted: Filter = Filter(),  # noqa: B008 - frozen
        limit: int = 50,
    ) -> list[SearchHit]:
        """What matches ``text``, best first.  No text is an error.

        All words are looked for, the last one as the beginning of a word; if nothing has them all, any of
        them; if nothing has one of them, they are looked for inside words.  Very common English words count
        only if there are no others.  Text in double quotes must stand as it is.  System turns are left out.

        ``wanted`` says what hits must be.  The order is that of bm25, weighed with importance and age
        (:func:`~ethervox_gui.storage.search.ranking.weight`); with :attr:`meaning`, memories that mean the
        same come in by reciprocal rank.
        """
        with self._database.read() as db:
            asked = tuple(kinds)
            hits = search.search(db, text, wanted=wanted, kinds=asked, limit=limit)
            meaning = self.meaning
            vector = meaning.vector(text) if meaning and "memory" in asked and text.strip() else None
            if meaning is None or vector is None:
                return hits
            from ethervox_gui.storage.search import nearest  # here, because only this needs numpy

            self._nearest = self._nearest or nearest.Nearest()
            near = self._nearest.ids(db, meaning, vector, wanted)
            return vectors.fused(hits, near, limit, lambda ids: search.hits_of_memories(db, ids))

    def search_documents(self, text: str, wanted: Filter = Filter(), limit: int = 50) -> list[PassageHit]:  # noqa: B008 - frozen
        """Passages of documents that hold all the words of ``text``; of those of ``wanted``'s chat."""
        with self._database.read() as db:
            return in_documents.find(db, text, wanted, limit)

    # ---- meaning ---------------------------------------------------------------------------------

    def memories_without_vector(self, model: str, limit: int) -> list[tuple[int, str]]:
        """Memories that this embedding model has not looked at: ids and texts, the newest first."""
        with self._database.read() as db:
            return vectors.pending(db, model, limit)

    def put_vectors(self, model: str, found: Sequence[tuple[int, str, bytes]]) -> None:
        """Keep vectors for memory ids and the texts they were made of.

        Little-endian 32-bit floats; where a text took several vectors, one behind the other.
        """
        self._database.write(lambda db: vectors.put(db, model, found))
