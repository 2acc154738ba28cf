"""What the user can do: the widgets' signals become jobs, or changes of what is stored.

What can be done about an error is offered as buttons in its dialog.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from ethervox_gui import paths
from ethervox_gui import settings as settings_module
from ethervox_gui.commands.catalogue import COMMANDS
from ethervox_gui.commands.command import Surroundings, is_command, run
from ethervox_gui.context.errors import UserError
from ethervox_gui.context.events.events import ErrorRaised
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.engine.model_name import model_name
from ethervox_gui.governor.jobs.jobs import (
    ChangeParameters,
    ChangeSettings,
    ChooseProfile,
    IfTooLong,
    Job,
    LoadModel,
    OpenChat,
    SendMessage,
    SetPinned,
)
from ethervox_gui.services.profiles import DEFAULT
from ethervox_gui.settings import Settings
from ethervox_gui.ui.chat.transcript import TurnItem
from ethervox_gui.ui.composer.drafts import Drafts
from ethervox_gui.ui.controllers.model_loading import ModelLoading
from ethervox_gui.ui.kit.overlays.overlay import lay_over
from ethervox_gui.ui.kit.text.formatting import one_line
from ethervox_gui.ui.kit.text.language import speak
from ethervox_gui.ui.kit.text.retranslate import Retranslate
from ethervox_gui.ui.kit.text.translate import said, tr
from ethervox_gui.ui.kit.theme.theme import LARGEST_FONT, SMALLEST_FONT
from ethervox_gui.ui.shell.services import Parts
from ethervox_gui.ui.shell.window import MainWindow

#: The number of a chat that has none yet.
_NEW = 0


class Actions(QObject):
    """Wires the widgets.  ``settings`` are those in use: the stored ones with the command line's on top.

    :attr:`settings_changed` carries the new ones, :attr:`settings_wanted` asks for their dialog, at a page.
    """

    settings_changed = Signal(object)
    settings_wanted = Signal(str)
    edit_wanted = Signal(int, str, object)

    def __init__(
        self,
        parts: Parts,
        settings: Settings,
        settings_path: Path,
    ) -> None:
        super().__init__(parts.window)
        self.settings = settings
        self.settings_path = settings_path
        self._window = window = parts.window
        self._session = session = parts.session
        self._thread = parts.thread
        self._store = parts.store
        self._wanted_chat: int | None = None
        self.explains = False  # whether it is being found out what carried a reply
        #: What stands above the settings of a section, made anew for each dialog.
        self.settings_pages: dict[str, Callable[[], QWidget]] = {}
        #: Says everything in sight again when the language is another.
        self.retranslation = Retranslate(self)
        shown = lambda: session.shown_chat  # noqa: E731 - it changes
        self.drafts = Drafts(window.composer, parts.store, parts.background, shown, parts.half_done)
        parts.half_done.failed.connect(self._draft_failed)
        self.loading = ModelLoading(parts, lambda: self.settings)
        self._wire()
        self._show_settings()

    def _wire(self) -> None:
        window = self._window
        window.composer.submitted.connect(self.send)
        window.composer.stopped.connect(self.stop)
        window.sidebar.new_button.clicked.connect(self.new_chat)
        window.sidebar.list.chosen.connect(self.choose_chat)
        window.header.cancel_load.clicked.connect(self.stop)
        window.header.timeline.pin_wanted.connect(self.pin)
        window.header.timeline.copy_wanted.connect(self.copy_turn)
        window.welcome.suggestion.connect(self.send)
        self._session.failed.connect(self._failed)
        self._session.loaded.connect(self.drafts.enter)
        self.loading.wanted.connect(self._open_with)
        self.loading.taken.connect(self._begin_with)
        self._session.idle.connect(self._forget_wanted)
        self._session.unsent.connect(self.drafts.put_back)
        self.drafts.failed.connect(self._draft_failed)
        tr = self.tr
        window.add_shortcut("Ctrl+N", tr("New chat"), self.new_chat)
        window.add_shortcut("Ctrl+Q", tr("Quit"), window.close)
        window.add_shortcut("Ctrl+O", tr("Open a model"), window.header.picker.ask_for_file)
        window.add_shortcut("Esc", tr("Stop the reply, or hide what carried it"), self.step_back)
        window.add_shortcut("Ctrl++", tr("Larger text"), lambda: self.zoom(1))
        window.add_shortcut("Ctrl+=", tr("Larger text"), lambda: self.zoom(1))
        window.add_shortcut("Ctrl+-", tr("Smaller text"), lambda: self.zoom(-1))
        window.add_shortcut("Ctrl+0", tr("Reset text size"), lambda: self.zoom(0))
        window.add_shortcut("F1", tr("Keyboard shortcuts"), self.show_shortcuts)

    def choose_profile(self, name: str) -> None:
        """Let the chat go on with another profile; one in which nothing was said begins anew with it."""
        if self._window.chat.transcript.items:
            self._submit(ChooseProfile("" if name == DEFAULT else name))
        else:
            self._begin_anew(OpenChat(None, "" if name == DEFAULT else name))
            self._window.composer.setFocus()

    def change_parameters(self, own: Mapping[str, Any], *, begins_anew: bool) -> None:
        """Let the chat override its profile with these; with another prompt an empty one begins anew."""
        if not begins_anew:
            self._thread.submit(ChangeParameters(own))
        else:
            self._begin_anew(ChangeParameters(own))

    def _begin_anew(self, job: Job) -> None:
        """Let a chat in which nothing was said begin in another one; what was typed in it goes along."""
        self.drafts.take_along()
        self._wanted_chat = _NEW
        self._session.show_chat(None)
        self._submit(job, opening=True)

    def _submit(self, job: Job, *, opening: bool = False) -> None:
        self._window.reply_failure.put_away()
        if opening:
            self._window.proposal.put_away()
        self._thread.submit(job)
        self._session.submitted(opening=opening)

    # ---- talking --------------------------------------------------------------------------------

    def _send_shortened(self, how: IfTooLong) -> None:
        """What was refused stands in the composer again: send a shorter form of it."""
        composer = self._window.composer
        text, turn = composer.text(), composer.editing
        chat_id, refused = self._session.given_back
        if chat_id != self._session.shown_chat:
            advice = self.tr("It waits in the composer of its chat.")
            self._window.toast.tell("notice", self.tr("This message belongs to another chat."), advice)
            return
        rest = ""
        if text.startswith(f"{refused}\n\n"):  # something was typed since
            text, rest = refused, text[len(refused) :].lstrip("\n")
        if turn is not None:
            composer.end_edit()
            self.edit_wanted.emit(turn, text, how)
            return
        composer.set_text(rest)
        self.send(text, how)

    def send(self, text: str, if_too_long: IfTooLong = IfTooLong.REFUSE) -> None:
        """Send a message to the live chat."""
        if not self._session.ready or self._session.busy:
            if not self._window.composer.text():
                self._window.composer.set_text(text)
            return
        if is_command(text):
            self._session.command_given(text)
            self._session.submitted()
            here = Surroundings(
                self._thread.submit,
                self._store,
                tr,
                self._session.live.chat_id,
                self.load_model,
                self.settings.downloads.hub,
                self.settings.model.n_ctx,
            )
            run(text, COMMANDS, here)
            return
        self._window.model_failure.put_away()  # the chat goes on with the one that is loaded
        self._session.live.add_message(text)
        self._window.chat.jump_to_latest()
        self._window.status.sent()
        self._submit(SendMessage(text, if_too_long))

    def step_back(self) -> None:
        """Keep back what waits to be sent; else stop."""
        if not self._window.composer.keep_back():
            self.stop()

    def stop(self) -> None:
        """Stop what runs; else hide what carried a reply, why turns came back, what the memory shows."""
        self._window.composer.keep_back()
        runs = self._session.busy or self.explains
        if runs:
            self._thread.cancel()
        if self._session.busy:
            self._window.status.stop()
        let_go = self._session.live.forget_explained() or (not runs and self._window.chat.fold_reasons())
        if not let_go and not runs:
            writes = self._window.composer.isAncestorOf(self._window.focusWidget())
            self._window.memory.step_back(writes=writes)

    def pin(self, turn: int, pinned: bool) -> None:
        if self._session.shown_chat == self._session.live.chat_id:
            self._submit(SetPinned(turn, pinned))

    def copy_turn(self, number: int) -> None:
        item = self._window.chat.transcript.turn(number)
        if item is not None:
            QGuiApplication.clipboard().setText(item.text)

    # ---- chats ----------------------------------------------------------------------------------

    def new_chat(self) -> None:
        """Begin another chat, with the profile of the one before."""
        self.new_chat_with(self._window.header.profiles.current)

    def new_chat_with(self, profile: str) -> None:
        """Begin another chat with this profile."""
        self.drafts.leave()
        self._wanted_chat = _NEW
        self._session.show_chat(None)
        self._submit(OpenChat(None, "" if profile == DEFAULT else profile), opening=True)
        self._window.composer.setFocus()

    def choose_chat(self, chat_id: int) -> None:
        """Show a chat that was chosen in the list; what is typed next is a message in it."""
        self.open_chat(chat_id)
        self._window.composer.setFocus()

    def open_chat(self, chat_id: int, turn: int | None = None) -> None:
        """Show a stored chat, at a turn if one is named, and make it the live one."""
        if chat_id == self._session.shown_chat:
            if turn is not None:
                self._window.chat.scroll_to_turn(turn)
            if self._session.busy or chat_id == self._session.live.chat_id:
                return
        last = self._wanted_chat if self._wanted_chat is not None else self._session.live.chat_id
        self._wanted_chat = chat_id
        self.drafts.leave()
        self._session.show_chat(chat_id, turn)
        self.drafts.enter()
        if chat_id != last:
            self._submit(OpenChat(chat_id), opening=True)

    def _forget_wanted(self) -> None:
        """Nothing waits for the engine any more."""
        self._wanted_chat = None

    # ---- model ----------------------------------------------------------------------------------

    def load_first(self, first: LoadModel, name: str) -> None:
        """Load the model the program starts with, called ``name``.

        A chat that is to go on is shown until that is done.
        """
        if first.chat_id is not None:
            self._session.show_chat(first.chat_id)
            self.drafts.enter()
        self._session.await_model(name)
        self.loading.begin(first)

    def load_model(self, path: Path, n_ctx: int | None = None) -> None:
        """Load another model, in a context of so many tokens, and go on with the chat that is shown."""
        self.loading.load(path, n_ctx)

    def _open_with(self, job: LoadModel) -> None:
        """Load a model, and with it the chat that it is to go on with."""
        self._wanted_chat = _NEW if job.chat_id is None else job.chat_id
        self._submit(job, opening=True)

    def _begin_with(self, path: Path) -> None:
        """Take this model at the next start too."""
        self.change_settings({"model.path": "" if path == paths.guide_model() else str(path)})

    # ---- settings -------------------------------------------------------------------------------

    def change_settings(self, changes: Mapping[str, Any]) -> None:
        """Use and store other settings.  Raises :class:`UserError` when they do not fit."""
        changed = self.settings.with_values(changes)
        path = self.settings_path
        try:
            stored = settings_module.load(path).with_values(changes)
            settings_module.save(stored, path)
        except (UserError, OSError) as error:
            message = self.tr("The settings cannot be saved; they apply until the window closes.")
            self._window.show_error(message, str(error), code="settings_unwritable")
        self.settings = changed
        self._thread.submit(ChangeSettings(changed))
        self._show_settings()
        if "appearance.language" in changes and speak(changed.appearance.language):
            self.retranslation.begin()
        self.settings_changed.emit(changed)

    def find_by_meaning_with(self, path: Path) -> None:
        """Take the model of this file as the embedding model from now on."""
        self.change_settings({"memory.embedding_model": str(path)})
        title = self.tr("{} finds by meaning now").format(one_line(model_name(path), 60))
        words = self.tr("It reads memories, turns and documents in idle time.")
        self._window.toast.tell("notice", title, words)

    def _show_settings(self) -> None:
        window, settings = self._window, self.settings
        window.theme.choose(settings.appearance.theme)
        window.theme.set_font_size(settings.appearance.font_size)
        window.theme.motion = settings.appearance.motion
        context = settings.context
        window.header.gauge.set_thresholds(
            context.warning_threshold, context.critical_threshold, context.emergency_threshold
        )

    def zoom(self, step: int) -> None:
        """Larger or smaller text; 0 takes the default again."""
        default = Settings().appearance.font_size
        size = self.settings.appearance.font_size + step if step else default
        if SMALLEST_FONT <= size <= LARGEST_FONT:
            self.change_settings({"appearance.font_size": size})

    def show_shortcuts(self) -> None:
        from ethervox_gui.ui.shell.command_palette import ShortcutsDialog

        lay_over(ShortcutsDialog(self._window.shortcuts(), self._window))

    # ---- errors ---------------------------------------------------------------------------------

    def _failed(self, event: ErrorRaised) -> None:
        self._window.composer.keep_back()  # who wrote it did not know of this
        needs_guide = not self._session.has_model and self.loading.tried != paths.guide_model()
        again = self._find_with_it if event.code == "model_only_embeds" else self.loading.load_again
        show_failure(event, self._window, self._send_shortened, again, offers_guide=needs_guide)

    def _find_with_it(self) -> None:
        """Take what cannot write as the embedding model."""
        if self.loading.tried is not None:
            self._window.model_failure.put_away()
            self.find_by_meaning_with(self.loading.tried)

    def show_error(self, error: Exception) -> None:
        """Say what could not be done."""
        self._window.show_failed(error, self.tr("That could not be done."))

    def _draft_failed(self, error: Exception) -> None:
        words = said(error.said) if isinstance(error, UserError) else str(error)
        self._window.toast.tell("error", self.tr("What you typed could not be stored yet."), words)


#: What begins so is told below the model, or above the message, and not in a dialog.
_MODEL_ERRORS = ("model", "n_ctx", "no_model", "context_failed", "kv_type", "processor_", "guide_missing")
_REPLY_ERRORS = ("message_", "context_full", "remote_", "engine_failed")

#: Something that helps: the words of its button, and what it does.
Offer = tuple[str, Callable[[], object]]


def show_failure(
    event: ErrorRaised,
    window: MainWindow,
    send_shortened: Callable[[IfTooLong], None],
    use_again: Callable[[], None],
    *,
    offers_guide: bool,
) -> None:
    """Say what went wrong where it did, with what helps: another try, another model, a shorter message.

    ``use_again`` does what the file that could not be loaded is good for: it may be no model that writes.
    ``offers_guide``: there is no model to go on with, and it was not the guide that could not be loaded.
    """
    of_model = event.code.startswith(_MODEL_ERRORS)
    if of_model:
        offers = _offers_of_model(event.code, window, use_again, offers_guide=offers_guide)
    else:
        offers = _offers_of_reply(event.code, window, send_shortened)
    if (of_model or event.code.startswith(_REPLY_ERRORS)) and not window.is_laid_over:
        window.tell_failure(event, offers, of_model=of_model)
        return
    dialog = window.show_error(event.message, event.details, event.advice, event.code)
    for words, act in offers:
        dialog.add_action_button(words).clicked.connect(partial(_call, act))


def _offers_of_model(
    code: str, window: MainWindow, use_again: Callable[[], None], *, offers_guide: bool
) -> list[Offer]:
    """What helps where a model could not be loaded."""
    picker = window.header.picker
    again = tr("Use it to find by meaning") if code == "model_only_embeds" else tr("Retry")
    offers: list[Offer] = [(again, use_again), (tr("Choose another model…"), picker.ask_for_file)]
    if offers_guide:
        offers.append((tr("Use the guide"), lambda: picker.chosen.emit(paths.guide_model())))
    return offers


def _offers_of_reply(
    code: str, window: MainWindow, send_shortened: Callable[[IfTooLong], None]
) -> list[Offer]:
    """What helps where a message was refused, or its reply broke off."""
    offers: list[Offer] = []
    if code == "message_too_long":
        offers.append((tr("Condense it"), lambda: send_shortened(IfTooLong.CONDENSE)))
    if code in {"message_too_long", "message_too_long_to_condense"}:
        offers.append((tr("Send the end of it"), lambda: send_shortened(IfTooLong.END)))
    if code.startswith(("remote_", "engine_failed")):
        unanswered = _unanswered(window)
        if unanswered is not None:
            offers.append((tr("Retry"), lambda: window.chat.regenerate_wanted.emit(unanswered)))
    if code.startswith("remote_"):
        offers.append((tr("Edit the profile…"), window.header.profiles.edit_wanted.emit))
    return offers


def _call(act: Callable[[], object]) -> None:
    act()


def _unanswered(window: MainWindow) -> int | None:
    """The number of the last message, where its reply broke off before its first word or never began."""
    last = next((item for item in reversed(window.chat.transcript.items) if isinstance(item, TurnItem)), None)
    if last is None or (last.text.strip() and last.role is not Role.USER):
        return None
    return last.number
