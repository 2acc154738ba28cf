"""Whether a question is about something that who asks takes for known: "Where did the engine fail?".

English and German say "the" of what was spoken of before.  They say it also of what there is only one of
("the moon"), of what the sentence itself tells ("the capital of Mongolia", "the fastest way") and of what is
asked about as a kind ("Who invented the telephone?"): these are left out.  Other languages have no such word,
or say it of kinds as a rule ("Pourquoi le ciel est-il bleu ?").
"""

from __future__ import annotations

import re
from typing import Final

#: What such a question begins with.
_ENGLISH: Final = re.compile(
    r"(?:(?:and|but|so|ok|okay),? )?(?:who|whom|whose|what|which|when|where|why|how|"
    r"is|are|was|were|did|does|do|has|have|had|will|would)\b",
    re.IGNORECASE,
)
_GERMAN: Final = re.compile(
    r"(?:(?:und|aber|also),? )?(?:wer|wen|wem|wessen|was|wann|wo(?:her|hin|mit|von|rauf|für|vor)?|warum|"
    r"weshalb|wieso|wie|welche[rsnm]?|ist|sind|war|waren|hat|hatte|haben|hatten|wird|wurde|wurden)\b",
    re.IGNORECASE,
)
#: In German "das" alone may mean "that", so a noun has to follow.
_THE: Final = re.compile(r"\bthe [a-z]")
_DER: Final = re.compile(r"\b(?:der|die|das|den|dem) (?:[a-zäöüß]+ ){0,2}[A-ZÄÖÜ][a-zäöüß]")
#: A name: what is known of it is known to everybody.  In German all nouns look so.
_NAME: Final = re.compile(r"[a-z,] (?!I\b)[A-Z][a-z]+")
#: There is only one of it, or it is a matter of words, numbers or kinds.
_KNOWN_TO_ALL: Final = re.compile(
    r"\bthe (?:[a-z'-]+ )*?(?:\w+est|most|least|best|worst|first|second|last|next|same|only|\d+|"
    r"moon|sun|earth|sky|sea|ocean|world|internet|universe|weather|planet|stars|equator|north|south|east|"
    r"west|wind|rain|snow|human|body|brain|heart|liver|stomach|eyes?|ears?|nose|skin|past|future|present|"
    r"difference|words?|meaning|term|plural|singular|opposite|capital|purpose|point|rule|law|square|cube|"
    r"root|sum|average|number|chance|odds|middle|beginning|end|time|year|day|rest|kind|type|way|ones?)\b"
    r"|\b(?:invent|discover|compose)\w*\b"
    r"|\b(?:der|die|das|den|dem) (?:[a-zäöüß]+ )*?(?:\w+ste[nrsm]?\b|\d+|"
    r"Mond|Sonne|Erde|Himmel|Meer|Welt|Internet|Universum|Mensch|Gehirn|Herz|Regen|Schnee|Wind|"
    r"Unterschied|Wort|Begriff|Abkürzung|Mehrzahl|Plural|Hauptstadt|Bedeutung|Gegenteil|Quadrat|Summe|Zahl|"
    r"Regel)"
    r"|\b(?:erf[au]nd\w*|entdeck\w*|komponier\w*|gemalt|malte)\b"
)
#: What it is stands behind it: "the root of 196", "die Hauptstadt der Mongolei".
_TOLD_THERE: Final = re.compile(
    r"\bthe (?:[a-z'-]+ ){1,3}?(?:of|between|for|to|that|which|who|behind)\b"
    r"|[a-zäöüß,] [A-ZÄÖÜ]\w+ (?:der|des|von|vom|zwischen|im?|aus|für|zum?|zur)\b"
)


def takes_for_known(question: str) -> bool:
    """Whether a question, one sentence, is about something definite that it does not tell by itself."""
    if is_known_to_all(question) or _TOLD_THERE.search(question) is not None:
        return False
    if _ENGLISH.match(question) is not None and _THE.search(question) is not None:
        return _NAME.search(question) is None
    return _GERMAN.match(question) is not None and _DER.search(question) is not None


def is_known_to_all(question: str) -> bool:
    """Whether a question, one sentence, is about what there is only one of, or a matter of words or kinds."""
    return _KNOWN_TO_ALL.search(question) is not None
