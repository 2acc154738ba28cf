"""The gauge's click: the list of the edits of the chat that is shown."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ethervox_gui.storage.values import StoredEvent
from ethervox_gui.ui.parts import Parts


class EditActions(QObject):
    """Reads the edits on the worker thread and shows them."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts.window)
        self._window = window = parts.window
        self._session = parts.session
        self._store = parts.store
        self._background = parts.background
        window.header.gauge.clicked.connect(self.show_edits)
        window.add_shortcut("Ctrl+G", self.tr("Edits of the context"), self.show_edits)

    def show_edits(self) -> None:
        """Open the list."""
        from ethervox_gui.ui.edits_dialog import EditsDialog  # here, because the window opens sooner without

        chat_id, store = self._session.shown_chat, self._store
        if chat_id is not None and self._window.findChild(EditsDialog) is None:
            self._background.read(lambda: store.events_of_chat(chat_id), self._show)

    def _show(self, edits: list[StoredEvent]) -> None:
        from ethervox_gui.ui.edits_dialog import EditsDialog

        dialog = EditsDialog(edits, self._window)
        dialog.turn_wanted.connect(self._window.chat.scroll_to_turn)
        dialog.summary_wanted.connect(self._window.show_memory)
        dialog.open()
