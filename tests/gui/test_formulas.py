"""Formulas in messages and replies: found in Markdown, drawn on the line, copied as they were written."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QAccessible, QColor, QGuiApplication, QImage, QTextCursor
from pytestqt.qtbot import QtBot

from ethervox_gui.context.turns.turns import Role
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.ui.chat.chat_view import ChatView
from ethervox_gui.ui.chat.message import UserMessage
from ethervox_gui.ui.chat.reply import AssistantMessage
from ethervox_gui.ui.chat.transcript import Transcript, TurnItem
from ethervox_gui.ui.kit.formulas.find import Formula, split
from ethervox_gui.ui.kit.formulas.formulas import Formulas
from ethervox_gui.ui.kit.formulas.markdown import formulas_in, with_images, written
from ethervox_gui.ui.kit.text_views.rich_text import RichText
from ethervox_gui.ui.kit.text_views.stream import CodeBlock, Growing, TextBlock, prepare, to_blocks
from ethervox_gui.ui.kit.theme.theme import Theme
from tests.gui.conftest import DesktopMaker, send, wait_until
from tests.helpers.heartbeat import LONGEST_SHARE, Heartbeat

_DRAWN = "\ufffc"  # what Qt has in a text where something is drawn


def formulas_of(markdown: str) -> list[tuple[str, bool]]:
    """The formulas that a reply shows, each with whether it stands on a line of its own."""
    pages = [block.html for block in to_blocks(markdown) if isinstance(block, TextBlock)]
    return [(formula.latex, formula.display) for page in pages for formula in formulas_in(page)]


# ---- where formulas are ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("markdown", "latex"),
    [
        (r"\(E=mc^2\)", r"E=mc^2"),
        (r"\[E=mc^2\]", r"E=mc^2"),
        ("$E=mc^2$", r"E=mc^2"),
        ("$$E=mc^2$$", r"E=mc^2"),
        ("\\[\na_1 * b_1 * c\n\\]", "a_1 * b_1 * c"),
        ("Then\n\\[\nx\n= 3\n- y\n\\]\nis", "x\n= 3\n- y"),
        ("$$\n\\begin{aligned}\na &= b \\\\\n&= c\n\\end{aligned}\n$$", None),
        ("\\begin{equation}\nx\n\\end{equation}", None),
        ("- item \\(x_1\\) and *soft*", "x_1"),
        ("1. item\n\n   \\[ x_1 \\]", "x_1"),
        ("- item\n\n      \\[ x_1 \\]", "x_1"),
        ("> \\[\n> x_1\n> \\]", "x_1"),
        ("| a | b |\n|---|---|\n| $x_1$ | y |", "x_1"),
        (r"**\(a*b*c\)**", "a*b*c"),
        (r"[words \(a_b\)](https://example.org)", "a_b"),
        (r"\(a \\ b\)", r"a \\ b"),
        (r"\[ x \\[4pt] y \]", r"x \\[4pt] y"),
        (r"$x$, and", "x"),
        (r"($x$)", "x"),
        (r"$\$5 + \$3$", r"\$5 + \$3"),
        ("\\[\n\nx\n\n\\]", "x"),
        ("\\[\nx\n- y\n\\] where **x**", "x\n- y"),
        (r"so \[ x^2 \] follows", "x^2"),
    ],
)
def test_where_formulas_are(markdown: str, latex: str | None) -> None:
    found = formulas_of(markdown)
    assert len(found) == 1, found
    if latex is not None:
        assert found[0][0] == latex


@pytest.mark.parametrize(
    "markdown",
    [
        "$5 and $10",
        "It costs $5, or $10 for two.",
        "from $5 to 10$ a day",
        "US$5 and A$6",
        "$HOME/bin:$PATH",
        "$HOME and then $PATH",
        "`\\(x\\)` and `$x$`",
        "```\n$x$\n\\[x\\]\n```",
        "    $x$",
        r"\$x\$",
        "$ x $",
        "$$",
        "a $ b",
        r"\[1\]",
        r"\[2, 3\]",
        r"\[word\](https://example.org)",
        r"\\(x\\)",
        "between 3$x and 4$y",
        "\\(x",
        "\\[x\n\nmore",
    ],
)
def test_what_is_no_formula(markdown: str) -> None:
    assert formulas_of(markdown) == []


def visible(markdown: str) -> str:
    """The words of a reply, formulas as they were written."""
    pages = []
    for block in to_blocks(markdown):
        if isinstance(block, CodeBlock):
            pages.append(block.code)
            continue
        view_text = with_images(block.html, lambda _name, source: written(source))
        pages.append(view_text)
    return "\n".join(pages)


def test_markdown_damages_no_formula_that_is_not_closed() -> None:
    whole = "Let \\(a_1 * b_2 * c_{3} < d\\) be.\n\n\\[\nx\n= 3 * y * z\n- 4\n\\]\n\nThe end."
    opened = {whole.index("\\("): "\\(", whole.index("\\["): "\\["}
    for end in range(1, len(whole)):
        shown = visible(whole[:end] + "▍")
        assert "<em>" not in shown, repr(whole[:end])
        assert "<h1>" not in shown, repr(whole[:end])
        assert "<ul>" not in shown, repr(whole[:end])
        for at, mark in opened.items():
            if end >= at + 2:
                assert mark in shown, repr(whole[:end])


@pytest.mark.parametrize("source", ["\\[x\\]", "$$x$$", "\\[\nx\n\\]"])
def test_the_caret_of_a_reply_moves_no_formula_off_its_line(source: str) -> None:
    for text in (source, source + ".", source + "▍", source + ".▍"):
        (block,) = to_blocks(text)
        assert isinstance(block, TextBlock)
        assert block.html.startswith('<p class="formula"'), text
        assert block.html.count("<p") == 1, text


def test_a_text_with_formulas_that_grows_has_the_blocks_of_the_whole() -> None:
    part = "Words \\(x_1\\) and $y$ cost $5.\n\n\\[\nx\n= 3\n\\]\n\n1. item\n   $$\n   a\n   $$\n\n"
    text = part * 40 + "\\begin{align}\na &= b\n\\end{align}\n\nThe end \\(x"
    growing = Growing()
    for end in range(0, len(text), 23):
        assert growing.blocks(text[:end]) == to_blocks(text[:end]), repr(text[:end][-60:])
    assert growing.settled


def test_a_long_paragraph_is_not_cut_inside_of_a_formula() -> None:
    formula = "\\(" + " + ".join(f"x_{{{number}}} * y" for number in range(40)) + "\\)"
    text = "word " * 420 + formula + " word" * 420
    assert [latex for latex, _ in formulas_of(text)] == [formula[2:-2]]


def test_hostile_texts_are_read_in_one_pass() -> None:
    """What takes the square of a text's length would not end within the time of a test."""
    for text in (
        "\\(" * 40_000,
        "$x " * 40_000,
        "$$ " * 40_000,
        "\\[\n\n" * 20_000,
        "\\begin{align}\n" * 9_000,
    ):
        assert list(split(text)) == [text]
        assert isinstance(to_blocks(text), list)
    deep = "\\(" + "{" * 10_000 + "}" * 10_000 + "\\)"
    assert formulas_of(deep) == []


