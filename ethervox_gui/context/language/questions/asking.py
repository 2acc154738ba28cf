"""Whether a message asks for something that was told in its chat, by the words that it asks with.

"What do I do for a living?" can be answered from the chat alone, whatever words it was told in, and so can
"Who was the plumber again?" and "Where did the engine fail?".  "How do I get ink out of my shirt?" and "What
should I cook?" ask for advice: nobody told the answer.
"""

from __future__ import annotations

import re
from typing import Final

from ethervox_gui.context.language.oneself import speaks_of_oneself
from ethervox_gui.context.language.parts import is_unspaced
from ethervox_gui.context.language.questions.advice import is_advice
from ethervox_gui.context.language.questions.clipped import is_clipped
from ethervox_gui.context.language.questions.definite import takes_for_known
from ethervox_gui.context.language.questions.own_deeds import asks_of_family, asks_of_own_deeds
from ethervox_gui.context.language.questions.own_things import own_things
from ethervox_gui.context.language.questions.reminding import (
    asks_anew,
    asks_to_be_reminded,
    begs_to_be_reminded,
)
from ethervox_gui.context.language.sentences import asks, sentences, states
from ethervox_gui.context.language.wishing import wants
from ethervox_gui.context.language.words import words

#: Who writes more does not only ask.
_LONGEST: Final = 240
#: Who tells so much first, in characters, mostly asks what to make of it: 45 of 46 such questions in sixteen
#: conversations did, and none of 600 that ask for what was told begins so.
_TOLD_FIRST: Final = 60
_DID: Final = re.compile(
    r"\b(?:did|was|were|had) (?:i|we|my|our)\b|\b(?:hatte|habe|hatten|haben|war|waren) (?:ich|wir|mein\w*"
    r"|unser\w*)\b"
    r"|\b(?:ai-je|avons-nous|avait-on|a-t-on|avais-je)\b",
    re.IGNORECASE,
)
#: In lower case "i" means "and" and "the" elsewhere, "sono" also "they are", and "ma" in Polish "has".
_MEANS_MORE: Final = frozenset(("i", "sono"))
_IN_POLISH: Final = frozenset(("i", "ma"))
_POLISH: Final = re.compile("[ąćęłńóśźż]")
#: "I" is in French what in Dutch means "you", and whoever.
_IN_DUTCH: Final = frozenset(("je",))
_DUTCH: Final = re.compile(
    r"\b(?:hoe|hoeveel|wanneer|waar|waarom|welke?|wat|wie|moet|kunt|het|een|van|voor|heb|hebt|naar|niet|met)\b",
    re.IGNORECASE,
)
_I: Final = re.compile(r"\bI\b(?!\w)|\b(?:do|did|am|was|are|have|had|will|would) i\b|\bi(?:'m|'ve|'d| am)\b")
#: "Me" and "us", which say less of who tells something than of who asks.
_OBJECTS: Final = re.compile(
    r"\b(?:me|us|myself|mir|mich|uns|moi|mim|mig|meg|mnie|nam|меня|мне|нас|нам|мной|"
    r"bana|beni|bize|bizi|لي|إلي|إليّ|علي|عليّ|معي|مني|عني)\b|-(?:je|moi|nous)\b"
    # Signs of vowels are no letters for a word's boundary.
    r"|(?<!\S)(?:मुझे|मुझको|हमें|मुझसे|मैंने|हमने|हमको|अपन[ाीे])(?=[\s?।!,]|$)",
    re.IGNORECASE,
)


def asks_for_told(text: str) -> bool:
    """Whether a text ends by asking about its writer, about what it takes for known, or to be reminded.

    Not where it asks for advice.  What cannot be told from the words and their endings alone counts as no.
    """
    if len(text) > _LONGEST:
        return False
    said = sentences(text)
    if not said:
        return False
    if is_clipped(said[-1]):
        return True
    if not (asks(said[-1]) or begs_to_be_reminded(said[-1])):
        return False
    if asks_to_be_reminded(said[-1]):
        return True
    if sum(map(len, said[:-1])) > _TOLD_FIRST and not _is_of_thing_or_deed(said[-1]):
        return False
    is_known = _is_own(said[-1]) or takes_for_known(said[-1])
    return (is_known or (asks_anew(said[-1]) and not wants(said[-1]))) and not is_advice(said[-1])


def asks_of_oneself(text: str) -> bool:
    """Whether the question that a text ends with is about its writer, or asks to be reminded.

    Who writes much does not only ask.
    """
    said = sentences(text) if len(text) <= _LONGEST else []
    return bool(said) and (asks_to_be_reminded(said[-1]) or _is_own(said[-1]))


def may_ask(text: str) -> bool:
    """Whether a text may ask for something told: not where it ends as a statement, or wants something done.

    Unless that is about something of its writer's own: "Give me my list".  Many leave the question mark out:
    "foam price" asks.
    """
    last = sentences(text)[-1:]
    if asks_for_told(text) or not last:
        return True
    return bool(own_things(last[0])) if wants(last[0]) else not states(text)


def asks_for_advice(text: str) -> bool:
    """Whether the question that a text ends with is what to do, or for something to be done.

    "How does Hilde get home?" asks about her, though "How does one get home?" is such a question.  Who writes
    much does not only ask.
    """
    said = sentences(text) if len(text) <= _LONGEST else []
    return bool(said) and is_advice(said[-1])


# ---- inside ----------------------------------------------------------------------------------------


def _is_of_thing_or_deed(sentence: str) -> bool:
    """Whether a question is about what is called one's own, or was done."""
    return bool(own_things(sentence)) or _DID.search(sentence) is not None or asks_of_own_deeds(sentence)


def _is_own(sentence: str) -> bool:
    if _I.search(sentence) is not None or _OBJECTS.search(sentence) is not None:
        return True
    if asks_of_own_deeds(sentence) or asks_of_family(sentence):
        return True
    unclear = _MEANS_MORE if _POLISH.search(sentence) is None else _IN_POLISH
    if _DUTCH.search(sentence) is not None:
        unclear |= _IN_DUTCH
    said = " ".join(word for word in words(sentence) if word not in unclear)
    # "Mojej mamy", 「うちの犬」: in any form of "my"
    return speaks_of_oneself(said) or bool(
        own_things(said) or (is_unspaced(sentence) and own_things(sentence))
    )
