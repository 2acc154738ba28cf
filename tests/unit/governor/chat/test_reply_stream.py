"""A reply on its way out: streamed as it comes, held back while it may be a call."""

from __future__ import annotations

from ethervox_gui.context.calls.forms import TRAINED
from ethervox_gui.context.calls.guide_calls import MEMORY_SEARCH, call_text
from ethervox_gui.context.events.events import Event, TokenGenerated
from ethervox_gui.governor.chat.reply_stream import ReplyStream

CALL = call_text(MEMORY_SEARCH, query="a dog")


def played(text: str, *, hold_calls: bool, is_call: bool = False) -> list[str]:
    """What was told, letter by letter and then at the end."""
    told: list[Event] = []
    stream = ReplyStream(told.append, TRAINED, hold_calls=hold_calls)
    for letter in text:
        stream.add(letter)
    stream.add("")
    assert stream.finish(is_call=is_call) == text
    assert all(isinstance(event, TokenGenerated) for event in told)
    return [event.text for event in told if isinstance(event, TokenGenerated)]


def test_text_comes_as_it_is_generated() -> None:
    assert played("Hello", hold_calls=True) == list("Hello")
    assert played("", hold_calls=True) == []


def test_what_may_be_a_call_is_held_back_until_it_is_clear() -> None:
    assert played("<tool box> here", hold_calls=True)[0] == "<tool "
    assert played(" <b>", hold_calls=True)[0] == " <b"
    assert played(CALL, hold_calls=True, is_call=True) == []


def test_words_come_as_they_are_generated_and_a_call_behind_them_is_held() -> None:
    assert "".join(played(f"I look.\n{CALL}", hold_calls=True, is_call=True)) == "I look.\n"
    assert played("a <b> 1 < 2\n<table>", hold_calls=True) == [*"a <b> 1 < 2\n", "<ta", *"ble>"]
    assert "".join(played(f"I look.\n{CALL}", hold_calls=False)) == f"I look.\n{CALL}"


def test_what_follows_a_call_lets_go_of_it() -> None:
    told = played(f"Write this:\n{CALL}\nIt searches.", hold_calls=True)
    assert told[len("Write this:\n") :] == [f"{CALL}\nI", *"t searches."]
    assert played(f"```\n{CALL}\n```", hold_calls=True)[4:] == list(f"{CALL}\n```")


def test_what_turns_out_to_be_none_is_told_in_the_end() -> None:
    for text in ('{"a": 1}', "<tool_call", CALL):
        assert played(text, hold_calls=True) == [text]


def test_without_calls_nothing_is_held_back() -> None:
    assert "".join(played(CALL, hold_calls=False)) == CALL
    assert len(played(CALL, hold_calls=False)) == len(CALL)


def test_the_text_can_be_looked_at_while_it_grows() -> None:
    """It is saved twice a second."""
    stream = ReplyStream(lambda _: None, hold_calls=False)
    seen = []
    for piece in ("one ", "two ", "three"):
        stream.add(piece)
        seen += [stream.text, stream.text]
    assert seen == ["one ", "one ", "one two ", "one two ", "one two three", "one two three"]


def test_thoughts_are_told_as_they_come_and_a_call_behind_them_is_held() -> None:
    told: list[Event] = []
    stream = ReplyStream(told.append, TRAINED)
    for piece in ("<think>", "Hm. ", "Search!", "</think>", "\n", *CALL):
        stream.add(piece)
    assert "".join(event.text for event in told if isinstance(event, TokenGenerated)).strip() == (
        "<think>Hm. Search!</think>"
    )
    assert stream.finish(is_call=True).endswith(CALL)
    assert CALL not in "".join(event.text for event in told if isinstance(event, TokenGenerated))
