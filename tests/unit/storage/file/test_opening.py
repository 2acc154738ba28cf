"""Opening: what cannot be used is refused with a sentence, and left exactly as it was."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import stat
import sys
from contextlib import closing
from pathlib import Path

import pytest

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.events.events import Action, ContextEdited, Method, Trigger
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.storage import Store
from ethervox_gui.storage.base.values import NewMemory
from ethervox_gui.storage.chats import turns
from ethervox_gui.storage.chats.given import GivenTurn
from ethervox_gui.storage.db.connection import Connection
from ethervox_gui.storage.file import opening
from ethervox_gui.storage.file.migrations import MIGRATIONS
from ethervox_gui.storage.file.recovery import FILE_NAME
from tests.helpers import programs


def contents(folder: Path) -> dict[str, bytes]:
    """The files that hold something, with what they hold."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.name.endswith("-shm"))
    return {path.name: data for path in files if (data := path.read_bytes())}


def refused(folder: Path) -> UserError:
    before = contents(folder)
    with pytest.raises(UserError) as caught:
        Store.open(folder)
    assert contents(folder) == before
    assert caught.value.message.endswith(".")
    assert "Error" not in str(caught.value)
    return caught.value


@pytest.fixture
def filled(tmp_path: Path) -> Path:
    with Store.open(tmp_path) as store:
        chat = store.create_chat("Kept")
        for number in range(200):
            store.append_turn(chat.chat_id, Role.USER, f"turn {number} " + "word " * 50)
    return tmp_path


def test_one_file_is_left_when_it_is_closed(filled: Path) -> None:
    assert [path.name for path in filled.iterdir()] == [FILE_NAME]


@pytest.mark.parametrize("measured", [False, True], ids=["closed", "measured"])
def test_a_chat_that_was_small_is_read_fast_when_it_is_long(tmp_path: Path, measured: bool) -> None:
    """SQLite planned by the size that a file had when it was closed, and read all turns for each of them."""
    with Store.open(tmp_path) as store:
        chat_id = store.create_chat("Long").chat_id
        for number in range(3):
            store.append_turn(chat_id, Role.USER, f"turn {number}")
        assert len(store.turns_of_chat(chat_id)) == 3
    if measured:  # as earlier builds did
        with closing(sqlite3.connect(tmp_path / FILE_NAME)) as raw:
            raw.execute("ANALYZE")
    with Store.open(tmp_path) as store:
        store.give_turns(chat_id, [GivenTurn(Role.USER, "more")] * 1000)
        with closing(Connection(store.path, writable=False)) as reader:
            n_thousands = 0

            def count() -> int:
                nonlocal n_thousands
                n_thousands += 1
                return 0

            reader.raw.set_progress_handler(count, 1000)
            assert len(turns.path(reader, chat_id)) == 1003
        assert n_thousands < 200, "thousands of steps; three million if each turn is looked for among all"
    with Store.open(tmp_path) as store:
        assert len(store.turns_of_chat(chat_id)) == 1003


def test_only_its_user_may_read_it(tmp_path: Path) -> None:
    with Store.open(tmp_path / "made" / "for it") as store:
        store.create_chat()
        assert stat.S_IMODE(store.path.parent.stat().st_mode) == 0o700
        for path in store.path.parent.iterdir():
            assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_odd_names_of_folders(tmp_path: Path) -> None:
    folder = tmp_path / "a b?c#d%20 ü 日本"
    with Store.open(folder) as store:
        store.create_chat("x")
    with Store.open(folder) as store:
        assert len(store.list_chats()) == 1
    assert [path.name for path in folder.iterdir()] == [FILE_NAME]


@pytest.mark.parametrize(
    "junk", [b"x", b"not a database, " * 1000, bytes(8192), b"SQLite format 3\0" + bytes(8000)]
)
def test_not_a_database(tmp_path: Path, junk: bytes) -> None:
    (tmp_path / FILE_NAME).write_bytes(junk)
    assert refused(tmp_path).code == "database_damaged"


def test_an_empty_file_is_a_new_one(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).touch()
    with Store.open(tmp_path) as store:
        assert store.list_chats() == []


