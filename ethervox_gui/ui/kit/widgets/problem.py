"""What went wrong, in the place where the result would be, with a button to try again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ethervox_gui.context.errors import UserError
from ethervox_gui.ui.kit.text.formatting import broken, one_line, tip
from ethervox_gui.ui.kit.text.translate import said
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.kit.widgets.flow_layout import FlowLayout

_LONGEST = 400


class Problem(QFrame):
    """:meth:`show_error` shows it, :attr:`retried` says that the user wants another try."""

    retried = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("note")
        self.sentence = QLabel(self)
        self.sentence.setObjectName("problemSentence")
        self.sentence.setProperty("role", "error")
        self.advice = QLabel(self)
        self.advice.setProperty("role", "caption")
        for label in (self.sentence, self.advice):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
        self.retry = QPushButton(self.tr("Retry"), self)
        self.retry.setObjectName("retry")
        self.retry.setAutoDefault(False)
        self.retry.clicked.connect(self.retried)
        row = QHBoxLayout()
        row.addWidget(self.retry)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 12)
        column.setSpacing(6)
        column.addWidget(self.sentence)
        column.addWidget(self.advice)
        column.addLayout(row)
        self.hide()

    def show_error(self, error: UserError) -> None:
        """Say it; the details are a hover away."""
        sentence, advice = said(error.message), said(error.advice)
        self.sentence.setText(one_line(sentence, _LONGEST))
        self.sentence.setToolTip(tip(one_line(error.details, _LONGEST)) if error.details else "")
        self.advice.setText(one_line(advice, _LONGEST))
        self.advice.setVisible(bool(advice))
        self.setAccessibleName(f"{self.sentence.text()} {self.advice.text()}".strip())
        self.retry.setAccessibleDescription(self.accessibleName())
        self.show()


class Failure(QFrame):
    """What could not be done, where it was wanted: in a sentence, with what helps, until it is put away.

    ``details_wanted`` asks for all that is known of it.
    """

    details_wanted = Signal()

    #: Its name in the style sheet, its icon, and the colour of that.
    look: ClassVar[tuple[str, str, str]] = ("failure", "alert", "danger")

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(self.look[0])
        self._theme = theme
        self._icon = QLabel(self)
        self.title = QLabel(self)
        self.title.setProperty("role", "title")
        self.sentence = QLabel(self)
        self.sentence.setObjectName("failureSentence")
        self.advice = QLabel(self)
        self.advice.setProperty("role", "caption")
        for label in (self.title, self.sentence, self.advice):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setMinimumWidth(1)
        self.details = self._link(self.tr("Details"), self.details_wanted.emit)
        self.close_button = QToolButton(self)
        self.close_button.setObjectName("closeFailure")
        self.close_button.setProperty("role", "tiny")
        self.close_button.setAccessibleName(self.tr("Close this message"))
        self.close_button.clicked.connect(self.put_away)
        self._offers = QWidget(self)
        self._buttons = FlowLayout(self._offers)
        self._words = QScrollArea(self)
        self._words.setObjectName("failureWords")
        self._words.setFrameShape(QFrame.Shape.NoFrame)
        self._words.setWidgetResizable(True)
        self._words.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._words.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._inside = inside = QWidget()
        inside.setObjectName("failureWordsInside")
        words = QVBoxLayout(inside)
        words.setContentsMargins(0, 0, 0, 0)
        words.setSpacing(2)
        words.addWidget(self.title)
        words.addWidget(self.sentence)
        words.addWidget(self.advice)
        self._words.setWidget(inside)
        inside.installEventFilter(self)
        column = QVBoxLayout()
        column.setSpacing(2)
        column.addWidget(self._words, 1)
        column.addWidget(self._offers)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 8, 8, 8)
        row.setSpacing(10)
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(column, 1)
        row.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._made: list[QPushButton] = []
        #: The height at which all of it can be seen.
        self._whole = 0
        theme.changed.connect(self._retheme)
        self._retheme()
        self.hide()

    def tell(
        self,
        title: str,
        sentence: str,
        advice: str,
        offers: Sequence[tuple[str, Callable[[], object]]],
        *,
        has_details: bool,
    ) -> None:
        """Show it.  What is offered is a button each, which also puts it away."""
        self.title.setText(title)
        self.sentence.setText(broken(one_line(sentence, _LONGEST)))
        self.advice.setText(broken(one_line(advice, _LONGEST)))
        self.advice.setVisible(bool(advice))
        for button in self._made:
            self._buttons.removeWidget(button)
            button.deleteLater()
        self._made = [self._button(words, act) for words, act in offers]
        for button in (*self._made, self.details):
            self._buttons.removeWidget(button)
            self._buttons.addWidget(button)
        self.details.setVisible(has_details)
        self._offers.setVisible(bool(offers) or has_details)
        self.setAccessibleName(
            f"{title}: {one_line(sentence, _LONGEST)} {one_line(advice, _LONGEST)}".strip()
        )
        self.show()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:  # other words, or larger letters
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        """Room enough for all of its words: the chat above or below gives way.

        Where there is not as much in the window, what is offered keeps its place and the words are scrolled.
        """
        row, words, offers = self.layout(), self._inside.layout(), self._offers.layout()
        if row is None or words is None or offers is None:
            return
        margins = row.contentsMargins()
        sides = self._icon.sizeHint().width() + self.close_button.sizeHint().width() + 2 * row.spacing()
        width = self.width() - margins.left() - margins.right() - sides
        around = margins.top() + margins.bottom() + 2 * self.frameWidth()
        if not self._offers.isHidden():
            n_offers = offers.heightForWidth(width)
            self._offers.setFixedHeight(n_offers)
            around += n_offers + 2
        line = self.title.fontMetrics().lineSpacing()
        self._words.setMinimumHeight(line)
        self.setMinimumHeight(around + line)
        # As if it scrolled: a bar that is there makes lines shorter, and would keep itself needed.
        bar = self._words.verticalScrollBar().sizeHint().width()
        whole = around + words.totalHeightForWidth(width - bar)
        if whole != self._whole:
            self._whole = whole
            self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        """No: the size hint knows the width already, and what scrolls would ask for more than it needs."""
        return False

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._whole)

    def put_away(self) -> None:
        """It is read, or does not hold any more."""
        self.hide()

    def _button(self, words: str, act: Callable[[], object]) -> QPushButton:
        button = QPushButton(words, self._offers)

        def clicked() -> None:
            self.put_away()
            act()

        button.clicked.connect(clicked)
        return button

    def _link(self, words: str, act: Callable[[], object]) -> QPushButton:
        button = QPushButton(words, self)
        button.setProperty("role", "link")
        button.clicked.connect(lambda: act())
        return button

    def _retheme(self) -> None:
        side = self._theme.scaled(18)
        _, icon, colour = self.look
        self._icon.setPixmap(self._theme.pixmap(icon, colour, side, self.devicePixelRatioF()))
        self._theme.put_icon(self.close_button, "close", size=12, room=QSize(22, 20))
