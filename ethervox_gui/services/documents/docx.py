"""The text of a Word document (OOXML): paragraphs and tables, in sections by its headings."""

from __future__ import annotations

import io
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from ethervox_gui.services.documents.limits import CannotReadError, Packed, Taken
from ethervox_gui.services.documents.packed_xml import parsed, refuse_entities

_W: Final = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
#: As Word writes it where somebody saved a “Strict Open XML Document”.
_STRICT: Final = b'"http://purl.oclc.org/ooxml/wordprocessingml/main"'
_MAIN: Final = "word/document.xml"
_STYLES: Final = "word/styles.xml"
_HEADING_STYLE: Final = re.compile(r"(?:heading|title)\s*[1-6]?$", re.IGNORECASE)
#: What Word wrote into a file that wants a password is no zip file, but begins so.
_OLE: Final = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"


def read(path: Path, taken: Taken) -> None:
    """Add the sections.  Raises :class:`CannotReadError`."""
    with path.open("rb") as file:
        if file.read(len(_OLE)) == _OLE:
            raise CannotReadError("encrypted")
    packed = Packed(path)
    if _MAIN not in packed.names:
        raise CannotReadError("damaged")
    headings = _heading_styles(packed) if _STYLES in packed.names else frozenset[str]()
    heading, lines = "", list[str]()
    for text, style, in_table in _paragraphs(_part(packed, _MAIN)):
        is_heading = not in_table and (style in headings or bool(_HEADING_STYLE.match(style)))
        if is_heading and text.strip():
            taken.add("\n".join(lines), heading=heading)
            heading, lines = " ".join(text.split())[:200], []
        lines.append(text)
    taken.add("\n".join(lines), heading=heading)
    if not taken.sections:
        raise CannotReadError("no_text")


def _part(packed: Packed, name: str) -> bytes:
    """A part of the file, in the words of the usual form."""
    return packed.read(name).replace(_STRICT, f'"{_W[1:-1]}"'.encode())


def _heading_styles(packed: Packed) -> frozenset[str]:
    """The ids of styles that are headings, whatever they are called in the language of their author."""
    found = set()
    for style in parsed(_part(packed, _STYLES)).iter(f"{_W}style"):
        name = style.find(f"{_W}name")
        outline = style.find(f"{_W}pPr/{_W}outlineLvl")
        said = name.get(f"{_W}val", "") if name is not None else ""
        if outline is not None or _HEADING_STYLE.match(said):
            found.add(style.get(f"{_W}styleId", ""))
    return frozenset(found)


def _paragraphs(data: bytes) -> Iterator[tuple[str, str, bool]]:
    """Every paragraph with its style; of a table, a row is one with its cells apart."""
    refuse_entities(data)
    parts: list[str] = []
    style = ""
    cells: list[str] = []
    n_tables = 0
    try:
        for event, node in ET.iterparse(io.BytesIO(data), events=("start", "end")):  # noqa: S314 - as in parsed()
            if event == "start":
                n_tables += node.tag == f"{_W}tbl"
                continue
            name = node.tag.removeprefix(_W)
            if name == "t":
                parts.append(node.text or "")
            elif name in {"tab", "br", "cr"}:
                parts.append("\t" if name == "tab" else "\n")
            elif name == "noBreakHyphen":
                parts.append("-")
            elif name == "tabs":  # where the stops are, each a tab of its own
                del parts[len(parts) - len(node) :]
            elif name == "pStyle":
                style = node.get(f"{_W}val", "")
            elif name == "p":
                text = "".join(parts)
                if n_tables:
                    cells.append(text)
                else:
                    yield text, style, False
                parts, style = [], ""
                node.clear()
            elif name == "tr":
                yield "\t".join(cells), "", True
                cells = []
                node.clear()
            elif name == "tbl":
                n_tables -= 1
    except ET.ParseError as error:
        raise CannotReadError("damaged") from error
