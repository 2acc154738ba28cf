"""The requests of other programs as they come, with what happened to their context, in words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QDateTime, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QLabel,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ethervox_gui.context.requests.report import CameBack, RequestRecord, Shortened
from ethervox_gui.ui.kit.focus.tab_order import InOrder
from ethervox_gui.ui.kit.text.formatting import (
    all_turns,
    becomes,
    counted,
    number,
    one_line,
    page_title,
    reasons,
    seconds,
)
from ethervox_gui.ui.kit.text.translate import tr
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.kit.widgets.dialogs import column_of, fit_into_window, foot_of
from ethervox_gui.ui.kit.widgets.table import Table

_MOST = 500


class RequestsDialog(InOrder):
    """A list, the newest first; the window stays usable beside it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("requestsDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(False)
        self._theme = theme
        self._items: dict[int, QTreeWidgetItem] = {}
        self._records: dict[int, RequestRecord] = {}
        self.state = QLabel(self)
        self.state.setObjectName("requestsState")
        self.state.setProperty("role", "muted")
        self.state.setTextFormat(Qt.TextFormat.PlainText)
        self.state.setWordWrap(True)
        columns = (
            self.tr("At"),
            self.tr("Profile"),
            self.tr("Messages"),
            self.tr("Tokens"),
            self.tr("Context"),
            self.tr("Reply"),
            self.tr("Added"),
        )
        self.list = Table("requestList", self.tr("Requests"), columns, wide=4, right=(2, 3, 6), parent=self)
        self.nothing = QLabel(
            self.tr("No program has called yet. What each one asks appears here."), self.list
        )
        self.nothing.setObjectName("noRequests")
        self.nothing.setProperty("role", "muted")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.setWordWrap(True)
        inside = QVBoxLayout(self.list)
        inside.addWidget(self.nothing)
        self.details = QLabel(self)
        self.details.setObjectName("requestDetails")
        self.details.setProperty("role", "muted")
        self.details.setTextFormat(Qt.TextFormat.PlainText)
        self.details.setWordWrap(True)
        self.details.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.list.currentItemChanged.connect(lambda now, _before: self._explain(now))
        column = column_of(self, self.tr("API requests"))
        column.addWidget(self.state)
        column.addWidget(self.list, 1)
        column.addWidget(self.details)
        column.addLayout(foot_of(self))
        fit_into_window(self, 1060, 520)

    def show_state(self, url: str | None) -> None:
        """Where the server listens, if it does."""
        if url is None:
            words = self.tr("No program can call now. The switch is in the settings, on the page “{}”.")
            words = words.format(page_title("server"))
        else:
            words = self.tr("Programs call {}/v1 with the key.").format(url)
        self.state.setText(words)

    def show_all(self, records: Sequence[RequestRecord]) -> None:
        """The requests so far, oldest first."""
        for record in records:
            self.show_record(record)

    def show_record(self, record: RequestRecord) -> None:
        """A new request, or a new state of one."""
        item = self._items.get(record.number)
        if item is None:
            item = self._items[record.number] = self.list.make_row()
            item.setData(0, Qt.ItemDataRole.UserRole, record.number)
            self.list.insertTopLevelItem(0, item)
            self.nothing.hide()
            if len(self._items) > _MOST:
                oldest = min(self._items)
                self.list.takeTopLevelItem(self.list.indexOfTopLevelItem(self._items.pop(oldest)))
                self._records.pop(oldest, None)
        self._records[record.number] = record
        for column, words in enumerate(columns(record)):
            item.setText(column, words)
        trimmed = record.report is not None and bool(record.report.tokens_removed)
        item.setIcon(4, self._theme.icon("scissors") if trimmed else QIcon())
        item.setIcon(5, self._theme.icon("alert") if record.status >= 400 else QIcon())
        if item is self.list.currentItem():
            self._explain(item)

    def _explain(self, item: QTreeWidgetItem | None) -> None:
        record = None if item is None else self._records.get(item.data(0, Qt.ItemDataRole.UserRole))
        self.details.setText("" if record is None else details(record))


_GONE = 499


def columns(record: RequestRecord) -> list[str]:
    """A record as the list shows it: when, who was asked, messages, tokens, context, outcome, time added."""
    asked = record.asked or record.model
    return [
        QDateTime.fromSecsSinceEpoch(int(record.at)).toString("HH:mm:ss"),
        one_line(f"{asked} · {record.program}" if record.program else asked, 90),
        "" if record.asked else number(record.n_messages),
        tokens(record),
        context(record),
        outcome(record),
        seconds(record.added_ms) if record.report is not None else "",
    ]


def tokens(record: RequestRecord) -> str:
    """``5,120 → 3,300 / 8,192``; ``≈`` where nobody knows exactly."""
    report = record.report
    if report is None:
        return ""
    about = "" if report.exact else "≈ "
    counted = number(report.counted)
    sent = becomes(number(record.n_received), counted) if report.tokens_removed else counted
    return f"{about}{sent} / {number(record.limit)}"


def context(record: RequestRecord) -> str:
    """What was done to the messages."""
    report = record.report
    if report is None:
        return tr("refused") if record.status >= 400 and record.status != _GONE else ""
    parts: list[str] = []
    if report.summarized:
        parts.append(tr("{} summarized").format(number(report.summarized)))
    if report.dropped:
        parts.append(tr("{} dropped").format(number(report.dropped)))
    return ", ".join(parts) or tr("untouched")


def outcome(record: RequestRecord) -> str:
    """How it ended, or that it runs."""
    if not record.status:
        return tr("running…")
    if record.status == _GONE:
        return tr("caller disconnected")
    took = seconds(record.seconds * 1000)
    if record.status == 200:
        return tr("{} tokens in {}").format(number(record.n_tokens), took)
    return tr("error {}").format(record.status)


def _came_back(back: CameBack) -> str:
    """Which turns came back for the message, and because of which words."""
    where = all_turns(back.turns)
    one, many = tr("Turn {} came back for it, {} tokens"), tr("Turns {} came back for it, {} tokens")
    if back.source == "quote":
        one = many = tr("Quoted for it from turns {}, {} tokens")
    words = (one if len(back.turns) == 1 else many).format(where, number(back.n_tokens))
    if not back.why:
        return f"{words}."
    return tr("{}, because of {}.").format(words, reasons(back.why))


def _shortened(result: Shortened) -> str:
    """What is read of a result that was too long, and where all of it is, if it is kept."""
    left, whole = number(result.n_left), number(result.n_tokens)
    if result.turn is None:
        words = tr("The result of the call {} was too long: {} of its {} tokens were kept.")
        return words.format(one_line(result.call_id or "", 60), left, whole)
    words = tr("The result in turn {} was too long: {} of its {} tokens are read, memory {} has all of it.")
    return words.format(result.turn, left, whole, result.memory_id)


def details(record: RequestRecord) -> str:
    """All of it, a line each."""
    if record.asked:
        lines = [tr("Request {}: {}").format(record.number, one_line(record.asked, 120))]
    else:
        messages = counted(record.n_messages, tr("{} message"), tr("{} messages"))
        words = tr("Request {} to “{}”, {}.")
        lines = [words.format(record.number, one_line(record.model, 60), messages)]
    if record.times > 1:
        lines.append(tr("Refused so far: {} times").format(number(record.times)))
    if record.program:
        lines.append(tr("It came from “{}”.").format(one_line(record.program, 60)))
    report = record.report
    if report is not None:
        lines.append(
            tr("{} tokens received, {} sent to the model; {} allowed.").format(
                number(record.n_received), number(report.counted), number(record.limit)
            )
        )
        if report.tokens_removed:
            words = tr("{}: of the messages {}; {} tokens fewer.")
            lines.append(words.format(report.strategy, context(record), number(report.tokens_removed)))
        if report.memory_id is not None:
            words = tr("Summary {} of the memory stands for the old ones.")
            lines.append(words.format(report.memory_id))
        lines += map(_came_back, report.came_back or ())
        lines += map(_shortened, report.shortened or ())
        if report.reused_tokens:
            words = tr("{} tokens were already in the cache.")
            lines.append(words.format(number(report.reused_tokens)))
        lines.append(tr("Counting and trimming took {}.").format(seconds(record.added_ms)))
    if record.problem:
        lines.append(one_line(record.problem, 600))
    else:
        lines.append(f"{outcome(record)}.")
    return "\n".join(lines)
