"""What the conversation offers to a hand at the mouse or the keys, in a whole window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication, QTextCursor
from PySide6.QtWidgets import QLabel, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from ethervox_gui.context.calls.guide_calls import MEMORY_SEARCH, call_text
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.ui.chat.message import UserMessage
from ethervox_gui.ui.chat.reply import AssistantMessage
from ethervox_gui.ui.chat.small_items import Folded, ToolLine
from ethervox_gui.ui.chat.transcript import ToolItem, TurnItem
from ethervox_gui.ui.kit.text_views.rich_text import RichText
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.kit.widgets.dialogs import LinkDialog
from tests.gui.conftest import DesktopMaker, begin, click, press, send, wait_idle, wait_until
from tests.helpers.desk import counting

#: A section as Qwen, Mistral, gpt-oss and Gemma write it.
THOUGHTS = {
    "think": "<think>\nShe asks about {}.\n</think>\n\n",
    "brackets": "[THINK]She asks about {}.[/THINK]",
    "channel": "<|channel|>analysis<|message|>She asks about {}.<|end|><|start|>assistant"
    "<|channel|>final<|message|>",
    "gemma": "<|channel>thought\nShe asks about {}.<channel|>",
}


def reply(desktop: Desktop) -> AssistantMessage:
    return desktop.window.chat.findChildren(AssistantMessage)[-1]


def visible_text(widget: QWidget) -> str:
    return "\n".join(part.toPlainText() for part in widget.findChildren(RichText) if part.isVisible())


def fold_of(widget: QWidget) -> QPushButton:
    (fold,) = [fold for fold in widget.findChildren(Folded) if fold.isVisible()]
    button = fold.findChild(QPushButton)
    assert button is not None
    return button


@pytest.mark.parametrize("form", THOUGHTS)
def test_thinking_is_folded_and_opens_by_click_and_key(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path, form: str
) -> None:
    said = THOUGHTS[form].format("the boat") + "It is called **Amalia**."
    desktop = make_desktop(lambda _prompt: said, data_dir=tmp_path / "kept")
    send(qtbot, desktop, "What is it called?")
    message = reply(desktop)
    assert visible_text(message) == "It is called Amalia."
    button = fold_of(message)
    assert button.text() == "Thinking · 5 words"
    click(button)
    assert visible_text(message) == "She asks about the boat.\nIt is called Amalia."
    button.setFocus()
    press(button, Qt.Key.Key_Space)
    assert visible_text(message) == "It is called Amalia."
    (copy,) = [b for b in message.findChildren(QToolButton) if b.objectName() == "copyReply"]
    click(copy)
    assert QGuiApplication.clipboard().text() == "It is called **Amalia**."

    chat_id = desktop.session.live.chat_id
    desktop.close()
    again = make_desktop(data_dir=tmp_path / "kept", chat_id=chat_id)
    assert visible_text(reply(again)) == "It is called Amalia."
    assert fold_of(reply(again)).isVisible()


def test_a_mark_that_is_half_written_is_not_shown(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    thought = "".join(f"hm {number} " for number in range(99))
    desktop = make_desktop(lambda _prompt: f"<think>{thought}</think>Yes.", pause_s=0.002)
    begin(qtbot, desktop, "Well?")
    seen: list[str] = []

    def watch() -> bool:
        for message in desktop.window.chat.findChildren(AssistantMessage):
            seen.append(visible_text(message))
        return not desktop.session.busy

    wait_until(qtbot, watch)
    wait_idle(qtbot, desktop)
    assert not any("<" in text or "hm" in text for text in seen)
    assert visible_text(reply(desktop)) == "Yes."


def test_what_a_reply_says_before_its_call_stays_above_the_small_line(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    replies = iter(["Let me look.\n\n" + call_text(MEMORY_SEARCH, query="boat"), "No idea."])
    desktop = make_desktop(lambda _prompt: next(replies), data_dir=tmp_path / "kept")
    send(qtbot, desktop, "What is the boat called?")
    chat_id = desktop.session.live.chat_id

    def check(shown: Desktop) -> None:
        found = shown.window.chat.transcript.items
        assert [type(item) for item in found] == [TurnItem, TurnItem, ToolItem, TurnItem]
        assert [item.text for item in found if isinstance(item, TurnItem)][1:] == ["Let me look.", "No idea."]
        assert not any(item.streaming for item in found if isinstance(item, TurnItem))
        lines = shown.window.chat.findChildren(ToolLine)  # one that was shown before may not be gone yet
        (line,) = [line for line in lines if not line.isHidden()]
        assert line.accessibleName() == "Tool call: memory_search(“boat”)"

    check(desktop)
    desktop.close()
    check(make_desktop(lambda _prompt: "", data_dir=tmp_path / "kept", chat_id=chat_id))


@pytest.mark.parametrize(
    ("result", "told"),
    [
        ("Nothing found in memory.", " → nothing found"),
        ("Found in memory:\n- R&D lives in Oslo.", " → R&D lives in Oslo."),
        ("Found in memory:\n- One.\n- Two.", " · 7 words"),
        ("21 °C", " → 21 °C"),
        ("word " * 30, " · 30 words"),
        ("", " · 1 word"),
    ],
)
def test_a_tool_call_says_what_came_of_it(qtbot: QtBot, theme: Theme, result: str, told: str) -> None:
    """It said how many words “Nothing found in memory.” has, and of “R&D” the D was underlined."""
    line = ToolLine(theme, ToolItem(call_text(MEMORY_SEARCH, query="R&D"), result, 3))
    qtbot.addWidget(line)
    line.show()
    button = fold_of(line)
    assert button.accessibleName() == f"memory_search(“R&D”){told}"
    assert button.text() == button.accessibleName().replace("&", "&&")


@pytest.mark.parametrize("thought", ["", "<think>I do not know.</think>\n"])
def test_a_tool_call_is_a_small_line_that_opens(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path, thought: str
) -> None:
    replies = iter([thought + call_text(MEMORY_SEARCH, query="boat"), "No idea."])
    desktop = make_desktop(lambda _prompt: next(replies), data_dir=tmp_path / "kept")
    send(qtbot, desktop, "What is the boat called?")
    chat_id = desktop.session.live.chat_id

    def check(shown: Desktop) -> None:
        kinds = [type(item) for item in shown.window.chat.transcript.items]
        assert kinds == [TurnItem, ToolItem, TurnItem]
        lines = shown.window.chat.findChildren(ToolLine)  # one that was shown before may not be gone yet
        (line,) = [line for line in lines if not line.isHidden()]
        assert "memory_search(“boat”)" in line.accessibleName()
        height = line.height()
        assert height < 40
        assert visible_text(line) == ""
        button = fold_of(line)
        button.setFocus()
        press(button, Qt.Key.Key_Space)
        assert visible_text(line) == "Nothing found in memory."
        wait_until(qtbot, lambda: line.height() > height)
        click(button)
        assert visible_text(line) == ""

    check(desktop)
    desktop.close()
    check(make_desktop(data_dir=tmp_path / "kept", chat_id=chat_id))


def test_turns_the_model_no_longer_sees_are_marked_until_they_are_back(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    desktop = make_desktop(n_ctx=8192)
    for number in range(3):
        send(qtbot, desktop, f"Message {number}")

    def marks() -> list[str]:
        found = []
        for message in desktop.window.chat.findChildren(UserMessage):
            mark = message.findChild(QLabel, "goneMark")
            assert mark is not None
            found.append(mark.text() if mark.isVisible() else "")
        return found

    assert marks() == ["", "", ""]
    send(qtbot, desktop, "/context shift 2")
    wait_until(qtbot, lambda: marks() == ["dropped", "dropped", ""])
    first = desktop.window.chat.findChildren(UserMessage)[0]
    assert first.accessibleName() == "You, turn 1, dropped"
    names = [part.accessibleName() for part in first.findChildren(QWidget)]
    assert names.count("You, turn 1, dropped") == 1, "its text has that name, and nothing between the two"
    answers = desktop.window.chat.findChildren(AssistantMessage)
    said = [{label.text() for label in answer.findChildren(QLabel)} for answer in answers]
    assert [any(words.endswith(" · dropped") for words in each) for each in said] == [True, True, False]
    send(qtbot, desktop, "/context bring-back 1-4")
    wait_until(qtbot, lambda: marks() == ["", "", ""])


def test_jump_to_latest_by_button_and_keys(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(lambda _prompt: counting(600), n_ctx=8192)
    view = desktop.window.chat
    for number in range(6):
        send(qtbot, desktop, f"Message {number}")
    button = view.findChild(QToolButton, "jumpToLatest")
    assert button is not None
    assert not button.isVisible()
    bar = view.verticalScrollBar()
    editor = desktop.window.composer.editor
    for by in (None, desktop.window, editor):
        bar.setValue(bar.maximum() // 3)
        wait_until(qtbot, button.isVisible)
        if by is None:
            click(button)
        else:
            press(by, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
        wait_until(qtbot, lambda: not button.isVisible())
        assert bar.value() == bar.maximum()
    desktop.window.composer.set_text("two\nlines")
    editor.moveCursor(QTextCursor.MoveOperation.Start)
    bar.setValue(bar.maximum() // 3)
    wait_until(qtbot, button.isVisible)
    press(editor, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert editor.textCursor().atEnd(), "the message comes first"
    assert button.isVisible()
    press(editor, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    wait_until(qtbot, lambda: not button.isVisible())


# ---- links -------------------------------------------------------------------------------------------


def place_of(view: RichText, words: str) -> QPoint:
    cursor = view.document().find(words)
    cursor.setPosition(cursor.selectionStart() + 1, QTextCursor.MoveMode.MoveAnchor)
    return view.cursorRect(cursor).center()


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that were given to the system."""
    found: list[str] = []

    def note(url: QUrl) -> bool:
        found.append(url.toString())
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", note)
    return found


