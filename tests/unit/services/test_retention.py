"""What takes space, and memories that go to a file and come back."""

from __future__ import annotations

import errno
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ethervox_gui.context.errors import StorageError, UserError
from ethervox_gui.context.summaries.completeness import Fidelity
from ethervox_gui.context.summaries.levels import TOPIC
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.governor.summaries.store import SUMMARY_TAGS
from ethervox_gui.services import retention
from ethervox_gui.services.retention import Deleted
from ethervox_gui.storage import Store
from ethervox_gui.storage.base.values import NewMemory
from ethervox_gui.storage.memories.edits import BIN_DAYS
from tests.helpers.stores import open_store

DAY = 86_400.0
LATER = time.time() + 100 * DAY


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with open_store(tmp_path / "data") as store:
        yield store
        assert store.check() == []


def fill(store: Store) -> int:
    """A tree of two unimportant memories, and others that must stay; the id of the tree's root."""
    chat = store.create_chat().chat_id
    turns = [store.append_turn(chat, Role.USER, f"turn {n}").turn_id for n in range(4)]
    leaf = store.add_memory(chat, NewMemory("a leaf", importance=0.2, turn_ids=turns[:2], tags=["t"]))
    store.edit_memory(leaf.memory_id, "a better leaf")
    store.set_fidelity(leaf.memory_id, Fidelity(0.5, ("a branch",)))
    root = store.add_memory(
        chat, NewMemory("a root", importance=0.2, level=1, child_memory_ids=[leaf.memory_id])
    )
    store.add_memory(chat, NewMemory("important", importance=0.9))
    pinned = store.add_note(chat, "pinned", importance=0.1)
    store.set_memory_pinned(pinned.memory_id, True)
    standing = store.add_memory(chat, NewMemory("in the context", importance=0.1, turn_ids=turns[2:]))
    store.set_turn_states(turns[2:], TurnState.SUMMARIZED, standing.memory_id)
    return root.memory_id


def archive(store: Store, path: Path, days: float = 30) -> int:
    return retention.archive(store, path, below_importance=0.5, older_than_days=days, now=LATER)


@pytest.mark.parametrize("emptied", [False, True])
def test_to_a_file_and_back(store: Store, tmp_path: Path, emptied: bool) -> None:
    root = fill(store)
    tree = [store.memory(root), *store.children(root)]
    leaf = tree[1].memory_id
    versions, turns = store.memory_versions(leaf), store.memory_turns(root)
    assert archive(store, tmp_path / "old.json") == 2
    assert {memory.text for memory in store.list_memories()} == {"important", "pinned", "in the context"}
    if emptied:
        assert store.empty_bin(LATER + (BIN_DAYS + 1) * DAY) == 2
    assert retention.unarchive(store, tmp_path / "old.json") == 2
    assert [store.memory(root), *store.children(root)] == tree
    assert [(v.text, v.tags) for v in store.memory_versions(leaf)] == [(v.text, v.tags) for v in versions]
    assert store.memory_turns(root) == turns
    assert [hit.item_id for hit in store.search("better leaf")] == [leaf]
    assert retention.unarchive(store, tmp_path / "old.json") == 0


def test_what_tells_of_forgotten_turns_does_not_come_back(store: Store, tmp_path: Path) -> None:
    root = fill(store)
    turn = store.memory_turns(root)[0]
    archive(store, tmp_path / "old.json")
    empty_bin(store)
    store.forget_turns([turn.turn_id], {})
    assert retention.unarchive(store, tmp_path / "old.json") == 1
    (back,) = [memory for memory in store.list_memories() if memory.memory_id == root]
    assert store.memory_turns(root) == []
    assert store.search("leaf") == []
    assert back.level == 1


def empty_bin(store: Store) -> int:
    return store.empty_bin(LATER + (BIN_DAYS + 1) * DAY)


