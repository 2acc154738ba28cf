"""One formula becomes a drawing: pure shapes, with nothing left of the LaTeX that they were made of.

Only the process that draws loads this, since it brings a font and tables of symbols.
"""

from __future__ import annotations

import html
import re
import warnings
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import latex2mathml.converter

from ethervox_gui.services.formulas.limits import LARGEST_SIDE, LARGEST_SVG, is_too_much
from ethervox_gui.services.formulas.usual import usual, without_rules

with warnings.catch_warnings():
    # It opens its font in a way that Python 3.11 and 3.12 advise against, and later ones do not.
    warnings.simplefilter("ignore", DeprecationWarning)
    import ziamath
    from ziamath import drawable
    from ziamath.zmath import loadedfonts

#: The size of a letter in the drawing's own units.
EM = 32.0
#: Some letters reach a bit beyond the box that is told for them.
_ROOM = 0.04 * EM
_SHAPES = {
    "path": ("d", "stroke-width"),
    "rect": ("x", "y", "width", "height", "rx", "stroke-width"),
    "ellipse": ("cx", "cy", "rx", "ry", "stroke-width"),
}
_OUTLINE = ' fill="none" stroke="#000"'
_PLAIN_VALUE = re.compile(r"[-+0-9.eEMLHVCSQTAZmlhvcsqtaz ,]*")
#: Commands that are not known come out as words, and so does what stands where it has no meaning.
_UNKNOWN = re.compile(r"\\[a-zA-Z]+|^&$")
_STIFF = frozenset("↑↓⟨⟩")
#: What stands above a letter, and above several.
_ACCENTS = {"^": ("\u02c6", "\u0302"), "~": ("~", "\u0303")}
_ESCAPED = re.compile(r"\\([_%&#${}])")
#: Kinds of letters that have places of their own: for ``A``, ``a`` and ``0``.
_ALPHABETS = {
    "monospace": (0x1D670, 0x1D68A, 0x1D7F6),
    "sans-serif": (0x1D5A0, 0x1D5BA, 0x1D7E2),
}
_DOUBLE_ZERO = 0x1D7D8


