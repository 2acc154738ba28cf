"""Versions of turns: a tree in which the conversation is one way, and nothing is lost on the others."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ethervox_gui.context.errors import StorageError
from ethervox_gui.context.events.events import Action, ContextEdited, Method, Trigger
from ethervox_gui.context.turns.turns import Role, Turn, TurnState
from ethervox_gui.storage import Store
from ethervox_gui.storage.chats.turns import Below
from ethervox_gui.storage.db.database import Database
from tests.helpers import programs


@pytest.fixture
def chat_id(store: Store) -> int:
    return store.create_chat().chat_id


def said(store: Store, chat_id: int, *texts: str, below: int | None = -1) -> list[Turn]:
    """One turn below the other, user and model by turns; the first below ``below`` unless that is -1."""
    made = []
    for index, text in enumerate(texts):
        role = Role.ASSISTANT if text.startswith("r") else Role.USER
        where: Below = below if index == 0 and below != -1 else "head"
        made.append(store.append_turn(chat_id, role, text, below=where))
    return made


def texts(store: Store, chat_id: int) -> list[str]:
    return [turn.text for turn in store.turns_of_chat(chat_id)]


def test_versions_are_paged_through_and_each_goes_on_where_it_was_left(store: Store, chat_id: int) -> None:
    q1, r1, q2, r2 = said(store, chat_id, "q1", "r1", "q2", "r2")
    (r1b, q3) = said(store, chat_id, "r1b", "q3", below=q1.turn_id)
    assert texts(store, chat_id) == ["q1", "r1b", "q3"]
    assert store.versions_of_chat(chat_id) == {1: (r1.turn_id, r1b.turn_id)}
    assert r1b.number == r1.number == 1

    path = store.path_through(chat_id, r1.turn_id)
    assert [turn.text for turn in path] == ["q1", "r1", "q2", "r2"]
    store.switch_branch(chat_id, path[-1].turn_id, {})
    assert texts(store, chat_id) == ["q1", "r1", "q2", "r2"]
    (r2b,) = said(store, chat_id, "r2b", below=q2.turn_id)
    assert store.versions_of_chat(chat_id) == {
        1: (r1.turn_id, r1b.turn_id),
        3: (r2.turn_id, r2b.turn_id),
    }
    # Left at the older of two answers, it is there that one comes back to.
    store.switch_branch(chat_id, r2.turn_id, {})
    store.switch_branch(chat_id, q3.turn_id, {})
    assert [turn.text for turn in store.path_through(chat_id, r1.turn_id)] == ["q1", "r1", "q2", "r2"]
    assert [turn.text for turn in store.path_through(chat_id, r2b.turn_id)] == ["q1", "r1", "q2", "r2b"]
    assert store.in_conversation([q1.turn_id, r1.turn_id, q3.turn_id]) == {q1.turn_id, q3.turn_id}
    assert {hit.item_id for hit in store.search("r2b")} == {r2b.turn_id}


def test_the_first_turn_has_versions_too(store: Store, chat_id: int) -> None:
    (one,) = said(store, chat_id, "q1")
    said(store, store.create_chat().chat_id, "q of another chat")
    (two,) = said(store, chat_id, "q1b", below=None)
    assert (one.number, two.number) == (0, 0)
    assert texts(store, chat_id) == ["q1b"]
    assert store.versions_of_chat(chat_id) == {0: (one.turn_id, two.turn_id)}
    assert store.turns_below(chat_id, None) == (one.turn_id, two.turn_id)


def test_states_and_head_change_together_or_not_at_all(store: Store, chat_id: int) -> None:
    q1, r1 = said(store, chat_id, "q1", "r1")
    said(store, chat_id, "r1b", below=q1.turn_id)
    dropped = (TurnState.DROPPED, None)
    with pytest.raises(StorageError):
        store.switch_branch(chat_id, 999, {q1.turn_id: dropped})
    assert store.turn(q1.turn_id).state is TurnState.IN_KV
    store.switch_branch(chat_id, r1.turn_id, {q1.turn_id: dropped})
    assert [(turn.text, turn.state) for turn in store.turns_of_chat(chat_id)] == [
        ("q1", TurnState.DROPPED),
        ("r1", TurnState.IN_KV),
    ]
    with pytest.raises(StorageError, match="no turn 999"):
        store.path_through(chat_id, 999)


def test_an_edit_belongs_to_the_branch_of_the_turns_it_took_out(store: Store, chat_id: int) -> None:
    q1, r1, q2, r2 = said(store, chat_id, "q1", "r1", "q2", "r2")
    early = ContextEdited(Action.SHIFT_WINDOW, Trigger.AUTO, Method.GAP, 0, 1, 9, 3, 6, 1.0, None)
    late = ContextEdited(Action.SHIFT_WINDOW, Trigger.AUTO, Method.GAP, 2, 3, 9, 3, 6, 1.0, None)
    store.apply_edit(chat_id, early, [q1.turn_id, r1.turn_id], TurnState.DROPPED)
    store.apply_edit(chat_id, late, [q2.turn_id, r2.turn_id], TurnState.DROPPED)
    assert [found.event for found in store.events_of_chat(chat_id)] == [early, late]
    said(store, chat_id, "q2b", "r2b", below=r1.turn_id)
    assert [found.event for found in store.events_of_chat(chat_id)] == [early]
    (copy_id,) = store.write_in(store.read_out([chat_id]))
    assert [found.event for found in store.events_of_chat(copy_id)] == [early]
    other = store.path_through(copy_id, store.versions_of_chat(copy_id)[2][0])
    assert [turn.text for turn in other] == ["q1", "r1", "q2", "r2"]
    store.switch_branch(copy_id, other[-1].turn_id, {})
    assert [found.event for found in store.events_of_chat(copy_id)] == [early, late]


def test_a_leaf_that_lies_elsewhere_is_not_believed(database: Database, store: Store, chat_id: int) -> None:
    """Files come from anywhere."""
    q1, r1 = said(store, chat_id, "q1", "r1")
    said(store, chat_id, "r1b", below=q1.turn_id)
    database.write(
        lambda db: db.sql("UPDATE turn SET leaf_id = (SELECT max(id) FROM turn) WHERE id = ?", (r1.turn_id,))
    )
    assert [turn.text for turn in store.path_through(chat_id, r1.turn_id)] == ["q1", "r1"]


_SWITCHER = """
import sys
from pathlib import Path
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.storage import Store

