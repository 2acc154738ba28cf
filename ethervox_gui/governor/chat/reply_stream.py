"""The text of a reply on its way out: streamed as it comes, unless it may turn out to be a tool call."""

from __future__ import annotations

from collections.abc import Callable

from ethervox_gui.context.calls import call_may_begin, may_become_call
from ethervox_gui.context.events.events import Event, TokenGenerated
from ethervox_gui.context.turns.thinking import answer_start, may_open

Listener = Callable[[Event], None]


class ReplyStream:
    """Collects the pieces of one reply and emits them.

    What so far may be a call is held back until it is clear that it is none: at the beginning, and behind
    other words from a line on that begins as a call does.  ``n_tokens`` counts what was generated.
    """

    def __init__(self, emit: Listener, *, hold_calls: bool) -> None:
        self.n_tokens = 0
        self._text = ""
        self._parts: list[str] = []  # what is not in it yet: a long text is not copied for every piece
        self._emit = emit
        self._hold_calls = self._holding = hold_calls
        self._n_sent = 0
        self._waits = False  # something behind other words is held back

    @property
    def text(self) -> str:
        """All that was added."""
        if self._parts:
            self._text += "".join(self._parts)
            self._parts.clear()
        return self._text

    def add(self, piece: str) -> None:
        self._parts.append(piece)
        if self._holding:
            start = answer_start(self.text)
            answer = self.text[start:]
            if (start and not answer.strip()) or may_become_call(answer) or may_open(answer):
                self._send(start)  # what the model thinks is shown as it comes
                return
            self._holding = False
            self._send_until_call()
        elif self._hold_calls and (self._waits or "<" in piece):
            self._send_until_call()
        elif piece:
            self._n_sent += len(piece)
            self._emit(TokenGenerated(piece))

    def finish(self, *, is_call: bool) -> str:
        """The whole text; what was held back is sent unless it is a call that is going to be run."""
        if not is_call:
            self._send()
        return self.text

    def _send_until_call(self) -> None:
        end = call_may_begin(self.text, self._n_sent)
        self._waits = end < len(self.text)
        self._send(end)

    def _send(self, end: int | None = None) -> None:
        text = self.text
        end = len(text) if end is None else max(end, self._n_sent)
        waiting, self._n_sent = text[self._n_sent : end], end
        if waiting:
            self._emit(TokenGenerated(waiting))
