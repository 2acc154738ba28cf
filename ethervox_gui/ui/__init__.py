"""The window: Qt only, above everything else."""

from __future__ import annotations

import sys
from types import ModuleType

import PySide6.QtCore  # noqa: F401  # which brings what is spared below


def _spare_reading_sources() -> None:
    """Let PySide6 not read the source of every module that is imported after it.

    Its import hook looks whether the source says "PySide6", for modules that switch on ``snake_case`` or
    ``true_property`` (``shibokensupport/feature.py``).  Nothing here does, a frozen program has no sources at
    all, and reading them takes 40 ms of the start.
    """
    feature = sys.modules.get("shibokensupport.feature")
    if feature is not None and "_mod_uses_pyside" in vars(feature):
        vars(feature)["_mod_uses_pyside"] = _is_ignored


def _is_ignored(_module: ModuleType) -> bool:
    """No module switches anything on."""
    return False


_spare_reading_sources()
