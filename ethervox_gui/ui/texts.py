"""Texts that belong to no widget: those of plain functions, and those of tables below the window."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def tr(text: str) -> str:
    """``text`` in the user's language.

    What stands in a function is found by the translators' tool where this is called; what stands in a table
    below the window is marked there by :func:`ethervox_gui.settings.section.N_`.  Both have no context.
    """
    return QCoreApplication.translate("", text)
