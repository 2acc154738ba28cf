"""Three hundred hostile texts, everywhere a foreign text can appear: they are read, and do nothing else."""

from __future__ import annotations

import itertools
import re
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QPoint, Qt
from PySide6.QtGui import QDesktopServices, QHelpEvent
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPushButton, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from ethervox_gui.context.events.events import EngineReady
from ethervox_gui.context.events.window_events import TurnView
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.services.models.library import FoundModel
from ethervox_gui.storage.base.values import NewMemory
from ethervox_gui.ui.chat.transcript import NoteItem, ToolItem, Transcript
from ethervox_gui.ui.kit.text_views.rich_text import RichText
from ethervox_gui.ui.kit.widgets.dialogs import AskDialog, LinkDialog
from ethervox_gui.ui.memory.query import detail_of_memory
from ethervox_gui.ui.models.library_dialog import ModelDialog
from tests.gui.conftest import DesktopMaker, begin, press, wait_idle, wait_until
from tests.helpers import programs
from tests.helpers.bait import Bait, baited
from tests.helpers.hostile import hostile_texts

_SIZE = (1100, 700)
_SMALLEST = (900, 600)


@pytest.fixture
def bait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bait]:
    """Whatever opens a file, an address or a program while the test runs fails it."""
    folder = tmp_path / "bait"
    folder.mkdir()
    opened: list[object] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    with baited(folder) as laid:
        yield laid
        assert not laid.taken()
        assert not opened


@pytest.fixture(params=[pytest.param(4, id="some"), pytest.param(1, id="all", marks=pytest.mark.slow)])
def texts(bait: Bait, request: pytest.FixtureRequest) -> list[str]:
    """A quarter of them every day, and all of them where there is time."""
    return hostile_texts(bait.folder, bait.port)[:: request.param]


@pytest.fixture
def desktop(make_desktop: DesktopMaker) -> Desktop:
    desktop = make_desktop(lambda prompt: _answers.get(prompt.strip()[-40:], "Fine."))
    desktop.window.resize(*_SIZE)
    return desktop


_answers: dict[str, str] = {}
_rounds = itertools.count()


def test_the_bait_is_seen(qtbot: QtBot, tmp_path: Path) -> None:
    """The other tests here would notice: Qt's own reading, a connection, and a program that starts."""
    with baited(tmp_path) as bait:
        assert not bait.taken()
        tempting = QLabel(f'<img src="{bait.folder}/picture.png">')
        qtbot.addWidget(tempting)
        tempting.grab()
        if sys.platform.startswith("linux"):
            assert "file" in bait.taken()[0]
        with socket.create_connection(("127.0.0.1", bait.port)):
            pass
        assert "network: a connection" in bait.taken()
        programs.run([sys.executable, "--version"], check=True, text=False)
        assert "subprocess.Popen" in bait.taken()[0]
        assert not bait.taken()


def still_sound(desktop: Desktop, bait: Bait, text: str) -> None:
    """Nothing was touched, and (looked at now and then) the window is laid out as before."""
    shown = repr(text[:80])
    assert not bait.taken(), shown
    if next(_rounds) % 8:
        return
    window = desktop.window
    assert (window.width(), window.height()) == _SIZE, shown
    least = window.minimumSizeHint()
    assert least.width() <= _SMALLEST[0], shown
    assert least.height() <= _SMALLEST[1], shown
    for widget in window.findChildren(QWidget):
        if widget.isVisible() and not widget.isWindow():
            assert widget.mapTo(window, QPoint(widget.width(), 0)).x() <= _SIZE[0], (shown, widget)
    for label in window.findChildren(QLabel):
        plain = label.textFormat() is Qt.TextFormat.PlainText
        assert plain or _is_ours(label.text()), (shown, label, label.text()[:80])


def _is_ours(words: str) -> bool:
    """Plain words, or a tooltip that we made, in which all that is foreign was escaped."""
    if words.startswith("<p style='white-space: pre-wrap; margin: 0'>"):
        return "<" not in _CARD.sub("", words)
    words = words.removeprefix("<p style='white-space: pre-wrap'>").removesuffix("</p>")
    return "<" not in words


#: What :mod:`ethervox_gui.ui.kit.overlays.tip_card` writes: no picture but the swatches, which it holds.
_CARD = re.compile(
    r"</?(?:p|b|table|tr|td)(?: (?:style|align|cellspacing)='[\w :;#,.-]*')*>"
    r"|<img src='data:image/png;base64,[\w+/=]+' width='10' height='10'/>"
)


