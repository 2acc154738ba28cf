"""A control for a field of a table of settings, chosen by the field's type; settings and profiles alike.

Where the user said nothing about sampling it shows what holds: what the model recommends, or what is usual.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict
from enum import StrEnum
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, get_args, get_origin

from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QLineEdit, QVBoxLayout, QWidget

from ethervox_gui.settings import Sampling, SamplingSettings
from ethervox_gui.ui.kit.text.formatting import one_line
from ethervox_gui.ui.kit.text.translate import tr

if TYPE_CHECKING:
    from ethervox_gui.engine.protocol import EngineInfo


class Control(NamedTuple):
    """A widget and what it says: a value that still has to be checked, ``None`` where nothing was chosen."""

    widget: QWidget
    read: Callable[[], Any]


def choices_of(annotation: Any) -> list[str]:
    """The values of a field that has a few; empty for any other."""
    if isinstance(annotation, UnionType):
        found = [choices_of(each) for each in get_args(annotation) if each is not NoneType]
        return found[0] if len(found) == 1 else []
    if get_origin(annotation) is Literal:
        return [str(choice) for choice in get_args(annotation)]
    if isinstance(annotation, type) and issubclass(annotation, StrEnum):
        return [choice.value for choice in annotation]
    return []


def control_for(annotation: Any, value: Any, otherwise: str = "") -> Control:
    """A control for a field of this type that shows ``value``; ``otherwise`` says what holds without one."""
    if annotation is bool:
        box = QCheckBox(tr("On"))
        box.setChecked(bool(value))
        return Control(box, box.isChecked)
    choices = choices_of(annotation)
    is_optional = isinstance(annotation, UnionType) and NoneType in get_args(annotation)
    if choices and not is_optional:
        combo = QComboBox()
        combo.addItems(choices)
        combo.setCurrentText(str(value))
        return Control(combo, combo.currentText)
    if is_optional:
        return optional_control(annotation, value, otherwise or tr("Automatic"))
    line = QLineEdit(str(value))
    return Control(line, lambda: line.text().strip())


def optional_control(annotation: Any, value: Any, otherwise: str) -> Control:
    """A control for a value that may be left out: ``otherwise`` says what holds then."""
    choices = choices_of(annotation)
    if annotation is bool:
        choices = ["True", "False"]
    if choices:
        combo = QComboBox()
        combo.addItem(otherwise, None)
        for choice in choices:
            words = {"True": tr("on"), "False": tr("off")}.get(choice, choice)
            combo.addItem(words, choice)
        combo.setCurrentIndex(max(0, combo.findData(None if value is None else str(value))))
        return Control(combo, combo.currentData)
    line = QLineEdit("" if value is None else str(value))
    line.setPlaceholderText(otherwise)
    return Control(line, lambda: line.text().strip() or None)


def with_hint(control: QWidget, hint: str) -> QWidget:
    """A control with a line of help below it."""
    box = QWidget()
    lines = QVBoxLayout(box)
    lines.setContentsMargins(0, 0, 0, 0)
    lines.setSpacing(3)
    lines.addWidget(control)
    label = QLabel(hint)
    label.setProperty("role", "caption")
    label.setWordWrap(True)
    label.setVisible(bool(hint))
    lines.addWidget(label)
    return box


#: What is loaded now; ``None`` while nothing is.
InfoOf = Callable[[], "EngineInfo | None"]


def usual_values(info: EngineInfo | None) -> Mapping[str, str]:
    """By key, for each setting that a model may recommend: ``the model's: 0.6``, or ``as usual: 0.7``."""
    recommended = info.recommended.said if info is not None else {}
    usual = asdict(Sampling())
    found = {}
    for name, field in SamplingSettings.model_fields.items():
        if field.default is None:
            words = tr("the model's: {}") if name in recommended else tr("as usual: {}")
            found[f"sampling.{name}"] = words.format(one_line(str(recommended.get(name, usual[name])), 80))
    return found
