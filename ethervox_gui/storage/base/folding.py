"""Texts as a search compares them."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final


class _Fold(dict[int, str]):
    """Maps a character to its lower case without accents; one character to one, so that offsets stay."""

    def __missing__(self, code: int) -> str:
        character = chr(code)
        decomposed = unicodedata.normalize("NFD", character)
        if all(unicodedata.category(mark) == "Mn" for mark in decomposed[1:]):
            character = decomposed[0]
        self[code] = folded = character.lower()[0]
        return folded


_FOLD = _Fold()
#: What decomposed letters of alphabets have on them; signs of other scripts are no accents.
_ACCENTS: Final = re.compile("[\u0300-\u036f]+")


def fold(text: str) -> str:
    """Lower case without accents, of the same length."""
    return text.lower() if text.isascii() else text.translate(_FOLD)


@lru_cache(maxsize=1 << 14)
def for_filter(text: str) -> str:
    """As filters of lists compare it: in any case, with its accents or without, however they are encoded.

    Remembered, since each key that is typed compares all titles once more.  Offsets are not kept.
    """
    if not text.isascii():
        text = _ACCENTS.sub("", unicodedata.normalize("NFD", text))
    return text.casefold()
