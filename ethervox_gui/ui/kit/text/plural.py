"""Which form of a word a number asks for, language by language; how a translation writes the forms."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

#: ``{0|token|tokens}``, ``{n|ход|хода|ходов}``: one of these words, by the field in front.
CHOICE = re.compile(r"\{(\w+)\|([^{}]*)\}")


def _from_two(n: float) -> int:
    return 0 if n == 1 else 1


def _from_more_than_one(n: float) -> int:
    return 0 if n < 2 else 1


def _polish(n: float) -> int:
    if n == 1:
        return 0
    return 1 if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else 2


def _russian(n: float) -> int:
    if n % 10 == 1 and n % 100 != 11:
        return 0
    return 1 if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else 2


def _arabic(n: float) -> int:
    if n in (0, 1, 2):
        return int(n)
    if 3 <= n % 100 <= 10:
        return 3
    return 4 if n % 100 >= 11 else 5


def _never(_n: float) -> int:
    return 0


#: How many forms a language has, and which one a number takes; in the order of Unicode's plural rules.
_RULES: dict[str, tuple[int, Callable[[float], int]]] = {
    "fr": (2, _from_more_than_one),
    "pt": (2, _from_more_than_one),
    "hi": (2, _from_more_than_one),
    "pl": (3, _polish),
    "ru": (3, _russian),
    "ar": (6, _arabic),
    "ja": (1, _never),
    "ko": (1, _never),
    "zh": (1, _never),
}


def n_forms(language: str) -> int:
    """How many forms a translator has to write."""
    return _rule(language)[0]


def choose(language: str, n: float, forms: Sequence[str]) -> str:
    """The form for ``n`` things; the last one where too few are there."""
    return forms[min(_rule(language)[1](n), len(forms) - 1)]


def _rule(language: str) -> tuple[int, Callable[[float], int]]:
    return _RULES.get(language.partition("_")[0], (2, _from_two))


class Count(str):  # noqa: SLOT000 - a string cannot have slots with values
    """A number as it is shown, which knows how many it stands for: ``4,672``, or ``3–9`` for seven turns."""

    n: float
    #: What it was made of.
    shown: str

    def __new__(cls, shown: str, n: float) -> Count:
        count = super().__new__(cls, shown)
        count.n, count.shown = n, shown
        return count


_DIGITS = re.compile(r"\D*(\d[\d\s.,\u00a0\u202f\u2019]*)\D*")


def amount(value: object) -> float | None:
    """How many a value stands for; nothing where it is not a number."""
    if isinstance(value, Count):
        return value.n
    if isinstance(value, int | float):
        return value
    found = _DIGITS.fullmatch(str(value))
    return _read(found[1].rstrip("., \u00a0\u202f\u2019")) if found else None


def _read(shown: str) -> float:
    """A number as any language writes it; ``1,500`` and ``1.500`` are whole: fractions are shown shorter."""
    *whole, last = re.split(r"\D+", shown)
    marks = re.findall(r"\D+", shown)
    groups = len(last) == 3 and whole[:1] != ["0"] and len(set(marks)) <= 1
    if not marks or groups or marks[-1] not in (".", ","):
        return float("".join((*whole, last)))
    return float("".join(whole) + "." + last)
