"""What the user can do with the context: turns leave it, turns come back, an edit is undone, edits listed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.events.events import (
    BranchSwitched,
    ContextEdited,
    EditProposed,
    ErrorRaised,
    Event,
    ReplyExplained,
    Trigger,
    TurnPagedIn,
)
from ethervox_gui.context.events.window_events import (
    ChatOpened,
    DraftGrew,
    DraftReady,
    DraftStarted,
    JobFinished,
    ReturnMeasured,
    TimelineChanged,
)
from ethervox_gui.context.turns.turns import TurnState
from ethervox_gui.governor.jobs.jobs import (
    ApplyDraft,
    BringBack,
    DraftSummary,
    ExplainReply,
    HealContext,
    Job,
    KeepTurns,
    LetGo,
    LetPassageGo,
    MakeRoom,
    ShiftWindow,
    SummarizeOld,
    UndoEdit,
)
from ethervox_gui.settings import Settings
from ethervox_gui.storage.base.values import StoredEvent
from ethervox_gui.ui.chat.outside import Outside
from ethervox_gui.ui.chat.stored import read_edits
from ethervox_gui.ui.context_bar import accessible
from ethervox_gui.ui.controllers.main import Actions
from ethervox_gui.ui.kit.overlays.overlay import lay_over
from ethervox_gui.ui.kit.text.formatting import all_turns, number, seconds, turns
from ethervox_gui.ui.kit.widgets.dialogs import AskDialog
from ethervox_gui.ui.shell.services import Parts

if TYPE_CHECKING:
    from ethervox_gui.ui.controllers.context_dialogs import SummaryDialog


class ContextActions(QObject):
    """Wires *Summarize now*, the timeline's menu, the markers and the notes about edits."""

    def __init__(self, parts: Parts, actions: Actions) -> None:
        super().__init__(parts.window)
        self._actions = actions
        self._preview: SummaryDialog | None = None
        self._switching = False  # another version is shown: that its turns came is nothing to tell
        self._parts = parts
        self._window = window = parts.window
        self._session = parts.session
        self._thread = parts.thread
        window.header.summarize.clicked.connect(self.summarize)
        window.add_shortcut("Ctrl+Shift+S", self.tr("Summarize now"), self.summarize)
        timeline = window.header.timeline
        timeline.summarize_wanted.connect(lambda keep: self._submit(SummarizeOld(keep)))
        timeline.drop_wanted.connect(lambda keep: self._submit(ShiftWindow(keep)))
        timeline.bring_back_wanted.connect(self.bring_back)
        timeline.let_passage_go_wanted.connect(lambda passage: self._submit(LetPassageGo(passage)))
        timeline.let_quote_go_wanted.connect(lambda number: self._submit(LetGo(number=number)))
        actions.settings_changed.connect(self._settings_changed)
        window.chat.undo_wanted.connect(self.undo)
        window.chat.why_wanted.connect(self.explain)
        window.chat.let_go_wanted.connect(lambda: self._submit(LetGo()))
        window.chat.stay_out_wanted.connect(lambda: self._submit(LetGo(for_good=True)))

    def take(self, event: Event) -> None:
        """A slot of :attr:`Session.taken`."""
        if self._window.proposal.turns and self._outdates_proposal(event):
            self._window.proposal.put_away()
        match event:
            case EditProposed():
                self._propose(event)
            case ReturnMeasured():
                self._ask(event)
            case DraftStarted() | DraftGrew() | DraftReady() | ErrorRaised() if self._preview is not None:
                self._preview.take(event)
            case ContextEdited(trigger=Trigger.USER) if self._preview is not None:
                self._preview.accept()
            case ReplyExplained():
                self._actions.explains = False
            case BranchSwitched() | JobFinished():
                if self._actions.explains:  # it gave way, or was stopped
                    self._window.status.say("")
                self._actions.explains = False
                self._switching = isinstance(event, BranchSwitched)
            case TurnPagedIn(trigger=Trigger.QUESTION | Trigger.AUTO):
                pass  # a line at the message tells it; or a chat is as it was before it was left
            case TurnPagedIn() if self._session.ready and not self._switching:
                self._tell_return(event)
            case _:
                pass

    def _tell_return(self, event: TurnPagedIn) -> None:
        numbers, is_from_page = event.turns, event.source == "page"
        if len(numbers) == 1:
            title = self.tr("Turn {} is back").format(numbers[0])
            words = self.tr("read again from its text, in {}")
            if is_from_page:
                words = self.tr("as the model left it, in {}; nothing was read again")
        else:
            title = self.tr("Turns {} are back").format(all_turns(numbers))
            words = self.tr("read again from their text, in {}")
            if is_from_page:
                words = self.tr("as the model left them, in {}; nothing was read again")
        words = words.format(seconds(event.duration_ms))
        if event.left:
            one, several = self.tr("turn {} left to make room"), self.tr("turns {} left to make room")
            words += "; " + (one if len(event.left) == 1 else several).format(all_turns(event.left))
        self._window.toast.tell("notice", title, words, of_chat=True)

    # ---- summaries ------------------------------------------------------------------------------

    def summarize(self) -> None:
        """Summarize old turns now, after showing how, unless the settings want it at once."""
        if not self._session.ready or self._session.busy or self._preview is not None:
            return
        if self._window.header.summarize.hasFocus():  # it can't be pressed meanwhile, so Qt would pass it on
            self._window.composer.setFocus()
        settings = self._actions.settings
        if not settings.appearance.preview_summaries:
            self._submit(SummarizeOld())
            return
        context = settings.context
        entries = self._window.header.timeline.entries
        from ethervox_gui.ui.controllers.context_dialogs import SummaryDialog

        self._preview = dialog = SummaryDialog(
            entries, context.keep_recent_turns, context.summary_detail, self._window
        )
        dialog.draft_wanted.connect(self._draft)
        dialog.apply_wanted.connect(self._apply)
        dialog.finished.connect(self._preview_closed)
        lay_over(dialog, is_light=False)
        dialog.ask()

    def _draft(self, keep: int | None, detail: Detail) -> None:
        if self._session.busy:
            self._thread.cancel()
        self._thread.submit(DraftSummary(keep, detail))
        self._session.submitted()

    def _apply(self, job: ApplyDraft, at_once: bool) -> None:
        if at_once:
            self._actions.change_settings({"appearance.preview_summaries": False})
        self._submit(job)

    def _preview_closed(self, result: int) -> None:
        self._preview = None
        if result == QDialog.DialogCode.Rejected and self._session.busy:
            self._thread.cancel()

    def explain(self, number: int) -> None:
        """Find out what carried a reply, in moments in which nothing else is wanted."""
        if not self._session.ready or self._session.busy:
            self._parts.tell_not_now()
            return
        self._actions.explains = True
        self._thread.submit(ExplainReply(number, gives_way=True))  # who writes meanwhile need not wait for it
        self._window.status.say(self.tr("looking at what carried this reply…"))

    # ---- what will leave by itself --------------------------------------------------------------

    def _propose(self, event: EditProposed) -> None:
        """Say it above the composer of its chat; nobody has to answer."""
        if self._session.live.chat_id != self._session.shown_chat:
            return
        card = self._window.proposal
        card.propose(event, lambda: self._answer(MakeRoom()), lambda turns: self._answer(KeepTurns(turns)))
        accessible.announce(card, card.accessibleName())

    def _answer(self, job: Job) -> None:
        """Do it behind what runs; who was writing goes on."""
        self._thread.submit(job)
        self._session.submitted()
        self._window.composer.setFocus()

    def _outdates_proposal(self, event: Event) -> bool:
        """Whether what the card says is done, or does not hold any more."""
        match event:
            case ContextEdited() | BranchSwitched() | ChatOpened():
                return True
            case TimelineChanged(_, entries):
                told = self._window.proposal.turns
                stays = (entry for entry in entries if not entry.is_block and entry.number in told)
                return any(entry.pinned or entry.state is not TurnState.IN_KV for entry in stays)
            case _:
                return False

    def _settings_changed(self, settings: Settings) -> None:
        if not (settings.context.ask_first and settings.context.enabled):
            self._window.proposal.put_away()

    # ---- turns that come back -------------------------------------------------------------------

    def bring_back(self, first: int, last: int) -> None:
        """Bring turns back; at once where they have pages, after asking where they must be read again."""
        self._submit(BringBack(first, last, may_read=False))

    def undo(self, first: int, last: int) -> None:
        """Undo the edit that took these turns out."""
        self._submit(UndoEdit((first, last), may_read=False))

    def _ask(self, event: ReturnMeasured) -> None:
        """The question is about turns of the live chat, which need not be on the screen any more."""
        chat_id = self._session.live.chat_id
        if chat_id != self._session.shown_chat:
            self._tell_of_another_chat()
            return
        first, last = event.first_turn, event.last_turn
        words = self.tr("The model has to read {} tokens for that.").format(number(event.n_read))
        if event.seconds:
            words += " " + self.tr("At the speed so far, it takes about {} s.").format(
                number(max(1, round(event.seconds)))
            )
        question = self.tr("Bring back turns {}?").format(turns(first, last))
        dialog = AskDialog(question, words, self.tr("Bring back"), self._window)
        job: Job = UndoEdit((first, last)) if event.undo else BringBack(first, last)
        dialog.accepted.connect(
            lambda: self._submit(job) if chat_id == self._session.shown_chat else self._tell_of_another_chat()
        )
        lay_over(dialog)

    def _tell_of_another_chat(self) -> None:
        advice = self.tr("Open that chat: they can be brought back in its timeline.")
        self._window.toast.tell("notice", self.tr("These turns belong to another chat."), advice)

    def _submit(self, job: Job) -> None:
        self._parts.submit_if_free(job)


