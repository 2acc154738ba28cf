"""Whose licences packaging/licences.py gathers."""

from __future__ import annotations

import sysconfig
from pathlib import Path

import pytest

from tests.unit.test_bundle import load

MULTIARCH = sysconfig.get_config_var("MULTIARCH") or ""


def test_a_library_belongs_to_the_package_where_the_linker_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not to a program that brings its own copy along: an installed build of this one, above all."""
    dpkg = tmp_path / "dpkg"
    dpkg.write_text(
        "#!/bin/sh\n"
        "echo ethervox-gui: /usr/lib/ethervox-gui/_internal/libffi.so.8\n"
        f"echo libffi8:amd64: /usr/lib/{MULTIARCH}/libffi.so.8\n"
    )
    dpkg.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert load("licences").debian_package("libffi.so.8") == "libffi8:amd64"
    dpkg.write_text("#!/bin/sh\necho ethervox-gui: /usr/lib/ethervox-gui/_internal/libffi.so.8\n")
    assert load("licences").debian_package("libffi.so.8") is None


def test_licences_are_known_by_their_folders_too() -> None:
    is_licence = load("licences").is_licence
    assert is_licence("a-1.dist-info/licenses/LICENSE")
    assert is_licence("pypdfium2-5.15.2.dist-info/licenses/BUILD_LICENSES/pdfium.txt") is True
    assert not is_licence("a-1.dist-info/METADATA")
    assert not is_licence("a/LICENSES/x.py")
