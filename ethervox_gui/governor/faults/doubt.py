"""Reads what the other signals leave in doubt together with the message, as far as there is time for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from ethervox_gui.context.recall.quotes import quoted_part
from ethervox_gui.context.turns.exchanges import ExchangeKey
from ethervox_gui.context.turns.turns import Turn
from ethervox_gui.engine.protocol import CancelCheck, never
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.working_set import text_of
from ethervox_gui.governor.faults import topics

#: A message waits so long at most for all that is read with it, in seconds, as the model read last.
_PATIENCE_S: Final = 1.0
#: Of an exchange so many tokens are read at most, and with fewer there is nothing to tell it by.
_LONGEST, _SHORTEST = 80, 16
#: What is read around both, in tokens; a message has so many at most.
_FRAME, _LONGEST_SAID = 12, 48
#: An exchange of more characters has more tokens than that.
_WHOLE: Final = 600
#: The message is read behind two that are in doubt, and behind another one.
_N_READ: Final = 3


def settled(
    live: LiveChat,
    scores: Mapping[ExchangeKey, float],
    out: Mapping[ExchangeKey, Sequence[Turn]],
    said: str,
    asked_for: Callable[[str], float],
    *,
    may_read: bool = True,
    ahead: CancelCheck | None = None,
) -> dict[ExchangeKey, float]:
    """Scores of exchanges that are out, those in doubt by how much likelier what is ``said`` is behind them.

    ``asked_for`` tells the sentence for which an exchange is read that is too long to be read whole.  What
    was read for this message is not read again, and nothing else unless it ``may_read``.  Where nobody waits
    for it yet, it is read ``ahead`` until that says so, however long it takes.  Raises
    as :func:`topics.read_aside`.
    """
    is_possible = may_read and topics.are_ready(live)
    n_said = min(live.engine.count_tokens(said[:_WHOLE]), _LONGEST_SAID)

    def likelihood(key: ExchangeKey) -> float | None:
        n_tokens = _LONGEST if ahead is not None else _room_for_told(live, n_said)
        if not is_possible or n_tokens < _SHORTEST:
            return None
        told = _told(live, out[key], asked_for, n_tokens)
        return topics.read_aside(live, lambda: live.engine.likelihood(said, told, ahead or never))

    return live.working_set.doubt_of(said).settled(scores, likelihood)


# ---- inside ----------------------------------------------------------------------------------------


def _room_for_told(live: LiveChat, n_said: int) -> int:
    """So many tokens of an exchange may be read with a message of so many, with all three in time."""
    return int(min(_LONGEST, topics.n_in_time(live, _PATIENCE_S) / _N_READ - _FRAME - n_said))


def _told(live: LiveChat, turns: Sequence[Turn], asked_for: Callable[[str], float], n_tokens: int) -> str:
    """An exchange, or the part of it that fits."""

    def fits(text: str) -> bool:
        return len(text) <= _WHOLE and live.engine.count_tokens(text) <= n_tokens

    whole = text_of(turns)
    if fits(whole):
        return whole
    part = quoted_part(turns, asked_for, fits, preface=False)
    return part.text if part is not None else ""
