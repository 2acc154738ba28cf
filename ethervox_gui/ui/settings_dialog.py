"""The settings, made from the settings table: a page for each section, a row for each field."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from types import NoneType, UnionType
from typing import Any, Literal, get_args, get_origin

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from ethervox_gui import settings as settings_module
from ethervox_gui.context.errors import UserError
from ethervox_gui.settings import Settings
from ethervox_gui.ui.theme import Theme

#: Sections that take effect with the next model that is loaded.
_NEEDS_RELOAD = {"model"}


class SettingsDialog(QDialog):
    """Changes are collected, checked together, and told by :attr:`changed` when the user applies them."""

    changed = Signal(dict)

    def __init__(self, theme: Theme, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("settingsDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Settings"))
        self._settings = settings
        self._readers: dict[str, Callable[[], Any]] = {}
        self._rows: list[tuple[str, QWidget, QWidget]] = []
        self._search = QLineEdit(self)
        self._search.setPlaceholderText(self.tr("Search settings"))
        self._search.setAccessibleName(self.tr("Search settings"))
        self._search.setClearButtonEnabled(True)
        self._search.addAction(theme.icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        self._search.textChanged.connect(self._filter)
        self._tabs = QTabWidget(self)
        self._tabs.setDocumentMode(True)
        for section in Settings.model_fields:
            self._tabs.addTab(self._page(section), section.capitalize())
        self._message = QLabel(self)
        self._message.setTextFormat(Qt.TextFormat.PlainText)
        self._message.setWordWrap(True)
        self._message.setProperty("role", "error")
        self._message.hide()
        apply = QPushButton(self.tr("Apply"), self)
        apply.setProperty("role", "primary")
        apply.setDefault(True)
        apply.clicked.connect(self._apply)
        cancel = QPushButton(self.tr("Cancel"), self)
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(cancel)
        buttons.addWidget(apply)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(12)
        column.addWidget(self._search)
        column.addWidget(self._tabs, 1)
        column.addWidget(self._message)
        column.addLayout(buttons)
        self.resize(620, 560)

    # ---- pages ----------------------------------------------------------------------------------

    def _page(self, section: str) -> QWidget:
        inner = QWidget()
        form = QFormLayout(inner)
        form.setContentsMargins(4, 12, 12, 12)
        form.setVerticalSpacing(12)
        form.setHorizontalSpacing(20)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        if section in _NEEDS_RELOAD:
            note = QLabel(self.tr("Takes effect with the next model that is loaded."))
            note.setProperty("role", "muted")
            form.addRow(note)
        for key, info in settings_module.keys():  # noqa: SIM118 - a function, no dictionary
            owner, _, field = key.partition(".")
            if owner != section:
                continue
            value = getattr(getattr(self._settings, section), field)
            control = self._control(key, info.annotation, value)
            control.setAccessibleName(str(info.title))
            control.setAccessibleDescription(str(info.description))
            control.setObjectName(key)
            box = QWidget()
            lines = QVBoxLayout(box)
            lines.setContentsMargins(0, 0, 0, 0)
            lines.setSpacing(3)
            lines.addWidget(control)
            hint = QLabel(str(info.description))
            hint.setProperty("role", "caption")
            hint.setWordWrap(True)
            lines.addWidget(hint)
            label = QLabel(str(info.title))
            label.setBuddy(control)
            form.addRow(label, box)
            self._rows.append((f"{key} {info.title} {info.description}".casefold(), label, box))
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(inner)
        return scroll

    def _control(self, key: str, annotation: Any, value: Any) -> QWidget:
        if annotation is bool:
            box = QCheckBox(self.tr("On"))
            box.setChecked(bool(value))
            self._readers[key] = box.isChecked
            return box
        choices: list[str] = []
        if get_origin(annotation) is Literal:
            choices = [str(choice) for choice in get_args(annotation)]
        elif isinstance(annotation, type) and issubclass(annotation, StrEnum):
            choices = [choice.value for choice in annotation]
        if choices:
            combo = QComboBox()
            combo.addItems(choices)
            combo.setCurrentText(str(value))
            self._readers[key] = combo.currentText
            return combo
        optional = isinstance(annotation, UnionType) and NoneType in get_args(annotation)
        line = QLineEdit("" if value is None else str(value))
        if optional:
            line.setPlaceholderText(self.tr("by itself"))
        self._readers[key] = lambda: None if optional and not line.text().strip() else line.text().strip()
        return line

    def _filter(self, words: str) -> None:
        wanted = words.casefold().split()
        for text, label, box in self._rows:
            fits = all(word in text for word in wanted)
            label.setVisible(fits)
            box.setVisible(fits)

    # ---- applying -------------------------------------------------------------------------------

    def _apply(self) -> None:
        changes: dict[str, Any] = {}
        for key, read in self._readers.items():
            section, _, field = key.partition(".")
            before = getattr(getattr(self._settings, section), field)
            value = read()
            if str(value) != str(before):
                changes[key] = value
        try:
            self._settings.with_values(changes)
        except UserError as error:
            self._message.setText(error.message)
            self._message.show()
            return
        if changes:
            self.changed.emit(changes)
        self.accept()

    def show_page(self, section: str) -> None:
        """Turn to a section."""
        self._tabs.setCurrentIndex(list(Settings.model_fields).index(section))
