"""How large files are, in three figures at most (``2.48 GB``, ``491 MB``), and shares in percent."""

from __future__ import annotations

from typing import Final

#: Powers of ten, as disks and the web count.
_UNITS: Final = ("B", "kB", "MB", "GB", "TB")
#: 100 · 0.29 is a little less than 29.
_NOISE: Final = 1e-9


def measured(n_bytes: float) -> tuple[str, str]:
    """The figure and its unit (``B``, ``kB``, ``MB``, ``GB`` or ``TB``) for ``n_bytes``."""
    value, unit = float(n_bytes), 0
    while value >= 999.5 and unit < len(_UNITS) - 1:
        value /= 1000
        unit += 1
    return (f"{value:.3g}" if value < 999.5 else f"{value:,.0f}"), _UNITS[unit]


def in_words(n_bytes: float) -> str:
    """The same as one text."""
    return " ".join(measured(n_bytes))


def percent(share: float) -> int:
    """The whole percents that a share has reached: 60 not before a threshold of 60 %, 100 only of all."""
    return int(100 * share + _NOISE)
