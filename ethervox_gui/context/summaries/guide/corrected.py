"""What the user put right later: not "The shift starts at five", but "Actually my shift starts at six"."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from ethervox_gui.context.language import corrections
from ethervox_gui.context.language.sentences import asks, sentences
from ethervox_gui.context.summaries.guide.evidence import DAY, HOUR, is_said
from ethervox_gui.context.summaries.guide.numbered import form_of
from ethervox_gui.context.summaries.guide.roots import roots

#: Who says so takes something back, too.
_TAKES_BACK: Final = re.compile(
    r"\b(?:sorry|no,? wait|i was wrong|my mistake|we changed|delayed|put off|brought forward|pushed back"
    r"|cancell?ed)\b",
    re.IGNORECASE,
)
#: Words of the forms that are no things.
_VERBS: Final = roots("starts lives works likes birthday favorite")
_CALLED: Final = re.compile(r"\b(?:call|name)", re.IGNORECASE)
_IS: Final = re.compile(r"\b(?:is|are)\b|['’]s\b", re.IGNORECASE)
_NUMBER: Final = re.compile(
    r"\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b", re.IGNORECASE
)


def corrected(answer: str, told: Sequence[str]) -> str:
    """The newest sentence by which the user put right what an ``answer`` in a form of the guide says.

    ``told`` is in its order.  Empty where none does: where no later one is about the same thing, tells a
    value of the same kind, and says that something has changed.
    """
    thing = form_of(answer)
    nouns = roots(thing or "") - _VERBS
    if thing is None or not nouns:
        return ""
    # What came back stands in a summary, too, behind which newer sentences may stand.
    told_of = [told.index(text) for text in told if is_said(answer, thing, text)]
    value = answer[len(thing) :].strip(" .").casefold()
    is_of_kind = _kind(thing, value)
    for text in reversed(told[max(told_of, default=-1) + 1 :]):
        if not (_takes_back(text) or corrections.tells_a_change(text)):
            continue
        for one in reversed(sentences(text)):
            is_about_it = not asks(one) and nouns <= roots(one)
            if is_about_it and is_of_kind(one) and not _repeats(one, value):
                return one
    return ""


def is_told_otherwise(answer: str, said: str) -> bool:
    """Whether somebody tells something else of what an answer in a form of the guide is about."""
    thing = form_of(answer)
    nouns = roots(thing or "") - _VERBS
    return thing is not None and bool(nouns) and nouns <= roots(said) and not is_said(answer, thing, said)


def corrects(later: str, earlier: str) -> bool:
    """Whether a sentence may put right what an earlier one said: it sounds so, and has a word of it.

    Two, where it only tells of a change.
    """
    n_common = len(roots(later) & roots(earlier))
    if n_common == 0:
        return False
    return _takes_back(later) or (n_common > 1 and corrections.tells_a_change(later))


# ---- inside ----------------------------------------------------------------------------------------


def _takes_back(text: str) -> bool:
    return corrections.corrects(text) or corrections.denies(text) or _TAKES_BACK.search(text) is not None


def _repeats(sentence: str, value: str) -> bool:
    """Whether a sentence has the same value, and does not say that it is not so."""
    told, same = sentence.casefold(), re.escape(value)
    return value in told and re.search(rf"(?:\bnot|n['’]t|\bno longer)\b[^.,;:!?]*\b{same}", told) is None


def _kind(thing: str, value: str) -> Callable[[str], bool]:
    """Whether a sentence has a value of the kind that a note has: a day, an hour, a name, a number."""
    if thing.endswith((" is on", "birthday is on")):
        return lambda said: DAY.search(said) is not None
    if thing.endswith(" starts at"):
        return lambda said: HOUR.search(said.casefold()) is not None
    if value.startswith("called "):
        return lambda said: _CALLED.search(said) is not None
    if _NUMBER.search(value) is not None:
        return lambda said: _NUMBER.search(said) is not None
    verb = thing.split()[-1]
    if verb == "is":
        return lambda said: _IS.search(said) is not None
    return lambda said: not roots(verb).isdisjoint(roots(said)) or "moved" in said.casefold()
