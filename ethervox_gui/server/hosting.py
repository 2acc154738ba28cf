"""The service's part for conversations that the server keeps: checked, begun, found again."""

from __future__ import annotations

import asyncio
import dataclasses
import time
import uuid
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from ethervox_gui.context.requests.report import ContextReport
from ethervox_gui.context.turns.thinking import split_thinking
from ethervox_gui.context.turns.turns import Message, Role, Turn
from ethervox_gui.engine.protocol import PromptEncoder
from ethervox_gui.server.context.plan import Plan
from ethervox_gui.server.conversations import Conversations, Said
from ethervox_gui.server.errors import ApiError
from ethervox_gui.server.records import Records
from ethervox_gui.server.replies.answers import Answer, Ending, answer_with
from ethervox_gui.server.replies.hosted import HostedReply, status_of
from ethervox_gui.server.replies.local import sampling_of
from ethervox_gui.server.replies.model_pool import ModelPool
from ethervox_gui.server.schema import ResponseRequest
from ethervox_gui.server.shapes.lists import page
from ethervox_gui.server.shapes.responses import (
    ResponseShape,
    input_messages,
    message_id,
    reasoning,
    reasoning_id,
)
from ethervox_gui.server.sources import Sources
from ethervox_gui.services.profiles import DEFAULT, Profile
from ethervox_gui.storage.base.values import Chat


