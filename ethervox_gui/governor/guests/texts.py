"""Texts that become vectors, a piece at a time, so that nobody waits for all of them."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from ethervox_gui.context.errors import Cancelled
from ethervox_gui.engine.protocol import Engine
from ethervox_gui.governor.jobs.guest_jobs import Embed


class Texts:
    """Those of one request; the cells of the cache stay as they are."""

    def __init__(self, engine: Engine, request: Embed) -> None:
        self.request = request
        self._engine = engine
        self._found: list[tuple[Sequence[float], int]] = []
        self._work = self._pieces()
        self._n_tokens = 0
        self._credit = 0

    def go_on(self, credit: int | None = None) -> bool:
        """Look at the next piece, and tell of the vectors where it was the last; whether it was.

        With ``credit``, so many tokens may be read, together with those that were left before: the piece is
        put off until they are enough for it.  Raises :class:`Cancelled`, and whatever :meth:`Engine.embed`
        raises.
        """
        if self.request.cancelled():
            raise Cancelled
        if credit is not None:
            self._credit += credit
            if self._n_tokens > self._credit:
                return False
        self._credit = 0
        try:
            self._n_tokens = next(self._work)
        except StopIteration:
            self.request.tell(tuple(self._found))
            return True
        return False

    def _pieces(self) -> Generator[int]:
        for text in self.request.texts:
            self._found.append((yield from self._engine.embed(text)))
