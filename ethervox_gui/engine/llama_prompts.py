"""Whole conversations as prompts, from any thread, while the engine works.

Tokenising only reads the model's vocabulary, so it needs no turn on the engine thread; a lock keeps the model
from being freed meanwhile.
"""

from __future__ import annotations

import functools
import threading
from collections.abc import Iterator, Sequence

from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.turns import Message
from ethervox_gui.engine.llama_grammar import schema_grammar
from ethervox_gui.engine.llama_vocabulary import Vocabulary
from ethervox_gui.engine.template import ChatTemplate

#: Messages whose tokens are remembered: a conversation is sent again, whole, with every request.
_REMEMBERED = 32_768


class LlamaPrompts:
    """The prompt encoder of one loaded model.

    ``vocabulary`` must not be used by anybody else, since it has a buffer of its own.
    """

    def __init__(self, vocabulary: Vocabulary, template: ChatTemplate) -> None:
        self._vocabulary, self._template = vocabulary, template
        self._lock = threading.Lock()
        self._closed = False
        self._tokens = functools.lru_cache(maxsize=_REMEMBERED)(self._tokenized)

    def measure(self, messages: Sequence[Message]) -> list[int]:
        return [len(tokens) for tokens in self._encoded(messages)]

    def prompt(self, messages: Sequence[Message]) -> list[int]:
        return [token for tokens in self._encoded(messages) for token in tokens]

    def count_tokens(self, text: str) -> int:
        return len(self._tokenized("", text, ""))  # such a text rarely comes again as it is

    def schema_grammar(self, schema: str) -> str:
        return schema_grammar(schema)

    def close(self) -> None:
        """Wait until nobody tokenises any more; from then on every method raises."""
        with self._lock:
            self._closed = True
        self._tokens.cache_clear()

    # ---- inside ------------------------------------------------------------------------------------

    def _encoded(self, messages: Sequence[Message]) -> Iterator[tuple[int, ...]]:
        pieces, asking = self._template.prompt_pieces([message.role for message in messages])
        vocabulary = self._vocabulary
        for index, ((head, tail), message) in enumerate(zip(pieces, messages, strict=True)):
            tokens = self._tokens(head, message.text, tail)
            if index == 0 and vocabulary.add_bos and tokens[:1] != (vocabulary.bos,):
                tokens = (vocabulary.bos, *tokens)
            yield tokens
        yield self._tokens(asking, "", "")

    def _tokenized(self, head: str, text: str, tail: str) -> tuple[int, ...]:
        with self._lock:
            if self._closed:
                raise EngineError("the model was closed")
            return tuple(self._vocabulary.tokenize_turn(head, text, tail))
