"""Tool calls as text: the forms models write, and all that is none."""

from __future__ import annotations

import json

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.calls.guide_calls import (
    CONTEXT_MANAGE,
    MEMORY_SEARCH,
    Call,
    ManageRequest,
    alert_text,
    call_may_begin,
    call_text,
    calling,
    manage_request,
    may_become_call,
    parse_call,
    search_result_text,
)
from ethervox_gui.context.events.events import Action

CALLS = {
    '<tool_call name="memory_search" query="my dog" />': Call(MEMORY_SEARCH, {"query": "my dog"}),
    '  <tool_call name = "memory_search"\n  query="a > b" />\n': Call(MEMORY_SEARCH, {"query": "a > b"}),
    '<tool_call name="memory_search" query=""/>': Call(MEMORY_SEARCH, {"query": ""}),
    '<tool_call action="shift_window" name="context_manage" keep_last_n_turns="7" />': Call(
        CONTEXT_MANAGE, {"action": "shift_window", "keep_last_n_turns": "7"}
    ),
    '<tool_call>{"name": "memory_search", "arguments": {"query": "my dog"}}</tool_call>': Call(
        MEMORY_SEARCH, {"query": "my dog"}
    ),
    '<tool_call>\n{"arguments": {"action": "shift_window", "keep_last_n_turns": 7, "x": [1]},\n'
    ' "name": "context_manage"}\n</tool_call>': Call(
        CONTEXT_MANAGE, {"action": "shift_window", "keep_last_n_turns": 7}
    ),
    '{"name": "memory_search", "arguments": {"query": "日本 \\"x\\""}}': Call(
        MEMORY_SEARCH, {"query": '日本 "x"'}
    ),
    '{"name": "context_manage", "arguments": {}}': Call(CONTEXT_MANAGE, {}),
}

NO_CALLS = [
    "",
    "   ",
    "Hello.",
    "memory_search",
    '```\n<tool_call name="memory_search" query="x" />\n```',
    '```json\n{"name": "memory_search", "arguments": {"query": "x"}}\n```',
    '`<tool_call name="memory_search" query="x" />`',
    'Write <tool_call name="memory_search" query="x" /> to search.',
    '<tool_call name="memory_search" query="x" /> Here you are.',
    '<tool_call name="memory_search" query="x" /><tool_call name="memory_search" query="y" />',
    '<tool_call name="memory_search" query="x"',
    '<tool_call name="memory_search" query="x">',
    "<tool_call />",
    '<tool_call query="x" />',
    '<tool_call name="delete_everything" />',
    '<tool_calls name="memory_search" query="x" />',
    '<tool_call>{"name": "delete_everything", "arguments": {}}</tool_call>',
    "<tool_call>memory_search</tool_call>",
    '<tool_call>{"name": "memory_search"}</tool_call>',
    '{"name": "memory_search", "arguments": "x"}',
    '{"name": "memory_search", "arguments": [1]}',
    '{"name": "memory_search", "arguments": {"query": "x"}',
    '{"name": ["memory_search"], "arguments": {}}',
    '{"arguments": {"query": "x"}}',
    '[{"name": "memory_search", "arguments": {}}]',
    "{}",
    "{{}}",
    "{" * 50_000 + "}" * 50_000,
    '{"a":' * 50_000 + "1" + "}" * 50_000,
    '{"name": "memory_search", "arguments": {"n": ' + "9" * 5000 + "}}",
]


@pytest.mark.parametrize(("text", "call"), CALLS.items())
def test_the_forms_that_models_write(text: str, call: Call) -> None:
    assert parse_call(text) == call


@pytest.mark.parametrize("text", NO_CALLS, ids=lambda text: text[:40])
def test_what_is_no_call(text: str) -> None:
    assert parse_call(text) is None


@pytest.mark.parametrize("text", CALLS)
def test_every_beginning_of_a_call_may_become_one(text: str) -> None:
    assert all(may_become_call(text[:end]) for end in range(len(text) + 1))


