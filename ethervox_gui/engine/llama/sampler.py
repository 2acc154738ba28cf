"""llama.cpp's sampler chain behind the sampler protocol, also under a grammar that may allow no token.

The library's own way to sample under such a grammar ends the process, so candidates are tried one by one.  A
model file may recommend values: the ``general.sampling.*`` keys of its metadata.
"""

from __future__ import annotations

import ctypes
import math
import time
from collections.abc import Callable, Mapping
from typing import Any, Final

import llama_cpp as lib
import numpy as np
from numpy.typing import NDArray

from ethervox_gui.context.errors import EngineError, NoTokenError
from ethervox_gui.engine.llama.bindings import at_once, model_meta
from ethervox_gui.engine.llama.decoder import Decoder
from ethervox_gui.engine.llama.text.characters import Text
from ethervox_gui.engine.llama.text.vocabulary import Vocabulary
from ethervox_gui.engine.protocol import NO_BIAS
from ethervox_gui.settings import Sampling, SamplingSettings
from ethervox_gui.settings.sampling import known_samplers

#: What DRY does not look past: llama.cpp's own (``common_params_sampling.dry_sequence_breakers``).
_BREAKERS: Final = (b"\n", b":", b'"', b"*")

#: Tokens from which Mirostat 1 estimates how surprising a choice is: what its authors and llama.cpp take.
_MIROSTAT_TOKENS: Final = 100

_sample_at_once: Final = at_once(lib.llama_sampler_sample)

#: In larger vocabularies choosing takes longer, and the others may work meanwhile.
_LARGE_VOCABULARY: Final = 1 << 18


class LlamaNextToken:
    """How likely each token is to come next, by the logits of one decode."""

    def __init__(self, logits: NDArray[np.float32]) -> None:
        beyond = logits - logits.max()
        self._logs: NDArray[np.float32] = beyond - np.log(np.exp(beyond).sum())

    def divergence(self, other: LlamaNextToken) -> float:
        """KL(this ‖ other), in nats; what rounding takes below 0 is 0."""
        shares = np.exp(self._logs)
        return max(float((shares * (self._logs - other._logs)).sum()), 0.0)

    def agrees(self, other: LlamaNextToken) -> bool:
        """Whether the likeliest token is the same."""
        return bool(self._logs.argmax() == other._logs.argmax())


class LlamaSampler:
    """A chain of samplers: grammar first, then biases, penalties, cuts, temperature and the choice.

    The order of those is llama.cpp's (``common_sampler_init``), or the one that was asked for.
    """

    was_cut = False

    def __init__(
        self,
        context: Any,
        decoder: Decoder,
        vocabulary: Vocabulary,
        sampling: Sampling,
        grammar: str = "",
        bias: Mapping[int, float] = NO_BIAS,
    ) -> None:
        self._context = context
        self._decoder = decoder
        quick = vocabulary.n_tokens < _LARGE_VOCABULARY
        self._sample = _sample_at_once if quick else lib.llama_sampler_sample
        self.chain = lib.llama_sampler_chain_init(lib.llama_sampler_chain_default_params())
        if grammar:
            held = lib.llama_sampler_init_grammar(vocabulary.handle, grammar.encode(), b"root")
            if not held:
                self.close()
                raise EngineError("the grammar cannot be used")
            self._add(held)
            self._sample = Candidates(vocabulary).choose
        if bias:
            biases = (lib.llama_logit_bias * len(bias))(*bias.items())
            self._add(lib.llama_sampler_init_logit_bias(vocabulary.n_tokens, len(bias), biases))
        seed = sampling.seed if sampling.seed >= 0 else time.time_ns() & 0x7FFFFFFF
        greedy = sampling.temperature == 0
        if greedy or sampling.mirostat == 0:
            # Of the cuts none changes which token is the likeliest.
            for name in ("penalties", "dry") if greedy else sampling.chain:
                self.add_named(name, sampling, vocabulary, seed)
            self._add(lib.llama_sampler_init_greedy() if greedy else lib.llama_sampler_init_dist(seed))
        else:
            self._add(lib.llama_sampler_init_temp(sampling.temperature))
            tau, eta = sampling.mirostat_tau, sampling.mirostat_eta
            if sampling.mirostat == 1:
                n_tokens = vocabulary.n_tokens
                self._add(lib.llama_sampler_init_mirostat(n_tokens, seed, tau, eta, _MIROSTAT_TOKENS))
            else:
                self._add(lib.llama_sampler_init_mirostat_v2(seed, tau, eta))

    def sample(self, at: int = -1) -> int:
        """The next token, from the logits at ``at`` in the last batch; the chain accepts it.

        Raises :class:`NoTokenError` where the grammar allows none; there is no way on from there.
        """
        if not self._decoder.has_logits:
            raise EngineError("there is nothing to sample from: the last decode failed")
        token: int = self._sample(self.chain, self._context, at)
        return token

    def close(self) -> None:
        if self.chain is not None:
            lib.llama_sampler_free(self.chain)
            self.chain = None

    def add_named(self, name: str, sampling: Sampling, vocabulary: Vocabulary, seed: int) -> None:
        """Add a sampler of the chain, unless it would change nothing."""
        match name:
            case "penalties" if sampling.penalizes:
                penalty = sampling.repeat_penalty
                # The others are for all of a reply, as OpenAI has them; the repeat penalty has a window.
                window = self._window(sampling.repeat_window if penalty != 1.0 else -1)
                others = sampling.frequency_penalty, sampling.presence_penalty
                self._add(lib.llama_sampler_init_penalties(vocabulary.n_tokens, window, penalty, *others))
            case "dry" if sampling.dry_multiplier > 0:
                breakers = (ctypes.c_char_p * len(_BREAKERS))(*_BREAKERS)
                self._add(
                    lib.llama_sampler_init_dry(
                        vocabulary.handle,
                        sampling.dry_multiplier,
                        sampling.dry_base,
                        sampling.dry_allowed_length,
                        self._window(sampling.dry_window),
                        breakers,
                        len(_BREAKERS),
                    )
                )
            case "top_k" if sampling.top_k:
                self._add(lib.llama_sampler_init_top_k(sampling.top_k))
            case "top_p" if sampling.top_p < 1:
                self._add(lib.llama_sampler_init_top_p(sampling.top_p, 1))
            case "min_p" if sampling.min_p > 0:
                self._add(lib.llama_sampler_init_min_p(sampling.min_p, 1))
            case "xtc" if sampling.xtc_probability > 0:
                share, bound = sampling.xtc_probability, sampling.xtc_threshold
                self._add(lib.llama_sampler_init_xtc(share, bound, 1, seed))
            case "temperature":
                self._add(lib.llama_sampler_init_temp(sampling.temperature))
            case _:
                pass

    def _window(self, n_tokens: int) -> int:
        """The library takes no -1 any more: that many tokens are as many as there can be."""
        return n_tokens if n_tokens >= 0 else lib.llama_n_ctx(self._context)

    def _add(self, sampler: Any) -> None:
        lib.llama_sampler_chain_add(self.chain, sampler)


