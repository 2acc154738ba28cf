"""The timeline: one block a turn, coloured by whether the model still sees it; and its keyboard."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QCursor,
    QGuiApplication,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QMenu, QToolTip, QWidget

from ethervox_gui.context.events.window_events import TurnView
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.ui.context_bar.canvas import TimelineCanvas
from ethervox_gui.ui.context_bar.menu import Action, Wish, wishes
from ethervox_gui.ui.context_bar.painter import BLOCKS_END
from ethervox_gui.ui.kit.theme.theme import Theme


class TimelineStrip(TimelineCanvas):
    """Sends the reader to the entries, and tells what is wanted of them.

    ``summarize_wanted`` and ``drop_wanted`` say how many turns should stay, ``bring_back_wanted`` the first
    and the last turn that should come back; ``walked`` the index of the entry that the keys went to;
    ``pointed`` the entry under the mouse, ``None`` when there is none any more.
    """

    turn_activated = Signal(int)
    summary_activated = Signal(int)
    pin_wanted = Signal(int, bool)
    copy_wanted = Signal(int)
    forget_wanted = Signal(int)
    summarize_wanted = Signal(int)
    drop_wanted = Signal(int)
    bring_back_wanted = Signal(int, int)
    let_passage_go_wanted = Signal(int)
    let_quote_go_wanted = Signal(int)
    walked = Signal(int)
    pointed = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._told: TurnView | None = None  # what the card at the pointer is about
        self.changed.connect(self._look_at_card)

    def _look_at_card(self) -> None:
        """A card that is about something that moved away from under the pointer goes."""
        told, self._told = self._told, None
        if told is None or not QToolTip.isVisible():
            return
        index = self.index_at(self.mapFromGlobal(QCursor.pos()))
        now = None if index is None else self._entries[index]
        if now is not None and (now.number, now.is_block) == (told.number, told.is_block):
            self._told = now
        else:
            QToolTip.hideText()

    # ---- mouse and keys -------------------------------------------------------------------------

    def wheelEvent(self, event: QWheelEvent) -> None:
        delta = event.angleDelta().x() or event.angleDelta().y()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_at(event.position().x(), larger=delta > 0)
        else:
            self.scroll_to(self.view.offset - delta)
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._drag.pressed(self.in_order(event.position().toPoint()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            if self._drag.moved(self.in_order(event.position().toPoint()), self._entries):
                self.setCursor(Qt.CursorShape.ClosedHandCursor)
                QToolTip.hideText()
                self.update()
            return
        hovered = self.index_at(event.position().toPoint())
        if hovered != self._hovered:
            self._hovered = hovered
            self.pointed.emit(None if hovered is None else self._entries[hovered])
            self.setCursor(
                Qt.CursorShape.ArrowCursor if hovered is None else Qt.CursorShape.PointingHandCursor
            )
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if self._hovered is not None:
            self._hovered = None
            self.pointed.emit(None)
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        if self._drag.is_going_on:
            turn = self._drag.dropped(self.in_order(point), self._entries, self.rect())
            self.setCursor(Qt.CursorShape.ArrowCursor)
            self.update()
            if turn is not None:
                self.bring_back_wanted.emit(turn, turn)
            return
        index = self.index_at(point)
        if event.button() == Qt.MouseButton.LeftButton and index is not None:
            self._current = index
            self.activate(index, summary=point.y() > BLOCKS_END + 1)

    def go_to(self, index: int) -> None:
        """As if the keys had walked to an entry and chosen it."""
        self._current = index
        self.reach(index)
        self.activate(index)

    def activate(self, index: int, *, summary: bool = False) -> None:
        """Go to the turn in the chat, or to the summary in the memory panel."""
        entry = self._entries[index]
        if entry.memory_id is not None and (summary or entry.is_block):
            self.summary_activated.emit(entry.memory_id)
        elif entry.role is not Role.SYSTEM:
            self.turn_activated.emit(entry.number)
        self._say()
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        mirrored = _OPPOSITE if self.isRightToLeft() else {}
        key = mirrored.get(event.key(), event.key())
        at = self.at_keys
        target = walked_to(key, at, len(self._entries))
        if target is not None:
            self._walk_to(target)
        elif event.key() in SHOW_KEYS and at is not None:
            self._current = at
            self.activate(at)
        else:
            super().keyPressEvent(event)

    def _walk_to(self, index: int) -> None:
        self._current = index
        self.walked.emit(index)
        self.reach(index)
        self._say()
        place = self.mapToGlobal(QPoint(self.rect_of(index).left(), self.height()))
        QToolTip.showText(place, self.card(self._entries[index]), self)
        self.update()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            index = self.index_at(event.pos())
            self._told = None if index is None else self._entries[index]
            words = "" if self._told is None else self.card(self._told)
            QToolTip.showText(event.globalPos(), words, self)
            return True
        if event.type() in {QEvent.Type.FocusIn, QEvent.Type.FocusOut}:
            self.update()
        return super().event(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() == QContextMenuEvent.Reason.Mouse:
            index, place = self.index_at(event.pos()), event.globalPos()
        elif (index := self.at_keys) is not None:
            self.reach(index)
            place = self.mapToGlobal(self.rect_of(index).bottomLeft())
        if index is not None:
            self.menu_for(self._entries[index]).popup(place)

    def menu_for(self, entry: TurnView) -> QMenu:
        """What can be done with an entry."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for wish in wishes(self._entries, entry):
            if wish is None:
                menu.addSeparator()
            else:
                menu.addAction(wish.words, partial(self._fulfil, wish)).setEnabled(wish.enabled)
        menu.addAction(
            self.tr("Copy details"), lambda: QGuiApplication.clipboard().setText(self.describe(entry))
        )
        return menu

    def _fulfil(self, wish: Wish) -> None:
        """Tell what was chosen in the menu of an entry."""
        signals = {
            Action.SHOW_TURN: self.turn_activated,
            Action.SHOW_SUMMARY: self.summary_activated,
            Action.PIN: self.pin_wanted,
            Action.COPY: self.copy_wanted,
            Action.FORGET: self.forget_wanted,
            Action.SUMMARIZE: self.summarize_wanted,
            Action.DROP: self.drop_wanted,
            Action.BRING_BACK: self.bring_back_wanted,
            Action.LET_PASSAGE_GO: self.let_passage_go_wanted,
            Action.LET_QUOTE_GO: self.let_quote_go_wanted,
        }
        signals[wish.action].emit(*wish.arguments)


_OPPOSITE: dict[int, int] = {Qt.Key.Key_Left: Qt.Key.Key_Right, Qt.Key.Key_Right: Qt.Key.Key_Left}
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}

#: What shows the turn that was walked to.
SHOW_KEYS = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})


def walked_to(key: int, current: int | None, n_entries: int) -> int | None:
    """The index of the entry a key leads to from ``current``; ``None`` for a key that leads nowhere."""
    last = n_entries - 1
    if last < 0:
        return None
    if key == Qt.Key.Key_Home:
        return 0
    if key == Qt.Key.Key_End:
        return last
    if key not in _STEPS:
        return None
    at = n_entries if current is None else current
    return max(0, min(last, at + _STEPS[Qt.Key(key)]))