def test_a_link_is_opened_only_after_its_address_was_shown(
    qtbot: QtBot, make_desktop: DesktopMaker, opened: list[str]
) -> None:
    desktop = make_desktop(lambda _prompt: "See [the friendly page](https://evil.invalid/a?b=c) there.")
    send(qtbot, desktop, "Where?")
    (text,) = [view for view in reply(desktop).findChildren(RichText) if view.isVisible()]
    for wanted in ("cancelLink", "openLink"):
        click(text.viewport(), place_of(text, "friendly"))
        wait_until(qtbot, lambda: desktop.window.findChild(LinkDialog) is not None)
        assert opened == []
        dialog = desktop.window.findChild(LinkDialog)
        assert dialog is not None
        assert dialog.isVisible()
        button = dialog.findChild(QPushButton, wanted)
        assert button is not None
        click(button)
        wait_until(qtbot, lambda: desktop.window.findChild(LinkDialog) is None)
    assert opened == ["https://evil.invalid/a?b=c"]


def test_enter_does_not_open_a_link(qtbot: QtBot, make_desktop: DesktopMaker, opened: list[str]) -> None:
    desktop = make_desktop(lambda _prompt: "See <https://evil.invalid/> there.")
    send(qtbot, desktop, "Where?")
    (text,) = [view for view in reply(desktop).findChildren(RichText) if view.isVisible()]
    click(text.viewport(), place_of(text, "evil"))
    wait_until(qtbot, lambda: desktop.window.findChild(LinkDialog) is not None)
    dialog = desktop.window.findChild(LinkDialog)
    assert dialog is not None
    press(dialog, Qt.Key.Key_Return)
    wait_until(qtbot, lambda: desktop.window.findChild(LinkDialog) is None)
    assert opened == []
