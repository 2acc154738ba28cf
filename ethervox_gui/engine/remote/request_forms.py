"""What a remote server is asked beside the words: one call, and options that not every server knows.

Servers differ in what they accept.  What one refuses is said in another form, and the form it took in the end
is remembered for as long as the program runs.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from ethervox_gui.engine.protocol import CallForm
from ethervox_gui.engine.remote.http import RemoteError

#: In which form a call is asked for: as a tool, as a JSON schema for the reply, in words.
TOOL, SCHEMA, WORDS = range(3)

#: Wishes that some models refuse; without them the answer is another, but no worse one.
_CAN_BE_LEFT_OUT: Final = ("temperature", "top_p", "seed")

#: The same wish by the name that newer models of OpenAI want, which older servers do not know.
_NEWER_NAMES: Final = {"max_tokens": "max_completion_tokens"}

#: Statuses that may mean that the form is the trouble: llama.cpp's server answers tools with 500 where it was
#: started without a template for them.
_PERHAPS_THE_FORM: Final = frozenset({400, 415, 422, 500, 501})


@dataclass(slots=True)
class Accepted:
    """What one server and model were found to take."""

    form: int = TOOL
    left_out: set[str] = field(default_factory=set)
    renamed: set[str] = field(default_factory=set)


@dataclass(slots=True)
class Wish:
    """One request to a server, in the form that it is going to be put in.

    ``is_ours``: the program asks for something of its own, not the user.
    """

    body: Mapping[str, Any]
    call: CallForm | None
    is_ours: bool
    accepted: Accepted
    _form: int = field(init=False)
    _left_out: set[str] = field(init=False)
    _renamed: set[str] = field(init=False)

    def __post_init__(self) -> None:
        self._form = self.accepted.form
        self._left_out = set(self.accepted.left_out) if self.is_ours else set()
        self._renamed = set(self.accepted.renamed)

    def said(self) -> dict[str, Any]:
        """The body to send now."""
        found = {
            _NEWER_NAMES[name] if name in self._renamed else name: value
            for name, value in self.body.items()
            if name not in self._left_out
        }
        return found if self.call is None else _with_call(found, self.call, self._form)

    def otherwise(self, error: RemoteError) -> bool:
        """Whether there is another way to say it, now that the server answered with this error."""
        if error.status not in _PERHAPS_THE_FORM:
            return False
        renamed = self._refused(error, [name for name in _NEWER_NAMES if name not in self._renamed])
        if renamed and _NEWER_NAMES[renamed] in str(error.body):  # says the same, whoever wishes it
            self._renamed.add(renamed)
            return True
        if not self.is_ours:
            return False
        refused = self._refused(error, _CAN_BE_LEFT_OUT)
        if refused:
            self._left_out.add(refused)
            return True
        if self.call is None or self._form == WORDS:
            return False
        self._form += 1
        return True

    def worked(self) -> None:
        """Remember what the server took."""
        self.accepted.renamed |= self._renamed
        if self.is_ours:
            self.accepted.left_out |= self._left_out
        if self.call is not None:
            self.accepted.form = self._form

    def _refused(self, error: RemoteError, names: Iterable[str]) -> str:
        """The wish of these ``names`` that the error is about; empty where it is about something else."""
        said = (error.body or {}).get("error")
        told = said if isinstance(said, Mapping) else {"message": said}
        for name in names:
            sent = name in self.body and name not in self._left_out
            if sent and (told.get("param") == name or f"'{name}'" in str(told.get("message"))):
                return name
        return ""


def _with_call(body: dict[str, Any], call: CallForm, form: int) -> dict[str, Any]:
    if form == TOOL:
        function = {"name": call.name, "description": call.description, "parameters": call.parameters}
        return {**body, "tools": [{"type": "function", "function": function}], "tool_choice": "required"}
    schema = {
        "type": "object",
        "properties": {"name": {"enum": [call.name]}, "arguments": call.parameters},
        "required": ["name", "arguments"],
        "additionalProperties": False,
    }
    if form == SCHEMA:
        named = {"name": call.name, "strict": True, "schema": schema}
        return {**body, "response_format": {"type": "json_schema", "json_schema": named}}
    words = (
        f"{call.description} Answer with nothing but one JSON object that fits this JSON schema:\n"
        f"{json.dumps(schema)}"
    )
    *before, last = body["messages"]
    return {**body, "messages": [*before, {**last, "content": f"{last['content']}\n\n{words}"}]}
