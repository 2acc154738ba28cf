"""Writes a file of the user's own, or says why that cannot be done."""

from __future__ import annotations

from pathlib import Path

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_
from ethervox_gui.whole_files import write_whole


def write_export(path: Path, data: bytes) -> None:
    """Write a file whole or not at all.  Raises :class:`UserError` when it cannot be written."""
    try:
        write_whole(path, [data], private=False, sync=True)
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        raise UserError(
            "export_failed",
            N_("The file {name} could not be written.").format(name=path.name),
            N_("Choose another folder."),
            str(error),
        ) from error
