"""What a chat is called: how the model is asked for a name, and whether what it answers is one."""

from __future__ import annotations

import re
from typing import Final

from ethervox_gui.context.language.small_talk import is_small_talk
from ethervox_gui.context.language.words import HANGUL, SIGNS, UNSPACED
from ethervox_gui.context.turns.thinking import answer_of

_MOST_WORDS: Final = 6
_LONGEST: Final = 60
#: Of scripts without spaces between words a name has at most so many signs.
_MOST_SIGNS: Final = 24
#: The language is told by so many letters of the first message.
_SAMPLE: Final = 60

_INSTRUCTION: Final = (
    "Give this conversation a title of two to six words, in the same language as the words “{sample}”. "
    "Answer with the title alone."
)
_WORD: Final = re.compile(rf"(?:[^\W\d_]|[{SIGNS}]){{3,}}")
_NUMBER: Final = re.compile(r"\d+")
_UNSPACED: Final = re.compile(f"[{UNSPACED}]")
#: Where two characters say as much as a word, and Korean, whose words have other endings in a title.
_SHORT_WORDS: Final = re.compile(f"[{UNSPACED}{HANGUL}]")
_AROUND: Final = "\"'“”„«»‹›「」『』`*_#.:;,!。：- \t"
#: What models write in front of a name, in the languages of the window.
_LATIN: Final = "title|titel|titre|título|titolo|tytuł|başlık"
_LABELS: Final = rf"{_LATIN}|название|заголовок|العنوان|शीर्षक|タイトル|题目|标题|標題|題目|제목"
_LABEL: Final = re.compile(rf"^\W*(?:{_LABELS})\s*[:：]\s*", re.IGNORECASE)
_SUBTITLE: Final = re.compile(r"\s*[:：]\s+|\s+[-–—|]\s+")
_NO_NAME: Final = frozenset("<>{}[]|\\`=")


def instruction(first_message: str) -> str:
    """The user turn that asks for a name of all before it."""
    return _INSTRUCTION.format(sample=" ".join(first_message.split())[:_SAMPLE])


def title_of(answer: str, exchange: str) -> str:
    """The name that a model gave a chat that began with this exchange; empty where it is of no use.

    One whose words were hardly said is of another chat, in another language, or nonsense.  A greeting is
    that of a thousand chats.
    """
    line = next((line for line in answer_of(answer).splitlines() if line.strip(_AROUND)), "")
    title = " ".join(_LABEL.sub("", line).strip(_AROUND).split())
    head = _SUBTITLE.split(title, maxsplit=1)[0].strip(_AROUND)
    if len(title.split()) > _MOST_WORDS and 2 <= len(head.split()) <= _MOST_WORDS:
        title = head  # models like to add what it is about
    signs = len(_UNSPACED.findall(title))
    too_long = len(title.split()) > _MOST_WORDS or len(title) > _LONGEST or signs > _MOST_SIGNS
    if too_long or _NO_NAME.intersection(title) or _goes_in_circles(title) or is_small_talk(title):
        return ""
    return title if _is_about(title, exchange) else ""


def _goes_in_circles(title: str) -> bool:
    """Whether it says the same again and again: not two in one as in "New York, New York"."""
    said = _UNSPACED.findall(title) or title.casefold().split()
    return 2 * len(set(said)) < len(said)


def _is_about(title: str, exchange: str) -> bool:
    """Whether its numbers and half of its words were said, also with another ending.

    Of Korean and of scripts without spaces between words two characters in a row are enough.
    """
    said = exchange.casefold()
    stems = {word[:4] for word in _WORD.findall(said)}
    words = _WORD.findall(title.casefold())
    if _SHORT_WORDS.search(title):
        pairs = (title[at : at + 2] for at in range(len(title) - 1))
        return any(pair in exchange for pair in pairs if " " not in pair)
    numbers = set(_NUMBER.findall(title)) <= set(_NUMBER.findall(exchange))
    return numbers and 0 < len(words) <= 2 * sum(word[:4] in stems for word in words)
