"""Markdown of models, made safe: blocks of rich text, and blocks of code apart from it.

Raw HTML stays text, there are no images, and only web and mail addresses become links.
"""

from __future__ import annotations

import html
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any
from urllib.parse import urlsplit

from markdown_it import MarkdownIt
from markdown_it.token import Token
from pygments.lexers import get_lexer_by_name
from pygments.token import (
    Comment,
    Keyword,
    Literal,
    Name,
    Number,
    Operator,
    String,
    _TokenType,
)
from pygments.util import ClassNotFound

LINK_SCHEMES = frozenset({"http", "https", "mailto"})
_LONGEST_HIGHLIGHT = 50_000
#: Kinds of words in code and the design token that colours them; the first that fits is taken.
_SYNTAX: tuple[tuple[_TokenType, str], ...] = (
    (Comment, "syntax_comment"),
    (Keyword.Type, "syntax_type"),
    (Keyword, "syntax_keyword"),
    (Operator.Word, "syntax_keyword"),
    (String, "syntax_string"),
    (Number, "syntax_number"),
    (Literal, "syntax_number"),
    (Name.Function, "syntax_name"),
    (Name.Class, "syntax_type"),
    (Name.Builtin, "syntax_type"),
    (Name.Decorator, "syntax_name"),
    (Name.Tag, "syntax_keyword"),
    (Name.Attribute, "syntax_name"),
)


@dataclass(frozen=True, slots=True)
class TextBlock:
    """Rich text, as HTML of our own making."""

    html: str


@dataclass(frozen=True, slots=True)
class CodeBlock:
    """Code as it was written; ``closed`` once its fence is."""

    code: str
    language: str
    closed: bool


Block = TextBlock | CodeBlock


def is_safe_link(url: str) -> bool:
    """Whether an address may become a link at all (opening it still asks first)."""
    try:
        return urlsplit(url.strip()).scheme.lower() in LINK_SCHEMES
    except ValueError:
        return False


@cache
def _parser() -> MarkdownIt:
    parser = MarkdownIt("commonmark", {"html": False, "typographer": False})
    parser.enable(["table", "strikethrough"]).disable("image")
    parser.validateLink = is_safe_link  # type: ignore[method-assign]
    return parser


def to_blocks(source: str) -> list[Block]:
    """The blocks of a message.  A fence on the top level is a :class:`CodeBlock`."""
    parser = _parser()
    env: dict[str, Any] = {}
    lines = source.split("\n")
    blocks: list[Block] = []
    text: list[Token] = []

    def end_text() -> None:
        if text:
            blocks.append(TextBlock(parser.renderer.render(text, parser.options, env)))
            text.clear()

    for token in parser.parse(source, env):
        if token.level == 0 and token.type in {"fence", "code_block"}:
            end_text()
            words = token.info.split()
            closed = token.type == "code_block" or _is_closed(token, lines)
            blocks.append(CodeBlock(token.content.rstrip("\n"), words[0] if words else "", closed))
        else:
            text.append(token)
    end_text()
    return blocks


def _is_closed(token: Token, lines: list[str]) -> bool:
    if token.map is None:
        return False
    first, end = token.map
    last = lines[min(end, len(lines)) - 1].strip()
    return end - 1 > first and last.startswith(token.markup) and not last.strip(token.markup[0])


def highlight(code: str, language: str, colours: Mapping[str, str]) -> str:
    """Code as HTML with its words coloured; plain where the language is unknown or the code long.

    ``colours`` maps the design tokens that begin with ``syntax_`` to colours.
    """
    return _highlight(code, language.lower(), tuple(sorted(colours.items())))


@lru_cache(maxsize=256)
def _highlight(code: str, language: str, colours: tuple[tuple[str, str], ...]) -> str:
    if not language or len(code) > _LONGEST_HIGHLIGHT:
        return html.escape(code)
    try:
        lexer = get_lexer_by_name(language, stripnl=False, ensurenl=False)
    except ClassNotFound:
        return html.escape(code)
    table = dict(colours)
    parts: list[str] = []
    for kind, value in lexer.get_tokens(code):
        escaped = html.escape(value)
        colour = _colour_of(kind)
        parts.append(f'<span style="color:{table[colour]}">{escaped}</span>' if colour in table else escaped)
    return "".join(parts)


@cache
def _colour_of(kind: _TokenType) -> str:
    for known, colour in _SYNTAX:
        if kind is known or known in kind.split():
            return colour
    return ""
