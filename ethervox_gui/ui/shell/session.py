"""What the window shows of the engine: events come in here, widgets change."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal

from ethervox_gui.context.events import events, window_events
from ethervox_gui.context.events.asked import Answered, FailedMeanwhile
from ethervox_gui.context.events.events import Event
from ethervox_gui.engine.training import Training
from ethervox_gui.storage.base.values import Chat, Folder
from ethervox_gui.storage.store import Store
from ethervox_gui.ui.chat.stored import read_list, read_transcript
from ethervox_gui.ui.chat.transcript import DocumentItem, Transcript
from ethervox_gui.ui.kit.text.formatting import one_line
from ethervox_gui.ui.kit.text.translate import said
from ethervox_gui.ui.runtime.background import Background
from ethervox_gui.ui.shell.live_transcript import LiveTranscript
from ethervox_gui.ui.shell.window import MainWindow

#: Errors that a note in the corner is enough for.
_SMALL_ERRORS = (
    *("unknown_command", "bad_argument", "memory_not_found", "message_empty", "version_not_found"),
    *("nothing_to_go_on", "nothing_to_answer", "not_in_bin", "nothing_to_undo"),
)
#: Errors about a document: the message that comes with it is said all the same.
_OF_DOCUMENTS = ("documents_off", "document_not_found")


class Session(QObject):
    """Keeps the window true to the events.

    ``live.chat_id`` is the chat in the cache, ``shown_chat`` the one on the screen; they differ while a
    chat that was chosen waits for the engine.  ``scroll_to`` is where what is being read is shown.
    """

    #: What happened, once it is shown: who looks at the window or at the live chat sees it there.
    taken = Signal(object)
    idle = Signal()
    failed = Signal(object)
    loaded = Signal()
    #: The model that was asked for cannot be loaded; what was loaded before goes on.
    refused = Signal()
    #: A chat that is not shown, and a message of it that was not sent.
    unsent = Signal(int, str)

    def __init__(self, window: MainWindow, store: Store, background: Background) -> None:
        super().__init__(window)
        self.shown_chat: int | None = None
        self.busy = False
        self.live = LiveTranscript(window, lambda: self.shown_chat == self.live.chat_id)
        self._window = window
        self._store = store
        self._background = background
        self._model_ready = False
        self._stopped = ""  # what is said once the engine's loop has ended: nothing is done any more
        self._looks = False  # at a model that is to take the place of the one in use
        self._opening = True
        self._awaits_new = False
        self._restoring = False  # between the word that a chat is opened and that it is there
        self._edited_while_opening = False
        self._writes = False  # a reply is being written in the live chat
        #: What was given back last, and the chat it is for.
        self.given_back: tuple[int | None, str] = (None, "")
        self.scroll_to: int | None = None
        self._held: tuple[int | None, int | None] = None, None  # a turn whose end stays where it is
        self._on_screen: int | None = None
        self._being_read: list[int] = []  # chats, once for each time
        self._command = ""
        self._usage: window_events.UsageChanged | None = None  # that of the live chat
        background.failed.connect(self._background_failed)
        self.live.unknown_turn.connect(self._reload)

    @property
    def ready(self) -> bool:
        """Whether a message could be sent now."""
        chat_id = self.live.chat_id
        loaded = chat_id is not None and self.shown_chat == chat_id == self._on_screen
        return self._model_ready and not self._opening and loaded and not self._stopped

    @property
    def has_model(self) -> bool:
        """Whether a model is loaded, perhaps the one before one that could not be."""
        return self._model_ready

    def take(self, event: Event) -> None:
        """The slot of :attr:`EngineThread.happened`; then :attr:`taken` passes the event on."""
        self._take(event)
        self.taken.emit(event)

    def _take(self, event: Event) -> None:
        if self._is_live_shown:
            self._tell_below(event)
        match event:
            case events.TokenGenerated(text):
                self.live.token(text)
            case window_events.UsageChanged():
                self._usage = event
                self._show_usage()
                self.live.usage(event)
            case events.TurnAppended():
                self.live.turn_appended(event)
                self._window.toast.look_at_undo(self.live.may_undo)
            case window_events.MessageShortened(text):
                self.live.take_back_message()
                self.live.add_message(text)
                self._window.memory.refresh()  # which has the whole of it now
            case window_events.ReplyStarted():
                self.live.reply_started(event)
                self._mark_writing(True)
            case events.ReplyFinished():
                self.live.reply_finished(event)
                self._mark_writing(False)
            case window_events.ToolCalled():
                self.live.tool_called(event)
            case window_events.TimelineChanged(_, entries):
                self.live.show_timeline(entries)
                self._window.toast.look_at_undo(self.live.may_undo)
            case events.BranchSwitched():
                self._branch_switched(event)
            case events.SummaryStored() | window_events.MemoriesFolded():
                self._window.memory.refresh()
            case window_events.MemoriesRemade():
                self._window.memory.reload()
            case events.TurnPagedIn(trigger=events.Trigger.QUESTION):
                self.live.came_back(event)
            case events.DocumentAttached(_, name, n_passages):
                self.live.add_document(DocumentItem(name, n_passages=n_passages))
            case events.DocumentRemoved(_, name):
                title = self.tr("{} is no longer a document of this chat.").format(one_line(name, 80))
                self._window.toast.tell("notice", title, "")
            case events.PassagesQuoted(_, name, passages, places):
                self.live.add_document(DocumentItem(name, places, len(passages)))
            case events.ReplyExplained():
                self._window.status.say("")
                self.live.explained(event)
            case events.ContextEdited():
                self._context_edited(event)
            case Answered(text) if self._command:
                self._answer(text)
            case events.NoticeRaised(text):
                self._window.toast.tell("notice", text)
            case _:
                self._take_rare(event)

    def _tell_below(self, event: Event) -> None:
        """At the bottom line, where the live chat is the one on the screen."""
        status = self._window.status
        match event:
            case events.TokenGenerated():
                status.text_arrived()
            case window_events.UsageChanged(reply=reply) if reply:
                status.reply_grew(reply)
            case window_events.ReplyStarted():
                status.reply_started()
            case events.ReplyFinished():
                status.say("")
                status.reply_finished(event.tokens_per_second)
            case window_events.ToolCalled():
                status.say(self.tr("reading what was found…"))
            case window_events.PromptProgressed(n_done, n_total):
                status.prompt_progressed(n_done, n_total)
            case window_events.EditStarted(action, _):
                status.say(self._what_is_done(action))

    def _what_is_done(self, action: events.Action) -> str:
        """What the status says while an edit is made.  A new action gets its line here."""
        match action:
            case events.Action.SUMMARIZE_OLD:
                return self.tr("summarizing old turns…")
            case events.Action.SHIFT_WINDOW | events.Action.PRUNE_UNIMPORTANT:
                return self.tr("editing the context…")

    def _take_rare(self, event: Event) -> None:
        match event:
            case window_events.ModelLoading(model, progress):
                self._model_loading(model, progress)
            case events.DriftMeasured() | events.ContextHealed():
                self._window.header.gauge.show_drift(event)
            case window_events.ModelInspected(model):
                self._model_inspected(model)
            case window_events.ModelRefused():
                self._model_refused()
            case window_events.ChatOpened(chat_id, is_new):
                self._chat_opened(chat_id, is_new=is_new)
            case window_events.ChatRenamed():
                self.refresh_chats()
            case events.EngineReady():
                self._engine_ready(event)
            case events.ErrorRaised():
                self._error(event)
            case window_events.JobStopped():
                self._job_stopped()
            case window_events.JobFinished():
                self._job_finished()

    @property
    def _is_live_shown(self) -> bool:
        """Whether what is told of the live chat is told of the one on the screen."""
        return self.shown_chat == self.live.chat_id

    def writes_in(self, chat_id: int) -> bool:
        """Whether a reply is being written in this chat."""
        return self._writes and chat_id == self.live.chat_id

    def _mark_writing(self, writes: bool) -> None:
        """A reply is being written in the live chat, or no more."""
        self._writes = writes
        self._window.sidebar.list.mark_writing(self.live.chat_id if writes else None)
        self._update_composer()

    # ---- model ----------------------------------------------------------------------------------

    def _model_loading(self, model: str, progress: float) -> None:
        self._model_ready = self._looks = False
        self._opening = True
        header = self._window.header
        header.picker.show_name(model)
        header.show_training(Training.CHAT, "")
        header.show_loading(progress)
        if self._usage is None:
            header.gauge.show_waiting()
        self._window.status.say(self.tr("trying the model out…") if progress >= 1 else "")
        header.summarize.setEnabled(False)
        self._update_composer()

    def await_model(self, model: str) -> None:
        """The program has begun, and loads a model first: until it says so, nobody need choose one."""
        self._model_loading(model, 0.0)

    def _model_inspected(self, model: str) -> None:
        """Nothing else happens to the model that is loaded, if there is one."""
        if self._model_ready:
            self._looks = True
            self._window.status.say(self.tr("looking at {}…").format(one_line(model, 40)))
            self._update_composer()
        else:
            self._model_loading(model, 0.0)

    def _model_refused(self) -> None:
        """Where nothing was unloaded yet, the chat is there still."""
        self._looks = False
        self._window.composer.keep_back()  # the message was meant for the other model
        if self._model_ready:
            self._opening = False
        self._window.status.say("")
        self.refused.emit()
        self._update_composer()

    def _engine_ready(self, event: events.EngineReady) -> None:
        self._model_ready, self._looks = True, False
        self._opening = self._restoring = False
        self._show_usage()
        if self._edited_while_opening:
            self._reload()
        self._window.welcome.show_no_model(False)
        header = self._window.header
        header.picker.show_name(event.model, event.n_ctx)
        header.show_capability(event.capability, event.reason)
        header.show_loading(None)
        self._window.status.leave()  # what it told was another model's
        self._update_composer()
        self.loaded.emit()

    def _no_model(self) -> None:
        """Loading failed or was cancelled."""
        self._usage = None
        self._window.header.show_no_model()
        self._window.status.show_counts({})
        self._window.welcome.show_no_model(True)
        self._window.welcome.setVisible(not self._window.chat.transcript.items)

    def submitted(self, *, opening: bool = False) -> None:
        """A job was given to the engine; one that opens a chat, perhaps."""
        self.busy = not self._stopped  # else nobody would tell that it is done
        self._opening = self._opening or opening
        self._update_composer()

    def _update_composer(self) -> None:
        composer = self._window.composer
        composer.set_busy(self.busy and self._model_ready)
        self._window.header.summarize.setEnabled(self.ready and not self.busy)
        words, will_be = self._why_not_ready()
        if self.ready:
            composer.set_ready(True)
        else:
            composer.set_ready(False, words, will_be=will_be)

    @property
    def why_not_now(self) -> str:
        """Why nothing can be done with the chat that is shown."""
        return self.tr("Wait until the reply is complete.") if self.ready else self._why_not_ready()[0]

    def _why_not_ready(self) -> tuple[str, bool]:
        """Why no message can be sent while none can be, and whether one will be by itself."""
        if self._stopped:
            return self._stopped, False
        if self._window.header.loading or self._looks:
            return self.tr("Loading the model…"), True
        if not self._model_ready:
            return self.tr("Choose a model to begin"), False
        if self._opening and self._writes and not self._is_live_shown:
            return self.tr("Waiting for the reply in another chat…"), True
        if self._opening:
            return self.tr("Preparing the context of this chat…"), True
        return self.tr("This chat isn't loaded. Select it again."), False

    # ---- chats ----------------------------------------------------------------------------------

    def _chat_opened(self, chat_id: int, *, is_new: bool) -> None:
        """The engine turned to this chat; it is ready when :class:`EngineReady` comes."""
        self._edited_while_opening = False
        self._restoring = True
        self._window.header.gauge.show_drift(None)
        self.live.forget_timeline()
        self._usage = None  # as the engine counts it now; with another model these are other tokens
        known = self.shown_chat == self._on_screen == chat_id
        if self.shown_chat is None and (is_new or not self._awaits_new):
            self.shown_chat = chat_id
            self._awaits_new = False
        if known:
            self.live.begin(chat_id, self._window.chat.transcript)
        else:
            self.live.begin(chat_id, Transcript())
            if chat_id not in self._being_read:  # as it was chosen; a long one takes a while
                self._load(chat_id)
        self._window.sidebar.list.mark(self.shown_chat)
        self._window.memory.show_chat(self.shown_chat)
        self._show_usage()
        self.refresh_chats()
        self._update_composer()

    def show_chat(self, chat_id: int | None, turn: int | None = None) -> None:
        """Put a stored chat on the screen, at a turn if one is named; the engine is asked elsewhere.

        ``None``: the new chat that the engine opens next.
        """
        self.scroll_to = turn
        self.shown_chat = chat_id
        # A chat that was chosen before and had to wait may be opened first.
        self._awaits_new = chat_id is None
        self._window.sidebar.list.mark(chat_id)
        self._window.show_title(self._window.sidebar.list.title_of(chat_id))
        self._window.status.leave()
        if chat_id != self._on_screen:
            self._window.toast.leave_chat()
        if chat_id is not None and chat_id == self.live.chat_id:
            self._show(chat_id, self.live.transcript)
            self._show_usage()
            self.live.show_strip()
        else:
            self._show_no_context()
            if chat_id is None:
                self._show(None, Transcript())
            else:
                self._load(chat_id)
        self._update_composer()

    def _show_usage(self) -> None:
        """How full the context is; that of another chat would be taken for that of the one that is shown."""
        if self.shown_chat == self.live.chat_id and self._usage is not None:
            self._window.header.gauge.show_usage(self._usage)
        elif self._model_ready or self._restoring:
            self._window.header.gauge.show_waiting()

    def _show_no_context(self) -> None:
        """The chat that is shown is not in the cache: what is told of another would be taken for its own."""
        self._show_usage()
        self._window.header.timeline.show_entries(())
        self._window.status.show_counts({})

    def _load(self, chat_id: int) -> None:
        self._being_read.append(chat_id)

        def loaded(transcript: Transcript) -> None:
            self._being_read.remove(chat_id)
            self._loaded(chat_id, transcript)

        def failed(error: Exception) -> None:
            self._being_read.remove(chat_id)
            self._background_failed(error)

        self._background.read(lambda: read_transcript(self._store, chat_id), loaded, failed)

    def _loaded(self, chat_id: int, transcript: Transcript) -> None:
        if chat_id == self.live.chat_id:
            self.live.begin(chat_id, transcript)
        if chat_id == self.shown_chat:
            self._show(chat_id, transcript)
        self._update_composer()

    def _show(self, chat_id: int | None, transcript: Transcript) -> None:
        self._on_screen = chat_id
        held, end_at = self._held
        self._window.chat.show_transcript(
            transcript, self.scroll_to, end_at if held == self.scroll_to else None
        )
        self._held = None, None
        self._window.welcome.setVisible(not transcript.items)
        if transcript.items:
            self.scroll_to = None

    def _branch_switched(self, event: events.BranchSwitched) -> None:
        if event.is_new:
            self.live.branch_begun(event)
            return
        if self._is_live_shown:  # else what is shown stays where it is, whatever another chat goes on with
            number, chat = event.turn_number, self._window.chat
            self._held = number, chat.end_of(number)  # whoever pages through versions clicks at its end
            self.scroll_to = None if chat.following and self._held[1] is None else number
            self._on_screen = None  # nothing can be said until it is read
        self._reload()

    def _reload(self) -> None:
        if self.live.chat_id is not None:
            self._load(self.live.chat_id)

    def refresh_chats(self) -> None:
        """Look at the list of chats again; chats in which nobody has spoken yet are left out."""
        self._background.read(lambda: read_list(self._store), self._show_chats)

    def _show_chats(self, found: tuple[list[Chat], list[Folder]]) -> None:
        self._window.sidebar.list.show_chats(*found)
        titles = {chat.chat_id: chat.title for chat in found[0]}
        self._window.show_title(titles.get(self.shown_chat or 0, ""))

    # ---- notices, edits, errors, the end of a job -----------------------------------------------

    def command_given(self, text: str) -> None:
        """What is answered next is the answer to this command; other notices may come meanwhile."""
        self._command = text

    def _answer(self, text: str) -> None:
        self.live.add_note(self._command, said(text))
        self._window.memory.refresh()  # it may have brought memories back, or taken some away

    def _context_edited(self, event: events.ContextEdited) -> None:
        was_to_stop = self._window.status.stops
        self._window.status.edited()
        self._window.header.gauge.show_drift(None)  # it is another one now
        if self._restoring:
            self._edited_while_opening = True
        else:
            self.live.context_edited(event)
        by_itself = event.trigger not in {events.Trigger.USER, events.Trigger.COMMAND}
        if (by_itself or was_to_stop) and self._is_live_shown:  # in another chat its marker tells it
            # What left while the chat was opened had no room in it: there is nothing to go back to.
            undo = None if self._restoring else partial(self._undo, self.live.chat_id)
            show = self._window.show_memory
            self._window.toast.tell_edit(event, show, undo, too_late=not by_itself)

    def _undo(self, chat_id: int | None, first_turn: int, last_turn: int) -> None:
        """Undo what a note told of, in its chat."""
        if chat_id == self.shown_chat == self.live.chat_id:
            self._window.chat.undo_wanted.emit(first_turn, last_turn)
        else:
            advice = self.tr("Open that chat: the edit can be undone at its marker.")
            self._window.toast.tell("notice", self.tr("This edit belongs to another chat."), advice)

    def _error(self, event: events.ErrorRaised) -> None:
        self._window.status.say("")
        self._window.header.show_loading(None)
        if event.code in _OF_DOCUMENTS:
            advice = said(event.advice)
            self._window.toast.tell("error", said(event.message).removesuffix(advice).strip(), advice)
            return
        if not isinstance(event, FailedMeanwhile):
            self._give_back_what_failed()
        if event.code in _SMALL_ERRORS:
            advice = said(event.advice)
            sentence = said(event.message).removesuffix(advice).strip()
            self._window.toast.tell("error", sentence, advice)
            return
        if event.code == "engine_stopped":
            self._stopped = said(event.message)
            self._job_finished()
        self.failed.emit(event)
        self._update_composer()

    def _give_back_what_failed(self) -> None:
        unsent = self.live.take_back_message()
        if unsent:
            self._give_back(unsent)
            self._reload()
        elif self._command:  # it may be a message that begins with a slash
            self._give_back(self._command)

    def _background_failed(self, error: Exception) -> None:
        self.failed.emit(
            events.ErrorRaised("storage_failed", self.tr("The stored chats cannot be read."), str(error))
        )

    def _give_back(self, text: str) -> None:
        """What could not be sent is in the composer of its chat again, in front of what was typed since."""
        self.given_back = (self.live.chat_id, text)
        if self.shown_chat != self.live.chat_id:
            self.unsent.emit(self.live.chat_id, text)
            return
        composer = self._window.composer
        typed = composer.text()
        if typed.strip() != text.strip():  # what was being edited is there still
            composer.set_text(f"{text}\n\n{typed}" if typed.strip() else text)

    def _job_stopped(self) -> None:
        """A message that waited or was being read is shown as it is stored, or is given back."""
        chat_id, known = self.live.chat_id, self.live.transcript.last_number
        text = self.live.take_back_message()
        if not text or chat_id is None:
            return

        def loaded(transcript: Transcript) -> None:
            self._loaded(chat_id, transcript)
            if not transcript.has_message(text, known) and chat_id == self.live.chat_id:
                self._give_back(text)

        self._background.read(lambda: read_transcript(self._store, chat_id), loaded)

    def _job_finished(self) -> None:
        self.busy = self._restoring = self._looks = False
        self._mark_writing(False)
        self._command = ""
        self.live.close_reply()
        if not self._model_ready:
            self._no_model()
        elif self._opening:  # a chat should have been opened, and was not
            self._opening = False
            self.live.chat_id = None
        self._window.status.rest()
        self.refresh_chats()
        self._update_composer()
        self.idle.emit()
