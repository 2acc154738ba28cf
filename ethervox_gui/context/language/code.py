"""Code in what users say: programs that were pasted or attached, between fences or not, diffs, stack traces.

A line of a program says nothing alone.  Between fences stand texts of other kinds, too, such as an attached
file with somebody's notes: these are no code.
"""

from __future__ import annotations

import re
from typing import Final

from ethervox_gui.context.language.pointing import points
from ethervox_gui.context.language.words import words

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

#: What changes a program, as ``git diff`` and ``diff -u`` write it: which files these are, and behind
#: "@@ … @@" lines that begin with a sign or a space.
_DIFF: Final = re.compile(
    r"^(?:"
    r"(?:diff --git |index [0-9a-f]{4,40}\.\.[0-9a-f]{4,40}|(?:old|new|deleted file|new file) mode \d"
    r"|(?:rename|copy) (?:from|to) |similarity index )[^\n]*"
    r"|--- [^\n]*\n\+\+\+ [^\n]*"
    r"|@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@[^\n]*(?:\n[-+\\ ][^\n]*|\n(?=\n[-+\\ ]))*"
    r")$\n?",
    re.MULTILINE,
)
#: A line that stands in programs alone, whatever is around it.
_SURELY_CODE: Final = re.compile(
    r"\s*+(?:"
    r"(?:async +)?(?:def|fn|func|function)\s+\w+\s*[(<]"
    r"|(?:public|private|protected|static|export|abstract)\b.*[({;]\s*$|class \w+[^.!?]*[:{]\s*$"
    r"|import [\w.]+(?: as \w+|,[\s\w.,]*)?;?\s*$|from [\w.]+ import \S|import .+ from ['\"]|import [\"(]"
    r"|#include\b|(?:const|let|var)\s+[\w{\[][\w\s,}\]:]*="
    r"|[^\s\"“„].*\{\s*$"
    r"|(?:SELECT|INSERT INTO|DELETE FROM|CREATE TABLE)\s"
    r")"
)
#: And one that may be a line of a program beside such a line.
_MAYBE_CODE: Final = re.compile(
    r"\s*+(?:"
    r"[\w.]+\(.*\)\s*[;,:]?\s*$|[\w.\[\]'\"]+\s*[-+*/|&:]?=\s*\S|(?://|# |/\*|\*/|-- )|.*;\s*$"
    r"|(?:async for|for|while|if|elif|else|with|try|except|switch|catch|finally|case|do)\b.*[:{]\s*$"
    r"|(?:FROM|WHERE|ORDER BY|GROUP BY|HAVING|(?:LEFT |RIGHT |INNER )?JOIN|VALUES|SET|LIMIT|AND|ON)\s"
    r"|(?:pass|break|continue|end|package \w+)\s*$|@\w[\w.]*(?:\(.*\))?\s*$"
    r"|[)\]}]+[;,]?\s*$)"
    r"|[ \t]++(?:return|raise|yield|await|print)\b|[ \t]++.*[({\[\])}=]"
)
#: Stands where a program stood, until what leads to it is gone, too.
_HERE: Final = "\x00"
#: "I changed it:", "Here is the traceback:": a line that leads to a program, in so few words.
_LEADS: Final = re.compile(
    rf"(?:^|(?<=[.!?…]\s)|(?<=[。！？]))(?P<line>[^\n\d.!?…。！？]*[:：])[ \t]*\n\s*(?={_HERE})", re.MULTILINE
)
_FEW: Final = 4
#: "Now I get", "when I click": one that leads to what went wrong, or to where, with a colon or without.
_LEADS_TO_TRACE: Final = re.compile(
    r"^(?=\w)(?P<line>[^\n\d.!?…。！？:：]++[:：]?)[ \t]*\n(?:[ \t]*\n)?"
    rf"(?P<wrong>[^\n:：]*[:：][^\n]*\n)?(?={_HERE})",
    re.MULTILINE,
)
_FEW_BEFORE_TRACE: Final = 3

#: How a line ends that calls something, and how one of prose does.
_CALLS_AT_END: Final = re.compile(r"\w\([^()]*(?:\([^()]*\)[^()]*)*\)[;,]?\s*$")
_ENDS_PROSE: Final = re.compile(r"[.!?…。！？؟।][\"'”’»)\]*_]*\s*$")
#: So many of the lines have one.
_SHARE: Final = 0.5


def without_code(text: str) -> str:
    """A text without the programs in it, between fences or not, diffs, and the frames of stack traces.

    What only leads to one of them goes with it: "I changed it:".
    """
    bare = _LEADS_TO_TRACE.sub(_wrong_alone, _TRACE.sub(_HERE, text.replace(_HERE, "")))
    bare = _DIFF.sub(_HERE, bare)
    if "```" in bare or "~~~" in bare:
        bare = _FENCED.sub(
            lambda found: _HERE if _is_code(found["kind"], found["body"] or "") else found[0], bare
        )
    bare = _without_bare_programs(bare)
    if _HERE not in bare:
        return text
    return _LEADS.sub(_unless_it_tells, bare).replace(_HERE, "")


def is_line_of_code(line: str) -> bool:
    """Whether a line that stands alone, as of a reply that was cut inside a program, is one of a program."""
    if ends_as_prose(line):
        return False
    return _MARKS.search(line) is not None or _CALLS_AT_END.search(line) is not None


def ends_as_prose(line: str) -> bool:
    """Whether a line ends as a sentence does; items of a list and headings mostly do not."""
    return _ENDS_PROSE.search(line) is not None


def _without_bare_programs(text: str) -> str:
    """A text without the programs that stand between no fences in it, of two lines at least."""
    lines = text.split("\n")
    kept: list[str] = []
    run: list[str] = []

    def end() -> None:
        behind: list[str] = []
        while run and not run[-1].strip():
            behind.append(run.pop())
        is_program = sum(bool(line.strip()) for line in run) > 1 and any(map(_SURELY_CODE.match, run))
        kept.extend([*([_HERE] if is_program else run), *behind])
        run.clear()

    for line in lines:
        if _SURELY_CODE.match(line) or _MAYBE_CODE.match(line) or (run and not line.strip()):
            run.append(line)
        else:
            end()
            kept.append(line)
    end()
    return "\n".join(kept)


def _unless_it_tells(lead: re.Match[str]) -> str:
    return lead[0] if _n_words(lead["line"]) > _FEW else ""


def _wrong_alone(lead: re.Match[str]) -> str:
    return lead[0] if _n_words(lead["line"]) > _FEW_BEFORE_TRACE else lead["wrong"] or ""


def _n_words(line: str) -> float:
    """How many words of a line say more than that something follows."""
    said = [word for word in words(line) if not points(word)]
    return sum(1.0 if len(word) > 1 or word.isascii() else 0.5 for word in said)  # "代码" is a word


def _is_code(kind: str, body: str) -> bool:
    if kind:
        return kind.casefold() not in _TEXTS
    lines = [line for line in body.splitlines() if line.strip()]
    return sum(_MARKS.search(line) is not None for line in lines) > _SHARE * len(lines)
