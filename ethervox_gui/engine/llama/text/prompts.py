"""Whole conversations as prompts, from any thread, while the engine works."""

from __future__ import annotations

import functools
import json
from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.requests.pictures import Placed, is_cell
from ethervox_gui.context.turns import thinking
from ethervox_gui.context.turns.turns import MadeCall, Message, Role
from ethervox_gui.engine.llama.text.json_grammar import schema_grammar
from ethervox_gui.engine.llama.text.kept_tokens import KeptTokens, Piece
from ethervox_gui.engine.llama.text.told_tools import (
    CALLS_KEPT,
    TOOLS_KEPT,
    spells_control,
    spells_control_in_calls,
    telling,
)
from ethervox_gui.engine.llama.text.vocabulary import Vocabulary
from ethervox_gui.engine.protocol import NoPictures, PictureReader
from ethervox_gui.engine.templates.chat_template import ChatTemplate, TurnPieces
from ethervox_gui.engine.templates.written_calls import CallTurn, Speaker, speaker_of, text_of

_GRAMMARS_KEPT = 8


class LlamaPrompts:
    """The prompt encoder of one loaded model.

    ``vocabulary`` must not be used by anybody else, since it has a buffer of its own.  The prompts of this
    model that tell of tools have in common what it ``keeps``, and are closed with it.
    """

    def __init__(
        self,
        vocabulary: Vocabulary,
        template: ChatTemplate,
        keeps: KeptTokens | None = None,
        pictures: PictureReader | None = None,
    ) -> None:
        self._vocabulary, self._template = vocabulary, template
        self._pictures = pictures or NoPictures()
        self._keeps = keeps or KeptTokens(vocabulary)
        # Those that tell of tools, and whether a kept conversation begins so, too.
        self._telling: OrderedDict[str, tuple[LlamaPrompts | None, bool]] = OrderedDict()
        self._spells_control = functools.lru_cache(maxsize=CALLS_KEPT)(self._spells)
        # A request asks for its grammar before it waits for its turn, and again then.
        self._grammar = functools.lru_cache(maxsize=_GRAMMARS_KEPT)(self._grammar_of)

    def measure(self, messages: Sequence[Message], pictures: Sequence[Placed] = ()) -> list[int]:
        pieces = self._pieces(messages)
        sizes = None if pictures else self._keeps.sizes(pieces)
        if sizes is None:
            return [len(tokens) for tokens in self._encoded(pieces, pictures)]
        if self._vocabulary.add_bos:
            # A template that spells it itself gets no second one.
            sizes[0] = len(next(self._encoded(pieces)))
        return sizes

    def prompt(
        self, messages: Sequence[Message], pictures: Sequence[Placed] = (), begun: str = ""
    ) -> list[int]:
        pieces = self._pieces(messages)
        if begun:
            asking, *_, goes_on = pieces.pop()
            pieces.append((thinking.closed(asking), begun, "", goes_on))
        found = [token for tokens in self._encoded(pieces, pictures) for token in tokens]
        if found and is_cell(found[-1]):
            raise EngineError("the model's template puts nothing behind a picture")
        return found

    @property
    def pictures(self) -> PictureReader:
        return self._pictures

    def count_tokens(self, text: str) -> int:
        return len(self._keeps.text_tokens(text))

    def text_tokens(self, text: str) -> list[int]:
        begin = [self._vocabulary.bos] if self._vocabulary.add_bos else []
        return [*begin, *self._keeps.text_tokens(text)]

    def fill_in_tokens(self, before: str, behind: str) -> list[int] | None:
        if self._vocabulary.fills_in is None:
            return None
        first, second, third = self._vocabulary.fills_in
        begin = [self._vocabulary.bos] if self._vocabulary.add_bos else []
        tokens = self._keeps.text_tokens
        return [*begin, first, *tokens(before), second, *tokens(behind), third]

    def pieces(self, tokens: Sequence[int]) -> list[bytes]:
        return self._keeps.pieces(tokens)

    def telling_of(self, tools: Sequence[Mapping[str, Any]], *, kept: bool = False) -> LlamaPrompts | None:
        described, known = json.dumps(tools), self._telling
        with self._keeps.lock:
            found = known.get(described)
            if found is not None:
                known.move_to_end(described)
        if found is None:
            found = self._made_for(tools)
            with self._keeps.lock:
                known[described] = found
                while len(known) > TOOLS_KEPT:
                    known.popitem(last=False)
        prompts, is_alike = found
        return prompts if is_alike or not kept else None

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
        self._keeps.close()

    # ---- inside ------------------------------------------------------------------------------------

    def _made_for(self, tools: Sequence[Mapping[str, Any]]) -> tuple[LlamaPrompts | None, bool]:
        with self._keeps.lock:
            self._keeps.check()
            spells = spells_control(self._vocabulary, tools)
        template = None if spells else telling(self._template, tools)
        if template is None:
            return None, False
        found = LlamaPrompts(self._vocabulary, template, self._keeps, self._pictures)
        return found, template.differs_first(self._template)

    def _pieces(self, messages: Sequence[Message]) -> list[Piece]:
        """Each message as the template places it, and last what asks for the reply."""
        self._template.keep_up()  # a server runs for weeks, and some templates say which day it is
        pieces, asking, texts = self._placed(messages)
        if not self._keeps.adds_space:
            found = [(head, text, tail, False) for (head, tail), text in zip(pieces, texts, strict=True)]
            return [*found, (asking, "", "", False)]
        found, goes_on = [], False
        for (head, tail), text in zip(pieces, texts, strict=True):
            found.append((head, text, tail, goes_on))
            goes_on = self._vocabulary.goes_on_behind(head, text, tail, goes_on)
        return [*found, (asking, "", "", goes_on)]

    def _placed(self, messages: Sequence[Message]) -> tuple[list[TurnPieces], str, list[str]]:
        """What stands around the texts of messages, what asks for the reply, and these texts.

        Calls are in the template's own form where it has one, which takes all of a call but its name then.
        """
        speakers = [speaker_of(message, self._spells_control) for message in messages]
        if any(isinstance(speaker, CallTurn) for speaker in speakers):
            try:
                pieces, asking = self._template.prompt_pieces(speakers)
            except EngineError:
                pass  # then in the words of our own
            else:
                return pieces, asking, list(map(self._text, pieces, messages, speakers))
        roles = [message.role for message in messages]
        pieces, asking = self._template.prompt_pieces(roles)
        return pieces, asking, list(map(self._text, pieces, messages, roles))

    def _text(self, around: TurnPieces, message: Message, speaker: Speaker) -> str:
        """What stands in the place of a message's text."""
        text = text_of(message, speaker)
        return self._template.behind_head(around.head, text) if speaker == Role.ASSISTANT else text

    def _spells(self, calls: tuple[MadeCall, ...]) -> bool:
        with self._keeps.lock:
            self._keeps.check()
            return spells_control_in_calls(self._vocabulary, calls)

    def _encoded(self, pieces: Sequence[Piece], pictures: Sequence[Placed] = ()) -> Iterator[Sequence[int]]:
        vocabulary = self._vocabulary
        for index, piece in enumerate(pieces):
            here = [placed for placed in pictures if placed.message == index]
            tokens = self._around(piece, here) if here else self._keeps.tokens(piece)
            is_first = index == 0 < len(pieces) - 1
            if is_first and vocabulary.add_bos and list(tokens[:1]) != [vocabulary.bos]:
                tokens = (vocabulary.bos, *tokens)
            yield tokens

    def _around(self, piece: Piece, pictures: Sequence[Placed]) -> list[int]:
        """The tokens of a message in whose text pictures stand: each text between them is one that begins."""
        head, text, tail, goes_on = piece
        found: list[int] = []
        begun = 0
        for _, at, picture in pictures:
            found += self._keeps.tokens((head, text[begun:at], "", goes_on))
            found += picture.tokens
            head, begun, goes_on = "", at, False
        return [*found, *self._keeps.tokens((head, text[begun:], tail, goes_on))]

    def _grammar_of(self, schema: str) -> str:
        with self._keeps.lock:
            self._keeps.check()
            return schema_grammar(schema, self._vocabulary.handle)
