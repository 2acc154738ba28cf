"""What turns are about is kept for one model at a time, and goes with its turn."""

from __future__ import annotations

from ethervox_gui.context.turns.turns import Role
from ethervox_gui.storage.store import Store


def test_topics_are_kept_by_chat_and_model(store: Store) -> None:
    chat, other = (store.create_chat("").chat_id for _ in range(2))
    turns = [store.append_turn(chat, Role.USER, text, n_tokens=1).turn_id for text in ("a", "b")]
    elsewhere = store.append_turn(other, Role.USER, "c", n_tokens=1).turn_id
    store.keep_topics("one", {turns[0]: b"\x00\x01", turns[1]: b"\x02", elsewhere: b"\x03", 99: b"\x04"})
    assert store.topics(chat, "one") == {turns[0]: b"\x00\x01", turns[1]: b"\x02"}
    assert store.topics(chat, "two") == {}
    store.keep_topics("two", {turns[0]: b"\x05"})
    assert store.topics(chat, "one") == {turns[1]: b"\x02"}
    assert store.topics(chat, "two") == {turns[0]: b"\x05"}
    assert store.check() == []
