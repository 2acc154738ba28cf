"""Phrasings as small grammars: ``(a|b)`` is one of these, ``[a]`` is there or not; they may stand within each other.

Braces are slots and stay as they are. Brackets without a partner are text.
"""

from __future__ import annotations

import functools
import itertools
import random
import re
from collections.abc import Iterator

_GROUP = re.compile(r"\(([^()\[\]]*)\)|\[([^()\[\]]*)\]")
_SLOT = re.compile(r"\{(?!v\})\w+\}")
_LONG_FILLERS = (" at the moment ", " by the way ", " you know ", " i think ", " of course ")
_FILLERS = frozenset(
    "actually really just now currently still also again please so well already then always very my our".split()
)
_NO_LETTERS = {ord(sign): " " for sign in ".,;:?!-=()"}
#: Before these a noun has "an"; a few words begin with the sound of "you".
_VOWEL = re.compile(r"(?i:[aeio]|u(?!ni|se|su|ti))")


def expanded(rng: random.Random, text: str) -> str:
    """One of the sentences that a phrasing stands for; an optional part is there half of the time."""
    if "(" not in text and "[" not in text:
        return text
    parts = list(_parts(text))
    for index, part in enumerate(parts):
        if isinstance(part, tuple):
            parts[index] = part[int(rng.random() * len(part))]
    chosen = "".join(part for part in parts if isinstance(part, str))
    return expanded(rng, chosen) if chosen != text else text


@functools.lru_cache(maxsize=20_000)
def _parts(text: str) -> tuple[str | tuple[str, ...], ...]:
    """Plain text and the innermost choices, in turn."""
    parts: list[str | tuple[str, ...]] = []
    end = 0
    for found in _GROUP.finditer(text):
        options = tuple(found[1].split("|")) if found[1] is not None else tuple(found[2].split("|"))
        parts += [
            text[end : found.start()],
            options if found[1] is not None else (*options, *[""] * len(options)),
        ]
        end = found.end()
    return (*parts, text[end:])


def every(text: str) -> Iterator[str]:
    """All sentences that a phrasing stands for."""
    parts = _parts(text)
    if len(parts) == 1:
        yield text
        return
    for chosen in itertools.product(
        *((part,) if isinstance(part, str) else dict.fromkeys(part) for part in parts)
    ):
        yield from every("".join(chosen))


@functools.lru_cache(maxsize=100_000)
def bare(text: str) -> str:
    """What makes a phrasing its own: without capitals, punctuation, fillers, "my" and "our", and names of slots."""
    text = " ".join(_SLOT.sub("{x}", text).lower().translate(_NO_LETTERS).split())
    for filler in _LONG_FILLERS:
        text = f" {text} ".replace(filler, " ")
    return " ".join(word for word in text.split() if word not in _FILLERS)


def filled(text: str, slot: str, word: str) -> str:
    """``text`` with ``word`` for ``slot``, and "an" before it where the word begins with a vowel."""
    if _VOWEL.match(word):
        text = re.sub(rf"\b([Aa]) (?={re.escape(slot)})", r"\1n ", text)
    return text.replace(slot, word)
