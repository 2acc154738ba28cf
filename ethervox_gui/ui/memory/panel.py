"""The right panel: what was summarized and noted, browsed and searched while one types."""

from __future__ import annotations

import time
from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ethervox_gui.storage.base.values import Memory
from ethervox_gui.storage.store import Store
from ethervox_gui.ui.kit.text.formatting import one_line
from ethervox_gui.ui.kit.text.translate import tr
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.kit.widgets.search_line import ListFilter, SearchIcon
from ethervox_gui.ui.memory import query as cards
from ethervox_gui.ui.memory.detail import Detail, MemoryDetail
from ethervox_gui.ui.memory.filters import MemoryFilters
from ethervox_gui.ui.memory.list import Card, MemoryList
from ethervox_gui.ui.memory.query import PAGE, MemoryQuery, Page
from ethervox_gui.ui.runtime.background import Background
from ethervox_gui.ui.runtime.minutes import each_minute

_TYPING_MS = 120
#: In a panel that is lower, what was chosen gets more of it than the list.
_LOW = 560
_NARROWEST = 232
#: So high the list is at least.
_LEAST_LIST = 90


class MemoryPanel(QWidget):
    """Search box, filters, cards, and the chosen memory as a whole.

    What it wants done is told by its signals and those of :attr:`detail` and :attr:`list`.
    """

    turns_wanted = Signal(int, int, int)
    #: A turn was chosen among what was found: its chat, its number, its id.
    turn_chosen = Signal(int, int, int)
    link_clicked = Signal(str)
    note_wanted = Signal()
    #: A memory that was to be shown lies in the bin.
    deleted_wanted = Signal(object)
    #: Words find nothing: something else might.
    meaning_wanted = Signal()
    #: Esc, and nothing is looked for or shown: the keyboard may go back to where it was.
    left = Signal()

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
        self._shown_query: MemoryQuery | None = None
        self._reading: MemoryQuery | None = None
        self._is_late = False
        self._opens_first = False
        self._title = QLabel(self.tr("Memory"), self)
        self._title.setProperty("role", "title")
        self.note_button = self._flat("newNoteButton", self.tr("Write a note"))
        self.note_button.setText(self.tr("Note"))
        self.note_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.note_button.clicked.connect(self.note_wanted)
        self.fold_button = self._flat("foldMemory", self.tr("Hide the memory (Ctrl+M)"))
        self.fold_button.setAccessibleName(self.tr("Hide the memory"))
        self.search = ListFilter(self)
        self.search.setObjectName("memorySearch")
        self.search.setAccessibleName(self.tr("Search memories and turns"))
        self.search.setPlaceholderText(self.tr("Search memories and turns"))
        SearchIcon(theme, self.search)
        self.search.setMaxLength(10_000)
        self.filters = MemoryFilters(self)
        self.filters.changed.connect(self.refresh)
        self.list = MemoryList(theme, self)
        self.detail = MemoryDetail(theme, store, background, self)
        self.detail.hide()
        self._empty = QLabel(self)
        self._empty.setObjectName("memoryEmpty")
        self._empty.setProperty("role", "muted")
        self._empty.setTextFormat(Qt.TextFormat.PlainText)
        self._empty.setWordWrap(True)
        # What is looked for may have no place to break, and must not make the panel wider.
        self._empty.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._offers_meaning = False
        self.by_meaning = QPushButton(self.tr("Find by meaning, too…"), self)
        self.by_meaning.setObjectName("findByMeaning")
        self.by_meaning.setProperty("role", "link")
        self.by_meaning.clicked.connect(self.meaning_wanted)
        self.by_meaning.hide()
        self.typing = QTimer(self)
        self.typing.setSingleShot(True)
        self.typing.setInterval(_TYPING_MS)
        self.typing.timeout.connect(self.refresh)
        self._read_at = time.localtime()
        self.minutes = each_minute(self, self._say_times)
        self._lay_out()
        self._wire()
        theme.changed.connect(self._retheme)
        self._retheme()

    def _wire(self) -> None:
        self.search.textChanged.connect(self._typed)
        self.search.lead_to(self.list, self._open_first)
        self.list.card_chosen.connect(self._show_card)
        self.list.open_wanted.connect(self.detail.take_keys)
        for row in (self.detail.recall, self.detail.returning):
            row.keys_going.connect(self.list.setFocus)
        self.list.keys_left.connect(self._let_go)
        self.list.cards.more_wanted.connect(self._read_more)
        self.detail.turns_wanted.connect(self.turns_wanted)
        self.detail.memory_wanted.connect(self.show_memory)
        self.detail.link_clicked.connect(self.link_clicked)
        self.detail.closed.connect(self.close_detail)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(2)
        head.addWidget(self._title, 1)
        head.addWidget(self.note_button)
        head.addWidget(self.fold_button)
        self._split = QSplitter(Qt.Orientation.Vertical, self)
        self._split.setObjectName("memorySplit")
        self._split.setChildrenCollapsible(False)
        self._split.setHandleWidth(1)
        self._split.addWidget(self.list)
        self._split.addWidget(self.detail)
        self._split.handle(1).setAccessibleName(self.tr("Height of the list of memories"))
        self._split.setStretchFactor(0, 3)
        self._split.setStretchFactor(1, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 12)
        column.setSpacing(10)
        column.addLayout(head)
        column.addWidget(self.search)
        column.addWidget(self.filters)
        column.addWidget(self._empty)
        column.addWidget(self.by_meaning, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._split, 1)

    def minimumSizeHint(self) -> QSize:
        """Wide enough for its own words, however large they are."""
        return super().minimumSizeHint().expandedTo(QSize(_NARROWEST, 0))

    def _flat(self, name: str, words: str) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(name)
        button.setProperty("role", "flat")
        button.setToolTip(words)
        button.setAccessibleName(words)
        return button

    # ---- for the window -------------------------------------------------------------------------

    def show_chat(self, chat_id: int | None) -> None:
        """Another chat is shown; what “all chats” leaves out changes with it."""
        self._chat_id = chat_id
        self.refresh()

    @property
    def chat_id(self) -> int | None:
        """The chat that is shown."""
        return self._chat_id

    def show_memory(self, memory_id: int) -> None:
        """Choose a memory, whatever was searched for before."""
        self._wanted = memory_id
        if self.list.select("memory", memory_id):
            self._wanted = None
        elif self.search.text():
            self.search.clear()
        else:
            self.refresh()
        self._show_memory_detail(memory_id, is_wanted=True)

    def offer_meaning(self, offered: bool) -> None:
        """Whether it is said, where words find nothing, that meaning might."""
        self._offers_meaning = offered
        self._show_offer()

    def show_recalled(self, memory_ids: Iterable[int], standing: Iterable[int]) -> None:
        """Which memories stand in the context now: recalled, and for turns that left."""
        self.detail.recall.show_recalled(memory_ids, standing)

    def refresh(self) -> None:
        """Look again; the answer to what was asked for before is thrown away.

        Where that is the same it is shown, and looked again then: memories may come faster than one can read.
        """
        self.typing.stop()
        query, store = self._query(), self._store
        self._is_late = query == self._reading
        if self._is_late:
            return
        self._asked += 1
        self._reading, asked = query, self._asked
        # Memories come while one reads: who scrolled down stays where they are.
        same = query == self._shown_query
        n_cards = max(PAGE, self.list.cards.rowCount()) if same else PAGE
        top = self.list.verticalScrollBar().value() if same else 0
        self._shown_query = query
        self._background.read(
            lambda: query.first_page(store, n_cards),
            lambda page: self._show_page(asked, page, top),
            lambda error: self._show_failure(asked, error),
        )

    def reload(self) -> None:
        """Memories were changed: look again, also at the one that is shown."""
        self.refresh()
        detail = self.detail.detail
        if detail is not None and detail.memory is not None and not self.detail.isHidden():
            self._show_memory_detail(detail.memory.memory_id)

    def forget_chat(self, chat_id: int) -> None:
        """A chat was deleted: nothing of it is listed any more, nor shown."""
        self.refresh()
        if self.detail.detail is not None and self.detail.detail.chat_id == chat_id:
            self.close_detail()

    def retranslate(self) -> None:
        """What cards say of themselves is put together as they are read."""
        self.reload()

    # ---- inside ---------------------------------------------------------------------------------

    def _query(self) -> MemoryQuery:
        return self.filters.query(self.search.text().strip(), self._chat_id)

    def _typed(self) -> None:
        self._opens_first = False
        self.typing.start()

    def _open_first(self) -> None:
        """Show the first card whole, as soon as what was typed is found."""
        self._opens_first = self.typing.isActive() or self._reading is not None
        if self.typing.isActive():
            self.refresh()
        elif not self._opens_first:
            self.list.choose_first()

    def _read_more(self) -> None:
        asked, query, store = self._asked, self._query(), self._store
        shown = self.list.cards.rowCount()

        def add(page: Page) -> None:
            if asked == self._asked:
                self.list.cards.append_cards(page.cards, has_more=page.has_more)

        self._background.read(lambda: query.next_page(store, shown), add)

    def _show_page(self, asked: int, page: Page, top: int) -> None:
        if asked != self._asked:
            return
        self._reading, self._read_at = None, time.localtime()
        found = page.cards
        self.filters.show_tags(page.tags)
        current = self.list.currentIndex()
        before = self.list.cards.card_at(current)
        was_chosen = self.list.selectionModel().isSelected(current)
        self.list.blockSignals(True)
        self.list.cards.show_cards(found, has_more=page.has_more)
        if self._wanted is not None:
            self.list.select("memory", self._wanted)
            self._wanted = None
        elif before is not None:
            (self.list.select if was_chosen else self.list.stay_at)(before.kind, before.item_id)
        self.list.blockSignals(False)
        if top:
            self.list.scroll_to(top)
        self._empty.setVisible(not found)
        if not found:
            self._empty.setText(self._why_empty())
        self._show_offer()
        if self._opens_first:
            self._opens_first = False
            self.list.choose_first()
        if self._is_late:
            self.refresh()

    def _say_times(self) -> None:
        """A minute went by: look again where a card or the chosen memory says another time now."""
        is_another_day = time.localtime()[:3] != self._read_at[:3]
        if is_another_day or any(card.when == tr("now") for card in self.list.cards.cards):
            self.refresh()
            shown = self.detail.detail
            if shown is not None and shown.memory is not None:
                self.detail.say_facts(cards.facts_of(shown.memory))

    def _show_failure(self, asked: int, error: Exception) -> None:
        if asked == self._asked:
            self._reading = None
        self._background.failed.emit(error)

    def _show_offer(self) -> None:
        looked = bool(self.search.text().strip()) and not self._empty.isHidden()
        self.by_meaning.setVisible(looked and self._offers_meaning)

    def _why_empty(self) -> str:
        words = self.search.text().strip()
        if words and self.filters.narrow_search:
            return self.tr("Nothing found for “{}” with the filters above.").format(one_line(words, 60))
        if words:
            return self.tr("Nothing found for “{}”.").format(one_line(words, 60))
        if self.filters.hide_something:
            return self.tr("Nothing here matches the filters above.")
        return self.tr("When old turns are summarized, their summaries appear here and can be searched.")

    # ---- the chosen one -------------------------------------------------------------------------

    def _show_card(self, card: Card) -> None:
        if card.kind == "memory":
            self._show_memory_detail(card.item_id)
            return
        store = self._store
        if card.kind == "turn" and card.turn_number is not None:
            self.turn_chosen.emit(card.chat_id, card.turn_number, card.item_id)
        if card.kind == "passage":
            self._background.read(
                lambda: (store.passage(card.item_id), store.chat(card.chat_id).title),
                lambda found: self.show_detail(cards.detail_of_passage(card, *found)),
                lambda _error: self.close_detail(),  # the document may be gone
            )
            return
        self._background.read(
            lambda: (store.turn(card.item_id), store.chat(card.chat_id).title),
            lambda found: self.show_detail(cards.detail_of_turn(card, *found)),
        )

    def _show_memory_detail(self, memory_id: int, *, is_wanted: bool = False) -> None:
        store = self._store

        def look() -> Detail | Memory:
            memory = store.memory(memory_id)
            if memory.deleted_at is not None:
                return memory
            title = store.chat(memory.chat_id).title
            above = tuple(store.ancestors(memory_id))
            return cards.detail_of_memory(memory, title, above, cards.links_of(store, memory))

        def show(found: Detail | Memory) -> None:
            if isinstance(found, Detail):
                self.show_detail(found)
                return
            self.close_detail()
            if is_wanted:
                self.deleted_wanted.emit(found)

        self._background.read(look, show, lambda _error: self.close_detail())

    def show_detail(self, detail: Detail) -> None:
        self.detail.show_detail(detail)
        if self.detail.isHidden():
            self.detail.show()
            height = self._split.height()
            # What was chosen comes first: the list takes what its cards need, and no more than a share.
            list_share = 0.4 if height >= _LOW else 0.3
            list_height = min(round(height * list_share), max(_LEAST_LIST, self.list.wanted_height()))
            self._split.setSizes([list_height, height - list_height])

    def step_back(self, *, writes: bool = False) -> None:
        """Let go of the memory that is shown, of the words looked for, or of the keyboard, if it is here.

        If it is elsewhere, only of the memory, which came from there; ``writes``: it is in the message, and
        what is read beside that stays.
        """
        if not self.isAncestorOf(self.window().focusWidget()):
            if not writes:
                self.close_detail()
            return
        if self.search.text() and self.detail.isHidden():
            self.search.clear()
        elif not self.detail.isHidden():
            self.close_detail()
        else:
            self.left.emit()

    def close_detail(self) -> None:
        """Show the list alone."""
        had_focus = self.detail.isAncestorOf(self.window().focusWidget())
        self.detail.hide()
        if had_focus:
            self.list.setFocus()
        else:
            self._let_go()

    def _let_go(self) -> None:
        """A card stands out while it is shown whole, or the keys are at it."""
        if self.detail.isHidden() and not self.list.hasFocus():
            self.list.clearSelection()

    def _retheme(self) -> None:
        self._theme.put_icon(self.fold_button, "sidebar-right")
        self._theme.put_icon(self.note_button, "plus")
