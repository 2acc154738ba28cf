"""Memories that have grown many are folded in idle time; what chats stand on is left alone."""

from __future__ import annotations

import time

import pytest

from ethervox_gui.context.events.window_events import MemoriesFolded
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.engine.protocol import Capability
from ethervox_gui.governor.jobs.jobs import SendMessage
from ethervox_gui.governor.session import idle
from ethervox_gui.governor.summaries import consolidate
from ethervox_gui.storage.base.values import Filter, NewMemory
from tests.helpers.desk import Desk, errors, says, verify_order

TOMORROW = 2 * 86_400.0


def fill(at: Desk, n_chats: int) -> None:
    for number in range(n_chats):
        chat = at.store.create_chat(f"chat {number}")
        turn = at.store.append_turn(chat.chat_id, Role.USER, f"Boats, part {number}")
        at.store.add_memory(
            chat.chat_id,
            NewMemory(
                f"- The boat sails around the harbour.\n- It was trip {number}.",
                turn_ids=[turn.turn_id],
                tags=("boats",),
            ),
        )


def fold_all(at: Desk) -> None:
    while consolidate.fold_one(at.live, time.time() + TOMORROW) is not None:
        pass


@pytest.mark.parametrize("surgical", [True, False])
def test_many_summaries_become_a_topic(at: Desk, surgical: bool) -> None:
    fill(at, 8)
    capability = Capability(surgical, surgical, "")
    told = at.play(
        says("Fine.", summary="- Boats sail around the harbour."),
        [SendMessage("Hello"), at.then(lambda: fold_all(at)), SendMessage("And now?")],
        n_ctx=4096,
        capability=capability,
    )
    assert errors(told) == []
    verify_order(told)
    (event,) = at.told(MemoriesFolded)
    assert (event.level, event.n_parts) == (2, 8)
    topic = at.store.memory(event.memory_id)
    assert topic.source == ("model" if surgical else "extractive")
    assert "harbour" in topic.text
    assert topic.tags == ("boats", "topic")
    assert topic.n_tokens_after < topic.n_tokens_before
    assert len(at.store.children(topic.memory_id)) == 8
    assert len(at.store.memory_turns(topic.memory_id)) == 8, "down to the verbatim turns"
    assert len(at.store.list_memories(Filter(roots=True), limit=1000)) == 1
    assert len(at.store.list_memories(limit=1000)) == 9, "nothing is lost"


def test_what_chats_still_stand_on_is_left_alone(at: Desk) -> None:
    fill(at, 12)
    jobs = [SendMessage("Hello"), at.then(lambda: idle.use_idle_time(at.live, lambda: False))]
    at.play(says("Fine."), jobs, n_ctx=4096)
    assert at.told(MemoriesFolded) == [], "idle time came, but all the chats were used today"


def test_old_chats_are_folded_in_idle_time(at: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(at, 8)
    monkeypatch.setattr(consolidate, "_SETTLED_AFTER", -1.0)
    jobs = [SendMessage("Hello"), at.then(lambda: idle.use_idle_time(at.live, lambda: False))]
    told = at.play(says("Fine.", summary="- Boats sail."), jobs, n_ctx=4096)
    assert errors(told) == []
    assert [event.n_parts for event in at.told(MemoriesFolded)] == [8]


def test_folding_can_be_turned_off(at: Desk) -> None:
    fill(at, 8)
    at.settings = at.settings.with_values({"memory.fold": False})
    at.play(says("Fine."), [SendMessage("Hello"), at.then(lambda: fold_all(at))], n_ctx=4096)
    assert at.told(MemoriesFolded) == []


def test_a_model_that_invents_is_not_believed(at: Desk) -> None:
    fill(at, 8)
    at.play(
        says("Fine.", summary="- The boat belongs to Napoleon."),
        [SendMessage("Hello"), at.then(lambda: fold_all(at))],
        n_ctx=4096,
    )
    (event,) = at.told(MemoriesFolded)
    assert at.store.memory(event.memory_id).source == "extractive"
    assert "Napoleon" not in at.store.memory(event.memory_id).text