_ENTRY: Final = np.dtype(lib.llama_token_data)
_logits: Final = at_once(lib.llama_get_logits_ith)
_accept: Final = at_once(lib.llama_sampler_accept)


class Candidates:
    """Every token of a vocabulary with its logit, as samplers take them; what they choose stays UTF-8."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        n_tokens = vocabulary.n_tokens
        self._characters, self._text = vocabulary.characters, Text(vocabulary.piece)
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
        token = self._chosen(chain, context, at)
        begun = self._text.begun
        if not self._text.takes(token):  # seldom, so only then all are looked at
            token = self._chosen(chain, context, at, self._characters.misfits(begun))
            self._text.takes(token)
        _accept(chain, token)
        return token

    def _chosen(self, chain: Any, context: Any, at: int, without: NDArray[np.bool_] | None = None) -> int:
        """The token that the chain chooses, which it has not accepted, of all but those ``without``."""
        given = _logits(context, at)
        if not given:
            raise EngineError("there are no logits")
        logits: Any = self._given.from_address(ctypes.addressof(given.contents))
        self._ids[:] = self._tokens  # the last time they were sorted, and cut
        self._logits[:] = np.frombuffer(logits, np.float32)
        if without is not None:
            self._logits[without] = -math.inf
        array = self._array
        array.data, array.size, array.selected, array.sorted = self._data, len(self._logits), -1, False
        lib.llama_sampler_apply(chain, array)
        if not 0 <= array.selected < array.size:
            raise EngineError("no token was chosen")
        chosen = array.data[array.selected]
        if not chosen.logit > -math.inf:  # a token that is not allowed, and only where none is; or no number
            raise NoTokenError("the model has no token for what has to come next")
        token: int = chosen.id
        return token


def _at_least_zero(value: str) -> float:
    """llama.cpp takes what is below for “off”, too."""
    return max(0.0, float(value))


def _whole(value: str) -> int:
    number = float(value)
    return int(number) if math.isfinite(number) else -2  # which no field takes


#: Setting → the library's key, and how its text becomes a value.
_KEYS: Final[dict[str, tuple[int, Callable[[str], float | int | str]]]] = {
    "temperature": (lib.LLAMA_MODEL_META_KEY_SAMPLING_TEMP, _at_least_zero),
    "top_k": (lib.LLAMA_MODEL_META_KEY_SAMPLING_TOP_K, lambda value: max(0, _whole(value))),
    "top_p": (lib.LLAMA_MODEL_META_KEY_SAMPLING_TOP_P, float),
    "min_p": (lib.LLAMA_MODEL_META_KEY_SAMPLING_MIN_P, _at_least_zero),
    "repeat_penalty": (lib.LLAMA_MODEL_META_KEY_SAMPLING_PENALTY_REPEAT, float),
    "repeat_window": (lib.LLAMA_MODEL_META_KEY_SAMPLING_PENALTY_LAST_N, _whole),
    "xtc_probability": (lib.LLAMA_MODEL_META_KEY_SAMPLING_XTC_PROBABILITY, _at_least_zero),
    "xtc_threshold": (lib.LLAMA_MODEL_META_KEY_SAMPLING_XTC_THRESHOLD, float),
    "mirostat": (lib.LLAMA_MODEL_META_KEY_SAMPLING_MIROSTAT, _whole),
    "mirostat_tau": (lib.LLAMA_MODEL_META_KEY_SAMPLING_MIROSTAT_TAU, float),
    "mirostat_eta": (lib.LLAMA_MODEL_META_KEY_SAMPLING_MIROSTAT_ETA, float),
    "sequence": (lib.LLAMA_MODEL_META_KEY_SAMPLING_SEQUENCE, known_samplers),
}


def recommended(model: Any) -> SamplingSettings:
    """What the loaded model recommends; a value that fits no setting counts as not said."""
    found: dict[str, Any] = {}
    for name, (number, read) in _KEYS.items():
        key = lib.llama_model_meta_key_str(number)
        text = model_meta(model, key.decode()) if key else ""
        if not text:
            continue
        try:
            value = read(text)
            SamplingSettings.model_validate({name: value})
        except ValueError:
            continue
        found[name] = value
    return SamplingSettings.model_validate(found)
