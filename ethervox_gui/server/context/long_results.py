"""Results of calls that no strategy can make fit: of each its beginning and its end go to the model.

Without that an agent stops at the first long file it reads, whatever else leaves: the call that was made last
stays with its results, and so does the message it was made for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from ethervox_gui.context.language.pieces import ends_that_fit
from ethervox_gui.context.requests.message_strategies import results_too_long
from ethervox_gui.context.requests.report import Shortened
from ethervox_gui.context.turns.shortened import SHARE_LEFT
from ethervox_gui.server.context.counting import Counter
from ethervox_gui.server.context.plan import Message, Policy
from ethervox_gui.server.schema import items

#: Of less nothing could be understood.
_LEAST_TOKENS: Final = 32


class Fitted(NamedTuple):
    """Messages with shorter results, and by their places those of which only a part is left."""

    messages: Sequence[Message]
    shortened: Mapping[int, Shortened]


def fitted(
    messages: Sequence[Message], sizes: Sequence[int], base: int, policy: Policy, counter: Counter
) -> Fitted:
    """The messages, with results shortened where a call with its results could not go to the model at all.

    ``sizes`` and ``base`` are the tokens of each message and those of none.  A result becomes the same text
    with every request, whatever is asked behind it, so that what is in the cache stays of use.
    """
    found, shortened = list(messages), dict[int, Shortened]()
    steps = results_too_long(items(messages, sizes), policy.error_at, policy.warning_at, base, SHARE_LEFT)
    for places, room in steps:
        most = _most([sizes[place] for place in places], room)
        for place in places:
            text = _text(messages[place])
            if sizes[place] <= most or text is None:
                continue
            n_text = counter.count_text(text)
            line = _line(n_text)
            n_left = most - max(sizes[place] - n_text, 0) - counter.count_text(line)
            if n_left < _LEAST_TOKENS:
                continue
            shorter = line + ends_that_fit(text, n_left, counter.count_text)
            found[place] = {**messages[place], "content": shorter}
            call_id = messages[place].get("tool_call_id")
            shortened[place] = Shortened(n_text, counter.count_text(shorter), call_id=call_id)
    return Fitted(found, shortened)


# ---- inside ----------------------------------------------------------------------------------------


def _line(n_tokens: int) -> str:
    return f"(The beginning and the end of {n_tokens:,} tokens; the rest has no room here.)\n"


def _most(sizes: Sequence[int], room: int) -> int:
    """How many tokens each may have so that all have room, where short ones leave theirs to the others."""
    for n_before, size in enumerate(sorted(sizes)):
        each = room // (len(sizes) - n_before)
        if size > each:
            return each
        room -= size
    return max(sizes, default=0)


def _text(message: Mapping[str, Any]) -> str | None:
    """The text of a message; ``None`` where it has anything else, or nothing."""
    content = message.get("content")
    if isinstance(content, str):
        return content or None
    parts = [part.get("text") for part in content or ()]
    return "\n".join(parts) or None if all(isinstance(part, str) for part in parts) else None
