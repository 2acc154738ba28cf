"""Who writes in the batches of a chat's reply, on sequences of their own beside it."""

from __future__ import annotations

from typing import Protocol

from ethervox_gui.engine.protocol import Chunk


class Riders(Protocol):
    """Requests of other programs, as a reply sees them that they are written beside."""

    def are_there(self) -> bool:
        """Whether anybody rides along, or has cells: then tokens go through :meth:`decode_with`."""
        ...

    def decode_with(self, own: Chunk, n_free: int, *, comes_first: bool) -> None:
        """Decode ``own``, and before it in the same batch what comes next of theirs.

        So the logits of ``own`` are the last.  They may have ``n_free`` cells; who finds no room waits.  A
        reply that ``comes_first`` keeps at least half of its speed.  Errors as :meth:`Engine.decode` where
        ``own`` cannot be decoded without them either.
        """
        ...

    def step_aside(self) -> None:
        """Free all their cells: the chat may need them now.  They go on with a later token."""
        ...
