"""What a message attends to of the exchanges that left, by the keys beside their pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ethervox_gui.context.turns.turns import Role, Turn
from ethervox_gui.engine.protocol import CancelCheck
from ethervox_gui.governor.cache import keys, pages
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.working_set import ExchangeKey

#: So many exchanges are looked at: those whose words are nearest, and the newest.
_MOST: Final = 256
_BY_WORDS: Final = 64


def scores(
    live: LiveChat, out: Mapping[ExchangeKey, Sequence[Turn]], words: Mapping[ExchangeKey, float]
) -> dict[ExchangeKey, float]:
    """How much the message that was decoded last is drawn to exchanges, in units of the limit."""
    attention = live.working_set.attention
    if attention is None or not keys.are_wanted(live):
        return {}
    chosen = list(out)
    if len(chosen) > _MOST:
        near = sorted(chosen, key=lambda key: -words.get(key, 0.0))[:_BY_WORDS]
        chosen = sorted({*near, *chosen[len(near) - _MOST :]})
    found = {key: [part for _, part in some] for key in chosen if (some := kept(live, out[key]))}
    return attention.scores(found)


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
