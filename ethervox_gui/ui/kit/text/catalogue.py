"""The translations that come with the program: the translators' files themselves, read when one is needed."""

from __future__ import annotations

import gc
import xml.etree.ElementTree as ET
from pathlib import Path

from PySide6.QtCore import QObject, QTranslator

#: A translation is called ``window_de.ts``, ``window_pt_BR.ts``.
PREFIX = "window_"


class Catalogue(QTranslator):
    """What is finished in one of these files.  A text is found in its own class first, then in any."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._own: dict[tuple[str, str], str] = {}
        self._any: dict[str, str] = {}
        collects = gc.isenabled()
        gc.disable()  # so many small things at once would have it look through the whole window
        try:
            self._read(path)
        finally:
            if collects:
                gc.enable()

    def _read(self, path: Path) -> None:
        for context in ET.parse(path).getroot().iter("context"):  # noqa: S314 - one of ours
            name = context.findtext("name") or ""
            for message in context.iter("message"):
                source, translation = message.findtext("source"), message.find("translation")
                if source and translation is not None and translation.text and not translation.attrib:
                    self._own[name, source] = translation.text
                    self._any.setdefault(source, translation.text)

    def translate(self, context: str, source: str, _disambiguation: str | None = None, _n: int = -1) -> str:
        """Nothing where there is none: the next translator is asked."""
        # None is how Qt is told that there is none.
        return self._own.get((context, source)) or self._any.get(source)  # type: ignore[return-value]

    def isEmpty(self) -> bool:
        """Qt asks no translator that says so."""
        return not self._own
