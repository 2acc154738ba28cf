"""Texts as vectors, by an embedding model in a GGUF file, through llama.cpp."""

from __future__ import annotations

import ctypes
import itertools
import os
from collections.abc import Generator, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import llama_cpp as lib
import numpy as np
from numpy.typing import NDArray

from ethervox_gui.context.errors import EngineError, UserError
from ethervox_gui.context.text import N_
from ethervox_gui.engine.gguf.weight_files import WeightFiles
from ethervox_gui.engine.llama import bindings
from ethervox_gui.engine.llama.embedding_prompts import NO_PROMPTS, Prompts, prompts_of

#: A longer text is looked at in pieces: in the vector of a whole page a single sentence hardly shows, and
#: attention over one batch grows with the square.
_N_CTX: Final = 256
#: What stands behind so many pieces is not looked at.
_MOST_PIECES: Final = 32

_POOLED: Final = (lib.LLAMA_POOLING_TYPE_MEAN, lib.LLAMA_POOLING_TYPE_CLS, lib.LLAMA_POOLING_TYPE_LAST)


class LlamaEmbedder:
    """One embedding model with a context of its own.  All calls on the thread that made it.

    The pooling is the model's own; a model without any is pooled by the mean.  With ``borrowed`` the model is
    somebody else's, who frees it, and closes its files.
    """

    def __init__(
        self,
        model: Any,
        context: Any,
        weights: WeightFiles,
        name: str,
        prompts: Prompts = NO_PROMPTS,
        *,
        borrowed: bool = False,
    ) -> None:
        self._model, self._context, self._weights, self._is_borrowed = model, context, weights, borrowed
        self._vocab = lib.llama_model_get_vocab(model)
        n_ctx: int = lib.llama_n_ctx(context)
        self._batch = bindings.Batch(n_ctx)
        self._memory = lib.llama_get_memory(context)
        self._head, self._tail = self._frame()
        self._room = n_ctx - len(self._head) - len(self._tail)
        self.n_embd: int = lib.llama_model_n_embd(model)
        self._prompts = prompts
        #: What vectors of different models are kept apart by.
        self.name = name

    def embed(self, text: str) -> NDArray[np.float32]:
        """The vector of a query, or of its first piece: of length 1, or 0 for a text without a token.

        Raises :class:`EngineError`.
        """
        return next(self._vectors(text, self._prompts.query))

    def pieces(self, text: str) -> Iterator[NDArray[np.float32]]:
        """The vectors of a text that is to be found: one, unless it is longer than what is read at once.

        Raises :class:`EngineError`.
        """
        return self._vectors(text, self._prompts.document)

    def whole(self, text: str) -> tuple[NDArray[np.float32], int]:
        """One vector for all of a text as it is, the mean of its pieces', and how many tokens it has.

        Who asks for it writes before it what the model wants.  Raises :class:`EngineError`, and
        :class:`UserError` for a text that is too long.
        """
        pieces = self.whole_in_pieces(text)
        while True:
            try:
                next(pieces)
            except StopIteration as end:
                vector, n_tokens = end.value
                return vector, n_tokens

    def whole_in_pieces(self, text: str) -> Generator[int, None, tuple[NDArray[np.float32], int]]:
        """As :meth:`whole`, a piece at a time: before each, the tokens of it come."""
        n_tokens = len(self.tokenize(text, add_special=False))
        if n_tokens > (most := self._room * _MOST_PIECES):
            raise UserError(
                "text_too_long",
                N_("This text has {n_tokens:,} tokens; a vector is made from at most {most:,}.").format(
                    n_tokens=n_tokens, most=most
                ),
                N_("Send it in parts."),
            )
        vectors: list[NDArray[np.float32]] = []
        for piece in self._pieces(text, ""):
            yield len(piece)
            vectors.append(self.vector(piece))
        mean = np.mean(vectors or [np.zeros(self.n_embd, np.float32)], axis=0, dtype=np.float32)
        length = float(np.linalg.norm(mean))
        return np.asarray(mean / np.float32(length or 1), np.float32), n_tokens

    def _vectors(self, text: str, prompt: str) -> Iterator[NDArray[np.float32]]:
        """The vectors of a text, piece by piece, each behind the prompt."""
        is_empty = True
        for piece in self._pieces(text, prompt):
            is_empty = False
            yield self.vector(piece)
        if is_empty:
            yield np.zeros(self.n_embd, np.float32)

    def _pieces(self, text: str, prompt: str) -> Iterator[list[int]]:
        """The tokens of a text in pieces, each behind the prompt and as the model wants it."""
        tokens = self.tokenize(text, add_special=False)[: self._room * _MOST_PIECES]
        if not tokens:
            return
        together = self.tokenize(prompt + text, add_special=False) if prompt else tokens
        if len(together) <= self._room:
            yield [*self._head, *together, *self._tail]
            return
        before = self.tokenize(prompt.rstrip(), add_special=False) if prompt else []
        room = self._room - len(before)
        n_pieces = min(-(-len(tokens) // room), _MOST_PIECES)
        bounds = [min(len(tokens), room * n_pieces) * number // n_pieces for number in range(n_pieces + 1)]
        for begin, end in itertools.pairwise(bounds):
            yield [*self._head, *before, *tokens[begin:end], *self._tail]

    def vector(self, tokens: Sequence[int]) -> NDArray[np.float32]:
        self._weights.check()
        batch = self._batch.filled(tokens, 0, 0)
        for index in range(len(tokens)):
            batch.logits[index] = 1
        if self._memory:
            lib.llama_memory_clear(self._memory, True)
            status = lib.llama_decode(self._context, batch)
        else:  # an encoder, which remembers nothing
            status = lib.llama_encode(self._context, batch)
        self._weights.check()  # what was cut off meanwhile was read as zeros
        if status != 0:
            raise EngineError(f"llama.cpp returned {status} for an embedding")
        pointer = lib.llama_get_embeddings_seq(self._context, 0)
        if not pointer:
            raise EngineError("the model gave no embedding")
        vector = np.array(np.ctypeslib.as_array(pointer, shape=(self.n_embd,)), np.float32)
        length = float(np.linalg.norm(vector))
        if not np.isfinite(length) or length == 0:
            raise EngineError("the model gave an embedding without a direction")
        return vector / np.float32(length)

    @property
    def needs_loading(self) -> bool:
        """Whether its file was cut short or written over since it was loaded."""
        return not self._weights.are_as_loaded()

    def close(self) -> None:
        """Free context and model."""
        if self._context is not None:
            self._batch.close()
            lib.llama_free(self._context)
            if not self._is_borrowed:
                lib.llama_model_free(self._model)
                self._weights.close()
            self._context = self._model = None

    def _frame(self) -> tuple[list[int], list[int]]:
        """The tokens that the model wants before and behind a text."""
        both, framed = self.tokenize("", add_special=True), self.tokenize("a", add_special=True)
        alike = itertools.takewhile(lambda pair: pair[0] == pair[1], zip(both, framed, strict=False))
        n_before = len(list(alike))
        return both[:n_before], both[n_before:]

    def tokenize(self, text: str, *, add_special: bool) -> list[int]:
        """Nothing in the text itself becomes a control token."""
        data = text.encode("utf-8", "replace")
        size = len(data) + 8
        tokens = (lib.llama_token * size)()
        count = lib.llama_tokenize(self._vocab, data, len(data), tokens, size, add_special, False)
        if count < 0:
            raise EngineError("the text could not be tokenized")
        return list(tokens[:count])


def load(path: Path, n_threads: int = 1) -> LlamaEmbedder:
    """Load a model file that was inspected before (a broken one can kill the process).

    Raises :class:`UserError` when it cannot be loaded or gives no embeddings.
    """
    bindings.start()
    parameters = bindings.model_parameters()
    parameters.n_gpu_layers = 0  # the chat's model needs the GPU more
    model = lib.llama_model_load_from_file(os.fsencode(path), parameters)
    if not model:
        raise _unusable(path)
    context, weights = None, WeightFiles(path)
    try:
        context = _context(model, n_threads, lib.LLAMA_POOLING_TYPE_UNSPECIFIED)
        if context and lib.llama_pooling_type(context) == lib.LLAMA_POOLING_TYPE_NONE:
            lib.llama_free(context)
            context = _context(model, n_threads, lib.LLAMA_POOLING_TYPE_MEAN)
        if not context or lib.llama_pooling_type(context) not in _POOLED:
            raise _unusable(path)
        prompts = prompts_of(bindings.model_meta(model, "general.name"), path.stem)
        name = f"{path.name}:{path.stat().st_size}:{lib.llama_model_n_embd(model)}:pieces"
        name += f":{prompts.document}" if prompts.document else ""
        return LlamaEmbedder(model, context, weights, name, prompts)
    except BaseException:
        if context:
            lib.llama_free(context)
        lib.llama_model_free(model)
        weights.close()
        raise


def of_loaded(model: Any, n_threads: int, weights: WeightFiles) -> LlamaEmbedder:
    """What a loaded model that writes makes of texts, by the mean over them.

    ``weights`` are its files.  Raises :class:`EngineError` where it gives no embeddings, or there is no room
    for a context of its own.
    """
    context = _context(model, n_threads, lib.LLAMA_POOLING_TYPE_MEAN)
    if not context or lib.llama_pooling_type(context) not in _POOLED:
        if context:
            lib.llama_free(context)
        raise EngineError("this model makes no embeddings")
    return LlamaEmbedder(model, context, weights, "", borrowed=True)


def _context(model: Any, n_threads: int, pooling: int) -> Any:
    parameters = lib.llama_context_default_params()
    parameters.n_ctx = min(_N_CTX, lib.llama_model_n_ctx_train(model) or _N_CTX)
    parameters.n_batch = parameters.n_ubatch = parameters.n_ctx  # what is pooled must be one batch
    parameters.n_seq_max = 1
    parameters.embeddings = True
    parameters.pooling_type = ctypes.c_int(pooling).value
    parameters.n_threads = parameters.n_threads_batch = n_threads
    return lib.llama_init_from_model(model, parameters)


def _unusable(path: Path) -> UserError:
    return UserError(
        "embedding_model_unusable",
        N_("{name} cannot be used for embeddings.").format(name=path.name),
        N_("Choose a GGUF file of an embedding model, or none."),
        bindings.recent_log(),
    )
