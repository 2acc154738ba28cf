"""What the sections of the settings have in common."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Section(BaseModel):
    """The base of all sections: frozen, no unknown fields, and defaults are held to their ranges."""

    model_config = ConfigDict(frozen=True, extra="forbid", validate_default=True)


def N_(text: str) -> str:  # noqa: N802 - what gettext calls it, everywhere
    """``text`` itself: a mark by which the tool for translators finds what stands in a table.

    The window translates it where it is shown; below the window there is no Qt.
    """
    return text
