"""The book of summaries: what is kept is found again, whatever becomes of its chat."""

from __future__ import annotations

from pathlib import Path

from ethervox_gui.server.context.summaries import SummaryBook
from ethervox_gui.storage.base.values import Filter
from tests.helpers.stores import open_store


def test_a_summary_is_known_though_the_chat_of_those_before_was_deleted(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    try:
        book = SummaryBook(store)
        first = store.memory(book.keep("one", "- One.", None, (90, 5), "model"))
        store.delete_chat(first.chat_id)
        second = store.memory(book.keep("two", "- Two.", None, (90, 5), "model"))
        assert second.chat_id != first.chat_id
        found = book.lookup("two")
        assert found is not None, "it would be written a second time"
        assert (found.memory_id, found.text) == (second.memory_id, "- Two.")
        assert book.lookup("one") is None, "it went with its chat"
        third = store.memory(book.keep("three", "- Three.", None, (90, 5), "model"))
        assert third.chat_id == second.chat_id
        alive = store.list_memories(Filter(tags=("api",)))
        assert [memory.memory_id for memory in alive] == [third.memory_id, second.memory_id]
    finally:
        store.close()
