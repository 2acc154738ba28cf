"""What a request asks for in a conversation that the server keeps: its messages, its tools, its form."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Any

from ethervox_gui.context.calls.calls_in_words import calls_text
from ethervox_gui.context.calls.tools_in_words import told_in
from ethervox_gui.context.turns.thinking import split_thinking
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.server.convert import ToolCall, cut_call, parse_calls, to_engine
from ethervox_gui.server.errors import ApiError
from ethervox_gui.server.replies.instructions import Instructions, instructions_in
from ethervox_gui.server.schema import ChatRequest, in_order
from ethervox_gui.server.shapes.input import FIRST, chat_messages
from ethervox_gui.server.shapes.responses import call_id
from ethervox_gui.server.shapes.tools import Offer
from ethervox_gui.server.shapes.unkept import checked_chat
from ethervox_gui.services.profiles import Profile
from ethervox_gui.storage.chats.given import GivenCall, GivenTurn


@dataclass(frozen=True, slots=True)
class Asked:
    """A request: as one of OpenAI's chat, its messages, and what it wants the conversation to begin with."""

    chat: ChatRequest
    messages: list[dict[str, Any]]
    instructions: Instructions

    @property
    def results(self) -> frozenset[str]:
        """The names of the calls that were made before its messages, and that it has results of."""
        return results_in(self.messages)

    def said(self, calls: Sequence[str]) -> list[GivenTurn]:
        """The messages as turns; as :func:`turns_of`."""
        return turns_of(self.messages, calls, may_lack=self.chat.parallel_tool_calls is False)


def refuse_results_of_cut(results: Set[str], cut: Iterable[str]) -> None:
    """Raise :class:`ApiError` 400 for results of calls that were ``cut``: what they would do nobody knows."""
    for call in results & set(cut):
        sentence = (
            f"The function call {call} was cut off before its arguments were whole, so it has no result. "
            "Send a message instead, or the one before once more with a larger max_output_tokens."
        )
        raise ApiError(400, sentence, code="call_incomplete", param="input")


def results_in(messages: Sequence[Mapping[str, Any]]) -> frozenset[str]:
    """The names of calls that were made before messages of OpenAI's chat, and that they have results of."""
    made: set[str] = set()
    found: set[str] = set()
    for message in messages:
        made.update(call["id"] for call in message.get("tool_calls") or ())
        if message["role"] == "tool" and message["tool_call_id"] not in made:
            found.add(message["tool_call_id"])
    return frozenset(found)


def turns_of(
    messages: Sequence[dict[str, Any]], calls: Sequence[str], *, may_lack: bool = False
) -> list[GivenTurn]:
    """Messages of OpenAI's chat as turns, those of one role in a row put together.

    ``calls`` were made before them, by name.  Raises :class:`ApiError` 400 for results of other calls, and
    where they are not those of all calls of a reply (with ``may_lack`` of the first ones): their order alone
    tells which is whose.
    """
    known = set(calls)
    found: list[GivenTurn] = []
    ordered = in_order(messages, calls)
    for message in ordered:
        made = tuple(
            GivenCall(call["id"], call["function"]["name"]) for call in message.get("tool_calls") or ()
        )
        known.update(call.call_id for call in made)
        if message["role"] == "tool" and message["tool_call_id"] not in known:
            sentence = f"No tool call found for function call output with call_id {message['tool_call_id']}."
            raise ApiError(400, sentence, code="invalid_value", param="input")
        (one,) = to_engine([message], ())
        turn = GivenTurn(one.role, calls_text(one.said, one.calls) if one.calls else one.text, made)
        if found and found[-1].role is turn.role is not Role.TOOL:
            before = found.pop()
            turn = GivenTurn(turn.role, f"{before.text}\n\n{turn.text}", (*before.calls, *made))
        found.append(turn)
    _refuse_mixed(ordered, calls, may_lack=may_lack)
    return found


def delta_of(
    text: str, tools: Sequence[Mapping[str, Any]], is_form: Callable[[], bool], *, is_cut: bool = False
) -> dict[str, Any]:
    """A stored reply as a message of OpenAI's chat; where it ``is_cut``, its last call may be incomplete.

    ``is_form`` is asked where it looks like a call: in an answer of a form nothing is one.
    """
    thought, said = split_thinking(text)
    answer, calls = parse_calls(said, tools)
    cut = cut_call(answer, tools) if is_cut else None
    if (calls or cut) and is_form():
        answer, calls, cut = said, [], None
    made: list[dict[str, Any]] = [_function(call, "completed") for call in calls]
    if cut is not None:
        answer = cut[0]
        made.append(_function(cut[1], "incomplete"))
    return {"reasoning_content": thought, "content": answer, "tool_calls": made}


def _function(call: ToolCall, status: str) -> dict[str, Any]:
    return {"status": status, "function": {"name": call.name, "arguments": call.arguments}}


def cut_calls_in(text: str, turn_id: int, prompt: str, is_form: Callable[[], bool]) -> list[str]:
    """The name of the call that a stored reply was cut in, if it was; otherwise as :func:`calls_in`."""
    made = delta_of(text, told_in(prompt)[1], is_form, is_cut=True)["tool_calls"]
    return [call_id(turn_id, number) for number, call in enumerate(made) if call["status"] != "completed"]


def calls_in(text: str, turn_id: int, prompt: str, is_form: Callable[[], bool]) -> list[str]:
    """The names of the calls in a stored reply to a turn; ``is_form`` as for :func:`delta_of`."""
    made = delta_of(text, told_in(prompt)[1], is_form)["tool_calls"]
    return [call_id(turn_id, number) for number in range(len(made))]


def checked_request(raw: Mapping[str, Any], profile: Profile, message_limit: int) -> Asked:
    """What a request asks for.  Raises :class:`ApiError` 400 for what cannot be done."""
    if profile.kind == "remote":
        sentence = f"'{profile.name}' is on another server, with which no conversations are kept."
        raise ApiError(400, sentence, code="unsupported", param="model")
    chat, _ = checked_chat({**raw, "model": profile.name}, message_limit)
    every = chat_messages(raw)
    tools = None if raw.get("tools") is None else Offer.of(raw).tools
    instructions = instructions_in(every, str(raw.get("instructions") or ""), tools)
    messages = [message for message in every if message["role"] not in FIRST]
    last = to_engine(messages[-1:], ())
    if not last or last[0].role is Role.ASSISTANT or (last[0].role is Role.USER and not last[0].text.strip()):
        sentence = (
            "The last item of the input must be a message of the user's, with a text, or a call's result. "
            "Where the model is to speak once more, send the whole conversation with 'store': false."
        )
        raise ApiError(400, sentence, code="invalid_value", param="input")
    return Asked(chat, messages, instructions)


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