def test_another_programs_database(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        connection.execute("CREATE TABLE theirs (x)")
    assert refused(tmp_path).code == "database_damaged"


@pytest.mark.parametrize("keep", [100, 4096, 20_000, 0.5, 0.9])
def test_a_truncated_file(filled: Path, keep: float) -> None:
    path = filled / FILE_NAME
    data = path.read_bytes()
    path.write_bytes(data[: int(keep if keep > 1 else len(data) * keep)])
    assert refused(filled).code == "database_damaged"


def test_a_file_from_the_future(filled: Path) -> None:
    with closing(sqlite3.connect(filled / FILE_NAME)) as connection:
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    assert refused(filled).code == "database_too_new"


def test_a_log_without_its_database(filled: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("copy")
    with Store.open(filled) as store:
        store.create_chat("only in the log")
        shutil.copy(f"{store.path}-wal", folder)
    assert refused(folder).code == "database_damaged"
    (folder / FILE_NAME).touch()
    assert refused(folder).code == "database_damaged"


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    for folder in (tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(UserError) as caught:
            Store.open(folder)
        assert caught.value.code == "database_unwritable"
    assert (tmp_path / "file").read_text() == "mine"


def test_a_database_that_is_a_folder(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    with pytest.raises(UserError) as caught:
        Store.open(tmp_path)
    assert caught.value.code == "database_unwritable"


_OPEN_AS_NOBODY = """
import os, sys
from pathlib import Path
from ethervox_gui.context.errors import UserError
from ethervox_gui.storage import Store

if os.geteuid() == 0:
    os.setgroups([]); os.setgid(65534); os.setuid(65534)
try:
    Store.open(Path(sys.argv[1]))
except UserError as error:
    print(error.code)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="permissions are another matter there")
@pytest.mark.parametrize("what", ["folder", "file", "new folder"])
def test_without_permission(filled: Path, what: str) -> None:
    folder = filled
    for parent in filled.parents[:3]:
        if parent.stat().st_uid == os.getuid() and parent != Path("/tmp"):
            parent.chmod(0o755)
    match what:
        case "folder":
            folder.chmod(0o500)
        case "file":
            folder.chmod(0o755)
            (folder / FILE_NAME).chmod(0o400)
        case "new folder":
            folder.chmod(0o555)
            folder = folder / "new"
    before = contents(filled)
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).parents[4])}
    result = programs.run([sys.executable, "-c", _OPEN_AS_NOBODY, str(folder)], env=environment)
    filled.chmod(0o755)
    assert result.stdout.strip() == "database_unwritable", result.stderr
    assert contents(filled) == before


@pytest.mark.parametrize(
    "damage",
    [
        "PRAGMA ignore_check_constraints = 1; UPDATE turn SET role = 'usep'",
        "UPDATE memory SET tags = '[\"'",
        "UPDATE context_event SET \"action\" = 'shift'",
    ],
)
def test_words_that_we_do_not_know(tmp_path: Path, damage: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "_QUICK_CHECK_BYTES", 0)
    with Store.open(tmp_path) as store:
        chat = store.create_chat()
        store.append_turn(chat.chat_id, Role.USER, "x")
        store.add_memory(chat.chat_id, NewMemory("x", tags=["y"]))
        event = ContextEdited(Action.SHIFT_WINDOW, Trigger.AUTO, Method.GAP, 0, 0, 1, 1, 0, 0.0, None)
        store.apply_edit(chat.chat_id, event, [], TurnState.DROPPED)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        connection.executescript(damage)

    def use() -> None:
        with Store.open(tmp_path) as store:
            store.turns_of_chat(chat.chat_id)
            store.list_memories()
            store.events_of_chat(chat.chat_id)

    with pytest.raises(UserError) as caught:
        use()
    assert caught.value.code == "database_damaged"


def test_a_damaged_byte_costs_one_character(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        chat = store.create_chat()
        store.append_turn(chat.chat_id, Role.USER, "a needle here")
    path = tmp_path / FILE_NAME
    path.write_bytes(path.read_bytes().replace(b"a needle here", b"a ne\xffdle here"))
    with Store.open(tmp_path) as store:
        (turn,) = store.turns_of_chat(chat.chat_id)
        assert turn.text == "a ne\ufffddle here"


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE turn_words_data SET block = zeroblob(30) WHERE id = 10",
        "UPDATE turn_trigrams_data SET block = zeroblob(30) WHERE id = 10",
        "DELETE FROM turn_words_config",
    ],
)
def test_a_turn_that_a_damaged_index_refuses(filled: Path, damage: str) -> None:
    with closing(sqlite3.connect(filled / FILE_NAME)) as connection:
        connection.execute(damage)
        connection.commit()
    assert try_everything(filled) == "database_damaged"


def flip(data: bytes, rng: random.Random) -> bytes:
    damaged = bytearray(data)
    for _ in range(rng.choice([1, 3, 20])):
        damaged[rng.randrange(len(damaged))] ^= 1 << rng.randrange(8)
    return bytes(damaged)


def try_everything(folder: Path) -> str:
    """Open and use a database that may be damaged; the code of the clear message, or what it was used for."""
    try:
        store = Store.open(folder)
    except UserError as error:
        return error.code
    try:
        for chat in store.list_chats():
            store.turns_of_chat(chat.chat_id)
            store.append_turn(chat.chat_id, Role.USER, "one more")
        store.search("word turn")
        store.list_memories()
        store.check()
    except UserError as error:
        return error.code
    finally:
        try:
            store.close()
        except UserError as error:
            assert error.code == "database_damaged"  # noqa: PT017
    return "used"


@pytest.mark.parametrize("n_copies", [20, pytest.param(200, marks=pytest.mark.slow)])
def test_flipped_bits_never_end_in_a_traceback(filled: Path, n_copies: int) -> None:
    data = (filled / FILE_NAME).read_bytes()
    outcomes = []
    for seed in range(n_copies):
        folder = filled / str(seed)
        folder.mkdir()
        (folder / FILE_NAME).write_bytes(flip(data, random.Random(seed)))
        outcomes.append(try_everything(folder))
        shutil.rmtree(folder)
    assert set(outcomes) <= {"used", "database_damaged"}
