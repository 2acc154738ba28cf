r"""Regular expressions of JSON schemas, written so that llama.cpp's converter makes JSON texts of them.

It copies classes and escapes into the grammar almost as they are.  So ``.`` and ``[^x]`` would let a text
hold a bare quotation mark or a line break, which end it or spoil it, and ``\d`` would mean the letter.
"""

from __future__ import annotations

import re
from typing import Final

#: What stands in no JSON text as it is: marks of the text itself, and control characters.
_FORBIDDEN: Final = '"\\'
_NEVER: Final = r'"\\\x00-\x1F\x7F'
_ANY: Final = f"[^{_NEVER}]"
_SHORTHANDS: Final = {"d": "0-9", "w": "A-Za-z0-9_", "s": " "}
_CONTROLS: Final = {"n": "\n", "r": "\r", "t": "\t", "f": "\f", "v": "\v", "0": "\0"}
_ESCAPE: Final = re.compile(r"\\(?:u([0-9A-Fa-f]{4})|x([0-9A-Fa-f]{2})|(.))", re.DOTALL)


def json_pattern(pattern: str) -> str:
    """``pattern`` for texts that JSON can hold as they are.

    Raises :class:`ValueError` where it asks for a quotation mark, a backslash or a control character, which
    would have to be written differently, or for what no grammar can say.
    """
    made: list[str] = []
    at = 0
    while at < len(pattern):
        sign = pattern[at]
        if sign == "[":
            at = _class(pattern, at, made)
        elif sign == "\\":
            at, text, is_range = _escaped(pattern, at)
            made.append(f"[{text}]" if is_range else f"[{_coded(text)}]")
        else:
            made.append(_ANY if sign == "." else _allowed(sign))
            at += 1
    return "".join(made)


def _class(pattern: str, at: int, made: list[str]) -> int:
    """Append the class that begins at ``at``; where it ends."""
    at += 1
    is_negated = pattern.startswith("^", at)
    at += is_negated
    inside: list[str] = []
    while not pattern.startswith("]", at):
        if at >= len(pattern):
            raise ValueError("a class has no end")
        if pattern[at] == "\\":
            at, text, is_range = _escaped(pattern, at, is_negated=is_negated)
            inside.append(text if is_range else _coded(text))
        else:
            inside.append("" if is_negated and not _fits(pattern[at]) else _allowed(pattern[at]))
            at += 1
    if not inside:
        raise ValueError("a class is empty")
    made.append(f"[^{''.join(inside)}{_NEVER}]" if is_negated else f"[{''.join(inside)}]")
    return at + 1


def _escaped(pattern: str, at: int, *, is_negated: bool = False) -> tuple[int, str, bool]:
    """What follows a backslash: where it ends, the character or range, and whether it is a range."""
    found = _ESCAPE.match(pattern, at)
    if found is None:
        raise ValueError("it ends with a backslash")
    code, short, sign = found[1] or found[2], found[3], ""
    if code:
        sign = chr(int(code, 16))
    elif short in _SHORTHANDS:
        return found.end(), _SHORTHANDS[short], True
    elif short in _CONTROLS:
        sign = _CONTROLS[short]
    elif short.isalnum():
        raise ValueError(f"\\{short} cannot be used")
    else:
        sign = short
    if is_negated and not _fits(sign):
        return found.end(), "", True  # is left out anyway
    return found.end(), _allowed(sign), False


def _coded(sign: str) -> str:
    """A literal sign that neither the converter nor the grammar takes for syntax."""
    return f"\\x{ord(sign):02X}" if sign.isascii() else sign


def _fits(sign: str) -> bool:
    return sign not in _FORBIDDEN and sign.isprintable()


def _allowed(sign: str) -> str:
    if not _fits(sign):
        raise ValueError("a quotation mark, a backslash or a control character cannot be asked for")
    return sign
