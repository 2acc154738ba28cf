"""What screen readers see of the widgets that paint themselves: the gauge's value, the timeline's turns.

Qt asks :func:`install`'s factory for the interface of a widget and owns what it gets; the widget keeps the
Python half of it alive.  An ``interface_cast`` must answer with the interface itself or with a ``VoidPtr`` of
zero: anything else, ``None`` too, ends the process.
"""

from __future__ import annotations

from functools import partial
from typing import Any, cast

import shiboken6
from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleValueChangeEvent,
    QAccessibleValueInterface,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from ethervox_gui.ui.context_bar.gauge import ContextGauge
from ethervox_gui.ui.context_bar.overview import ChatOverview
from ethervox_gui.ui.context_bar.timeline import TimelineStrip

_Text, _Kind = QAccessible.Text, QAccessible.InterfaceType
_NOTHING = shiboken6.VoidPtr(0, 0)  # type: ignore[call-arg]  # the stub does not know them
_PRESS = "Press"


def _or_nothing(found: object) -> int:
    """What a class of Qt's answers to ``interface_cast``: it says ``None`` for what it has not."""
    return cast("int", _NOTHING if found is None else found)


def announce(widget: QWidget, words: str) -> None:
    """Have a screen reader say this as soon as it is silent."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, words))


def _tell_value(gauge: ContextGauge) -> None:
    """Report that the gauge stands elsewhere now."""
    if QAccessible.isActive() and gauge.usage is not None:
        QAccessible.updateAccessibility(QAccessibleValueChangeEvent(gauge, gauge.usage.n_used))


def _tell_place(overview: ChatOverview) -> None:
    """Report that the timeline shows another part of the chat."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleValueChangeEvent(overview, round(overview.frame.left())))


def _tell_turns(strip: TimelineStrip) -> None:
    """Report that the timeline has other turns now."""
    if isinstance(strip.accessible, _Timeline):
        strip.accessible.forget()
        QAccessible.updateAccessibility(QAccessibleEvent(strip, QAccessible.Event.ObjectReorder))


def _tell_focus(strip: TimelineStrip, index: int) -> None:
    """Report that the keys walked to a turn."""
    if QAccessible.isActive():
        event = QAccessibleEvent(strip, QAccessible.Event.Focus)
        event.setChild(index)
        QAccessible.updateAccessibility(event)


class _Value(QAccessibleValueInterface):
    """Tokens in the context, of those there is room for."""

    def __init__(self, gauge: ContextGauge) -> None:
        super().__init__()
        self._gauge = gauge

    def currentValue(self) -> int:
        return self._gauge.usage.n_used if self._gauge.usage is not None else 0

    def maximumValue(self) -> int:
        return self._gauge.usage.n_ctx if self._gauge.usage is not None else 0

    def minimumValue(self) -> int:
        return 0

    def minimumStepSize(self) -> int:
        return 1

    def setCurrentValue(self, _value: Any) -> None:
        """Only talking changes it."""


class _Gauge(QAccessibleWidget):
    def __init__(self, gauge: ContextGauge) -> None:
        super().__init__(gauge, QAccessible.Role.ProgressBar)
        self._gauge = gauge
        self._value = _Value(gauge)
        gauge.value_changed.connect(partial(_tell_value, gauge))

    def text(self, kind: QAccessible.Text) -> str:
        if kind == _Text.Value:
            return self._gauge.value_text()
        return super().text(kind)

    def actionNames(self) -> list[str]:
        return [_PRESS, *super().actionNames()]

    def doAction(self, name: str) -> None:
        if name == _PRESS:
            self._gauge.clicked.emit()
        else:
            super().doAction(name)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        if kind == _Kind.ValueInterface:
            return cast("int", self._value)
        return _or_nothing(super().interface_cast(kind))


class _Place(QAccessibleValueInterface):
    """How far from the beginning of the chat the timeline's part of it is, of what there is."""

    def __init__(self, overview: ChatOverview) -> None:
        super().__init__()
        self._overview = overview

    def currentValue(self) -> int:
        return round(self._overview.frame.left())

    def maximumValue(self) -> int:
        return round(self._overview.width() - self._overview.frame.width())

    def minimumValue(self) -> int:
        return 0

    def minimumStepSize(self) -> int:
        return 1

    def setCurrentValue(self, value: Any) -> None:
        self._overview.show_from(float(value))


class _Overview(QAccessibleWidget):
    def __init__(self, overview: ChatOverview) -> None:
        super().__init__(overview, QAccessible.Role.Slider)
        self._overview = overview
        self._value = _Place(overview)
        overview.moved.connect(partial(_tell_place, overview))

    def text(self, kind: QAccessible.Text) -> str:
        if kind == _Text.Value:
            return self._overview.in_words()
        return super().text(kind)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        if kind == _Kind.ValueInterface:
            return cast("int", self._value)
        return _or_nothing(super().interface_cast(kind))


