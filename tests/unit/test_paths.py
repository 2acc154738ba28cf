"""Where things are."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

import pytest

from ethervox_gui import paths
from ethervox_gui.context.errors import UserError

PACKAGE = Path(paths.__file__).parent


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The package as if it stood alone in a folder of installed packages."""
    package = tmp_path / "site-packages" / "ethervox_gui"
    package.mkdir(parents=True)
    monkeypatch.setattr(paths, "__file__", str(package / "paths.py"))
    return package


def test_a_path_as_somebody_writes_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert paths.as_written("~/notes.md") == tmp_path / "notes.md"
    assert paths.as_written("~nobody-here/x") == Path("~nobody-here/x")


@pytest.mark.parametrize("marks", ['"', "'"])
def test_a_copied_path_may_stand_in_quotation_marks(tmp_path: Path, marks: str) -> None:
    """As Explorer copies one, and as terminals insert what is dropped on them."""
    name = f"{marks}a b.md{marks}"
    assert paths.as_written(f"{marks}{tmp_path}/a b.md{marks}") == tmp_path / "a b.md"
    assert paths.as_written(f"{tmp_path}/{name}") == tmp_path / name, "they are not around all of it"
    assert paths.as_written(marks) == Path(marks)
    assert paths.as_written(f"{marks}nul\0{marks}") == Path("nul\0")


def test_a_file_whose_name_has_quotation_marks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / '"odd"').touch()
    assert paths.as_written('"odd"') == Path('"odd"')


def test_two_starts_at_the_same_moment_try_the_same_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = Path.write_bytes

    def write(path: Path, data: bytes) -> int:
        n = written(path, data)
        path.unlink()  # as the other does
        return n

    monkeypatch.setattr(Path, "write_bytes", write)
    assert paths.prepare_data_dir(tmp_path) == tmp_path


def test_resources_of_a_checkout() -> None:
    assert paths.resource("icons", "app.svg") == PACKAGE.parent / "resources" / "icons" / "app.svg"
    assert paths.resource("icons", "app.svg").is_file()


def test_resources_of_an_installed_wheel_win_over_a_stranger_beside_it(installed: Path) -> None:
    (installed / "resources").mkdir()
    (installed.parent / "resources").mkdir()
    assert paths.resource("x") == installed / "resources" / "x"


def test_resources_of_a_frozen_app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "resources").mkdir()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert paths.resource("x") == tmp_path / "resources" / "x"


@pytest.mark.usefixtures("installed")
def test_without_resources_one_sentence() -> None:
    with pytest.raises(UserError, match="incomplete") as caught:
        paths.resource("icons")
    assert caught.value.code == "resources_missing"


def test_the_guide_is_a_resource() -> None:
    assert paths.guide_model() == paths.resource("guide_model", "guide.gguf")


def test_the_data_folder_follows_the_system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert paths.default_data_dir() == tmp_path / "EthervoxGUI"


def test_a_new_data_folder_is_its_owners_alone(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "inside"
    assert paths.prepare_data_dir(folder) == folder
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert list(folder.iterdir()) == []


def test_an_existing_data_folder_keeps_its_files(tmp_path: Path) -> None:
    (tmp_path / "chats").write_text("all of it")
    paths.prepare_data_dir(tmp_path)
    assert [entry.name for entry in tmp_path.iterdir() if entry.is_file()] == ["chats"]


def test_a_file_in_the_way(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(UserError, match="cannot be written") as caught:
        paths.prepare_data_dir(tmp_path / "file" / "data")
    assert caught.value.code == "data_dir_unwritable"
    assert "--data-dir" in caught.value.advice


def test_a_folder_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise OSError(30, os.strerror(30))

    monkeypatch.setattr(Path, "write_bytes", refused)  # root may write everywhere, so a chmod proves nothing
    with pytest.raises(UserError) as caught:
        paths.prepare_data_dir(tmp_path)
    assert caught.value.code == "data_dir_unwritable"
    assert "Read-only" in caught.value.details
