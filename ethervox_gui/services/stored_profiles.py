"""Where the profiles are.  What they are made of takes a while to load: the window does not wait for it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ethervox_gui.services.profiles import Profiles

PROFILES_FILE: Final = "profiles.json"
DEFAULT: Final = "default"


def load(path: Path) -> Profiles:
    """The profiles stored at ``path``; those of the program alone where there is no such file.

    Raises :class:`UserError` when the file cannot be read as profiles; it is left as it is.
    """
    from ethervox_gui.services import profiles

    return profiles.load(path)
