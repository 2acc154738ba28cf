r"""Patterns of JSON schemas for llama.cpp's converter, which copies classes and escapes almost as they are.

So ``.`` and ``[^x]`` would let a text hold a bare quotation mark or a line break, which end it or spoil it,
and ``\d`` would mean the letter.  Such patterns are rewritten first.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

#: First and last character of a run of them.
Span = tuple[int, int]

#: What stands in no JSON text as it is: marks of the text itself, and control characters.
_FORBIDDEN: Final = '"\\'
_NEVER: Final = r'"\\\x00-\x1F\x7F'
_ANY: Final = f"[^{_NEVER}]"
#: The same, in order, and halves of characters, which nobody can write.
_HOLES: Final[tuple[Span, ...]] = ((0, 0x1F), (0x22, 0x22), (0x5C, 0x5C), (0x7F, 0x7F), (0xD800, 0xDFFF))
_LAST: Final = 0x10FFFF
_SHORTHANDS: Final[dict[str, tuple[Span, ...]]] = {
    "d": ((0x30, 0x39),),
    "w": ((0x30, 0x39), (0x41, 0x5A), (0x5F, 0x5F), (0x61, 0x7A)),
    "s": ((0x20, 0x20),),
}
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
            at, spans = _escaped(pattern, at)
            made.append(f"[{_spelled(_writable(spans))}]")
        else:
            if sign != ".":
                _refuse_unwritable(ord(sign))
            made.append(_ANY if sign == "." else sign)
            at += 1
    return "".join(made)


def _class(pattern: str, at: int, made: list[str]) -> int:
    """Append the class that begins at ``at``; where it ends."""
    at += 1
    is_negated = pattern.startswith("^", at)
    at += is_negated
    inside: list[Span] = []
    while not pattern.startswith("]", at):
        at, spans = _member(pattern, at)
        is_sign = len(spans) == 1 and spans[0][0] == spans[0][1]
        if is_sign and pattern.startswith("-", at) and not pattern.startswith("-]", at):
            at, others = _member(pattern, at + 1)
            spans = ((spans[0][0], others[0][0]),)
            if len(others) > 1 or others[0][0] != others[0][1]:
                raise ValueError("a range has no last character")
            if spans[0][1] < spans[0][0]:
                raise ValueError("a range ends before it begins")
        inside += spans
    if not inside:
        raise ValueError("a class is empty")
    if is_negated:
        _refuse_everything(inside)
        made.append(f"[^{_spelled(inside)}{_NEVER}]")
    else:
        made.append(f"[{_spelled(_writable(inside))}]")
    return at + 1


def _member(pattern: str, at: int) -> tuple[int, tuple[Span, ...]]:
    """What stands in a class at ``at``, and where it ends."""
    if at >= len(pattern):
        raise ValueError("a class has no end")
    if pattern[at] == "\\":
        return _escaped(pattern, at)
    return at + 1, ((ord(pattern[at]), ord(pattern[at])),)


def _escaped(pattern: str, at: int) -> tuple[int, tuple[Span, ...]]:
    """What follows a backslash: where it ends, and the characters that it stands for."""
    found = _ESCAPE.match(pattern, at)
    if found is None:
        raise ValueError("it ends with a backslash")
    code, short = found[1] or found[2], found[3]
    if not code and short in _SHORTHANDS:
        return found.end(), _SHORTHANDS[short]
    if not code and short not in _CONTROLS and short.isalnum():
        raise ValueError(f"\\{short} cannot be used")
    sign = int(code, 16) if code else ord(_CONTROLS.get(short, short))
    return found.end(), ((sign, sign),)


def _spelled(spans: Iterable[Span]) -> str:
    """Inside of a class in which neither the converter nor the grammar takes anything for syntax."""
    return "".join(_coded(low) if low == high else f"{_coded(low)}-{_coded(high)}" for low, high in spans)


def _coded(sign: int) -> str:
    return f"\\x{sign:02X}" if sign < 0x80 else f"\\U{sign:08X}"


def _writable(spans: Iterable[Span]) -> Iterator[Span]:
    """The same without what JSON cannot hold as it is.  Raises :class:`ValueError` where that is named."""
    for low, high in spans:
        _refuse_unwritable(low)
        _refuse_unwritable(high)
        rest = low
        for first, last in _HOLES:
            if rest <= last and first <= high:
                if rest < first:
                    yield rest, first - 1
                rest = last + 1
        yield rest, high  # the last is writable, so something is left


def _refuse_unwritable(sign: int) -> None:
    if chr(sign) in _FORBIDDEN or not chr(sign).isprintable():
        raise ValueError("a quotation mark, a backslash or a control character cannot be asked for")


def _refuse_everything(spans: Iterable[Span]) -> None:
    """No token fits a class that leaves nothing out, and llama.cpp then ends the whole process."""
    free = 0
    for low, high in sorted((*spans, *_HOLES)):
        if low > free:
            return
        free = max(free, high + 1)
    if free > _LAST:
        raise ValueError("a class leaves no character")
