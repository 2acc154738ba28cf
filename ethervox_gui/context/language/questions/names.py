"""The names that a question asks about ("How does Hilde get home?"), and those of who speaks in a message.

Whoever asks about Hilde in a chat in which they told of her asks for what they told.  A name is told by its
capital letter; what stands first in a sentence has one anyway, and in German every noun has, so that there
what follows an article or the like is none.

Two at one keyboard write "Anna: My limit is 1,200. I start work on 4 March.", and so are conversations that
are pasted.  Each sentence stands alone in a summary, where the second one would be told by nobody.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from ethervox_gui.context.language.questions.definite import is_known_to_all
from ethervox_gui.context.language.sentences import asks, sentences
from ethervox_gui.context.language.words import words

#: Who writes more does not only ask.
_LONGEST: Final = 240
_WORD: Final = re.compile(r"[^\W\d_]+")
#: What stands before a German noun, or before the adjective in front of it; "im" is "in the" there.
_BEFORE_NOUNS: Final = re.compile(
    r"(?:der|die|das|den|dem|des|im|am|zum|zur|beim|vom|ins|ans|"
    r"(?:k?ein|[mds]ein|ihr|unser|unsr|euer|eur|dies|jed|jen|welch|all|viel|manch|wenig|mehrer)(?:e[rsnm]?)?)",
    re.IGNORECASE,
)
_ADJECTIVE: Final = re.compile(r"[a-zäöüß]+(?:e|er|es|en|em)")
#: So many of the first letters of two forms of a name are the same, or all but one of the shorter's.
_STEM: Final = 4
#: A name before a colon, of two words at most; no time of day, and no address.
_SPEAKS: Final = re.compile(r"(?P<name>[^\W\d_][\w.'’-]{0,24}(?: [^\W\d_][\w.'’-]{0,24})?): +(?=\S)")


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
    return any(word[0].isupper() and _is_same(word, name) for word in _WORD.findall(text))


def attributed(said: Sequence[str], is_common: Callable[[str], bool]) -> list[str]:
    """The sentences of a message, each behind the name that the one before it has, if it has none itself.

    A name is one that stands so twice in the message, or whose first word ``is_common`` in the chat: many
    things stand before a colon.
    """
    found = [match["name"] if (match := _SPEAKS.match(sentence)) else "" for sentence in said]
    times = Counter(found)
    named: list[str] = []
    now = ""
    for sentence, name in zip(said, found, strict=True):
        if name:
            now = name if times[name] > 1 or is_common(words(name)[0]) else ""
        named.append(f"{now}: {sentence}" if now and not name else sentence)
    return named


# ---- inside ----------------------------------------------------------------------------------------


def _names(sentence: str) -> list[str]:
    said = _WORD.findall(sentence)
    return [
        word
        for place, word in enumerate(said)
        if place and word[0].isupper() and word[1:].islower() and not _is_noun(said[:place])
    ]


def _is_noun(before: list[str]) -> bool:
    """Whether what follows these words is no name, where every noun has a capital letter."""
    if _BEFORE_NOUNS.fullmatch(before[-1]) is not None:
        return True
    is_adjective = _ADJECTIVE.fullmatch(before[-1]) is not None
    return is_adjective and len(before) > 1 and _BEFORE_NOUNS.fullmatch(before[-2]) is not None


def _is_same(word: str, name: str) -> bool:
    if word == name:
        return True
    n_same = max(_STEM, min(len(word), len(name)) - 1)
    return word[:n_same] == name[:n_same] and min(len(word), len(name)) >= _STEM
