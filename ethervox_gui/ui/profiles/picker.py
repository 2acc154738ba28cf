"""Which profile the chat uses, and how to choose another."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QWidget

from ethervox_gui.services.profiles import DEFAULT, Profile, window_name
from ethervox_gui.ui.kit.overlays.menu_button import MenuButton
from ethervox_gui.ui.kit.text.formatting import label, one_line
from ethervox_gui.ui.kit.text.translate import said


def name_of(name: str, longest: int) -> str:
    """What a profile is called in the window, on one line."""
    words = said(window_name(name))
    return words if len(words) <= longest else one_line(words, longest)


class ProfilePicker(MenuButton):
    """A button with the profile's name; its menu offers the others.  :attr:`chosen` carries a name."""

    chosen = Signal(str)
    edit_wanted = Signal()
    parameters_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("profilePicker")
        self._profiles: Sequence[Profile] = ()
        self._current = DEFAULT
        self.choices.aboutToShow.connect(self._fill)
        self.show_name(DEFAULT)

    @property
    def current(self) -> str:
        """The name of the profile of the live chat."""
        return self._current

    def show_name(self, name: str) -> None:
        """Say which one the chat goes on with; empty: the default."""
        self._current = name or DEFAULT
        words = self._words(self._current)
        self.setText(label(words))
        self.setToolTip(self.tr("The profile of this chat: model, system prompt, sampling and context"))
        self.setAccessibleName(self.tr("Profile: {}").format(words))

    def set_profiles(self, profiles: Sequence[Profile]) -> None:
        self._profiles = profiles

    def _words(self, name: str) -> str:
        return name_of(name, 32)

    def _fill(self) -> None:
        self.choices.clear()
        group = QActionGroup(self.choices)
        for profile in self._profiles:
            action = self.choices.addAction(label(self._words(profile.name)))
            action.setCheckable(True)
            action.setChecked(profile.name == self._current)
            action.triggered.connect(partial(self.chosen.emit, profile.name))
            group.addAction(action)
            if profile.kind == "remote":
                action.setText(self.tr("{} (remote)").format(action.text()))
        self.choices.addSeparator()
        self.choices.addAction(self.tr("Parameters of this chat…"), self.parameters_wanted.emit)
        self.choices.addAction(self.tr("Edit profiles…"), self.edit_wanted.emit)