@pytest.mark.parametrize(
    "text", ["H", "Hello", "<b", "< tool", "`<tool_call", "```json\n{", "tool_call", "[{", "Sure: {"]
)
def test_other_replies_are_told_apart_at_once(text: str) -> None:
    assert not may_become_call(text)


SEARCH = '<tool_call name="memory_search" query="x" />'
AS_ELEMENT = '<tool_call>\n{"name": "memory_search", "arguments": {"query": "x"}}\n</tool_call>'

BEHIND_WORDS = [
    (f"Let me look.\n{SEARCH}", "Let me look."),
    (f"Let me look.\n\n  {SEARCH}\n", "Let me look."),
    (f"Let me look.\n{AS_ELEMENT}", "Let me look."),
    (
        f"Like this:\n```\n{SEARCH}\n```\nNow I do it.\n{SEARCH}",
        f"Like this:\n```\n{SEARCH}\n```\nNow I do it.",
    ),
    (f"```search``` is what I need.\n{SEARCH}", "```search``` is what I need."),
    (f"In code:\n```py\nx = 1\n```\n{AS_ELEMENT}", "In code:\n```py\nx = 1\n```"),
    (f"<think>\nmemory?\n</think>\n\nLet me look.\n{SEARCH}", "<think>\nmemory?\n</think>\n\nLet me look."),
    (f"<think>\n{SEARCH}\n</think>\nLet me look.\n{SEARCH}", f"<think>\n{SEARCH}\n</think>\nLet me look."),
    (f"<think>memory?</think>\n{SEARCH}", "<think>memory?</think>"),
    (SEARCH, ""),
    (AS_ELEMENT, ""),
]

TEXT_BEHIND_WORDS = [
    f"To search, write {SEARCH}",
    f"Let me look.\n{SEARCH}\nHere you are.",
    f"Let me look.\n```\n{SEARCH}",
    f"Let me look.\n```\n{SEARCH}\n```",
    f"Let me look.\n    {SEARCH}",
    f"Let me look.\n> {SEARCH}",
    f"Both.\n{SEARCH}\n{SEARCH}",
    f"<think>\nLet me look.\n{SEARCH}",
    'Let me look.\n{"name": "memory_search", "arguments": {"query": "x"}}',
    'Let me look.\n<tool_call name="delete_everything" />',
]


@pytest.mark.parametrize(("text", "said"), BEHIND_WORDS)
def test_a_reply_says_something_and_then_calls(text: str, said: str) -> None:
    made = calling(text)
    assert made is not None
    assert made.said == said
    assert made.call == Call(MEMORY_SEARCH, {"query": "x"})
    assert made.written in (SEARCH, AS_ELEMENT)
    assert text.rstrip().endswith(made.written)


@pytest.mark.parametrize("text", TEXT_BEHIND_WORDS)
def test_a_call_that_something_follows_or_that_is_quoted_is_text(text: str) -> None:
    assert calling(text) is None


@pytest.mark.parametrize("text", [text for text, said in BEHIND_WORDS if said and "<think>" not in text])
def test_a_call_behind_words_is_never_shown_and_the_words_are_at_once(text: str) -> None:
    made = calling(text)
    assert made is not None
    sent = 0
    for end in range(len(text) + 1):
        sent = call_may_begin(text[:end], sent)
        assert sent >= min(end, len(made.said))
        assert made.said.startswith(text[:sent].rstrip())


@pytest.mark.parametrize("text", TEXT_BEHIND_WORDS)
def test_what_is_no_call_behind_words_is_shown_as_soon_as_that_is_clear(text: str) -> None:
    assert call_may_begin(f"{text}\nAnd more.", 0) == len(text) + 10


ANY_CALL = st.text() | st.lists(
    st.sampled_from(
        [
            "<tool_call",
            "name=",
            '"memory_search"',
            " ",
            '"',
            "/>",
            ">",
            "{",
            "}",
            ":",
            "arguments",
            "1e999",
            "NaN",
        ]
    ),
    max_size=15,
).map("".join)


