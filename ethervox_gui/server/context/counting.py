"""How many tokens each message has: exactly, or as well as can be known."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Literal, Protocol

from ethervox_gui.context.calls.tools_in_words import tools_text
from ethervox_gui.context.requests.token_estimate import Correction, estimate_message, estimate_text
from ethervox_gui.engine.protocol import PromptEncoder
from ethervox_gui.server.context.pictures import RequestPictures
from ethervox_gui.server.convert import with_pictures

Method = Literal["exact", "vocabulary", "estimate"]
Messages = Sequence[Mapping[str, Any]]


class Counter(Protocol):
    """Counts the messages of a request.  Any thread may use it."""

    @property
    def method(self) -> Method: ...

    @property
    def error(self) -> float:
        """The share by which the counts were wrong so far."""
        ...

    def measure(self, messages: Messages, tools: Messages) -> tuple[list[int], int]:
        """Tokens of each message, and those that belong to none (the tools, what asks for the reply)."""
        ...

    def count_text(self, text: str) -> int:
        """Tokens of a plain text."""
        ...


class ExactCounter:
    """Counts with the vocabulary and the chat template of the loaded model, for one request.

    ``as_kept``: the model is told of tools as in a conversation that is kept.
    """

    method: Method = "exact"
    error = 0.0

    def __init__(self, encoder: PromptEncoder, *, as_kept: bool = False) -> None:
        self.encoder = encoder
        self.as_kept = as_kept
        self.pictures = RequestPictures(encoder.pictures)

    def measure(self, messages: Messages, tools: Messages) -> tuple[list[int], int]:
        with _no_collection():
            telling = self.encoder.telling_of(tools, kept=self.as_kept) if tools else None
            found, shown = with_pictures(messages, () if telling is not None else tools)
            pictures = self.pictures.placed(shown)
            *sizes, base = self.encoder.measure(found, pictures)
            if telling is not None:  # the template's words about them belong to no message
                base = sum(telling.measure(found, pictures)) - sum(sizes)
        if len(found) > len(messages):
            base += sizes.pop(0)
        elif tools and telling is None:  # they are told of behind what the program itself begins with
            n_tools = min(self.encoder.count_tokens(f"\n\n{tools_text(tools)}"), sizes[0])
            sizes[0], base = sizes[0] - n_tools, base + n_tools
        return sizes, base

    def count_text(self, text: str) -> int:
        return self.encoder.count_tokens(text)


class EstimatingCounter:
    """Estimates from lengths, or counts with a vocabulary given for it; corrected by the server's reports."""

    def __init__(self, vocabulary: PromptEncoder | None = None) -> None:
        self._exact = ExactCounter(vocabulary) if vocabulary is not None else None
        self.method: Method = "estimate" if vocabulary is None else "vocabulary"
        self._correction = Correction()
        self._lock = threading.Lock()

    @property
    def error(self) -> float:
        return self._correction.error

    @property
    def factor(self) -> float:
        return self._correction.factor

    def measure(self, messages: Messages, tools: Messages) -> tuple[list[int], int]:
        sizes, base = self._raw(messages, tools)
        corrected = self._correction.corrected
        return [corrected(size) for size in sizes], corrected(base)

    def count_text(self, text: str) -> int:
        if self._exact is not None:
            return self._exact.count_text(text)
        return self._correction.corrected(estimate_text(text))

    def learn(self, messages: Messages, tools: Messages, reported: int) -> None:
        """Take in what the server counted for a request."""
        sizes, base = self._raw(messages, tools)
        with self._lock:
            self._correction.learn(sum(sizes) + base, reported)

    def _raw(self, messages: Messages, tools: Messages) -> tuple[list[int], int]:
        if self._exact is not None and not _has_pictures(messages):
            return self._exact.measure(messages, tools)
        base = 3 + (estimate_text(tools_text(tools)) if tools else 0)
        return [estimate_message(message) for message in messages], base


@contextmanager
def _no_collection() -> Iterator[None]:
    """Without garbage collection: what thousands of messages make for a moment starts it again and again.

    Each time it goes through all that the program holds, which can take as long as the counting.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _has_pictures(messages: Messages) -> bool:
    return any(
        isinstance(message.get("content"), list)
        and any(not isinstance(part.get("text"), str) for part in message["content"])
        for message in messages
    )
