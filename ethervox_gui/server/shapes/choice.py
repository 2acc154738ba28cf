"""One choice of an answer as it grows: what the model thought, what it says, and the calls it makes."""

from __future__ import annotations

import uuid
from collections.abc import Mapping, Sequence
from typing import Any, Final

from ethervox_gui.context.calls.as_written import WrittenCall
from ethervox_gui.context.calls.reading import CLOSERS, IN_TAGS
from ethervox_gui.context.turns.thinking import MARKS, may_open, split_thinking
from ethervox_gui.server import convert

Delta = dict[str, Any]

#: What begins with a mark is a thinking section, or none, once there are so many characters.
_DECIDED: Final = 80
#: Marks that end a section or an answer are shorter.
_LONGEST_MARK: Final = 60

#: What a call ends with in the form that models are told of.
_CALL_END: Final = "</tool_call>"


class Reasoning:
    """Parts a reply, piece by piece, into what the model thought and its answer.

    ``opening`` is what the template wrote of the reply already.
    """

    def __init__(self, opening: str = "") -> None:
        self._text = opening
        self._n_thought = self._n_said = 0
        self._is_plain = False
        #: Whether nothing was said yet but what the model thinks.
        self.is_thinking = False

    def add(self, piece: str) -> tuple[str, str]:
        """More of the thinking, and more of the answer."""
        if self._is_plain:
            return "", piece
        self._text += piece
        return self._passed(is_last=False)

    def finish(self) -> tuple[str, str]:
        """What was held back until it was clear what it is."""
        return ("", "") if self._is_plain else self._passed(is_last=True)

    def _passed(self, *, is_last: bool) -> tuple[str, str]:
        text = self._text
        thought, answer = split_thinking(text)
        if (thought, answer) == ("", text):
            begun = text.lstrip()
            if not is_last and (may_open(text) or (len(begun) < _DECIDED and begun.startswith(MARKS))):
                return "", ""
            self._is_plain = True
            return "", text
        self.is_thinking = not answer
        n_thought = len(thought) if answer or is_last else _settled(thought)
        n_said = len(answer) if is_last else _settled(answer)
        more = thought[self._n_thought : n_thought], answer[self._n_said : n_said]
        self._n_thought, self._n_said = max(self._n_thought, n_thought), max(self._n_said, n_said)
        return more


def _settled(text: str) -> int:
    """How much of a text cannot turn out to be a mark, or the space before one."""
    at = max(text.rfind("<"), text.rfind("["))
    return len(text[:at].rstrip()) if at >= max(len(text) - _LONGEST_MARK, 0) else len(text)


class Choice:
    """What comes of one reply.  ``parallel``: it may make several calls at once.

    ``is_forced``: it is held to one call and nothing else, whose arguments can be told as they are written.
    ``n_thought`` of its tokens are what the model thought, with the marks around it.
    """

    def __init__(
        self,
        tools: Sequence[Mapping[str, Any]],
        opening: str = "",
        *,
        parallel: bool = True,
        is_forced: bool = False,
    ) -> None:
        self._tools, self._parallel = tools, parallel
        self._names = convert.names_of(tools)
        self._written = WrittenCall() if is_forced else None
        #: The call that is told while it is written.
        self._told: Delta | None = None
        self._reasoning = Reasoning(opening)
        self._held = convert.CallHold(frozenset(tool["function"]["name"] for tool in tools))
        self.thought = self.said = ""
        self.n_thought = 0
        self.calls: list[Delta] = []
        #: Whether the last of the calls is not whole.
        self.is_cut = False

    def add(self, text: str, n_tokens: int = 0) -> list[Delta]:
        """What of it can be passed on, as deltas of a stream; it has ``n_tokens`` with that."""
        if self._written is not None:
            return self._called(self._written, text)
        deltas = self._deltas(*self._reasoning.add(text))
        if self._reasoning.is_thinking:
            self.n_thought = n_tokens
        return deltas

    def finish(self, *, is_cut: bool = False) -> list[Delta]:
        """What comes at the end: text that was held back, and calls.

        Where the reply ``is_cut`` the last of them may be, too; its arguments are what there is of them then.
        """
        if self._told is not None and self._written is not None:
            self.calls = [self._told]
            self._told["function"]["arguments"] = self._written.arguments
            self.is_cut = not self._written.is_whole
            return []
        deltas = self._deltas(*self._reasoning.finish())
        text, calls = convert.parse_calls(self._held.text, self._tools)
        if is_cut and (cut := convert.cut_call(text, self._tools)) is not None:
            text, calls = cut[0], [*calls, cut[1]]
            self.is_cut = self._parallel or len(calls) == 1
        made = calls if self._parallel else calls[:1]
        self.calls = [_call_json(call) for call in made]
        rest = _behind(text, self._held.text[: self._held.n_passed])
        self.said = text
        if rest:
            deltas.append({"content": rest})
        deltas += [{"tool_calls": [{"index": index, **call}]} for index, call in enumerate(self.calls)]
        return deltas

    @property
    def message(self) -> dict[str, Any]:
        """All of it, once it is finished, as the message of an answer."""
        message: dict[str, Any] = {"role": "assistant", "content": self.said or (None if self.calls else "")}
        if self.thought:
            message["reasoning_content"] = self.thought
        if self.calls:
            message["tool_calls"] = self.calls
        return message

    def _called(self, written: WrittenCall, piece: str) -> list[Delta]:
        """More of a call that the reply is held to.  What it is otherwise tells its end."""
        self._held.add(piece)
        more = written.add(piece)
        if not more or written.name not in self._names:
            return []
        if self._told is not None:
            return [{"tool_calls": [{"index": 0, "function": {"arguments": more}}]}]
        self._told = _call_json(convert.ToolCall(written.name, more))
        begun = {**self._told, "function": {"name": written.name, "arguments": more}}
        return [{"tool_calls": [{"index": 0, **begun}]}]

    def _deltas(self, thought: str, said: str) -> list[Delta]:
        self.thought += thought
        deltas: list[Delta] = [{"reasoning_content": thought}] if thought else []
        clear = self._held.add(said) if said else ""
        return [*deltas, {"content": clear}] if clear else deltas


def ends_call(text: str, piece: str, *, tools: Sequence[Mapping[str, Any]]) -> bool:
    """Whether a reply that may make one call alone is over before ``piece``.

    The call is whole then, and something else begins.
    """
    if not piece.strip() or not text[-_LONGEST_MARK:].rstrip().endswith(CLOSERS):
        return False
    _, answer = split_thinking(text)
    if not convert.parse_calls(answer, tools)[1]:
        return False
    if answer.rstrip().endswith(_CALL_END):
        return True
    grown = answer + piece
    if grown.rstrip().endswith(convert.AGAIN):
        return True
    return not IN_TAGS.search(answer) and not convert.parse_calls(grown, tools)[1]


def _behind(text: str, passed: str) -> str:
    """What of a text was not passed on; around calls there is less space in it."""
    for begun in (passed, passed.lstrip()):
        if text.startswith(begun):
            return text[len(begun) :]
    return ""


def _call_json(call: convert.ToolCall) -> dict[str, Any]:
    return {
        "id": f"call_{uuid.uuid4().hex[:24]}",
        "type": "function",
        "function": {"name": call.name, "arguments": call.arguments},
    }
