"""llama.cpp's sampler chain behind the sampler protocol."""

from __future__ import annotations

import time
from typing import Any, Final

import llama_cpp as lib

from ethervox_gui.context.errors import EngineError
from ethervox_gui.engine.llama_candidates import Candidates
from ethervox_gui.engine.llama_decoder import Decoder
from ethervox_gui.engine.llama_library import at_once
from ethervox_gui.engine.llama_vocabulary import Vocabulary
from ethervox_gui.settings import SamplingSettings

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
