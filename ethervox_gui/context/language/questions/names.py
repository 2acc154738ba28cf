"""The names that a question asks about: "How does Hilde get home?".

Whoever asks about Hilde in a chat in which they told of her asks for what they told.  A name is told by its
capital letter; what stands first in a sentence has one anyway, and in German every noun has, so that there
what follows an article or the like is none.  Nor is the article of a title ("The Night Watch"), or a pronoun
of politeness ("Sie"), with which any sentence may begin.
"""

from __future__ import annotations

import re
from typing import Final

from ethervox_gui.context.language.questions.definite import is_known_to_all
from ethervox_gui.context.language.sentences import asks, sentences

#: Who writes more does not only ask.
_LONGEST: Final = 240
_WORD: Final = re.compile(r"[^\W\d_]+")
#: What stands before a German noun, or before the adjective in front of it; "im" is "in the" there.
_BEFORE_NOUNS: Final = re.compile(
    r"(?:der|die|das|den|dem|des|im|am|zum|zur|beim|vom|ins|ans|"
    r"(?:k?ein|[mds]ein|ihr|unser|unsr|euer|eur|dies|jed|jen|welch|all|viel|manch|wenig"
    r"|mehrer)(?:e[rsnm]?)?)",
    re.IGNORECASE,
)
_ADJECTIVE: Final = re.compile(r"[a-zäöüß]+(?:e|er|es|en|em)")
#: Articles, which have a capital in titles, and pronouns that are written with one out of politeness.
_NO_NAMES: Final = frozenset(
    """
    a an the i
    der die das den dem des ein eine einen einem einer eines
    sie ihnen ihr ihre ihren ihrem ihrer ihres du dich dir
    le la les un une des vous el los las una usted ustedes ud il lo gli lei o os as um uma você vocês
    pan pani panu panią pana ty ciebie вы вас вам ваш siz
    """.split()  # noqa: SIM905 - a list of sixty quoted words is no easier to read
)
#: So many of the first letters of two forms of a name are the same, or all but one of the shorter's.
_STEM: Final = 4


def asked_names(text: str) -> frozenset[str]:
    """The names in the question that a text ends with, as they are written there.

    None where it asks for what is known to everybody ("the capital of Peru").
    """
    if len(text) > _LONGEST:
        return frozenset()
    said = sentences(text)
    if not said or not asks(said[-1]) or is_known_to_all(said[-1]):
        return frozenset()
    return frozenset(_names(said[-1]))


def tells_of(text: str, name: str) -> bool:
    """Whether a text has a name, in any of its forms ("Хильда", "Хильду"; "Hilde's")."""
    return any(word[0].isupper() and are_forms_of_one(word, name) for word in _WORD.findall(text))


def are_forms_of_one(word: str, other: str, stem: int = _STEM) -> bool:
    """Whether two words are the same but for an ending, and in their first ``stem`` letters at least."""
    shorter = min(len(word), len(other))
    n_same = max(stem, shorter - 1)
    return word == other or (shorter >= stem and word[:n_same] == other[:n_same])


# ---- inside ----------------------------------------------------------------------------------------


def _names(sentence: str) -> list[str]:
    said = _WORD.findall(sentence)
    return [
        word
        for place, word in enumerate(said)
        if place
        and word[0].isupper()
        and word[1:].islower()
        and word.lower() not in _NO_NAMES
        and not _is_noun(said[:place])
    ]


def _is_noun(before: list[str]) -> bool:
    """Whether what follows these words is no name, where every noun has a capital letter."""
    if _BEFORE_NOUNS.fullmatch(before[-1]) is not None:
        return True
    is_adjective = _ADJECTIVE.fullmatch(before[-1]) is not None
    return is_adjective and len(before) > 1 and _BEFORE_NOUNS.fullmatch(before[-2]) is not None
