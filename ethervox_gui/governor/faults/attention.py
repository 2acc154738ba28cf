"""Which of the exchanges that left a message attends to, by the keys kept beside their pages."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from heapq import nlargest
from typing import Final, TypeVar

from ethervox_gui.context.turns.exchanges import ExchangeKey
from ethervox_gui.context.turns.turns import Role, Turn
from ethervox_gui.engine.protocol import CancelCheck, never
from ethervox_gui.engine.signals import Attention
from ethervox_gui.governor.cache import keys, pages
from ethervox_gui.governor.chat.live_chat import LiveChat

Key = TypeVar("Key", bound=Hashable)

#: Of more exchanges these are looked at exactly: those whose words are nearest, those that few of their keys
#: choose (the newest while those say nothing), and some evenly spaced, which tell what is usual.
_MOST: Final = 96
_BY_WORDS: Final = 8
_BY_KEYS: Final = 16
_USUAL: Final = 8
#: So many are taken in before a message, half a millisecond each; the rest in idle time.
_MOST_TAKEN_IN: Final = 64
#: To find out that one has no keys takes a fraction of that: so many are looked at for each that is taken in.
_LOOKED_AT: Final = 4


def scores(
    live: LiveChat, out: Mapping[ExchangeKey, Sequence[Turn]], words: Mapping[ExchangeKey, float]
) -> dict[ExchangeKey, float]:
    """How much the message that was decoded last is drawn to exchanges, in units of the limit."""
    attention = live.working_set.attention
    if attention is None or not keys.are_wanted(live):
        return {}
    every = list(out)
    if len(every) <= _MOST:
        return attention.scores(_found(live, out, every))
    _take_in(live, out, never, _MOST_TAKEN_IN)
    chosen, usual = choose(attention, every, {key: words[key] for key in words if key in out})
    return attention.scores(_found(live, out, chosen), usual)


def choose(
    attention: Attention, every: Sequence[Key], words: Mapping[Key, float]
) -> tuple[list[Key], list[Key]]:
    """Those of many exchanges that are looked at exactly, and those that tell what is usual.

    ``words`` are those that the message's words have something of, each with how much.
    """
    near = nlargest(_BY_WORDS, words, key=words.__getitem__)
    by_keys = attention.nearest(every, _BY_KEYS) or every[-_BY_KEYS:]
    usual = [every[number * len(every) // _USUAL] for number in range(_USUAL)]
    wanted = {*near, *by_keys, *usual}
    return [key for key in every if key in wanted], usual


def take_in(live: LiveChat, stop: CancelCheck) -> None:
    """In a long chat, let all be known of which few are chosen, the newest first, until ``stop`` says so."""
    out = live.working_set.out(live.timeline)
    if len(out) > _MOST and keys.are_wanted(live) and pages.is_possible(live):
        _take_in(live, out, stop, len(out))


def complete(live: LiveChat, stop: CancelCheck) -> None:
    """Put keys beside the pages that have none, those of earlier versions, until ``stop`` says so."""
    if not keys.are_wanted(live) or not pages.is_possible(live):
        return
    for turn in live.timeline:
        if stop():
            return
        if turn.span is None and turn.role in (Role.USER, Role.ASSISTANT) and live.working_set.look_at(turn):
            key, fingerprint = pages.key_of(live, turn), pages.fingerprint_of(live, turn)
            if pages.page_span(live, turn) is None or live.store.pages.keys(key, fingerprint):
                continue
            page = pages.load(live, turn)
            if page is not None:
                found = keys.of_page(live, turn, page.span, page.data)
                live.store.pages.keep_keys(key, fingerprint, found)


def kept(live: LiveChat, turns: Sequence[Turn]) -> list[tuple[Turn, bytes]]:
    """The turns of an exchange that have keys, with them; none unless what the user said has some."""
    found = [
        (
            turn,
            keys.unmarked(
                live, live.store.pages.keys(pages.key_of(live, turn), pages.fingerprint_of(live, turn))
            ),
        )
        for turn in turns
        if turn.role in (Role.USER, Role.ASSISTANT)
    ]
    return [(turn, part) for turn, part in found if part] if found and found[0][1] else []


# ---- inside ----------------------------------------------------------------------------------------


def _found(
    live: LiveChat, out: Mapping[ExchangeKey, Sequence[Turn]], chosen: Sequence[ExchangeKey]
) -> dict[ExchangeKey, list[bytes]]:
    """The keys of those of these exchanges that have some."""
    return {key: [part for _, part in some] for key in chosen if (some := kept(live, out[key]))}


def _take_in(live: LiveChat, out: Mapping[ExchangeKey, Sequence[Turn]], stop: CancelCheck, most: int) -> None:
    """Take in ``most`` exchanges that are new, the newest first.

    Those that turn out to have no keys, as their pages are gone, come to their turn again when all others
    have had theirs: older ones that have some must not wait for them.
    """
    attention, keyless = live.working_set.attention, live.working_set.keyless
    if attention is None:
        return
    new = [key for key in out if not attention.knows(key)]
    waiting = [key for key in new if key not in keyless]
    if not waiting:
        keyless.clear()  # some may have keys by now
        waiting = new
    n_taken_in = 0
    for key in waiting[: -most * _LOOKED_AT - 1 : -1]:
        if stop() or n_taken_in == most:
            return
        if some := kept(live, out[key]):
            attention.know(key, [part for _, part in some])
            n_taken_in += 1
        else:
            keyless.add(key)
