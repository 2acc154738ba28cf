"""Turns that came back for a message: a quiet line at it, the timeline, and a way to let them go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from ethervox_gui.context.turns.turns import TurnState
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.governor.faults import reminders
from ethervox_gui.settings import Settings
from ethervox_gui.ui.chat.small_items import BackLine, back_words, came_back
from ethervox_gui.ui.chat.stored import read_transcript
from ethervox_gui.ui.chat.transcript import BackItem, TurnItem
from ethervox_gui.ui.kit.text.formatting import reasons
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.shell.item_states import ItemStates
from tests.gui.conftest import DesktopMaker, click, send, wait_idle, wait_until
from tests.gui.test_context_actions import choose, gone, menu_of, view
from tests.helpers.desk import counting

CALM = Settings().with_values({"context.keep_recent_turns": 2, "context.adaptive": False})
TOLD = "My sister Annika moved to Gdansk."


def line_of(qtbot: QtBot, desktop: Desktop) -> BackLine:
    """The line, when it is made and stands in the chat."""
    found = desktop.window.chat.findChildren
    wait_until(qtbot, lambda: any(line.isVisible() for line in found(BackLine)))
    wait_idle(qtbot, desktop)
    (line,) = [line for line in found(BackLine) if line.isVisible()]
    return line


def recalled(desktop: Desktop) -> list[int]:
    return [e.number for e in desktop.window.header.timeline.entries if e.recalled and not e.is_block]


@pytest.fixture
def asked(qtbot: QtBot, make_desktop: DesktopMaker) -> Desktop:
    """What was told left, and a message asks for it."""
    desktop = make_desktop(lambda _: "Fine.", n_ctx=8192, settings=CALM)
    for text in ("Give me three tips.", TOLD, "Why is the sky blue?", "Boil an egg, how?", "A poem, please."):
        send(qtbot, desktop, text)
    choose(qtbot, desktop, menu_of(desktop, 6), "Drop up to here")
    assert gone(desktop) == [1, 2, 3, 4, 5, 6]
    send(qtbot, desktop, "Where did my sister Annika move?")
    return desktop


def test_a_line_at_the_message_tells_what_came_back(qtbot: QtBot, asked: Desktop) -> None:
    line = line_of(qtbot, asked)
    assert line.accessibleName() == "2 turns came back for this (3–4)"
    assert line.accessibleName() in [label.text() for label in line.findChildren(QLabel)]
    items = asked.window.chat.transcript.items
    place = next(index for index, item in enumerate(items) if isinstance(item, BackItem))
    before, after = items[place - 1], items[place + 1]
    assert isinstance(before, TurnItem)
    assert isinstance(after, TurnItem)
    assert (before.text, after.text) == ("Where did my sister Annika move?", "Fine.")
    assert gone(asked) == [1, 2, 5, 6]
    assert recalled(asked) == [3, 4], "the timeline shows them"
    assert "back" not in asked.window.toast.title.text(), "no other note of it"


def test_the_line_is_whole_in_a_narrow_chat(qtbot: QtBot, asked: Desktop) -> None:
    """With large letters beside the buttons its end was cut off."""
    line = line_of(qtbot, asked)
    (words,) = line.findChildren(QLabel, "backWords")
    narrow = (
        line.why.width() + line.let_go.width() + 20 + words.fontMetrics().horizontalAdvance(words.text()) // 2
    )
    assert line.heightForWidth(narrow) > line.heightForWidth(10 * narrow)
    line.resize(narrow, line.heightForWidth(narrow))
    layout = line.layout()
    assert layout is not None
    layout.activate()
    assert words.height() >= words.heightForWidth(words.width()) > words.fontMetrics().lineSpacing()
    assert line.rect().contains(words.geometry())
    assert line.rect().contains(line.let_go.geometry())


def test_escape_hides_the_reasons_and_only_then_what_the_memory_shows(qtbot: QtBot, asked: Desktop) -> None:
    line, search = line_of(qtbot, asked), asked.window.memory.search
    search.setText("Annika")
    (reasons,) = line.findChildren(QLabel, "reasons")
    click(line.why)
    assert reasons.isVisible()
    asked.actions.step_back()
    assert not reasons.isVisible()
    assert not line.why.isChecked()
    assert search.text() == "Annika", "one thing at a time"


def test_the_line_is_there_when_the_chat_is_opened_again(
    qtbot: QtBot, asked: Desktop, make_desktop: DesktopMaker
) -> None:
    """With its reasons; and what came back is known as such, so that it can be let go."""
    chat_id = asked.session.live.chat_id
    assert chat_id is not None

    def check(desktop: Desktop) -> None:
        line = line_of(qtbot, desktop)
        assert line.accessibleName() == "2 turns came back for this (3–4)"
        click(line.why)
        (told,) = line.findChildren(QLabel, "reasons")
        assert told.text() == "Because of “sister” · “Annika” · “move” ↔ “moved”"
        assert recalled(desktop) == [3, 4], "the timeline shows them"
        wait_until(qtbot, line.let_go.isVisible)
        items = desktop.window.chat.transcript.items
        place = next(index for index, item in enumerate(items) if isinstance(item, BackItem))
        message = items[place - 1]
        assert isinstance(message, TurnItem)
        assert message.text == "Where did my sister Annika move?"

    asked.actions.new_chat()
    wait_idle(qtbot, asked)
    asked.actions.open_chat(chat_id)
    wait_idle(qtbot, asked)
    check(asked)
    asked.close()
    again = make_desktop(lambda _: "Fine.", n_ctx=8192, settings=CALM, chat_id=chat_id)
    check(again)
    send(qtbot, again, "Thank you!")
    receipts = again.assembly.store.receipts_of_returns(chat_id)
    assert [receipt.came_back for receipt in receipts.values()] == [(3, 4)], "no other message asked for them"
    line = line_of(qtbot, again)
    click(line.let_go)
    wait_idle(qtbot, again)
    assert gone(again) == [1, 2, 3, 4, 5, 6]
    wait_until(qtbot, lambda: not line.let_go.isVisible())


def test_what_came_back_while_the_reply_was_written_stands_at_the_message(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    """Turns left in the middle of the reply, and one of them was asked for."""
    asked = "Where did my sister Annika move?"
    long = counting(900)
    desktop = make_desktop(
        lambda prompt: long if prompt.rstrip().endswith(asked) else "Fine.", n_ctx=2048, settings=CALM
    )
    for text in ("Give me three tips.", TOLD, "Why is the sky blue? " * 20, "Boil an egg, how? " * 20):
        send(qtbot, desktop, text)
    send(qtbot, desktop, asked)
    line = line_of(qtbot, desktop)
    assert line.accessibleName() == "2 turns came back for this (3–4)"
    for transcript in (desktop.window.chat.transcript, read_transcript(desktop.assembly.store, 1)):
        items = transcript.items
        place = next(index for index, item in enumerate(items) if isinstance(item, BackItem))
        message, reply = items[place - 1], items[-1]
        assert isinstance(message, TurnItem)
        assert isinstance(reply, TurnItem)
        assert (message.text, reply.text) == (asked, long)


def test_they_are_let_go_by_a_click(qtbot: QtBot, asked: Desktop) -> None:
    line = line_of(qtbot, asked)
    assert line.let_go.isVisible()
    click(line.let_go)
    wait_idle(qtbot, asked)
    assert gone(asked) == [1, 2, 3, 4, 5, 6]
    wait_until(qtbot, lambda: not line.let_go.isVisible())
    assert line.isVisible(), "what the model saw for the reply stays told"


def test_what_has_no_page_comes_quoted_and_is_let_go_like_that(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    settings = CALM.with_values({"paging.budget_mb": 0})
    desktop = make_desktop(lambda _: "Fine.", n_ctx=8192, settings=settings)
    for text in ("Give me three tips.", TOLD, "Why is the sky blue?", "Boil an egg, how?", "A poem, please."):
        send(qtbot, desktop, text)
    choose(qtbot, desktop, menu_of(desktop, 6), "Drop up to here")
    asked = ("Where did my sister Annika move?", "When was it that Annika moved to Gdansk, my sister?")

    def quotes() -> list[int]:
        entries = desktop.window.header.timeline.entries
        return [index for index, entry in enumerate(entries) if entry.quoted]

    send(qtbot, desktop, asked[0])
    line = line_of(qtbot, desktop)
    assert line.accessibleName() == "Quoted from turns 3–4 for this"
    assert line.why.isVisible()
    stored = read_transcript(desktop.assembly.store, 1)
    assert [back_words(item) for item in stored.items if isinstance(item, BackItem)] == [
        line.accessibleName()
    ]
    assert gone(desktop) == [1, 2, 3, 4, 5, 6], "the turns themselves are where they were"
    (place,) = quotes()
    timeline = desktop.window.header.timeline
    assert timeline.describe(timeline.entries[place]).startswith("Quoted from turns 3–4\nin KV")
    assert line.let_go.isVisible()
    click(line.let_go)
    wait_idle(qtbot, desktop)
    assert quotes() == []
    wait_until(qtbot, lambda: not line.let_go.isVisible())
    send(qtbot, desktop, asked[1])
    (place,) = quotes()
    menu = timeline.menu_for(timeline.entries[place])
    choose(qtbot, desktop, menu, "Remove from the context")
    assert quotes() == []


def test_nothing_comes_back_any_more_where_it_is_not_wanted(qtbot: QtBot, asked: Desktop) -> None:
    line = line_of(qtbot, asked)
    assert not line.stay_out.isVisible(), "it is one step further away than letting go once"
    places = line.why.x(), line.let_go.x()
    click(line.why)
    assert line.stay_out.isVisible()
    QApplication.processEvents()
    assert (line.why.x(), line.let_go.x()) == places, "what one clicks stays where it is"
    click(line.stay_out)
    wait_idle(qtbot, asked)
    assert gone(asked) == [1, 2, 3, 4, 5, 6]
    wait_until(qtbot, lambda: not line.stay_out.isVisible())
    send(qtbot, asked, "And where did my sister Annika move?")
    wait_idle(qtbot, asked)
    assert gone(asked)[:6] == [1, 2, 3, 4, 5, 6]


def test_what_is_off_already_is_not_offered(qtbot: QtBot, asked: Desktop) -> None:
    """“Not in this chat” stood there still where the chat's parameters, or the settings, had it so."""
    line = line_of(qtbot, asked)
    click(line.why)
    assert line.stay_out.isVisible()
    asked.actions.change_parameters({"context.recall": "off"}, begins_anew=False)
    wait_until(qtbot, lambda: not line.stay_out.isVisible())
    assert line.let_go.isVisible(), "they are there still"
    asked.actions.change_parameters({}, begins_anew=False)
    wait_until(qtbot, line.stay_out.isVisible)
    asked.actions.change_settings({"context.recall": "off"})
    wait_until(qtbot, lambda: not line.stay_out.isVisible())


