"""Guests in the batches of a chat's reply: the window's, or that of a chat that is kept for a program.

While a message is read, an edit of the context is due or its summary is written, the chat has the cache for
itself.  They wait then with their cells paged out, and go on with a later token.
"""

from __future__ import annotations

from collections.abc import Callable

from ethervox_gui.engine.protocol import Chunk, Engine, PromptEncoder
from ethervox_gui.governor.jobs.guest_jobs import Completion
from ethervox_gui.governor.session.completions import Guests, take

#: Takes the request out that waits longest of those for the model of an encoder.
NextRequest = Callable[[PromptEncoder], Completion | None]


class Riding:
    """The guests of one engine, as :class:`ethervox_gui.governor.chat.riders.Riders`."""

    def __init__(self, guests: Guests, engine: Engine, next_request: NextRequest) -> None:
        self._guests, self._encoder = guests, engine.prompts
        self._next_request = next_request

    def are_there(self) -> bool:
        while (request := self._next_request(self._encoder)) is not None:
            take(self._guests, request)
        return self._guests.is_at_work or self._guests.n_cells > 0

    def decode_with(self, own: Chunk, n_free: int, slice_s: float) -> None:
        self._guests.ride(own, n_free, slice_s)

    def step_aside(self) -> None:
        self._guests.clear()
