"""Texts of the window, those of plain functions, and those of tables below the window."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ethervox_gui.context.text import Text
from ethervox_gui.ui.kit.text.spoken import Spoken, spoken


def tr(text: str) -> str:
    """``text`` in the user's language.

    What stands in a function is found by the translators' tool where this is called; what stands in a table
    below the window is marked there by :func:`ethervox_gui.context.text.N_`.  Both have no context.
    """
    return spoken("", text)


def said(text: str) -> str:
    """What was made below the window, in the user's language: the template is translated, then filled.

    Anything that is no :class:`~ethervox_gui.context.text.Text` stays as it is.  A translation whose fields
    are not those of the template counts as none.
    """
    if not isinstance(text, Text):
        return text
    if not text.values:
        return spoken("", text.template)
    values = {name: said(value) if isinstance(value, str) else value for name, value in text.values.items()}
    return spoken("", text.template).format(**values)


def _tr(self: QObject, text: str, _disambiguation: str | None = None, _n: int = -1) -> Spoken:
    """Of a widget: its class is the context.  A text of a class it is made from is found as well."""
    return spoken(type(self).__name__, text)


# ``self.tr`` of every widget gives texts that remember how they were made.
QObject.tr = _tr  # type: ignore[method-assign,assignment]
