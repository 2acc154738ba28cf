"""Formulas in Markdown: they are found before anything in them could be taken for a mark of Markdown.

In HTML of our own making a formula is an image whose name says what it is; the text view draws it.
"""

from __future__ import annotations

import base64
import html
import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from ethervox_gui.services.formulas.limits import LONGEST
from ethervox_gui.ui.kit.formulas.find import Formula, Found, formula_at, formula_of, is_broken
from ethervox_gui.ui.kit.text.formatting import CARET

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.rules_block import StateBlock
    from markdown_it.rules_inline import StateInline
    from markdown_it.token import Token

#: How the name of the image begins that is a formula.
PREFIX: Final = "formula:"
_IMAGE = re.compile(rf'<img src="({PREFIX}[-\w=]*)" />')
#: What may stand behind a formula on its line: a mark, and the caret of a reply that is being written.
_TAIL = re.compile(rf"[ \t]*([.,;:!?]?[ \t]*{CARET}?)(?=\n|$)")
_REST = re.compile(r"[^\n]*")
#: More of them in one paragraph are none.
_MOST = 300
_BLOCK_OPENING = ("\\[", "$$", "\\begin{")


def name_of(source: str) -> str:
    """The name of the image that a formula is."""
    return PREFIX + base64.urlsafe_b64encode(source.encode()).decode()


def source_of(name: str) -> str:
    """What is written where an image of this name stands."""
    return base64.urlsafe_b64decode(name.removeprefix(PREFIX)).decode()


def image(source: str) -> str:
    """A formula in HTML."""
    return f'<img src="{name_of(source)}" />'


def formulas_in(page: str) -> list[Formula]:
    """The formulas in HTML of our own making, each once."""
    return [formula_of(source_of(name)) for name in dict.fromkeys(_IMAGE.findall(page))]


def with_images(page: str, put: Callable[[str, str], str]) -> str:
    """The HTML, with each image as ``put`` wants it; it gets the name and the source."""
    return _IMAGE.sub(lambda found: put(found[1], source_of(found[1])), page)


def written(source: str) -> str:
    """A formula as it was written, in HTML."""
    return html.escape(source).replace("\n", "<br />")


def teach(markdown: MarkdownIt) -> None:
    """Let a parser know formulas."""
    markdown.inline.ruler.before("escape", "formula", _inline)
    markdown.block.ruler.before("table", "formula", _block, {"alt": ["paragraph", "reference", "blockquote"]})
    markdown.add_render_rule("formula", _render_inline)
    markdown.add_render_rule("formula_block", _render_block)
    markdown.add_render_rule(
        "formula_rest",
        lambda _self, tokens, index, _options, _env: (
            f"<p>{markdown.renderInline(tokens[index].content)}</p>\n"
        ),
    )


# ---- inside of a paragraph -------------------------------------------------------------------------


def _inline(state: StateInline, silent: bool) -> bool:
    if state.src[state.pos] not in "\\$":
        return False
    found = formula_at(state.src, state.pos, state.posMax)
    if found is None or state.src.count("$") > _MOST:
        return False
    end = found.end if isinstance(found, Found) else state.posMax
    if not silent:
        token = state.push("formula", "", 0)
        token.content = state.src[state.pos : end]
        token.hidden = not isinstance(found, Found)
    state.pos = end
    return True


def _render_inline(_self: Any, tokens: Sequence[Token], index: int, _options: Any, _env: Any) -> str:
    token = tokens[index]
    return written(token.content) if token.hidden else image(token.content)


# ---- on lines of its own ---------------------------------------------------------------------------


def _block(state: StateBlock, first: int, end: int, silent: bool) -> bool:
    start = state.bMarks[first] + state.tShift[first]
    if not state.src.startswith(_BLOCK_OPENING, start, state.eMarks[first]):
        return False
    if state.is_code_block(first) and not state.level:
        return False
    lines = _lines(state, first, end)
    text = "\n".join(lines)
    found = formula_at(text, 0, len(text))
    if found is None:
        return False
    if isinstance(found, Found) and not is_broken(found.formula.source):
        tail = _TAIL.match(text, found.end)
        if tail is None and "\n" not in found.formula.source:
            return False  # words follow on its one line: it is a part of the paragraph
        if not silent:
            _push(state, first, found.formula.source, tail[1] if tail else "")
            if tail is None:
                rest = state.push("formula_rest", "", 0)
                rest.content = _REST.match(text, found.end)[0].strip()  # type: ignore[index]
    elif not silent:
        _push(state, first, text.partition("\n\n")[0], None)
    return True


def _lines(state: StateBlock, first: int, end: int) -> list[str]:
    """The lines that may belong to a formula which begins in the first of them."""
    lines: list[str] = []
    length = 0
    for line in range(first, end):
        is_empty = state.isEmpty(line)
        if lines and not is_empty and state.sCount[line] < state.blkIndent:
            break
        words = "" if is_empty else state.src[state.bMarks[line] + state.tShift[line] : state.eMarks[line]]
        if words.startswith(("```", "~~~")) or (lines and words.startswith("\\[")):
            break
        lines.append(words)
        length += len(words) + 1
        if length > LONGEST:
            break
    while lines and not lines[-1]:
        lines.pop()
    return lines


def _push(state: StateBlock, first: int, source: str, tail: str | None) -> None:
    """``tail``: what stands behind it; ``None`` for one that is not closed and stays as it is written."""
    state.line = first + source.count("\n") + 1
    token = state.push("formula_block", "", 0)
    token.content = source
    token.info = tail or ""
    token.hidden = tail is None
    token.map = [first, state.line]


def _render_block(_self: Any, tokens: Sequence[Token], index: int, _options: Any, _env: Any) -> str:
    token = tokens[index]
    if token.hidden:
        return f"<p>{written(token.content)}</p>\n"
    return f'<p class="formula" align="center">{image(token.content)}{token.info}</p>\n'
