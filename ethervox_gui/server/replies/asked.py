"""What a request asks for in a conversation that the server keeps: its messages, its tools, its form."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ethervox_gui.context.turns.thinking import split_thinking
from ethervox_gui.context.turns.turns import Message, Role
from ethervox_gui.server.convert import parse_calls, to_engine, told_in, tools_text
from ethervox_gui.server.errors import ApiError
from ethervox_gui.server.schema import ChatRequest, ResponseRequest, checked_chat
from ethervox_gui.server.shapes.input import chat_messages, in_order
from ethervox_gui.server.shapes.responses import call_id
from ethervox_gui.server.shapes.unkept import to_chat, tools_of
from ethervox_gui.services.profiles import Profile
from ethervox_gui.storage.base.values import storable

#: Between instructions and what developers say: an empty line more than between their own paragraphs.
_PARTS: Final = "\n\n\n"


@dataclass(frozen=True, slots=True)
class Asked:
    """A request: as one of OpenAI's chat, its messages, its instructions, and all of its tools.

    ``added`` are texts of developers among its messages; ``tools`` is ``None`` where it says nothing of any.
    """

    chat: ChatRequest
    messages: list[dict[str, Any]]
    instructions: str
    added: tuple[str, ...]
    tools: list[dict[str, Any]] | None

    def beginning(self, usual: str) -> str:
        """What a conversation begins with in which it is the first; ``usual`` where it says nothing."""
        told = _PARTS.join(filter(None, [self.instructions, *self.added]))
        return with_tools(told or usual, self.tools or ())

    def beginning_after(self, before: str) -> str:
        """What a conversation begins with from now on that began with ``before``.

        Other instructions take the place of those before, other tools that of all; what a developer says is
        told with the instructions, and what a request says nothing of stays as it is.
        """
        told, tools = told_in(before)
        base = told
        if self.instructions and not _begins_with(told, self.instructions):
            base = self.instructions
        for text in self.added:
            if text.strip("\n") not in base.split(_PARTS):
                base = _PARTS.join(filter(None, [base.rstrip("\n"), text.strip("\n")]))
        wanted = tools if self.tools is None or _same(self.tools, tools) else self.tools
        return before if base == told and wanted is tools else with_tools(base, wanted)

    @property
    def says_beginning(self) -> bool:
        """Whether it says anything of what the conversation is to begin with."""
        return bool(self.instructions or self.added) or self.tools is not None

    @property
    def results(self) -> frozenset[str]:
        """The names of the calls that were made before its messages, and that it has results of."""
        made: set[str] = set()
        found: set[str] = set()
        for message in self.messages:
            made.update(call["id"] for call in message.get("tool_calls") or ())
            if message["role"] == "tool" and message["tool_call_id"] not in made:
                found.add(message["tool_call_id"])
        return frozenset(found)

    def said(self, calls: Sequence[str]) -> list[Message]:
        """The messages for the engine, those of one role in a row put together.

        ``calls`` were made before them, by name.  Raises :class:`ApiError` 400 for results of other calls,
        and where they are not those of all calls of a reply: their order alone tells which is whose.
        """
        known = set(calls)
        found: list[Message] = []
        messages = in_order(self.messages, calls)
        for message in messages:
            known.update(call["id"] for call in message.get("tool_calls") or ())
            if message["role"] == "tool" and message["tool_call_id"] not in known:
                sentence = (
                    f"No tool call found for function call output with call_id {message['tool_call_id']}."
                )
                raise ApiError(400, sentence, code="invalid_value", param="input")
            (made,) = to_engine([message], ())
            if found and found[-1].role is made.role is not Role.TOOL:
                made = Message(made.role, f"{found.pop().text}\n\n{made.text}")
            found.append(made)
        _refuse_mixed(messages, calls, may_lack=self.chat.parallel_tool_calls is False)
        return found


def delta_of(text: str, tools: Sequence[Mapping[str, Any]], is_form: Callable[[], bool]) -> dict[str, Any]:
    """A stored reply as a message of OpenAI's chat.

    ``is_form`` is asked where it looks like a call: in an answer of a form nothing is one.
    """
    thought, said = split_thinking(text)
    answer, calls = parse_calls(said, tools)
    if calls and is_form():
        answer, calls = said, []
    made = [{"function": {"name": call.name, "arguments": call.arguments}} for call in calls]
    return {"reasoning_content": thought, "content": answer, "tool_calls": made}


def calls_in(text: str, turn_id: int, prompt: str, is_form: Callable[[], bool]) -> list[str]:
    """The names of the calls in a stored reply to a turn; ``is_form`` as for :func:`delta_of`."""
    made = delta_of(text, told_in(prompt)[1], is_form)["tool_calls"]
    return [call_id(turn_id, number) for number in range(len(made))]


def with_tools(prompt: str, tools: Sequence[Mapping[str, Any]]) -> str:
    """What a conversation begins with whose model is told of tools."""
    return "\n\n".join(filter(None, [prompt, tools_text(tools) if tools else ""]))


def checked_request(
    request: ResponseRequest, raw: Mapping[str, Any], profile: Profile, message_limit: int
) -> Asked:
    """What a request asks for.  Raises :class:`ApiError` 400 for what cannot be done."""
    if profile.kind == "remote":
        sentence = f"'{profile.name}' is on another server, with which no conversations are kept."
        raise ApiError(400, sentence, code="unsupported", param="model")
    for param, is_asked in (("store", request.store is False), ("include", request.wants_logprobs)):
        if is_asked:
            sentence = f"'{param}' goes with a conversation that the server does not keep: send all of it."
            raise ApiError(400, sentence, code="unsupported", param=param)
    chat, _ = checked_chat(to_chat({**raw, "model": profile.name}), message_limit)
    every = chat_messages(raw)
    told = [message.text for message in to_engine(every, ()) if message.role is Role.SYSTEM]
    instructions = str(raw.get("instructions") or "")
    added = tuple(filter(None, told[1:] if instructions else told))
    messages = [message for message in every if message["role"] not in ("system", "developer")]
    last = to_engine(messages[-1:], ())
    if not last or last[0].role is Role.ASSISTANT or (last[0].role is Role.USER and not last[0].text.strip()):
        sentence = (
            "The last item of the input must be a message of the user's, with a text, or a call's result."
        )
        raise ApiError(400, sentence, code="invalid_value", param="input")
    tools = None if raw.get("tools") is None else [_plain(tool) for tool in tools_of(raw)]
    return Asked(chat, messages, storable(instructions), tuple(map(storable, added)), tools)


def _refuse_mixed(messages: Sequence[Mapping[str, Any]], calls: Sequence[str], *, may_lack: bool) -> None:
    """Raise :class:`ApiError` 400 unless results are those of all calls of a reply, in their order, or none.

    The last may lack where one call at a time is told, whatever the reply makes.
    """
    results: list[str] = []
    for message in (*messages, {"role": "assistant"}):
        if message["role"] == "tool":
            results.append(message["tool_call_id"])
        if message["role"] != "assistant":
            continue
        expected = list(calls)[: len(results) if may_lack else None]
        if results and results != expected:
            lacking = [
                f"No tool output found for function call {call}. " for call in calls if call not in results
            ]
            sentence = "The results of a reply's calls come together, each of them once."
            raise ApiError(400, f"{''.join(lacking[:1])}{sentence}", code="invalid_value", param="input")
        calls, results = [call["id"] for call in message.get("tool_calls") or ()], []


def _begins_with(told: str, instructions: str) -> bool:
    """Whether these instructions are in effect already; what a developer said may stand behind them."""
    told, instructions = told.rstrip("\n"), instructions.rstrip("\n")
    return told == instructions or told.startswith(f"{instructions}{_PARTS}")


def _same(some: Sequence[Mapping[str, Any]], others: Sequence[Mapping[str, Any]]) -> bool:
    """Whether these are the same tools, in whatever order."""
    return len(some) == len(others) and all(tool in others for tool in some)


def _plain(tool: Mapping[str, Any]) -> dict[str, Any]:
    """A tool as it is read again from where the model is told of it."""
    return dict(json.loads(storable(json.dumps(tool, ensure_ascii=False))))
