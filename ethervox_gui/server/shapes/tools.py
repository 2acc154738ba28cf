"""The tools of a request for a response, as those of OpenAI's chat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Self

from ethervox_gui.server.errors import misfit

_FUNCTION: Final = "function"
#: Functions that belong together, as those of one server of tools; their names may be those of others, too.
_NAMESPACE: Final = "namespace"

#: What of a function the model is told, and whether it keeps to that.
_TOLD: Final = ("name", "description", "parameters", "strict")


class _Function(NamedTuple):
    tool: Mapping[str, Any]
    namespace: str | None
    name: str  # that the model is told


@dataclass(frozen=True, slots=True)
class Offer:
    """The tools that a request offers to the model: ``given`` as it has them, ``tools`` as OpenAI's chat.

    Tools that OpenAI runs itself (a search of the web) are left out of both where there are functions beside
    them: agents offer all that they know of, and count on none.
    """

    given: list[Mapping[str, Any]]
    tools: list[dict[str, Any]]
    _functions: Sequence[_Function]

    @classmethod
    def of(cls, raw: Mapping[str, Any]) -> Self:
        """Those of a request.  Raises :class:`ApiError` 400 where none of them can be called."""
        given: list[Mapping[str, Any]] = list(raw.get("tools") or ())
        kinds = [tool.get("type") for tool in given]
        known = [tool for tool in given if tool.get("type") in (_FUNCTION, _NAMESPACE)]
        if given and not known:
            raise misfit("tools.0.type", f"Tools of the type '{kinds[0]}' are not known here")
        functions = list(_functions(known))
        tools = [{"type": _FUNCTION, "function": _told(one)} for one in functions]
        return cls(known, tools, functions)

    def told(self, namespace: object, name: str) -> str:
        """What the model is told that a function is called."""
        names = (
            one.name for one in self._functions if (one.namespace, one.tool.get("name")) == (namespace, name)
        )
        return next(names, name)

    def named(self, told: str) -> dict[str, str]:
        """How a request names the function of which the model is told by that name."""
        one = next((one for one in self._functions if one.name == told), None)
        if one is None or one.namespace is None:
            return {"name": told}
        return {"name": str(one.tool["name"]), "namespace": one.namespace}


def tool_choice(choice: object, tools: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """How a tool is chosen; with some of the tools allowed the others are left out."""
    if not isinstance(choice, Mapping):
        return {} if choice is None else {"tool_choice": choice}
    if choice.get("type") == _FUNCTION and "name" in choice:
        return {"tool_choice": {"type": _FUNCTION, "function": {"name": choice["name"]}}}
    if choice.get("type") != "allowed_tools":
        return {"tool_choice": choice}
    given = choice.get("tools")
    named = given if isinstance(given, list) else []
    allowed = [tool.get("name") for tool in named if isinstance(tool, Mapping)]
    left = [tool for tool in tools if tool["function"].get("name") in allowed]
    if not left:
        raise misfit("tool_choice.tools", "None of these tools is among those of the request")
    return {"tools": left, "tool_choice": choice.get("mode") or "auto"}


def _functions(given: Sequence[Mapping[str, Any]]) -> Iterator[_Function]:
    """The functions, each by a name of its own."""
    found: list[tuple[Mapping[str, Any], str | None]] = []
    for tool in given:
        if tool["type"] == _FUNCTION:
            found.append((tool, None))
            continue
        inner = tool.get("tools")
        parts = [part for part in inner if isinstance(part, Mapping)] if isinstance(inner, list) else []
        found += [(part, str(tool.get("name"))) for part in parts if part.get("type") == _FUNCTION]
    n_named = Counter(str(tool.get("name")) for tool, _ in found)
    for tool, namespace in found:
        name = str(tool.get("name"))
        is_shared = namespace is not None and n_named[name] > 1
        yield _Function(tool, namespace, f"{namespace}__{name}" if is_shared else name)


def _told(one: _Function) -> dict[str, Any]:
    told = {name: one.tool[name] for name in _TOLD if one.tool.get(name) is not None}
    return told | {"name": one.name} if "name" in told else told
