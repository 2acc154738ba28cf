"""Code in what users say: programs that were pasted or attached, between fences, and stack traces anywhere.

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
#: The frames of a stack trace, with the lines of the program that Python shows below each; what went wrong
#: stands in another line.
_TRACE: Final = re.compile(
    r"^(?:"
    r"[ \t]*Traceback \(most recent call last\):"
    r"|(?P<indent>[ \t]*)File \"[^\"\n]+\", line \d+[^\n]*(?:\n(?P=indent)[ \t]+[^\n]*)*"
    r"|[ \t]*at [^\n]*(?:(?:\.\w{1,6}|\bnode:[\w/]{1,80}):\d+(?::\d+)?\)?|:line \d+"
    r"|\((?:Native Method|Unknown Source|native|<anonymous>)\))"
    r"|[ \t]*\.\.\. \d+ (?:more|common frames omitted)"
    r"|[ \t]*from [^\n]*:\d+:in [^\n]*"
    r"|[ \t]+[^\s:]+\.\w+:\d+ \+0x[0-9a-f]+"
    r"|goroutine \d+ \[[^\]\n]*\]:"
    r"|#\d+ +(?:0x[0-9a-f]+ in )?[^\n]+ at [^\n]+:\d+"
    r")[ \t]*$\n?",
    re.MULTILINE,
)

#: How a line ends that calls something, and how one of prose does.
_CALLS_AT_END: Final = re.compile(r"\w\([^()]*(?:\([^()]*\)[^()]*)*\)[;,]?\s*$")
_ENDS_PROSE: Final = re.compile(r"[.!?…。！？؟।][\"'”’»)\]*_]*\s*$")
#: So many of the lines have one.
_SHARE: Final = 0.5


def without_code(text: str) -> str:
    """A text without the programs that stand between fences in it, and without the frames of stack traces."""
    text = _TRACE.sub("", text)
    if "```" not in text and "~~~" not in text:
        return text
    return _FENCED.sub(lambda found: "" if _is_code(found["kind"], found["body"] or "") else found[0], text)


def is_line_of_code(line: str) -> bool:
    """Whether a line that stands alone, as of a reply that was cut inside a program, is one of a program."""
    if ends_as_prose(line):
        return False
    return _MARKS.search(line) is not None or _CALLS_AT_END.search(line) is not None


def ends_as_prose(line: str) -> bool:
    """Whether a line ends as a sentence does; items of a list and headings mostly do not."""
    return _ENDS_PROSE.search(line) is not None


def _is_code(kind: str, body: str) -> bool:
    if kind:
        return kind.casefold() not in _TEXTS
    lines = [line for line in body.splitlines() if line.strip()]
    return sum(_MARKS.search(line) is not None for line in lines) > _SHARE * len(lines)
