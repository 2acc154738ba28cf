"""What was said in kept conversations, as items; programs may add some, and take some out."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence, Set
from functools import partial
from itertools import takewhile
from typing import Any

from ethervox_gui.context.calls.tools_in_words import told_in
from ethervox_gui.context.turns.beginning import prompt_in
from ethervox_gui.context.turns.turns import Role, Turn
from ethervox_gui.governor.jobs.guest_jobs import (
    ForgetHosted,
    ForgottenTurns,
    GiveHosted,
    GivenTurns,
    HostedGiven,
)
from ethervox_gui.server.conversations import Conversations, Said
from ethervox_gui.server.errors import ApiError
from ethervox_gui.server.replies.asked import delta_of, results_in, turns_of
from ethervox_gui.server.replies.engine_events import job_events
from ethervox_gui.server.replies.instructions import instructions_in
from ethervox_gui.server.replies.running import Running
from ethervox_gui.server.schema import check_count
from ethervox_gui.server.shapes.input import FIRST, chat_messages
from ethervox_gui.server.shapes.lists import page
from ethervox_gui.server.shapes.responses import (
    call_item_id,
    call_output,
    function_call,
    message_id,
    reasoning,
    reasoning_id,
)
from ethervox_gui.server.sources import Sources
from ethervox_gui.storage.base.values import Chat
from ethervox_gui.storage.chats.given import GivenTurn

Item = dict[str, Any]


class KeptItems:
    """The items of the conversations of one running API; ``running`` are the responses being written."""

    def __init__(self, sources: Sources, conversations: Conversations, running: Running) -> None:
        self._from, self._conversations, self._running = sources, conversations, running

    # ---- looking -----------------------------------------------------------------------------------

    def of(self, chat: Chat, turns: Sequence[Turn], *, forgotten: bool = False) -> list[Item]:
        """What was said in turns of a conversation, from its beginning; as :meth:`Conversations.messages`."""
        messages = self._conversations.messages(chat, turns, forgotten=forgotten)
        return [item for said in messages for item in self._items_of(said)]

    def page(self, name: str, asked: Mapping[str, str]) -> dict[str, Any]:
        """A page of all that was said in a conversation; as :func:`page`."""
        return page(self._all(name), asked)

    def one(self, name: str, item_id: str) -> Item:
        """One item of a conversation.  Raises :class:`ApiError` 404."""
        for item in self._all(name):
            if item["id"] == item_id:
                return item
        raise _no_item(item_id)

    def waiting(self, messages: Sequence[Said]) -> Sequence[str]:
        """The names of the calls at the end of a conversation that have no results yet, in their order."""
        results = list(takewhile(lambda said: said.result_of is not None, reversed(messages)))
        calling = messages[-len(results) - 1 :][:1]
        return [name for said in calling for name in self.calls(said)][len(results) :]

    def calls(self, said: Said) -> Sequence[str]:
        """The names of the calls in a message; none that was cut, for which no result can come."""
        if said.role is not Role.ASSISTANT:
            return ()
        return self._named(said, "completed")

    def cut_calls(self, messages: Sequence[Said]) -> Sequence[str]:
        """The names of the calls in messages that were cut."""
        replies = [said for said in messages if said.role is Role.ASSISTANT]
        return [name for said in replies for name in self._named(said, "incomplete")]

    # ---- changing ----------------------------------------------------------------------------------

    def given(self, chat: Chat, items: Sequence[Item]) -> dict[str, Any]:
        """How :meth:`add` puts items behind what was said in a conversation.

        What developers say becomes part of what the conversation begins with.  Raises :class:`ApiError` 400.
        """
        check_count(items, self._from.settings().server.message_limit, "items")
        messages = chat_messages({"input": list(items)}, "items")
        turns = self._conversations.turns(chat)
        told = [message for message in messages if message["role"] not in FIRST]
        waiting: Sequence[str] = ()
        if results_in(told):
            waiting = self.waiting(self._conversations.messages(chat, turns))
        before = prompt_in(turns)
        begins = instructions_in(messages).after(before)
        first = [] if begins == before else [GivenTurn(Role.SYSTEM, begins)]
        return {
            "turns": (*first, *turns_of(told, waiting, may_lack=True)),
            "head_id": turns[-1].turn_id if waiting else None,  # somebody else may send the same results
        }

    async def add(self, chat: Chat, how: Mapping[str, Any]) -> list[Item]:
        """Put turns behind what was said; their items.  Raises :class:`ApiError`."""
        made = await self._give(chat_id=chat.chat_id, **how)

        def stored() -> list[Item]:
            messages = self._conversations.messages(chat, self._conversations.turns(chat))
            return [item for said in messages if said.turn_id in made for item in self._items_of(said)]

        return await asyncio.to_thread(stored)

    def how_out(self, chat: Chat, item_id: str) -> Mapping[str, Any] | Set[int]:
        """How :meth:`take_out` takes an item out: the turns to be forgotten, or what is to be the end then.

        What a reply came of goes with it, its thinking too, and the results of calls go with these.
        Raises :class:`ApiError` 404, and 409 where it is being written, or is one of several items of a
        message that is not the last.
        """
        turns = self._conversations.turns(chat)
        messages = self._conversations.messages(chat, turns)
        listed = [(said, items) for said in messages if (items := self._items_of(said))]
        found = [one for one in listed if any(item["id"] == item_id for item in one[1])]
        if not found:
            raise _no_item(item_id)
        ((said, items),) = found
        if any(item.get("status") == "in_progress" for item in items):
            sentence = "This item is still being written: wait for its end, or close its connection."
            raise ApiError(409, sentence, code="response_in_progress", param="item_id")
        first = messages.index(said)
        while first and messages[first - 1].is_inner:  # what it came of goes with it
            first -= 1
        left = [item for item in items if item["id"] != item_id]
        if said is listed[-1][0]:
            at = next(index for index, turn in enumerate(turns) if turn.turn_id == messages[first].turn_id)
            return {
                "turns": tuple(turns_of(chat_messages({"input": left}), ())),
                "below": turns[at - 1].turn_id if at else None,
                "head_id": turns[-1].turn_id,
            }
        taken = next(item for item in items if item["id"] == item_id)
        if taken["type"] == "reasoning" or any(item["type"] != "reasoning" for item in left):
            sentence = "It is part of a message with other items, and something was said behind that."
            raise ApiError(409, sentence, code="part_of_a_message", param="item_id")
        calls = set(self.calls(said))
        gone = [*messages[first : messages.index(said) + 1]]
        gone += [other for other in messages if other.result_of in calls]
        return frozenset(turn.turn_id for other in gone for turn in self._turns_in(turns, other))

    async def take_out(self, chat: Chat, how: Mapping[str, Any] | Set[int]) -> None:
        """Have a conversation go on without an item, with what is left of the message that it was part of."""
        if isinstance(how, Mapping):
            await self._give(chat_id=chat.chat_id, **how)
            return
        turn_ids = frozenset(how)
        submit = self._from.engine.submit
        async for _ in job_events(
            lambda tell, _gone: submit(ForgetHosted(ForgottenTurns(chat.chat_id, turn_ids, tell)))
        ):
            pass

    # ---- inside ------------------------------------------------------------------------------------

    def _named(self, said: Said, status: str) -> Sequence[str]:
        """The names of the calls in what the model said that have this status."""
        made = self._message_of(said)["tool_calls"]
        return [said.call_name(number) for number, call in enumerate(made) if call["status"] == status]

    @staticmethod
    def _turns_in(turns: Sequence[Turn], said: Said) -> Sequence[Turn]:
        """The turns of a message: a long reply is several."""
        ids = [turn.turn_id for turn in turns]
        return turns[ids.index(said.turn_id) : ids.index(said.last_id) + 1]

    async def _give(self, **request: Any) -> Set[int]:
        submit = self._from.engine.submit
        events = job_events(lambda tell, _gone: submit(GiveHosted(GivenTurns(tell=tell, **request))))
        made: set[int] = set()
        async for event in events:
            if isinstance(event, HostedGiven):
                made.update(event.turn_ids)
        return made

    def _all(self, name: str) -> list[Item]:
        chat = self._conversations.chat_named(name)
        return self.of(chat, self._conversations.turns(chat))

    def _message_of(self, said: Said) -> dict[str, Any]:
        """What the model said, or a program for it, as a message of OpenAI's chat."""
        tools = told_in(said.prompt)[1]
        tools += [{"type": "function", "function": {"name": call.function}} for call in said.given]
        is_form = partial(self._conversations.is_form, said.last_id)
        return delta_of(said.text, tools, is_form, is_cut=not said.is_whole and not self._is_running(said))

    def _items_of(self, said: Said) -> list[Item]:
        if said.result_of is not None:
            return [call_output(said.turn_id, said.result_of, self._conversations.whole_result(said))]
        if said.is_inner:
            return []
        if said.role is not Role.ASSISTANT:
            return [self._message(f"msg_{said.turn_id:x}", said, said.text)]
        found = self._message_of(said)
        name, thinking = f"msg_{said.turn_id:x}", f"rs_{said.turn_id:x}"
        response = None
        if said.answers is not None:  # as there
            response = self._conversations.reply_name(said.chat_id, said.answers)
            name, thinking = message_id(response), reasoning_id(response)
        items: list[Item] = []
        if found["reasoning_content"]:
            items.append(reasoning(thinking, found["reasoning_content"]))
        if found["content"] or not found["tool_calls"]:
            items.append(self._message(name, said, found["content"]))
        for number, call in enumerate(found["tool_calls"]):
            own = f"fc_{said.turn_id:x}r{number}" if response is None else call_item_id(response, number)
            made = call["function"]
            called = said.call_name(number)
            items.append(function_call(own, called, made["name"], made["arguments"], call["status"]))
        return items

    def _is_running(self, said: Said) -> bool:
        """Whether it is still being written."""
        asked = said.answers
        return asked is not None and self._conversations.reply_name(said.chat_id, asked) in self._running

    def _message(self, name: str, said: Said, text: str) -> Item:
        kind, status = "input_text", "completed"
        if said.role is Role.ASSISTANT:
            kind = "output_text"
            if self._is_running(said):
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


def _no_item(item_id: str) -> ApiError:
    sentence = f"There is no item '{item_id}' in this conversation."
    return ApiError(404, sentence, code="item_not_found", param="item_id")
