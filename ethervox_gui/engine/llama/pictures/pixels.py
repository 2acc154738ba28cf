"""Pictures decoded to what a projector takes, as long as somebody is going to need that."""

from __future__ import annotations

import ctypes
import weakref
from typing import Any, Final

from ethervox_gui.context.errors import PictureError
from ethervox_gui.engine.llama.pictures import library
from ethervox_gui.engine.llama.pictures.formats import damaged

_MARKER: Final = b"<__media__>"


class Pixels:
    """What the library makes of a picture file: chunks of tokens and of pixels, freed with this object.

    A large picture takes some 40 MB.  Raises :class:`PictureError` where there is nothing to be made of it.
    """

    def __init__(self, projector: Any, data: bytes) -> None:
        self._chunks = _made_of(projector, data)
        weakref.finalize(self, library.mtmd().mtmd_input_chunks_free, self._chunks).atexit = False

    @property
    def n_chunks(self) -> int:
        found: int = library.mtmd().mtmd_input_chunks_size(self._chunks)
        return found

    def chunk(self, index: int) -> Any:
        """One of the library's chunks, which lives as long as this."""
        return library.mtmd().mtmd_input_chunks_get(self._chunks, index)


def _made_of(projector: Any, data: bytes) -> Any:
    """Chunks, which the caller frees.  Several threads may make them of one projector."""
    mtmd = library.mtmd()
    buffer = (ctypes.c_uint8 * len(data)).from_buffer_copy(data)
    bitmap = mtmd.mtmd_helper_bitmap_init_from_buf(projector, buffer, len(data), False)
    if not bitmap:
        raise damaged()
    chunks = mtmd.mtmd_input_chunks_init()
    try:
        text = mtmd.mtmd_input_text(_MARKER, len(_MARKER), False, True)
        bitmaps = (mtmd.mtmd_bitmap_p_ctypes * 1)(bitmap)
        status = mtmd.mtmd_tokenize(projector, chunks, ctypes.byref(text), bitmaps, 1)
    finally:
        mtmd.mtmd_bitmap_free(bitmap)
    if status != 0:
        mtmd.mtmd_input_chunks_free(chunks)
        raise PictureError("A picture cannot be prepared for this model. Send it in another size.")
    return chunks
