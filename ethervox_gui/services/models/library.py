"""The model files that are on this machine already, where other programs keep them.

Nothing is moved, copied or changed.  Places are searched as far down as they need it and no further, and
links to folders are not followed, so that a search ends.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ethervox_gui.context.errors import UserError
from ethervox_gui.engine.gguf import ollama
from ethervox_gui.engine.gguf.header import GgufHeader, read_header
from ethervox_gui.engine.model_name import model_name
from ethervox_gui.paths import APP_NAME, as_written

_DEEPEST: Final = 6
_MOST: Final = 1000
#: What lies beside models: projectors for pictures, and all parts of a split model but the first.
_NO_MODEL: Final = re.compile(r"mmproj|-(?!00001)\d{5}-of-\d{5}\.gguf$", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class FoundModel:
    """A model file: what it is called, whose folder it is in, and what it says of itself.

    ``problem`` is the sentence that says why it cannot be used; ``header`` is ``None`` then.
    """

    path: Path
    name: str
    place: str
    size_bytes: int
    header: GgufHeader | None
    problem: str = ""

    def memory_bytes(self, n_ctx: int) -> int:
        """What it takes when it is loaded with a context of ``n_ctx`` tokens: the file and an f16 cache."""
        header = self.header
        if header is None or header.embeds:
            return self.size_bytes
        return self.size_bytes + header.cache_bytes(n_ctx)

    def read_bytes(self, n_ctx: int) -> int:
        """What is read for each token: the weights that work on it, and half of a context of ``n_ctx``."""
        header = self.header
        if header is None:
            return self.size_bytes
        n_cells = min(n_ctx, header.n_ctx_train or n_ctx) // 2
        return (header.weights_per_token or self.size_bytes) + header.cache_bytes(n_cells)


def places(
    home: Path, environ: Mapping[str, str], platform: str = sys.platform
) -> Iterator[tuple[str, Path]]:
    """Where LM Studio, GPT4All, Jan, llama.cpp and the Hugging Face cache keep model files."""
    if platform == "win32":
        local = Path(environ.get("LOCALAPPDATA", home / "AppData" / "Local"))
        data, config, cache = local, Path(environ.get("APPDATA", home / "AppData" / "Roaming")), local
    elif platform == "darwin":
        data = config = home / "Library" / "Application Support"
        cache = home / "Library" / "Caches"
    else:
        data = Path(environ.get("XDG_DATA_HOME") or home / ".local" / "share")
        config = Path(environ.get("XDG_CONFIG_HOME") or home / ".config")
        cache = Path(environ.get("XDG_CACHE_HOME") or home / ".cache")
    yield "LM Studio", home / ".lmstudio" / "models"
    yield "LM Studio", home / ".cache" / "lm-studio" / "models"
    yield "LM Studio", home / ".lmstudio" / ".internal" / "bundled-models"  # an embedding model
    yield "GPT4All", data / "nomic.ai" / "GPT4All"
    for jan in (home / "jan", data / "Jan" / "data", config / "Jan" / "data"):
        yield "Jan", jan / "models"
        yield "Jan", jan / "llamacpp" / "models"
    yield "llama.cpp", Path(environ.get("LLAMA_CACHE") or cache / "llama.cpp")
    hugging_face = Path(environ.get("HF_HOME") or home / ".cache" / "huggingface")
    yield "Hugging Face", Path(environ.get("HF_HUB_CACHE") or hugging_face / "hub")


def find_models(
    folders: str, home: Path, environ: Mapping[str, str], downloaded: Path | None = None
) -> list[FoundModel]:
    """All model files that are found, each once, by name.

    ``folders`` are the user's, ``;`` between; ``downloaded`` is where this program puts its own.
    """
    own = [("", as_written(folder.strip())) for folder in folders.split(";") if folder.strip()]
    if downloaded is not None:
        own.append((APP_NAME, downloaded))
    found: dict[Path, FoundModel] = {}
    candidates = [
        (place or folder.name, model_name(path), path)
        for place, folder in [*own, *places(home, environ)]
        for path in _files(folder)
    ]
    candidates += [("Ollama", name, path) for name, path in _ollama(home, environ)]
    for place, name, path in candidates[:_MOST]:
        try:
            real = path.resolve()
            if real not in found:
                found[real] = _look(path, name, place)
        except OSError:
            continue
    return sorted(found.values(), key=lambda model: model.name.casefold())


# ---- inside ----------------------------------------------------------------------------------------


def _files(folder: Path) -> Iterator[Path]:
    """The model files below a folder; none where it cannot be read."""
    start = len(folder.parts)
    for parent, folders, names in os.walk(folder):
        folders.sort()
        if len(Path(parent).parts) - start >= _DEEPEST:
            folders.clear()
        for name in sorted(names):
            if name.lower().endswith(".gguf") and not _NO_MODEL.search(name):
                yield Path(parent, name)


def _ollama(home: Path, environ: Mapping[str, str]) -> Iterator[tuple[str, Path]]:
    """The models that Ollama keeps, for this user or for all."""
    own = environ.get("OLLAMA_MODELS")
    roots = [Path(own)] if own else [home / ".ollama" / "models", Path("/usr/share/ollama/.ollama/models")]
    for root in roots:
        yield from ollama.models(root)


def _look(path: Path, name: str, place: str) -> FoundModel:
    size = path.stat().st_size
    try:
        return FoundModel(path, name, place, size, read_header(path))
    except UserError as error:
        return FoundModel(path, name, place, size, None, error.message)
