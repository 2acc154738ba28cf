"""The words of a text, in any script.

A run of what :mod:`re` takes for letters is no word everywhere: it ends at each vowel sign of Hindi or Thai,
and in Chinese it is a whole clause with the numbers in it.  Code that counts, compares or looks up words uses
what is here instead.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

#: Scripts that are written without spaces between words: each of their characters counts as a word.
UNSPACED: Final = (
    "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
)
#: Syllables of Korean, which writes endings, particles and units onto its words, and onto numbers.
HANGUL: Final = "\uac00-\ud7af"

#: Signs that are written onto letters and are no part of a word to :mod:`re`: accents that no letter has in
#: itself, the points of Hebrew and Arabic, the vowels of Hindi, Thai and their kin.
SIGNS: Final = "".join(
    sign
    for sign in map(chr, (*range(0x0300, 0x3100), *range(0xA660, 0xAC00)))
    if unicodedata.category(sign) in ("Mn", "Mc")
)

#: Digits of other scripts, by their code points.
DIGITS: Final = {
    ord(sign): str(unicodedata.decimal(sign))
    for sign in map(chr, (*range(0x0660, 0x1C60), *range(0xA620, 0xABFA), *range(0xFF10, 0xFF1A)))
    if sign.isdecimal()
}

#: A word with the signs on its letters; where no spaces part words, all that stands between two marks.
WORD: Final = re.compile(rf"[^\W_]+(?:[{SIGNS}]+[^\W_]*)*")
_LETTERS: Final = re.compile("[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]")
_UNSPACED: Final = re.compile(f"[{UNSPACED}]")
_RUN: Final = re.compile(f"[{UNSPACED}]+|[^{UNSPACED}]+")
_COUNTED: Final = re.compile(rf"[{UNSPACED}]|(?:[^\W_{UNSPACED}]|[{SIGNS}])+(?:['’][^\W_]+)?")


def words(text: str) -> list[str]:
    """The words of a text in small letters; each character of a script without spaces is one."""
    return [word.casefold().replace("’", "'") for word in _COUNTED.findall(text)]


def compared(text: str) -> list[str]:
    """What texts are compared by, in small letters: words, and where no spaces part them rows of characters.

    Two in a row say about as much as a word in Chinese and Japanese, three in Thai and its kin.
    """
    found: list[str] = []
    for word in WORD.findall(text):
        for run in _RUN.findall(word.lower()):
            length = 3 if _LETTERS.match(run) else 2 if _UNSPACED.match(run) else len(run)
            found += [run[i : i + length] for i in range(max(len(run) - length, 0) + 1)]
    return found


def digits_as_typed(text: str) -> str:
    """A text with the digits of other scripts, and wide ones, as those of English: lengths stay the same."""
    return text if text.isascii() else text.translate(DIGITS)
