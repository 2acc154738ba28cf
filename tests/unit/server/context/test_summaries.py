"""The book of summaries: what is kept is found again, whatever becomes of its chat."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from ethervox_gui.context.summaries.summary import instruction
from ethervox_gui.server.context.plan import Written
from ethervox_gui.server.context.summaries import SummaryBook, write_summary
from ethervox_gui.storage.base.values import Filter
from tests.helpers.stores import open_store


def test_a_summary_is_known_though_the_chat_of_those_before_was_deleted(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    try:
        book = SummaryBook(store)
        first = store.memory(book.keep("one", "- One.", None, (90, 5), "model"))
        store.delete_chat(first.chat_id)
        second = store.memory(book.keep("two", "- Two.", None, (90, 5), "model"))
        assert second.chat_id != first.chat_id
        found = book.lookup("two")
        assert found is not None, "it would be written a second time"
        assert (found.memory_id, found.text) == (second.memory_id, "- Two.")
        assert book.lookup("one") is None, "it went with its chat"
        third = store.memory(book.keep("three", "- Three.", None, (90, 5), "model"))
        assert third.chat_id == second.chat_id
        alive = store.list_memories(Filter(tags=("api",)))
        assert [memory.memory_id for memory in alive] == [third.memory_id, second.memory_id]
    finally:
        store.close()


def test_a_summary_that_was_removed_for_good_is_none(tmp_path: Path) -> None:
    """Somebody emptied the bin while the server ran: else each request of that conversation would fail."""
    with open_store(tmp_path) as store:
        book = SummaryBook(store)
        memory_id = book.keep("one", "- One.", None, (90, 5), "model")
        assert book.lookup("one") is not None
        store.delete_memory(memory_id)
        assert store.purge_memory(memory_id)
        assert book.lookup("one") is None
        again = book.keep("one", "- One again.", None, (90, 5), "model")
        found = book.lookup("one")
        assert found is not None
        assert (found.memory_id, found.text) == (again, "- One again.")


def test_a_long_message_is_put_to_the_model_in_its_own_words() -> None:
    """Also where its content is a list of parts, or there is nothing but calls of tools."""
    asked: list[Mapping[str, Any]] = []

    async def write(messages: Sequence[Mapping[str, Any]], _longest: int, _tools: Any) -> str:
        asked.extend(messages)
        return "- A summary."

    call = {"id": "a", "function": {"name": "look_up", "arguments": "y" * 900}}
    messages: list[dict[str, Any]] = [
        {"role": "user", "content": [{"type": "text", "text": "Hello " * 50}]},
        {"role": "assistant", "content": None, "tool_calls": [call]},
        {"role": "user", "content": "And?"},
    ]
    text, source = asyncio.run(write_summary(messages, None, len, write, room=250, longest=50))
    assert (text, source) == ("- A summary.", "model")
    said = [message["content"] for message in asked]
    assert any(str(content).startswith("Hello Hello") for content in said)
    assert not [content for content in said if "None" in str(content) or "type" in str(content)]


def test_it_is_asked_for_as_the_requests_went_on_before() -> None:
    """With their system messages and the summary before it: what was read of them is not read again."""
    asked: list[list[Mapping[str, Any]]] = []

    async def write(messages: Sequence[Mapping[str, Any]], _longest: int, _tools: Any) -> str:
        asked.append(list(messages))
        return "- More."

    brief = {"role": "system", "content": "Be brief."}
    messages = [
        brief,
        {"role": "user", "content": "One?"},
        {"role": "assistant", "content": "One."},
        *({"role": role, "content": role * 10} for role in ("user", "assistant") * 3),
    ]
    question = {"role": "user", "content": instruction()}
    one = [
        {"role": "user", "content": "Summary of our earlier conversation:\n- One."},
        {"role": "assistant", "content": "I remember."},
    ]
    more = [{**one[0], "content": f"{one[0]['content']}\n- More."}, one[1]]
    room = len(instruction()) + 400
    asyncio.run(write_summary(messages, Written(1, "- One.", 3), len, write, room=room, longest=50))
    assert asked == [
        [brief, *one, *messages[3:7], question],
        [brief, *more, *messages[7:], question],
    ]
    long = [{**brief, "content": "x" * 300}, *messages[1:]]
    asked.clear()
    asyncio.run(write_summary(long, None, len, write, room=room, longest=50))
    assert brief["role"] not in [message["role"] for message in asked[0]], "it would leave too little room"


@pytest.mark.parametrize(("n_tools", "is_told"), [(100, True), (150, False)])
def test_of_tools_that_leave_too_little_room_the_model_is_not_told(n_tools: int, is_told: bool) -> None:
    """Nor are calls put to it then, which it may copy."""
    asked: list[tuple[Sequence[Mapping[str, Any]], Sequence[Mapping[str, Any]]]] = []

    async def write(
        messages: Sequence[Mapping[str, Any]], _longest: int, tools: Sequence[Mapping[str, Any]]
    ) -> str:
        asked.append((messages, tools))
        return "- One."

    tools = [{"type": "function", "function": {"name": "look"}}]
    call = {"id": "a", "type": "function", "function": {"name": "look", "arguments": "{}"}}
    messages: list[dict[str, Any]] = [
        {"role": "user", "content": "One?"},
        {"role": "assistant", "content": None, "tool_calls": [call]},
    ]
    room = len(instruction()) + 260
    counted = tools, n_tools
    asyncio.run(write_summary(messages, None, len, write, room=room, longest=50, tools=counted))
    ((given, told),) = asked
    assert (told == tools, "tool_calls" in given[1]) == (is_told, is_told)


def test_what_the_model_forgot_is_put_back_and_what_it_made_up_is_left_out() -> None:
    """As in a chat: small models lose what they were told first."""

    async def write(_messages: Sequence[Mapping[str, Any]], _longest: int, _tools: Any) -> str:
        return "- Our dog is called Pelle.\n- Olaf lives in Rome."

    told = ["My sister's name is Marit and she lives in Bergen.", "Our dog is called Pelle."]
    messages = [message for text in told for message in talked(text)]
    earlier = Written(1, "- The code of the garage door is 4417.", 2)
    given = [*talked("The code of the garage door is 4417."), *messages]
    text, source = asyncio.run(write_summary(given, earlier, len, write, room=900, longest=400))
    assert source == "model"
    assert [word in text for word in ("4417", "Marit", "Pelle", "Olaf")] == [True, True, True, False]


def test_without_a_useful_answer_it_is_made_of_what_was_told() -> None:
    """Not of the longest sentences: what was told first would be gone."""

    async def write(_messages: Sequence[Mapping[str, Any]], _longest: int, _tools: Any) -> str:
        return ""

    noticed = (
        "the bakery in Harbour Street closes at four, and also that my phone battery lasts only a day",
        "the garden has three apple trees and a pond, and also that my train leaves at seven on Friday",
        "the neighbour's cat sleeps on our roof, and also that we grow beans along the south wall",
        "the piano in the hall is out of tune, and also that the kitchen tap drips at night",
    )
    told = [
        "My sister's name is Marit and she lives in Bergen. Please remember it.",
        "Our dog is called Pelle and is nine years old. Please remember it.",
        *(f"Today I noticed that {thing}. What do you say to that?" for thing in noticed),
    ]
    messages = [message for text in told for message in talked(text)]
    text, source = asyncio.run(write_summary(messages, None, len, write, room=3000, longest=380))
    assert source == "extractive"
    assert ["Marit" in text, "Pelle" in text] == [True, True]
    assert len(text) <= 380


def talked(text: str) -> list[dict[str, Any]]:
    return [{"role": "user", "content": text}, {"role": "assistant", "content": "I see."}]