store = Store.open(Path(sys.argv[1]))
chats = store.list_chats()
chat = (chats[0] if chats else store.create_chat("Kept")).chat_id
for n in range(10_000):
    turns = store.turns_of_chat(chat)
    if len(turns) > 2 and n % 3 == 0:
        made = store.append_turn(chat, turns[-1].role, f"again {n}", below=turns[-2].turn_id)
    else:
        role = Role.ASSISTANT if turns and turns[-1].role is Role.USER else Role.USER
        made = store.append_turn(chat, role, f"said {n}")
    print(made.turn_id, made.text, flush=True)
    several = store.versions_of_chat(chat)
    if several and n % 4 == 0:
        path = store.path_through(chat, several[max(several)][0])
        state = (TurnState.IN_KV, TurnState.DROPPED)[n % 2]
        store.switch_branch(chat, path[-1].turn_id, {turn.turn_id: (state, None) for turn in path})
"""


@pytest.mark.parametrize("n_kills", [5, pytest.param(50, marks=pytest.mark.slow)])
def test_killed_while_branches_are_switched(tmp_path: Path, n_kills: int) -> None:
    """Every turn that was acknowledged is there, and the conversation is one way through the tree."""
    chance = random.Random(n_kills)
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).parents[4])}
    acknowledged: dict[int, str] = {}
    for _ in range(n_kills):
        command = [sys.executable, "-c", _SWITCHER, str(tmp_path)]
        with programs.start(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            said = [process.stdout.readline() for _ in range(chance.randint(4, 40))]
            process.send_signal(signal.SIGKILL)
            said += process.stdout.readlines()
        for line in said:
            if line.endswith("\n"):
                turn_id, text = line.rstrip("\n").split(" ", 1)
                acknowledged[int(turn_id)] = text
        with Store.open(tmp_path) as store:
            assert store.check() == []
            (chat,) = store.list_chats()
            conversation = store.turns_of_chat(chat.chat_id)
            assert [turn.number for turn in conversation] == list(range(len(conversation)))
            assert {turn_id: store.turn(turn_id).text for turn_id in acknowledged} == acknowledged
            for ids in store.versions_of_chat(chat.chat_id).values():
                for version in ids:
                    assert version in {turn.turn_id for turn in store.path_through(chat.chat_id, version)}
    assert len(acknowledged) > 4 * n_kills
