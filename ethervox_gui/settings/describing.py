"""What a setting allows, in words."""

from __future__ import annotations

from collections.abc import Callable

from ethervox_gui.settings.section import N_, Setting


def range_of(field: Setting, translate: Callable[[str], str] = str) -> str:
    """The bounds of a number: ``0 – 5``, ``more than 0, at most 1``; empty where there are none."""
    low, high = field.ge, field.le
    if low is not None and high is not None:
        return f"{low:,} – {high:,}"
    words = (
        (N_("at least {}"), low),
        (N_("more than {}"), field.gt),
        (N_("at most {}"), high),
        (N_("less than {}"), field.lt),
    )
    return ", ".join(translate(word).format(f"{bound:,}") for word, bound in words if bound is not None)
