"""From messages to tokens with a model's own template and vocabulary."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import llama_cpp as lib

from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.text import N_
from ethervox_gui.context.turns import thinking
from ethervox_gui.context.turns.turns import Message, Role
from ethervox_gui.engine.chat_template import CHATML, ChatTemplate
from ethervox_gui.engine.llama.text.vocabulary import Vocabulary
from ethervox_gui.engine.protocol import Encoding

#: A conversation in which each kind of turn stands once: what its pieces hold is the template's structure.
_SAMPLE = (Role.SYSTEM, Role.USER, Role.ASSISTANT, Role.TOOL, Role.ASSISTANT, Role.USER)


class LlamaEncoder:
    """A loaded model's chat template over its vocabulary; a vocabulary alone will do.

    ``source`` is the template, where it is not the model's own.  ``notices`` are sentences for the user.
    """

    def __init__(self, model: Any, source: str | None = None) -> None:
        if source is None:
            found = lib.llama_model_chat_template(model, None)
            source = found.decode("utf-8", "replace") if found else ""
        self.vocabulary = Vocabulary(model, source or CHATML)
        self.notices: list[str] = []
        self.template = self._chat_template(source)
        pieces = self.template.pieces(_SAMPLE)
        prompt = self.template.generation_prompt(_SAMPLE)
        self.vocabulary.set_structure([*(part for piece in pieces for part in piece), prompt])
        following = [*(piece.head for piece in pieces[1:]), prompt]
        self._joins = any(
            self.vocabulary.last_run(piece.tail) and self.vocabulary.begins_with_text(after)
            for piece, after in zip(pieces, following, strict=True)
        )

    def encode(self, messages: Sequence[Message], start: int = 0, *, generation: bool = False) -> Encoding:
        """As :meth:`ethervox_gui.engine.protocol.Engine.encode`."""
        roles = [message.role for message in messages]
        vocabulary = self.vocabulary
        turns: list[tuple[int, ...]] = []
        before = max(start - 1, 0)  # its end decides how the first begins
        pieces = self.template.pieces(roles, before) if before < len(roles) else []
        run, goes_on = "", False
        for index, (head, whole_tail) in enumerate(pieces, before):
            role, text = messages[index]
            tail, next_run = self._parted(whole_tail)
            if index >= start:
                tokens = vocabulary.tokenize_turn(
                    run + head, text, tail, own=role is Role.ASSISTANT, goes_on=goes_on
                )
                if index == 0 and vocabulary.add_bos and tokens[:1] != [vocabulary.bos]:
                    tokens.insert(0, vocabulary.bos)
                turns.append(tuple(tokens))
            run, goes_on = next_run, vocabulary.ends_with_text(head + text + tail)
        prompt: tuple[int, ...] = ()
        if generation:
            text = run + self.template.generation_prompt(roles)
            prompt = tuple(vocabulary.tokenize_turn(text, "", "", goes_on=goes_on))
        return Encoding(tuple(turns), prompt)

    def reply_start(self, messages: Sequence[Message]) -> str:
        """As :meth:`ethervox_gui.engine.protocol.Engine.reply_start`."""
        return thinking.opened_by(self.template.generation_prompt([message.role for message in messages]))

    def reply_end(self, messages: Sequence[Message]) -> tuple[int, ...]:
        """As :meth:`ethervox_gui.engine.protocol.Engine.reply_end`."""
        roles = [*(message.role for message in messages), Role.ASSISTANT]
        ending = self.template.pieces(roles, len(roles) - 1)[0].tail
        return tuple(self.vocabulary.tokenize_turn("", "", self._parted(ending)[0], goes_on=True))

    def _parted(self, tail: str) -> tuple[str, str]:
        """A turn's tail, and what of it belongs to the next turn.

        Some templates begin a turn with a word and end the one before with line breaks: tokens would not be
        those of the whole rendering if the two were tokenised apart.
        """
        run = self.vocabulary.last_run(tail) if self._joins else ""
        return tail[: len(tail) - len(run)], run

    def _chat_template(self, source: str) -> ChatTemplate:
        vocabulary = self.vocabulary
        if not source:
            self.notices.append(N_("This model brings no chat template, so ChatML is used."))
            return ChatTemplate(CHATML)
        try:
            bos, eos = vocabulary.spelling(vocabulary.bos), vocabulary.spelling(vocabulary.eos)
            template = ChatTemplate(source, bos=bos, eos=eos)
            template.pieces(_SAMPLE)
            return template
        except EngineError as error:
            words = N_("This model's chat template cannot be used ({error}), so ChatML is used.")
            self.notices.append(words.format(error=error))
            return ChatTemplate(CHATML)
