"""What a server was already told of a chat: of that chat, only this is sent to it again by itself."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable

from ethervox_gui.context.errors import StorageError, UserError
from ethervox_gui.governor.chat.live_chat import LiveChat


def read(live: LiveChat) -> None:
    """What the database knows of it, as the chat is opened."""
    if is_elsewhere(live):
        live.working_set.told = live.store.told(live.chat_id, live.engine.info.server)


def note(live: LiveChat) -> None:
    """A reply was written with what is in the context now: a server has it before it."""
    if not is_elsewhere(live):
        return
    reply, told = live.timeline.open_reply, live.working_set.told
    seen = [*live.timeline.resident(), *([reply] if reply is not None else [])]
    new = {turn.turn_id for turn in seen} - told
    told |= new
    if new:
        # No reply ends because of this: what is not stored is not told again after a restart.
        with contextlib.suppress(UserError, StorageError):
            live.store.note_told(live.engine.info.server, new)


def may_know(live: LiveChat, turn_ids: Iterable[int]) -> bool:
    """Whether the model may be told of these turns: one on another server, what it was told already."""
    return not is_elsewhere(live) or live.working_set.told.issuperset(turn_ids)


def is_elsewhere(live: LiveChat) -> bool:
    """Whether the model is on another server."""
    return live.engine.info.path is None
