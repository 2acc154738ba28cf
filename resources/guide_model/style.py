"""How people write: several things in one message, no capitals, no full stops."""

from __future__ import annotations

from dataclasses import replace

from .facts import Fact, lower
from .words import Source


def joined(s: Source, parts: list[str]) -> str:
    """Several statements in one message."""
    if len(parts) == 1 or s.chance(0.6):
        return " ".join(parts)
    glue = s.rng.choice([" and ", ", and ", "; ", ", "])
    return parts[0].rstrip(".") + "".join(glue + lower(p).rstrip(".") for p in parts[1:]) + "."


def styled(s: Source, text: str) -> str:
    """Punctuation and capitals as real users set them, the values untouched."""
    x = s.rng.random()
    if x < 0.12:
        text = text.rstrip(".?!")
    if 0.06 < x < 0.16:
        text = lower(text)
    if 0.16 < x < 0.18:
        text = text.replace("'", "")
    if x > 0.985:
        text = text.rstrip(".?!") + s.rng.choice(["!", "!!", " :)", "...", " ?"])
    return text


def maybe_lowered(s: Source, text: str, facts: list[Fact]) -> tuple[str, list[Fact]]:
    """All in lower case now and then; the facts then hold what was written."""
    if s.chance(0.05) and all("{p}" not in f.family.line for f in facts):
        return text.lower(), [replace(f, value=f.value.lower()) for f in facts]
    return text, facts
