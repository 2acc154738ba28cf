"""Where sentences end, in any language: by the rules of Unicode (UAX 29), and by what full stops mean.

A full stop after an abbreviation, an initial or an ordinal ends none, nor does any sign followed by a small
letter, unless the line begins with one, too, and nothing is closed behind the sign.  In doubt two sentences
stay together: half a fact does more harm than one too many.  A sentence asks by its sign, or, where people
leave that out, by its form.
"""

from __future__ import annotations

import re
import unicodedata
from itertools import pairwise
from typing import Final

from ethervox_gui.context.language.forms.abbreviations import ALWAYS, BEFORE_NUMBERS, BEFORE_ORDINALS, MONTHS
from ethervox_gui.context.language.forms.unmarked import asks_by_ending, asks_unmarked
from ethervox_gui.context.language.words import UNSPACED

#: The full stops of Unicode's class ATerm: they also stand in numbers, addresses and abbreviations.
_STOPS: Final = ".․﹒．"
#: Signs of its class STerm that a space must follow, since they also stand inside of words and addresses.
_SPACED: Final = "!?‼⁇⁈⁉‽⸮"
#: The others end a sentence wherever they stand, also where no space follows.
_ENDS: Final = "。！？｡﹖﹗؟۔।॥።፧፨။៕։܀܁܂߹᙮᠃᠉᥄᥅᪨᪩᪪᪫᭚᭛᭞᭟᰻᰼᱾᱿꓿꘎꘏꛳꛷꡶꡷꣎꣏꤯꧈꧉꩝꩞꩟꫰꫱꯫༎།"

#: Signs by which a sentence asks.  The Greek one looks like a semicolon, which it is written as as well.
_ASKS: Final = frozenset("?？؟⁇⁈⁉‽⸮﹖፧՞꘏꛷")
_GREEK: Final = re.compile("[\u0370-\u03ff\u1f00-\u1fff]")

#: What may stand between the sign and the space: more signs, and what closes a quotation.
_CLOSES: Final = "\"'”’»›)]}」』）】》〉"
#: None of the runs gives back what it took, and none begins within another: whoever writes "!!!!!!!!" or
#: "......." by the thousand waits no longer for it.
_TERM: Final = re.compile(
    rf"(?<![{re.escape(_STOPS)}…])[{re.escape(_STOPS)}…]++"
    rf"[{re.escape(_SPACED)}{re.escape(_STOPS)}{re.escape(_CLOSES)}]*+(?=\s|$)"
    rf"|．(?!\d)[{re.escape(_CLOSES)}]*"
    rf"|(?<![{re.escape(_SPACED)}])[{re.escape(_SPACED)}]++"
    rf"[{re.escape(_SPACED)}{re.escape(_STOPS)}{re.escape(_CLOSES)}]*+(?=\s|$|[{UNSPACED}])"
    r"|[;\u037e](?=\s|$)"
    rf"|[{re.escape(_ENDS)}]+[{re.escape(_ENDS)}{re.escape(_SPACED)}{re.escape(_CLOSES)}]*"
)
_LINES: Final = re.compile(r"[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]+")

#: Between two letters of these a space is no space between words, and there is no sign at a sentence's end.
_SILENT: Final = re.compile("(?<=[\u0e00-\u0eff])[ \u00a0]+(?=[\u0e00-\u0eff])")
#: So much of them is cut at such a space: it may be long, but it is not cut into words.
_SILENT_AT_LEAST: Final = 24

#: So many characters on either side of a full stop tell what it is.
_NEAR: Final = 40

#: Before the full stop: the last word, with points in it, and with what is written in front of it.
_LAST_WORD: Final = re.compile(r"[^\s\"'“‘„«»‹(\[{/–—]*$")
#: What follows the space: an opening sign or two, and the first letter or digit.
_OPENS: Final = re.compile(r"\s*[\"'“‘„«‹(\[{¿¡*_-]*")

#: Of those with points inside the ones that people also end a sentence with.
_MAY_END: Final = frozenset(("a.m", "p.m", "u.s", "u.k"))
_ORDINAL: Final = re.compile(r"\d{1,3}")
_ROMAN: Final = re.compile(r"[IVXLC]{1,6}")


def sentences(text: str) -> list[str]:
    """The sentences of a text, in order; a line's end ends one, too.  Nothing is lost but space."""
    return [found for line in _LINES.split(text) for piece in _of_line(line) if (found := piece.strip())]


def asks(sentence: str) -> bool:
    """Whether a sentence asks something, by the sign at its end, or by its form where no sign is.

    By form only what can be nothing else, in languages whose grammar says so.
    """
    return _has_sign(sentence) or _asks_by_form(sentence)


