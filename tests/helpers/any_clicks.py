"""Somebody who clicks, types and drags anywhere in a window, and what the window then says wrongly.

What is shown of a chat after all that happened in it is held against what is shown of it where it is opened
anew, the timeline against the live chat, and the list of chats against the database.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from difflib import ndiff
from typing import Final, TypeVar

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent, QKeySequence, QShortcut, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QWidget,
)

from ethervox_gui.context.events.events import ErrorRaised, Event, StopReason
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.ui.chat.stored import read_list, read_transcript
from ethervox_gui.ui.chat.transcript import EditMarkerItem, Item, ToolItem, TurnItem

SAID: Final = (
    "My sister Annika moved to Gdansk.",
    "Where did my sister Annika move?",
    "Give me three tips for sleep.",
    "Write a long story about boats. " * 6,
    "/help",
    "/context",
    "/summarize",
    "/memory list",
    "<b>bold</b> & `code`",
    "again",
)
TYPED: Final = ("12", "sister", "0.5", "/", "-1")
KEYS: Final = (
    *(Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Delete, Qt.Key.Key_Home),
    *(Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_F2, Qt.Key.Key_Menu),
)
SIZES: Final = ((640, 480), (1100, 700), (420, 360), (1600, 900))
#: What would end the program.
ENDS_ALL: Final = (QKeySequence("Ctrl+Q"), QKeySequence("Ctrl+W"))
#: What no event may tell.
FAILURES: Final = frozenset(("internal_error", "engine_failed", "context_lost", "storage_failed"))
#: What is compared of a turn, of a marker, and of a call.
_OF_TURN: Final = (
    *("number", "role", "text", "state", "n_tokens", "memory_id", "versions", "forgotten"),
    *("ended", "may_go_on", "may_retry"),
)
_OF_MARKER: Final = (
    *("action", "first_turn", "last_turn", "memory_id", "turns"),
    *("is_back", "is_redone", "is_forgotten", "gives_way"),
)
_OF_CALL: Final = ("call", "result", "number")

Kind = TypeVar("Kind", bound=QWidget)


class Anybody:
    """Does one thing after the other with a window, by chance.

    From a timer, so that it goes on in menus and dialogs.  ``done`` are the last things, ``rests`` whether no
    more is to come and nothing stands open.
    """

    def __init__(self, desktop: Desktop, seed: int) -> None:
        self.desktop, self.chance = desktop, random.Random(seed)
        self.done: list[str] = []
        self.events: list[Event] = []
        self.rests = True
        self._n_left = 0
        desktop.thread.happened.connect(self.events.append)

    def begin(self, n: int) -> None:
        """Do ``n`` things, then leave what is open."""
        self._n_left, self.rests = n, False
        QTimer.singleShot(0, self._next)

    def _next(self) -> None:
        if self._n_left <= 0:
            self._leave()
            return
        self._n_left -= 1
        QTimer.singleShot(self.chance.choice([0, 0, 1, 5, 20]), self._next)
        kinds: list[tuple[int, Callable[[], str]]] = [
            (12, self._say),
            (30, self._press_button),
            (10, self._click),
            (10, self._open_menu),
            (10, self._choose),
            (8, self._press_key),
            (6, self._use_shortcut),
            (4, self._type),
            (4, self._pick),
            (3, self._turn_wheel),
            (1, self._resize),
            (4, self._stop),
        ]
        weights, acts = zip(*kinds, strict=True)
        (act,) = self.chance.choices(acts, weights)
        self.done.append(act.__name__)  # told first: it may be the last
        self.done[-1] += f" {act()}"

    def _leave(self) -> None:
        top = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        self.rests = top is None
        if top is not None:
            QTimer.singleShot(0, self._leave)
            top.close()

    # ---- what is done ------------------------------------------------------------------------------

    def _say(self) -> str:
        editor = self.desktop.window.composer.editor
        if self._top() is not self.desktop.window or not editor.isEnabled():
            return ""
        text = self.chance.choice(SAID)
        editor.setPlainText(text)
        QTest.keyClick(editor, Qt.Key.Key_Return)
        return text[:20]

    def _press_button(self) -> str:
        button = self._any(QAbstractButton)
        if button is None:
            return ""
        told = f"{button.objectName()} {button.text() or button.toolTip()}"
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        return told

    def _click(self) -> str:
        widget = self._any(QWidget)
        if widget is None or isinstance(widget, QAbstractButton | QMenu):
            return ""
        told, place = _named(widget), self._place_in(widget)
        if self.chance.random() < 0.3:
            QTest.mouseDClick(widget, Qt.MouseButton.LeftButton, pos=place)
        else:
            QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=place)
        return told

    def _open_menu(self) -> str:
        widget = self._any(QWidget)
        if widget is None or isinstance(widget, QMenu):
            return ""
        told, place = _named(widget), self._place_in(widget)
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, widget.mapToGlobal(place))
        QApplication.sendEvent(widget, event)
        return told

    def _choose(self) -> str:
        menu = QApplication.activePopupWidget()
        if not isinstance(menu, QMenu):
            return ""
        actions = [one for one in menu.actions() if one.isEnabled() and one.isVisible() and one.text()]
        if not actions:
            menu.close()
            return ""
        action = self.chance.choice(actions)
        told = action.text()
        menu.setActiveAction(action)
        QTest.keyClick(menu, Qt.Key.Key_Return)
        return told

    def _press_key(self) -> str:
        widget = QApplication.focusWidget() or self._top()
        none, shift, control = (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.ShiftModifier,
            Qt.KeyboardModifier.ControlModifier,
        )
        key, modifier = self.chance.choice(KEYS), self.chance.choice([none] * 4 + [shift, control])
        told = f"{key.name} {modifier.name} {_named(widget)}"
        QTest.keyClick(widget, key, modifier)
        return told

    def _use_shortcut(self) -> str:
        window = self.desktop.window
        if self._top() is not window:
            return ""
        shortcut = self.chance.choice(window.findChildren(QShortcut))
        if not shortcut.isEnabled() or shortcut.key() in ENDS_ALL:
            return ""
        told = shortcut.key().toString()
        shortcut.activated.emit()
        return told

    def _type(self) -> str:
        widget = self._any(QLineEdit) or self._any(QPlainTextEdit)
        if widget is None:
            return ""
        text = self.chance.choice(TYPED)
        QTest.keyClicks(widget, text)
        return f"{_named(widget)} {text}"

    def _pick(self) -> str:
        """A row of a list, a line of a combo box, or a place on a slider."""
        if self.chance.random() < 0.3 and (slider := self._any(QAbstractSlider)) is not None:
            slider.setValue(self.chance.randint(slider.minimum(), slider.maximum()))
            return _named(slider)
        box = self._any(QComboBox)
        if box is not None and box.count():
            told = _named(box)
            box.setCurrentIndex(self.chance.randrange(box.count()))
            box.activated.emit(box.currentIndex())
            return told
        view = self._any(QAbstractItemView)
        n_rows = 0 if view is None or view.model() is None else view.model().rowCount()
        if view is None or not n_rows:
            return ""
        told, row = _named(view), self.chance.randrange(n_rows)
        place = view.visualRect(view.model().index(row, 0)).center()
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
        return f"{told} {row}"

    def _turn_wheel(self) -> str:
        widget = self._any(QWidget)
        if widget is None:
            return ""
        middle, told = widget.rect().center().toPointF(), _named(widget)
        event = QWheelEvent(
            middle,
            widget.mapToGlobal(middle),
            QPoint(),
            QPoint(0, self.chance.choice([-240, 240])),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(widget, event)
        return told

    def _resize(self) -> str:
        width, height = self.chance.choice(SIZES)
        self.desktop.window.resize(width, height)
        return f"{width} × {height}"

    def _stop(self) -> str:
        top = self._top()
        if top is self.desktop.window:
            self.desktop.actions.stop()
            return ""
        told = _named(top)
        QTest.keyClick(top, Qt.Key.Key_Escape)
        return told

    # ---- inside ------------------------------------------------------------------------------------

    def _top(self) -> QWidget:
        return QApplication.activePopupWidget() or QApplication.activeModalWidget() or self.desktop.window

    def _any(self, kind: type[Kind]) -> Kind | None:
        found = [one for one in self._top().findChildren(kind) if one.isVisible() and one.isEnabled()]
        return self.chance.choice(found) if found else None

    def _place_in(self, widget: QWidget) -> QPoint:
        width, height = max(1, widget.width()), max(1, widget.height())
        return QPoint(self.chance.randrange(width), self.chance.randrange(height))


def is_wrong(desktop: Desktop, events: Iterable[Event]) -> Iterator[str]:
    """What the window says wrongly, and what failed, once it is at rest."""
    for event in events:
        if isinstance(event, ErrorRaised) and event.code in FAILURES:
            yield f"failed: {event}"
    store, window, chat_id = desktop.assembly.store, desktop.window, desktop.session.shown_chat
    for fault in store.check():
        yield f"stored: {fault}"
    if chat_id is not None:
        now = [*map(_words_of, window.chat.transcript.items)]
        anew = [*map(_words_of, read_transcript(store, chat_id).items)]
        yield from _differences("the chat", now, anew)
    live = desktop.assembly.governor.live
    if live is not None and live.chat_id == chat_id:
        entries = [one for one in window.header.timeline.entries if not one.is_block]
        told = [f"{one.number} {one.state}" for one in entries if one.role is not Role.SYSTEM]
        true = [f"{one.number} {one.state}" for one in live.timeline if one.role is not Role.SYSTEM]
        yield from _differences("the timeline", told, true)
    listed = [f"{one.chat_id} {one.title}" for one in window.sidebar.list.chats.stored]
    stored = [f"{one.chat_id} {one.title}" for one in read_list(store)[0]]
    yield from _differences("the list of chats", sorted(listed), sorted(stored))


def _differences(where: str, shown: Iterable[str], true: Iterable[str]) -> Iterator[str]:
    """``-`` is shown and not true, ``+`` true and not shown."""
    shown, true = [one for one in shown if one], [one for one in true if one]
    if shown != true:
        yield "\n    ".join([f"{where}:", *(line.rstrip() for line in ndiff(shown, true))])


def _words_of(item: Item) -> str:
    """What is compared of an item; empty where that is nothing, as of a note that nobody stores."""
    names: tuple[str, ...]
    match item:
        case TurnItem():
            names = _OF_TURN
        case EditMarkerItem():
            names = _OF_MARKER
        case ToolItem():
            names = _OF_CALL
        case _:
            return ""
    values = {name: getattr(item, name) for name in names}
    if values.get("ended") is StopReason.END:
        values["ended"] = None  # nothing is stored of what ended as it should
    return f"{type(item).__name__} " + " ".join(
        f"{name}={_short(value)}" for name, value in values.items() if value not in (None, False, "")
    )


def _short(value: object) -> str:
    return f"“{value[:16]}…” ({len(value)})" if isinstance(value, str) and len(value) > 20 else str(value)


def _named(widget: QWidget) -> str:
    return f"{type(widget).__name__} {widget.objectName()}"
