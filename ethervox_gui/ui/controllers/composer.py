"""What goes on around the composer: tokens are counted, a message is read ahead, files are attached."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from ethervox_gui.context.errors import EthervoxError, UserError
from ethervox_gui.context.events.events import EngineReady, Event
from ethervox_gui.context.events.window_events import (
    JobFinished,
    ModelLoading,
    TimelineChanged,
    UsageChanged,
)
from ethervox_gui.context.recall.passages import DocumentText
from ethervox_gui.context.turns.files import quoted
from ethervox_gui.context.turns.turns import TurnState
from ethervox_gui.engine.protocol import PromptEncoder
from ethervox_gui.governor.jobs.jobs import AttachDocument, ExpectMessage, Job
from ethervox_gui.services.documents.reading import pasted_document, read_document
from ethervox_gui.ui.composer.chips import MOST_FILES, WHOLE_CHARACTERS, WHOLE_SHARE, Attachment
from ethervox_gui.ui.composer.token_counter import TokenCounter
from ethervox_gui.ui.kit.text.formatting import number, one_line, plain
from ethervox_gui.ui.kit.text.translate import said
from ethervox_gui.ui.kit.widgets.file_dialog import open_file_dialog
from ethervox_gui.ui.runtime.background import Background
from ethervox_gui.ui.shell.window import MainWindow, is_model


class ComposerActions(QObject):
    """Wires the composer.

    ``encoder`` is that of the loaded model, ``None`` while there is none.  ``may_expect``: whether the model
    can read a message ahead, and nothing runs that somebody waits for.
    """

    def __init__(
        self,
        window: MainWindow,
        background: Background,
        encoder: Callable[[], PromptEncoder | None],
        submit: Callable[[Job], object],
        may_expect: Callable[[], bool],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._background = background
        self._encoder = encoder
        self._submit = submit
        self._may_expect = may_expect
        self._has_left = False  # something that a message could ask for
        self._usage: UsageChanged | None = None
        self._n_draft = 0
        self._note = 0  # the one that says that a message will be sent
        self._refused: list[tuple[str, str]] = []  # of the files given last: what is wrong, and what to do
        self.counter = TokenCounter(background, encoder, self)
        self.counter.counted.connect(self._counted)
        self.counter.rested.connect(self._expect)
        window.composer.changed.connect(self.counter.count)
        window.composer.files_given.connect(self.take_files)
        window.composer.picture_given.connect(self._no_picture)
        window.composer.held_back.connect(self._held_back)
        window.composer.waits_no_more.connect(self._waits_no_more)
        window.composer.long_text_given.connect(self.take_text)
        window.files_dropped.connect(self.take_files)
        window.composer.attach_wanted.connect(self.pick_files)
        window.composer.documents_given.connect(self._keep_documents)
        window.composer.chips.changed.connect(self._show)
        window.composer.chips.changed.connect(lambda: self.counter.count(window.composer.text()))
        window.add_shortcut("Ctrl+Shift+A", self.tr("Attach files"), self.pick_files)

    def _held_back(self, reason: str, waits: bool) -> None:
        words = self.tr("Your message will be sent then. Esc holds it back.") if waits else ""
        self._window.toast.tell("notice", reason, words)
        self._note = self._window.toast.n_told if waits else 0
        self._show()

    def _waits_no_more(self) -> None:
        self._window.toast.withdraw(self._note)
        self._show()

    def take(self, event: Event) -> None:
        """A slot of :attr:`Session.taken`."""
        match event:
            case UsageChanged():
                is_first, self._usage = self._usage is None, event
                if is_first:
                    self._look_at_files()
                self._show()
            case ModelLoading():
                self._usage = None
                self._counted(0)
            case EngineReady():
                self.counter.count(self._window.composer.text())
                self._count_files()
            case TimelineChanged(_, entries):
                self._has_left = any(entry.state is not TurnState.IN_KV for entry in entries)
            case JobFinished() if self.counter.has_rested:  # it had to wait
                self._expect()
            case _:
                pass

    def _counted(self, n_tokens: int) -> None:
        self._n_draft = n_tokens
        self._show()

    def _expect(self) -> None:
        """While nobody types, have the model read what the message is about: no reply has to wait for it."""
        composer = self._window.composer
        if self._has_left and composer.chips.are_read and self._may_expect():
            self._submit(ExpectMessage(composer.message()))

    def _show(self) -> None:
        usage = self._usage
        n_draft = self._n_draft + self._window.composer.chips.n_whole_tokens
        gauge = self._window.header.gauge
        gauge.show_ghost(n_draft, self._replaced() if n_draft else 0)
        fits = usage is None or n_draft <= self._longest(usage)
        waits = self._window.composer.waits
        self._window.status.show_draft(n_draft, gauge.n_leaving > 0, fits=fits, waits=waits)

    def _replaced(self) -> int:
        """Tokens in the context that go for the message that is edited: its own, and those behind it."""
        first = self._window.composer.editing
        if first is None:
            return 0
        entries = self._window.header.timeline.entries
        turns = (entry for entry in entries if not entry.is_block and entry.number >= first)
        return sum(turn.p1 - turn.p0 for turn in turns if turn.p0 is not None and turn.p1 is not None)

    def _longest(self, usage: UsageChanged) -> int:
        """The longest message; one that replaces an earlier message also has the room of what follows it."""
        nothing_leaves = not usage.act_at
        if nothing_leaves and self._window.composer.editing is not None:
            return max(usage.longest, usage.n_ctx - usage.system)
        return usage.longest

    def _no_picture(self) -> None:
        title = self.tr("Pictures can't be sent.")
        self._window.toast.tell("error", title, self.tr("Describe what is in it, or paste its text."))

    # ---- files ----------------------------------------------------------------------------------

    def pick_files(self) -> None:
        """Let the user choose files to attach."""
        ask = QFileDialog(self._window, self.tr("Attach files"))
        ask.setFileMode(QFileDialog.FileMode.ExistingFiles)
        ask.filesSelected.connect(lambda names: self.take_files([Path(name) for name in names]))
        open_file_dialog(ask)

    def take_files(self, paths: Sequence[Path]) -> None:
        """Attach files to the message; a model file is loaded instead, the first of several."""
        models = [path for path in paths if is_model(path)]
        others = [(path.name, partial(read_document, path)) for path in paths if path not in models]
        if others:
            self._attach(others)
        if models:
            self._window.model_dropped.emit(models[0])

    def take_text(self, text: str) -> None:
        """Attach a pasted text that is too long to be edited in the message."""
        name = self.tr("Pasted text")
        self._attach([(name, partial(pasted_document, name, text))])

    def _attach(self, files: Sequence[tuple[str, Callable[[], DocumentText]]]) -> None:
        encoder, composer = self._encoder(), self._window.composer
        self._refused = []
        room = MOST_FILES - len(composer.chips.attachments)
        for name, read in files[: max(0, room)]:
            attachment = Attachment(name)
            composer.chips.add(attachment)
            self._background.read(
                partial(_with_tokens, read, encoder),
                partial(self._attached, attachment),
                partial(self._failed, attachment),
                beside=True,
            )
        if len(files) > room:
            title = self.tr("A message takes up to {} files.").format(number(MOST_FILES))
            self._window.toast.tell("notice", title, self.tr("The others were left out."))
        composer.setFocus()

    def _attached(self, attachment: Attachment, found: tuple[DocumentText, int]) -> None:
        attachment.document, attachment.n_tokens = found
        chips = self._window.composer.chips
        others = [one for one in chips.attachments if one is not attachment]
        if len(others) < len(chips.attachments) and any(one.document == found[0] for one in others):
            chips.remove(attachment)
            title = self.tr("{} is attached already.").format(one_line(attachment.name, 80))
            self._window.toast.tell("notice", title, self.tr("It is sent once."))
            return
        self._decide(attachment)
        chips.update_one(attachment)
        if attachment.document.is_cut:
            title = self.tr("{} is very long").format(one_line(attachment.name, 80))
            self._window.toast.tell("notice", title, self.tr("Only its beginning was read."))

    def _decide(self, attachment: Attachment) -> None:
        """Small files go whole, large ones become documents of the chat."""
        usage, document = self._usage, attachment.document
        if usage is None or document is None:
            if not attachment.is_chosen:
                attachment.whole = document is None or len(document.text) <= WHOLE_CHARACTERS
            return
        n_tokens = attachment.n_tokens or len(document.text) // 3
        attachment.fits = n_tokens <= self._longest(usage)
        if not (attachment.is_chosen and attachment.fits):
            attachment.whole = n_tokens <= WHOLE_SHARE * usage.n_ctx and attachment.fits

    def _look_at_files(self) -> None:
        """Another model has another window: what went whole may be too long for it."""
        chips = self._window.composer.chips
        for one in chips.attachments:
            if one.document is not None:
                self._decide(one)
                chips.update_one(one)

    def _count_files(self) -> None:
        """Another model counts otherwise, and before the first nobody counted."""
        encoder = self._encoder()
        for one in self._window.composer.chips.attachments:
            if one.document is not None:
                self._background.read(
                    partial(_with_tokens, partial(_as_it_is, one.document), encoder),
                    partial(self._counted_file, one),
                    beside=True,
                )

    def _counted_file(self, attachment: Attachment, found: tuple[DocumentText, int]) -> None:
        attachment.n_tokens = found[1]
        self._decide(attachment)
        self._window.composer.chips.update_one(attachment)

    def _keep_documents(self, files: Sequence[Attachment]) -> None:
        for one in files:
            if one.document is not None:
                document = one.document
                self._submit(AttachDocument(partial(_as_it_is, document)))

    def _failed(self, attachment: Attachment, error: Exception) -> None:
        attachment.unreadable = True  # it may be put aside, with a chat that is not shown
        self._window.composer.chips.remove(attachment)
        wrong, advice = self.tr("The file cannot be read."), str(error)
        if isinstance(error, UserError):
            wrong, advice = said(error.message), said(error.advice)
        name = one_line(attachment.name, 80)
        wrong = wrong if name in wrong else f"{name}: {wrong}"
        self._refused.append((wrong, advice))
        if len(self._refused) > 1:  # a note takes the place of the one before
            title = self.tr("{} files cannot be read.").format(number(len(self._refused)))
            wrong, advice = title, " ".join(what for what, _advice in self._refused)
        self._window.toast.tell("error", wrong, advice)


def _with_tokens(read: Callable[[], DocumentText], encoder: PromptEncoder | None) -> tuple[DocumentText, int]:
    """The file as text, and the tokens it takes as part of a message; 0 while no model counts."""
    document = read()
    if encoder is None:
        return document, 0
    try:
        return document, encoder.count_tokens(plain(quoted(document.name, document.text)))
    except EthervoxError:  # the model went away meanwhile
        return document, 0


def _as_it_is(document: DocumentText) -> DocumentText:
    return document
