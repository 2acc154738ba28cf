"""What a summary may not bring up by itself."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ethervox_gui.context.summaries.grounding import invented, names_and_numbers

SAID = [
    "My project is called Falcon.",
    "We meet on May 3 in room A-113, Lisbon.",
    "ok, the budget is 4,200 euros",
]


@pytest.mark.parametrize(
    ("summary", "found"),
    [
        ("- Your project is called Falcon.\n- The meeting is on May 3.", set()),
        ("- Your project is called Faisbon.", {"Faisbon"}),
        ("- Project FALCON, budget 4,200 euros.", set()),
        ("- The budget is 5,200 euros.", {"5,200"}),
        ("- The meeting is on May 4 in A-113.", {"4"}),
        ("- Unknown words may begin a line. Another may begin a sentence.", set()),
        ("* You live in Oslo.", {"Oslo"}),
        ("- (7) Your project is called Falcon.\n- (8) You live in Oslo.", {"Oslo"}),
        ("1. The project is called Falcon.\n2) The meeting is on May 3.\n3 rooms.", set()),
        ("- 12 rooms are in Lisbon.", {"12"}),
        ("", set()),
    ],
)
def test_names_and_numbers_must_have_been_said(summary: str, found: set[str]) -> None:
    assert invented(summary, SAID) == found


@pytest.mark.parametrize(
    ("summary", "said", "found"),
    [
        ("- 用户于1984年出生在北京。", "我1984年在北京出生", set()),
        ("- 用户于1985年出生在北京。", "我1984年在北京出生", {"1985"}),
        ("- 予算は5万円以内。", "予算は5万円でお願いします", set()),
        ("- 사용자는 1984년에 태어났다.", "저는 1984년생입니다", set()),
        ("- 사용자는 1985년에 태어났다.", "저는 1984년생입니다", {"1985"}),
        ("- ผู้ใช้มีแมว3ตัว", "ผมเลี้ยงแมว 3 ตัว", set()),
        ("- उपयोगकर्ता के पास १२ किताबें हैं।", "मेरे पास 12 किताबें हैं।", set()),
        ("- 会议在３号房间。", "会议在3号房间", set()),
    ],
)
def test_a_number_is_a_word_of_its_own_where_no_space_follows(
    summary: str, said: str, found: set[str]
) -> None:
    assert invented(summary, [said]) == found


@given(st.text(max_size=200))
def test_what_was_said_word_for_word_is_never_invented(text: str) -> None:
    assert invented(text, [text]) == frozenset()


def test_a_line_without_an_end_is_read_once() -> None:
    """Where each word looked back at all of the line this took minutes."""
    line = 'Once word Anna, \'Boris said: Carl! "Dora". Emil ( Fritz' + " word" * 200_000 + " Gerd 7"
    assert names_and_numbers(line) == {"anna", "boris", "fritz", "gerd", "7"}