WHOLE_CALLS = (
    call_text(MEMORY_SEARCH, query="red boats"),
    call_text(CONTEXT_MANAGE, action="shift_window", keep_last_n_turns=7),
    '{"name": "memory_search", "arguments": {"query": "boats", "most": 1e999}}',
    '<tool_call>{"name": "context_manage", "arguments": {}}</tool_call>',
)


def with_piece(call: str, at: int, piece: str) -> str:
    return call[:at] + piece + call[at:]


NEARLY_A_CALL = st.builds(
    with_piece,
    st.sampled_from(WHOLE_CALLS),
    st.integers(0, max(map(len, WHOLE_CALLS))),
    st.sampled_from(["", " ", "\n", "{", '"', "x", "/>"]),
)


@given(ANY_CALL | NEARLY_A_CALL)
@example(WHOLE_CALLS[0])
@example(f"\n{WHOLE_CALLS[2]} ")
def test_no_text_is_an_error(text: str) -> None:
    call = parse_call(text)
    assert call is not None or text.strip() not in WHOLE_CALLS
    if call is not None:
        assert call.name in (CONTEXT_MANAGE, MEMORY_SEARCH)
        assert may_become_call(text)


@given(st.dictionaries(st.from_regex(r"[a-z]{1,9}", fullmatch=True), st.text(), max_size=4))
def test_a_call_is_read_as_it_was_written(arguments: dict[str, str]) -> None:
    arguments.pop("name", None)
    as_json = json.dumps({"name": MEMORY_SEARCH, "arguments": arguments})
    expected = Call(MEMORY_SEARCH, arguments)
    assert parse_call(as_json) == expected
    assert parse_call(f"<tool_call>{as_json}</tool_call>") == expected
    if not any('"' in value for value in arguments.values()):
        assert parse_call(call_text(MEMORY_SEARCH, **arguments)) == expected


def test_the_texts_the_guide_is_trained_on() -> None:
    assert call_text(CONTEXT_MANAGE, action="shift_window", keep_last_n_turns=7) == (
        '<tool_call name="context_manage" action="shift_window" keep_last_n_turns="7" />'
    )
    assert alert_text(1664, 2048, 12) == (
        "ALERT: Context usage at 81% (1664/2048 tokens, 12 turns). Call context_manage tool immediately."
    )
    assert search_result_text([]) == "Nothing found in memory."
    assert search_result_text(["a", "b"]) == "Found in memory:\n- a\n- b"


# ---- what a context_manage call asks for ---------------------------------------------------------


def manage(**arguments: str | int) -> Call:
    return Call(CONTEXT_MANAGE, arguments)


def test_what_is_left_out_has_its_default() -> None:
    request = manage_request(manage(action="summarize_old"))
    assert request == ManageRequest(Action.SUMMARIZE_OLD, 10, Detail.MODERATE, "")


@pytest.mark.parametrize(
    ("asked", "taken"), [(1, 5), (-3, 5), (5, 5), ("12", 12), (50, 50), (51, 50), (10**9, 50)]
)
def test_a_number_out_of_range_is_clamped_and_reported(asked: int | str, taken: int) -> None:
    request = manage_request(manage(action="shift_window", keep_last_n_turns=asked))
    assert request.keep_last_n_turns == taken
    assert bool(request.corrected) == (int(asked) != taken)
    assert str(asked) in request.corrected or not request.corrected


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ({}, "action must be one of summarize_old"),
        ({"action": "explode"}, "action must be one of"),
        ({"action": "shift_window", "keep_last_n_turns": "many"}, "whole number, 5 to 50"),
        ({"action": "shift_window", "summary_detail": "novel"}, "brief, moderate, detailed"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(arguments: dict[str, str], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        manage_request(manage(**arguments))
