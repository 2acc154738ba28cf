"""Models of the hub that are being downloaded, kept on the disk: no catalogue knows them after a restart."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from pathlib import Path, PurePosixPath
from typing import Final

from pydantic import TypeAdapter, ValidationError

from ethervox_gui.services.downloads.wanted import Downloadable
from ethervox_gui.services.hub.values import HubModel
from ethervox_gui.whole_files import write_whole

_FILE: Final = "unfinished.json"


class UnfinishedModels:
    """Those in a file of ``folder``, that of the models; it need not be there."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / _FILE

    def read(self) -> list[HubModel]:
        """What stands there; nothing where it cannot be read, or leads out of the folder of the models."""
        try:
            text = self._path.read_bytes()
            models = _models().validate_json(text)
        except (OSError, ValidationError):
            return []
        return [model for model in models if model.files and _stays_inside(model)]

    def write(self, models: Iterable[Downloadable]) -> None:
        """Keep these, as far as they are of the hub.  Raises :class:`OSError`."""
        kept = [model for model in models if isinstance(model, HubModel)]
        if kept:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self._path, [_models().dump_json(kept)])
        else:
            self._path.unlink(missing_ok=True)


@functools.cache
def _models() -> TypeAdapter[list[HubModel]]:
    """Made when there is something to read or write: most starts of the program have neither."""
    return TypeAdapter(list[HubModel])


def _stays_inside(model: HubModel) -> bool:
    names = [model.repository, *(file.path for file in model.files)]
    return not any(PurePosixPath(name).is_absolute() or ".." in PurePosixPath(name).parts for name in names)
