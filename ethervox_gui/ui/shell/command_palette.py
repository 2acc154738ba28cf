"""The palette: a few letters find every command, chat, settings page and memory; and all shortcuts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ethervox_gui.ui.kit.focus.tab_order import InOrder
from ethervox_gui.ui.kit.text.formatting import one_line
from ethervox_gui.ui.kit.text.fuzzy import score
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.kit.widgets.dialogs import heading
from ethervox_gui.ui.kit.widgets.search_line import SearchIcon
from ethervox_gui.ui.kit.widgets.table import Table

_MOST = 60
_TYPING_MS = 120


@dataclass(frozen=True, slots=True)
class Entry:
    """Something to choose: its words, what it is or its keys, and what choosing it does.

    ``is_quiet``: it is one of many, and listed only where words were typed that fit.
    """

    words: str
    kind: str
    act: Callable[[], object]
    is_quiet: bool = False


class Palette(InOrder):
    """Typing filters, Up and Down choose, Enter does it, Esc closes; the focus stays in the search.

    :attr:`searched` carries the words once nobody types for a moment; what is found elsewhere comes back by
    :meth:`show_found`.
    """

    searched = Signal(str)

    def __init__(self, theme: Theme, entries: Sequence[Entry], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("palette")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Search commands, chats and more"))
        self._entries = list(entries)
        self._found: list[Entry] = []
        self._shown: list[Entry] = []
        self.search = QLineEdit(self)
        self.search.setObjectName("paletteSearch")
        self.search.setAccessibleName(self.tr("Search commands, chats and more"))
        self.search.setPlaceholderText(self.tr("Commands, chats, settings, memories"))
        self.search.setMaxLength(200)
        SearchIcon(theme, self.search)
        what = self.tr("Matches")  # also of the columns, whose hidden names screen readers come by
        self.list = Table("paletteList", what, (what, what), parent=self)
        self.list.setHeaderHidden(True)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemClicked.connect(lambda _item, _column: self._take())
        self._empty = QLabel(self.tr("No match."), self)
        self._empty.setProperty("role", "muted")
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(8)
        column.addWidget(self.search)
        column.addWidget(self._empty)
        column.addWidget(self.list, 1)
        self.typing = QTimer(self)
        self.typing.setSingleShot(True)
        self.typing.setInterval(_TYPING_MS)
        self.typing.timeout.connect(lambda: self.searched.emit(self.search.text().strip()))
        self.search.textChanged.connect(self._typed)
        self.resize(640, 420)
        self._fill()
        self.search.setFocus()

    @property
    def shown(self) -> tuple[Entry, ...]:
        """What is listed, the best first."""
        return tuple(self._shown)

    @property
    def row(self) -> int:
        """Which of them is chosen; −1 where nothing fits."""
        return self.list.currentIndex().row()

    def add(self, entries: Sequence[Entry]) -> None:
        """More to choose from."""
        self._entries += entries
        self._fill()

    def show_found(self, words: str, entries: Sequence[Entry]) -> None:
        """What a search elsewhere found for these words; it stands behind what the palette knows itself."""
        if words == self.search.text().strip():
            self._found = list(entries)
            self._fill()

    def _typed(self) -> None:
        self._found = []
        self.typing.start()
        self._fill()

    def _fill(self) -> None:
        words = self.search.text().strip()
        offered = [entry for entry in self._entries if words or not entry.is_quiet]
        scored = [(score(words, f"{entry.words} {entry.kind}"), entry) for entry in offered]
        fitting = [(found, entry) for found, entry in scored if found is not None]
        if words:
            fitting.sort(key=lambda each: -each[0])
        self._shown = [entry for _, entry in fitting[:_MOST]] + self._found
        self.list.clear()
        for entry in self._shown:
            item = QTreeWidgetItem([one_line(entry.words, 120), one_line(entry.kind, 40)])
            item.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.list.addTopLevelItem(item)
        self._go_to(0)
        self._empty.setVisible(not self._shown)

    def _go_to(self, row: int) -> None:
        self.list.setCurrentIndex(self.list.model().index(row, 0))

    def _take(self) -> None:
        if 0 <= self.row < len(self._shown):
            act = self._shown[self.row].act
            self.accept()
            act()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_PageUp: -8,
            Qt.Key.Key_PageDown: 8,
        }
        key = event.key()
        if key in steps and self._shown:
            row = self.row + steps[Qt.Key(key)]
            row = row % len(self._shown) if abs(steps[Qt.Key(key)]) == 1 else row
            self._go_to(max(0, min(row, len(self._shown) - 1)))
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._take()
        else:
            super().keyPressEvent(event)


#: Between the columns, behind the keys, at the edges of the dialog, and of the window that it lies over.
_BETWEEN, _AFTER_KEYS, _EDGE, _BESIDE = 40, 24, 20, 24


class ShortcutsDialog(InOrder):
    """Keys, and beside them what they do, in two columns, so that all of it fits on a small screen."""

    def __init__(self, shortcuts: list[tuple[str, str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("shortcutsDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        typing = [
            (self.tr("Enter"), self.tr("Send")),
            (self.tr("Shift+Enter"), self.tr("New line")),
            (self.tr("/"), self.tr("Commands (in a message)")),
            (self.tr("F2"), self.tr("Rename the chat")),
            (self.tr("Del"), self.tr("Delete the chat or memory (in its list)")),
            (QKeySequence("Ctrl+Z").toString(QKeySequence.SequenceFormat.NativeText), self.tr("Undo")),
            (self.tr("Left, Right"), self.tr("Move between turns (in the timeline)")),
        ]
        keys_of: dict[str, list[str]] = {}
        for keys, words in [*shortcuts, *typing]:
            keys_of.setdefault(words, []).append(keys)
        inner = QWidget()
        columns = QHBoxLayout(inner)
        columns.setContentsMargins(0, 0, 0, 0)
        columns.setSpacing(_BETWEEN)
        lines = list(keys_of.items())
        half = -(-len(lines) // 2)
        shown: list[list[tuple[QLabel, QLabel]]] = []
        for part in (lines[:half], lines[half:]):
            pairs: list[tuple[QLabel, QLabel]] = []
            grid = QGridLayout()
            grid.setHorizontalSpacing(_AFTER_KEYS)
            grid.setVerticalSpacing(6)
            grid.setColumnStretch(1, 1)
            for row, (words, all_keys) in enumerate(part):
                name = QLabel(", ".join(all_keys), inner)
                name.setProperty("role", "title")
                told = QLabel(words, inner)
                grid.addWidget(name, row, 0)
                grid.addWidget(told, row, 1)
                pairs.append((name, told))
            grid.setRowStretch(len(part), 1)
            columns.addLayout(grid)
            shown.append(pairs)
        close = QPushButton(self.tr("Close"), self)
        close.setDefault(True)
        close.clicked.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(_EDGE, 20, _EDGE, 16)
        column.setSpacing(16)
        column.addWidget(heading(self.tr("Keyboard shortcuts"), self))
        area = self.area = QScrollArea(self)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setAccessibleName(self.tr("Keyboard shortcuts"))
        column.addWidget(area, 1)
        column.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
        bar = area.verticalScrollBar().sizeHint().width()
        if parent is not None:
            _break_words(shown, parent.window().width() - 2 * _BESIDE - bar)
        area.setWidget(inner)
        area.setMinimumWidth(inner.minimumSizeHint().width() + bar)
        column.activate()
        height = columns.totalHeightForWidth(area.minimumWidth() - bar)
        others = column.totalMinimumSize().height() - area.minimumSizeHint().height()
        wanted = max(height, inner.sizeHint().height()) + others
        self.resize(column.totalMinimumSize().width(), wanted)


def _break_words(columns: list[list[tuple[QLabel, QLabel]]], room: int) -> None:
    """Let the longest words take two lines where the columns are wider together than the room."""
    taken, widths = 2 * _EDGE + _BETWEEN * (len(columns) - 1), []
    for pairs in columns:
        for pair in pairs:
            for label in pair:
                label.ensurePolished()
        taken += max(name.sizeHint().width() for name, _ in pairs) + _AFTER_KEYS
        widths.append(max(told.sizeHint().width() for _, told in pairs))
    most = max(widths)
    while most > _EDGE and taken + sum(min(width, most) for width in widths) > room:
        most -= 1
    for told in (told for pairs in columns for _, told in pairs if told.sizeHint().width() > most):
        told.setWordWrap(True)
        told.setFixedWidth(most)
