"""A field for a number, which can be typed freely or stepped up and down."""

from __future__ import annotations

import math
from decimal import Decimal, InvalidOperation

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QToolButton, QWidget

_MANY = 10


class NumberEdit(QLineEdit):
    """Takes whatever is typed, so that whoever checks it can say what is wrong with it.

    Arrow keys and the wheel step by ``step``, Page Up and Page Down by ten of them, between ``low`` and
    ``high``; an empty line steps from ``start``.  A ``step`` that is an ``int`` makes whole numbers.
    ``stepped`` comes after each.
    """

    stepped = Signal()

    def __init__(
        self,
        text: str,
        *,
        step: float = 1,
        low: float = -math.inf,
        high: float = math.inf,
        start: float = 0,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._step, self._start, self._is_whole = (
            Decimal(str(step)),
            Decimal(str(start)),
            isinstance(step, int),
        )
        self._low, self._high = low, high
        self.setProperty("role", "number")
        self._align()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._align()

    def _align(self) -> None:
        """Where one begins to read, as what stands there while it is empty: Qt goes by the figures alone."""
        side = Qt.AlignmentFlag.AlignRight if self.isRightToLeft() else Qt.AlignmentFlag.AlignLeft
        self.setAlignment(side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter)

    def step_by(self, steps: int) -> None:
        """Go up so many steps, or down; what is not a number stays as it is."""
        try:
            now = Decimal(self.text().strip().replace(",", ".")) if self.text().strip() else self._start
        except InvalidOperation:
            return
        if not now.is_finite():
            return
        wanted = min(self._high, max(self._low, float(now + steps * self._step)))
        text = str(int(wanted) if self._is_whole else wanted)
        if text != self.text():
            self.setText(text)
            self.selectAll()
            self.stepped.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Up: 1,
            Qt.Key.Key_Down: -1,
            Qt.Key.Key_PageUp: _MANY,
            Qt.Key.Key_PageDown: -_MANY,
        }.get(Qt.Key(event.key()))
        if steps is None:
            super().keyPressEvent(event)
        else:
            self.step_by(steps)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Only where it is being edited: else the page scrolls."""
        if self.hasFocus() and event.angleDelta().y():
            self.step_by(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            event.ignore()


def with_steps(edit: NumberEdit, less: str, more: str, unit: str = "") -> QWidget:
    """The line with its unit and buttons for less and for more, which have these words for screen readers."""
    box = QWidget()
    line = QHBoxLayout(box)
    line.setContentsMargins(0, 0, 0, 0)
    line.setSpacing(4)
    line.addWidget(edit, 1)
    for sign, words, steps in (("−", less, -1), ("+", more, 1)):
        button = QToolButton(box)
        button.setText(sign)
        button.setProperty("role", "step")
        button.setAccessibleName(words)
        button.setToolTip(words)
        button.setAutoRepeat(True)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keys are the line's
        button.clicked.connect(lambda _=False, steps=steps: edit.step_by(steps))
        line.addWidget(button)
    label = QLabel(unit, box)
    label.setProperty("role", "muted")
    label.setVisible(bool(unit))
    line.insertWidget(1, label)
    return box
