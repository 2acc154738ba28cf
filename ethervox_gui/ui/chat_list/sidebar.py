"""The left panel: a new chat, the list of chats, the settings."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, QSize, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QToolButton, QVBoxLayout, QWidget

from ethervox_gui.ui.chat_list.chat_list import ChatList
from ethervox_gui.ui.kit.overlays.drops import DropHint, files_in, take_copy
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.kit.widgets.search_line import ListFilter, add_clear_button

_NARROWEST = 168


class Sidebar(QWidget):
    """Widgets only; what they do is wired by the window.

    ``chats_dropped`` carries files that may hold chats; others that are dropped here are the window's.
    """

    chats_dropped = Signal(list)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sidebar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        self._api_url: str | None = None
        title = QLabel("EthervoxGUI", self)
        title.setProperty("role", "title")
        self.fold_button = self._tool_button("foldSidebar", self.tr("Hide the chats"))
        self.fold_button.setToolTip(self.tr("Hide the chats (Ctrl+B)"))
        self.import_button = self._tool_button("importChats", self.tr("Import chats"))
        self.import_button.setToolTip(self.tr("Import chats from files…"))
        self.new_button = QPushButton(self.tr("New chat"), self)
        self.new_button.setObjectName("newChatButton")
        self.new_button.setAccessibleName(self.tr("New chat"))
        self.new_button.setToolTip(self.tr("New chat (Ctrl+N)"))
        self.filter = ListFilter(self)
        self.filter.setObjectName("chatFilter")
        self.filter.setPlaceholderText(self.tr("Filter chats"))
        self.filter.setAccessibleName(self.tr("Filter chats by title"))
        add_clear_button(self.filter)
        self.list = ChatList(theme, self)
        self.filter.lead_to(self.list, self.list.choose_first)
        self.filter.textChanged.connect(self.list.filter)
        self.list.filter_unwanted.connect(self.filter.clear)
        self.folder_button = self._tool_button("newFolderButton", self.tr("New folder"))
        self.folder_button.setToolTip(self.tr("New folder"))
        self.folder_button.clicked.connect(lambda: self.list.folder_wanted.emit(None))
        self.settings_button = QPushButton(self.tr("Settings"), self)
        self.settings_button.setObjectName("settingsButton")
        self.settings_button.setProperty("role", "flat")
        self.settings_button.setToolTip(self.tr("Settings (Ctrl+,)"))
        self.api_button = QPushButton(self)
        self.api_button.setObjectName("apiButton")
        self.api_button.setProperty("role", "flat")
        self._hint = QLabel(self.new_button)
        self._hint.setProperty("role", "faint")
        self.retranslate()
        self._lay_out(title)
        for part in self.in_order():
            part.raise_()  # screen readers tell them in this order
        self.new_button.installEventFilter(self)
        theme.changed.connect(self._retheme)
        self.setAcceptDrops(True)
        #: Shown while files are dragged over it that may hold chats.
        self.drop_hint = DropHint(theme, self)
        self.show_api(None)

    def _tool_button(self, name: str, accessible: str) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(name)
        button.setProperty("role", "flat")
        button.setAccessibleName(accessible)
        return button

    def _lay_out(self, title: QLabel) -> None:
        inside = QHBoxLayout(self.new_button)
        inside.setContentsMargins(12, 0, 12, 0)
        inside.addStretch(1)
        inside.addWidget(self._hint)
        head = QHBoxLayout()
        head.setContentsMargins(4, 0, 0, 0)
        head.addWidget(title, 1)
        head.addWidget(self.import_button)
        head.addWidget(self.fold_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 10)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self.new_button)
        search = QHBoxLayout()
        search.setSpacing(4)
        search.addWidget(self.filter, 1)
        search.addWidget(self.folder_button)
        column.addLayout(search)
        column.addWidget(self.list, 1)
        foot = QVBoxLayout()
        foot.setSpacing(2)
        foot.addWidget(self.settings_button, 0, Qt.AlignmentFlag.AlignLeft)
        foot.addWidget(self.api_button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(foot)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:  # other words, or larger letters
            self._fit_hint()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.new_button and event.type() is QEvent.Type.Resize:
            self._fit_hint()
        return super().eventFilter(watched, event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _chat_files(event.mimeData()):
            take_copy(event)
            self.drop_hint.tell(self.tr("Import as chats"))
        else:
            event.ignore()

    def dragLeaveEvent(self, _event: QDragLeaveEvent) -> None:
        self.drop_hint.hide()

    def dropEvent(self, event: QDropEvent) -> None:
        self.drop_hint.hide()
        take_copy(event)
        self.chats_dropped.emit(_chat_files(event.mimeData()))

    def _fit_hint(self) -> None:
        """The keys stand in the button where its words leave them room."""
        needed = self.new_button.sizeHint().width() + self._hint.sizeHint().width() + self._theme.scaled(8)
        self._hint.setVisible(needed <= self.new_button.width())

    def minimumSizeHint(self) -> QSize:
        """Wide enough for its own words, however large they are."""
        return super().minimumSizeHint().expandedTo(QSize(_NARROWEST, 0))

    def retranslate(self) -> None:
        """Keys have other names in other languages, which Qt knows."""
        self._hint.setText(QKeySequence("Ctrl+N").toString(QKeySequence.SequenceFormat.NativeText))

    def in_order(self) -> tuple[QWidget, ...]:
        """What the Tab key goes through, as one reads."""
        head = (self.import_button, self.fold_button, self.new_button, self.filter, self.folder_button)
        return (*head, self.list, self.settings_button, self.api_button)

    def show_api(self, url: str | None) -> None:
        """Where other programs can call; ``None`` while they cannot."""
        self._api_url = url
        self.api_button.setText(self.tr("API off") if url is None else self.tr("API on"))
        words = (
            self.tr("No program can call. Click for the settings of the API.")
            if url is None
            else self.tr("Other programs can call {}/v1").format(url)
        )
        self.api_button.setToolTip(words)
        self.api_button.setAccessibleName(self.api_button.text())
        self.api_button.setAccessibleDescription(words)
        self._retheme()

    def _retheme(self) -> None:
        for button, name in (
            (self.fold_button, "sidebar-left"),
            (self.import_button, "import"),
            (self.new_button, "plus"),
            (self.folder_button, "folder"),
            (self.settings_button, "settings"),
        ):
            self._theme.put_icon(button, name)
        self._theme.put_icon(self.api_button, "api", "muted" if self._api_url is None else "accent")


def _chat_files(dragged: QMimeData) -> list[Path]:
    """The files that are dragged, where each may hold chats."""
    paths = files_in(dragged)
    return paths if all(path.suffix.lower() in {".json", ".zip"} for path in paths) else []