def hover(widget: QWidget, place: QPoint | None = None) -> str:
    """Rest the mouse on a widget; what the tooltip shows, which fits the screen."""
    place = place or widget.rect().center()
    event = QHelpEvent(QEvent.Type.ToolTip, place, widget.mapToGlobal(place))
    QApplication.sendEvent(widget, event)
    words = QToolTip.text()
    for tip in QApplication.topLevelWidgets():
        if tip.metaObject().className() == "QTipLabel" and tip.isVisible():
            tip.grab()
            assert tip.width() <= tip.screen().geometry().width(), words[:80]
    QToolTip.hideText()
    return words


def test_in_the_chat(qtbot: QtBot, desktop: Desktop, bait: Bait, texts: list[str]) -> None:
    """Read from the store, shown as the user's words and as the model's Markdown."""
    window, store = desktop.window, desktop.assembly.store
    before = window.columns.sizes()
    chat = store.create_chat(texts[0])
    for text in texts:
        store.append_turn(chat.chat_id, Role.USER, text)
        store.append_turn(chat.chat_id, Role.ASSISTANT, text)
    desktop.session.show_chat(chat.chat_id)
    wait_until(qtbot, lambda: len(window.chat.transcript.items) == 2 * len(texts))
    items = window.chat.transcript.items
    for first in range(0, len(items), 8):
        window.chat.show_transcript(Transcript(items[first : first + 8]))
        window.grab()
        still_sound(desktop, bait, texts[first // 2])
        assert window.columns.sizes() == before
        for part in window.chat.findChildren(RichText):
            for link in links_of(part):
                assert link.startswith(("http://", "https://", "mailto:")), link[:80]


def links_of(part: RichText) -> Iterator[str]:
    block = part.document().begin()
    while block.isValid():
        for span in block.textFormats():
            if span.format.anchorHref():
                yield span.format.anchorHref()
        block = block.next()


def test_in_replies_as_they_are_written(qtbot: QtBot, desktop: Desktop, bait: Bait, texts: list[str]) -> None:
    """A message and its answer, for every twelfth: the model repeats what it was told."""
    for text in texts[::5]:
        if not text.strip() or text.startswith("/") or len(text) > 3000:
            continue
        _answers.clear()
        _answers[text.strip()[-40:]] = text
        begin(qtbot, desktop, text)
        wait_idle(qtbot, desktop)
        desktop.window.grab()
        still_sound(desktop, bait, text)


def test_in_calls_notes_and_thinking(qtbot: QtBot, desktop: Desktop, bait: Bait, texts: list[str]) -> None:
    chat = desktop.window.chat
    for start in range(0, len(texts), 6):
        chat.show_transcript(Transcript())
        for text in texts[start : start + 6]:
            chat.add(ToolItem(text, text))
            chat.add(NoteItem(text, text))
        for button in chat.findChildren(QPushButton):
            if button.isCheckable():
                button.click()
        desktop.window.grab()
        still_sound(desktop, bait, texts[start])


def test_in_titles(qtbot: QtBot, desktop: Desktop, bait: Bait, texts: list[str]) -> None:
    window, store = desktop.window, desktop.assembly.store
    for text in texts:
        store.rename_chat(store.create_chat().chat_id, text)
        window.show_title(text)
    desktop.session.refresh_chats()
    chats = window.sidebar.list
    wait_until(qtbot, lambda: chats.chats.rowCount() > 0.8 * len(texts))
    for row in range(0, chats.chats.rowCount(), 12):
        chats.scrollTo(chats.chats.index(row))
        chats.setCurrentIndex(chats.chats.index(row))
        press(chats, Qt.Key.Key_F2)
        press(chats, Qt.Key.Key_Escape)
        hover(chats.viewport())
        window.grab()
        still_sound(desktop, bait, str(chats.chats.index(row).data()))
    for text in texts[::10]:
        window.sidebar.filter.setText(text)
    still_sound(desktop, bait, "filter")


def test_in_memories(qtbot: QtBot, desktop: Desktop, bait: Bait, texts: list[str]) -> None:
    """As summaries with tags, each as a whole and all of them in the list."""
    window, store = desktop.window, desktop.assembly.store
    panel = window.memory
    chat = store.create_chat("memories")
    for text in texts:
        memory = store.add_memory(chat.chat_id, NewMemory(text, tags=[text[:100]]))
        panel.show_detail(detail_of_memory(memory, text, (memory,)))
        panel.detail.grab()
        for widget in panel.detail.findChildren(QWidget):
            if widget.isVisible() and widget.toolTip() and len(text) % 10 == 0:
                hover(widget)
        still_sound(desktop, bait, text)
    panel.close_detail()
    panel.refresh()
    wait_until(qtbot, lambda: desktop.background.idle)
    while panel.list.cards.canFetchMore(QModelIndex()):
        panel.list.cards.fetchMore(QModelIndex())
        wait_until(qtbot, lambda: desktop.background.idle)
    assert panel.list.cards.rowCount() == len(texts)
    for row in range(0, len(texts), 3):
        panel.list.scrollTo(panel.list.cards.index(row))
        panel.list.grab()
        assert not bait.taken()
    panel.filters.tag_menu().popup(QPoint(0, 0))
    for text in texts[::20]:
        panel.filters.choose_tag(text[:100])
        wait_until(qtbot, lambda: desktop.background.idle)
        still_sound(desktop, bait, text)


def test_in_searches(qtbot: QtBot, desktop: Desktop, bait: Bait, texts: list[str]) -> None:
    window, store = desktop.window, desktop.assembly.store
    chat = store.create_chat("memories")
    store.add_memory(chat.chat_id, NewMemory("- One that can be found."))
    for text in texts:
        window.memory.search.setText(text)
        window.memory.refresh()
        wait_until(qtbot, lambda: desktop.background.idle)
        window.memory.grab()
        still_sound(desktop, bait, text)
    assert not desktop.window.findChildren(QDialog), "no search fails"


def test_in_names_of_models(qtbot: QtBot, desktop: Desktop, bait: Bait, texts: list[str]) -> None:
    window = desktop.window
    dialog = ModelDialog(window.theme, 4096, window)
    dialog.show_models([FoundModel(Path(_name(text)), text, text, 1, None, text) for text in texts])
    dialog.open()
    for row in range(0, len(texts), 10):
        item = dialog.items[row]
        dialog.list.scrollToItem(item)
        hover(dialog.list.viewport(), dialog.list.visualItemRect(item).center())
    dialog.grab()
    dialog.reject()
    window.header.picker.set_recent([Path("/" + _name(text)) for text in texts[:8]])
    for text in texts:
        desktop.session.take(EngineReady(text, 2048, "rebuild", text, 1))
        assert "<img" not in hover(window.header.picker)
        hover(window.header.pill)
        still_sound(desktop, bait, text)
    window.grab()


def _name(text: str) -> str:
    return text.replace("\0", "").replace("/", "∕")[:80] or "x"


def test_in_the_timeline(qtbot: QtBot, desktop: Desktop, bait: Bait, texts: list[str]) -> None:
    window = desktop.window
    strip = window.header.timeline
    strip.show_entries(
        TurnView(
            number=number,
            last_number=number,
            role=Role.USER,
            state=TurnState.IN_KV,
            n_tokens=40,
            importance=0.5,
            preview=text[:128],
            pinned=False,
            is_block=False,
            recalled=False,
            memory_id=None,
            p0=number * 40,
            p1=number * 40 + 40,
        )
        for number, text in enumerate(texts, 1)
    )
    strip.setFocus()
    press(strip, Qt.Key.Key_Home)
    for index, text in enumerate(texts):
        left = strip.view.layout.lefts[index] - strip.view.offset
        hover(strip, QPoint(round(left) + 2, 30))
        strip.menu_for(strip.entries[index]).close()
        press(strip, Qt.Key.Key_Right)
        still_sound(desktop, bait, text)


def test_in_notes_in_the_corner_and_dialogs(
    qtbot: QtBot, desktop: Desktop, bait: Bait, texts: list[str]
) -> None:
    window = desktop.window
    for text in texts:
        window.toast.tell("error", text, text, "Undo", lambda: None)
        window.toast.grab()
        assert window.toast.width() <= window.width()
        dialogs: list[QDialog] = [window.show_error(text, text)]
        if not len(dialogs[0].findChildren(QWidget)) % 3:
            dialogs += [AskDialog(text, text, "Do it", window), LinkDialog(f"http://x.org/{text}", window)]
        for dialog in dialogs:
            dialog.show()
            dialog.grab()
            screen = dialog.screen().geometry()
            assert dialog.width() <= screen.width(), repr(text[:80])
            assert dialog.height() <= screen.height(), repr(text[:80])
            dialog.close()
        still_sound(desktop, bait, text)
