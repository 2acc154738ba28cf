"""Whole conversations as prompts, from any thread, while the engine works.

Tokenising only reads the model's vocabulary, so it needs no turn on the engine thread; a lock keeps the model
from being freed meanwhile.
"""

from __future__ import annotations

import functools
import json
import threading
from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.turns import thinking
from ethervox_gui.context.turns.turns import Message, Role
from ethervox_gui.engine.llama.text.json_grammar import schema_grammar
from ethervox_gui.engine.llama.text.vocabulary import Vocabulary
from ethervox_gui.engine.llama.text.word_cache import Words
from ethervox_gui.engine.templates.chat_template import ChatTemplate, TurnPieces

#: Messages whose tokens are remembered: a conversation is sent again, whole, with every request.
_REMEMBERED = 32_768

_GRAMMARS_KEPT = 8

#: Sets of tools whose prompts are kept ready.
_TOOLS_KEPT = 8

_CLOSED = "the model was closed"


class LlamaPrompts:
    """The prompt encoder of one loaded model.

    ``vocabulary`` must not be used by anybody else, since it has a buffer of its own.
    """

    def __init__(
        self, vocabulary: Vocabulary, template: ChatTemplate, lock: threading.Lock | None = None
    ) -> None:
        self._vocabulary, self._template = vocabulary, template
        self._lock = lock or threading.Lock()
        self._telling: OrderedDict[str, LlamaPrompts | None] = OrderedDict()
        self._closed = False
        self._tokens = functools.lru_cache(maxsize=_REMEMBERED)(self._tokenized)
        self._sizes: dict[tuple[str, str, str], int] = {}
        self._frame = functools.lru_cache(maxsize=256)(vocabulary.frame)
        self._words = Words(vocabulary)
        # A request asks for its grammar before it waits for its turn, and again then.
        self._grammar = functools.lru_cache(maxsize=_GRAMMARS_KEPT)(self._grammar_of)

    def measure(self, messages: Sequence[Message]) -> list[int]:
        if not self._words.is_exact:
            return [len(tokens) for tokens in self._encoded(messages)]
        pieces, asking = self._template.prompt_pieces([message.role for message in messages])
        keys = [(head, text, tail) for (head, tail), (_, text) in zip(pieces, messages, strict=True)]
        with self._lock:
            if self._closed:
                raise EngineError(_CLOSED)
            new = [key for key in keys if key not in self._sizes]
            if new:
                self._count(new)
            sizes = [self._sizes[key] for key in keys]
            self._forget()
        if sizes and self._vocabulary.add_bos:
            # A template that spells it itself gets no second one.
            sizes[0] = len(next(self._encoded(messages, (pieces, asking))))
        return [*sizes, len(self._tokens(asking, "", ""))]

    def prompt(self, messages: Sequence[Message]) -> list[int]:
        return [token for tokens in self._encoded(messages) for token in tokens]

    def count_tokens(self, text: str) -> int:
        return len(self._tokenized("", text, ""))  # such a text rarely comes again as it is

    def text_tokens(self, text: str) -> list[int]:
        begin = [self._vocabulary.bos] if self._vocabulary.add_bos else []
        return [*begin, *self._tokenized("", text, "")]

    def telling_of(self, tools: Sequence[Mapping[str, Any]]) -> LlamaPrompts | None:
        described = json.dumps(tools)
        if described not in self._telling:
            self._telling[described] = self._made_for(tools)
            while len(self._telling) > _TOOLS_KEPT:
                self._telling.popitem(last=False)
        return self._telling[described]

    def reply_start(self, messages: Sequence[Message]) -> str:
        _, asking = self._template.prompt_pieces([message.role for message in messages])
        return thinking.opened_by(asking)

    @property
    def n_vocabulary(self) -> int:
        return self._vocabulary.n_tokens

    def schema_grammar(self, schema: str) -> str:
        return self._grammar(schema)

    def close(self) -> None:
        """Wait until nobody tokenises any more; from then on every method raises."""
        with self._lock:
            self._closed = True
        for telling in list(self._telling.values()):
            if telling is not None:
                telling.close()
        self._tokens.cache_clear()
        self._sizes.clear()

    # ---- inside ------------------------------------------------------------------------------------

    def _made_for(self, tools: Sequence[Mapping[str, Any]]) -> LlamaPrompts | None:
        # What a template writes may become control tokens, and what a program says of its tools must not.
        said = json.dumps(tools, ensure_ascii=False)
        with self._lock:
            if self._closed:
                raise EngineError(_CLOSED)
            spells = self._vocabulary.spells_marks(said) or self._vocabulary.control_tokens_in(said)
        if spells:
            return None
        try:
            template = self._template.telling_of(tools)
            template.prompt_pieces([Role.SYSTEM, Role.USER, Role.ASSISTANT, Role.TOOL, Role.USER])
        except EngineError:
            return None
        return LlamaPrompts(self._vocabulary, template, self._lock)

    def _encoded(
        self, messages: Sequence[Message], rendered: tuple[Sequence[TurnPieces], str] | None = None
    ) -> Iterator[tuple[int, ...]]:
        pieces, asking = rendered or self._template.prompt_pieces([message.role for message in messages])
        vocabulary = self._vocabulary
        for index, ((head, tail), message) in enumerate(zip(pieces, messages, strict=True)):
            tokens = self._tokens(head, message.text, tail)
            if index == 0 and vocabulary.add_bos and tokens[:1] != (vocabulary.bos,):
                tokens = (vocabulary.bos, *tokens)
            yield tokens
        yield self._tokens(asking, "", "")

    def _count(self, keys: Sequence[tuple[str, str, str]]) -> None:
        """Count texts between a template's pieces, all of them together."""
        vocabulary, sizes, frame = self._vocabulary, self._sizes, self._frame
        frames = [frame(head, tail) for head, _, tail in keys]
        runs = [f"{f.opening}{text}{f.closing}" for f, (_, text, _) in zip(frames, keys, strict=True)]
        for key, f, count in zip(keys, frames, self._words.count(runs), strict=True):
            sizes[key] = len(f.before) + count + len(f.after)
        if vocabulary.marks_in_texts:
            for key, run in zip(keys, runs, strict=True):
                if vocabulary.spells_marks(run):  # then it is tokenised in parts
                    sizes[key] = len(vocabulary.tokenize_turn(*key))

    def _grammar_of(self, schema: str) -> str:
        with self._lock:
            if self._closed:
                raise EngineError(_CLOSED)
            return schema_grammar(schema, self._vocabulary.handle)

    def _forget(self) -> None:
        """The oldest go first; a conversation is longer only where nobody sends it whole."""
        if len(self._sizes) > _REMEMBERED:
            for key in list(islice(self._sizes, len(self._sizes) // 2)):
                del self._sizes[key]

    def _tokenized(self, head: str, text: str, tail: str) -> tuple[int, ...]:
        with self._lock:
            if self._closed:
                raise EngineError(_CLOSED)
            frame = self._frame(head, tail)
            run = f"{frame.opening}{text}{frame.closing}"
            if not self._words.is_exact or self._vocabulary.spells_marks(run):
                return tuple(self._vocabulary.tokenize_turn(head, text, tail))
            return (*frame.before, *self._words.tokenize(run), *frame.after)
