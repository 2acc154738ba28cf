"""A quick dialog inside its window: everything else is dimmed, Esc closes, and the focus goes back.

The dialog stays a :class:`QDialog`: it is accepted and rejected as ever, and goes when it is finished.
"""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QEvent, QKeyCombination, QObject, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QShortcut
from PySide6.QtWidgets import QDialog, QPushButton, QWidget

from ethervox_gui.ui.kit.focus.return_key import presses
from ethervox_gui.ui.kit.focus.tab_order import tab_stops

_MARGIN = 24
_QUITS = QKeyCombination(Qt.Modifier.CTRL, Qt.Key.Key_Q)
#: Of the room above and below, so much stands above.
_ABOVE = 0.4


class Overlay(QWidget):
    """Lies over ``window`` with ``dialog`` in its middle; made and shown by :func:`lay_over`.

    ``is_light``: a click beside the dialog closes it.
    """

    def __init__(self, window: QWidget, dialog: QDialog, *, is_light: bool) -> None:
        super().__init__(window)
        self.setObjectName("overlay")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._window = window
        self._is_light = is_light
        self._before: QWidget | None = window.focusWidget()
        self._inside: QWidget | None = dialog.focusWidget()
        buttons = dialog.findChildren(QPushButton)
        self._default = next((button for button in buttons if button.isDefault()), None)
        self._wanted = _wanted_size(dialog)
        self._is_placing = False
        self.dialog = dialog
        if not dialog.accessibleName():
            dialog.setAccessibleName(dialog.windowTitle())
        dialog.setParent(self, Qt.WindowType.Widget)
        dialog.setProperty("laidOver", True)
        dialog.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        dialog.finished.connect(self._end)
        window.installEventFilter(self)
        dialog.installEventFilter(self)
        if self._default is not None:
            self._default.installEventFilter(self)

    def begin(self) -> None:
        """Show it, and give the dialog the focus."""
        self._place()
        self.show()
        self.raise_()
        self.dialog.show()
        self.dialog.raise_()
        self.dialog.style().unpolish(self.dialog)
        self.dialog.style().polish(self.dialog)
        inside = self._inside
        can_take_it = inside is not None and inside.isVisible() and inside.isEnabled()  # an empty list cannot
        first = inside if inside is not None and can_take_it else self._first()
        first.setFocus(Qt.FocusReason.PopupFocusReason)

    def _end(self) -> None:
        self._window.removeEventFilter(self)
        had_focus = self._holds(self._window.focusWidget())
        self.hide()
        before = self._before
        if had_focus and before is not None and shiboken6.isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.PopupFocusReason)
        self.deleteLater()

    # ---- where it is ----------------------------------------------------------------------------

    def _place(self) -> None:
        self._is_placing = True
        self.setGeometry(self._window.rect())
        room = self.size() - QSize(2 * _MARGIN, 2 * _MARGIN)
        size = self._wanted.expandedTo(_least_size(self.dialog)).boundedTo(room)
        layout = self.dialog.layout()
        if layout is not None and layout.hasHeightForWidth():
            needed = layout.totalHeightForWidth(size.width())
            size.setHeight(min(max(size.height(), needed), room.height()))
        left = (self.width() - size.width()) // 2
        top = round((self.height() - size.height()) * _ABOVE)
        self.dialog.setGeometry(QRect(left, top, size.width(), size.height()))
        self._is_placing = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and not self._is_placing:
            if watched is self.dialog:
                self._wanted = self.dialog.size()
            self._place()
        elif watched is self._default and event.type() == QEvent.Type.FocusOut:
            QTimer.singleShot(0, self, self._stay_default)
        elif watched is self.dialog and isinstance(event, QKeyEvent) and self._presses(event):
            return True
        return super().eventFilter(watched, event)

    def _stay_default(self) -> None:
        """Qt knows the default button of a window alone: here it stops being one once it had the focus."""
        button = self._default
        if button is not None and shiboken6.isValid(button) and not button.hasFocus():
            button.setDefault(True)

    def _presses(self, event: QKeyEvent) -> bool:
        """Return is the button's that has the focus, before it is the default one's."""
        return event.type() == QEvent.Type.KeyPress and presses(event, self._window.focusWidget())

    # ---- what reaches nobody else ---------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:
            # The keys of the window wait until it is closed, but it can be left as by its own button.
            event.setAccepted(not (isinstance(event, QKeyEvent) and event.keyCombination() == _QUITS))
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()

    def wheelEvent(self, event: QEvent) -> None:
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if self._is_light and not self.dialog.geometry().contains(event.position().toPoint()):
            self.dialog.reject()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """The Tab key stays inside."""
        stops = self._stops()
        if not stops:
            return True
        now = self._window.focusWidget()
        at = stops.index(now) if now in stops else -1 if forward else 0
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        stops[(at + (1 if forward else -1)) % len(stops)].setFocus(reason)
        return True

    def _stops(self) -> list[QWidget]:
        """What the Tab key goes through, as one reads; the line within a number is no stop of its own.

        Not by ``nextInFocusChain``: PySide 6.11 takes what that returns for a child of whoever was asked, and
        forgets all widgets of the window behind one that goes, though they are there still.
        """
        return [stop for stop in tab_stops(self.dialog) if stop.isVisible() and stop.isEnabled()]

    def _first(self) -> QWidget:
        stops = self._stops()
        return stops[0] if stops else self.dialog

    def _holds(self, widget: QWidget | None) -> bool:
        return widget is not None and (widget is self.dialog or self.dialog.isAncestorOf(widget))


def lay_over(dialog: QDialog, *, is_light: bool = True) -> None:
    """Open a dialog over the window of its parent; in a window of its own where that one is too small."""
    parent = dialog.parentWidget()
    window = None if parent is None else parent.window()
    if window is None or not window.isVisible() or not _fits(dialog, window):
        open_beside(dialog)
        return
    Overlay(window, dialog, is_light=is_light).begin()


def open_beside(dialog: QDialog) -> None:
    """Open a dialog in a window of its own; what lies under it waits."""
    let_quit(dialog)
    dialog.open()


def let_quit(dialog: QDialog) -> None:
    """Let the keys that quit work in a dialog with a window of its own, where none of its parent's do."""
    quits = QShortcut(QKeySequence(_QUITS), dialog)
    quits.activated.connect(lambda: _close_all(dialog))


def _close_all(dialog: QDialog) -> None:
    """Close a dialog and the windows under it, as far as each of them lets itself be closed."""
    top: QWidget | None = dialog
    while top is not None:
        parent = top.parentWidget()
        if not top.close():
            return
        top = None if parent is None else parent.window()


def _fits(dialog: QDialog, window: QWidget) -> bool:
    least = _least_size(dialog)
    return least.width() <= window.width() - 2 * _MARGIN and least.height() <= window.height() - 2 * _MARGIN


def _least_size(dialog: QDialog) -> QSize:
    return dialog.minimumSizeHint().expandedTo(dialog.minimumSize())


def _wanted_size(dialog: QDialog) -> QSize:
    if dialog.testAttribute(Qt.WidgetAttribute.WA_Resized):
        return dialog.size()
    return dialog.sizeHint()
