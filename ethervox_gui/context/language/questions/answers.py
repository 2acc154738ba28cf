"""Short answers to what a model asked: "Do you eat meat?" and "Vegetarian."

Who answers says only what the question left open, so neither says anything without the other.
"""

from __future__ import annotations

from typing import Final

from ethervox_gui.context.language.oneself import speaks_of_oneself
from ethervox_gui.context.language.parts import is_unspaced
from ethervox_gui.context.language.sentences import asks, sentences
from ethervox_gui.context.language.small_talk import is_courtesy, is_small_talk
from ethervox_gui.context.language.wishing import wants
from ethervox_gui.context.language.words import words

#: What is longer is seldom only what a question left open; in characters where no spaces part words.
_MOST_WORDS: Final = 5
_MOST_UNSPACED: Final = 12
#: Characters of a question.
_LONGEST: Final = 120


def question_at_end(reply: str) -> str:
    """What a reply asks its reader last; empty where it ends otherwise, or only offers to do more.

    In an offer the model speaks of itself: "How can I help you?", "Shall I go on?".
    """
    last = " ".join((sentences(reply) or [""])[-1].split()).strip("*_ ")
    if not asks(last) or len(last) > _LONGEST or speaks_of_oneself(last) or is_courtesy(last):
        return ""
    return last


def is_short_answer(text: str) -> bool:
    """Whether a message can be understood only with the question before it: one sentence of a few words.

    None that asks or wants something itself, and no bare "yes".
    """
    said = words(text)
    most = _MOST_UNSPACED if is_unspaced(text) else _MOST_WORDS
    return (
        0 < len(said) <= most
        and any(len(word) > 1 or word.isdigit() or is_unspaced(word) for word in said)
        and len(sentences(text)) == 1
        and not (asks(text) or wants(text) or is_small_talk(text))
    )
