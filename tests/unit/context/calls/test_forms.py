"""Calls in the forms that models are trained on, and texts that only look like one."""

from __future__ import annotations

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ethervox_gui.context.calls.forms import (
    HERMES_TOO,
    KNOWN_OPENINGS,
    TRAINED,
    NativeForm,
    calling_in_any_form,
    ends_call,
    looks_like_call,
    without_hidden,
)
from ethervox_gui.context.calls.reading import IN_TAGS, read_calls, whole_arguments

NAMES = frozenset({"memory_search"})
_LLAMA = '{"name": "memory_search", "parameters": {"query": "red boats"}}'
_HERMES = '{"name": "memory_search", "arguments": {"query": "red boats"}}'

#: A call for ``red boats`` in each form: how it opens, and the whole of it.
FORMS = {
    "Hermes and Qwen": ("<tool_call>", f"<tool_call>\n{_HERMES}\n</tool_call>"),
    "Hermes, arguments as text": (
        "<tool_call>",
        '<tool_call>{"name": "memory_search", "arguments": "{\\"query\\": \\"red boats\\"}"}</tool_call>',
    ),
    "Qwen3-Coder": (
        "<tool_call>",
        ("<tool_call>\n<function=memory_search>\n<parameter=query>\nred boats\n</parameter>\n"
        "</function>\n</tool_call>"),
    ),
    "Seed": (
        "<seed:tool_call>",
        ("<seed:tool_call>\n<function=memory_search>\n<parameter=query>red boats</parameter>\n"
        "</function>\n</seed:tool_call>"),
    ),
    "GLM": (
        "<tool_call>",
        "<tool_call>memory_search\n<arg_key>query</arg_key>\n<arg_value>red boats</arg_value>\n</tool_call>",
    ),
    "MiniMax": (
        "<minimax:tool_call>",
        ('<minimax:tool_call>\n<invoke name="memory_search">\n<parameter name="query">red boats</parameter>\n'
        "</invoke>\n</minimax:tool_call>"),
    ),
    "MiniCPM": (
        "<function name=",
        '<function name="memory_search"><param name="query">red boats</param></function>',
    ),
    "Llama 3": ("{", _LLAMA),
    "Llama 3, with its token": ("<|python_tag|>", f"<|python_tag|>{_LLAMA}"),
    "Llama 3, as Python": ("<|python_tag|>", '<|python_tag|>memory_search.call(query="red boats")'),
    "Functionary 3.1": ("<function=", '<function=memory_search>{"query": "red boats"}</function>'),
    "Functionary 3.2": ("memory_search", 'memory_search\n{"query": "red boats"}'),
    "Mistral": ("[TOOL_CALLS]", f"[TOOL_CALLS][{_HERMES[:-1]}, " + '"id": "call00001"}]'),
    "Mistral Small": ("[TOOL_CALLS]", '[TOOL_CALLS]memory_search[ARGS]{"query": "red boats"}'),
    "Mistral Small 3.2": (
        "[TOOL_CALLS]",
        '[TOOL_CALLS]memory_search[CALL_ID]call00001[ARGS]{"query": "red boats"}',
    ),
    "Granite": ("<|tool_call|>", f"<|tool_call|>[{_HERMES}]"),
    "Command R7B": (
        "<|START_ACTION|>",
        ('<|START_ACTION|>[\n    {"tool_call_id": "0", "tool_name": "memory_search", "parameters": '
        '{"query": "red boats"}}\n]<|END_ACTION|>'),
    ),
    "Command R": (
        "Action:",
        ('Action: ```json\n[\n    {\n        "tool_name": "memory_search",\n        "parameters": '
        '{"query": "red boats"}\n    }\n]```'),
    ),
    "DeepSeek R1": (
        "<｜tool▁calls▁begin｜>",
        ("<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>memory_search\n```json\n"
        '{"query": "red boats"}\n```<｜tool▁call▁end｜><｜tool▁calls▁end｜>'),
    ),
    "DeepSeek V3.1": (
        "<｜tool▁calls▁begin｜>",
        ("<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>memory_search<｜tool▁sep｜>"
        '{"query": "red boats"}<｜tool▁call▁end｜><｜tool▁calls▁end｜>'),
    ),
    "DeepSeek V4": (
        "<｜DSML｜tool_calls>",
        ('<｜DSML｜tool_calls>\n<｜DSML｜invoke name="memory_search">\n<｜DSML｜parameter name="query" '
        'string="true">red boats</｜DSML｜parameter>\n</｜DSML｜invoke>\n</｜DSML｜tool_calls>'),
    ),
    "Kimi": (
        "<|tool_calls_section_begin|>",
        ("<|tool_calls_section_begin|><|tool_call_begin|>functions.memory_search:0"
        '<|tool_call_argument_begin|>{"query": "red boats"}<|tool_call_end|><|tool_calls_section_end|>'),
    ),
    "gpt-oss": (
        "<|channel|>commentary to=",
        ("<|channel|>commentary to=functions.memory_search <|constrain|>json<|message|>"
        '{"query": "red boats"}'),
    ),
    "Gemma 3": ("```tool_code", '```tool_code\nprint(memory_search(query="red boats"))\n```'),
    "Gemma 4": ("<|tool_call>", '<|tool_call>call:memory_search{query:<|"|>red boats<|"|>}<tool_call|>'),
    "LFM2": ("<|tool_call_start|>", "<|tool_call_start|>[memory_search(query='red boats')]<|tool_call_end|>"),
    "Apertus": (
        "<|tools_prefix|>",
        '<|tools_prefix|>[{"memory_search": {"query": "red boats"}}]<|tools_suffix|>',
    ),
    "Nemotron": ("<TOOLCALL>", f"<TOOLCALL>[{_HERMES}]</TOOLCALL>"),
    "Firefunction": ("functools", f"functools[{_HERMES}]"),
}  # fmt: skip


