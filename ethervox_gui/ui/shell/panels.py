"""The two panels beside the conversation: folded by the user, or for a while because the window is narrow."""

from __future__ import annotations

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QWidget

from ethervox_gui.ui.kit.theme.theme import FONT_SIZE
from ethervox_gui.ui.shell.header import Header

#: In a window that is narrower the conversation needs the room of the sidebar, and then of the memory, too:
#: with letters of the usual size, and so many pixels more for each pixel of larger ones.
NARROW, VERY_NARROW, PER_PIXEL = 1000, 700, 15


class Panels:
    """``sidebar`` is left, ``memory`` right, ``centre`` between; the header has buttons for the folded.

    ``heir`` gets the focus of one that is folded.
    """

    def __init__(
        self, sidebar: QWidget, memory: QWidget, header: Header, centre: QWidget, heir: QWidget
    ) -> None:
        self._sidebar = _Panel(sidebar, header.show_chats, NARROW, heir)
        self._memory = _Panel(memory, header.show_memory, VERY_NARROW, heir)
        self._centre = centre
        self._width = 0

    def fold_sidebar(self, folded: bool) -> None:
        """As the user wants it; it stays so however wide the window is."""
        self._fold(self._sidebar, self._memory, folded)

    def fold_memory(self, folded: bool) -> None:
        """As the user wants it; it stays so however wide the window is."""
        self._fold(self._memory, self._sidebar, folded)

    def _fold(self, panel: _Panel, other: _Panel, folded: bool) -> None:
        """Where there is no room for both, the other one gives way for as long."""
        panel.fold(folded)
        room = self._width - self._centre.minimumWidth()
        if not folded and self._width and panel.narrowest + other.narrowest > room:
            other.give_way()
        elif folded:
            other.come_back()

    def fit(self, width: int, font_size: int) -> None:
        """The window is so wide, and has such letters: where room runs short, the conversation goes first."""
        self._width = width
        for panel in (self._sidebar, self._memory):
            panel.fit(width - PER_PIXEL * max(0, font_size - FONT_SIZE))

    def restore(self, state: QSettings, width: int, font_size: int) -> None:
        """As it was when the window was closed, as far as there is room."""
        for panel, name in ((self._sidebar, "sidebarFolded"), (self._memory, "memoryFolded")):
            panel.is_narrow = False
            panel.fold(state.value(name) == "true")
        self.fit(width, font_size)

    def remember(self, state: QSettings) -> None:
        """Write down what the user has folded."""
        for panel, name in ((self._sidebar, "sidebarFolded"), (self._memory, "memoryFolded")):
            state.setValue(name, "true" if panel.was_folded else "false")


class _Panel:
    """``button`` shows it again; in a window narrower than ``narrow`` it gives way."""

    def __init__(self, widget: QWidget, button: QWidget, narrow: int, heir: QWidget) -> None:
        self._widget, self._button, self._narrow, self._heir = widget, button, narrow, heir
        self.is_narrow = False
        self._gave_way = False  # it was folded by itself, and comes back by itself

    @property
    def was_folded(self) -> bool:
        """Whether the user folded it."""
        return self._widget.isHidden() and not self._gave_way

    def fold(self, folded: bool) -> None:
        self._gave_way = False
        self._show(not folded)

    def fit(self, width: int) -> None:
        is_narrow = width < self._narrow
        if is_narrow == self.is_narrow:
            return
        self.is_narrow = is_narrow
        if is_narrow:
            self.give_way()
        else:
            self.come_back()

    @property
    def narrowest(self) -> int:
        """Its words and buttons need so many pixels."""
        return self._widget.minimumSizeHint().width()

    def give_way(self) -> None:
        if not self._widget.isHidden():
            self._show(False)
            self._gave_way = True

    def come_back(self) -> None:
        if self._gave_way and not self.is_narrow:
            self.fold(False)

    def _show(self, shown: bool) -> None:
        if not shown and self._widget.isAncestorOf(self._widget.window().focusWidget()):
            self._heir.setFocus()  # else Qt gives it to whatever comes next, such as the choice of a model
        self._widget.setVisible(shown)
        self._button.setVisible(not shown)
