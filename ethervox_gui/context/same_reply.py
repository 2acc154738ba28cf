"""Replies that a model gives to one message after another.

A small model that has given the same reply twice sees itself do so in its context, and goes on: from then on
it answers whatever is said with that reply, and the conversation is at its end without being full.  (Qwen2.5
Coder 0.5B in German, greedily: 41 of 46 messages got the first reply again.)  A reply that begins otherwise
breaks the circle.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ethervox_gui.context.calls.forms import looks_like_call
from ethervox_gui.context.turns.thinking import split_thinking
from ethervox_gui.context.turns.turns import Role, Turn

#: So many of the last replies are looked at, and so many messages that got the same one make a circle.
N_REPLIES: Final = 8
N_MESSAGES: Final = 2


def given_again(newest_first: Iterable[Turn]) -> frozenset[str]:
    """The replies that several of the last messages got, and that are not to be given to the next.

    The newest message among the turns is the one to be answered: what it got before it may get again.  What
    stands in a reply as a call of a tool or behind thinking is no reply to say twice or not.
    """
    answered: dict[str, set[str]] = {}
    asked: str | None = None
    parts: list[str] = []
    n_replies = 0
    for turn in newest_first:
        if turn.role is not Role.USER:
            parts.append(turn.text if turn.role is Role.ASSISTANT else "")
            continue
        said, text = "".join(reversed(parts)).strip(), turn.text.strip()
        parts.clear()
        if asked is None:
            asked = text
            continue
        n_replies += 1
        if said and not looks_like_call(said) and not split_thinking(said)[0]:
            answered.setdefault(said, set()).add(text)
        if n_replies == N_REPLIES:
            break
    return frozenset(
        said for said, messages in answered.items() if len(messages) >= N_MESSAGES and asked not in messages
    )
