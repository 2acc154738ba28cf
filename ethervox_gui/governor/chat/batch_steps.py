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
    """Decode what the steps ask for, one after the other, and return their result.

    ``chunk`` is what they asked for last, where they were begun already.

    Every ``patience_s`` seconds :class:`TooLateError` is raised within the steps, which may go on.
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
            except Exception as error:  # whose steps they are knows what to put right, and raises it again
                chunk = steps.throw(error)
            else:
                chunk = steps.send(LAST)
    except StopIteration as done:
        result: T = done.value
        return result


class AlongsideWork:
    """Steps that are done beside a reply, and the chunk that they ask for now.

    ``n_kept`` cells are kept free for all of them.
    """

    def __init__(self, writing: Steps[None], chunk: Chunk, n_kept: int) -> None:
        self.writing = writing
        self.chunk = chunk
        self._n_kept = n_kept
        self._first = chunk

    @property
    def n_cells(self) -> int:
        """The cells that it needs: up to the end of its chunk, or those kept free if these are more."""
        own = self.chunk.p0 + len(self.chunk.tokens) - self._first.p0
        return max(own, self._n_kept)

    def piece(self) -> Chunk:
        """The beginning of the chunk that goes into the next batch."""
        return self.chunk._replace(tokens=self.chunk.tokens[:PIECE])

    def wait_for(self, chunk: Chunk) -> None:
        """Note which chunk comes next; one that does not follow the last begins other cells."""
        if (chunk.seq, chunk.p0) != (self.chunk.seq, self.chunk.p0 + len(self.chunk.tokens)):
            self._first = chunk
        self.chunk = chunk
