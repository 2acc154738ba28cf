"""A conversation for a remote server as tokens: as many as it will count, each with a share of the text.

The governor works with tokens and positions.  A remote server has neither to offer, so a message becomes its
role's mark, slices of its text, and an end mark; there are as many in all as the message is reckoned to have.
Put together again they give the texts exactly: a slice is a number of which the digits are its letters, so
that nothing has to be remembered of it.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable, Sequence
from typing import Any, Final

from ethervox_gui.context.requests.token_estimate import TOKENS_PER_MESSAGE, Correction, estimate_text
from ethervox_gui.context.turns.turns import Message, Role
from ethervox_gui.engine.protocol import Counting, PromptEncoder

#: What asks for the reply, by the same rule of thumb as :mod:`ethervox_gui.context.requests.token_estimate`.
_PRIMING: Final = 3

_BEGIN: Final = {role: index for index, role in enumerate(Role)}
_ROLES: Final = tuple(Role)
END: Final = len(_BEGIN)
#: A token that is counted and says nothing.
PAD: Final = END + 1
_FIRST_SLICE: Final = PAD + 1


class RemoteTokens:
    """The tokens of one remote model; any thread may use it.

    ``correction`` is what the server has said about our counts so far; ``vocabulary`` counts instead of an
    estimate, where there is one.
    """

    def __init__(self, correction: Correction, vocabulary: PromptEncoder | None = None) -> None:
        self.correction = correction
        self._vocabulary = vocabulary
        self._lock = threading.Lock()

    @property
    def counting(self) -> Counting:
        return "estimate" if self._vocabulary is None else "vocabulary"

    # ---- counting ----------------------------------------------------------------------------------

    def reckoned(self, messages: Sequence[Message]) -> list[int]:
        """Tokens of each message, and last those that ask for the reply; without any correction."""
        if self._vocabulary is not None:
            return self._vocabulary.measure(messages)
        sizes = [TOKENS_PER_MESSAGE + estimate_text(message.text) for message in messages]
        return [*sizes, _PRIMING]

    def measure(self, messages: Sequence[Message]) -> list[int]:
        corrected = self.correction.corrected
        *sizes, asking = self.reckoned(messages)
        # A message has two marks, and its text at least one token: there is nothing smaller to show it with.
        least = [2 + bool(message.text) for message in messages]
        return [
            *(max(corrected(size), low) for size, low in zip(sizes, least, strict=True)),
            corrected(asking),
        ]

    def count_tokens(self, text: str) -> int:
        plain = estimate_text(text) if self._vocabulary is None else self._vocabulary.count_tokens(text)
        return self.correction.corrected(plain)

    def learn(self, messages: Sequence[Message], reported: int) -> None:
        """Take in what the server counted for a prompt."""
        with self._lock:
            self.correction.learn(sum(self.reckoned(messages)), reported)

    # ---- texts to tokens ---------------------------------------------------------------------------

    def encode(self, messages: Sequence[Message], start: int = 0) -> list[tuple[int, ...]]:
        """The tokens of ``messages[start:]``, and last those that ask for the reply."""
        # A vocabulary's template may place a message by what comes before it; an estimate needs no more.
        sizes = (
            self.measure(messages)[start:] if self._vocabulary is not None else self.measure(messages[start:])
        )
        *sizes, asking = sizes
        found = [
            (_BEGIN[message.role], *_sliced(message.text, size - 2), END)
            for message, size in zip(messages[start:], sizes, strict=True)
        ]
        return [*found, (_BEGIN[Role.ASSISTANT], *[PAD] * max(0, asking - 1))]

    def reply_tokens(self, text: str) -> list[int]:
        """Tokens of a piece of a reply as it came: a server sends one at a time, or some together."""
        return _sliced(text, max(1, self.count_tokens(text) if len(text) > _LONG_PIECE else 1))

    def piece(self, token: int) -> str:
        return _text(token) if token >= _FIRST_SLICE else ""

    # ---- tokens to texts ---------------------------------------------------------------------------

    def messages(self, tokens: Iterable[int]) -> list[Message]:
        """The whole messages in tokens; what asks for a reply is none."""
        found: list[Message] = []
        role, parts = Role.USER, list[str]()
        for token in tokens:
            if token < END:
                role, parts = _ROLES[token], []
            elif token == END:
                found.append(Message(role, "".join(parts)))
            elif token != PAD:
                parts.append(_text(token))
        return found


#: A piece of a stream with more characters than this is taken for several tokens.
_LONG_PIECE: Final = 12


def as_json(messages: Sequence[Message]) -> list[dict[str, Any]]:
    """The messages as an OpenAI-compatible server takes them.

    Roles alternate behind the system message, since many chat templates insist on it: what a tool found is
    told by the user, neighbours of one role are joined, and replies that broke off before their first word
    are left out.
    """
    found: list[dict[str, Any]] = []
    for message in messages:
        role = "user" if message.role is Role.TOOL else message.role.value
        if not message.text and role == "assistant":
            continue
        if found and found[-1]["role"] == role:
            found[-1]["content"] += f"\n\n{message.text}"
        else:
            found.append({"role": role, "content": message.text})
    return found


# ---- inside ----------------------------------------------------------------------------------------


def _sliced(text: str, count: int) -> list[int]:
    """The text in so many slices of equal length, as tokens."""
    size = len(text)
    return [_token(text[index * size // count : (index + 1) * size // count]) for index in range(count)]


def _token(text: str) -> int:
    """A slice as a number; what stands in front of it keeps a slice of zeros apart from others."""
    if not text:
        return PAD
    return _FIRST_SLICE + int.from_bytes(b"\x01" + text.encode("utf-8", "surrogatepass"))


def _text(token: int) -> str:
    number = token - _FIRST_SLICE
    return number.to_bytes((number.bit_length() + 7) // 8)[1:].decode("utf-8", "surrogatepass")
