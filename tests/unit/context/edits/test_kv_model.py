"""The simulated cache: each rule by name, and all of them against a cache that keeps every cell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ethervox_gui.context.edits.kv_model import (
    BUILD,
    LIVE,
    N_SEQUENCES,
    SCRATCH,
    Decode,
    KVEdit,
    PageIn,
    Remove,
    Share,
    Shift,
    SimulatedCache,
    Splice,
)
from ethervox_gui.context.errors import NoRoomError, PlanError
from ethervox_gui.context.turns.turns import Span

N_CTX = 40


def filled(n_tokens: int = 10, n_ctx: int = N_CTX) -> SimulatedCache:
    cache = SimulatedCache(n_ctx)
    cache.apply([Decode((0,) * n_tokens, LIVE, 0)])
    return cache


# ---- the rules -----------------------------------------------------------------------------------


def test_an_empty_sequence_holds_nothing_and_may_start_anywhere() -> None:
    cache = SimulatedCache(N_CTX)
    assert cache.occupancy(LIVE) == (-1, -1, 0)
    assert cache.positions(LIVE) == []
    cache.apply([Decode((1, 2), BUILD, 17)])
    assert cache.occupancy(BUILD) == (17, 18, 2)


def test_new_tokens_go_on_at_the_last_position() -> None:
    cache = filled()
    cache.apply([Decode((1,), LIVE, 10)])
    for p0 in (9, 12):
        with pytest.raises(PlanError, match="goes on at 11"):
            cache.apply([Decode((1,), LIVE, p0)])
    # Also where there is a hole: nothing can be decoded into it.
    cache.apply([Remove(3, 6)])
    with pytest.raises(PlanError, match="goes on at 11"):
        cache.apply([Decode((1,), LIVE, 3)])


def test_cells_and_not_positions_fill_the_window() -> None:
    cache = filled(N_CTX)
    with pytest.raises(NoRoomError):
        cache.apply([Decode((1,), LIVE, N_CTX)])
    cache.apply([Remove(5, 7), Decode((1, 2), LIVE, N_CTX)])
    assert cache.occupancy(LIVE) == (0, N_CTX + 1, N_CTX)


def test_sharing_takes_no_cells_and_any_range() -> None:
    cache = filled()
    cache.apply([Share(SCRATCH, 2, 6)])
    assert cache.n_cells == 10
    assert cache.positions(SCRATCH) == [(2, 6)]
    assert cache.positions(LIVE) == [(0, 10)]
    # What is shared already may be shared again; what is not there is not shared.
    cache.apply([Share(SCRATCH, 0, 99)])
    assert cache.positions(SCRATCH) == [(0, 10)]


def test_a_cell_is_free_when_nobody_owns_it() -> None:
    cache = filled()
    cache.apply([Share(SCRATCH, 0, 4), Remove()])
    assert (cache.n_cells, cache.occupancy(LIVE)) == (4, (-1, -1, 0))
    cache.apply([Remove(1, 2, SCRATCH)])
    assert cache.positions(SCRATCH) == [(0, 1), (2, 4)]
    cache.apply([Remove(seq=SCRATCH)])
    assert cache.n_cells == 0


def test_what_touches_belongs_to_who_decoded_it() -> None:
    cache = filled()
    cache.apply([Decode((1, 2), BUILD, 10), Decode((3,), LIVE, 10)])
    assert (cache.positions(LIVE), cache.positions(BUILD)) == ([(0, 11)], [(10, 12)])
    assert cache.n_cells == 13


def test_two_cells_of_one_sequence_cannot_have_one_position() -> None:
    cache = filled()
    cache.apply([Decode((1, 2, 3), BUILD, 8)])
    with pytest.raises(PlanError, match="already holds"):
        cache.apply([Share(LIVE, 8, 11, source=BUILD)])
    with pytest.raises(PlanError, match="already holds"):
        cache.apply([Splice(BUILD, 8, 11)])
    with pytest.raises(PlanError, match="already holds"):
        cache.place(9, 12)


def test_a_shift_moves_cells_and_leaves_positions_free() -> None:
    cache = filled()
    cache.apply([Remove(0, 4), Shift(4, 10, -4)])
    assert cache.occupancy(LIVE) == (0, 5, 6)
    with pytest.raises(PlanError, match="taken positions"):
        cache.apply([Shift(3, 6, -2)])
    with pytest.raises(PlanError, match="taken positions"):
        cache.apply([Shift(0, 6, -1)])
    assert cache.positions(LIVE) == [(0, 6)], "what was refused changed nothing"


def test_shared_cells_are_not_shifted() -> None:
    """The library would move them for every owner."""
    cache = filled()
    cache.apply([Share(BUILD, 8, 10)])
    with pytest.raises(PlanError, match="shared"):
        cache.apply([Shift(5, 10, 20)])
    cache.apply([Shift(5, 8, 20)])
    assert cache.positions(LIVE) == [(0, 5), (8, 10), (25, 28)]


def test_a_splice_hands_over_and_drops_the_rest() -> None:
    cache = filled()
    cache.apply([Remove(4, 10), Share(BUILD, 0, 4), Decode((1, 2, 3), BUILD, 4), Splice(BUILD, 4, 7)])
    assert cache.positions(LIVE) == [(0, 7)]
    assert cache.occupancy(BUILD) == (-1, -1, 0)
    assert cache.n_cells == 7


@pytest.mark.parametrize("seq", [-1, N_SEQUENCES])
def test_a_sequence_out_of_range_kills_the_real_library(seq: int) -> None:
    cache = filled()
    for edit in (Decode((1,), seq, 10), Share(seq, 0, 2), Remove(seq=seq)):
        with pytest.raises(PlanError, match="no sequence"):
            cache.apply([edit])


def test_a_reply_is_one_run_however_long() -> None:
    cache = filled(n_ctx=1000)
    for position in range(10, 600):
        cache.apply([Decode((1,), LIVE, position)])
    assert cache.positions(LIVE) == [(0, 600)]
    assert len(cache._runs) == 1, "what an edit takes grows with their number"


# ---- against every cell --------------------------------------------------------------------------


@dataclass
class Cell:
    position: int
    owners: set[int]


class EveryCell:
    """The same cache, cell by cell: slow and plain."""

    def __init__(self) -> None:
        self.cells: list[Cell] = []

    def held(self, seq: int) -> list[int]:
        return sorted(cell.position for cell in self.cells if seq in cell.owners)

    def apply(self, edit: KVEdit) -> None:
        match edit:
            case Share(seq, p0, p1, source):
                self.share(source, seq, p0, p1)
            case Remove(p0, p1, seq):
                self.remove(seq, p0, 10**9 if p1 is None else p1)
            case Splice(seq, p0, p1):
                self.share(seq, LIVE, p0, p1)
                self.remove(seq, 0, 10**9)
            case Shift(p0, p1, delta):
                moving = [c for c in self.cells if LIVE in c.owners and p0 <= c.position < p1]
                still = {c.position for c in self.cells if LIVE in c.owners} - {c.position for c in moving}
                if any(c.owners != {LIVE} or c.position + delta < 0 for c in moving):
                    raise PlanError
                if any(c.position + delta in still for c in moving):
                    raise PlanError
                for cell in moving:
                    cell.position += delta
            case Decode(tokens, seq, p0):
                held = self.held(seq)
                if held and p0 != held[-1] + 1:
                    raise PlanError
                if len(self.cells) + len(tokens) > N_CTX:
                    raise NoRoomError
                self.cells += [Cell(p0 + index, {seq}) for index in range(len(tokens))]

    def share(self, source: int, target: int, p0: int, p1: int) -> None:
        taken = [cell for cell in self.cells if source in cell.owners and p0 <= cell.position < p1]
        held = self.held(target)
        if any(target not in cell.owners and cell.position in held for cell in taken):
            raise PlanError
        for cell in taken:
            cell.owners.add(target)

    def remove(self, seq: int, p0: int, p1: int) -> None:
        for cell in self.cells:
            if p0 <= cell.position < p1:
                cell.owners.discard(seq)
        self.cells = [cell for cell in self.cells if cell.owners]


positions = st.integers(0, 30)
sequences = st.sampled_from([LIVE, LIVE, SCRATCH, BUILD])
edits = st.one_of(
    st.builds(Share, sequences, positions, positions, source=sequences),
    st.builds(Remove, positions, st.none() | positions, sequences),
    st.builds(Shift, positions, positions, st.integers(-12, 12)),
    st.builds(Splice, st.sampled_from([SCRATCH, BUILD]), positions, positions),
    st.builds(Decode, st.integers(0, 15).map(lambda n: (0,) * n), sequences, positions),
    # One that fits: hardly any other decode does.
    st.tuples(st.integers(1, 12), sequences),
)


def _decode(cells: EveryCell, n_tokens: int, seq: int) -> Decode:
    held = cells.held(seq)
    return Decode((0,) * n_tokens, seq, held[-1] + 1 if held else 0)


@settings(max_examples=200)
@given(st.lists(edits, max_size=12))
def test_it_answers_as_a_cache_that_keeps_every_cell(
    script: Sequence[KVEdit | tuple[int, int]],
) -> None:
    cache, cells = SimulatedCache(N_CTX), EveryCell()
    for step in script:
        edit = _decode(cells, *step) if isinstance(step, tuple) else step
        assert _outcome(cache, edit) == _outcome(cells, edit)
        assert cache.n_cells == len(cells.cells)
        for seq in range(N_SEQUENCES):
            held = cells.held(seq)
            assert cache.occupancy(seq) == ((held[0], held[-1], len(held)) if held else (-1, -1, 0))
            ranges = cache.positions(seq)
            assert [position for p0, p1 in ranges for position in range(p0, p1)] == held
            assert all(before[1] < after[0] for before, after in pairwise(ranges))


def _outcome(cache: SimulatedCache | EveryCell, edit: KVEdit) -> type[Exception] | None:
    try:
        if isinstance(cache, SimulatedCache):
            cache.apply([edit])
        else:
            cache.apply(edit)
    except (PlanError, NoRoomError) as error:
        return type(error)
    return None


def test_a_page_needs_the_scratch_sequence() -> None:
    cache = SimulatedCache(256)
    cache.apply([Decode((1, 2), SCRATCH, 0)])
    with pytest.raises(PlanError, match="scratch sequence is in use"):
        cache.apply([PageIn(Span(4, 8))])
    cache.apply([Remove(seq=SCRATCH), PageIn(Span(4, 8))])
    assert cache.positions(LIVE) == [(4, 8)]
