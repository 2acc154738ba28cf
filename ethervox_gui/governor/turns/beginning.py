"""Changes the instructions in the middle of a conversation: its beginning is replaced, the rest stays.

The new system turn is stored below what was said so far and takes the first place in the context (see
:mod:`ethervox_gui.context.turns.beginning`); the turns behind it come back from their pages.
"""

from __future__ import annotations

from collections.abc import Sequence

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_
from ethervox_gui.context.turns.turns import Block, Message, Role, Turn
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.eviction import make_room
from ethervox_gui.governor.restore import switch_branch
from ethervox_gui.governor.turns import memory_recall
from ethervox_gui.storage.base.values import storable


def change(live: LiveChat, prompt: str) -> bool:
    """Have the conversation begin with ``prompt`` from now on; whether anything was done for that.

    An empty one stands for what the model's own template begins with, or for nothing.  Raises
    :class:`UserError` with the conversation as it was where it leaves no room for anything else.
    """
    own, turns = live.engine.info.own_prompt, list(live.timeline)
    text = storable(prompt) or (own.text if own is not None else "")
    first = turns[0] if turns and turns[0].role is Role.SYSTEM else None
    if text == (first.text if first is not None else ""):
        is_out = first is not None and first.span is None and bool(text)
        if is_out:  # there was no room for it once
            _go(live, turns, text)
        return is_out
    n_tokens = len(live.engine.encode([Message(Role.SYSTEM, text)]).turns[0]) if text else 0
    make_room.refuse_small_window(live, n_tokens)
    head_id = live.store.chat(live.chat_id).head_id
    stored = live.store.append_turn(
        live.chat_id, Role.SYSTEM, text, importance=1.0, n_tokens=n_tokens, below=live.last_id
    )
    recalled = _recalled(live)
    try:
        _go(live, live.conversation([*turns, stored]), text)
    except UserError:
        _take_back(live, turns, head_id, recalled)
        raise
    except BaseException:  # whoever recovers from it goes to the stored head
        live.store.set_head(live.chat_id, head_id)
        raise
    return True


def take_back(live: LiveChat, turns: Sequence[Turn], head_id: int | None) -> None:
    """Nothing was said under a new beginning: the conversation is ``turns`` again, its head the old one."""
    _take_back(live, turns, head_id, _recalled(live))


# ---- inside ----------------------------------------------------------------------------------------


def _recalled(live: LiveChat) -> list[Block]:
    """What stands recalled or quoted."""
    return [block for block in live.timeline.blocks if block.recalled]


def _take_back(live: LiveChat, turns: Sequence[Turn], head_id: int | None, recalled: Sequence[Block]) -> None:
    _switch(live, turns, head_id, recalled)
    if head_id is None:
        live.store.set_head(live.chat_id, None)


def _go(live: LiveChat, turns: list[Turn], text: str) -> None:
    """Go to a conversation whose first turn has this text.  Raises :class:`UserError` if it finds no room."""
    _switch(live, turns, None, _recalled(live))
    if text and live.timeline.turn(turns[0].number).span is None:
        raise UserError(
            "no_room",
            N_("There is no room for these instructions beside what must stay in the context."),
            N_("Shorten them, unpin turns, or load the model with a larger context."),
        )


def _switch(live: LiveChat, turns: Sequence[Turn], head_id: int | None, recalled: Sequence[Block]) -> None:
    """Go to a conversation with another beginning; what stands recalled stays where there is room."""
    with live.uninterrupted():
        switch_branch.go(live, turns, head_id, keep=recalled)
        there = {block.memory_id for block in live.timeline.blocks}
        left = [block for block in recalled if block.is_memory and block.memory_id not in there]
        if live.timeline.coming is not Role.TOOL:  # nothing stands between a call and its result
            memory_recall.put_behind(live, left)
