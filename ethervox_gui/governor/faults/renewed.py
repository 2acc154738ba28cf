"""Where a thing was told twice, the newer telling comes too: a model that sees only the older believes it.

The guide notes what it is told in sentences that say what they are about; of others' chats the words decide.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from heapq import nlargest
from itertools import dropwhile
from typing import Final, Self

from ethervox_gui.context.language.sentences import sentences
from ethervox_gui.context.recall import anew, choice
from ethervox_gui.context.summaries.guide.numbered import noted_in, thing_of
from ethervox_gui.context.turns.exchanges import ExchangeKey
from ethervox_gui.context.turns.turns import Role, Turn
from ethervox_gui.governor.chat.live_chat import LiveChat

#: So many exchanges are looked at for what was told anew of a thing: those that have most of it.
_MOST_LOOKED_AT: Final = 8
#: Characters of each message: nobody corrects in a longer one.
_LOOKED_AT: Final = 4000
#: What is newer counts so much more: where there is room for one alone, the older would be a wrong answer.
_A_HAIR: Final = 0.001


def newest(
    live: LiveChat,
    scores: dict[ExchangeKey, float],
    exchanges: Mapping[ExchangeKey, Sequence[Turn]],
    text: str,
) -> dict[ExchangeKey, float]:
    """Scores in which an exchange that tells anew what is asked for counts a hair more than what it renews.

    ``text`` is the message.  In the guide's chats an exchange all of whose notes were renewed gives way to
    those that renewed them.
    """
    found = dict(scores)
    asked = (key for key in choice.touched(scores) if key in exchanges)
    for key in nlargest(choice.MOST, asked, key=scores.__getitem__):
        for newer in told_anew(live, key, exchanges, text):
            found[newer] = max(found.get(newer, 0.0), scores[key] + _A_HAIR)
    return _by_notes(found, exchanges) if live.engine.info.is_guide else found


def told_anew(
    live: LiveChat, key: ExchangeKey, exchanges: Mapping[ExchangeKey, Sequence[Turn]], text: str
) -> list[ExchangeKey]:
    """Where the user told anew what a message ``text`` asks for and they told in this exchange."""
    index, least = live.working_set.words, anew.ABOUT
    told, about = anew.shared_most(index, text, _told(exchanges[key]))
    if not about:
        told, about = anew.all_of_it(index, _told(exchanges[key]))
        least = anew.ABOUT_THE_SAME
    first = exchanges[key][0].number
    likely = {
        other: share
        for other, share in index.having(about).items()
        if share >= least and other in exchanges and exchanges[other][0].number > first
    }
    found = [
        other
        for other in nlargest(_MOST_LOOKED_AT, likely, key=likely.__getitem__)
        if any(anew.is_told_anew(text, told, sentence, about, least) for sentence in _told(exchanges[other]))
    ]
    following = _next(exchanges, key)
    if following is not None and following not in found:
        begins = _told(exchanges[following])[:1]
        found += [following] if any(map(anew.corrects_what_it_points_to, begins)) else []
    return found


class Noted:
    """What a chat's notes say now, and what was noted of each turn; only what is asked for is read."""

    def __init__(self, exchanges: Mapping[ExchangeKey, Sequence[Turn]]) -> None:
        self._exchanges = exchanges

    @classmethod
    def by_guide(cls, live: LiveChat) -> Self:
        """Those of a chat with the guide; none of one with another model."""
        is_guide = live.engine.info.is_guide
        return cls(live.working_set.exchanges(live.timeline) if is_guide else {})

    def now(self, lines: Iterable[str]) -> list[str]:
        """What is noted now of that which lines of this chat's notes are about; other lines as they are."""
        about = [(line, thing_of(line)) for line in lines]
        notes = self._newest({thing for _, thing in about if thing is not None})
        return [line if thing is None else notes.get(thing, line) for line, thing in about]

    def instead_of(self, turn_ids: Iterable[int]) -> dict[int, list[str]]:
        """Of turns of which something was noted: what is noted now, where that is something else."""
        wanted = {*turn_ids}
        then = {
            turn.turn_id: notes
            for key, exchange in self._exchanges.items()
            if not wanted.isdisjoint(key) and (notes := noted_in(exchange))
            for turn in exchange
            if turn.turn_id in wanted
        }
        notes = self._newest({thing for noted in then.values() for thing in noted})
        now = {turn_id: {thing: notes[thing] for thing in noted} for turn_id, noted in then.items()}
        return {turn_id: [*noted.values()] for turn_id, noted in now.items() if noted != then[turn_id]}

    def _newest(self, things: set[str]) -> dict[str, str]:
        """The newest note of each of these things, as far as there is one."""
        return {thing: notes[thing] for thing, (_, notes) in _newest(self._exchanges, things).items()}


# ---- inside ----------------------------------------------------------------------------------------


def _by_notes(
    scores: dict[ExchangeKey, float], exchanges: Mapping[ExchangeKey, Sequence[Turn]]
) -> dict[ExchangeKey, float]:
    touched = {key for key, score in scores.items() if score >= choice.NEARLY}
    things = {key: notes for key in touched if (notes := noted_in(exchanges[key]))}
    if not things:
        return scores
    last = _newest(exchanges, {thing for notes in things.values() for thing in notes})
    found = dict(scores)
    for key, about in things.items():
        renewed = {last[thing][0] for thing in about}
        if key not in renewed:
            found[key] = 0.0
            for newer in renewed:
                found[newer] = max(found.get(newer, 0.0), scores[key])
    return found


def _told(turns: Sequence[Turn]) -> list[str]:
    """The sentences that the user said in these turns."""
    said = (turn.text[:_LOOKED_AT] for turn in turns if turn.role is Role.USER)
    return [sentence for text in said for sentence in sentences(text)]


def _next(exchanges: Mapping[ExchangeKey, Sequence[Turn]], key: ExchangeKey) -> ExchangeKey | None:
    """The exchange behind this one; ``None`` where it is the last."""
    behind = iter(exchanges)
    return next((other for other in dropwhile(lambda one: one != key, behind) if other != key), None)


def _newest(
    exchanges: Mapping[ExchangeKey, Sequence[Turn]], things: set[str]
) -> dict[str, tuple[ExchangeKey, dict[str, str]]]:
    """The exchange in which each of these things was noted last, and all that was noted there."""
    found: dict[str, tuple[ExchangeKey, dict[str, str]]] = {}
    left = {*things}
    for key, exchange in reversed([*exchanges.items()]):
        if not left:
            break
        if _may_note(exchange, left):
            notes = noted_in(exchange)
            found |= dict.fromkeys(left.intersection(notes), (key, notes))
            left.difference_update(notes)
    return found


def _may_note(exchange: Sequence[Turn], things: Iterable[str]) -> bool:
    """Whether a note of one of these may be in it: of thousands of exchanges few have to be read for that.

    Word by word, for in a note spaces are single, whatever is in the reply.
    """
    replies = [turn.text.casefold() for turn in exchange if turn.role is Role.ASSISTANT]
    return any(all(word in reply for word in thing.split()) for reply in replies for thing in things)
