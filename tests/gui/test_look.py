"""Theme, fonts, names for screen readers, and small parts."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from ethervox_gui.settings import Settings
from ethervox_gui.ui import wording
from ethervox_gui.ui.dialogs import ErrorDialog, LinkDialog
from ethervox_gui.ui.markdown import CodeBlock, TextBlock, highlight, is_safe_link, to_blocks
from ethervox_gui.ui.settings_dialog import SettingsDialog
from ethervox_gui.ui.theme import Theme, tokens
from tests.gui.conftest import DesktopMaker, press, wait_until

CONTRACT = (
    *("chatList", "newChatButton", "chatView", "composer", "sendButton", "stopButton", "modelPicker"),
    *("contextGauge", "turnTimeline", "summarizeNowButton", "memoryPanel", "memorySearch", "memoryList"),
    *("memoryDetail", "statusTokens"),
)
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
    for word in WORDS:
        for ground in GROUNDS:
            assert contrast(theme.colour(word), theme.colour(ground)) >= 4.5, (word, ground)
    for name in tokens()[choice]:
        if name.startswith("syntax_"):
            assert contrast(theme.colour(name), theme.colour("code")) >= 4.5, name
    assert contrast(theme.colour("accent_ink"), theme.colour("accent")) >= 4.5
    assert contrast(theme.colour("text"), theme.colour("mark")) >= 4.5
    for name in ("kv_user", "kv_assistant", "summary", "dropped", "recalled", "system"):
        assert contrast(theme.colour(name), theme.colour("surface")) >= 3.0, name


def test_both_themes_have_the_same_colours() -> None:
    assert set(tokens()["light"]) == set(tokens()["dark"])


def test_the_theme_changes_at_once(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    light = app.palette().window().color()
    desktop.actions.change_settings({"appearance.theme": "dark"})
    assert app.palette().window().color() != light
    assert desktop.window.theme.dark
    before = desktop.window.theme.px()
    press(desktop.window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    wait_until(qtbot, lambda: desktop.window.theme.px() == before + 1)
    press(desktop.window, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    wait_until(qtbot, lambda: desktop.window.theme.px() == before)


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


def test_code_is_coloured_and_escaped() -> None:
    colours = {name: "#123456" for name in tokens()["light"] if name.startswith("syntax_")}
    assert highlight("if a < b: pass", "python", colours).count("<span") >= 2
    assert "&lt;" in highlight("if a < b: pass", "python", colours)
    assert highlight("<b>", "no such language", colours) == "&lt;b&gt;"


def test_error_dialog(qtbot: QtBot, theme: Theme) -> None:
    dialog = ErrorDialog(
        theme, "The <b>file</b> is gone. Choose another.", "Traceback (most recent call last)"
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
    assert "https://example.invalid/page" in [label.text() for label in dialog.findChildren(QLabel)]
    dialog.reject()


def test_settings_are_checked_and_told(qtbot: QtBot, theme: Theme) -> None:
    dialog = SettingsDialog(theme, Settings())
    qtbot.addWidget(dialog)
    told: list[dict[str, object]] = []
    dialog.changed.connect(told.append)
    warning = dialog.findChild(QLineEdit, "context.warning_threshold")
    theme_box = dialog.findChild(QComboBox, "appearance.theme")
    assert warning is not None
    assert theme_box is not None
    warning.setText("0.9")
    dialog._apply()
    assert told == [], "thresholds must rise"
    warning.setText("0.5")
    theme_box.setCurrentText("dark")
    dialog._apply()
    assert told == [{"context.warning_threshold": "0.5", "appearance.theme": "dark"}]


def test_wording() -> None:
    assert wording.one_line("a\u202e\x00b\n c" + "d" * 300).startswith("ab c")
    assert len(wording.one_line("d" * 300)) == 200
    assert wording.seconds(0.2) == "0.2 ms"
    assert wording.seconds(45) == "45 ms"
    assert wording.seconds(1234) == "1.2 s"
    assert wording.turns(1, 20) == "1–20"
    assert wording.turns(7, 7) == "7"
    assert wording.clock(1000.0, 1010.0) == "now"