def test_a_typed_message_in_pieces() -> None:
    pieces = list(split("I saw \\(x^2\\) and `$y$` for $5 and $10.\n```\n$z$\n```\nBut $z_1$!"))
    assert [piece.latex for piece in pieces if isinstance(piece, Formula)] == ["x^2", "z_1"]
    assert "".join(piece.source if isinstance(piece, Formula) else piece for piece in pieces) == (
        "I saw \\(x^2\\) and `$y$` for $5 and $10.\n```\n$z$\n```\nBut $z_1$!"
    )


# ---- how they are drawn ------------------------------------------------------------------------------


@pytest.fixture
def formulas(theme: Theme) -> Iterator[Formulas]:
    """The theme's, with a process that really draws."""
    theme.formulas = Formulas()
    yield theme.formulas
    theme.formulas.close()
    theme.formulas = None


def a_view(qtbot: QtBot, theme: Theme, markdown: str) -> RichText:
    (block,) = to_blocks(markdown)
    assert isinstance(block, TextBlock)
    view = RichText(theme)
    qtbot.addWidget(view)
    view.resize(600, 200)
    view.set_html(block.html)
    view.show()
    return view


def words(view: RichText) -> str:
    return view.toPlainText()


def drawn(qtbot: QtBot, theme: Theme, view: RichText) -> None:
    wait_until(qtbot, lambda: theme.formulas is not None and theme.formulas.settled)
    assert _DRAWN in words(view)


