"""Chats to files, from the list of chats."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from ethervox_gui.context.errors import UserError
from ethervox_gui.services.chat_files import export_chats
from ethervox_gui.storage.store import Store
from ethervox_gui.ui.background import Background
from ethervox_gui.ui.window import MainWindow
from ethervox_gui.ui.wording import one_line


class ChatActions(QObject):
    """Wires what the list of chats offers besides opening, renaming and deleting."""

    def __init__(self, window: MainWindow, store: Store, background: Background) -> None:
        super().__init__(window)
        self._window = window
        self._store = store
        self._background = background
        window.sidebar.list.export_wanted.connect(self.ask_where_to_export)

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
            self._window.show_error(self.tr("The chat could not be exported."), str(error))
