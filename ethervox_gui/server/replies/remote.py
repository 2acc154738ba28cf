"""Remote profiles: another OpenAI-compatible server answers; what is not ours passes through untouched."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator, Collection, Mapping, Sequence
from contextlib import aclosing
from dataclasses import dataclass, field
from typing import Any, Final

from ethervox_gui.engine.protocol import RemoteSource
from ethervox_gui.engine.remote import http
from ethervox_gui.engine.remote.http import RemoteClients, RemoteError
from ethervox_gui.server.context.counting import Counter, EstimatingCounter
from ethervox_gui.server.context.plan import Plan
from ethervox_gui.server.errors import ApiError
from ethervox_gui.server.replies.local import told_tools
from ethervox_gui.server.schema import ChatRequest
from ethervox_gui.services.profiles import Profile

_CODES: Final = {
    "remote_unreachable": "upstream_unreachable",
    "remote_timeout": "upstream_timeout",
    "remote_broken": "upstream_failed",
}


#: What servers answer with where they do not know a field.
_REFUSED: Final = (400, 422)


@dataclass(slots=True)
class Upstream:
    """The server behind one remote profile.

    Fields of a body that are ``spare`` go where the server refuses them by name: it is asked again without.
    """

    clients: RemoteClients
    profile: Profile
    source: RemoteSource
    spare: Collection[str] = ()

    def body(self, raw: Mapping[str, Any], messages: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
        """The caller's body with the upstream's model and the planned messages."""
        sent = {name: value for name, value in raw.items() if name != "context_strategy"}
        sent |= {"model": self.profile.model, "messages": list(messages)}
        for name in ("temperature", "top_p", "seed"):
            own = getattr(self.profile, name)
            if own is not None and name not in sent:
                sent[name] = own
        return sent

    async def answer(self, body: Mapping[str, Any]) -> dict[str, Any]:
        """The upstream's answer.  Raises :class:`ApiError` with its status and body where it fails."""
        try:
            client = http.client_of(self.clients, self.source)
            return await http.answer(client, self.source, body)
        except RemoteError as error:
            less = self._without(body, error)
            if less is None:
                raise _told(error) from error
        return await self.answer(less)

    async def events(self, body: Mapping[str, Any]) -> AsyncGenerator[str]:
        """The data of the upstream's events as they come; errors as :meth:`answer`."""
        has_begun = False
        try:
            client = http.client_of(self.clients, self.source)
            async with aclosing(http.events(client, self.source, body)) as events:
                async for data in events:
                    has_begun = True
                    yield data
            return
        except RemoteError as error:
            less = None if has_begun else self._without(body, error)
            if less is None:
                raise _told(error) from error
        async with aclosing(self.events(less)) as events:
            async for data in events:
                yield data

    def _without(self, body: Mapping[str, Any], error: RemoteError) -> dict[str, Any] | None:
        """The body without the spare fields that an error names; ``None`` where it names none."""
        said = json.dumps(error.body) if error.body is not None else error.message
        refused = [name for name in self.spare if name in body and name in said]
        if not refused or error.status not in _REFUSED:
            return None
        return {name: value for name, value in body.items() if name not in refused}


@dataclass(slots=True)
class RemoteReply:
    """One reply of an upstream: passed on as it is, with what happened to the context put in."""

    upstream: Upstream
    request: ChatRequest
    body: dict[str, Any]
    plan: Plan
    counter: Counter
    n_tokens: int = field(default=0, init=False)

    async def chunks(self) -> AsyncGenerator[str]:
        """The upstream's events; what may be the last one is held back until that is known.

        Raises :class:`ApiError` where it ends with an error of its own, which is told in its words.
        """
        held: dict[str, Any] | None = None
        async for data in self.upstream.events(self.body):
            if held is not None:
                yield json.dumps(held)
                held = None
            try:
                found = json.loads(data)
            except (ValueError, RecursionError):
                found = None
            if not isinstance(found, dict):
                yield data
                continue
            if found.get("error"):
                raise _failed(found)
            self._learn(found.get("usage"))
            if _may_be_last(found):
                held = found
            else:
                yield data
        last = held if held is not None else {"object": "chat.completion.chunk", "choices": []}
        yield json.dumps({**last, "context": self.plan.report.as_json()})

    async def answer(self) -> dict[str, Any]:
        """The upstream's whole answer."""
        found = await self.upstream.answer(self.body)
        self._learn(found.get("usage"))
        return {**found, "context": self.plan.report.as_json()}

    def _learn(self, usage: object) -> None:
        if not isinstance(usage, Mapping):
            return
        reported, written = usage.get("prompt_tokens"), usage.get("completion_tokens")
        self.n_tokens = written if isinstance(written, int) else self.n_tokens
        if isinstance(reported, int) and isinstance(self.counter, EstimatingCounter):
            self.counter.learn(self.plan.messages, told_tools(self.request), reported)


def _told(error: RemoteError) -> ApiError:
    """An upstream's own words where it said any, with its status and what tells when to come again."""
    if error.code == "remote_unsendable":  # the caller's fault, and nobody else was asked
        return ApiError(400, error.message, code="unreadable", param="messages")
    code = _CODES.get(error.code, "upstream_error")
    status = error.status if error.status >= 400 else 502
    told = ApiError(status, error.message, "upstream_error", code=code)
    if error.retry_after:
        told.headers["retry-after"] = error.retry_after
    if error.body is not None:
        told.body = dict(error.body)
    return told


def _failed(chunk: Mapping[str, Any]) -> ApiError:
    """What an upstream tells in the middle of a stream."""
    problem = chunk["error"]
    message = problem.get("message") if isinstance(problem, Mapping) else None
    told = ApiError(502, str(message or problem), "upstream_error", code="upstream_error")
    if isinstance(problem, Mapping):
        told.body = dict(chunk)
    return told


def _may_be_last(chunk: Mapping[str, Any]) -> bool:
    """Whether no text can come after this chunk: it says why the reply ended, or has no choice at all."""
    choices = chunk.get("choices")
    if not isinstance(choices, list) or not choices:
        return True
    return any(isinstance(choice, Mapping) and choice.get("finish_reason") for choice in choices)