def test_a_formula_is_drawn_and_copied_as_it_was_written(
    qtbot: QtBot, theme: Theme, formulas: Formulas
) -> None:
    view = a_view(qtbot, theme, r"Energy \(E = mc^2\) is **so**, and \(\unheard{x}\) is not.")
    assert words(view) == r"Energy \(E = mc^2\) is so, and \(\unheard{x}\) is not."
    assert formulas.running
    drawn(qtbot, theme, view)
    assert words(view) == rf"Energy {_DRAWN} is so, and \(\unheard{{x}}\) is not."
    view.selectAll()
    view.copy()
    said = r"Energy \(E = mc^2\) is so, and \(\unheard{x}\) is not."
    assert QGuiApplication.clipboard().text() == said
    seen = QAccessible.queryAccessibleInterface(view)
    assert said in seen.text(QAccessible.Text.Description)
    cursor = view.textCursor()
    cursor.setPosition(len("Energy "))
    cursor.setPosition(len("Energy ") + 1, QTextCursor.MoveMode.KeepAnchor)
    view.setTextCursor(cursor)
    assert view.createMimeDataFromSelection().text() == r"\(E = mc^2\)"


def test_the_source_of_lines_with_formulas_is_copied_in_lines(
    qtbot: QtBot, theme: Theme, formulas: Formulas
) -> None:
    view = a_view(qtbot, theme, "One \U0001f600 \\(x\\)\n\n\\[\na\n= b\n\\]\n\nTwo")
    drawn(qtbot, theme, view)
    view.selectAll()
    assert view.createMimeDataFromSelection().text() == "One \U0001f600 \\(x\\)\n\n\\[\na\n= b\n\\]\n\nTwo"


def inks(view: RichText, place: QRect) -> set[str]:
    picture = view.viewport().grab(place).toImage()
    return {picture.pixelColor(x, y).name() for x in range(picture.width()) for y in range(picture.height())}


def place_of_formula(view: RichText) -> QRect:
    """Where the first formula is drawn."""
    cursor = QTextCursor(view.document())
    cursor.setPosition(words(view).index(_DRAWN))
    left = view.cursorRect(cursor)
    cursor.movePosition(QTextCursor.MoveOperation.NextCharacter)
    right = view.cursorRect(cursor)
    return QRect(left.topLeft(), QPoint(right.left(), left.bottom()))


@pytest.mark.parametrize("size", [9, 14, 32])
def test_a_formula_has_the_colour_and_the_size_of_the_text(
    qtbot: QtBot, theme: Theme, formulas: Formulas, size: int
) -> None:
    markdown = r"\(\blacksquare\) x"
    widths = []
    for choice in ("light", "dark"):
        theme.choose(choice)
        theme.set_font_size(size)
        wait_until(qtbot, lambda: theme.settled)
        view = a_view(qtbot, theme, markdown)
        drawn(qtbot, theme, view)
        place = place_of_formula(view)
        assert theme.css("text") in inks(view, place)
        widths.append(place.width())
        view.set_ink("muted")
        assert theme.css("muted") in inks(view, place)
        assert theme.css("text") not in inks(view, place)
    assert widths[0] == widths[1]
    assert 0.4 * size < widths[0] < 1.2 * size


def lowest_ink(view: RichText, left: int, width: int) -> int:
    """The lowest row of a view with anything in these columns."""
    picture = QImage(view.size(), QImage.Format.Format_RGB32)
    picture.fill(QColor("white"))
    view.viewport().render(picture)
    return max(
        y
        for y in range(picture.height())
        for x in range(left, left + width)
        if picture.pixelColor(x, y).lightness() < 150
    )


@pytest.mark.parametrize("beside", ["", r" and \(\frac{a}{b}\)", r" and \(y_j\)"])
@pytest.mark.parametrize("latex", [r"\mathrm{H}", r"\mathrm{H}_j", r"\mathrm{H}^2", r"\mathrm{H}_j^2"])
def test_a_formula_stands_on_the_baseline(
    qtbot: QtBot, theme: Theme, formulas: Formulas, latex: str, beside: str
) -> None:
    """Its letters stand where those of the text do, whatever else hangs on them, or in the line."""
    theme.set_font_size(32)
    wait_until(qtbot, lambda: theme.settled)
    view = a_view(qtbot, theme, rf"HHH \({latex}\){beside}")
    drawn(qtbot, theme, view)
    place = place_of_formula(view)
    feet = lowest_ink(view, 0, 60), lowest_ink(view, place.left(), 20)
    assert abs(feet[0] - feet[1]) <= 1, feet


