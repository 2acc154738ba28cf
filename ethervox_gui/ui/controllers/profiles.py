"""Choosing and editing profiles, and what a single chat sets differently."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import shiboken6
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.events.events import EngineReady, Event, TurnAppended
from ethervox_gui.context.events.window_events import ParametersChanged, ProfileChosen
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.services import profiles as profiles_module
from ethervox_gui.services.keys import Keys
from ethervox_gui.services.profiles import DEFAULT, Profile, Profiles
from ethervox_gui.settings import keys
from ethervox_gui.ui.controllers.main import Actions
from ethervox_gui.ui.kit.overlays.overlay import open_beside
from ethervox_gui.ui.profiles.picker import name_of
from ethervox_gui.ui.settings.controls import InfoOf, in_words, usual_values
from ethervox_gui.ui.shell.services import Parts

if TYPE_CHECKING:
    from ethervox_gui.ui.profiles.dialog import ProfileDialog
    from ethervox_gui.ui.profiles.sheet import ParameterSheet

_PROMPT: Final = "model.system_prompt"
#: What has a field of its own in a profile.
_FIELDS: Final = {
    _PROMPT: "system_prompt",
    "sampling.temperature": "temperature",
    "sampling.top_p": "top_p",
    "sampling.seed": "seed",
    "context.limit": "context_limit",
}


class ProfileActions(QObject):
    """Wires the profile picker and the dialog behind it.

    ``path`` is where the profiles are stored; ``info_of`` knows what is loaded.
    """

    def __init__(self, parts: Parts, actions: Actions, path: Path, keys: Keys, info_of: InfoOf) -> None:
        super().__init__(parts.window)
        self._window = window = parts.window
        self._background = parts.background
        self._actions = actions
        self._path = path
        self._keys = keys
        self._info_of = info_of
        self._picker = window.header.profiles
        self._profiles = Profiles()
        self._known_keys: frozenset[str] = frozenset()
        self._new_keys: dict[str, str] = {}
        self._keys_changed: set[str] = set()
        self._is_storing = self._is_stale = False
        self._in_use = Profile(name=DEFAULT)
        self._wanted: str | None = None
        self._dialog: ProfileDialog | None = None
        self._picker.chosen.connect(self.choose)
        self._picker.edit_wanted.connect(self.edit)
        window.add_shortcut("Ctrl+P", self.tr("Profiles"), self.edit)
        self._read()

    def take(self, event: Event) -> None:
        """The slot of :attr:`Session.taken`."""
        if isinstance(event, ProfileChosen):
            self._picker.show_name(event.profile)
            self._in_use = self._profiles.of_chat(event.profile)
            self._window.remember_profile(event.profile)
            self._window.header.gauge.set_thresholds(event.warning, event.critical, event.emergency)
        elif isinstance(event, EngineReady) and (info := self._info_of()) is not None:
            self._window.welcome.set_guide(info.is_guide)  # a profile may have brought another model

    @property
    def in_use(self) -> Profile:
        """The one that the chat goes on with."""
        return self._in_use

    def add(self, profile: Profile) -> None:
        """Store another one, or in place of the one of its name, and let the chat go on with it."""
        self._wanted = profile.name
        self._store(self._profiles.with_profile(profile))

    def choose(self, name: str) -> None:
        """Let the chat go on with another profile."""
        if self._is_storing:
            self._wanted = name  # once it is stored
        elif name != self._picker.current:
            self._actions.choose_profile(name)

    def edit(self) -> None:
        """Open the dialog, once it is known what is stored."""
        if self._dialog is None:
            self._read(self._open)

    # ---- inside ------------------------------------------------------------------------------------

    def _read(self, then: object = None) -> None:
        path, keys = self._path, self._keys

        def read() -> tuple[Profiles, frozenset[str]]:
            found = profiles_module.load(path)
            names = {profile.key_name for profile in found if profile.key_name}
            return found, frozenset(name for name in names if keys.get(name))

        def show(found: tuple[Profiles, frozenset[str]]) -> None:
            self._profiles, self._known_keys = found
            self._picker.set_profiles(list(self._profiles))
            if callable(then):
                then()

        self._background.read(read, show, self._failed, beside=True)

    def _open(self) -> None:
        if self._dialog is not None:  # it was wanted twice while the profiles were read
            return
        from ethervox_gui.ui.profiles.dialog import ProfileDialog

        dialog = ProfileDialog(
            self._profiles,
            self._actions.settings,
            self._picker.current,
            lambda name: name in self._known_keys,
            self._window,
            usual_values(self._info_of()),
        )
        self._dialog = dialog
        dialog.changed.connect(self._store)
        dialog.key_given.connect(self._keep_key)
        dialog.use_wanted.connect(self.choose)
        dialog.test_wanted.connect(lambda trial: trial.run(self._background, self._keys))
        dialog.finished.connect(self._closed)
        open_beside(dialog)

    def _closed(self) -> None:
        self._dialog = None

    def _store(self, profiles: Profiles) -> None:
        """Store them, one after the other: the worker may be several threads."""
        self._profiles = profiles
        self._picker.set_profiles(list(profiles))
        self._is_stale = True
        if not self._is_storing:
            self._write()

    def _write(self) -> None:
        path, keys, profiles = self._path, self._keys, self._profiles
        given, self._new_keys = self._new_keys, {}
        self._is_storing, self._is_stale = True, False

        def store() -> None:
            for name, key in given.items():
                keys.set(name, key)
            profiles_module.save(profiles, path)

        def stored(_result: None) -> None:
            self._is_storing = False
            self._keys_changed |= set(given)
            if self._is_stale:
                self._write()
            else:
                self._use()

        def failed(error: Exception) -> None:
            self._is_storing = False
            self._wanted = None
            self._failed(error)

        self._background.change(store, stored, failed)

    def _use(self) -> None:
        """Let the chat go on with what is stored now, if that is something else for it."""
        current = self._picker.current
        wanted, self._wanted = self._wanted or current, None
        profile = self._profiles.of_chat(wanted)
        is_other = profile.name != current or profile != self._in_use
        if is_other or profile.key_name in self._keys_changed:
            self._actions.choose_profile(profile.name)
        self._keys_changed.clear()

    def _keep_key(self, name: str, key: str) -> None:
        """With the profile, which is stored next."""
        self._known_keys |= {name}
        self._new_keys[name] = key

    def _failed(self, error: Exception) -> None:
        words = self.tr("The profiles cannot be stored.")
        self._window.show_failed(error, words, "profiles_unwritable")


class ParameterActions(QObject):
    """Wires the sheet beside the chat.  It is made when it is opened for the first time."""

    def __init__(self, parts: Parts, actions: Actions, profiles: ProfileActions, info_of: InfoOf) -> None:
        super().__init__(parts.window)
        self._window = window = parts.window
        self._actions = actions
        self._profiles = profiles
        self._info_of = info_of
        self._own: Mapping[str, Any] = {}
        self._asked_for: deque[Mapping[str, Any]] = deque()  # changes that no event has answered yet
        self._can_change_prompt = False
        self._prompt = ""  # the one that the chat has
        self._sheet: ParameterSheet | None = None
        self._before: QWidget | None = None  # what had the focus when the sheet was opened
        window.header.profiles.parameters_wanted.connect(self.show)
        window.add_shortcut("Ctrl+Shift+P", self.tr("Parameters of this chat"), self.show)
        self._live = parts.session.live
        actions.settings_changed.connect(lambda _settings: self._refresh())

    def take(self, event: Event) -> None:
        """The slot of :attr:`Session.taken`; behind that of the profiles."""
        match event:
            case ParametersChanged(_, own, can_change_prompt, prompt):
                self._can_change_prompt, self._prompt = can_change_prompt, prompt
                if self._is_outdated(own):
                    return
                self._own = own
                self._refresh()
            case ProfileChosen():
                self._refresh()
            case TurnAppended() if self._can_change_prompt and event.role is Role.USER:
                self._can_change_prompt = False
                self._fill()
            case _:
                pass

    def show(self) -> None:
        """Open the sheet, or close it."""
        if self._sheet is None:
            from ethervox_gui.ui.profiles.sheet import ParameterSheet

            sheet = ParameterSheet(self._window.theme, self._window, self._window.columns)
            self._sheet = sheet
            sheet.changed.connect(self._change)
            sheet.save_wanted.connect(self._save)
            sheet.left.connect(self._go_back)
        if self._sheet.isVisible():
            self._sheet.hide()
            return
        self._before = self._window.focusWidget()
        self._sheet.show()
        self._fill()
        self._sheet.open()

    def _go_back(self) -> None:
        """The sheet is closed: the focus is where it was, or in the message where that is gone."""
        before = self._before
        if before is not None and shiboken6.isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.PopupFocusReason)
        else:
            self._window.composer.setFocus()

    # ---- inside ------------------------------------------------------------------------------------

    def _refresh(self) -> None:
        self._fill()
        with suppress(UserError):
            context = self._profiles.in_use.settings(self._actions.settings).with_values(self._own).context
            self._live.say_whether_it_recalls(context.enabled and context.recall != "off")

    def _fill(self) -> None:
        sheet = self._sheet
        if sheet is None or not sheet.isVisible():
            return
        profile = self._profiles.in_use
        try:
            holds = profile.settings(self._actions.settings).model_dump(mode="json")
        except UserError as error:
            sheet.show_error(error)
            return
        usual = usual_values(self._info_of())
        otherwise, table = {}, dict(keys())
        for section, fields in holds.items():
            for field, value in fields.items():
                key = f"{section}.{field}"
                otherwise[key] = in_words(table[key], value) or usual.get(key, self.tr("Automatic"))
        # A chat that has begun keeps its prompt, whatever that of its profile is by now.
        prompt = holds["model"]["system_prompt"] if self._can_change_prompt else self._prompt
        otherwise[_PROMPT] = prompt or self.tr("the model's own")
        name = name_of(profile.name, 40)
        sheet.show_values(self._own, otherwise, name, can_change_prompt=self._can_change_prompt)

    def _change(self, typed: Mapping[str, Any]) -> None:
        try:
            own = self._checked(typed)
        except UserError as error:
            if self._sheet is not None:
                self._sheet.show_error(error)
            return
        if own != self._own:
            anew = own.get(_PROMPT) != self._own.get(_PROMPT)
            self._asked_for.append(own)
            self._actions.change_parameters(own, begins_anew=anew)
            self._own = own  # whoever saves it at once as a profile saves what is in sight

    def _is_outdated(self, own: Mapping[str, Any]) -> bool:
        """Whether this is the answer to a change after which another one was asked for already."""
        if not self._asked_for or self._asked_for.popleft() != own:
            self._asked_for.clear()  # it answers nothing that was asked here: another chat, or a refusal
        return bool(self._asked_for)

    def _checked(self, typed: Mapping[str, Any]) -> dict[str, Any]:
        """As the settings have it.  Raises :class:`UserError` where it does not fit."""
        general = self._profiles.in_use.settings(self._actions.settings)
        holds = general.with_values(typed).model_dump(mode="json")
        parts = {key: key.split(".") for key in typed}
        return {key: holds[section][field] for key, (section, field) in parts.items()}

    def _save(self, name: str) -> None:
        """All that the profile in use says, with what the chat sets on top."""
        profile = self._profiles.in_use
        values = {"name": name}
        fields = {_FIELDS[key]: value for key, value in self._own.items() if key in _FIELDS}
        overrides = {key: value for key, value in self._own.items() if key not in _FIELDS}
        said = profile.model_dump(exclude_defaults=True)
        try:
            saved = Profile.of(said | fields | values | {"overrides": profile.overrides | overrides})
        except UserError as error:
            if self._sheet is not None:
                self._sheet.show_error(error)
            return
        self._profiles.add(saved)
        if self._sheet is not None:
            self._sheet.name.clear()
