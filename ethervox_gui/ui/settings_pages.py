"""What the pages of the settings are called."""

from __future__ import annotations

from ethervox_gui.ui.texts import tr


def page_title(section: str) -> str:
    """The name of the page for a section of the settings table."""
    return {
        "context": tr("Context"),
        "model": tr("Model and engine"),
        "sampling": tr("Sampling"),
        "memory": tr("Memory"),
        "server": tr("Server"),
        "paging": tr("Pages on disk"),
        "appearance": tr("Appearance"),
    }.get(section, section.capitalize())
