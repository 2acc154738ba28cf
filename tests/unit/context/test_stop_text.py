"""Stop strings, in pieces of every size."""

from __future__ import annotations

import pytest

from ethervox_gui.context.reply_ends import StopText


def passed_on(text: str, stops: list[str], size: int) -> tuple[str, str]:
    held = StopText(stops)
    out = "".join(held.add(text[i : i + size]) for i in range(0, len(text), size))
    return out + held.finish(), held.found


@pytest.mark.parametrize("size", [1, 2, 3, 100])
@pytest.mark.parametrize(
    ("stops", "expected", "found"),
    [
        (["END"], "one two ", "END"),
        (["three", "two"], "one ", "two"),
        (["nowhere"], "one two END three", ""),
        (["thr", "threes"], "one two END ", "thr"),
        (["END three", "END"], "one two ", "END"),
        ([], "one two END three", ""),
        (["", "e"], "on", "e"),
        (["three!"], "one two END three", ""),
    ],
)
def test_a_reply_ends_before_the_first_stop(stops: list[str], expected: str, found: str, size: int) -> None:
    assert passed_on("one two END three", stops, size) == (expected, found)


def test_nothing_is_held_back_that_cannot_become_a_stop() -> None:
    held = StopText(["abc"])
    assert held.add("xab") == "x"
    assert held.add("d") == "abd"


@pytest.mark.parametrize("size", [1, 2, 3, 100])
@pytest.mark.parametrize(
    ("text", "expected", "found"),
    [
        ("\n\nUser: one", "", "\nUser:"),
        ("\n  one\nUser: two", "one", "\nUser:"),
        ("\nUsual\n", "Usual\n", ""),
        ("\n\none\n\ntwo", "one", "\n\n"),
        ("\n\n", "", ""),
        ("\nUse", "Use", ""),
    ],
)
def test_a_reply_that_begins_with_blanks_is_stopped_in_them(
    text: str, expected: str, found: str, size: int
) -> None:
    """A model that says nothing writes the next speaker's name at once."""
    held = StopText(["\nUser:", "\n\n"], trim=True)
    out = "".join(held.add(text[i : i + size]) for i in range(0, len(text), size))
    assert (out + held.finish(), held.found) == (expected, found)
