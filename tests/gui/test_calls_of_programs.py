"""How the window shows the calls of tools that another program has."""

from __future__ import annotations

from ethervox_gui.context.turns.turns import Role, Turn
from ethervox_gui.ui.chat.transcript import Item, ToolItem, Transcript, TurnItem
from ethervox_gui.ui.kit.text.calls import call_words


def call(page: int) -> str:
    return f'<tool_call>{{"name": "look", "arguments": {{"page": {page}}}}}</tool_call>'


def shown(*said: tuple[Role, str]) -> list[tuple[str, ...]]:
    turns = [Turn(number, role, text) for number, (role, text) in enumerate(said, 1)]
    return [_words(item) for item in Transcript.of(turns, []).items]


def _words(item: Item) -> tuple[str, ...]:
    if isinstance(item, ToolItem):
        return call_words(item.call), item.result
    assert isinstance(item, TurnItem)
    return (item.text,)


ASKED = (Role.USER, "Show two pages.")
CALLS = (Role.ASSISTANT, f"I look.\n{call(1)}\n{call(2)}")


def test_each_call_stands_with_its_result_behind_what_was_said() -> None:
    one, two = (Role.TOOL, "the first"), (Role.TOOL, "the second")
    begin = [("Show two pages.",), ("I look.",)]
    assert shown(ASKED, CALLS, one, two, (Role.ASSISTANT, "So be it.")) == [
        *begin,
        ("look(“1”)", "the first"),
        ("look(“2”)", "the second"),
        ("So be it.",),
    ]
    for result in ("the first", ""):
        results = [(Role.TOOL, result)] if result else []
        assert shown(ASKED, CALLS, *results) == [*begin, ("look(“1”)", result), ("look(“2”)", "")]
    assert shown(ASKED, (Role.ASSISTANT, call(1)), one, two)[1:] == [
        ("look(“1”)", "the first"),
        ("", "the second"),
    ]


def test_a_call_in_the_middle_of_a_line_is_one_where_its_result_follows() -> None:
    said = (Role.ASSISTANT, f"I look. {call(1)}")
    assert shown(ASKED, said, (Role.TOOL, "It is red."))[1:] == [("I look.",), ("look(“1”)", "It is red.")]


def test_a_call_behind_which_something_stands_is_one_where_its_result_follows() -> None:
    said = (Role.ASSISTANT, f"I look.\n{call(1)}\nIt is blue.")
    assert shown(ASKED, said, (Role.TOOL, "It is red."))[1:] == [
        ("I look.\n\nIt is blue.",),
        ("look(“1”)", "It is red."),
    ]


def test_a_bare_object_is_a_call_where_its_result_follows() -> None:
    text = '{"name": "look", "parameters": {"page": 1}}'
    assert shown(ASKED, (Role.ASSISTANT, text))[1:] == [(text,)]
    assert shown(ASKED, (Role.ASSISTANT, text), (Role.TOOL, "It is red."))[1:] == [
        ("look(“1”)", "It is red.")
    ]


def test_what_is_written_about_calls_is_a_reply() -> None:
    text = f"A call is written so:\n{call(1)}\nIs that all?"
    assert shown(ASKED, (Role.ASSISTANT, text))[1:] == [(text,)]
