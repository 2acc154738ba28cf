"""Shows everything in another language, without a restart: step by step, so that the window listens."""

from __future__ import annotations

import html
import re
from collections.abc import Callable

from PySide6.QtCore import QAbstractItemModel, QObject, Qt
from PySide6.QtGui import QAction, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QPlainTextEdit,
    QProgressBar,
    QSpinBox,
    QTabBar,
    QTextEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from ethervox_gui.ui.kit.text.spoken import Spoken, again
from ethervox_gui.ui.runtime.step_by_step import StepByStep, one_by_one

#: A widget that shows somebody's own words has this attribute: they might happen to be those of a button.
OWN_WORDS = "shows_own_words"
#: What a widget, or an object beside one, may have: called when the language is another.
RETRANSLATE = "retranslate"
_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
_TIP = re.compile(r"(<p style='white-space: pre-wrap'>)(.*?)(</p>)", re.DOTALL)


class Retranslate(StepByStep):
    """Says everything again, once :meth:`begin` is called after the language was changed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(lambda: one_by_one(_things(), say_again), parent)


def _things() -> list[QObject]:
    """All widgets, what belongs to them, and what stands beside them."""
    found: dict[int, QObject] = {}
    for top in QApplication.topLevelWidgets():
        for thing in (top, *top.findChildren(QObject)):
            found[id(thing)] = thing
    return list(found.values())


def say_again(thing: QObject) -> None:
    """One widget, action, model or controller in the language that is spoken now."""
    _say_kept(thing)
    if isinstance(thing, QWidget):
        _Widget(thing).say()
    elif isinstance(thing, QAction):
        contexts = _contexts(thing)
        for get, put in (
            (thing.text, thing.setText),
            (thing.toolTip, thing.setToolTip),
            (thing.statusTip, thing.setStatusTip),
        ):
            _say(get, put, contexts)
    elif isinstance(thing, QShortcut):
        _say(thing.whatsThis, thing.setWhatsThis, _contexts(thing))
    elif isinstance(thing, QAbstractItemModel) and thing.rowCount():
        thing.layoutChanged.emit()
    retranslate = getattr(thing, RETRANSLATE, None)
    if callable(retranslate):
        retranslate()


def _say_kept(thing: QObject) -> None:
    """What an object keeps to paint or tell it later."""
    kept = getattr(thing, "__dict__", None)
    if not kept:
        return
    for name, value in list(kept.items()):
        fresh = _fresh(value)
        if fresh is not value:
            setattr(thing, name, fresh)


def _fresh(value: object) -> object:
    if isinstance(value, Spoken):
        return value.again()
    if type(value) in (list, tuple) and any(_is_told(one) for one in value):  # type: ignore[attr-defined]
        return type(value)(_fresh(one) for one in value)  # type: ignore[attr-defined,call-arg]
    if type(value) is dict and any(isinstance(one, Spoken) for one in value.values()):
        return {key: _fresh(one) for key, one in value.items()}
    return value


def _is_told(value: object) -> bool:
    return isinstance(value, Spoken) or (
        type(value) is tuple and any(isinstance(one, Spoken) for one in value)
    )


def _contexts(thing: QObject | None) -> tuple[str, ...]:
    """The classes that a thing stands in, its own first."""
    names: list[str] = []
    while thing is not None:
        names += [kind.__name__ for kind in type(thing).__mro__ if kind.__module__.startswith("ethervox")]
        thing = thing.parent()
    return (*names, "")


def _say(get: Callable[[], str], put: Callable[[str], object], contexts: tuple[str, ...]) -> None:
    text = get()
    if not text:
        return
    fresh = _in_tip(text, contexts)
    if fresh != text:
        put(fresh)


def _in_tip(text: str, contexts: tuple[str, ...]) -> str:
    def unwrapped(found: re.Match[str]) -> str:
        inside = html.unescape(found[2]).replace("\u200b", "")
        return found[1] + html.escape(again(inside, *contexts)) + found[3]

    return _TIP.sub(unwrapped, text) if _TIP.search(text) else again(text, *contexts)


class _Widget:
    """The texts of a widget, as far as Qt keeps them."""

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self._contexts = _contexts(widget)

    def say(self) -> None:
        """All of them."""
        widget = self._widget
        self._say(widget.toolTip, widget.setToolTip)
        self._say(widget.windowTitle, widget.setWindowTitle)
        self._say(widget.accessibleName, widget.setAccessibleName)
        self._say(widget.accessibleDescription, widget.setAccessibleDescription)
        self._say(widget.whatsThis, widget.setWhatsThis)
        if getattr(widget, OWN_WORDS, False):
            return
        if isinstance(widget, QLabel | QAbstractButton):
            self._say(widget.text, widget.setText)
        elif isinstance(widget, QGroupBox | QMenu):
            self._say(widget.title, widget.setTitle)
        elif isinstance(widget, QLineEdit | QTextEdit | QPlainTextEdit):
            self._say(widget.placeholderText, widget.setPlaceholderText)
        elif isinstance(widget, QProgressBar):
            self._say(widget.format, widget.setFormat)
        elif isinstance(widget, QAbstractSpinBox):
            self._say(widget.specialValueText, widget.setSpecialValueText)
            if isinstance(widget, QSpinBox):
                self._say(widget.suffix, widget.setSuffix)
        elif isinstance(widget, QComboBox):
            self._items(widget)
        elif isinstance(widget, QTabBar):
            for index in range(widget.count()):
                widget.setTabText(index, again(widget.tabText(index), *self._contexts))
        elif isinstance(widget, QAbstractItemView):
            self._rows(widget)
        widget.updateGeometry()
        widget.update()

    def _say(self, get: Callable[[], str], put: Callable[[str], object]) -> None:
        _say(get, put, self._contexts)

    def _items(self, box: QComboBox) -> None:
        was = box.blockSignals(True)
        for index in range(box.count()):
            box.setItemText(index, again(box.itemText(index), *self._contexts))
            told = box.itemData(index, Qt.ItemDataRole.ToolTipRole)
            if isinstance(told, str):
                box.setItemData(index, _in_tip(told, self._contexts), Qt.ItemDataRole.ToolTipRole)
        box.blockSignals(was)

    def _rows(self, view: QAbstractItemView) -> None:
        if isinstance(view, QListWidget):
            was = view.blockSignals(True)
            for row in range(view.count()):
                item = view.item(row)
                for role in _ROLES:
                    told = item.data(role)
                    if isinstance(told, str) and (fresh := _in_tip(told, self._contexts)) != told:
                        item.setData(role, fresh)
            view.blockSignals(was)
        elif isinstance(view, QTreeWidget):
            was = view.blockSignals(True)
            self._columns(view.headerItem(), view.columnCount())
            for row in range(view.topLevelItemCount()):
                self._columns(view.topLevelItem(row), view.columnCount())
            view.blockSignals(was)
        view.viewport().update()

    def _columns(self, item: QTreeWidgetItem | None, n_columns: int) -> None:
        if item is None:
            return
        for column in range(n_columns):
            for role in _ROLES:
                told = item.data(column, role)
                if isinstance(told, str) and (fresh := _in_tip(told, self._contexts)) != told:
                    item.setData(column, role, fresh)
        for row in range(item.childCount()):
            self._columns(item.child(row), n_columns)
