"""In which order the Tab key goes: as one reads, whatever was made when."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QWidget


def tab_stops(root: QWidget) -> Iterator[QWidget]:
    """The widgets within ``root`` that the Tab key comes to, in the order in which they are laid out."""
    placed = dict.fromkeys(_placed(root.layout()))
    rest = (part for part in root.children() if isinstance(part, QWidget) and not part.isWindow())
    for part in (placed | dict.fromkeys(rest)).copy():
        if part.focusPolicy() & Qt.FocusPolicy.TabFocus and part.focusProxy() is None:
            yield part
        yield from tab_stops(part)


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
    for before, after in pairwise(stops):
        QWidget.setTabOrder(before, after)
