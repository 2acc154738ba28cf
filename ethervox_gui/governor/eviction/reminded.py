"""Takes reminders out of messages: those are read again without them, each in its place.

Why a message is reminded of something: :mod:`ethervox_gui.governor.faults.reminders`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ethervox_gui.context.edits.plan import read_in_place
from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.turns.turns import Turn
from ethervox_gui.governor.cache import pages, plan_edit, prebuild, prefill, telling
from ethervox_gui.governor.chat.live_chat import LiveChat


def messages(live: LiveChat) -> list[Turn]:
    """The messages in the context that are reminded of something, oldest first."""
    return [turn for turn in live.timeline.resident() if turn.reminder]


def silence(live: LiveChat, turns: Sequence[Turn]) -> None:
    """Read messages that are reminded of something again, without that."""
    live.drop_writing()
    prebuild.give_up(live)
    live.mark_stale()  # the timeline first: if reading fails, the cache is rebuilt from it
    live.timeline.set_reminders({turn.number: "" for turn in turns})
    live.pages.current.difference_update(pages.key_of(live, turn) for turn in turns)
    try:
        if live.engine.info.capability.surgical:
            _read_alone(live, {turn.number for turn in turns})
            live.drift.edited()
            prefill.check(live)
        else:
            prefill.rebuild(live)
    except EngineError as error:
        if prefill.read_again(live):
            telling.edit_failed(live, error)
    for turn in turns:
        live.store.set_reminder(turn.turn_id, "", live.timeline.turn(turn.number).n_tokens)
    live.show_timeline()


# ---- inside ----------------------------------------------------------------------------------------


def _read_alone(live: LiveChat, numbers: Collection[int]) -> None:
    """Read these messages again, each in its place; where it is shorter now, it leaves a gap."""
    items = [item for _, item in live.timeline.contents() if item is not live.timeline.open_reply]
    for item, tokens in zip(items, plan_edit.encoded(live, items), strict=True):
        if not isinstance(item, Turn) or item.number not in numbers or item.span is None:
            continue
        place, edits = read_in_place(live.timeline.spans(), item.span, tokens)
        live.timeline.edit(moved={item.span: place})
        live.engine.apply(edits)
