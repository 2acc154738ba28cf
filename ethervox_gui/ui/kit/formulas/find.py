r"""Where a text holds formulas: ``\( \)``, ``\[ \]``, ``$ $``, ``$$ $$`` and environments.

Single dollars follow the rules of pandoc and GitHub, so that prices stay prices.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ethervox_gui.services.formulas.limits import LONGEST

_ENVIRONMENTS = (
    r"(?:equation|align|aligned|alignat|gather|gathered|multline|eqnarray|split|flalign|displaymath|math|cases"
    r"|array|matrix|[pbBvV]matrix|smallmatrix)\*?"
)
#: What begins a formula wherever it stands.
OPENING: Final = re.compile(rf"\\\(|\\\[|\$\$|\$|\\begin\{{({_ENVIRONMENTS})\}}")
_ANY_OPENING = re.compile(r"\\[(\[]|\$|\\begin\{|`")
# Possessive, so that what does not end is found out in one pass.
_ROUND_END = re.compile(r"(?:[^\\]++|\\[^)])*+\\\)", re.DOTALL)
_SQUARE_END = re.compile(r"(?:[^\\]++|\\[^\]])*+\\\]", re.DOTALL)
_DOUBLE_END = re.compile(r"(?:[^\\$]++|\\.|\$(?!\$))*+\$\$", re.DOTALL)
_SINGLE_END = re.compile(r"(?:[^\\$]++|\\.)++\$", re.DOTALL)
_NUMBER_OF_A_SOURCE = re.compile(r"\\\[\s*[\d,;\s–-]*\\\]")
_LETTER = re.compile(r"[^\W_]")
_MATHS = re.compile(r"[\\^_=<>+{}|]")
#: Words with a space somewhere among them.
_PROSE = re.compile(r"(?s)(?=.*\s).*[^\W\d_]{2,}")
#: So much of a formula may follow a line that is empty; a longer one is not a formula.
_LONGEST_BROKEN = 1_000
_CODE = re.compile(r"(?ms)^(`{3,}|~{3,}).*?(?:^\1[`~]*[ \t]*$|\Z)|(`+)(?!`).*?(?<!`)\2(?!`)")


@dataclass(frozen=True, slots=True)
class Formula:
    """A formula with its marks, as it is written; ``latex`` is what stands between them."""

    source: str
    latex: str
    display: bool


@dataclass(frozen=True, slots=True)
class Found:
    """A formula in a text, and the place behind it."""

    formula: Formula
    end: int


#: A formula begins there, and does not end.
OPEN: Final = "open"


def formula_at(text: str, start: int, end: int) -> Found | str | None:
    """The formula that begins at a place, :data:`OPEN`, or ``None`` where none does.

    Not behind ``end``, nor farther away than formulas are long.
    """
    opened = OPENING.match(text, start, end)
    if opened is None:
        return None
    last = min(end, start + LONGEST)
    mark, inner = opened[0], opened.end()
    if mark == "$":
        return _in_dollars(text, start, inner, last)
    if opened[1] is not None:
        return _environment(text, start, opened[1], inner, last)
    pattern = {"\\(": _ROUND_END, "\\[": _SQUARE_END, "$$": _DOUBLE_END}[mark]
    closed = pattern.match(text, inner, last)
    if closed is None:
        is_within_words = mark == "$$" and text[text.rfind("\n", 0, start) + 1 : start].strip()
        return None if is_within_words else OPEN
    latex = text[inner : closed.end() - 2].strip()
    if not latex:
        return None
    source = text[start : closed.end()]
    is_link = text.startswith("(", closed.end())
    if mark == "\\[" and (is_link or _NUMBER_OF_A_SOURCE.fullmatch(source)):
        return None  # square brackets that are escaped as Markdown has it
    return Found(Formula(source, latex, mark != "\\("), closed.end())


def _in_dollars(text: str, start: int, inner: int, last: int) -> Found | None:
    closed = _SINGLE_END.match(text, inner, last)
    if closed is None or (start and (_LETTER.match(text[start - 1]) or text[start - 1] == "$")):
        return None
    latex = text[inner : closed.end() - 1]
    following = text[closed.end() : closed.end() + 1]
    if latex != latex.strip() or "\n\n" in latex or (following and _LETTER.match(following)):
        return None
    if not _MATHS.search(latex) and _PROSE.match(latex):
        return None  # money, or a shell's variables
    return Found(Formula(text[start : closed.end()], latex, False), closed.end())


def _environment(text: str, start: int, name: str, inner: int, last: int) -> Found | str:
    depth = 1
    for mark in re.compile(rf"\\(begin|end)\{{{re.escape(name)}\}}").finditer(text, inner, last):
        depth += 1 if mark[1] == "begin" else -1
        if not depth:
            source = text[start : mark.end()]
            return Found(Formula(source, source, True), mark.end())
    return OPEN


def formula_of(source: str) -> Formula:
    """The formula that is written so, with its marks."""
    found = formula_at(source, 0, len(source))
    assert isinstance(found, Found), source
    return found.formula


def split(text: str) -> Iterator[str | Formula]:
    """A text as it was typed, in pieces: what is between formulas, and the formulas; code holds none."""
    code = iter(_CODE.finditer(text))
    next_code = next(code, None)
    begins = place = 0
    while (mark := _ANY_OPENING.search(text, place)) is not None:
        place = mark.start()
        while next_code is not None and next_code.end() <= place:
            next_code = next(code, None)
        if next_code is not None and next_code.start() <= place:
            place = next_code.end()
            continue
        escaped = place and text[place - 1] == "\\"
        found = None if escaped else formula_at(text, place, len(text))
        if not isinstance(found, Found) or is_broken(found.formula.source):
            place += 2 if mark[0][0] == "\\" or text.startswith("$$", place) else 1
            continue
        if begins < place:
            yield text[begins:place]
        yield found.formula
        begins = place = found.end
    if begins < len(text):
        yield text[begins:]


def is_broken(source: str) -> bool:
    """Whether an empty line stands so far from the formula's end that they do not belong together."""
    gap = re.search(r"\n[ \t]*\n", source)
    return gap is not None and len(source) > _LONGEST_BROKEN


def before_open_formula(text: str, start: int, end: int) -> int:
    r"""A place to cut a text at: ``end``, or before a ``\(`` or ``\[`` that is not closed by then."""
    for opening, closing in (("\\(", "\\)"), ("\\[", "\\]")):
        opened = text.rfind(opening, start, end)
        if opened > text.rfind(closing, start, end):
            end = opened
    return end
