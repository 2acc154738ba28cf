"""Calls of tools that only another program has, and what only speaks of them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ethervox_gui.context.calls.any_tool import begun_call, call_line, called, may_wait, said_before_call
from ethervox_gui.context.turns.thinking import answer_of
from ethervox_gui.server.convert import parse_calls
from tests.unit.context.calls.test_forms import FORMS, TWO_CALLS

#: Their names are known nowhere here, or stand in no form that a stored reply is known by.
_BY_NAME = ("MiniCPM", "Functionary 3.2")
_CALL = '<tool_call>{"name": "look", "arguments": {"page": 1}}</tool_call>'


@pytest.mark.parametrize("form", [form for form in FORMS if form not in _BY_NAME])
def test_a_call_of_any_tool_is_read_in_every_form(form: str) -> None:
    written = FORMS[form][1].replace("memory_search", "find_boats")
    made = called(f"<think>Hm.</think>{written}\n", answered=True)
    assert made is not None
    assert [(call.name, call.arguments) for call in made.calls] == [("find_boats", {"query": "red boats"})]
    assert made.written == written
    assert form == "Command R" or called(written) == (("", *made[1:])), "it is one before its result comes"
    if form != "Llama 3":  # an object alone, so nothing stands before it
        assert said_before_call(f"I look.\n{written}", answered=True) == "I look."


@pytest.mark.parametrize("written", TWO_CALLS.values(), ids=TWO_CALLS)
def test_several_calls_are_read(written: str) -> None:
    made = called(written)
    assert made is not None
    assert [call.name for call in made.calls] == ["get_weather", "get_time"]
    for call in made.calls:
        again = called(call_line(call))
        assert again is not None
        assert again.calls == (call,)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (_CALL, ""),
        (f"I look.\n{_CALL}\n{_CALL}", "I look."),
        ('<think>Hm.</think>I look.\n<tool_call>\n{"name": "look"}', "I look."),
        ('[TOOL_CALLS][{"name": "look", "arguments": {}}]', ""),
        (' {"name": "look", "parameters": {"page": 1}}', ""),
        ('I search.\n<tool_call name="memory_search" query="a dog" />', "I search."),
        ('{"name": "Annika", "age": 7}', None),
        ("A call is written <tool_call> and ends.", None),
        ("Action: none is needed.", None),
        ("<tool_call> is the tag that begins a call.", None),
        ("<tool_calls> is the tag that begins it.\nYour flight to Rome leaves at 9 on Friday.", None),
        ("<function=look> was wrong. Your flight leaves at 9.", None),
        ('<tool_call> is the tag, and here is an object:\n{"page": 1}', None),
        ("<tool_calls> is the tag, and in Python it is look(1)", None),
        (f"A model calls a tool so:\n{_CALL}\nYour deadline is Friday.", None),
        (f"A model calls a tool so:\n```xml\n{_CALL}\n```", None),
        ("Write this:\n\n```tool_code\nprint(1)\n```\n\nThen your dog Rex is fine.", None),
        ("Write this:\n\n```tool_code\nprint(1)\n```", None),
        (f"I look.\n{_CALL[:40]}", None),  # it broke off
        ("", None),
    ],
)
def test_what_is_said_before_a_call_of_anybodys_tool(text: str, said: str | None) -> None:
    assert said_before_call(text) == said


def test_an_object_alone_is_a_call_where_a_result_follows_and_an_answer_where_anything_else_does() -> None:
    text = '{"name": "Anna", "parameters": {"age": 3}}'
    assert said_before_call(text) == said_before_call(text, answered=True) == ""
    assert said_before_call(text, answered=False) is None


def test_what_was_answered_was_a_call_wherever_it_stands() -> None:
    for before in ("I look. ", "I look.\n```json\n"):
        assert said_before_call(f"{before}{_CALL}") is None
        assert (said_before_call(f"{before}{_CALL}", answered=True) or "").startswith("I look.")


def test_a_call_in_a_code_block_at_the_end_may_wait_for_its_result() -> None:
    written = '```json\n{\n  "name": "look",\n  "arguments": {"page": 1}\n}\n```'
    assert may_wait(written)
    assert may_wait(f"I look.\n\n{written}\n")
    assert may_wait(_CALL)
    assert called(written) is None, "it may be shown as well"
    more = '{"name": "look", "description": "Looks at a page", "parameters": {"page": 1}}'
    assert may_wait(more)
    assert may_wait(f"```json\n{more}\n```")
    assert not may_wait(f"{written}\nThat is how a call looks.")
    assert not may_wait('```json\n{"name": "Anna", "age": 3}\n```')
    assert not may_wait("```\n" + "[" * 50_000)


@pytest.mark.parametrize(
    ("text", "said", "behind"),
    [
        (f"I look.\n{_CALL}\nIt is red.", "I look.", "It is red."),
        (f"<think>Hm.</think>{_CALL} It is red.", "", "It is red."),
        (f"One.\n{_CALL}\nTwo.\n{_CALL}\nThree.", "One.", "Two.\n\nThree."),
        (f"A `<tool_call>`:\n{_CALL}\nSo it is.", "A `<tool_call>`:", "So it is."),
    ],
)
def test_what_a_model_writes_behind_its_call_is_no_part_of_it(text: str, said: str, behind: str) -> None:
    """It goes on with the result that it expects.  A program is told of the call as well."""
    told, calls = parse_calls(answer_of(text), [{"type": "function", "function": {"name": "look"}}])
    made = called(text, answered=True)
    assert made is not None
    assert [call.name for call in made.calls] == [call.name for call in calls] == ["look"] * text.count(_CALL)
    assert made.written == "\n".join([_CALL] * len(calls))
    assert (answer_of(made.said), made.behind) == (said, behind)
    assert told.split() == [*said.split(), *behind.split()]
    assert said_before_call(text, answered=True) == said, "what it made up is in no summary"
    assert called(text) is None, "without a result it may be written about a call"


def test_lists_and_objects_among_arguments_are_kept_as_json() -> None:
    made = called('<tool_call>{"name": "order", "arguments": {"to": {"city": "Köln"}, "n": 2}}</tool_call>')
    assert made is not None
    assert made.calls[0].arguments == {"to": '{"city": "Köln"}', "n": 2}


@given(
    st.text(alphabet="<>{}[]()|\"'`:,/= \nabtool_call name", max_size=200),
    st.sampled_from([None, True, False]),
)
def test_nothing_a_model_writes_makes_it_fail(text: str, answered: bool | None) -> None:
    called(text, answered=answered)
    called(f'<tool_call>{{"name": "look"{text}', answered=answered)


@pytest.mark.parametrize(
    "piece", ["(", "{", "[", "<a>", '{"name": "a"', "\n<tool_call>a", "\n<function=a>", "call:a"]
)
def test_long_nonsense_is_no_call_and_read_before_the_test_is_given_up(piece: str) -> None:
    for answered in (None, True):
        assert called(f"<tool_call>look({piece * 4000}x", answered=answered) is None


@pytest.mark.parametrize("form", [form for form in FORMS if form not in _BY_NAME])
@pytest.mark.parametrize("said", ["", "I look.\n"])
def test_where_a_call_begins_that_was_never_finished(form: str, said: str) -> None:
    written = FORMS[form][1]
    if said and written.lstrip().startswith(("{", "[{", "```", "Action:")):
        return  # in the middle of an answer it may be anything
    begun = written[: len(written) // 2]
    assert begun_call(said + begun) == len(said), begun


@pytest.mark.parametrize(
    "begun",
    ["{", '{"', '{"na', '{"name', '{"name": "memory_se', "<tool_c", '<tool_call name="mem', "[TOOL_CALLS]"],
)
def test_the_first_letters_of_a_call(begun: str) -> None:
    assert begun_call(begun) == 0


@pytest.mark.parametrize(
    "answer",
    [
        "",
        "I look at <",
        "A call begins with <tool_call>, and then",
        "```\n<tool_call>\n",
        '{"name": "Mara", "age": 3}',
        '{"names": ["Mara"',
        '{"na": "Mara',
        '{"name": "Mara", "age"',
        '```json\n{"name": "Mara',
        f"{_CALL}\nThat was the call.",
        _CALL,
    ],
)
def test_what_is_no_beginning_of_a_call(answer: str) -> None:
    assert begun_call(answer) == len(answer)
