"""From every historic schema to the present one, and what happens when a step fails."""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

import pytest

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.storage import Store
from ethervox_gui.storage.db import schema
from ethervox_gui.storage.file import backups, migrations
from ethervox_gui.storage.file.migrations import MIGRATIONS, migrate, version_of
from ethervox_gui.storage.file.recovery import FILE_NAME
from tests.helpers import programs

#: What a database of each version held, in SQL of that time.  Add to it with every migration.
HISTORIC: dict[int, str] = {
    0: "",
    1: schema.VERSION_1
    + """
    INSERT INTO chat (id, title, model, system_prompt, created_at, updated_at)
    VALUES (1, 'Old', 'm', '', 1, 1);
    INSERT INTO turn (id, chat_id, number, role, text, n_tokens, importance, pinned, state, complete,
                      created_at)
    VALUES (1, 1, 0, 'user', 'an old turn', 4, 0.5, 0, 'in_kv', 1, 1);
    UPDATE chat SET head_id = 1;
    INSERT INTO memory (id, chat_id, kind, level, text, tags, importance, n_tokens_before, n_tokens_after,
                        first_turn, last_turn, source, created_at)
    VALUES (1, 1, 'summary', 0, 'an old memory', '["old"]', 0.9, 9, 4, 0, 0, 'model', 1);
    INSERT INTO memory_turn VALUES (1, 1);
    PRAGMA user_version = 1;
    """,
}
HISTORIC[2] = (
    HISTORIC[1]
    + schema.VERSION_2
    + """
    INSERT INTO memory_version VALUES (1, 1, '["old"]', 0.9, 1, 'an older memory');
    PRAGMA user_version = 2;
    """
)
HISTORIC[3] = HISTORIC[2] + schema.VERSION_3 + "PRAGMA user_version = 3;"
HISTORIC[4] = HISTORIC[3] + schema.VERSION_4 + "PRAGMA user_version = 4;"
HISTORIC[5] = HISTORIC[4] + schema.VERSION_5 + "PRAGMA user_version = 5;"
HISTORIC[6] = HISTORIC[5] + schema.VERSION_6 + "PRAGMA user_version = 6;"
HISTORIC[7] = HISTORIC[6] + schema.VERSION_7 + "PRAGMA user_version = 7;"
HISTORIC[8] = HISTORIC[7] + schema.VERSION_8 + "PRAGMA user_version = 8;"
HISTORIC[9] = HISTORIC[8] + schema.VERSION_9 + "PRAGMA user_version = 9;"
HISTORIC[10] = HISTORIC[9] + schema.VERSION_10 + "PRAGMA user_version = 10;"
HISTORIC[11] = HISTORIC[10] + schema.VERSION_11 + "PRAGMA user_version = 11;"
HISTORIC[12] = HISTORIC[11] + schema.VERSION_12 + "PRAGMA user_version = 12;"
HISTORIC[13] = HISTORIC[12] + schema.VERSION_13 + "PRAGMA user_version = 13;"
HISTORIC[14] = HISTORIC[13] + schema.VERSION_14 + "PRAGMA user_version = 14;"
HISTORIC[15] = HISTORIC[14] + schema.VERSION_15 + "PRAGMA user_version = 15;"
HISTORIC[16] = HISTORIC[15] + schema.VERSION_16 + "PRAGMA user_version = 16;"
HISTORIC[17] = HISTORIC[16] + schema.VERSION_17 + "PRAGMA user_version = 17;"
LATEST = len(MIGRATIONS)


def write(folder: Path, script: str) -> Path:
    with closing(sqlite3.connect(folder / FILE_NAME)) as connection:
        connection.executescript(script)
    return folder / FILE_NAME


def test_every_version_is_tried() -> None:
    assert sorted(HISTORIC) == list(range(len(MIGRATIONS) + 1)), "add a line to HISTORIC"


@pytest.mark.parametrize("version", sorted(HISTORIC))
def test_an_old_database_is_brought_up_to_date(tmp_path: Path, version: int) -> None:
    write(tmp_path, HISTORIC[version])
    with Store.open(tmp_path) as store:
        assert store.check() == []
        if version:
            (chat,) = store.list_chats()
            (turn,) = store.turns_of_chat(chat.chat_id)
            (memory,) = store.list_memories()
            assert (chat.title, turn.text, memory.text, memory.tags) == (
                "Old",
                "an old turn",
                "an old memory",
                ("old",),
            )
            assert {hit.kind for hit in store.search("old")} == {"turn", "memory"}
            assert store.memory_turns(memory.memory_id) == [turn]
        chat = store.create_chat("New")
        store.append_turn(chat.chat_id, Role.USER, "goes on")
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        assert version_of(connection) == len(MIGRATIONS)


def test_passages_of_before_are_found(tmp_path: Path) -> None:
    """Their index is filled as they are when it is made."""
    said = """
        INSERT INTO document (id, chat_id, name, kind, n_bytes, created_at)
        VALUES (7, 1, 'Book.md', 'md', 9, 1);
        INSERT INTO passage (document_id, number, heading, text) VALUES (7, 1, 'Cellar', 'The Café is red.');
    """
    write(tmp_path, HISTORIC[13] + said)
    with Store.open(tmp_path) as store:
        (hit,) = store.search_documents("book cafe cellar")
        assert hit.stored.passage.text == "The Café is red."