def test_the_summaries_of_every_branch_stay(store: Store, tmp_path: Path) -> None:
    chat = store.create_chat().chat_id
    first = [store.append_turn(chat, Role.USER, f"turn {n}").turn_id for n in range(4)]
    older = store.add_memory(chat, NewMemory("of the first branch", importance=0.2, turn_ids=first[:3]))
    store.set_turn_states(first[:3], TurnState.SUMMARIZED, older.memory_id)
    other = store.append_turn(chat, Role.USER, "another turn 1", below=first[0]).turn_id
    newer = store.add_memory(chat, NewMemory("of the other", importance=0.2, turn_ids=[other]))
    store.set_turn_states([other], TurnState.SUMMARIZED, newer.memory_id)
    store.switch_branch(chat, first[-1], {})
    assert archive(store, tmp_path / "old.json") == 0
    empty_bin(store)
    assert [turn.memory_id for turn in store.turns_of_chat(chat)] == [older.memory_id] * 3 + [None]


def test_the_bin_is_emptied_at_once(store: Store) -> None:
    root = fill(store)
    chat_id = store.memory(root).chat_id
    other = store.create_chat("other").chat_id
    store.append_turn(other, Role.USER, "a secret")
    own = store.add_memory(other, NewMemory("a secret"))
    topic = store.add_memory(
        chat_id, NewMemory("of both", level=TOPIC, child_memory_ids=[root, own.memory_id])
    )
    standing = next(one for one in store.list_memories() if one.text == "in the context")
    note = store.add_note(chat_id, "a note")
    assert retention.remove(store, [Deleted("chat", other, "", 0.0)]) == [], "it does not lie there"
    for memory in (note, standing):
        store.delete_memory(memory.memory_id)
    store.delete_chat(other)
    found = retention.in_bin(store)
    gone = {(one.kind, one.number) for one in retention.remove(store, found)}
    assert gone == {("chat", other), ("memory", note.memory_id)}
    left = retention.in_bin(store)
    assert [one.number for one in left] == [standing.memory_id], "the chat goes on with it"
    assert not store.has_memory(topic.memory_id), "it said the words of the other chat, too"
    assert store.search("secret") == []
    assert store.memory(root).text == "a root"


def test_what_a_standing_summary_stands_on_stays(store: Store, tmp_path: Path) -> None:
    chat = store.create_chat().chat_id
    turns = [store.append_turn(chat, Role.USER, f"turn {n}").turn_id for n in range(4)]
    below = store.add_memory(chat, NewMemory("below", importance=0.2, turn_ids=turns[:2]))
    children = [below.memory_id]
    stands = store.add_memory(
        chat, NewMemory("stands", level=1, importance=0.2, turn_ids=turns[2:], child_memory_ids=children)
    )
    store.set_turn_states(turns, TurnState.SUMMARIZED, stands.memory_id)
    above = store.add_memory(
        chat, NewMemory("above", level=2, importance=0.2, child_memory_ids=[stands.memory_id])
    )
    assert archive(store, tmp_path / "old.json") == 1
    assert [memory.memory_id for memory in store.deleted_memories()] == [above.memory_id]


def test_what_stands_recalled_stays(store: Store, tmp_path: Path) -> None:
    chat, other = store.create_chat().chat_id, store.create_chat().chat_id
    note = store.add_note(chat, "recalled elsewhere", importance=0.1)
    store.add_note(chat, "not recalled", importance=0.1)
    turn = store.append_turn(other, Role.USER, "x")
    store.set_recalled_memories(other, [(note.memory_id, turn.turn_id)])
    assert archive(store, tmp_path / "old.json") == 1
    assert [memory.text for memory in store.list_memories()] == ["recalled elsewhere"]


@pytest.mark.parametrize("earlier", [False, True])
def test_what_stayed_is_below_what_comes_back(store: Store, tmp_path: Path, earlier: bool) -> None:
    chat = store.create_chat().chat_id
    turns = [store.append_turn(chat, Role.USER, f"turn {n}").turn_id for n in range(4)]
    parts = [
        store.add_memory(chat, NewMemory(f"part {n}", importance=0.9, turn_ids=turns[n : n + 2])).memory_id
        for n in (0, 2)
    ]
    whole = store.add_memory(chat, NewMemory("whole", level=1, importance=0.2, child_memory_ids=parts))
    path = tmp_path / "old.json"
    assert archive(store, path) == 1
    assert empty_bin(store) == 1
    later = store.add_memory(chat, NewMemory("later", level=1, importance=0.9, child_memory_ids=parts[1:]))
    if earlier:
        data = json.loads(path.read_text())
        for memory in data["memories"]:
            del memory["children"]
        path.write_text(json.dumps(data))
    assert retention.unarchive(store, path) == 1
    below = [memory.memory_id for memory in store.children(whole.memory_id)]
    assert below == ([] if earlier else parts[:1])
    assert [turn.turn_id for turn in store.memory_turns(whole.memory_id)] == ([] if earlier else turns[:2])
    assert [memory.memory_id for memory in store.children(later.memory_id)] == parts[1:]


