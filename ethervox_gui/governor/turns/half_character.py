"""A reply that broke off within a character: what there is of it leaves the cache, as no text has it.

So the cells hold what timeline and database say, whatever follows.  A reply that goes on begins the character
again.
"""

from __future__ import annotations

import codecs
from typing import Final

from ethervox_gui.context.edits.kv_model import Remove
from ethervox_gui.governor.chat.live_chat import LiveChat

#: A character has begun with at most so many tokens.
MOST_TOKENS: Final = 3


def take_out(live: LiveChat) -> None:
    """Take the character that the open reply ends within out of its cells.

    Where cells cannot be removed one by one, or there would be none left, it stays until they are read again.
    Raises :class:`EngineError` with the cache in any state.
    """
    n_tokens = _n_tokens(live)
    is_all = n_tokens >= live.timeline.n_reply
    if not n_tokens or is_all or live.is_stale or not live.engine.info.capability.surgical:
        return
    live.engine.apply([Remove(live.timeline.n_past - n_tokens)])
    live.timeline.take_back_reply(n_tokens)
    live.reply.take_back(n_tokens)


def _n_tokens(live: LiveChat) -> int:
    """How many tokens the reply ends with that are the beginning of a character and nothing else."""
    decoder = codecs.getincrementaldecoder("utf-8")("replace")
    pieces = [live.engine.piece(token) for token in live.reply.tokens[-MOST_TOKENS:]]
    decoder.decode(b"".join(pieces))
    begun: bytes = decoder.getstate()[0]
    n_tokens = 0
    while begun:
        piece = pieces.pop()
        if not begun.endswith(piece):
            return 0  # it ends a word, too
        begun, n_tokens = begun[: len(begun) - len(piece)], n_tokens + 1
    return n_tokens
