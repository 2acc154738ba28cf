"""Work on a sequence beside the live chat's, in steps: alone, or in the batches of a reply that goes on."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import NamedTuple, TypeVar

from ethervox_gui.governor.chat.live_chat import LiveChat

T = TypeVar("T")

#: Where a sampler finds the logits of the token that was decoded last.
LAST = -1


class Chunk(NamedTuple):
    """What is to be decoded next: tokens of a sequence, from a position on."""

    tokens: Sequence[int]
    seq: int
    p0: int


#: Yields what is to be decoded, and is sent where in the batch the logits of its last token are.  What goes
#: wrong while it is decoded is raised within it.
Steps = Generator[Chunk, int, T]


def alone(live: LiveChat, steps: Steps[T], chunk: Chunk | None = None) -> T:
    """Do all the steps, one after the other; what they come to.  ``chunk``: they wait for this one."""
    try:
        chunk = chunk or next(steps)
        while True:
            try:
                live.engine.decode(chunk.tokens, chunk.seq, chunk.p0, cancelled=live.cancelled)
            except Exception as error:
                chunk = steps.throw(error)
            else:
                chunk = steps.send(LAST)
    except StopIteration as done:
        result: T = done.value
        return result
