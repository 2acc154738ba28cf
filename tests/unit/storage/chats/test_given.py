"""What programs said of the chats that are kept for them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ethervox_gui.context.turns.turns import Role
from tests.helpers.stores import open_store

DAMAGED = ["", "{", "[1, 2]", "7", "null", "[" * 100_000]


def test_labels_and_responses_are_there_again(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        chat_id = store.create_chat().chat_id
        turn_id = store.append_turn(chat_id, Role.USER, "Hello.").turn_id
        store.set_labels(chat_id, {"topic": "bees \ud83d"})
        store.keep_response(turn_id, {"usage": {"input_tokens": 3}})
        assert store.labels(chat_id) == {"topic": "bees \ufffd"}
        assert store.response(turn_id) == {"usage": {"input_tokens": 3}}


@pytest.mark.parametrize("damaged", DAMAGED)
def test_what_cannot_be_read_of_them_counts_as_nothing(tmp_path: Path, damaged: str) -> None:
    """A conversation is told without it: what was said in it is all there."""
    with open_store(tmp_path) as store:
        chat_id = store.create_chat().chat_id
        turn_id = store.append_turn(chat_id, Role.USER, "Hello.").turn_id
        store.set_labels(chat_id, {"topic": "bees"})
        store.set_own_settings(chat_id, {"sampling.top_k": 3})
        store.keep_response(turn_id, {"usage": None})
        with closing(sqlite3.connect(store.path)) as file, file:
            for place in ("label SET value", "response SET value", "chat SET own"):
                file.execute(f"UPDATE {place} = ?", (damaged,))
        assert store.labels(chat_id) == {}
        assert store.response(turn_id) == {}
        assert store.own_settings(chat_id) == {}


def test_nothing_is_kept_of_a_turn_that_is_gone(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        store.keep_response(12, {"usage": None})
        assert store.response(12) == {}
