"""In which files the models are that were loaded before, by name: a chat remembers only the name."""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtCore import QSettings

_KEY = "modelFiles"
_MOST = 100


class KnownModels:
    """Kept with the sizes of the window; the one that was loaded last comes last."""

    def __init__(self, state: QSettings) -> None:
        self._state = state

    def remember(self, name: str, path: Path) -> None:
        files = self._files()
        files.pop(name, None)
        files[name] = str(path)
        self._state.setValue(_KEY, json.dumps(dict(list(files.items())[-_MOST:])))

    def file_of(self, name: str) -> Path | None:
        """The file that it was in, which may be gone."""
        found = self._files().get(name)
        return Path(found) if found is not None else None

    def _files(self) -> dict[str, str]:
        try:
            found = json.loads(str(self._state.value(_KEY) or "{}"))
        except (ValueError, RecursionError):
            return {}
        if not isinstance(found, dict):
            return {}
        return {str(name): path for name, path in found.items() if isinstance(path, str)}
