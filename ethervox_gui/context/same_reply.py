"""Replies that a model gives to one message after another, and messages that it gives back as replies.

A small model that has given the same reply twice sees itself do so in its context, and goes on: from then on
it answers whatever is said with that reply, and the conversation is at its end without being full.  (Qwen2.5
Coder 0.5B in German, greedily: 41 of 46 messages got the first reply again.)  So it does with its messages:
of statements that it gave back word for word it learns to give back questions.  A reply that begins otherwise
breaks the circle.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final

from ethervox_gui.context.calls.forms import looks_like_call
from ethervox_gui.context.language.sentences import asks
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
    asked, exchanges = _exchanges(newest_first)
    answered: dict[str, set[str]] = {}
    for message, said in exchanges:
        answered.setdefault(said, set()).add(message)
    return frozenset(
        said for said, messages in answered.items() if len(messages) >= N_MESSAGES and asked not in messages
    )


def given_back(newest_first: Iterable[Turn]) -> str:
    """The question to be answered, if it is not to be given back: several of the last messages were.

    Empty where it may be.  Statements may always be: that is how some models take note of them; so one of
    those messages must have been a question.
    """
    asked, exchanges = _exchanges(newest_first)
    back = {message for message, said in exchanges if message == said}
    return asked if asks(asked) and len(back) >= N_MESSAGES and any(map(asks, back)) else ""


# ---- inside ----------------------------------------------------------------------------------------


def _exchanges(newest_first: Iterable[Turn]) -> tuple[str, list[tuple[str, str]]]:
    """The newest message, and the last ones before it with what each got, if that is a reply."""
    messages = _messages(newest_first)
    asked, _ = next(messages, ("", ""))
    return asked, [
        (message, said)
        for message, said in islice(messages, N_REPLIES)
        if said and not looks_like_call(said) and not split_thinking(said)[0]
    ]


def _messages(newest_first: Iterable[Turn]) -> Iterator[tuple[str, str]]:
    """Each message with all that answers it."""
    parts: list[str] = []
    for turn in newest_first:
        if turn.role is not Role.USER:
            parts.append(turn.text if turn.role is Role.ASSISTANT else "")
            continue
        yield turn.text.strip(), "".join(reversed(parts)).strip()
        parts.clear()
