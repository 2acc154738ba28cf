"""Addresses and names that are entered in settings: which can never work, and what to enter instead."""

from __future__ import annotations

import re
from ipaddress import ip_address
from typing import Final

from ethervox_gui.context.text import N_, Text

HOST: Final = N_("enter an address or a name of this machine, such as 127.0.0.1")
HUB: Final = N_("enter an address that begins with https://")
_NAMES: Final = N_("enter names such as my-computer.local, with commas between them")
_ORIGINS: Final = N_("enter origins such as https://example.org, with commas between them")

_LABEL: Final = re.compile(r"[^\W_](?:[\w-]{0,61}[^\W_])?")
_ORIGIN: Final = re.compile(r"[a-z][a-z0-9+.-]*://[^\s/?#@,]+/?", re.IGNORECASE)


def unfit(key: str, value: object) -> Text | None:
    """What to enter in place of the ``value`` of a setting that could be stored, and would never work.

    What was stored before is believed as it is: a program that does not start for it helps nobody.
    """
    text = str(value).strip()
    match key:
        case "server.host":
            return None if _is_host(text) else HOST
        case "server.allowed_hosts":
            return None if all(map(_is_listed, _entries(text))) else _NAMES
        case "server.allowed_origins":
            return None if all(map(_is_origin, _entries(text))) else _ORIGINS
        case _:
            return None


# ---- inside ----------------------------------------------------------------------------------------


def _entries(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _is_host(text: str) -> bool:
    """Whether this is an IP address, or could be a name; four numbers that are no address could not."""
    try:
        ip_address(text)
    except ValueError:
        labels = text.removesuffix(".").split(".")
        return all(map(_LABEL.fullmatch, labels)) and not labels[-1].isdigit()
    return True


def _is_listed(text: str) -> bool:
    """As :func:`_is_host`; with IPv6 in brackets, as requests name it."""
    return _is_host(text[1:-1] if text.startswith("[") and text.endswith("]") else text)


def _is_origin(text: str) -> bool:
    return text.lower() == "null" or bool(_ORIGIN.fullmatch(text))
