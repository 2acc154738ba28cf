"""The two panels beside the conversation: folded by the user, or for a while because the window is narrow."""

from __future__ import annotations

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QWidget

from ethervox_gui.ui.shell.header import Header

#: In a window that is narrower the conversation needs the room of the sidebar.
NARROW = 1000


class Panels:
    """``sidebar`` is left, ``memory`` right; the header has a button for each that is folded."""

    def __init__(self, sidebar: QWidget, memory: QWidget, header: Header) -> None:
        self._sidebar = sidebar
        self._memory = memory
        self._header = header
        self._narrow = False
        self._gave_way = False  # the sidebar was folded by itself, and comes back by itself

    def fold_sidebar(self, folded: bool) -> None:
        """As the user wants it; it stays so however wide the window is."""
        self._gave_way = False
        self._show_sidebar(not folded)

    def fold_memory(self, folded: bool) -> None:
        self._memory.setVisible(not folded)
        self._header.show_memory.setVisible(folded)

    def fit(self, width: int) -> None:
        """The window has this width now: where room runs short, the conversation goes first."""
        narrow = width < NARROW
        if narrow == self._narrow:
            return
        self._narrow = narrow
        if narrow and not self._sidebar.isHidden():
            self._show_sidebar(False)
            self._gave_way = True
        elif not narrow and self._gave_way:
            self.fold_sidebar(False)

    def restore(self, state: QSettings, width: int) -> None:
        """As it was when the window was closed, as far as there is room."""
        self._narrow = False
        self.fold_sidebar(state.value("sidebarFolded") == "true")
        self.fold_memory(state.value("memoryFolded") == "true")
        self.fit(width)

    def remember(self, state: QSettings) -> None:
        """Write down what the user has folded."""
        by_user = self._sidebar.isHidden() and not self._gave_way
        state.setValue("sidebarFolded", "true" if by_user else "false")
        state.setValue("memoryFolded", "true" if self._memory.isHidden() else "false")

    def _show_sidebar(self, shown: bool) -> None:
        self._sidebar.setVisible(shown)
        self._header.show_chats.setVisible(not shown)
