"""All profiles: made, copied, changed, deleted, and their connection tested."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ethervox_gui.context.errors import UserError
from ethervox_gui.engine.remote.connection_test import ServerReport, probe
from ethervox_gui.services.keys import Keys
from ethervox_gui.services.profiles import DEFAULT, Profile, Profiles
from ethervox_gui.settings import Settings
from ethervox_gui.ui.kit.focus.tab_order import InOrder
from ethervox_gui.ui.kit.text.translate import said
from ethervox_gui.ui.kit.theme.dressing import dress
from ethervox_gui.ui.kit.widgets.dialogs import button_of, fit_into_window, grown, heading
from ethervox_gui.ui.profiles.connection_test import words_for
from ethervox_gui.ui.profiles.form import ProfileForm
from ethervox_gui.ui.profiles.picker import name_of
from ethervox_gui.ui.runtime.background import Background

#: Whether a key is kept under a name.
HasKey = Callable[[str], bool]


class ProfileDialog(InOrder):
    """A list at the left, the form of the one that is chosen at the right.

    What was typed is stored when another profile is chosen or the dialog is closed; what makes no sense keeps
    it open once, with what is wrong.  :attr:`changed` carries all profiles when one was stored or deleted,
    :attr:`key_given` the name a key is to be kept under and the key, and :attr:`use_wanted` the name of a
    profile the chat is to go on with.
    :attr:`test_wanted` carries a :class:`ConnectionTry`.  ``usual`` says by key what holds where neither a
    profile nor the settings say anything.
    """

    changed = Signal(object)
    key_given = Signal(str, str)
    use_wanted = Signal(str)
    test_wanted = Signal(object)

    def __init__(
        self,
        profiles: Profiles,
        settings: Settings,
        current: str,
        has_key: HasKey,
        parent: QWidget | None = None,
        usual: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("profileDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Profiles"))
        self._profiles = profiles
        self._has_key = has_key
        self._before: Profiles | None = None  # without what was deleted last
        self._shown = ""
        self._was_refused = False  # what stands in the form, when the dialog was to be closed
        self.list = QListWidget(self)
        self.list.setObjectName("profileList")
        self.list.setAccessibleName(self.tr("Profiles"))
        self.list.ensurePolished()  # rows that are laid out before are too low for their padding
        self.list.setMaximumWidth(grown(self, 208))
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.form = ProfileForm(settings, self, usual)
        self.message = QLabel(self)
        self.message.setObjectName("profileMessage")
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.message.setWordWrap(True)
        self.new_button = button_of(self, "newProfile", self.tr("New"), self._new)
        self.copy_button = button_of(self, "copyProfile", self.tr("Copy"), self._copy)
        self.delete_button = button_of(self, "deleteProfile", self.tr("Delete"), self._delete)
        self.undo_button = button_of(self, "undoDelete", self.tr("Undo"), self._undo)
        self.undo_button.hide()
        self.use_button = button_of(self, "useProfile", self.tr("Use in this chat"), self._use)
        self.save_button = button_of(self, "saveProfile", self.tr("Save"), self.save)
        self.save_button.setProperty("role", "primary")
        self.save_button.setDefault(True)
        self._lay_out()
        self.form.edited.connect(self._edited)
        self.form.test_wanted.connect(lambda: self.test_wanted.emit(ConnectionTry(self.form)))
        self.list.currentItemChanged.connect(lambda now, _before: self._picked(now))
        self._fill(current)

    def _lay_out(self) -> None:
        words = self.tr("Chats and connected apps use a profile. Empty fields follow Settings.")
        about = QLabel(words, self)
        about.setProperty("role", "muted")
        about.setWordWrap(True)
        scroll = QScrollArea(self)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it can be reached
        scroll.setWidgetResizable(True)
        scroll.setWidget(self.form)
        under_list = QHBoxLayout()
        under_list.setSpacing(8)
        for button in (self.new_button, self.copy_button, self.delete_button):
            under_list.addWidget(button)
        left = QVBoxLayout()
        left.setSpacing(8)
        left.addWidget(self.list, 1)
        left.addLayout(under_list)
        middle = QHBoxLayout()
        middle.setSpacing(16)
        middle.addLayout(left, 1)  # in a small window its names end earlier, and nothing scrolls sideways
        middle.addWidget(scroll, 2)
        close = button_of(self, "closeProfiles", self.tr("Close"), self.close)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.message, 1)
        for button in (self.undo_button, self.use_button, close, self.save_button):
            foot.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 20, 20, 16)
        column.setSpacing(12)
        column.addWidget(heading(self.tr("Profiles"), self))
        column.addWidget(about)
        column.addLayout(middle, 1)
        column.addLayout(foot)
        fit_into_window(self, 840, 620)

    # ---- the list ----------------------------------------------------------------------------------

    def _fill(self, current: str) -> None:
        self.list.blockSignals(True)
        self.list.clear()
        for profile in self._profiles:
            words = name_of(profile.name, 60)
            item = QListWidgetItem(words)
            item.setData(Qt.ItemDataRole.UserRole, profile.name)
            if profile.kind == "remote":
                item.setText(self.tr("{} (remote)").format(words))
            self.list.addItem(item)
        self.list.blockSignals(False)
        self._show(current if self._profiles.get(current) is not None else DEFAULT)

    def _show(self, name: str) -> None:
        """Choose a profile in the list and show its form."""
        self._shown = name
        self.list.blockSignals(True)
        self.list.setCurrentRow(self._profiles.names.index(name))
        self.list.blockSignals(False)
        profile = self._profiles.of_chat(name)
        self.form.show_profile(profile, has_key=bool(profile.key_name) and self._has_key(profile.key_name))
        self.save_button.setEnabled(False)
        self.delete_button.setText(self.tr("Reset") if name == DEFAULT else self.tr("Delete"))

    def _picked(self, item: QListWidgetItem | None) -> None:
        if item is None:
            return
        wanted = str(item.data(Qt.ItemDataRole.UserRole))
        if self.save_button.isEnabled() and not self.save():
            self.list.blockSignals(True)
            self.list.setCurrentRow(self._profiles.names.index(self._shown))
            self.list.blockSignals(False)
        else:
            self._say("")
            self._show(wanted)

    # ---- what can be done --------------------------------------------------------------------------

    def save(self) -> bool:
        """Store what the form says; whether it could be."""
        try:
            profile = self.form.profile()
            taken = self._profiles.get(profile.name) is not None
            if profile.name != self._shown and taken:
                words = self.tr("There is already a profile with this name.")
                raise UserError("bad_profile", words)
        except UserError as error:
            self._say(said(error.message), is_error=True)
            return False
        if self.form.key and profile.kind == "remote":
            profile = profile.model_copy(update={"key_name": profile.key_name or f"profile {profile.name}"})
            self.key_given.emit(profile.key_name, self.form.key)
        others = self._profiles if profile.name == self._shown else self._profiles.without(self._shown)
        self._take(others.with_profile(profile), profile.name)
        self._say(self.tr("Saved."))
        return True

    def done(self, result: int) -> None:
        """What was typed is stored; the second time, what cannot be is given up."""
        if self.save_button.isEnabled() and not self._was_refused and not self.save():
            self._was_refused = True
            words = self.tr("Close again to discard what you typed.")
            self._say(f"{self.message.text()} {words}", is_error=True)
            return
        super().done(result)

    def _new(self) -> None:
        self._add(Profile(name=self._free_name(self.tr("New profile"))))

    def _copy(self) -> None:
        profile = self._profiles.of_chat(self._shown)
        base = name_of(profile.name, 180)
        self._add(profile.model_copy(update={"name": self._free_name(self.tr("{} (copy)").format(base))}))

    def _add(self, profile: Profile) -> None:
        if self.save_button.isEnabled() and not self.save():
            return
        self._say("")
        self._take(self._profiles.with_profile(profile), profile.name)
        self.form.select("name")

    def _delete(self) -> None:
        name, before = self._shown, self._profiles
        self._take(before.without(name), DEFAULT)
        self._say(self.tr("Deleted: {}").format(name_of(name, 40)) if name != DEFAULT else self.tr("Reset."))
        self._before = before
        self.undo_button.show()

    def _undo(self) -> None:
        if self._before is not None:
            before, self._before = self._before, None
            self._say("")
            self._take(before, self._shown)

    def _use(self) -> None:
        if not self.save_button.isEnabled() or self.save():
            self.use_wanted.emit(self._shown)
            self.accept()

    # ---- inside ------------------------------------------------------------------------------------

    def _take(self, profiles: Profiles, shown: str) -> None:
        self._profiles = profiles
        self._fill(shown)
        self.changed.emit(profiles)

    def _free_name(self, wanted: str) -> str:
        name, number = wanted, 2
        while self._profiles.get(name) is not None:
            name, number = f"{wanted} {number}", number + 1
        return name

    def _edited(self) -> None:
        self._was_refused = False
        self.save_button.setEnabled(True)
        self._say("")

    def _say(self, words: str, *, is_error: bool = False) -> None:
        self._before = None
        self.undo_button.hide()
        dress(self.message, "role", "error" if is_error else "muted")
        self.message.setText(words)


class ConnectionTry:
    """What the form said when it was asked for; the form may be gone or show another profile at the end."""

    def __init__(self, form: ProfileForm) -> None:
        self._form: ProfileForm | None = form
        self._row = form.connection
        self._source, self._key_name = form.source(), form.key_name
        self._row.destroyed.connect(self._forget)

    def run(self, background: Background, keys: Keys) -> None:
        """Ask the server on the worker, and show what it said."""
        source, key_name = self._source, self._key_name

        def ask() -> ServerReport:
            key = source.key or (keys.get(key_name) or "" if key_name else "")
            return probe(replace(source, key=key))

        self._row.begin()
        background.read(ask, self._show, self._show_error, beside=True)

    # ---- inside ------------------------------------------------------------------------------------

    def _show(self, report: ServerReport) -> None:
        if self._form is not None:
            words, is_good = words_for(report, self._source.model)
            self._row.show_result(words, is_good=is_good)
            self._form.suggest_models(report.models)

    def _show_error(self, error: Exception) -> None:
        if self._form is not None:
            details = error.details if isinstance(error, UserError) else repr(error)
            self._row.show_result(str(error), details, is_good=False)

    def _forget(self) -> None:
        self._form = None
