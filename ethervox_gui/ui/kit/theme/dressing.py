"""Another look for one widget: that of another word, which the style sheet has rules for."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def dress(widget: QWidget, word: str, value: object) -> None:
    """Give a widget's property ``word`` a value, and the look that goes with it.

    Qt looks at such properties only when a widget is polished.
    """
    if widget.property(word) != value:
        widget.setProperty(word, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