class _Timeline(QAccessibleWidget):
    """A list; its items are made when somebody asks for them."""

    def __init__(self, strip: TimelineStrip) -> None:
        super().__init__(strip, QAccessible.Role.List)
        self._strip = strip
        self._turns: dict[int, tuple[_Turn, int]] = {}
        strip.entries_changed.connect(partial(_tell_turns, strip))
        strip.walked.connect(partial(_tell_focus, strip))

    def forget(self) -> None:
        """The turns are others now."""
        for _, number in self._turns.values():
            QAccessible.deleteAccessibleInterface(number)
        self._turns.clear()

    def childCount(self) -> int:
        return len(self._strip.entries)

    def child(self, index: int) -> QAccessibleInterface:
        if not 0 <= index < self.childCount():
            return cast("QAccessibleInterface", None)
        if index not in self._turns:
            turn = _Turn(self._strip, index)
            self._turns[index] = turn, QAccessible.registerAccessibleInterface(turn)
        return self._turns[index][0]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return child.index if isinstance(child, _Turn) else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        index = self._strip.index_at(self._strip.mapFromGlobal(QPoint(x, y)))
        return self.child(-1 if index is None else index)

    def focusChild(self) -> QAccessibleInterface:
        if self._strip.hasFocus() and self._strip.at_keys is not None:
            return self.child(self._strip.at_keys)
        return super().focusChild()


class _Press(QAccessibleActionInterface):
    def __init__(self, turn: _Turn) -> None:
        super().__init__()
        self._turn = turn

    def actionNames(self) -> list[str]:
        return [_PRESS]

    def doAction(self, name: str) -> None:
        if name == _PRESS:
            self._turn.press()

    def keyBindingsForAction(self, _name: str) -> list[str]:
        return []


class _Turn(QAccessibleInterface):
    """One block of the timeline."""

    def __init__(self, strip: TimelineStrip, index: int) -> None:
        super().__init__()
        self._strip = strip
        self.index = index
        self._press = _Press(self)

    def press(self) -> None:
        """As with the mouse."""
        if self.isValid():
            self._strip.activate(self.index)

    def isValid(self) -> bool:
        return shiboken6.isValid(self._strip) and self.index < len(self._strip.entries)

    def object(self) -> QObject:
        return cast("QObject", None)

    def window(self) -> QWindow:
        return self._strip.window().windowHandle()

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._strip)

    def childCount(self) -> int:
        return 0

    def child(self, _index: int) -> QAccessibleInterface:
        return cast("QAccessibleInterface", None)

    def childAt(self, _x: int, _y: int) -> QAccessibleInterface:
        return cast("QAccessibleInterface", None)

    def focusChild(self) -> QAccessibleInterface:
        return cast("QAccessibleInterface", None)

    def indexOfChild(self, _child: QAccessibleInterface) -> int:
        return -1

    def relations(self, match: Any = None) -> list[Any]:  # noqa: ARG002 - as Qt has it
        return []

    def text(self, kind: QAccessible.Text) -> str:
        if not self.isValid():
            return ""
        words = self._strip.describe(self._strip.entries[self.index]).split("\n")
        if kind == _Text.Name:
            return ", ".join(words[:2])
        return words[2] if kind == _Text.Description and len(words) > 2 else ""

    def setText(self, _kind: QAccessible.Text, _text: str) -> None:
        """Turns are not edited here."""

    def rect(self) -> QRect:
        place = self._strip.rect_of(self.index) if self.isValid() else QRect()
        return QRect(self._strip.mapToGlobal(place.topLeft()), place.size())

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        if not self.isValid():
            state.invalid = True
            return state
        state.focusable = state.selectable = True
        current = self._strip.current == self.index
        state.selected = current
        state.focused = self._strip.at_keys == self.index
        state.offscreen = not self._strip.rect_of(self.index).intersects(self._strip.rect())
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        return cast("int", self._press if kind == _Kind.ActionInterface else _NOTHING)


#: By the name of the class, which Qt asks with.
_MAKERS: dict[str, type[_Gauge] | type[_Timeline] | type[_Overview]] = {
    "ContextGauge": _Gauge,
    "TimelineStrip": _Timeline,
    "ChatOverview": _Overview,
}


def _make(key: str, thing: Any) -> QAccessibleInterface | None:
    maker = _MAKERS.get(key)
    if maker is None or thing is None:
        return None
    thing.accessible = maker(thing)
    return cast("QAccessibleInterface", thing.accessible)


_installed: list[bool] = []


def install() -> None:
    """Tell Qt of the interfaces here; once for a process."""
    if not _installed:
        _installed.append(True)
        QAccessible.installFactory(_make)
