"""How numbers, times and foreign texts are put on one line."""

from __future__ import annotations

import re
import time

#: Control characters, and the characters that turn the writing direction of what follows around.
_UNSAFE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")


def plain(text: str) -> str:
    """A foreign text without characters that could disturb the layout around it."""
    return _UNSAFE.sub("", text.replace("\r\n", "\n").replace("\r", "\n"))


def one_line(text: str, longest: int = 200) -> str:
    """A foreign text as one short line."""
    line = " ".join(plain(text[: longest * 4]).split())
    return line if len(line) <= longest else line[: longest - 1].rstrip() + "…"


def number(value: int) -> str:
    """``4,672``."""
    return f"{value:,}"


def turns(first: int, last: int) -> str:
    """``1–20``, or ``7`` for a single turn."""
    return str(first) if first == last else f"{first}–{last}"


def seconds(milliseconds: float) -> str:
    """``0.1 s``; below that in milliseconds, since an edit can be that quick."""
    if milliseconds < 100:
        return f"{milliseconds:.1f} ms" if milliseconds < 10 else f"{milliseconds:.0f} ms"
    return f"{milliseconds / 1000:.1f} s"


def day(when: float) -> str:
    """A day in full: ``Tue 12 May 2026``."""
    then = time.localtime(when)
    return f"{time.strftime('%a', then)} {then.tm_mday} {time.strftime('%b %Y', then)}"


def clock(when: float, now: float | None = None) -> str:
    """A time as the chat list shows it: ``now``, ``14:02``, ``Tue``, ``3 May`` or ``2025-05-03``."""
    now = time.time() if now is None else now
    then, today = time.localtime(when), time.localtime(now)
    if now - when < 60:
        return "now"
    if then[:3] == today[:3]:
        return time.strftime("%H:%M", then)
    if now - when < 6 * 86400:
        return time.strftime("%a", then)
    if then.tm_year == today.tm_year:
        return f"{then.tm_mday} {time.strftime('%b', then)}"
    return time.strftime("%Y-%m-%d", then)
