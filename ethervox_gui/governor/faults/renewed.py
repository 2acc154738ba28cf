"""Of what the guide was told twice, what is true now: beside the older one it would answer with that.

Only the guide notes what it is told in sentences that say what they are about.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Self

from ethervox_gui.context.recall import choice
from ethervox_gui.context.summaries.numbered import noted_in, thing_of
from ethervox_gui.context.turns.exchanges import ExchangeKey
from ethervox_gui.context.turns.turns import Role, Turn
from ethervox_gui.governor.chat.live_chat import LiveChat


def newest(
    live: LiveChat, scores: dict[ExchangeKey, float], exchanges: Mapping[ExchangeKey, Sequence[Turn]]
) -> dict[ExchangeKey, float]:
    """Scores in which an exchange all of whose notes were renewed stands back for those that did it."""
    if not live.engine.info.is_guide:
        return scores
    touched = {key for key, score in scores.items() if score >= choice.NEARLY}
    things = {key: notes for key in touched if (notes := noted_in(exchanges[key]))}
    if not things:
        return scores
    wanted = {thing for notes in things.values() for thing in notes}
    last: dict[str, ExchangeKey] = {}
    for key, exchange in reversed(list(exchanges.items())):
        if not _may_note(exchange, wanted):
            continue
        for thing in wanted.intersection(noted_in(exchange)):
            last.setdefault(thing, key)
        if len(last) == len(wanted):
            break
    found = dict(scores)
    for key, about in things.items():
        renewed = {last[thing] for thing in about}
        if key not in renewed:
            found[key] = 0.0
            for newer in renewed:
                found[newer] = max(found.get(newer, 0.0), scores[key])
    return found


class Noted:
    """What a chat's notes say now, and what was noted of each turn."""

    def __init__(self, exchanges: Iterable[Sequence[Turn]]) -> None:
        self._now: dict[str, str] = {}
        self._then: dict[int, dict[str, str]] = {}
        for exchange in exchanges:
            notes = noted_in(exchange)
            self._now |= notes
            self._then |= {turn.turn_id: notes for turn in exchange}

    @classmethod
    def by_guide(cls, live: LiveChat) -> Self:
        """Those of a chat with the guide; none of one with another model."""
        is_guide = live.engine.info.is_guide
        return cls(live.working_set.exchanges(live.timeline).values() if is_guide else ())

    def now(self, line: str) -> str:
        """What is noted now of that which a line of this chat's notes is about; or the line."""
        thing = thing_of(line)
        return line if thing is None else self._now.get(thing, line)

    def instead_of(self, turn_id: int) -> list[str]:
        """What is noted now, if it is something else than what was noted of a turn."""
        then = self._then.get(turn_id, {})
        now = {thing: self._now[thing] for thing in then}
        return list(now.values()) if now != then else []


# ---- inside ----------------------------------------------------------------------------------------


def _may_note(exchange: Sequence[Turn], things: Iterable[str]) -> bool:
    """Whether a note of one of these may be in it: of thousands of exchanges few have to be read for that."""
    replies = [turn.text.casefold() for turn in exchange if turn.role is Role.ASSISTANT]
    return any(thing in reply for thing in things for reply in replies)
