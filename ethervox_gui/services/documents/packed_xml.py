"""The XML inside an office document or an e-book, which may come from anybody."""

from __future__ import annotations

import xml.etree.ElementTree as ET

from ethervox_gui.services.documents.limits import CannotReadError


def parsed(data: bytes) -> ET.Element:
    """The root.  Raises :class:`CannotReadError` for what is no XML, or declares entities."""
    refuse_entities(data)
    try:
        return ET.fromstring(data)  # noqa: S314 - no entities, and bounded in size, memory and time
    except ET.ParseError as error:
        raise CannotReadError("damaged") from error


def refuse_entities(data: bytes) -> None:
    """A document of an office program declares no entities; a bomb does."""
    if b"<!ENTITY" in data or "<!ENTITY".encode("utf-16-le") in data:
        raise CannotReadError("damaged")
