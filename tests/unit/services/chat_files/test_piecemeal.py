"""Many chats are read one by one, and it makes no difference but to those who wait meanwhile."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ethervox_gui.context.turns.turns import Role
from ethervox_gui.services.chat_files.formats import export_chats, import_chats
from ethervox_gui.services.chat_files.piecemeal import loads_piecemeal
from tests.helpers.stores import open_store

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=4),
    max_leaves=12,
)


def itself(item: Any) -> Any:
    return item


def read_by(loads: Any, data: bytes) -> object:
    """What it makes of the data, or what is wrong with them in its words."""
    try:
        return json.dumps(loads(data))
    except (ValueError, RecursionError) as error:
        return type(error), str(error)


@given(JSON, st.sampled_from([None, 1]), st.sampled_from(["utf-8", "utf-8-sig", "utf-16"]))
def test_it_reads_what_the_standard_library_reads(value: object, indent: int | None, encoding: str) -> None:
    data = json.dumps(value, indent=indent, ensure_ascii=False).encode(encoding)
    assert read_by(lambda data: loads_piecemeal(data, itself), data) == read_by(json.loads, data)


@given(JSON, st.integers(0), st.sampled_from(["", ",", "]", "}", "[", "{", ":", "x", '"', " "]))
def test_what_is_broken_is_refused_in_the_same_words(value: object, place: int, put: str) -> None:
    text = json.dumps(value)
    place %= len(text)
    data = (text[:place] + put + text[place + 1 :]).encode()
    assert read_by(lambda data: loads_piecemeal(data, itself), data) == read_by(json.loads, data)


def test_an_item_is_taken_before_the_next_is_read() -> None:
    taken: list[object] = []
    with pytest.raises(ValueError, match="line 1 column 12"):
        loads_piecemeal(b'[{"a": 1}, oh]', taken.append)
    assert taken == [{"a": 1}]


def test_of_chats_exported_here_is_told_how_many_are_read(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    with open_store(tmp_path) as store:
        ids = [store.create_chat(f"Chat {number}").chat_id for number in range(3)]
        store.append_turn(ids[1], Role.USER, "It is the middle one.")
        export_chats(store, ids, tmp_path / "chats.json")
        new = import_chats(store, tmp_path / "chats.json", reading=lambda *now: told.append(now))
        assert told == [(0, 3), (1, 3), (2, 3)]
        assert [store.chat(chat_id).title for chat_id in new] == ["Chat 0", "Chat 1", "Chat 2"]
