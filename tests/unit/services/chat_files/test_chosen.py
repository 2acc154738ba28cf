"""A file that the user chose is read, or it is said why not; an export leaves its neighbours alone."""

from __future__ import annotations

import os
import sys
import tracemalloc
from pathlib import Path

import pytest

from ethervox_gui.context.errors import UserError
from ethervox_gui.services.chat_files.chosen import read_chosen
from ethervox_gui.services.chat_files.formats import import_chats
from ethervox_gui.services.chat_files.written import write_export
from tests.helpers.stores import open_store


def refusal(path: Path) -> str:
    with pytest.raises(UserError) as caught:
        read_chosen(path, "no", largest=3 << 20)
    assert caught.value.code == "no"
    return str(caught.value)


def test_a_file_is_read_up_to_its_limit(tmp_path: Path) -> None:
    path = tmp_path / "chats.json"
    path.write_bytes(bytes(3 << 20))
    assert read_chosen(path, "no", largest=3 << 20) == bytes(3 << 20)
    path.write_bytes(bytes((3 << 20) + 1))
    assert refusal(path) == "chats.json is larger than 3 MB. Choose another one."


def test_of_a_file_that_is_too_large_no_more_is_read_than_tells_that(tmp_path: Path) -> None:
    path = tmp_path / "chats.json"
    with path.open("wb") as file:
        file.truncate(64 << 20)
    tracemalloc.start()
    try:
        assert "is larger than 3 MB" in refusal(path)
        assert tracemalloc.get_traced_memory()[1] < 16 << 20
    finally:
        tracemalloc.stop()


def test_a_short_file_takes_no_more_memory_than_it_has(tmp_path: Path) -> None:
    path = tmp_path / "chats.json"
    path.write_bytes(b"{}")
    tracemalloc.start()
    try:
        assert read_chosen(path, "no") == b"{}"
        assert tracemalloc.get_traced_memory()[1] < 4 << 20
    finally:
        tracemalloc.stop()


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such files")
def test_only_files_are_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert refusal(tmp_path / "pipe") == "pipe is not a file. Choose another one."
    assert refusal(Path("/dev/zero")) == "zero is not a file. Choose another one."
    assert refusal(Path("/")) == "/ is not a file. Choose another one."


@pytest.mark.parametrize("name", ["gone", "a\0b", "\ud800", "n" * 5000])
def test_a_name_that_leads_nowhere(tmp_path: Path, name: str) -> None:
    assert refusal(tmp_path / name) == f"The file {name} could not be read. Choose another one."


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such files")
def test_chats_are_not_read_from_a_device(tmp_path: Path) -> None:
    with open_store(tmp_path) as store, pytest.raises(UserError, match="zero is not a file"):
        import_chats(store, Path("/dev/zero"))


def test_an_export_leaves_the_files_beside_it_alone(tmp_path: Path) -> None:
    (tmp_path / "chat.md.tmp").write_text("the user's own")
    (tmp_path / "chat.md").write_text("an earlier one")
    write_export(tmp_path / "chat.md", b"new")
    written = {path.name: path.read_text() for path in tmp_path.iterdir()}
    assert written == {"chat.md": "new", "chat.md.tmp": "the user's own"}
