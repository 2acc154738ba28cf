"""A thing told once and told differently later: of the two, a message asks for the newer one.

"When does the party start?" has more of "The party starts at 6 pm" than of "We moved the party to 7 pm", and
alone the first would be taken for true.  No language says by itself that two sentences are about the same;
here they are when the newer one has some of what message and older one share, and says that something is
otherwise, or another number.  Such a sentence too many does little harm: it was told as well.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from ethervox_gui.context.language.corrections import corrects, denies, tells_a_change
from ethervox_gui.context.language.parts import parts
from ethervox_gui.context.language.questions.names import asked_names, tells_of
from ethervox_gui.context.language.sentences import asks
from ethervox_gui.context.language.words import words
from ethervox_gui.context.recall.words import Key, WordIndex

#: So much of what message and older sentence share the newer one must have, by weight: "party" is more of
#: "party starts".
ABOUT: Final = 0.3
#: And so much of an older sentence that shares nothing with the message, which was found by what it is about.
ABOUT_THE_SAME: Final = 0.5
#: A sentence with less than this share of a message is not what that asks for: "Ours is one of nine" has a
#: little of "How heavy is our dog?", and so have many others.  What is asked for has a third and more.
_LEAST: Final = 0.2

#: What stands for what was just said, and is no article as "das" and "la" are.
_IT: Final = frozenset((
    "it", "them", "that", "this", "es", "daraus", "dies", "cela", "ça", "eso", "esto", "ello", "ciò", "isso",
    "isto", "это", "его", "её", "их", "onu", "bunu", "het", "dat",
))  # fmt: skip
#: A correction in so few words that it has none of those by which others are known.
_MAKE_IT: Final = re.compile(r"\bno\b\W+make (?:it|that)\b|\bnein\b.*\bdaraus\b", re.IGNORECASE)


def shared_most(index: WordIndex[Key], asked: str, told: Sequence[str]) -> tuple[str, dict[str, float]]:
    """Which of the sentences shares most that is rare with a message, and what that is, by weight.

    Neither where that is little of what is asked for.
    """
    shared = [(sentence, index.shared(asked, sentence)) for sentence in told if not asks(sentence)]
    most, about = max(shared, key=lambda one: sum(one[1].values()), default=("", {}))
    return (most, about) if about and index.asked_for(asked)(most) >= _LEAST else ("", {})


def all_of_it(index: WordIndex[Key], told: Sequence[str]) -> tuple[str, dict[str, float]]:
    """The longest of the sentences, and by weight what is rare in it; for what shares little with a message.

    "When's the wedding?" may bring "The date is 19 June" by its meaning, and "We move the date to the 26th"
    has no more of it.
    """
    said = max((one for one in told if not asks(one)), key=len, default="")
    return said, index.shared(said, said)


def is_told_anew(asked: str, told: str, newer: str, about: Mapping[str, float], least: float = ABOUT) -> bool:
    """Whether a newer sentence says otherwise what ``told`` says of what they are ``about``, by weight.

    It has the ``least`` of that, in shares.  Not of somebody else than a message ``asked`` for by name:
    "Eva's new number" is not Tom's.
    """
    has = parts(newer)
    share = sum(weight for part, weight in about.items() if part in has) / (sum(about.values()) or 1.0)
    if share < least or asks(newer):
        return False
    if any(tells_of(told, name) and not tells_of(newer, name) for name in asked_names(asked)):
        return False
    if corrects(newer) or denies(newer) or tells_a_change(newer):
        return True
    numbers, numbers_since = _numbers(told), _numbers(newer)
    return bool(numbers) and bool(numbers_since - numbers)


def corrects_what_it_points_to(sentence: str) -> bool:
    """Whether a sentence says otherwise what was said just before it, without saying again what that is.

    "I changed it to input" behind "The event we listen to is keydown", "Hm no, make that 7" behind a price.
    """
    if asks(sentence) or _IT.isdisjoint(words(sentence)):
        return False
    return corrects(sentence) or tells_a_change(sentence) or _MAKE_IT.search(sentence) is not None


# ---- inside ----------------------------------------------------------------------------------------


def _numbers(text: str) -> set[str]:
    return {word for word in words(text) if any(map(str.isnumeric, word))}
