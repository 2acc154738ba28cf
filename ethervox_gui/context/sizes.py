"""How large files are, in three figures at most: ``2.48 GB``, ``491 MB``, ``10 TB``."""

from __future__ import annotations

from typing import Final

#: Powers of ten, as disks and the web count.
_UNITS: Final = ("B", "kB", "MB", "GB", "TB")


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
