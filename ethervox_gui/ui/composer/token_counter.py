"""Counts what is being typed, with the loaded model's own vocabulary, away from the GUI thread."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from ethervox_gui.commands.command import is_command
from ethervox_gui.context.errors import EthervoxError
from ethervox_gui.context.turns.turns import Message, Role
from ethervox_gui.engine.protocol import PromptEncoder
from ethervox_gui.ui.runtime.background import Background

#: Counting waits until nothing was typed for so long, in milliseconds.
_PAUSE_MS = 120
#: What was counted has come to rest when nothing was typed for so long since.
_REST_MS = 280


class TokenCounter(QObject):
    """Emits :attr:`counted` with the tokens a message would take.

    0 for no text, for what is or becomes a command, and without a model.  One text is counted at a time, and
    only the newest matters.  :attr:`rested` is emitted when the text that was counted has been left as it is
    for a moment, as it is before it is sent.
    """

    counted = Signal(int)
    rested = Signal()

    def __init__(
        self, background: Background, encoder: Callable[[], PromptEncoder | None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._background = background
        self._encoder = encoder
        self._text = ""
        self._is_counting = self._is_counted = False
        self.has_rested = False
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._waited)

    def count(self, text: str) -> None:
        """Count this text, and forget any before it."""
        self._text = text
        self._is_counted = self.has_rested = False
        if text.strip() in ("", "/") or is_command(text):
            self._pause.stop()
            self.counted.emit(0)
        elif not self._is_counting:
            self._pause.start(_PAUSE_MS)

    def _waited(self) -> None:
        if self._is_counted:
            self.has_rested = True
            self.rested.emit()
        else:
            self._start()

    def _start(self) -> None:
        text, encoder = self._text, self._encoder()
        if encoder is None:
            self.counted.emit(0)
            return
        self._is_counting = True
        self._background.read(
            lambda: message_tokens(encoder, text), lambda n: self._done(text, n), self._failed
        )

    def _done(self, text: str, n_tokens: int) -> None:
        self._is_counting = False
        if self._text == text:
            self._is_counted = True
            self._pause.start(_REST_MS)
            self.counted.emit(n_tokens)
        else:
            self.count(self._text)

    def _failed(self, _error: Exception) -> None:
        """The model went away meanwhile; the next one counts again."""
        self._is_counting = False
        self.counted.emit(0)


def message_tokens(encoder: PromptEncoder, text: str) -> int:
    """Tokens of a user turn with this text, and of what the template puts around it and before the reply.

    Raises :class:`EthervoxError` when the model is closed.
    """
    system = Message(Role.SYSTEM, "")
    try:
        around = sum(encoder.measure([system, Message(Role.USER, "")])[1:])
    except EthervoxError:
        return encoder.count_tokens(text)
    return around + encoder.count_tokens(text)
