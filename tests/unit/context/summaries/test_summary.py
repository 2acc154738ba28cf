"""The words around a summary.  The guide is trained on exactly these, so they are pinned here."""

from __future__ import annotations

import pytest

from ethervox_gui.context.budget import DETAIL_TOKENS, Detail
from ethervox_gui.context.summaries.summary import block_texts, instruction


@pytest.mark.parametrize("detail", Detail)
def test_the_instruction_asks_for_short_lines_and_the_newest_facts(detail: Detail) -> None:
    text = instruction(detail)
    assert text.startswith('Summarize the conversation so far as short lines that begin with "- ". ')
    assert "Keep every name, number, date and decision; of corrected facts only the newest." in text


def test_detail_is_asked_for() -> None:
    assert instruction() == instruction(Detail.MODERATE)
    assert instruction(Detail.BRIEF) == instruction() + " Be brief."
    assert instruction(Detail.DETAILED) == instruction() + " Be detailed."
    assert DETAIL_TOKENS == {Detail.BRIEF: 200, Detail.MODERATE: 500, Detail.DETAILED: 1000}


def test_a_block_is_a_question_and_an_answer() -> None:
    assert block_texts(" - Rex is a dog.\n") == (
        "Summary of our earlier conversation:\n- Rex is a dog.",
        "I remember.",
    )
