"""Footnotes in Markdown: ``[^1]`` is a small raised mark, in a text and before its note (``[^1]: here``)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:  # loaded when there is something to show
    from markdown_it import MarkdownIt
    from markdown_it.rules_block import StateBlock
    from markdown_it.rules_inline import StateInline
    from markdown_it.token import Token

#: Under this name a paragraph's token says which note it is.
DEFINED: Final = "footnote"

_MARK = re.compile(r"\[\^([^\s\[\]^]{1,40})\]")
_NOTE = re.compile(r"\[\^([^\s\[\]^]{1,40})\]:[ \t]*(?=\S)")


def add_to(parser: MarkdownIt) -> None:
    """Let a parser know them.  A note ends with its line: what follows is a paragraph, or the next one."""
    parser.block.ruler.before("reference", "footnote", _note, {"alt": ["paragraph", "reference"]})
    parser.inline.ruler.before("link", "footnote_mark", _mark)


def mark(label: str) -> list[Token]:
    """The raised mark in front of a note."""
    from markdown_it.token import Token

    opened, closed = Token("sup_open", "sup", 1), Token("sup_close", "sup", -1)
    return [opened, Token("text", "", 0, content=label), closed, Token("text", "", 0, content=" ")]


def _note(state: StateBlock, start: int, _end: int, silent: bool) -> bool:
    if state.is_code_block(start):
        return False
    line = state.src[state.bMarks[start] + state.tShift[start] : state.eMarks[start]]
    found = _NOTE.match(line)
    if found is None:
        return False
    if silent:
        return True
    state.line = start + 1
    state.push("paragraph_open", "p", 1).map = [start, state.line]
    words = state.push("inline", "", 0)
    words.content, words.map, words.children = line[found.end() :].rstrip(), [start, state.line], []
    words.meta = {DEFINED: found[1]}
    state.push("paragraph_close", "p", -1)
    return True


def _mark(state: StateInline, silent: bool) -> bool:
    found = _MARK.match(state.src, state.pos)
    if found is None or state.src[found.end() : found.end() + 1] in ("(", "["):
        return False
    if not silent:
        state.push("sup_open", "sup", 1)
        state.push("text", "", 0).content = found[1]
        state.push("sup_close", "sup", -1)
    state.pos = found.end()
    return True
