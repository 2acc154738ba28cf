"""The small items of a chat: tool calls, answers of commands, folded text, days, what came back."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ethervox_gui.context.calls.guide_calls import SEARCH_ANSWERS
from ethervox_gui.context.events.events import ReplyExplained, ReplyPart
from ethervox_gui.context.recall.passages import told_source
from ethervox_gui.context.turns.receipt import Receipt, SeenAs
from ethervox_gui.ui.chat.message import Message
from ethervox_gui.ui.chat.transcript import BackItem, DayItem, NoteItem, ToolItem
from ethervox_gui.ui.kit.text.calls import call_words
from ethervox_gui.ui.kit.text.formatting import (
    all_turns,
    beginning,
    counted,
    day,
    label,
    number,
    one_line,
    plain,
    reasons,
    tip,
    turns,
)
from ethervox_gui.ui.kit.text.translate import said, tr
from ethervox_gui.ui.kit.text_views.rich_text import RichText
from ethervox_gui.ui.kit.theme.theme import Theme

#: Of what carried a reply so much is said: the largest shares, none below this one.
_MOST_SAID, _WORTH_SAYING = 3, 0.1

#: So many characters has the line of a tool call with what came of it, at most.
_LINE = 110

#: So many characters are shown of each line that a message quotes; what is quoted is short.
_QUOTED = 300


class Folded(QWidget):
    """A line that opens a longer text below it."""

    def __init__(self, theme: Theme, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._title = self._told = title
        self._shown = ""
        # The words come first: an icon has air beside words only.
        self._button = QPushButton(label(title), self)
        self._button.setProperty("role", "fold")
        self._button.setCheckable(True)
        self._button.setAccessibleName(title)
        self._button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._button.setMinimumWidth(1)  # its words end earlier where room is short
        self._button.toggled.connect(self._toggle)
        self._text = RichText(theme, self)
        self._text.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._text)
        self.retheme()
        self.hide()

    def show_text(self, text: str, gist: str = "") -> None:
        """``gist`` stands in the line itself, in place of how long the text is."""
        self.setVisible(bool(text))
        if text == self._shown:
            return
        self._shown = text
        words = counted(len(text.split()), self.tr("{} word"), self.tr("{} words"))
        self._told = f"{self._title} → {gist}" if gist else f"{self._title} · {words}"
        self._button.setAccessibleName(self._told)
        self._fit()
        self._fill()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """As many of the words as there is room for; the tooltip has all of them."""
        button, metrics = self._button, self._button.fontMetrics()
        button.setText(label(self._told))
        button.setToolTip("")
        wanted = button.sizeHint().width()
        if self.testAttribute(Qt.WidgetAttribute.WA_Resized) and wanted > self.width():
            room = self.width() - (wanted - metrics.horizontalAdvance(self._told))
            button.setText(label(metrics.elidedText(self._told, Qt.TextElideMode.ElideRight, room)))
            button.setToolTip(tip(self._told))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self.retheme()
        super().changeEvent(event)

    def retheme(self) -> None:
        folded = "chevron-left" if self.isRightToLeft() else "chevron-right"
        name = "chevron-down" if self._button.isChecked() else folded
        self._theme.put_icon(self._button, name, size=12)
        self._fit()
        self._fill()

    def _fill(self) -> None:
        """The text, as far as it is laid out at once, while it is open."""
        if self._button.isChecked():
            shown = beginning(self._shown)
            self._text.set_plain(shown + "…" if len(shown) < len(self._shown) else shown, "muted")

    def _toggle(self, opened: bool) -> None:
        self._text.setVisible(opened)
        self.retheme()


class Note(Message):
    """What a command answered, in a box of its own; it is no part of the conversation."""

    def __init__(self, theme: Theme, item: NoteItem, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._item = item
        frame = QFrame(self)
        frame.setObjectName("note")
        title = QLabel(one_line(item.command, 120), frame)
        title.setProperty("role", "faint")
        title.setTextFormat(Qt.TextFormat.PlainText)
        self._text = RichText(theme, frame)
        self._text.setAccessibleName(self.tr("Answer to {}").format(one_line(item.command, 60)))
        self.setAccessibleName(self._text.accessibleName())
        inner = QVBoxLayout(frame)
        inner.setContentsMargins(12, 8, 12, 10)
        inner.setSpacing(4)
        inner.addWidget(title)
        inner.addWidget(self._text)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(frame)
        self.retheme()

    def retheme(self) -> None:
        self._text.set_mono(plain(beginning(self._item.text)))


class ToolLine(Message):
    """A tool call as one small line; what it returned folds out."""

    def __init__(self, theme: Theme, item: ToolItem, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._item = item
        frame = QFrame(self)
        frame.setObjectName("toolLine")
        inner = QVBoxLayout(frame)
        inner.setContentsMargins(6, 0, 0, 0)
        words = call_words(item.call) or self.tr("tool call")
        self._folded = Folded(theme, words, frame)
        inner.addWidget(self._folded)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(frame)
        self._folded.show_text(
            plain(beginning(item.result)) or self.tr("nothing"), self._gist(_LINE - len(words))
        )
        self.setAccessibleName(self.tr("Tool call: {}").format(words))

    def _gist(self, longest: int) -> str:
        """What came of it, where that is said in so many characters."""
        nothing, found = SEARCH_ANSWERS
        result = self._item.result.strip()
        if result == nothing:
            return self.tr("nothing found")
        lines = [line.removeprefix("- ") for line in result.removeprefix(found).strip().splitlines()]
        return one_line(lines[0]) if len(lines) == 1 and len(lines[0]) <= longest else ""

    def retheme(self) -> None:
        self._folded.retheme()


class DayLine(Message):
    """“Continued on Tue 12 May 2026”; what was summarized before is a click away."""

    def __init__(self, theme: Theme, item: DayItem, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("dayLine")
        self._item = item
        words = self.tr("Continued on {}").format(day(item.said_at))
        label = QLabel(words, self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setProperty("role", "faint")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 6, 0, 2)
        row.setSpacing(10)
        row.addStretch(1)
        row.addWidget(label)
        if item.memory_id is not None:
            button = QPushButton(self.tr("Show what came before"), self)
            button.setProperty("role", "marker")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda: self.show_summary.emit(item.memory_id))
            row.addWidget(button)
        row.addStretch(1)
        self.setAccessibleName(words)

    @property
    def item(self) -> DayItem:
        return self._item

    def heightForWidth(self, _width: int) -> int:
        return self.sizeHint().height()


class BackLine(Message):
    """“2 turns came back for this (3–4)”, quiet; why, and a way to let them go again, are a click away."""

    def __init__(self, theme: Theme, item: BackItem, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("backLine")
        self._item = item
        self._label = QLabel(self)
        self._label.setObjectName("backWords")
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setProperty("role", "faint")
        self._label.setWordWrap(True)  # in a narrow chat or with large letters it needs two lines
        self._label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.why = QPushButton(self.tr("Why"), self)
        self.why.setObjectName("whyBack")
        self.why.setProperty("role", "marker")
        self.why.setCheckable(True)
        self.why.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.why.setToolTip(self.tr("What the message has in common with them"))
        self._reasons = QLabel(self)
        self._reasons.setObjectName("reasons")
        self._reasons.setTextFormat(Qt.TextFormat.PlainText)
        self._reasons.setProperty("role", "faint")
        self._reasons.setWordWrap(True)
        self._reasons.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._reasons.hide()
        self.why.toggled.connect(self._reasons.setVisible)
        self.let_go = QPushButton(self.tr("Let them go"), self)
        self.let_go.setObjectName("letGo")
        self.let_go.setProperty("role", "marker")
        self.let_go.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.let_go.setToolTip(self.tr("Take them out of the context again; their summary stays"))
        self.let_go.clicked.connect(self.let_go_wanted)
        self.stay_out = QPushButton(self.tr("Not in this chat"), self)
        self.stay_out.setObjectName("stayOut")
        self.stay_out.setProperty("role", "marker")
        self.stay_out.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.stay_out.setToolTip(self.tr("Nothing comes back by itself in this chat any more"))
        self.stay_out.hide()
        self.stay_out.clicked.connect(self.stay_out_wanted)
        self.why.toggled.connect(lambda _: self.refresh())
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(self._label, 1)
        row.addWidget(self.why)
        row.addWidget(self.let_go)
        below = QHBoxLayout()  # what one clicks in the line stays where it is
        below.setSpacing(10)
        below.addWidget(self._reasons, 1)
        below.addWidget(self.stay_out, 0, Qt.AlignmentFlag.AlignTop)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 2)
        self._column.setSpacing(0)
        self._column.addLayout(row)
        self._column.addLayout(below)
        self.refresh()

    @property
    def item(self) -> BackItem:
        return self._item

    def refresh(self) -> None:
        """Show the item as it is now."""
        words = back_words(self._item)
        self._label.setText(words)
        self.setAccessibleName(words)
        self.why.setAccessibleName(self.tr("Why: {}").format(words))
        self._reasons.setText("\n".join(self._because()))
        self.let_go.setAccessibleName(self.tr("Let them go: {}").format(words))
        self.let_go.setVisible(not self._item.is_gone)
        self.stay_out.setVisible(self.why.isChecked() and not (self._item.is_gone or self._item.is_off))

    def _because(self) -> list[str]:
        """Why it came back, and what of it stands in the message, in lines."""
        lines: list[str] = []
        if self._item.turns:
            pairs = reasons(self._item.why)
            same = self.tr("Because both are about the same thing")
            lines.append(self.tr("Because of {}").format(pairs) if pairs else same)
        told = [self.tr("“{}”").format(one_line(plain(text), _QUOTED)) for text in self._item.quoted]
        if told:
            lines.append(self.tr("The model reads it in the message: {}").format(" ".join(told)))
        return lines

    def heightForWidth(self, width: int) -> int:
        return self._column.totalHeightForWidth(width)


def back_words(item: BackItem) -> str:
    """What the line at a message says: what came back for it, and that the message quotes it."""
    if not item.turns:
        is_quoted = tr("What you said before is quoted in the message")
        return is_quoted if item.quoted else tr("What you said before was quoted in the message")
    words = came_back(item.turns, item.as_quotes)
    if item.as_quotes and item.quoted:
        return tr("{} · also in the message").format(words)
    return tr("{} · quoted in the message").format(words) if item.quoted else words


def came_back(numbers: Sequence[int], as_quotes: Collection[int] = ()) -> str:
    """What is said of turns that came back for a message, as they were or (those in ``as_quotes``) quoted."""
    whole = [number for number in numbers if number not in as_quotes]
    quoted = all_turns(number for number in numbers if number in as_quotes)
    if not whole:
        return tr("Quoted from turns {} for this").format(quoted)
    words = _came_back(whole)
    return tr("{} · quoted from turns {}").format(words, quoted) if quoted else words


def _came_back(numbers: Sequence[int]) -> str:
    runs = all_turns(numbers)
    if len(numbers) == 1:
        return tr("Turn {} came back for this").format(runs)
    return tr("{} turns came back for this ({})").format(number(len(numbers)), runs)


def carried_by(found: ReplyExplained) -> str:
    """What carried a reply, or why nobody can say; what of it the model does not see any more.

    And that it was begun anew, where it was.
    """
    words = _carried_by(found)
    if found.receipt is None or not found.receipt.begun_anew:
        return words
    anew = tr("The reply was started over, since the model was about to repeat itself or the message again.")
    return f"{words} {anew}"


def _carried_by(found: ReplyExplained) -> str:
    if found.reason:
        saw = "" if found.receipt is None else _seen(found.receipt)
        words = said(found.reason)
        return tr("{} When it began the model saw {}.").format(words, saw) if saw else words
    worth = [part for part in found.parts if part.share >= _WORTH_SAYING][:_MOST_SAID]
    named = [tr("{} ({} %)").format(_named(part), round(100 * part.share)) for part in worth]
    if not named:
        return tr("From everything the model saw, and nothing in particular.")
    *others, last = named
    words = tr("Mostly from {}").format(tr("{} and {}").format(", ".join(others), last) if others else last)
    if found.gone:
        words = tr("{}. No longer in the context, so not checked: {}").format(words, all_turns(found.gone))
    return f"{words}."


def _seen(receipt: Receipt) -> str:
    """What the model saw as a reply began."""
    words = {
        SeenAs.TURN: tr("turns {}"),
        SeenAs.RETURNED: tr("turns that had come back ({})"),
        SeenAs.QUOTED: tr("quotations from turns {}"),
        SeenAs.SUMMARY: tr("a summary of turns {}"),
        SeenAs.MEMORY: tr("memories recalled after turns {}"),
    }
    found: list[str] = []
    for kind in words:
        seen = (one for one in receipt.began if one.seen_as is kind)
        numbers = {number for one in seen for number in range(one.first_turn, one.last_turn + 1)}
        runs = all_turns(numbers)
        found += [words[kind].format(runs)] if runs else []
    documents = dict.fromkeys(one.source for one in receipt.began if one.seen_as is SeenAs.PASSAGE)
    found += [_document(source) for source in documents]
    return " · ".join(found)


def _document(source: str) -> str:
    return tr("Document: {}").format(one_line(plain(said(told_source(source))), 60))


def _named(part: ReplyPart) -> str:
    if part.source:
        return _document(part.source)
    if part.memory_id is None:
        which = turns(part.first_turn, part.last_turn)
        one = tr("turn {}") if part.first_turn == part.last_turn else tr("turns {}")
        return one.format(which)
    if part.line is None:
        return tr("the summary of turns {}").format(turns(part.first_turn, part.last_turn))
    return tr("the summary's line “{}”").format(one_line(plain(part.text).removeprefix("- "), 60))


class JumpButton(QToolButton):
    """Floats in the middle of its scroll area's lower edge."""

    def __init__(self, area: QAbstractScrollArea) -> None:
        super().__init__(area)
        self._area = area
        self.setObjectName("jumpToLatest")
        self.setText(self.tr("Jump to latest"))
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.hide()

    def offer(self, offered: bool) -> None:
        """Show it where it belongs, or hide it."""
        self.setVisible(offered)
        if offered:
            self.adjustSize()
            viewport = self._area.viewport()
            self.move((viewport.width() - self.width()) // 2, viewport.height() - self.room)
            self.raise_()

    @property
    def room(self) -> int:
        """Its height, and what is free below it, in pixels."""
        return self.sizeHint().height() + 12

    def retheme(self, theme: Theme) -> None:
        theme.put_icon(self, "arrow-down")
