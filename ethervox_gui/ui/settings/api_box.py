"""What other programs need to call us: the address and the key, to copy."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from ethervox_gui.context.errors import UserError
from ethervox_gui.ui.kit.widgets.problem import Problem


class ServerBox(QFrame):
    """Stands above the settings of the server.  ``url`` is ``None`` while it does not run.

    :attr:`key_wanted` asks for the key, which :meth:`show_key` then takes.  Where it could not be started,
    :meth:`show_problem` says why, and ``retry_wanted`` that it is to be tried once more.
    """

    retry_wanted = Signal()
    copy_wanted = Signal(str)
    copy_key_wanted = Signal()
    key_wanted = Signal()
    requests_wanted = Signal()

    def __init__(self, url: str | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.address = QLineEdit("" if url is None else f"{url}/v1", self)
        self.address.setObjectName("serverAddress")
        self.address.setAccessibleName(self.tr("Address for other programs"))
        self.address.setReadOnly(True)
        self.problem = Problem(self)
        self.problem.retried.connect(self.retry_wanted)
        self.show_problem(None)
        self.key = QLineEdit(self)
        self.key.setObjectName("serverKey")
        self.key.setAccessibleName(self.tr("Key for other programs"))
        self.key.setReadOnly(True)
        self.key.setPlaceholderText("••••••••••••")
        self._copy_address = copy_address = self._button(
            self.tr("Copy"), "copyAddress", self.tr("Copy the address")
        )
        copy_address.setEnabled(url is not None)
        copy_address.clicked.connect(lambda: self.copy_wanted.emit(self.address.text()))
        copy_key = self._button(self.tr("Copy"), "copyKey", self.tr("Copy the key"))
        copy_key.clicked.connect(self.copy_key_wanted)
        self.show_button = self._button(self.tr("Show"), "showKey", self.tr("Show the key"))
        self.show_button.clicked.connect(self._show_or_hide)
        requests = self._button(self.tr("Requests…"), "showRequests", self.tr("Show API requests"))
        requests.clicked.connect(self.requests_wanted)
        hint = QLabel(self.tr("Programs that use OpenAI's API take these as base URL and API key."), self)
        hint.setProperty("role", "caption")
        hint.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(4)
        rows = (
            (self.tr("Address"), self.address, (copy_address,)),
            (self.tr("Key"), self.key, (self.show_button, copy_key)),
        )
        for words, line, buttons in rows:
            label = QLabel(words, self)
            label.setBuddy(line)
            line.setMinimumWidth(1)  # its buttons keep their words in a narrow dialog with large letters
            together = QHBoxLayout()
            together.setSpacing(8)
            together.addWidget(line, 1)
            for button in buttons:
                together.addWidget(button)
            column.addWidget(label)
            column.addLayout(together)
            column.addSpacing(4)
        column.addWidget(self.problem)
        foot = QHBoxLayout()
        foot.setSpacing(12)
        foot.addWidget(hint, 1)
        foot.addWidget(requests)
        column.addLayout(foot)

    def show_address(self, url: str | None) -> None:
        """The API was started or stopped."""
        self.address.setText("" if url is None else f"{url}/v1")
        self._copy_address.setEnabled(url is not None)

    def show_problem(self, problem: UserError | None) -> None:
        """Why the API does not run although it is switched on; ``None``: nothing is wrong."""
        if problem is None:
            self.problem.hide()
            self.address.setPlaceholderText(self.tr("off: switch it on below"))
        else:
            self.address.setPlaceholderText(self.tr("not running"))
            self.problem.show_error(problem)

    def show_key(self, key: str) -> None:
        """Put the key in sight; the same button takes it out again."""
        self.key.setText(key)
        self.key.setCursorPosition(0)
        self.show_button.setText(self.tr("Hide"))
        self.show_button.setAccessibleName(self.tr("Hide the key"))

    def _show_or_hide(self) -> None:
        if not self.key.text():
            self.key_wanted.emit()
            return
        self.key.clear()
        self.show_button.setText(self.tr("Show"))
        self.show_button.setAccessibleName(self.tr("Show the key"))

    def _button(self, words: str, name: str, meaning: str) -> QPushButton:
        button = QPushButton(words, self)
        button.setObjectName(name)
        button.setAccessibleName(meaning)
        button.setAutoDefault(False)
        return button
