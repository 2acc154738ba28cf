"""The layout of a chat's cache: which pages, put where, make it up again after a restart."""

from __future__ import annotations

import json
import os
import zlib
from pathlib import Path
from typing import Final

from ethervox_gui.context.turns import Span
from ethervox_gui.storage.page_file import TEMPORARY, PageKey, PageKind

#: Whose cells stand where, in position order.
Layout = tuple[tuple[PageKey, Span], ...]

_VERSION: Final = 1


def write(path: Path, layout: Layout) -> None:
    """Write a layout in one atomic rename, readable by its user alone."""
    items = [[key.kind.value, key.item_id, span.p0, span.p1] for key, span in layout]
    text = json.dumps({"version": _VERSION, "items": items}).encode()
    temporary = path.with_name(path.name + TEMPORARY)
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    temporary.unlink(missing_ok=True)
    descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with open(descriptor, "wb") as file:  # noqa: PTH123 - a descriptor
        file.write(b"%08x\n" % zlib.crc32(text) + text)
    temporary.replace(path)


def read(path: Path, chat_id: int) -> Layout:
    """The layout at ``path``; empty if there is none that is whole."""
    try:
        check, _, text = path.read_bytes().partition(b"\n")
        if int(check, 16) != zlib.crc32(text):
            return ()
        found = json.loads(text)
        if found["version"] != _VERSION:
            return ()
        return tuple(
            (PageKey(chat_id, PageKind(kind), int(item_id)), Span(int(p0), int(p1)))
            for kind, item_id, p0, p1 in found["items"]
        )
    except (OSError, ValueError, KeyError, TypeError):
        return ()
