"""LaTeX as models write it, reworded for the library that draws it."""

from __future__ import annotations

import re
from collections.abc import Iterator

_TAG = re.compile(r"\\tag\*?\s*\{([^{}]*)\}")
_SAYS_NOTHING = re.compile(
    r"\\label\s*\{[^{}]*\}|\\(?:nonumber|notag|displaylimits|allowbreak|nobreak|strut|mathstrut)(?![a-zA-Z])"
    r"|(?<!\\)%[^\n]*\n"
)
#: Environments that only say where a formula stands, and those that are drawn as another one.
_BARE = re.compile(r"\\(?:begin|end)\s*\{(?:equation|displaymath|math|multline|subequations)\*?\}")
_ALIGN = re.compile(
    r"\\(begin|end)\s*\{(?:align(?:ed|at|edat)?|split|eqnarray|flalign)\*?\}(?:\s*\[[tcb]\])?"
)
_ALIGN_AT = re.compile(r"(\\begin\s*\{align(?:ed)?at\*?\})\s*\{\d+\}")
_GATHER = re.compile(r"\\(begin|end)\s*\{gather(?:ed)?\*?\}")
_CASES = re.compile(r"\\(begin|end)\s*\{[dr]cases\*?\}")
_KNOWN = frozenset(
    [
        "align*",
        "matrix",
        "pmatrix",
        "bmatrix",
        "Bmatrix",
        "vmatrix",
        "Vmatrix",
        "smallmatrix",
        "array",
        "cases",
        "matrix*",
        "pmatrix*",
        "bmatrix*",
        "Bmatrix*",
        "vmatrix*",
        "Vmatrix*",
    ]
)
_ENVIRONMENT = re.compile(r"\\begin\s*\{([^{}]*)\}")
#: ``\\[4pt]``: how far apart two lines are.
_LINE_GAP = re.compile(r"\\\\\s*\[\s*-?[\d.]+\s*[a-z]{2}\s*\]")
_OPERATOR = re.compile(r"\\operatorname\s*(\*?)\s*\{([^{}]*)\}")
_SPACE = re.compile(r"\\[,;:! ]|~")
_MOD = re.compile(r"\\bmod(?![a-zA-Z])")
_NOT_EQUAL = re.compile(r"\\not\s*=")
_MATHOP = re.compile(r"\\mathop\s*\{\s*\\(?:mathrm|text|operatorname)\s*\{([^{}]*)\}\s*\}(?:\s*\\limits)?")
#: The comma of ``1,000`` is no list.
_THOUSANDS = re.compile(r"(?<=\d),(?=\d{3}(?!\d))")
#: Brackets and what is in them become one, so that an exponent is that of all.
_MATRIX_BEGINS = re.compile(r"\\begin\s*\{[pbBvV]matrix\*?\}")
_MATRIX_ENDS = re.compile(r"\\end\s*\{[pbBvV]matrix\*?\}")
_TEXT = re.compile(r"\\(?:text(?:rm|bf|it|normal|sf|tt)?|mbox|hbox)\s*\{")
_BRACES = re.compile(r"\\.|[{}]", re.DOTALL)


_ARRAY = re.compile(r"\\begin\s*\{array\}\s*\{([^{}]*)\}(.*?)\\end\s*\{array\}", re.DOTALL)
_RULE = re.compile(r"\\h(?:dash)?line(?![a-zA-Z])")


class NotLatexError(ValueError):
    """Nobody would draw this."""


def usual(latex: str) -> str:
    """The formula in words that are known.  Raises :class:`NotLatexError` where something is missing."""
    if not _is_balanced(latex):
        raise NotLatexError("a brace is missing")
    latex = _SAYS_NOTHING.sub("", latex + "\n").strip()
    latex = "".join(_mixed_texts(latex))
    latex = _TAG.sub(lambda tag: rf"\qquad\text{{({tag[1]})}}", latex)
    latex = _BARE.sub("", latex)
    latex = _ALIGN_AT.sub(r"\1", latex)
    latex = _ALIGN.sub(r"\\\1{align*}", latex)
    latex = _GATHER.sub(r"\\\1{matrix}", latex)
    latex = _CASES.sub(r"\\\1{cases}", latex)
    latex = _LINE_GAP.sub(r"\\\\", latex)
    latex = _MATHOP.sub(r"\\operatorname*{\1}", latex)
    latex = _OPERATOR.sub(_operator, latex)
    latex = _NOT_EQUAL.sub(r"\\neq ", latex)
    latex = _THOUSANDS.sub("{,}", latex)
    latex = _MATRIX_BEGINS.sub(r"{\g<0>", latex)
    latex = _MATRIX_ENDS.sub(r"\g<0>}", latex)
    latex = _MOD.sub(r"\\;\\mathrm{mod}\\;", latex)
    for name in _ENVIRONMENT.findall(latex):
        if name not in _KNOWN:
            raise NotLatexError(name)
    return latex.strip()


def without_rules(latex: str) -> tuple[str, frozenset[int], frozenset[int]]:
    """The formula without the lines in its table, and before which columns and rows they stand.

    Raises :class:`NotLatexError` where there are lines in more than one table.
    """
    arrays = list(_ARRAY.finditer(latex))
    if not any("|" in array[1] or _RULE.search(array[2]) for array in arrays):
        return latex, frozenset(), frozenset()
    if len(arrays) > 1 or r"\begin" in arrays[0][2]:
        raise NotLatexError("lines in several tables")
    array = arrays[0]
    columns = re.findall(r"[lcr]|\|", array[1])
    across = {sum(kind != "|" for kind in columns[:at]) for at, kind in enumerate(columns) if kind == "|"}
    rows = array[2].split(r"\\")
    down = {at for at, row in enumerate(rows) if _RULE.search(row)}
    words = f"\\begin{{array}}{{{array[1].replace('|', '')}}}{_RULE.sub('', array[2])}\\end{{array}}"
    return latex[: array.start()] + words + latex[array.end() :], frozenset(across), frozenset(down)


def _operator(found: re.Match[str]) -> str:
    name = _SPACE.sub("", found[2]).strip()
    if name in ("argmax", "argmin"):
        return rf"\{name} "
    return rf"\operatorname{found[1]}{{{name}}}"


def _is_balanced(latex: str) -> bool:
    depth = 0
    for mark in _BRACES.findall(latex):
        depth += {"{": 1, "}": -1}.get(mark, 0)
        if depth < 0:
            return False
    return depth == 0


def _mixed_texts(latex: str) -> Iterator[str]:
    r"""``\text{if $x > 0$}`` in pieces: words, and formulas between them."""
    place = 0
    while (opened := _TEXT.search(latex, place)) is not None:
        yield latex[place : opened.start()]
        end = _end_of_group(latex, opened.end())
        words = latex[opened.end() : end]
        place = end + 1
        pieces = re.split(r"(?<!\\)\$", words)
        if len(pieces) % 2 == 0 or any("{" in piece for piece in pieces[::2]):
            yield latex[opened.start() : place]
            continue
        for index, piece in enumerate(pieces):
            if piece:
                yield f"{{{piece}}}" if index % 2 else f"{opened[0]}{piece}}}"
    yield latex[place:]


def _end_of_group(latex: str, place: int) -> int:
    depth = 1
    for mark in _BRACES.finditer(latex, place):
        depth += {"{": 1, "}": -1}.get(mark[0], 0)
        if not depth:
            return mark.start()
    return len(latex)
