"""Numbers between bounds, as GBNF: digit by digit, so that a rule is short however many numbers it allows."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import Any, Final

#: Beside these the converter does not look at a number's bounds, nor has to.
_BEFORE_BOUNDS: Final = ("$ref", "oneOf", "anyOf", "const", "enum")
#: So many digits a number has before and behind its point where nothing bounds it: as many as the library's.
_MOST_DIGITS: Final = 16
#: What is larger bounds nothing.
_BEYOND: Final = 10**20
#: Parts of rules that are the same in all of them.
_ZEROS: Final = f'("." "0"{{1,{_MOST_DIGITS}}})?'
_FRACTION: Final = f'("." [0-9]{{1,{_MOST_DIGITS}}})?'
#: A fraction that is not nothing.
_MORE: Final = f'"." "0"{{0,{_MOST_DIGITS - 1}}} [1-9] [0-9]{{0,{_MOST_DIGITS - 1}}}'
SHARED: Final[Mapping[str, str]] = {"zeros": _ZEROS, "fraction": _FRACTION, "more": _MORE}

#: A bound, and whether it is itself beyond what is allowed.
_Bound = tuple[int, bool]

Schema = Mapping[str, Any]


def number_rule(schema: Schema) -> str | None:
    """The rule of a number that has bounds; ``None`` where it has none, or they are not what says most of it.

    A fraction as the bound of what need not be whole is taken as the next whole number beyond.  Raises
    :class:`ValueError` where nothing fits.
    """
    kind = schema.get("type")
    if kind not in ("integer", "number") or any(word in schema for word in _BEFORE_BOUNDS):
        return None
    is_whole = kind == "integer"
    lowest, negated = _lowest(schema, is_whole=is_whole), _lowest(schema, -1, is_whole=is_whole)
    highest = None if negated is None else (-negated[0], negated[1])
    if lowest is None and highest is None:
        return None
    if not is_whole and lowest == (0, False) and highest is None:
        return None  # only the sign is known, and the library's rule has exponents
    allowed = list(_whole(lowest, highest) if is_whole else _any(lowest, highest))
    if not allowed:
        raise ValueError("it allows nothing")
    return f"({' | '.join(allowed)}) space"


def is_positive(schema: Schema) -> bool:
    """Whether nothing but its sign is bounded of a number: none below zero is allowed."""
    if schema.get("type") != "number" or any(word in schema for word in _BEFORE_BOUNDS):
        return False
    return _lowest(schema) == (0, False) and _lowest(schema, -1) is None


def _lowest(schema: Schema, sign: int = 1, *, is_whole: bool = False) -> _Bound | None:
    """The lowest number that is allowed, or with ``sign`` -1 the highest, its sign changed."""
    name, exclusive = ("minimum", "exclusiveMinimum") if sign > 0 else ("maximum", "exclusiveMaximum")
    least: Any = schema.get(name)
    beyond: Any = schema.get(exclusive)
    if beyond is True:  # of an older form
        beyond, least = least, None
    bounds: list[_Bound] = []
    for value, is_beyond in ((least, False), (beyond, True)):
        if not isinstance(value, int | float) or isinstance(value, bool) or not abs(value) < _BEYOND:
            continue
        value *= sign
        if is_whole:
            bounds.append((math.floor(value) + 1 if is_beyond else math.ceil(value), False))
        else:
            bounds.append((math.floor(value), is_beyond and value == math.floor(value)))
    return max(bounds, default=None)


def _whole(lowest: _Bound | None, highest: _Bound | None) -> Iterator[str]:
    low = None if lowest is None else lowest[0]
    high = None if highest is None else highest[0]
    if low is None or low < 0:
        begins = 1 if high is None or high >= 0 else -high
        yield from (f'"-" {digits}' for digits in _digits(begins, None if low is None else -low))
    if high is None or high >= 0:
        yield from _digits(max(low or 0, 0), high)


def _any(lowest: _Bound | None, highest: _Bound | None) -> Iterator[str]:
    if lowest is None or lowest[0] < 0:
        begins = (0, True) if highest is None or highest[0] >= 0 else (-highest[0], highest[1])
        ends = None if lowest is None else (-lowest[0], lowest[1])
        yield from (f'"-" {number}' for number in _decimals(begins, ends))
    if highest is None or highest[0] >= 0:
        begins = (0, False) if lowest is None or lowest[0] < 0 else lowest
        yield from _decimals(begins, highest)


def _decimals(lowest: _Bound, highest: _Bound | None) -> Iterator[str]:
    """What begins with a digit."""
    low, is_beyond = lowest
    if highest is not None and low >= highest[0]:
        if (low, is_beyond) == highest and not is_beyond:
            yield f"{_literal(low)} {_ZEROS}"
        return
    if is_beyond:
        yield f"{_literal(low)} {_MORE}"
        low += 1
    yield from (
        f"{digits} {_FRACTION}" for digits in _digits(low, None if highest is None else highest[0] - 1)
    )
    if highest is not None and not highest[1]:
        yield f"{_literal(highest[0])} {_ZEROS}"


def _digits(low: int, high: int | None) -> Iterator[str]:
    """The whole numbers from ``low``, which is not below zero, to ``high``."""
    n_most = max(_MOST_DIGITS, len(str(low)) + 1)
    last = 10**n_most - 1 if high is None else high
    while low <= last:
        n_digits = len(str(low))
        if low == 10 ** (n_digits - 1) and low > 0:  # all numbers of this length, and perhaps of longer ones
            n_whole = len(str(last + 1)) - 1
            if n_whole >= n_digits:
                yield f"[1-9]{_repeated(n_digits - 1, n_whole - 1)}"
                low = 10**n_whole
                continue
        end = min(last, 10**n_digits - 1)
        yield from _between(str(low), str(end))
        low = end + 1


def _between(low: str, high: str) -> Iterator[str]:
    """The texts of digits between two of the same length."""
    if low == high:
        yield _literal(low)
        return
    n_same = next(at for at in range(len(low)) if low[at] != high[at])
    same = f"{_literal(low[:n_same])} " if n_same else ""
    first, last = int(low[n_same]), int(high[n_same])
    rest_low, rest_high = low[n_same + 1 :], high[n_same + 1 :]
    n_rest = len(rest_low)
    if rest_low.strip("0"):
        yield from (f"{same}{_literal(first)} {rest}" for rest in _between(rest_low, "9" * n_rest))
        first += 1
    ends_early = bool(rest_high.strip("9"))
    last -= ends_early
    if first <= last:
        one = f"[{first}-{last}]" if first < last else _literal(first)
        yield f"{same}{one}{_repeated(n_rest, n_rest)}"
    if ends_early:
        yield from (f"{same}{_literal(last + 1)} {rest}" for rest in _between("0" * n_rest, rest_high))


def _repeated(least: int, most: int) -> str:
    """So many more digits."""
    if most <= 1:
        return " [0-9]" * least + " [0-9]?" * (most - least)
    return f" [0-9]{{{least},{most}}}" if least < most else f" [0-9]{{{least}}}"


def _literal(digits: object) -> str:
    return f'"{digits}"'
