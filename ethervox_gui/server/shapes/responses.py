"""The shape of OpenAI's responses: ``/v1/responses``, whole and as a stream of named events."""

from __future__ import annotations

import json
import re
import time
import uuid
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from ethervox_gui.server.errors import TOO_LONG, ApiError
from ethervox_gui.server.shapes.tools import Offer

#: What the names of kept responses begin with.
_RESPONSE: Final = "resp_"
#: Those of their items say whose they are, so that they cannot be guessed either.
_ITEM: Final = re.compile(r"(?:msg|rs|fc)_([0-9a-f]+x[0-9a-f]+_[0-9a-f]+)(?:_\d+)?", re.ASCII)

#: What is told of a request as it was sent, where it was.
_GIVEN_BACK: Final = (
    "frequency_penalty",
    "presence_penalty",
    "prompt_cache_key",
    "safety_identifier",
    "top_logprobs",
    "user",
)

#: How likely tokens were, as OpenAI says it.
Scores = Sequence[Mapping[str, Any]]


@dataclass(slots=True)
class ResponseShape:
    """One response: what was asked, and how what comes of it is told.

    ``conversation`` is its name where the caller named one; ``told`` stands in place of what is usually said.
    """

    name: str
    model: str
    asked: Mapping[str, Any]
    conversation: str | None = None
    created: float = field(default_factory=time.time)
    told: Mapping[str, Any] = field(default_factory=dict)
    _turn: int | None = None
    _item: str = field(default_factory=lambda: f"msg_{uuid.uuid4().hex}")
    _n_events: int = 0
    _n_begun: int = 0
    _begun: str = ""
    _known: Mapping[str, Any] = field(default_factory=dict)  # what else was told of it last

    def take_names(self, name: str, turn_id: int) -> None:
        """It answers a turn that is stored: from now on it and its items have always the same names."""
        self.name, self._turn, self._item = name, turn_id, message_id(name)

    def body(
        self,
        status: str,
        text: str = "",
        thought: str = "",
        usage: Mapping[str, Any] | None = None,
        **more: Any,
    ) -> dict[str, Any]:
        """The response as an object."""
        asked = self.asked
        output = [*([self._reasoning(thought)] if thought else []), self._message(text, status)]
        return {
            "id": self.name,
            "object": "response",
            "created_at": int(self.created),
            "completed_at": None,
            "status": status,
            "error": None,
            "incomplete_details": {"reason": "max_output_tokens"} if status == "incomplete" else None,
            "instructions": asked.get("instructions"),
            "max_output_tokens": asked.get("max_output_tokens"),
            "model": self.model,
            "output": [] if status in ("in_progress", "failed") else output,
            "background": False,
            "parallel_tool_calls": True,
            "previous_response_id": asked.get("previous_response_id"),
            "conversation": {"id": self.conversation} if self.conversation else None,
            "store": True,
            "temperature": asked.get("temperature"),
            "text": {"format": {"type": "text"}},
            "tool_choice": "auto",
            "tools": [],
            "top_p": asked.get("top_p"),
            # Whatever does not fit into the context leaves, and no conversation is refused for its length;
            # with "disabled" the result of a call is.
            "truncation": asked.get("truncation") or "auto",
            "metadata": asked.get("metadata") or {},
            "usage": usage,
            **{name: asked[name] for name in _GIVEN_BACK if asked.get(name) is not None},
            **self.told,
            **more,
        }

    # ---- a stream ----------------------------------------------------------------------------------

    def begins(self, **more: Any) -> str:
        """The events before anything is said."""
        return self._event("response.created", response=self._unfinished(**more)) + self.goes_on(**more)

    def goes_on(self, **more: Any) -> str:
        """An event before anything is said that tells ``more`` of it."""
        self._begun = self._event("response.in_progress", response=self._unfinished(**more))
        self._n_begun = self._n_events
        return self._begun

    def waits(self) -> str:
        """An event that says that it goes on: until it says something, the last one once more."""
        return self._begun if self._n_events == self._n_begun else ""

    def thinks(self, index: int, thought: str) -> tuple[dict[str, Any], str]:
        """What the model thought, whole: the item and its events."""
        item = self._reasoning(thought)
        added = self._event("response.output_item.added", output_index=index, item={**item, "summary": []})
        return item, added + self._event("response.output_item.done", output_index=index, item=item)

    def speaks(self, index: int) -> str:
        """The message begins."""
        item = {**self._message("", "in_progress"), "content": []}
        added = self._event("response.output_item.added", output_index=index, item=item)
        return added + self._part("response.content_part.added", index, part=_part(""))

    def says(self, index: int, text: str, logprobs: Scores = ()) -> str:
        """More of the message."""
        return self._part("response.output_text.delta", index, delta=text, logprobs=list(logprobs))

    def spoke(self, index: int, text: str, status: str, logprobs: Scores = ()) -> tuple[dict[str, Any], str]:
        """The message is complete: the item and its events."""
        item = self._message(text, status, logprobs)
        (part,) = item["content"]
        return item, (
            self._part("response.output_text.done", index, text=text, logprobs=list(logprobs))
            + self._part("response.content_part.done", index, part=part)
            + self._event("response.output_item.done", output_index=index, item=item)
        )

    def calls(self, index: int, item: Mapping[str, Any]) -> str:
        """A call of a tool begins."""
        return self._event("response.output_item.added", output_index=index, item=item)

    def calls_with(self, index: int, item: Mapping[str, Any], arguments: str) -> str:
        """More of its arguments."""
        kind = "response.function_call_arguments.delta"
        return self._event(kind, item_id=item["id"], output_index=index, delta=arguments)

    def called(self, index: int, item: Mapping[str, Any]) -> str:
        """The call is complete."""
        kind = "response.function_call_arguments.done"
        named = {name: item[name] for name in ("name", "arguments")}
        done = self._event(kind, item_id=item["id"], output_index=index, **named)
        return done + self._event("response.output_item.done", output_index=index, item=item)

    def finishes(self, body: Mapping[str, Any]) -> str:
        """The response is complete."""
        return self._event(f"response.{body['status']}", response=body)

    def fails(self, error: ApiError) -> str:
        """It went wrong on the way, or before its beginning was told: who reads a stream counts on that."""
        begun = "" if self._n_events else self.begins()
        told = error.body.get("error")
        found = told if isinstance(told, dict) else {}
        is_too_long = found.get("type") == TOO_LONG
        problem = {
            "code": TOO_LONG if is_too_long else found.get("code") or "server_error",
            "message": str(error),
        }
        body = {**self.body("failed", **self._known), "error": problem}
        return begun + self._event("response.failed", response=body)

    def call(self, number: int, name: str | None, function: str) -> dict[str, Any]:
        """One of its calls, as it begins; that of a stored turn has always the same name."""
        item, call = f"fc_{uuid.uuid4().hex}", name or f"call_{uuid.uuid4().hex[:24]}"
        if self._turn is not None:
            item, call = call_item_id(self.name, number), call_id(self._turn, number)
        named = Offer.of({"tools": self.told.get("tools")}).named(function)
        return {**function_call(item, call, function, "", "in_progress"), **named}

    # ---- inside ------------------------------------------------------------------------------------

    def _unfinished(self, **more: Any) -> dict[str, Any]:
        """The response as it is before anything is said, also where it is told again."""
        self._known = more
        return {**self.body("in_progress", **more), "usage": None, "completed_at": None}

    def _reasoning(self, thought: str) -> dict[str, Any]:
        name = f"rs_{uuid.uuid4().hex}" if self._turn is None else reasoning_id(self.name)
        return reasoning(name, thought)

    def _message(self, text: str, status: str, logprobs: Scores = ()) -> dict[str, Any]:
        return {
            "type": "message",
            "id": self._item,
            "status": status,
            "role": "assistant",
            "content": [_part(text, logprobs)],
        }

    def _part(self, kind: str, index: int, **more: Any) -> str:
        return self._event(kind, item_id=self._item, output_index=index, content_index=0, **more)

    def _event(self, kind: str, **more: Any) -> str:
        made = {"type": kind, "sequence_number": self._n_events, **more}
        self._n_events += 1
        return f"event: {kind}\ndata: {json.dumps(made)}\n\n"