def test_a_wide_formula_becomes_as_small_as_it_must(qtbot: QtBot, theme: Theme, formulas: Formulas) -> None:
    view = a_view(qtbot, theme, r"\[ " + " + ".join(f"x_{{{number}}}" for number in range(24)) + r" \]")
    drawn(qtbot, theme, view)
    assert view.document().idealWidth() <= view.viewport().width()
    assert place_of_formula(view).width() > 0.9 * view.viewport().width()


def test_the_menu_copies_one_formula(qtbot: QtBot, theme: Theme, formulas: Formulas) -> None:
    view = a_view(qtbot, theme, r"Here \(a^2 + b^2\) it is.")
    drawn(qtbot, theme, view)
    assert view.formula_at(place_of_formula(view).center()) == r"\(a^2 + b^2\)"
    assert view.formula_at(QPoint(5, place_of_formula(view).center().y())) == ""


# ---- in the window -----------------------------------------------------------------------------------


def texts(desktop: Desktop, kind: type[UserMessage] | type[AssistantMessage]) -> list[str]:
    message = next(
        widget for widget in reversed(desktop.window.chat.column.widgets) if isinstance(widget, kind)
    )
    return [view.toPlainText() for view in message.findChildren(RichText)]


def test_formulas_of_a_message_and_its_reply(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    reply = "So:\n\\[E = mc^2\\]\nfor $5 and $10."
    desktop = make_desktop(lambda _: reply)
    send(qtbot, desktop, r"What is \(E_1\)?")
    wait_until(qtbot, lambda: desktop.formulas.settled)
    assert texts(desktop, UserMessage) == [f"What is {_DRAWN}?"]
    assert texts(desktop, AssistantMessage) == [f"So:\n{_DRAWN}\nfor $5 and $10."]
    bubble = next(each for each in desktop.window.chat.column.widgets if isinstance(each, UserMessage))
    (view,) = bubble.findChildren(RichText)
    assert view.width() - view.document().idealWidth() < 4, "the bubble is as wide as what is drawn"
    assert view.height() >= view.document().size().height()
    desktop.actions.change_settings({"appearance.theme": "dark"})
    wait_until(qtbot, lambda: desktop.window.theme.dark and desktop.window.theme.settled)
    desktop.window.theme.set_font_size(20)
    wait_until(qtbot, lambda: desktop.window.theme.settled)
    assert texts(desktop, AssistantMessage) == [f"So:\n{_DRAWN}\nfor $5 and $10."]
    assert desktop.formulas.running
    desktop.close()
    assert not desktop.formulas.running


def test_a_window_without_formulas_starts_no_process(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(lambda _: "Some **words** for $5 and $10.")
    send(qtbot, desktop, "Words?")
    assert not desktop.formulas.running


def test_a_drawn_formula_stays_drawn_while_text_streams(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    """Once closed and drawn, it is never again shown as its source."""
    reply = "First \\(x_1\\) and then " + "many words " * 60 + "at the end."
    desktop = make_desktop(lambda _: reply, pause_s=0.004)
    send(qtbot, desktop, "Once!")
    wait_until(qtbot, lambda: desktop.formulas.settled)
    seen: list[str] = []
    original = RichText.set_html

    def noted(self: RichText, html: str, ink: str = "text", *, ask: bool = True) -> None:
        original(self, html, ink, ask=ask)
        seen.append(self.toPlainText())

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(RichText, "set_html", noted)
        send(qtbot, desktop, "Again!")
    longer = [text for text in seen if text.startswith("First ") and len(text) > 30]
    assert longer, "it streamed on behind the formula"
    assert all(text.startswith(f"First {_DRAWN}") for text in longer)


def test_a_reply_with_three_hundred_formulas_does_not_hold_the_window(
    qtbot: QtBot, theme: Theme, formulas: Formulas
) -> None:
    file = Path(__file__).parents[1] / "data" / "formulas" / "formulas.txt"
    lines = [line for line in file.read_text().splitlines() if line and not line.startswith("#")]
    text = "\n\n".join(f"Number {number}: {line}" for number, line in enumerate(lines))
    view = ChatView(theme)
    qtbot.addWidget(view)
    view.resize(800, 700)
    view.show()
    prepare()  # as the program does early
    beat = Heartbeat()
    view.show_transcript(Transcript([TurnItem(2, Role.ASSISTANT, text)]))
    wait_until(qtbot, lambda: not view.filling and formulas.settled)
    shown = [part for part in view.findChildren(RichText) if part.isVisible()]
    assert sum(words(part).count(_DRAWN) for part in shown) >= 20
    theme.choose("dark")
    wait_until(qtbot, lambda: theme.settled and not view.is_redrawing and not view.filling)
    assert beat.stop_share() < 0.5  # a tenth to a quarter; drawn at once it would be nearly all


# ---- what is hostile ---------------------------------------------------------------------------------

#: Reads a line and answers, but hangs where a formula says so.
_STUBBORN = """
import json, sys, time
for line in sys.stdin:
    asked = json.loads(line)
    if "hang" in asked["latex"]:
        time.sleep(1000)
    if "die" in asked["latex"]:
        sys.exit(3)
    svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>'
    print(json.dumps({"id": 0, "svg": svg, "width": 1, "ascent": 1, "descent": 0}), flush=True)
"""


@pytest.fixture
def stubborn(theme: Theme, tmp_path: Path) -> Iterator[Formulas]:
    program = tmp_path / "stubborn.py"
    program.write_text(_STUBBORN)
    theme.formulas = Formulas(
        command=lambda: [sys.executable, str(program)], patience_ms=200, start_patience_ms=2_000
    )
    yield theme.formulas
    theme.formulas.close()
    theme.formulas = None


@pytest.mark.parametrize("bad", ["hang", "die"])
def test_a_process_that_hangs_or_dies_is_replaced(
    qtbot: QtBot, theme: Theme, stubborn: Formulas, bad: str
) -> None:
    beat = Heartbeat()
    view = a_view(qtbot, theme, rf"One \(a\), \({bad}\), two \(b\)")
    drawn(qtbot, theme, view)
    assert words(view) == rf"One {_DRAWN}, \({bad}\), two {_DRAWN}"
    assert beat.stop_share() < LONGEST_SHARE


def test_many_that_hang_are_given_up_together(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    program = tmp_path / "stubborn.py"
    program.write_text(_STUBBORN)
    started = []

    def command() -> list[str]:
        started.append(program)
        return [sys.executable, str(program)]

    formulas = theme.formulas = Formulas(command=command, patience_ms=200, start_patience_ms=0)
    view = a_view(qtbot, theme, " ".join(rf"\(hang_{{{number}}}\)" for number in range(30)))
    wait_until(qtbot, lambda: formulas.settled)
    assert _DRAWN not in words(view)
    assert len(started) == 3
    formulas.close()
    theme.formulas = None


def test_a_program_that_is_missing_leaves_the_sources(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    formulas = theme.formulas = Formulas(command=lambda: [str(tmp_path / "nothing")])
    view = a_view(qtbot, theme, r"One \(a\) and \(b\)")
    wait_until(qtbot, lambda: formulas.settled)
    assert words(view) == r"One \(a\) and \(b\)"
    formulas.close()
    theme.formulas = None


def test_ten_thousand_braces_do_not_hang_the_window(qtbot: QtBot, theme: Theme, formulas: Formulas) -> None:
    deep = "{" * 10_000 + "}" * 10_000
    for markdown in (rf"\({deep}\)", rf"\[{deep}\]", "$" + "{" * 1_900 + "}" * 1_900 + "$"):
        view = a_view(qtbot, theme, markdown)
        assert _DRAWN not in words(view)
    assert not formulas.running, "they are refused before anything is started"


def test_it_keeps_a_bounded_number_of_drawings(qtbot: QtBot, theme: Theme) -> None:
    formulas = theme.formulas = Formulas(most_kept=5)
    view = a_view(qtbot, theme, page := " ".join(rf"\(x_{number}\)" for number in range(9)))
    wait_until(qtbot, lambda: formulas.settled)
    assert formulas.n_kept == 5
    assert words(view).count(_DRAWN) == 5, "the others stay as they are written"
    (block,) = to_blocks(page)
    assert isinstance(block, TextBlock)
    view.set_html(block.html)
    wait_until(qtbot, lambda: formulas.settled)
    assert words(view).count(_DRAWN) == 9, "a view keeps its own"
    formulas.close()
    theme.formulas = None


def test_a_view_that_is_gone_is_not_told(qtbot: QtBot, theme: Theme, formulas: Formulas) -> None:
    view = RichText(theme)
    view.set_html(next(block.html for block in to_blocks(r"\(x\)") if isinstance(block, TextBlock)))
    view.deleteLater()
    told: list[Callable[[], None]] = []
    view.destroyed.connect(lambda: told.append(view.show))
    wait_until(qtbot, lambda: bool(told))
    wait_until(qtbot, lambda: formulas.settled)
