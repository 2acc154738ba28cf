"""What the user can do with the context: turns leave it, turns come back, an edit is undone."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ethervox_gui.context.events import Event, ReturnMeasured, TurnPagedIn
from ethervox_gui.governor.jobs import BringBack, Job, ShiftWindow, SummarizeOld, UndoEdit
from ethervox_gui.ui.dialogs import AskDialog
from ethervox_gui.ui.engine_thread import EngineThread
from ethervox_gui.ui.session import Session
from ethervox_gui.ui.window import MainWindow
from ethervox_gui.ui.wording import number, seconds, turns


class ContextActions(QObject):
    """Wires the timeline's menu, the seams and the notes about edits."""

    def __init__(self, window: MainWindow, session: Session, thread: EngineThread) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._thread = thread
        timeline = window.header.timeline
        timeline.summarize_wanted.connect(lambda keep: self._submit(SummarizeOld(keep)))
        timeline.drop_wanted.connect(lambda keep: self._submit(ShiftWindow(keep)))
        timeline.bring_back_wanted.connect(self.bring_back)
        window.chat.undo_wanted.connect(self.undo)

    def take(self, event: Event) -> None:
        """A slot of :attr:`EngineThread.happened`."""
        match event:
            case ReturnMeasured():
                self._ask(event)
            case TurnPagedIn(numbers, _, duration_ms, source) if self._session.ready:
                title = self.tr("Turns {} are back").format(turns(numbers[0], numbers[-1]))
                if len(numbers) == 1:
                    title = self.tr("Turn {} is back").format(numbers[0])
                words = self.tr("read again from their text, in {}")
                if source == "page":
                    words = self.tr("as the model left them, in {}; nothing was read again")
                self._window.toast.tell("notice", title, words.format(seconds(duration_ms)))
            case _:
                pass

    def bring_back(self, first: int, last: int) -> None:
        """Bring turns back; at once where they have pages, after asking where they must be read again."""
        self._submit(BringBack(first, last, may_read=False))

    def undo(self, first: int, last: int) -> None:
        """Undo the edit that took these turns out."""
        self._submit(UndoEdit((first, last), may_read=False))

    def _ask(self, event: ReturnMeasured) -> None:
        first, last = event.first_turn, event.last_turn
        words = self.tr("The model has to read {} tokens for that.").format(number(event.n_read))
        if event.seconds:
            words += " " + self.tr("At the speed seen so far it takes about {} s.").format(
                number(max(1, round(event.seconds)))
            )
        question = self.tr("Bring back turns {}?").format(turns(first, last))
        dialog = AskDialog(question, words, self.tr("Bring back"), self._window)
        job: Job = UndoEdit((first, last)) if event.undo else BringBack(first, last)
        dialog.accepted.connect(lambda: self._submit(job))
        dialog.open()

    def _submit(self, job: Job) -> None:
        if self._session.ready and not self._session.busy:
            self._thread.submit(job)
            self._session.submitted()
        else:
            words = self.tr("Wait until the reply is complete, or open the chat first.")
            self._window.toast.tell("notice", self.tr("Not now"), words)
