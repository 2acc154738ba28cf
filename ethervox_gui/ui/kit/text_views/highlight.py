"""Which words of a piece of code are coloured, and how."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

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

#: Longer code stays as it is.
_LONGEST = 50_000
#: Their lexers take a moment to be made, each.
_FREQUENT_LANGUAGES = (
    "python",
    "bash",
    "json",
    "javascript",
    "html",
    "c",
    "cpp",
    "sql",
    "java",
    "rust",
    "go",
)
#: Kinds of words and the design token that colours them; the first that fits is taken.
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


def words_of(code: str, language: str) -> Iterator[tuple[str, str]]:
    """The code in pieces, each with the design token of its colour or nothing.

    Nothing comes where the language is unknown or the code is long.  The pieces are looked for as they are
    asked for, since that takes about a second for a million characters.
    """
    if not language or len(code) > _LONGEST:
        return
    try:
        lexer = get_lexer_by_name(language.lower(), stripnl=False, ensurenl=False)
    except ClassNotFound:
        return
    for kind, words in lexer.get_tokens(code):
        yield words, _colour_of(kind)


def prepare() -> None:
    """Make ready what the first code would wait for."""
    for language in _FREQUENT_LANGUAGES:
        list(get_lexer_by_name(language).get_tokens("a"))


@cache
def _colour_of(kind: _TokenType) -> str:
    for known, colour in _SYNTAX:
        if kind is known or known in kind.split():
            return colour
    return ""
