"""Guests that write in the batches of a chat's reply, be it the window's or one kept for another program.

While a message is read, or an edit of the context is due or its summary is being written, the chat has the
cache to itself.  The guests then wait with their cells paged out, and go on with a later token.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from ethervox_gui.engine.protocol import Chunk, Engine, PromptEncoder
from ethervox_gui.governor.jobs.guest_jobs import Completion
from ethervox_gui.governor.session.completions import SLICE_S, Guests, take

#: Takes the request out that waits longest of those for the model of an encoder.
NextRequest = Callable[[PromptEncoder], Completion | None]

#: Seconds for which a token of the window's reply may wait for prompts that are read.
_SLICE_S: Final = 0.05
#: So many times as long as alone its tokens take at most, on the average.
_MOST: Final = 2.0

_clock = time.perf_counter


class Riding:
    """The guests of one engine, as :class:`ethervox_gui.governor.chat.riders.Riders`."""

    def __init__(self, guests: Guests, engine: Engine, next_request: NextRequest) -> None:
        self._guests, self._engine = guests, engine
        self._next_request = next_request
        self._alone_s: float | None = None  # what a token of the chat takes without them, when last measured
        self._debt_s = 0.0  # what a reply that comes first has to make up for, before they ride again

    def are_there(self) -> bool:
        while (request := self._next_request(self._engine.prompts)) is not None:
            take(self._guests, request)
        return self._guests.is_at_work or self._guests.n_cells > 0

    def decode_with(self, own: Chunk, n_free: int, *, comes_first: bool) -> None:
        if not (comes_first and self._guests.has_replies):
            self._guests.ride(own, n_free, SLICE_S)
            return
        started, alone_s = _clock(), self._alone_s
        if alone_s is None or self._debt_s > 0:
            self._ride(own, n_free, 0.0)
            self._alone_s = alone_s = _clock() - started
        else:
            self._ride(own, n_free, _SLICE_S)
        self._debt_s = max(0.0, self._debt_s + _clock() - started - _MOST * alone_s)

    def step_aside(self) -> None:
        self._guests.clear()

    def _ride(self, own: Chunk, n_free: int, slice_s: float) -> None:
        self._guests.ride(own, n_free, slice_s)
        self._engine.wait()  # else a GPU would take no time
