"""What tests take from PyPI: fetched once with pip, kept in this user's cache beside the built wheels."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.helpers import programs

_ENVIRONMENT = dict(os.environ)  # taken before a test has a home of its own
_CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
#: Seconds for one download; a server that accepts and says nothing holds nobody longer.
PATIENCE_S = 120.0


def fetched(requirement: str, *options: str, folder: str, unpack: Callable[[Path, Path], None]) -> Path:
    """The folder with what ``unpack`` made of the one file that pip downloads for this requirement.

    ``unpack`` is called with that file and an empty folder, once; afterwards the folder is in the cache.
    Where pip cannot download it within :data:`PATIENCE_S` the calling test is skipped, saying why, and so are
    those after it that want the same.
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
        if reason := _why_not(requirement, options, str(download)):
            pytest.skip(f"{requirement} could not be fetched: {reason}")
        (packed,) = download.iterdir()
        unpack(packed, found)
        found.rename(target)  # whole or not at all
    return target


def kept(folder: str) -> Path:
    """Where a folder is kept, whether it is there or not."""
    return _CACHE / "ethervox-gui" / folder


#: Seconds that each download of this process took.
spent: list[float] = []

#: What could not be fetched, and why: another test need not wait for it again.
_failed: dict[str, str] = {}


def _why_not(requirement: str, options: tuple[str, ...], folder: str) -> str:
    """Download into the folder; why that failed, or nothing."""
    if requirement in _failed:
        return _failed[requirement]
    began = time.monotonic()
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet", "--no-deps"]
    command += [*options, "--dest", folder, requirement]
    try:
        programs.run(command, check=True, timeout=PATIENCE_S, env=_ENVIRONMENT)
    except subprocess.TimeoutExpired:
        _failed[requirement] = f"it did not come within {PATIENCE_S:g} s"
        return _failed[requirement]
    except (OSError, subprocess.SubprocessError) as error:
        said = str(getattr(error, "stderr", None) or "").strip()[-300:]
        _failed[requirement] = said or str(error)
        return _failed[requirement]
    finally:
        spent.append(time.monotonic() - began)
    return ""
