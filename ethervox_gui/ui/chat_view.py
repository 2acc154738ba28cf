"""The conversation: its newest items as widgets, more of them as the reader scrolls up."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QToolButton, QWidget

from ethervox_gui.ui.chat_column import GAP, Column
from ethervox_gui.ui.chat_items import Item, SeamItem, Transcript, TurnItem
from ethervox_gui.ui.item_widgets import widget_for
from ethervox_gui.ui.message import Message, UserMessage
from ethervox_gui.ui.reply import AssistantMessage
from ethervox_gui.ui.seam import Seam
from ethervox_gui.ui.theme import Theme

#: So many items become widgets at once; so many may be widgets at the same time.
CHUNK, MOST = 8, 96
_RENDER_MS = 100
_MOMENT_S = 0.008


class ChatView(QScrollArea):
    """Shows a :class:`Transcript`.  A window of its items are widgets; the rest wait in the list."""

    show_summary = Signal(int)
    undo_wanted = Signal(int, int)
    link_clicked = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("chatView")
        self.setAccessibleName(self.tr("Conversation"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._theme = theme
        self._transcript = Transcript()
        self._first = 0
        self._following = True
        self._adjusting = False
        self._column = Column()
        self.setWidget(self._column)
        self._column.laid_out.connect(self._settle)
        self._render = QTimer(self)
        self._render.setSingleShot(True)
        self._render.setInterval(_RENDER_MS)
        self._render.timeout.connect(self.draw_stream)
        self._stale: list[UserMessage | AssistantMessage | Seam] = []
        self._refresh = QTimer(self)
        self._refresh.setInterval(0)
        self._refresh.timeout.connect(self._refresh_stale)
        self._jump = QToolButton(self)
        self._jump.setObjectName("jumpToLatest")
        self._jump.setText(self.tr("Jump to latest"))
        self._jump.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._jump.clicked.connect(self.jump_to_latest)
        self._jump.hide()
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._scrolled)
        bar.setSingleStep(40)
        theme.changed.connect(self._retheme)
        self._retheme()

    # ---- content --------------------------------------------------------------------------------

    @property
    def transcript(self) -> Transcript:
        return self._transcript

    @property
    def following(self) -> bool:
        """Whether the view keeps to the end."""
        return self._following

    def show_transcript(self, transcript: Transcript) -> None:
        """Show another chat, from its end."""
        self._render.stop()
        self._transcript = transcript
        self._following = True
        self._build_end()

    def append(self, item: Item) -> None:
        """Add an item at the end."""
        at_end = self._last == len(self._transcript.items)
        self._transcript.items.append(item)
        if at_end:
            self._add_widget(len(self._column.widgets), item)
            self._relayout()

    def insert_seam(self, seam: SeamItem) -> None:
        """Add a seam where the turns that left end."""
        place = self._transcript.place_of(seam)
        inside = self._first <= place <= self._last and (place > self._first or self._first == 0)
        self._transcript.items.insert(place, seam)
        if inside:
            self._add_widget(place - self._first, seam)
            self._relayout()
        elif place <= self._first:
            self._first += 1

    def remove(self, item: Item) -> None:
        """Take an item away again, such as a message that could not be sent."""
        for index, candidate in enumerate(self._transcript.items):
            if candidate is item:
                del self._transcript.items[index]
                if self._first <= index < self._first + len(self._column.widgets):
                    self._column.widgets.pop(index - self._first).deleteLater()
                    self._relayout()
                elif index < self._first:
                    self._first -= 1
                return

    def item_changed(self, item: TurnItem) -> None:
        """Draw one turn again, at once."""
        for widget in self._changing_widgets():
            if widget.item is item:
                widget.refresh()
        self._relayout()

    def states_changed(self, items: Sequence[TurnItem | SeamItem]) -> None:
        """Draw these again: whether the model sees them has changed.  Spread over a few moments."""
        changed = {id(item) for item in items}
        self._stale = [widget for widget in self._changing_widgets() if id(widget.item) in changed]
        self._refresh.start()

    def _refresh_stale(self) -> None:
        """Draw as many as fit into a moment, those nearest to the end first."""
        until = time.perf_counter() + _MOMENT_S
        while self._stale and time.perf_counter() < until:
            widget = self._stale.pop()
            if widget in self._column.widgets:
                widget.refresh(force=True)
        if not self._stale:
            self._refresh.stop()
        self._relayout()

    def text_arrived(self) -> None:
        """Text was added to the streaming turn; it is drawn within a tenth of a second."""
        if not self._render.isActive():
            self._render.start()

    def draw_stream(self) -> None:
        """Draw what has arrived of the streaming turn."""
        for widget in reversed(self._column.widgets):
            if isinstance(widget, AssistantMessage) and widget.item.streaming:
                widget.refresh()
                break
        self._relayout()

    # ---- widgets --------------------------------------------------------------------------------

    @property
    def _last(self) -> int:
        return self._first + len(self._column.widgets)

    def _changing_widgets(self) -> Iterator[UserMessage | AssistantMessage | Seam]:
        for widget in self._column.widgets:
            if isinstance(widget, UserMessage | AssistantMessage | Seam):
                yield widget

    def _build(self, first: int, last: int) -> None:
        for widget in self._column.widgets:
            widget.hide()
            widget.deleteLater()
        self._column.widgets.clear()
        self._first = first
        for item in self._transcript.items[first:last]:
            self._add_widget(len(self._column.widgets), item)
        self._relayout()

    def _build_end(self) -> None:
        """The newest items, as many as fill the view and some more."""
        last = len(self._transcript.items)
        self._build(max(0, last - CHUNK), last)
        while self._first > 0 and self._column.height() < 1.5 * self.viewport().height():
            self._grow_up()
        self._settle()

    def _add_widget(self, place: int, item: Item) -> None:
        widget = widget_for(item, self._theme, self._column)
        widget.link_clicked.connect(self.link_clicked)
        widget.show_summary.connect(self.show_summary)
        widget.undo_wanted.connect(self.undo_wanted)
        self._column.widgets.insert(place, widget)
        widget.show()

    def _grow_up(self) -> None:
        more = self._transcript.items[max(0, self._first - CHUNK) : self._first]
        anchor, offset = self._column.anchor(self.verticalScrollBar().value())
        for place, item in enumerate(more):
            self._add_widget(place, item)
        self._first -= len(more)
        while len(self._column.widgets) > MOST:
            self._column.widgets.pop().deleteLater()
        self._keep(anchor, offset)

    def _grow_down(self) -> None:
        more = self._transcript.items[self._last : self._last + CHUNK]
        anchor, offset = self._column.anchor(self.verticalScrollBar().value())
        for item in more:
            self._add_widget(len(self._column.widgets), item)
        while len(self._column.widgets) > MOST:
            self._column.widgets.pop(0).deleteLater()
            self._first += 1
        self._keep(anchor, offset)

    def _keep(self, anchor: Message | None, offset: int) -> None:
        self._adjusting = True
        self._column.lay_out()
        if anchor is not None and anchor in self._column.widgets:
            self.verticalScrollBar().setValue(anchor.y() - offset)
        self._adjusting = False

    # ---- scrolling ------------------------------------------------------------------------------

    def jump_to_latest(self) -> None:
        """Go to the end and stay there."""
        self._following = True
        if self._last < len(self._transcript.items):
            self._build_end()
        self._settle()

    def scroll_to_turn(self, number: int) -> None:
        """Bring a turn to the top of the view."""
        index = self._transcript.index_of_turn(number)
        if index is None:
            self.jump_to_latest()
            return
        self._following = False
        if not self._first <= index < self._last:
            self._build(max(0, index - CHUNK // 2), min(len(self._transcript.items), index + CHUNK))
        self._column.lay_out()
        goal = self._column.widgets[index - self._first]
        while self._last < len(self._transcript.items) and (
            self._column.height() - goal.y() < 1.5 * self.viewport().height()
        ):
            self._grow_down()
        self.verticalScrollBar().setValue(goal.y() - GAP)
        self._scrolled(self.verticalScrollBar().value())

    def _relayout(self) -> None:
        self._adjusting = True
        self._column.fit(self.viewport().width(), self.viewport().height(), self.width())
        self._adjusting = False
        self._settle()

    def _settle(self) -> None:
        bar = self.verticalScrollBar()
        if self._following:
            self._adjusting = True
            bar.setValue(bar.maximum())
            self._adjusting = False
        self._show_jump()

    def _scrolled(self, value: int) -> None:
        if self._adjusting:
            return
        bar = self.verticalScrollBar()
        at_end = self._last == len(self._transcript.items)
        self._following = at_end and value >= bar.maximum() - 4
        if value < self.viewport().height() // 2 and self._first > 0:
            self._grow_up()
        elif not at_end and value > bar.maximum() - self.viewport().height() // 2:
            self._grow_down()
        self._show_jump()

    def _show_jump(self) -> None:
        self._jump.setVisible(not self._following)
        if not self._following:
            self._jump.adjustSize()
            x = (self.viewport().width() - self._jump.width()) // 2
            self._jump.move(x, self.viewport().height() - self._jump.height() - 12)
            self._jump.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        anchor, offset = self._column.anchor(self.verticalScrollBar().value())
        self._relayout()
        if not self._following:
            self._keep(anchor, offset)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self.verticalScrollBar()
        if event.key() == Qt.Key.Key_End:
            self.jump_to_latest()
        elif event.key() == Qt.Key.Key_Home:
            self._following = False
            self._build(0, min(CHUNK, len(self._transcript.items)))
            bar.setValue(0)
            self._scrolled(0)
        else:
            super().keyPressEvent(event)

    def _retheme(self) -> None:
        self._jump.setIcon(self._theme.icon("arrow-down"))
        for widget in self._column.widgets:
            widget.retheme()
        self._relayout()
