"""Work on a sequence beside the live chat's, in steps: alone, or in the batches of a reply that goes on."""

from __future__ import annotations

import time
from collections.abc import Generator
from typing import TypeVar

from ethervox_gui.context.errors import Cancelled, TooLateError
from ethervox_gui.engine.protocol import CancelCheck, Chunk, Engine

T = TypeVar("T")

#: So many tokens of what is only read come with each token of the reply: more would be felt.
PIECE = 4

#: Where a sampler finds the logits of the token that was decoded last.
LAST = -1

_TOO_LATE = "nobody waits for it any longer"


#: Yields what is to be decoded, and is sent where in the batch the logits of its last token are.  What goes
#: wrong while it is decoded is raised within it.
Steps = Generator[Chunk, int, T]


def run_alone(
    engine: Engine,
    cancelled: CancelCheck,
    steps: Steps[T],
    chunk: Chunk | None = None,
    *,
    patience_s: float | None = None,
) -> T:
    """Do all the steps, one after the other; what they come to.  ``chunk``: they wait for this one.

    Each time ``patience_s`` seconds have gone by, :class:`TooLateError` is raised within them.
    """
    began = time.monotonic()

    def is_late() -> bool:
        return patience_s is not None and time.monotonic() - began >= patience_s

    try:
        chunk = chunk or next(steps)
        while True:
            try:
                if is_late():
                    raise TooLateError(_TOO_LATE)
                engine.decode(chunk.tokens, chunk.seq, chunk.p0, cancelled=lambda: cancelled() or is_late())
            except (Cancelled, TooLateError) as error:
                began = time.monotonic()
                chunk = steps.throw(error if cancelled() else TooLateError(_TOO_LATE))
            except Exception as error:
                chunk = steps.throw(error)
            else:
                chunk = steps.send(LAST)
    except StopIteration as done:
        result: T = done.value
        return result


class AlongsideWork:
    """What is being written, and the chunk it waits for.  ``n_kept`` cells are kept free for it."""

    def __init__(self, writing: Steps[None], chunk: Chunk, n_kept: int) -> None:
        self.writing = writing
        self.chunk = chunk
        self._n_kept = n_kept
        self._first = chunk

    @property
    def n_cells(self) -> int:
        """Cells that it takes with the next batch, or may take until it is written."""
        own = self.chunk.p0 + len(self.chunk.tokens) - self._first.p0
        return max(own, self._n_kept)

    def piece(self) -> Chunk:
        """What of the chunk goes into the next batch."""
        tokens, seq, p0 = self.chunk
        return Chunk(tokens[:PIECE], seq, p0)

    def wait_for(self, chunk: Chunk) -> None:
        """What comes next.  It begins anew where it goes to another place."""
        if (chunk.seq, chunk.p0) != (self.chunk.seq, self.chunk.p0 + len(self.chunk.tokens)):
            self._first = chunk
        self.chunk = chunk
