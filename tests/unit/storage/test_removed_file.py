"""The file with the chats is removed while the program runs: it is written anew, and nothing is lost."""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing
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


@pytest.mark.parametrize("has_read", [True, False])
def test_who_reads_meanwhile_keeps_what_it_sees_and_holds_up_nobody(tmp_path: Path, has_read: bool) -> None:
    with open_store(tmp_path) as store:
        store.create_chat("boats", "", "")
        with store._database.read() as db:
            assert not has_read or db.sql("SELECT count(*) FROM turn").fetchone() == (0,)
            removed(tmp_path)
            found: list[list[str]] = []
            other = threading.Thread(target=lambda: found.append(said(store)))
            other.start()
            other.join()
            assert found == [[]]
            store.append_turn(1, Role.USER, "after")
            assert said(store) == ["after"]
            assert db.sql("SELECT count(*) FROM turn").fetchone() == (0,)
        assert said(store) == ["after"]
        store.append_turn(1, Role.USER, "more")
        assert said(store) == ["after", "more"]
        with closing(sqlite3.connect(tmp_path / FILE_NAME)) as beside:
            assert beside.execute("SELECT count(*) FROM turn").fetchone() == (2,), "nor would a crash lose it"
    with open_store(tmp_path) as store:
        assert said(store) == ["after", "more"]
        assert store.check() == []


@pytest.mark.parametrize("then_read", [True, False])
def test_what_fails_once_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, then_read: bool
) -> None:
    replace, tried = Path.replace, []

    def refuse_once(self: Path, target: Path) -> Path:
        tried.append(target)
        if len(tried) == 1:
            raise OSError(5, "Input/output error")
        return replace(self, target)

    with open_store(tmp_path) as store:
        store.create_chat("boats", "", "")
        removed(tmp_path)
        monkeypatch.setattr(Path, "replace", refuse_once)
        store.append_turn(1, Role.USER, "one")
        store.append_turn(1, Role.USER, "two")
        assert len(tried) == 1, "not with each write: all of it would be copied each time"
        assert "cannot be written anew" in caplog.text
        caplog.clear()
        if then_read:
            assert said(store) == ["one", "two"]
            assert (tmp_path / FILE_NAME).exists()
    with open_store(tmp_path) as store:
        assert said(store) == ["one", "two"]


def test_one_that_cannot_be_opened_anew_is_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("ethervox_gui.storage.db.database._RETRY_AFTER", 0.0)

    def refuse(path: Path, *, writable: bool) -> None:
        raise sqlite3.OperationalError("unable to open database file")

    with open_store(tmp_path) as store:
        store.create_chat("boats", "", "")
        removed(tmp_path)
        with monkeypatch.context() as patch:
            patch.setattr("ethervox_gui.storage.db.database.Connection", refuse)
            store.append_turn(1, Role.USER, "one")
        assert "cannot be written anew" in caplog.text
        caplog.clear()
        store.append_turn(1, Role.USER, "two")
        with closing(sqlite3.connect(tmp_path / FILE_NAME)) as beside:
            assert beside.execute("SELECT count(*) FROM turn").fetchone() == (2,)
        assert said(store) == ["one", "two"]


DRAFT = f"{FILE_NAME}.part"


def of_chats(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.glob(f"{FILE_NAME}*"))


@pytest.mark.parametrize("mode", ["DELETE", "WAL"])
@pytest.mark.parametrize("log", [True, False], ids=["with a log", "without"])
def test_where_the_program_ended_before_the_copy_had_its_place_it_gets_it(
    tmp_path: Path, mode: str, log: bool
) -> None:
    """It is all that there is of the chats; a log is that of the file before, and would undo some of it."""
    old_log = tmp_path / f"{FILE_NAME}-wal"
    with open_store(tmp_path) as store:
        store.create_chat("boats", "", "")
        store.append_turn(1, Role.USER, "before")
        old = old_log.read_bytes()
        store.append_turn(1, Role.USER, "later")
    (tmp_path / FILE_NAME).rename(tmp_path / DRAFT)
    with closing(sqlite3.connect(tmp_path / DRAFT)) as copy:
        copy.execute(f"PRAGMA journal_mode = {mode}")
    if log:
        old_log.write_bytes(old)
    with Store.open(tmp_path) as store:
        assert said(store) == ["before", "later"]
        assert store.check() == []
    assert of_chats(tmp_path) == [FILE_NAME]


def test_half_a_copy_is_none(tmp_path: Path) -> None:
    """SQLite has not finished it, or its disk was full; another file of chats is made then."""
    half = tmp_path / "half"
    with closing(sqlite3.connect(half, isolation_level=None)) as copy:
        copy.execute("PRAGMA cache_size = 1")
        copy.execute("BEGIN")
        copy.execute("CREATE TABLE much (text)")
        copy.executemany("INSERT INTO much VALUES (?)", [("x" * 5000,)] * 50)
        (tmp_path / DRAFT).write_bytes(half.read_bytes())
        (tmp_path / f"{DRAFT}-journal").write_bytes((tmp_path / "half-journal").read_bytes())
        copy.execute("ROLLBACK")
    assert (tmp_path / DRAFT).stat().st_size > 0
    with Store.open(tmp_path) as store:
        assert store.list_chats() == []
    assert of_chats(tmp_path) == [FILE_NAME]


@pytest.mark.parametrize("size", [5000, None], ids=["half", "whole, and older"])
def test_a_copy_beside_the_file_goes(tmp_path: Path, size: int | None) -> None:
    with open_store(tmp_path) as store:
        store.create_chat("boats", "", "")
        store.append_turn(1, Role.USER, "before")
    whole = (tmp_path / FILE_NAME).read_bytes()
    with open_store(tmp_path) as store:
        store.append_turn(1, Role.USER, "later")
    (tmp_path / DRAFT).write_bytes(whole[:size])
    with open_store(tmp_path) as store:
        assert said(store) == ["before", "later"]
        assert of_chats(tmp_path) == [FILE_NAME, f"{FILE_NAME}-shm", f"{FILE_NAME}-wal"]


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
