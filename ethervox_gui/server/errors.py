"""What a caller is told when a request cannot be met: a status and a body as OpenAI's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ethervox_gui.context.errors import EthervoxError, UserError


class ApiError(EthervoxError):
    """A request that is answered with an error."""

    def __init__(
        self,
        status: int,
        message: str,
        kind: str = "invalid_request_error",
        *,
        code: str | None = None,
        param: str | None = None,
        details: Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.headers = dict(headers or {})
        error: dict[str, Any] = {"message": message, "type": kind, "code": code, "param": param}
        if details is not None:
            error["details"] = dict(details)
        self.body = {"error": error}

    def naming(self, param: str) -> ApiError:
        """The same error of a field that the caller knows by another name."""
        told = self.body["error"]
        sentence, before = str(self), f"{told.get('param')}:"
        if sentence.startswith(before):
            sentence = f"{param}:{sentence.removeprefix(before)}"
        found = ApiError(self.status, sentence, headers=self.headers)
        found.body = {**self.body, "error": {**told, "message": sentence, "param": param}}
        return found

    @property
    def is_for_length(self) -> bool:
        """Whether the request was refused because it is too long, or nearly."""
        told = self.body.get("error")  # another server's may be anything
        return isinstance(told, dict) and told.get("type") in (TOO_LONG, NEARLY_TOO_LONG)


def misfit(place: str, why: str, code: str = "invalid_value") -> ApiError:
    """What is told of a field that does not fit."""
    return ApiError(400, f"{place}: {why}.", code=code, param=place)


def model_not_found(name: str, names: Sequence[str]) -> ApiError:
    return ApiError(
        404,
        f"Model '{name}' not found. Available models: {', '.join(names)}",
        code="model_not_found",
        param="model",
        details={"models": list(names)},
    )


def from_user_error(error: UserError) -> ApiError:
    """What went wrong below the server, in the user's words."""
    if error.code in _TOO_LONG:
        return ApiError(400, f"{error} {_IN_THEIR_WORDS}", TOO_LONG, code=error.code, details=_REASON)
    if error.code in _THEIR_FAULT:
        return ApiError(400, str(error), code=error.code)
    if error.code in ("conversation_changed", "turn_pinned"):
        return ApiError(409, str(error), code=error.code)
    if error.code in _SOON:
        return unavailable(str(error), error.code, wait=True)
    if error.code in _LATER:
        return unavailable(str(error), error.code)
    return ApiError(500, str(error), "server_error", code=error.code)


def unavailable(message: str, code: str, *, wait: bool = False) -> ApiError:
    """What cannot be done just now; with ``wait`` the same request may be sent again in a moment."""
    headers = {"Retry-After": "2"} if wait else {}
    return ApiError(503, message, "service_unavailable", code=code, headers=headers)


#: What is too long, and what would be soon, by their kinds.
TOO_LONG: Final = "context_length_exceeded"
NEARLY_TOO_LONG: Final = "context_length_warning"

#: By these words programs know that they have to send less, and do: they look for what other servers say,
#: mostly in the message alone.
_IN_THEIR_WORDS: Final = "The prompt is too long: it exceeds the available context size."
_REASON: Final = {"reason": _IN_THEIR_WORDS}

_TOO_LONG = frozenset({"context_full", "message_too_long", "no_room", "window_too_small"})
_THEIR_FAULT = frozenset({"schema_unusable", "turn_not_found", "unsupported", "text_too_long"})
_LATER = frozenset({"shutting_down", "engine_stopped", "embedding_model_missing"})
#: What passes by itself.
_SOON = frozenset({"no_model", "model_changed", "database_busy"})


def limit_exceeded(
    n_tokens: int,
    n_max: int,
    threshold: float,
    n_messages: int,
    n_least: int,
    n_largest: int,
    n_tools: int = 0,
) -> ApiError:
    """Too long even after the strategy did what it could; ``n_tools`` of the tokens tell of tools."""
    limit = int(n_max * threshold)
    return ApiError(
        400,
        f"Context limit exceeded: {n_tokens} tokens > {limit} limit. Please reduce message history or "
        f"increase context window.{_told_of_largest(n_tools, n_largest, n_tokens, limit)} "
        f"{_IN_THEIR_WORDS}",
        TOO_LONG,
        code="context_limit_exceeded",
        details={
            **_REASON,
            "estimatedTokens": n_tokens,
            "maxTokens": n_max,
            "messages": n_messages,
            "irreducibleTokens": n_least,
            "largestMessage": n_largest,
        },
    )


def _told_of_largest(n_tools: int, n_largest: int, n_tokens: int, limit: int) -> str:
    """Where fewer messages would not help: programs send tools and beginnings that their users do not see."""
    if n_tools > n_tokens // 2:
        return f" {n_tools} of these tokens are the tools of the request."
    return f" One of the messages alone has {n_largest} of them." if limit < n_largest < n_tokens else ""


def limit_near(
    n_tokens: int, n_max: int, threshold: float, n_messages: int, n_least: int, n_largest: int
) -> ApiError:
    """With the strategy ``manual``: nothing is removed, the caller is asked to."""
    return ApiError(
        400,
        f"Context warning: {n_tokens} tokens approaching limit of {n_max}. "
        "Consider reducing message history. With the strategy 'manual' the prompt is too long.",
        NEARLY_TOO_LONG,
        code="context_limit_warning",
        details={
            **_REASON,
            "estimatedTokens": n_tokens,
            "maxTokens": n_max,
            "warningThreshold": threshold,
            "messages": n_messages,
            "irreducibleTokens": n_least,
            "largestMessage": n_largest,
        },
    )
