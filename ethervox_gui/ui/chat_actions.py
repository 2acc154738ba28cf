"""What the list of chats offers besides opening: names, pins, folders, the bin, files."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from ethervox_gui.context.errors import UserError
from ethervox_gui.services.chat_files import export_chats
from ethervox_gui.storage.values import Chat, Folder
from ethervox_gui.ui.parts import Parts
from ethervox_gui.ui.stored_chat import read_list
from ethervox_gui.ui.wording import one_line


class ChatActions(QObject):
    """Wires the list of chats; ``new_chat`` is done when the chat that is shown is deleted."""

    def __init__(self, parts: Parts, new_chat: Callable[[], None]) -> None:
        super().__init__(parts.window)
        self._window = window = parts.window
        self._session = parts.session
        self._store = parts.store
        self._background = parts.background
        self._new_chat = new_chat
        chats = window.sidebar.list
        chats.export_wanted.connect(self.ask_where_to_export)
        chats.renamed.connect(self.rename_chat)
        chats.delete_wanted.connect(self.delete_chat)
        chats.pin_wanted.connect(self.pin_chat)
        chats.move_wanted.connect(self.move_chat)
        chats.folder_wanted.connect(self.make_folder)
        chats.folder_renamed.connect(self.rename_folder)
        chats.folder_delete_wanted.connect(self.delete_folder)

    def _change(self, work: Callable[[], object]) -> None:
        """Change what is stored, then look at the list again."""
        self._background.change(work, lambda _: self._session.refresh_chats(), self._failed)

    # ---- chats ----------------------------------------------------------------------------------

    def rename_chat(self, chat_id: int, title: str) -> None:
        self._change(lambda: self._store.rename_chat(chat_id, title))

    def pin_chat(self, chat_id: int, pinned: bool) -> None:
        """Keep a chat at the top of the list, or no longer."""
        self._change(lambda: self._store.set_chat_pinned(chat_id, pinned))

    def move_chat(self, chat_id: int, folder_id: int | None) -> None:
        """Put a chat into a folder, or (``None``) out of the one it is in."""
        self._change(lambda: self._store.put_into_folder([chat_id], folder_id))

    def delete_chat(self, chat_id: int) -> None:
        """Put a chat into the bin; the note that says so can take it out again."""
        store, session, toast = self._store, self._session, self._window.toast

        def undo() -> None:
            self._change(lambda: store.restore_chat(chat_id))

        def deleted(title: str) -> None:
            session.refresh_chats()
            self._window.memory.refresh()
            if chat_id == session.shown_chat:  # another that was chosen since may be on its way
                self._new_chat()
            toast.tell("notice", self.tr("Chat deleted"), title, self.tr("Undo"), undo)

        def delete() -> str:
            title = store.chat(chat_id).title
            store.delete_chat(chat_id)
            return title

        self._background.change(delete, deleted, self._failed)

    # ---- folders --------------------------------------------------------------------------------

    def make_folder(self, chat_id: int | None) -> None:
        """Make a folder, with a chat in it if one is named, and let the user name it."""
        store, name = self._store, self.tr("New folder")

        def make() -> tuple[int, list[Chat], list[Folder]]:
            folder = store.make_folder(name)
            if chat_id is not None:
                store.put_into_folder([chat_id], folder.folder_id)
            return (folder.folder_id, *read_list(store))

        def made(found: tuple[int, list[Chat], list[Folder]]) -> None:
            folder_id, chats, folders = found
            shown = self._window.sidebar.list
            shown.show_chats(chats, folders)
            shown.name_folder(folder_id)

        self._background.change(make, made, self._failed)

    def rename_folder(self, folder_id: int, name: str) -> None:
        self._change(lambda: self._store.rename_folder(folder_id, name))

    def delete_folder(self, folder_id: int) -> None:
        """Remove a folder; its chats stay.  The note that says so can have it back."""
        store, toast = self._store, self._window.toast

        def delete() -> tuple[str, list[int]]:
            name = next((f.name for f in store.folders() if f.folder_id == folder_id), "")
            return name, store.delete_folder(folder_id)

        def deleted(found: tuple[str, list[int]]) -> None:
            name, chat_ids = found

            def back() -> None:
                store.put_into_folder(chat_ids, store.make_folder(name).folder_id)

            self._session.refresh_chats()
            words = self.tr("{}: its {} chats stay").format(one_line(name, 60), len(chat_ids))
            toast.tell(
                "notice", self.tr("Folder deleted"), words, self.tr("Undo"), lambda: self._change(back)
            )

        self._background.change(delete, deleted, self._failed)

    # ---- files ----------------------------------------------------------------------------------

    def ask_where_to_export(self, chat_id: int, title: str) -> None:
        """Ask for a file; its ending decides between Markdown and JSON."""
        name = re.sub(r"[^\w\- ]+", "", one_line(title, 60)).strip() or "chat"
        kinds = self.tr("Markdown (*.md);;JSON, with everything (*.json)")
        dialog = QFileDialog(self._window, self.tr("Export chat"), f"{name}.md", kinds)
        dialog.setObjectName("exportChatDialog")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("md")
        dialog.filterSelected.connect(
            lambda kind: dialog.setDefaultSuffix("json" if "json" in kind else "md")
        )
        dialog.fileSelected.connect(lambda path: self.export(chat_id, Path(path)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def export(self, chat_id: int, path: Path) -> None:
        """Write a chat to a file."""
        store, toast = self._store, self._window.toast
        self._background.read(
            lambda: export_chats(store, [chat_id], path),
            lambda _: toast.tell("notice", self.tr("Chat exported"), str(path)),
            self._failed,
        )

    def _failed(self, error: Exception) -> None:
        if isinstance(error, UserError):
            self._window.show_error(str(error), error.details)
        else:
            self._window.show_error(self.tr("That could not be done."), str(error))
