"""How large turns are that were in no cache yet, such as those of a chat that was imported."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from ethervox_gui.context.turns.turns import Role, Turn
from ethervox_gui.engine.protocol import CancelCheck
from ethervox_gui.governor.cache.plan_edit import encoded
from ethervox_gui.governor.chat.live_chat import LiveChat

#: So many exchanges are stored and told at a time.
_AT_ONCE = 256


def note(live: LiveChat, stored: Iterable[Turn]) -> None:
    """Store the sizes that turns have in the cache, where those of the ``stored`` path are others.

    So it is with what is read for the first time, and where another model counts differently.  System turns
    that another one took the place of are counted with them: who goes back has to know what room they take.
    """
    path = {turn.turn_id: turn for turn in stored}
    resident = live.timeline.resident()
    sizes = {turn.turn_id: turn.n_tokens for turn in resident if turn.n_tokens != path[turn.turn_id].n_tokens}
    here = {turn.turn_id for turn in resident}
    for turn in path.values():
        if turn.role is Role.SYSTEM and turn.text and not turn.n_tokens and turn.turn_id not in here:
            sizes[turn.turn_id] = len(encoded(live, [turn])[0])
    if sizes:
        live.store.set_sizes(sizes)


def count(live: LiveChat, stop: CancelCheck) -> None:
    """Count the tokens of turns that nobody has counted, the newest first, until ``stop`` says so.

    They are those the turns would have in the cache, with what the template puts around them.
    """
    if all(turn.n_tokens or not turn.text for turn in live.timeline):
        return
    system = [turn for turn in live.timeline.resident()[:1] if turn.role is Role.SYSTEM]
    exchanges = list(live.working_set.exchanges(live.timeline).values())
    unknown = [
        ((system or before), turns)
        for before, turns in pairwise([system, *exchanges])
        if any(not turn.n_tokens and turn.text for turn in turns)
    ]
    while unknown and not stop():
        sizes: dict[int, int] = {}
        for _ in range(_AT_ONCE):
            if not unknown or stop():
                break
            before, turns = unknown.pop()
            sizes |= _sizes(live, before, turns)
        live.store.set_sizes({live.timeline.turn(number).turn_id: size for number, size in sizes.items()})
        live.timeline.set_sizes(sizes)
        live.show_timeline()


def _sizes(live: LiveChat, before: list[Turn], turns: list[Turn]) -> dict[int, int]:
    """The tokens of those of an exchange that are out of the cache, by their numbers.

    ``before`` stands in front of it, since a template may begin a chat otherwise than it goes on.
    """
    tokens = encoded(live, [*before, *turns])[len(before) :]
    return {turn.number: len(own) for turn, own in zip(turns, tokens, strict=True) if turn.span is None}
