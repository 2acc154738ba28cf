"""From messages to tokens with a model's own template and vocabulary."""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import llama_cpp as lib

from ethervox_gui.context.calls.forms import NativeForm
from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.text import N_
from ethervox_gui.context.turns import thinking
from ethervox_gui.context.turns.turns import Message, Role
from ethervox_gui.engine.llama.text.told_tools import (
    CALLS_KEPT,
    Beginning,
    ToldTools,
    spells_control_in_calls,
)
from ethervox_gui.engine.llama.text.vocabulary import Vocabulary
from ethervox_gui.engine.protocol import Encoding
from ethervox_gui.engine.templates.chat_template import CHATML, ChatTemplate
from ethervox_gui.engine.templates.own_prompt import OwnPrompt, without
from ethervox_gui.engine.templates.plain_text import stand_in
from ethervox_gui.engine.templates.tool_template import ToolTemplate
from ethervox_gui.engine.templates.written_calls import Speaker, speaker_of, text_of

#: A conversation in which each kind of turn stands once: what its pieces hold is the template's structure.
_SAMPLE = (Role.SYSTEM, Role.USER, Role.ASSISTANT, Role.TOOL, Role.ASSISTANT, Role.USER)


class LlamaEncoder:
    """A loaded model's chat template over its vocabulary; a vocabulary alone will do.

    ``source`` is the template, where it is not the model's own.  ``notices`` are sentences for the user;
    ``stops`` are texts at which a reply ends, where another form stands in for the model's own
    (``stands_in``), and ``has_template`` is whether it brings one at all.
    """

    def __init__(self, model: Any, source: str | None = None) -> None:
        if source is None:
            found = lib.llama_model_chat_template(model, None)
            source = found.decode("utf-8", "replace") if found else ""
        self.vocabulary = Vocabulary(model, source or CHATML)
        self.notices: list[str] = []
        self._source = source
        self.has_template = bool(source)
        self.stands_in = False
        self.stops: tuple[str, ...] = ()
        self._plain = self.template = self._chat_template(source)
        self._form: NativeForm | None = None
        self._told = ToldTools(self.vocabulary, self._plain)
        # All that stands in a chat is put to the template again with each of its messages.
        self._speaker = functools.lru_cache(maxsize=CALLS_KEPT)(self._speaker_uncached)
        self._follow_template()

    def offer_tools(self, offered: bool) -> NativeForm | None:
        """As :meth:`ethervox_gui.engine.protocol.Engine.offer_tools`."""
        found = self._with_tools if offered else None
        template = found or self._plain
        self._form = found.form if found is not None else None
        if template is not self.template:
            self.template = template
            self.__dict__.pop("own_prompt", None)
            self._follow_template()
            self.vocabulary.show(self._form.hidden if self._form is not None else ())
        return self._form

    @functools.cached_property
    def _with_tools(self) -> ToolTemplate | None:
        """The template that knows the tool; ``None`` where there is none, or its calls could not be read."""
        if self.stands_in:
            return None
        vocabulary = self.vocabulary
        bos, eos = vocabulary.spelling(vocabulary.bos), vocabulary.spelling(vocabulary.eos)
        try:
            found = ToolTemplate(self._source, bos=bos, eos=eos, ends=vocabulary.ends(), base=self._plain)
            found.pieces(_SAMPLE)
        except EngineError:
            return None
        found.set_marks(vocabulary.control_tokens_in(found.call + "".join(found.form.openings)))
        return found

    def _follow_template(self) -> None:
        pieces = self.template.pieces(_SAMPLE)
        prompt = self.template.generation_prompt(_SAMPLE)
        self.vocabulary.set_structure([*(part for piece in pieces for part in piece), prompt])
        following = [*(piece.head for piece in pieces[1:]), prompt]
        self._joins = any(
            self.vocabulary.last_run(piece.tail) and self.vocabulary.begins_with_text(after)
            for piece, after in zip(pieces, following, strict=True)
        )

    def encode(
        self,
        messages: Sequence[Message],
        start: int = 0,
        *,
        generation: bool = False,
        open_end: bool = False,
    ) -> Encoding:
        """As :meth:`ethervox_gui.engine.protocol.Engine.encode`."""
        vocabulary = self.vocabulary
        turns: list[tuple[int, ...]] = []
        before = max(start - 1, 0)  # its end decides how the first begins
        run, goes_on = "", False
        for index, (head, text, whole_tail) in enumerate(self._pieces(messages, before), before):
            role = messages[index].role
            tail, next_run = self._parted(whole_tail)
            if open_end and index == len(messages) - 1:
                tail, next_run = "", ""
            if index >= start:
                own = role is Role.ASSISTANT
                if own and self._form is not None and _is_answered(messages, index):
                    tokens = self._call_tokens(run + head, text, tail, goes_on)
                else:
                    tokens = vocabulary.tokenize_turn(run + head, text, tail, own=own, goes_on=goes_on)
                if index == 0 and vocabulary.add_bos and tokens[:1] != [vocabulary.bos]:
                    tokens.insert(0, vocabulary.bos)
                turns.append(tuple(tokens))
            run, goes_on = next_run, vocabulary.goes_on_behind(run + head, text, tail, goes_on)
        prompt: tuple[int, ...] = ()
        if generation:
            text = run + self._asking(messages)
            prompt = tuple(vocabulary.tokenize_turn(text, "", "", goes_on=goes_on))
        return Encoding(tuple(turns), prompt)

    def reply_start(self, messages: Sequence[Message]) -> str:
        """As :meth:`ethervox_gui.engine.protocol.Engine.reply_start`."""
        return thinking.opened_by(self._asking(messages))

    def thought_tokens(self, messages: Sequence[Message], text: str, begin: int = 0) -> tuple[int, ...]:
        """As :meth:`ethervox_gui.engine.protocol.Engine.thought_tokens`."""
        vocabulary, opened = self.vocabulary, self.reply_start(messages)
        if text.startswith(opened):
            tokens = [*self.encode(messages, max(len(messages) - 1, 0), generation=True).generation]
        else:  # another model thought it, and marked it otherwise
            begun = [*messages, Message(Role.ASSISTANT, "")]
            opened, tokens = "", [*self.encode(begun, len(messages), open_end=True).turns[0]]
        parts = thinking.marks_apart(text)
        ends = list(itertools.accumulate(map(len, parts)))
        left_out = max(begin, len(opened))
        # Its last section begins with its mark, also where the beginning of what it says is left out.
        last_mark = max(range(1, len(parts), 2), default=0)
        for index, (part, end) in enumerate(zip(parts, ends, strict=True)):
            is_mark = index % 2 == 1
            if is_mark and end <= left_out and not (index == last_mark and end > len(opened)):
                continue
            if is_mark:
                tokens += vocabulary.tokenize_turn(part, "", "", goes_on=True)
            else:
                rest = part[max(left_out - (end - len(part)), 0) :]
                tokens += vocabulary.tokenize(rest, own=True, goes_on=True)
        return tuple(tokens)

    def reply_end(self, messages: Sequence[Message], *, call: bool = False) -> tuple[int, ...]:
        """As :meth:`ethervox_gui.engine.protocol.Engine.reply_end`."""
        roles = [*self._put(messages), Role.ASSISTANT]
        ending = self.template.pieces(roles, len(roles) - 1)[0].tail
        if call and isinstance(self.template, ToolTemplate):
            ending = self.template.call_end(roles[:-1])
        return tuple(self.vocabulary.tokenize_turn("", "", self._parted(ending)[0], goes_on=True))

    @functools.cached_property
    def own_prompt(self) -> OwnPrompt | None:
        """What stands in front where no system message is given; ``None`` where that is nothing at all."""
        found = self.template.own_prompt
        return OwnPrompt() if found is None and self.vocabulary.add_bos else found

    def _has_own(self, messages: Sequence[Message]) -> bool:
        """Whether the first message stands for the model's own system prompt."""
        own = self.own_prompt
        return own is not None and len(messages) > 0 and _is_of(own, messages[0])

    def _put(self, messages: Sequence[Message]) -> list[Speaker]:
        """Who speaks, as it is put to the template, which writes its own system prompt itself."""
        return self._speakers(messages[self._has_own(messages) :]) or [Role.USER]

    def _speakers(self, messages: Sequence[Message]) -> list[Speaker]:
        """Who speaks, with the calls that programs brought, where the template writes these.

        Of each alone, so that it stays what it is in the cache whatever is called later.  To a template that
        tells of a tool itself they are words.
        """
        roles: list[Speaker] = [message.role for message in messages]
        if self._form is not None or not any(message.calls for message in messages):
            return roles
        speakers = [self._speaker(message) if message.calls else message.role for message in messages]
        try:
            self.template.pieces(speakers, len(speakers) - 1)
        except EngineError:
            return roles
        return speakers

    def _speaker_uncached(self, message: Message) -> Speaker:
        speaker = speaker_of(message, partial(spells_control_in_calls, self.vocabulary))
        return speaker if isinstance(speaker, str) or self._plain.writes(speaker) else message.role

    def _asking(self, messages: Sequence[Message]) -> str:
        """What asks for a reply to messages; behind a call a template may refuse to write one."""
        try:
            return self.template.generation_prompt(self._put(messages))
        except EngineError:
            roles = [message.role for message in messages[self._has_own(messages) :]]
            return self.template.generation_prompt(roles or [Role.USER])

    def _pieces(self, messages: Sequence[Message], start: int) -> Iterator[tuple[str, str, str]]:
        """What stands before each message from ``start`` on, its text, and what stands behind it."""
        own, told = self.own_prompt, self._beginning(messages)
        skipped = int(self._has_own(messages))
        if own is not None and skipped and start == 0 < len(messages):
            yield "", "", own.said(messages[0].text)  # the template's own words, whatever they spell
        speakers = self._speakers(messages[skipped:])
        first = max(start, skipped)
        if first >= len(messages):
            return
        for index, (head, tail) in enumerate(self.template.pieces(speakers, first - skipped), first):
            if own is not None and skipped and index == 1:
                head = without(own, head)
            if index == 0 and told is not None:
                yield told
            else:
                speaker = speakers[index - skipped]
                text = text_of(messages[index], speaker)
                yield head, self.template.behind_head(head, text) if speaker == Role.ASSISTANT else text, tail

    def _beginning(self, messages: Sequence[Message]) -> Beginning | None:
        """How the template writes the first message where that has tools, and it tells of no other itself."""
        if self._form is not None or not messages or messages[0].role is not Role.SYSTEM:
            return None
        return self._told.beginning(messages[0].text)

    def _call_tokens(self, head: str, text: str, tail: str, goes_on: bool) -> list[int]:
        """A reply that makes a call: what the model wrote with control tokens of its form is such again."""
        vocabulary = self.vocabulary
        marks = self._with_tools.marks if self._with_tools is not None else ()
        made = self._form.calling(text) if self._form is not None and marks else None
        if made is None:
            return vocabulary.tokenize_turn(head, text, tail, own=True, goes_on=goes_on)
        begins = text.rfind(made.written)
        parts = re.split(f"({'|'.join(map(re.escape, marks))})", text[begins:])
        parts[0] = text[:begins] + parts[0]
        last = parts.pop()
        tokens = vocabulary.tokenize_turn(head, "".join(parts[:1]), "", own=True, goes_on=goes_on)
        for part in parts[1:]:
            is_mark = part in marks
            tokens += (
                vocabulary.tokenize_turn(part, "", "") if is_mark else vocabulary.tokenize(part, own=True)
            )
        if not parts:
            return vocabulary.tokenize_turn(head, last, tail, own=True, goes_on=goes_on)
        return tokens + vocabulary.tokenize_turn("", last, tail, own=True)

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
            return self._standing_in()
        try:
            bos, eos = vocabulary.spelling(vocabulary.bos), vocabulary.spelling(vocabulary.eos)
            template = ChatTemplate(source, bos=bos, eos=eos)
            template.pieces(_SAMPLE)
            return template
        except EngineError as error:
            template = self._standing_in()
            words = N_("This model's chat template cannot be used ({error}), so plain text is used.")
            if not self.stops:
                words = N_("This model's chat template cannot be used ({error}), so ChatML is used.")
            self.notices.append(words.format(error=error))
            return template

    def _standing_in(self) -> ChatTemplate:
        """The form for a model without a template of its own."""
        found = stand_in(self.vocabulary.control_tokens_in)
        self.stands_in, self.stops = True, found.stops
        return ChatTemplate(found.source)


def _is_of(own: OwnPrompt, message: Message) -> bool:
    return message.role is Role.SYSTEM and own.matches(message.text)


def _is_answered(messages: Sequence[Message], index: int) -> bool:
    """Whether a tool's turn follows, so that this one is a call."""
    return index + 1 < len(messages) and messages[index + 1].role is Role.TOOL
