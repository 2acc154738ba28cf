"""The repositories that a search on the hub has found, two lines each."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ethervox_gui.services.hub.values import Gate, Repository
from ethervox_gui.ui.kit.text.formatting import clock, decimal, one_line, side_by_side, tip
from ethervox_gui.ui.kit.text.translate import tr
from ethervox_gui.ui.kit.theme.theme import Theme

_REPOSITORY = Qt.ItemDataRole.UserRole
_PAD = 9
_GAP = 3
_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
_RIGHT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)


def short_number(value: int) -> str:
    """``861``, ``51 k``, ``1.2 M``."""
    if value >= 1_000_000:
        return tr("{} M").format(decimal(value / 1e6))
    return tr("{} k").format(f"{value / 1e3:.0f}") if value >= 1000 else str(value)


def facts_of(repository: Repository) -> str:
    """Author, downloads, likes and the day of the last change, as far as they are known."""
    parts = (
        one_line(repository.author, 60),
        tr("{} downloads").format(short_number(repository.downloads)),
        tr("{} likes").format(short_number(repository.likes)),
        clock(repository.updated) if repository.updated else "",
    )
    return side_by_side(parts)


class HubResults(QListWidget):
    """:attr:`chosen` carries the repository that the user has gone to."""

    chosen = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("hubResults")
        self.setAccessibleName(self.tr("Repositories that were found"))
        self.setItemDelegate(_Rows(theme, self))
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.currentItemChanged.connect(self._gone_to)
        theme.changed.connect(self._relay)

    def add(self, repositories: Iterable[Repository]) -> None:
        """Put these below what is there; what is there already is not shown twice."""
        there = {self.repository(row).id for row in range(self.count())}
        for repository in repositories:
            if repository.id in there:
                continue
            name = one_line(repository.name, 100)
            item = QListWidgetItem(name)
            item.setData(_REPOSITORY, repository)
            gate = tr("conditions to accept") if repository.gate is not Gate.OPEN else ""
            words = ", ".join(filter(None, (name, facts_of(repository), gate)))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, words)
            item.setToolTip(tip(repository.id))
            self.addItem(item)

    def repository(self, row: int) -> Repository:
        """What stands in a row."""
        found = self.item(row).data(_REPOSITORY)
        assert isinstance(found, Repository)
        return found

    def go(self, step: int) -> None:
        """Go up or down."""
        if self.count():
            self.setCurrentRow(max(0, min(self.currentRow() + step, self.count() - 1)))

    def _gone_to(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.chosen.emit(item.data(_REPOSITORY))

    def _relay(self) -> None:
        self.doItemsLayout()
        self.viewport().update()


class _Rows(QStyledItemDelegate):
    """Draws a repository: its name, and below it the facts."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        lines = QFontMetrics(self._theme.font()).height() + QFontMetrics(self._theme.font("caption")).height()
        return QSize(100, lines + _GAP + 2 * _PAD)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        repository: Repository = index.data(_REPOSITORY)
        theme, rect = self._theme, QRect(option.rect)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen or option.state & QStyle.StateFlag.State_MouseOver:
            painter.setBrush(theme.colour("selection" if chosen else "hover"))
            focused = chosen and option.state & QStyle.StateFlag.State_HasFocus
            painter.setPen(theme.colour("accent") if focused else Qt.PenStyle.NoPen)
            painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 1.5, -0.5, -1.5), 8, 8)
        name_font, small = theme.font(weight=500), theme.font("caption")
        name_lines, small_lines = QFontMetrics(name_font), QFontMetrics(small)
        line = QRect(rect.left() + _PAD, rect.top() + _PAD, rect.width() - 2 * _PAD, name_lines.height())
        room = line.width()
        if repository.gate is not Gate.OPEN:
            gate = tr("conditions")
            painter.setFont(small)
            painter.setPen(theme.colour("text" if chosen else "warning"))
            painter.drawText(line, _RIGHT, gate)
            room -= small_lines.horizontalAdvance(gate) + _PAD
        painter.setFont(name_font)
        painter.setPen(theme.colour("text"))
        middle = Qt.TextElideMode.ElideMiddle  # at its end stands what tells it from the others
        painter.drawText(line, _LEFT, name_lines.elidedText(index.data(), middle, room))
        below = QRect(line.left(), line.bottom() + 1 + _GAP, line.width(), small_lines.height())
        facts = small_lines.elidedText(facts_of(repository), Qt.TextElideMode.ElideRight, below.width())
        painter.setFont(small)
        painter.setPen(theme.colour("text" if chosen else "muted"))
        painter.drawText(below, _LEFT, facts)
        painter.restore()
