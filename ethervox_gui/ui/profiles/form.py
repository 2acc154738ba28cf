"""The form of one profile, made from the fields of :class:`~ethervox_gui.services.profiles.Profile`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLayoutItem,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from ethervox_gui.engine.protocol import RemoteSource
from ethervox_gui.services.profiles import DEFAULT, Profile, overridable
from ethervox_gui.settings import Settings, keys
from ethervox_gui.settings.describing import numbers_of, words_of
from ethervox_gui.ui.kit.text.translate import tr
from ethervox_gui.ui.kit.text_views.plain_edit import PlainEdit
from ethervox_gui.ui.kit.widgets.dialogs import grown, heading
from ethervox_gui.ui.kit.widgets.file_dialog import open_file_dialog
from ethervox_gui.ui.profiles.connection_test import ConnectionTest
from ethervox_gui.ui.settings.controls import control_for, in_words, optional_control, with_hint

_REMOTE_ONLY: Final = ("base_url", "key", "connection", "vocabulary", "timeout", "proxy")
_CONNECTION: Final = ("base_url", "model", "key", "proxy")
_FILES: Final = ("model", "vocabulary")
_GENERAL: Final = {
    "temperature": "sampling.temperature",
    "top_p": "sampling.top_p",
    "seed": "sampling.seed",
    "warning_threshold": "server.warning_threshold",
    "error_threshold": "server.error_threshold",
    "max_messages": "server.max_messages",
    "last_turns": "server.last_turns",
    "strategy": "server.strategy",
}
#: Where a field has less room beside its title, all stand below theirs.
_TITLE, _LEAST_FIELD = 150, 180


class ProfileForm(QWidget):
    """A row for each field; those that a kind of profile has no use for are hidden.

    What is left empty is as in the settings, and the placeholder says what that is.  :attr:`key` is a key
    that was typed in, to be kept elsewhere.  :attr:`edited` says that something was changed,
    :attr:`test_wanted` that the connection is to be tried.
    """

    edited = Signal()
    test_wanted = Signal()

    def __init__(
        self, settings: Settings, parent: QWidget | None = None, usual: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(parent)
        self._without = usual or {}
        self._settings = settings
        self._readers: dict[str, Callable[[], Any]] = {}
        self._own: dict[str, Callable[[], Any]] = {}
        self._rows: dict[str, tuple[QWidget, QWidget]] = {}
        self._shown = Profile(name=DEFAULT)
        self._model_button: QPushButton | None = None
        self.form = QFormLayout(self)
        self.form.setContentsMargins(4, 4, 16, 12)
        self.form.setVerticalSpacing(12)
        self.form.setHorizontalSpacing(20)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        policy = QFormLayout.RowWrapPolicy
        is_wide = event.size().width() >= grown(self, _TITLE + _LEAST_FIELD)
        self.form.setRowWrapPolicy(policy.DontWrapRows if is_wide else policy.WrapAllRows)

    # ---- showing -----------------------------------------------------------------------------------

    def show_profile(self, profile: Profile, *, has_key: bool) -> None:
        """Show a profile, and whether a key is kept for it."""
        self._clear()
        self._readers.clear()
        self._own.clear()
        self._rows.clear()
        self._shown = profile
        self.connection = ConnectionTest(self)
        self.connection.wanted.connect(self.test_wanted)
        for name, info in Profile.model_fields.items():
            if name == "key_name":
                self._add_key(has_key)
                self._row("connection", self.tr("Connection"), "", self.connection.button, self.connection)
                self.connection.button.setAccessibleName(self.tr("Test connection"))
            elif name != "overrides":
                self._add(name, info, getattr(profile, name))
        self.form.addRow(heading(self.tr("Its own settings")))
        for key, info in overridable():
            control, self._own[key], *_ = optional_control(
                info.annotation,
                profile.overrides.get(key),
                self._usual(key),
                words_of(info),
                numbers_of(info),
            )
            self._row(key, tr(str(info.title)), tr(str(info.description)), control)
        self._show_kind()

    def _clear(self) -> None:
        """Take all rows away.

        Not by ``removeRow``: PySide6 6.11 crashes there once somebody asked a window around the form for the
        widgets in it.
        """
        while self.form.rowCount():
            row = self.form.takeRow(0)
            items: tuple[QLayoutItem | None, ...] = (row.labelItem, row.fieldItem)  # a heading has no label
            for widget in [item.widget() for item in items if item is not None]:
                if widget is not None:
                    widget.hide()
                    widget.setParent(None)
                    widget.deleteLater()

    def _add(self, name: str, info: Any, value: Any) -> None:
        title, description = tr(str(info.title)), tr(str(info.description or ""))
        if name == "system_prompt":
            text = PlainEdit(value)
            text.setObjectName("noteText")
            text.setTabChangesFocus(True)
            text.setFixedHeight(112)
            text.setPlaceholderText(self.tr("follows Settings"))
            text.textChanged.connect(self.edited)
            self._readers[name] = lambda: text.toPlainText().strip()
            self._row(name, title, description, text)
            return
        if name in _GENERAL:
            general = _GENERAL[name]
            field = dict(keys())[general]
            control, read, *_ = optional_control(
                info.annotation, value, self._usual(general), words_of(field), numbers_of(field)
            )
        elif name == "context_limit":
            control, read, *_ = optional_control(info.annotation, value, self.tr("all there is"))
        else:
            control, read, *_ = control_for(info.annotation, value, words=words_of(info))
        self._readers[name] = read
        if name == "name" and self._shown.name == DEFAULT:
            control.setEnabled(False)
        if name == "kind" and isinstance(control, QComboBox):
            control.currentTextChanged.connect(lambda _text: self._show_kind())
        if name in _FILES and isinstance(control, QLineEdit):
            self._row(name, title, description, control, self._with_file_button(name, control))
        else:
            self._row(name, title, description, control)

    def _add_key(self, has_key: bool) -> None:
        line = QLineEdit()
        line.setEchoMode(QLineEdit.EchoMode.Password)
        words = self.tr("one is kept; type to replace it") if has_key else self.tr("none")
        line.setPlaceholderText(words)
        self._readers["key"] = lambda: line.text().strip()
        hint = self.tr("Kept in the system's keyring where there is one, never in the profile.")
        self._row("key", self.tr("Key"), hint, line)

    def _row(
        self, name: str, title: str, description: str, control: QWidget, shown: QWidget | None = None
    ) -> None:
        control.setAccessibleName(title)
        control.setAccessibleDescription(description)
        if not control.objectName():
            control.setObjectName(f"profile.{name}")
        for signal in ("textChanged", "currentTextChanged", "toggled"):
            if not isinstance(control, QPlainTextEdit) and hasattr(control, signal):
                getattr(control, signal).connect(lambda *_: self.edited.emit())
        box = with_hint(shown or control, description)
        box.setMinimumWidth(1)
        label = QLabel(title)
        label.setBuddy(control)
        label.setWordWrap(True)
        side = Qt.AlignmentFlag.AlignRight if self.isRightToLeft() else Qt.AlignmentFlag.AlignLeft
        label.setAlignment(side | Qt.AlignmentFlag.AlignAbsolute)  # Qt goes by its letters: “Top p” is Latin
        label.setFixedWidth(grown(self, _TITLE))
        self.form.addRow(label, box)
        self._rows[name] = (label, box)

    def _with_file_button(self, name: str, line: QLineEdit) -> QWidget:
        box = QWidget()
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        button = QPushButton(self.tr("File…"))
        button.setAutoDefault(False)
        button.setAccessibleName(self.tr("Choose a GGUF file"))
        button.clicked.connect(lambda: self._ask_for_file(line))
        if name == "model":
            self._model_button = button
        row.addWidget(line, 1)
        row.addWidget(button)
        return box

    def _ask_for_file(self, line: QLineEdit) -> None:
        dialog = QFileDialog(self.window(), self.tr("Choose a GGUF file"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([self.tr("Models (*.gguf)"), self.tr("All files (*)")])
        if line.text():
            dialog.setDirectory(str(Path(line.text()).parent))
        dialog.fileSelected.connect(line.setText)
        open_file_dialog(dialog)

    def _show_kind(self) -> None:
        is_remote = self._readers["kind"]() == "remote"
        if self._model_button is not None:
            self._model_button.setVisible(not is_remote)
        for name in _REMOTE_ONLY:
            for widget in self._rows[name]:
                widget.setVisible(is_remote)

    def _usual(self, key: str) -> str:
        section, _, field = key.partition(".")
        value = getattr(getattr(self._settings, section), field)
        if value is None and key in self._without:
            return self._without[key]
        words = {True: self.tr("on"), False: self.tr("off"), None: self.tr("automatic")}
        field_info = dict(keys())[key]
        shown = words[value] if value is None or isinstance(value, bool) else in_words(field_info, value)
        return self.tr("from Settings: {}").format(shown)

    # ---- reading -----------------------------------------------------------------------------------

    @property
    def key(self) -> str:
        return str(self._readers["key"]())

    def profile(self) -> Profile:
        """What the form says.  Raises :class:`UserError` where it makes no sense."""
        found = {name: read() for name, read in self._readers.items() if name != "key"}
        own = {key: read() for key, read in self._own.items()}
        found["overrides"] = {key: value for key, value in own.items() if value is not None}
        found["key_name"] = self._shown.key_name
        return Profile.of(found)

    def source(self) -> RemoteSource:
        """Where the connection goes, as far as the form says it; with the key only if one was typed in."""
        address, model, key, proxy = (str(self._readers[name]()) for name in _CONNECTION)
        return RemoteSource(address, model, key, proxy=proxy)

    @property
    def key_name(self) -> str:
        """Under which name the key of the profile is kept."""
        return self._shown.key_name

    def suggest_models(self, names: Sequence[str]) -> None:
        """Offer the models of a server where their name is typed; a single one is taken."""
        line = self.findChild(QLineEdit, "profile.model")
        if not isinstance(line, QLineEdit):
            return
        completer = QCompleter(list(names), line)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        line.setCompleter(completer)
        if len(names) == 1 and not line.text():
            line.setText(names[0])

    def select(self, name: str) -> None:
        """Put the cursor into a field."""
        for widget in self._rows.get(name, ()):
            for line in widget.findChildren(QLineEdit):
                line.setFocus(Qt.FocusReason.OtherFocusReason)
                line.selectAll()
