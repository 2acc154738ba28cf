"""In which order the Tab key goes: as one reads, whatever was made when."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QDialog,
    QLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QSplitter,
    QWidget,
)

from ethervox_gui.ui.kit.focus.return_key import ends_text, presses


def tab_stops(root: QWidget, *, whole: bool = False) -> Iterator[QWidget]:
    """The widgets within ``root`` that the Tab key comes to, in the order in which they are laid out.

    ``whole``: what hands the focus to one of its parts stands for all of them, as Qt moves them together.
    """
    placed = dict.fromkeys(_side_by_side(root) if isinstance(root, QSplitter) else _placed(root.layout()))
    rest = (part for part in root.children() if isinstance(part, QWidget) and not part.isWindow())
    for part in (placed | dict.fromkeys(rest)).copy():
        proxy = part.focusProxy()
        if whole and proxy is not None and part.isAncestorOf(proxy):
            yield part
            continue
        if part.focusPolicy() & Qt.FocusPolicy.TabFocus and proxy is None:
            yield part
        if isinstance(part, QScrollArea) or not isinstance(part, QAbstractScrollArea):  # nothing is in texts
            yield from tab_stops(part, whole=whole)


def _side_by_side(splitter: QSplitter) -> Iterator[QWidget]:
    """What it shows, each with the handle before it; its children are in the order they were made in."""
    for index in range(splitter.count()):
        yield splitter.handle(index)
        widget = splitter.widget(index)
        if widget is not None:
            yield widget


def _placed(layout: QLayout | None) -> Iterator[QWidget]:
    for index in range(layout.count() if layout is not None else 0):
        item = layout.itemAt(index) if layout is not None else None
        widget = item.widget() if item is not None else None
        if widget is not None:
            yield widget
        elif item is not None:
            yield from _placed(item.layout())


def go_through(*stops: QWidget) -> None:
    """Let the Tab key come from each of these to the next; what followed the first follows the last."""
    with_lines = [part for stop in stops for part in (stop, *_lines_of(stop))]
    for before, after in pairwise(with_lines):
        QWidget.setTabOrder(before, after)


def _lines_of(stop: QWidget) -> list[QLineEdit]:
    """What hands it the focus: Shift+Tab comes to the line within a number, wherever that stands."""
    if not isinstance(stop, QAbstractSpinBox | QComboBox):
        return []
    return [part for part in stop.findChildren(QLineEdit) if part.focusProxy() is stop]


class InOrder(QDialog):
    """A dialog through which the Tab key goes as one reads; Return presses the button that has the keys.

    Only where it is no button, Return is the default one's.  In a text of several lines it begins the next
    one, and Ctrl+Return does what Return does elsewhere.
    """

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = self.focusWidget()
        is_text = isinstance(focused, QPlainTextEdit) and not focused.isReadOnly()
        if is_text and ends_text(event):
            for button in self.findChildren(QPushButton):
                if button.isDefault() and button.isVisible():
                    presses(event, button)
        elif not presses(event, focused):
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        go_through(*tab_stops(self, whole=True))
        return super().focusNextPrevChild(forward)
