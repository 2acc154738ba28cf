"""What stands quoted in a chat, and what servers were told of it."""

from __future__ import annotations

import pytest

from ethervox_gui.context.errors import StorageError
from ethervox_gui.context.summaries.note import Note
from ethervox_gui.context.turns.receipt import Receipt
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.storage import Store
from ethervox_gui.storage.base.values import storable
from ethervox_gui.storage.chats.quotations import Quotation


def exchanges(store: Store, chat_id: int, count: int) -> list[tuple[int, ...]]:
    """The ids of the turns of so many new exchanges."""
    roles = (Role.USER, Role.ASSISTANT)
    return [tuple(store.append_turn(chat_id, role, "said").turn_id for role in roles) for _ in range(count)]


def test_what_stands_quoted_is_there_again(store: Store) -> None:
    chat, other = (store.create_chat("").chat_id for _ in range(2))
    first, second, third = exchanges(store, chat, 3)
    (elsewhere,) = exchanges(store, other, 1)
    quoted = [Quotation(first, third[1], "one"), Quotation(second, third[0], "two\nlines")]
    store.set_standing_quotations(chat, reversed(quoted))
    store.set_standing_quotations(other, [Quotation(elsewhere, elsewhere[1], "other")])
    assert store.standing_quotations(chat) == quoted
    store.set_standing_quotations(chat, quoted[1:])
    assert store.standing_quotations(chat) == quoted[1:]
    assert [one.text for one in store.standing_quotations(other)] == ["other"]
    store.set_standing_quotations(chat, [])
    assert store.standing_quotations(chat) == []
    assert store.check() == []


def test_what_no_database_can_hold_is_written_otherwise(store: Store) -> None:
    """As in every other text; and where one is missed, it is told as an error of the storage."""
    chat = store.create_chat("").chat_id
    ((asked, said),) = exchanges(store, chat, 1)
    odd, kept = "an odd \ud800 one", storable("an odd \ud800 one")
    store.set_standing_quotations(chat, [Quotation((asked, said), said, odd)])
    assert [one.text for one in store.standing_quotations(chat)] == [kept]
    store.keep_notes(chat, [asked], [Note(Role.USER, odd, asked, 1.0, "model")])
    assert [note.text for note in store.notes_of_chat(chat)] == [kept]
    store.keep_receipt(said, Receipt(odd, "t", 7, {}, (), ()))
    assert store.receipt(said) is not None
    with pytest.raises(StorageError):
        store.note_told(odd, [said])


def test_a_turn_that_is_forgotten_takes_the_whole_quotation_with_it(store: Store) -> None:
    chat = store.create_chat("").chat_id
    first, second = exchanges(store, chat, 2)
    quoted = [Quotation(ids, second[1], "said") for ids in (first, second)]
    store.set_standing_quotations(chat, quoted)
    store.set_turn_states([first[1]], TurnState.DROPPED)
    store.forget_turns([first[1]], {})
    assert store.standing_quotations(chat) == quoted[1:]


def test_what_a_server_was_told_is_known_of_that_server(store: Store) -> None:
    chat, other = (store.create_chat("").chat_id for _ in range(2))
    (ids,), (elsewhere,) = exchanges(store, chat, 1), exchanges(store, other, 1)
    store.note_told("theirs", ids[:1])
    store.note_told("theirs", [*ids, *elsewhere])
    store.note_told("another's", elsewhere)
    assert store.told(chat, "theirs") == set(ids)
    assert store.told(chat, "another's") == set()
    assert store.told(other, "another's") == set(elsewhere)
