"""How the process that reads documents is started; light, since every start of the program loads it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from ethervox_gui.engine.child_options import module_command

#: The hidden option of the command line that a frozen app is started with to read a document.
READ_OPTION: Final = "--read-document"


def child_command(path: Path, kind: str) -> list[str]:
    """The command that reads ``path``; in a frozen app, Python is the app itself."""
    whole = str(path.absolute())  # which never looks like an option
    if getattr(sys, "frozen", False):
        return [sys.executable, READ_OPTION, kind, whole]
    return [*module_command("ethervox_gui.services.documents.child"), kind, whole]