@pytest.mark.parametrize(("opening", "written"), FORMS.values(), ids=FORMS)
def test_a_call_is_read_in_every_form(opening: str, written: str) -> None:
    form = NativeForm((opening,), names=NAMES)
    made = form.calling(f"{written}\n")
    assert made is not None
    assert (made.call.name, made.call.arguments["query"]) == ("memory_search", "red boats")
    assert (made.said, made.written) == ("", written)
    thought = form.calling(f"<think>I'll look.</think>\n{written}")
    assert thought is not None
    assert thought.said == "<think>I'll look.</think>"
    stored = calling_in_any_form(written)
    bare = opening in ("functools", "memory_search", "<function name=")
    assert bare or (stored is not None and stored.call.arguments["query"] == "red boats")
    assert bare or looks_like_call(written)


@pytest.mark.parametrize(("opening", "written"), FORMS.values(), ids=FORMS)
def test_a_call_is_held_back_from_its_first_letter(opening: str, written: str) -> None:
    form = NativeForm((opening,), names=NAMES)
    for size in range(len(written) + 1):
        assert form.may_become(written[:size])
    if opening in ("{", "memory_search") or opening.startswith("```"):
        return  # in the middle of an answer these are nothing special
    said = "I'll look that up.\n"
    for size in range(1, len(written) + 1):
        text = said + written[:size]
        assert form.may_begin(text, 0) == len(said)
        assert form.is_worth_a_look(written[:1])
    made = form.calling(said + written)
    assert made is not None
    assert made.said == said.strip()


@pytest.mark.parametrize(("opening", "written"), FORMS.values(), ids=FORMS)
def test_a_call_that_breaks_off_is_text_and_nothing_fails(opening: str, written: str) -> None:
    form = NativeForm((opening,), names=NAMES)
    name_ends = written.index("memory_search") + len("memory_search")
    for size in range(name_ends):
        assert form.calling(written[:size]) is None
    for size in range(name_ends, len(written)):
        form.calling(written[:size])  # what lacks its last bracket may do
        form.calling(written[:size] + written)


TEXTS = (
    "",
    "Hello there.",
    '```json\n{"name": "Ada", "age": 36}\n```',
    '{"name": "Ada"}',
    "memory_search is a tool. I will not call it.",
    "<tool_call>",
    '<tool_call>{"name": "other_tool", "arguments": {}}</tool_call>',
    '<tool_call>{"name": "memory_search", "arguments": []}</tool_call>',
    f"<tool_call>{_HERMES}</tool_call>\nThat is how it is written.",
    "[TOOL_CALLS] are what Mistral writes.",
)


@pytest.mark.parametrize("text", TEXTS)
def test_what_is_no_call_is_none(text: str) -> None:
    assert NativeForm(("<tool_call>", "[TOOL_CALLS]", *HERMES_TOO), names=NAMES).calling(text) is None


def test_json_that_comes_to_no_tool_is_not_held_back_for_long() -> None:
    form = NativeForm(("<tool_call>", *HERMES_TOO), names=NAMES)
    assert form.may_become("```json\n")
    assert not form.may_become("```json\n" + '{"rows": [' + "1, " * 60)
    assert not form.may_become("```python\n")


def test_of_several_calls_the_first_is_made() -> None:
    other = _HERMES.replace("red boats", "blue boats")
    both = f"<tool_call>\n{_HERMES}\n</tool_call>\n<tool_call>\n{other}\n</tool_call>"
    made = NativeForm(("<tool_call>",), names=NAMES).calling(both)
    assert made is not None
    assert made.call.arguments["query"] == "red boats"
    assert made.written == both
    listed = NativeForm(("[TOOL_CALLS]",), names=NAMES).calling(f"[TOOL_CALLS][{_HERMES}, {other}]")
    assert listed is not None
    assert listed.call.arguments["query"] == "red boats"