class EditActions(QObject):
    """Reads the edits on the worker thread and shows them."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts.window)
        self._parts = parts
        self._window = window = parts.window
        self._session = parts.session
        self._thread = parts.thread
        self._store = parts.store
        self._background = parts.background
        window.header.gauge.clicked.connect(self.show_edits)
        window.add_shortcut("Ctrl+G", self.tr("Edits of the context"), self.show_edits)

    def show_edits(self) -> None:
        """Open the list."""
        from ethervox_gui.ui.controllers.context_dialogs import (
            EditsDialog,  # here, because the window opens sooner without
        )

        chat_id, store = self._session.shown_chat, self._store
        if chat_id is not None and self._window.findChild(EditsDialog) is None:
            self._background.read(lambda: read_edits(store, chat_id), self._show)

    def _show(self, read: tuple[list[StoredEvent], Outside]) -> None:
        from ethervox_gui.ui.controllers.context_dialogs import EditsDialog

        if self._window.findChild(EditsDialog) is not None:  # it was wanted twice while they were read
            return
        edits, outside = read
        dialog = EditsDialog(edits, outside, self._window, drift=self._window.header.gauge.drift_text())
        dialog.heal_wanted.connect(self._heal)
        dialog.turn_wanted.connect(self._window.chat.scroll_to_turn)
        dialog.summary_wanted.connect(self._window.show_memory)
        lay_over(dialog)

    def _heal(self) -> None:
        self._parts.submit_if_free(HealContext())
