"""The blocks of a reply below each other; of a long one, only as many as are needed so far."""

from __future__ import annotations

import time
from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ethervox_gui.ui.kit.text_views.code_block import CodeView
from ethervox_gui.ui.kit.text_views.rich_text import RichText
from ethervox_gui.ui.kit.text_views.stream import Block, CodeBlock
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.runtime.background import MOMENT_S, in_moments


class Part(Enum):
    """What of a long reply is made first."""

    WHOLE = "whole"
    BEGINNING = "beginning"
    END = "end"


class ReplyBody(QVBoxLayout):
    """A view for each block from ``_first`` on; :meth:`grow_up` and :meth:`grow_down` make one more.

    ``dress`` makes a new text view the message's own, ``behind`` says what stands behind the last one.
    """

    def __init__(
        self,
        theme: Theme,
        message: QWidget,
        part: Part,
        dress: Callable[[RichText], None],
        behind: Callable[[], QWidget],
    ) -> None:
        super().__init__()
        self.setSpacing(8)
        self._theme = theme
        self._message = message
        self._part = part
        self._dress = dress
        self._behind = behind
        self._blocks: list[Block] = []
        self._views: list[RichText | CodeView] = []
        self._first = 0
        self._ink = "text"
        #: The views that do not look as they should yet, and whether all of them is to be made anew.
        self._stale: dict[RichText | CodeView, bool] = {}
        self._tending: QTimer | None = None

    @property
    def more_above(self) -> bool:
        """Whether there are blocks above the first view."""
        return self._first > 0

    @property
    def more_below(self) -> bool:
        """Whether there are blocks below the last view."""
        return self._last < len(self._blocks)

    @property
    def _last(self) -> int:
        return self._first + len(self._views)

    def show_blocks(self, blocks: list[Block]) -> None:
        """Show these; only what changed is laid out again."""
        old, at_end = self._blocks, self._last == len(self._blocks)
        self._blocks = blocks
        if not old:
            self._begin()
            return
        for view in self._views[max(0, len(blocks) - self._first) :]:
            self._take_away(view)
        self._first = min(self._first, len(blocks))
        for index in range(self._first, self._last):
            if index >= len(old) or blocks[index] != old[index]:
                self._show(index)
        if at_end:
            self._catch_up()
        self._measure()

    def _measure(self) -> None:
        """Let the height be known at once; Qt tells it with events, from each layout to the one around it."""
        layout = self._views[-1].layout() if self._views else None
        if layout is not None:
            layout.activate()
        self.invalidate()

    def _catch_up(self) -> None:
        """Make the views for what was added; of much of it, the first in this moment."""
        until = time.perf_counter() + MOMENT_S
        while self.more_below and (self._part is Part.WHOLE or time.perf_counter() < until):
            self.grow_down()

    def _begin(self) -> None:
        if self._part is Part.END:
            self._first = len(self._blocks)
            self.grow_up()
        else:
            self._catch_up()

    def follow(self) -> None:
        """From now on blocks that come at the end are views at once."""
        self._part = Part.WHOLE

    def set_ink(self, ink: str) -> None:
        """Write in another colour of the tokens: what fits into this moment at once, the rest soon."""
        if ink != self._ink:
            self._ink = ink
            self._stale = dict.fromkeys(self._views, False) | self._stale
            self._tend()

    def grow_up(self) -> None:
        """Make the view above the first."""
        if self.more_above:
            self._first -= 1
            self._make(self._first)

    def grow_down(self) -> None:
        """Make the view below the last."""
        if self.more_below:
            self._make(self._last)

    # ---- views ----------------------------------------------------------------------------------

    def _show(self, index: int) -> None:
        """Let a view show what its block is now."""
        block, view = self._blocks[index], self._views[index - self._first]
        if isinstance(block, CodeBlock) and isinstance(view, CodeView):
            view.show_block(block)
        elif not isinstance(block, CodeBlock) and isinstance(view, RichText):
            view.set_html(block.html, self._ink)
        else:
            self._take_away(view)
            self._make(index)

    def _make(self, index: int) -> None:
        block, place = self._blocks[index], index - self._first
        view: RichText | CodeView
        if isinstance(block, CodeBlock):
            view = CodeView(self._theme, block, self._message)
            self._dress(view.text)
        else:
            view = RichText(self._theme, self._message)
            self._dress(view)
            view.set_html(block.html, self._ink)
        # Screen readers tell them in this order.
        view.stackUnder(self._views[place] if place < len(self._views) else self._behind())
        self._views.insert(place, view)
        self.insertWidget(place, view)
        view.show()

    def _take_away(self, view: RichText | CodeView) -> None:
        self._views.remove(view)
        self._stale.pop(view, None)
        self.removeWidget(view)
        view.hide()
        view.deleteLater()

    def retheme(self) -> None:
        """Take the theme's colours and sizes again: what fits into this moment at once, the rest soon."""
        self._stale = dict.fromkeys(self._views, True)
        self._tend()

    def _tend(self) -> None:
        """Let the views, from the last one up, look as they should."""
        until = time.perf_counter() + MOMENT_S
        while self._stale and time.perf_counter() < until:
            view, is_old = self._stale.popitem()
            if isinstance(view, RichText):
                if is_old:
                    self._show(self._first + self._views.index(view))
                else:
                    view.set_ink(self._ink)
            elif is_old:
                view.retheme()
        if self._tending is None and self._stale:
            self._tending = in_moments(self, self._tend)
        if self._tending is not None:
            self._tending.start() if self._stale else self._tending.stop()