def test_what_was_brought_back_by_hand_is_not_offered_to_be_let_go(qtbot: QtBot, asked: Desktop) -> None:
    line = line_of(qtbot, asked)
    click(line.let_go)
    wait_idle(qtbot, asked)
    assert gone(asked) == [1, 2, 3, 4, 5, 6]
    asked.window.header.timeline.bring_back_wanted.emit(3, 4)
    wait_idle(qtbot, asked)
    assert gone(asked) == [1, 2, 5, 6]
    assert not line.let_go.isVisible()


def test_why_is_a_click_away(qtbot: QtBot, asked: Desktop) -> None:
    line = line_of(qtbot, asked)
    (told,) = line.findChildren(QLabel, "reasons")
    assert line.why.isVisible()
    assert not told.isVisible()
    lower = line.height()
    click(line.why)
    assert told.isVisible()
    wait_until(qtbot, lambda: line.height() > lower)
    assert told.text() == "Because of “sister” · “Annika” · “move” ↔ “moved”"
    click(line.why)
    wait_until(qtbot, lambda: line.height() == lower)
    assert not told.isVisible()


def test_what_is_there_for_somebody_else_is_not_offered_to_be_let_go() -> None:
    """It said “Nothing in the context came back by itself” to who clicked there."""

    def is_gone(item: BackItem, *changes: dict[str, Any]) -> bool:
        entries = [view(number, **those) for number, those in enumerate(changes, 1)]
        ItemStates(entries, 1000).put_on([item])
        return item.is_gone

    back = {"recalled": True, "passing": True}
    assert not is_gone(BackItem((1,)), back, {})
    assert is_gone(BackItem((1,), as_quotes=(1,)), back, {}), "was quoted, and then brought back"
    assert not is_gone(BackItem((1, 2), as_quotes=(1,)), back, back), "2 came back as it was"
    assert is_gone(BackItem((1,)), {"recalled": True}, {}), "was let go, and then brought back by hand"
    out = {"state": TurnState.SUMMARIZED}
    assert not is_gone(BackItem((1,), as_quotes=(1,)), out, {"is_block": True, "quoted": (1,)})


