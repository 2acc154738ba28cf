"""Whether the user told something or wanted something done, by the form of what they said.

What tells something is also judged by what is usual in the chat.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from itertools import islice
from typing import Final

from ethervox_gui.context.language.questions import own_things
from ethervox_gui.context.language.questions.own_things import has_articles, is_about
from ethervox_gui.context.language.sentences import asks, sentences
from ethervox_gui.context.language.wishing import begins_with_a_deed, wants
from ethervox_gui.context.recall import asked_only
from ethervox_gui.context.summaries.found_out import results_of
from ethervox_gui.context.summaries.worth import Usual, worth_of_told
from ethervox_gui.context.turns.exchanges import ExchangeKey
from ethervox_gui.context.turns.turns import Role, Turn
from ethervox_gui.governor.chat.live_chat import LiveChat

#: What tells something of one's own is worth so much; "Plan a party for my sister" less, though "my" counts.
#: In languages without articles, whose short words say less of a sentence, both are worth less.
_OF_OWN: Final = 0.75
_TERSELY: Final = 0.65
#: And so much what begins with the thing that a request is about.
_OF_IT: Final = 0.5
#: What is usual in a chat is learned from the beginnings of so many of the user's messages.
_N_USUAL: Final = 64
_LOOKED_AT: Final = 500


def tells(live: LiveChat, exchanges: Mapping[ExchangeKey, Sequence[Turn]]) -> Callable[[ExchangeKey], bool]:
    """What says whether the user told something in an exchange."""
    usual_here = cache(partial(usual, live))

    def is_told(key: ExchangeKey) -> bool:
        said = [turn.text for turn in exchanges[key] if turn.role is Role.USER]
        return not said or asked_only.tells(said, usual_here())

    return is_told


def or_found_out(
    is_told: Callable[[ExchangeKey], bool], exchanges: Mapping[ExchangeKey, Sequence[Turn]]
) -> Callable[[ExchangeKey], bool]:
    """As ``is_told``, also where another program's tool said something: no model knows that."""
    return lambda key: is_told(key) or any(results_of(exchanges[key]))


def usual(live: LiveChat) -> Usual:
    """What is usual in the chat, by what the user said last."""
    said = (turn.text for turn in live.timeline.newest() if turn.role is Role.USER)
    return live.working_set.usual.of(text[:_LOOKED_AT] for text in islice(said, _N_USUAL))


def tells_of_own(said: str, usual_here: Usual) -> bool:
    """Whether something of one's own is told in what was said, if it has to do with that at all."""
    return asked_only.tells([said], usual_here, _OF_OWN if has_articles(said) else _TERSELY)


def of_things(things: frozenset[str], usual_here: Usual, *, for_request: bool) -> Callable[[str], bool]:
    """What says whether the user told something of these things as theirs.

    ``for_request``: or something of these things at all.
    """

    def is_told(said: str) -> bool:
        if own_things.tells_of_own(said, *things) and tells_of_own(said, usual_here):
            return True
        return for_request and any(
            is_about(one, *things) and worth_of_told(one, usual_here) >= _OF_IT for one in sentences(said)
        )

    return is_told


def orders(turns: Sequence[Turn]) -> bool:
    """Whether the user wanted something done in an exchange, as far as the form of a sentence tells."""
    said = (one for turn in turns if turn.role is Role.USER for one in sentences(turn.text))
    return any((wants(one) or begins_with_a_deed(one)) and not asks(one) for one in said)


def is_request(text: str, usual_here: Usual) -> bool:
    """Whether a message wants something done, as far as its form tells, and is no question."""
    said = sentences(text)
    if any(map(asks, said[-1:])):
        return False
    wants_it_done = any(wants(one) or begins_with_a_deed(one) for one in said)
    return wants_it_done or not asked_only.tells([text], usual_here)
