"""The part of the store that keeps the list of chats: titles, folders, pins, drafts, the bin."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ethervox_gui.context.turns.turns import Turn
from ethervox_gui.storage.base.values import Chat, Folder, NamedBy
from ethervox_gui.storage.chats import chats, given, quotations, topics
from ethervox_gui.storage.chats.given import GivenCall, GivenTurn
from ethervox_gui.storage.chats.quotations import Quotation
from ethervox_gui.storage.chats.turns import Below
from ethervox_gui.storage.db.database import Database
from ethervox_gui.storage.db.tables import ChatRow
from ethervox_gui.storage.pages.page_store import PageStore


class ChatStore:
    """Chats as the sidebar lists them.  The rules of :class:`~ethervox_gui.storage.store.Store` hold."""

    _database: Database
    _pages: PageStore

    def create_chat(
        self, title: str = "", model: str = "", system_prompt: str = "", profile: str = ""
    ) -> Chat:
        return self._database.write(lambda db: chats.create(db, title, model, system_prompt, profile))

    def chat(self, chat_id: int) -> Chat:
        """The chat; :class:`UserError` ``chat_not_found`` if there is none or it was deleted."""
        with self._database.read() as db:
            return chats.get(db, chat_id)

    def list_chats(self, *, deleted: bool = False) -> list[Chat]:
        """All chats, newest activity first; with ``deleted`` those in the bin instead."""
        with self._database.read() as db:
            return chats.newest_first(db, deleted=deleted)

    def rename_chat(self, chat_id: int, title: str, named_by: NamedBy = "user") -> bool:
        """Give a chat a name; false where the user named it already and ``named_by`` is the model."""
        return self._database.write(lambda db: chats.rename(db, chat_id, title, named_by))

    def set_chat_profile(self, chat_id: int, profile: str) -> None:
        """Let the chat go on with the profile of this name; empty: the default."""
        self._database.write(lambda db: chats.update(db, chat_id, {ChatRow.profile: profile}))

    def set_chat_context(self, chat_id: int, model: str, n_ctx: int) -> None:
        """Note which model the chat is talked with, and in how large a context."""
        changes = {ChatRow.model: model, ChatRow.n_ctx: n_ctx}
        self._database.write(lambda db: chats.update(db, chat_id, changes))

    def set_chat_pinned(self, chat_id: int, pinned: bool) -> None:
        """Keep the chat at the top of the list, or no longer."""
        self._database.write(lambda db: chats.update(db, chat_id, {ChatRow.pinned: pinned}))

    def delete_chat(self, chat_id: int) -> None:
        """Put the chat in the bin: it is not listed or found any more, but :meth:`restore_chat` undoes it.

        After 30 days there :meth:`empty_bin` removes it for good.  Its pages stay as long, but they are the
        first to go when others need the room.
        """
        self._database.write(lambda db: chats.set_deleted(db, chat_id, True))
        self._pages.set_in_bin(chat_id, True)

    def remove_chat(self, chat_id: int) -> bool:
        """Remove a chat for good, without the bin, and all that was said in it; whether there was one."""
        gone = self._database.write(lambda db: chats.remove(db, chat_id))
        if gone:
            self._pages.drop_chat(chat_id)
        return gone

    def restore_chat(self, chat_id: int) -> None:
        self._database.write(lambda db: chats.set_deleted(db, chat_id, False))
        self._pages.set_in_bin(chat_id, False)

    # ---- drafts ----------------------------------------------------------------------------------

    def draft(self, chat_id: int) -> str:
        """What was typed in a chat and not sent."""
        with self._database.read() as db:
            return chats.draft(db, chat_id)

    def set_draft(self, chat_id: int, text: str) -> None:
        """Keep what was typed and not sent.  The chat does not count as used by that."""
        self._database.write(lambda db: chats.update(db, chat_id, {ChatRow.draft: text}))

    # ---- settings of a chat ----------------------------------------------------------------------

    def own_settings(self, chat_id: int) -> Mapping[str, object]:
        """What a chat sets otherwise than its profile, by key; what cannot be read counts as nothing."""
        with self._database.read() as db:
            return chats.own(db, chat_id)

    def set_own_settings(self, chat_id: int, own: Mapping[str, object]) -> None:
        """Let a chat set this otherwise, and nothing else.  It does not count as used by that."""
        text = chats.own_stored(own)
        self._database.write(lambda db: chats.update(db, chat_id, {ChatRow.own: text}))

    # ---- what programs put into chats ------------------------------------------------------------

    def give_turns(self, chat_id: int, turns: Iterable[GivenTurn], below: Below = "head") -> list[Turn]:
        """Put turns of a program's into a chat, in one transaction; the last of them is its head then.

        Without any, that is the turn ``below``.
        """
        wanted = tuple(turns)
        return self._database.write(lambda db: given.put(db, chat_id, wanted, below))

    def name_calls(self, turn_id: int, calls: Sequence[GivenCall]) -> None:
        """Know the calls in a turn by the names that a program gave them."""
        self._database.write(lambda db: given.name_calls(db, turn_id, calls))

    def given_calls(self, chat_id: int) -> dict[int, tuple[GivenCall, ...]]:
        """The calls in turns that programs put into a chat, by the ids of these."""
        with self._database.read() as db:
            return given.calls(db, chat_id)

    def labels(self, chat_id: int) -> dict[str, str]:
        """What a program calls a chat that is kept for it, by its own keys."""
        with self._database.read() as db:
            return given.labels(db, chat_id)

    def set_labels(self, chat_id: int, labels: Mapping[str, str]) -> None:
        """Call a chat so, and nothing else.  It does not count as used by that."""
        found = dict(labels)
        self._database.write(lambda db: given.set_labels(db, chat_id, found))

    def response(self, turn_id: int) -> dict[str, Any]:
        """What the response to a turn said besides its turns; nothing where that is not known."""
        with self._database.read() as db:
            return given.response(db, turn_id)

    def keep_response(self, turn_id: int, said: Mapping[str, Any]) -> None:
        """Keep that in place of what was kept; nothing of a turn that is gone.

        It is on the disk with what is written next.
        """
        self._database.write(lambda db: given.keep_response(db, turn_id, said), at_once=False)

    # ---- quotations ------------------------------------------------------------------------------

    def standing_quotations(self, chat_id: int) -> list[Quotation]:
        """The exchanges that stand quoted in the context of a chat, in their order."""
        with self._database.read() as db:
            return quotations.standing(db, chat_id)

    def set_standing_quotations(self, chat_id: int, standing: Iterable[Quotation]) -> None:
        """Note what stands quoted there.  No turn is in two of them."""
        found = tuple(standing)
        self._database.write(lambda db: quotations.set_standing(db, chat_id, found))

    def told(self, chat_id: int, server: str) -> set[int]:
        """The ids of the turns of a chat that a server had before it for a reply, by its digest."""
        with self._database.read() as db:
            return quotations.told(db, chat_id, server)

    def note_told(self, server: str, turn_ids: Iterable[int]) -> None:
        """A server had these turns before it.  It is on the disk with what is written next."""
        ids = tuple(turn_ids)
        self._database.write(lambda db: quotations.note_told(db, server, ids), at_once=False)

    # ---- topics ----------------------------------------------------------------------------------

    def topics(self, chat_id: int, model: str) -> dict[int, bytes]:
        """What turns of a chat are about, by their ids, as the model of this fingerprint sees it."""
        with self._database.read() as db:
            return topics.of_chat(db, chat_id, model)

    def keep_topics(self, model: str, found: Mapping[int, bytes]) -> None:
        """Keep what a model made of turns.  It is on the disk with what is written next."""
        kept = dict(found)
        self._database.write(lambda db: topics.keep(db, model, kept), at_once=False)

    # ---- folders ---------------------------------------------------------------------------------

    def folders(self) -> list[Folder]:
        """All folders, in the order of their names."""
        with self._database.read() as db:
            return chats.folders_by_name(db)

    def make_folder(self, name: str) -> Folder:
        return self._database.write(lambda db: chats.make_folder(db, name))

    def rename_folder(self, folder_id: int, name: str) -> None:
        self._database.write(lambda db: chats.rename_folder(db, folder_id, name))

    def delete_folder(self, folder_id: int) -> list[int]:
        """Remove a folder; the ids of its chats, which stay and lie in no folder then."""
        return self._database.write(lambda db: chats.delete_folder(db, folder_id))

    def put_into_folder(self, chat_ids: Iterable[int], folder_id: int | None) -> None:
        """Move chats into a folder; ``None``: out of the one they are in."""
        ids = tuple(chat_ids)
        self._database.write(lambda db: chats.move(db, ids, folder_id))
