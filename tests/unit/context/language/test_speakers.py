"""Each sentence of a message stands with who says it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ethervox_gui.context.language.speakers import attributed


@pytest.mark.parametrize(
    ("said", "found"),
    [
        (
            ["Anna: My limit is 1,200.", "I start on 4 March."],
            ["Anna: My limit is 1,200.", "Anna: I start on 4 March."],
        ),
        (
            ["Ms Brandt: Good day.", "Lenk: Hello.", "I have a dog.", "Ms Brandt: Fine.", "Lenk: Thanks."],
            [
                "Ms Brandt: Good day.",
                "Lenk: Hello.",
                "Lenk: I have a dog.",
                "Ms Brandt: Fine.",
                "Lenk: Thanks.",
            ],
        ),
        (["Note: The rent is due.", "It is 890 euros."], ["Note: The rent is due.", "It is 890 euros."]),
        (["Anna: Yes.", "Note: It is late.", "I go."], ["Anna: Yes.", "Note: It is late.", "I go."]),
        (
            ["At 12:30 we eat.", "https://example.org is down."],
            ["At 12:30 we eat.", "https://example.org is down."],
        ),
        (["I am Anna.", "I have a dog."], ["I am Anna.", "I have a dog."]),
        ([], []),
    ],
)
def test_each_sentence_is_told_by_who_said_it(said: list[str], found: list[str]) -> None:
    assert attributed(said, lambda word: word == "anna") == found


@given(st.lists(st.text(max_size=40)))
def test_nothing_is_lost(said: list[str]) -> None:
    named = attributed(said, lambda _: True)
    assert all(after.endswith(before) for before, after in zip(said, named, strict=True))
