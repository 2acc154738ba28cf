"""The marker in a chat that says: here the context was edited."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from ethervox_gui.context.events.events import Action
from ethervox_gui.ui.chat.message import Message
from ethervox_gui.ui.chat.transcript import EditMarkerItem, Whole
from ethervox_gui.ui.kit.text import formatting
from ethervox_gui.ui.kit.text.translate import tr
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.kit.widgets.elided_label import ElidedLabel


class _Dashes(QWidget):
    """A dashed line in the summaries' colour."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setMinimumWidth(12)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        colour = QColor(self._theme.colour("summary"))
        colour.setAlphaF(0.7)
        pen = QPen(colour, 1)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        middle = self.height() // 2
        painter.drawLine(0, middle, self.width(), middle)
        painter.end()


class EditMarker(Message):
    """“Turns 1–20 summarized · 3,420 tokens freed · 0.1 s”, and a way to the summary."""

    def __init__(self, theme: Theme, item: EditMarkerItem, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._item = item
        self._label = ElidedLabel(self)
        self._label.setProperty("role", "marker")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 2, 0, 2)
        row.setSpacing(10)
        row.addWidget(_Dashes(theme, self), 1)
        row.addWidget(self._label)
        if item.memory_id is not None:
            button = QPushButton(self.tr("Show summary"), self)
            button.setProperty("role", "marker")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda: self.show_summary.emit(item.memory_id))
            row.addWidget(button)
        self.undo = QPushButton(self)
        self.undo.setObjectName("undoEdit")
        self.undo.setProperty("role", "marker")
        self.undo.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.undo.clicked.connect(lambda: self.undo_wanted.emit(item.first_turn, item.last_turn))
        row.addWidget(self.undo)
        row.addWidget(_Dashes(theme, self), 1)
        self.refresh()

    @property
    def item(self) -> EditMarkerItem:
        return self._item

    @property
    def gives_way(self) -> bool:
        return self._item.gives_way

    def refresh(self) -> None:
        """Show the item as it is now."""
        self.setVisible(not self.gives_way)
        words = words_of(self._item)
        self._label.setText(words)
        self.setAccessibleName(words)
        which = formatting.turns_in(self._item.turns)
        # What was forgotten is in no edit any more that could be undone: it would be read again.
        forgotten = self._item.is_forgotten
        self.undo.setText(self.tr("Bring back") if forgotten else self.tr("Undo"))
        words = self.tr("Bring back turns {}") if forgotten else self.tr("Undo: bring turns {} back")
        self.undo.setAccessibleName(words.format(which))
        self.undo.setToolTip(self.tr("Bring turns {} back into the context").format(which))
        self.undo.setVisible(self._item.fits and not self._item.is_back)

    def point(self, is_inside: bool) -> None:
        if is_inside != self._is_pointed_at:
            self.marker_pointed.emit(self._item if is_inside else None)
        super().point(is_inside)

    def heightForWidth(self, _width: int) -> int:
        return self.sizeHint().height()


def what_became_of_turns(action: Action) -> str:
    """What an edit did, with a place for the turns.  A new action gets its line here."""
    match action:
        case Action.SUMMARIZE_OLD:
            return tr("Turns {} summarized")
        case Action.SHIFT_WINDOW | Action.PRUNE_UNIMPORTANT:
            return tr("Turns {} dropped")


def words_of(item: EditMarkerItem) -> str:
    """What a marker says, for the chat and for screen readers: of all edits that it stands for."""
    whole = item.whole or Whole(item.turns, item.tokens_freed, item.duration_ms)
    which = formatting.turns_in(whole.turns)
    done = tr("Turns {} forgotten") if item.is_forgotten else what_became_of_turns(item.action)
    back = tr("back in the context")
    if item.is_back:  # nothing is free any more of what was
        return f"{done.format(which)} · {back}"
    freed = tr("{} tokens freed").format(formatting.number(whole.tokens_freed))
    return f"{done.format(which)} · {freed} · {formatting.seconds(whole.duration_ms)}"
