"""What stands quoted in a chat, and what servers were told of it."""

from __future__ import annotations

from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.storage import Store
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
