"""What stands apart in a text: code that the user typed, tasks, footnotes, quotations, addresses."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import (
    QGuiApplication,
    QImage,
    QPaintEvent,
    QRegion,
    QTextBlockFormat,
    QTextCursor,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QLabel, QToolButton
from pytestqt.qtbot import QtBot

from ethervox_gui.context.turns.files import quoted
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.ui.chat.message import UserMessage
from ethervox_gui.ui.chat.transcript import TurnItem
from ethervox_gui.ui.kit.text.formatting import CARET
from ethervox_gui.ui.kit.text_views.code_block import CodeView
from ethervox_gui.ui.kit.text_views.fences import fenced
from ethervox_gui.ui.kit.text_views.parse import MOST_TABLES
from ethervox_gui.ui.kit.text_views.rich_text import RichText
from ethervox_gui.ui.kit.text_views.stream import CodeBlock, Growing, TextBlock, to_blocks
from ethervox_gui.ui.kit.theme.theme import Theme

TASKS = "- [ ] buy bread\n- [x] call **Marta**\n- [X] rest\n- [ ]tight\n- plain"
NOTES = (
    "It sails[^1] and[^two] [^no](https://example.org).\n\n[^1]: word\n[^two]: A *longer* note.\nNext line."
)


def html_of(source: str) -> str:
    return "".join(block.html for block in to_blocks(source) if isinstance(block, TextBlock))


def shown(theme: Theme, source: str) -> RichText:
    view = RichText(theme)
    view.set_html(html_of(source))
    return view


def test_code_that_the_user_typed_is_code(qtbot: QtBot, theme: Theme) -> None:
    item = TurnItem(1, Role.USER, "What is **this**?\n\n```python\nx = <b>1</b>\n```\nAnd it?")
    message = UserMessage(theme, item)
    qtbot.addWidget(message)
    message.resize(700, message.heightForWidth(700))
    message.show()
    (code,) = message.findChildren(CodeView)
    assert (code.code, code.isVisible()) == ("x = <b>1</b>", True)
    words = [view.toPlainText() for view in message.findChildren(RichText) if view.parent() is not code]
    assert words == ["What is **this**?", "And it?"], "as they were typed"
    code.findChildren(QToolButton)[0].click()
    assert QGuiApplication.clipboard().text() == "x = <b>1</b>"
    item.text = "No code any more"
    message.refresh()
    assert not [view for view in message.findChildren(CodeView) if view.isVisible()]
    item.text = "~~~\nall of it"
    message.refresh()
    assert [view.code for view in message.findChildren(CodeView) if view.isVisible()] == ["all of it"]


def test_a_message_is_as_high_as_its_pieces(qtbot: QtBot, theme: Theme) -> None:
    short = UserMessage(theme, TurnItem(1, Role.USER, "a\n```\nb\n```\nc"))
    long = UserMessage(theme, TurnItem(1, Role.USER, "a\n```\n" + "b\n" * 9 + "```\nc"))
    for message in (short, long):
        qtbot.addWidget(message)
        message.resize(500, message.heightForWidth(500))
        message.show()
        pieces = [view for view in message.findChildren(RichText) if view.toPlainText() in ("a", "c")]
        bottom = max(view.mapTo(message, view.rect().bottomLeft()).y() for view in pieces)
        assert bottom <= message.height()
    assert long.heightForWidth(500) > short.heightForWidth(500)


def test_code_begins_at_its_left_edge(qtbot: QtBot, theme: Theme) -> None:
    code = "import json\nprint(" + ", ".join(str(n) for n in range(200))
    whole = CodeView(theme, CodeBlock(code, "python", True))
    grows = CodeView(theme, CodeBlock("import", "python", False))
    grows.show_block(CodeBlock(code, "python", False))
    for view in (whole, grows):
        qtbot.addWidget(view)
        view.resize(300, view.heightForWidth(300))
        view.show()
        bar = view.text.horizontalScrollBar()
        assert (bar.value(), bar.maximum() > 0) == (0, True), "as a chat that is opened again shows it"
        assert not view.text.textCursor().hasSelection()
    bar = grows.text.horizontalScrollBar()
    grows.text.moveCursor(QTextCursor.MoveOperation.End)  # as a click there does
    bar.setValue(90)
    for closed in (False, True):
        grows.show_block(CodeBlock(f"{code})\n{code})", "python", closed))
        assert bar.value() == 90, "whoever looks further right stays there while it is written"


def test_the_text_of_a_file_that_is_no_code_is_read_as_prose(qtbot: QtBot, theme: Theme) -> None:
    line = "The harbour master is called Oskar, lives at Quay 12 and is in on Mondays. " * 4
    item = TurnItem(1, Role.USER, quoted("club.pdf", line) + quoted("a.py", line) + "Who is he?")
    message = UserMessage(theme, item)
    qtbot.addWidget(message)
    message.resize(500, message.heightForWidth(500))
    message.show()
    prose, code = message.findChildren(CodeView)
    assert prose.code == code.code == line.rstrip()
    wide = [view.text.horizontalScrollBar().maximum() > 0 for view in (prose, code)]
    assert wide == [False, True], "its lines are broken, and nothing of it is out of sight"
    assert prose.text.height() > 3 * code.text.fontMetrics().height()
    assert prose.text.document().size().height() <= prose.text.height()
    assert [label.text() for view in (prose, code) for label in view.findChildren(QLabel)] == ["pdf", "code"]
    item.text = quoted("main.rs", line)
    message.refresh()
    (code,) = [view for view in message.findChildren(CodeView) if view.isVisible()]
    assert code.text.lineWrapMode() == code.text.LineWrapMode.NoWrap, "also a view that was one of prose"


def test_nothing_of_the_caret_stays_above_its_line(qtbot: QtBot, theme: Theme) -> None:
    class Painted(QObject):
        """What is painted of a view."""

        region = QRegion()

        def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
            if isinstance(event, QPaintEvent):
                self.region += event.region()
            return False

    view = CodeView(theme, CodeBlock(f"def f():\n{CARET}", "python", False))
    qtbot.addWidget(view)
    view.resize(300, 200)
    with qtbot.waitExposed(view):
        view.show()
    qtbot.wait(0)
    painted = Painted()
    view.text.viewport().installEventFilter(painted)
    end = QTextCursor(view.text.document())
    end.movePosition(QTextCursor.MoveOperation.End)
    line = view.text.cursorRect(end)
    view.show_block(CodeBlock(f"def f():\n    return 1{CARET}", "python", False))
    qtbot.waitUntil(lambda: not painted.region.isEmpty())
    above = QRegion(line.adjusted(0, -3, 0, 0))
    assert above.subtracted(painted.region).isEmpty(), "its glyph is taller than the line"


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("", [""]),
        ("no fence ``` here", ["no fence ``` here"]),
        ("```py\na\n```", [CodeBlock("a", "py", True)]),
        ("a.md:\n```\nb\n```", ["a.md:", CodeBlock("b", "md", True, is_prose=True)]),
        ("As in v1.2:\n```\nb\n```", ["As in v1.2:", CodeBlock("b", "", True)]),
        ("a.md:\n\n```\nb\n```", ["a.md:", CodeBlock("b", "", True)]),
        ("x\n````\n```\n````\ny", ["x", CodeBlock("```", "", True), "y"]),
        ("~~~\n```\n", [CodeBlock("```", "", False)]),
        ("```a`b\nc", ["```a`b\nc"]),
        ("```", [CodeBlock("", "", False)]),
    ],
)
def test_fences_are_those_of_markdown(text: str, pieces: list[str | CodeBlock]) -> None:
    assert fenced(text) == pieces


def test_a_text_of_many_fences_does_not_become_many_views() -> None:
    pieces = fenced("```\na\n```\n" * 300)
    assert len(pieces) < 130
    assert "".join(piece if isinstance(piece, str) else "" for piece in pieces).count("a") > 200


def test_tasks_have_boxes(qtbot: QtBot, theme: Theme) -> None:
    view = shown(theme, TASKS)
    qtbot.addWidget(view)
    markers, texts = [], []
    block = view.document().begin()
    while block.isValid():
        markers.append(block.blockFormat().marker())
        texts.append(block.text())
        block = block.next()
    kind = QTextBlockFormat.MarkerType
    assert texts == ["buy bread", "call Marta", "rest", "[ ]tight", "plain"]
    assert markers == [kind.Unchecked, kind.Checked, kind.Checked, kind.NoMarker, kind.NoMarker]


def test_footnotes_are_small_marks_and_nothing_is_lost(qtbot: QtBot, theme: Theme) -> None:
    view = shown(theme, NOTES)
    qtbot.addWidget(view)
    text = view.toPlainText()
    assert "It sails1 andtwo ^no." in text, "and what is a link stays one"
    assert "1 word" in text, "a note of one word is no address"
    assert "two A longer note." in text
    assert "Next line." in text
    assert html_of(NOTES).count("<sup>") == 4


ADDRESSES = "See https://example.org/a.b now.\n\nAnd http://example.net."


@pytest.mark.parametrize(
    "source", [TASKS, NOTES, f"{TASKS}\n\n{NOTES}\n\n> quoted\n> more", "[^a]: x\n" * 40, ADDRESSES]
)
def test_they_are_the_same_while_they_grow(source: str) -> None:
    growing = Growing()
    for end in range(len(source) + 1):
        assert growing.blocks(source[:end]) == to_blocks(source[:end])


def test_a_bar_stands_beside_what_is_quoted(qtbot: QtBot, theme: Theme) -> None:
    def bars(source: str) -> list[int]:
        """In how many rows the colour of the bar is at the place of each level."""
        view = shown(theme, source)
        qtbot.addWidget(view)
        view.resize(300, view.heightForWidth(300))
        picture = QImage(view.size(), QImage.Format.Format_RGB32)
        picture.fill(theme.colour("surface"))
        view.render(picture)
        wanted = theme.colour("control_line").rgb()
        return [sum(picture.pixel(x, y) == wanted for y in range(picture.height())) for x in (3, 17)]

    assert bars("plain") == [0, 0]
    one, nested = bars("> first\n>\n> second"), bars("> first\n>\n> > second")
    assert one[0] > 30, "without a gap"
    assert one[1] == 0
    assert 0 < nested[1] < nested[0]


def test_code_in_a_list_is_whole(qtbot: QtBot, theme: Theme) -> None:
    code = "sudo make all\n\n    # " + "a long line " * 20 + "its end"
    inside = "\n".join(f"   {line}" for line in ["```sh", *code.split("\n"), "```"])
    view = shown(theme, f"1. Build it:\n{inside}\n2. Done.\n\n> ```\n> quoted <b>\n> ```")
    qtbot.addWidget(view)
    view.resize(400, view.heightForWidth(400))
    assert view.toPlainText() == f"Build it:\n{code}\nDone.\nquoted <b>", "no line more than there is"
    assert view.document().idealWidth() <= 400, "nothing is cut off"
    ground = theme.colour("code")
    document = view.document()
    blocks = [document.findBlockByNumber(number) for number in range(document.blockCount())]
    grey = [block.blockFormat().background().color() == ground for block in blocks]
    assert grey == [False, True, False, True]
    view.selectAll()
    QGuiApplication.clipboard().clear()
    view.copy()
    assert code in QGuiApplication.clipboard().text()


def table(n_columns: int, word: str = "value") -> str:
    rows = ("head", "-", word, word)
    return "".join(f"|{'|'.join([cell] * n_columns)}|\n" for cell in rows)


def test_a_table_has_a_block_for_itself() -> None:
    source = f"Before.\n\n{table(2)}\nBehind.\n\n- {table(2)}"
    blocks = [block.html.split(">")[0] for block in to_blocks(source) if isinstance(block, TextBlock)]
    assert blocks == ["<p", "<table", "<p"]


def test_a_wide_table_is_scrolled_sideways_and_its_words_stay_whole(qtbot: QtBot, theme: Theme) -> None:
    wide, narrow = shown(theme, table(30)), shown(theme, table(2))
    for view in (wide, narrow):
        qtbot.addWidget(view)
        view.resize(400, view.heightForWidth(400))
        view.show()
    assert not narrow.horizontalScrollBar().maximum()
    bar = wide.horizontalScrollBar()
    assert wide.height() < narrow.height() + 2 * bar.sizeHint().height()
    assert bar.maximum() > 400
    assert not wide.verticalScrollBar().maximum(), "the bar covers no row"
    for turned, goes in ((QPoint(-120, 0), True), (QPoint(0, -120), False)):
        before = bar.value()
        wheel = QWheelEvent(
            QPointF(9, 9),
            QPointF(wide.mapToGlobal(QPoint(9, 9))),
            QPoint(),
            turned,
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(wide.viewport(), wheel)
        assert (bar.value() > before) is goes
        assert wheel.isAccepted() is goes, "else the chat scrolls"
    wide.set_html("<p>No table any more</p>")
    assert not bar.maximum()


def test_a_deep_list_is_shown_to_its_last_item() -> None:
    deep = "\n".join(f"{'  ' * depth}- item {depth}." for depth in range(40))
    assert "item 39." in html_of(deep)


@pytest.mark.parametrize(
    ("said", "addresses"),
    [
        ("See https://example.org/a_b(c)?x=1, or **http://example.net**.", 2),
        ("> https://example.org\n\n- http://example.net/\n\n| a |\n| - |\n| https://example.com |", 3),
        ("[https://example.org](https://example.net)", 1),
        ("`https://example.org` and\n\n    https://example.net", 0),
        ("example.org, a@example.org, www.example.org, 10.0.0.1, //example.org", 0),
        ("ftp://example.org javascript:alert(1) file:///etc/hosts data:text/html,x", 0),
    ],
    ids=["in a text", "anywhere", "a link already", "code", "perhaps a file", "what nobody opens"],
)
def test_an_address_is_a_link(said: str, addresses: int) -> None:
    assert html_of(said).count("<a href=") == addresses


def test_what_stands_behind_an_address_is_none_of_it() -> None:
    html = html_of("See https://example.org/a_b(c)?x=1, or not.")
    assert '<a href="https://example.org/a_b(c)?x=1">https://example.org/a_b(c)?x=1</a>, or not.' in html


def test_a_text_of_addresses_is_read_as_fast_as_any() -> None:
    """To find them all would take the square of their number: eleven seconds for five thousand."""
    assert "<a href=" in html_of("http://a. " * 100)
    assert "<a href=" not in html_of("http://a." * 5000)


@pytest.mark.parametrize("begins", ["", "> ", "- x\n\n  "])
def test_a_message_has_so_many_tables_and_the_others_as_they_were_written(begins: str) -> None:
    indent = " " * 2 if begins.startswith("-") else begins
    source = "".join(f"{begins}|a|b|\n{indent}|-|-|\n{indent}|{n}|*c*|\n\n" for n in range(300))
    growing = Growing()
    for end in range(0, len(source), 997):
        growing.blocks(source[:end])
    blocks = growing.blocks(source)
    assert blocks == to_blocks(source)
    texts = [block.code if isinstance(block, CodeBlock) else block.html for block in blocks]
    assert sum(text.count("<table>") for text in texts) == MOST_TABLES
    written = "\n".join(texts).replace("<br/>", "\n")
    for n in (MOST_TABLES, 299):
        assert f"|a|b|\n|-|-|\n|{n}|*c*|" in written
