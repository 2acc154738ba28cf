"""What another program's tools said is noted, for their results leave with the calls."""

from __future__ import annotations

import pytest

from ethervox_gui.context.calls.guide_calls import MEMORY_SEARCH, call_text
from ethervox_gui.context.summaries.found_out import found_out
from ethervox_gui.context.summaries.notes import earlier_notes, merged, notes_of
from ethervox_gui.context.summaries.worth import Usual
from ethervox_gui.context.turns.turns import Role, Turn

ASKED = "Why is the sky blue?"


def call(name: str) -> str:
    return f'<tool_call>{{"name": "{name}", "arguments": {{}}}}</tool_call>'


def exchange(*said: tuple[Role, str], first: int = 1) -> list[Turn]:
    return [Turn(number, role, text, turn_id=10 + number) for number, (role, text) in enumerate(said, first)]


def lines(turns: list[Turn]) -> list[str]:
    return [note.line for note in found_out(turns, Usual(turn.text for turn in turns))]


def results(name: str, *texts: str) -> list[Turn]:
    calls = "\n".join([call(name)] * len(texts))
    return exchange((Role.USER, ASKED), (Role.ASSISTANT, calls), *((Role.TOOL, text) for text in texts))


@pytest.mark.parametrize(
    ("result", "line"),
    [
        ("Booked. The confirmation code is QX7731.", "The confirmation code is QX7731."),
        ('{"temp": 24,\n  "sky": "sunny"}', '{"temp": 24, "sky": "sunny"}'),
        ("Der Zug fährt um 7:40 Uhr ab Gleis 4.", "Der Zug fährt um 7:40 Uhr ab Gleis 4."),
        (
            "```python\nprint(1)\n```\nThe file has 3 lines of code in it.",
            "The file has 3 lines of code in it.",
        ),
    ],
)
def test_the_best_sentence_of_a_result_is_noted_behind_the_name_of_its_tool(result: str, line: str) -> None:
    assert lines(results("look", result)) == [f"- Model: look: {line}"]


@pytest.mark.parametrize(
    "result",
    [
        "",
        "ok",
        "\n".join(f"def function_{n}(value): return value * {n}" for n in range(9)),
        '{"rows": [' + ", ".join(f'"row {n}"' for n in range(200)) + "]}",
        "[" * 50_000,
    ],
)
def test_what_says_nothing_alone_is_not_noted(result: str) -> None:
    assert lines(results("look", result)) == []


def test_results_of_several_calls_are_noted_by_the_names_of_theirs() -> None:
    turns = exchange(
        (Role.ASSISTANT, f"{call('book')}\n{call('weather')}"),
        (Role.TOOL, "The confirmation code is QX7731."),
        (Role.TOOL, "It will be sunny on 4 May."),
        (Role.TOOL, "This one is the result of no call."),
    )
    assert lines(turns) == [
        "- Model: book: The confirmation code is QX7731.",
        "- Model: weather: It will be sunny on 4 May.",
    ]


def test_what_every_result_says_is_noted_of_none_that_says_more() -> None:
    texts = ("You are in room 7. Mr. Okafor has the key.", "You are in room 8. It smells of fresh paint.")
    assert lines(results("go", *texts)) == [
        "- Model: go: Mr. Okafor has the key.",
        "- Model: go: It smells of fresh paint.",
    ]
    texts = ("It is 24 degrees in here.", "It is 25 degrees in here.")
    assert lines(results("go", *texts)) == [f"- Model: go: {text}" for text in texts]


def test_a_result_of_no_call_has_no_name_and_is_not_noted() -> None:
    turns = exchange((Role.ASSISTANT, "I will look."), (Role.TOOL, "The confirmation code is QX7731."))
    assert lines(turns) == []


def test_what_is_in_memory_already_is_not_noted() -> None:
    turns = exchange(
        (Role.USER, ASKED),
        (Role.ASSISTANT, call_text(MEMORY_SEARCH, query="boat")),
        (Role.TOOL, "Found in memory:\n- You: My boat is red and has two masts."),
    )
    assert lines(turns) == []


def test_it_stands_in_the_summary_beside_what_was_told_and_in_the_next_one() -> None:
    turns = exchange(
        (Role.USER, "My cousin Ada flies to Lisbon on 4 May."),
        (Role.ASSISTANT, call("book")),
        (Role.TOOL, "Booked. The confirmation code is QX7731."),
        (Role.ASSISTANT, call("weather")),
        (Role.TOOL, "It will be sunny and warm, 24 degrees."),
    )
    usual = Usual(turn.text for turn in turns)
    notes = notes_of(turns, usual)
    text = merged([], notes, 1000, len)
    assert text.splitlines() == [
        "- You: My cousin Ada flies to Lisbon on 4 May.",
        "- Model: book: The confirmation code is QX7731.",
        "- Model: weather: It will be sunny and warm, 24 degrees.",
    ]
    known = {(note.speaker, note.text): note for note in notes}
    earlier = earlier_notes(text, usual, lambda role, said: known.get((role, said)))
    later = exchange(
        (Role.ASSISTANT, call("pay")), (Role.TOOL, "The card was charged with 129 EUR."), first=6
    )
    assert merged(earlier, notes_of(later, usual), 1000, len).splitlines()[1:] == [
        "- Model: book: The confirmation code is QX7731.",
        "- Model: weather: It will be sunny and warm, 24 degrees.",
        "- Model: pay: The card was charged with 129 EUR.",
    ]
