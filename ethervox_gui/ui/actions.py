"""What the user can do: wishes of the widgets go out from here, as jobs or as changes of what is stored."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from ethervox_gui import paths
from ethervox_gui import settings as settings_module
from ethervox_gui.commands.catalogue import COMMANDS
from ethervox_gui.commands.command import Surroundings, is_command, run
from ethervox_gui.context.errors import UserError
from ethervox_gui.context.events import ErrorRaised
from ethervox_gui.governor.jobs import (
    ChangeSettings,
    IfTooLong,
    Job,
    LoadModel,
    OpenChat,
    SendMessage,
    SetPinned,
)
from ethervox_gui.settings import Settings
from ethervox_gui.storage.store import Store
from ethervox_gui.ui.background import Background
from ethervox_gui.ui.engine_thread import EngineThread
from ethervox_gui.ui.session import Session
from ethervox_gui.ui.settings_dialog import SettingsDialog
from ethervox_gui.ui.shortcuts_dialog import ShortcutsDialog
from ethervox_gui.ui.window import MainWindow

_MODEL_ERRORS = ("model", "n_ctx", "no_model", "context_failed")


class Actions(QObject):
    """Wires the widgets.  ``settings`` are those in use: the stored ones with the command line's on top.

    :attr:`settings_changed` carries the new ones.
    """

    settings_changed = Signal(object)

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        thread: EngineThread,
        store: Store,
        background: Background,
        settings: Settings,
        settings_path: Path,
    ) -> None:
        super().__init__(window)
        self.settings = settings
        self._settings_path = settings_path
        self._window = window
        self._session = session
        self._thread = thread
        self._store = store
        self._background = background
        self._wanted_chat: int | None = None
        self._chosen: Path | None = None
        self._drafts: dict[int | None, str] = {}
        self._wire()
        self._show_settings()

    def _wire(self) -> None:
        window = self._window
        window.composer.submitted.connect(self.send)
        window.composer.stopped.connect(self.stop)
        window.sidebar.new_button.clicked.connect(self.new_chat)
        window.sidebar.list.chosen.connect(self.open_chat)
        window.sidebar.list.renamed.connect(self.rename_chat)
        window.sidebar.list.delete_wanted.connect(self.delete_chat)
        window.sidebar.settings_button.clicked.connect(self.show_settings)
        window.header.picker.chosen.connect(self.load_model)
        window.header.cancel_load.clicked.connect(self.stop)
        window.header.timeline.pin_wanted.connect(self.pin)
        window.header.timeline.copy_wanted.connect(self.copy_turn)
        window.memory.turns_wanted.connect(self.open_chat)
        window.welcome.suggestion.connect(self.send)
        window.welcome.file_wanted.connect(window.header.picker.ask_for_file)
        window.welcome.guide_wanted.connect(lambda: self.load_model(paths.guide_model()))
        window.model_dropped.connect(self.load_model)
        self._session.failed.connect(self._failed)
        self._session.loaded.connect(self._loaded)
        self._session.idle.connect(self._forget_wanted)
        tr = self.tr
        window.add_shortcut("Ctrl+N", tr("New chat"), self.new_chat)
        window.add_shortcut("Ctrl+O", tr("Open a model"), window.header.picker.ask_for_file)
        window.add_shortcut("Esc", tr("Stop the reply"), self.stop)
        window.add_shortcut("Ctrl++", tr("Larger text"), lambda: self.zoom(1))
        window.add_shortcut("Ctrl+=", tr("Larger text"), lambda: self.zoom(1))
        window.add_shortcut("Ctrl+-", tr("Smaller text"), lambda: self.zoom(-1))
        window.add_shortcut("Ctrl+0", tr("Text as it was"), lambda: self.zoom(0))
        window.add_shortcut("Ctrl+,", tr("Settings"), self.show_settings)
        window.add_shortcut("F1", tr("Keyboard shortcuts"), self.show_shortcuts)

    def _submit(self, job: Job, *, opening: bool = False) -> None:
        self._thread.submit(job)
        self._session.submitted(opening=opening)

    # ---- talking --------------------------------------------------------------------------------

    def _send_shortened(self, how: IfTooLong) -> None:
        """What was refused stands in the composer again: send a shorter form of it."""
        composer = self._window.composer
        text = composer.text()
        composer.set_text("")
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
            run(text, COMMANDS, Surroundings(self._thread.submit, self._store))
            return
        self._session.live.add_message(text)
        self._window.chat.jump_to_latest()
        self._window.status.sent()
        self._submit(SendMessage(text, if_too_long))

    def stop(self) -> None:
        """Stop the reply, the summary or the loading that runs."""
        if self._session.busy:
            self._thread.cancel()

    def pin(self, turn: int, pinned: bool) -> None:
        self._submit(SetPinned(turn, pinned))

    def copy_turn(self, number: int) -> None:
        item = self._window.chat.transcript.turn(number)
        if item is not None:
            QGuiApplication.clipboard().setText(item.text)

    # ---- chats ----------------------------------------------------------------------------------

    def new_chat(self) -> None:
        """Begin another chat."""
        self._swap_draft(None)
        self._wanted_chat = None
        self._session.show_chat(None)
        self._open(None)
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
        self._swap_draft(chat_id)
        self._session.show_chat(chat_id, turn)
        if chat_id != last:
            self._open(chat_id)

    def _forget_wanted(self) -> None:
        """Nothing waits for the engine any more."""
        self._wanted_chat = None

    def _swap_draft(self, chat_id: int | None) -> None:
        """What was typed but not sent stays with its chat."""
        composer = self._window.composer
        self._drafts[self._session.shown_chat] = composer.text()
        composer.set_text(self._drafts.pop(chat_id, ""))

    def _open(self, chat_id: int | None) -> None:
        self._submit(OpenChat(chat_id), opening=True)

    def rename_chat(self, chat_id: int, title: str) -> None:
        store = self._store
        self._background.change(
            lambda: store.rename_chat(chat_id, title), lambda _: self._session.refresh_chats()
        )

    def delete_chat(self, chat_id: int) -> None:
        """Put a chat into the bin; the note that says so can take it out again."""
        store, session, toast = self._store, self._session, self._window.toast

        def undo() -> None:
            self._background.change(lambda: store.restore_chat(chat_id), lambda _: session.refresh_chats())

        def deleted(title: str) -> None:
            session.refresh_chats()
            self._window.memory.refresh()
            if chat_id in {session.shown_chat, session.live.chat_id}:
                self.new_chat()
            toast.tell("notice", self.tr("Chat deleted"), title, self.tr("Undo"), undo)

        def delete() -> str:
            title = store.chat(chat_id).title
            store.delete_chat(chat_id)
            return title

        self._background.change(delete, deleted)

    # ---- model ----------------------------------------------------------------------------------

    def load_first(self, path: Path, chat_id: int | None) -> None:
        """Load the model the program starts with."""
        self._load(path, chat_id)

    def load_model(self, path: Path) -> None:
        """Load another model and go on with the chat that is shown."""
        self._chosen = path
        self._load(path, self._session.shown_chat)

    def _loaded(self) -> None:
        """The model that the user chose can be loaded: take it at the next start too."""
        path, self._chosen = self._chosen, None
        if path is not None:
            self._window.remember_model(path)
            self.change_settings({"model.path": "" if path == paths.guide_model() else str(path)})

    def _load(self, path: Path, chat_id: int | None) -> None:
        self._wanted_chat = chat_id
        self._window.welcome.set_guide(path == paths.guide_model())
        self._submit(LoadModel(path, chat_id), opening=True)

    # ---- settings -------------------------------------------------------------------------------

    def change_settings(self, changes: Mapping[str, Any]) -> None:
        """Use and store other settings.  Raises :class:`UserError` when they do not fit."""
        changed = self.settings.with_values(changes)
        path = self._settings_path
        try:
            stored = settings_module.load(path).with_values(changes)
            settings_module.save(stored, path)
        except (UserError, OSError) as error:
            message = self.tr("The settings cannot be stored; they hold until the window closes.")
            self._window.show_error(message, str(error))
        self.settings = changed
        self._thread.submit(ChangeSettings(changed))
        self._show_settings()
        self.settings_changed.emit(changed)

    def _show_settings(self) -> None:
        window, settings = self._window, self.settings
        window.theme.choose(settings.appearance.theme)
        window.theme.set_font_size(settings.appearance.font_size)
        context = settings.context
        window.header.gauge.set_thresholds(
            context.warning_threshold, context.critical_threshold, context.emergency_threshold
        )

    def zoom(self, step: int) -> None:
        """Larger or smaller text; 0 takes the default again."""
        default = Settings().appearance.font_size
        size = self.settings.appearance.font_size + step if step else default
        if 9 <= size <= 32:
            self.change_settings({"appearance.font_size": size})

    def show_settings(self) -> None:
        dialog = SettingsDialog(self._window.theme, self.settings, self._window)
        dialog.changed.connect(self.change_settings)
        dialog.open()

    def show_shortcuts(self) -> None:
        ShortcutsDialog(self._window.shortcuts(), self._window).open()

    # ---- errors ---------------------------------------------------------------------------------

    def _failed(self, event: ErrorRaised) -> None:
        dialog = self._window.show_error(event.message, event.details)
        if event.code.startswith(_MODEL_ERRORS):
            choose = dialog.add_action_button(self.tr("Choose another model…"))
            choose.clicked.connect(self._window.header.picker.ask_for_file)
            guide = dialog.add_action_button(self.tr("Use the guide"))
            guide.clicked.connect(lambda: self.load_model(paths.guide_model()))
        elif event.code == "message_too_long":
            condense = dialog.add_action_button(self.tr("Condense it"))
            condense.clicked.connect(lambda: self._send_shortened(IfTooLong.CONDENSE))
            end = dialog.add_action_button(self.tr("Send the end of it"))
            end.clicked.connect(lambda: self._send_shortened(IfTooLong.END))
