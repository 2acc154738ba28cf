"""Memories as the panel uses them: changed without loss, listed by pages, put in the bin and taken out."""

from __future__ import annotations

import time

import pytest

from ethervox_gui.context.errors import StorageError, UserError
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.storage import Filter, Memory, Store
from ethervox_gui.storage.base.values import NewMemory
from ethervox_gui.storage.db.connection import Connection
from ethervox_gui.storage.db.database import Database
from ethervox_gui.storage.memories import edits
from ethervox_gui.storage.memories.edits import BIN_DAYS

DAY = 86_400.0


def ids(memories: list[Memory]) -> list[int]:
    return [memory.memory_id for memory in memories]


def set_time(database: Database, memory: Memory, created_at: float) -> None:
    sql = "UPDATE memory SET created_at = ? WHERE id = ?"
    database.write(lambda db: db.sql(sql, (created_at, memory.memory_id)).rowcount)


def test_an_edit_keeps_what_was_before(store: Store) -> None:
    chat = store.create_chat()
    first = store.add_memory(chat.chat_id, NewMemory("Rex is a cat", tags=["pet"], importance=0.6))
    second = store.edit_memory(first.memory_id, "Rex is a dog")
    third = store.edit_memory(first.memory_id, "Rex is a dog", tags=["pet", "dog", "dog"])
    assert (second.text, second.tags, second.importance) == ("Rex is a dog", ("pet",), 0.6)
    assert (third.tags, third.importance, third.created_at) == (("pet", "dog"), 0.6, first.created_at)
    versions = store.memory_versions(first.memory_id)
    assert [(v.text, v.tags, v.importance, v.written_at) for v in versions] == [
        ("Rex is a dog", ("pet",), 0.6, second.edited_at),
        ("Rex is a cat", ("pet",), 0.6, first.created_at),
    ]
    assert store.edit_memory(first.memory_id, "Rex is a dog") == third
    assert len(store.memory_versions(first.memory_id)) == 2
    assert store.search("cat") == []
    assert [hit.item_id for hit in store.search("dog")] == [first.memory_id]


def test_a_note_by_hand(store: Store) -> None:
    chat = store.create_chat()
    note = store.add_note(chat.chat_id, "# Shopping\nmilk", tags=["home"])
    assert (note.kind, note.source, note.tags, note.title) == ("note", "user", ("home",), "Shopping")
    assert store.memory_turns(note.memory_id) == []
    assert store.memory(note.memory_id) == note


def test_tags_and_pins(store: Store) -> None:
    chat = store.create_chat()
    memory = store.add_memory(chat.chat_id, NewMemory("x", tags=["a", "b", "a"]))
    assert memory.tags == ("a", "b")
    store.set_memory_tags(memory.memory_id, ["c", '"d"', "ätna"])
    store.set_memory_pinned(memory.memory_id, True)
    changed = store.memory(memory.memory_id)
    assert (changed.tags, changed.pinned) == (("c", '"d"', "ätna"), True)
    assert store.search("atna")
    assert store.memory_versions(memory.memory_id) == []


def test_what_is_deleted_comes_back_when_asked(store: Store) -> None:
    chat = store.create_chat()
    turn = store.append_turn(chat.chat_id, Role.USER, "a zebra")
    child = store.add_memory(chat.chat_id, NewMemory("a striped zebra", turn_ids=[turn.turn_id]))
    parent = store.add_memory(chat.chat_id, NewMemory("animals", level=1, child_memory_ids=[child.memory_id]))
    store.delete_memory(child.memory_id)
    assert [hit.kind for hit in store.search("zebra")] == ["turn"]
    assert ids(store.list_memories()) == [parent.memory_id]
    assert store.children(parent.memory_id) == []
    assert len(store.list_memories()) == 1
    assert ids(store.deleted_memories()) == [child.memory_id]
    assert store.memory(child.memory_id).deleted_at is not None
    store.restore_memory(child.memory_id)
    assert ids(store.children(parent.memory_id)) == [child.memory_id]
    assert {hit.kind for hit in store.search("zebra")} == {"turn", "memory"}
    store.delete_memory(parent.memory_id)
    assert ids(store.list_memories(Filter(roots=True))) == [child.memory_id]
    assert store.ancestors(child.memory_id) == []


