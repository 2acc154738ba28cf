"""The conversation: what is in sight of it as widgets, more of them as the reader comes near."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractSlider, QApplication, QFrame, QScrollArea, QWidget

from ethervox_gui.ui.chat.edit_marker import EditMarker
from ethervox_gui.ui.chat.item_window import GAP, Column, Stretch
from ethervox_gui.ui.chat.message import Message, UserMessage
from ethervox_gui.ui.chat.redraw_queue import Pace, Redrawing
from ethervox_gui.ui.chat.reply import AssistantMessage
from ethervox_gui.ui.chat.small_items import BackLine, JumpButton
from ethervox_gui.ui.chat.transcript import BackItem, EditMarkerItem, Item, Transcript, TurnItem
from ethervox_gui.ui.kit.focus.focus_frame import FocusFrame
from ethervox_gui.ui.kit.focus.tab_order import tab_stops
from ethervox_gui.ui.kit.motion.highlight import Highlight
from ethervox_gui.ui.kit.text_views.across import Across
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.runtime.background import MOMENT_S, in_moments

#: So many items may be widgets at the same time.
MOST = 96
#: How long widgets are made at first, when another chat is to be seen.
_FIRST_MOMENT_S = 0.016


class ChatView(QScrollArea):
    """Shows a :class:`Transcript`.  A stretch of its items are widgets; the rest wait in the list.

    Another chat, or another part of it, is built in moments, what will be in sight first; until that is
    there, the picture stays what it was (see :attr:`filling`).  :attr:`follows` tells whether it keeps to the
    end, whenever that changes; :attr:`pointed` which turn is under the mouse, :attr:`marker_pointed` which
    marker of an edit, :attr:`turn_chosen` which turn got the focus, by a click or by keys.
    """

    show_summary = Signal(int)
    undo_wanted = Signal(int, int)
    link_clicked = Signal(str)
    version_wanted = Signal(int, int)
    edit_wanted = Signal(int)
    edit_question_wanted = Signal(int)
    regenerate_wanted = Signal(int)
    go_on_wanted = Signal()
    why_wanted = Signal(int)
    let_go_wanted = Signal()
    stay_out_wanted = Signal()
    follows = Signal(bool)
    pointed = Signal(object)
    marker_pointed = Signal(object)
    turn_chosen = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("chatView")
        self.setAccessibleName(self.tr("Conversation"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._theme = theme
        self._transcript = Transcript()
        self._following = self._told_following = True
        self._adjusting = False
        self._goal: Message | None = None
        self._goal_ends: int | None = None  # so far below the top of the view; else it begins there
        self.column = Column(theme)
        self.setWidget(self.column)
        self._across = Across(self.column, self)
        self._highlight = Highlight(theme, self.column)
        self._stretch = Stretch(theme, self.column, self)
        self._stretch.begin(self._transcript.items, 0)
        self.column.outgrown.connect(self._relayout)
        self._pace = Pace(self.draw_stream, self)
        self._redrawing = Redrawing(self, self.column.widgets.__contains__, self._relayout)
        self._is_small = False
        self._filling = in_moments(self, lambda: self._fill(MOMENT_S))
        self._pointing = QTimer(self)
        self._pointing.setSingleShot(True)
        self._pointing.timeout.connect(self._point)
        self._jump = JumpButton(self)
        self.focus_frame = FocusFrame(theme, self)
        self._jump.clicked.connect(self.jump_to_latest)
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._scrolled)
        bar.setSingleStep(40)
        theme.changing.connect(self._make_small)
        theme.changed.connect(self._retheme)
        self._jump.retheme(theme)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._focus_went)
        self._relayout()

    def tab_stops(self) -> Iterator[QWidget]:
        """What the Tab key comes to in it, as one reads."""
        yield from tab_stops(self.column)
        yield self._jump

    # ---- content --------------------------------------------------------------------------------

    @property
    def is_redrawing(self) -> bool:
        """Whether what is shown is being laid out or coloured anew, bit by bit."""
        return self._redrawing.pending

    @property
    def transcript(self) -> Transcript:
        return self._transcript

    @property
    def following(self) -> bool:
        """Whether the view keeps to the end."""
        return self._following

    @property
    def filling(self) -> bool:
        """Whether widgets are still being made, for what is in sight or what is near it."""
        return self._filling.isActive()

    def show_transcript(
        self, transcript: Transcript, turn: int | None = None, end_at: int | None = None
    ) -> None:
        """Show another chat, from its end or at a turn.

        Its message is at the top of the view, or ends ``end_at`` pixels below it, as :meth:`end_of` said.
        """
        self._pace.stop()
        self._transcript = transcript
        index = None if turn is None else transcript.index_of_turn(turn)
        self._begin(len(transcript.items) if index is None else index, following=index is None, end_at=end_at)

    def add(self, item: Item) -> None:
        """Add an item at its place, which is the end for most."""
        place = self._transcript.place_of(item)
        self._transcript.items.insert(place, item)
        if self._stretch.inserted(place):
            self._give_up(at_top=True)
            self._relayout()

    def remove(self, item: Item) -> None:
        """Take an item away again, such as a message that could not be sent."""
        for index, candidate in enumerate(self._transcript.items):
            if candidate is item:
                self._goal = None
                del self._transcript.items[index]
                if self._stretch.removed(index):
                    self._relayout()
                return

    def cut(self, number: int) -> None:
        """Take away this turn and all that follows it."""
        self._transcript.cut(number)
        self._stretch.cut()
        self._following = True
        self._relayout()

    def item_changed(self, item: TurnItem) -> None:
        """Draw one turn again, at once."""
        for widget in self._changing_widgets():
            if widget.item is item:
                widget.refresh()
        self._relayout()

    def states_changed(self, items: Sequence[TurnItem | EditMarkerItem | BackItem]) -> None:
        """Draw these again: whether the model sees them has changed.  Spread over a few moments."""
        changed = {id(item) for item in items}
        widgets = [widget for widget in self._changing_widgets() if id(widget.item) in changed]
        self._redrawing.add((widget, widget.refresh) for widget in widgets)

    def text_arrived(self) -> None:
        """Text was added to the streaming turn; it is drawn when the redraw queue says so."""
        self._pace.ask()

    def draw_stream(self) -> None:
        """Draw what has arrived of the streaming turn; the others move only when it is higher than it was."""
        column = self.column
        for widget in reversed(column.widgets):
            if isinstance(widget, AssistantMessage) and widget.item.streaming:
                n_more = column.change(widget, widget.refresh)
                if n_more > 0 and self._following:
                    self._move_up(n_more)
                if n_more or widget.more_below:  # which is made as far as it is near
                    self._relayout()
                column.settle(widget)
                return

    def _move_up(self, n_pixels: int) -> None:
        """Make room at the end before anything is laid out: Qt moves only a picture that still holds."""
        bar, column = self.verticalScrollBar(), self.column
        if bar.maximum() > 0:
            self._adjusting = True
            column.resize(column.width(), column.height() + n_pixels)
            bar.setValue(bar.maximum())
            self._adjusting = False

    def fold_reasons(self) -> bool:
        """Hide why turns came back, wherever it is shown; whether it was."""
        shown = [line for line in self.findChildren(BackLine) if line.why.isChecked()]
        for line in shown:
            line.why.setChecked(False)
        return bool(shown)

    def _changing_widgets(self) -> list[UserMessage | AssistantMessage | EditMarker | BackLine]:
        kinds = UserMessage | AssistantMessage | EditMarker | BackLine
        return [widget for widget in self.column.widgets if isinstance(widget, kinds)]

    # ---- which items are widgets ----------------------------------------------------------------

    def _begin(self, index: int, *, following: bool, end_at: int | None = None) -> None:
        """Begin anew: from the end, or with this item at the top of the view, or ending so far below it."""
        self._following = following
        self.viewport().setUpdatesEnabled(False)
        self._goal = None
        self._stretch.begin(self._transcript.items, index)
        if not self._following:
            self._stretch.grow_down()
            self._goal, self._goal_ends = self.column.widgets[0], end_at
        self._relayout()
        self._fill(_FIRST_MOMENT_S)

    def _fill(self, seconds: float) -> None:
        """Make widgets for what is in sight, then for what is near: for about so long, the rest later."""
        until = time.perf_counter() + seconds
        while (where := self._wanting()) and time.perf_counter() < until:
            self._grow(where)
        if not where and self._goal is not None:
            self._goal = None
            self._look_where()
        if where or self._redrawing.pending or self._stretch.tidy():
            self._filling.start()
        else:
            self._filling.stop()
        is_there = not self._redrawing.pending and not self._wanting(near=0)
        if is_there and not self.viewport().updatesEnabled():
            self.viewport().setUpdatesEnabled(True)

    def _wanting(self, near: float = 0.5) -> int:
        """Where items should become widgets: -1 above, 1 below, 0 when enough of them are.

        ``near`` is how far around the view, in heights of it.
        """
        height = self.viewport().height()
        return self._stretch.wanting(self.verticalScrollBar().value(), height, near * height)

    def _grow(self, where: int) -> None:
        """Make a widget at one end; too many of them at the other end, out of sight, are given up."""
        up = where < 0
        if up:
            self._stretch.grow_up()
        else:
            self._stretch.grow_down()
        self._give_up(at_top=not up)
        self._relayout(grew_up=up)

    def _give_up(self, *, at_top: bool) -> None:
        """One widget less at one end, if there are too many and it is out of sight."""
        top, height = self.verticalScrollBar().value(), self.viewport().height()
        if self._across.is_dragged:
            return  # what is being selected stays
        if len(self.column.widgets) > MOST and self._stretch.shorten(top, height, at_top=at_top):
            self._filling.start()  # which takes it down

    # ---- scrolling ------------------------------------------------------------------------------

    @property
    def jump_room(self) -> int:
        """How much of the lower edge the button takes up that leads to the latest message, in pixels."""
        return self._jump.room

    def jump_to_latest(self) -> None:
        """Go to the end and stay there."""
        self._goal = None
        if self._stretch.more_below:
            self._begin(len(self._transcript.items), following=True)
        else:
            self._following = True
            self._relayout()

    def turn_page(self, step: int) -> None:
        """Scroll by a page: down, or up where ``step`` is negative."""
        slider = QAbstractSlider.SliderAction
        action = slider.SliderPageStepAdd if step > 0 else slider.SliderPageStepSub
        self.verticalScrollBar().triggerAction(action)

    def scroll_to_turn(self, number: int) -> None:
        """Bring a turn to the top of the view."""
        index = self._transcript.index_of_turn(number)
        if index is None:
            self.jump_to_latest()
        else:
            self._scroll_to(index)

    def end_of(self, number: int) -> int | None:
        """How far below the top of the view the message of a turn ends, if its end is in sight."""
        message = self._message_of(number)
        end = -1 if message is None else message.geometry().bottom() - self.verticalScrollBar().value()
        return end if 0 <= end < self.viewport().height() else None

    def highlight_turn(self, number: int) -> None:
        """Let the message of a turn stand out for a moment."""
        message = self._message_of(number)
        if message is not None:
            self._highlight.show_at(message)

    def _message_of(self, number: int) -> Message | None:
        index = self._transcript.index_of_turn(number)
        if index is None or not self._stretch.first <= index < self._stretch.last:
            return None
        return self.column.widgets[index - self._stretch.first]

    def _focus_went(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Somebody clicked into a message, or came to one of its buttons."""
        if now is None or not self.column.isAncestorOf(now):
            return
        message = next((each for each in self.column.widgets if each.isAncestorOf(now)), None)
        if message is not None and message.turn is not None:
            self.turn_chosen.emit(message.turn)

    def _scroll_to(self, index: int) -> None:
        if not self._stretch.has_top_of(index):
            self._begin(index, following=False)
            return
        self._following = False
        self._goal, self._goal_ends = self.column.widgets[index - self._stretch.first], None
        self._relayout()
        self._fill(MOMENT_S)

    def _relayout(self, *, grew_up: bool = False) -> None:
        """Give all their place; what the reader sees stays where it is."""
        bar, column = self.verticalScrollBar(), self.column
        where_now = column.hold(bar.value(), by_bottom=grew_up)
        self._adjusting = True
        height = self.viewport().height()
        from_top = self._stretch.more_below and not self._following
        column.fit(self.viewport().width(), height, self.width(), from_top=from_top)
        if self._following:
            bar.setValue(bar.maximum())
        elif self._goal is not None and self._goal_ends is not None:
            bar.setValue(self._goal.geometry().bottom() - self._goal_ends)
        elif self._goal is not None:
            is_first = self._stretch.first == 0 and self._goal is column.widgets[0]
            bar.setValue(0 if is_first else self._goal.y() - GAP)
        else:
            bar.setValue(where_now())
        self._adjusting = False
        self._follow_highlight()
        self._tell_where()
        self._pointing.start(0)
        if self._wanting() and not self._is_small:
            self._filling.start()

    def _follow_highlight(self) -> None:
        message = self._highlight.message
        if message is not None and message not in self.column.widgets:
            self._highlight.end()
        self._highlight.follow()

    def _look_where(self) -> None:
        """Who has come to the end wants to follow it."""
        bar, stretch = self.verticalScrollBar(), self._stretch
        followed = self._following and stretch.at_end  # what streams in may not be made yet
        self._following = bar.value() >= bar.maximum() - 4 and (followed or not stretch.more_below)
        self._tell_where()

    def _tell_where(self) -> None:
        self._jump.offer(not self._following)
        if self._following != self._told_following:
            self._told_following = self._following
            self.follows.emit(self._following)

    def _point(self) -> None:
        """What came under a resting mouse is pointed at now: Qt says so only when the mouse moves."""
        under = QApplication.widgetAt(QCursor.pos()) if self.viewport().underMouse() else None
        here = next((each for each in self.column.widgets if under and _holds(each, under)), None)
        for each in self.column.widgets:
            if each is not here:
                each.point(False)
        if here is not None:
            here.point(True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point()

    def _scrolled(self, _value: int) -> None:
        self._pointing.start(0)
        if not self._adjusting:
            self._goal = None
            self._look_where()
            self._fill(MOMENT_S)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._relayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_End:
            self.jump_to_latest()
        elif event.key() == Qt.Key.Key_Home and self._transcript.items:
            self._scroll_to(0)
        elif not (event.matches(QKeySequence.StandardKey.Copy) and self._across.copy()):
            super().keyPressEvent(event)

    # ---- the theme ------------------------------------------------------------------------------

    def _make_small(self, waiting: list[object]) -> None:
        """Give up what is out of sight, a moment at a time: it is made again in the theme's new look."""
        self._is_small = True
        self._filling.stop()
        if self._stretch.shrink(self.verticalScrollBar().value(), self.viewport().height(), MOMENT_S):
            waiting.append(self)

    def _retheme(self) -> None:
        self._jump.retheme(self._theme)
        self.viewport().setUpdatesEnabled(False)
        self._is_small = False
        self._redrawing.add((widget, widget.retheme) for widget in self.column.widgets)
        self._filling.start()


def _holds(message: Message, widget: QWidget) -> bool:
    return message is widget or message.isAncestorOf(widget)
