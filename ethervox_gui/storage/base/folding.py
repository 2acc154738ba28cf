"""Texts as a search compares them."""

from __future__ import annotations

import unicodedata


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


def fold(text: str) -> str:
    """Lower case without accents, of the same length."""
    return text.lower() if text.isascii() else text.translate(_FOLD)


def for_filter(text: str) -> str:
    """As filters of lists compare it: in any case, with its accents or without, however they are encoded."""
    return fold(unicodedata.normalize("NFC", text)).casefold()
