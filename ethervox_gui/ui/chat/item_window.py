"""Which of a chat's items are widgets: a window of them that grows at both ends, and its column."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QWidget

from ethervox_gui.ui.chat.item_factory import pass_on, widget_for
from ethervox_gui.ui.chat.message import Message
from ethervox_gui.ui.chat.transcript import Item
from ethervox_gui.ui.chat.version_pager import VersionPager
from ethervox_gui.ui.kit.theme.painting import Opaque
from ethervox_gui.ui.kit.theme.theme import Theme

#: So many widgets are taken down at a time.
_FEW = 8


class Stretch:
    """The items from :attr:`first` up to :attr:`last` stand in the column; the others wait in the list.

    A widget takes milliseconds to be made, and to be taken down, so both happen in small steps.  What changes
    here is laid out by the caller.
    """

    def __init__(self, theme: Theme, column: Column, view: QWidget) -> None:
        self._theme = theme
        self._column = column
        self._view = view
        self._items: list[Item] = []
        self._gone: list[Message] = []
        self._keys_at: tuple[int | None, str] = None, ""
        self.first = 0

    @property
    def widgets(self) -> list[Message]:
        return self._column.widgets

    @property
    def last(self) -> int:
        """The index behind the last item that is a widget."""
        return self.first + len(self.widgets)

    @property
    def at_end(self) -> bool:
        """Whether no item follows."""
        return self.last == len(self._items)

    @property
    def more_above(self) -> bool:
        """Whether :meth:`grow_up` would add anything."""
        return self.first > 0 or (bool(self.widgets) and self.widgets[0].more_above)

    @property
    def more_below(self) -> bool:
        """Whether :meth:`grow_down` would add anything."""
        return not self.at_end or (bool(self.widgets) and self.widgets[-1].more_below)

    def has_top_of(self, index: int) -> bool:
        """Whether an item is a widget, and its beginning is there."""
        inside = self.first <= index < self.last
        return inside and not (index == self.first and self.widgets[0].more_above)

    def wanting(self, top: int, height: int, near: float) -> int:
        """Where a view of this place and height needs more: -1 above, 1 below, 0 nowhere.

        There should be widgets for all that is less than ``near`` away from it.
        """
        above, below = self._column.beyond(top, top + height)
        wanted = [(below, 1)] if self.more_below and below < near else []
        if self.more_above and above < near:
            wanted.append((above, -1))
        return min(wanted, default=(0, 0))[1]

    # ---- longer and shorter ---------------------------------------------------------------------

    def begin(self, items: list[Item], index: int) -> None:
        """No item is a widget any more; the next to be made stand above or below this place in ``items``."""
        self._let_go(self.widgets)
        self.widgets.clear()
        self._items, self.first = items, index
        self.tidy()

    def grow_up(self) -> None:
        """One more item above, or more of the first one where that is long."""
        if self.widgets and self.widgets[0].more_above:
            self.widgets[0].grow_up()
        elif self.first > 0:
            self.first -= 1
            self._make(0, from_end=True)

    def grow_down(self) -> None:
        """One more item below, or more of the last one where that is long."""
        if self.widgets and self.widgets[-1].more_below:
            self.widgets[-1].grow_down()
        elif not self.at_end:
            self._make(len(self.widgets))

    def shorten(self, top: int, height: int, *, at_top: bool, spare: float = 1) -> bool:
        """One widget less, at the top or at the end; whether there was one to spare.

        What reaches into a view of this place and height stays, and ``spare`` heights of it around.
        """
        above, below = self._column.beyond(top, top + height)
        widget = self.widgets[0 if at_top else -1] if self.widgets else None
        if widget is None or (above if at_top else below) - widget.height() <= spare * height:
            return False
        self._let_go([self.widgets.pop(0 if at_top else -1)])
        self.first += at_top
        return True

    def shrink(self, top: int, height: int, seconds: float) -> bool:
        """Give up what is out of such a view for about so long; whether there is more to be taken down."""
        until = time.perf_counter() + seconds
        while self.shorten(top, height, at_top=False, spare=0) or self.shorten(
            top, height, at_top=True, spare=0
        ):
            if time.perf_counter() >= until:
                return True
        return self.tidy()

    def tidy(self) -> bool:
        """Take down some of the widgets that are not needed any more; whether there are others left."""
        for widget in self._gone[:_FEW]:
            widget.deleteLater()
        del self._gone[:_FEW]
        return bool(self._gone)

    # ---- changes of the list --------------------------------------------------------------------

    def inserted(self, index: int) -> bool:
        """An item was put into the list; whether it became a widget."""
        above, below = self.first, self.last
        whole_above = not (self.widgets and self.widgets[0].more_above)
        whole_below = not (self.widgets and self.widgets[-1].more_below)
        if (
            above < index < below
            or (index == above == 0 and whole_above)
            or (index == below > above and whole_below)
        ):
            self._make(index - above)
            return True
        if index <= above:
            self.first += 1
        return False

    def removed(self, index: int) -> bool:
        """An item was taken out of the list; whether it had a widget."""
        if self.first <= index < self.last:
            self._let_go([self.widgets.pop(index - self.first)])
            return True
        if index < self.first:
            self.first -= 1
        return False

    def cut(self) -> None:
        """The list has become shorter, at its end."""
        while self.widgets and self.last > len(self._items):
            self._let_go([self.widgets.pop()])
        self.first = min(self.first, len(self._items))

    # ---- widgets --------------------------------------------------------------------------------

    def _make(self, place: int, *, from_end: bool = False) -> None:
        item = self._items[self.first + place]
        widget = widget_for(item, self._theme, self._column, from_end=from_end)
        pass_on(widget, self._view)
        # It has no place before it is given one.  At the top of the column, where Qt puts it, it would be
        # taken for what the reader sees there, and the chat would run away from who scrolls up quickly.
        # But it has its width: a long word takes seconds where it is laid out a letter a line.
        widget.setGeometry(0, 0, self._column.inner_width, 0)
        self.widgets.insert(place, widget)
        if place + 1 < len(self.widgets):
            widget.stackUnder(self.widgets[place + 1])  # screen readers tell them in this order
        widget.setVisible(not widget.gives_way)
        self._give_keys_back(widget)

    def _give_keys_back(self, widget: Message) -> None:
        """To the button of a turn that had them before the turn was shown anew, unless they are elsewhere."""
        turn, name = self._keys_at
        if not name or widget.turn != turn or self._view.window().focusWidget() is not self._view:
            return
        for each in (name, *VersionPager.BESIDE.get(name, ())):
            button = widget.findChild(QWidget, each)
            if button is not None and not button.isHidden() and button.isEnabled():
                self._keys_at = None, ""
                button.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    def _let_go(self, widgets: list[Message]) -> None:
        focus = self._view.window().focusWidget()
        for widget in widgets:
            if widget.isAncestorOf(focus):
                self._keys_at = widget.turn, focus.objectName()
                self._view.setFocus()  # else Qt gives it to whatever comes first in the window
            widget.point(False)
            widget.hide()
        self._gone += widgets


#: Between two items, in pixels.
GAP = 14
#: Above the first and below the last.
_EDGE = 18
_WIDEST = 880


def side_margin(width: int) -> int:
    """The margin left and right of what is read: lines do not get longer than is pleasant."""
    return max(20, (width - _WIDEST) // 2)


class Column(Opaque):
    """Lays its widgets out below each other, in one pass, so that the scroll position can be kept.

    ``outgrown``: one of them is of another size; :meth:`fit` is to be called.

    What it shows stays where it is when it grows: of a chat that moves up by a line, only what is new is
    painted.
    """

    outgrown = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.widgets: list[Message] = []
        #: The width of each of them.
        self.inner_width = 0
        self.setAttribute(Qt.WidgetAttribute.WA_StaticContents)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.outgrown.emit()
            return True
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self.outgrown.emit()
        return super().event(event)

    def fit(self, width: int, least_height: int, outer_width: int, *, from_top: bool) -> None:
        """Take this width, and give every widget its place.

        ``outer_width`` counts the scroll bar too, so that edges do not move with it.  A column that is not as
        high as it should be at least stands at the bottom, unless ``from_top``.
        """
        margin = side_margin(outer_width)
        self.inner_width = inner = max(60, outer_width - 2 * margin)
        heights = [None if widget.gives_way else widget.heightForWidth(inner) for widget in self.widgets]
        seen = [height for height in heights if height is not None]
        total = sum(seen) + GAP * max(0, len(seen) - 1) + 2 * _EDGE
        y = _EDGE + (0 if from_top else max(0, least_height - total))
        left = margin
        if self.isRightToLeft():
            left -= outer_width - width  # the bar stands at the left
        for widget, height in zip(self.widgets, heights, strict=True):
            widget.setGeometry(left, y, inner, height or 0)
            y += 0 if height is None else height + GAP
        self.resize(width, max(total, least_height))

    def change(self, widget: Message, change: Callable[[], None]) -> int:
        """Change one widget; by how many pixels it wants to be higher now.

        What the others asked for is answered before.  :meth:`settle` is to be called after.
        """
        QCoreApplication.sendPostedEvents(self, QEvent.Type.LayoutRequest)
        change()
        return widget.heightForWidth(widget.width()) - widget.height()

    def settle(self, widget: Message) -> None:
        """A widget that was changed has its place: what is in it gets its own, and nothing is left to ask."""
        layout = widget.layout()
        if layout is not None:
            layout.activate()
            QCoreApplication.removePostedEvents(self, QEvent.Type.LayoutRequest)

    def beyond(self, top: int, bottom: int) -> tuple[int, int]:
        """How far the widgets reach above and below two lines; less than nothing where they do not."""
        if not self.widgets:
            return top - bottom, top - bottom
        return top - self.widgets[0].y(), self.widgets[-1].geometry().bottom() - bottom

    def hold(self, top: int, *, by_bottom: bool = False) -> Callable[[], int]:
        """A line that is at ``top`` stays with the widget it crosses; what is returned says where it is then.

        Where the widget itself may change its height: with its upper edge, or ``by_bottom`` its lower one.
        """

        def edge(widget: Message) -> int:
            return widget.geometry().bottom() if by_bottom else widget.y()

        for widget in self.widgets:
            if widget.geometry().bottom() >= top:
                offset = top - edge(widget)
                return lambda: edge(widget) + offset if widget in self.widgets else top
        return lambda: top
