"""Nothing that was acknowledged is lost, whatever happens to the process."""

from __future__ import annotations

import os
import random
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterable
from contextlib import AbstractContextManager, closing
from pathlib import Path

import pytest

from ethervox_gui.context.errors import StorageError, UserError
from ethervox_gui.context.events.events import Action, ContextEdited, Method, Trigger
from ethervox_gui.context.turns.turns import Role, Turn, TurnState
from ethervox_gui.storage import Store
from ethervox_gui.storage.db import schema
from ethervox_gui.storage.db.connection import Connection
from ethervox_gui.storage.db.database import Database
from ethervox_gui.storage.file.opening import open_database
from ethervox_gui.storage.file.recovery import FILE_NAME
from tests.helpers import programs

# Says every turn and note that was acknowledged, flushed, while another reply streams in between.
_WRITER = """
import sys
from pathlib import Path
from ethervox_gui.context.events.events import (Action, ContextEdited, Method, StopReason, Trigger)
from ethervox_gui.context.summaries.note import Note
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.storage import Store
from ethervox_gui.storage.base.values import NewMemory
from ethervox_gui.storage.chats.quotations import Quotation
store = Store.open(Path(sys.argv[1]))
chats = store.list_chats()
chat = (chats[0] if chats else store.create_chat("Kept")).chat_id
n = 0
quoted = store.standing_quotations(chat)
while True:
    n += 1
    user = store.append_turn(chat, Role.USER, f"question {n} " + "word " * (n % 50))
    print(user.turn_id, user.text, flush=True)
    reply = store.append_turn(chat, Role.ASSISTANT, "", complete=False)
    for i in range(n % 4):
        store.update_reply(reply.turn_id, "answer " * i)
    done = store.finish_turn(reply.turn_id, f"answer {n}", 3, StopReason.END)
    print(done.turn_id, done.text, flush=True)
    store.keep_notes(chat, [user.turn_id, done.turn_id], [Note(Role.USER, f"note {n}", user.turn_id)])
    print(-user.turn_id, f"note {n}", flush=True)
    quoted = [*quoted[-3:], Quotation((user.turn_id, done.turn_id), done.turn_id, f"quote {n}")]
    store.set_standing_quotations(chat, quoted)
    print("quoted", *(one.text for one in quoted), flush=True)
    store.note_told("theirs", [user.turn_id, done.turn_id])
    print("told", user.turn_id, done.turn_id, flush=True)
    if n % 5 == 1:
        ids = [turn.turn_id for turn in store.turns_of_chat(chat)[-4:]]
        memory = store.add_memory(chat, NewMemory(f"- summary {n}", turn_ids=ids))
        event = ContextEdited(
            Action.SUMMARIZE_OLD, Trigger.AUTO, Method.GAP, 1, 4, 9, 3, 6, 1.0, memory.memory_id)
        store.apply_edit(chat, event, ids, TurnState.SUMMARIZED, memory.memory_id)
"""


def start(script: str, *arguments: str) -> programs.Program:
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).parents[3])}
    return programs.start(
        [sys.executable, "-c", script, *arguments], env=environment, stdout=subprocess.PIPE, text=True
    )


