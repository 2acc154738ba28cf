"""Why a reply came: asked for at the reply, said below it, tinted on the timeline, gone with Esc."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QToolButton
from pytestqt.qtbot import QtBot

from ethervox_gui.context.events.events import ReplyExplained, ReplyPart
from ethervox_gui.context.turns.receipt import Receipt, Seen, SeenAs
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.governor.jobs.jobs import SummarizeOld
from ethervox_gui.ui.chat.reply import AssistantMessage
from ethervox_gui.ui.chat.small_items import carried_by
from tests.gui.conftest import DesktopMaker, click, press, send, wait_idle, wait_until
from tests.helpers.desk import WatchedEngine, in_turn

FACT = "The key lies under the blue pot."
TALK = ("Hello there.", FACT, "What is rain?", "Name a bird.", "Where is it?")
REPLIES = ("Good day to you.", "Noted.", "Water.", "A wren.", "Under the blue pot.")


@pytest.fixture
def asked(qtbot: QtBot, make_desktop: DesktopMaker, monkeypatch: pytest.MonkeyPatch) -> Desktop:
    """A chat whose last reply came from what was told in turn 3."""
    monkeypatch.setattr("tests.gui.scripted_desktop.ScriptedEngine", WatchedEngine)
    desktop = make_desktop(in_turn(*REPLIES), n_ctx=8192)
    for text in TALK:
        send(qtbot, desktop, text)
    return desktop


def last_reply(desktop: Desktop) -> AssistantMessage:
    return desktop.window.chat.findChildren(AssistantMessage)[-1]


def words_below(desktop: Desktop) -> str:
    labels = [label for label in last_reply(desktop).findChildren(QLabel, "carried") if label.isVisible()]
    return labels[0].text() if labels else ""


def ask(qtbot: QtBot, desktop: Desktop) -> None:
    button = last_reply(desktop).findChild(QToolButton, "whyReply")
    assert isinstance(button, QToolButton)
    click(button)
    wait_until(qtbot, lambda: bool(words_below(desktop)))
    wait_idle(qtbot, desktop)


def shares(desktop: Desktop) -> dict[int, float]:
    """By turn."""
    timeline = desktop.window.header.timeline
    return {timeline.entries[index].number: share for index, share in timeline.shares.items()}


def test_what_carried_a_reply_is_said_below_it_and_tinted(qtbot: QtBot, asked: Desktop) -> None:
    ask(qtbot, asked)
    assert words_below(asked) == "Mostly from turn 3 (100 %)."
    timeline = asked.window.header.timeline
    assert shares(asked)[3] > 0.9
    assert max(share for number, share in shares(asked).items() if number != 3) < 0.1
    told = next(entry for entry in timeline.entries if entry.number == 3)
    assert "carried 100" in timeline.describe(told)


def test_the_others_are_paler(qtbot: QtBot, asked: Desktop) -> None:
    timeline = asked.window.header.timeline
    before = timeline.grab().toImage()
    ask(qtbot, asked)
    wait_until(qtbot, lambda: timeline.grab().toImage() != before)
    after = timeline.grab().toImage()
    index = {entry.number: index for index, entry in enumerate(timeline.entries)}
    middle = {number: timeline.rect_of(index[number]).center() for number in (3, 5)}
    assert after.pixelColor(middle[5]) != before.pixelColor(middle[5])


def test_escape_lets_go_of_it(qtbot: QtBot, asked: Desktop) -> None:
    ask(qtbot, asked)
    press(asked.window.composer.editor, Qt.Key.Key_Escape)
    wait_until(qtbot, lambda: not words_below(asked) and not shares(asked))


def test_so_does_the_next_message(qtbot: QtBot, asked: Desktop) -> None:
    ask(qtbot, asked)
    send(qtbot, asked, "Thank you.")
    assert not shares(asked)
    assert not any(label.isVisible() for label in asked.window.chat.findChildren(QLabel, "carried"))


def test_the_command_does_the_same(qtbot: QtBot, asked: Desktop) -> None:
    send(qtbot, asked, "/why")
    wait_until(qtbot, lambda: "turn 3" in words_below(asked))


def test_a_line_of_a_summary_is_tinted_in_the_memory_panel(
    qtbot: QtBot, make_desktop: DesktopMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.gui.scripted_desktop.ScriptedEngine", WatchedEngine)
    replies = (*REPLIES[:-1], "Salt.", "One, two, three.", REPLIES[-1])
    desktop = make_desktop(in_turn(*replies), n_ctx=8192)
    for text in (*TALK[:-1], "Say a word about the sea.", "Count to three."):
        send(qtbot, desktop, text)
    desktop.session.submitted()
    desktop.thread.submit(SummarizeOld(4))
    wait_idle(qtbot, desktop)
    send(qtbot, desktop, TALK[-1])
    ask(qtbot, desktop)
    assert FACT in words_below(desktop)
    block = next(entry for entry in desktop.window.header.timeline.entries if entry.is_block)
    detail = desktop.window.memory.detail
    assert block.memory_id is not None
    desktop.window.show_memory(block.memory_id)
    tinted = f"{FACT} 100 %"
    wait_until(qtbot, lambda: tinted in detail.text.toPlainText())
    assert "100\u00a0%" in detail.text.document().toRawText(), "a line never ends between the two"
    press(desktop.window.composer.editor, Qt.Key.Key_Escape)
    wait_until(qtbot, lambda: tinted not in detail.text.toPlainText())
    assert FACT in detail.text.toPlainText()


@pytest.mark.parametrize(
    ("gone", "words"),
    [
        ((), "Mostly from turns 1–2 (80 %)."),
        ((3, 5, 6), "Mostly from turns 1–2 (80 %). No longer in the context, so not checked: 3, 5–6."),
    ],
)
def test_what_the_model_does_not_see_any_more_is_said_to_be_unchecked(
    gone: tuple[int, ...], words: str
) -> None:
    part = ReplyPart(1, 2, None, None, "", 0.8, 1.5)
    assert carried_by(ReplyExplained(7, (part,), 20, 1.5, "", None, gone)) == words


@pytest.mark.parametrize("reason", ["", "The context is too full to replay the reply."])
def test_it_is_said_that_a_reply_was_begun_anew(reason: str) -> None:
    receipt = Receipt("model", "template", 1, {}, (Seen(SeenAs.TURN, 1, 2, 0, 9),), begun_anew=True)
    parts = () if reason else (ReplyPart(1, 2, None, None, "", 0.8, 1.5),)
    words = carried_by(ReplyExplained(7, parts, 20, 1.5, reason, receipt, ()))
    before = f"{reason} When it began the model saw turns 1–2." if reason else "Mostly from turns 1–2 (80 %)."
    assert words == (
        f"{before} The reply was started over, since the model was about to repeat itself or the message "
        "again."
    )
    other = replace(receipt, begun_anew=False)
    assert carried_by(ReplyExplained(7, parts, 20, 1.5, reason, other, ())) == before
