"""A reader of the GGUF encoding that never believes a number it has read.

Every count and length is held against a bound and against the size of the file before anything is read or
repeated, so a crafted file costs neither memory nor time.
"""

from __future__ import annotations

import math
import struct
from typing import BinaryIO, Final

from ethervox_gui.context.errors import EthervoxError
from ethervox_gui.engine.gguf import limits as tables

Value = int | float | bool | str | tuple[int | float | bool, ...] | None

_CHUNK: Final = 1 << 20
_U32: Final = struct.Struct("<I")
_U64: Final = struct.Struct("<Q")

MAX_STRING: Final = 16 << 20
#: Of all arrays of strings together; the largest vocabularies have below a million with their merges.
MAX_STRINGS: Final = 2_000_000
MAX_NUMBER: Final = 1 << 32
#: Arrays up to this length are kept (values for each layer); longer ones (the vocabulary) are skipped.
MAX_KEPT: Final = 4096


class TruncatedError(EthervoxError):
    """The file ends before what it announces."""


class DamagedError(EthervoxError):
    """A number in the file makes no sense."""


class ByteReader:
    """Reads forward through an open file of ``size`` bytes."""

    def __init__(self, file: BinaryIO, size: int) -> None:
        self._file = file
        self._size = size
        self._window = b""
        self._start = 0  # of the window, in the file
        self._at = 0  # in the window
        self._strings_left = MAX_STRINGS

    @property
    def position(self) -> int:
        """Where in the file the next byte comes from."""
        return self._start + self._at

    @property
    def left(self) -> int:
        """How many bytes the file still has."""
        return self._size - self.position

    def take(self, count: int) -> bytes:
        """The next ``count`` bytes."""
        begin = self._need(count)
        self._at = begin + count
        return self._window[begin : self._at]

    def skip(self, count: int) -> None:
        """Go on behind the next ``count`` bytes."""
        if count > self.left:
            raise TruncatedError
        self._at += count

    def u32(self) -> int:
        """A 32-bit count."""
        begin = self._need(4)
        self._at = begin + 4
        return int(_U32.unpack_from(self._window, begin)[0])

    def u64(self) -> int:
        """A 64-bit count."""
        begin = self._need(8)
        self._at = begin + 8
        return int(_U64.unpack_from(self._window, begin)[0])

    def string(self, longest: int = MAX_STRING) -> str:
        """A string of at most ``longest`` bytes; what is no UTF-8 in it is replaced."""
        length = self.u64()
        if length > longest:
            raise DamagedError(f"a string of {length} bytes")
        return self.take(length).decode("utf-8", errors="replace")

    def value(self, kind: int) -> Value:
        """A value of this type; ``None`` for an array that is too long to be of interest or holds strings."""
        if kind == tables.STRING:
            return self.string()
        if kind == tables.ARRAY:
            return self._array()
        layout = _layout(kind)
        found: int | float | bool = layout.unpack(self.take(layout.size))[0]
        return found

    def _array(self) -> Value:
        kind, count = self.u32(), self.u64()
        if kind == tables.STRING:
            self._skip_strings(count)
            return None
        layout = _layout(kind)  # an array of arrays has none: llama.cpp refuses them as well
        if count > MAX_KEPT:
            self.skip(count * layout.size)
            return None
        return tuple(item[0] for item in layout.iter_unpack(self.take(count * layout.size)))

    def _skip_strings(self, count: int) -> None:
        self._strings_left -= count
        if self._strings_left < 0:
            raise DamagedError(f"an array of {count} strings")
        for _ in range(count):  # some hundred thousand times in a real model
            at = self._at
            if at + 8 > len(self._window):
                at = self._need(8)
            length = _U64.unpack_from(self._window, at)[0]
            self._at = at + 8 + length
            if length >> 32 or self._start + self._at > self._size:
                raise TruncatedError

    def _need(self, count: int) -> int:
        """Have the next ``count`` bytes in the window; where in it they begin."""
        if self._at + count <= len(self._window):
            return self._at
        if count > self.left:
            raise TruncatedError
        position = self.position
        self._file.seek(position)
        self._window = self._file.read(max(count, _CHUNK))
        self._start, self._at = position, 0
        if len(self._window) < count:  # the file has shrunk meanwhile
            raise TruncatedError
        return 0


def _layout(kind: int) -> struct.Struct:
    layout = tables.SCALARS.get(kind)
    if layout is None:
        raise DamagedError(f"a value of the unknown type {kind}")
    return struct.Struct(layout)


class Facts:
    """The key-value pairs of a file, read as what they ought to be."""

    def __init__(self, values: dict[str, Value]) -> None:
        self._values = values

    def has(self, key: str) -> bool:
        """Whether the file says anything about ``key``."""
        return key in self._values

    def text(self, key: str) -> str:
        """A text; empty if there is none."""
        value = self._values.get(key)
        return value if isinstance(value, str) else ""

    def check_numbers(self, prefix: str) -> None:
        """Refuse numbers below ``prefix`` that llama.cpp does not survive when it computes with them.

        A number that is none or endless, and an epsilon below 0, end the process at the first token
        (``GGML_ASSERT(eps >= 0.0f)``); no look without weights finds that.
        """
        for key, value in self._values.items():
            if not key.startswith(prefix):
                continue
            for number in value if isinstance(value, tuple) else (value,):
                if isinstance(number, float) and not math.isfinite(number):
                    raise DamagedError(f"{key[:80]} is {number}")
                if isinstance(number, float) and number < 0 and key.endswith("epsilon"):
                    raise DamagedError(f"{key[:80]} is {number}")

    def integer(self, key: str, default: int, most: int = MAX_NUMBER) -> int:
        """A count; of one value for each layer the largest."""
        value = self._values.get(key, default)
        numbers = value if isinstance(value, tuple) else (value,)
        found = max((n for n in numbers if isinstance(n, int)), default=default)
        return self._bounded(key, found, most)

    def integers(self, key: str, n_layer: int) -> tuple[int, ...]:
        """One count for each layer, also where the file gives one for all; nothing if it gives none."""
        value = self._values.get(key)
        if isinstance(value, tuple):
            return tuple(self._bounded(key, int(n), MAX_NUMBER) for n in value if isinstance(n, int))
        if not isinstance(value, int):
            return ()
        return (self._bounded(key, value, MAX_NUMBER),) * n_layer

    @staticmethod
    def _bounded(key: str, number: int, most: int) -> int:
        if number > most or number < -1:
            raise DamagedError(f"{key} is {number}")
        return number
