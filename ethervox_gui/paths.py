"""Where things are: resources (checkout, wheel or frozen app alike) and the user's data folder."""

from __future__ import annotations

import os
import sys
from functools import cache
from pathlib import Path

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_

APP_NAME = "EthervoxGUI"
#: Names the menu entry, the icon and the metainfo file; reversed domain order, as freedesktop.org asks for.
APP_ID = "org.ethervox.EthervoxGUI"


def resource(*parts: str) -> Path:
    """The path of a bundled resource, such as ``resource("guide_model", "guide.gguf")``."""
    return _resources(__file__, getattr(sys, "_MEIPASS", None)).joinpath(*parts)


@cache
def _resources(module: str, frozen: str | None) -> Path:
    """The folder of them, where a ``frozen`` app unpacks it, or by this ``module``; looked for once."""
    package = Path(module).resolve().parent
    for root in (Path(frozen) if frozen else None, package, package.parent):
        if root is not None and (root / "resources").is_dir():
            return root / "resources"
    raise UserError(
        "resources_missing",
        N_("This installation is incomplete: its resources are missing."),
        N_("Install it again."),
    )


def guide_model() -> Path:
    """The model that ships with the app."""
    return resource("guide_model", "guide.gguf")


def default_data_dir() -> Path:
    """The folder for chats, memories and settings, by the conventions of the system."""
    import platformdirs  # here, because a folder is often named

    return Path(platformdirs.user_data_dir(APP_NAME, appauthor=False))


def as_written(text: str) -> Path:
    """The path that somebody wrote, with ``~`` for a home folder.

    Where there is no such home the ``~`` stays: file names may begin with it, too.  Around a whole path that
    was copied there may be quotation marks, which are no part of it unless there is such a file.
    """
    marks = text[:1]
    if marks in ("'", '"') and len(text) > 2 and text.endswith(marks) and not os.path.lexists(text):
        text = text[1:-1]
    try:
        return Path(os.path.expanduser(text))  # noqa: PTH111 - Path.expanduser raises for a home nobody has
    except ValueError:  # what follows the ``~`` can be nobody's name
        return Path(text)


def prepare_data_dir(path: Path) -> Path:
    """Make the data folder if it is missing, readable by its user alone, and see that it can be written.

    Raises :class:`UserError` with the path when that fails.
    """
    probe = path / ".write-test"
    try:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
        probe.write_bytes(b"")
        probe.unlink(missing_ok=True)  # another start may have tried it at the same moment
    except OSError as error:
        raise UserError(
            "data_dir_unwritable",
            N_("The data folder {path} cannot be written.").format(path=path),
            N_("Choose another one with --data-dir."),
            str(error),
        ) from error
    return path