@pytest.mark.parametrize("n_kills", [20, pytest.param(200, marks=pytest.mark.slow)])
def test_killed_while_writing(tmp_path: Path, n_kills: int) -> None:
    rng = random.Random(n_kills)
    acknowledged: dict[int, str] = {}
    quoted: list[str] = []
    told: set[int] = set()
    n_edits = 0
    for _ in range(n_kills):
        with start(_WRITER, str(tmp_path)) as process:
            assert process.stdout is not None
            first = process.stdout.readline()
            time.sleep(rng.random() * 0.1)
            process.kill()
            said = first + process.stdout.read()
        for line in said.splitlines(keepends=True):
            if line.endswith("\n") and line.startswith("quoted"):
                quoted = line.split()
            elif line.endswith("\n") and line.startswith("told"):
                told.update(map(int, line.split()[1:]))
            elif line.endswith("\n"):
                turn_id, text = line.rstrip("\n").split(" ", 1)
                acknowledged[int(turn_id)] = text
        with Store.open(tmp_path) as store:
            assert store.check() == []
            (chat,) = store.list_chats()
            stored = {turn.turn_id: turn.text for turn in store.turns_of_chat(chat.chat_id)}
            stored |= {-note.turn_id: note.text for note in store.notes_of_chat(chat.chat_id)}
            assert {turn_id: stored[turn_id] for turn_id in acknowledged} == acknowledged
            standing = store.standing_quotations(chat.chat_id)
            texts = " ".join(one.text for one in standing).split()
            assert texts == quoted[1:] or texts[:-2] == quoted[3 if len(quoted) > 8 else 1 :], "or one more"
            quoted = ["quoted", *texts]  # the next writer goes on from what stands, also if nobody said it
            assert all(len(one.turn_ids) == 2 for one in standing)
            assert store.told(chat.chat_id, "theirs") >= told
            edits = store.events_of_chat(chat.chat_id)
            assert len(edits) >= n_edits
            n_edits = len(edits)
            for event in edits:
                assert event.event.memory_id is not None
                turns = store.memory_turns(event.event.memory_id)
                assert all(turn.state == "summarized" for turn in turns)
    assert len(acknowledged) >= 2 * n_kills
    assert min(acknowledged) < 0, "notes are among them"
    assert told
    assert quoted
    assert n_edits, "summaries are among them"


# Edits a memory and keeps a document, again and again, and says what was acknowledged.
_EDITOR = """
import sys
from pathlib import Path
from ethervox_gui.context.recall.passages import Passage
from ethervox_gui.storage import Store
from ethervox_gui.storage.base.values import NewMemory
store = Store.open(Path(sys.argv[1]))
chats = store.list_chats()
chat = (chats[0] if chats else store.create_chat("Kept")).chat_id
memories = store.list_memories()
memory = (memories[0] if memories else store.add_memory(chat, NewMemory("0"))).memory_id
n = int(store.memory(memory).text)
print("begun", memory, chat, flush=True)
while True:
    n += 1
    store.edit_memory(memory, str(n))
    print("edited", n, flush=True)
    pieces = [Passage(number, f"document {n} " + "word " * 200) for number in range(1, 40)]
    print("kept", store.add_document(chat, f"{n}.md", "markdown", 9, pieces).document_id, flush=True)
"""


@pytest.mark.parametrize("n_kills", [6, pytest.param(60, marks=pytest.mark.slow)])
def test_killed_while_a_memory_is_edited_and_a_file_is_kept(tmp_path: Path, n_kills: int) -> None:
    rng = random.Random(n_kills)
    edited, kept = 0, set[int]()
    for _ in range(n_kills):
        with start(_EDITOR, str(tmp_path)) as process:
            assert process.stdout is not None
            _, memory, chat = process.stdout.readline().split()
            time.sleep(rng.random() * 0.1)
            process.kill()
            said = [line.split() for line in process.stdout.read().splitlines(True) if line.endswith("\n")]
        edited = max([edited, *(int(number) for what, number in said if what == "edited")])
        kept.update(int(number) for what, number in said if what == "kept")
        with Store.open(tmp_path) as store:
            assert store.check() == []
            now = int(store.memory(int(memory)).text)
            assert now in (edited, edited + 1), "perhaps one more than was acknowledged"
            before = [int(version.text) for version in store.memory_versions(int(memory))]
            assert before == list(range(now - 1, -1, -1))[: len(before)]
            assert before, "what it said before each edit is there, the last first"
            edited = now
            documents = store.documents(int(chat))
            assert kept <= {document.document_id for document in documents}
            assert len(store.passages(int(chat))) == 39 * len(documents), "all of a document or nothing"
    assert kept


_OPENER = """
import sys, threading, os, signal, time
from pathlib import Path
import ethervox_gui.storage.store as s
threading.Timer(float(sys.argv[2]), lambda: os.kill(os.getpid(), signal.SIGKILL)).start()
s.Store.open(Path(sys.argv[1]))
time.sleep(10)
"""


@pytest.mark.parametrize("n_kills", [10, pytest.param(100, marks=pytest.mark.slow)])
def test_killed_while_the_file_is_made(tmp_path: Path, n_kills: int) -> None:
    rng = random.Random(n_kills)
    for number in range(n_kills):
        folder = tmp_path / str(number)
        with start(_OPENER, str(folder), str(rng.random() * 0.03)) as process:
            process.wait()
        with Store.open(folder) as store:
            assert store.check() == []
            assert store.create_chat().chat_id == 1


