"""A few choices beside each other, one of which is selected."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QPushButton, QWidget

from ethervox_gui.ui.kit.widgets.flow_layout import FlowLayout


class Segments(QFrame):
    """Shows each choice in words; click, arrow keys, Home and End choose.

    ``words`` has the words by value.  A value that is not among them is no choice, and none is shown chosen.
    """

    chosen = Signal()

    def __init__(self, words: Mapping[str, str], value: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "segments")
        self._values = list(words)
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        line = FlowLayout(self, 2)
        line.setContentsMargins(2, 2, 2, 2)
        for index, said in enumerate(words.values()):
            button = QPushButton(said.replace("&", "&&"), self)
            button.setCheckable(True)
            button.setAutoDefault(False)
            button.setProperty("role", "segment")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.installEventFilter(self)
            self._group.addButton(button, index)
            line.addWidget(button)
        if value in words:
            self._group.button(self._values.index(value)).setChecked(True)
        self._hold_focus()
        self._group.idToggled.connect(self._toggled)

    @property
    def value(self) -> str:
        """The value that is chosen; empty where none is."""
        index = self._group.checkedId()
        return self._values[index] if index >= 0 else ""

    def sizeHint(self) -> QSize:
        """All beside each other; where there is less room they break into lines."""
        sizes = [button.sizeHint() for button in self._group.buttons()]
        height = max(size.height() for size in sizes)
        return QSize(sum(size.width() + 2 for size in sizes) + 4, height + 6)

    def button(self, value: str) -> QPushButton:
        """The button of a value."""
        found = self._group.button(self._values.index(value))
        assert isinstance(found, QPushButton)
        return found

    def name(self, words: str) -> None:
        """Say to screen readers what is chosen here."""
        self.setAccessibleName(words)
        for button in self._group.buttons():
            button.setAccessibleName(f"{words}: {button.text().replace('&&', '&')}")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys that a button has: the arrow keys go to the next one as they are read, not as they lie."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._go(event.key()):
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._go(event.key()):
            super().keyPressEvent(event)

    def _go(self, key: int) -> bool:
        """Choose what a key leads to; whether it leads anywhere."""
        last, now = len(self._values) - 1, self._group.checkedId()
        step = -1 if self.isRightToLeft() else 1
        goal = {
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
            Qt.Key.Key_Left: now - step,
            Qt.Key.Key_Right: now + step,
            Qt.Key.Key_Up: now - 1,
            Qt.Key.Key_Down: now + 1,
        }.get(Qt.Key(key))
        if goal is None:
            return False
        button = self._group.button(min(last, max(0, goal)))
        button.setFocus(Qt.FocusReason.TabFocusReason)
        button.click()
        return True

    def _toggled(self, _index: int, checked: bool) -> None:
        if checked:
            self._hold_focus()
            self.chosen.emit()

    def _hold_focus(self) -> None:
        """Tab comes to the one that is chosen."""
        self.setFocusProxy(self._group.checkedButton() or self._group.button(0))
