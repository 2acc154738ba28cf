"""The cells of llama.cpp's cache: how many a sequence holds, and pages of them taken out and put back.

``llama_state_seq_get_data`` saves whole sequences.  So the cells of a span are shared with the scratch
sequence (no copy), that is saved, and given up again; a page comes back the same way.  The library checks
layers and types of what it is given, but not which weights made it: that is what the fingerprint is for.
"""

from __future__ import annotations

import ctypes
import functools
import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import llama_cpp as lib

from ethervox_gui.context.edits.kv_model import LIVE, SCRATCH, Occupancy
from ethervox_gui.context.errors import EngineError, NoRoomError
from ethervox_gui.context.turns.turns import Span
from ethervox_gui.settings import ModelSettings


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


#: Files up to this size are hashed whole; of larger ones the beginning (header and vocabulary) and a piece of
#: every stride, so that each tensor of more than a stride counts: 5 GB in a quarter of a second.
_WHOLE = 64 << 20
_HEAD = 16 << 20
_CHUNK = 1 << 20
_STRIDE = 256 << 10
_PIECE = 4 << 10


class Pager:
    """Saves and loads pages of one context, whose cells ``cells`` counts."""

    def __init__(self, context: Any, path: Path, settings: ModelSettings, cells: CellCounter) -> None:
        self._context = context
        self._memory = lib.llama_get_memory(context)
        self._path = path
        self._settings = settings
        self._cells = cells

    @functools.cached_property
    def fingerprint(self) -> str:
        """As hexadecimal digits; empty when the model's file cannot be read any more."""
        digest = hashlib.blake2b(digest_size=32)
        # RoPE and the other context parameters are the model's own: nothing here overrides them.
        parts = (lib.__version__, self._settings.kv_type)
        digest.update(repr(parts).encode())
        try:
            digest.update(model_hash(self._path))
        except OSError:
            return ""
        return digest.hexdigest()

    def save(self, span: Span, seq: int = LIVE) -> bytearray:
        """The cells of ``span`` of a sequence.  No K-shift may be pending.

        The size that all of them have is known, so the library need not walk through the cache to tell it:
        what it saves has that size, or not all of them are there.
        """
        size = self._cells.size_of(span.n_tokens)
        data = bytearray(size)
        buffer = (ctypes.c_uint8 * size).from_buffer(data)
        lib.llama_memory_seq_cp(self._memory, seq, SCRATCH, span.p0, span.p1)
        try:
            if lib.llama_state_seq_get_data(self._context, buffer, size, SCRATCH) != size:
                raise EngineError(f"not all cells of {tuple(span)} are in the cache")
            return data
        finally:
            lib.llama_memory_seq_rm(self._memory, SCRATCH, -1, -1)

    def load(
        self,
        span: Span,
        delta: int,
        data: bytes | bytearray,
        seq: int = LIVE,
        part: Span | None = None,
    ) -> None:
        """Put a page that was saved at ``span`` into a sequence, ``delta`` positions further on, or a part.

        Only bytes that :meth:`save` gave may come here.  Raises :class:`NoRoomError` when there are too few
        free cells, and :class:`EngineError` for a page of another model; nothing is left behind.
        """
        size = len(data)
        pointer = (
            (ctypes.c_uint8 * size).from_buffer(data)
            if isinstance(data, bytearray)
            else ctypes.cast(ctypes.c_char_p(data), ctypes.POINTER(ctypes.c_uint8))
        )
        try:
            if lib.llama_state_seq_set_data(self._context, pointer, size, SCRATCH) != size:
                raise NoRoomError(f"the library took no page of {span.n_tokens} cells")
            found = self._cells.occupancy(SCRATCH)
            if found != (span.p0, span.p1 - 1, span.n_tokens):
                raise EngineError(f"not all cells of {tuple(span)} are in the page: {tuple(found)}")
            if delta:
                lib.llama_memory_seq_add(self._memory, SCRATCH, -1, -1, delta)
            lib.llama_memory_seq_cp(self._memory, SCRATCH, seq, *(part or (-1, -1)))
        finally:
            lib.llama_memory_seq_rm(self._memory, SCRATCH, -1, -1)


def model_hash(path: Path) -> bytes:
    """A hash of a model file: of all of it, or of its header and a sample of its weights if it is large."""
    digest = hashlib.blake2b(digest_size=32)
    size = path.stat().st_size
    digest.update(size.to_bytes(8, "little"))
    whole = size if size <= _WHOLE else _HEAD
    with path.open("rb") as file:
        for _ in range(0, whole, _CHUNK):
            digest.update(file.read(_CHUNK))
        for start in range(whole, size, _STRIDE):
            file.seek(start)
            digest.update(file.read(_PIECE))
    return digest.digest()
