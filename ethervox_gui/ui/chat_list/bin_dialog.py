"""What was deleted lately, chats and memories: the way back, and the way out for good."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QLabel, QWidget

from ethervox_gui.services.retention import Deleted
from ethervox_gui.storage.base.folding import for_filter
from ethervox_gui.storage.memories.edits import BIN_DAYS
from ethervox_gui.ui.kit.focus.tab_order import InOrder
from ethervox_gui.ui.kit.overlays.overlay import lay_over
from ethervox_gui.ui.kit.text.formatting import clock, isolated, number, one_line
from ethervox_gui.ui.kit.widgets.dialogs import AskDialog, button_of, column_of, fit_into_window, foot_of
from ethervox_gui.ui.kit.widgets.search_line import ListFilter, add_clear_button
from ethervox_gui.ui.kit.widgets.table import Table


class BinDialog(InOrder):
    """A row for each; :attr:`restore_wanted` carries one that is to come back.

    :meth:`settle` says what became of it: what is back leaves the list.  ``purge_wanted`` carries a list of
    what is to go for good, and :meth:`show_found` shows what is left then.
    """

    restore_wanted = Signal(object)
    purge_wanted = Signal(list)

    def __init__(self, found: Sequence[Deleted], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("binDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        title = self.tr("Recently deleted")
        column = column_of(self, title)
        self._found: list[Deleted] = []
        self._shown: list[Deleted] = []
        self._asked: list[Deleted] = []
        self.filter = ListFilter(self)
        self.filter.setObjectName("binFilter")
        self.filter.setPlaceholderText(self.tr("Filter by title"))
        self.filter.setAccessibleName(self.tr("Filter by title"))
        columns = (self.tr("Title"), self.tr("Type"), self.tr("Deleted"))
        self.list = Table("binList", title, columns, right=(2,), parent=self)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.itemActivated.connect(lambda _item, _column: self._restore())
        self.filter.lead_to(self.list, self._go_to_first)
        self.filter.textChanged.connect(self._list)
        add_clear_button(self.filter)
        self.about = QLabel(self)
        self.about.setProperty("role", "muted")
        self.about.setWordWrap(True)
        self.restore = button_of(self, "restoreDeleted", self.tr("Restore"), self._restore)
        self.purge = button_of(self, "purgeDeleted", self.tr("Delete for good…"), self._ask_to_purge)
        self.empty = button_of(self, "emptyBin", self.tr("Delete all…"), self._ask_to_empty)
        column.addWidget(self.about)
        column.addWidget(self.filter)
        column.addWidget(self.list, 1)
        column.addLayout(foot_of(self, self.restore, self.purge, self.empty))
        fit_into_window(self, 640, 400)
        self.list.itemSelectionChanged.connect(self._enable)
        self.show_found(found)
        self.list.setFocus()

    def show_found(self, found: Sequence[Deleted]) -> None:
        """Show what lies there now."""
        self._found = list(found)
        self._list()

    def _list(self) -> None:
        """A row for each whose title has the words of the filter."""
        words = for_filter(self.filter.text()).strip()
        self._shown = [one for one in self._found if words in for_filter(self._name(one))]
        self.list.clear()
        for one in self._shown:
            kind = self.tr("chat") if one.kind == "chat" else self.tr("memory")
            self.list.addTopLevelItem(self.list.make_row([self._name(one), kind, clock(one.deleted_at)]))
        self._look_what_is_left()

    def _name(self, one: Deleted) -> str:
        return one_line(one.title, 120) or self.tr("New chat")

    def _chosen(self) -> list[Deleted]:
        rows = sorted({index.row() for index in self.list.selectedIndexes()})
        return [self._shown[row] for row in rows if row < len(self._shown)]

    def _restore(self) -> None:
        for one in self._chosen():
            if one not in self._asked:
                self._asked.append(one)
                self.restore_wanted.emit(one)

    def _ask_to_purge(self) -> None:
        self._ask(self._chosen())

    def _ask_to_empty(self) -> None:
        self._ask(self._shown)

    def _ask(self, chosen: Sequence[Deleted]) -> None:
        """What goes for good is asked for once more."""
        chosen = list(chosen)
        if not chosen:
            return
        if len(chosen) == 1:
            question = self.tr("Delete “{}” for good?").format(isolated(one_line(self._name(chosen[0]), 60)))
        else:
            question = self.tr("Delete {} entries for good?").format(number(len(chosen)))
        words = self.tr(
            "This cannot be undone. What a chat still uses stays. Backups in the data folder hold it until "
            "newer ones take their place."
        )
        dialog = AskDialog(question, words, self.tr("Delete for good"), self, is_final=True)
        dialog.accepted.connect(lambda: self.purge_wanted.emit(chosen))
        lay_over(dialog)

    def settle(self, one: Deleted, *, is_back: bool) -> None:
        """Take a row out whose thing is back; else it may be asked for again."""
        self._asked = [other for other in self._asked if other != one]
        if not is_back or one not in self._found:
            return
        self._found.remove(one)
        if one in self._shown:
            row = self._shown.index(one)
            del self._shown[row]
            self.list.takeTopLevelItem(row)
        self._look_what_is_left()

    def _go_to_first(self) -> None:
        """Choose the first row; Enter there brings it back."""
        first = self.list.topLevelItem(0)
        if first is not None:
            self.list.clearSelection()
            self.list.setCurrentItem(first)
            self.list.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return brings the row back, and does not press *Close* as well; Delete asks to be rid of it."""
        is_used = self.list.hasFocus() or self.filter.hasFocus()
        if self.list.hasFocus() and event.key() == Qt.Key.Key_Delete:
            self._ask_to_purge()
        elif not (is_used and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)):
            super().keyPressEvent(event)

    def _look_what_is_left(self) -> None:
        words = self.tr("Nothing is here.")
        if self._found:
            words = self.tr(
                "What is here is deleted for good after {} days, unless a chat still uses it."
            ).format(number(BIN_DAYS))
            if not self._shown:
                words = self.tr("No title matches.")
            elif not self.list.selectedIndexes():
                row = max(0, min(self.list.currentIndex().row(), len(self._shown) - 1))
                self.list.setCurrentIndex(self.list.model().index(row, 0))
                self.list.selectionModel().select(
                    self.list.currentIndex(),
                    QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows,
                )
        self.about.setText(words)
        self._enable()

    def _enable(self) -> None:
        has_chosen = bool(self._chosen())
        self.restore.setEnabled(has_chosen)
        self.purge.setEnabled(has_chosen)
        self.empty.setEnabled(bool(self._shown))
