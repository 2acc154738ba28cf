"""The guide says nothing that nobody told it: what it would say wrongly is put right before anybody sees it.

It knows two dozen kinds of facts, and takes others for one of them: of "I'm writing a novel about
lighthouses" it notes "Your name is lighthouses", and asked for it, it has no answer.  Then the user's own
sentence says it better: "You said: “I'm writing a novel about lighthouses.”"
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from ethervox_gui.context.calls.guide_calls import FOUND_NOTHING
from ethervox_gui.context.language.oneself import speaks_of_oneself
from ethervox_gui.context.language.sentences import asks, sentences
from ethervox_gui.context.language.small_talk import is_small_talk
from ethervox_gui.context.summaries.extract import sentences_of
from ethervox_gui.context.summaries.guide.asked_for import (
    asks_for_all,
    asks_for_own,
    is_answered,
    is_of_the_asker,
    is_of_the_program,
    requests,
)
from ethervox_gui.context.summaries.guide.corrected import corrected, is_told_otherwise
from ethervox_gui.context.summaries.guide.evidence import is_said
from ethervox_gui.context.summaries.guide.listing import is_list, listed
from ethervox_gui.context.summaries.guide.numbered import KNOWN, form_of, is_numbered, notes_in
from ethervox_gui.context.summaries.guide.quoting import about_names, quoted, says
from ethervox_gui.context.summaries.guide.roots import roots

NOTED: Final = "Noted."
UPDATED: Final = "Updated."
UNKNOWN: Final = "I do not know that yet. Tell me, and I will remember it."
BEYOND: Final = (
    "I am only the small guide, so I cannot do that. Load a bigger model with the model picker for this."
)
NOTHING_TOLD: Final = "You have not told me anything yet."
#: What it says to what it has no other answer to.
FALLBACKS: Final = (
    UNKNOWN,
    BEYOND,
    "I did not understand that. I am only the small guide; a bigger model from the model picker may.",
    "I see. Tell me what I should remember.",
    NOTHING_TOLD,
)
#: How it answers a greeting.
_GREETING: Final = "Hello!"
_ACKNOWLEDGED: Final = (NOTED, UPDATED, KNOWN)

_ENDED: Final = re.compile(r"[.!?](?:\s|$)")
#: Within so many words it shows whether a sentence has a form of the guide's.
_WORDS_OF_FORMS: Final = 8
#: A question that tells nothing; "Did I mention that my dog is called Rex?" does.
_QUESTION: Final = re.compile(r"(?:how|what|where|when|who|whose|why|which)\b.*\?$", re.IGNORECASE)
#: Who asks of something of their own has told it, likely in some other words.
_HALF: Final = 0.5
#: An answer of more words goes in circles.
_MOST_WORDS: Final = 60
#: Who says so speaks to the guide, and tells nothing to be kept.
_TO_THE_GUIDE: Final = re.compile(r"\b(?:you|you['’]re|your|thanks?|hm+|let me)\b", re.IGNORECASE)


class Heard(NamedTuple):
    """What the guide has before it as it replies, in its order.

    ``asked`` are the user's messages, ``given`` summaries and what tools returned, ``replies`` its own;
    ``more``: whether more was said than is before it.
    """

    asked: Sequence[str]
    given: Sequence[str]
    replies: Sequence[str]
    more: bool = False


def instead_of(reply: str, heard: Heard, tells: Callable[[str], bool], *, is_over: bool) -> str | None:
    """What the guide says instead of a reply that begins so; empty where it stays, ``None`` while it is open.

    ``tells``: whether the user tells something in a message.
    """
    if not heard.asked:
        return ""
    if not (is_over or is_list(reply)) and may_be_put_right(reply):
        return None
    *before, said = heard.asked
    given = (text for text in heard.given if text != FOUND_NOTHING)
    lines = (line for text in given for line in sentences_of(text) if not is_numbered(line))
    told, seen = [*lines, *before], [*heard.given, *heard.replies]
    if is_list(reply) or (asks_for_all(said) and reply.strip() in FALLBACKS):
        return listed(told, seen, tells, has_more=heard.more) or NOTHING_TOLD
    return put_right(reply, said, told, seen, is_told=tells(said) and not is_small_talk(said))


def may_be_put_right(reply: str) -> bool:
    """Whether a reply that begins so may turn out to be one that :func:`put_right` changes."""
    begun = reply.lstrip()
    if any(one.startswith(begun) or begun.startswith(one) for one in (*FALLBACKS, *_ACKNOWLEDGED)):
        return True
    n_words = len(begun.split())
    is_short = _ENDED.search(begun) is None and n_words <= _WORDS_OF_FORMS
    return is_short or (form_of(begun) is not None and n_words <= _MOST_WORDS)


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
        is_question = reply == UNKNOWN or (is_asked and not requests(said))
        return _found(said, told, is_meant=reply == UNKNOWN) if is_question else ""
    answers = [one for one in sentences(reply) if form_of(one) is not None]
    if not answers:
        is_missed = tells and reply.startswith(_GREETING)
        return _meant(reply, said, told) if is_asked else NOTED if is_missed else ""
    if not all(_is_known(one, told, seen) for one in answers):
        return NOTED if tells else _found(said, told, is_meant=True) or UNKNOWN
    if not is_asked:
        return NOTED if tells and any(is_told_otherwise(one, said) for one in answers) else ""
    later = next(filter(None, (corrected(one, told) for one in answers)), "")
    if later:
        return says(later)
    return "" if is_answered(said, answers) else quoted(said, told) or UNKNOWN


# ---- inside ----------------------------------------------------------------------------------------


def _found(said: str, told: Sequence[str], *, is_meant: bool = False) -> str:
    """What the guide had no true answer to, in the user's own words.

    A word is enough where the guide takes it for a question for what was told (``is_meant``), half of them
    where somebody asks of their own, and a name that was told; not where they ask of the program.
    """
    if is_of_the_program(said):
        return quoted(said, told)
    found = quoted(said, told, 0.0 if is_meant else _HALF if is_of_the_asker(said) else 1.0)
    return found or quoted(said, about_names(said, told), 0.0)


def _meant(reply: str, said: str, told: Sequence[str]) -> str:
    """What was told, where the guide explains something instead; empty where it was asked to.

    Who asks of their own asks for that, in as many words, or in half of them where what it explains has none
    of these.
    """
    if not asks_for_own(said):
        return quoted(said, told, wholly=True)
    is_about_it = not roots(reply).isdisjoint(roots(said))
    return quoted(said, told, 1.0 if is_about_it else _HALF)


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
