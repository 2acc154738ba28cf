"""Reciprocal rank fusion."""

from __future__ import annotations

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from ethervox_gui.storage.search.ranking import reciprocal_rank_fusion

rankings = st.lists(st.lists(st.integers(0, 9), unique=True, max_size=8), max_size=4)


@given(st.lists(st.integers(), unique=True))
def test_one_ranking_stays_as_it_is(ranking: list[int]) -> None:
    assert reciprocal_rank_fusion([ranking]) == ranking
    assert reciprocal_rank_fusion([ranking, []]) == ranking
    assert reciprocal_rank_fusion([ranking, ranking]) == ranking


@given(rankings)
def test_nothing_is_lost_and_nothing_comes_twice(given_: list[list[int]]) -> None:
    fused = reciprocal_rank_fusion(given_)
    assert sorted(fused) == sorted({item for ranking in given_ for item in ranking})


def test_what_both_know_comes_before_what_one_knows() -> None:
    for order in permutations(["a", "b", "c"]):
        assert reciprocal_rank_fusion([list(order), ["x", "b"]])[0] == "b"


def test_the_figures_of_the_paper() -> None:
    # 1/61 + 1/63 against 1/62 + 1/62: the first is larger by a hair.
    assert reciprocal_rank_fusion([["a", "b", "c"], ["c", "b", "a"]]) == ["a", "c", "b"]
