"""How the process that draws formulas is started; light, since every start of the program loads it."""

from __future__ import annotations

import sys
from typing import Final

from ethervox_gui.engine.child_options import module_command

#: The hidden option of the command line that a frozen app is started with to draw.
DRAW_OPTION: Final = "--draw-formulas"


def child_command() -> list[str]:
    """The command of the process that draws; in a frozen app, Python is the app itself."""
    if getattr(sys, "frozen", False):
        return [sys.executable, DRAW_OPTION]
    return module_command("ethervox_gui.services.formulas.child")