def events_in(frames: Sequence[str]) -> list[str]:
    """What is to be sent, event by event: the n-th has the sequence number n."""
    return [f"{event}\n\n" for event in "".join(frames).split("\n\n")[:-1]]


def completed_at(status: str) -> int | None:
    """When a response was completed that ends just now; ``None`` for one that ends otherwise."""
    return int(time.time()) if status == "completed" else None


def usage_of(n_input: int, n_reused: int, n_output: int, n_thought: int) -> dict[str, Any]:
    return {
        "input_tokens": n_input,
        "input_tokens_details": {"cached_tokens": n_reused},
        "output_tokens": n_output,
        "output_tokens_details": {"reasoning_tokens": n_thought},
        "total_tokens": n_input + n_output,
    }


def _part(text: str, logprobs: Scores = ()) -> dict[str, Any]:
    return {"type": "output_text", "text": text, "annotations": [], "logprobs": list(logprobs)}


def reasoning(name: str, thought: str) -> dict[str, Any]:
    """What the model thought, as an item."""
    return {"type": "reasoning", "id": name, "summary": [{"type": "summary_text", "text": thought}]}


def message_id(response: str) -> str:
    """What the message of a response is called that is kept under this name."""
    return f"msg_{response.removeprefix(_RESPONSE)}"


def reasoning_id(response: str) -> str:
    """What the thinking before that message is called."""
    return f"rs_{response.removeprefix(_RESPONSE)}"


def call_id(turn_id: int, number: int) -> str:
    """What a call is named, by which its result is sent."""
    return f"call_{turn_id:x}r{number}"


def call_item_id(response: str, number: int) -> str:
    """What a call of that response is called as an item."""
    return f"fc_{response.removeprefix(_RESPONSE)}_{number}"


def response_of(item_id: str) -> str | None:
    """The name of the response that an item of this name would be of; ``None`` where it is none of these."""
    found = _ITEM.fullmatch(item_id)
    return f"{_RESPONSE}{found[1]}" if found is not None else None


def responses_named(raw: Mapping[str, Any]) -> list[str]:
    """The responses that a request names: the one before it, or those of its items, in their order."""
    before, given = raw.get("previous_response_id"), raw.get("input")
    items = given if isinstance(given, list) else []
    ids = [item.get("id") for item in items if isinstance(item, Mapping)]
    found = [response_of(name) for name in ids if isinstance(name, str)]
    return [name for name in (before, *found) if isinstance(name, str)]


def call_output(turn_id: int, call: str, text: str) -> dict[str, Any]:
    """The result of a call, as an item."""
    return {
        "type": "function_call_output",
        "id": f"fco_{turn_id:x}",
        "call_id": call,
        "output": text,
        "status": "completed",
    }


def function_call(item: str, call: str, function: str, arguments: str, status: str) -> dict[str, Any]:
    """A call of a tool, as an item."""
    return {
        "type": "function_call",
        "id": item,
        "call_id": call,
        "name": function,
        "arguments": arguments,
        "status": status,
    }
