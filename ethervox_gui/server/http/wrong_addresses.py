"""What is told of an address that is not served: mostly a program has a slightly wrong base URL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from starlette.routing import Match, Route
from starlette.types import Scope

from ethervox_gui.server.errors import ApiError

#: How the addresses of both OpenAI's and Anthropic's API begin.
_BEGINNING: Final = "/v1"

#: How those of Ollama's and LM Studio's own APIs begin, which packages of theirs ask for.
_OF_OTHERS: Final = "/api/"

#: So much of an address is repeated.
_MOST_SHOWN: Final = 80


def unknown_address(scope: Scope, routes: Sequence[Route]) -> ApiError:
    """404: that it is not served, and which address would be."""
    path = str(scope["path"])
    base = f"{scope['scheme']}://{_host(scope)}"
    shown = path if len(path) <= _MOST_SHOWN else path[:_MOST_SHOWN] + "…"
    if path.startswith(_BEGINNING * 2 + "/"):
        words = f"The program adds {_BEGINNING} itself: give it {base} as its base URL, without {_BEGINNING}."
    elif _is_served({**scope, "path": _BEGINNING + path}, routes):
        words = (
            f"Addresses here begin with {_BEGINNING}: give the program {base}{_BEGINNING} as its base URL."
        )
    elif path.startswith(_OF_OTHERS):
        words = (
            "This is not the API of Ollama or LM Studio, but OpenAI's and Anthropic's: choose OpenAI, or "
            f"“OpenAI-compatible”, in the program, with {base}{_BEGINNING} as its base URL."
        )
    else:
        served = [route.path for route in routes if "{" not in route.path and route.path.startswith("/v1/")]
        words = f"This API has {', '.join(served)}."
    return ApiError(404, f"Nothing is served at {shown}. {words}", code="unknown_url")


def unknown_method(scope: Scope, allowed: str) -> ApiError:
    """405: what may be done at this address instead; ``allowed`` are the methods, with commas between."""
    methods = sorted(set(allowed.replace(",", " ").split()) - {"HEAD"})
    sentence = f"{scope['method']} cannot be done here. Send {' or '.join(methods)}."
    return ApiError(405, sentence, code="method_not_allowed", headers={"Allow": allowed})


def _is_served(scope: Scope, routes: Sequence[Route]) -> bool:
    return any(route.matches(scope)[0] is not Match.NONE for route in routes)


def _host(scope: Scope) -> str:
    """Which host was asked: one that is let in, as was seen before."""
    for name, value in scope["headers"]:
        if name == b"host":
            return str(value.decode("latin-1"))
    address, port = scope["server"]
    return f"{address}:{port}"
