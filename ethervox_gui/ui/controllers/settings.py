"""The settings dialog: opened, its changes stored and applied; and the switch, key and requests of the API.

The model is loaded again where changes need it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.requests.report import RequestRecord
from ethervox_gui.context.text import N_
from ethervox_gui.services.profiles import Profile
from ethervox_gui.settings import Settings, keys
from ethervox_gui.ui.controllers.main import Actions
from ethervox_gui.ui.controllers.profiles import ProfileActions
from ethervox_gui.ui.kit.overlays.overlay import let_quit, open_beside
from ethervox_gui.ui.kit.text.formatting import one_line
from ethervox_gui.ui.profiles.picker import name_of
from ethervox_gui.ui.runtime.background import Background
from ethervox_gui.ui.runtime.protocols import ServerPort
from ethervox_gui.ui.settings.api_box import ServerBox
from ethervox_gui.ui.settings.controls import InfoOf, in_words, usual_values
from ethervox_gui.ui.shell.window import MainWindow

if TYPE_CHECKING:
    from ethervox_gui.ui.settings.api_requests import RequestsDialog
    from ethervox_gui.ui.settings.dialog import SettingsDialog


class SettingsActions(QObject):
    """Wires the button and the keys.

    ``profiles`` knows the profile of the chat, and ``info_of`` what is loaded.
    """

    def __init__(
        self, window: MainWindow, actions: Actions, profiles: ProfileActions, info_of: InfoOf
    ) -> None:
        super().__init__(window)
        self._window = window
        self._actions = actions
        self._profiles = profiles
        self._info_of = info_of
        self._dialog: SettingsDialog | None = None
        window.sidebar.settings_button.clicked.connect(lambda: self.show())
        actions.settings_wanted.connect(self.show)
        window.add_shortcut("Ctrl+,", self.tr("Settings"), lambda: self.show())

    def show(self, page: str = "") -> None:
        """Open the dialog, at a page or at a setting (``page.name``) if one is named."""
        if self._dialog is not None:
            return
        settings = self._actions.settings
        own = set_by_profile(self._profiles.in_use, settings)
        from ethervox_gui.ui.settings.dialog import SettingsDialog

        pages, usual = self._actions.settings_pages, usual_values(self._info_of())
        loaded_with = self._actions.loading.loaded_with
        dialog = SettingsDialog(self._window.theme, settings, self._window, pages, own, usual, loaded_with)
        self._dialog = dialog
        dialog.changed.connect(self._actions.change_settings)
        dialog.reload_wanted.connect(self._actions.loading.reload)
        self._actions.settings_changed.connect(dialog.show_settings)
        dialog.finished.connect(self._closed)
        if page and "." not in page:
            dialog.show_page(page)
        open_beside(dialog)
        if "." in page:
            dialog.show_setting(page)
            dialog.row(page).control.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _closed(self) -> None:
        """Offer to load the model again, if that is still needed: nothing has changed until then."""
        dialog, self._dialog = self._dialog, None
        if dialog is not None and dialog.leaves_reload:
            words = partial(QCoreApplication.translate, "SettingsDialog")
            self._window.toast.tell(
                "notice",
                words("Some changes need the model to be loaded again."),
                "",
                words("Load the model again"),
                self._actions.loading.reload,
            )


def set_by_profile(profile: Profile, settings: Settings) -> dict[str, str]:
    """What a profile sets otherwise than the general settings: by key, in words."""
    words = QCoreApplication.translate("SettingsActions", "The profile “{}” has its own: {}")
    general, own = settings.model_dump(mode="json"), profile.settings(settings).model_dump(mode="json")
    found = {}
    for key, info in keys():
        section, _, field = key.partition(".")
        value = own[section][field]
        if value != general[section][field]:
            found[key] = words.format(name_of(profile.name, 60), one_line(in_words(info, value), 80))
    return found


class ServerActions(QObject):
    """Starts and stops the server as the settings say, away from the GUI thread, and shows what it does.

    :attr:`recorded` carries every new state of a request, from whatever thread it is emitted on.
    """

    recorded = Signal(object)

    def __init__(self, window: MainWindow, background: Background, actions: Actions) -> None:
        super().__init__(window)
        self._window = window
        self._background = background
        self._server: ServerPort | None = None
        self._dialog: RequestsDialog | None = None
        self._box: ServerBox | None = None
        self._problem: UserError | None = None  # why it does not run although it should
        self._actions = actions
        self.recorded.connect(self._show_record)
        actions.settings_changed.connect(self.serve)
        actions.settings_pages["server"] = self._make_box
        window.add_shortcut("Ctrl+Shift+R", self.tr("API requests"), self.show_requests)
        for sign in (window.sidebar.api_button, window.header.api_button):
            sign.clicked.connect(lambda: actions.settings_wanted.emit("server"))

    def attach(self, server: ServerPort) -> None:
        """Say which server; once, before anything else."""
        self._server = server

    def serve(self, settings: Settings) -> None:
        """Let other programs call, or not, as the settings say; the note has what they need."""
        server = self._require()
        # The keyring may ask for a password first, and a web server takes a while to load.
        self._background.read(
            lambda: server.apply(settings.server), self._served, self._not_served, beside=True
        )

    def _try_again(self) -> None:
        """Start it once more as it was wanted; the server itself does so only after something else."""
        server, wanted = self._require(), self._actions.settings.server

        def again() -> bool:
            server.apply(wanted.model_copy(update={"enabled": False}))
            return server.apply(wanted)

        self._background.read(again, self._served, self._not_served, beside=True)

    def _served(self, changed: bool) -> None:
        server = self._require()
        if changed:
            self._problem = None
        self._show_state()
        if changed and server.url is not None:
            self._window.toast.tell(
                "notice",
                self.tr("Other programs can call {}/v1").format(server.url),
                self.tr("They need the key."),
                self.tr("Copy the key"),
                lambda: self._with_key(self._copy),
            )

    def _not_served(self, error: Exception) -> None:
        """Why it does not run is said beside its switch, where that is in sight."""
        words = N_("The API could not be started.")
        self._problem = (
            error if isinstance(error, UserError) else UserError("api_failed", words, "", str(error))
        )
        self._show_state()
        if self._box is None or not self._box.isVisible():
            self._tell(error)

    def _show_state(self) -> None:
        url = self._require().url
        self._window.sidebar.show_api(url)
        self._window.header.show_api(url)
        if self._box is not None:
            self._box.show_address(url)
            self._box.show_problem(self._problem)
        if self._dialog is not None:
            self._dialog.show_state(url)

    def show_requests(self) -> None:
        """Open the list of requests, or bring it to the front: above the settings, which would block it."""
        modal = QApplication.activeModalWidget()
        if self._dialog is not None and modal is not None and self._dialog.parent() is not modal:
            self._dialog.close()
        if self._dialog is None:
            server = self._require()
            from ethervox_gui.ui.settings.api_requests import RequestsDialog

            dialog = self._dialog = RequestsDialog(self._window.theme, modal or self._window)
            dialog.show_state(server.url)
            dialog.show_all(server.requests())
            dialog.finished.connect(self._closed)
            if modal is not None:
                modal.destroyed.connect(self._closed)  # it goes with the settings
            let_quit(dialog)
            dialog.show()
        self._dialog.raise_()
        self._dialog.activateWindow()

    # ---- inside ------------------------------------------------------------------------------------

    def _require(self) -> ServerPort:
        assert self._server is not None
        return self._server

    def _make_box(self) -> ServerBox:
        box = self._box = ServerBox(self._require().url)
        box.destroyed.connect(partial(self._box_closed, id(box)))
        box.copy_wanted.connect(self._copy)
        box.copy_key_wanted.connect(lambda: self._with_key(self._copy))
        box.key_wanted.connect(lambda: self._with_key(self._show_key))
        box.requests_wanted.connect(self.show_requests)
        box.retry_wanted.connect(self._try_again)
        box.show_problem(self._problem)
        return box

    def _with_key(self, act: Callable[[str], None]) -> None:
        """Do something with the key once the system's keyring has told it, which may take its time."""
        server = self._require()
        self._background.read(lambda: server.key, act, self._tell, beside=True)

    def _show_key(self, key: str) -> None:
        if self._box is not None:
            self._box.show_key(key)

    def _box_closed(self, which: int) -> None:
        if id(self._box) == which:  # another one may stand in its place
            self._box = None

    def _tell(self, error: Exception) -> None:
        self._window.show_failed(error, self.tr("The API could not be started."))

    def _copy(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)

    def _show_record(self, record: RequestRecord) -> None:
        if self._dialog is not None:
            self._dialog.show_record(record)

    def _closed(self) -> None:
        self._dialog = None
