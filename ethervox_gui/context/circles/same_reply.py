"""Replies that a model gives to one message after another, and messages that it gives back as replies.

A small model that has given the same reply twice sees itself do so in its context, and goes on: from then on
it answers whatever is said with that reply, and the conversation is at its end without being full.  (Qwen2.5
Coder 0.5B in German, greedily: 41 of 46 messages got the first reply again.)  So it does with its messages:
of statements that it gave back word for word it learns to give back questions and requests.  And it answers
one question as it answered another, although what is asked for stands in front of it.  A reply that begins
otherwise breaks the circle, and says what was asked for: in the recall benchmark's German set, known were 12
of 14 facts then, and 8 before.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from enum import Enum, auto
from itertools import islice
from typing import Final

from ethervox_gui.context.calls.forms import looks_like_call
from ethervox_gui.context.language.questions.asking import asks_for_told
from ethervox_gui.context.language.sentences import asks
from ethervox_gui.context.language.wishing import wants
from ethervox_gui.context.language.words import UNSPACED, compared
from ethervox_gui.context.turns.thinking import split_thinking
from ethervox_gui.context.turns.turns import Role, Turn

#: So many of the last replies are looked at, and so many messages that got the same one make a circle.
N_REPLIES: Final = 8
N_MESSAGES: Final = 2
#: Where so many replies have as many words in a row in common, near their beginnings, that is a circle, too.
N_ALIKE: Final = 3
_N_ROW: Final = 8
_N_BEGINNING: Final = 48
#: So many characters tell whether a reply is one that was given before.
N_SAME: Final = 80
#: What the user told is looked for in so many of the last messages.
_N_TOLD: Final = 64
#: So much of a text: a file may come with a message.
_LOOKED_AT: Final = 4000
#: A word of so many characters says something, in scripts that write a word in several.
_LONG: Final = 4
_UNSPACED: Final = re.compile(f"[{UNSPACED}]")


def given_again(newest_first: Iterable[Turn]) -> frozenset[str]:
    """The replies that several of the last messages got, and that are not to be given to the next.

    The newest message among the turns is the one to be answered: what it got before it may get again.  What
    stands in a reply as a call of a tool or behind thinking is no reply to say twice or not.
    """
    asked, exchanges = _last(_messages(newest_first))
    answered: dict[str, set[str]] = {}
    for message, said in exchanges:
        answered.setdefault(said, set()).add(message)
    return frozenset(
        said for said, messages in answered.items() if len(messages) >= N_MESSAGES and asked not in messages
    )


def alike(newest_first: Iterable[Turn]) -> frozenset[str]:
    """The replies to the last messages that several of them got with other words in it.

    "If you rent a flat, you can use the following steps to organize the family", and so on with each message.
    What was asked for so, in a message or the system's turn, is none.
    """
    turns = list(islice(newest_first, _N_TOLD))
    _, exchanges = _last(_messages(turns))
    if len(exchanges) < N_ALIKE:
        return frozenset()
    wanted = {row for turn in turns if turn.role in (Role.USER, Role.SYSTEM) for row in _rows(turn.text)}
    having: dict[tuple[str, ...], set[str]] = {}
    for message, said in exchanges:
        for row in _rows(said, _N_BEGINNING) - wanted:
            having.setdefault(row, set()).add(message)
    again = {row for row, messages in having.items() if len(messages) >= N_ALIKE}
    return frozenset(said for _, said in exchanges if not again.isdisjoint(_rows(said, _N_BEGINNING)))


def given_back(newest_first: Iterable[Turn]) -> str:
    """The question or request to be answered, if it is not to be given back: some of the last messages were.

    Empty where it may be.  Statements may always be: that is how some models take note of them; so for a
    question one of those messages must have been one, too, or a request.
    """
    asked, exchanges = _last(_messages(newest_first))
    back = {message for message, said in exchanges if message == said}
    if len(back) < N_MESSAGES:
        return ""
    return asked if wants(asked) or (asks(asked) and any(asks(one) or wants(one) for one in back)) else ""


def asked_again(newest_first: Iterable[Turn], *, is_told: bool = False) -> str:
    """The question to be answered, where it asks for something told: no reply to it is the question itself.

    It does so, whatever its words are, where ``is_told`` says that something was found for it.  Empty of
    other messages: "Where does she live?" may be a sentence that was to be corrected.
    """
    asked, _ = next(_messages(newest_first), ("", ""))
    return asked if asks_for_told(asked) or (is_told and asks(asked)) else ""


def answers_to_others(newest_first: Iterable[Turn]) -> frozenset[str]:
    """The replies to other questions that mostly say what the user told, or what they asked then.

    None where no question is asked now.  So the answer to one question is not given to the next.  A reply
    that says nothing of the kind ("I do not know.") may answer many.
    """
    messages = list(islice(_messages(newest_first), _N_TOLD))
    asked, exchanges = _last(messages)
    if not asks(asked):
        return frozenset()
    others = [
        (message, said) for message, said in exchanges if message not in (asked, said) and asks(message)
    ]
    if not others:
        return frozenset()
    told = {word for message, _ in messages if not asks(message) for word in _telling(message)}
    found: set[str] = set()
    for message, said in others:
        words, its_own = _telling(said), (told | _telling(message)) - _telling(asked)
        if 0 < len(words) <= 2 * len(words & its_own):
            found.add(said)
    return frozenset(found)


def other_questions(newest_first: Iterable[Turn]) -> frozenset[str]:
    """What else the user asked in the last messages, where they ask now: none of that is an answer."""
    asked, exchanges = _last(_messages(newest_first))
    if not asks(asked):
        return frozenset()
    return frozenset(message for message, _ in exchanges if message != asked and asks(message))


class Becomes(Enum):
    """What a reply is, seen from one that was given before."""

    ANOTHER = auto()
    PERHAPS_THE_SAME = auto()
    THE_SAME = auto()


def becomes(text: str, said: str, *, is_over: bool, but_the_first_word: bool = False) -> Becomes:
    """What a reply that is ``text`` so far, or that ``is_over``, becomes, seen from ``said``.

    With ``but_the_first_word`` any first word will do: "Weir live here" is "We live here".
    """
    text, said = text.strip(), said.strip()
    if but_the_first_word and _behind_the_first_word(said):
        if " " not in text:
            may_go_on = not is_over and len(text) <= N_SAME
            return Becomes.PERHAPS_THE_SAME if may_go_on else Becomes.ANOTHER
        text, said = _behind_the_first_word(text), _behind_the_first_word(said)
    if text == said if is_over else len(said) > N_SAME and text.startswith(said[:N_SAME]):
        return Becomes.THE_SAME
    return Becomes.PERHAPS_THE_SAME if said.startswith(text) and not is_over else Becomes.ANOTHER


# ---- inside ----------------------------------------------------------------------------------------


def _telling(text: str) -> set[str]:
    """The words that say something by themselves, no short ones; of a long text those of its beginning."""
    found = compared(text[:_LOOKED_AT])
    return {word for word in found if len(word) >= _LONG or word.isdigit() or _UNSPACED.search(word)}


def _rows(text: str, n_words: int | None = None) -> set[tuple[str, ...]]:
    """The words of a text, as many in a row as tell that it is said again; of its first ``n_words``."""
    said = compared(text[:_LOOKED_AT])[:n_words]
    return {tuple(said[at : at + _N_ROW]) for at in range(len(said) - _N_ROW + 1)}


def _behind_the_first_word(text: str) -> str:
    return text.partition(" ")[2]


def _last(messages: Iterable[tuple[str, str]]) -> tuple[str, list[tuple[str, str]]]:
    """The newest message, and the last ones before it with what each got, if that is a reply."""
    newest_first = iter(messages)
    asked, _ = next(newest_first, ("", ""))
    return asked, [
        (message, said)
        for message, said in islice(newest_first, N_REPLIES)
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