class Hosting:
    """Conversations of one running API."""

    def __init__(self, sources: Sources, pool: ModelPool, records: Records) -> None:
        self._from, self._pool, self._records = sources, pool, records
        self.conversations = Conversations(sources.store, sources.keys)
        #: The names of the responses that are being written.
        self._running: set[str] = set()

    async def respond(self, request: ResponseRequest, raw: Mapping[str, Any], profile: Profile) -> Answer:
        """Say something in a conversation; the answer runs it.  Raises :class:`ApiError` if it is refused."""
        messages = _checked(request, profile)
        record = self._records.begin(profile.name, len(messages))
        held = [lambda: None]
        ending = Ending(self._records, record, lambda: held[0]())
        try:
            held[0] = await self._pool.hold(profile)
            encoder = self._encoder(profile)
            sampling = sampling_of(request, profile, self._from.settings())
            if request.max_output_tokens:
                sampling = sampling.model_copy(update={"max_tokens": request.max_output_tokens})
            chat, below, prompt, said = await asyncio.to_thread(self._place, request, profile, messages)
            name = self.conversations.name_of(chat.chat_id)
            reply = HostedReply(
                ResponseShape(f"resp_{uuid.uuid4().hex}", profile.name, raw, name),
                self.conversations,
                {
                    "chat_id": chat.chat_id,
                    "messages": tuple(said),
                    "prompt": prompt,
                    "profile": _stored_name(profile),
                    "encoder": encoder,
                    "sampling": sampling,
                    "below": below,
                    "is_first": chat.head_id is None and request.conversation is None,
                },
                self._from.engine.submit,
                running=self._running,
            )
            report = ContextReport("governed", 0, True, len(said))
            plan = Plan([], report, 0, 0, 0.0, 0.0)
            ending.record = dataclasses.replace(record, limit=self._n_ctx(profile), report=report)
            self._records.update(ending.record)
            ending.figures = lambda: (reply.n_tokens, reply.report)
            reply.told = partial(self._has_begun, ending)
            return answer_with(reply, reply.chunks, plan, ending)
        except BaseException as error:
            ending.fail(error)
            raise

    def retrieve(self, name: str) -> dict[str, Any]:
        """A response as it was, in its conversation."""
        reply = self.conversations.reply_named(name)
        thought, text = split_thinking(reply.text)
        conversation = self.conversations.name_of(reply.chat.chat_id)
        asked = {
            "instructions": self._instructions(reply.chat),
            "previous_response_id": reply.before,
        }
        profile = reply.chat.profile or DEFAULT
        shape = ResponseShape(name, profile, asked, conversation, reply.asked.created_at)
        shape.take_names(name, reply.asked.turn_id)
        status = status_of(self._from.store.stop_reason(reply.last.turn_id))
        if name in self._running:
            status = "in_progress"
        elif reply.last is reply.asked:
            status = "failed"
        # What was read for it and written is told with the response, and not stored: it is not made up.
        return shape.body(status, text, thought, usage=None)

    def delete(self, name: str) -> dict[str, Any]:
        """Forget the conversation that a response is the last of."""
        reply = self.conversations.reply_named(name)
        if reply.chat.head_id != reply.last.turn_id:
            sentence = "The conversation has gone on since: delete its last response, or the conversation."
            raise ApiError(409, sentence, code="not_the_last")
        self.conversations.forget(reply.chat)
        return {"id": name, "object": "response", "deleted": True}

    def input_items(self, name: str, asked: Mapping[str, str]) -> dict[str, Any]:
        """A page of what was said up to a response, with the message that it answers; as :func:`page`."""
        reply = self.conversations.reply_named(name)
        return page(self._items(reply.chat, [*reply.path, reply.asked]), asked)

    def cancel(self, name: str) -> dict[str, Any]:
        """Raise :class:`ApiError` 400: as with OpenAI, only what is written in the background can be."""
        self.conversations.reply_named(name)
        sentence = (
            "Cannot cancel a synchronous response: none is written in the background here. "
            "Close the connection to end one that is being written."
        )
        raise ApiError(400, sentence, param="response_id")

    def begin(self, raw: Mapping[str, Any]) -> dict[str, Any]:
        """A conversation in which nothing was said yet."""
        if raw.get("items"):
            sentence = "A conversation begins empty: what is said first comes with the first response."
            raise ApiError(400, sentence, code="unsupported", param="items")
        return self._told(self.conversations.begin("", ""))

    def conversation(self, name: str) -> dict[str, Any]:
        return self._told(self.conversations.chat_named(name))

    def items(self, name: str, asked: Mapping[str, str]) -> dict[str, Any]:
        """A page of all that was said in a conversation; as :func:`page`."""
        chat = self.conversations.chat_named(name)
        return page(self._items(chat, self.conversations.said(chat)), asked)

    def end(self, name: str) -> dict[str, Any]:
        """Put a conversation into the bin."""
        self.conversations.forget(self.conversations.chat_named(name))
        return {"id": name, "object": "conversation.deleted", "deleted": True}

    # ---- inside ------------------------------------------------------------------------------------

    def _items(self, chat: Chat, turns: Sequence[Turn]) -> list[dict[str, Any]]:
        """What was said in turns of a conversation, as items."""
        data: list[dict[str, Any]] = []
        for said in self.conversations.messages(chat, turns):
            thought, text = ("", said.text)
            if said.role is Role.ASSISTANT:
                thought, text = split_thinking(said.text)
            name, thinking = f"msg_{said.turn_id:x}", f"rs_{said.turn_id:x}"
            if said.answers is not None:  # as in its response
                name, thinking = message_id(said.answers), reasoning_id(said.answers)
            if thought:
                data.append(reasoning(thinking, thought))
            data.append(self._item(name, said, text))
        return data

    def _item(self, name: str, said: Said, text: str) -> dict[str, Any]:
        """A message of a conversation, as one of its items."""
        kind, status = "input_text", "completed"
        if said.role is Role.ASSISTANT:
            kind = "output_text"
            chat_id, asked = said.chat_id, said.answers
            if asked is not None and self.conversations.reply_name(chat_id, asked) in self._running:
                status = "in_progress"
            elif not said.is_whole:
                status = "incomplete"
        return {
            "id": name,
            "type": "message",
            "role": said.role.value,
            "status": status,
            "content": [{"type": kind, "text": text}],
        }

    def _has_begun(self, ending: Ending, n_received: int, report: ContextReport) -> None:
        """Write down what came, and what goes to the model for it."""
        ending.record = dataclasses.replace(ending.record, n_received=n_received, report=report)
        self._records.update(ending.record)

    def _told(self, chat: Chat) -> dict[str, Any]:
        return {
            "id": self.conversations.name_of(chat.chat_id),
            "object": "conversation",
            "created_at": int(chat.created_at or time.time()),
            "metadata": {},
        }

    def _instructions(self, chat: Chat) -> str | None:
        """What programs told a conversation to begin with; ``None`` for what a profile or model brought."""
        prompt = self.conversations.prompt_of(chat)
        loaded = self._from.engine.loaded
        own = loaded[0].own_prompt if loaded is not None else None
        brought = self._from.profiles().of_chat(chat.profile).system_prompt
        return None if prompt == brought or (own is not None and own.matches(prompt)) else prompt

    def _encoder(self, profile: Profile) -> PromptEncoder:
        """That of the model that has chats; one that is loaded beside it has none."""
        loaded, found = self._from.engine.loaded, self._pool.loaded(profile)
        if loaded is None or loaded[1] is not found[1]:
            sentence = (
                f"'{profile.name}' names another model than the chat in the window has: only with that one "
                "conversations are kept. Send the whole conversation to /v1/chat/completions."
            )
            raise ApiError(400, sentence, code="unsupported", param="model")
        return found[1]

    def _n_ctx(self, profile: Profile) -> int:
        return self._pool.loaded(profile)[0].n_ctx

    def _place(
        self, request: ResponseRequest, profile: Profile, messages: list[Message]
    ) -> tuple[Chat, int | None, str, list[Message]]:
        """The chat, the turn to go on behind, what the chat begins with, and what is said in it."""
        first = [text for role, text in messages if role is Role.SYSTEM]
        said = [message for message in messages if message.role is not Role.SYSTEM]
        prompt = "\n\n".join(filter(None, [request.instructions or "", *first]))
        if request.previous_response_id is not None:
            reply = self.conversations.reply_named(request.previous_response_id)
            self._refuse_other_prompt(reply.chat, prompt)
            return reply.chat, reply.last.turn_id, "", said
        begins = prompt or profile.system_prompt
        if request.conversation_id is None:
            return self.conversations.begin(begins, _stored_name(profile)), None, begins, said
        chat = self.conversations.chat_named(request.conversation_id)
        if self.conversations.said(chat):
            self._refuse_other_prompt(chat, prompt)
        return chat, None, begins, said

    def _refuse_other_prompt(self, chat: Chat, prompt: str) -> None:
        """Raise :class:`ApiError` where a conversation that has begun is to begin with something else."""
        if prompt and prompt != self.conversations.prompt_of(chat):
            sentence = "A conversation keeps the instructions that it began with: begin another one."
            raise ApiError(400, sentence, code="unsupported", param="instructions")


