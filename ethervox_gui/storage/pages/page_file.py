"""The file of one page: a header that says whose cells these are, then the bytes the engine gave.

Nothing of a file is used unless all of it is as it was written: magic, version, fingerprint, whose page it
is, span, length and checksum.  The library trusts what it is given, so what is damaged must not reach it.

The bytes are stored as they are: of the bundled model's keys and values (f16) zlib takes off 10 % at level 1,
at 14 MB/s, and 11 % at level 6, at 9 MB/s; of q8_0 8 %.  A disk takes hundreds of MB/s, so it does not pay.

The checksum (XXH3) is one against accidents: 0.04 ms for a megabyte, where CRC-32 takes 0.25 ms and SHA-256
much more.  A file is read and not mapped: that would save a copy of 0.1 ms for a megabyte, but whoever cut
the file short at that moment would end the program.
"""

from __future__ import annotations

import hashlib
import os
import struct
from enum import StrEnum
from pathlib import Path
from typing import Final, NamedTuple

import xxhash

from ethervox_gui.context.errors import StorageError
from ethervox_gui.context.turns.turns import Span
from ethervox_gui.whole_files import make_private, write_whole

_MAGIC: Final = b"EVOXPAGE"
_VERSION: Final = 2

#: Magic, version, kind, fingerprint, chat, item, span, length and checksum of the data …
_FIELDS: Final = struct.Struct("<8sHH32sqqqqQQ")
#: … and the checksum of these.
_CHECK: Final = struct.Struct("<Q")


class PageKind(StrEnum):
    """What a page holds the cells of; the letter stands in its file's name."""

    TURN = "t"
    MEMORY = "m"
    RECALLED = "r"
    PROMPT = "p"
    PASSAGE = "d"
    QUOTE = "q"


#: Stands in a key in place of a chat's number where the page is of a prompt of another program.
GUESTS: Final = 0


class PageKey(NamedTuple):
    """Whose page: ``item_id`` is a turn's or, for a block, that of a memory or a passage.

    For a quoted exchange it is that of its first turn.

    For a prompt it is a hash of its tokens up to the page's end.
    """

    chat_id: int
    kind: PageKind
    item_id: int


class PageDamagedError(StorageError):
    """A file is not the page it should be."""


def write(path: Path, key: PageKey, fingerprint: str, span: Span, data: bytes | bytearray) -> int:
    """Write a page in one atomic rename, readable by its user alone; its size in bytes.

    The disk is not waited for: a page that a power failure takes away is read again from the text.
    """
    make_private(path.parent)
    write_whole(path, [_header(key, fingerprint, span, data), data])
    return _FIELDS.size + _CHECK.size + len(data)


def read(path: Path, key: PageKey, fingerprint: str, span: Span) -> bytes:
    """The bytes of a page.  Raises :class:`PageDamagedError` when the file is anything else."""
    with path.open("rb", buffering=0) as file:
        head = file.read(_FIELDS.size + _CHECK.size)
        if len(head) < _FIELDS.size + _CHECK.size:
            raise PageDamagedError("it is too short")
        fields, check = head[: _FIELDS.size], _CHECK.unpack(head[_FIELDS.size :])[0]
        *_, n_bytes, checksum = _FIELDS.unpack(fields)
        if _checksum(fields) != check:
            raise PageDamagedError("its header is damaged")
        if fields != _fields(key, fingerprint, span, n_bytes, checksum):
            raise PageDamagedError("it belongs to something else")
        if os.fstat(file.fileno()).st_size != len(head) + n_bytes:
            raise PageDamagedError("its length is wrong")
        data = file.read(n_bytes)
    if len(data) != n_bytes or _checksum(data) != checksum:
        raise PageDamagedError("its data are damaged")
    return data


def _checksum(data: bytes | bytearray) -> int:
    return xxhash.xxh3_64_intdigest(data)


def _header(key: PageKey, fingerprint: str, span: Span, data: bytes | bytearray) -> bytes:
    fields = _fields(key, fingerprint, span, len(data), _checksum(data))
    return fields + _CHECK.pack(_checksum(fields))


def _fields(key: PageKey, fingerprint: str, span: Span, n_bytes: int, checksum: int) -> bytes:
    digest = hashlib.blake2b(fingerprint.encode(), digest_size=32).digest()
    place = (key.chat_id, key.item_id, span.p0, span.p1)
    return _FIELDS.pack(_MAGIC, _VERSION, ord(key.kind.value), digest, *place, n_bytes, checksum)