def test_what_stands_in_a_context_stays_in_the_bin(store: Store) -> None:
    """The chat goes on with it; what turns were left under goes when they are under something else."""
    chat = store.create_chat()
    turn = store.append_turn(chat.chat_id, Role.USER, "a zebra")
    child = store.add_memory(chat.chat_id, NewMemory("below"))
    standing = store.add_memory(chat.chat_id, NewMemory("standing", child_memory_ids=[child.memory_id]))
    gone = store.add_memory(chat.chat_id, NewMemory("gone"))
    store.set_turn_states([turn.turn_id], TurnState.SUMMARIZED, standing.memory_id)
    for memory in (child, standing, gone):
        store.delete_memory(memory.memory_id)
    late = time.time() + (BIN_DAYS + 1) * DAY
    assert store.empty_bin(late) == 1
    assert set(ids(store.deleted_memories())) == set(ids([child, standing]))
    store.set_turn_states([turn.turn_id], TurnState.IN_KV)
    assert store.empty_bin(late) == 2
    assert store.deleted_memories() == []


def test_what_was_recalled_and_deleted_goes_though_its_chat_is_never_opened_again(store: Store) -> None:
    """A chat is opened without it; but as long as it lies in the bin it can be had back, and then with it."""
    chats = [store.create_chat().chat_id for _ in range(2)]
    below = store.add_memory(chats[0], NewMemory("below"))
    recalled = store.add_memory(chats[0], NewMemory("recalled", child_memory_ids=[below.memory_id]))
    turn = store.append_turn(chats[1], Role.USER, "a zebra")
    store.set_recalled_memories(chats[1], [(recalled.memory_id, turn.turn_id)])
    store.delete_memory(below.memory_id)
    store.delete_memory(recalled.memory_id)
    assert store.empty_bin() == 0
    store.restore_memory(recalled.memory_id)
    assert [memory.memory_id for _, memory in store.recalled_memories(chats[1])] == [recalled.memory_id]
    store.delete_memory(recalled.memory_id)
    assert store.empty_bin(time.time() + (BIN_DAYS + 1) * DAY) == 2
    assert store.deleted_memories() == []
    assert store.recalled_memories(chats[1]) == []
    assert store.check() == []


def test_a_chat_goes_on_where_a_memory_is_gone(store: Store) -> None:
    chat = store.create_chat()
    turn = store.append_turn(chat.chat_id, Role.USER, "a zebra")
    here = store.add_memory(chat.chat_id, NewMemory("here"))
    behind = [(here.memory_id + 7, turn.turn_id), (here.memory_id, turn.turn_id)]
    store.set_recalled_memories(chat.chat_id, behind)
    assert store.recalled_memories(chat.chat_id) == [(turn.turn_id, here)]
    above = store.add_memory(chat.chat_id, NewMemory("all", child_memory_ids=[here.memory_id, 99]))
    assert ids(store.children(above.memory_id)) == [here.memory_id]


def test_the_bin_is_emptied_after_thirty_days(store: Store) -> None:
    kept = store.create_chat("kept")
    memory = store.add_memory(kept.chat_id, NewMemory("a short life"))
    store.edit_memory(memory.memory_id, "a shorter life")
    gone = store.create_chat("gone")
    for number in range(3):
        store.append_turn(gone.chat_id, Role.USER, f"turn {number}")
    store.add_memory(gone.chat_id, NewMemory("of the chat"))
    store.delete_chat(gone.chat_id)
    store.delete_memory(memory.memory_id)
    assert store.empty_bin() == 0
    assert store.empty_bin(time.time() + (BIN_DAYS - 1) * DAY) == 0
    assert len(store.list_chats(deleted=True)) == 1
    assert store.empty_bin(time.time() + (BIN_DAYS + 1) * DAY) == 2
    assert store.list_chats(deleted=True) == []
    assert store.deleted_memories() == []
    with pytest.raises(StorageError):
        store.memory(memory.memory_id)
    with pytest.raises(UserError):
        store.restore_chat(gone.chat_id)
    assert [chat.title for chat in store.list_chats()] == ["kept"]


