"""The guide says nothing that nobody told it: what it would say wrongly is put right before anybody sees it.

It knows two dozen kinds of facts, and takes others for one of them: of "I'm writing a novel about
lighthouses" it notes "Your name is lighthouses", and asked for it, it has no answer.  Then the user's own
sentence says it better: "You said: “I'm writing a novel about lighthouses.”"
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from ethervox_gui.context.language.oneself import speaks_of_oneself
from ethervox_gui.context.language.sentences import asks, sentences
from ethervox_gui.context.language.small_talk import is_small_talk
from ethervox_gui.context.language.words import words
from ethervox_gui.context.summaries.extract import sentences_of
from ethervox_gui.context.summaries.guide.evidence import is_said
from ethervox_gui.context.summaries.guide.numbered import KNOWN, form_of, is_numbered, notes_in

NOTED: Final = "Noted."
UPDATED: Final = "Updated."
UNKNOWN: Final = "I do not know that yet. Tell me, and I will remember it."
BEYOND: Final = (
    "I am only the small guide, so I cannot do that. Load a bigger model with the model picker for this."
)
#: What it says to what it has no other answer to.
FALLBACKS: Final = (
    UNKNOWN,
    BEYOND,
    "I did not understand that. I am only the small guide; a bigger model from the model picker may.",
    "I see. Tell me what I should remember.",
    "You have not told me anything yet.",
)
_ACKNOWLEDGED: Final = (NOTED, UPDATED, KNOWN)

_ENDED: Final = re.compile(r"[.!?](?:\s|$)")
#: Within so many words it shows whether a sentence has a form of the guide's.
_WORDS_OF_FORMS: Final = 8
#: A longer sentence is no answer.
_LONGEST: Final = 300
#: A request that names something is no question for it.
_REQUEST: Final = re.compile(
    r"\b(?:can|could|would|will) you (?!(?:please )?(?:tell|remind|say|remember|recall)\b)", re.IGNORECASE
)
#: A question that tells nothing; "Did I mention that my dog is called Rex?" does.
_QUESTION: Final = re.compile(r"(?:how|what|where|when|who|whose|why|which)\b.*\?$", re.IGNORECASE)
#: Words that most questions have, whatever they ask for.
_QUESTIONING: Final = """
    a an the this that these those there it its it's i i'm me my mine we us our you your he him his she
    her they them their and or but so if as at by for from in into of on onto out over to under up with
    about again also what what's which who who's whom whose when when's where where's why how how's much
    many long often exactly am is are was were be been being do does did done doing don't didn't have
    has had having can could will would shall should may might must not no yes please still now just
    really ever some any all thing things something before after say says said saying tell tells told
    telling mention mentioned know knew known remember remembered remind call called calls name names
    named go goes going went gone get gets got
