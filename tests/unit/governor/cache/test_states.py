"""What the database did not take of a chat's context is written as soon as it does, and once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ethervox_gui.context.errors import StorageError
from ethervox_gui.context.events.events import Trigger
from ethervox_gui.context.turns.turns import TurnState
from ethervox_gui.governor.cache import blocks, states
from ethervox_gui.governor.jobs.jobs import Job, SendMessage, ShiftWindow, SummarizeOld
from ethervox_gui.storage.base.values import NewMemory
from ethervox_gui.storage.store import Store
from tests.helpers.desk import Desk, desk, says


@pytest.fixture
def at(tmp_path: Path) -> Iterator[Desk]:
    with desk(tmp_path, context__notes="late", context__keep_recent_turns=2) as made:
        yield made


def refuse(*_: object, **__: object) -> None:
    raise StorageError("no")


def play(at: Desk, *jobs: Job) -> None:
    said = [SendMessage(f"The harbour has {number} boats.") for number in range(5)]
    at.play(says("Fine."), [*said, *jobs], n_ctx=4096, verified=False)


def stored(at: Desk) -> list[tuple[TurnState, int | None]]:
    return [(turn.state, turn.memory_id) for turn in at.store.turns_of_chat(at.live.chat_id)]


def known(at: Desk) -> list[tuple[TurnState, int | None]]:
    return [(turn.state, turn.memory_id) for turn in at.timeline]


def test_what_stands_recalled_is_written_later(at: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else it would not stand there when the chat is opened again."""
    chat = at.store.create_chat("", "scripted", "")
    memory_id = at.store.add_memory(chat.chat_id, NewMemory("The Halcyon lies in Bristol.")).memory_id

    def recalled() -> list[int]:
        return [one.memory_id for _, one in at.store.recalled_memories(at.live.chat_id)]

    def later() -> None:
        quoted = blocks.quoted(at.live, at.store.memory(memory_id))
        with monkeypatch.context() as disk:
            disk.setattr(Store, "set_recalled_memories", refuse)
            with pytest.raises(StorageError):
                blocks.place(at.live, quoted, Trigger.USER)
        at.live.failed_to_save()
        assert recalled() == []
        states.save(at.live)
        assert recalled() == [memory_id]

    play(at, at.then(later))


@pytest.mark.parametrize("edit", [ShiftWindow(4), SummarizeOld(4)])
def test_states_are_written_later_and_compared_once(
    at: Desk, monkeypatch: pytest.MonkeyPatch, edit: Job
) -> None:
    def later() -> None:
        live = at.live
        ids = [turn.turn_id for turn in at.timeline]
        at.store.set_turn_states(ids, TurnState.IN_KV)  # as if what came since was not written
        assert stored(at) != known(at)
        states.save(live)
        assert stored(at) != known(at), "nobody knows of it"
        live.failed_to_save()
        with monkeypatch.context() as disk:
            disk.setattr(Store, "set_turn_states", refuse)
            states.try_to_save(live)
            with pytest.raises(StorageError):
                states.save(live)
        assert live.has_unsaved_states
        states.try_to_save(live)
        assert stored(at) == known(at)
        assert TurnState.IN_KV in {state for state, _ in stored(at)}
        with monkeypatch.context() as disk:
            disk.setattr(Store, "path_through", refuse)
            states.save(live)

    play(at, edit, at.then(later))


def test_what_no_summary_stands_for_any_more_counts_as_dropped(at: Desk) -> None:
    def later() -> None:
        summarized = [turn.number for turn in at.timeline if turn.state is TurnState.SUMMARIZED]
        assert summarized
        blocks.take_out(at.live, *at.timeline.blocks)
        at.live.failed_to_save()
        states.save(at.live)
        assert {at.timeline.turn(number).state for number in summarized} == {TurnState.DROPPED}
        assert stored(at) == known(at)

    play(at, SummarizeOld(4), at.then(later))


def test_only_what_differs_is_written(at: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[int] = []
    real = Store.set_turn_states

    def note(store: Store, turn_ids: list[int], *state: object) -> None:
        written.extend(turn_ids)
        real(store, turn_ids, *state)  # type: ignore[arg-type]

    def later() -> None:
        gone = [turn.turn_id for turn in at.timeline if turn.span is None]
        at.store.set_turn_states(gone[1:3], TurnState.IN_KV)
        at.live.failed_to_save()
        with monkeypatch.context() as disk:
            disk.setattr(Store, "set_turn_states", note)
            states.save(at.live)
        assert written == gone[1:3]
        assert stored(at) == known(at)

    play(at, ShiftWindow(4), at.then(later))
