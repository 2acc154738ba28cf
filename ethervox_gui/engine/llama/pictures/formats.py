"""Picture files, looked at before the library decodes them: it believes what a file says of its size.

Nothing is decoded here.  Width and height are read from where each format has them, and what a PNG unpacks
to is counted, since a few kilobytes may claim to be gigabytes.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from typing import Final, NamedTuple

from ethervox_gui.context.errors import PictureError

#: Of the file, as it is sent.
MAX_BYTES: Final = 20 << 20
#: A camera's: decoded it takes three bytes for each.
MAX_PIXELS: Final = 50_000_000
#: No side is longer, so that no shape is so thin that it would be enlarged to something huge.
_MAX_SIDE: Final = 32_000
_MAX_RATIO: Final = 200

_PNG: Final = b"\x89PNG\r\n\x1a\n"
_JPEG: Final = b"\xff\xd8\xff"
#: Markers of a JPEG behind which its size stands: all beginnings of a frame.
_FRAMES: Final = frozenset({*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC})
_WITHOUT_LENGTH: Final = frozenset({0x01, *range(0xD0, 0xD9)})
_END_OF_HEADERS: Final = frozenset({0xD9, 0xDA})
#: Samples of a pixel by a PNG's type of colour.
_SAMPLES: Final = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
_UNPACK_AT_ONCE: Final = 1 << 20
#: A chunk of Apple's own kind of PNG, whose pixels are packed in another way than is looked at here.
_OTHERWISE_PACKED: Final = b"CgBI"
#: A JPEG comes in scans, each of which the library walks whole: one from a camera, about ten for the web.
_SCAN: Final = b"\xff\xda"
_MAX_SCANS: Final = 100
_MAX_SCANNED: Final = 2_000_000_000
_SMALLER: Final = "Make it smaller, then send it again."


class Size(NamedTuple):
    """Width and height, in pixels."""

    width: int
    height: int


def check_picture(data: bytes) -> Size:
    """The size of a picture that may be decoded.

    Raises :class:`PictureError` for what is no PNG, JPEG, GIF or BMP, is damaged, or too large.
    """
    if len(data) > MAX_BYTES:
        size_mb = len(data) / 2**20
        told = f"A picture has {size_mb:,.1f} MB; at most {MAX_BYTES >> 20} are taken."
        raise PictureError(f"{told} {_SMALLER}")
    try:
        size = _size_of(data)
        if size is None:
            raise PictureError("A picture is of an unknown kind. Send it as PNG, JPEG, GIF or BMP.")
        if min(size) < 1:
            raise damaged()
        if size.width * size.height > MAX_PIXELS or max(size) > min(_MAX_SIDE, _MAX_RATIO * min(size)):
            told = f"A picture has {size.width:,} × {size.height:,} pixels, which is too large or too thin."
            raise PictureError(f"{told} {_SMALLER}")
        if data.startswith(_PNG):
            _check_unpacked(data, size)
        elif data.startswith(_JPEG):
            _check_scans(data, size)
    except (struct.error, IndexError, zlib.error) as error:
        raise damaged() from error
    return size


def damaged() -> PictureError:
    """What is told of a picture that cannot be decoded."""
    return PictureError("A picture is damaged, or only a part of it came. Send it again.")


# ---- inside ----------------------------------------------------------------------------------------


def _size_of(data: bytes) -> Size | None:
    if data.startswith(_PNG):
        if data[12:16] != b"IHDR":  # the library would read the size from where it stands
            raise damaged()
        return Size(*struct.unpack_from(">II", data, 16))
    if data.startswith(_JPEG):
        return _jpeg_size(data)
    if data.startswith((b"GIF87a", b"GIF89a")):
        return Size(*struct.unpack_from("<HH", data, 6))
    if data.startswith(b"BM"):
        return _bmp_size(data)
    return None


def _jpeg_size(data: bytes) -> Size:
    at = 2
    while True:
        while data[at] != 0xFF:
            at += 1
        while data[at] == 0xFF:
            at += 1
        marker = data[at]
        at += 1
        if marker in _WITHOUT_LENGTH:
            continue
        if marker in _END_OF_HEADERS:
            raise damaged()
        if marker in _FRAMES:
            height, width = struct.unpack_from(">HH", data, at + 3)
            return Size(width, height)
        at += struct.unpack_from(">H", data, at)[0]


def _bmp_size(data: bytes) -> Size:
    (header,) = struct.unpack_from("<I", data, 14)
    width, height = struct.unpack_from("<HH" if header == 12 else "<ii", data, 18)
    return Size(width, abs(height))


def _check_unpacked(data: bytes, size: Size) -> None:
    """Refuse a PNG that unpacks to more than its pixels take: the library would unpack all of it."""
    depth, colour = data[24], data[25]
    if colour not in _SAMPLES or depth not in (1, 2, 4, 8, 16):
        raise damaged()
    row = -(-size.width * depth * _SAMPLES[colour] // 8) + 1
    # Interlaced it comes in seven passes, each with rows of its own.
    most = 2 * (row + 8) * (size.height + 8)
    unpacker, n_bytes = zlib.decompressobj(), 0
    for part in _packed(data):
        while part:
            n_bytes += len(unpacker.decompress(part, _UNPACK_AT_ONCE))
            part = unpacker.unconsumed_tail
            if n_bytes > most:
                raise damaged()


def _check_scans(data: bytes, size: Size) -> None:
    """Refuse a JPEG that takes far longer to decode than its pixels do: a scan takes hardly a byte."""
    n_scans = data.count(_SCAN)  # within a scan the first of these bytes is followed by others
    if n_scans > _MAX_SCANS or n_scans * size.width * size.height > _MAX_SCANNED:
        raise damaged()


def _packed(data: bytes) -> Iterator[bytes]:
    """What of a PNG is packed."""
    at = len(_PNG)
    while at + 8 <= len(data):
        length, kind = struct.unpack_from(">I4s", data, at)
        if kind == _OTHERWISE_PACKED:
            raise damaged()
        if kind == b"IDAT":
            yield data[at + 8 : at + 8 + length]
        if kind == b"IEND":
            return
        at += length + 12
