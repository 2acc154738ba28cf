"""Theme, fonts, names for screen readers, and small parts."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt
from PySide6.QtGui import QColor, QFont, QIcon, QImage, QPaintEvent, QPalette, QRegion, QTextCharFormat
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QStyleOptionComboBox,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from ethervox_gui import paths
from ethervox_gui.services import profiles
from ethervox_gui.settings import Settings
from ethervox_gui.ui.context_bar.gauge import SEGMENTS
from ethervox_gui.ui.context_bar.timeline import TimelineStrip
from ethervox_gui.ui.kit.text import formatting
from ethervox_gui.ui.kit.text_views import snippet
from ethervox_gui.ui.kit.text_views.code_block import CodeView
from ethervox_gui.ui.kit.text_views.rich_text import RichText
from ethervox_gui.ui.kit.text_views.stream import CodeBlock, TextBlock, is_safe_link, to_blocks
from ethervox_gui.ui.kit.theme.theme import Theme, tokens
from ethervox_gui.ui.kit.widgets.dialogs import ErrorDialog, LinkDialog
from ethervox_gui.ui.kit.widgets.search_line import SearchIcon
from ethervox_gui.ui.kit.widgets.table import Table
from ethervox_gui.ui.profiles.dialog import ProfileDialog
from ethervox_gui.ui.settings.dialog import SettingsDialog
from ethervox_gui.ui.shell.legend import Legend
from tests.gui.conftest import DesktopMaker, begin, click, press, send, wait_until


class Painted(QObject):
    """Collects what of a widget is painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.region = QRegion()
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if isinstance(event, QPaintEvent):
            self.region = self.region.united(event.region())
        return False


CONTRACT = (
    *("chatList", "newChatButton", "chatView", "composer", "sendButton", "stopButton", "modelPicker"),
    *("contextGauge", "turnTimeline", "summarizeNowButton", "memoryPanel", "memorySearch", "memoryList"),
    *("memoryDetail", "statusTokens"),
)
#: The colours of words that code paints; the style sheet names others.
WORDS = ("text", "muted", "faint", "accent", "summary_ink", "ok", "warning", "critical", "overflow", "danger")
GROUNDS = ("bg", "surface", "raised", "hover", "bubble")


def luminance(colour: QColor) -> float:
    parts = [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: QColor, other: QColor) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("choice", ["light", "dark"])
def test_words_can_be_read(theme: Theme, choice: str) -> None:
    theme.choose(choice)
    sheet = paths.resource("themes", "window.qss").read_text(encoding="utf-8")
    named = re.findall(r"(?<![\w-])color: \$(\w+)", sheet)
    assert "summary_ink" in named
    for word in {*WORDS, *named} - {"accent_ink"}:  # that one stands on another ground, see below
        for ground in GROUNDS:
            assert contrast(theme.colour(word), theme.colour(ground)) >= 4.5, (word, ground)
    for name in tokens()[choice]:
        if name.startswith("syntax_"):
            assert contrast(theme.colour(name), theme.colour("code")) >= 4.5, name
    assert contrast(theme.colour("accent_ink"), theme.colour("accent")) >= 4.5
    assert contrast(theme.colour("text"), theme.colour("mark")) >= 4.5
    for name in ("kv_user", "kv_assistant", "summary", "dropped", "recalled", "system"):
        assert contrast(theme.colour(name), theme.colour("surface")) >= 3.0, name
    segments = [theme.css(colour) for _, colour, _ in SEGMENTS]
    assert len(set(segments)) == len(segments)
    # By lightness, so that nobody has to tell hues apart: your turns, the model's, its reply, what is free.
    assert contrast(theme.colour("kv_reply"), theme.colour("kv_user")) >= 2.0
    for one, other in pairwise(("kv_user", "kv_assistant", "kv_reply", "track")):
        assert contrast(theme.colour(one), theme.colour(other)) >= 1.5, (one, other)


def test_both_themes_have_the_same_colours() -> None:
    assert set(tokens()["light"]) == set(tokens()["dark"])


