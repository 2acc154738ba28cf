"""The settings dialog: opened, its changes stored and used, the model loaded again where they need it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from ethervox_gui.services.profiles import Profile
from ethervox_gui.settings import Settings, keys
from ethervox_gui.ui.actions import Actions
from ethervox_gui.ui.profile_actions import ProfileActions
from ethervox_gui.ui.window import MainWindow
from ethervox_gui.ui.wording import one_line

if TYPE_CHECKING:
    from ethervox_gui.ui.settings_dialog import SettingsDialog


class SettingsActions(QObject):
    """Wires the button and the keys.  ``profiles`` knows the one that the chat goes on with."""

    def __init__(self, window: MainWindow, actions: Actions, profiles: ProfileActions) -> None:
        super().__init__(window)
        self._window = window
        self._actions = actions
        self._profiles = profiles
        self._dialog: SettingsDialog | None = None
        window.sidebar.settings_button.clicked.connect(lambda: self.show())
        actions.settings_wanted.connect(self.show)
        window.add_shortcut("Ctrl+,", self.tr("Settings"), lambda: self.show())

    def show(self, page: str = "") -> None:
        """Open the dialog, at a page if one is named."""
        if self._dialog is not None:
            return
        settings = self._actions.settings
        own = set_by_profile(self._profiles.in_use, settings)
        from ethervox_gui.ui.settings_dialog import SettingsDialog

        dialog = SettingsDialog(self._window.theme, settings, self._window, self._actions.settings_pages, own)
        self._dialog = dialog
        dialog.changed.connect(self._actions.change_settings)
        dialog.reload_wanted.connect(self._actions.reload_model)
        dialog.finished.connect(self._closed)
        if page:
            dialog.show_page(page)
        dialog.open()

    def _closed(self) -> None:
        self._dialog = None


def set_by_profile(profile: Profile, settings: Settings) -> dict[str, str]:
    """What a profile sets otherwise than the general settings: by key, in words."""
    words = QCoreApplication.translate("SettingsActions", "The profile “{}” has its own: {}")
    general, own = settings.model_dump(mode="json"), profile.settings(settings).model_dump(mode="json")
    found = {}
    for key, _field in keys():
        section, _, field = key.partition(".")
        if own[section][field] != general[section][field]:
            found[key] = words.format(one_line(profile.name, 60), one_line(str(own[section][field]), 80))
    return found
