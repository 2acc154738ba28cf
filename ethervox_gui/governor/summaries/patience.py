"""How long a summary may hold back the first word: a second, for writing and reading it together.

A written summary costs time twice: the model writes it, and then its block is read where the turns stood.
Reading goes as fast as it did for the last prompt, so how long the text may be is known before it is
written.
"""

from __future__ import annotations

from typing import NamedTuple

from ethervox_gui.governor.chat.live_chat import LiveChat

#: A message waits so many seconds for a summary: notes can stand for the turns as well.
FIRST_WORD_S = 1.0

#: A text with less room than this says nothing.
LEAST_TOKENS = 24


class Patience(NamedTuple):
    """What a summary may take: seconds to be written in, and tokens of its text; ``None``: as it comes."""

    write_s: float | None = None
    most_tokens: int | None = None

    def holds(self, n_tokens: int) -> bool:
        """Whether a text of so many tokens is read in time."""
        return self.most_tokens is None or n_tokens <= self.most_tokens

    @property
    def may_write(self) -> bool:
        """Whether it is worth asking the model."""
        return self.write_s is None or self.write_s > 0


#: Who asked for a summary waits for it.
ENDLESS = Patience()


def of_an_edit(live: LiveChat) -> Patience:
    """What somebody waits for who did not ask for the edit.

    Until the first word is there its text must be read within the second, whatever way it comes about.
    Where a reply goes on already, the model writes for a second at most.  How long reading takes is not known
    of a model on another server, and where nothing can be edited in place everything is read again anyway.
    """
    speed = live.engine.prompt_speed
    is_first = live.timeline.open_reply is None or not live.reply.stream.n_tokens
    if not is_first or not speed or not live.engine.info.capability.surgical:
        return Patience(FIRST_WORD_S)
    return Patience(FIRST_WORD_S, int(FIRST_WORD_S * speed) - len(live.block_tokens("")))


def shared(live: LiveChat, patience: Patience, limit: int) -> Patience:
    """Of what an edit may take, the parts for the writing of a text of ``limit`` tokens, and for its reading.

    It is shortened rather than that reading takes more than half.  No time to write is left where the
    instruction alone takes most of it.
    """
    if patience.write_s is None or patience.most_tokens is None:
        return patience
    most, speed = min(limit, patience.most_tokens // 2), live.engine.prompt_speed
    write_s = patience.write_s - (most + len(live.block_tokens(""))) / speed
    if most < LEAST_TOKENS or 2 * live.budget.n_instruction > write_s * speed:
        return Patience(0.0, patience.most_tokens)
    return Patience(write_s, most)
