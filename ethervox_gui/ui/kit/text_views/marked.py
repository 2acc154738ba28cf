"""What is selected in a text stays so while the text is made anew, as that of a reply is with each token."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QTextEdit


@contextmanager
def marked_as_before(view: QTextEdit) -> Iterator[None]:
    """Put the cursor and what is selected back as far as the text, made anew within, begins as it did.

    Nothing is scrolled for it.
    """
    own = view.textCursor()
    anchor, position = own.anchor(), own.position()
    if not (anchor or position):  # nobody was there
        yield
        return
    before = _beginning(view, max(anchor, position))
    yield
    most = _n_alike(before, _beginning(view, max(anchor, position)))
    bar = view.horizontalScrollBar()
    seen = bar.value()
    own = view.textCursor()
    own.setPosition(min(anchor, most))
    own.setPosition(min(position, most), QTextCursor.MoveMode.KeepAnchor)
    view.setTextCursor(own)
    bar.setValue(seen)


def _beginning(view: QTextEdit, length: int) -> str:
    """So many of its first characters, as Qt counts, or all it has."""
    cursor = QTextCursor(view.document())
    cursor.setPosition(min(length, view.document().characterCount() - 1), QTextCursor.MoveMode.KeepAnchor)
    return cursor.selectedText()


def _n_alike(one: str, other: str) -> int:
    """How many characters, as Qt counts, two texts begin with alike."""
    alike = (at for at, (mine, yours) in enumerate(zip(one, other, strict=False)) if mine != yours)
    kept = one[: next(alike, min(len(one), len(other)))]
    return len(kept.encode("utf-16-le", "surrogatepass")) // 2
