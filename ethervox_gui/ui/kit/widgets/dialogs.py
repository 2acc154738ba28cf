"""Small dialogs, and what larger ones have in common: headings, a column below them, a foot with Close.

They are opened, never executed: the event loop goes on around them.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QTextOption
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ethervox_gui.context.errors import UserError
from ethervox_gui.storage.file.backups import Backup
from ethervox_gui.ui.kit.focus.tab_order import InOrder
from ethervox_gui.ui.kit.text.failures import failed_at
from ethervox_gui.ui.kit.text.formatting import counted, moment, one_line, plain
from ethervox_gui.ui.kit.text.translate import said, tr
from ethervox_gui.ui.kit.text_views.stream import is_safe_link
from ethervox_gui.ui.kit.theme.theme import FONT_SIZE, Theme

_LONGEST = 20_000
#: What is left of the window around a dialog.
_MARGIN = 48
_LONGEST_SENTENCE, _LONGEST_WORD = 600, 60


class ErrorDialog(InOrder):
    """What went wrong in a sentence, what to do, and the details on demand.

    ``code`` is the error's, by which the title says what could not be done.
    """

    def __init__(
        self,
        theme: Theme,
        message: str,
        details: str = "",
        parent: QWidget | None = None,
        *,
        advice: str = "",
        code: str = "",
    ) -> None:
        super().__init__(parent)
        self.setObjectName("errorDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(failed_at(code))
        message = message.removesuffix(advice).strip()
        short, advice = one_line(message, _LONGEST_SENTENCE), one_line(advice, _LONGEST_SENTENCE)
        if len(message) > len(short) or max(map(len, short.split()), default=0) > _LONGEST_WORD:
            details = f"{message[:_LONGEST]}\n\n{details}"  # the labels do not show all of it
        self.sentence = QLabel(short, self)
        self.sentence.setObjectName("errorSentence")
        self.sentence.setProperty("role", "heading")
        advice_label = QLabel(advice, self)
        advice_label.setProperty("role", "muted")
        advice_label.setVisible(bool(advice))
        for label in (self.sentence, advice_label):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setMinimumWidth(1)
            label.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
        icon = QLabel(self)
        icon.setPixmap(theme.pixmap("alert", "danger", theme.scaled(24), self.devicePixelRatioF()))
        self._details = self._make_details(theme, details)
        self._toggle = QPushButton(self.tr("Details"), self)
        self._toggle.setProperty("role", "flat")
        self._toggle.setCheckable(True)
        self._toggle.setAutoDefault(False)
        self._toggle.setVisible(bool(details.strip()))
        self._toggle.toggled.connect(self._details.setVisible)
        self._toggle.toggled.connect(lambda: self.adjustSize())
        close = QPushButton(self.tr("Close"), self)
        close.setProperty("role", "primary")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        self._foot = QHBoxLayout()
        self._lay_out(icon, advice_label, close)
        self.setMinimumWidth(540)
        close.setFocus()
        self.resize(540, self.heightForWidth(540))

    def _make_details(self, theme: Theme, details: str) -> QPlainTextEdit:
        view = QPlainTextEdit(plain(details[:_LONGEST]), self)
        view.setObjectName("plainDetails")
        view.setReadOnly(True)
        view.setFont(theme.mono("caption"))
        view.setAccessibleName(self.tr("Details"))
        view.setMinimumHeight(140)
        view.hide()
        return view

    def _lay_out(self, icon: QLabel, advice_label: QLabel, close: QPushButton) -> None:
        words = QVBoxLayout()
        words.setSpacing(6)
        words.addWidget(self.sentence)
        words.addWidget(advice_label)
        words.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(14)
        head.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        self._foot.setSpacing(8)
        self._foot.addWidget(self._toggle)
        self._foot.addStretch(1)
        self._foot.addWidget(close)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 20, 20, 16)
        column.setSpacing(14)
        column.addLayout(head)
        column.addWidget(self._details, 1)
        column.addLayout(self._foot)

    def show_details(self) -> None:
        """Open the details, as if the user had."""
        self._toggle.setChecked(bool(self._details.toPlainText().strip()))

    def add_action_button(self, words: str) -> QPushButton:
        """One more thing that can be done; the dialog closes with it."""
        button = QPushButton(words, self)
        button.setAutoDefault(False)
        button.clicked.connect(self.accept)
        self._foot.insertWidget(self._foot.count() - 1, button)
        return button


class DamagedDialog(ErrorDialog):
    """The stored chats are damaged: restore the newest sound backup, start afresh, or close and do nothing.

    ``chosen`` carries ``restore`` or ``afresh``; in both cases the damaged file is kept.
    """

    chosen = Signal(str)

    def __init__(
        self, theme: Theme, error: UserError, backup: Backup | None, parent: QWidget | None = None
    ) -> None:
        advice = self.tr("It was left as it is, and is kept whatever you choose here.")
        if backup is not None:
            when = moment(backup.made_at)
            n_chats = counted(backup.n_chats, self.tr("{} chat"), self.tr("{} chats"))
            holds = self.tr("The newest sound backup is of {} and holds {}.")
            advice += " " + holds.format(when, n_chats)
        super().__init__(theme, said(error.message), error.details, parent, advice=advice)
        self.setObjectName("damagedDialog")
        self.setWindowTitle(self.tr("The stored chats are damaged"))
        self.restore: QPushButton | None = None
        if backup is not None:
            self.restore = self.add_action_button(self.tr("Restore the backup"))
            self.restore.setObjectName("restoreBackup")
            self.restore.clicked.connect(lambda: self.chosen.emit("restore"))
        self.afresh = self.add_action_button(self.tr("Start over"))
        self.afresh.setObjectName("startAfresh")
        self.afresh.clicked.connect(lambda: self.chosen.emit("afresh"))


class AskDialog(InOrder):
    """Asks before something that takes time or cannot be had back; accepted when the user wants it.

    ``is_final``: it cannot be had back, so that Enter does not do it.
    """

    def __init__(
        self,
        question: str,
        words: str,
        action: str,
        parent: QWidget | None = None,
        *,
        is_final: bool = False,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("askDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(question)
        heading = QLabel(one_line(question, _LONGEST_SENTENCE // 4), self)
        heading.setProperty("role", "heading")
        body = QLabel(one_line(words, _LONGEST_SENTENCE), self)
        for label in (heading, body):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setMinimumWidth(1)
        self.action = QPushButton(action, self)
        self.action.setProperty("role", "danger" if is_final else "primary")
        self.action.setAutoDefault(not is_final)
        self.action.setDefault(not is_final)
        self.action.clicked.connect(self.accept)
        cancel = self.cancel = QPushButton(self.tr("Cancel"), self)
        cancel.setAutoDefault(is_final)
        cancel.setDefault(is_final)
        cancel.clicked.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 20, 20, 16)
        column.setSpacing(14)
        column.addWidget(heading)
        column.addWidget(body)
        column.addStretch(1)
        column.addLayout(_foot(cancel, self.action))
        self.setMinimumWidth(460)
        if is_final:
            cancel.setFocus()


class LinkDialog(InOrder):
    """Asks before an address is opened, and shows the whole of it."""

    def __init__(self, url: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("linkDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Open link?"))
        self._url = url
        question = QLabel(self.tr("Open this address in another program?"), self)
        question.setProperty("role", "heading")
        address = QPlainTextEdit(plain(url[:_LONGEST]), self)
        address.setObjectName("linkAddress")
        address.setAccessibleName(self.tr("Address"))
        address.setReadOnly(True)
        address.setTabChangesFocus(True)
        address.setWordWrapMode(QTextOption.WrapMode.WrapAnywhere)
        address.setProperty("role", "field")
        address.setFixedHeight(4 * address.fontMetrics().lineSpacing() + 28)
        open_button = QPushButton(self.tr("Open"), self)
        open_button.setObjectName("openLink")
        open_button.setAutoDefault(False)
        open_button.clicked.connect(self._open)
        cancel = QPushButton(self.tr("Cancel"), self)
        cancel.setObjectName("cancelLink")
        cancel.setDefault(True)
        cancel.clicked.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 20, 20, 16)
        column.setSpacing(14)
        column.addWidget(question)
        column.addWidget(address)
        column.addLayout(_foot(open_button, cancel))
        self.setMinimumWidth(460)

    def _open(self) -> None:
        if is_safe_link(self._url):
            QDesktopServices.openUrl(QUrl(self._url))
        self.accept()


def _foot(*buttons: QPushButton) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(8)
    row.addStretch(1)
    for button in buttons:
        row.addWidget(button)
    return row


def heading(words: str, parent: QWidget | None = None) -> QLabel:
    """The line at the top of a dialog or a page."""
    label = QLabel(words, parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setProperty("role", "heading")
    return label


def column_of(dialog: QDialog, title: str) -> QVBoxLayout:
    """The layout of a dialog, with its title as the first line."""
    dialog.setWindowTitle(title)
    column = QVBoxLayout(dialog)
    column.setContentsMargins(20, 20, 20, 16)
    column.setSpacing(12)
    column.addWidget(heading(title, dialog))
    return column


def fit_into_window(dialog: QDialog, width: int, height: int) -> None:
    """Make it this large, as far as the window below it and the screen have room; what is in it scrolls.

    The size is meant for letters of the usual size: with larger ones it is larger.
    """
    room = dialog.screen().availableGeometry().size()
    parent = dialog.parentWidget()
    if parent is not None:
        room = room.boundedTo(parent.window().size())
    room -= QSize(_MARGIN, _MARGIN)
    dialog.resize(
        QSize(grown(dialog, width), grown(dialog, height))
        .boundedTo(room)
        .expandedTo(dialog.minimumSizeHint())
    )


def grown(widget: QWidget, length: int) -> int:
    """A length that is meant for letters of the usual size, longer where they are larger."""
    return round(length * max(1.0, widget.font().pixelSize() / FONT_SIZE))


def button_of(dialog: QDialog, name: str, words: str, act: Callable[[], object]) -> QPushButton:
    """One of several things that a dialog does; Enter elsewhere does not press it."""
    button = QPushButton(words, dialog)
    button.setObjectName(name)
    button.setAutoDefault(False)
    button.clicked.connect(lambda: act())
    return button


def foot_of(dialog: QDialog, *others: QWidget) -> QHBoxLayout:
    """The last line of a dialog that is only closed: other buttons on the left, Close on the right."""
    close = QPushButton(tr("Close"), dialog)
    close.setDefault(True)
    close.clicked.connect(dialog.reject)
    foot = QHBoxLayout()
    foot.setSpacing(8)
    for other in others:
        foot.addWidget(other)
    foot.addStretch(1)
    foot.addWidget(close)
    return foot
