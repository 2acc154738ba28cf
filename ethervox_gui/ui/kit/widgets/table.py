"""A plain table for dialogs: whole rows are selected, and one column takes the room that is left."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from ethervox_gui.ui.kit.text.formatting import isolated

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Cells(QStyledItemDelegate):
    """Names in another script keep the order of their words, and their full stops, in a mirrored window.

    Where the keys are, all of the row is marked, and not the one cell that Qt goes to.
    """

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        if option.direction == Qt.LayoutDirection.RightToLeft and option.text:
            option.text = isolated(option.text)
        view = option.widget
        if isinstance(view, QAbstractItemView) and view.hasFocus():
            here = view.currentIndex()
            if (here.row(), here.parent()) == (index.row(), index.parent()):
                option.state |= QStyle.StateFlag.State_HasFocus


class Table(QTreeWidget):
    """``wide`` is the column that is cut off when room runs short; numbers in ``right`` stand at its edge."""

    def __init__(
        self,
        name: str,
        words: str,
        columns: Sequence[str],
        *,
        wide: int = 0,
        right: Collection[int] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._right = tuple(right)
        self.setObjectName(name)
        self.setItemDelegate(Cells(self))
        self.setAccessibleName(words)
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setHeaderLabels(list(columns))
        for column in self._right:
            self.headerItem().setTextAlignment(column, _RIGHT)
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(wide, QHeaderView.ResizeMode.Stretch)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Keys that come in stand at a row that is seen: Qt goes to one, and does not select it."""
        super().focusInEvent(event)
        if not self.selectedIndexes() and self.currentIndex().isValid():
            choose = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
            self.selectionModel().select(self.currentIndex(), choose)

    def make_row(self, cells: Sequence[str] = ()) -> QTreeWidgetItem:
        """A row with these cells, which stands in no table yet."""
        item = QTreeWidgetItem(list(cells))
        for column in self._right:
            item.setTextAlignment(column, _RIGHT)
        return item
