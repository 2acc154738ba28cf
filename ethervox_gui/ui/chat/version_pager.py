"""Which version of a turn is shown, and the way to the others; small parts that wait for the mouse."""

from __future__ import annotations

from typing import ClassVar, cast

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget

from ethervox_gui.ui.chat.transcript import Versions
from ethervox_gui.ui.kit.text.translate import tr
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.kit.widgets.elided_label import ElidedLabel


def named_of(words: str, turn: int | None) -> str:
    """What a button does, and for which turn; ``None``: for one that has no number yet."""
    return words if turn is None else f"{words}, {tr('turn {}').format(turn)}"


class _Quiet:
    """What is drawn only while the mouse is over its message, or the keyboard at one of its buttons."""

    _lit: frozenset[str] = frozenset()

    @property
    def is_drawn(self) -> bool:
        return bool(self._lit)

    def light(self, lit: bool) -> None:
        """The mouse came over the message, or went."""
        self._light("mouse", lit)

    def light_by_keys(self, lit: bool) -> None:
        """The keyboard came to a button of the message, or went."""
        self._light("keys", lit)

    def _light(self, by: str, lit: bool) -> None:
        self._lit = self._lit | {by} if lit else self._lit - {by}
        cast("QWidget", self).update()


class QuietLabel(_Quiet, ElidedLabel):
    """Quiet words, which screen readers tell always."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "faint")
        #: They are drawn whatever the mouse does.
        self.loud = False

    @property
    def is_drawn(self) -> bool:
        return self.loud or super().is_drawn

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.is_drawn:
            super().paintEvent(event)


class QuietButton(_Quiet, QToolButton):
    """A small quiet button."""

    focused = Signal(bool)

    def __init__(self, icon: str, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._icon_name, self._words = icon, name
        self.setProperty("role", "tiny")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setToolTip(name)
        self.setAccessibleName(name)

    @property
    def is_drawn(self) -> bool:
        return super().is_drawn or self.hasFocus() or self.underMouse()

    def name_of(self, turn: int | None) -> None:
        """Tell screen readers whose button it is: in a list of them each message has the same ones."""
        name = named_of(self._words, turn)
        if name != self.accessibleName():
            self.setAccessibleName(name)

    def retheme(self, theme: Theme) -> None:
        theme.put_icon(self, self._icon_name, "faint", 14, QSize(22, 20))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.is_drawn:
            super().paintEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()
        self.focused.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()
        self.focused.emit(False)


class VersionPager(QWidget):
    """``‹ 2 / 3 ›``; it is there only where a turn has several versions."""

    wanted = Signal(int, int)
    #: What stands beside a button that goes no further: the keys are there then.
    BESIDE: ClassVar[dict[str, tuple[str, ...]]] = {
        "previousVersion": ("nextVersion",),
        "nextVersion": ("previousVersion",),
    }

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("versionPager")
        self._theme = theme
        self._versions: Versions | None = None
        self._before = self._button("previousVersion", self.tr("Previous version"), -1)
        self._after = self._button("nextVersion", self.tr("Next version"), 1)
        self._label = QLabel(self)
        self._label.setProperty("role", "faint")
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._before)
        row.addWidget(self._label)
        row.addWidget(self._after)
        self.retheme()
        self.hide()

    def show_versions(self, versions: Versions | None) -> None:
        """Show which of how many it is; nothing where there is but one."""
        self._versions = versions
        self.setVisible(versions is not None)
        if versions is None:
            return
        self._label.setText(f"{versions.shown} / {versions.count}")
        words = self.tr("Version {} of {}").format(versions.shown, versions.count)
        self.setAccessibleName(words)
        self.setToolTip(words)
        for button in (self._before, self._after):
            button.setAccessibleName(named_of(button.toolTip(), versions.number))
        self._before.setEnabled(versions.shown > 1)
        self._after.setEnabled(versions.shown < versions.count)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self.retheme()
        super().changeEvent(event)

    def retheme(self) -> None:
        """The arrows point away from the number, whichever way one reads."""
        icons = ("chevron-left", "chevron-right")
        for button, icon in zip(
            (self._before, self._after), reversed(icons) if self.isRightToLeft() else icons, strict=True
        ):
            self._theme.put_icon(button, icon, size=12, room=QSize(20, 20))

    def _button(self, object_name: str, words: str, step: int) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(object_name)
        button.setProperty("role", "tiny")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setAccessibleName(words)
        button.setToolTip(words)
        button.clicked.connect(lambda: self._go(step))
        return button

    def _go(self, step: int) -> None:
        if self._versions is not None:
            self.wanted.emit(self._versions.number, self._versions.shown + step)
