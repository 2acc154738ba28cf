"""Told in one chat, asked in a new one after a restart: the bundled guide finds it and answers."""

from __future__ import annotations

from pathlib import Path

import pytest

from ethervox_gui import paths
from ethervox_gui.context.calls.guide_calls import MEMORY_SEARCH, parse_call
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.storage import Store
from tests.helpers.headless import Event, converse, named

#: What is told, what is asked, and what the answer must hold.
FACTS = (
    ("My project is called Falcon.", "What is my project called?", "Falcon"),
    ("My dog is called Biscuit.", "What is my dog's name?", "Biscuit"),
    ("My sister lives in Lisbon.", "Where does my sister live?", "Lisbon"),
    ("My cat is called Pepper.", "What is my cat called?", "Pepper"),
)


def talk(folder: Path, said: list[str], *arguments: str) -> list[Event]:
    """One run of the program with the guide, in a new chat."""
    guide = ("--model", str(paths.guide_model()), "--n-ctx", "1024")
    status, events = converse(folder, said, *guide, *arguments)
    assert status == 0
    assert named(events, "error") == []
    return events


def test_told_in_one_chat_asked_in_another_after_a_restart(tmp_path: Path) -> None:
    """No summary was made, so the guide has to look for what was said.  It is small: three of four do."""
    talk(tmp_path, ["Hello!", *(told for told, _, _ in FACTS), "Thanks!"])
    answered = 0
    for _, asked, word in FACTS:
        events = talk(tmp_path, [asked])
        chat_id = events[0]["chat_id"]
        answered += word in named(events, "reply_finished")[-1]["text"]
        with Store.open(tmp_path) as store:
            turns = store.turns_of_chat(chat_id)
        assert [turn.text for turn in turns if turn.role is Role.USER] == [asked]
        calls = [call for turn in turns if (call := parse_call(turn.text)) is not None]
        assert all(call.name == MEMORY_SEARCH for call in calls)
        if calls:
            assert any(turn.role is Role.TOOL and word in turn.text for turn in turns), "the search finds it"
    assert answered >= 3


@pytest.mark.slow
@pytest.mark.parametrize("wanted", [True, False], ids=["recalled", "searched"])
def test_a_summary_of_another_chat_is_known(wanted: bool, tmp_path: Path) -> None:
    """It stands in the context from the first message on; without that the guide finds it by itself."""
    answered = 0
    for told, asked, word in FACTS[:2]:
        folder = tmp_path / word
        events = talk(folder, ["Hello!", told, "Thanks!", "How are you?", "/context summarize 2"])
        stored = named(events, "summary_stored")
        assert len(stored) == 1
        events = talk(folder, [asked], "--set", f"memory.recall_at_start={wanted}")
        recalled = named(events, "memory_recalled")
        if not wanted:
            assert recalled == []
        elif word in stored[0]["text"]:
            assert [event["memory_id"] for event in recalled] == [stored[0]["memory_id"]]
        answered += word in named(events, "reply_finished")[-1]["text"]
    assert answered
