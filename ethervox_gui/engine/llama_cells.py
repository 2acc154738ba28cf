"""How many cells a sequence holds, and where: the library tells the positions, but not the cells."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import llama_cpp as lib

from ethervox_gui.context.kv_model import LIVE, Occupancy


class CellCounter:
    """Counts cells by the size of a sequence's state, once :meth:`calibrate` has learnt what one adds."""

    def __init__(self, context: Any) -> None:
        self._context = context
        self._memory = lib.llama_get_memory(context)
        self._cell_bytes = self._empty_bytes = 0

    @property
    def can_count(self) -> bool:
        return self._cell_bytes > 0

    def calibrate(self, decode: Callable[[int], None]) -> None:
        """Learn what a cell adds, from as many tokens as ``decode`` is told; it leaves an empty cache."""
        sizes = []
        for count in (1, 2, 3):
            decode(count)
            sizes.append(self.state_size(LIVE))
            lib.llama_memory_clear(self._memory, True)
        if sizes[2] - sizes[1] == sizes[1] - sizes[0] > 0:
            self._cell_bytes = sizes[1] - sizes[0]
            self._empty_bytes = sizes[0] - self._cell_bytes

    def size_of(self, n_cells: int) -> int:
        """Bytes of the saved state of a sequence that holds so many cells."""
        return self._empty_bytes + n_cells * self._cell_bytes

    def state_size(self, seq: int) -> int:
        """Bytes of the sequence's saved state.  The library walks through all cells for it."""
        size: int = lib.llama_state_seq_get_size(self._context, seq)
        return size

    def occupancy(self, seq: int) -> Occupancy:
        """What a sequence holds."""
        low = lib.llama_memory_seq_pos_min(self._memory, seq)
        high = lib.llama_memory_seq_pos_max(self._memory, seq)
        if high < 0:
            return Occupancy(-1, -1, 0)
        if not self._cell_bytes:
            return Occupancy(low, high, -1)
        return Occupancy(low, high, (self.state_size(seq) - self._empty_bytes) // self._cell_bytes)
