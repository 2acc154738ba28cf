"""The user's own sentence as an answer: "You said: “I'm writing a novel about lighthouses.”"."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

from ethervox_gui.context.language.sentences import asks, sentences
from ethervox_gui.context.language.words import words
from ethervox_gui.context.summaries.guide.corrected import corrects
from ethervox_gui.context.summaries.guide.roots import roots

#: A longer sentence is no answer.
_LONGEST: Final = 300
#: So much more a word says that stands as it was asked for: "paint", and not "paintings".
_AS_ASKED: Final = 1.1
_CAPITAL: Final = re.compile(r"(?<=[^\W.?!:…] )[A-Z][\w’'-]{2,}")


def quoted(question: str, told: Sequence[str], share: float = 1.0, *, wholly: bool = False) -> str:
    """The sentence that a question asks for, as the user said it; empty where none has enough of its words.

    That ``share`` of them, one at least, and with ``wholly`` two.  Of several that have as much the newest.
    Where a later one puts it right, both are quoted.
    """
    asked = " ".join(filter(asks, sentences(question))) or question
    wanted, as_said = roots(asked), frozenset(words(asked))
    answers = sentences_told(told)
    have = [wanted & roots(one) for one in answers]
    common = Counter(root for found in have for root in found)
    best, most = -1, 0.0
    for place, (one, found) in enumerate(zip(answers, have, strict=True)):
        same = roots(" ".join(as_said.intersection(words(one))))
        weight = sum((_AS_ASKED if root in same else 1.0) / common[root] for root in found)
        if found and len(found) >= max(share * len(wanted), 1 + wholly) and weight >= most:
            best, most = place, weight
    if best < 0:
        return ""
    said = answers[best]
    # What came back stands in a summary, too, behind which newer sentences may stand.
    later = [one for one in answers[answers.index(said) + 1 :] if one != said and corrects(one, said)]
    return says(said, *later[-1:])


def says(*quotes: str) -> str:
    """What the user said, and then."""
    return "You said: " + ", then: ".join(f"“{one}”" for one in quotes)


def sentences_told(told: Sequence[str]) -> list[str]:
    """The sentences of what was told, but for questions and what is too long to be quoted."""
    return [one for text in told for one in sentences(text) if len(one) <= _LONGEST and not asks(one)]


def about_names(question: str, told: Sequence[str]) -> list[str]:
    """Those of the sentences that were told which name somebody, or something, that a question names."""
    names = {name.casefold().removesuffix("'s").removesuffix("’s") for name in _CAPITAL.findall(question)}
    return [one for one in sentences_told(told) if not names.isdisjoint(_names_of(one))]


# ---- inside ----------------------------------------------------------------------------------------


def _names_of(sentence: str) -> set[str]:
    """The words with a capital, in small letters."""
    return {
        word.casefold().removesuffix("'s").removesuffix("’s")
        for word in re.findall(r"\b[A-Z][\w’'-]{2,}", sentence)
    }
