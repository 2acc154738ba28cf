"""Return and Enter press the button that has the keys, as on any page; Qt leaves that to Space."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QToolButton, QWidget

_RETURN = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def ends_text(event: QKeyEvent) -> bool:
    """Whether these keys are Ctrl+Return, with which a text of several lines is done."""
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return event.key() in _RETURN and modifiers == Qt.KeyboardModifier.ControlModifier


def presses(event: QKeyEvent, focused: QWidget | None) -> bool:
    """Press the button in ``focused`` if these keys do; whether it was one.  Held keys press it once."""
    is_return = event.key() in _RETURN
    if not is_return or not isinstance(focused, QPushButton | QToolButton) or not focused.isEnabled():
        return False
    if not event.isAutoRepeat():
        focused.click()
    return True
