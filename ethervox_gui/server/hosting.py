"""The service's part for conversations that the server keeps: checked, begun, found again."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import logging
import re
import time
import uuid
from collections.abc import Awaitable, Callable, Mapping, Sequence, Set
from functools import partial
from typing import Any

from ethervox_gui.context.calls.kept_out import text_without_calls
from ethervox_gui.context.calls.tools_in_words import told_in
from ethervox_gui.context.errors import EthervoxError
from ethervox_gui.context.requests.asked_reply import AskedReply
from ethervox_gui.context.requests.report import ContextReport
from ethervox_gui.context.turns.beginning import prompt_in
from ethervox_gui.context.turns.turns import Message
from ethervox_gui.engine.protocol import PromptEncoder
from ethervox_gui.server.context.plan import Plan
from ethervox_gui.server.conversations import Conversations, Reply, Said
from ethervox_gui.server.convert import names_of
from ethervox_gui.server.errors import ApiError
from ethervox_gui.server.kept_items import KeptItems
from ethervox_gui.server.records import Records
from ethervox_gui.server.replies.answers import Answer, Ending, answer_with
from ethervox_gui.server.replies.asked import (
    Asked,
    calls_in,
    checked_request,
    cut_calls_in,
    delta_of,
    refuse_results_of_cut,
)
from ethervox_gui.server.replies.hosted import HostedReply, details_of, status_of
from ethervox_gui.server.replies.instructions import instructions_in, with_tools
from ethervox_gui.server.replies.local import (
    answers_in_form,
    forces_call,
    grammar_of,
    n_likely_in,
    sampling_of,
    unusable_form,
)
from ethervox_gui.server.replies.model_pool import ModelPool
from ethervox_gui.server.replies.remembered import Remembered
from ethervox_gui.server.replies.running import Running
from ethervox_gui.server.schema import (
    ChatRequest,
    ConversationRequest,
    ItemsRequest,
    LabelsRequest,
    ResponseRequest,
)
from ethervox_gui.server.shapes.choice import ends_call
from ethervox_gui.server.shapes.fields import named_by
from ethervox_gui.server.shapes.input import FIRST, chat_messages, input_of, is_reference
from ethervox_gui.server.shapes.lists import page, whole
from ethervox_gui.server.shapes.output import Output
from ethervox_gui.server.shapes.responses import ResponseShape, events_in, response_of, responses_named
from ethervox_gui.server.shapes.tools import Offer
from ethervox_gui.server.shapes.unkept import own_field, told_of
from ethervox_gui.server.sources import Sources
from ethervox_gui.services.profiles import DEFAULT, Profile
from ethervox_gui.storage.base.values import Chat
from ethervox_gui.storage.chats.given import GivenTurn

#: Where a request belongs: see :meth:`Hosting._place`.
Placed = tuple[Chat, int | None, str | None, list[GivenTurn]]

_log = logging.getLogger(__name__)


class Hosting:
    """Conversations of one running API."""

    def __init__(self, sources: Sources, pool: ModelPool, records: Records) -> None:
        self._from, self._pool, self._records = sources, pool, records
        self.conversations = Conversations(sources.store, sources.keys)
        self.remembered = Remembered()
        self._running = Running()
        self.items = KeptItems(sources, self.conversations, self._running)

    async def respond(
        self, request: ResponseRequest, raw: Mapping[str, Any], profile: Profile, told: Mapping[str, Any]
    ) -> Answer:
        """Say something in a conversation; the answer runs it.  Raises :class:`ApiError` if it is refused.

        ``told`` is the request as its response tells it.
        """
        asked = checked_request(raw, profile, self._from.settings().server.message_limit)
        record = self._records.begin(profile.name, len(asked.messages))
        ending = Ending(self._records, record)
        with ending, named_by(own_field):
            ending.release = await self._pool.hold(profile)
            reply = await self._reply(request, raw, profile, told, asked)
            report = ContextReport("governed", 0, True, len(reply.message["messages"]))
            plan = Plan([], report, 0, 0.0)
            ending.record = dataclasses.replace(record, limit=self._n_ctx(profile), report=report)
            self._records.update(ending.record)
            ending.figures = lambda: (reply.n_tokens, reply.report)
            reply.told = partial(self._has_begun, ending)
            answer = answer_with(reply, reply.chunks, plan, ending, own_field)
            answer.alive, answer.fails = reply.shape.waits, reply.shape.fails
            return answer

    async def resolved(self, raw: dict[str, Any]) -> dict[str, Any]:
        """A request with the items that its input names alone, as packages do that count on their storage.

        What it goes on behind is over then, where it was broken off.
        Raises :class:`ApiError` 404 for one that is not kept, and not remembered either.
        """
        given = raw.get("input")
        await self.end_of_left(*responses_named(raw))
        if not isinstance(given, list) or not any(map(is_reference, given)):
            return raw
        named = [item["id"] for item in given if is_reference(item)]
        found = {name: item for name in named if (item := self.remembered.item(name)) is not None}
        left = [name for name in named if name not in found]
        if left:
            found = await asyncio.to_thread(self._items_of, left) | found
        missing = next((name for name in named if name not in found), None)
        if missing is not None:
            sentence = f"Item with id '{missing}' not found."
            raise ApiError(404, sentence, code="item_not_found", param="input")
        return {**raw, "input": [found[item["id"]] if is_reference(item) else item for item in given]}

    async def end_of_left(self, *names: str) -> None:
        """Wait for the end of those of these responses whose connection was closed: it comes soon."""
        await self._running.end_of_left(names)

    def _items_of(self, names: Sequence[str]) -> dict[str, Mapping[str, Any]]:
        """The items of stored responses by their names, with those beside them; of others none.

        Mostly all are of one conversation, which is read once, up to the last of them.
        """
        found: dict[str, Mapping[str, Any]] = {}
        for name in reversed(names):
            response = None if name in found else response_of(name)
            if response is None:
                continue
            with contextlib.suppress(ApiError):
                reply = self.conversations.reply_named(response, alone=bool(found))
                before = [] if found else self.items.of(reply.chat, [*reply.path, reply.asked])
                items = [*before, *self._retrieved(response, reply)[0]["output"]]
                found |= {item["id"]: item for item in items}
        return found

    def with_before(
        self, request: ResponseRequest, raw: Mapping[str, Any], *, in_words: bool = True
    ) -> Mapping[str, Any]:
        """A request for a response with all that was said before it in its conversation, if it names one.

        ``in_words``: what was in effect is told as the conversation has it, tools and calls in words;
        otherwise as a program would send it.  Raises :class:`ApiError`, with 409 for a response that is
        being written.
        """
        if request.previous_response_id is not None:
            name = request.previous_response_id
            reply = self._reply_before(name)
            prompt = reply.prompt
            items = self.items.of(reply.chat, [*reply.path, reply.asked])
            if in_words:
                items.append({"role": "assistant", "content": reply.text})
            else:
                self._refuse_unfinished(name)
                items += self._retrieved(name, reply)[0]["output"]
        elif request.conversation_id is not None:
            chat = self.conversations.chat_named(request.conversation_id)
            turns = self.conversations.turns(chat)
            prompt, items = prompt_in(turns), self.items.of(chat, turns)
        else:
            return raw
        tools = None if raw.get("tools") is None else Offer.of(raw).tools
        begins = instructions_in(chat_messages(raw), str(raw.get("instructions") or ""), tools).after(prompt)
        new = [item for item in input_of(raw) if item.get("role") not in FIRST]
        named = ("conversation", "previous_response_id")
        found = {field: value for field, value in raw.items() if field not in named}
        whole = found | {"input": [*items, *new]}
        if in_words:
            return whole | {"instructions": begins or None, "tools": None, "tool_choice": None}
        base, known = told_in(begins)
        return whole | {"instructions": base or None, "tools": _tools_json(known) or None}

    def retrieve(self, name: str) -> dict[str, Any]:
        """A response as it was, in its conversation."""
        return self._retrieved(name, self.conversations.reply_named(name))[0]

    def replay(self, name: str, asked: Mapping[str, str]) -> list[str]:
        """The events of a response as it was, ready to be sent; with ``starting_after`` those behind one.

        Raises :class:`ApiError` 409 for one that is being written.
        """
        after = asked.get("starting_after", "-1")
        if not re.fullmatch(r"-?\d{1,9}", after, re.ASCII):
            raise ApiError(
                400, "starting_after: Input should be a number.", code="invalid_value", param="starting_after"
            )
        self._refuse_unfinished(name)
        return self._retrieved(name, self.conversations.reply_named(name))[1][max(int(after) + 1, 0) :]

    def _retrieved(self, name: str, reply: Reply) -> tuple[dict[str, Any], list[str]]:
        """A response as it was, and its events."""
        base, tools = told_in(reply.prompt)
        conversation = self.conversations.name_of(reply.chat.chat_id)
        asked = {
            "instructions": self._instructions(reply.chat, base),
            "previous_response_id": reply.before,
        }
        profile = reply.chat.profile or DEFAULT
        told = {"tools": _tools_json(tools), "context": None} | self.conversations.kept_of(
            reply.asked.turn_id
        )
        shape = ResponseShape(name, profile, asked, conversation, reply.asked.created_at, told)
        shape.take_names(name, reply.asked.turn_id)
        reason = self._from.store.stop_reason(reply.last.turn_id)
        status = status_of(reason)
        if name in self._running:
            status = "in_progress"
        elif reply.last is reply.asked:
            status = "failed"
        if status == "in_progress":
            return shape.body(status), []
        frames = [shape.begins()]
        if status == "failed":
            error = ApiError(409, "The reply was stopped before its first word.", code="stopped")
            return shape.body(status), events_in([*frames, shape.fails(error)])
        output = Output(shape)
        frames += output.add(
            delta_of(reply.text, tools, self._is_form(reply.last.turn_id), is_cut=status != "completed")
        )
        frames += output.end(status, None, incomplete_details=details_of(reason))
        return output.body, events_in(frames)

    def delete(self, name: str) -> dict[str, Any]:
        """Forget the conversation that a response is the last of."""
        self._refuse_unfinished(name)
        reply = self.conversations.reply_named(name)
        if reply.chat.head_id != reply.last.turn_id:
            sentence = "The conversation has gone on since: delete its last response, or the conversation."
            raise ApiError(409, sentence, code="not_the_last")
        self.conversations.forget(reply.chat)
        return {"id": name, "object": "response", "deleted": True}

    def input_items(self, name: str, asked: Mapping[str, str]) -> dict[str, Any]:
        """A page of what was said up to a response, with the message that it answers; as :func:`page`."""
        reply = self.conversations.reply_named(name)
        return page(self.items.of(reply.chat, [*reply.path, reply.asked], forgotten=True), asked)

    def cancel(self, name: str) -> dict[str, Any]:
        """Raise :class:`ApiError` 400: as with OpenAI, only what is written in the background can be."""
        self.conversations.reply_named(name)
        sentence = (
            "Cannot cancel a synchronous response: none is written in the background here. "
            "Close the connection to end one that is being written."
        )
        raise ApiError(400, sentence, param="response_id")

    async def begin(self, request: ConversationRequest) -> dict[str, Any]:
        """A conversation, with what was said in it already; nothing is left of one that nobody is told of."""
        making = asyncio.ensure_future(asyncio.to_thread(self.conversations.begin, "", ""))
        try:
            # A thread that makes it goes on where the request ends.
            chat = await asyncio.shield(making)
            if request.items:
                given = await asyncio.to_thread(self.items.given, chat, request.items)
                await self.items.add(chat, given)
            if request.metadata:
                await asyncio.to_thread(self.conversations.call, chat, request.metadata)
            return await asyncio.to_thread(self._told, chat)
        except BaseException:
            await asyncio.shield(self._unmake(making))
            raise

    def conversation(self, name: str) -> dict[str, Any]:
        return self._told(self.conversations.chat_named(name))

    def call(self, name: str, request: LabelsRequest) -> dict[str, Any]:
        """Call a conversation otherwise."""
        chat = self.conversations.chat_named(name)
        self.conversations.call(chat, request.metadata)
        return self._told(chat)

    async def add_items(self, name: str, request: ItemsRequest) -> dict[str, Any]:
        """Put items behind what was said in a conversation; a list of them.  No reply is written."""
        chat = await asyncio.to_thread(self.conversations.chat_named, name)
        given = await asyncio.to_thread(self.items.given, chat, request.items)
        return whole(await self.items.add(chat, given))

    async def delete_item(self, name: str, item_id: str) -> dict[str, Any]:
        """Take an item out of a conversation, which is told then."""
        chat = await asyncio.to_thread(self.conversations.chat_named, name)
        await self.items.take_out(chat, await asyncio.to_thread(self.items.how_out, chat, item_id))
        return await asyncio.to_thread(self._told, chat)

    def end(self, name: str) -> dict[str, Any]:
        """Put a conversation into the bin."""
        self.conversations.forget(self.conversations.chat_named(name))
        return {"id": name, "object": "conversation.deleted", "deleted": True}

    # ---- inside ------------------------------------------------------------------------------------

    async def _unmake(self, making: Awaitable[Chat | None]) -> None:
        """Remove a conversation as soon as it is made, if it is."""
        try:
            chat = await making
        except Exception:  # whoever asked for it is told
            return
        if chat is None:
            return
        try:
            await asyncio.to_thread(self.conversations.remove, chat)
        except EthervoxError:
            _log.exception("a conversation that nobody was told of could not be removed")

    async def _reply(
        self,
        request: ResponseRequest,
        raw: Mapping[str, Any],
        profile: Profile,
        told: Mapping[str, Any],
        asked: Asked,
    ) -> HostedReply:
        """The reply to a request whose model is held, not begun yet.  Raises :class:`ApiError`."""
        encoder = self._encoder(profile)
        sampling = sampling_of(request, profile, self._from.settings())
        if request.max_output_tokens:
            sampling = sampling.model_copy(update={"max_tokens": request.max_output_tokens})
        grammar = await asyncio.to_thread(grammar_of, asked.chat, encoder)
        placing = asyncio.ensure_future(asyncio.to_thread(self._place, request, raw, profile, asked))
        try:
            chat, below, prompt, said = await asyncio.shield(placing)
        except asyncio.CancelledError:
            if request.conversation is None:
                await asyncio.shield(self._unmake(_made_by(placing)))
            raise
        # What it may call its prompt says, for as long as it lasts: so it is read whenever it is told.
        base, tools = told_in(prompt or "")
        name = self.conversations.name_of(chat.chat_id)
        in_effect = told_of(told) | {"instructions": self._instructions(chat, base), "context": None}
        if told.get("tools") is None:
            in_effect["tools"] = _tools_json(tools)
        wished = _wished(asked.chat, grammar, tools, wants_none=raw.get("tool_choice") == "none")
        return HostedReply(
            ResponseShape(f"resp_{uuid.uuid4().hex}", profile.name, told, name, told=in_effect),
            self.conversations,
            {
                "chat_id": chat.chat_id,
                "messages": tuple(Message(turn.role, turn.text) for turn in said),
                "calls": tuple(turn.calls for turn in said),
                "prompt": prompt or "" if not chat.model or asked.instructions else None,
                "profile": _stored_name(profile),
                "encoder": encoder,
                "sampling": sampling,
                "below": below,
                "is_first": chat.head_id is None and request.conversation is None,
                "is_streamed": request.stream,
                "has_tools": bool(tools),
                "may_shorten": request.truncation != "disabled",
                "asked": wished,
            },
            self._from.engine.submit,
            running=self._running,
            tools=() if wished.is_form else tools,
            parallel=asked.chat.parallel_tool_calls is not False,
            is_forced=forces_call(asked.chat),
            failed=partial(unusable_form, request=asked.chat, encoder=encoder),
        )

    def _has_begun(self, ending: Ending, n_received: int, report: ContextReport) -> None:
        """Write down what came, and what goes to the model for it."""
        ending.record = dataclasses.replace(ending.record, n_received=n_received, report=report)
        self._records.update(ending.record)

    def _told(self, chat: Chat) -> dict[str, Any]:
        return {
            "id": self.conversations.name_of(chat.chat_id),
            "object": "conversation",
            "created_at": int(chat.created_at or time.time()),
            "metadata": self.conversations.labels(chat),
        }

    def _reply_before(self, name: str) -> Reply:
        """The reply that a request goes on behind.  Raises :class:`ApiError` 400, in OpenAI's words.

        By these programs know that they have to send the whole conversation.
        """
        try:
            return self.conversations.reply_named(name)
        except ApiError as error:
            field = "previous_response_id"
            sentence = f"Previous response with id '{name}' not found."
            raise ApiError(400, sentence, code="previous_response_not_found", param=field) from error

    def _is_form(self, turn_id: int) -> Callable[[], bool]:
        return partial(self.conversations.is_form, turn_id)

    def _instructions(self, chat: Chat, prompt: str) -> str | None:
        """What programs told a conversation to begin with; ``None`` for what a profile or model brought."""
        loaded = self._from.engine.loaded
        own = loaded[0].own_prompt if loaded is not None else None
        brought = self._from.profiles().of_chat(chat.profile).system_prompt
        return None if prompt == brought or (own is not None and own.matches(prompt)) else prompt or None

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

    def _refuse_unfinished(self, name: str) -> None:
        """Raise :class:`ApiError` where a response is being written: nobody knows yet what its end is."""
        if name in self._running:
            sentence = "This response is still being written: wait for its end, or close its connection."
            raise ApiError(409, sentence, code="response_in_progress")

    def _place(
        self, request: ResponseRequest, raw: Mapping[str, Any], profile: Profile, asked: Asked
    ) -> Placed:
        """The chat, the turn to go on behind, what the chat begins with from now on, and what is said in it.

        ``None`` where nothing was told to begin with, and nothing is.
        """
        if request.previous_response_id is not None:
            self._refuse_unfinished(request.previous_response_id)
            reply = self._reply_before(request.previous_response_id)
            is_form = self._is_form(reply.last.turn_id)
            of_reply = (reply.text, reply.asked.turn_id, reply.prompt, is_form)
            refuse_results_of_cut(asked.results, cut_calls_in(*of_reply))
            calls = calls_in(*of_reply)
            return reply.chat, reply.last.turn_id, _after(reply.prompt, asked), asked.said(calls)
        begins = asked.instructions.first(profile.system_prompt)
        if request.conversation_id is None:
            if (going_on := self._going_on(raw, profile, asked)) is not None:
                reply, said = going_on
                return reply.chat, reply.last.turn_id, _after(reply.prompt, asked), said
            said = asked.said(())
            chat = self.conversations.begin(begins, _stored_name(profile))
            return chat, None, begins or None, said
        chat = self.conversations.chat_named(request.conversation_id)
        turns = self.conversations.turns(chat)
        prompt = prompt_in(turns)
        if not chat.model and self._instructions(chat, prompt) is None:  # nobody answered in it, or told it
            start = begins or None
        else:
            start = _after(prompt, asked)
        messages = self.conversations.messages(chat, turns)
        refuse_results_of_cut(asked.results, self.items.cut_calls(messages[-1:]))
        below, known = self._behind(messages, asked.results)
        return chat, below, start, asked.said(known)

    def _going_on(
        self, raw: Mapping[str, Any], profile: Profile, asked: Asked
    ) -> tuple[Reply, list[GivenTurn]] | None:
        """The reply that a request goes on behind which brings all that was said, and what is new in it.

        Packages send the whole conversation each time, and in it the names of the items that they got.
        ``None`` where it names none, or begins otherwise than the conversation of the last of them.
        """
        name = next(reversed(responses_named(raw)), None)
        if name is None or name in self._running:
            return None
        try:
            reply = self.conversations.reply_named(name)
        except ApiError:
            return None
        told, tools = told_in(reply.prompt)
        begins = with_tools(self._instructions(reply.chat, told) or "", tools)
        if reply.chat.profile != _stored_name(profile) or asked.instructions.first("") != begins:
            return None
        items = self.items.of(reply.chat, [*reply.path, reply.asked])
        before = chat_messages({"input": [*items, *self._retrieved(name, reply)[0]["output"]]})
        if asked.messages[: len(before)] != before:
            return None
        return reply, dataclasses.replace(asked, messages=asked.messages[len(before) :]).said(())

    def _behind(self, messages: Sequence[Said], results: Set[str]) -> tuple[int | None, Sequence[str]]:
        """The turn that results of calls go on behind, ``None`` for the newest, and the calls in it.

        Where no whole reply came of them they may be sent again.
        """
        waiting = self.items.waiting(messages) if results else ()
        if results & set(waiting):
            return None, waiting
        for said in reversed(messages if results else ()):
            calls = self.items.calls(said)
            if results & set(calls):
                return said.last_id, calls
            if said.answers is None:
                continue
            if status_of(self._from.store.stop_reason(said.last_id)) == "completed":
                break
        return None, ()


def _wished(
    chat: ChatRequest, grammar: str, tools: Sequence[Mapping[str, Any]], *, wants_none: bool
) -> AskedReply:
    """What a request asks of its reply, whose conversation tells the model of ``tools``.

    Where it ``wants_none`` called the model is told of them all the same, so that nothing is read again.
    """
    is_form = answers_in_form(chat) or bool(tools and wants_none)
    may_call_one = bool(tools) and chat.parallel_tool_calls is False and not is_form
    return AskedReply(
        grammar,
        is_form,
        partial(ends_call, tools=tools) if may_call_one else None,
        n_likely_in(chat),
        text_without_calls(names_of(tools)) if tools and wants_none else "",
    )


def _tools_json(tools: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Tools of OpenAI's chat as those of its responses."""
    return [{"type": "function", **tool["function"]} for tool in tools]


def _after(before: str, asked: Asked) -> str | None:
    """What a conversation that began with ``before`` begins with for a request; ``None``: still nothing."""
    begins = asked.instructions.after(before)
    return begins if begins or before else None


def _stored_name(profile: Profile) -> str:
    """What a chat remembers a profile by."""
    return "" if profile.name == DEFAULT else profile.name


async def _made_by(placing: Awaitable[Placed]) -> Chat | None:
    """The conversation that was made for a request, rather than found, while its place was looked for."""
    chat, below, *_ = await placing
    return chat if below is None and chat.head_id is None else None
