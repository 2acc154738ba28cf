"""Reminders: what the user told before and a message asks for, quoted in front of it within its own turn.

What comes back stands at its old place, far from the question, where a small model overlooks it; what it
reads in the message itself it takes for said.  Of 47 questions that Qwen2.5 Coder 0.5B was asked six
exchanges after it had been told the answer, it knew 11 with the exchange at its old place and 34 with what
the user had said there quoted in front of the question, too (25 with two things beside it that were not
asked for).

Of what was told anew since it took the first in 7 of 10 tries, and with "earlier" and "since then" before the
two in 3 to 5.

The quotation is short, a part of the message's turn from then on, and leaves with it.  A server is sent none:
it may never have been told that; and the guide was trained on summaries alone.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from itertools import chain, takewhile
from typing import Final

from ethervox_gui.context.language.questions.asking import asks_for_advice, asks_for_told
from ethervox_gui.context.language.questions.names import asked_names
from ethervox_gui.context.language.sentences import sentences
from ethervox_gui.context.recall import choice
from ethervox_gui.context.recall.quotes import EARLIER, PREFACE, SINCE, dated, quoted_exchange, quoted_part
from ethervox_gui.context.turns.exchanges import ExchangeKey
from ethervox_gui.context.turns.turns import Role, Turn
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.faults import by_words, renewed, room

#: So many tokens at most are quoted, and of each exchange so many.
_MOST: Final = 96
_OF_EACH: Final = 48
#: What is asked for less than this share of the best is not quoted beside it: a small model takes what is
#: quoted for the answer, whichever it is.
_NEAR: Final = 0.85
#: Words that ask for less than this share of their limit say nothing of what else they ask for: 17 of 134
#: questions of tests/data/fault_choosing.txt and fault_more.txt would be reminded of something in sight that
#: they do not ask for.
_IN_EARNEST: Final = 0.3


def are_possible(live: LiveChat) -> bool:
    """Whether messages may be reminded of something with this model."""
    return not live.engine.info.is_guide and live.engine.info.path is not None


def are_wanted(live: LiveChat, asked: str) -> bool:
    """Whether a message that ``asked`` this may be reminded of what it asks for, as far as its words tell."""
    is_asked = asks_for_told(asked) or (bool(asked_names(asked)) and not asks_for_advice(asked))
    return is_asked and are_possible(live)


def of_what_is_back(
    live: LiveChat,
    asked: str,
    n_new: int,
    tells: Callable[[ExchangeKey], bool],
    named: Collection[ExchangeKey] = (),
    *,
    only_named: bool = False,
) -> str:
    """What the user said in the exchanges that came back for a message that ``asked`` this; empty if nothing.

    ``n_new`` tokens follow; ``tells`` says whether something was told in an exchange.  Those that tell of
    somebody it asks about by name, ``named``, need not have come back: which of them answers it nobody knows,
    and what was said takes less room.  Nor need what was told since and is as much asked for, or tells the
    same anew: alone, what came back would be taken for the newest.  ``only_named``: nothing but that.
    """
    of_sentence = by_words.of_sentence(live, asked)
    back, exchanges = live.working_set, live.working_set.exchanges(live.timeline)
    there = {*named} if only_named else {*back.just_back(live.timeline), *named}
    keys = [key for key in exchanges if key in there and tells(key)]
    asked_for = {key: back.scores.get(key, 1.0) for key in keys}
    least = _NEAR * max(asked_for.values(), default=0.0)
    keys = sorted((key for key in keys if asked_for[key] >= least), key=lambda key: -asked_for[key])
    since = {key: renewed.told_anew(live, key, exchanges, asked) for key in keys[: choice.MOST]}
    newer = [*dict.fromkeys(chain.from_iterable(since.values()))]
    keys = [*dict.fromkeys((*_newer_in_sight(live, asked, keys, tells), *keys[:1], *newer, *keys))]
    n_left = min(_MOST, room.share(live), room.free(live) - n_new - 1) - live.engine.count_tokens(PREFACE)
    said: dict[ExchangeKey, str] = {}
    for key in keys:
        quoted = _said(live, exchanges[key], of_sentence)
        when = SINCE if key in newer else EARLIER if since.get(key) else ""
        n_tokens = live.engine.count_tokens(dated(quoted, when) if when else quoted) + 1
        if quoted and n_tokens <= n_left:
            said[key] = quoted
            n_left -= n_tokens
    # "Since then" says nothing where there was no room for what was told before.
    renewing = {key for older in said for key in since.get(older, ())}
    for key, quoted in said.items():
        if key in renewing or since.get(key):
            said[key] = dated(quoted, SINCE if key in renewing else EARLIER)
    # As it was told, one after the other: of what was corrected the newest stands last.
    return "\n".join([PREFACE, *(said[key] for key in exchanges if key in said)]) if said else ""


# ---- inside ----------------------------------------------------------------------------------------


def _newer_in_sight(
    live: LiveChat, asked: str, keys: Sequence[ExchangeKey], tells: Callable[[ExchangeKey], bool]
) -> list[ExchangeKey]:
    """The exchanges in sight that were told since the first of these and are as much asked for; newest first.

    None where words hardly ask for these, and none that has but the form of the question: "When … with me?".
    """
    exchanges, out = live.working_set.exchanges(live.timeline), live.working_set.out(live.timeline)
    of_sentence, alone = by_words.of_sentence(live, asked), by_words.of_sentence(live, asked, "")
    # A short message is taken with the one before it, which has all words of that.
    before = next(reversed(exchanges), None)

    def asked_for(key: ExchangeKey) -> float:
        of = alone if key == before else of_sentence
        said = [turn.text for turn in exchanges[key] if turn.role is Role.USER]
        return max((of(sentence) for text in said for sentence in sentences(text)), default=0.0)

    least = _NEAR * max(map(asked_for, keys), default=0.0)
    if least < _NEAR * _IN_EARNEST * by_words.LIMIT:
        return []
    first = min(exchanges[key][0].number for key in keys)
    since = takewhile(lambda key: exchanges[key][0].number > first, reversed(exchanges))
    having = by_words.having_its_things(live.working_set.words, asked, by_words.said_before(live))
    there = (key for key in since if key not in out and key not in keys)
    meant = (key for key in there if having is None or key in having)
    return [key for key in meant if tells(key) and asked_for(key) >= least]


def _said(live: LiveChat, turns: Sequence[Turn], of_sentence: Callable[[str], float]) -> str:
    """What the user said in an exchange, or what of it is most asked for where that is long."""
    told = [turn for turn in turns if turn.role is Role.USER]
    whole = quoted_exchange(told, preface=False)

    def fits(text: str) -> bool:
        return live.engine.count_tokens(text) <= _OF_EACH

    part = None if fits(whole) else quoted_part(told, of_sentence, fits, preface=False)
    return part.text if part is not None else whole