def test_all_versions_end_in_the_same_schema(tmp_path: Path) -> None:
    schemas = set()
    for version, script in HISTORIC.items():
        folder = tmp_path / str(version)
        folder.mkdir()
        write(folder, script)
        Store.open(folder).close()
        with closing(sqlite3.connect(folder / FILE_NAME)) as connection:
            rows = connection.execute("SELECT type, name, sql FROM sqlite_master ORDER BY type, name")
            schemas.add(tuple(rows.fetchall()))
    assert len(schemas) == 1


def add_column(connection: sqlite3.Connection) -> None:
    connection.execute("ALTER TABLE chat ADD COLUMN folder TEXT")


def lose_a_chat(connection: sqlite3.Connection) -> None:
    connection.execute("DELETE FROM chat")


def fail(connection: sqlite3.Connection) -> None:
    add_column(connection)
    connection.execute("no SQL")


def open_raw(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None)


def test_one_backup_is_made_before_all_steps(tmp_path: Path) -> None:
    """So that of seven that are kept none is pushed out by those of the steps."""
    path = write(tmp_path, HISTORIC[LATEST])
    with closing(open_raw(path)) as connection:
        migrate(connection, path, [*MIGRATIONS, *(backups.KEPT + 1) * [lambda c: None], add_column])
        assert version_of(connection) == LATEST + backups.KEPT + 2
        assert connection.execute("PRAGMA foreign_keys").fetchone() == (1,)
    (backup,) = (tmp_path / "backups").iterdir()
    with closing(sqlite3.connect(backup)) as copy:
        assert version_of(copy) == LATEST
        assert copy.execute("SELECT text FROM turn").fetchall() == [("an old turn",)]
    backup.rename(path)
    with Store.open(tmp_path) as store:
        assert len(store.search("old")) == 2


@pytest.mark.parametrize("step", [fail, lose_a_chat])
def test_a_step_that_fails_changes_nothing(tmp_path: Path, step: migrations.Migration) -> None:
    path = write(tmp_path, HISTORIC[LATEST])
    before = path.read_bytes()
    with closing(open_raw(path)) as connection, pytest.raises(sqlite3.Error):
        migrate(connection, path, [*MIGRATIONS, step])
    assert path.read_bytes() == before
    assert len(list((tmp_path / "backups").iterdir())) == 1


def test_no_backup_no_migration(tmp_path: Path) -> None:
    path = write(tmp_path, HISTORIC[1])
    (tmp_path / "backups").write_text("in the way")
    before = path.read_bytes()
    with closing(open_raw(path)) as connection, pytest.raises(UserError) as caught:
        migrate(connection, path, [*MIGRATIONS, add_column])
    assert caught.value.code == "backup_failed"
    assert path.read_bytes() == before


def test_a_backup_that_cannot_be_read_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write(tmp_path, HISTORIC[1])

    def refuse(copy: Path, version: int) -> None:
        raise sqlite3.DatabaseError("the copy is damaged")

    monkeypatch.setattr(backups, "verify", refuse)
    with closing(open_raw(path)) as connection, pytest.raises(UserError):
        migrate(connection, path, [*MIGRATIONS, add_column])
    assert list((tmp_path / "backups").iterdir()) == []


_KILLED_STEP = """
import os, signal, sqlite3, sys
from pathlib import Path
from ethervox_gui.storage.file.migrations import MIGRATIONS, migrate

path, last = Path(sys.argv[1]), int(sys.argv[2])
def step(connection):
    connection.execute("PRAGMA cache_size = 5")  # so that pages reach the disk before the commit
    for number in range(50):
        if number == last:
            os.kill(os.getpid(), signal.SIGKILL)
        connection.execute(f"CREATE TABLE extra{number} (x)")
        connection.execute("INSERT INTO turn (chat_id, number, role, text, n_tokens, importance, pinned,"
            " state, complete, created_at) VALUES (1, 1, 'user', ?, 1, 1, 0, 'in_kv', 1, 1)",
            ("text " * 4000,))
connection = sqlite3.connect(path, isolation_level=None)
connection.execute("PRAGMA journal_mode = wal")
migrate(connection, path, [*MIGRATIONS, step])
"""


@pytest.mark.parametrize("points", [(0, 1, 19, 49, 99), pytest.param(range(50), marks=pytest.mark.slow)])
def test_killed_inside_a_migration(tmp_path: Path, points: Iterable[int]) -> None:
    for last in points:
        folder = tmp_path / str(last)
        folder.mkdir()
        path = write(folder, HISTORIC[LATEST])
        environment = os.environ | {"PYTHONPATH": str(Path(__file__).parents[4])}
        command = [sys.executable, "-c", _KILLED_STEP, str(path), str(last)]
        programs.run(command, env=environment, text=False)
        with closing(sqlite3.connect(path)) as connection:
            (n_extra,) = connection.execute(
                "SELECT count(*) FROM sqlite_master WHERE name LIKE 'extra%'"
            ).fetchone()
            assert (version_of(connection), n_extra) == ((LATEST + 1, 50) if last == 99 else (LATEST, 0))
        assert backups.newest_sound(path) is not None
        if last != 99:
            with Store.open(folder) as store:
                assert store.check() == []
                assert len(store.search("old")) == 2
