"""A note in a corner that takes no focus, covers nothing that is being read, and goes away by itself."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QEnterEvent, QHideEvent, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ethervox_gui.context.events.events import Action, ContextEdited
from ethervox_gui.ui.chat.transcript import EditMarkerItem
from ethervox_gui.ui.context_bar import accessible
from ethervox_gui.ui.kit.text.formatting import label, number, plain, plain_but_isolated, seconds, turns_in
from ethervox_gui.ui.kit.text.translate import said
from ethervox_gui.ui.kit.theme.theme import Theme

_SHOWN_MS = 7000
_WIDTH = 320
#: With what can be done in languages of long words.
_WIDEST = 440
_NARROWEST_LINK = 60
_BETWEEN_LINKS = 12
_LONGEST_TITLE = 200
#: More of a word fits in no line of a note; behind a hyphen or slash Qt breaks it by itself.
_LONG_WORD = re.compile(r"[^\s/-]{20}(?=[^\s/-])")
_SENTENCE = re.compile(r"[.!?。]\s+")


class Toast(QFrame):
    """Shown in a right corner of its parent: the upper one, or the lower one while somebody reads above.

    It stays as long as the mouse is over it or the keyboard in it.  ``kind`` is ``edit``, ``notice`` or
    ``error``.  One that is told ``of_chat`` goes when another chat is shown.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._parent = parent
        self.setObjectName("toast")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._theme = theme
        self._top = self._bottom = 0
        self._is_low = self._is_of_chat = False
        self.n_told = 0  # how many notes there were, with the one that is shown
        self._act: Callable[[], None] | None = None
        self._second_act: Callable[[], None] | None = None
        self.title = QLabel(self)
        self.title.setProperty("role", "title")
        self.words = QLabel(self)
        self.words.setProperty("role", "caption")
        for line in (self.title, self.words):
            line.setTextFormat(Qt.TextFormat.PlainText)
            line.setWordWrap(True)
        self.action = self._button(lambda: self._acted(self._act))
        self.second = self._button(lambda: self._acted(self._second_act))
        self._undo: _Link | None = None
        self._edit: tuple[int, int, int | None] | None = None  # the turns whose edit it tells of
        self.close_button = QToolButton(self)
        self.close_button.setProperty("role", "flat")
        self.close_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.close_button.setAccessibleName(self.tr("Close note"))
        self.close_button.clicked.connect(self.hide)
        inner = QVBoxLayout()
        inner.setSpacing(2)
        inner.addWidget(self.title)
        inner.addWidget(self.words)
        buttons = QHBoxLayout()
        buttons.setSpacing(_BETWEEN_LINKS)
        buttons.addWidget(self.action)
        buttons.addWidget(self.second)
        buttons.addStretch(1)
        inner.addLayout(buttons)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 8, 6, 10)
        row.addLayout(inner, 1)
        row.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_SHOWN_MS)
        self._timer.timeout.connect(self.hide)
        self._has_mouse = False
        parent.installEventFilter(self)
        for each in self._buttons:
            each.installEventFilter(self)
        theme.changed.connect(self._retheme)
        self._retheme()
        self.hide()

    def _retheme(self) -> None:
        self._theme.put_icon(self.close_button, "close", size=12)

    def set_edges(self, top: int, bottom: int) -> None:
        """Below which line of the parent it stands, and how far above its lower edge."""
        if (top, bottom) != (self._top, self._bottom):
            self._top, self._bottom = top, bottom
            self._place()

    def set_low(self, is_low: bool) -> None:
        """Whether it stands at the lower end: what is read is further up."""
        if is_low != self._is_low:
            self._is_low = is_low
            self._place()

    @property
    def is_leaving(self) -> bool:
        """Whether it goes away by itself soon."""
        return self._timer.isActive()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._has_mouse = True
        self._timer.stop()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._has_mouse = False
        self._begin_to_leave()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._has_mouse = False
        self._timer.stop()

    @property
    def _buttons(self) -> tuple[QAbstractButton, ...]:
        return self.action, self.second, self.close_button

    def _begin_to_leave(self) -> None:
        """Later, where somebody is at it."""
        if not self._has_mouse and not any(each.hasFocus() for each in self._buttons):
            self._timer.start()

    def _button(self, clicked: Callable[[], None]) -> _Link:
        button = _Link(self)
        button.setProperty("role", "link")
        button.setAccessibleName(self.tr("What can be done"))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(clicked)
        return button

    def tell(
        self,
        kind: str,
        title: str,
        words: str = "",
        action: str = "",
        act: Callable[[], None] | None = None,
        *,
        second: tuple[str, Callable[[], None]] | None = None,
        undo: Callable[[], None] | None = None,
        of_chat: bool = False,
    ) -> None:
        """Show a note, with what can be done about it: ``action``, and a ``second`` one with its words.

        Where there is something to ``undo``, that is the last of them.
        """
        if undo is not None and action:
            second = (self.tr("Undo"), undo)
        elif undo is not None:
            action, act = self.tr("Undo"), undo
        self._undo = None if undo is None else self.action if second is None else self.second
        self._is_of_chat = of_chat
        self._edit = None
        self.setProperty("kind", kind)
        # All of it: hidden as it was, Qt passed no other size of the letters on to what is in it.
        for each in (self, self.title, self.words, *self._buttons):
            each.style().unpolish(each)
            each.style().polish(each)
        title, words = said(title), said(words)
        if not words:
            title, words = _heading(title)
        self.title.setText(_breakable(plain_but_isolated(title[:_LONGEST_TITLE])))
        self.words.setText(_breakable(plain_but_isolated(words[:600])))
        self.words.setVisible(bool(words))
        self.action.setText(label(action))
        self.action.setAccessibleName(action)
        self.action.setVisible(bool(action))
        self._act = act
        self.second.setVisible(second is not None)
        if second is not None:
            self.second.setText(label(second[0]))
            self.second.setAccessibleName(second[0])
            self._second_act = second[1]
        self.setAccessibleName(f"{plain(title[:_LONGEST_TITLE])}. {plain(words[:600])}")
        self._place()
        self.show()
        self._place()
        self.raise_()
        self._timer.stop()
        self._begin_to_leave()
        accessible.announce(self, f"{plain(title[:_LONGEST_TITLE])}. {plain(words[:600])}")
        self.n_told += 1

    def withdraw(self, note: int) -> None:
        """Hide a note that is not true any more (:attr:`n_told` when it was), if it is still the last one."""
        if note == self.n_told:
            self.hide()

    def tell_edit(
        self,
        event: ContextEdited,
        show_memory: Callable[[int], None],
        undo: Callable[[int, int], None] | None,
        *,
        too_late: bool = False,
    ) -> None:
        """Say that the context was edited by itself; the summary is a click away, and ``undo`` if given.

        ``too_late``: the user had asked for it, and then wanted it to stop.
        """
        title = self._what_was_done(event.action).format(turns_in(EditMarkerItem.of(event).turns))
        freed = self.tr("{} tokens freed in {}; nothing is lost").format(
            number(event.tokens_freed), seconds(event.duration_ms)
        )
        if too_late:
            freed = self.tr("It was done before it could be stopped.")
        take_back = None if undo is None else partial(undo, event.first_turn, event.last_turn)
        memory_id = event.memory_id
        if memory_id is None:
            self.tell("edit", title, freed, undo=take_back, of_chat=True)
        else:
            show = self.tr("Show summary")
            act = partial(show_memory, memory_id)
            self.tell("edit", title, freed, show, act, undo=take_back, of_chat=True)
        self._edit = event.first_turn, event.last_turn, memory_id

    def _what_was_done(self, action: Action) -> str:
        """The title for an edit, with a place for the turns.  A new action gets its line here."""
        match action:
            case Action.SUMMARIZE_OLD:
                return self.tr("Summarized turns {}")
            case Action.SHIFT_WINDOW | Action.PRUNE_UNIMPORTANT:
                return self.tr("Dropped turns {} from the context")

    def look_at_undo(self, may_undo: Callable[[int, int, int | None], bool]) -> None:
        """Offer no longer to undo the edit it tells of, where nothing would come back any more."""
        if self._undo is not None and self._edit is not None and not may_undo(*self._edit):
            self._undo.hide()
            self._undo = None

    def take_back(self) -> bool:
        """Undo what it tells of; whether there was anything."""
        if self._undo is None or not self.isVisible():
            return False
        self._undo.click()
        return True

    def leave_chat(self) -> None:
        """Another chat is shown: what was told of the one before says nothing of it."""
        if self._is_of_chat:
            self.hide()

    def _acted(self, act: Callable[[], None] | None) -> None:
        self.hide()
        if act is not None:
            act()

    def _place(self) -> None:
        parent = self._parent
        widest = parent.width() - 24
        wanted = max(self._theme.scaled(_WIDTH), min(self._links_width(), self._theme.scaled(_WIDEST)))
        width = min(wanted, widest)
        top = self._top + 12
        height = self._height_at(width)
        if top + height > parent.height() - 12:  # it would end below the window, with what can be done
            width, height = widest, self._height_at(widest)
            top = max(12, min(top, parent.height() - 12 - height))
        if self._is_low:
            top = max(top, parent.height() - self._bottom - height - 12)
        beside = min(16, (parent.width() - width) // 2)
        left = beside if self.isRightToLeft() else parent.width() - width - beside
        self.setGeometry(left, top, width, height)

    def _links_width(self) -> int:
        """How wide it is with all words of what can be done."""
        links = [each for each in (self.action, self.second) if not each.isHidden()]
        row = self.layout()
        if not links or row is None:
            return 0
        margins = row.contentsMargins()
        around = margins.left() + margins.right() + 2 * self.frameWidth()
        beside = row.spacing() + self.close_button.sizeHint().width()
        # The stretch behind them has its space, too.
        return sum(each.sizeHint().width() + _BETWEEN_LINKS for each in links) + around + beside

    def _height_at(self, width: int) -> int:
        # Now and then the height for a width is not known yet, and a note of no height cannot be read.
        needed = self.heightForWidth(width)
        return needed if needed > 0 else max(self.sizeHint().height(), self.minimumSizeHint().height())

    def event(self, event: QEvent) -> bool:
        known = super().event(event)
        # The layout is not to be asked for another round from here: that round would end here again.
        if event.type() == QEvent.Type.LayoutRequest and not self.isHidden():
            self._place()
        return known

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._parent:
            if event.type() == QEvent.Type.Resize:
                self._place()
        elif event.type() == QEvent.Type.FocusIn:
            self._timer.stop()
        elif event.type() == QEvent.Type.FocusOut and not self.isHidden():
            QTimer.singleShot(0, self, self._begin_to_leave)  # the next one has the focus then
        return super().eventFilter(watched, event)


class _Link(QPushButton):
    """What can be done; where there is no room for all of its words, some in their middle are left out."""

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        return QSize(min(hint.width(), _NARROWEST_LINK), hint.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        painter = QStylePainter(self)
        option.text = self.shown
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        painter.end()

    @property
    def shown(self) -> str:
        """The words that there is room for."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        room = self.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, self).width()
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideMiddle, room)


def _breakable(text: str) -> str:
    """The text, whose long words may end a line anywhere, so that none is cut off."""
    return _LONG_WORD.sub("\\g<0>\u200b", text)


def _heading(text: str) -> tuple[str, str]:
    """The first sentence of a long text, which is shown as its title, and the rest."""
    end = _SENTENCE.search(text, 0, _LONGEST_TITLE)
    if len(text) <= _LONGEST_TITLE // 2 or end is None:
        return text, ""
    return text[: end.end()].rstrip(), text[end.end() :]
