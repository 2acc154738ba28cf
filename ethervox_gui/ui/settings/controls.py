"""A control for a field of a table of settings, chosen by the field's type; settings and profiles alike.

Where the user said nothing about sampling it shows what holds: what the model recommends, or what is usual.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import asdict
from enum import StrEnum
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, get_args, get_origin

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QLineEdit, QVBoxLayout, QWidget

from ethervox_gui.settings import Sampling, SamplingSettings
from ethervox_gui.settings.describing import (
    SHARE,
    SettingField,
    limits_of,
    numbers_of,
    step_of,
    unit_of,
    words_of,
)
from ethervox_gui.ui.kit.text.formatting import one_line
from ethervox_gui.ui.kit.text.spoken import as_written_here
from ethervox_gui.ui.kit.text.translate import said, tr
from ethervox_gui.ui.kit.widgets.number_edit import NumberEdit, with_steps
from ethervox_gui.ui.kit.widgets.segments import Segments
from ethervox_gui.ui.kit.widgets.share_slider import ShareSlider

if TYPE_CHECKING:
    from ethervox_gui.engine.protocol import EngineInfo


class Control(NamedTuple):
    """A widget and what it says: a value that still has to be checked, ``None`` where nothing was chosen.

    ``changed`` are the signals that it may say something else now; ``box`` holds the widget where there are
    others around it.
    """

    widget: QWidget
    read: Callable[[], Any]
    changed: tuple[SignalInstance, ...] = ()
    box: QWidget | None = None


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


def control_for(
    annotation: Any, value: Any, otherwise: str = "", words: Mapping[str, str] | None = None
) -> Control:
    """A control for a field of this type that shows ``value``; ``otherwise`` says what holds without one.

    ``words`` has the plain words of each value of a choice.
    """
    if annotation is bool:
        box = QCheckBox(tr("On"))
        box.setChecked(bool(value))
        return Control(box, box.isChecked, (box.toggled,))
    choices = choices_of(annotation)
    is_optional = isinstance(annotation, UnionType) and NoneType in get_args(annotation)
    if choices and not is_optional:
        combo = QComboBox()
        for choice in choices:
            combo.addItem(said((words or {}).get(choice, choice)), choice)
        combo.setCurrentIndex(combo.findData(str(value)))
        return Control(combo, combo.currentData, (combo.currentIndexChanged,))
    if is_optional:
        return optional_control(annotation, value, otherwise or tr("Automatic"))
    line = QLineEdit(str(value))
    return Control(line, lambda: line.text().strip(), (line.editingFinished,))


#: Choices with more words than these are in a list, since beside each other they would not be read.
_MOST_SEGMENTS, _LONGEST_SEGMENTS = 4, 64


def setting_control(field: SettingField, value: Any, otherwise: str) -> Control:
    """The control for a field of the settings table, as that says it is shown."""
    words = {value: said(text) for value, text in words_of(field).items()}
    if field.annotation is bool:
        return _switch(bool(value))
    if words and len(words) <= _MOST_SEGMENTS and sum(map(len, words.values())) <= _LONGEST_SEGMENTS:
        segments = Segments(words, str(value))
        return Control(segments, lambda: segments.value, (segments.chosen,))
    if words:
        combo = QComboBox()
        # As wide as its longest words by their number of letters: to measure the names of all languages
        # in their own scripts, Qt would load a font for each, which takes as long as the rest of the page.
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        combo.setMinimumContentsLength(max(map(len, words.values())))
        combo.setMinimumWidth(1)  # but no wider than the page: with large letters it would be cut off
        for each, text in words.items():
            combo.addItem(text, each)
        combo.setCurrentIndex(combo.findData(str(value)))
        return Control(combo, combo.currentData, (combo.currentIndexChanged,))
    if unit_of(field) == SHARE:
        low, high = (round(100 * limit) for limit in limits_of(field))
        share = ShareSlider(float(value), low, high)
        return Control(share, lambda: share.value, (share.settled,))
    if step_of(field):
        return _number(field, value, otherwise)
    return control_for(field.annotation, value, otherwise)


def _switch(on: bool) -> Control:
    box = QCheckBox(tr("On") if on else tr("Off"))
    box.setProperty("role", "switch")
    box.setChecked(on)
    box.toggled.connect(lambda checked: box.setText(tr("On") if checked else tr("Off")))
    return Control(box, box.isChecked, (box.toggled,))


def _number(field: SettingField, value: Any, otherwise: str) -> Control:
    """A number that means something else than an amount is an empty line with its words in it."""
    low, high = limits_of(field)
    is_optional = NoneType in get_args(field.annotation)
    no_amount, words = next(iter(numbers_of(field).items()), ("", ""))
    is_empty = value is None or str(value) == no_amount
    edit = NumberEdit(
        "" if is_empty else str(value),
        step=step_of(field),
        low=low,
        high=high,
        start=_first_number(otherwise if value is None else no_amount),
    )
    if is_optional or words:
        edit.setPlaceholderText(said(words) or otherwise or tr("Automatic"))

    def show_words() -> None:
        if no_amount and edit.text().strip() == no_amount:
            edit.clear()

    for signal in (edit.editingFinished, edit.stepped):
        signal.connect(show_words)
    title = tr(str(field.title))
    box = with_steps(edit, tr("Less: {}").format(title), tr("More: {}").format(title), said(unit_of(field)))

    def read() -> Any:
        text = edit.text().strip()
        return text or no_amount or (None if is_optional else text)

    return Control(edit, read, (edit.editingFinished, edit.stepped), box)


def _first_number(words: str) -> float:
    """What steps begin with where nothing is set: the number in the words that say what holds then."""
    found = re.search(r"-?\d+(?:[.,]\d+)?", words)
    return float(found.group().replace(",", ".")) if found else 0.0


def in_words(field: SettingField, value: Any) -> str:
    """A value as the window says it.

    Choices, and values that are not amounts, in plain words; numbers as the language writes them.
    """
    if isinstance(value, float):
        return as_written_here(str(value))
    text = "" if value is None else str(value)
    return said({**words_of(field), **numbers_of(field)}.get(text, text))


def optional_control(
    annotation: Any,
    value: Any,
    otherwise: str,
    words: Mapping[str, str] | None = None,
    numbers: Mapping[str, str] | None = None,
) -> Control:
    """A control for a value that may be left out: ``otherwise`` says what holds then.

    ``words`` has the plain words of each value of a choice, ``numbers`` those of numbers that are no
    amounts: they are shown instead of these, and may be typed.
    """
    choices = choices_of(annotation)
    if annotation is bool:
        choices = ["True", "False"]
    if choices:
        combo = QComboBox()
        combo.addItem(otherwise, None)
        for choice in choices:
            known = {"True": tr("on"), "False": tr("off"), **(words or {})}
            combo.addItem(said(known.get(choice, choice)), choice)
        combo.setCurrentIndex(max(0, combo.findData(None if value is None else str(value))))
        return Control(combo, combo.currentData, (combo.currentIndexChanged,))
    shown = "" if value is None else str(value)
    line = QLineEdit(said((numbers or {}).get(shown, shown)))
    line.setPlaceholderText(otherwise)

    def read() -> str | None:
        text = line.text().strip()
        meant = (each for each, name in (numbers or {}).items() if said(name).casefold() == text.casefold())
        return next(meant, text) or None

    return Control(line, read, (line.editingFinished,))


def with_hint(control: QWidget, hint: str) -> QWidget:
    """A control with a line of help below it."""
    box = QWidget()
    lines = QVBoxLayout(box)
    lines.setContentsMargins(0, 0, 0, 0)
    lines.setSpacing(3)
    lines.addWidget(control)
    label = QLabel(hint, box)  # shown without a parent, it would be a window of its own for a moment
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
            value = recommended.get(name, usual[name])
            # A list without spaces would be one word, and no line is as long.
            text = str(value).replace(";", "; ")
            shown = as_written_here(text) if isinstance(value, float) else one_line(text, 80)
            found[f"sampling.{name}"] = words.format(shown)
    return found
