"""A summary that the user puts into the bin is not what the model reads any more."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ethervox_gui.context.edits.kv_model import LIVE
from ethervox_gui.context.turns.turns import Block, TurnState
from ethervox_gui.engine.protocol import Capability
from ethervox_gui.governor.jobs.jobs import Job, RenewSummaries, SendMessage, SummarizeOld, UndoEdit
from tests.helpers.desk import Desk, desk, errors
from tests.helpers.scripted_engine import SURGICAL

TOLD = [f"My {thing} is called {thing.title()}o." for thing in ("boat", "dog", "cat", "house", "car", "cow")]

_HOW = {"context__recall": "off", "context__notes": "sentences"}

kinds = pytest.mark.parametrize(
    "capability", [SURGICAL, Capability(False, False, "recurrent")], ids=["surgical", "rebuild"]
)


def with_a_summary(at: Desk, *jobs: Job, **options: Any) -> None:
    """A chat with a summary that stands in the context, and then ``jobs``."""
    said = [*map(SendMessage, TOLD), SummarizeOld(2)]
    at.play(lambda _: "Good.", [*said, *jobs], n_ctx=2048, **options)
    assert errors(at.events) == []


def summaries(at: Desk) -> list[Block]:
    return [block for block in at.timeline.blocks if not block.recalled]


def throw_away(at: Desk) -> None:
    (block,) = summaries(at)
    assert "Cato" in block.text
    at.store.delete_memory(block.memory_id)


def in_context(at: Desk) -> str:
    cells = at.engine.cells[LIVE]
    return "".join(chr(cells[place]) for place in sorted(cells) if cells[place] < 0x110000)


def stands(at: Desk) -> None:
    assert "Cato" in in_context(at)


@kinds
def test_it_is_gone_with_the_next_message(tmp_path: Path, capability: Capability) -> None:
    with desk(tmp_path, **_HOW) as at:

        def still_there() -> None:
            at.governor.session.use_idle_time(lambda: False)
            assert "Cato" in in_context(at)

        def look() -> None:
            assert summaries(at) == []
            assert "Cato" not in in_context(at)
            assert "My cow is called Cowo." in in_context(at)
            left = [turn for turn in at.timeline if turn.state is not TurnState.IN_KV]
            assert {"My cat is called Cato."} <= {turn.text for turn in left}
            assert {(turn.state, turn.memory_id) for turn in left} == {(TurnState.DROPPED, None)}

        jobs = [at.then(lambda: throw_away(at)), RenewSummaries(), at.then(still_there)]
        with_a_summary(at, *jobs, SendMessage("And now?"), at.then(look), capability=capability)


@kinds
def test_the_edit_that_made_it_can_be_undone_all_the_same(tmp_path: Path, capability: Capability) -> None:
    with desk(tmp_path, **_HOW) as at:
        jobs = [at.then(lambda: throw_away(at)), SendMessage("And now?"), UndoEdit()]
        with_a_summary(at, *jobs, SendMessage("Go on."), at.then(lambda: stands(at)), capability=capability)


def test_what_comes_out_of_the_bin_at_once_stands_as_before(tmp_path: Path) -> None:
    with desk(tmp_path, **_HOW) as at:

        def take_back() -> None:
            at.store.restore_memory(summaries(at)[0].memory_id)

        jobs = [at.then(lambda: throw_away(at)), RenewSummaries(), at.then(take_back), RenewSummaries()]
        with_a_summary(at, *jobs, SendMessage("And now?"), at.then(lambda: stands(at)))


def test_it_does_not_come_back_when_the_chat_is_opened(tmp_path: Path) -> None:
    with desk(tmp_path, **_HOW) as at:
        with_a_summary(at, at.then(lambda: throw_away(at)))

        def look() -> None:
            assert summaries(at) == []
            assert "Cato" not in in_context(at)

        jobs = [at.then(look), SendMessage("And now?"), at.then(look)]
        at.play(lambda _: "Good.", jobs, chat_id=1, n_ctx=2048)
        assert errors(at.events) == []


def test_one_that_is_not_listed_stands_though_it_lies_in_the_bin(tmp_path: Path) -> None:
    """Also where summaries are listed from now on."""
    with desk(tmp_path, **_HOW, context__store_summaries=False) as at:

        def look() -> None:
            assert at.store.memory(summaries(at)[0].memory_id).deleted_at is not None
            assert "Cato" in in_context(at)

        with_a_summary(at, SendMessage("And now?"), at.then(look))
        at.settings = at.settings.with_values({"context.store_summaries": True})
        at.play(
            lambda _: "Good.", [at.then(look), SendMessage("Go on."), at.then(look)], chat_id=1, n_ctx=2048
        )
        assert errors(at.events) == []