def test_turns_that_lost_their_summary_are_under_it_again(store: Store, tmp_path: Path) -> None:
    chat = store.create_chat().chat_id
    turns = [store.append_turn(chat, Role.USER, f"turn {n}").turn_id for n in range(6)]
    part = store.add_memory(chat, NewMemory("part", importance=0.9, turn_ids=turns[:1]))
    whole = store.add_memory(
        chat,
        NewMemory("whole", level=1, importance=0.2, turn_ids=turns[1:5], child_memory_ids=[part.memory_id]),
    ).memory_id
    assert archive(store, tmp_path / "old.json") == 1
    store.set_turn_states(turns, TurnState.SUMMARIZED, whole)  # an edit was undone while it lay in the bin
    assert empty_bin(store) == 0, "the chat goes on with it"
    store.set_turn_states(turns, TurnState.SUMMARIZED)  # as earlier versions left them, which removed it
    assert empty_bin(store) == 1
    other = store.add_memory(chat, NewMemory("other", importance=0.9, turn_ids=turns[2:3])).memory_id
    store.set_turn_states(turns[2:3], TurnState.SUMMARIZED, other)
    store.set_turn_states(turns[3:4], TurnState.IN_KV)
    store.set_turn_states(turns[4:5], TurnState.DROPPED)
    assert retention.unarchive(store, tmp_path / "old.json") == 1
    # Of the last turn it does not tell.
    assert [turn.memory_id for turn in store.turns_of_chat(chat)] == [whole, whole, other, None, None, None]


def test_what_is_new_stays(store: Store, tmp_path: Path) -> None:
    fill(store)
    assert archive(store, tmp_path / "old.json", days=101) == 0
    assert not (tmp_path / "old.json").exists()


def test_a_file_that_is_there_is_not_written_over(store: Store, tmp_path: Path) -> None:
    fill(store)
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(UserError) as caught:
        archive(store, tmp_path / "mine.txt")
    assert caught.value.code == "archive_failed"
    assert (tmp_path / "mine.txt").read_text() == "mine"
    assert len(store.list_memories(limit=1000)) == 5


def full(_descriptor: int) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def lying(descriptor: int) -> None:
    os.ftruncate(descriptor, 50)


@pytest.mark.parametrize(("sync", "words"), [(full, "nothing was moved"), (lying, "does not contain")])
def test_nothing_is_left_of_a_file_that_could_not_be_written(
    store: Store,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    sync: Callable[[int], None],
    words: str,
) -> None:
    """Once there is room again, the same name will do."""
    fill(store)
    before = store.list_memories()
    path = tmp_path / "archive.json"
    with monkeypatch.context() as disk:
        disk.setattr("ethervox_gui.services.retention.os.fsync", sync)
        with pytest.raises(UserError, match=words):
            archive(store, path)
    assert not path.exists()
    assert store.list_memories() == before
    assert archive(store, path) == 2


