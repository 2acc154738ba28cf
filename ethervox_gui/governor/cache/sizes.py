"""How large turns are that were in no cache yet, such as those of a chat that was imported."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from itertools import pairwise

from ethervox_gui.context.turns.turns import Role, Turn, TurnState, exchanges_of
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
    if not any(map(_is_unknown, live.timeline)):
        return
    system = [turn for turn in live.timeline.resident()[:1] if turn.role is Role.SYSTEM]
    exchanges = list(live.working_set.exchanges(live.timeline).values())
    unknown = [
        ((system or before), turns)
        for before, turns in pairwise([system, *exchanges])
        if any(map(_is_unknown, turns))
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


def count_way(
    live: LiveChat, path: Sequence[Turn], n_common: int, found_again: Collection[int]
) -> list[Turn]:
    """``path`` with the tokens of those turns that nobody has counted, as far as a switch to it needs them.

    The newest are counted first, and no more than can fit: whatever is older finds no room.  Those that are
    ``found_again`` (numbers) and pinned ones are counted in any case.  The first ``n_common`` turns are
    those of the timeline.
    """
    shared = list(live.timeline)[:n_common]
    way = [*shared, *path[n_common:]]
    system = [turn for turn in way[:1] if turn.role is Role.SYSTEM]
    sizes = {turn.number: len(encoded(live, system)[0]) for turn in system if _is_unknown(turn)}
    n_there = 0
    for before, turns in reversed(list(pairwise([system, *exchanges_of(way)]))):
        is_asked = n_there < live.full_at or any(t.pinned or t.number in found_again for t in turns)
        if is_asked and any(map(_is_unknown, turns)):
            counted = _sizes(live, system or before, turns)
            sizes |= {turn.number: counted[turn.number] for turn in turns if _is_unknown(turn)}
        there = (turn for turn in turns if turn.state is TurnState.IN_KV)
        n_there += sum(sizes.get(turn.number, turn.n_tokens) for turn in there)
    if not sizes:
        return list(path)
    live.store.set_sizes({turn.turn_id: sizes[turn.number] for turn in way if turn.number in sizes})
    live.timeline.set_sizes({turn.number: sizes[turn.number] for turn in shared if turn.number in sizes})
    return [replace(turn, n_tokens=sizes.get(turn.number, turn.n_tokens)) for turn in path]


# ---- inside ----------------------------------------------------------------------------------------


def _is_unknown(turn: Turn) -> bool:
    return turn.span is None and not turn.n_tokens and bool(turn.text)


def _sizes(live: LiveChat, before: list[Turn], turns: list[Turn]) -> dict[int, int]:
    """The tokens of those of an exchange that are out of the cache, by their numbers.

    ``before`` stands in front of it, since a template may begin a chat in another way than it goes on.
    """
    tokens = encoded(live, [*before, *turns])[len(before) :]
    return {turn.number: len(own) for turn, own in zip(turns, tokens, strict=True) if turn.span is None}
