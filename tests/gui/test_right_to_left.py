"""What points, folds or runs along a line is mirrored where one reads from right to left."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QImage, QTextDocument, QTextLayout
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QPushButton,
    QStyleOptionViewItem,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from ethervox_gui.context.requests.report import ContextReport, RequestRecord
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.services.profiles import Profile
from ethervox_gui.settings import Settings, keys
from ethervox_gui.settings.describing import range_of
from ethervox_gui.storage.base.values import Memory, SearchHit
from ethervox_gui.ui.chat.small_items import Folded
from ethervox_gui.ui.chat.transcript import Versions
from ethervox_gui.ui.chat.version_pager import VersionPager
from ethervox_gui.ui.composer.chips import Attachment, Chip
from ethervox_gui.ui.composer.composer import Composer
from ethervox_gui.ui.kit.overlays.tip_card import Line, card
from ethervox_gui.ui.kit.text import language
from ethervox_gui.ui.kit.text.formatting import isolated, side_by_side
from ethervox_gui.ui.kit.text.translate import tr
from ethervox_gui.ui.kit.text_views.plain_edit import PlainEdit
from ethervox_gui.ui.kit.text_views.rich_text import RichText
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.kit.widgets.number_edit import NumberEdit
from ethervox_gui.ui.kit.widgets.table import Cells, Table
from ethervox_gui.ui.memory import query
from ethervox_gui.ui.memory.tree import Node
from ethervox_gui.ui.profiles.form import ProfileForm
from ethervox_gui.ui.profiles.sheet import ParameterSheet
from ethervox_gui.ui.settings import api_requests
from ethervox_gui.ui.settings.row import SettingRow
from ethervox_gui.ui.settings.threshold_gauge import ThresholdGauge
from tests.gui.conftest import DesktopMaker, click, press, wait_until

RIGHT_TO_LEFT = Qt.LayoutDirection.RightToLeft


def picture(button: QAbstractButton) -> QImage:
    return button.icon().pixmap(button.iconSize()).toImage()


def part(whole: QWidget, kind: type[QAbstractButton], name: str = "") -> QAbstractButton:
    found = whole.findChild(kind, name) if name else whole.findChild(kind)
    assert isinstance(found, kind)
    return found


def test_the_arrows_of_the_pager_point_outwards(qtbot: QtBot, theme: Theme) -> None:
    pager = VersionPager(theme)
    qtbot.addWidget(pager)
    pager.show_versions(Versions(1, 2, 3))
    before, after = part(pager, QToolButton, "previousVersion"), part(pager, QToolButton, "nextVersion")
    left, right = picture(before), picture(after)
    assert left != right
    pager.setLayoutDirection(RIGHT_TO_LEFT)
    assert (picture(before), picture(after)) == (right, left)


def test_what_is_folded_points_to_where_one_reads_on(qtbot: QtBot, theme: Theme) -> None:
    folded = Folded(theme, "Thoughts")
    qtbot.addWidget(folded)
    folded.show_text("some words")
    button = part(folded, QPushButton)
    from_left = picture(button)
    folded.setLayoutDirection(RIGHT_TO_LEFT)
    assert picture(button) == from_left.flipped(Qt.Orientation.Horizontal)
    click(button)
    opened = picture(button)
    folded.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    assert picture(button) == opened


@pytest.mark.parametrize(("name", "arrow", "other"), [("en", "→", "←"), ("ar", "←", "→")])
def test_what_becomes_less_does_not_become_more(english: None, name: str, arrow: str, other: str) -> None:
    """Figures of a line stand from right to left there; arrows turn around for nobody."""
    language.speak(name)
    memory = Memory(1, 1, "- Rex.", "summary", 0, 0.9, (), 186, 67, "model", None, 1, 8, 0.0)
    trimmed = ContextReport("summarization", 300, True, 10, 40, 0, 700, 17, 5)
    said = [
        "".join(query.of_memory(memory).tags),
        query.facts_of(memory),
        api_requests.tokens(RequestRecord(1, 0.0, "far", 50, 1000, 8192, trimmed)),
        QCoreApplication.translate("SummaryDialog", "In use: {} → {} tokens."),
    ]
    assert [(words.count(arrow), words.count(other)) for words in said] == [(1, 0)] * 4


def test_numbers_stand_with_their_units_and_not_with_latin_names(english: None) -> None:
    facts = ("2.08 ج.ب", "", "Q4_K_M", "MIT", "2.95 ج.ب")
    assert side_by_side(("2.1 GB", "", "MIT")) == "2.1 GB · MIT"
    language.speak("ar")
    QApplication.setLayoutDirection(RIGHT_TO_LEFT)
    line = side_by_side(facts)
    layout = QTextLayout(line)
    layout.beginLayout()
    painted = layout.createLine()
    layout.endLayout()
    at = (line.index(fact) + 1 for fact in facts if fact)
    places = [cast("tuple[float, int]", painted.cursorToX(place))[0] for place in at]
    assert places == sorted(places, reverse=True)


@pytest.mark.parametrize("mirrored", [False, True])
def test_the_thresholds_run_as_one_reads(qtbot: QtBot, theme: Theme, mirrored: bool) -> None:
    gauge = ThresholdGauge(theme, {"one": "Warning", "two": "Critical"})
    qtbot.addWidget(gauge)
    gauge.resize(400, 60)
    gauge.show()
    gauge.show_values({"one": 0.2, "two": 0.7})
    if mirrored:
        gauge.setLayoutDirection(RIGHT_TO_LEFT)
    one, two = gauge.handles
    assert (one.x() > two.x()) is mirrored
    bar = one.parentWidget()
    assert bar is not None
    shown = bar.grab().toImage()
    y = shown.height() // 2
    ends = [shown.pixelColor(x, y) for x in (12, shown.width() - 12)]
    assert ends == [theme.colour(name) for name in (("critical", "ok") if mirrored else ("ok", "critical"))]
    moved: list[float] = []
    gauge.moved.connect(lambda _key, share: moved.append(round(share, 2)))
    press(one, Qt.Key.Key_Left)
    press(one, Qt.Key.Key_Up)
    assert moved == ([0.21, 0.22] if mirrored else [0.19, 0.2])


@pytest.fixture
def from_right(qapp: QApplication) -> Iterator[None]:
    """The window is read from right to left."""
    qapp.setLayoutDirection(RIGHT_TO_LEFT)
    yield
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def test_the_name_of_a_file_does_not_turn_around_what_is_said_of_it(qtbot: QtBot, theme: Theme) -> None:
    name = "\u0627\u0644\u0639\u0631\u0628\u064a\u0629.txt"
    for shown, there in ((name, isolated(name)), ("notes.txt", "notes.txt")):
        chip = Chip(theme, Attachment(shown))
        qtbot.addWidget(chip)
        assert chip.label.text() == f"{there} · reading…"


def test_the_title_of_a_chat_keeps_its_full_stop(from_right: None) -> None:
    hit = SearchHit("turn", 1, 1, "My dog is called Rex.", 3, "", "Rex", (), 1.0, 0.0, (), 0.5, None, None)
    assert query.of_hit(hit).title == f"Turn 3 · {isolated('My dog is called Rex.')}"


def test_what_a_memory_stands_for_keeps_its_full_stops(make_desktop: DesktopMaker, from_right: None) -> None:
    tree = make_desktop().window.memory.detail.tree
    turn = Node(1, 1, Role.USER, "My dog is called Rex.", 3, 3)
    assert tree.words(turn) == f"3 · You: {isolated('My dog is called Rex.')}"
    part = Node(2, 1, None, "Your dog is called Rex.", 3, 4)
    assert tree.words(part).endswith(f" · {isolated('Your dog is called Rex.')}")


def test_a_name_in_a_table_keeps_its_full_stop(qtbot: QtBot, theme: Theme) -> None:
    table = Table("table", "Table", ("Title",))
    qtbot.addWidget(table)
    table.addTopLevelItem(table.make_row(["My dog is called Rex."]))
    cells = table.itemDelegate()
    assert isinstance(cells, Cells)
    option = QStyleOptionViewItem()
    option.direction = Qt.LayoutDirection.RightToLeft
    cells.initStyleOption(option, table.model().index(0, 0))
    assert option.text == isolated("My dog is called Rex.")
    option.direction = Qt.LayoutDirection.LeftToRight
    cells.initStyleOption(option, table.model().index(0, 0))
    assert option.text == "My dog is called Rex."


def test_what_lies_over_the_chat_is_where_reading_ends(
    qtbot: QtBot, english: None, make_desktop: DesktopMaker
) -> None:
    """The sheet over the memory and not over the chats, a note in the other corner, each with its edge."""
    desktop = make_desktop()
    window, theme = desktop.window, desktop.window.theme
    desktop.actions.change_settings({"appearance.language": "ar"})
    wait_until(qtbot, lambda: desktop.actions.retranslation.settled and theme.settled)
    window.header.profiles.parameters_wanted.emit()
    sheet = window.findChild(ParameterSheet)
    assert sheet is not None
    assert sheet.geometry().left() == 0
    edge = sheet.grab().toImage().pixelColor(sheet.width() - 1, sheet.height() // 2)
    assert edge == theme.colour("line")
    names = {label.text(): label for label in sheet.findChildren(QLabel)}
    right = {text: label.geometry().right() for text, label in names.items() if label.buddy() is not None}
    assert len(right) > 4
    assert len(set(right.values())) == 1, "“Top k” begins where the others do"
    assert all(label.width() <= label.sizeHint().width() for text, label in names.items() if text in right)
    sheet.hide()
    toast = window.toast
    toast.tell("notice", "Chat deleted", "A long title of a chat")
    parent = toast.parentWidget()
    assert parent is not None
    assert toast.geometry().center().x() < parent.width() // 2
    shown = toast.grab().toImage()
    assert shown.pixelColor(shown.width() - 2, shown.height() // 2) == theme.colour("accent")


def ink(label: QLabel) -> list[int]:
    """Where along a label there are letters, in pixels."""
    drawn = label.grab().toImage()
    ground, rows = drawn.pixel(drawn.width() // 2, 0), range(drawn.height())
    return [x for x in range(drawn.width()) if any(drawn.pixel(x, y) != ground for y in rows)]


def test_a_title_in_latin_letters_stands_above_its_setting(qtbot: QtBot, theme: Theme) -> None:
    """“Top k” stood at the other end of the line, in Arabic."""
    row = SettingRow("sampling.top_k", dict(keys())["sampling.top_k"], None)
    qtbot.addWidget(row)
    row.resize(500, 120)
    row.show()
    title = next(label for label in row.findChildren(QLabel) if label.text() == "Top k")
    assert max(ink(title)) < title.width() // 3
    row.setLayoutDirection(RIGHT_TO_LEFT)
    assert min(ink(title)) > title.width() * 2 // 3

    form = ProfileForm(Settings())
    qtbot.addWidget(form)
    form.setLayoutDirection(RIGHT_TO_LEFT)
    form.resize(700, 900)
    form.show_profile(Profile(name="Own"), has_key=False)
    form.show()
    title = next(label for label in form.findChildren(QLabel) if label.text() == "Top p")
    assert min(ink(title)) > title.width() // 2


@pytest.mark.usefixtures("english")
def test_numbers_stand_where_one_begins_to_read(qtbot: QtBot, theme: Theme) -> None:
    """Figures are from left to right by themselves: they stood at the other end than what they replace."""
    fields = dict(keys())
    row = SettingRow("server.port", fields["server.port"], 8462)
    qtbot.addWidget(row)
    assert isinstance(row.control, NumberEdit)
    assert row.control.alignment() & Qt.AlignmentFlag.AlignLeft
    row.setLayoutDirection(RIGHT_TO_LEFT)
    assert row.control.alignment() & Qt.AlignmentFlag.AlignRight
    assert row.control.alignment() & Qt.AlignmentFlag.AlignAbsolute
    language.speak("ar")
    share = range_of(fields["context.warning_threshold"], tr)
    assert "، " in share, "a comma of Latin letters between two figures is a decimal one"
    assert ", " not in share


def test_the_figures_of_a_card_begin_where_one_begins_to_read(
    qtbot: QtBot, theme: Theme, from_right: None, qapp: QApplication
) -> None:
    words, figure = "المواضع", "30–175"

    def places() -> tuple[float, float, float, float]:
        """Where words and figure begin and end: of each the left, then the right edge."""
        document = QTextDocument()
        option = document.defaultTextOption()
        option.setTextDirection(qapp.layoutDirection())
        document.setDefaultTextOption(option)
        document.setHtml(card(theme, "الدور 296", [Line(words, figure)]))
        document.setTextWidth(400)
        edges = []
        for each in (words, figure):
            block = document.find(each).block()
            box = document.documentLayout().blockBoundingRect(block)
            line = block.layout().lineAt(0).naturalTextRect()
            edges += [box.left() + line.left(), box.left() + line.right()]
        return edges[0], edges[1], edges[2], edges[3]

    words_left, words_right, _, figure_right = places()
    assert words_left > figure_right + 10
    assert words_right > 350
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    words_left, words_right, figure_left, _ = places()
    assert words_left < 50
    assert words_right < figure_left - 10


def stands_at_right(text: QTextDocument) -> list[bool]:
    """Of each paragraph, whether it ends at the right edge and not begins at the left one."""
    found = []
    for number in range(text.blockCount()):
        line = text.findBlockByNumber(number).layout().lineAt(0)
        found.append(line.naturalTextRect().center().x() > line.width() / 2)
    return found


def test_what_is_typed_stands_where_it_is_read(qtbot: QtBot, theme: Theme) -> None:
    """In the composer Hebrew stood at the left, and then at the right in the chat."""
    composer, shown = Composer(theme), RichText(theme)
    for widget in (composer, shown):
        qtbot.addWidget(widget)
        widget.resize(600, 200)
        widget.show()
    composer.set_ready(True)
    cases = {
        "שלום, מה שלומך?": True,
        "Hello!": False,
        "12 גמלים.": True,
        "«مرحبا» (hello)": True,
        "“Hello” مرحبا": False,
    }
    for words, is_at_right in cases.items():
        composer.set_text(words)
        shown.set_plain(words)
        assert stands_at_right(shown.document()) == [is_at_right], words
        assert stands_at_right(composer.editor.document()) == [is_at_right], words
    composer.set_text("…\n\nשלום\nHello!")
    assert all(stands_at_right(composer.editor.document()))


def test_a_field_without_letters_stands_as_the_window_does(qtbot: QtBot) -> None:
    field = PlainEdit()
    qtbot.addWidget(field)
    field.show()
    for direction in (RIGHT_TO_LEFT, Qt.LayoutDirection.LeftToRight, RIGHT_TO_LEFT):
        field.setLayoutDirection(direction)
        for words in ("", "12 + 3"):
            field.setPlainText(words)
            assert stands_at_right(field.document()) == [direction is RIGHT_TO_LEFT]
    field.setPlainText("Hello!")
    assert stands_at_right(field.document()) == [False]