def test_nothing_is_left_of_a_file_whose_memories_could_not_leave(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(store)

    def refuse(*_: object) -> None:
        raise StorageError("database or disk is full")

    path = tmp_path / "archive.json"
    with monkeypatch.context() as disk:
        disk.setattr("ethervox_gui.storage.transfer.archive.leave", refuse)
        with pytest.raises(StorageError):
            archive(store, path)
    assert not path.exists()
    assert archive(store, path) == 2, "the same name will do"


def test_an_archive_of_another_database_brings_nothing(store: Store, tmp_path: Path) -> None:
    fill(store)
    archive(store, tmp_path / "old.json")
    with open_store(tmp_path / "other") as other:
        other.append_turn(other.create_chat().chat_id, Role.USER, "x")
        assert retention.unarchive(other, tmp_path / "old.json") == 0
        assert len(other.list_memories()) == 0


@pytest.mark.parametrize("junk", ["", "{}", "[]", '{"format": "x", "version": 1, "memories": []}'])
def test_no_archive(store: Store, tmp_path: Path, junk: str) -> None:
    (tmp_path / "junk.json").write_text(junk)
    with pytest.raises(UserError) as caught:
        retention.unarchive(store, tmp_path / "junk.json")
    assert caught.value.code == "archive_failed"


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such files")
def test_what_never_ends_is_not_read(store: Store, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (Path("/dev/zero"), tmp_path / "pipe", tmp_path):
        with pytest.raises(UserError, match="is not a file") as caught:
            retention.unarchive(store, path)
        assert caught.value.code == "archive_failed"


def test_figures_that_no_database_takes(store: Store, tmp_path: Path) -> None:
    fill(store)
    path = tmp_path / "old.json"
    archive(store, path)
    store.empty_bin(LATER + (BIN_DAYS + 1) * DAY)
    data = json.loads(path.read_text())
    data["memories"][0]["record"]["level"] = 2**70
    path.write_text(json.dumps(data))
    with pytest.raises(UserError):
        retention.unarchive(store, path)


@pytest.mark.parametrize("becomes", [b"", b"other words"], ids=["cut short", "other words"])
def test_what_a_disk_does_not_keep_does_not_leave(
    store: Store, tmp_path: Path, becomes: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The archive is read again before the memories go to the bin."""
    memory = store.add_memory(store.create_chat().chat_id, NewMemory("these words", importance=0.1))
    path = tmp_path / "archive.json"

    def spoil(_descriptor: int) -> None:
        before, _, behind = path.read_bytes().partition(b"these words")
        path.write_bytes(before + becomes + (behind if becomes else b""))

    monkeypatch.setattr("ethervox_gui.services.retention.os.fsync", spoil)
    with pytest.raises(UserError) as caught:
        retention.archive(store, path, below_importance=0.5, older_than_days=-1)
    assert caught.value.code == "archive_failed"
    assert store.memory(memory.memory_id).deleted_at is None


def test_a_report_of_what_takes_space(store: Store) -> None:
    fill(store)
    gone = store.create_chat().chat_id
    store.append_turn(gone, Role.USER, "x" * 5000)
    store.delete_chat(gone)
    (store.path.parent / "backups").mkdir()
    (store.path.parent / "backups" / "b.db").write_bytes(bytes(3_000_000))
    found = {space.what: space for space in retention.report(store)}
    assert (found["the bin"].n_bytes, found["the bin"].n_things) == (5000, 1)
    assert found["texts of memories"].n_things == 5
    assert found["texts of turns"].n_things == 4
    assert found["older versions of memories"].n_bytes == len("a leaf")
    assert found["search indexes"].n_bytes > 0
    assert retention.report_text(store).startswith("backups: 3.0 MB (1)\n")


def test_the_bin_names_only_what_somebody_deleted(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Summaries that are not to be stored lie there from the first, hundreds of them in a long chat."""
    monkeypatch.setattr(retention, "_MOST", 2)
    chat = store.create_chat().chat_id
    seen = store.add_memory(chat, NewMemory("deleted by hand", tags=SUMMARY_TAGS))
    note = store.add_note(chat, "a note, deleted at once")
    store.delete_memory(note.memory_id)
    store.delete_chat(store.create_chat("another chat").chat_id)
    for number in range(3):
        unstored = store.add_memory(chat, NewMemory(f"summary {number}", tags=SUMMARY_TAGS))
        store.delete_memory(unstored.memory_id)
    with monkeypatch.context() as later:
        tomorrow = time.time() + DAY
        later.setattr(time, "time", lambda: tomorrow)
        store.delete_memory(seen.memory_id)
    there = [one.title for one in retention.in_bin(store)]
    assert there == ["deleted by hand", "another chat", "a note, deleted at once"], "the last deleted first"


def test_a_memory_does_not_come_back_to_a_chat_in_the_bin(store: Store) -> None:
    chat = store.create_chat().chat_id
    note = store.add_note(chat, "a note").memory_id
    store.delete_memory(note)
    store.delete_chat(chat)
    with pytest.raises(UserError, match=f"belongs to chat {chat}.* /chat restore {chat}"):
        retention.restore(store, "memory", note)
    retention.restore(store, "chat", chat)
    assert retention.restore(store, "memory", note) == "a note"
