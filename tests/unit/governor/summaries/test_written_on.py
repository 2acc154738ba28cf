"""A summary mostly begins as the one before it did: what both begin with stays in the cache as it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from ethervox_gui.context.edits.kv_model import BUILD, Remove
from ethervox_gui.context.events.events import ContextEdited, Event
from ethervox_gui.context.turns.turns import Block
from ethervox_gui.governor.cache import prebuild
from ethervox_gui.governor.jobs.jobs import SendMessage, UndoEdit
from ethervox_gui.governor.session.idle import prepare_summary
from ethervox_gui.governor.summaries import whole_block
from tests.helpers.desk import Desk, counting, desk, errors, messages

TOLD = [
    SendMessage(f"My {thing} is called {thing.title()}o.")
    for thing in ("boat", "dog", "cat", "house", "car", "cow", "pen", "hat")
]

#: Asked for something long, so that edits are due before replies, where somebody waits for them.
ASKED = SendMessage("And what do you say to that, if you say anything to it at all, or would you rather not?")

#: A machine that reads a line of a summary in a second, but no summary; and one that reads nothing.
SLOW, HARDLY = 80.0, 20.0


@pytest.fixture(params=["gap", "shift"])
def method(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(autouse=True)
def no_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whole_block, "_MOMENT_S", 0.0)


def standing(at: Desk) -> Block:
    (block,) = at.timeline.blocks
    return block


def edits_of(at: Desk, speed: float) -> list[tuple[Block, int]]:
    """The summary behind each edit, and how much was read for it; a pause comes behind the first edit.

    All cells are verified behind each message.
    """
    found: list[tuple[Block, int]] = []
    n_seen = 0

    def look(event: Event) -> None:
        nonlocal n_seen
        if isinstance(event, ContextEdited):
            read = [len(tokens) for seq, tokens in at.engine.decoded[n_seen:] if seq == BUILD]
            found.append((standing(at), sum(read)))
            n_seen = len(at.engine.decoded)

    def pause() -> None:
        nonlocal n_seen
        if len(found) == 1:
            whole_block.make(at.live)
            n_seen = len(at.engine.decoded)

    at.watch = look
    jobs = [job for message in TOLD for job in (message, ASKED, at.then(pause))]
    at.play(lambda _: "Fine.", jobs, n_ctx=800, tokens_per_s=speed)
    assert errors(at.events) == []
    assert len(found) > 2
    return found


def test_only_what_is_new_is_read(tmp_path: Path, method: str) -> None:
    with desk(tmp_path, context__notes="sentences", context__method=method) as at:
        (first, _), (block, n_read), *_ = edits_of(at, SLOW)
        assert block.is_whole, "although there was no time to read all of it"
        assert 0 < n_read <= SLOW < block.span.n_tokens
        assert block.memory_id != first.memory_id


def test_where_there_is_no_time_the_summary_before_stays(tmp_path: Path, method: str) -> None:
    """Until the new one is read; the model knew nothing of what had left meanwhile."""
    with desk(tmp_path, context__notes="sentences", context__method=method) as at:
        (first, _), (block, n_read), *_ = edits_of(at, HARDLY)
        assert not block.is_whole
        assert "Boato" in block.text
        assert 0 < n_read <= HARDLY < block.span.n_tokens
        assert block.memory_id != first.memory_id


def test_what_is_read_ahead_of_the_edit_goes_on_from_it(tmp_path: Path, method: str) -> None:
    with desk(tmp_path, context__notes="sentences", context__method=method) as at:

        def ahead() -> None:
            before = at.timeline.blocks
            n_seen = len(at.engine.decoded)
            prepare_summary(at.live)
            prepared = at.live.pending.prepared
            if not before or prepared is None or prepared.summary is None:
                return
            prebuild.build(at.live)
            if not at.live.pending.next_is_built:
                return
            n_all = len(at.live.block_tokens(prepared.summary.text))
            n_read.append((sum(len(t) for seq, t in at.engine.decoded[n_seen:] if seq == BUILD), n_all))

        n_read: list[tuple[int, int]] = []
        jobs = [job for message in [*TOLD, *messages(4)] for job in (message, at.then(ahead))]
        at.play(lambda _: counting(90), jobs, n_ctx=800)
        assert errors(at.events) == []
        assert any(0 < n < n_all // 2 for n, n_all in n_read)


def test_a_summary_that_goes_takes_what_was_built_on_it(tmp_path: Path) -> None:
    """Else its cells would stay, on that sequence, and nobody would know of them."""
    with desk(tmp_path, context__notes="sentences") as at:
        seen: list[bool] = []

        def ahead() -> None:
            prepare_summary(at.live)
            prebuild.build(at.live)
            if at.timeline.blocks and at.live.pending.built:
                newest = at.timeline.resident()[-1].span
                assert newest is not None
                prebuild.stay_beside(at.live, [Remove(*newest)])
                assert at.live.pending.built, "that has nothing to do with it"
                prebuild.stay_beside(at.live, [Remove(*standing(at).span)])
                seen.append(bool(at.live.pending.built))

        jobs = [job for message in TOLD for job in (message, at.then(ahead))]
        at.play(lambda _: counting(90), [*jobs, UndoEdit(), *messages(2)], n_ctx=800)
        assert errors(at.events) == []
        assert seen
        assert not any(seen)
