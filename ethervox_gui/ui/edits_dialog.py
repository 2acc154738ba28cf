"""The edits of a chat's context, the newest first: what left, by whom it was wanted, and what it freed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ethervox_gui.context.events import Action, ContextEdited, Trigger
from ethervox_gui.storage.values import StoredEvent
from ethervox_gui.ui.labels import heading
from ethervox_gui.ui.table import Table
from ethervox_gui.ui.wording import clock, number, seconds, turns


class EditsDialog(QDialog):
    """A row for each edit.  Its signals carry the turn or the summary that the user wants to see."""

    turn_wanted = Signal(int)
    summary_wanted = Signal(int)

    def __init__(self, edits: Sequence[StoredEvent], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("editsDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Edits of the context"))
        self._edits = sorted(edits, key=lambda stored: -stored.event_id)
        columns = (self.tr("Edit"), self.tr("Wanted by"), self.tr("Freed"), self.tr("Took"), self.tr("When"))
        self.list = Table("editsList", self.tr("Edits of the context"), columns, right=(2, 3, 4), parent=self)
        for stored in self._edits:
            self.list.addTopLevelItem(self._row(stored))
        self.list.currentItemChanged.connect(lambda _now, _before: self._check())
        self.list.itemActivated.connect(lambda _item, _column: self._go())
        empty = QLabel(self.tr("Nothing has left the context of this chat."), self)
        empty.setProperty("role", "muted")
        empty.setVisible(not self._edits)
        self.list.setVisible(bool(self._edits))
        self.summary = QPushButton(self.tr("Show summary"), self)
        self.summary.clicked.connect(self._show_summary)
        self.show_turns = QPushButton(self.tr("Show in chat"), self)
        self.show_turns.clicked.connect(self._go)
        close = QPushButton(self.tr("Close"), self)
        close.clicked.connect(self.reject)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        for button in (self.summary, self.show_turns, close):
            button.setAutoDefault(False)
        foot.addWidget(self.summary)
        foot.addWidget(self.show_turns)
        foot.addStretch(1)
        foot.addWidget(close)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 20, 20, 16)
        column.setSpacing(12)
        column.addWidget(heading(self.tr("Edits of the context"), self))
        column.addWidget(empty)
        column.addWidget(self.list, 1)
        column.addLayout(foot)
        self.resize(680, 400 if self._edits else 160)
        if self._edits:
            self.list.setCurrentIndex(self.list.model().index(0, 0))
        self.list.setFocus()
        self._check()

    def _row(self, stored: StoredEvent) -> QTreeWidgetItem:
        event = stored.event
        return self.list.make_row(
            [
                self._what(event),
                self._by(event.trigger),
                self.tr("{} tokens").format(number(event.tokens_freed)),
                seconds(event.duration_ms),
                clock(stored.created_at),
            ]
        )

    def _what(self, event: ContextEdited) -> str:
        words = self.tr("Turns {} dropped")
        if event.action is Action.SUMMARIZE_OLD:
            words = self.tr("Turns {} summarised")
        return words.format(turns(event.first_turn, event.last_turn))

    def _by(self, trigger: Trigger) -> str:
        return {
            Trigger.TOOL: self.tr("the model"),
            Trigger.AUTO: self.tr("the program"),
            Trigger.EMERGENCY: self.tr("an emergency"),
            Trigger.COMMAND: self.tr("a command"),
            Trigger.USER: self.tr("you"),
        }[trigger]

    def _current(self) -> ContextEdited | None:
        row = self.list.currentIndex().row()
        return self._edits[row].event if 0 <= row < len(self._edits) else None

    def _check(self) -> None:
        event = self._current()
        self.show_turns.setEnabled(event is not None)
        self.summary.setEnabled(event is not None and event.memory_id is not None)

    def _go(self) -> None:
        event = self._current()
        if event is not None:
            self.accept()
            self.turn_wanted.emit(event.last_turn)

    def _show_summary(self) -> None:
        event = self._current()
        if event is not None and event.memory_id is not None:
            self.accept()
            self.summary_wanted.emit(event.memory_id)