"""
_OF_QUESTIONS: Final = frozenset(_QUESTIONING.split())
_ENDINGS: Final = ("'s", "s", "ing", "ed", "e")
_SHORTEST: Final = 3
#: Who asks of something of their own has told it, likely in some other words.
_HALF: Final = 0.5
#: Who says so speaks to the guide, or of the program, and tells nothing to be kept.
_TO_THE_GUIDE: Final = re.compile(r"\b(?:you|you['’]re|your|thanks?|hm+|let me)\b", re.IGNORECASE)
_OF_THE_PROGRAM: Final = re.compile(
    r"\b(?:app|program|window|chats?|models?|guide|settings?|context|timeline|font|theme)\b", re.IGNORECASE
)


class Heard(NamedTuple):
    """What the guide has before it as it replies, in its order.

    ``asked`` are the user's messages, ``given`` summaries and what tools returned, ``replies`` its own.
    """

    asked: Sequence[str]
    given: Sequence[str]
    replies: Sequence[str]


def instead_of(reply: str, heard: Heard, tells: Callable[[str], bool], *, is_over: bool) -> str | None:
    """What the guide says instead of a reply that begins so; empty where it stays, ``None`` while it is open.

    ``tells``: whether the user tells something in a message.
    """
    if not is_over and may_be_put_right(reply):
        return None
    if not heard.asked:
        return ""
    *before, said = heard.asked
    lines = (line for text in heard.given for line in sentences_of(text) if not is_numbered(line))
    is_told = tells(said) and not is_small_talk(said)
    return put_right(reply, said, [*lines, *before], [*heard.given, *heard.replies], is_told=is_told)


def may_be_put_right(reply: str) -> bool:
    """Whether a reply that begins so may turn out to be one that :func:`put_right` changes."""
    begun = reply.lstrip()
    if any(one.startswith(begun) or begun.startswith(one) for one in (*FALLBACKS, *_ACKNOWLEDGED)):
        return True
    is_short = _ENDED.search(begun) is None and len(begun.split()) <= _WORDS_OF_FORMS
    return is_short or form_of(begun) is not None


def put_right(reply: str, said: str, told: Sequence[str], seen: Sequence[str], *, is_told: bool) -> str:
    """What the guide says instead of a ``reply`` to what the user ``said``; empty where it stands.

    ``told``: what the user told before that is in the context, in its order; ``seen``: the other texts there
    in which notes stand, replies and summaries.  ``is_told``: the user tells something now.
    """
    reply, is_asked = reply.strip(), any(map(asks, sentences(said)[-1:]))
    tells = is_told and not is_asked and (speaks_of_oneself(said) or _TO_THE_GUIDE.search(said) is None)
    if reply.startswith(_ACKNOWLEDGED):
        true = _acknowledged(reply, said)
        return (
            true
            if true != NOTED or tells
            else _found(said, told, is_meant=True) or (UNKNOWN if is_asked else BEYOND)
        )
    if reply in FALLBACKS:
        if tells:
            return NOTED
        is_question = reply == UNKNOWN or (is_asked and _REQUEST.search(said) is None)
        return _found(said, told, is_meant=reply == UNKNOWN) if is_question else ""
    answers = [one for one in sentences(reply) if form_of(one) is not None]
    if not answers:
        return quoted(said, told, wholly=True) if is_asked else ""
    if all(_is_known(one, told, seen) for one in answers):
        return ""
    return NOTED if tells else _found(said, told, is_meant=True) or UNKNOWN


def quoted(question: str, told: Sequence[str], share: float = 1.0, *, wholly: bool = False) -> str:
    """The sentence that a question asks for, as the user said it; empty where none has enough of its words.

    That ``share`` of them, one at least, and with ``wholly`` two.  Of several that have as much the newest.
    """
    wanted = _roots(" ".join(filter(asks, sentences(question))) or question)
    asked = [one for text in told for one in sentences(text) if len(one) <= _LONGEST and not asks(one)]
    have = [wanted & _roots(one) for one in asked]
    common = Counter(root for found in have for root in found)
    best, most = "", 0.0
    for one, found in zip(asked, have, strict=True):
        weight = sum(1 / common[root] for root in found)
        if found and len(found) >= max(share * len(wanted), 1 + wholly) and weight >= most:
            best, most = one, weight
    return f"You said: “{best}”" if best else ""


# ---- inside ----------------------------------------------------------------------------------------


def _found(said: str, told: Sequence[str], *, is_meant: bool = False) -> str:
    """What the guide had no true answer to, in the user's own words.

    A word is enough where the guide takes it for a question for what was told (``is_meant``), half of them
    where somebody asks of their own; not where they ask of the program.
    """
    if _OF_THE_PROGRAM.search(said) is not None:
        return quoted(said, told)
    return quoted(said, told, 0.0 if is_meant else _HALF if speaks_of_oneself(said) else 1.0)


def _acknowledged(reply: str, said: str) -> str:
    """Only the notes that say what was said; empty where all of them do."""
    numbered = [one for one in sentences_of(reply) if is_numbered(one)]
    true = notes_in(reply, " ".join(one for one in sentences(said) if not _QUESTION.match(one)))
    if len(true) == len(numbered):
        return ""
    opening = next(one for one in _ACKNOWLEDGED if reply.startswith(one))
    return " ".join([opening if true else NOTED, *true])


def _is_known(answer: str, told: Sequence[str], seen: Sequence[str]) -> bool:
    """Whether an answer says what a note says that was kept, or what was told."""
    thing = form_of(answer)
    plain = answer.casefold()
    notes = (one for text in seen for one in sentences_of(text) if is_numbered(one))
    if any(note.casefold().endswith(plain) for note in notes):
        return True
    return thing is not None and any(is_said(answer, thing, one) for one in told)


def _roots(text: str) -> frozenset[str]:
    return frozenset(_root(word) for word in words(text) if word not in _OF_QUESTIONS)


def _root(word: str) -> str:
    """A word without its endings: "moved" and "move", "plans" and "planning"."""
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST:
            word = word.removesuffix(ending)
    return word[:-1] if len(word) > _SHORTEST and word[-1] == word[-2] else word
