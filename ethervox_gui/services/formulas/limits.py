"""What is too large to be drawn at all, found without reading it as LaTeX; the window loads this."""

from __future__ import annotations

import re
from typing import Final

#: Longer formulas stay as they are written.
LONGEST: Final = 4_000
#: So deep may braces, brackets and environments stand in each other.
_DEEPEST = 24
#: So large may a drawing be, in characters of SVG.
LARGEST_SVG: Final = 400_000
#: So wide and high, in heights of a letter.
LARGEST_SIDE: Final = 400.0
_NESTS = re.compile(r"\\(?:left|begin)\b|\\(?:right|end)\b|\\.|[{}]", re.DOTALL)
#: Whoever defines commands can make a few characters into millions.
_DEFINES = re.compile(r"\\(?:def|let|newcommand|renewcommand|newenvironment|DeclareMathOperator)\b")


def is_too_much(latex: str) -> bool:
    """Whether nobody needs to try to draw this."""
    if len(latex) > LONGEST or _DEFINES.search(latex):
        return True
    depth = 0
    for found in _NESTS.finditer(latex):
        if found[0] in ("{", r"\left", r"\begin"):
            depth += 1
            if depth > _DEEPEST:
                return True
        elif found[0] in ("}", r"\right", r"\end"):
            depth -= 1
    return False
