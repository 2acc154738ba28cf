"""The conversation view: long chats, following the end, hostile texts."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from ethervox_gui.context.events import Action
from ethervox_gui.context.turns import Role, Turn, TurnState
from ethervox_gui.ui.chat_items import SeamItem, Transcript, TurnItem, split_thinking
from ethervox_gui.ui.chat_view import MOST, ChatView
from ethervox_gui.ui.code_block import CodeView
from ethervox_gui.ui.message import Message, UserMessage
from ethervox_gui.ui.reply import AssistantMessage
from ethervox_gui.ui.rich_text import RichText
from ethervox_gui.ui.seam import Seam
from ethervox_gui.ui.theme import Theme
from tests.gui.conftest import click, press, wait_until

MARKDOWN = "Some **text** and\n\n- one\n- two\n\n```python\nprint(1)\n```\n\nthe end."
HOSTILE = [
    "<script>alert(1)</script><b>bold</b>",
    '<img src="file:///etc/passwd"><style>@import "//host/share"</style>',
    "![picture](http://example.invalid/x.png) [link](javascript:alert(1)) [file](file:///etc/passwd)",
    "a\u202eb\u2066c\x00d\x1be\x07f",
    "\u0627\u0644\u0639\u0631\u0628\u064a\u0629 and \u05e2\u05d1\u05e8\u05d9\u05ea",
    "```\nunclosed " + "`" * 50,
    "|" * 400 + "\n" + "-|" * 400,
    ">" * 300 + " deep",
    "[a](" * 200,
    "x" * 1_000_000,
    "* " * 3000,
    "<think>secret</think>&lt;i&gt;not italic&lt;/i&gt;",
    "&#60;script&#62;",
]


def turns(count: int, text: str = MARKDOWN) -> list[Turn]:
    return [
        Turn(number, Role.USER if number % 2 else Role.ASSISTANT, f"{number}: {text}")
        for number in range(1, count + 1)
    ]


@pytest.fixture
def view(qtbot: QtBot, theme: Theme) -> ChatView:
    view = ChatView(theme)
    qtbot.addWidget(view)
    view.resize(800, 600)
    view.show()
    return view


def shown(view: ChatView) -> list[Message]:
    return view._column.widgets


def is_up(view: ChatView) -> bool:
    """Whether the reader has scrolled up."""
    return not view.following


def test_a_long_chat_opens_quickly_at_its_end(view: ChatView) -> None:
    transcript = Transcript.of(turns(10_000), [])
    view.show_transcript(transcript)  # what is loaded once only, such as lexers, is loaded here
    started = time.process_time()
    view.show_transcript(transcript)
    assert time.process_time() - started < 0.5
    assert len(shown(view)) < 60
    last = shown(view)[-1]
    assert isinstance(last, AssistantMessage)
    assert last.item.number == 10_000
    assert view.verticalScrollBar().value() == view.verticalScrollBar().maximum()


def test_more_comes_as_one_scrolls_up(qtbot: QtBot, view: ChatView) -> None:
    view.show_transcript(Transcript.of(turns(400), []))
    before = len(shown(view))
    bar = view.verticalScrollBar()
    for _ in range(60):
        bar.setValue(max(0, bar.value() - 400))
    assert is_up(view)
    assert before < len(shown(view)) <= MOST
    first = shown(view)[0]
    assert isinstance(first, UserMessage | AssistantMessage)
    assert first.item.number is not None
    assert first.item.number < 360
    button = view.findChild(QToolButton, "jumpToLatest")
    assert button is not None
    assert button.isVisible()
    click(button)
    assert not is_up(view)
    assert bar.value() == bar.maximum()
    last = shown(view)[-1]
    assert isinstance(last, AssistantMessage)
    assert last.item.number == 400


def test_going_to_a_turn(view: ChatView) -> None:
    view.show_transcript(Transcript.of(turns(1000), []))
    for number in (500, 1, 999, 2):
        view.scroll_to_turn(number)
        goal = next(
            w
            for w in shown(view)
            if isinstance(w, UserMessage | AssistantMessage) and w.item.number == number
        )
        top = view.verticalScrollBar().value()
        assert top - 1 <= goal.y() < top + view.viewport().height()


def test_home_and_end(view: ChatView) -> None:
    view.show_transcript(Transcript.of(turns(300), []))
    press(view, Qt.Key.Key_Home)
    first = shown(view)[0]
    assert isinstance(first, UserMessage)
    assert first.item.number == 1
    press(view, Qt.Key.Key_End)
    assert view.following


def test_streaming_follows_the_end_unless_the_reader_scrolled_up(qtbot: QtBot, view: ChatView) -> None:
    view.show_transcript(Transcript.of(turns(40), []))
    reply = TurnItem(41, Role.ASSISTANT, "", streaming=True)
    view.append(reply)
    bar = view.verticalScrollBar()
    for _ in range(30):
        reply.text += "Another line of the reply.\n\n"
        view.text_arrived()
    widget = shown(view)[-1]
    wait_until(qtbot, lambda: widget.height() > 400)
    assert bar.value() == bar.maximum()
    bar.setValue(bar.value() - 300)
    place = bar.value()
    height = widget.height()
    reply.text += "And one more.\n\n" * 10
    view.text_arrived()
    wait_until(qtbot, lambda: widget.height() > height)
    assert bar.value() == place


def test_a_reply_keeps_the_blocks_that_did_not_change(qtbot: QtBot, theme: Theme) -> None:
    item = TurnItem(2, Role.ASSISTANT, "Intro.\n\n```python\nx = 1\n```\n\nAnd", streaming=True)
    message = AssistantMessage(theme, item)
    qtbot.addWidget(message)
    code = message.findChild(CodeView)
    item.text += " more"
    message.refresh()
    assert message.findChild(CodeView) is code
    item.text = item.text.replace("x = 1", "x = 2")
    message.refresh()
    assert code is not None
    assert code.code == "x = 2"


def test_code_is_copied_as_it_is(qtbot: QtBot, theme: Theme) -> None:
    item = TurnItem(2, Role.ASSISTANT, "```c\nint main() { return a < b && c; }\n```")
    message = AssistantMessage(theme, item)
    qtbot.addWidget(message)
    code = message.findChild(CodeView)
    assert code is not None
    code.copy()
    assert QGuiApplication.clipboard().text() == "int main() { return a < b && c; }"


def test_turns_the_model_no_longer_sees_say_so(qtbot: QtBot, theme: Theme) -> None:
    item = TurnItem(2, Role.ASSISTANT, "Old words", TurnState.SUMMARIZED, 12)
    message = AssistantMessage(theme, item)
    qtbot.addWidget(message)
    assert "summarised" in message.accessibleName()
    user = UserMessage(theme, TurnItem(1, Role.USER, "Old", TurnState.DROPPED))
    qtbot.addWidget(user)
    assert "dropped" in user.accessibleName()


def test_seams_stand_where_the_turns_end(view: ChatView) -> None:
    view.show_transcript(Transcript.of(turns(10), []))
    seam = SeamItem(Action.SUMMARIZE_OLD, 1, 6, 1420, 130.0, 3)
    view.insert_seam(seam)
    index = view.transcript.items.index(seam)
    before = view.transcript.items[index - 1]
    assert isinstance(before, TurnItem)
    assert before.number == 6
    widget = next(w for w in shown(view) if isinstance(w, Seam))
    assert "Turns 1–6 summarised · 1,420 tokens freed · 0.1 s" in widget.accessibleName()
    later = SeamItem(Action.SHIFT_WINDOW, 7, 8, 300, 0.2, None)
    view.insert_seam(later)
    assert view.transcript.items.index(later) == index + 3


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_texts(qtbot: QtBot, theme: Theme, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    original = RichText.loadResource

    def load(self: RichText, kind: int, name: QUrl | str) -> object:
        found = original(self, kind, name)
        assert found is None
        return found

    monkeypatch.setattr(RichText, "loadResource", load)
    for message in (
        AssistantMessage(theme, TurnItem(2, Role.ASSISTANT, text)),
        UserMessage(theme, TurnItem(1, Role.USER, text)),
    ):
        qtbot.addWidget(message)
        height = message.heightForWidth(700)
        assert 0 < height < 40_000
        message.setGeometry(0, 0, 700, height)
        message.grab()
        for part in message.findChildren(RichText):
            visible = part.toPlainText()
            assert "\u202e" not in visible
            assert "\x00" not in visible
            block = part.document().begin()
            while block.isValid():
                for span in block.textFormats():
                    link = span.format.anchorHref()
                    assert not link or link.startswith(("http://", "https://", "mailto:"))
                block = block.next()


def test_html_stays_text(qtbot: QtBot, theme: Theme) -> None:
    for kind in (AssistantMessage, UserMessage):
        item = TurnItem(1, Role.USER, "<b>a</b> & <i>b</i> x < y and vector<int> v")
        message = kind(theme, item)
        qtbot.addWidget(message)
        text = message.findChildren(RichText)
        assert any(part.toPlainText().strip() == item.text for part in text)


def test_a_megabyte_is_cut_until_asked_for(qtbot: QtBot, theme: Theme) -> None:
    message = UserMessage(theme, TurnItem(1, Role.USER, "x" * 1_000_000))
    qtbot.addWidget(message)
    text = message.findChild(RichText)
    assert text is not None
    assert len(text.toPlainText()) < 30_000


def test_thinking_is_split_off() -> None:
    assert split_thinking("<think>\nhm\n</think>\n\nYes.") == ("hm", "Yes.")
    assert split_thinking("<think>still going") == ("still going", "")
    assert split_thinking("No <think> here") == ("", "No <think> here")


def test_bubbles_are_as_wide_as_they_may_be(qtbot: QtBot, theme: Theme) -> None:
    short = UserMessage(theme, TurnItem(1, Role.USER, "Short."))
    long = UserMessage(theme, TurnItem(1, Role.USER, "words " * 60))
    for message in (short, long):
        qtbot.addWidget(message)
        message.setGeometry(0, 0, 700, message.heightForWidth(700))
        message.grab()
    widths = [message.findChildren(RichText)[0].width() for message in (short, long)]
    assert widths[0] < 80
    assert 450 < widths[1] <= 560
    assert long.height() < 200
