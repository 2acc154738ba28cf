"""Where Ollama keeps models: blobs named by their hash, and manifests that say what each of them is."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

_MODEL: Final = "application/vnd.ollama.image.model"
_PROJECTOR: Final = "application/vnd.ollama.image.projector"
_DIGEST: Final = re.compile(r"sha256:[0-9a-f]{64}")
_BLOB: Final = re.compile(r"sha256[-:][0-9a-f]{64}")
_MOST_MANIFEST: Final = 1 << 20


def models(folder: Path) -> Iterator[tuple[str, Path]]:
    """The models in Ollama's folder, which has ``manifests`` and ``blobs``, with what they are called there.

    Manifests are ``registry/namespace/model/tag``.
    """
    for manifest in _manifests(folder):
        blob = _blob(folder, _digest(manifest, _MODEL))
        if blob is not None:
            yield f"{manifest.parent.name}:{manifest.name}", blob


def is_blob(path: Path) -> bool:
    """Whether a file is named as Ollama names them."""
    return _BLOB.fullmatch(path.name) is not None


def projectors_of(model: Path) -> list[Path]:
    """The projectors that Ollama's manifests name together with a model, which is one of its blobs."""
    folder, digest = model.parent.parent, model.name.replace("-", ":", 1)
    found = (
        _blob(folder, _digest(manifest, _PROJECTOR))
        for manifest in _manifests(folder)
        if _digest(manifest, _MODEL) == digest
    )
    return list(dict.fromkeys(blob for blob in found if blob is not None))


def _manifests(folder: Path) -> Iterator[Path]:
    for parent, folders, names in os.walk(folder / "manifests"):
        folders.sort()
        for name in sorted(names):
            yield Path(parent, name)


def _blob(folder: Path, digest: str) -> Path | None:
    blob = folder / "blobs" / digest.replace(":", "-")
    return blob if digest and blob.is_file() else None


def _digest(manifest: Path, kind: str) -> str:
    """The hash of the layer of this type in a manifest, as ``sha256:…``; empty where there is none."""
    try:
        if manifest.stat().st_size > _MOST_MANIFEST:
            return ""
        layers = json.loads(manifest.read_bytes())["layers"]
        digests = [str(layer["digest"]) for layer in layers if layer["mediaType"] == kind]
    except (OSError, ValueError, LookupError, TypeError, RecursionError):
        return ""
    return digests[0] if digests and _DIGEST.fullmatch(digests[0]) else ""