_WEATHER: Final = {"city": "Paris"}
_TIME: Final = {"city": "Rome"}

#: Two calls at once, of ``get_weather`` for Paris and of ``get_time`` for Rome, as templates write them.
TWO_CALLS: Final = {
    "Hermes": (
        '<tool_call>\n{"name": "get_weather", "arguments": {"city": "Paris"}}\n</tool_call>\n'
        '<tool_call>\n{"name": "get_time", "arguments": {"city": "Rome"}}\n</tool_call>'
    ),
    "Qwen3-Coder": (
        "<tool_call>\n<function=get_weather>\n<parameter=city>\nParis\n</parameter>\n</function>\n</tool_call>\n"
        "<tool_call>\n<function=get_time>\n<parameter=city>\nRome\n</parameter>\n</function>\n</tool_call>"
    ),
    "MiniMax": (
        '<minimax:tool_call>\n<invoke name="get_weather">\n<parameter name="city">Paris</parameter>\n'
        '</invoke>\n<invoke name="get_time">\n<parameter name="city">Rome</parameter>\n</invoke>\n'
        "</minimax:tool_call>"
    ),
    "GLM": (
        "<tool_call>get_weather\n<arg_key>city</arg_key>\n<arg_value>Paris</arg_value>\n</tool_call>\n"
        "<tool_call>get_time\n<arg_key>city</arg_key>\n<arg_value>Rome</arg_value>\n</tool_call>"
    ),
    "DeepSeek V3.2": (
        '<｜DSML｜function_calls>\n<｜DSML｜invoke name="get_weather">\n'
        '<｜DSML｜parameter name="city" string="true">Paris</｜DSML｜parameter>\n</｜DSML｜invoke>\n'
        '<｜DSML｜invoke name="get_time">\n'
        '<｜DSML｜parameter name="city" string="true">Rome</｜DSML｜parameter>\n'
        "</｜DSML｜invoke>\n</｜DSML｜function_calls>"
    ),
    "DeepSeek R1": (
        "<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>get_weather\n"
        '```json\n{"city": "Paris"}\n```<｜tool▁call▁end｜>\n'
        "<｜tool▁call▁begin｜>function<｜tool▁sep｜>get_time\n"
        '```json\n{"city": "Rome"}\n```'
        "<｜tool▁call▁end｜><｜tool▁calls▁end｜>"
    ),
    "Gemma 4": (
        '<|tool_call>call:get_weather{city:<|"|>Paris<|"|>}<tool_call|>'
        '<|tool_call>call:get_time{city:<|"|>Rome<|"|>}<tool_call|>'
    ),
    "Mistral": (
        '[TOOL_CALLS][{"name": "get_weather", "arguments": {"city": "Paris"}}, '
        '{"name": "get_time", "arguments": {"city": "Rome"}}]'
    ),
    "Mistral Small": (
        '[TOOL_CALLS]get_weather[ARGS]{"city": "Paris"}[TOOL_CALLS]get_time[ARGS]{"city": "Rome"}'
    ),
    "Llama 3": (
        '{"name": "get_weather", "parameters": {"city": "Paris"}}; '
        '{"name": "get_time", "parameters": {"city": "Rome"}}'
    ),
    "LFM2": '<|tool_call_start|>[get_weather(city="Paris"), get_time(city="Rome")]<|tool_call_end|>',
}


@pytest.mark.parametrize("written", TWO_CALLS.values(), ids=TWO_CALLS)
def test_each_of_several_calls_has_its_own_arguments(written: str) -> None:
    found = read_calls(written, 0, frozenset({"get_time", "get_weather"}), KNOWN_OPENINGS)
    assert [(call.name, call.arguments) for call in found] == [("get_weather", _WEATHER), ("get_time", _TIME)]


def test_a_call_is_read_whose_tool_is_named_in_front_of_it_too() -> None:
    written = (
        'to=get_weather<|message|><atem:function_calls>\n<atem:invoke name="get_weather">\n'
        '<atem:parameter name="city">Paris</atem:parameter>\n</atem:invoke>\n<atem:invoke name="get_time">\n'
        '<atem:parameter name="city">Rome</atem:parameter>\n</atem:invoke>\n</atem:function_calls>'
    )
    found = read_calls(written, 0, frozenset({"get_time", "get_weather"}), KNOWN_OPENINGS)
    assert [(call.name, call.arguments) for call in found] == [("get_weather", _WEATHER), ("get_time", _TIME)]


def test_a_call_may_be_known_by_a_name_of_its_own() -> None:
    written = (
        "<|tool_calls|><|tool_call:begin|>a1b2c3d4e<|tool_call:name|>get_time<|tool_call:args|>"
        '{"city": "Rome"}<|tool_call:end|>'
    )
    found = read_calls(written, 0, frozenset({"get_time"}), KNOWN_OPENINGS)
    assert [(call.name, call.arguments) for call in found] == [("get_time", _TIME)]


