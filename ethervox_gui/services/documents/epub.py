"""The text of an EPUB book: its chapters in the order in which they are read."""

from __future__ import annotations

import posixpath
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Final
from urllib.parse import unquote

from ethervox_gui.services.documents import web_page
from ethervox_gui.services.documents.limits import CannotReadError, Packed, Taken
from ethervox_gui.services.documents.packed_xml import parsed

_CONTAINER: Final = "META-INF/container.xml"
_ENCRYPTION: Final = "META-INF/encryption.xml"
_PAGES: Final = frozenset(["application/xhtml+xml", "text/html", "application/xml"])


def read(path: Path, taken: Taken) -> None:
    """Add the sections of every chapter that is whole.  Raises :class:`CannotReadError`."""
    packed = Packed(path)
    locked = _locked(packed)
    root = parsed(packed.read(_CONTAINER))
    places = [node.get("full-path", "") for node in root.iter() if _name(node) == "rootfile"]
    if not places:
        raise CannotReadError("damaged")
    base = posixpath.dirname(places[0])
    package = parsed(packed.read(places[0]))
    items = {
        node.get("id", ""): node.get("href", "")
        for node in package.iter()
        if _name(node) == "item" and node.get("media-type") in _PAGES
    }
    words: set[str] = set()
    for node in package.iter():
        if _name(node) == "itemref" and (href := items.get(node.get("idref", ""))):
            name = posixpath.normpath(posixpath.join(base, unquote(href.partition("#")[0])))
            if name in packed.names and name not in locked:
                words.add(_read_chapter(packed, name, taken))
        if taken.is_full:
            break
    if not taken.sections:
        why = "damaged" if "damaged" in words else "no_text"
        raise CannotReadError("encrypted" if _ENCRYPTION in packed.names else why)


def _locked(packed: Packed) -> frozenset[str]:
    """The parts that only a shop's own reader can read: what is in them is no text."""
    if _ENCRYPTION not in packed.names:
        return frozenset()
    root = parsed(packed.read(_ENCRYPTION))
    return frozenset(unquote(node.get("URI", "")) for node in root.iter() if _name(node) == "CipherReference")


def _read_chapter(packed: Packed, name: str, taken: Taken) -> str:
    """Add the sections of one; the word for why there are none, a cover, say.  The others may be whole."""
    try:
        web_page.read(packed.read(name), taken)
    except CannotReadError as error:
        if error.word not in ("no_text", "damaged"):
            raise
        return error.word
    return ""


def _name(node: ET.Element) -> str:
    return node.tag.rpartition("}")[2]
