"""Texts that belong to no widget: those of plain functions, and those of tables below the window."""

from __future__ import annotations

import logging

from PySide6.QtCore import QCoreApplication

from ethervox_gui.context.text import Text

_log = logging.getLogger(__name__)


def tr(text: str) -> str:
    """``text`` in the user's language.

    What stands in a function is found by the translators' tool where this is called; what stands in a table
    below the window is marked there by :func:`ethervox_gui.context.text.N_`.  Both have no context.
    """
    return QCoreApplication.translate("", text)


def said(text: str) -> str:
    """What was made below the window, in the user's language: the template is translated, then filled.

    Anything that is no :class:`~ethervox_gui.context.text.Text` stays as it is.  A translation whose fields
    are not those of the template counts as none.
    """
    if not isinstance(text, Text):
        return text
    if not text.values:
        return tr(text.template)
    values = {name: said(value) if isinstance(value, str) else value for name, value in text.values.items()}
    try:
        return tr(text.template).format(**values)
    except (LookupError, ValueError, AttributeError):
        _log.warning("the translation of “%s” cannot be used", text.template)
        return text.template.format(**values)
