"""Markdown of models, made safe: blocks of rich text, and blocks of code apart from it.

Raw HTML stays text, an image is a link to it, and only web and mail addresses become links.  What reads a
whole message is in :mod:`ethervox_gui.ui.kit.text_views.stream`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from itertools import accumulate
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from ethervox_gui.ui.kit.formulas.find import before_open_formula
from ethervox_gui.ui.kit.text_views import footnotes

if TYPE_CHECKING:  # loaded when there is something to show: the window opens sooner without them
    from markdown_it import MarkdownIt
    from markdown_it.rules_block import StateBlock
    from markdown_it.rules_core import StateCore
    from markdown_it.token import Token
    from markdown_it.utils import OptionsDict

LINK_SCHEMES = frozenset({"http", "https", "mailto"})
#: Text is cut behind so many characters, where a paragraph or an item of a list ends, and a paragraph behind
#: so many: what streams is neither parsed nor laid out as a whole.
_LONG_TEXT, _LONG_PARAGRAPH = 1_000, 2_500
#: More than this takes the parser or the layout so long that the window would stall: such a paragraph, table
#: or fence stays as it was written.
_MOST_BRACKETS, _MOST_MARKS, _MOST_CELLS, _MOST_CODE_BLOCKS = 400, 3000, 600, 60
#: In a paragraph.
_MOST_ADDRESSES = 100
#: In a message; those that follow stay as they were written.
MOST_TABLES = 60
#: What is nested deeper is left out by the parser; a list in a list counts twice.
_DEEPEST = 100
#: What a task in a list begins with, and what Qt calls its box.
_BOXES = {"[ ] ": "unchecked", "[x] ": "checked"}
_CODE = frozenset({"fence", "code_block"})
_LISTS_AND_QUOTATIONS = frozenset({"bullet_list_open", "ordered_list_open", "blockquote_open"})


@dataclass(frozen=True, slots=True)
class TextBlock:
    """Rich text, as HTML of our own making; a table has a block for itself."""

    html: str


@dataclass(frozen=True, slots=True)
class CodeBlock:
    """Code as it was written; ``closed`` once its fence is.

    ``is_prose``: it is the text of a file that is no code, so that its lines may be broken.
    """

    code: str
    language: str
    closed: bool
    is_prose: bool = False


Block = TextBlock | CodeBlock


def is_safe_link(url: str) -> bool:
    """Whether an address may become a link at all (opening it still asks first)."""
    try:
        return urlsplit(url.strip()).scheme.lower() in LINK_SCHEMES
    except ValueError:
        return False


@cache
def parser() -> MarkdownIt:
    """The one parser, which keeps nothing between two texts."""
    from markdown_it import MarkdownIt

    from ethervox_gui.ui.kit.formulas.markdown import teach

    options = {"html": False, "typographer": False, "linkify": True, "maxNesting": _DEEPEST}
    made = MarkdownIt("commonmark", options)
    made.enable(["table", "strikethrough"])
    assert made.linkify is not None
    # The rule of this name among the inline ones would take the square of a text of addresses.
    made.core.ruler.enable(["linkify"])
    # "example.org" may as well be a file or the end of a sentence.
    made.linkify.set({"fuzzy_link": False, "fuzzy_email": False, "fuzzy_ip": False})
    made.core.ruler.at("linkify", _addresses)
    made.validateLink = is_safe_link  # type: ignore[method-assign]
    made.core.ruler.at("inline", _inline)
    made.block.ruler.at("table", _table, {"alt": ["paragraph", "reference"]})
    for kind in _CODE:
        made.add_render_rule(kind, _code_inside)
    made.add_render_rule("image", _picture)
    footnotes.add_to(made)
    teach(made)
    return made


def _code_inside(_self: object, tokens: Sequence[Token], index: int, *_more: object) -> str:
    """Code in a list or a quotation, as one paragraph whose long lines are broken.

    Qt would make a paragraph of each line, with a gap below it, cut off what is longer than the window, and
    show the last line break as an empty line.
    """
    lines = tokens[index].content.rstrip("\n").split("\n")
    return f'<pre style="white-space: pre-wrap">{"<br/>".join(map(escape, lines))}</pre>\n'


def _picture(
    self: Any, tokens: Sequence[Token], index: int, options: OptionsDict, env: dict[str, Any]
) -> str:
    """A link with the words that stand for the picture, which nobody fetches; in another link its words."""
    token = tokens[index]
    address = str(token.attrGet("src") or "")
    words = escape(self.renderInlineAsText(token.children, options, env).strip() or address)
    before = [each.type for each in tokens[:index]]
    if before.count("link_open") > before.count("link_close"):
        return words
    return f'<a href="{escape(address)}">{words}</a>'


def _inline(state: StateCore) -> None:
    """What is in a paragraph, unless it is a tangle that takes the square of its length to follow."""
    tokens = state.tokens
    for index, token in enumerate(tokens):
        if token.type != "inline":
            continue
        if index > 1 and tokens[index - 2].type == "list_item_open" and token.content[:4].lower() in _BOXES:
            tokens[index - 2].attrSet("class", _BOXES[token.content[:4].lower()])
            token.content = token.content[4:]
        words = token.content
        if words.count("[") > _MOST_BRACKETS or sum(map(words.count, "*_`~<&![")) > _MOST_MARKS:
            token.children = [type(token)("text", "", 0, content=words)]
        else:
            token.children = token.children or []
            state.md.inline.parse(words, state.md, state.env, token.children)
        if footnotes.DEFINED in token.meta:
            token.children = [*footnotes.mark(token.meta[footnotes.DEFINED]), *token.children]


def _table(state: StateBlock, first: int, end: int, silent: bool) -> bool:
    """A table, or the lines of one that comes behind too many others."""
    from markdown_it.rules_block.table import table

    if silent or state.env.get("n_tables", 0) < MOST_TABLES:
        found = table(state, first, end, silent)
        if found and not silent:
            state.env["n_tables"] = state.env.get("n_tables", 0) + 1
        return found
    if not table(state, first, end, True):
        return False
    line = first
    while line < end and not state.isEmpty(line) and state.sCount[line] >= state.blkIndent:
        line += 1
    token = state.push("code_block", "code", 0)
    token.content = state.getLines(first, line, state.blkIndent, True)
    token.map = [first, line]
    state.line = line
    return True


def _addresses(state: StateCore) -> None:
    """Links of what are addresses, unless there are so many that to find them takes the square of that."""
    from markdown_it.rules_core.linkify import linkify

    every = state.tokens
    state.tokens = [token for token in every if token.content.count("://") <= _MOST_ADDRESSES]
    linkify(state)
    state.tokens = every


@dataclass(frozen=True, slots=True)
class Piece:
    """A block, and the place in the source behind it.

    ``item`` is the number of the item that follows, where a numbered list was cut.
    """

    block: Block
    end: int
    item: int | None = None


def references_of(source: str) -> dict[str, Any]:
    """The addresses that are defined anywhere in a source for words that stand elsewhere in it."""
    env: dict[str, Any] = {}
    parser().parse(source, env)
    return dict(env.get("references", {}))


def read(
    source: str, n_code: int, item: int | None, references: Mapping[str, Any], n_tables: int = 0
) -> list[Piece]:
    """The pieces of a source before which ``n_code`` blocks of code came, and ``n_tables`` tables.

    A numbered list at its very beginning goes on with ``item``, if that is given.
    """
    return _Reader(source, n_code, item, references, n_tables).read()


def n_tables_in(block: Block) -> int:
    """The tables in a block."""
    return block.html.count("<table>") if isinstance(block, TextBlock) else 0


class _Reader:
    def __init__(
        self, source: str, n_code: int, item: int | None, references: Mapping[str, Any], n_tables: int
    ) -> None:
        self._source = source
        self._starts = [0, *accumulate(len(line) + 1 for line in source.split("\n"))]
        self._starts[-1] = len(source)
        self._n_code = n_code
        self._item = item
        self._env: dict[str, Any] = {"references": dict(references)}
        self._n_tables = n_tables
        self._pieces: list[Piece] = []
        self._text: list[Token] = []
        self._begins = 0  # where the text begins

    def read(self) -> list[Piece]:
        tokens = self._parse(self._source, self._item)
        index = 0
        while index < len(tokens):
            token = tokens[index]
            first, end = (self._starts[line] for line in token.map or (0, -1))
            if token.level == 0 and token.nesting >= 0:
                if first - self._begins > _LONG_TEXT:
                    self._end_text(first)
                self._begins = self._begins if self._text else first
            inside = _inside(tokens, index) if token.level == 0 and token.nesting == 1 else []
            if cuts := list(self._cuts(token, inside)):
                self._cut(cuts, end)
                index += len(inside) + 2
                continue
            if token.level == 0 and token.type in _CODE and self._n_code < _MOST_CODE_BLOCKS:
                self._n_code += 1
                self._end_text(first)
                words = token.info.split()
                closed = token.type == "code_block" or _is_closed(token, self._source[first:end])
                code = CodeBlock(token.content.rstrip("\n"), words[0] if words else "", closed)
                self._pieces.append(Piece(code, end))
            elif token.level == 0 and token.type == "table_open":  # which may be wider than all else
                self._end_text(first)
                self._text = [token, *inside, tokens[index + len(inside) + 1]]
                self._end_text(end)
                index += len(inside) + 1
            else:
                self._text.append(token)
            index += 1
        self._end_text(len(self._source))
        return self._pieces

    def _parse(self, source: str, item: int | None) -> list[Token]:
        before = sum(n_tables_in(piece.block) for piece in self._pieces)
        self._env["n_tables"] = self._n_tables + before
        tokens = list(_readable(parser().parse(source, self._env), source.split("\n")))
        if tokens and tokens[0].type == "ordered_list_open" and item is not None:
            tokens[0].attrSet("start", item)
        return tokens

    def _end_text(self, at: int, item: int | None = None) -> None:
        if self._text:
            html = parser().renderer.render(self._text, parser().options, self._env)
            self._pieces.append(Piece(TextBlock(html), at, item))
            self._text = []

    # ---- cuts in what is long -------------------------------------------------------------------

    def _cut(self, cuts: list[tuple[int, int | None]], end: int) -> None:
        """End the text at each of these places; what follows the last of them is the text then."""
        item = None if self._begins else self._item
        for at, following in cuts:
            self._text = self._parse(self._source[self._begins : at], item)
            self._end_text(at, following)
            self._begins, item = at, following
        self._text = self._parse(self._source[self._begins : end], item)

    def _cuts(self, opened: Token, inside: list[Token]) -> Iterator[tuple[int, int | None]]:
        """Where a list, a quotation or a paragraph gets long, with the number of the item that is there."""
        begins = self._begins
        if opened.type == "paragraph_open":
            yield from ((at, None) for at in self._cuts_in_words(opened))
        if opened.type not in _LISTS_AND_QUOTATIONS:
            return
        number = int(opened.attrGet("start") or 1) if opened.type == "ordered_list_open" else None
        for token in inside:
            if token.map is None or token.level != 1 or token.nesting != 1:
                continue
            at = self._starts[token.map[0]]
            if at - begins > _LONG_TEXT and opened.map and token.map[0] > opened.map[0]:
                yield at, number
                begins = at
            if number is not None:
                number += 1
            if token.type == "paragraph_open":  # of a quotation, each of whose lines has its mark
                for line in range(token.map[0] + 1, token.map[1]):
                    if self._starts[line] - begins > _LONG_PARAGRAPH:
                        yield self._starts[line], None
                        begins = self._starts[line]

    def _cuts_in_words(self, opened: Token) -> Iterator[int]:
        """Where a paragraph is long enough: behind a line or, where that is long itself, a word."""
        begins, end = (self._starts[line] for line in opened.map or (0, 0))
        while end - begins > _LONG_PARAGRAPH:
            for mark in "\n", " ":
                at = self._source.rfind(mark, begins, begins + _LONG_PARAGRAPH) + 1
                at = before_open_formula(self._source, begins, at)
                if at - begins > _LONG_PARAGRAPH // 2:
                    break
            else:
                return
            yield at
            begins = at


def _inside(tokens: list[Token], index: int) -> list[Token]:
    """The tokens between the one at ``index`` and the one that closes it."""
    end = next(at for at in range(index + 1, len(tokens)) if tokens[at].level == 0)
    return tokens[index + 1 : end]


def _readable(tokens: list[Token], lines: list[str]) -> Iterator[Token]:
    """The tokens, with a table that is too large to be laid out as the lines it was written in."""
    waiting = iter(tokens)
    for token in waiting:
        if token.type != "table_open" or token.map is None:
            yield token
            continue
        table = [token, *_up_to("table_close", waiting)]
        if sum(each.type in {"th_open", "td_open"} for each in table) <= _MOST_CELLS:
            yield from table
        else:
            written = "\n".join(lines[slice(*token.map)])
            yield type(token)("code_block", "code", 0, content=written, map=token.map, level=token.level)


def _up_to(kind: str, tokens: Iterator[Token]) -> Iterator[Token]:
    for token in tokens:
        yield token
        if token.type == kind:
            return


def _is_closed(fence: Token, written: str) -> bool:
    lines = written.rstrip("\n").split("\n")
    last = lines[-1].strip()
    return len(lines) > 1 and last.startswith(fence.markup) and not last.strip(fence.markup[0])