def test_a_reader_does_not_wait_for_a_writer(database: Database, store: Store) -> None:
    chat = store.create_chat("before")
    writing, go_on = threading.Event(), threading.Event()

    def long_write() -> None:
        def work(db: object) -> None:
            store_rename(db)
            writing.set()
            assert go_on.wait(30)

        database.write(work)

    def store_rename(db: object) -> None:
        db.sql("UPDATE chat SET title = 'after'")  # type: ignore[attr-defined]

    thread = threading.Thread(target=long_write)
    thread.start()
    assert writing.wait(30)
    started = time.thread_time()
    assert store.chat(chat.chat_id).title == "before"
    assert store.search("nothing") == []
    assert time.thread_time() - started < 1
    assert thread.is_alive(), "the writer is still at it, and would have given up before a reader that waits"
    go_on.set()
    thread.join()
    assert store.chat(chat.chat_id).title == "after"


def test_many_threads(store: Store) -> None:
    chats = [store.create_chat(str(number)).chat_id for number in range(4)]
    errors: list[BaseException] = []
    written: list[Turn] = []
    stop = threading.Event()

    def write(chat_id: int) -> None:
        try:
            for number in range(50):
                written.append(store.append_turn(chat_id, Role.USER, f"number {number}"))
        except BaseException as error:
            errors.append(error)

    def read() -> None:
        try:
            while not stop.is_set():
                for chat_id in chats:
                    turns = store.turns_of_chat(chat_id)
                    assert [turn.number for turn in turns] == list(range(len(turns)))
                store.search("number")
                store.list_memories()
        except BaseException as error:
            errors.append(error)

    writers = [threading.Thread(target=write, args=(chat_id,)) for chat_id in chats]
    readers = [threading.Thread(target=read) for _ in range(3)]
    for thread in writers + readers:
        thread.start()
    for thread in writers:
        thread.join()
    stop.set()
    for thread in readers:
        thread.join()
    assert errors == []
    assert len(written) == 200
    for chat_id in chats:
        assert len(store.turns_of_chat(chat_id)) == 50


