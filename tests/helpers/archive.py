"""Real chat templates and vocabularies: those that come inside llama-cpp-python's source archive.

Nothing is built of the archive.
"""

from __future__ import annotations

import functools
import importlib.metadata
import shutil
import tarfile
from dataclasses import dataclass
from pathlib import Path

from tests.helpers.fetching import fetched

_NAME = "llama-cpp-python"
_VERSION = importlib.metadata.version(_NAME)


@dataclass(frozen=True)
class Archive:
    """Chat templates by name, and vocabularies (models without weights) by name."""

    templates: dict[str, str]
    vocabularies: dict[str, Path]


@functools.cache
def archive() -> Archive:
    """The templates and vocabularies; skips the calling test, saying why, where they cannot be had."""
    folder = fetched(
        f"{_NAME}=={_VERSION}",
        *("--no-binary", _NAME),
        folder=f"llama.cpp-models-{_VERSION}",
        unpack=_unpack,
    )
    return Archive(
        {path.stem: path.read_text("utf-8") for path in sorted(folder.glob("*.jinja"))},
        {path.stem.removeprefix("ggml-vocab-"): path for path in sorted(folder.glob("*.gguf"))},
    )


def _unpack(packed: Path, folder: Path) -> None:
    with tarfile.open(packed) as tar:
        for member in tar:
            path = Path(member.name)
            if "models" in path.parts and path.suffix in (".jinja", ".gguf") and member.isfile():
                source = tar.extractfile(member)
                assert source is not None
                with (folder / path.name).open("wb") as target:
                    shutil.copyfileobj(source, target)