def test_the_theme_changes_at_once(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    light = app.palette().window().color()
    desktop.actions.change_settings({"appearance.theme": "dark"})
    wait_until(qtbot, lambda: app.palette().window().color() != light)
    assert desktop.window.theme.dark
    before = desktop.window.theme.px()
    press(desktop.window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    wait_until(qtbot, lambda: desktop.window.theme.px() == before + 1)
    press(desktop.window, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    wait_until(qtbot, lambda: desktop.window.theme.px() == before)


def test_every_text_takes_larger_letters(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    """Each is shown anew by what holds it: Qt's own way would lay out all of them in one go."""
    desktop = make_desktop(lambda _: "A **reply** with words.")
    window = desktop.window
    send(qtbot, desktop, "Hello?")
    begin(qtbot, desktop, "/context status")
    note = desktop.assembly.store.add_note(1, "Walk the dog.")
    window.show_memory(note.memory_id)

    def sizes() -> list[int]:
        texts = [text for text in window.findChildren(RichText) if text.toPlainText()]
        return sorted(text.document().defaultFont().pixelSize() for text in texts)

    wait_until(qtbot, lambda: len(sizes()) == 4)
    size, small = window.theme.px(), window.theme.px("small")
    assert sizes() == [small, size, size, size]
    window.theme.set_font_size(22)
    wait_until(qtbot, lambda: sizes() == [window.theme.px("small"), 22, 22, 22])


def test_every_icon_grows_with_the_letters(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(lambda _: "Some words.\n\n```\ncode\n```\n")
    window = desktop.window
    send(qtbot, desktop, "Hello?")
    note = desktop.assembly.store.add_note(1, "Walk the dog.")
    window.show_memory(note.memory_id)

    def buttons() -> list[QAbstractButton]:
        """Those that carry an icon; what Qt puts into a line of text is Qt's."""
        found = window.findChildren(QAbstractButton)
        return [b for b in found if not b.icon().isNull() and not isinstance(b.parent(), QLineEdit)]

    def sides() -> list[int]:
        return [button.iconSize().width() for button in buttons()]

    before = sides()
    assert len(before) >= 18
    window.theme.set_font_size(28)
    wait_until(qtbot, lambda: sides() == [2 * side for side in before])
    for button in buttons():
        side = button.iconSize().width()
        assert button.icon().actualSize(button.iconSize()).width() == side, "drawn as large as it is shown"
    in_sight = [button for button in buttons() if button.isVisible()]
    # What holds them is laid out anew a moment later.
    wait_until(qtbot, lambda: all(b.size().boundedTo(b.iconSize()) == b.iconSize() for b in in_sight))


def test_the_glass_in_a_line_grows_with_the_letters(qtbot: QtBot, theme: Theme) -> None:
    """And the words begin beside it, wherever one begins to read."""
    line = QLineEdit()
    qtbot.addWidget(line)
    glass = SearchIcon(theme, line)
    line.setText("words")
    line.show()
    before = glass.size()
    theme.set_font_size(28)
    wait_until(qtbot, lambda: theme.settled)
    assert glass.size() == before * 2
    assert glass.icon().actualSize(glass.iconSize()) == QSize(32, 32)
    line.resize(300, line.sizeHint().height())
    assert line.rect().contains(glass.geometry())
    line.home(False)
    assert line.cursorRect().center().x() > glass.geometry().right()
    line.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert glass.geometry().center().x() > line.width() // 2
    assert line.textMargins().right() > line.textMargins().left()
    with qtbot.waitSignal(glass.clicked):
        click(glass)
    assert line.selectedText() == "words"


def test_fonts_of_the_desktop_do_not_come_back_with_a_style_sheet(
    qtbot: QtBot, make_desktop: DesktopMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """GNOME, for one, has a font for buttons and one for labels, and Qt takes these with each sheet."""
    app, own = QApplication.instance(), QApplication.setStyleSheet
    assert isinstance(app, QApplication)

    def as_gnome_does(self: QApplication, sheet: str) -> None:
        own(self, sheet)
        for name in ("QPushButton", "QLabel"):
            self.setFont(QFont("monospace", 10), name)  # type: ignore[arg-type]  # takes no bytes

    monkeypatch.setattr(type(app), "setStyleSheet", as_gnome_does)
    theme = make_desktop().window.theme
    theme.set_font_size(20)
    wait_until(qtbot, lambda: theme.settled)
    for name in ("QPushButton", "QLabel", "QMenu"):
        assert QApplication.font(name) == theme.font()  # type: ignore[call-overload]  # takes no bytes


@pytest.mark.parametrize("choice", ["light", "dark"])
def test_no_colour_is_the_desktops(qtbot: QtBot, theme: Theme, choice: str) -> None:
    """One with high contrast would put its own beside ours."""
    theme.choose(choice)
    wait_until(qtbot, lambda: theme.settled)
    none = (QPalette.ColorRole.NoRole, QPalette.ColorRole.NColorRoles)
    own = {theme.css(name) for name in tokens()[choice]}
    for role in (role for role in QPalette.ColorRole if role not in none):
        assert QApplication.palette().color(role).name() in own, role.name


def test_what_is_worn_already_is_not_put_on_again(qtbot: QtBot, theme: Theme) -> None:
    changes: list[str] = []
    theme.changed.connect(lambda: changes.append(theme.choice))
    theme.choose("system")  # which is light where nobody says otherwise
    assert (theme.choice, theme.settled, changes) == ("system", True, [])
    theme.choose("dark")
    wait_until(qtbot, lambda: theme.settled)
    theme.choose("system")
    wait_until(qtbot, lambda: theme.settled)
    assert (theme.dark, changes) == (False, ["dark", "system"])


def test_icons_are_drawn_as_densely_as_the_screens_need(
    make_desktop: DesktopMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = make_desktop().window
    theme, button = window.theme, window.composer.send_button

    def side(icon: QIcon) -> int:
        return icon.pixmap(QSize(16, 16), 2.0).width()

    before = side(theme.icon("alert")), button.icon().cacheKey()
    monkeypatch.setattr("ethervox_gui.ui.kit.theme.theme._screens", lambda: (1, 2))
    QApplication.sendEvent(window, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert (before[0], side(theme.icon("alert"))) == (16, 32)
    assert button.icon().cacheKey() != before[1], "what is shown is drawn anew"
    now = button.icon().cacheKey()
    monkeypatch.setattr("ethervox_gui.ui.kit.theme.theme._screens", lambda: (1,))
    QApplication.sendEvent(window, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert button.icon().cacheKey() == now, "a screen that went leaves them as they are"


def test_icons_change_with_the_theme(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    """Also those of what is open already: a note in the corner, the dialog in which the theme is chosen."""
    window = make_desktop().window
    window.toast.tell("notice", "A note")
    window.do("Ctrl+,")
    settings = window.findChild(SettingsDialog)
    assert settings is not None
    window.theme.choose("dark")
    wait_until(qtbot, lambda: window.theme.settled)
    glass = settings.search.findChild(SearchIcon)
    assert glass is not None
    for icon, name, side in (
        (window.toast.close_button.icon(), "close", 12),
        (glass.icon(), "search", 16),
    ):
        assert icon.pixmap(side).toImage() == window.theme.icon(name, size=side).pixmap(side).toImage(), name


def test_the_dialog_in_which_the_theme_is_chosen_is_painted_in_it(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    """Qt had asked for it while nothing was painted, and does not ask twice."""
    window = make_desktop().window
    window.do("Ctrl+,")
    settings = window.findChild(SettingsDialog)
    assert settings is not None
    wait_until(qtbot, settings.isVisible)
    painted = Painted(settings)
    window.theme.changed.connect(lambda: setattr(painted, "region", QRegion()))  # dressed, not painted yet
    for words in ("Dark", "Light"):
        click(next(button for button in settings.findChildren(QPushButton) if button.text() == words))
        assert window.theme.choice == words.lower()
        wait_until(qtbot, lambda: window.theme.settled)
        wait_until(qtbot, lambda: painted.region.boundingRect() == settings.rect())


def test_rows_of_a_list_are_as_high_as_they_are_painted(qtbot: QtBot, theme: Theme) -> None:
    """Also where a screen reader asks for their places before the dialog is dressed."""
    settings = SettingsDialog(theme, Settings())
    chosen = ProfileDialog(profiles.Profiles(), Settings(), profiles.DEFAULT, lambda _: False)
    for rows in (settings.pages, chosen.list):
        dialog = rows.window()
        qtbot.addWidget(dialog)
        assert rows.visualItemRect(rows.item(0)).isValid()
        dialog.show()
        tops = [rows.visualItemRect(rows.item(row)).top() for row in range(rows.count())]
        assert {after - before for before, after in pairwise(tops)} == {rows.sizeHintForRow(0)}


def test_titles_of_columns_stand_above_their_cells(qtbot: QtBot, theme: Theme) -> None:
    table = Table("table", "Table", ("HHHH", "HHHH"), right=(1,))
    qtbot.addWidget(table)
    table.addTopLevelItem(table.make_row(("HHHH", "HHHH")))
    table.resize(400, 200)
    table.show()
    ends = []
    for part in (table.header().viewport(), table.viewport()):
        face = QImage(part.size(), QImage.Format.Format_ARGB32)
        face.fill(Qt.GlobalColor.transparent)
        part.render(face, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
        inked = [
            x
            for x in range(face.width())
            if any(face.pixelColor(x, y).alpha() > 127 for y in range(face.height() // 2))
        ]
        ends.append((inked[0], inked[-1]))
    (title_from, title_to), (cell_from, cell_to) = ends
    assert abs(title_from - cell_from) <= 1  # the letters are of two sizes
    assert abs(title_to - cell_to) <= 1


def test_object_names_are_a_contract(make_desktop: DesktopMaker) -> None:
    window = make_desktop().window
    for name in CONTRACT:
        assert len(window.findChildren(QWidget, name)) == 1, name


def test_every_control_has_a_name(make_desktop: DesktopMaker) -> None:
    window = make_desktop().window
    kinds = (QAbstractButton, QLineEdit, QPlainTextEdit, QComboBox)
    for widget in window.findChildren(QWidget):
        if widget.objectName() in CONTRACT and not isinstance(widget, QLabel):
            assert widget.accessibleName(), widget.objectName()
        if isinstance(widget, kinds) and not widget.objectName().startswith("qt_"):
            inside = widget.parentWidget()
            if isinstance(inside, QLineEdit | QComboBox):
                continue
            text = widget.text() if isinstance(widget, QAbstractButton) else ""
            assert widget.accessibleName() or text, (type(widget), widget.objectName())
    for split in window.findChildren(QSplitter):
        for index in range(1, split.count()):
            assert split.handle(index).accessibleName(), split.objectName()


def test_tab_reaches_every_control(make_desktop: DesktopMaker) -> None:
    window = make_desktop().window
    seen = set()
    widget: QWidget | None = window.composer.editor.nextInFocusChain()
    while widget is not None and widget is not window.composer.editor:
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            seen.add(widget.objectName())
        widget = widget.nextInFocusChain()
    for name in CONTRACT:
        child = window.findChild(QWidget, name)
        if name not in {"composer", "memoryPanel", "memoryDetail", "statusTokens"}:
            assert name in seen or (child is not None and child.focusProxy() is not None), name


def test_markdown_blocks() -> None:
    blocks = to_blocks("# Head\n\ntext *soft*\n\n```py\nx = 1\n```\n\n1. a\n   ```\n   inner\n   ```\n")
    assert [type(block) for block in blocks] == [TextBlock, CodeBlock, TextBlock]
    code = blocks[1]
    assert code == CodeBlock("x = 1", "py", True)
    assert to_blocks("```py\nx") == [CodeBlock("x", "py", False)]
    first = to_blocks("<b>x</b> ![i](http://x.invalid/y.png) [j](javascript:1)")[0]
    assert isinstance(first, TextBlock)
    assert "<b>" not in first.html
    assert "<img" not in first.html
    assert "javascript:1)" in first.html
    assert 'href="javascript' not in first.html


@pytest.mark.parametrize(
    ("source", "html"),
    [
        ("![A *red* boat](http://x.invalid/y.png)", '<a href="http://x.invalid/y.png">A red boat</a>'),
        (
            "![](http://x.invalid/y.png?a&b)",
            '<a href="http://x.invalid/y.png?a&amp;b">http://x.invalid/y.png?a&amp;b</a>',
        ),
        ("![boat][b]\n\n[b]: http://x.invalid/b.png", '<a href="http://x.invalid/b.png">boat</a>'),
        ("[![badge](http://x.invalid/b.svg)](http://x.invalid/)", '<a href="http://x.invalid/">badge</a>'),
        ('![a"b<c](http://x.invalid/)', '<a href="http://x.invalid/">a&quot;b&lt;c</a>'),
        ("![x](javascript:alert)", "![x](javascript:alert)"),
        ("![chart](chart.png)", "![chart](chart.png)"),
    ],
)
def test_a_picture_is_a_link_with_its_words(source: str, html: str) -> None:
    """Nothing is fetched for it; one in a link is a part of that."""
    (block,) = to_blocks(source)
    assert isinstance(block, TextBlock)
    assert block.html == f"<p>{html}</p>\n"


def test_links() -> None:
    assert is_safe_link("https://example.invalid/a?b=c")
    assert is_safe_link("mailto:somebody@example.invalid")
    for url in (
        "file:///etc/passwd",
        "javascript:alert(1)",
        "//host/share",
        "ftp://x",
        "data:text/html,x",
        "",
    ):
        assert not is_safe_link(url)


def coloured(view: CodeView) -> dict[str, str]:
    """The words of a block of code that have a colour of their own."""
    found = {}
    line = view.findChildren(RichText)[0].document().begin()
    while line.isValid():
        for look in line.layout().formats():
            words = line.text().encode("utf-16-le")[2 * look.start : 2 * (look.start + look.length)]
            found[words.decode("utf-16-le")] = look.format.foreground().color().name()
        line = line.next()
    return found


def test_code_is_coloured_and_escaped(qtbot: QtBot, theme: Theme) -> None:
    code = "\U0001f600 = 1\nif a < b:\n    pass  # <b>"
    view = CodeView(theme, CodeBlock(code, "python", True))
    qtbot.addWidget(view)
    wait_until(qtbot, lambda: "# <b>" in coloured(view))
    found = coloured(view)
    assert (found["if"], found["pass"]) == (theme.css("syntax_keyword"),) * 2
    assert found["1"] == theme.css("syntax_number"), "behind a character that Qt counts twice"
    assert found["# <b>"] == theme.css("syntax_comment")
    assert view.findChildren(RichText)[0].toPlainText() == code
    theme.choose("dark")
    view.retheme()
    wait_until(qtbot, lambda: "# <b>" in coloured(view))
    assert coloured(view)["if"] == theme.css("syntax_keyword") != found["if"]
    view.show_block(CodeBlock("<b>", "no such language", True))
    assert coloured(view) == {}
    assert view.findChildren(RichText)[0].toPlainText() == "<b>"


def test_long_code_is_coloured_bit_by_bit(qtbot: QtBot, theme: Theme) -> None:
    view = CodeView(theme, CodeBlock("", "", False))
    qtbot.addWidget(view)
    lines = [f"name_{number} = {number}" for number in range(1000)]
    for end in (300, 700, 1000):
        view.show_block(CodeBlock("\n".join(lines[:end]), "python", False))
    assert coloured(view) == {}, "its fence is open"
    view.show_block(CodeBlock("\n".join(lines), "python", True))
    assert "999" not in coloured(view)
    wait_until(qtbot, lambda: "999" in coloured(view))
    assert view.findChildren(RichText)[0].toPlainText() == "\n".join(lines)


def test_error_dialog(qtbot: QtBot, theme: Theme) -> None:
    dialog = ErrorDialog(
        theme,
        "The <b>file</b> is gone. Choose another.",
        "Traceback (most recent call last)",
        advice="Choose another.",
    )
    qtbot.addWidget(dialog)
    dialog.open()
    assert dialog.sentence.text() == "The <b>file</b> is gone."
    details = dialog.findChild(QPlainTextEdit)
    assert details is not None
    assert not details.isVisible()


def test_a_link_is_shown_before_it_is_opened(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    window = make_desktop().window
    window.ask_to_open("file:///etc/passwd")
    assert window.findChild(QDialog, "linkDialog") is None
    window.ask_to_open("https://example.invalid/page")
    dialog = window.findChild(LinkDialog, "linkDialog")
    assert dialog is not None
    address = dialog.findChild(QPlainTextEdit, "linkAddress")
    assert address is not None
    assert address.toPlainText() == "https://example.invalid/page"
    dialog.reject()


def test_wording() -> None:
    assert formatting.one_line("a\u202e\x00b\n c" + "d" * 300).startswith("ab c")
    assert len(formatting.one_line("d" * 300)) == 200
    assert formatting.seconds(0.2) == "0.2 ms"
    assert formatting.seconds(45) == "45 ms"
    assert formatting.seconds(1234) == "1.2 s"
    sizes = [formatting.size(n) for n in (4, 4_000, 1_600_000, 491_400_032, 2_497_280_256, 10**13)]
    assert sizes == ["4 B", "4 kB", "1.6 MB", "491 MB", "2.5 GB", "10 TB"]
    assert [formatting.duration(n) for n in (0.2, 40, 200, 4800)] == ["1 s", "40 s", "3 min", "1 h 20 min"]
    assert formatting.turns(1, 20) == "1–20"
    assert formatting.turns(7, 7) == "7"
    assert formatting.clock(1000.0, 1010.0) == "now"


def test_a_card_is_as_high_as_what_is_painted_in_it(theme: Theme) -> None:
    texts = ("", "short", "\U0001f600 words " * 9, "a line of some length, " * 30, "x" * 400)
    for text in texts:
        for marks in ((), ((0, 2),)):
            font = theme.font("small")
            assert (
                snippet.height_of(text, font, 250, 3)
                == snippet.lay_out(text, font, 250, 3, marks, QTextCharFormat())[1]
            )


@pytest.mark.parametrize("size", [9, 14, 32])
def test_what_ends_in_half_circles_does_so_with_letters_of_any_size(
    qtbot: QtBot, theme: Theme, size: int
) -> None:
    theme.choose("light")
    theme.set_font_size(size)
    pill, chip, jump = QLabel("fast edits"), QToolButton(), QToolButton()
    pill.setObjectName("capabilityPill")
    chip.setProperty("role", "chip")
    jump.setObjectName("jumpToLatest")
    for part in (pill, chip, jump):
        qtbot.addWidget(part)
        if isinstance(part, QToolButton):
            part.setText("Summaries")
        part.setStyleSheet(theme.style_sheet())
        part.adjustSize()
        image = part.grab().toImage()
        edge, corner = image.pixelColor(image.width() // 2, 0), image.pixelColor(0, 0)
        assert contrast(edge, corner) > 1.2, part.objectName() or "chip"


def test_words_that_replace_others_in_the_empty_composer_are_painted(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    composer = make_desktop().window.composer
    page = composer.editor.viewport()
    wait_until(qtbot, lambda: composer.editor.placeholderText() == "Message, or / for commands")
    QApplication.processEvents()
    painted = Painted(page)
    for ready, reason in ((False, "Loading the model…"), (True, "")):
        painted.region = QRegion()
        composer.set_ready(ready, reason)
        wait_until(qtbot, lambda: painted.region.boundingRect() == page.rect())


@pytest.mark.parametrize("size", [9, 14, 32])
def test_an_icon_does_not_touch_its_words(qtbot: QtBot, theme: Theme, size: int) -> None:
    theme.set_font_size(size)
    wait_until(qtbot, lambda: theme.settled)
    words, alone = QPushButton("Words"), QPushButton()
    for button in (words, alone):
        qtbot.addWidget(button)
        theme.put_icon(button, "plus")
    side = theme.scaled(16)
    assert alone.iconSize() == QSize(side, side)
    air = theme.scaled(3)
    assert words.iconSize() == QSize(side + 2 * air, side)
    picture = words.icon().pixmap(words.iconSize()).toImage()
    assert picture.width() == words.iconSize().width()
    columns = [
        x for x in range(picture.width()) if any(picture.pixelColor(x, y).alpha() for y in range(side))
    ]
    assert min(columns) >= air
    assert max(columns) < air + side


def test_what_is_drawn_beside_words_grows_with_them(qtbot: QtBot, theme: Theme) -> None:
    """Arrows of menus and lists, boxes, switches, and what the legend explains."""
    style = QApplication.style()
    box, switch, choice = QCheckBox("Words"), QCheckBox("On"), QComboBox()
    switch.setProperty("role", "switch")
    choice.addItem("Words")
    legend = Legend(theme, TimelineStrip(theme))
    for widget in (box, switch, choice, legend):
        qtbot.addWidget(widget)
        widget.show()

    def sides() -> list[int]:
        metric = style.PixelMetric
        found = [each.style().pixelMetric(metric.PM_IndicatorWidth, None, each) for each in (box, switch)]
        option = QStyleOptionComboBox()
        choice.initStyleOption(option)
        arrow = style.SubControl.SC_ComboBoxArrow
        place = choice.style().subControlRect(style.ComplexControl.CC_ComboBox, option, arrow, choice)
        return [*found, place.width()]

    def narrowest() -> int:
        """In which each of the legend's entries has its place."""
        width = 200
        while len(legend.shown) < 9:
            width += 10
            legend.resize(width, 20)
        legend.resize(200, 20)
        return width

    before, room = sides(), narrowest()
    theme.set_font_size(28)
    wait_until(qtbot, lambda: theme.settled)
    after = sides()
    assert after[:2] == [2 * side - 2 for side in before[:2]], "their edges stay as thin"
    assert after[2] >= before[2] + 12
    assert narrowest() == pytest.approx(2 * room, rel=0.05)
