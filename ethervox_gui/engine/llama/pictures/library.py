"""mtmd, llama.cpp's library for pictures: opened when it is needed, and where it is there.

A build of llama-cpp-python may be without it.
"""

from __future__ import annotations

import ctypes
import functools
from typing import Any

from ethervox_gui.engine.llama import bindings


@functools.cache
def mtmd() -> Any:
    """The functions of the library; ``None`` where this build has none, or it cannot be opened."""
    bindings.start()
    try:
        from llama_cpp import mtmd_cpp
    except (ImportError, OSError, RuntimeError, AttributeError):
        return None
    mtmd_cpp.mtmd_helper_log_set(bindings.keep_log, ctypes.c_void_p(0))
    return mtmd_cpp


def missing() -> str:
    """Why no model takes pictures; empty where the library is there."""
    if mtmd() is not None:
        return ""
    return "This build of llama-cpp-python takes no pictures: it lacks the library for them (mtmd)."


def open_projector(path: bytes, model: Any, *, n_threads: int, use_gpu: bool, most: int = 0) -> Any:
    """The library's context of a projector file for a model; ``None`` where it refuses it.

    ``model`` may be ``None``, to look at the file alone.  A picture that would take more than ``most`` tokens
    is made smaller, where the kind of projector can; 0 leaves it as it is usual for the kind.
    """
    library = mtmd()
    parameters = library.mtmd_context_params_default()
    parameters.use_gpu = use_gpu
    parameters.n_threads = n_threads
    parameters.print_timings = False
    if most:
        parameters.image_max_tokens = most
    return library.mtmd_init_from_file(path, model, parameters) or None