def states(text: str) -> bool:
    """Whether a text ends as a statement does, with a sign of its end, and asks nothing before it."""
    last = text.rstrip(f"{_CLOSES} \u00a0\n")[-1:]
    return last != "" and last in f"{_STOPS}…!{_ENDS}" and not any(map(asks, sentences(text)))


# ---- inside ----------------------------------------------------------------------------------------


def _has_sign(sentence: str) -> bool:
    said = sentence.rstrip(f"{_CLOSES} \u00a0")
    if not said:
        return False
    last = said.rstrip("!.…！。")[-1:] or said[-1]
    if last in _ASKS:
        return True
    if "՞" in said:  # Armenian puts it on the word that is asked about
        return True
    if "¿" in said and "?" not in said.rpartition("¿")[2]:
        return True
    return last in ";\u037e" and _GREEK.search(said) is not None


def _asks_by_form(sentence: str) -> bool:
    said = sentence.strip(f"{_CLOSES} \u00a0")
    bare = said.rstrip("。．.")
    if asks_by_ending(bare):
        return True
    if said[-1:] in f"{_STOPS}…!{_ENDS}:,":  # who writes such signs writes those of questions
        return False
    return asks_unmarked(said)


def _of_line(line: str) -> list[str]:
    writes_small = next(filter(str.isalpha, line), "").islower()
    ends = [
        match.end()
        for match in _TERM.finditer(line)
        if _is_end(line, match.start(), match.end(), writes_small)
    ]
    cut = [line[start:end] for start, end in pairwise([0, *ends, len(line)])]
    return [piece for whole in cut for piece in _where_nothing_ends(whole)]


def _is_end(line: str, start: int, end: int, writes_small: bool) -> bool:
    """Whether what stands at ``start`` to ``end``, which may end a sentence, does.

    Who ``writes_small`` begins sentences with small letters.
    """
    sign, before = line[start], line[max(start - _NEAR, 0) : start]
    if sign in ";\u037e":
        return _GREEK.search(before) is not None
    if sign in _ENDS:
        return True
    is_quoted = line[end - 1] in _CLOSES  # "it returns '?' for none", whoever writes small as well
    if _goes_on(line, end, writes_small and not is_quoted):
        return False
    if sign in _SPACED:
        return True
    if line[start:end] != sign:  # "…" and ".”"
        return True
    last = _LAST_WORD.search(before)
    word = last.group() if last is not None else ""
    after = line[end : end + _NEAR]
    return not (_is_abbreviation(word, after) or _is_ordinal(before.removesuffix(word), word, after))


def _goes_on(line: str, end: int, writes_small: bool) -> bool:
    """Whether what follows begins with a small letter, or is a sign that no sentence begins with."""
    opens = _OPENS.match(line, end)
    start = opens.end() if opens is not None else end
    first = line[start : start + 1]
    return bool(first) and ((first.islower() and not writes_small) or first in ",;:")


def _is_abbreviation(word: str, rest: str) -> bool:
    letters = word.rstrip(".").casefold()
    if "." in letters:  # "z.B", "e.g", "p.m": all its parts are short
        return (
            all(part.isalpha() and len(part) <= 3 for part in letters.split(".")) and letters not in _MAY_END
        )
    if len(word) == 1 and word.isalpha():
        return word != "I" and unicodedata.category(word) != "Lo"  # an initial, "z. B.", "d. h."
    return letters in ALWAYS or (letters in BEFORE_NUMBERS and rest.lstrip()[:1].isdigit())


def _is_ordinal(before: str, word: str, after: str) -> bool:
    """Whether "14." in "am 14. März" counts something, and "1." begins a list."""
    if not (_ORDINAL.fullmatch(word) or _ROMAN.fullmatch(word)):
        return False
    words, following = before.split(), re.findall(r"\w+", after)[:1]
    if not words:
        return bool(following)
    if following and (following[0].casefold() in MONTHS or following[0].isdigit()):
        return True
    return words[-1].casefold().strip("\"'„“(") in BEFORE_ORDINALS


def _where_nothing_ends(text: str) -> list[str]:
    """Thai and Lao end sentences without a sign: a space between two long phrases is all there is."""
    found: list[str] = []
    start = 0
    for match in _SILENT.finditer(text):
        long_enough = min(match.start() - start, len(text) - match.end()) >= _SILENT_AT_LEAST
        if long_enough:
            found.append(text[start : match.start()])
            start = match.end()
    return [*found, text[start:]]
