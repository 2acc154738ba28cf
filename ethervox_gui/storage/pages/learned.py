"""What was learned of models, a small file each: ``learned/<fingerprint>.json`` beside the database.

It is a cache, as pages are: what is missing is learned again, and nothing in here raises.
"""

from __future__ import annotations

import contextlib
import logging
import re
from pathlib import Path
from typing import Final

from ethervox_gui.whole_files import make_private, write_whole

_NAME: Final = re.compile(r"[0-9a-z-]{1,200}")
#: Larger files are none of ours.
_LARGEST: Final = 4 << 20

_log = logging.getLogger(__name__)


class LearnedStore:
    """Texts by the fingerprint of a model."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def read(self, fingerprint: str) -> str:
        """What is kept of a model; empty where there is nothing, or nothing that can be read."""
        if _NAME.fullmatch(fingerprint):
            with contextlib.suppress(OSError, ValueError), self._path(fingerprint).open("rb") as file:
                return file.read(_LARGEST).decode()
        return ""

    def keep(self, fingerprint: str, text: str) -> None:
        """Keep a text, in place of what was kept before."""
        if not _NAME.fullmatch(fingerprint):
            return
        try:
            make_private(self.folder)
            write_whole(self._path(fingerprint), [text.encode()])
        except OSError as error:
            _log.warning("what was learned of a model could not be kept (%s)", error)

    def _path(self, fingerprint: str) -> Path:
        return self.folder / f"{fingerprint}.json"
