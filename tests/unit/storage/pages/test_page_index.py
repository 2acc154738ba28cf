"""Which pages go when room is needed, by the index alone."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from ethervox_gui.context.turns.turns import Span
from ethervox_gui.storage.pages.page_file import PageKey, PageKind
from ethervox_gui.storage.pages.page_index import Entry, Index, Name


def put(index: Index, item_id: int, chat_id: int = 1) -> None:
    """A page of 1,000 bytes; the later its item came, the later it was of use."""
    name = Name(PageKey(chat_id, PageKind.TURN, item_id), "model")
    index.put(name, Entry(Path(f"{chat_id}/{item_id}"), Span(0, 1), 1000, float(item_id)))


@pytest.fixture
def index(tmp_path: Path) -> Index:
    return Index(tmp_path / "none")


def test_of_few_pages_no_more_go_than_have_to(index: Index) -> None:
    for item_id in range(10):
        put(index, item_id, chat_id=2 if item_id == 7 else 1)
    assert index.make_room(10_000, {2}) == []
    assert [path.as_posix() for path in index.make_room(7_500, {2})] == ["2/7", "1/0", "1/1"]
    assert (len(index), index.n_bytes) == (7, 7_000)


def test_of_many_pages_some_more_go_so_that_the_next_ones_find_room(index: Index) -> None:
    """They are sorted for it, and who looks for a page waits meanwhile."""
    for item_id in range(3_200):
        put(index, item_id)
    budget = index.n_bytes
    put(index, 3_200)
    assert [path.name for path in index.make_room(budget, ())] == [str(item_id) for item_id in range(101)]
    for item_id in range(3_201, 3_301):
        put(index, item_id)
        assert index.make_room(budget, ()) == []
    put(index, 3_301)
    assert len(index.make_room(budget, ())) == 101


def test_what_was_of_use_last_stays_also_where_the_clock_was_set_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "1"
    folder.mkdir()
    ahead = time.time() + 30 * 86_400
    for item_id in (1, 2):
        path = folder / f"t{item_id}-0-1-model.page"
        path.write_bytes(b"x" * 1000)
        os.utime(path, (ahead, ahead))
    index = Index(tmp_path)

    def written(item_id: int) -> None:
        name = Name(PageKey(1, PageKind.TURN, item_id), "model")
        index.put(name, Entry(Path(f"1/{item_id}"), Span(0, 1), 1000, index.next_use()))

    written(3)
    assert {path.name[:2] for path in index.make_room(1_000, ())} == {"t1", "t2"}
    written(4)
    monkeypatch.setattr(time, "time", lambda: 0.0)
    written(5)
    assert [path.name for path in index.make_room(1_000, ())] == ["3", "4"]
