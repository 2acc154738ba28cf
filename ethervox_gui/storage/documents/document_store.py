"""The part of the store that keeps documents of chats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ethervox_gui.context.recall.passages import Passage
from ethervox_gui.storage.db.database import Database
from ethervox_gui.storage.documents import documents
from ethervox_gui.storage.documents.documents import Document, StoredPassage


class DocumentStore:
    """Documents go with their chat.  The rules of :class:`~ethervox_gui.storage.store.Store` hold."""

    _database: Database

    def add_document(
        self, chat_id: int, name: str, kind: str, n_bytes: int, passages: Sequence[Passage]
    ) -> Document:
        """Keep a document of a chat, all of it or nothing."""
        return self._database.write(lambda db: documents.add(db, chat_id, name, kind, n_bytes, passages))

    def documents(self, chat_id: int) -> list[Document]:
        """The documents of a chat in the order in which they came."""
        with self._database.read() as db:
            return documents.of_chat(db, chat_id)

    def passages(self, chat_id: int) -> list[StoredPassage]:
        """All passages of all documents of a chat."""
        with self._database.read() as db:
            return documents.passages(db, chat_id)

    def passage(self, passage_id: int) -> StoredPassage:
        with self._database.read() as db:
            return documents.passage(db, passage_id)

    def remove_document(self, document_id: int) -> None:
        """Remove a document with its passages, for good."""
        self._database.write(lambda db: documents.remove(db, document_id))

    def standing_passages(self, chat_id: int) -> list[tuple[int, StoredPassage]]:
        """The passages that stand in the context of a chat, each with the id of the turn it stands behind."""
        with self._database.read() as db:
            return documents.standing(db, chat_id)

    def set_standing_passages(self, chat_id: int, behind: Iterable[tuple[int, int]]) -> None:
        """Note what stands there: ids of passages and of the turns they stand behind."""
        pairs = tuple(behind)
        self._database.write(lambda db: documents.set_standing(db, chat_id, pairs))
