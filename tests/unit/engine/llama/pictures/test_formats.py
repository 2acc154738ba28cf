"""Picture files that would keep the library busy or make it unpack gigabytes; nothing is decoded for it."""

from __future__ import annotations

import struct
import zlib

import pytest

from ethervox_gui.context.errors import PictureError
from ethervox_gui.engine.llama.pictures.formats import Size, check_picture
from tests.helpers.tiny_projectors import png

HEAD = b"\x89PNG\r\n\x1a\n"


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def jpeg(width: int, height: int, n_scans: int) -> bytes:
    """The markers of a JPEG of which each scan is as short as can be."""
    frame = b"\xff\xc2\x00\x0b\x08" + struct.pack(">HH", height, width) + b"\x01\x01\x11\x00"
    scan = b"\xff\xda\x00\x08\x01\x01\x00\x00\x00\x00\x00\xff\x00"
    return b"\xff\xd8" + frame + scan * n_scans + b"\xff\xd9"


def test_apples_own_pngs_are_refused_wherever_they_say_that_they_are() -> None:
    """Their rows are packed otherwise, so that a bomb looks small here; and their header is not the first."""
    usual = png(40, 30)
    assert check_picture(usual) == Size(40, 30)
    header_end = len(HEAD) + 25
    other = chunk(b"CgBI", struct.pack(">IIBB", 8, 8, 8, 2))
    for made in (HEAD + other + usual[len(HEAD) :], usual[:header_end] + other + usual[header_end:]):
        with pytest.raises(PictureError, match="damaged"):
            check_picture(made)


def test_a_png_that_begins_with_something_else_than_its_header_is_refused() -> None:
    """Its size would be read from whatever stands there."""
    other = chunk(b"tEXt", struct.pack(">IIBB", 400, 300, 8, 2))
    with pytest.raises(PictureError, match="damaged"):
        check_picture(HEAD + other + png(40, 30)[len(HEAD) :])


@pytest.mark.parametrize(("width", "height", "n_scans"), [(16, 16, 101), (7000, 7000, 41)])
def test_a_jpeg_of_too_many_scans_is_refused(width: int, height: int, n_scans: int) -> None:
    with pytest.raises(PictureError, match="damaged"):
        check_picture(jpeg(width, height, n_scans))


@pytest.mark.parametrize(("width", "height", "n_scans"), [(16, 16, 100), (7000, 7000, 40)])
def test_a_jpeg_with_many_is_taken(width: int, height: int, n_scans: int) -> None:
    assert check_picture(jpeg(width, height, n_scans)) == Size(width, height)