class CannotDrawError(Exception):
    """The formula stays as it is written."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """Shapes, and how far they reach from the baseline, in heights of a letter."""

    svg: str
    width: float
    ascent: float
    descent: float


def draw(latex: str, *, display: bool) -> Drawing:
    """Draw a formula; ``display``: large, as on a line of its own.

    Raises :class:`CannotDrawError` for whatever cannot be drawn, or not truly.
    """
    if is_too_much(latex):
        raise CannotDrawError("too much")
    ziamath.config.svg2 = False  # each letter as a shape of its own
    ziamath.config.precision = 2
    try:
        mode = "block" if display else "inline"
        words, columns, rows = without_rules(usual(latex))
        element = _tidied(latex2mathml.converter.convert_to_element(words, display=mode))
        made = ziamath.Math(element, size=EM, margin=0)
        if columns or rows:
            _draw_rules(next(node for node in _nodes(made.node) if node.mtag == "mtable"), columns, rows)
        box = made.node.bbox
        parts = ET.Element("g")
        made.node.draw(0, 0, parts)
    except CannotDrawError:
        raise
    except Exception as error:  # a stranger's text, and two libraries that expect none
        raise CannotDrawError(str(error)) from error
    left, right, top, bottom = _extent(parts, box)
    shapes = "".join(_shape(part) for part in parts.iter())
    is_sound = 0 < right - left < LARGEST_SIDE * EM and 0 < bottom - top < LARGEST_SIDE * EM
    if not is_sound or not shapes or len(shapes) > LARGEST_SVG:
        raise CannotDrawError("too large, or nothing")
    view = f"{left:.2f} {top:.2f} {right - left:.2f} {bottom - top:.2f}"
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}">{shapes}</svg>'
    return Drawing(svg, (right - left) / EM, -top / EM, bottom / EM)


# ---- before: MathML as ziamath wants it --------------------------------------------------------------


def _tidied(element: ET.Element) -> ET.Element:
    """Characters instead of entities, letters of all kinds, and no arrow or accent that stretches.

    Raises :class:`CannotDrawError` for what is not known, and for letters that the font does not have.
    """
    font = loadedfonts["default"]
    for part in element.iter():
        part.attrib.pop("xmlns", None)
        text = html.unescape(part.text or "")
        if _UNKNOWN.search(text):
            raise CannotDrawError(text)
        if part.tag == "mtext":
            text = _ESCAPED.sub(r"\1", text)
        if text in _STIFF:
            part.set("stretchy", "false")
        elif part.tag == "mo" and text in _ACCENTS:
            text = _ACCENTS[text][part.get("stretchy") != "false"]
        part.text = _styled(text, part)
        if any(not letter.isspace() and font.glyphindex(letter) == 0 for letter in part.text):
            raise CannotDrawError(f"the font has no {text}")
        if part.tag == "mtable" and part.get("rowspacing") == "3pt":
            part.set("rowspacing", "0.45em")
            part.set("columnspacing", "0em 1em")
    return element


def _styled(text: str, part: ET.Element) -> str:
    """The same letters of another kind, where they have places of their own."""
    variant = part.get("mathvariant", "")
    if variant == "double-struck" and text.isdecimal() and text.isascii():
        return "".join(chr(_DOUBLE_ZERO + int(digit)) for digit in text)
    if variant not in _ALPHABETS:
        return text
    del part.attrib["mathvariant"]
    places = _ALPHABETS[variant]
    styled = ""
    for letter in text:
        first = "A" if "A" <= letter <= "Z" else "a" if "a" <= letter <= "z" else "0"
        is_styled = letter.isascii() and letter.isalnum()
        styled += chr(places["Aa0".index(first)] + ord(letter) - ord(first)) if is_styled else letter
    return styled


# ---- lines in tables, which ziamath leaves out -------------------------------------------------------


def _nodes(node: Any) -> Iterator[Any]:
    yield node
    for inner in getattr(node, "nodes", ()):
        yield from _nodes(inner)


def _draw_rules(table: Any, columns: frozenset[int], rows: frozenset[int]) -> None:
    """Lines before these columns and rows: in the middle between two, around all of it a bit outside."""
    counts = [len(row) for row in table.element]
    n_columns = max(counts)
    left, right = [1e9] * n_columns, [-1e9] * n_columns
    top, bottom = [1e9] * len(counts), [-1e9] * len(counts)
    placed = iter(zip(list(table.nodexy), [cell.bbox for cell in table.nodes], strict=True))
    for row, count in enumerate(counts):
        for column, ((x, y), box) in zip(range(count), placed, strict=False):
            left[column], right[column] = min(left[column], x), max(right[column], x + box.xmax - box.xmin)
            top[row], bottom[row] = min(top[row], y - box.ymax), max(bottom[row], y - box.ymin)
    gap, thick = 0.2 * EM, 0.045 * EM
    across = _edges(left, right, gap)
    down = _edges(top, bottom, gap)
    for column in columns:
        if column < len(across):
            table.nodes.append(drawable.VLine(down[-1] - down[0], thick, style=table.style))
            table.nodexy.append((across[column], down[0]))
    for row in rows:
        if row < len(down):
            table.nodes.append(drawable.HLine(across[-1] - across[0], thick, style=table.style))
            table.nodexy.append((across[0], down[row] - thick / 2))


def _edges(begins: list[float], ends: list[float], gap: float) -> list[float]:
    between = [(end + begin) / 2 for end, begin in zip(ends, begins[1:], strict=False)]
    return [begins[0] - gap, *between, ends[-1] + gap]


# ---- after: shapes and nothing else ------------------------------------------------------------------


def _extent(parts: ET.Element, box: Any) -> tuple[float, float, float, float]:
    """Left, right, top and bottom of all that is drawn: lines may reach out of what ziamath thinks it is."""
    left, right, top, bottom = box.xmin, box.xmax, -box.ymax, -box.ymin
    for line in parts.iter("rect"):
        x, y, width, height = (float(line.get(name, 0)) for name in ("x", "y", "width", "height"))
        left, right = min(left, x), max(right, x + width)
        top, bottom = min(top, y), max(bottom, y + height)
    return left - _ROOM, right + _ROOM, top - _ROOM, bottom + _ROOM


def _shape(part: ET.Element) -> str:
    """A part of a drawing in words that say nothing but a shape; nothing for any other part."""
    names = _SHAPES.get(part.tag)
    is_outline = part.get("stroke") is not None
    if names is None or (part.tag == "rect" and part.get("fill", "black") != "black" and not is_outline):
        return ""  # also the grounds behind letters
    values = [(name, part.get(name, "")) for name in names]
    if not all(_PLAIN_VALUE.fullmatch(value) for _, value in values):
        raise CannotDrawError("an unknown shape")
    words = " ".join(f'{name}="{value}"' for name, value in values if value)
    return f"<{part.tag} {words}{_OUTLINE if is_outline else ''}/>"
