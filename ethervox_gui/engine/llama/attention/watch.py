"""Queries, keys and states of some layers, as the library computes them: it asks for every node of its graph.

That costs half a millisecond a decode at a thousand nodes and cannot be switched off once a context is made,
so "no" is answered at once unless something is watched.  A node's name comes once for the product, once for
its bias and once when it was rotated to its position: the last of a decode is the one that meets the cache.
"""

from __future__ import annotations

import ctypes
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

import llama_cpp as lib
import numpy as np
from llama_cpp._ctypes_extensions import load_shared_library
from numpy.typing import NDArray

Values = NDArray[np.float32]

#: What a layer makes of a token, for the next one.
STATE: Final = "state"
_NAMES: Final = {STATE: "l_out"}

#: So many of the last tokens of a text are kept.
MOST_TOKENS: Final = 128
_TYPE_F32: Final = 0
_TENSOR_GET: Final = "ggml_backend_tensor_get"


class _Tensor(ctypes.Structure):
    """``struct ggml_tensor`` (ggml/include/ggml.h), as far as its name."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("buffer", ctypes.c_void_p),
        ("ne", ctypes.c_int64 * 4),
        ("nb", ctypes.c_size_t * 4),
        ("op", ctypes.c_int),
        ("op_params", ctypes.c_int32 * 16),
        ("flags", ctypes.c_int32),
        ("src", ctypes.c_void_p * 10),
        ("view_src", ctypes.c_void_p),
        ("view_offs", ctypes.c_size_t),
        ("data", ctypes.c_void_p),
        ("name", ctypes.c_char * 64),
    )


_Callback = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.POINTER(_Tensor), ctypes.c_bool, ctypes.c_void_p)


class Watch:
    """Sees what is decoded while it is told to.  It must live as long as the context it was given to.

    ``can_stop``: computing ends where it is told to.

    Raises :class:`OSError` where the library cannot be asked for what it computes.
    """

    def __init__(self) -> None:
        self.can_stop = False
        self._names: dict[bytes, int] = {}  # with their layers
        self._last = -1  # the layer that was seen last
        self._end: bytes | None = None  # behind this one nothing is computed
        self._seen: dict[bytes, Values] = {}  # of the batch that is being decoded
        self._batches: list[dict[bytes, Values]] = []
        self._failed = False
        self._callback = _Callback(self._see)
        self._read = _reader()

    def give_to(self, parameters: Any) -> None:
        """Let a context that is made with these parameters call it."""
        parameters.cb_eval = ctypes.cast(self._callback, type(parameters.cb_eval))

    @contextmanager
    def watching(
        self, layers: Collection[int], kinds: Sequence[str] = ("Q",), *, then_stop: bool = False
    ) -> Iterator[None]:
        """Within it what is decoded is seen at these layers: ``Q`` for queries, ``K`` for keys, ``STATE``.

        ``then_stop``: what the model computes behind the last of these layers is left out, where its state is
        watched and that can be done.  Such cells serve these layers and no others, and there are no logits.
        """
        self._batches, self._seen, self._failed, self._last = [], {}, False, -1
        self._names = {_name(layer, kind): layer for layer in layers for kind in kinds}
        end = _name(max(layers, default=0), STATE)
        self._end = end if then_stop and self.can_stop and end in self._names else None
        try:
            yield
        finally:
            self._names, self._end = {}, None
            self.end_batch()

    @property
    def stops(self) -> bool:
        """Whether what is decoded now is left unfinished."""
        return self._end is not None

    def seen(self, layer: int, kind: str = "Q") -> Values | None:
        """What was seen of the last tokens: (tokens, heads, head size), of a state (tokens, values).

        ``None`` if that cannot be told.
        """
        name = _name(layer, kind)
        if self._failed or not self._batches or any(name not in batch for batch in self._batches):
            return None
        found = [batch[name] for batch in self._batches]
        if len({values.shape[1:] for values in found}) > 1:
            return None
        return np.concatenate(found)[-MOST_TOKENS:]

    def at(self, layers: Sequence[int], kind: str = "Q") -> list[Values]:
        """The same for some layers; empty unless it can be told for all of them."""
        found = [self.seen(layer, kind) for layer in layers]
        seen = [values for values in found if values is not None]
        return seen if len(seen) == len(found) else []

    def end_batch(self) -> None:
        """What is seen from now on is of other tokens."""
        if self._seen:
            self._batches.append(self._seen)
            self._seen = {}

    def _see(self, tensor: Any, ask: bool, _data: Any) -> bool:
        names = self._names
        if not names or (layer := names.get(name := bytes(tensor.contents.name))) is None:
            return False
        if not ask:
            if layer < self._last:
                self.end_batch()  # the library cut the batch in two
            self._last = layer
            try:
                self._seen[name] = self._values(tensor)
            except Exception:  # nothing may come out of here
                self._failed = True
            return name != self._end  # "no" ends the computation
        return True

    def _values(self, tensor: Any) -> Values:
        found = tensor.contents
        (d, n_heads, n_tokens, _), strides = found.ne, found.nb
        if found.type != _TYPE_F32 or strides[0] != 4:
            raise ValueError("not of single precision")
        is_state = found.name.startswith(_NAMES[STATE].encode())
        if is_state:  # it has no heads
            n_heads, n_tokens, strides = 1, n_heads, (strides[0], strides[1], strides[1])
        size = (n_tokens - 1) * strides[2] + (n_heads - 1) * strides[1] + d * 4
        raw = np.empty(size // 4, np.float32)
        self._read(tensor, raw.ctypes.data, 0, size)
        values = np.lib.stride_tricks.as_strided(
            raw, (n_tokens, n_heads, d), (strides[2], strides[1], strides[0])
        ).copy()
        return values[:, 0] if is_state else values


def _name(layer: int, kind: str) -> bytes:
    """The name of a node of the library's graph."""
    return f"{_NAMES.get(kind, f'{kind}cur')}-{layer}".encode()


def _base_library() -> Any:
    try:
        return load_shared_library("ggml-base", lib.llama_cpp._base_path)
    except RuntimeError as error:
        raise OSError(str(error)) from error


def _reader() -> Any:
    """The library's function that reads a tensor wherever it lies, on a GPU too.

    Raises :class:`OSError` where there is none.
    """
    function = getattr(lib.llama_cpp._lib, _TENSOR_GET, None)
    if function is None:  # on Windows a library tells only of what is its own
        function = getattr(_base_library(), _TENSOR_GET, None)
    if function is None:
        raise OSError(f"the library has no {_TENSOR_GET}")
    function.argtypes = (ctypes.POINTER(_Tensor), ctypes.c_void_p, ctypes.c_size_t, ctypes.c_size_t)
    function.restype = None
    return function
