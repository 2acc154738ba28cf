"""The right panel: what was summarised, browsed and searched while one types."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ethervox_gui.storage.store import Store
from ethervox_gui.storage.values import HitKind, Memory
from ethervox_gui.ui import memory_cards as cards
from ethervox_gui.ui.background import Background
from ethervox_gui.ui.chat_items import is_call
from ethervox_gui.ui.memory_detail import Detail, MemoryDetail
from ethervox_gui.ui.memory_list import Card, MemoryList
from ethervox_gui.ui.theme import Theme
from ethervox_gui.ui.wording import one_line

_TYPING_MS = 120
_LIMIT = 100
_SNIPPET = 240


class MemoryPanel(QWidget):
    """Search box, cards, and the chosen memory as a whole."""

    turns_wanted = Signal(int, int)
    link_clicked = Signal(str)

    def __init__(
        self, theme: Theme, store: Store, background: Background, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("memoryPanel")
        self.setAccessibleName(self.tr("Memory"))
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        self._store = store
        self._background = background
        self._chat_id: int | None = None
        self._asked = 0
        self._wanted: int | None = None
        title = QLabel(self.tr("Memory"), self)
        title.setProperty("role", "title")
        self.fold_button = QToolButton(self)
        self.fold_button.setObjectName("foldMemory")
        self.fold_button.setProperty("role", "flat")
        self.fold_button.setIconSize(QSize(16, 16))
        self.fold_button.setToolTip(self.tr("Hide the memory (Ctrl+M)"))
        self.fold_button.setAccessibleName(self.tr("Hide the memory"))
        self.search = QLineEdit(self)
        self.search.setObjectName("memorySearch")
        self.search.setAccessibleName(self.tr("Search memories and turns"))
        self.search.setPlaceholderText(self.tr("Search memories and turns"))
        self.search.setClearButtonEnabled(True)
        self.all_chats = self._chip(self.tr("All chats"), "memoryAllChats")
        self._kinds = QButtonGroup(self)
        self.summaries = self._chip(self.tr("Summaries"), "memorySummaries")
        self.turns = self._chip(self.tr("Turns"), "memoryTurns")
        self.list = MemoryList(theme, self)
        self.detail = MemoryDetail(theme, self)
        self.detail.hide()
        self._empty = QLabel(self)
        self._empty.setProperty("role", "muted")
        self._empty.setTextFormat(Qt.TextFormat.PlainText)
        self._empty.setWordWrap(True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(_TYPING_MS)
        self._typing.timeout.connect(self.refresh)
        self._lay_out(title)
        self.search.textChanged.connect(lambda: self._typing.start())
        self.list.card_chosen.connect(self._show_card)
        self.detail.turns_wanted.connect(self.turns_wanted)
        self.detail.link_clicked.connect(self.link_clicked)
        self.detail.closed.connect(self._close_detail)
        theme.changed.connect(self._retheme)
        self._retheme()

    def _lay_out(self, title: QLabel) -> None:
        head = QHBoxLayout()
        head.addWidget(title, 1)
        head.addWidget(self.fold_button)
        chips = QHBoxLayout()
        chips.setSpacing(6)
        for chip in (self.all_chats, self.summaries, self.turns):
            chips.addWidget(chip)
        chips.addStretch(1)
        self._split = QSplitter(Qt.Orientation.Vertical, self)
        self._split.setObjectName("memorySplit")
        self._split.setChildrenCollapsible(False)
        self._split.setHandleWidth(1)
        self._split.addWidget(self.list)
        self._split.addWidget(self.detail)
        self._split.setStretchFactor(0, 3)
        self._split.setStretchFactor(1, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 12)
        column.setSpacing(10)
        column.addLayout(head)
        column.addWidget(self.search)
        column.addLayout(chips)
        column.addWidget(self._empty)
        column.addWidget(self._split, 1)
        self.setMinimumWidth(232)

    def _chip(self, words: str, name: str) -> QToolButton:
        chip = QToolButton(self)
        chip.setObjectName(name)
        chip.setText(words)
        chip.setProperty("role", "chip")
        chip.setCheckable(True)
        chip.setChecked(True)
        chip.toggled.connect(lambda _on: self.refresh())
        return chip

    # ---- for the window -------------------------------------------------------------------------

    def show_chat(self, chat_id: int | None) -> None:
        """Another chat is shown; what “all chats” leaves out changes with it."""
        self._chat_id = chat_id
        self.refresh()

    def show_memory(self, memory_id: int) -> None:
        """Choose a memory, whatever was searched for before."""
        self._wanted = memory_id
        if self.list.select("memory", memory_id):
            self._wanted = None
        elif self.search.text():
            self.search.clear()
        else:
            self.refresh()
        self._show_memory_detail(memory_id)

    def refresh(self) -> None:
        """Look again; an older answer that arrives later is thrown away."""
        self._typing.stop()
        self._asked += 1
        asked, words = self._asked, self.search.text().strip()
        chat_id = None if self.all_chats.isChecked() else (self._chat_id or -1)
        kinds: list[HitKind] = []
        if self.summaries.isChecked():
            kinds.append("memory")
        if self.turns.isChecked():
            kinds.append("turn")
        store = self._store

        def look() -> list[Card]:
            if words:
                hits = store.search(words, chat_id=chat_id, kinds=kinds, limit=_LIMIT) if kinds else []
                # Summaries first, since this is their panel; the order is the search's apart from that.
                hits.sort(key=lambda hit: hit.kind != "memory")
                # Calls of the model are plumbing: what they found is listed itself.
                return [cards.of_hit(hit) for hit in hits if not is_call(hit.title)]
            found = store.memories(chat_id, limit=_LIMIT) if "memory" in kinds else []
            return [cards.of_memory(memory) for memory in found]

        self._background.read(look, lambda found: self._show_cards(asked, words, found))

    # ---- inside ---------------------------------------------------------------------------------

    def _show_cards(self, asked: int, words: str, found: list[Card]) -> None:
        if asked != self._asked:
            return
        chosen = self.list.cards.card_at(self.list.currentIndex())
        self.list.blockSignals(True)
        self.list.cards.show_cards(found)
        if self._wanted is not None:
            self.list.select("memory", self._wanted)
            self._wanted = None
        elif chosen is not None:
            self.list.select(chosen.kind, chosen.item_id)
        self.list.blockSignals(False)
        self._empty.setVisible(not found)
        if not found:
            nothing = self.tr("Nothing found for “{}”.").format(one_line(words, 60))
            hint = self.tr("When old turns are summarised, their summaries appear here and can be searched.")
            self._empty.setText(nothing if words else hint)

    def _show_card(self, card: Card) -> None:
        if card.kind == "memory":
            self._show_memory_detail(card.item_id)
            return
        store = self._store
        self._background.read(
            lambda: (store.turn(card.item_id), store.chat(card.chat_id).title),
            lambda found: self._show_detail(cards.detail_of_turn(card, *found)),
        )

    def _show_memory_detail(self, memory_id: int) -> None:
        store = self._store

        def look() -> tuple[Memory, str]:
            memory = store.memory(memory_id)
            return memory, store.chat(memory.chat_id).title

        self._background.read(look, lambda found: self._show_detail(cards.detail_of_memory(*found)))

    def _show_detail(self, detail: Detail) -> None:
        self.detail.show_detail(detail)
        if self.detail.isHidden():
            self.detail.show()
            height = self._split.height()
            self._split.setSizes([height * 55 // 100, height * 45 // 100])

    def _close_detail(self) -> None:
        self.detail.hide()
        self.list.clearSelection()
        self.list.setFocus()

    def _retheme(self) -> None:
        self.fold_button.setIcon(self._theme.icon("sidebar-right"))
        for action in self.search.actions():
            if action.objectName() == "searchIcon":
                self.search.removeAction(action)
        action = self.search.addAction(self._theme.icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        action.setObjectName("searchIcon")
