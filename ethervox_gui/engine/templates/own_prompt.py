"""A model's own system prompt: what its chat template writes when no system message is given.

It is found by comparison: it stands before the first user turn of a conversation and before no later one.  It
may be a system turn with words, a header that is always there, or nothing but the token that begins a text;
in any case it belongs at the front of the context and stays there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.language.words import UNSPACED
from ethervox_gui.context.turns.turns import Role

#: What stands for a date while the places of dates are looked for.
DATE: Final = "\ue002"
#: Dates as templates spell them, with nothing in them that could be a control token.
_SOME_DATE: Final = r"[\w ,./:+-]{1,40}"

#: How tokens of a template's structure look.
_TOKEN: Final = re.compile(
    r"<[|｜/]?[A-Za-z_:][^<>\s{}'\"]{0,40}>|\[/?[A-Za-z_]{3,}\]|〈\|\w+\|〉|\]~!?b[\[\]]|\[e~\["
)
#: Many write whose turn it is in a line of its own.
_ROLE_LINE: Final = re.compile(r"\A(?:system|developer)\s*\n\s*", re.IGNORECASE)
#: A run of ordinary text with fewer words is a role's name or the like.
_LEAST_WORDS: Final = 3
_WORD: Final = re.compile(rf"[{UNSPACED}]|[^\s{UNSPACED}]+")


@dataclass(frozen=True, slots=True)
class OwnPrompt:
    """What a template writes by itself: ``head``, the ``text`` that is shown for it, and ``tail``.

    The text is empty where no words are written.  Such a prompt may name the day, so one that was stored on
    another day is the model's own as well.
    """

    text: str = ""
    head: str = ""
    tail: str = ""
    pattern: str = field(default="", repr=False)

    @property
    def prefix(self) -> str:
        """All of it, as the template writes it."""
        return f"{self.head}{self.text}{self.tail}"

    def matches(self, text: str) -> bool:
        """Whether the text of a system turn stands for this prompt; an empty one always does."""
        return not text or text == self.text or bool(self.pattern and re.fullmatch(self.pattern, text))

    def said(self, text: str) -> str:
        """All of it, with the text of the turn that stands for it."""
        return f"{self.head}{text or self.text}{self.tail}"


#: The pieces of a conversation of these roles; raises EngineError where the template refuses it.
PiecesOf = Callable[[Sequence[str]], Sequence[tuple[str, str]]]


def own_prompt(pieces_of: PiecesOf, dated: PiecesOf) -> OwnPrompt | None:
    """What a template writes by itself; ``None`` where that is nothing.

    ``dated`` are the pieces with :data:`DATE` wherever a date is asked for.
    """
    prefix = _prefix(pieces_of)
    if not prefix:
        return None
    head, text, tail = _parted(prefix, pieces_of)
    pattern = ""
    if text:
        _, words, _ = _parted(_prefix(dated), dated)
        if DATE in words:
            pattern = _SOME_DATE.join(map(re.escape, words.split(DATE)))
    return OwnPrompt(text, head, tail, pattern)


def without(own: OwnPrompt, head: str) -> str:
    """What stands before the first message without the prompt."""
    return head.removeprefix(own.prefix)


def _prefix(pieces_of: PiecesOf) -> str:
    """What stands before the first user turn alone."""
    first, _, later = (head for head, _ in pieces_of([Role.USER, Role.ASSISTANT, Role.USER]))
    # Where a turn's head begins with the end of the turn before, only the rest of it is the same.
    starts = [0, *(match.start() for match in _TOKEN.finditer(later))]
    for start in starts:
        if first.endswith(later[start:]):
            return first[: len(first) - len(later[start:])]
    return ""


def _parted(prefix: str, pieces_of: PiecesOf) -> tuple[str, str, str]:
    """What is before the words in the prompt, the words, and what is behind them."""
    try:
        head, tail = pieces_of([Role.SYSTEM, Role.USER])[0]
    except EngineError:
        head = tail = ""
    fits = prefix.startswith(head) and prefix.endswith(tail) and len(prefix) >= len(head) + len(tail)
    if (head or tail) and fits and prefix[len(head) : len(prefix) - len(tail)].strip():
        return head, prefix[len(head) : len(prefix) - len(tail)], tail
    runs: list[tuple[int, int]] = []
    cursor = 0
    for match in _TOKEN.finditer(prefix):
        runs.append((cursor, match.start()))
        cursor = match.end()
    runs.append((cursor, len(prefix)))
    start, end = max(runs, key=lambda run: run[1] - run[0])
    words = _ROLE_LINE.sub("", prefix[start:end].strip())
    if len(_WORD.findall(words)) < _LEAST_WORDS:
        return "", "", prefix
    start = prefix.index(words, start)
    return prefix[:start], words, prefix[start + len(words) :]
