"""Formulas as models write them become drawings; what is hostile or unknown stays as it is."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from ethervox_gui.services.formulas.drawing import CannotDrawError, Drawing, draw
from ethervox_gui.services.formulas.limits import is_too_much
from tests.helpers import programs

_FORMULAS = Path(__file__).parents[3] / "data" / "formulas" / "formulas.txt"
_ONLY_SHAPES = re.compile(
    r'<svg xmlns="http://www.w3.org/2000/svg" viewBox="[-\d. ]+">'
    r'(<(path|rect|ellipse)( [-a-z]+="[^"<>&]*")*/>)+</svg>'
)
#: Marks of a formula, and whether it stands on a line of its own.
_MARKS = (("\\[", "\\]", True), ("\\(", "\\)", False), ("$$", "$$", True), ("$", "$", False))


def formulas() -> list[tuple[str, bool]]:
    """What stands in the file, without its marks."""
    found = []
    for line in _FORMULAS.read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        marks = next((each for each in _MARKS if line.startswith(each[0])), ("", "", True))
        found.append((line.removeprefix(marks[0]).removesuffix(marks[1]), marks[2]))
    return found


def test_three_hundred_formulas_of_models_are_drawn() -> None:
    failed = []
    asked = formulas()
    for latex, display in asked:
        try:
            drawing = draw(latex, display=display)
        except CannotDrawError as error:
            failed.append(f"{latex}: {error}")
            continue
        assert drawing.width > 0 < drawing.ascent + drawing.descent, latex
        assert _ONLY_SHAPES.fullmatch(drawing.svg), latex
    assert len(asked) >= 300
    assert len(failed) <= 0.01 * len(asked), failed
    assert not failed


def shapes(drawing: Drawing, kind: str) -> int:
    return drawing.svg.count(f"<{kind} ")


def test_it_stands_on_its_baseline() -> None:
    flat, deep, high = (draw(latex, display=False) for latex in ("x", "y_j", "x^2"))
    assert flat.descent < 0.1 < 0.3 < deep.descent
    assert abs(high.descent - flat.descent) < 0.05
    assert high.ascent > flat.ascent + 0.2
    inline, display = (draw(r"\sum_{i=1}^n i", display=large) for large in (False, True))
    assert display.ascent + display.descent > 1.3 * (inline.ascent + inline.descent)


def test_lines_of_tables_are_drawn() -> None:
    plain = draw(r"\begin{array}{cc} p & q \\ 1 & 2 \end{array}", display=True)
    assert shapes(plain, "rect") == 0
    ruled = draw(r"\begin{array}{|c|c|} \hline p & q \\ \hline 1 & 2 \\ \hline \end{array}", display=True)
    assert shapes(ruled, "rect") == 6
    split = draw(r"\left[\begin{array}{cc|c} 1 & 2 & 3 \end{array}\right]", display=True)
    assert shapes(split, "rect") == 1
    with pytest.raises(CannotDrawError):
        draw(r"\begin{array}{c|c} 1 & 2 \end{array} \begin{array}{c|c} 1 & 2 \end{array}", display=True)


@pytest.mark.parametrize(
    "latex",
    [
        r"\unheard{x}",
        r"\ce{H2O}",
        r"\begin{tikzpicture} x \end{tikzpicture}",
        "x^{2",
        "x}",
        r"a & b",
        r"\left( x",
        r"\text{速度}",
        r"\frac{1}",
        "",
        "   ",
        r"\quad",
    ],
)
def test_what_is_not_known_stays_as_it_is(latex: str) -> None:
    with pytest.raises(CannotDrawError):
        draw(latex, display=True)


@pytest.mark.parametrize(
    "latex",
    [
        "{" * 10_000 + "}" * 10_000,
        "{" * 1_500 + "x" + "}" * 1_500,
        r"\left(" * 400 + r"\right)" * 400,
        r"\frac{1}{" * 300 + "x" + "}" * 300,
        r"\def\a{xx}\def\b{\a\a}\def\c{\b\b}\def\d{\c\c}\def\e{\d\d}\def\f{\e\e}\f",
        r"\newcommand{\a}{\a\a}\a",
        "x" * 4_001,
    ],
)
def test_what_is_too_much_is_not_begun(latex: str) -> None:
    assert is_too_much(latex)
    with pytest.raises(CannotDrawError, match="too much"):
        draw(latex, display=True)


def test_no_formula_is_too_much_of_those_that_models_write() -> None:
    assert not [latex for latex, _ in formulas() if is_too_much(latex)]
    assert not is_too_much(r"\{" * 100)


def test_a_formula_says_nothing_but_shapes() -> None:
    """Neither colours, nor grounds that would hide letters, nor addresses."""
    drawing = draw(r"\color{red}{x} + \colorbox{red}{y} + \href{file:///etc/passwd}{z}", display=True)
    assert "red" not in drawing.svg
    assert "passwd" not in drawing.svg
    assert shapes(drawing, "rect") == 0


@pytest.mark.parametrize(
    "program", [["-m", "ethervox_gui.services.formulas.child"], ["-m", "ethervox_gui", "--draw-formulas"]]
)
def test_the_process_answers_line_by_line_and_ends_with_its_input(program: list[str]) -> None:
    asked = [
        {"id": 1, "latex": r"\frac{a}{b}", "display": True},
        {"id": 2, "latex": r"\unheard{x}", "display": True},
        {"id": 3, "latex": "x", "display": False},
    ]
    done = programs.run([sys.executable, *program], input="".join(json.dumps(each) + "\n" for each in asked))
    assert (done.returncode, done.stderr) == (0, "")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["id"] for answer in answers] == [1, 2, 3]
    assert ["svg" in answer for answer in answers] == [True, False, True]
    drawn = draw("x", display=False)
    assert answers[2]["svg"] == drawn.svg
    assert answers[2]["width"] == pytest.approx(drawn.width, abs=1e-3)


def test_the_process_takes_no_more_memory_than_it_may() -> None:
    program = (
        "from ethervox_gui.services.formulas import child; child.be_modest(child.MEMORY)\n"
        "try: x = bytearray(2 << 30)\n"
        "except MemoryError: print('refused')"
    )
    done = programs.run([sys.executable, "-c", program])
    if sys.platform.startswith("linux"):
        assert done.stdout.strip() == "refused"


def test_the_window_loads_nothing_that_draws() -> None:
    """Fonts and symbols are the other process's alone, also once formulas are shown."""
    program = (
        "import sys, ethervox_gui.__main__, ethervox_gui.front_ends.app\n"
        "from ethervox_gui.ui.kit.text_views.stream import to_blocks\n"
        "assert 'formula:' in to_blocks(r'\\(x\\)')[0].html\n"
        "print([name for name in ('ziamath', 'ziafont', 'latex2mathml') if name in sys.modules])"
    )
    done = programs.run([sys.executable, "-c", program])
    assert (done.stdout.strip(), done.stderr) == ("[]", "")
