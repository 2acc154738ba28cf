"""What was deleted lately, chats and memories, and the way back."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QLabel, QPushButton, QWidget

from ethervox_gui.services.retention import Deleted
from ethervox_gui.storage.memories.edits import BIN_DAYS
from ethervox_gui.ui.kit.text.formatting import clock, number, one_line
from ethervox_gui.ui.kit.widgets.dialogs import column_of, foot_of
from ethervox_gui.ui.kit.widgets.table import Table


class BinDialog(QDialog):
    """A row for each; :attr:`restore_wanted` carries the one that is to come back.

    :meth:`settle` says what became of it: what is back leaves the list.
    """

    restore_wanted = Signal(object)

    def __init__(self, found: Sequence[Deleted], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("binDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        title = self.tr("Recently deleted")
        column = column_of(self, title)
        self._found = list(found)
        self._asked: list[Deleted] = []
        columns = (self.tr("Title"), self.tr("Type"), self.tr("Deleted"))
        self.list = Table("binList", title, columns, right=(2,), parent=self)
        for one in self._found:
            kind = self.tr("chat") if one.kind == "chat" else self.tr("memory")
            self.list.addTopLevelItem(self.list.make_row([self._name(one), kind, clock(one.deleted_at)]))
        self.list.itemActivated.connect(lambda _item, _column: self._restore())
        self.about = QLabel(self)
        self.about.setProperty("role", "muted")
        self.about.setWordWrap(True)
        self.restore = QPushButton(self.tr("Restore"), self)
        self.restore.setObjectName("restoreDeleted")
        self.restore.setAutoDefault(False)
        self.restore.clicked.connect(self._restore)
        column.addWidget(self.about)
        column.addWidget(self.list, 1)
        column.addLayout(foot_of(self, self.restore))
        self.resize(600, 400)
        self._look_what_is_left()
        self.list.setFocus()

    def _name(self, one: Deleted) -> str:
        return one_line(one.title, 120) or self.tr("New chat")

    def _restore(self) -> None:
        row = self.list.currentIndex().row()
        if 0 <= row < len(self._found) and self._found[row] not in self._asked:
            self._asked.append(self._found[row])
            self.restore_wanted.emit(self._found[row])

    def settle(self, one: Deleted, *, is_back: bool) -> None:
        """Take a row out whose thing is back; else it may be asked for again."""
        self._asked = [other for other in self._asked if other != one]
        if is_back and one in self._found:
            row = self._found.index(one)
            del self._found[row]
            self.list.takeTopLevelItem(row)
            self._look_what_is_left()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return brings the row back, and does not press *Close* as well."""
        if not (self.list.hasFocus() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)):
            super().keyPressEvent(event)

    def _look_what_is_left(self) -> None:
        words = self.tr("Nothing is here.")
        if self._found:
            words = self.tr(
                "What is here is deleted for good after {} days, unless a chat still uses it."
            ).format(number(BIN_DAYS))
            if not self.list.currentIndex().isValid():
                self.list.setCurrentIndex(self.list.model().index(0, 0))
        self.about.setText(words)
        self.restore.setEnabled(bool(self._found))
