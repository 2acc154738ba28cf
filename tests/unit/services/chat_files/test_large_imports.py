"""Many chats at once: their turns are indexed together, and are found as if they had come one by one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ethervox_gui.context.errors import Cancelled
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.services.chat_files.exported_chats import ExportedChat, ExportedMessage, chat_record
from ethervox_gui.storage import Store
from ethervox_gui.storage.file.integrity import problems_of
from ethervox_gui.storage.transfer import indexing
from ethervox_gui.storage.transfer.records import ChatRecord
from tests.helpers.stores import open_store

N_CHATS, N_TURNS = 9, 4


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with open_store(tmp_path) as opened:
        chat = opened.create_chat()
        opened.append_turn(chat.chat_id, Role.USER, "What was here before: a harmonica.")
        yield opened


@pytest.fixture
def records() -> list[ChatRecord]:
    made: list[ChatRecord] = []
    for chat in range(N_CHATS):
        messages = [
            ExportedMessage(
                Role.USER if turn % 2 == 0 else Role.ASSISTANT,
                f"Word{chat}x{turn} 蜜蜂{'甲乙丙丁戊己庚辛壬'[chat]}",
                None,
            )
            for turn in range(N_TURNS)
        ]
        made.append(chat_record(ExportedChat("A chat", "", None, None, messages), chat * N_TURNS))
    return made


def n_found(store: Store, words: str) -> int:
    return len(store.search(words))


@pytest.mark.parametrize("n_together", [1, 10, 512])
def test_all_of_them_are_found_and_so_is_what_comes_later(
    store: Store, records: list[ChatRecord], monkeypatch: pytest.MonkeyPatch, n_together: int
) -> None:
    monkeypatch.setattr(indexing, "N_TOGETHER", n_together)
    ids = store.write_in(records)
    assert len(ids) == N_CHATS
    for chat in range(N_CHATS):
        assert n_found(store, f"Word{chat}x3") == 1
        assert n_found(store, f"蜜蜂{'甲乙丙丁戊己庚辛壬'[chat]}") == N_TURNS
    store.append_turn(ids[0], Role.USER, "And a trombone 喇叭.")
    assert [n_found(store, words) for words in ("harmonica", "trombone", "喇叭")] == [1, 1, 1]
    store.delete_chat(ids[1])
    assert not store._database.write(lambda db: problems_of(db.raw).indexes)


def test_turns_are_not_indexed_one_by_one(store: Store, records: list[ChatRecord]) -> None:
    """Each would have been a savepoint, at which FTS5 writes all that it gathered."""
    done: list[str] = []
    store._database.write(lambda db: db.raw.set_trace_callback(done.append))
    store.write_in(records)
    store._database.write(lambda db: db.raw.set_trace_callback(None))
    written = [statement for statement in done if "'turn_trigrams_data'(id, block)" in statement]
    assert 0 < len(written) < N_CHATS * N_TURNS


def test_what_was_stopped_leaves_nothing_behind(
    store: Store, records: list[ChatRecord], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(indexing, "N_TOGETHER", 1)

    def stop(done: int, _total: int) -> None:
        if done == N_CHATS - 1:
            raise Cancelled

    with pytest.raises(Cancelled):
        store.write_in(records, stop)
    assert n_found(store, "Word0x0") == 0
    chat = store.create_chat()
    store.append_turn(chat.chat_id, Role.USER, "A trombone.")
    assert (n_found(store, "trombone"), n_found(store, "harmonica")) == (1, 1)
    assert not store._database.write(lambda db: problems_of(db.raw).indexes)
