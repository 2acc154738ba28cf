"""A selection that the mouse drags from one text into those below or above it, as on one long page."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QClipboard, QGuiApplication, QTextCursor
from PySide6.QtWidgets import QScrollArea, QTextEdit, QWidget

#: How often it scrolls on while the mouse is held above or below the view, and by how much at least.
_STEP_MS, _STEP = 30, 6


class Across(QObject):
    """Which texts of a scrolled page are selected: there is one selection at a time.

    The texts tell what the mouse does in them (see :func:`across_of`); those between the one in which it was
    pressed and the one it is over now are selected whole.  What was selected is copied also when a text of it
    is shown no more.
    """

    def __init__(self, page: QWidget, view: QScrollArea) -> None:
        super().__init__(page)
        self._page = page
        self._view = view
        self._start: QTextEdit | None = None  # where the mouse was pressed; its cursor has the anchor
        self._others: list[QTextEdit] = []
        self._at = QPoint()
        self._copied = ""
        self.is_dragged = False
        self._scrolling = QTimer(self)
        self._scrolling.setInterval(_STEP_MS)
        self._scrolling.timeout.connect(self._scroll)

    @property
    def spans_several(self) -> bool:
        """Whether more than one text is selected, or part of it."""
        return bool(self._others) or bool(self._copied)

    def press(self, text: QTextEdit) -> None:
        """The left button was pressed in a text: what was selected elsewhere is so no more."""
        if self.spans_several:
            _select(text, text.textCursor().position(), text.textCursor().position())
        self.end(but=text)
        self._start, self.is_dragged = text, True

    def extend(self, at: QPoint) -> bool:
        """Let what was begun in another text reach to here, on the screen; whether something was begun."""
        start = self._start
        if start is None or not shiboken6.isValid(start) or not start.isVisible():
            return False
        self.is_dragged = True
        return self.drag(at)

    def drag(self, at: QPoint) -> bool:
        """The mouse was moved there, on the screen; false where the text in which it began sees to that."""
        start = self._start
        if not self.is_dragged or start is None or not shiboken6.isValid(start):
            return False
        self._at = at
        beyond = self._beyond()
        if bool(beyond) is not self._scrolling.isActive():
            self._scrolling.start() if beyond else self._scrolling.stop()
        return self._reach(start, at)

    def release(self) -> None:
        """The button was let go: that is what is selected."""
        self._scrolling.stop()
        self.is_dragged = False
        if self._others and self._start is not None:
            self._copied = self._text()
            clipboard = QGuiApplication.clipboard()
            if clipboard.supportsSelection():  # what the middle button inserts
                clipboard.setText(self._copied, QClipboard.Mode.Selection)

    def copy(self) -> bool:
        """Copy what is selected; false where that is not more than one text."""
        if self._others and self.is_dragged:
            self._copied = self._text()
        if self._copied:
            QGuiApplication.clipboard().setText(self._copied)
        return bool(self._copied)

    def end(self, but: QTextEdit | None = None) -> None:
        """Nothing on the page is selected any more, except in this text."""
        self._others, self._copied = [], ""
        for text in self._texts():
            cursor = text.textCursor()
            if text is not but and cursor.hasSelection():
                _select(text, cursor.position(), cursor.position())

    # ---- inside ---------------------------------------------------------------------------------

    def _texts(self) -> list[QTextEdit]:
        """Those that are shown, from the first to the last."""
        page = self._page
        texts = [text for text in page.findChildren(QTextEdit) if text.isVisible()]
        return sorted(texts, key=lambda text: _top(text, page))

    def _reach(self, start: QTextEdit, at: QPoint) -> bool:
        page, texts = self._page, self._texts()
        if start not in texts:
            return False
        y, first = page.mapFromGlobal(at).y(), texts.index(start)
        is_down, is_up = y >= _top(start, page) + start.height(), y < _top(start, page)
        if is_down:
            reached = [text for text in texts[first + 1 :] if _top(text, page) <= y]
        elif is_up:
            above = [text for text in texts[:first] if _top(text, page) + text.height() > y]
            reached = list(reversed(above))
        else:
            reached = []
        for text in self._others:
            if text not in reached and shiboken6.isValid(text):
                _select(text, 0, 0)
        self._others, self._copied = reached, ""
        if not (is_down or is_up):
            return False
        _select(start, start.textCursor().anchor(), _end(start) if is_down else 0)
        for text in reached[:-1]:
            _select(text, *((0, _end(text)) if is_down else (_end(text), 0)))
        if reached:
            self._select_last(reached[-1], at, is_down=is_down)
        return True

    def _select_last(self, text: QTextEdit, at: QPoint, *, is_down: bool) -> None:
        """As far as the mouse is in it; all of it where the mouse is behind it."""
        place = text.viewport().mapFromGlobal(at)
        behind = place.y() >= text.viewport().height() if is_down else place.y() < 0
        last = (_end(text) if is_down else 0) if behind else text.cursorForPosition(place).position()
        _select(text, 0 if is_down else _end(text), last)

    def _text(self) -> str:
        """What is selected, as it stands."""
        selected = [text for text in self._texts() if text is self._start or text in self._others]
        parts = (text.createMimeDataFromSelection().text() for text in selected if _is_selected(text))
        return "\n\n".join(part.strip("\n") for part in parts)

    def _beyond(self) -> int:
        """How far the mouse is above (less than nothing) or below the view."""
        viewport = self._view.viewport()
        y = viewport.mapFromGlobal(self._at).y()
        return min(y, 0) or max(y - viewport.height(), 0)

    def _scroll(self) -> None:
        beyond, bar = self._beyond(), self._view.verticalScrollBar()
        bar.setValue(bar.value() + beyond // 3 + (_STEP if beyond > 0 else -_STEP))
        if self._start is not None and shiboken6.isValid(self._start):
            self._reach(self._start, self._at)


def across_of(text: QWidget) -> Across | None:
    """That of the page a text lies on, if its texts are selected together."""
    page = text.parentWidget()
    while page is not None:
        found = page.findChild(Across, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if found is not None:
            return found
        page = page.parentWidget()
    return None


def _top(text: QTextEdit, page: QWidget) -> int:
    return text.mapTo(page, QPoint(0, 0)).y()


def _end(text: QTextEdit) -> int:
    return text.document().characterCount() - 1


def _is_selected(text: QTextEdit) -> bool:
    return text.textCursor().hasSelection()


def _select(text: QTextEdit, anchor: int, position: int) -> None:
    cursor = text.textCursor()
    if (cursor.anchor(), cursor.position()) != (anchor, position):
        bar = text.horizontalScrollBar()
        seen = bar.value()
        cursor.setPosition(anchor)
        cursor.setPosition(position, QTextCursor.MoveMode.KeepAnchor)
        text.setTextCursor(cursor)
        bar.setValue(seen)  # Qt would show the cursor
