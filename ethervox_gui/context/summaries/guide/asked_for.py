"""What a question to the guide asks for: all that was told, something of one's own, how to do something."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from ethervox_gui.context.language.oneself import speaks_of_oneself
from ethervox_gui.context.language.sentences import asks, sentences
from ethervox_gui.context.summaries.guide.numbered import form_of

#: A request that names something is no question for it.
_REQUEST: Final = re.compile(
    r"\b(?:can|could|would|will) you (?!(?:please )?(?:tell|remind|say|remember|recall)\b)", re.IGNORECASE
)
#: Who asks so asks for all of it.
_ALL: Final = re.compile(
    r"what (?:do|did|have|can) (?:you|i) (?:still |really |ever )?"
    r"(?:know|remember|recall|tell|told|say|said|note|noted)"
    r"(?: you| about me| about myself| so far| until now| up to now)*\W*$",
    re.IGNORECASE,
)
#: Of "Who drives me?" somebody is asked for that was told of; "Tell me a joke" is a request.
_OF_ASKER: Final = re.compile(
    r"(?<!tell )(?<!give )(?<!show )(?<!help )(?<!teach )(?<!let )\b(?:me|us|mine|ours)\b", re.IGNORECASE
)
#: Who asks so asks what to do, rather than what they told.
_HOW_TO: Final = re.compile(
    r"\b(?:how (?:do|does|would)|(?:can|could|should|may|must|shall) (?:i|we)"
    r"|(?:i|we) (?:can|could|should|must))\b",
    re.IGNORECASE,
)
#: The forms that answer a question that begins so, by how their values are told.
_ANSWERS: Final = (
    (
        re.compile(r"(?:when|(?:at |on |in )?(?:what|which) (?:time|day|date|hour))\b", re.IGNORECASE),
        re.compile(r"(?: is on| starts at)$"),
    ),
    (re.compile(r"where\b.*\bfrom\b", re.IGNORECASE), None),
    (re.compile(r"where\b", re.IGNORECASE), re.compile(r"(?: lives? in| works? at| is in the)$")),
    (re.compile(r"how old\b", re.IGNORECASE), re.compile(r"(?: are| is)$")),
)
_OPENING: Final = re.compile(
    r"(?:(?:and|so|but|hey|hi|ok|okay|please|sorry|um|hm+)\b[\s,.]*)*", re.IGNORECASE
)
#: Who says so speaks of the program.
_OF_THE_PROGRAM: Final = re.compile(
    r"\b(?:app|program|window|chats?|models?|guide|settings?|context|timeline|font|theme)\b", re.IGNORECASE
)


def asks_for_all(said: str) -> bool:
    """Whether all is asked for that was told: "What do you know about me?"."""
    return _ALL.match(said) is not None


def requests(said: str) -> bool:
    """Whether a question wants something done: "Can you write to Mira?", but not "Can you tell me …?"."""
    return _REQUEST.search(said) is not None


def is_of_the_program(said: str) -> bool:
    """Whether the program is spoken of."""
    return _OF_THE_PROGRAM.search(said) is not None


def is_of_the_asker(said: str) -> bool:
    """Whether who asks has a part in what they ask for: "What do I play?", "Who drives me?"."""
    return speaks_of_oneself(said) or _OF_ASKER.search(said) is not None


def asks_for_own(said: str) -> bool:
    """Whether something of one's own is asked for, which nobody else can have told."""
    return speaks_of_oneself(said) and not is_of_the_program(said) and _HOW_TO.search(said) is None


def is_answered(said: str, answers: Sequence[str]) -> bool:
    """Whether one of these answers is of the kind that is asked for: a day, a place, an age."""
    asked = [one for one in sentences(said) if asks(one)][-1]
    begun = _OPENING.sub("", asked, count=1)
    for question, form in _ANSWERS:
        if question.match(begun) is not None:
            forms = (form_of(one) or "" for one in answers)
            return form is not None and any(form.search(one) is not None for one in forms)
    return True
