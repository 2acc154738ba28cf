"""Which words only ask or point, and which are names elsewhere."""

from __future__ import annotations

import pytest

from ethervox_gui.context.language.pointing import points


@pytest.mark.parametrize(
    "word",
    ["what", "You", "Who’s", "Wer", "dónde", "quién", "который", "أين", "कौन", "누가", "gdzie"],
)
def test_words_that_ask_or_point(word: str) -> None:
    assert points(word)


@pytest.mark.parametrize("word", ["son", "Ben", "Kim", "Ali", "Ella", "dove", "come", "US", "IT", "cat"])
def test_words_that_name_something_somewhere(word: str) -> None:
    assert not points(word)
