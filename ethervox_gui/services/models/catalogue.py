"""The models that are offered for download: a table in ``resources/catalogue``."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

from ethervox_gui import paths
from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_
from ethervox_gui.services.downloads.wanted import Downloadable, Wanted
from ethervox_gui.services.models.catalogue_words import ABOUT
from ethervox_gui.services.models.expected_speed import MachineSpeed

Model = TypeVar("Model", bound=Downloadable)

#: A model of at most this share of the memory leaves room, and can be read along without a GPU.
_SUGGESTED_SHARE: Final = 0.25
#: Bits for each weight, all tensors of a file taken together, as llama.cpp's table of quantisations has them
#: for Llama 3.1 8B (tools/quantize/README.md); MXFP4 is that of gpt-oss.
_BITS: Final = {"Q4_0": 4.67, "Q4_K_M": 4.89, "Q8_0": 8.5, "MXFP4": 4.63, "F16": 16.0, "F32": 32.0}
#: Why a context can only be built anew after an edit.
REBUILT: Final = {
    "recurrent": N_("a part of its state is recurrent"),
    "window": N_("it attends through a sliding window"),
    "positions": N_("its positions have several dimensions"),
}


@dataclass(frozen=True, slots=True)
class CatalogueModel:
    """One model: what it is, where it is, and by what its file is known.

    ``sha256`` in hexadecimal, sizes in bytes; empty and 0 where they are told by the server with the file.
    ``active_parameters`` work on each token; 0: all.  ``kv_bytes_per_token`` is what a token takes in an f16
    cache, 0 where that is not known.  ``rebuild`` is empty where turns can leave the context one by one, else
    a key of :data:`REBUILT`.  One that ``embeds`` does not talk: with it things are found by their meaning.
    """

    name: str
    parameters: int
    about: str
    url: str
    licence: str
    quantisation: str
    n_ctx_train: int
    size_bytes: int = 0
    sha256: str = ""
    kv_bytes_per_token: int = 0
    active_parameters: int = 0
    rebuild: str = ""
    embeds: bool = False

    @property
    def file_name(self) -> str:
        """What the file is called on disk: the last part of its address."""
        return PurePosixPath(urlsplit(self.url).path).name

    def wanted(self, folder: Path) -> tuple[Wanted, ...]:
        """Its one file."""
        return (Wanted(self.url, folder / self.file_name, self.size_bytes, self.sha256),)

    @property
    def about_bytes(self) -> int:
        """The size of its file; reckoned from its parameters where that is not known."""
        return self.size_bytes or round(self.parameters * _BITS[self.quantisation] / 8)

    def memory_bytes(self, n_ctx: int) -> int:
        """What it takes when it is loaded with a context of ``n_ctx`` tokens: the file and an f16 cache."""
        return self.about_bytes + min(n_ctx, self.n_ctx_train) * self.kv_bytes_per_token

    def read_bytes(self, n_ctx: int) -> int:
        """What is read for each token: the weights that work on it, and half of a context of ``n_ctx``."""
        active = self.about_bytes * (self.active_parameters or self.parameters) // self.parameters
        return active + min(n_ctx, self.n_ctx_train) // 2 * self.kv_bytes_per_token


@functools.cache
def catalogue() -> tuple[CatalogueModel, ...]:
    """All models that talk, from small to large.  Raises :class:`UserError` when they cannot be read."""
    return read_catalogue(_table())


@functools.cache
def embedding_models() -> tuple[CatalogueModel, ...]:
    """Those with which things are found by their meaning, likewise."""
    return read_catalogue(_table(), "embedding")


def read_catalogue(data: bytes, kind: str = "model") -> tuple[CatalogueModel, ...]:
    """The models of a kind of a table in TOML.  Raises :class:`UserError` for what is not such a table."""
    try:
        entries: list[dict[str, Any]] = tomllib.loads(data.decode())[kind]
        for entry in entries:
            entry["about"] = ABOUT.get(entry["about"], entry["about"])
        models = [CatalogueModel(**entry, embeds=kind == "embedding") for entry in entries]
        return tuple(sorted(models, key=lambda model: model.about_bytes))
    except (ValueError, LookupError, TypeError, ZeroDivisionError) as error:
        raise UserError(
            "bad_catalogue",
            N_("The list of models to download cannot be read."),
            N_("Install again."),
            str(error),
        ) from error


def _table() -> bytes:
    return paths.resource("catalogue", "models.toml").read_bytes()


def suggested(models: Sequence[Model], n_ctx: int, total_memory: int, speed: MachineSpeed) -> Model | None:
    """The best of models, from small to large, for a machine; ``None`` where each would be too slow.

    The largest that takes a quarter of the memory, or the smallest where none does: of those that are quick
    enough to be read along on a machine of this kind, whatever else it does now, and of which turns can leave
    the context one by one.
    """
    quick = [model for model in models if not model.rebuild and speed.suits(model, n_ctx)]
    easy = [model for model in quick if model.memory_bytes(n_ctx) <= total_memory * _SUGGESTED_SHARE]
    return easy[-1] if easy else next(iter(quick), None)
