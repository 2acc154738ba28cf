"""Chats, turns, memories and events through the one door."""

from __future__ import annotations

import sqlite3
import time
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ethervox_gui.context.errors import StorageError, UserError
from ethervox_gui.context.events.events import Action, ContextEdited, Method, StopReason, Trigger
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.storage import Store
from ethervox_gui.storage.base.values import Filter, NewMemory, storable
from ethervox_gui.storage.db.connection import Connection
from ethervox_gui.storage.file.opening import open_database
from tests.helpers.stores import how_much

#: Everything a Python string can hold.
ANY_TEXT = st.text(st.characters(exclude_categories=[]), max_size=200)


def edit(memory_id: int | None = None, first: int = 1, last: int = 2) -> ContextEdited:
    return ContextEdited(
        Action.SUMMARIZE_OLD, Trigger.AUTO, Method.GAP, first, last, 900, 300, 600, 12.5, memory_id
    )


def test_a_chat_and_its_turns_come_back_after_a_restart(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        chat = store.create_chat("Dogs", model="guide", system_prompt="Be kind.")
        system = store.append_turn(chat.chat_id, Role.SYSTEM, "Be kind.", n_tokens=7)
        user = store.append_turn(chat.chat_id, Role.USER, "Hello", importance=0.8, created_at=12.5)
        assert (system.number, user.number, user.created_at) == (0, 1, 12.5)
    with Store.open(tmp_path) as store:
        assert store.turns_of_chat(chat.chat_id) == [system, user]
        again = store.chat(chat.chat_id)
        assert (again.title, again.model, again.system_prompt) == ("Dogs", "guide", "Be kind.")
        assert again.head_id == user.turn_id
        assert store.append_turn(chat.chat_id, Role.ASSISTANT, "Hi").number == 2
        assert how_much(store) == (1, 3, 0)


@given(texts=st.lists(ANY_TEXT, max_size=5), title=ANY_TEXT)
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
def test_any_text_comes_back(store: Store, texts: list[str], title: str) -> None:
    chat = store.create_chat(title, model=title, system_prompt=title)
    turns = [store.append_turn(chat.chat_id, Role.USER, text) for text in texts]
    assert [turn.text for turn in turns] == [storable(text) for text in texts]
    assert store.turns_of_chat(chat.chat_id) == turns
    assert store.chat(chat.chat_id).title == storable(title)
    for text in texts:
        memory = store.add_memory(chat.chat_id, NewMemory(text, tags=(text, "b")))
        assert store.memory(memory.memory_id).text == storable(text)
        assert memory.tags == (storable(text), "b")
        store.search(text)


@given(ANY_TEXT)
def test_only_surrogates_are_not_storable(text: str) -> None:
    safe = storable(text)
    safe.encode()
    if not any("\ud800" <= character <= "\udfff" for character in text):
        assert safe == text


def test_surrogate_pairs_become_their_character() -> None:
    assert storable("a\ud83d\ude00b") == "a😀b"
    assert storable("a\ude00\ud83d\0") == "a\ufffd\ufffd\0"


def test_a_reply_is_saved_while_it_is_written(store: Store) -> None:
    chat = store.create_chat()
    reply = store.append_turn(chat.chat_id, Role.ASSISTANT, "", complete=False)
    assert store.unfinished_turns(chat.chat_id) == [reply]
    for end in range(100):
        store.update_reply(reply.turn_id, "x" * end, n_tokens=end)
    store.rename_chat(chat.chat_id, "waits for everything before it")
    assert store.turn(reply.turn_id).text == "x" * 99
    assert store.stop_reason(reply.turn_id) is None
    done = store.finish_turn(reply.turn_id, "xyz", 3, StopReason.CANCELLED)
    assert (done.text, done.n_tokens) == ("xyz", 3)
    assert store.turn(reply.turn_id) == done
    assert store.stop_reason(reply.turn_id) is StopReason.CANCELLED
    assert store.unfinished_turns(chat.chat_id) == []
    assert done.importance == reply.importance
    again = store.finish_turn(reply.turn_id, "xyz", 3, StopReason.END, importance=0.9)
    assert (again.importance, store.turn(reply.turn_id)) == (0.9, again)


def test_a_chat_whose_reply_ends_is_the_newest_again(store: Store) -> None:
    first, second = store.create_chat("first"), store.create_chat("second")
    reply = store.append_turn(first.chat_id, Role.ASSISTANT, "", complete=False)
    store.append_turn(second.chat_id, Role.USER, "meanwhile")
    assert [chat.title for chat in store.list_chats()] == ["second", "first"]
    store.finish_turn(reply.turn_id, "done", 1, StopReason.END)
    assert [chat.title for chat in store.list_chats()] == ["first", "second"]


def test_which_replies_the_model_did_not_end(store: Store) -> None:
    chat = store.create_chat()
    ended, stopped, broken, _ = (
        store.append_turn(chat.chat_id, role, "text", complete=role is Role.USER).turn_id
        for role in (Role.ASSISTANT, Role.ASSISTANT, Role.ASSISTANT, Role.USER)
    )
    store.finish_turn(ended, "text", 1, StopReason.END)
    store.finish_turn(stopped, "text", 1, StopReason.CANCELLED)
    assert store.ended_early(chat.chat_id) == {stopped: StopReason.CANCELLED, broken: StopReason.ERROR}


def test_of_a_reply_in_parts_only_the_last_is_still_being_written(store: Store) -> None:
    chat = store.create_chat()
    store.append_turn(chat.chat_id, Role.USER, "tell me")
    reply = store.append_turn(chat.chat_id, Role.ASSISTANT, "Once. Upon.", complete=False)
    rest = store.cut_reply(replace(reply, text="Once."), replace(reply, text=" Upon."))
    assert [turn.turn_id for turn in store.unfinished_turns(chat.chat_id)] == [rest.turn_id]
    assert [turn.text for turn in store.turns_of_chat(chat.chat_id)] == ["tell me", "Once.", " Upon."]
    assert [turn.continues for turn in store.turns_of_chat(chat.chat_id)] == [False, False, True]


def test_what_failed_in_the_background_keeps_nobody_else_from_writing(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    chat = store.create_chat()
    store.update_reply(999, "there is no such turn")
    store.set_draft(chat.chat_id, "half a thought")
    assert store.draft(chat.chat_id) == "half a thought"
    with pytest.raises(StorageError, match="999"):
        store.finish_turn(999, "there is no such turn", 5, StopReason.END)
    store.close()


def test_what_failed_in_the_background_surfaces_when_closing(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    store.update_reply(999, "there is no such turn")
    with pytest.raises(StorageError, match="999"):
        store.close()
    store.close()


def test_chats_are_listed_by_activity_and_deleting_can_be_undone(store: Store) -> None:
    first, second = store.create_chat("first"), store.create_chat("second")
    assert [chat.title for chat in store.list_chats()] == ["second", "first"]
    store.append_turn(first.chat_id, Role.USER, "zebra")
    store.add_memory(first.chat_id, NewMemory("A zebra was seen"))
    assert [chat.title for chat in store.list_chats()] == ["first", "second"]
    assert len(store.search("zebra")) == 2
    store.delete_chat(first.chat_id)
    assert [chat.title for chat in store.list_chats()] == ["second"]
    assert [chat.title for chat in store.list_chats(deleted=True)] == ["first"]
    assert store.search("zebra") == []
    assert store.list_memories() == []
    assert how_much(store) == (1, 0, 0)
    with pytest.raises(UserError) as caught:
        store.chat(first.chat_id)
    assert caught.value.code == "chat_not_found"
    store.restore_chat(first.chat_id)
    assert store.chat(first.chat_id).deleted_at is None
    assert len(store.search("zebra")) == 2
    store.rename_chat(second.chat_id, "other")
    assert store.chat(second.chat_id).title == "other"


@pytest.mark.parametrize(
    "call",
    [
        lambda s: s.chat(99),
        lambda s: s.turns_of_chat(99),
        lambda s: s.append_turn(99, Role.USER, "x"),
        lambda s: s.rename_chat(99, "x"),
        lambda s: s.delete_chat(99),
        lambda s: s.add_memory(99, NewMemory("x")),
        lambda s: s.apply_edit(99, edit(), [], TurnState.DROPPED),
        lambda s: s.set_head(99, None),
    ],
)
def test_a_chat_that_is_not_there(store: Store, call: object) -> None:
    assert callable(call)
    with pytest.raises(UserError) as caught:
        call(store)
    assert caught.value.code == "chat_not_found"
    assert how_much(store) == (0, 0, 0)


@pytest.mark.parametrize(
    "call",
    [
        lambda s: s.turn(99),
        lambda s: s.memory(99),
        lambda s: s.finish_turn(99, "x", 1, StopReason.END),
        lambda s: s.set_pinned(99, True),
        lambda s: s.set_turn_states([99], TurnState.DROPPED),
        lambda s: s.add_memory(1, NewMemory("x", turn_ids=[99])),
        lambda s: s.apply_edit(1, edit(), [99], TurnState.DROPPED),
        lambda s: s.apply_edit(1, edit(memory_id=99), [], TurnState.DROPPED),
        lambda s: s.set_head(1, 99),
        lambda s: s.append_turn(1, Role.USER, "x", importance=float("nan")),
    ],
)
def test_what_cannot_be_done_changes_nothing(store: Store, call: object) -> None:
    assert callable(call)
    store.create_chat()
    with pytest.raises(StorageError):
        call(store)
    assert how_much(store) == (1, 0, 0)
    assert store.events_of_chat(1) == []


def test_an_edit_and_the_states_are_one(store: Store) -> None:
    chat = store.create_chat()
    turns = [store.append_turn(chat.chat_id, Role.USER, str(i)) for i in range(4)]
    memory = store.add_memory(chat.chat_id, NewMemory("- 1\n- 2", turn_ids=[t.turn_id for t in turns[1:3]]))
    event = edit(memory.memory_id)
    ids = [turn.turn_id for turn in turns[1:3]]
    stored = store.apply_edit(chat.chat_id, event, ids, TurnState.SUMMARIZED, memory.memory_id)
    assert store.events_of_chat(chat.chat_id) == [stored]
    assert stored.event == event
    states = [(turn.state, turn.memory_id) for turn in store.turns_of_chat(chat.chat_id)]
    gone = (TurnState.SUMMARIZED, memory.memory_id)
    assert states == [(TurnState.IN_KV, None), gone, gone, (TurnState.IN_KV, None)]
    with pytest.raises(StorageError):
        store.apply_edit(chat.chat_id, event, [turns[0].turn_id, 99], TurnState.DROPPED)
    assert len(store.events_of_chat(chat.chat_id)) == 1
    assert store.turn(turns[0].turn_id).state is TurnState.IN_KV
    store.set_turn_states(ids, TurnState.IN_KV)
    assert {turn.state for turn in store.turns_of_chat(chat.chat_id)} == {TurnState.IN_KV}


def test_pins_and_figures_of_a_turn(store: Store) -> None:
    turn = store.append_turn(store.create_chat().chat_id, Role.USER, "x")
    store.set_pinned(turn.turn_id, True, importance=0.9)
    store.set_n_tokens(turn.turn_id, 44)
    changed = store.turn(turn.turn_id)
    assert (changed.pinned, changed.importance, changed.n_tokens) == (True, 0.9, 44)
    store.set_pinned(turn.turn_id, False)
    assert not store.turn(turn.turn_id).pinned


def test_a_second_answer_is_a_branch(store: Store) -> None:
    chat = store.create_chat()
    question = store.append_turn(chat.chat_id, Role.USER, "Why?")
    one = store.append_turn(chat.chat_id, Role.ASSISTANT, "One reason")
    store.set_head(chat.chat_id, question.turn_id)
    two = store.append_turn(chat.chat_id, Role.ASSISTANT, "Another reason")
    assert store.turns_of_chat(chat.chat_id) == [question, two]
    assert {hit.item_id for hit in store.search("reason")} == {one.turn_id, two.turn_id}
    store.set_head(chat.chat_id, one.turn_id)
    assert store.turns_of_chat(chat.chat_id) == [question, one]
    store.set_head(chat.chat_id, None)
    assert store.turns_of_chat(chat.chat_id) == []
    assert store.append_turn(chat.chat_id, Role.USER, "Anew").number == 0


def test_memories_know_what_they_stand_for(store: Store) -> None:
    chat = store.create_chat()
    turns = [store.append_turn(chat.chat_id, Role.USER, str(i)) for i in range(7)]
    ids = [turn.turn_id for turn in turns]
    first = store.add_memory(
        chat.chat_id, NewMemory("# Rex\n- a dog", turn_ids=ids[1:3], tags=["dog", "pet"])
    )
    second = store.add_memory(
        chat.chat_id, NewMemory("both", level=1, turn_ids=ids[3:5], child_memory_ids=[first.memory_id],
        n_tokens_before=90, n_tokens_after=30, source="extractive", importance=0.7,
    ))  # fmt: skip
    note = store.add_memory(chat.chat_id, NewMemory("by hand", kind="note", source="user"))
    assert (first.title, first.tags, first.first_turn, first.last_turn) == ("Rex", ("dog", "pet"), 1, 2)
    assert (second.level, second.first_turn, second.last_turn) == (1, 1, 4)
    assert (second.n_tokens_before, second.n_tokens_after, second.source) == (90, 30, "extractive")
    assert (note.first_turn, note.last_turn, note.parent_id) == (None, None, None)
    assert store.memory_turns(first.memory_id) == turns[1:3]
    assert store.memory_turns(second.memory_id) == turns[1:5]
    assert store.memory_turns(note.memory_id) == []
    (child,) = store.children(second.memory_id)
    assert (child.memory_id, child.parent_id) == (first.memory_id, second.memory_id)
    assert store.list_memories() == [note, second, child]
    assert store.list_memories(Filter(chat.chat_id, "summary"), limit=1) == [second]


def test_ten_thousand_turns(store: Store) -> None:
    chat = store.create_chat()
    store.append_turn(chat.chat_id, Role.USER, "first")
    with sqlite3.connect(store.path) as connection:
        connection.executemany(
            "INSERT INTO turn (id, chat_id, parent_id, number, role, text, n_tokens, importance, pinned,"
            " state, complete, created_at) VALUES (?, 1, ?, ?, 'user', 'hello', 3, 0.5, 0, 'in_kv', 1, 0)",
            [(number + 1, number, number) for number in range(1, 10_000)],
        )
        connection.execute("UPDATE chat SET head_id = 10000")
    connection.close()
    started = time.thread_time()  # what others do on the machine does not count
    turns = store.turns_of_chat(chat.chat_id)
    seconds = time.thread_time() - started
    assert [turn.number for turn in turns] == list(range(10_000))
    assert seconds < 2
    store.set_turn_states([turn.turn_id for turn in turns], TurnState.DROPPED)
    assert store.turn(turns[-1].turn_id).state is TurnState.DROPPED
    # a whole chat can go, however deep its tree
    with sqlite3.connect(store.path) as connection:
        connection.execute("PRAGMA foreign_keys = 1")
        connection.execute("DELETE FROM chat")
        assert connection.execute("SELECT count(*) FROM turn").fetchone() == (0,)
    connection.close()
    assert how_much(store) == (0, 0, 0)


def test_a_closed_store_says_so(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    store.close()
    for call in (store.list_chats, store.create_chat, lambda: store.update_reply(1, "")):
        with pytest.raises(StorageError, match="closed"):
            call()


def test_a_mistake_of_ours_is_no_damage(tmp_path: Path) -> None:
    """Nobody is told to go back to a backup for it."""

    def mistaken(_db: Connection) -> None:
        int("no number")

    database = open_database(tmp_path)
    store = Store(database)
    with pytest.raises(ValueError, match="no number"):
        database.write(mistaken)
    with pytest.raises(ValueError, match="no number"), database.read() as db:
        mistaken(db)
    database.post(1, mistaken)
    assert store.create_chat("one more").title == "one more", "the thread that writes goes on"
    with pytest.raises(ValueError, match="no number"):
        store.close()


def test_how_fast_a_reply_was_written_is_known_later(store: Store) -> None:
    chat = store.create_chat()
    ids = []
    for speed in (21.5, None):
        reply = store.append_turn(chat.chat_id, Role.ASSISTANT, "", complete=False)
        store.finish_turn(reply.turn_id, "xyz", 3, StopReason.END, speed)
        ids.append(reply.turn_id)
    assert store.speeds(chat.chat_id) == {ids[0]: 21.5}


def test_the_model_takes_no_name_away_that_the_user_gave(store: Store) -> None:
    chat_id = store.create_chat().chat_id
    assert store.chat(chat_id).named_by == "words"
    assert store.rename_chat(chat_id, "About boats", "model")
    assert (store.chat(chat_id).title, store.chat(chat_id).named_by) == ("About boats", "model")
    assert store.rename_chat(chat_id, "Mine")
    assert not store.rename_chat(chat_id, "Another", "model")
    assert (store.chat(chat_id).title, store.chat(chat_id).named_by) == ("Mine", "user")
