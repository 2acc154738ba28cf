"""A memory as a whole: its text, its figures, what it stands for, and what can be done with it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ethervox_gui.context.events.events import ReplyPart
from ethervox_gui.storage.base.values import Memory
from ethervox_gui.storage.store import Store
from ethervox_gui.ui.kit.text.formatting import beginning, label, one_line, plain, tip, turns
from ethervox_gui.ui.kit.text_views.rich_text import RichText
from ethervox_gui.ui.kit.text_views.stream import CodeBlock, to_blocks
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.kit.widgets.elided_label import ElidedLabel
from ethervox_gui.ui.memory.into_context import Kind, RecallRow, ReturnRow
from ethervox_gui.ui.memory.lost_lines import LostLines
from ethervox_gui.ui.memory.tree import MemoryTree
from ethervox_gui.ui.runtime.background import Background

_LOWEST = 180
#: Letters of a title that must be seen of it, as wide as most are.
_LEAST_TITLE = 16
#: What scrolls gives way to the title, down to this height.
_LEAST_SCROLLED = 40
#: Lines of the text that must be seen at once.
_LEAST_LINES = 5
#: A line with so much of what carried a reply is tinted.
_WORTH_A_TINT = 0.05
#: What a link to a turn begins with.
_TURN = "turn:"


@dataclass(frozen=True, slots=True)
class LineLink:
    """A line of a memory, and the turn that it comes from."""

    line: str
    number: int
    turn_id: int


@dataclass(frozen=True, slots=True)
class Detail:
    """What is shown: a memory, or a turn (then ``memory`` is ``None`` and ``turn_id`` set), or a passage.

    ``first_turn`` to ``last_turn`` of the chat are what it stands for, or where its document came;
    ``parents`` are the memories that stand for it, the nearest first.  Its lines in ``links`` lead to
    their turns.
    """

    title: str
    text: str
    facts: str
    chat_id: int
    chat_title: str
    first_turn: int | None
    last_turn: int | None
    memory: Memory | None = None
    turn_id: int = 0
    parents: tuple[Memory, ...] = ()
    links: tuple[LineLink, ...] = ()
    is_passage: bool = False


class MemoryDetail(QFrame):
    """A card of its own below the list.  It does nothing itself: its signals say what is wanted."""

    turns_wanted = Signal(int, int, int)
    memory_wanted = Signal(int)
    link_clicked = Signal(str)
    closed = Signal()
    edit_wanted = Signal(object)
    versions_wanted = Signal(object)
    pin_wanted = Signal(int, bool)
    delete_wanted = Signal(int)
    export_wanted = Signal(object)
    #: The chat and the number of the turn that the line under the mouse comes from, ``None`` without one.
    line_pointed = Signal(object)
    put_back_wanted = Signal(int, str)

    def __init__(
        self, theme: Theme, store: Store, background: Background, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("memoryDetail")
        self.setAccessibleName(self.tr("Memory"))
        self._theme = theme
        self._detail: Detail | None = None
        self._source_words = self._parent_words = ""
        self._shares: dict[tuple[int, str], float] = {}  # by memory and line
        self._card = card = QFrame(self)
        card.setObjectName("card")
        self._title = ElidedLabel(card)
        self._title.setProperty("role", "title")
        self.edit_button = self._button("pencil", self.tr("Edit memory"))
        self.edit_button.clicked.connect(lambda: self.edit_wanted.emit(self._memory))
        self.pin_button = self._button("pin", self.tr("Pin memory"))
        self.pin_button.setCheckable(True)
        self.pin_button.clicked.connect(lambda on: self.pin_wanted.emit(self._memory_id, on))
        self.more_button = self._button("more", self.tr("More for this memory"))
        self.more_button.clicked.connect(self._show_menu)
        self._close = self._button("close", self.tr("Close memory"))
        self._close.clicked.connect(self.closed)
        self._buttons = (self.edit_button, self.pin_button, self.more_button, self._close)
        self.text = RichText(theme)
        self.text.setAccessibleName(self.tr("Text of the memory"))
        self.text.link_clicked.connect(self._follow)
        self.text.viewport().installEventFilter(self)
        self._pointed: tuple[int, int] | None = None
        self.lost = LostLines(card)
        self.lost.put_back_wanted.connect(lambda line: self.put_back_wanted.emit(self._memory_id, line))
        self._parent_link = QPushButton(card)
        self._parent_link.setObjectName("memoryParent")
        self._parent_link.setProperty("role", "link")
        self._parent_link.setAccessibleName(self.tr("Show the memory that this one is part of"))
        self._parent_link.clicked.connect(self._go_up)
        self.tree = MemoryTree(theme, store, background, card)
        self.tree.memory_wanted.connect(self.memory_wanted)
        self.tree.turn_wanted.connect(self.turns_wanted)
        self._facts = QLabel(card)
        self._facts.setProperty("role", "caption")
        self._facts.setTextFormat(Qt.TextFormat.PlainText)
        self._facts.setWordWrap(True)
        self._source = QPushButton(card)
        self._source.setObjectName("memorySource")
        self._source.setProperty("role", "link")
        self._source.setAccessibleName(self.tr("Show the turns in the chat"))
        self._source.clicked.connect(self._go)
        self.recall = RecallRow(card)
        self.returning = ReturnRow(card)
        self._lay_out()
        theme.changed.connect(self._retheme)
        self._retheme()

    def _lay_out(self) -> None:
        self._scroll = scroll = QScrollArea(self._card)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setMinimumHeight(_LEAST_SCROLLED)
        inner = QWidget()
        self._inside = inside = QVBoxLayout(inner)
        inside.setContentsMargins(0, 0, 4, 0)
        inside.setSpacing(4)
        inside.addWidget(self.text)
        inside.addWidget(self.lost)
        inside.addWidget(self._parent_link, 0, Qt.AlignmentFlag.AlignLeft)
        inside.addWidget(self.tree)
        inside.addStretch(1)
        # In here too: in a low panel, or with large letters, all of it can be scrolled to.
        inside.addWidget(self._facts)
        inside.addWidget(self._source, 0, Qt.AlignmentFlag.AlignLeft)
        scroll.setWidget(inner)
        self._head = head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        head.setSpacing(2)
        head.addWidget(self._title, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(2)
        buttons.addStretch(1)
        for button in self._buttons:
            buttons.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(buttons)
        self._column = column = QVBoxLayout(self._card)
        column.setContentsMargins(12, 8, 6, 10)
        column.setSpacing(6)
        column.addLayout(head)
        column.addWidget(scroll, 1)
        self._foot = QWidget(self._card)
        self._rows = QBoxLayout(QBoxLayout.Direction.TopToBottom, self._foot)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(4)
        for row in (self.recall, self.returning):
            self._rows.addWidget(row)
            row.told.connect(self._arrange_rows)
        column.addWidget(self._foot)
        self._outer = outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 4, 0, 0)
        outer.addWidget(self._card)

    def minimumSizeHint(self) -> QSize:
        """High enough for its buttons and some of its text, however large letters are."""
        hint = super().minimumSizeHint()
        if self._inside.indexOf(self._foot) >= 0:  # what its buttons gave up is for its text
            hint += QSize(0, self._rows.totalSizeHint().height() + self._column.spacing())
        return hint.expandedTo(QSize(0, _LOWEST))

    @property
    def detail(self) -> Detail | None:
        return self._detail

    @property
    def _memory(self) -> Memory | None:
        return self._detail.memory if self._detail is not None else None

    @property
    def _memory_id(self) -> int:
        return self._memory.memory_id if self._memory is not None else 0

    def show_detail(self, detail: Detail) -> None:
        """Show another memory, or the same after a change."""
        before, is_other = self._memory_id, self._is_other(detail)
        self._detail = detail
        memory = detail.memory
        self._title.setText(one_line(detail.title, 120))
        self.say_facts(detail.facts)
        self.lost.show_lost(memory.lost if memory is not None else ())
        for widget in (self.edit_button, self.pin_button):
            widget.setVisible(memory is not None)
        self.pin_button.setChecked(memory is not None and memory.pinned)
        name = self.tr("Unpin memory") if memory is not None and memory.pinned else self.tr("Pin memory")
        self.pin_button.setToolTip(name)
        self.pin_button.setAccessibleName(name)
        self._show_source(detail)
        self._parent_link.setVisible(bool(detail.parents))
        if detail.parents:
            words = self.tr("Part of “{}”").format(one_line(detail.parents[0].title, 80))
            self._parent_link.setToolTip(tip(words))
            self._parent_words = words
            self._fit_links()
        if memory is None or before != memory.memory_id:
            self.tree.show_memory(self._memory_id or None)
        self.recall.show_memory(self._memory_id or None)
        place = None
        is_said = detail.first_turn is not None and not detail.is_passage  # a passage comes by itself
        if is_said and detail.first_turn is not None and detail.last_turn is not None:
            place = (detail.chat_id, detail.first_turn, detail.last_turn)
        kind: Kind = "turn" if memory is None and not detail.is_passage else "memory"
        self.returning.show_item(kind, detail.turn_id or self._memory_id, place, detail.text)
        self.setAccessibleName(self.tr("Memory: {}").format(one_line(detail.title, 80)))
        self._retheme()
        if is_other:  # it is read from its beginning, wherever the one before was left
            self._scroll.verticalScrollBar().setValue(0)

    def _is_other(self, detail: Detail) -> bool:
        """Whether another thing is shown so far, which was not only changed."""
        shown = self._detail
        if shown is None:
            return True
        if detail.memory is not None:
            return detail.memory.memory_id != self._memory_id
        return shown.memory is not None or (detail.turn_id, detail.text) != (shown.turn_id, shown.text)

    def say_facts(self, facts: str) -> None:
        """Say when it was made and so on, for its text stays as it is; its user may be reading there."""
        self._facts.setText(facts)
        self._facts.setVisible(bool(facts))

    def _show_source(self, detail: Detail) -> None:
        stands = detail.first_turn is not None and detail.last_turn is not None
        self._source.setVisible(stands)
        if detail.first_turn is not None and detail.last_turn is not None:
            which = turns(detail.first_turn, detail.last_turn)
            chat = one_line(detail.chat_title, 40) or self.tr("New chat")
            words = self.tr("Stands for turns {} of “{}”")
            if detail.memory is None:
                words = self.tr("Turn {} of “{}”")
            if detail.is_passage:
                words = self.tr("Came with turn {} of “{}”")
            self._source_words = words.format(which, chat)
            self._fit_links()
            self._source.setToolTip(self.tr("Show them in the chat"))

    def _fit_links(self) -> None:
        room = max(80, self.width() - 56)
        for link, words in ((self._source, self._source_words), (self._parent_link, self._parent_words)):
            shown = link.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, room)
            link.setText(label(shown))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseMove:
            self._point_at(self._line_at(event.position().toPoint()))
        elif event.type() == QEvent.Type.Leave:
            self._point_at(None)
        return super().eventFilter(watched, event)

    def _line_at(self, place: QPoint) -> tuple[int, int] | None:
        """Where the line at a point of the text comes from, if that is known."""
        if self._detail is None or not self._detail.links:
            return None
        block = self.text.cursorForPosition(place).block()
        for span in block.textFormats():
            link = span.format.anchorHref()
            if link.startswith(_TURN):
                number = link.removeprefix(_TURN).partition(":")[0]
                return self._detail.chat_id, int(number)
        return None

    def _point_at(self, place: tuple[int, int] | None) -> None:
        if place != self._pointed:
            self._pointed = place
            self.line_pointed.emit(place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_links()
        self._arrange_head()
        self._arrange_rows()

    def _arrange_head(self) -> None:
        """The buttons beside the title, or below it where they would leave too little of it to be read.

        There it may take a second line, if that is enough for all of it.
        """
        inside = self._card.layout()
        if self._detail is None or inside is None:
            return
        margins, metrics = inside.contentsMargins(), self._title.fontMetrics()
        width = self.width() - margins.left() - margins.right()
        shown = [button for button in self._buttons if not button.isHidden()]
        beside = width - sum(button.width() + self._head.spacing() for button in shown)
        whole = metrics.horizontalAdvance(self._title.text())
        is_below = beside < min(whole, _LEAST_TITLE * metrics.averageCharWidth())
        room, wrap = QRect(0, 0, width, 0), Qt.TextFlag.TextWordWrap
        lines = metrics.boundingRect(room, wrap, self._title.text()).height() / metrics.lineSpacing()
        ways = QBoxLayout.Direction
        self._head.setDirection(ways.TopToBottom if is_below else ways.LeftToRight)
        self._title.setWordWrap(is_below and whole > width and round(lines) == 2)

    def _arrange_rows(self) -> None:
        """Both buttons on one row, where nothing is said beside them and there is room."""
        rows = [row for row in (self.recall, self.returning) if not row.isHidden()]
        wanted = sum(row.on_one_line + 4 for row in rows)
        is_one = wanted <= self.width() - 40 and not any(
            row.words.text() or not self.returning.quote.isHidden() for row in rows
        )
        ways = QBoxLayout.Direction
        self._rows.setDirection(ways.LeftToRight if is_one else ways.TopToBottom)
        self._rows.setStretchFactor(self.returning, int(is_one))  # what is left is behind the last button
        self._place_foot()

    def take_keys(self) -> None:
        """Let the keys press the first of the buttons below the text, and bring that in sight."""
        buttons = (self.recall.button, self.returning.quote, self.returning.button)
        first = next((each for each in buttons if each.isVisible() and each.isEnabled()), self._close)
        first.setFocus()
        if self._scroll.isAncestorOf(first):
            self._scroll.ensureWidgetVisible(first)

    def _place_foot(self) -> None:
        """The buttons below the text, or behind it where they would leave too little of it to be read."""
        layouts = (self._column, self._outer)  # the card itself is laid out later
        around = [layout.contentsMargins() for layout in layouts]
        taken = sum(margins.top() + margins.bottom() for margins in around) + 2 * self._column.spacing()
        taken += self._head.sizeHint().height() + self._rows.totalSizeHint().height()
        left = self.height() - taken
        is_behind = left < _LEAST_LINES * self.text.fontMetrics().lineSpacing()
        if is_behind != (self._inside.indexOf(self._foot) >= 0):
            now, then = (self._column, self._inside) if is_behind else (self._inside, self._column)
            now.removeWidget(self._foot)
            then.addWidget(self._foot)
            self.updateGeometry()

    def menu(self) -> QMenu:
        """What else can be done with what is shown."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Copy text"), self._copy_text)
        memory = self._memory
        if memory is not None:
            versions = menu.addAction(self.tr("Compare versions…"), lambda: self.versions_wanted.emit(memory))
            versions.setEnabled(memory.edited_at is not None)
            menu.addAction(self.tr("Export…"), lambda: self.export_wanted.emit(memory))
            menu.addSeparator()
            menu.addAction(self.tr("Delete memory"), lambda: self.delete_wanted.emit(memory.memory_id))
        return menu

    def _show_menu(self) -> None:
        self.menu().popup(self.more_button.mapToGlobal(self.more_button.rect().bottomLeft()))

    def show_shares(self, parts: Sequence[ReplyPart]) -> None:
        """Tint the lines that carried a reply; without any all are as usual."""
        lines = [part for part in parts if part.memory_id is not None and part.line is not None]
        shares = {(part.memory_id or 0, plain(part.text)): part.share for part in lines}
        if shares != self._shares:
            self._shares = shares
            self._show_text()

    def _show_text(self) -> None:
        if self._detail is None:
            return
        text = plain(beginning(self._detail.text))
        if self._detail.memory is None:
            self.text.set_plain(text)
            return
        if self._detail.links or any(memory == self._memory_id for memory, _ in self._shares):
            self.text.set_html(self._linked(text, self._detail.links))
            return
        parts = []
        for block in to_blocks(text):
            if isinstance(block, CodeBlock):
                escaped = block.code.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
                parts.append(f"<pre>{escaped}</pre>")
            else:
                parts.append(block.html)
        self.text.set_html("".join(parts))

    def _linked(self, text: str, links: Sequence[LineLink]) -> str:
        """The lines of a memory as a list, each with the turn that it comes from."""
        turn_of = {plain(link.line): link for link in links}
        items: list[str] = []
        for line in filter(str.strip, text.splitlines()):
            to = ""
            if (link := turn_of.get(line)) is not None:
                words = escape(self.tr("turn {}").format(link.number)).replace(" ", "&nbsp;")
                to = f' <a href="{_TURN}{link.number}:{link.turn_id}">{words}</a>'
            share = self._shares.get((self._memory_id, line.strip()), 0.0)
            said = escape(line.strip().removeprefix("- "))
            if share >= _WORTH_A_TINT:
                tint = self._theme.css("mark")
                said = f'<span style="background-color:{tint}">{said}</span> {round(100 * share)}&nbsp;%'
            items.append(f"<li>{said}{to}</li>")
        return f"<ul>{''.join(items)}</ul>"

    def _follow(self, address: str) -> None:
        """Go to the turn of a line; what else a text links to is asked about."""
        links = self._detail.links if self._detail is not None else ()
        for link in links:
            if self._detail is not None and address == f"{_TURN}{link.number}:{link.turn_id}":
                self.turns_wanted.emit(self._detail.chat_id, link.number, link.turn_id)
                return
        self.link_clicked.emit(address)

    def _button(self, icon: str, name: str) -> QToolButton:
        button = QToolButton(self)
        button.setProperty("role", "tiny")
        button.setProperty("iconName", icon)
        button.setToolTip(name)
        button.setAccessibleName(name)
        return button

    def _copy_text(self) -> None:
        if self._detail is not None:
            QGuiApplication.clipboard().setText(self._detail.text)

    def _go(self) -> None:
        if self._detail is not None and self._detail.first_turn is not None:
            detail = self._detail
            self.turns_wanted.emit(detail.chat_id, detail.first_turn, detail.turn_id)

    def _go_up(self) -> None:
        if self._detail is not None and self._detail.parents:
            self.memory_wanted.emit(self._detail.parents[0].memory_id)

    def _retheme(self) -> None:
        for button in self._buttons:
            colour = "accent" if button.isChecked() else "muted"
            self._theme.put_icon(button, str(button.property("iconName")), colour, 14, QSize(26, 26))
        self._arrange_head()
        self._arrange_rows()
        self._show_text()
