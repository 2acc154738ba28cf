"""How important a turn is, from what can be known without a model.

Starts at a base for the role and adds for each sign that forgetting the turn would hurt.  The weights are
a convention of this program; the table of cases in ``tests/unit/context/summaries/test_importance.py`` is its
specification.
"""

from __future__ import annotations

import re
from typing import Final

from ethervox_gui.context.language.oneself import speaks_of_oneself
from ethervox_gui.context.language.sentences import asks, sentences
from ethervox_gui.context.language.small_talk import is_small_talk
from ethervox_gui.context.turns.thinking import answer_of
from ethervox_gui.context.turns.turns import Role

_BASE: Final = {Role.SYSTEM: 1.0, Role.USER: 0.35, Role.ASSISTANT: 0.3, Role.TOOL: 0.5}

_CORRECTION: Final = re.compile(
    r"\b(actually|correction|instead|no longer|changed|not .{1,30} but|i meant)\b"
)

#: Signs that a turn tells something: with one of them it is no small talk, however it begins.  They are
#: looked for in lower case: to ignore case takes three times as long, and large imports consist of that.
_TELLING: Final[tuple[tuple[re.Pattern[str], float], ...]] = (
    # Decisions and commitments.
    (
        re.compile(
            r"\b(decid\w+|agree\w*|we(?:['’]ll| will)|i(?:['’]ll| will)|must|promise\w*|deadline|due"
            r"|plan(?:ned)? to"
            r"|chose|choose|let['’]s (?:take|use|go with)|remember|important|note that)\b",
        ),
        0.2,
    ),
    # A correction of something said earlier.
    (_CORRECTION, 0.2),
    # A fact about the speaker's world.
    (re.compile(r"\b(my|our)\b.{1,40}(?:\b(?:is|are|was|called|named)|\w['’]s)\b"), 0.2),
    (re.compile(r"\b(i am|i['’]m|call me|i live|i work)\b"), 0.15),
    # Numbers and dates.
    (re.compile(r"\d"), 0.1),
    (
        re.compile(
            r"\b(january|february|march|april|may|june|july|august|september|october|november|december"
            r"|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow)\b",
        ),
        0.1,
    ),
    # Addresses.
    (re.compile(r"https?://|\w@\w[\w-]{0,62}\.\w"), 0.1),
)

_OTHER_SIGNS: Final[tuple[tuple[re.Pattern[str], float], ...]] = (
    # Code.
    (re.compile(r"```|^[ \t]{4,}\S.*[;{(]|\bdef \w+\(|\bclass \w+", re.M), 0.15),
    # A question wants its answer kept in view.
    (re.compile(r"\?\s*$", re.M), 0.1),
)

#: A capital letter inside a sentence: a name, but in German every noun has one.
_NAME: Final = re.compile(r"(?<=[a-z,;:] )[A-Z][a-z]{2,}")
_NAME_WEIGHT: Final = 0.1
_GERMAN: Final = re.compile(
    r"\b(?:der|dem|ein|eine[mnrs]?|und|ist|sind|nicht|ich|wir|für|auf|zum|zur|wie|mich|mir|meine?[mnrs]?)\b"
)

_LONG_TEXT: Final = 600
#: Only the system prompt and what is pinned are worth more.
_MOST: Final = 0.95
#: What a statement about oneself is worth in other languages than English, which has finer signs above.
_OF_ONESELF: Final = 0.2
#: So many characters are looked at for one.
_LOOK_AT: Final = 10_000
_SMALL_TALK_CEILING: Final = 0.1


def importance(role: Role, text: str, *, pinned: bool = False) -> float:
    """The importance of a turn, 0 (small talk) to 1 (system prompt, pinned)."""
    if pinned or role is Role.SYSTEM:
        return 1.0
    score = importance_in_english(role, text)
    if role is Role.USER and _tells_of_oneself(text[:_LOOK_AT]):
        score += _OF_ONESELF
    return round(min(score, _MOST), 3)


def importance_in_english(role: Role, text: str) -> float:
    """The same by the words of English alone, and by signs that all languages share.

    For those who know by other means what is told in other languages.
    """
    if role is Role.SYSTEM:
        return 1.0
    text = answer_of(text) if role is Role.ASSISTANT else text
    lowered = text.lower()
    signs = [weight for sign, weight in _TELLING if sign.search(lowered)]
    if not text.strip() or (not signs and is_small_talk(text)):
        return _SMALL_TALK_CEILING
    score = _BASE[role] + sum(signs) + sum(weight for sign, weight in _OTHER_SIGNS if sign.search(text))
    if _NAME.search(text) and not _GERMAN.search(lowered[:_LOOK_AT]):
        score += _NAME_WEIGHT
    if len(text) > _LONG_TEXT:
        score += 0.1
    return round(min(score, _MOST), 3)


def _tells_of_oneself(text: str) -> bool:
    """Whether a sentence that asks nothing speaks, in another language than English, of who says it."""
    if not speaks_of_oneself(text, but_in_english=True):
        return False
    return any(not asks(one) and speaks_of_oneself(one, but_in_english=True) for one in sentences(text))
