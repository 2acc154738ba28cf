"""The file with the chats is removed while the program runs: it is written anew, and nothing is lost."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from ethervox_gui.context.errors import StorageError, UserError
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.storage.file.recovery import FILE_NAME
from ethervox_gui.storage.store import Store
from tests.helpers.stores import open_store


def removed(folder: Path, *, log: bool = True) -> None:
    (folder / FILE_NAME).unlink()
    if log:
        for beside in ("-wal", "-shm"):
            (folder / f"{FILE_NAME}{beside}").unlink()


def said(store: Store) -> list[str]:
    return [turn.text for turn in store.turns_of_chat(1)]


@pytest.mark.parametrize("log", [True, False], ids=["with its log", "without"])
@pytest.mark.parametrize("then_said", [("after",), ()], ids=["something is said", "nothing"])
def test_it_is_written_anew(tmp_path: Path, log: bool, then_said: tuple[str, ...]) -> None:
    with open_store(tmp_path) as store:
        store.create_chat("boats", "", "")
        store.append_turn(1, Role.USER, "before")
        assert said(store) == ["before"]
        removed(tmp_path, log=log)
        for text in then_said:
            store.append_turn(1, Role.USER, text)
            assert (tmp_path / FILE_NAME).stat().st_mode & 0o777 == 0o600
        assert said(store) == ["before", *then_said]
    assert sorted(path.name for path in tmp_path.glob(f"{FILE_NAME}*")) == [FILE_NAME]
    with open_store(tmp_path) as store:
        assert said(store) == ["before", *then_said]
        assert store.check() == []


def test_who_reads_for_the_first_time_finds_it(tmp_path: Path) -> None:
    found: list[str] = []
    with open_store(tmp_path) as store:
        store.create_chat("boats", "", "")
        store.append_turn(1, Role.USER, "before")
        removed(tmp_path)
        threads = [threading.Thread(target=lambda: found.extend(said(store))) for _ in range(3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert found == ["before"] * 3


def test_who_reads_meanwhile_keeps_what_it_sees(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("ethervox_gui.storage.db.database._READERS_TIMEOUT", 0.01)
    with open_store(tmp_path) as store:
        store.create_chat("boats", "", "")
        with store._database.read() as db:
            assert db.sql("SELECT count(*) FROM turn").fetchone() == (0,)
            removed(tmp_path)
            store.append_turn(1, Role.USER, "after")
            assert db.sql("SELECT count(*) FROM turn").fetchone() == (0,)
        assert "cannot be written anew" in caplog.text
        caplog.clear()
    with open_store(tmp_path) as store:
        assert said(store) == ["after"], "it is written when it is closed"


def test_where_its_folder_is_gone_too_nothing_is_made(tmp_path: Path) -> None:
    """A disk may be away: a folder of that name would hide what comes back."""
    folder = tmp_path / "data"
    with open_store(folder) as store:
        store.create_chat("boats", "", "")
        folder.rename(tmp_path / "elsewhere")
        store.append_turn(1, Role.USER, "after")
        assert not folder.exists()
    with open_store(tmp_path / "elsewhere") as store:
        assert said(store) == ["after"]


def test_what_cannot_be_written_anew_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    store = Store.open(tmp_path)
    store.create_chat("boats", "", "")
    removed(tmp_path)
    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises((UserError, StorageError)):
        store.close()
