"""Backups, checks in the background, and the way back from a damaged file."""

from __future__ import annotations

import errno
import os
import sqlite3
import stat
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.storage import Store
from ethervox_gui.storage.daily_check import Caretaker
from ethervox_gui.storage.file import backups, integrity, recovery
from ethervox_gui.storage.file.opening import open_database
from ethervox_gui.storage.file.recovery import FILE_NAME
from ethervox_gui.storage.folder_lock import FolderLock
from ethervox_gui.storage.memories.edits import BIN_DAYS
from tests.helpers import programs
from tests.helpers.stores import how_much

PATIENCE = 60


def looked_after(store: Store) -> list[UserError]:
    told: list[UserError] = []
    caretaker = Caretaker(store, told.append)
    caretaker.start()
    assert caretaker.wait(PATIENCE)
    return told


@pytest.fixture
def filled(tmp_path: Path) -> Path:
    """A data folder with a chat, and the backup of the day."""
    with Store.open(tmp_path) as store:
        chat = store.create_chat("Kept")
        for number in range(50):
            store.append_turn(chat.chat_id, Role.USER, f"turn {number} " + "word " * 50)
        assert looked_after(store) == []
    return tmp_path


def damage(folder: Path) -> bytes:
    path = folder / FILE_NAME
    data = path.read_bytes()
    path.write_bytes(data[: len(data) // 2])
    return path.read_bytes()


def test_a_backup_of_the_day_is_made_once(filled: Path) -> None:
    (backup,) = (filled / "backups").iterdir()
    with Store.open(filled) as store:
        store.create_chat("later")
        assert looked_after(store) == []
        assert backups.of_today(store.path) == backup
    assert list((filled / "backups").iterdir()) == [backup]
    found = backups.verify(backup)
    assert found.n_chats == 1


def test_seven_are_kept_of_each_kind(filled: Path) -> None:
    folder = filled / "backups"
    (today,) = folder.iterdir()
    for day in range(1, 10):
        for name in (f"ethervox-202001{day:02}-120000.db", f"ethervox-v1-202001{day:02}-120000-000000001.db"):
            (folder / name).write_bytes(today.read_bytes())
            os.utime(folder / name, (day, day))
    today.unlink()
    with Store.open(filled) as store:
        looked_after(store)
    names = sorted(path.name for path in folder.iterdir())
    assert sum("-v1-" in name for name in names) == 9  # theirs go when a migration makes another
    daily = [name for name in names if "-v1-" not in name]
    assert daily[:-1] == [f"ethervox-202001{day:02}-120000.db" for day in range(4, 10)]


def test_backups_of_days_to_come_make_way_for_those_of_today(filled: Path) -> None:
    """A clock that was wrong for a week: what was copied then is no newer than what is copied now."""
    folder = filled / "backups"
    (today,) = folder.iterdir()
    for day in range(1, 10):
        name, when = f"ethervox-203001{day:02}-120000.db", time.time() + day * 1e6
        (folder / name).write_bytes(today.read_bytes())
        os.utime(folder / name, (when, when))
    today.unlink()
    with Store.open(filled) as store:
        looked_after(store)
        made = backups.of_today(store.path)
        assert made is not None
        newest = backups.newest_sound(store.path)
        assert newest is not None
        assert newest.path == made
    assert len(list(folder.iterdir())) == 7


def test_what_somebody_else_put_beside_the_backups_stays(filled: Path) -> None:
    folder = filled / "backups"
    (today,) = folder.iterdir()
    theirs = ["mine.db", "ethervox-before-the-trip.db", "mine-20200101-120000.db", "ethervox-20200101.db"]
    for name in [*theirs, *(f"ethervox-202001{day:02}-120000.db" for day in range(1, 10))]:
        (folder / name).write_bytes(today.read_bytes())
        os.utime(folder / name, (1, 1))
    today.unlink()
    with Store.open(filled) as store:
        looked_after(store)
    names = {path.name for path in folder.iterdir()}
    assert set(theirs) <= names
    assert len(names) == len(theirs) + 7


def test_a_damaged_index_is_made_anew(filled: Path) -> None:
    with closing(sqlite3.connect(filled / FILE_NAME)) as connection:
        connection.execute("INSERT INTO turn_words (turn_words) VALUES ('delete-all')")
        connection.commit()
    with Store.open(filled) as store:
        assert store.check() != []
        assert looked_after(store) == []
        assert len(store.search('"turn 7"', kinds=["turn"])) == 1
        assert store.check() == []


def test_damage_that_opening_overlooks_is_told(filled: Path) -> None:
    with closing(sqlite3.connect(filled / FILE_NAME)) as connection:
        connection.execute("PRAGMA foreign_keys = 0")
        connection.execute("UPDATE turn SET parent_id = 4711 WHERE id = 9")
        connection.commit()
    with Store.open(filled) as store:
        (error,) = looked_after(store)
    assert error.code == "database_damaged"
    assert "--restore-backup" in error.advice
    assert "turn" in error.details


def test_a_large_file_is_checked_where_it_is(filled: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its copy of the day is made already; nothing is copied or written again."""
    monkeypatch.setattr("ethervox_gui.storage.daily_check._LARGE", 1000)
    before = sorted((filled / "backups").iterdir())
    with Store.open(filled) as store:
        assert looked_after(store) == []
        with closing(sqlite3.connect(filled / FILE_NAME)) as connection:
            connection.execute("PRAGMA foreign_keys = 0")
            connection.execute("UPDATE turn SET parent_id = 77777 WHERE id = 3")
            connection.commit()
        (error,) = looked_after(store)
    assert error.code == "database_damaged"
    assert "turn: row 3 refers to nothing" in error.details
    assert sorted((filled / "backups").iterdir()) == before


@pytest.mark.parametrize("large", [False, True], ids=["copied and checked", "checked where it is"])
def test_reading_and_writing_go_on_meanwhile(
    filled: Path, large: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the midst of copying and of checking, turns are stored and found: nothing there holds a lock."""
    monkeypatch.setattr("ethervox_gui.storage.file.backups._PAGES", 4)
    monkeypatch.setattr("ethervox_gui.storage.daily_check._STEPS", 200)
    if large:
        monkeypatch.setattr("ethervox_gui.storage.daily_check._LARGE", 1000)
    else:
        next((filled / "backups").iterdir()).unlink()
    with Store.open(filled) as store:
        told: list[UserError] = []
        caretaker = Caretaker(store, told.append)
        at_work: Counter[str] = Counter()
        synced: list[int] = []
        monkeypatch.setattr("ethervox_gui.storage.file.backups.os.fsync", synced.append)

        def use() -> bool:
            """Asked after each piece that was copied, and between the steps of a check."""
            place = sys._getframe(1).f_code.co_name
            if at_work[place] < 5:
                at_work[place] += 1
                if sys.platform == "linux":
                    own = os.getpriority(os.PRIO_PROCESS, threading.get_native_id())
                    assert own >= 10, "the reply being written goes first"
                name = f"{place.strip('_')}{at_work[place]}"
                store.append_turn(1, Role.USER, name)
                assert [hit.title for hit in store.search(name)] == [name]
            return False

        monkeypatch.setattr(caretaker.stopping, "is_set", use)
        caretaker.start()
        assert caretaker.wait(PATIENCE)
        checks = {"problems_of_tables": 5}
        assert told == []
        assert large or len(synced) > 5, "what is stored meanwhile does not wait for all of the copy"
        assert at_work == (checks if large else checks | {"look": 5, "problems_of": 5})
        assert store.check() == []
    assert len(list((filled / "backups").iterdir())) == 1


def test_no_room_for_a_backup_is_told(tmp_path: Path) -> None:
    (tmp_path / "backups").write_text("in the way")
    with Store.open(tmp_path) as store:
        (error,) = looked_after(store)
        assert error.code == "backup_failed"
        assert store.create_chat().chat_id == 1


def test_the_bin_is_emptied(tmp_path: Path) -> None:
    database = open_database(tmp_path)
    with Store(database) as store:
        chat = store.create_chat()
        store.delete_chat(chat.chat_id)
        old = time.time() - (BIN_DAYS + 1) * 86_400
        database.write(lambda db: db.sql("UPDATE chat SET deleted_at = ?", (old,)).rowcount)
        assert looked_after(store) == []
        assert store.list_chats(deleted=True) == []


def expired_chat(folder: Path) -> None:
    """Leave a chat in the bin that has lain there for too long."""
    database = open_database(folder)
    with Store(database) as store:
        store.delete_chat(store.create_chat("gone").chat_id)
        old = time.time() - (BIN_DAYS + 1) * 86_400
        sql = "UPDATE chat SET deleted_at = ? WHERE deleted_at IS NOT NULL"
        database.write(lambda db: db.sql(sql, (old,)).rowcount)


def test_the_bin_is_emptied_without_a_backup(tmp_path: Path) -> None:
    expired_chat(tmp_path)
    (tmp_path / "backups").write_text("in the way")
    with Store.open(tmp_path) as store:
        assert [error.code for error in looked_after(store)] == ["backup_failed"]
        assert store.list_chats(deleted=True) == []


def test_nothing_is_removed_from_a_damaged_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    expired_chat(tmp_path)
    found = integrity.Problems(("a page is gone",), ())
    monkeypatch.setattr(integrity, "problems_of", lambda connection: found)
    with Store.open(tmp_path) as store:
        assert [error.code for error in looked_after(store)] == ["database_damaged"]
        assert len(store.list_chats(deleted=True)) == 1


def test_stopping_leaves_nothing_behind(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        caretaker = Caretaker(store, lambda error: None)
        caretaker.stop()
        caretaker.start()
        caretaker.stop()
        assert caretaker.wait(PATIENCE)
    assert [file for file in tmp_path.rglob("*") if file.suffix == ".part"] == []


def test_what_was_left_of_a_backup_by_a_program_that_was_killed_goes(filled: Path) -> None:
    """Files of SQLite's beside it stayed for ever, also where the copy itself was gone."""
    folder = filled / "backups"
    before = {*folder.iterdir()}
    for name in ("20260101-000000.part", "20260101-000000.part-journal", "2.part-shm", "2.part-wal"):
        (folder / f"ethervox-{name}").write_bytes(b"x")
    somebodys = folder / "notes.part.txt"
    somebodys.write_bytes(b"x")
    with Store.open(filled) as store:
        assert looked_after(store) == []
    assert {*folder.iterdir()} == before | {somebodys}


def test_from_damage_to_the_backup(filled: Path) -> None:
    damaged = damage(filled)
    with pytest.raises(UserError) as caught:
        Store.open(filled)
    assert caught.value.code == "database_damaged"
    assert "--restore-backup" in caught.value.advice
    restored = recovery.restore_newest(filled)
    assert restored.set_aside is not None
    assert restored.set_aside.read_bytes() == damaged
    assert restored.set_aside.name in recovery.words_for(restored)
    with Store.open(filled) as store:
        assert how_much(store)[1] == 50
        assert store.check() == []


def test_a_damaged_backup_is_passed_over(filled: Path) -> None:
    folder = filled / "backups"
    (good,) = folder.iterdir()
    (folder / "ethervox-29990101-000000.db").write_bytes(good.read_bytes()[:9000])
    (folder / "ethervox-29990101-000001.db").write_bytes(b"junk")
    damage(filled)
    assert recovery.restore_newest(filled).backup.path == good


def test_a_backup_that_arrives_damaged_takes_no_place(filled: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk to which it is copied is as bad as the file that is to be replaced."""
    before = damage(filled)

    def badly(source: Path, target: Path) -> None:
        target.write_bytes(source.read_bytes()[:9000])

    monkeypatch.setattr("ethervox_gui.storage.file.recovery.shutil.copyfile", badly)
    with pytest.raises(UserError) as caught:
        recovery.restore_newest(filled)
    assert caught.value.code == "restore_failed"
    assert (filled / FILE_NAME).read_bytes() == before
    assert [path.name for path in filled.iterdir() if path.suffix in {".part", ".restored"}] == []


def test_without_a_backup_nothing_is_touched(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"junk")
    with pytest.raises(UserError) as caught:
        recovery.restore_newest(tmp_path)
    assert caught.value.code == "no_backup"
    assert (tmp_path / FILE_NAME).read_bytes() == b"junk"


def test_a_restore_that_was_cut_short_is_finished(filled: Path) -> None:
    damaged = damage(filled)
    (backup,) = (filled / "backups").iterdir()
    (filled / f"{FILE_NAME}.restored").write_bytes(backup.read_bytes())
    with Store.open(filled) as store:
        assert how_much(store)[1] == 50
    (aside,) = filled.glob("ethervox.damaged-*")
    assert aside.read_bytes() == damaged


@pytest.mark.parametrize("left_over", [b"", b"\xff", b"../ethervox.damaged-1.db", b"a\0b", b"notes.txt"])
def test_a_note_of_setting_aside_that_says_nothing_is_passed_over(filled: Path, left_over: bytes) -> None:
    (filled / f"{FILE_NAME}.leaving").write_bytes(left_over)
    with Store.open(filled) as store:
        assert how_much(store)[1] == 50
    assert not list(filled.glob("*.leaving"))


def test_a_note_of_setting_aside_that_is_done_is_passed_over(tmp_path: Path) -> None:
    """An earlier version, which knows none, made a database meanwhile: that is neither hidden nor lost."""
    (tmp_path / FILE_NAME).write_bytes(b"new")
    (tmp_path / "ethervox.damaged-1.db").write_bytes(b"old")
    note = tmp_path / f"{FILE_NAME}.leaving"
    note.write_text("ethervox.damaged-1.db")
    assert recovery.finish(tmp_path) is None
    assert (tmp_path / FILE_NAME).read_bytes() == b"new"
    note.write_text("ethervox.damaged-1.db")
    aside = recovery.set_aside(tmp_path)
    assert aside is not None
    assert aside.read_bytes() == b"new"
    assert sorted(file.read_bytes() for file in tmp_path.iterdir()) == [b"new", b"old"]


def test_on_a_full_disk_the_file_is_set_aside_all_the_same(
    filled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    damaged = damage(filled)

    def refuse(*_arguments: Any, **_options: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(recovery, "write_whole", refuse)
    recovery.start_afresh(filled)
    (aside,) = filled.glob("ethervox.damaged-*")
    assert aside.read_bytes() == damaged


def test_starting_afresh_keeps_the_file(filled: Path) -> None:
    damaged = damage(filled)
    recovery.start_afresh(filled)
    with Store.open(filled) as store:
        assert store.list_chats() == []
    (aside,) = filled.glob("ethervox.damaged-*")
    assert aside.read_bytes() == damaged


@pytest.mark.parametrize("step", range(1, 8))
def test_setting_aside_may_be_cut_short_anywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: int
) -> None:
    """The next start goes on: the database and its log stay together, under one name."""
    names = ("", "-wal", "-shm", "-journal")
    for name in names:
        (tmp_path / f"{FILE_NAME}{name}").write_bytes(f"kept{name}".encode())
    steps = count(1)

    def cut(move: Callable[..., Any]) -> Callable[..., Any]:
        def moved(*arguments: Any, **options: Any) -> Any:
            if next(steps) == step:
                raise KeyboardInterrupt
            return move(*arguments, **options)

        return moved

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", cut(Path.replace))
        patch.setattr(Path, "unlink", cut(Path.unlink))
        with pytest.raises(KeyboardInterrupt):
            recovery.start_afresh(tmp_path)
    recovery.finish(tmp_path)
    (database,) = tmp_path.glob("ethervox*.db")
    assert (database.name == FILE_NAME) == (step < 3), "nothing is moved before it is noted where to"
    kept = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    assert kept == {f"{database.name}{name}": f"kept{name}".encode() for name in names}


_HOLDER = """
import sys
from pathlib import Path
from ethervox_gui.storage.folder_lock import FolderLock

lock = FolderLock(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


def test_one_process_at_a_time(tmp_path: Path) -> None:
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).parents[3])}
    with programs.start(
        [sys.executable, "-c", _HOLDER, str(tmp_path)],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(UserError) as caught:
            FolderLock(tmp_path)
        assert caught.value.code == "already_running"
        if sys.platform != "win32":  # there it cannot be removed
            (tmp_path / "ethervox.lock").unlink()
            with pytest.raises(UserError) as caught:
                FolderLock(tmp_path)
            assert caught.value.code == "already_running", "the file was taken for a left-over"
        holder.kill()
        holder.wait()
        lock = FolderLock(tmp_path)
    lock.release()
    lock.release()
    FolderLock(tmp_path).release()


@pytest.mark.skipif(sys.platform == "win32", reason="there it is another call")
def test_a_disk_that_knows_no_locks_is_told_as_that(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def flock(_file: int, _operation: int) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr("ethervox_gui.storage.folder_lock.fcntl.flock", flock)
    with pytest.raises(UserError, match="cannot be stored in") as caught:
        FolderLock(tmp_path)
    assert caught.value.code == "lock_unusable"
    assert os.strerror(errno.ENOLCK) in caught.value.details


@pytest.mark.skipif(sys.platform == "win32", reason="there no folder is locked")
def test_a_disk_that_locks_files_alone_will_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As those of the network do, which lock nothing that cannot be written."""
    locked: list[int] = []

    def flock(file: int, _operation: int) -> None:
        if stat.S_ISDIR(os.fstat(file).st_mode):
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        locked.append(file)

    monkeypatch.setattr("ethervox_gui.storage.folder_lock.fcntl.flock", flock)
    FolderLock(tmp_path).release()
    assert len(locked) == 1
