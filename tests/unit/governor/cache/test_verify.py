"""The timeline against the cache: whatever is not as it says is noticed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ethervox_gui.context.edits.kv_model import BUILD, LIVE, SCRATCH, Decode, KVEdit, Occupancy, Share
from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.turns.timeline import Timeline
from ethervox_gui.context.turns.turns import Role, Span, Turn
from ethervox_gui.engine.protocol import Capability
from ethervox_gui.governor.cache import verify
from tests.helpers.desk import says
from tests.helpers.scripted_engine import SURGICAL, ScriptedEngine

REBUILD = Capability(False, False, "a recurrent model")

#: Two turns with a gap between them, as an edit left it.
SPANS = (Span(0, 10), Span(20, 25))

#: A block of four that waits behind the first turn.
BLOCK: tuple[KVEdit, ...] = (Share(BUILD, 0, 10), Decode((1, 2, 3, 4), BUILD, 10))


def timeline() -> Timeline:
    made = Timeline(Turn(n, Role.USER, "", 10 - 5 * n, span=Span(10 * n, 10 + 5 * n)) for n in range(2))
    made.edit(moved={Span(10, 15): SPANS[1]})
    return made


def engine(*cells: tuple[int, int, int], capability: Capability = SURGICAL) -> ScriptedEngine:
    """One whose cache holds ``cells``: sequence and positions of each run."""
    made = ScriptedEngine(says(""), capability=capability)
    for seq, p0, p1 in cells:
        made.cache.place(p0, p1, seq)
    return made


TRUE = ((LIVE, 0, 10), (LIVE, 20, 25))


def test_what_is_true_passes() -> None:
    verify.check(engine(*TRUE), timeline())
    verify.check(engine(), Timeline())
    built = engine(*TRUE)
    built.apply(BLOCK)
    verify.check(built, timeline(), BLOCK)


@pytest.mark.parametrize(
    "cells",
    [
        (),
        ((LIVE, 0, 10), (LIVE, 20, 24)),
        ((LIVE, 0, 10), (LIVE, 20, 26)),
        ((LIVE, 1, 11), (LIVE, 20, 25)),
        ((LIVE, 0, 11), (LIVE, 20, 25)),
        ((LIVE, 0, 9), (LIVE, 20, 25)),
        (*TRUE, (SCRATCH, 30, 31)),
        (*TRUE, (SCRATCH, 0, 1)),
        (*TRUE, (BUILD, 30, 31)),
        (*TRUE, (BUILD, 0, 1)),
    ],
    ids=["empty", "short", "long", "late", "more", "fewer", "scratch", "a little scratch", "built", "begun"],
)
def test_anything_else_is_noticed(cells: tuple[tuple[int, int, int], ...]) -> None:
    with pytest.raises(EngineError):
        verify.check(engine(*cells), timeline())


def test_an_empty_timeline_wants_an_empty_cache() -> None:
    with pytest.raises(EngineError):
        verify.check(engine((LIVE, 0, 1)), Timeline())


@pytest.mark.parametrize(
    "built",
    [
        lambda: (),
        lambda: (BLOCK[0], Decode((1, 2, 3), BUILD, 10)),
        lambda: (BLOCK[0], Decode((1, 2, 3, 4), BUILD, 11)),
    ],
    ids=["none", "shorter", "elsewhere"],
)
def test_a_block_that_waits_is_what_was_built(built: Callable[[], tuple[KVEdit, ...]]) -> None:
    made = engine(*TRUE)
    made.apply(BLOCK)
    with pytest.raises(EngineError, match="sequence 2"):
        verify.check(made, timeline(), built())


def test_of_a_cache_that_forgets_its_beginning_only_the_end_is_compared() -> None:
    """A sliding window, or a state: where it begins says nothing."""
    verify.check(engine((LIVE, 15, 25), capability=REBUILD), timeline())
    with pytest.raises(EngineError):
        verify.check(engine((LIVE, 0, 24), capability=REBUILD), timeline())


def test_where_cells_cannot_be_counted_the_positions_must_do() -> None:
    class Uncounted(ScriptedEngine):
        def occupancy(self, seq: int) -> Occupancy:
            return super().occupancy(seq)._replace(n_cells=-1)

    made = Uncounted(says(""))
    made.cache.place(0, 25)
    verify.check(made, timeline())