def test_what_the_reasons_say() -> None:
    assert reasons((("living", "beekeeper"), ("Annika", "Annika"))) == "“living” ↔ “beekeeper” · “Annika”"
    assert reasons((("<b>x</b>\n", "\u202ey"),)) == "“<b>x</b>” ↔ “y”"


@pytest.mark.parametrize(
    ("numbers", "words"),
    [
        ((3,), "Turn 3 came back for this"),
        ((3, 4, 9, 10), "4 turns came back for this (3–4, 9–10)"),
        ((9, 3, 4), "3 turns came back for this (3–4, 9)"),
    ],
)
def test_what_the_line_says(numbers: tuple[int, ...], words: str) -> None:
    assert came_back(numbers) == words


def test_what_comes_back_without_a_common_word_is_told_so(qtbot: QtBot, theme: Theme) -> None:
    line = BackLine(theme, BackItem((3, 4)))
    qtbot.addWidget(line)
    line.show()
    (told,) = line.findChildren(QLabel, "reasons")
    click(line.why)
    assert told.text() == "Because both are about the same thing"
    assert line.stay_out.isVisible()


@pytest.fixture
def reminded(
    qtbot: QtBot, make_desktop: DesktopMaker, monkeypatch: pytest.MonkeyPatch
) -> Callable[[str], Desktop]:
    """As ``asked``, with a message that quotes what was told; the tokens of this model are letters."""
    monkeypatch.setattr(reminders, "_MOST", 400)
    monkeypatch.setattr(reminders, "_OF_EACH", 100)

    def make(text: str) -> Desktop:
        desktop = make_desktop(lambda _: "Fine.", n_ctx=8192, settings=CALM)
        for before in ("Give me three tips.", TOLD, "Why is the sky blue?", "Boil an egg, how?", text):
            send(qtbot, desktop, before)
        choose(qtbot, desktop, menu_of(desktop, 6), "Drop up to here")
        send(qtbot, desktop, "Where did my sister Annika move?")
        return desktop

    return make


