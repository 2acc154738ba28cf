"""A bare call while it is written: its arguments are told as they come, to their end and no further."""

from __future__ import annotations

import pytest

from ethervox_gui.context.calls.as_written import WrittenCall, arguments_as_written


@pytest.mark.parametrize(
    "arguments", ["{}", '{"a": "}\\"{"}', '{ "a":[1,{"b":"]"}],\n"c":null }', '{"é": "\\u00e9\\\\"}']
)
@pytest.mark.parametrize("form", ['{"name": "go", "arguments": %s}', ' {"name":"go" ,\n"parameters":%s }\n'])
def test_arguments_are_told_as_they_are_written(arguments: str, form: str) -> None:
    text = form % arguments
    call, told = WrittenCall(), ""
    for place, sign in enumerate(text):
        told += call.add(sign)
        assert call.arguments == told
        assert call.is_whole == (len(text[: place + 1]) >= text.index(arguments) + len(arguments))
    assert (call.name, told) == ("go", arguments)
    assert arguments_as_written(text) == arguments


@pytest.mark.parametrize(
    "text",
    ['{"arguments": {}, "name": "go"}', '{"name": "go", "arguments": "{}"}', '{"name": "go"', "go {}", ""],
)
def test_what_comes_in_another_order_is_none(text: str) -> None:
    assert arguments_as_written(text) == ""


def test_what_is_cut_is_not_whole() -> None:
    call = WrittenCall()
    assert call.add('{"name": "go", "arguments": {"a": "b') == '{"a": "b'
    assert not call.is_whole