def test_a_chat_that_is_taken_out_of_the_bin_at_the_last_moment_stays(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Which chats have lain there for too long is read before they go, one by one."""
    kept, gone = store.create_chat("kept"), store.create_chat("gone")
    for chat in (kept, gone):
        store.append_turn(chat.chat_id, Role.USER, "my boat is called Halcyon")
        store.delete_chat(chat.chat_id)
    find = edits.expired_chats

    def found(db: Connection, now: float) -> list[int]:
        old = find(db, now)
        assert set(old) == {kept.chat_id, gone.chat_id}
        store.restore_chat(kept.chat_id)
        return old

    monkeypatch.setattr(edits, "expired_chats", found)
    assert store.empty_bin(time.time() + (BIN_DAYS + 1) * DAY) == 1
    assert [chat.title for chat in store.list_chats()] == ["kept"]
    assert [turn.text for turn in store.turns_of_chat(kept.chat_id)] == ["my boat is called Halcyon"]


def test_a_tree_of_any_depth(store: Store) -> None:
    chat = store.create_chat()
    turns = [store.append_turn(chat.chat_id, Role.USER, str(n)) for n in range(4)]
    leaves = [
        store.add_memory(chat.chat_id, NewMemory(f"leaf {t.text}", turn_ids=[t.turn_id])) for t in turns
    ]
    middle = [
        store.add_memory(chat.chat_id, NewMemory("topic", level=1, child_memory_ids=ids(leaves[i : i + 2])))
        for i in (0, 2)
    ]
    root = store.add_memory(chat.chat_id, NewMemory("overview", level=2, child_memory_ids=ids(middle)))
    assert ids(store.children(root.memory_id)) == ids(middle)
    assert ids(store.children(middle[1].memory_id)) == ids(leaves[2:])
    assert ids(store.ancestors(leaves[3].memory_id)) == [middle[1].memory_id, root.memory_id]
    assert store.memory_turns(root.memory_id) == turns
    assert store.memory_turns(middle[1].memory_id) == turns[2:]
    assert ids(store.list_memories(Filter(roots=True))) == [root.memory_id]
    assert len(store.list_memories(Filter(level=1), limit=1000)) == 2


def test_lists_by_filter_order_and_page(database: Database, store: Store) -> None:
    chat, other = store.create_chat(), store.create_chat()
    made = [
        store.add_memory(
            chat.chat_id, NewMemory(f"number {n}", importance=n / 500, tags=["even"] if n % 2 == 0 else [])
        )
        for n in range(250)
    ]
    for n, memory in enumerate(made):
        set_time(database, memory, float(n))
    note = store.add_note(other.chat_id, "elsewhere", tags=["even", "note"], importance=0.4)
    pages = [store.list_memories(limit=100, offset=offset) for offset in (0, 100, 200, 300)]
    assert [len(page) for page in pages] == [100, 100, 51, 0]
    assert ids([m for page in pages for m in page]) == [note.memory_id, *reversed(ids(made))]
    assert len(store.list_memories(limit=1000)) == 251
    assert store.memory_tags() == {"even": 126, "note": 1}
    assert store.memory_tags(Filter(chat_id=chat.chat_id)) == {"even": 125}
    assert len(store.list_memories(Filter(chat_id=other.chat_id), limit=1000)) == 1
    assert len(store.list_memories(Filter(kind="note"), limit=1000)) == 1
    assert len(store.list_memories(Filter(tags=("even",)), limit=1000)) == 126
    assert ids(store.list_memories(Filter(tags=("even", "note")))) == [note.memory_id]
    assert len(store.list_memories(Filter(tags=("eve",)), limit=1000)) == 0
    assert ids(store.list_memories(Filter(since=10, until=12), order="oldest")) == ids(made[10:12])
    assert len(store.list_memories(Filter(min_importance=0.4), limit=1000)) == 51
    assert store.list_memories(order="importance", limit=1) == [store.memory(made[-1].memory_id)]
    store.set_memory_pinned(made[3].memory_id, True)
    assert store.list_memories(limit=1)[0].memory_id == made[3].memory_id
    assert ids(store.list_memories(Filter(pinned=True))) == [made[3].memory_id]
    assert len(store.list_memories(Filter(pinned=False), limit=1000)) == 250
    store.delete_chat(chat.chat_id)
    assert ids(store.list_memories()) == [note.memory_id]


@pytest.mark.parametrize(
    "call",
    [
        lambda s: s.edit_memory(99, "x"),
        lambda s: s.memory_versions(99),
        lambda s: s.set_memory_tags(99, []),
        lambda s: s.set_memory_pinned(99, True),
        lambda s: s.delete_memory(99),
        lambda s: s.restore_memory(99),
    ],
)
def test_a_memory_that_is_not_there(store: Store, call: object) -> None:
    assert callable(call)
    with pytest.raises(StorageError, match="99"):
        call(store)


def folded(store: Store) -> tuple[list[int], list[int], int]:
    """Three chats, a memory in each, and an overview of a topic of them, which stands under the last chat."""
    chats = [store.create_chat(name).chat_id for name in "abc"]
    told = ("- The walrus.", "- The cat.", "- The dog.")
    parts = [store.add_memory(*each).memory_id for each in zip(chats, map(NewMemory, told), strict=True)]
    says_all = "\n".join(told)
    topic = store.add_memory(chats[2], NewMemory(says_all, level=2, child_memory_ids=parts))
    overview = store.add_memory(chats[2], NewMemory(says_all, level=3, child_memory_ids=[topic.memory_id]))
    return chats, parts, overview.memory_id


def test_what_was_folded_from_a_chat_goes_with_it(store: Store) -> None:
    chats, parts, overview = folded(store)
    assert store.chats_of_memory(overview) == set(chats)
    store.delete_chat(chats[0])
    assert store.search("walrus") == []
    assert ids(store.list_memories(Filter(roots=True), order="oldest")) == parts[1:], "to be folded anew"
    store.restore_chat(chats[0])
    assert overview in [hit.item_id for hit in store.search("walrus")]
    store.delete_chat(chats[0])
    store.restore_memory(overview)
    assert store.empty_bin(time.time() + (BIN_DAYS + 1) * DAY) == 2, "the chat, and the topic in the bin"
    assert store.search("walrus") == []
    assert store.deleted_memories() == []
    assert ids(store.list_memories(order="oldest")) == parts[1:]


def test_what_was_folded_from_a_memory_goes_with_it_for_good(store: Store) -> None:
    chats, parts, overview = folded(store)
    own = [store.add_memory(chats[1], NewMemory("- A part.")).memory_id for _ in range(2)]
    session = store.add_memory(chats[1], NewMemory("- A session.", level=1, child_memory_ids=own))
    store.delete_memory(parts[0])
    store.delete_memory(own[0])
    assert store.empty_bin() == 0
    assert store.memory(overview).deleted_at is None
    assert store.empty_bin(time.time() + (BIN_DAYS + 1) * DAY) == 2
    assert store.search("walrus") == []
    assert ids(store.list_memories(order="oldest")) == [*parts[1:], own[1], session.memory_id]


def test_what_is_recalled_keeps_what_it_was_folded_from(store: Store) -> None:
    """The chat that it was recalled in goes on with it; when it does not any more, both go."""
    chats, parts, overview = folded(store)
    turn = store.append_turn(chats[1], Role.USER, "Which animals were there?")
    store.set_recalled_memories(chats[1], [(overview, turn.turn_id)])
    store.delete_memory(parts[0])
    late = time.time() + (BIN_DAYS + 1) * DAY
    assert store.empty_bin(late) == 0
    assert [memory.memory_id for _, memory in store.recalled_memories(chats[1])] == [overview]
    store.set_recalled_memories(chats[1], [])
    assert store.empty_bin(late) == 1
    assert store.search("walrus") == []
    assert ids(store.list_memories(order="oldest")) == parts[1:]


def test_of_the_versions_of_a_summary_the_newest_is_current(store: Store) -> None:
    chat = store.create_chat().chat_id
    made: list[int] = []
    for number in range(3):
        text = f"- Version {number}."
        made.append(store.add_memory(chat, NewMemory(text, level=1, child_memory_ids=made[-1:])).memory_id)
    other = store.create_chat().chat_id
    topic = store.add_memory(other, NewMemory("- A topic.", level=2, child_memory_ids=made[-1:])).memory_id
    current = Filter(current=True)
    assert ids(store.list_memories(current)) == [topic, made[2]], "a topic is no version of it"
    assert store.count_earlier([*made, topic]) == {made[0]: 0, made[1]: 1, made[2]: 2, topic: 0}
    store.set_memory_pinned(made[0], True)
    assert ids(store.list_memories(current)) == [made[0], topic, made[2]]
    store.delete_memory(made[2])
    assert ids(store.list_memories(current)) == [made[0], topic, made[1]]
    assert store.search("version", wanted=current, kinds=("turn",)) == []
