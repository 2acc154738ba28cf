"""The llama.cpp library itself: started once, its log kept, its vocabulary wrapped."""

from __future__ import annotations

import ctypes
import functools
import re
from collections import deque
from collections.abc import Sequence
from typing import Any

import llama_cpp as lib

from ethervox_gui.context.errors import EngineError

_LOG_LINES = 60
_PIECE_BYTES = 256

_log: deque[str] = deque(maxlen=_LOG_LINES)


@lib.llama_log_callback
def _keep_log(level: int, text: bytes, _user_data: Any) -> None:
    # Level 2 is info, 3 warning, 4 error, 5 a continuation of the line before.
    if level >= 3:
        _log.append(text.decode("utf-8", "replace").rstrip())


@functools.cache
def start() -> None:
    """Start the library.  Its messages go to :func:`recent_log`, not to the terminal."""
    lib.llama_log_set(_keep_log, ctypes.c_void_p(0))
    lib.llama_backend_init()


def recent_log() -> str:
    """The library's last warnings and errors."""
    return "\n".join(line for line in _log if line)


def clear_log() -> None:
    _log.clear()


class Vocabulary:
    """A model's vocabulary: texts to tokens and back."""

    def __init__(self, model: Any) -> None:
        self._vocab = lib.llama_model_get_vocab(model)
        self.n_tokens: int = lib.llama_vocab_n_tokens(self._vocab)
        self._buffer = ctypes.create_string_buffer(_PIECE_BYTES)
        self._control = self._control_tokens()
        spelled = sorted(self._control, key=len, reverse=True)
        self._splitter = re.compile("|".join(map(re.escape, spelled))) if spelled else None
        self.add_bos: bool = bool(lib.llama_vocab_get_add_bos(self._vocab))
        self.bos: int = lib.llama_vocab_bos(self._vocab)
        self.eos: int = lib.llama_vocab_eos(self._vocab)

    @property
    def handle(self) -> Any:
        return self._vocab

    def spelling(self, token: int) -> str:
        """How a control token is spelled in templates; empty for no token."""
        if token < 0:
            return ""
        text = lib.llama_vocab_get_text(self._vocab, token)
        return text.decode("utf-8", "replace") if text else ""

    def tokenize(self, text: str) -> list[int]:
        """Tokens of a text in which nothing can become a control token."""
        data = text.encode("utf-8", "replace")
        if not data:
            return []
        size = len(data) + 8
        tokens = (lib.llama_token * size)()
        count = lib.llama_tokenize(self._vocab, data, len(data), tokens, size, False, False)
        if count < 0:
            size = -count
            tokens = (lib.llama_token * size)()
            count = lib.llama_tokenize(self._vocab, data, len(data), tokens, size, False, False)
        if count < 0:
            raise EngineError("the text could not be tokenized")
        return list(tokens[:count])

    def tokenize_turn(self, head: str, text: str, tail: str) -> list[int]:
        """Tokens of a template's head, a message's text and the template's tail.

        Control tokens are taken from head and tail only.  The text is tokenised together with the ordinary
        text it touches, so that the tokens are those of the whole rendering.
        """
        before, after = self._split(head), self._split(tail)
        tokens: list[int] = []
        for part in before[:-1]:
            tokens += [part] if isinstance(part, int) else self.tokenize(part)
        opening = before[-1] if before and isinstance(before[-1], str) else ""
        if before and isinstance(before[-1], int):
            tokens.append(before[-1])
        closing = after[0] if after and isinstance(after[0], str) else ""
        tokens += self.tokenize(opening + text + closing)
        for part in after[1 if closing else 0 :]:
            tokens += [part] if isinstance(part, int) else self.tokenize(part)
        return tokens

    def piece(self, token: int) -> bytes:
        """The bytes a token stands for; none for control tokens."""
        size = lib.llama_token_to_piece(self._vocab, token, self._buffer, _PIECE_BYTES, 0, False)
        if size < 0:
            longer = ctypes.create_string_buffer(-size)
            size = lib.llama_token_to_piece(self._vocab, token, longer, -size, 0, False)
            return longer.raw[: max(size, 0)]
        return self._buffer.raw[:size]

    def is_end(self, token: int) -> bool:
        return bool(lib.llama_vocab_is_eog(self._vocab, token))

    # ---- inside ------------------------------------------------------------------------------------

    def _control_tokens(self) -> dict[str, int]:
        special = lib.LLAMA_TOKEN_ATTR_CONTROL | lib.LLAMA_TOKEN_ATTR_USER_DEFINED
        found: dict[str, int] = {}
        for token in range(self.n_tokens):
            if lib.llama_vocab_get_attr(self._vocab, token) & special:
                spelling = self.spelling(token)
                if spelling:
                    found[spelling] = token
        return found

    def _split(self, text: str) -> list[str | int]:
        """A template's own text as ordinary runs and control tokens."""
        if self._splitter is None:
            return [text] if text else []
        parts: list[str | int] = []
        cursor = 0
        for match in self._splitter.finditer(text):
            if match.start() > cursor:
                parts.append(text[cursor : match.start()])
            parts.append(self._control[match.group()])
            cursor = match.end()
        if cursor < len(text):
            parts.append(text[cursor:])
        return parts


def model_meta(model: Any, key: str) -> str:
    """A metadata value of a loaded model as text; empty when it has none."""
    buffer = ctypes.create_string_buffer(256)
    size = lib.llama_model_meta_val_str(model, key.encode(), buffer, len(buffer))
    return buffer.value.decode("utf-8", "replace") if size > 0 else ""


def as_batch(batch: Any, tokens: Sequence[int], seq: int, p0: int) -> Any:
    """Fill a reusable batch; only the last token asks for logits."""
    batch.n_tokens = len(tokens)
    for index, token in enumerate(tokens):
        batch.token[index] = token
        batch.pos[index] = p0 + index
        batch.n_seq_id[index] = 1
        batch.seq_id[index][0] = seq
        batch.logits[index] = 0
    batch.logits[len(tokens) - 1] = 1
    return batch
