"""What is shown for a model whose files are not open to everybody, and where an access token is entered."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from ethervox_gui.context.errors import UserError
from ethervox_gui.services.hub.values import Gate
from ethervox_gui.ui.kit.text.translate import said
from ethervox_gui.ui.kit.theme.dressing import dress


class HubGate(QFrame):
    """:attr:`token_given` carries a token to keep, or nothing where the one that is kept is to go."""

    link_wanted = Signal(str)
    token_given = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("note")
        self._is_kept = False
        self.words = self._label("hubGate", "")
        self.address = self._label("hubAddress", "caption")
        self.state = self._label("hubTokenState", "caption")
        self.copy = self._button(self.tr("Copy link"), "hubCopy")
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.address.text()))
        self.open = self._button(self.tr("Open link"), "hubOpen")
        self.open.clicked.connect(lambda: self.link_wanted.emit(self.address.text()))
        self.token = QLineEdit(self)
        self.token.setObjectName("hubToken")
        self.token.setEchoMode(QLineEdit.EchoMode.Password)
        self.token.setMaxLength(1000)
        self.token.setPlaceholderText(self.tr("Access token"))
        self.token.setAccessibleName(self.tr("Access token"))
        self.token.textChanged.connect(self._check)
        self.keep = self._button("", "hubKeepToken")
        self.keep.clicked.connect(self._give)
        links = QHBoxLayout()
        links.setSpacing(8)
        for button in (self.copy, self.open):
            links.addWidget(button)
        links.addStretch(1)
        entry = QHBoxLayout()
        entry.setSpacing(8)
        entry.addWidget(self.token, 1)
        entry.addWidget(self.keep)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 12)
        column.setSpacing(6)
        column.addWidget(self.words)
        column.addWidget(self.address)
        column.addLayout(links)
        column.addLayout(entry)
        column.addWidget(self.state)
        self._show_state()
        self.hide()

    def _label(self, name: str, role: str) -> QLabel:
        label = QLabel(self)
        label.setObjectName(name)
        label.setProperty("role", role)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.setMinimumWidth(1)
        label.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        return label

    def _button(self, words: str, name: str) -> QPushButton:
        button = QPushButton(words, self)
        button.setObjectName(name)
        button.setAutoDefault(False)
        return button

    def show_gate(self, gate: Gate, url: str) -> None:
        """How one is let in, on the page at ``url``; nothing where everybody is."""
        if gate is Gate.MANUAL:
            first = self.tr("Its authors decide who gets it: sign in and ask for access on its page.")
        else:
            first = self.tr("Its conditions must be accepted: sign in and do so on its page.")
        then = self.tr("Then it can be downloaded here with an access token of your account.")
        self.words.setText(f"{first} {then}")
        self.address.setText(url)
        self.setVisible(gate is not Gate.OPEN)

    @property
    def has_token(self) -> bool:
        """Whether a token is kept, as far as that was told."""
        return self._is_kept

    def show_token(self, is_kept: bool) -> None:
        """Whether a token is kept."""
        self._is_kept = is_kept
        self.token.clear()
        self._show_state()

    def show_error(self, error: UserError) -> None:
        """Why the token could not be kept."""
        self._say(said(error.said), "error")

    def _show_state(self) -> None:
        if self._is_kept:
            words = self.tr(
                "The token is kept with your other keys, and sent only to this server, for such models."
            )
        else:
            words = self.tr("It is kept with your other keys, and sent only to this server, for such models.")
        self._say(words, "caption")
        self._check()

    def _say(self, words: str, role: str) -> None:
        dress(self.state, "role", role)
        self.state.setText(words)

    def _check(self) -> None:
        has_text = bool(self.token.text().strip())
        forgets = self._is_kept and not has_text
        self.keep.setText(self.tr("Forget token") if forgets else self.tr("Keep token"))
        self.keep.setEnabled(has_text or forgets)

    def _give(self) -> None:
        if self.keep.isEnabled():
            self.token_given.emit(self.token.text().strip())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter keeps the token."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.token.text().strip():
            self._give()
        else:
            super().keyPressEvent(event)
