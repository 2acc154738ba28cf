"""A text file that stands whole at the beginning of a message: how it is written there, and recognized."""

from __future__ import annotations

import re
from typing import Final

#: Its name with an ending, and its text in a fence.  An empty line parts it from the next one.
_FILE: Final = re.compile(
    r"\n?(?P<name>[^\n]{1,255}\.\w{1,8}):\n(?P<fence>`{3,})\n.*?^(?P=fence)[ \t]*$\n?",
    re.MULTILINE | re.DOTALL,
)


def quoted(name: str, text: str) -> str:
    """A file as a part of a message: its name, and its text in a fence that nothing in it closes."""
    longest = run = 0
    for character in text:
        run = run + 1 if character == "`" else 0
        longest = max(longest, run)
    fence = "`" * max(3, longest + 1)
    line = " ".join(name.split()).replace("`", "'")
    return f"{line}:\n{fence}\n{text.rstrip()}\n{fence}\n"


def end_of_files(text: str, most_words: int | None = None) -> int:
    """Where the files at the beginning of a message end: its first character behind them.

    ``most_words``: a longer line above a fence is taken for a sentence that ends in the name of a file.
    """
    end = 0
    while file := _FILE.match(text, end):
        if most_words is not None and len(file["name"].split()) > most_words:
            break
        end = file.end()
    return end


def behind_files(text: str) -> str:
    """What is said behind the files of a message; all of it where that is nothing."""
    said = text[end_of_files(text) :]
    return said if said.strip() else text
