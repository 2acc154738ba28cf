"""Work of the GUI thread is cut up, so that it listens in between, and it never asks the database itself.

How long the stretches are is measured by the benchmark ``window``: here only that it is not one alone.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ethervox_gui.context.turns.turns import Role
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.storage.base.values import NewMemory
from ethervox_gui.storage.db.connection import Connection
from ethervox_gui.ui.chat.chat_view import MOST, ChatView
from ethervox_gui.ui.chat.message import UserMessage
from ethervox_gui.ui.chat.transcript import EditMarkerItem, TurnItem
from ethervox_gui.ui.kit.text_views.rich_text import RichText
from tests.gui.conftest import DesktopMaker, begin, send, wait_idle, wait_until
from tests.helpers.heartbeat import LONGEST_SHARE, Heartbeat

_CODE = "Some **text** and a list:\n\n- one\n- two\n\n```python\nprint('hello')\n```\n\n"


@pytest.fixture
def asked_by_gui(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What the GUI thread asked the database itself: it may wait there without using any processor time."""
    gui, asked = threading.get_ident(), []
    for name in ("sql", "execute_sql"):  # in our words, and in those of peewee's queries
        original = getattr(Connection, name)

        def noted(self: Connection, sql: str, *more: Any, original: Any = original, **options: Any) -> Any:
            if threading.get_ident() == gui:
                asked.append(sql)
            return original(self, sql, *more, **options)

        monkeypatch.setattr(Connection, name, noted)
    yield asked
    assert not asked


def filled(desktop: Desktop, n_turns: int, n_memories: int) -> int:
    """A stored chat; its number."""
    store = desktop.assembly.store
    chat_id = store.create_chat("long").chat_id
    for number in range(n_turns):
        role = Role.ASSISTANT if number % 2 else Role.USER
        store.append_turn(chat_id, role, f"{_CODE * (number % 3)} turn {number}", n_tokens=40)
    for number in range(n_memories):
        store.add_memory(chat_id, NewMemory(f"- Fact {number} about the boat.", tags=["boat"]))
    return chat_id


def test_while_replies_stream_and_turns_leave(
    qtbot: QtBot, make_desktop: DesktopMaker, asked_by_gui: list[str]
) -> None:
    def respond(prompt: str) -> str:
        if "Summarize the conversation" in prompt[-400:] or "ALERT" in prompt[-400:]:
            return "- A list about code was written."
        return _CODE * 4

    desktop = make_desktop(respond, n_ctx=1536, pause_s=0.002)
    send(qtbot, desktop, "What is loaded once is loaded now")
    asked_by_gui.clear()
    heartbeat = Heartbeat()
    for number in range(6):
        send(qtbot, desktop, f"Message {number}")
    assert heartbeat.stop_share() < LONGEST_SHARE
    assert any(isinstance(item, EditMarkerItem) for item in desktop.window.chat.transcript.items)


def test_while_a_long_reply_streams(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(
        lambda prompt: _CODE * (50 if "Again" in prompt[-40:] else 4), n_ctx=16_384, pause_s=0.0003
    )
    send(qtbot, desktop, "What is loaded once is loaded now")
    heartbeat = Heartbeat()
    send(qtbot, desktop, "Again")
    assert heartbeat.stop_share() < LONGEST_SHARE


def test_while_the_look_changes(qtbot: QtBot, make_desktop: DesktopMaker, asked_by_gui: list[str]) -> None:
    """Also with as many turns on the screen as there may be, and while a reply streams in below them."""
    # No two parts alike: a reply that goes in circles would be ended.
    # And so long that it goes on until it is stopped, however slow the machine.
    long = "".join(_CODE.replace("one", f"number {count}") for count in range(1000))
    desktop = make_desktop(lambda _: long, n_ctx=262_144, pause_s=0.002)
    chat_id = filled(desktop, 200, 0)
    view, theme = desktop.window.chat, desktop.window.theme
    desktop.actions.open_chat(chat_id)
    wait_idle(qtbot, desktop)
    while len(view.column.widgets) < MOST:
        view.verticalScrollBar().setValue(view.verticalScrollBar().minimum())
        wait_until(qtbot, lambda: not view.filling)
    begin(qtbot, desktop, "Go on")
    asked_by_gui.clear()
    heartbeat = Heartbeat()
    changes: list[Callable[[], None]] = [lambda: theme.choose("dark"), lambda: theme.set_font_size(17)]
    for change in changes:
        change()
        assert not theme.settled
        wait_until(qtbot, lambda: theme.settled and not view.filling and view.viewport().updatesEnabled())
    assert desktop.session.busy
    assert heartbeat.stop_share() < LONGEST_SHARE
    texts = view.column.widgets[0].findChildren(RichText)
    assert {text.palette().text().color().name() for text in texts} == {theme.css("text")}
    assert {foot.font().pixelSize() for foot in _feet(view)} == {theme.px("caption")}
    desktop.actions.stop()
    wait_idle(qtbot, desktop)


def _feet(view: ChatView) -> list[QLabel]:
    """The labels below the turns that are in sight."""
    found = [label for widget in view.column.widgets for label in widget.findChildren(QLabel)]
    return [label for label in found if label.property("role") == "faint" and label.isVisible()]


def test_a_look_chosen_while_another_is_put_on(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    send(qtbot, desktop, "Hello")
    theme, editor = desktop.window.theme, desktop.window.composer.editor
    for size in (15, 16, 17, 18):
        theme.set_font_size(size)
    assert (theme.px(), theme.settled) == (18, False)
    assert not desktop.window.updatesEnabled(), "until then it stays the picture it was"
    wait_until(qtbot, lambda: theme.settled)
    assert editor.font().pixelSize() == 18
    assert desktop.window.updatesEnabled()


def test_a_chat_that_goes_on_and_on_stays_light(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    """Turns that have left the screen are widgets no longer, also without anybody scrolling."""
    desktop = make_desktop()
    view = desktop.window.chat
    for number in range(MOST + 40):
        view.add(TurnItem(number + 1, Role.USER, f"Message {number}"))
    assert len(view.column.widgets) == MOST
    wait_until(qtbot, lambda: not view.filling and len(view.column.findChildren(UserMessage)) == MOST)
    assert view.column.widgets[-1].geometry().bottom() > view.verticalScrollBar().maximum()


def test_while_memories_are_searched(
    qtbot: QtBot, make_desktop: DesktopMaker, asked_by_gui: list[str]
) -> None:
    desktop = make_desktop()
    filled(desktop, 0, 600)
    asked_by_gui.clear()
    panel = desktop.window.memory
    heartbeat = Heartbeat()
    for words in ("boat", "fact", "fact 17", "f", "nothing like it", ""):
        panel.search.setText(words)
        panel.refresh()
        wait_until(qtbot, lambda: desktop.background.idle)
    assert heartbeat.stop_share() < LONGEST_SHARE
    assert panel.list.cards.rowCount() >= 100


def test_while_a_long_chat_is_opened(
    qtbot: QtBot, make_desktop: DesktopMaker, asked_by_gui: list[str]
) -> None:
    desktop = make_desktop()
    chat_id = filled(desktop, 800, 0)
    view = desktop.window.chat
    asked_by_gui.clear()
    heartbeat = Heartbeat()
    desktop.session.show_chat(chat_id)
    wait_until(qtbot, lambda: len(view.transcript.items) == 800 and not view.filling)
    assert heartbeat.stop_share() < LONGEST_SHARE
    assert len(view.column.widgets) < MOST / 2, "only what is in sight, and some more"
