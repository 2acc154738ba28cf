"""What is known of a repository on the hub and of a model in it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path, PurePosixPath

from ethervox_gui.context.text import N_
from ethervox_gui.engine.gguf.shape import GgufShape
from ethervox_gui.engine.model_name import ModelName, readable
from ethervox_gui.services.downloads.wanted import Wanted


class Sort(StrEnum):
    """What comes first in a list, in the hub's words."""

    DOWNLOADS = "downloads"
    LIKES = "likes"
    UPDATED = "lastModified"
    TRENDING = "trendingScore"


class Gate(StrEnum):
    """Whether somebody must have been let in before files can be had."""

    OPEN = ""
    AUTO = "auto"  # whoever accepts the conditions is let in
    MANUAL = "manual"  # the authors look at each request


@dataclass(frozen=True, slots=True)
class Query:
    """What is searched for; ``cursor`` says where the next page begins."""

    words: str
    sort: Sort = Sort.DOWNLOADS
    cursor: str = ""


@dataclass(frozen=True, slots=True)
class Repository:
    """A repository, ``author/name``.  ``updated`` in seconds since 1970, 0 where it is not known."""

    id: str
    likes: int = 0
    downloads: int = 0
    updated: float = 0.0
    gate: Gate = Gate.OPEN
    licence: str = ""
    task: str = ""

    @property
    def author(self) -> str:
        return self.id.partition("/")[0]

    @property
    def name(self) -> str:
        return self.id.partition("/")[2]


@dataclass(frozen=True, slots=True)
class Page:
    """Some of the repositories that were found; ``cursor`` is empty where there are no more."""

    repositories: tuple[Repository, ...]
    cursor: str = ""


@dataclass(frozen=True, slots=True)
class HubFile:
    """One file: where it is on the hub, and by what it is known.  ``path`` is that in the repository."""

    url: str
    path: str
    size_bytes: int = 0
    sha256: str = ""


@dataclass(frozen=True, slots=True)
class HubModel:
    """A model of a repository, in one file or in several; a ``Downloadable``.

    ``n_parameters`` is 0 and ``shape`` ``None`` where they are not known.
    """

    repository: str
    files: tuple[HubFile, ...]
    licence: str = ""
    n_parameters: int = 0
    shape: GgufShape | None = None
    is_gated: bool = False

    @property
    def model_name(self) -> ModelName:
        """What the name of its first file says."""
        return readable(PurePosixPath(self.files[0].path).stem)

    @property
    def name(self) -> str:
        return self.model_name.in_full

    @property
    def quantisation(self) -> str:
        return self.model_name.quantisation

    @property
    def about(self) -> str:
        """Its file."""
        path = self.files[0].path
        if len(self.files) == 1:
            return path
        return N_("{path}, the first of {n} files").format(path=path, n=len(self.files))

    @property
    def file_name(self) -> str:
        """What it is known by: author, repository and file."""
        return f"{self.repository}/{self.files[0].path}"

    @property
    def size_bytes(self) -> int:
        return sum(file.size_bytes for file in self.files)

    @property
    def about_bytes(self) -> int:
        return self.size_bytes

    @property
    def kv_bytes_per_token(self) -> int:
        return self.shape.kv_bytes_per_token if self.shape is not None else 0

    @property
    def rebuild(self) -> str:
        """A key of the catalogue's ``REBUILT``; empty where turns can leave one by one or nothing is told."""
        shape = self.shape
        if shape is None:
            return ""
        reasons = {
            "recurrent": shape.is_recurrent,
            "window": shape.has_window,
            "positions": shape.has_sections,
        }
        return next((reason for reason, holds in reasons.items() if holds), "")

    @property
    def embeds(self) -> bool:
        """Not known before it is there."""
        return False

    def memory_bytes(self, n_ctx: int) -> int:
        """What it takes when it is loaded with a context of ``n_ctx`` tokens: the files and an f16 cache."""
        return self.size_bytes + self._cache_bytes(self._n_cells(n_ctx))

    def read_bytes(self, n_ctx: int) -> int:
        """What is read for each token: the weights that work on it, and half of a context of ``n_ctx``."""
        idle = self.shape.idle_weights if self.shape is not None else 0
        n_all = self.n_parameters
        active = self.size_bytes * (n_all - idle) // n_all if n_all > idle > 0 else self.size_bytes
        return active + self._cache_bytes(self._n_cells(n_ctx) // 2)

    def wanted(self, folder: Path) -> tuple[Wanted, ...]:
        """Its files below ``folder``, where those of each repository have a folder of their own."""
        own = folder.joinpath(*self.repository.split("/"))
        return tuple(
            Wanted(file.url, own.joinpath(*file.path.split("/")), file.size_bytes, file.sha256, self.is_gated)
            for file in self.files
        )

    def _cache_bytes(self, n_cells: int) -> int:
        return self.shape.cache_bytes(n_cells) if self.shape is not None else 0

    def _n_cells(self, n_ctx: int) -> int:
        n_ctx_train = self.shape.n_ctx_train if self.shape is not None else 0
        return min(n_ctx, n_ctx_train or n_ctx)


@dataclass(frozen=True, slots=True)
class Contents:
    """What a repository has: its models from small to large, and the page that tells of it to people."""

    repository: Repository
    models: tuple[HubModel, ...]
    url: str
