"""What the model itself makes of a text when it is about to say in one word what that is about.

"I keep bees on the roof" and "What do I do for a living?" share no word, and attention between them says
little; but asked what either is about the model is about to say much the same, and what it is about to say
is its state at the last layer.  T. Jiang, S. Huang, Z. Luan, D. Wang, F. Zhuang, Scaling Sentence Embeddings
with Large Language Models, 2023 (arXiv 2307.16645), ask a model so; the words here ask for what concerns the
user, which brings questions next to what answers them.

Chosen with Qwen2.5 Coder 0.5B on tests/data/fault_choosing.txt, among eleven ways to ask, at each of the last
layers, of the last token and of the mean of all: of 24 questions without a word of their answers the right
exchange is first for 16 by this one, for 5 to 16 by the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

import llama_cpp as lib
import numpy as np

from ethervox_gui.context.edits.kv_model import SCRATCH, KVEdit, Remove
from ethervox_gui.engine.llama.attention.watch import STATE, Values, Watch
from ethervox_gui.engine.llama.text.vocabulary import Vocabulary
from ethervox_gui.engine.llama.topics.aside import steps
from ethervox_gui.engine.protocol import CancelCheck

_BEFORE: Final = 'User: "'
_BEHIND: Final = "\"\nThis is about the user's"
#: Of a longer text so many tokens are read, frame and all: its beginning and its end say what it is about.
_FIRST, _LAST = 52, 28
#: A topic has so many numbers at most.  Of more a random projection keeps what counts here, the angles
#: between them (D. Achlioptas, Database-friendly random projections, 2003): on the choosing sets 73 of 110
#: exchanges are found by 512 numbers, 75 by all 896.
WIDTH: Final = 512


class Player(Protocol):
    """The part of an engine that reads."""

    @property
    def prompt_speed(self) -> float: ...

    def decode(self, tokens: Sequence[int], seq: int, p0: int) -> None: ...

    def apply(self, edits: Sequence[KVEdit]) -> None: ...


class TopicReader:
    """Reads texts on the scratch sequence, which is empty before and after."""

    def __init__(self, model: Any, vocabulary: Vocabulary, watch: Watch) -> None:
        self._vocabulary = vocabulary
        self._watch = watch
        self._layer: int = lib.llama_model_n_layer(model) - 1
        self._projection = _projection(lib.llama_model_n_embd(model))

    def read(self, player: Player, text: str, cancelled: CancelCheck) -> bytes:
        """The topic of a text, in half precision; empty where there is none in it, or it is not told.

        Raises :class:`Cancelled` when ``cancelled`` says so, and what decoding raises.
        """
        if not text.strip():
            return b""
        # Nothing in a text becomes a mark.
        tokens = self._vocabulary.tokenize(f"{_BEFORE}{text}{_BEHIND}")
        if len(tokens) > _FIRST + _LAST:
            tokens = [*tokens[:_FIRST], *tokens[-_LAST:]]
        if self._vocabulary.add_bos:
            tokens.insert(0, self._vocabulary.bos)
        try:
            with self._watch.watching((self._layer,), (STATE,), then_stop=True):
                for start, end in steps(0, len(tokens), player.prompt_speed, cancelled):
                    player.decode(tokens[start:end], SCRATCH, start)
            seen = self._watch.seen(self._layer, STATE)
            return b"" if seen is None else self._topic(seen[-1])
        finally:
            player.apply([Remove(seq=SCRATCH)])

    def _topic(self, state: Values) -> bytes:
        length = float(np.linalg.norm(state))
        if not np.isfinite(length) or length == 0:
            return b""
        values = state / np.float32(length)
        return (values if self._projection is None else values @ self._projection).astype("<f2").tobytes()


# ---- inside ----------------------------------------------------------------------------------------


def _projection(n_embd: int) -> Values | None:
    """The same for all models of a width, for ever: topics are stored."""
    if n_embd <= WIDTH:
        return None
    signs = np.random.RandomState(WIDTH).randint(0, 2, (n_embd, WIDTH))  # its stream is frozen
    found: Values = ((2 * signs - 1) / np.sqrt(WIDTH)).astype(np.float32)
    return found
