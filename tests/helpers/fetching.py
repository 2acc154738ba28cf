"""What tests take from PyPI: fetched once with pip, kept in this user's cache beside the built wheels.

Clients of other people, and all they need, come into folders of the run instead.
"""

from __future__ import annotations

import os
import shutil
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
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet", "--no-deps"]
    return _run(requirement, [*command, *options, "--dest", folder, requirement])


def installed(requirement: str, folder: Path) -> Path:
    """The folder with a package and all that it needs, as wheels, below ``folder``; made once.

    uv finds in a second which versions go together, over which pip sat for minutes.  Skips as
    :func:`fetched` does.
    """
    target = folder / requirement.partition("[")[0]
    if target.exists():
        return target
    uv = folder / "uv"
    if not uv.exists():
        _install("uv", uv, [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"])
    command = [str(uv / "bin" / "uv"), "pip", "install", "--quiet", "--python", sys.executable]
    _install(requirement, target, [*command, "--cache-dir", str(folder / "cache")])
    return target


def install_for_node(requirement: str, folder: Path) -> None:
    """Put a package of node's, and all that it needs, into a folder.  Skips as :func:`fetched`."""
    if not (shutil.which("npm") and shutil.which("node")):
        pytest.skip("node and npm are not installed")
    command = ["npm", "install", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix", str(folder)]
    if reason := _run(f"{requirement} for node", [*command, requirement]):
        pytest.skip(f"{requirement} could not be fetched: {reason}")


def environment() -> dict[str, str]:
    """That of whoever runs the tests."""
    return _ENVIRONMENT.copy()


def _install(requirement: str, target: Path, command: list[str]) -> None:
    part = target.with_name(f"{target.name}.part")
    part.mkdir(parents=True, exist_ok=True)
    command = [*command, "--only-binary", ":all:", "--target", str(part), requirement]
    if reason := _run(requirement, command):
        pytest.skip(f"{requirement} could not be fetched: {reason}")
    part.rename(target)  # whole or not at all


def _run(requirement: str, command: list[str]) -> str:
    """Fetch something within :data:`PATIENCE_S`; why that failed, or nothing."""
    if requirement in _failed:
        return _failed[requirement]
    began = time.monotonic()
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
