"""Finding by a few letters: as they stand in a text, or as the beginnings of its words."""

from __future__ import annotations

import unicodedata

from ethervox_gui.storage.base.folding import for_filter


def score(query: str, text: str) -> float | None:
    """How well a text fits, more is better; ``None`` if it does not.

    Every word of the query must be there, or its letters in order as beginnings of words: ``nech`` finds
    "New chat".  Letters strewn over a text are no match, for a sentence has nearly any of them.  What begins
    a word, and short texts count more.
    """
    text = for_filter(text)
    total = 0.0
    for word in for_filter(query).split():
        found = _word_score(word, text)
        if found is None:
            return None
        total += found
    return total - len(text) / 1000


def _word_score(word: str, text: str) -> float | None:
    place = text.find(word)
    if place >= 0:  # as it stands; what it is called comes before what it does
        return (10.0 if _begins_word(text, place) else 3.5) * len(word) - place / 100
    beginnings = [place for place in range(len(text)) if _begins_word(text, place)]
    best = {-1: 0.0}  # by the place of the letter before
    for letter in word:
        found: dict[int, float] = {}
        for last, total in best.items():
            after = [(place, total + 4.0) for place in beginnings if place > last]
            if last >= 0:
                after.append((last + 1, total + 3.0))
            for place, more in after:
                if text[place : place + 1] == letter:
                    found[place] = max(more, found.get(place, 0.0))
        best = found
    return max(best.values(), default=None)


def _begins_word(text: str, place: int) -> bool:
    if place == 0:
        return True
    before = text[place - 1]
    return not before.isalnum() and unicodedata.category(before)[0] != "M"  # a sign on a letter
