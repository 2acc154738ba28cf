"""The models that are offered for download: a table in ``resources/catalogue``."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Any, Final
from urllib.parse import urlsplit

from ethervox_gui import paths
from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_

#: A model of at most this share of the memory leaves room, and can be read along without a GPU.
_SUGGESTED_SHARE: Final = 0.25


@dataclass(frozen=True, slots=True)
class CatalogueModel:
    """One model: what it is, where it is, and by what its file is known.

    ``sha256`` in hexadecimal, sizes in bytes.
    """

    name: str
    about: str
    url: str
    licence: str
    quantisation: str
    size_bytes: int
    sha256: str
    n_ctx_train: int
    kv_bytes_per_token: int

    @property
    def file_name(self) -> str:
        """What the file is called on disk: the last part of its address."""
        return PurePosixPath(urlsplit(self.url).path).name

    def memory_bytes(self, n_ctx: int) -> int:
        """What it takes when it is loaded with a context of ``n_ctx`` tokens: the file and an f16 cache."""
        return self.size_bytes + min(n_ctx, self.n_ctx_train) * self.kv_bytes_per_token


@functools.cache
def catalogue() -> tuple[CatalogueModel, ...]:
    """All models of the table, from small to large.  Raises :class:`UserError` when it cannot be read."""
    return read_catalogue(paths.resource("catalogue", "models.toml").read_bytes())


def read_catalogue(data: bytes) -> tuple[CatalogueModel, ...]:
    """The models of a table in TOML.  Raises :class:`UserError` when it is none."""
    try:
        entries: list[dict[str, Any]] = tomllib.loads(data.decode())["model"]
        models = [CatalogueModel(**entry) for entry in entries]
    except (ValueError, LookupError, TypeError) as error:
        raise UserError(
            "bad_catalogue",
            N_("The list of models to download cannot be read."),
            N_("Install again."),
            str(error),
        ) from error
    return tuple(sorted(models, key=lambda model: model.size_bytes))


def suggested(models: Sequence[CatalogueModel], n_ctx: int, total_memory: int) -> CatalogueModel:
    """The best model for a machine: the largest that takes a quarter of its memory, else the smallest."""
    easy = [model for model in models if model.memory_bytes(n_ctx) <= total_memory * _SUGGESTED_SHARE]
    return easy[-1] if easy else models[0]
