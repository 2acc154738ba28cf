"""Code between fences in a text that is shown as it was typed, and the texts of files that came with it."""

from __future__ import annotations

import re

from ethervox_gui.ui.kit.text_views.parse import CodeBlock

_OPEN = re.compile(r"^ {0,3}(`{3,}|~{3,})[ \t]*([^`\n]*)$", re.MULTILINE)
#: More of them stay as they were typed: each is a view of its own.
_MOST = 60
#: A line that names a file whose text stands in the fence below it, and the endings of those without code.
_FILE = re.compile(r".{1,255}\.(\w{1,8}):")
_PROSE = frozenset(["docx", "epub", "htm", "html", "markdown", "md", "mdown", "pdf", "text", "txt", "xhtml"])


def fenced(text: str) -> list[str | CodeBlock]:
    """The text in pieces, in order: words, and what stands between two fences (or behind the last one)."""
    if "```" not in text and "~~~" not in text:
        return [text]  # a long text is looked at again and again while more and more of it is shown
    pieces: list[str | CodeBlock] = []
    start = n_code = 0
    while n_code < _MOST and (opened := _OPEN.search(text, start)):
        mark = opened[1]
        end = re.compile(rf"^ {{0,3}}{mark[0]}{{{len(mark)},}}[ \t]*$", re.MULTILINE)
        closed = end.search(text, opened.end() + 1)
        if words := text[start : opened.start()].strip("\n"):
            pieces.append(words)
        code = text[opened.end() + 1 : closed.start() if closed else len(text)]
        language = opened[2].split()
        prose = "" if language else _prose_above(text, opened.start())
        name = language[0] if language else prose
        pieces.append(CodeBlock(code.rstrip("\n"), name, closed is not None, is_prose=bool(prose)))
        n_code += 1
        start = closed.end() if closed else len(text)
    rest = text[start:].strip("\n") if pieces else text
    return [*pieces, rest] if rest or not pieces else pieces


# ---- inside ----------------------------------------------------------------------------------------


def _prose_above(text: str, end: int) -> str:
    """The ending of the file that the line above this place names, if such files have no code."""
    above = text[text.rfind("\n", 0, max(0, end - 1)) + 1 : max(0, end - 1)]
    named = _FILE.fullmatch(above)
    ending = named[1].lower() if named else ""
    return ending if ending in _PROSE else ""
