"""Dialogs about the context: the list of its edits, and *Summarize now* before anything happens.

The first shows what left, by whom it was wanted, and what it freed; the second what would leave, and the
summary as it is written.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPushButton,
    QSpinBox,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.events.events import ContextEdited, ErrorRaised, Event, Trigger
from ethervox_gui.context.events.window_events import DraftGrew, DraftReady, DraftStarted, TurnView
from ethervox_gui.context.turns.numbers import Runs, runs_of
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.governor.jobs.jobs import ApplyDraft
from ethervox_gui.storage.base.values import StoredEvent
from ethervox_gui.ui.chat.edit_marker import what_became_of_turns
from ethervox_gui.ui.chat.outside import Outside
from ethervox_gui.ui.chat.transcript import EditMarkerItem
from ethervox_gui.ui.context_bar.descriptions import beginning_of
from ethervox_gui.ui.kit.focus.tab_order import InOrder
from ethervox_gui.ui.kit.text.formatting import clock, number, one_line, plain, seconds, turns_in
from ethervox_gui.ui.kit.text_views.plain_edit import PlainEdit
from ethervox_gui.ui.kit.widgets.dialogs import fit_into_window, heading
from ethervox_gui.ui.kit.widgets.table import Table


class EditsDialog(InOrder):
    """A row for each edit, and the ``drift`` that is left of them, in words.

    ``outside`` tells which of their turns left and were forgotten.

    Its signals carry the turn or the summary that the user wants to see; :attr:`heal_wanted` asks for a clean
    context in place of the edited one.
    """

    turn_wanted = Signal(int)
    summary_wanted = Signal(int)
    heal_wanted = Signal()

    def __init__(
        self,
        edits: Sequence[StoredEvent],
        outside: Outside,
        parent: QWidget | None = None,
        *,
        drift: str = "",
    ) -> None:
        super().__init__(parent)
        self.setObjectName("editsDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Edits of the context"))
        self._outside = outside
        self._edits = sorted(edits, key=lambda stored: -stored.event_id)
        self._redone = outside.redone(EditMarkerItem.of(stored.event) for stored in edits)
        columns = (
            self.tr("Edit"),
            self.tr("Requested by"),
            self.tr("Freed"),
            self.tr("Took"),
            self.tr("When"),
        )
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
        self.drift = QLabel(drift or self.tr("Drift: not measured since the last edit."), self)
        self.drift.setObjectName("driftText")
        self.drift.setProperty("role", "muted")
        self.drift.setTextFormat(Qt.TextFormat.PlainText)
        self.drift.setWordWrap(True)
        self.drift.setVisible(bool(self._edits))
        self.heal = QPushButton(self.tr("Heal"), self)
        self.heal.setObjectName("healButton")
        self.heal.setToolTip(
            self.tr("Reads the context once more in idle time, so that nothing that left echoes in it")
        )
        self.heal.setVisible(bool(self._edits))
        self.heal.clicked.connect(self._heal)
        self._lay_out(empty)
        if self._edits:
            self.list.setCurrentIndex(self.list.model().index(0, 0))
        self.list.setFocus()
        self._check()

    def _lay_out(self, empty: QLabel) -> None:
        close = QPushButton(self.tr("Close"), self)
        close.clicked.connect(self.reject)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        for button in (self.summary, self.show_turns, self.heal, close):
            button.setAutoDefault(False)
        foot.addWidget(self.summary)
        foot.addWidget(self.show_turns)
        foot.addWidget(self.heal)
        foot.addStretch(1)
        foot.addWidget(close)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 20, 20, 16)
        column.setSpacing(12)
        column.addWidget(heading(self.tr("Edits of the context"), self))
        column.addWidget(empty)
        column.addWidget(self.list, 1)
        column.addWidget(self.drift)
        column.addLayout(foot)
        fit_into_window(self, 680, 400 if self._edits else 160)

    def _row(self, stored: StoredEvent) -> QTreeWidgetItem:
        event = stored.event
        return self.list.make_row(
            [
                self._what(stored),
                self._by(event.trigger),
                self.tr("{} tokens").format(number(event.tokens_freed)),
                seconds(event.duration_ms),
                clock(stored.created_at),
            ]
        )

    def _what(self, stored: StoredEvent) -> str:
        event = stored.event
        words = what_became_of_turns(event.action)
        if self._outside.are_forgotten(event.first_turn, event.last_turn):
            words = self.tr("Turns {} forgotten")
        runs: Runs = ((event.first_turn, event.last_turn),)
        if event.memory_id not in self._redone:  # else what is out of these turns left with other edits
            runs = self._outside.turns(event.first_turn, event.last_turn, event.action)
        return words.format(turns_in(runs))

    def _by(self, trigger: Trigger) -> str:
        return {
            Trigger.TOOL: self.tr("the model"),
            Trigger.AUTO: self.tr("the program"),
            Trigger.EMERGENCY: self.tr("an emergency"),
            Trigger.COMMAND: self.tr("a command"),
            Trigger.USER: self.tr("you"),
            Trigger.QUESTION: self.tr("a message"),
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

    def _heal(self) -> None:
        self.accept()
        self.heal_wanted.emit()

    def _show_summary(self) -> None:
        event = self._current()
        if event is not None and event.memory_id is not None:
            self.accept()
            self.summary_wanted.emit(event.memory_id)


#: A choice is taken when nothing was changed for this long, in milliseconds.
_CHOSEN_MS = 300
_MOST_TURNS = 1000


class SummaryDialog(InOrder):
    """Asks for a draft with :attr:`draft_wanted` (turns to keep, detail) and shows the events that answer.

    ``keep`` is shown until it is known how many turns stay; ``None`` is asked for until the user says so.
    What the user wrote is offered again beside the draft of another choice.  :attr:`apply_wanted` carries the
    job, and whether there should be no preview from now on.
    """

    draft_wanted = Signal(object, object)
    apply_wanted = Signal(object, bool)

    def __init__(
        self, entries: Iterable[TurnView], keep: int, detail: Detail, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("summaryDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Summarize now"))
        self._entries = {entry.number: entry for entry in entries if not entry.is_block}
        self._started: DraftStarted | None = None
        self._ready: DraftReady | None = None
        self._keep: int | None = None  # as many as the settings say, and the room allows
        self._shown_keep = keep
        self._own = ""  # what the user made of an earlier draft
        self.facts = QLabel(self)
        self.facts.setObjectName("summaryFacts")
        self.facts.setProperty("role", "muted")
        self.facts.setWordWrap(True)
        self.facts.setTextFormat(Qt.TextFormat.PlainText)
        self.leaving = QListWidget(self)
        self.leaving.setObjectName("leavingTurns")
        self.leaving.setAccessibleName(self.tr("Turns that would leave the context"))
        self.leaving.setFixedHeight(128)
        self.leaving.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.leaving.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.text = PlainEdit(parent=self)
        self.text.setObjectName("noteText")
        self.text.setAccessibleName(self.tr("The summary; it can be changed when it is written"))
        self.text.setTabChangesFocus(True)
        self.text.setMinimumHeight(150)
        self.text.textChanged.connect(self._check)
        self.take_own = QPushButton(self.tr("Use my text again"), self)
        self.take_own.setObjectName("takeOwnSummary")
        self.take_own.setProperty("role", "link")
        self.take_own.setAutoDefault(False)
        self.take_own.clicked.connect(self._take_own)
        self.keep = QSpinBox(self)
        self.keep.setRange(0, _MOST_TURNS)
        self.keep.setValue(keep)
        self.keep.setAccessibleName(self.tr("Newest turns that stay as they are"))
        self.detail = QComboBox(self)
        for each in Detail:
            self.detail.addItem(self._word(each), each)
        self.detail.setCurrentIndex(list(Detail).index(detail))
        self.detail.setAccessibleName(self.tr("How detailed the summary is"))
        self._choosing = QTimer(self)
        self._choosing.setSingleShot(True)
        self._choosing.setInterval(_CHOSEN_MS)
        self._choosing.timeout.connect(self.ask)
        self.keep.valueChanged.connect(self._keep_changed)
        self.detail.currentIndexChanged.connect(lambda _index: self._changed())
        self.at_once = QCheckBox(self.tr("Don't show this again"), self)
        self.at_once.setToolTip(
            self.tr("You can turn the preview on again in the settings, on the page “Appearance”")
        )
        self.apply = QPushButton(self.tr("Apply"), self)
        self.apply.setObjectName("applySummary")
        self.apply.setProperty("role", "primary")
        self.apply.setDefault(True)
        self.apply.clicked.connect(self._apply)
        cancel = QPushButton(self.tr("Cancel"), self)
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        self._lay_out(cancel)
        self._check()

    def _lay_out(self, cancel: QPushButton) -> None:
        choices = QHBoxLayout()
        choices.setSpacing(8)
        for words, widget in ((self.tr("Turns to keep"), self.keep), (self.tr("Detail"), self.detail)):
            label = QLabel(words, self)
            label.setBuddy(widget)
            choices.addWidget(label)
            choices.addWidget(widget)
            choices.addSpacing(12)
        choices.addStretch(1)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.at_once)
        foot.addStretch(1)
        foot.addWidget(cancel)
        foot.addWidget(self.apply)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 20, 20, 16)
        column.setSpacing(12)
        column.addWidget(heading(self.tr("Summarize now"), self))
        column.addLayout(choices)
        column.addWidget(self.facts)
        column.addWidget(self.leaving)
        column.addWidget(self.text, 1)
        column.addWidget(self.take_own, 0, Qt.AlignmentFlag.AlignLeading)
        column.addLayout(foot)
        fit_into_window(self, 620, 560)

    def take(self, event: Event) -> None:
        """What the engine tells of the draft that was asked for last; of others it tells before that."""
        if self._choosing.isActive():
            return
        match event:
            case DraftStarted(keep, detail) if (keep, detail) == (self._keep, self.detail.currentData()):
                self._started, self._ready = event, None
                if keep is None and event.turns:
                    with QSignalBlocker(self.keep):
                        self.keep.setValue(event.n_kept)
                    self._shown_keep = self.keep.value()
                self._show_leaving(event)
            case DraftGrew(text) if self._started is not None:
                self._show_text(text)
            case DraftReady(text) if self._started is not None:
                self._ready = event
                self._show_text(text)
                self.text.setReadOnly(False)
            case ErrorRaised():
                self.text.setReadOnly(self._ready is None)
            case _:
                pass
        self._check()

    # ---- inside ---------------------------------------------------------------------------------

    def _word(self, detail: Detail) -> str:
        return {
            Detail.BRIEF: self.tr("brief"),
            Detail.MODERATE: self.tr("moderate"),
            Detail.DETAILED: self.tr("detailed"),
        }[detail]

    @property
    def _is_changed(self) -> bool:
        return self._ready is not None and self.text.toPlainText() != plain(self._ready.text)

    def _take_own(self) -> None:
        """The draft is there again with Ctrl+Z."""
        own, self._own = self._own, ""
        cursor = self.text.textCursor()
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.insertText(own)
        self.text.setFocus()
        self._check()

    def _keep_changed(self, keep: int) -> None:
        if keep == self._shown_keep:  # Enter tells it, too, and is to apply the draft
            return
        self._keep = self._shown_keep = keep
        self._changed()

    def _changed(self) -> None:
        if self._is_changed and self.text.toPlainText().strip():
            self._own = self.text.toPlainText()
        self._ready = None
        self._check()
        self._choosing.start()

    def ask(self) -> None:
        """Ask for a draft as chosen."""
        self._started = self._ready = None
        self.text.setReadOnly(True)
        self.text.clear()
        self.leaving.clear()
        self._check()
        self.draft_wanted.emit(self._keep, self.detail.currentData())

    def _show_leaving(self, event: DraftStarted) -> None:
        self.leaving.clear()
        names = {Role.USER: self.tr("You"), Role.ASSISTANT: self.tr("Model"), Role.TOOL: self.tr("Tool")}
        for turn in event.turns:
            entry = self._entries.get(turn)
            words = f"{turn}"
            if entry is not None:
                words = f"{turn}  {names.get(entry.role, '')}: {one_line(beginning_of(entry), 120)}"
            self.leaving.addItem(words)

    def _show_text(self, text: str) -> None:
        self.text.setPlainText(plain(text))
        bar = self.text.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _check(self) -> None:
        """The facts and the button, as things are now."""
        started, ready = self._started, self._ready
        is_ready = ready is not None and bool(self.text.toPlainText().strip())
        is_changed = self._is_changed
        self.take_own.setVisible(ready is not None and bool(self._own))
        frees = ready is not None and started is not None and ready.n_after < started.n_used
        self.apply.setEnabled(is_ready and (frees or is_changed))
        if started is None:
            self.facts.setText(self.tr("Waiting for the model…"))
        elif not started.turns:
            self.facts.setText(self.tr("Nothing can leave: all turns are recent or pinned. Keep fewer."))
        else:
            which = turns_in(runs_of(started.turns))
            listed = [self._entries[turn].n_tokens for turn in started.turns if turn in self._entries]
            n_turns = min(sum(listed), started.n_leaving)
            leaves = self.tr("Turns {} would leave, {} tokens.").format(which, number(n_turns))
            if n_turns < started.n_leaving:
                summary = self.tr("The previous summary would leave, too: {} tokens.")
                leaves += " " + summary.format(number(started.n_leaving - n_turns))
            if self._ready is None:
                words = self.tr("The summary is being written…")
            elif not is_changed and not frees:
                words = self.tr("The summary would take as many tokens: shorten it, or keep fewer turns.")
            elif not is_changed:
                words = self.tr("In use: {} → {} tokens.").format(
                    number(started.n_used), number(self._ready.n_after)
                )
            else:
                words = self.tr("In use: {} tokens now; your text is counted when it is applied.").format(
                    number(started.n_used)
                )
            self.facts.setText(f"{leaves} {words}")

    def _apply(self) -> None:
        if self._started is None or self._ready is None:
            return
        self.apply.setEnabled(False)
        text = self.text.toPlainText()
        source = self._ready.source if text == plain(self._ready.text) else "user"
        detail = self.detail.currentData()
        started = self._started
        job = ApplyDraft(self._keep, detail, started.turns, text, source, started.chat_id)
        self.apply_wanted.emit(job, self.at_once.isChecked())
