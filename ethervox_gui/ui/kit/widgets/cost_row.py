"""A button that tells the cost first: what it costs stands beside it, or below where room is short."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from ethervox_gui.ui.kit.widgets.elided_label import ElidedLabel
from ethervox_gui.ui.kit.widgets.wrapping_button import WrappingButton

_SPACING = 8
#: Words beside a button are read in lines of so many pixels at least, with letters of the usual size.
_LINE = 110


class CostRow(QWidget):
    """A button with the object name ``name``, words about its cost, and perhaps a button ``before`` it.

    ``told``: the words have changed.  ``keys_going``: the button has the keys, and is about to go or to be of
    no use; Qt would pass them on to whatever comes next in the window.
    """

    told = Signal()
    keys_going = Signal()

    def __init__(
        self, name: str, parent: QWidget | None = None, before: WrappingButton | None = None
    ) -> None:
        super().__init__(parent)
        self.button = WrappingButton(parent=self)
        self.button.setObjectName(name)
        self.words = ElidedLabel(self)
        self.words.setProperty("role", "caption")
        self.words.setWordWrap(True)
        self._buttons = [self.button] if before is None else [before, self.button]
        self._beside = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._beside.setSpacing(_SPACING)
        for button in self._buttons:
            self._beside.addWidget(button)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 2, 4, 0)
        self._row.setSpacing(_SPACING)
        self._row.addLayout(self._beside)
        self._row.addWidget(self.words, 1)

    def tell(self, name: str, words: str, *, fits: bool = True, on_hover: bool = False) -> None:
        """Say what the button does and what that costs; without ``fits`` it cannot be done.

        ``on_hover``: the words wait for the mouse; why it cannot be done is said beside it in any case.
        """
        if not fits:
            self._let_keys_go()
        self.button.setText(name)
        self.button.setAccessibleName(name)
        self.button.setAccessibleDescription(words)
        self.button.setEnabled(fits)
        self.button.setToolTip(words)
        self.words.setText("" if on_hover and fits else words)
        self._fit()
        self.told.emit()

    def _let_keys_go(self) -> None:
        if self.button.hasFocus():
            self.keys_going.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        known = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:  # words have other letters now
            self._fit()
        return known

    @property
    def on_one_line(self) -> int:
        """The width of its buttons beside each other, with what is between them."""
        shown = [button for button in self._buttons if not button.isHidden()]
        return sum(button.on_one_line.width() + _SPACING for button in shown)

    def _fit(self) -> None:
        """Buttons beside each other, and the words beside them, as far as there is room.

        A button that is wider than all of it has its words on several lines.
        """
        shown = [button for button in self._buttons if not button.isHidden()]
        buttons = self.on_one_line
        line = _LINE * self.words.fontMetrics().height() // 16 if self.words.text() else 0
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        room = self.contentsRect().width() - self._row.contentsMargins().right()
        for button in shown:
            button.set_widest(room)
        for layout, fits in ((self._beside, buttons <= room), (self._row, buttons + line <= room)):
            if layout.direction() is not (across if fits else down):
                layout.setDirection(across if fits else down)
        # Below there is one line for them: the layout around gives no height for another width.  Only on a
        # change: a label that is set again asks for a layout, and that would call this again, for ever.
        if self.words.wordWrap() is not (self._row.direction() is across):
            self.words.setWordWrap(not self.words.wordWrap())
