"""Finds out, when a chat is opened again, what had come back by itself and was there when it was closed.

The receipts of its replies tell it: the newest what stood there as it ended, each what came for its message.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ethervox_gui.context.turns.receipt import Receipt, SeenAs
from ethervox_gui.context.turns.turns import Role, Turn, TurnState
from ethervox_gui.governor.chat.live_chat import LiveChat

#: A reply that failed has no receipt: of so many of the newest one is looked for.
_MOST_LOOKED_AT = 4


def marked(live: LiveChat, turns: Sequence[Turn]) -> list[Turn]:
    """The turns of a conversation, with those marked that had left and are in the context again.

    None where nothing leaves by itself again, since all that stays would have to be read for it.
    """
    last = _newest_receipt(live, turns) if live.engine.info.capability.surgical else None
    if last is None:
        return [*turns]
    back = [(seen.first_turn, seen.last_turn) for seen in last.ended if seen.seen_as is SeenAs.RETURNED]

    def is_back(turn: Turn) -> bool:
        is_resident = turn.state is TurnState.IN_KV and turn.role is not Role.SYSTEM
        return is_resident and any(first <= turn.number <= last for first, last in back)

    return [replace(turn, recalled=True) if is_back(turn) else turn for turn in turns]


def count(live: LiveChat) -> None:
    """Work out how long ago each exchange that came back was asked for, as if there had been no restart.

    So they leave when their time has come; what the user brought back stays.  To be called when the chat is
    in the cache.
    """
    timeline, back = live.timeline, live.working_set
    if not any(turn.recalled for turn in timeline.resident()):
        return
    waiting = {
        key: {turn.number for turn in turns}
        for key, turns in back.exchanges(timeline).items()
        if any(turn.recalled and turn.span is not None for turn in turns)
    }
    receipts = live.store.receipts_of_returns(live.chat_id)
    n_messages, came = 0, set[int]()
    for turn in timeline.newest() if receipts else ():
        if turn.turn_id in receipts:
            came.update(receipts[turn.turn_id].came_back)
        if turn.role is not Role.USER:
            continue
        for key in [key for key, numbers in waiting.items() if not came.isdisjoint(numbers)]:
            back.stood_for(key, n_messages)
            del waiting[key]
        n_messages, came = n_messages + 1, set()


# ---- inside ----------------------------------------------------------------------------------------


def _newest_receipt(live: LiveChat, turns: Sequence[Turn]) -> Receipt | None:
    replies = [turn for turn in turns if turn.role is Role.ASSISTANT][: -_MOST_LOOKED_AT - 1 : -1]
    found = (live.store.receipt(turn.turn_id) for turn in replies)
    return next((receipt for receipt in found if receipt is not None), None)
