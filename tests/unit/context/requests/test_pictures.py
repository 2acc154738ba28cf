"""Cells of pictures among tokens: which belong together, and how many positions they take."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ethervox_gui.context.requests.pictures import cells_of, is_cell, n_positions, run_length, whole

#: Text, or a part of a picture: its cells and how many positions they take.
Part = list[int] | tuple[int, int, int]


def parts() -> st.SearchStrategy[list[Part]]:
    text = st.lists(st.integers(0, 200_000), min_size=1, max_size=5)
    picture = st.tuples(st.integers(0, 3), st.integers(1, 20), st.integers(1, 20))
    return st.lists(st.one_of(text, picture), max_size=8)


def tokens_of(part: Part) -> list[int]:
    if isinstance(part, list):
        return part
    number, n_cells, n_taken = part
    return list(cells_of(bytes([number]), n_cells, min(n_cells, n_taken)))


@given(parts())
def test_a_prompt_falls_into_its_texts_and_the_parts_of_its_pictures(given_parts: Sequence[Part]) -> None:
    prompt = [token for part in given_parts for token in tokens_of(part)]
    edges, at = {0}, 0
    for part in given_parts:
        before, at = at, at + len(tokens_of(part))
        edges |= {at} if isinstance(part, tuple) else set(range(before, at + 1))
    for place in range(len(prompt) + 1):
        assert whole(prompt, place) == max(edge for edge in edges if edge <= place)
    at = 0
    while at < len(prompt):
        length = run_length(prompt[at:], 3)
        run = prompt[at : at + length]
        assert length > 0
        assert len({is_cell(token) for token in run}) == 1
        assert is_cell(run[0]) or length <= 3
        assert at + length in edges
        at += length
    taken = sum(len(p) if isinstance(p, list) else min(p[1], p[2]) for p in given_parts)
    assert n_positions(prompt) == taken


def test_cells_are_those_of_their_picture_alone() -> None:
    ours, theirs = cells_of(b"a", 500, 500), cells_of(b"b", 500, 500)
    assert ours == cells_of(b"a", 500, 500)
    assert not set(ours) & set(theirs)
    assert len(set(ours)) == 500
    assert all(-(2**31) <= cell < 0 for cell in (*ours, *theirs, *cells_of(b"c", 500, 20)))


@pytest.mark.parametrize("tokens", [[], [1], [1, 2, 3]])
def test_text_has_no_cells(tokens: list[int]) -> None:
    assert n_positions(tokens) == len(tokens)
    assert [whole(tokens, at) for at in range(len(tokens) + 1)] == list(range(len(tokens) + 1))
    assert run_length(tokens, 2) == min(2, len(tokens))
