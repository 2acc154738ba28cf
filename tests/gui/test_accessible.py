"""What screen readers are told: values, turns, names, focus, announcements."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QListView, QWidget
from pytestqt.qtbot import QtBot

from ethervox_gui.context.budget import Health
from ethervox_gui.context.events.window_events import UsageChanged
from ethervox_gui.context.turns.turns import TurnState
from ethervox_gui.services.prompts import Prompt, Prompts
from ethervox_gui.ui.composer.prompt_dialog import PromptDialog
from ethervox_gui.ui.context_bar import accessible
from ethervox_gui.ui.context_bar.gauge import ContextGauge
from ethervox_gui.ui.context_bar.overview import ChatOverview
from ethervox_gui.ui.context_bar.timeline import TimelineStrip
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.models.download_dialog import DownloadDialog
from ethervox_gui.ui.settings.dialog import SettingsDialog
from ethervox_gui.ui.shell.command_palette import ShortcutsDialog
from tests.gui.conftest import DesktopMaker, press, send, wait_until
from tests.gui.test_gauge_and_timeline import chat_with_a_summary, entry

Name, Description = QAccessible.Text.Name, QAccessible.Text.Description


@pytest.fixture(autouse=True)
def listening(qtbot: QtBot) -> Iterator[None]:
    """As if a screen reader ran."""
    accessible.install()
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def test_the_gauge_has_a_value(qtbot: QtBot, theme: Theme) -> None:
    gauge = ContextGauge(theme)
    qtbot.addWidget(gauge)
    seen = QAccessible.queryAccessibleInterface(gauge)
    value = seen.valueInterface()
    assert seen.role() == QAccessible.Role.ProgressBar
    assert (value.currentValue(), value.maximumValue()) == (0, 0)
    gauge.show_usage(UsageChanged(300, 700, 100, 500, 2572, 500, 900, 8192, Health.OK))
    assert (value.currentValue(), value.minimumValue(), value.maximumValue()) == (4672, 0, 8192)
    assert seen.text(QAccessible.Text.Value) == "4,672 / 8,192 · 57 % · ok"
    assert "summaries" in seen.text(Description)
    with qtbot.waitSignal(gauge.clicked):
        seen.actionInterface().doAction("Press")


def test_whatever_a_reader_asks_for_is_answered(qtbot: QtBot, theme: Theme) -> None:
    """``None`` for what something has not ends the process, in Qt, where a reader asks for a state."""
    strip = TimelineStrip(theme)
    strip.show_entries(chat_with_a_summary())
    for widget in (ContextGauge(theme), ChatOverview(theme, strip), strip):
        qtbot.addWidget(widget)
        QAccessible.queryAccessibleInterface(widget)  # made as Qt makes it
        seen = widget.accessible
        assert isinstance(seen, QAccessibleInterface)
        asked = [one for one in (seen, seen.child(1)) if "interface_cast" in vars(type(one))]
        assert len(asked) == 1, "the timeline itself leaves it to Qt, but not its turns"
        assert all(asked[0].interface_cast(kind) is not None for kind in QAccessible.InterfaceType), widget


def test_the_timeline_is_a_list_of_turns(qtbot: QtBot, theme: Theme) -> None:
    strip = TimelineStrip(theme)
    qtbot.addWidget(strip)
    strip.resize(800, strip.sizeHint().height())
    strip.show()
    strip.show_entries(chat_with_a_summary())
    seen = QAccessible.queryAccessibleInterface(strip)
    assert seen.role() == QAccessible.Role.List
    assert seen.childCount() == 14
    turn = seen.child(11)
    assert turn.role() == QAccessible.Role.ListItem
    assert turn.text(Name).startswith("Model, turn 10, in KV · 40 tokens")
    assert turn.text(Description) == "words of turn 10"
    assert seen.indexOfChild(turn) == 11
    assert turn.parent() is seen
    assert seen.childAt(turn.rect().center().x(), turn.rect().center().y()) is turn
    assert seen.child(9).text(Name).startswith("Summary of turns 1–8")
    strip.activateWindow()
    strip.setFocus()
    wait_until(qtbot, strip.hasFocus)
    press(strip, Qt.Key.Key_End)
    press(strip, Qt.Key.Key_Left)
    assert seen.focusChild() is seen.child(12)
    assert seen.child(12).state().focused
    assert not turn.state().focused
    with qtbot.waitSignal(strip.turn_activated) as activated:
        turn.actionInterface().doAction("Press")
    assert activated.args == [10]
    strip.append(entry(13))
    assert seen.childCount() == 15
    strip.show_entries([entry(1, TurnState.DROPPED)])
    assert seen.child(0).text(Name).startswith("You, turn 1, dropped")
    assert seen.child(5) is None


def test_nothing_is_left_of_what_is_gone(qtbot: QtBot, theme: Theme) -> None:
    gc.freeze()  # what other tests have left need not be looked through twenty times
    for _ in range(20):
        strip = TimelineStrip(theme)
        strip.show_entries(chat_with_a_summary())
        seen = QAccessible.queryAccessibleInterface(strip)
        kept = [seen.child(index) for index in range(seen.childCount())]
        strip.show_entries([entry(1)])
        assert seen.child(0).text(Name)
        strip.deleteLater()
        qtbot.wait(0)
        del seen, kept, strip
        gc.collect()
    gc.unfreeze()


def controls(widget: QWidget) -> list[QWidget]:
    """What the keyboard or the mouse can use."""
    return [
        each
        for each in widget.findChildren(QWidget)
        if each.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not each.objectName().startswith("qt_")
        and not (isinstance(each, QListView) and each.window() is not widget.window())  # of a combo box
    ]


def test_every_control_has_a_name_and_a_role(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(lambda _: "Some `code`:\n\n```python\nx = 1\n```", n_ctx=1024)
    for number in range(4):
        send(qtbot, desktop, f"Message {number}")
    window = desktop.window
    dialogs = [
        SettingsDialog(window.theme, desktop.actions.settings, window),
        DownloadDialog(
            window.theme, desktop.download_actions.downloads.all(), 8192, 16 * 10**9, parent=window
        ),
        ShortcutsDialog(window.shortcuts(), window),
        PromptDialog(Prompts([Prompt.of("Boats", "Tell me about {boat}.")]), window),
        window.show_error("It failed. Try again.", "details"),
    ]
    nameless = []
    for widget in (window, *dialogs):
        for control in controls(widget):
            seen = QAccessible.queryAccessibleInterface(control)
            role = seen.role()
            if role is QAccessible.Role.NoRole or not seen.text(Name).strip():
                nameless.append(f"{type(control).__name__} {control.objectName()} in {control.parent()}")
    assert not nameless


def test_edits_and_replies_are_announced(
    qtbot: QtBot, make_desktop: DesktopMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(accessible, "announce", lambda _widget, words: said.append(words))
    desktop = make_desktop(lambda _: "An answer of some length.", n_ctx=1024)
    for number in range(6):
        send(qtbot, desktop, f"Message {number}")
    assert "Model: An answer of some length." in said
    said.clear()
    send(qtbot, desktop, "/context summarize 1")
    assert any(words.startswith("Turns 1–") and "summarized" in words for words in said), said
