"""Writes the states of turns to the database later, when it could not be written at the time."""

from __future__ import annotations

import contextlib

from ethervox_gui.context.errors import StorageError, UserError
from ethervox_gui.context.turns.turns import TurnState
from ethervox_gui.governor.cache import blocks
from ethervox_gui.governor.chat.live_chat import LiveChat


def try_to_save(live: LiveChat) -> None:
    """As :func:`save`, but a failure is ignored: the next job tries again."""
    with contextlib.suppress(UserError, StorageError):
        save(live)


def save(live: LiveChat) -> None:
    """Write the states that differ from those of the live chat, if a write failed since they were compared.

    Raises :class:`StorageError` where the database cannot be written.
    """
    last_id = live.last_id
    if not live.has_unsaved_states or last_id is None:
        return
    blocks.drop_unsummarized(live)
    stored = {turn.turn_id: turn for turn in live.store.path_through(live.chat_id, last_id)}
    differing: dict[tuple[TurnState, int | None], list[int]] = {}
    for turn in live.timeline:
        known = stored.get(turn.turn_id)
        if known is not None and (known.state, known.memory_id) != (turn.state, turn.memory_id):
            differing.setdefault((turn.state, turn.memory_id), []).append(turn.turn_id)
    for (state, memory_id), turn_ids in differing.items():
        live.store.set_turn_states(turn_ids, state, memory_id)
    blocks.note_recalled(live)
    live.saved_states()
