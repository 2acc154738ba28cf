"""Code in what users say: programs that were pasted or attached, between fences.

A line of a program says nothing alone.  Between fences stand texts of other kinds, too, such as an attached
file with somebody's notes: these are no code.
"""

from __future__ import annotations

import re
from typing import Final

#: Behind the backticks of a fence no other may stand on its line: that is code within a sentence.
_FENCED: Final = re.compile(
    r"^[ \t]*(?P<fence>`{3,}(?=[^`\n]*$)|~{3,})[ \t]*(?P<kind>[^\s`]*)[^\n]*"
    r"(?:\n(?P<body>.*?)(?:^[ \t]*(?P=fence)[`~]*[ \t]*$|\Z)|\Z)",
    re.MULTILINE | re.DOTALL,
)

#: What a fence says that is around a text.
_TEXTS: Final = frozenset({"csv", "markdown", "md", "none", "plain", "plaintext", "text", "tsv", "txt"})

#: What a line of a program has in the languages that are pasted most.
_MARKS: Final = re.compile(
    r"[{};]\s*$"
    r"|^\s*(?:[)\]}]|#include|@\w|//|/\*|</?\w|(?:async|class|const|def|elif|else|except|export|fn|for|from|func"
    r"|function|if|import|let|private|public|return|static|try|using|var|while|with)\b.*[:({=;,\"'\w]$)"
    r"|[\w\])]\s*(?:[-+*/|&:]?=|==|!=|=>|->|:=)\s*\S"
    r"|\w\([^)\s]*\)"
)
#: So many of the lines have one.
_SHARE: Final = 0.5


def without_code(text: str) -> str:
    """A text without the programs that stand between fences in it."""
    if "```" not in text and "~~~" not in text:
        return text
    return _FENCED.sub(lambda found: "" if _is_code(found["kind"], found["body"] or "") else found[0], text)


def _is_code(kind: str, body: str) -> bool:
    if kind:
        return kind.casefold() not in _TEXTS
    lines = [line for line in body.splitlines() if line.strip()]
    return sum(_MARKS.search(line) is not None for line in lines) > _SHARE * len(lines)
