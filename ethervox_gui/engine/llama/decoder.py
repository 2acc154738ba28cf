"""Decoding: tokens through one context, batch by batch, and what is known of the cache when that fails."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import Any

import llama_cpp as lib

from ethervox_gui.context.edits.kv_model import LIVE
from ethervox_gui.context.errors import Cancelled, DecodeError, EngineError, NoRoomError
from ethervox_gui.engine.gguf.weight_files import WeightFiles
from ethervox_gui.engine.llama.attention.watch import Watch
from ethervox_gui.engine.llama.bindings import Batch, TokenBatch
from ethervox_gui.engine.protocol import CancelCheck, Chunk, PromptProgress, never

#: A batch of fewer tokens says little about the speed of prompt processing.
_N_TIMED = 16

#: A stop, and what tells how far reading has come, wait for a batch: so many seconds, where reading is slow.
_BATCH_S = 3.0
#: Smaller ones cost more time than they save: with Qwen2.5 0.5B on one core, batches of 256 tokens take as
#: long as those of 512, of 128 7 % longer, of 64 12 %.
_LEAST_BATCH = 64

#: The logits of so many tokens are kept at once: of a large vocabulary those of 64 take 40 MB.
_N_LOGITS = 64

#: What ``llama_decode`` returns besides 0 and 1 (include/llama.h, and src/llama-context.cpp for -3).
_MEANINGS = {
    2: "it was interrupted",
    -1: "the batch is invalid",
    -2: "there was no memory for it",
    -3: "it could not be computed",
}


class Decoder:
    """Decodes into the sequences of one context, as long as the files of its model are whole.

    ``prompt_speed`` is that of the last larger batch, in tokens per second, 0 before there was one;
    ``has_logits`` whether a token can be sampled (the library ends the process where it cannot).  What a
    ``watch`` ends before the last layer tells neither.
    """

    def __init__(self, context: Any, weights: WeightFiles, watch: Watch | None = None) -> None:
        self.prompt_speed = 0.0
        self.has_logits = False
        self.n_batch: int = lib.llama_n_batch(context)
        self.n_sequences: int = lib.llama_n_seq_max(context)
        self._context, self._weights, self._watch = context, weights, watch
        self._memory = lib.llama_get_memory(context)
        self._batch = Batch(self.n_batch)
        self._token_batch = TokenBatch()

    def decode(
        self,
        tokens: Sequence[int],
        seq: int,
        p0: int,
        *,
        progress: PromptProgress | None = None,
        cancelled: CancelCheck = never,
    ) -> None:
        """As :meth:`ethervox_gui.engine.protocol.Engine.decode`."""
        if not 0 <= seq < self.n_sequences:
            self.check_sequence(seq)
        if len(tokens) == 1:
            self._run(self._token_batch.filled(tokens[0], seq, p0), 1, seq)
            if progress is not None:
                progress(1, 1)
            return
        done = 0
        while done < len(tokens):
            if done and cancelled():
                raise Cancelled
            chunk = tokens[done : done + self._n_at_once()]
            self._run_timed(self._batch.filled(chunk, seq, p0 + done), len(chunk), seq)
            done += len(chunk)
            if progress is not None:
                progress(done, len(tokens))

    def decode_beside(self, tokens: Sequence[int], seq: int, p0: int, live_token: int, position: int) -> None:
        """As :meth:`ethervox_gui.engine.protocol.Engine.decode_beside`."""
        self.check_sequence(seq)
        if not 0 < len(tokens) < self.n_batch or seq == LIVE:
            raise EngineError("this is no batch for two sequences")
        self._run(self._batch.with_live(tokens, seq, p0, live_token, position), len(tokens) + 1, LIVE)

    def decode_together(self, chunks: Sequence[Chunk]) -> list[int]:
        """As :meth:`ethervox_gui.engine.protocol.Engine.decode_together`."""
        n_tokens = sum(len(chunk.tokens) for chunk in chunks)
        sequences = {chunk.seq for chunk in chunks}
        for seq in sequences:
            self.check_sequence(seq)
        if not all(chunk.tokens for chunk in chunks) or len(sequences) < len(chunks):
            raise EngineError("this is no batch for several sequences")
        if not 0 < n_tokens <= self.n_batch:
            raise EngineError(f"a batch cannot have {n_tokens} tokens")
        batch, asked = self._batch.together(chunks)
        self._run_timed(batch, n_tokens, chunks[0].seq)
        return asked

    def wait(self) -> None:
        """As :meth:`ethervox_gui.engine.protocol.Engine.wait`."""
        lib.llama_synchronize(self._context)

    def check_weights(self) -> None:
        """Raise :class:`ModelCutError` where computing would end the process."""
        self._weights.check()

    def check_sequence(self, seq: int) -> None:
        """Raise :class:`EngineError` for a sequence there is none of: the library would end the process."""
        if not 0 <= seq < self.n_sequences:
            raise EngineError(f"there is no sequence {seq}")

    def logits_behind(
        self, tokens: Sequence[int], seq: int, p0: int, at: Sequence[int]
    ) -> Iterator[tuple[int, Any]]:
        """Decode tokens; for each of these places, ascending, a pointer to the logits of the token there.

        It holds until the next is asked for.  Each batch has few of them: they are kept in memory together.
        """
        self.check_sequence(seq)
        start = n_done = 0
        while start < len(tokens):
            wanted = at[n_done : n_done + _N_LOGITS]
            end = min(len(tokens), start + self.n_batch)
            if n_done + len(wanted) < len(at):
                end = min(end, wanted[-1] + 1)
            here = [place for place in wanted if place < end]
            batch = self._batch.asking(tokens[start:end], seq, p0 + start, [p - start for p in here])
            self._run_timed(batch, end - start, seq)
            self.has_logits = False  # perhaps not of the last token
            for place in here:
                yield place, lib.llama_get_logits_ith(self._context, place - start)
            start, n_done = end, n_done + len(here)

    def close(self) -> None:
        self._batch.close()
        self._token_batch.close()

    def _n_at_once(self) -> int:
        """The tokens of the next batch of a prompt: as many as there may be, or are read in some seconds."""
        if not self.prompt_speed:
            return self.n_batch
        steps = int(self.prompt_speed * _BATCH_S) // _LEAST_BATCH
        return min(max(steps, 1) * _LEAST_BATCH, self.n_batch)

    def _run_timed(self, batch: Any, n_tokens: int, seq: int) -> None:
        """A larger batch tells the speed: its own, without what was still to be computed before it."""
        if n_tokens < _N_TIMED or self._is_cut():
            self._run(batch, n_tokens, seq)
            return
        self.wait()
        started = time.perf_counter()
        self._run(batch, n_tokens, seq)
        self.wait()
        self.prompt_speed = n_tokens / (time.perf_counter() - started)

    def _run(self, batch: Any, n_tokens: int, seq: int) -> None:
        self.has_logits = False
        self._weights.check()
        try:
            status = lib.llama_decode(self._context, batch)
        except Exception as error:  # of ctypes: what it raises is no business of those who decode
            raise self._failed(f"llama_decode failed: {error}", seq) from error
        finally:
            if self._watch is not None:
                self._watch.end_batch()
        self._weights.check()  # what was cut off meanwhile was read as zeros
        if status == 1:
            raise NoRoomError(f"no room for {n_tokens} tokens")
        if status != 0:
            meaning = _MEANINGS.get(status, "for a reason it does not tell")
            raise self._failed(f"llama_decode returned {status}: {meaning}", seq)
        self.has_logits = not self._is_cut()

    def _is_cut(self) -> bool:
        return self._watch is not None and self._watch.stops

    def _failed(self, text: str, seq: int) -> DecodeError:
        """With what the cache itself says: the library may have kept a part of the batch."""
        return DecodeError(text, lib.llama_memory_seq_pos_max(self._memory, seq) + 1)
