"""What tests take from PyPI: fetched once with pip, kept in this user's cache beside the built wheels."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

_ENVIRONMENT = dict(os.environ)  # taken before a test has a home of its own
_CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
_PATIENCE = 300  # seconds


def fetched(requirement: str, *options: str, folder: str, unpack: Callable[[Path, Path], None]) -> Path:
    """The folder with what ``unpack`` made of the one file that pip downloads for this requirement.

    ``unpack`` is called with that file and an empty folder, once; afterwards the folder is in the cache.
    Where pip cannot download it, the calling test is skipped, saying why.
    """
    target = kept(folder)
    if target.exists():
        return target
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent) as name:
        work = Path(name)
        download, found = work / "download", work / "found"
        download.mkdir()
        found.mkdir()
        _download(requirement, options, download)
        (packed,) = download.iterdir()
        unpack(packed, found)
        found.rename(target)  # whole or not at all
    return target


def kept(folder: str) -> Path:
    """Where a folder is kept, whether it is there or not."""
    return _CACHE / "ethervox-gui" / folder


def _download(requirement: str, options: tuple[str, ...], folder: Path) -> None:
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet", "--no-deps"]
    command += [*options, "--dest", str(folder), requirement]
    try:
        subprocess.run(command, check=True, capture_output=True, timeout=_PATIENCE, env=_ENVIRONMENT)
    except (OSError, subprocess.SubprocessError) as error:
        said = getattr(error, "stderr", None) or b""
        reason = said.decode("utf-8", "replace").strip()[-300:] or str(error)
        pytest.skip(f"{requirement} could not be fetched: {reason}")