def test_a_message_says_that_it_quotes_what_was_told(
    qtbot: QtBot, reminded: Callable[[str], Desktop], make_desktop: DesktopMaker
) -> None:
    desktop = reminded("A poem, please.")
    line = line_of(qtbot, desktop)
    words = "2 turns came back for this (3–4) · quoted in the message"
    wait_until(qtbot, lambda: line.accessibleName() == words)
    click(line.why)
    (told,) = line.findChildren(QLabel, "reasons")
    assert told.text().splitlines()[1:] == [f"The model reads it in the message: “{TOLD}”"]
    timeline = desktop.window.header.timeline
    (entry,) = [entry for entry in timeline.entries if entry.reminder]
    assert "with what you said before, quoted" in timeline.describe(entry)

    stored = read_transcript(desktop.assembly.store, 1)
    (item,) = [item for item in stored.items if isinstance(item, BackItem)]
    assert (item.turns, item.quoted) == ((3, 4), (TOLD,)), "also before the model has it"

    message = next(item for item in stored.items if isinstance(item, TurnItem) and item.number == 11)
    shown = desktop.window.chat.transcript.turn(11)
    assert shown is not None
    assert shown.n_tokens == message.n_tokens > len(TOLD), "it is counted with the message"
    click(line.let_go)
    wait_until(qtbot, lambda: line.accessibleName() == "2 turns came back for this (3–4)")
    wait_until(qtbot, lambda: not line.let_go.isVisible())
    assert shown.n_tokens < message.n_tokens - len(TOLD), "and no longer so"


def test_a_message_for_which_nothing_had_to_come_back_says_so_too(
    qtbot: QtBot, reminded: Callable[[str], Desktop]
) -> None:
    desktop = reminded("A poem, please.")
    send(qtbot, desktop, "When was it that my sister Annika moved to Gdansk?")
    wait_idle(qtbot, desktop)
    items = desktop.window.chat.transcript.items
    last = [item for item in items if isinstance(item, BackItem)][-1]
    assert isinstance(items[items.index(last) - 1], TurnItem)
    assert (last.turns, last.quoted) == ((), (TOLD,))
    stored = read_transcript(desktop.assembly.store, 1)
    backs = [item for item in stored.items if isinstance(item, BackItem)]
    assert [(item.turns, item.quoted) for item in backs] == [((3, 4), (TOLD,)), ((), (TOLD,))]


@pytest.mark.parametrize(
    ("item", "words"),
    [
        (BackItem((3,), quoted=("x",)), "Turn 3 came back for this · quoted in the message"),
        (BackItem((), quoted=("x",)), "What you said before is quoted in the message"),
        (BackItem(()), "What you said before was quoted in the message"),
        (BackItem((3, 4), as_quotes=(3, 4)), "Quoted from turns 3–4 for this"),
        (
            BackItem((3, 4), quoted=("x",), as_quotes=(3, 4)),
            "Quoted from turns 3–4 for this · also in the message",
        ),
        (
            BackItem((3, 4, 7, 8), as_quotes=(7, 8)),
            "2 turns came back for this (3–4) · quoted from turns 7–8",
        ),
    ],
)
def test_what_a_line_says_of_what_is_quoted(item: BackItem, words: str) -> None:
    assert back_words(item) == words
