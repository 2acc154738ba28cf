"""What was learned of models is kept by their fingerprint, and nothing it meets is an error."""

from __future__ import annotations

from pathlib import Path

import pytest

from ethervox_gui.storage.pages.learned import LearnedStore


def test_each_model_has_its_own(tmp_path: Path) -> None:
    store = LearnedStore(tmp_path / "learned")
    assert store.read("ab12") == ""
    store.keep("ab12", "one")
    store.keep("ab12-tools", "two")
    store.keep("ab12", "three")
    assert (store.read("ab12"), store.read("ab12-tools")) == ("three", "two")
    assert sorted(path.name for path in store.folder.iterdir()) == ["ab12-tools.json", "ab12.json"]


@pytest.mark.parametrize("name", ["", "../ab12", "a/b", "A b", "x" * 300])
def test_what_is_no_fingerprint_names_no_file(tmp_path: Path, name: str) -> None:
    store = LearnedStore(tmp_path / "learned")
    store.keep(name, "one")
    assert store.read(name) == ""
    assert not store.folder.exists()


def test_what_cannot_be_written_or_read_is_not_there(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    store = LearnedStore(tmp_path / "file")
    store.keep("ab12", "one")
    assert store.read("ab12") == ""
    other = LearnedStore(tmp_path)
    (tmp_path / "cd34.json").write_bytes(b"\xff\xfe")
    assert other.read("cd34") == ""
