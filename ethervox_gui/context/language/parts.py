"""The words of a text, in any script, and the parts of words by which texts are compared.

Words are compared whole and by their trigrams, so that endings matter little.  Trigrams have no accents, for
many people type none.  In scripts that are written without spaces every character counts, every two in a row,
and the ends of what is written in one script: each says about as much as two or three letters.  Of hiragana,
which ends words and joins them, every two in a row count, and of Thai and its kin, which write letters
without spaces, every two and three.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Collection
from functools import lru_cache
from typing import Final

from ethervox_gui.context.language.words import DIGITS, HANGUL, WORD

#: Thai, Lao, Burmese, Khmer.
_LETTERS: Final = "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff"
_HIRAGANA: Final = "\u3040-\u309f"
_HAN: Final = "\u3005-\u3007\u3400-\u9fff\U00020000-\U0003ffff"
_KATAKANA: Final = "\u30a0-\u30ff"
_SYLLABLES: Final = _HIRAGANA + _HAN + _KATAKANA + HANGUL
#: Scripts that write without spaces, or nearly so.
_UNSPACED: Final = re.compile(f"[{_LETTERS}{_SYLLABLES}]")
#: What stands together in one of them, or in others: "18" in "18日" is a word.
_RUN: Final = re.compile(
    "|".join(f"[{script}]+" for script in (_LETTERS, _HIRAGANA, _HAN, _KATAKANA, HANGUL))
    + f"|[^{_LETTERS}{_SYLLABLES}]+"
)
_OF_LETTERS: Final = re.compile(f"[{_LETTERS}]")
_OF_HIRAGANA: Final = re.compile(f"[{_HIRAGANA}]")
_OF_SYLLABLES: Final = re.compile(f"[{_SYLLABLES}]")
#: A part of a script of syllables says as much as so many of letters: 10 characters have 20 parts, and the 25
#: letters that say the same have 30.
_SYLLABLE: Final = 1.5

#: Digits of other scripts, and apostrophes that are letters to Unicode, as they are typed in English.
_AS_TYPED: Final = {chr(code): digit for code, digit in DIGITS.items()} | {"\u02bb": "'", "\u02bc": "'"}
_TYPED_OTHERWISE: Final = re.compile(f"[{''.join(_AS_TYPED)}]")
#: Accents, the points of Hebrew and Arabic, the dot of Hindi: who types in a hurry leaves them out.
_ACCENTS: Final = re.compile("[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u093c]+")
#: Letters that have their accent in themselves, are typed as two, or as others that look like them.
_PLAIN: Final = str.maketrans(dict(zip("łøđħŧıґىیکةँ", "lodhtiгييكهं", strict=True)) | {"æ": "ae", "œ": "oe"})

#: How much of a text is looked at, in characters; of long documents the beginning tells what they are.
_LOOK_AT: Final = 20_000
#: Longer words are hardly words.
_LONGEST_KEPT: Final = 40


def is_unspaced(text: str) -> bool:
    """Whether a text has characters of a script that puts no spaces between words."""
    return _UNSPACED.search(text) is not None


def without_accents(word: str) -> str:
    """A word as it is typed in a hurry."""
    if word.isascii():
        return word
    bare = _ACCENTS.sub("", unicodedata.normalize("NFD", word))
    return unicodedata.normalize("NFC", bare).translate(_PLAIN)


def parts(text: str) -> Counter[str]:
    """The words of a text and the parts they are compared by; a whole word is marked with ``=``."""
    found: Counter[str] = Counter()
    for word in WORD.findall(_as_typed(text[:_LOOK_AT])):
        found.update(_parts_of_word(word) if len(word) <= _LONGEST_KEPT else _parts_of(word))
    return found


def _as_typed(text: str) -> str:
    if text.isascii():
        return text.casefold()
    # A capital İ becomes an i with a dot over the one that it has.
    folded = unicodedata.normalize("NFKC", text).casefold().replace("i\u0307", "i")
    return _TYPED_OTHERWISE.sub(lambda found: _AS_TYPED[found.group()], folded)


def n_parts(found: Collection[str]) -> float:
    """How much these parts say, as so many parts of words that are written with letters."""
    return len(found) + (_SYLLABLE - 1) * sum(_OF_SYLLABLES.search(part) is not None for part in found)


def _parts_of(word: str) -> list[str]:
    if is_unspaced(word):
        return [part for run in _RUN.findall(word) for part in _parts_of_run(run)]
    return _parts_of_spaced(word)


def _parts_of_run(run: str) -> list[str]:
    if not is_unspaced(run):
        return _parts_of_spaced(run)
    if _OF_LETTERS.match(run):
        return _rows(run, 2) + _rows(run, 3)
    if _OF_HIRAGANA.match(run):
        return _rows(run, 2)
    return [*run, *_rows(f" {run} ", 2)]


def _parts_of_spaced(word: str) -> list[str]:
    plain = without_accents(word)
    return ["=" + word, *_rows(f" {plain} ", 3)]


def _rows(text: str, length: int) -> list[str]:
    return [text[i : i + length] for i in range(len(text) - length + 1)]


@lru_cache(maxsize=1 << 14)
def _parts_of_word(word: str) -> tuple[str, ...]:
    """Kept, because a few words make up most of what is said: documents are taken in much faster so."""
    return tuple(_parts_of(word))
