"""What a newcomer sees: the bundled guide talks on past its window and still knows what it was told."""

from __future__ import annotations

from pathlib import Path

import pytest

from ethervox_gui import paths
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.storage.store import Store
from tests.helpers.headless import converse, named

#: What is told in message 2, what is asked in message 60, and what the answer must hold.
FACTS = [
    ("My project is called Falcon.", "What is my project called?", "Falcon"),
    pytest.param("My dog is called Biscuit.", "What is my dog's name?", "Biscuit", marks=pytest.mark.slow),
    pytest.param("The deadline is May 3.", "When is the deadline?", "May 3", marks=pytest.mark.slow),
]

CHATTER = [
    "Hello!",
    "How are you?",
    "What does the gauge show?",
    "I had a long walk along the river this morning and the light was lovely.",
    "Thanks!",
    "What do the colours in the timeline mean?",
    "My sister lives in Lisbon.",
    "What can you do?",
    "We have a budget of 4200 euros.",
    "What happens when the context is full?",
    "The meeting is on June 9.",
    "Can you write me a poem about the sea?",
    "How do I load another model?",
    "What is the memory panel for?",
]


@pytest.mark.parametrize(("told", "asked", "answer"), FACTS)
def test_a_fact_of_message_2_is_known_in_message_60(
    told: str, asked: str, answer: str, tmp_path: Path
) -> None:
    said = ["Hello!", told, *(CHATTER[i % len(CHATTER)] for i in range(57)), asked]
    assert len(said) == 60
    status, events = converse(tmp_path, said, "--model", str(paths.guide_model()), "--n-ctx", "1024")
    assert status == 0
    assert named(events, "error") == []
    assert len(named(events, "context_edited")) >= 3
    replies = named(events, "reply_finished")
    assert len(replies) == len(said)
    assert all(reply["text"].strip() for reply in replies)
    assert answer in replies[-1]["text"]
    with Store.open(tmp_path) as store:
        stored = store.turns_of_chat(events[0]["chat_id"])
    assert [turn.text for turn in stored if turn.role is Role.USER] == said


def test_what_it_was_never_taught_is_answered_in_the_words_of_the_user(tmp_path: Path) -> None:
    """It took the novel for a name, and had no answer: nobody sees that."""
    novel = "I'm writing a novel about lighthouses."
    said = [novel, *CHATTER, "What is my novel about?"]
    options = ("--model", str(paths.guide_model()), "--n-ctx", "512", "--stream")
    status, events = converse(tmp_path, said, *options)
    assert status == 0
    assert named(events, "context_edited"), "what was told has left"
    replies = [event["text"] for event in named(events, "reply_finished")]
    assert (replies[0], replies[-1]) == ("Noted.", f"You said: “{novel}”")
    assert "".join(event["text"] for event in named(events, "token")) == "".join(replies)


def test_a_long_reply_of_the_guide_goes_on_across_an_edit(tmp_path: Path) -> None:
    said = ["Hello!", "Tell me a long story about this app."]
    status, events = converse(
        tmp_path, said, "--model", str(paths.guide_model()), "--n-ctx", "768", "--stream"
    )
    assert status == 0
    assert named(events, "error") == []
    order = [event["event"] for event in events]
    edits = [i for i, name in enumerate(order) if name == "context_edited"]
    within_a_reply = [i for i in edits if "token" in order[i - 4 : i] and "token" in order[i + 1 : i + 3]]
    assert within_a_reply, "no edit fell into the middle of a reply"
    streamed = "".join(event["text"] for event in named(events, "token"))
    assert streamed == "".join(event["text"] for event in named(events, "reply_finished"))