def test_a_call_without_arguments_takes_none_of_the_next_one_of_its_tool() -> None:
    written = (
        '<function_calls><invoke name="get_time"/>\n'
        '<invoke name="get_time"><parameter name="city">Rome</parameter></invoke></function_calls>'
    )
    found = read_calls(written, 0, frozenset({"get_time"}), KNOWN_OPENINGS)
    assert [call.arguments for call in found] == [{}, _TIME]


@pytest.mark.parametrize(
    "written",
    [
        "<tool_call>\n<function=get_time>\n</function>\n</tool_call>",
        "<tool_call>get_time\n</tool_call>",
        '<minimax:tool_call>\n<invoke name="get_time">\n</invoke>\n</minimax:tool_call>',
        '<｜DSML｜function_calls><｜DSML｜invoke name="get_time"></｜DSML｜invoke></｜DSML｜function_calls>',
        '<function name="get_time"></function>',
        "<|tool_call>call:get_time{}<tool_call|>",
        "[get_time()]",
    ],
)
def test_a_tool_without_parameters_is_called_without_any(written: str) -> None:
    for text in (written, f"{written}\n{TWO_CALLS['Qwen3-Coder']}"):
        found = read_calls(text, 0, frozenset({"get_time", "get_weather"}), KNOWN_OPENINGS)
        assert [(call.name, call.arguments) for call in found[:1]] == [("get_time", {})]
        assert len(found) == (1 if text == written else 3)


@pytest.mark.parametrize(
    "written",
    [
        (
            '<|tool_call>call:order{count:5,express:true,items:[<|"|>a, b<|"|>,<|"|>c:{d}<|"|>],note:null,'
            'price:-1.5,to:{<|"|>city<|"|>:<|"|>Köln<|"|>}}<tool_call|>'
        ),
        (
            '[order(count=5, express=True, items=["a, b", "c:{d}"], note=None, price=-1.5, '
            'to={"city": "Köln"})]'
        ),
    ],
)
def test_arguments_that_are_no_texts_are_read_in_any_form(written: str) -> None:
    (call,) = read_calls(written, 0, frozenset({"order"}), KNOWN_OPENINGS, whole_arguments)
    assert call.arguments == {
        "count": 5,
        "express": True,
        "items": ["a, b", "c:{d}"],
        "note": None,
        "price": -1.5,
        "to": {"city": "Köln"},
    }


def test_tokens_for_the_reader_alone_are_not_shown() -> None:
    form = NativeForm(("[TOOL_CALLS]",), ("[TOOL_CALLS]", "[ARGS]"), NAMES)
    assert without_hidden("[TOOL_CALLS]nothing[ARGS]{", form) == "nothing{"
    assert without_hidden("[TOOL_CALLS]", TRAINED) == without_hidden("[TOOL_CALLS]", None) == "[TOOL_CALLS]"


@given(st.text(alphabet="<>{}[]()|\"'`:,/= \nabtool_call memory_search", max_size=200))
def test_nothing_a_model_writes_makes_it_fail(text: str) -> None:
    read_calls(f"memory_search{text}", 0, NAMES, ("<tool_call>",))
    calling_in_any_form(text)
    calling_in_any_form(f"<tool_call>memory_search{text}")
    for opening, _ in FORMS.values():
        NativeForm((opening,), names=NAMES).calling(f"{opening}memory_search{text}")


@pytest.mark.parametrize("piece", ["(", ")", "{", "[", "<a>", "<|a|>", "memory_search ", '{"a":', ")]}`"])
def test_long_nonsense_is_no_call_and_read_before_the_test_is_given_up(piece: str) -> None:
    form = NativeForm(("<tool_call>",), names=NAMES)
    assert form.calling(f"<tool_call>memory_search({piece * 4000}x") is None
    assert form.calling(f"<tool_call>memory_search({piece * 40_000}x") is None


@pytest.mark.parametrize(("opening", "text"), FORMS.values(), ids=FORMS)
def test_a_reply_that_is_nothing_but_a_call_is_over_when_that_is_whole(opening: str, text: str) -> None:
    """Never before; and where more arguments may follow the model ends it."""
    reader = NativeForm((opening,), names=NAMES)
    whole = reader.calling(text)
    assert whole is not None
    for end in range(len(text)):
        assert not ends_call(reader, text[:end], text[end:])
        assert not ends_call(reader, text[:end], text[end])
    assert not ends_call(reader, text, "\n")
    assert ends_call(reader, text, "\nFound") == (IN_TAGS.search(text) is None)
    assert not ends_call(reader, f"To search, write this:\n{text}", "\nFound")
