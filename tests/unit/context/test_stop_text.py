"""Stop strings, in pieces of every size."""

from __future__ import annotations

import pytest

from ethervox_gui.context.reply_ends import StopText


def passed_on(text: str, stops: list[str], size: int) -> tuple[str, bool]:
    held = StopText(stops)
    out = "".join(held.add(text[i : i + size]) for i in range(0, len(text), size))
    return out + held.finish(), held.found


@pytest.mark.parametrize("size", [1, 2, 3, 100])
@pytest.mark.parametrize(
    ("stops", "expected", "found"),
    [
        (["END"], "one two ", True),
        (["three", "two"], "one ", True),
        (["nowhere"], "one two END three", False),
        (["thr", "threes"], "one two END ", True),
        ([], "one two END three", False),
        (["", "e"], "on", True),
        (["three!"], "one two END three", False),
    ],
)
def test_a_reply_ends_before_the_first_stop(stops: list[str], expected: str, found: bool, size: int) -> None:
    assert passed_on("one two END three", stops, size) == (expected, found)


def test_nothing_is_held_back_that_cannot_become_a_stop() -> None:
    held = StopText(["abc"])
    assert held.add("xab") == "x"
    assert held.add("d") == "abd"
