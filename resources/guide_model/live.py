"""A chat with a GGUF through llama.cpp's low-level calls, with the app's default cache edit."""

from __future__ import annotations

import ctypes
import time
from dataclasses import dataclass
from pathlib import Path

import llama_cpp as lc
import numpy as np
from numpy.typing import NDArray

from ethervox_gui.context.summaries import summary

from . import chatml
from .session import SYSTEM_PROMPT


@lc.llama_log_callback
def _quiet(_level: int, _text: bytes, _data: ctypes.c_void_p) -> None:
    """No log."""


@dataclass
class Turn:
    """A turn in the cache: its speaker and its positions."""

    role: str
    start: int
    end: int


class Live:
    """One model, one context, one chat at a time; greedy."""

    def __init__(self, path: Path, n_ctx: int = 4096, threads: int = 2) -> None:
        lc.llama_log_set(_quiet, ctypes.c_void_p(0))
        lc.llama_backend_init()
        self._model = lc.llama_model_load_from_file(str(path).encode(), lc.llama_model_default_params())
        self._vocab = lc.llama_model_get_vocab(self._model)
        self._size = lc.llama_vocab_n_tokens(self._vocab)
        params = lc.llama_context_default_params()
        params.n_ctx, params.n_seq_max, params.kv_unified = n_ctx, 4, True
        params.n_batch = params.n_ubatch = 512
        params.n_threads = params.n_threads_batch = threads
        self._ctx = lc.llama_init_from_model(self._model, params)
        self._memory = lc.llama_get_memory(self._ctx)
        self._batch = lc.llama_batch_init(512, 0, 1)
        self._buffer = ctypes.create_string_buffer(256)
        self.turns: list[Turn] = []
        self.position = 0
        self.generated = 0
        self.seconds = 0.0
        self.edits = 0

    def tokens(self, text: str, special: bool = False) -> list[int]:
        """Tokens of a text; control tokens only where the template puts them."""
        raw = text.encode()
        out = (lc.llama_token * (len(raw) + 8))()
        count = lc.llama_tokenize(self._vocab, raw, len(raw), out, len(raw) + 8, False, special)
        return list(out[:count])

    def turn_tokens(self, role: str, text: str) -> list[int]:
        """A whole turn."""
        return [
            *self.tokens(chatml.head(role), True),
            *self.tokens(text),
            *self.tokens(chatml.END + "\n", True),
        ]

    def _decode(self, tokens: list[int], position: int, sequence: int) -> NDArray[np.float32]:
        for begin in range(0, len(tokens), 512):
            part = tokens[begin : begin + 512]
            self._batch.n_tokens = len(part)
            for i, token in enumerate(part):
                self._batch.token[i] = token
                self._batch.pos[i] = position + begin + i
                self._batch.n_seq_id[i] = 1
                self._batch.seq_id[i][0] = sequence
                self._batch.logits[i] = i == len(part) - 1
            code = lc.llama_decode(self._ctx, self._batch)
            if code:
                raise RuntimeError(f"llama_decode: {code}")
        logits: NDArray[np.float32] = np.ctypeslib.as_array(
            lc.llama_get_logits_ith(self._ctx, -1), shape=(self._size,)
        )
        return logits

    def _reply(self, position: int, sequence: int, most: int) -> tuple[str, int]:
        opening = self.tokens(chatml.head("assistant"), True)
        logits = self._decode(opening, position, sequence)
        position += len(opening)
        raw = b""
        begun = time.perf_counter()
        for _ in range(most):
            token = int(logits.argmax())
            if lc.llama_vocab_is_eog(self._vocab, token):
                break
            size = lc.llama_token_to_piece(self._vocab, token, self._buffer, 256, 0, False)
            raw += self._buffer.raw[:size]
            logits = self._decode([token], position, sequence)
            position += 1
            self.generated += 1
        self.seconds += time.perf_counter() - begun
        return raw.decode(errors="replace"), position

    def begin(self, system: str = SYSTEM_PROMPT) -> None:
        """A new chat."""
        lc.llama_memory_clear(self._memory, True)
        self.turns, self.position, self.edits = [], 0, 0
        if system:
            self.put("system", system)

    def put(self, role: str, text: str) -> None:
        """A turn that is already written."""
        tokens = self.turn_tokens(role, text)
        self._decode(tokens, self.position, 0)
        self.turns.append(Turn(role, self.position, self.position + len(tokens)))
        self.position += len(tokens)

    def put_block(self, text: str) -> None:
        """A summary block."""
        user, answer = summary.block_texts(text)
        self.put("user", user)
        self.put("assistant", answer)

    def say(self, text: str, role: str = "user", most: int = 200) -> str:
        """A user turn (or a tool's) and the model's reply."""
        self.put(role, text)
        start = self.position
        reply, end = self._reply(start, 0, most)
        closing = self.tokens(chatml.END + "\n", True)
        self._decode(closing, end, 0)
        self.position = end + len(closing)
        self.turns.append(Turn("assistant", start, self.position))
        return reply

    def aside(self, text: str, upto: int | None = None, most: int = 700) -> str:
        """What the model answers on the scratch sequence, which sees the turns before ``upto``."""
        end = self.turns[upto].start if upto is not None else self.position
        lc.llama_memory_seq_cp(self._memory, 0, 1, 0, end)
        tokens = self.turn_tokens("user", text)
        self._decode(tokens, end, 1)
        reply, _ = self._reply(end + len(tokens), 1, most)
        lc.llama_memory_seq_rm(self._memory, 1, -1, -1)
        return reply

    @property
    def used(self) -> int:
        """Cells in use by the chat."""
        return sum(turn.end - turn.start for turn in self.turns)

    def compact(self, keep: int) -> str:
        """Summarise all but the last ``keep`` turns and edit the cache as ``gap`` does."""
        upto = max(2, len(self.turns) - keep)
        while upto < len(self.turns) and self.turns[upto].role != "user":
            upto += 1
        if upto >= len(self.turns):
            return ""
        text = self.aside(summary.instruction(), upto)
        user, answer = summary.block_texts(text)
        first, second = self.turn_tokens("user", user), self.turn_tokens("assistant", answer)
        start, old_end = self.turns[0].end, self.turns[upto].start
        if start + len(first) + len(second) > old_end:
            return ""
        lc.llama_memory_seq_cp(self._memory, 0, 2, 0, start)
        self._decode([*first, *second], start, 2)
        middle, end = start + len(first), start + len(first) + len(second)
        lc.llama_memory_seq_rm(self._memory, 0, start, old_end)
        lc.llama_memory_seq_cp(self._memory, 2, 0, start, end)
        lc.llama_memory_seq_rm(self._memory, 2, -1, -1)
        self.turns = [
            self.turns[0],
            Turn("user", start, middle),
            Turn("assistant", middle, end),
            *self.turns[upto:],
        ]
        self.edits += 1
        return text