def test_closing_while_others_work(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    chat = store.create_chat()
    kept: list[Turn] = []
    errors: list[Exception] = []

    def work() -> None:
        try:
            while True:
                kept.append(store.append_turn(chat.chat_id, Role.USER, "again"))
                store.turns_of_chat(chat.chat_id)
        except Exception as error:
            errors.append(error)

    threads = [threading.Thread(target=work) for _ in range(3)]
    for thread in threads:
        thread.start()
    time.sleep(0.1)
    store.close()
    for thread in threads:
        thread.join()
    assert all("closed" in str(error) or "interrupt" in str(error) for error in errors)
    with Store.open(tmp_path) as again:
        assert again.check() == []
        assert {turn.turn_id for turn in again.turns_of_chat(chat.chat_id)} >= {t.turn_id for t in kept}


@pytest.mark.parametrize("rooms", [(0, 1, 3, 8), pytest.param(range(50), marks=pytest.mark.slow)])
def test_a_full_disk_is_said_and_nothing_is_lost(tmp_path: Path, rooms: Iterable[int]) -> None:
    for room in rooms:
        meet_the_end_of_the_disk(tmp_path / str(room), room)


def meet_the_end_of_the_disk(folder: Path, room: int) -> None:
    """``max_page_count`` makes SQLite meet the end of the disk at a page of our choice."""
    database = open_database(folder)
    store = Store(database)
    chat = store.create_chat()
    database.write(lambda db: db.sql("SELECT 1"))
    n_pages = database.write(lambda db: int(db.sql("PRAGMA page_count").fetchone()[0]))
    database.write(lambda db: db.sql(f"PRAGMA max_page_count = {n_pages + room}").fetchone())
    kept: list[Turn] = []

    def fill() -> None:
        for number in range(1000):
            kept.append(store.append_turn(chat.chat_id, Role.USER, f"{number} " + "words " * 500))

    with pytest.raises(UserError) as caught:
        fill()
    assert caught.value.code == "disk_full"
    assert store.turns_of_chat(chat.chat_id) == kept
    database.write(lambda db: db.sql(f"PRAGMA max_page_count = {n_pages + 1000}").fetchone())
    kept.append(store.append_turn(chat.chat_id, Role.USER, "there is room again"))
    store.close()
    with Store.open(folder) as again:
        assert again.turns_of_chat(chat.chat_id) == kept
        assert again.check() == []


def test_closing_on_a_full_disk_loses_nothing_and_says_nothing(tmp_path: Path) -> None:
    database = open_database(tmp_path)
    store = Store(database)
    chat = store.create_chat()
    turn = store.append_turn(chat.chat_id, Role.USER, "it is in the log")
    writer, full = database._writer, sqlite3.OperationalError("database or disk is full")
    full.sqlite_errorcode = sqlite3.SQLITE_FULL

    class FullDisk:
        def sql(self, _sql: str) -> None:
            raise full

        def close(self) -> None:
            writer.close()

    database._writer = FullDisk()  # type: ignore[assignment]
    store.close()
    with Store.open(tmp_path) as again:
        assert again.turns_of_chat(chat.chat_id) == [turn]


# No file may grow beyond the limit, whatever is being done: opening, migrating, backing up, writing.
_LIMITED = """
import resource, sys
from pathlib import Path
from ethervox_gui.context.errors import UserError
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.storage import Store

folder, limit = Path(sys.argv[1]), int(sys.argv[2])
resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
try:
    store = Store.open(folder)
    chat = store.list_chats()[0].chat_id
    while True:
        turn = store.append_turn(chat, Role.USER, "words " * 300)
        print("kept", turn.turn_id, flush=True)
except UserError as error:
    print("said", error.code, error, flush=True)
try:
    store.close()
except (UserError, NameError):
    pass
"""


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such limit")
@pytest.mark.parametrize("n_points", [3, pytest.param(50, marks=pytest.mark.slow)])
def test_no_room_anywhere(tmp_path: Path, n_points: int) -> None:
    """An old file, so that opening it makes backups and migrates."""
    for point in range(n_points):
        folder = tmp_path / str(point)
        folder.mkdir()
        with closing(sqlite3.connect(folder / FILE_NAME)) as connection:
            connection.executescript(schema.VERSION_1)
            connection.executescript(
                "INSERT INTO chat (id, title, model, system_prompt, created_at, updated_at)"
                " VALUES (1, 'Old', 'm', '', 1, 1); PRAGMA user_version = 1;"
            )
        limit = 8_192 + point * (800_000 // n_points)
        with start(_LIMITED, str(folder), str(limit)) as process:
            assert process.stdout is not None
            said = process.stdout.read()
        *kept, last = said.splitlines()
        assert last.startswith(("said disk_full", "said backup_failed", "said database_unwritable")), said
        with Store.open(folder) as store:
            assert store.check() == []
            (chat,) = store.list_chats()
            ids = {turn.turn_id for turn in store.turns_of_chat(chat.chat_id)}
            assert ids >= {int(line.split()[1]) for line in kept}


def test_only_the_record_of_an_edit_may_reach_the_disk_later(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With every turn the writer asks for the disk, and again with all that follows an edit."""
    found: list[int] = []
    begin = Connection.transaction_of

    def noted(connection: Connection, kind: str) -> AbstractContextManager[None]:
        if kind == "IMMEDIATE":
            found.append(connection.sql("PRAGMA synchronous").fetchone()[0])
        return begin(connection, kind)

    chat = store.create_chat("Kept").chat_id
    edit = ContextEdited(Action.SHIFT_WINDOW, Trigger.AUTO, Method.GAP, 0, 0, 9, 3, 6, 1.0, None)
    monkeypatch.setattr(Connection, "transaction_of", noted)
    turn = store.append_turn(chat, Role.USER, "Hello.")
    store.apply_edit(chat, edit, [turn.turn_id], TurnState.DROPPED)
    with pytest.raises(StorageError):
        store.apply_edit(chat, edit, [turn.turn_id + 99], TurnState.DROPPED)
    store.add_note(chat, "A note.")
    full, normal = 2, 1
    assert found == [full, normal, normal, full]
