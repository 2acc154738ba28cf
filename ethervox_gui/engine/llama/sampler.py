"""llama.cpp's sampler chain behind the sampler protocol."""

from __future__ import annotations

import ctypes
import math
import time
from typing import Any, Final

import llama_cpp as lib
import numpy as np

from ethervox_gui.context.errors import EngineError, NoTokenError
from ethervox_gui.engine.llama.bindings import at_once
from ethervox_gui.engine.llama.decoder import Decoder
from ethervox_gui.engine.llama.text.vocabulary import Vocabulary
from ethervox_gui.settings import SamplingSettings

# Choosing a token under a grammar, which may allow none: the library's own way ends the process there.


_ENTRY: Final = np.dtype(lib.llama_token_data)
_logits: Final = at_once(lib.llama_get_logits_ith)
_accept: Final = at_once(lib.llama_sampler_accept)


class Candidates:
    """Every token of a vocabulary with its logit, as samplers take them."""

    def __init__(self, n_tokens: int) -> None:
        entries = np.zeros(n_tokens, _ENTRY)
        self._tokens = np.arange(n_tokens, dtype=np.int32)
        self._ids, self._logits = entries["id"], entries["logit"]
        self._given = ctypes.c_float * n_tokens
        self._data = entries.ctypes.data_as(lib.llama_token_data_p)
        self._array = lib.llama_token_data_array()

    def choose(self, chain: Any, context: Any, at: int) -> int:
        """As ``llama_sampler_sample``, but for :class:`NoTokenError` where no token is allowed.

        The library would choose one all the same, and accept it: the grammar then throws what nobody can
        catch, or lets the model write zeros for ever.
        """
        given = _logits(context, at)
        if not given:
            raise EngineError("there are no logits")
        logits: Any = self._given.from_address(ctypes.addressof(given.contents))
        self._ids[:] = self._tokens  # the last time they were sorted, and cut
        self._logits[:] = np.frombuffer(logits, np.float32)
        array = self._array
        array.data, array.size, array.selected, array.sorted = self._data, len(self._logits), -1, False
        lib.llama_sampler_apply(chain, array)
        if not 0 <= array.selected < array.size:
            raise EngineError("no token was chosen")
        chosen = array.data[array.selected]
        if not chosen.logit > -math.inf:  # a token that is not allowed, and only where none is; or no number
            raise NoTokenError("the model has no token for what has to come next")
        token: int = chosen.id
        _accept(chain, token)
        return token


_PENALTY_WINDOW: Final = 64

_sample_at_once: Final = at_once(lib.llama_sampler_sample)

#: In larger vocabularies choosing takes longer, and the others may work meanwhile.
_LARGE_VOCABULARY: Final = 1 << 18


class LlamaSampler:
    """A chain of samplers: grammar first, then penalties, cuts, temperature and the choice."""

    was_cut = False

    def __init__(
        self,
        context: Any,
        decoder: Decoder,
        vocabulary: Vocabulary,
        sampling: SamplingSettings,
        grammar: str = "",
    ) -> None:
        self._context = context
        self._decoder = decoder
        quick = vocabulary.n_tokens < _LARGE_VOCABULARY
        self._sample = _sample_at_once if quick else lib.llama_sampler_sample
        self._chain = lib.llama_sampler_chain_init(lib.llama_sampler_chain_default_params())
        if grammar:
            held = lib.llama_sampler_init_grammar(vocabulary.handle, grammar.encode(), b"root")
            if not held:
                self.close()
                raise EngineError("the grammar cannot be used")
            self._add(held)
            self._sample = Candidates(vocabulary.n_tokens).choose
        if sampling.repeat_penalty != 1.0:
            self._add(
                lib.llama_sampler_init_penalties(
                    vocabulary.n_tokens, _PENALTY_WINDOW, sampling.repeat_penalty, 0.0, 0.0
                )
            )
        if sampling.temperature == 0:
            self._add(lib.llama_sampler_init_greedy())
            return
        if sampling.top_k:
            self._add(lib.llama_sampler_init_top_k(sampling.top_k))
        if sampling.top_p < 1:
            self._add(lib.llama_sampler_init_top_p(sampling.top_p, 1))
        if sampling.min_p > 0:
            self._add(lib.llama_sampler_init_min_p(sampling.min_p, 1))
        self._add(lib.llama_sampler_init_temp(sampling.temperature))
        seed = sampling.seed if sampling.seed >= 0 else time.time_ns() & 0x7FFFFFFF
        self._add(lib.llama_sampler_init_dist(seed))

    def sample(self, at: int = -1) -> int:
        """The next token, from the logits at ``at`` in the last batch; the chain accepts it.

        Raises :class:`NoTokenError` where the grammar allows none; there is no way on from there.
        """
        if not self._decoder.has_logits:
            raise EngineError("there is nothing to sample from: the last decode failed")
        token: int = self._sample(self._chain, self._context, at)
        return token

    def close(self) -> None:
        if self._chain is not None:
            lib.llama_sampler_free(self._chain)
            self._chain = None

    def _add(self, sampler: Any) -> None:
        lib.llama_sampler_chain_add(self._chain, sampler)
