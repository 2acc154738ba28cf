"""Finding by a few letters: the letters of a query in their order, wherever they stand in a text."""

from __future__ import annotations


def score(query: str, text: str) -> float | None:
    """How well a text fits, more is better; ``None`` if it does not.

    Every word of the query must be there with its letters in order.  Letters that follow each other, that
    begin a word, and short texts count more.
    """
    text = text.casefold()
    total = 0.0
    for word in query.casefold().split():
        found = _word_score(word, text)
        if found is None:
            return None
        total += found
    return total - len(text) / 1000


def _word_score(word: str, text: str) -> float | None:
    place = text.find(word)
    if place >= 0:  # as it stands; what it is called comes before what it does
        return (10.0 if _begins_word(text, place) else 3.5) * len(word) - place / 100
    total, last = 0.0, -1
    for letter in word:
        place = text.find(letter, last + 1)
        if place < 0:
            return None
        total += 4.0 if _begins_word(text, place) else 3.0 if place == last + 1 else 0.0
        last = place
    return total


def _begins_word(text: str, place: int) -> bool:
    return place == 0 or not text[place - 1].isalnum()
