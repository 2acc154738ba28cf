"""Choosing a token under a grammar, which may allow none: the library's own way ends the process there."""

from __future__ import annotations

import ctypes
import math
from typing import Any, Final

import llama_cpp as lib
import numpy as np

from ethervox_gui.context.errors import EngineError, NoTokenError
from ethervox_gui.engine.llama_library import at_once

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
