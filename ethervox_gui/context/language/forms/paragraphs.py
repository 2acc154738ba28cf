"""Texts whose paragraphs are numbered, such as contracts: "5.3 The garden is shared.", "§ 4 Deposit".

Whoever asks for clause 5.3 asks by its number, which only the first of its sentences has; and the numbers of
clauses are no numbers that somebody tells.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

#: Fewer are a list.
_LEAST: Final = 4
_NAMED: Final = (
    r"(?:§+|art(?:\.|icles?|ikel|ículo|icolo|igo)?|sections?|clause|abschnitt|ziffer|раздел|статья|пункт)"
    r"[ \t]*\d[\d.]*"
)
_IN_CHINESE: Final = r"第[ \t]*[\d一二三四五六七八九十百]+[ \t]*[条條]"
_NUMBER: Final = re.compile(
    rf"[ \t]*(?P<number>{_NAMED}|{_IN_CHINESE}|\d{{1,2}}(?:\.\d{{1,2}})+\.?|\(?\d{{1,2}}[.)])[ \t:：]+(?=\S)",
    re.IGNORECASE,
)


def without_number(sentence: str) -> str:
    """A sentence without the number of its paragraph."""
    return _NUMBER.sub("", sentence, count=1) if _NUMBER.match(sentence) else sentence


def with_numbers(text: str, sentences_of: Callable[[str], Sequence[str]]) -> list[str] | None:
    """The sentences of a text, each behind its paragraph's number; ``None`` where few paragraphs have one.

    A heading ("5. Use", before "5.1") is left out.
    """
    lines = [line for line in text.splitlines() if line.strip()]
    numbers = [match["number"] if (match := _NUMBER.match(line)) else "" for line in lines]
    if sum(map(bool, numbers)) < _LEAST:
        return None
    found: list[str] = []
    for line, number, following in zip(lines, numbers, [*numbers[1:], ""], strict=True):
        if number and following.startswith(f"{number.rstrip('.')}."):
            continue
        first, *others = sentences_of(line) or [""]
        found += [first, *(f"{number} {sentence}".lstrip() for sentence in others)]
    return list(filter(None, found))
