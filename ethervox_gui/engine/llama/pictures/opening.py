"""Opening a model's projector: whether there is room, whether it is sound, and how large pictures may be."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final, NamedTuple

import llama_cpp as lib

from ethervox_gui.context.errors import PictureError
from ethervox_gui.engine.gguf.projector import Projector
from ethervox_gui.engine.hardware import free_memory
from ethervox_gui.engine.inspection import inspect_projector
from ethervox_gui.engine.llama.cells import model_hash
from ethervox_gui.engine.llama.pictures import library

#: What a projector takes beside its file, to compute.
_WORKING_SHARE: Final = 1.2

#: Kinds that take a photograph as it comes, in as many tokens as this; a small context would be full of it.
_AS_IT_COMES: Final = frozenset({"qwen2vl_merger", "qwen2.5vl_merger", "qwen3vl_merger"})
_USUAL_MOST: Final = 4096


class OpenProjector(NamedTuple):
    """The library's context of a projector, and what cells depend on beside the picture."""

    mtmd: Any
    identity: bytes


def opened(projector: Projector, model: Any, context: Any, *, use_gpu: bool) -> OpenProjector:
    """Open a projector for a model and its context; whoever has it frees it.

    Raises :class:`PictureError` where it cannot be used.
    """
    path = projector.path
    try:
        inspect_projector(path)  # a broken one can end the process
        most = _most(projector, context)
        identity = model_hash(path) + most.to_bytes(4, "little")
        mtmd = library.open_projector(
            os.fsencode(path), model, n_threads=lib.llama_n_threads(context), use_gpu=use_gpu, most=most
        )
    except OSError as error:
        raise PictureError(f"The projector {path.name} cannot be read: {error}.") from error
    if mtmd is not None and not library.mtmd().mtmd_support_vision(mtmd):
        library.mtmd().mtmd_free(mtmd)
        mtmd = None
    if mtmd is None:
        raise PictureError(f"llama.cpp cannot use the projector {path.name} with this model.")
    return OpenProjector(mtmd, identity)


def refuse_what_does_not_fit(path: Path) -> None:
    """Raise :class:`PictureError` where there is too little free memory for a projector just now."""
    try:
        needed, free = int(path.stat().st_size * _WORKING_SHARE), free_memory()
    except OSError as error:
        raise PictureError(f"The projector {path.name} cannot be read: {error}.") from error
    if needed > free:
        told = f"The projector {path.name} needs {needed / 2**30:,.1f} GiB of memory"
        told += f", {free / 2**30:,.1f} are free."
        raise PictureError(f"{told} Close something else that takes up memory, then send it again.")


def _most(projector: Projector, context: Any) -> int:
    """Most tokens of a picture: half of a context in which what is usual does not fit twice; else 0."""
    half = int(lib.llama_n_ctx(context)) // 2
    return half if projector.kind in _AS_IT_COMES and half < _USUAL_MOST else 0
