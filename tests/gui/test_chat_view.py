"""The conversation view: long chats, following the end, hostile texts."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QLineEdit, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from ethervox_gui.context.events.events import Action
from ethervox_gui.context.turns.turns import Role, Turn, TurnState
from ethervox_gui.ui.chat import reply_body
from ethervox_gui.ui.chat.chat_view import MOST, ChatView
from ethervox_gui.ui.chat.edit_marker import EditMarker
from ethervox_gui.ui.chat.item_window import GAP
from ethervox_gui.ui.chat.message import Message, UserMessage
from ethervox_gui.ui.chat.reply import AssistantMessage
from ethervox_gui.ui.chat.transcript import EditMarkerItem, Transcript, TurnItem
from ethervox_gui.ui.kit.text_views import long_text
from ethervox_gui.ui.kit.text_views import parse as markdown_pieces
from ethervox_gui.ui.kit.text_views.code_block import CodeView
from ethervox_gui.ui.kit.text_views.rich_text import RichText
from ethervox_gui.ui.kit.text_views.stream import CodeBlock, Growing, TextBlock, to_blocks
from ethervox_gui.ui.kit.theme.theme import Theme
from tests.gui.conftest import click, press, wait_until
from tests.helpers.heartbeat import LONGEST_SHARE, Heartbeat

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
    return view.column.widgets


def settle(view: ChatView) -> None:
    """Let all be made that is wanted around what is in sight."""
    while view.filling:
        QCoreApplication.processEvents()


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


def test_a_long_word_is_not_laid_out_a_letter_a_line(view: ChatView, monkeypatch: pytest.MonkeyPatch) -> None:
    widths: list[int] = []
    original = long_text._height

    def noted(piece: RichText | CodeView, width: int) -> int:
        widths.append(width)
        return original(piece, width)

    monkeypatch.setattr(long_text, "_height", noted)
    view.show_transcript(Transcript.of([Turn(1, Role.USER, "x" * 3000)], []))
    assert widths
    assert min(widths) >= 100, "each line takes as long as all that follows"


def test_more_comes_as_one_scrolls_up(qtbot: QtBot, view: ChatView) -> None:
    view.show_transcript(Transcript.of(turns(400), []))
    settle(view)
    before = len(shown(view))
    bar = view.verticalScrollBar()
    for _ in range(20):
        bar.setValue(max(0, bar.value() - 1200))
        settle(view)
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


def test_the_focus_stays_in_the_chat_when_what_had_it_is_scrolled_away(qtbot: QtBot, theme: Theme) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(800, 600)
    QLineEdit(window).move(0, 0)
    view = ChatView(theme, window)
    view.setGeometry(0, 40, 800, 500)
    window.show()
    view.show_transcript(Transcript.of(turns(400), []))
    settle(view)
    had_it = shown(view)[-1].findChildren(QToolButton)[0]
    had_it.setFocus()
    assert window.focusWidget() is had_it
    view.scroll_to_turn(3)
    settle(view)
    assert not had_it.isVisible()
    assert window.focusWidget() is view


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


def test_keys_scroll_the_chat_after_a_click_into_a_message(view: ChatView) -> None:
    view.show_transcript(Transcript.of(turns(300), []))
    settle(view)
    bar = view.verticalScrollBar()

    def clicked() -> QWidget:
        text = next(each for each in shown(view)[-1].findChildren(RichText) if each.isVisible())
        text.setFocus()
        assert view.window().focusWidget() is text
        return text

    for key in (Qt.Key.Key_PageUp, Qt.Key.Key_Up):
        last = shown(view)[-1]
        before = last.y() - bar.value()
        press(clicked(), key)
        assert last.y() - bar.value() > before, "it moves down"
    press(clicked(), Qt.Key.Key_Home)
    first = shown(view)[0]
    assert isinstance(first, UserMessage)
    assert first.item.number == 1
    press(clicked(), Qt.Key.Key_End)
    assert view.following


def test_streaming_follows_the_end_unless_the_reader_scrolled_up(qtbot: QtBot, view: ChatView) -> None:
    view.show_transcript(Transcript.of(turns(40), []))
    reply = TurnItem(41, Role.ASSISTANT, "", streaming=True)
    view.add(reply)
    bar = view.verticalScrollBar()
    for _ in range(30):
        reply.text += "Another line of the reply.\n\n"
        view.text_arrived()
    widget = shown(view)[-1]
    wait_until(qtbot, lambda: widget.height() > 400)
    assert bar.value() == bar.maximum()
    bar.setValue(bar.value() - 300)
    settle(view)
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


def test_a_reply_that_goes_on_tells_no_figures_of_before(qtbot: QtBot, theme: Theme) -> None:
    item = TurnItem(2, Role.ASSISTANT, "It was", n_tokens=12, tokens_per_second=3.0)
    message = AssistantMessage(theme, item)
    qtbot.addWidget(message)
    (figures,) = message.findChildren(QLabel, "replyFigures")
    assert figures.text() == "turn 2 · 12 tokens · 3.0 tokens/s"
    item.streaming = True
    message.refresh()
    assert figures.text() == "turn 2"
    item.streaming, item.n_tokens = False, 20
    message.refresh()
    assert figures.text() == "turn 2 · 20 tokens · 3.0 tokens/s"


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
    assert "summarized" in message.accessibleName()
    user = UserMessage(theme, TurnItem(1, Role.USER, "Old", TurnState.DROPPED))
    qtbot.addWidget(user)
    assert "dropped" in user.accessibleName()


def test_seams_stand_where_the_turns_end(view: ChatView) -> None:
    view.show_transcript(Transcript.of(turns(10), []))
    settle(view)
    marker = EditMarkerItem(Action.SUMMARIZE_OLD, 1, 6, 1420, 130.0, 3)
    view.add(marker)
    index = view.transcript.items.index(marker)
    before = view.transcript.items[index - 1]
    assert isinstance(before, TurnItem)
    assert before.number == 6
    widget = next(w for w in shown(view) if isinstance(w, EditMarker))
    assert "Turns 1–6 summarized · 1,420 tokens freed · 0.1 s" in widget.accessibleName()
    later = EditMarkerItem(Action.SHIFT_WINDOW, 7, 8, 300, 0.2, None)
    view.add(later)
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


_LINES = "".join(f"Line {number} of [it](https://example.org/{number}).\n\n" for number in range(1300))


def _take_larger_letters(qtbot: QtBot, theme: Theme, view: ChatView, message: UserMessage) -> None:
    """All of it is laid out anew, and the window listens meanwhile."""
    pieces = message.text.words()

    def sizes() -> set[int]:
        return {piece.document().defaultFont().pixelSize() for piece in pieces}

    before = sizes()
    theme.set_font_size(20)
    settle(view)
    message.retheme()
    assert sizes() == before | {20}, "the first at once, the last later"
    wait_until(qtbot, lambda: sizes() == {20})
    # Nothing is cut off.
    wait_until(qtbot, lambda: message.text.height() == sum(piece.height() for piece in pieces))


@pytest.mark.parametrize(
    ("role", "text", "last"),
    [
        (Role.USER, _LINES, "Line 1299"),
        (Role.ASSISTANT, _LINES, "Line 1299"),
        (Role.USER, "x" * 400_000 + "end", "end"),
    ],
)
def test_all_of_a_long_text_is_shown_bit_by_bit(
    qtbot: QtBot, theme: Theme, view: ChatView, role: Role, text: str, last: str
) -> None:
    item = TurnItem(1, role, text)
    view.show_transcript(Transcript([item]))
    settle(view)
    (message,) = shown(view)
    assert isinstance(message, UserMessage | AssistantMessage)
    more = message.more
    assert more is not None
    assert "Show all" in more.text()
    assert last not in words_in(message)
    heartbeat = Heartbeat()
    click(more)
    wait_until(qtbot, lambda: message.is_whole)
    assert not more.isVisible()
    view.jump_to_latest()
    wait_until(qtbot, lambda: last in words_in(message))
    item.state = TurnState.DROPPED
    view.states_changed([item])
    wait_until(qtbot, lambda: not view.is_redrawing)
    assert heartbeat.stop_share() < LONGEST_SHARE
    if isinstance(message, UserMessage):
        _take_larger_letters(qtbot, theme, view, message)
        assert "".join(words_in(message).split()) == "".join(text.split()), (
            "nothing is lost between the pieces"
        )


def words_in(message: Message) -> str:
    return "\n".join(text.toPlainText() for text in message.findChildren(RichText))


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


def test_a_text_that_grows_has_the_blocks_of_the_whole(qtbot: QtBot) -> None:
    paragraph = "Some **words** of [a link](https://example.org) and `code`.\n" * 12
    text = "\n".join(
        (
            "# Title",
            paragraph,
            "- one\n- two\n\n  still two\n",
            "```python\nx = 1\n\ny = 2\n```",
            f"{paragraph}\n{paragraph}\n{paragraph}",
            "| a | b |\n|---|---|\n| 1 | 2 |\n",
            "heading\n===\n",
            "```\nopen fence\n" + "line\n" * 40,
        )
    )
    growing = Growing()
    for end in range(0, len(text), 13):
        assert growing.blocks(text[:end]) == to_blocks(text[:end]), repr(text[:end][-60:])
    assert growing.blocks(text) == to_blocks(text)
    assert growing.settled, "something was not parsed again"
    assert growing.blocks("Another") == to_blocks("Another")
    defined = f"[word] {text}\n\n[word]: https://example.org"
    for part in (defined[:-30], defined):
        assert growing.blocks(part) == to_blocks(part)


#: What has no end: items, quotations, lines and words that go on and on, and code.
ENDLESS = {
    "items": ("", "- an item of a **list**\n"),
    "numbers": ("Some words.\n\n", "1. an item\n   - one in it\n\n"),
    "quotation": ("# Title\n", "> item of what somebody said, at length\n"),
    "quotations": ("", "> somebody said an item\n>\n"),
    "lines": ("", "the item of a poem\n"),
    "words": ("", "item after word "),
    "code": ("Look:\n\n```python\n", "item = foo(1)  # a comment\n\n"),
}


@pytest.mark.parametrize("kind", ENDLESS)
def test_what_has_no_end_is_cut(qtbot: QtBot, kind: str) -> None:
    head, unit = ENDLESS[kind]
    text = head + unit * (6_000 // len(unit))
    growing = Growing()
    for end in range(900, len(text), 1_300):
        assert growing.blocks(text[:end] + "▍") == to_blocks(text[:end] + "▍"), repr(text[:end][-60:])
    blocks = growing.blocks(text)
    assert blocks == to_blocks(text)
    if kind == "code":
        assert [type(block) for block in blocks] == [TextBlock, CodeBlock]
        closed = f"{text}```\n\nthe end"
        assert growing.blocks(closed) == to_blocks(closed)
        return
    parts = [block.html for block in blocks if isinstance(block, TextBlock)]
    assert len(parts) > 1
    assert sum(html.count("item") for html in parts) == text.count("item"), "all is said, and nothing twice"
    if kind == "numbers":
        assert f'<ol start="{parts[0].count("item") + 1}">' in parts[1]


def test_what_a_long_text_takes_does_not_grow(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[int] = []
    original = markdown_pieces.parser().parse

    def parse(source: str, env: dict[str, object]) -> object:
        parsed.append(len(source))
        return original(source, env)

    monkeypatch.setattr(markdown_pieces.parser(), "parse", parse)
    for kind, (head, unit) in ENDLESS.items():
        growing = Growing()
        text = head + unit * (16_000 // len(unit))
        growing.blocks(text)
        parsed.clear()
        growing.blocks(text + unit)
        assert bool(parsed) is (kind != "code"), "code goes on without being read"
        assert sum(parsed) < 8_000, kind


# ---- a moment at a time -------------------------------------------------------------------------------


def test_a_turn_stays_where_it_is_while_more_is_made_around_it(view: ChatView) -> None:
    view.show_transcript(Transcript.of(turns(300), []), 150)
    goal = next(w for w in shown(view) if isinstance(w, AssistantMessage) and w.item.number == 150)
    while view.filling:
        QCoreApplication.processEvents()
        if shown(view).index(goal) or len(shown(view)) > 6:
            assert goal.y() - view.verticalScrollBar().value() == GAP
    assert goal is not shown(view)[0], "there is more above it"
    assert view.viewport().updatesEnabled()
    assert shown(view)[-1].geometry().bottom() > goal.y() + view.viewport().height()


@pytest.mark.parametrize("place", [0, 1, 15, 40, 90])
def test_who_scrolls_faster_than_more_is_made_stays_where_that_was(view: ChatView, place: int) -> None:
    view.show_transcript(Transcript.of(turns(300, "some words, " * 12), []))
    settle(view)
    bar = view.verticalScrollBar()
    for _ in range(4):
        bar.setValue(place)
        top = next(w for w in shown(view) if w.geometry().bottom() >= bar.value() and w.height() > 40)
        where = top.y() - bar.value()
        settle(view)
        assert abs(top.y() - bar.value() - where) <= 1
        assert top in shown(view)
        assert shown(view).index(top), "there is more above it"


def test_a_long_reply_is_made_from_where_it_is_read(view: ChatView, monkeypatch: pytest.MonkeyPatch) -> None:
    # A fast machine makes all of it in its first moment, so that moment is no time at all here.
    monkeypatch.setattr(reply_body, "MOMENT_S", 0.0)
    long = Turn(2, Role.ASSISTANT, "".join(f"Paragraph {n}. {'words ' * 40}\n\n" for n in range(60)))
    bar = view.verticalScrollBar()
    for number in (None, 2):
        view.show_transcript(Transcript.of([*turns(1), long, Turn(3, Role.USER, "Thanks.")], []), number)
        settle(view)
        reply = next(w for w in shown(view) if isinstance(w, AssistantMessage) and w.item.number == 2)
        assert reply.more_above if number is None else reply.more_below, "so much is not needed yet"
        place = bar.value()
        for step in range(200):
            bar.setValue(place + (-300 if number is None else 300) * step)
            settle(view)
            if not (reply.more_above or reply.more_below):
                break
        texts = [part.toPlainText() for part in reply.findChildren(RichText)]
        said = [line.split(".")[0] for text in texts for line in text.split("\n")]
        assert sorted(said, key=lambda words: int(words.split()[1])) == [f"Paragraph {n}" for n in range(60)]


def test_turns_that_leave_are_not_laid_out_again(qtbot: QtBot, theme: Theme) -> None:
    text = "See [this](https://example.org), **please**.\n\n```python\nx = 1\n```\n\n" + "More words. " * 20
    item = TurnItem(2, Role.ASSISTANT, text)
    message = AssistantMessage(theme, item)
    qtbot.addWidget(message)
    message.resize(600, message.heightForWidth(600))
    parts = message.findChildren(RichText)
    html = [part.toHtml() for part in parts]
    changed: list[RichText] = []
    for part in parts:
        part.document().contentsChange.connect(lambda *_, part=part: changed.append(part))

    def ink(part: RichText) -> str:
        return part.palette().text().color().name()

    def link() -> str:
        looks = parts[0].document().begin().textFormats()
        (colour,) = {look.format.foreground().color().name() for look in looks if look.format.isAnchor()}
        return colour

    before = [ink(part) for part in parts]
    assert before[0] == theme.css("text")
    assert link() == theme.css("accent")
    item.state = TurnState.DROPPED
    message.refresh()
    assert [ink(part) for part in parts] == [theme.css("muted"), before[1], theme.css("muted")]
    assert link() == theme.css("muted")
    assert set(changed) == {parts[0]}, "only the colour of the link is in the text"
    item.state = TurnState.IN_KV
    message.refresh()
    assert [ink(part) for part in parts] == before
    assert [part.toHtml() for part in parts] == html
