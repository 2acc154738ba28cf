"""The attention keys of turns, kept beside their pages: a message's queries are compared with them."""

from __future__ import annotations

from typing import Final

from ethervox_gui.context.turns.turns import Block, Role, Span, Turn
from ethervox_gui.governor.chat.live_chat import LiveChat

#: So many tokens of a turn have their keys kept, evenly spread over it.
_MOST: Final = {Role.USER: 128, Role.ASSISTANT: 64}


def are_wanted(live: LiveChat) -> bool:
    """Whether anything looks at them: the model's attention can be looked at, and the user lets it."""
    return live.working_set.attention is not None and live.settings.context.recall == "automatic"


def of_page(live: LiveChat, item: Turn | Block, span: Span, page: bytes | bytearray) -> bytes:
    """What is kept of the keys in a page; empty where nothing will look at them.

    A message that is reminded of something would be found in the place of what that quotes.
    """
    attention = live.working_set.attention
    if (
        attention is None
        or not are_wanted(live)
        or not isinstance(item, Turn)
        or item.thinks
        or item.reminder
    ):
        return b""
    positions = [span.p0 + place for place in places(item.role, span.n_tokens)]
    found = attention.keys(page, positions) if positions else b""
    return _mark(attention.name) + found if found else b""


def places(role: Role, n_tokens: int) -> list[int]:
    """Which tokens of a turn have their keys kept, by number."""
    n_kept = min(_MOST.get(role, 0), n_tokens)
    return [number * n_tokens // n_kept for number in range(n_kept)]


def unmarked(live: LiveChat, kept: bytes) -> bytes:
    """The keys alone; empty where they are of something else than what is looked at now."""
    attention = live.working_set.attention
    if attention is None or not kept.startswith(_mark(attention.name)):
        return b""
    return kept[len(_mark(attention.name)) :]


def _mark(name: str) -> bytes:
    return f"{name};".encode()