def _checked(request: ResponseRequest, profile: Profile) -> list[Message]:
    """The messages of a request.  Raises :class:`ApiError` 400 for what cannot be done."""
    if profile.kind == "remote":
        sentence = f"'{profile.name}' is on another server, with which no conversations are kept."
        raise ApiError(400, sentence, code="unsupported", param="model")
    for param, is_asked in (
        ("store", request.store is False),
        ("tools", bool(request.tools)),
        ("text.format", request.has_form),
        ("include", request.wants_logprobs),
    ):
        if is_asked:
            sentence = f"'{param}' goes with a conversation that the server does not keep: send all of it."
            raise ApiError(400, sentence, code="unsupported", param=param)
    if request.previous_response_id is not None and request.conversation is not None:
        sentence = "Name the conversation or the response before, not both."
        raise ApiError(400, sentence, code="invalid_value", param="conversation")
    messages = input_messages(request.input)
    if not messages or messages[-1].role is not Role.USER or not messages[-1].text.strip():
        sentence = "The last item of the input must be a message of the user's, with a text."
        raise ApiError(400, sentence, code="invalid_value", param="input")
    return messages


def _stored_name(profile: Profile) -> str:
    """What a chat remembers a profile by."""
    return "" if profile.name == DEFAULT else profile.name
