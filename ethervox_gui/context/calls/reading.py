"""Reads a tool call in whatever form a model was trained on.

A form is known by how it opens; what stands behind that is one of a few shapes: a JSON object that names the
tool, a name and a JSON object, tags around names and values, or a call as in Python.  The facts are from the
chat templates that come with llama.cpp and from what its parsers accept.  A call is read for the name of a
tool that was offered, so the shapes are tried in turn whatever the form.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Callable, Mapping
from itertools import islice
from typing import Any, Final, NamedTuple

Plain = str | int | float
Arguments = Mapping[str, Plain]
#: Makes arguments of what stands where they should; ``None`` for what are none.
Take = Callable[[Any], Mapping[str, Any] | None]


class Read(NamedTuple):
    """A call that was read: the tool, its arguments, and where in the text it ends."""

    name: str
    arguments: Mapping[str, Any]
    end: int


#: How objects spell the name of a tool and its arguments.
_NAMES: Final = ("name", "tool_name", "function", "tool", "recipient_name")
_ARGUMENTS: Final = ("arguments", "parameters", "args", "params", "input")

#: Longer ones are no calls of the tools there are, and some of the readers look at a text more than once.
_LONGEST: Final = 20_000

#: Values in tags: Qwen3-Coder, Nemotron and Seed; MiniMax and DeepSeek; GLM.
_PARAMETERS: Final = (
    re.compile(r"<parameter=([\w.-]+)>(.*?)</parameter>", re.S),
    re.compile(
        r"<(?:\w+:|｜DSML｜)?param(?:eter)?\s+name=\"([\w.-]+)\"[^<>]{0,80}>(.*?)</[^<>\s]{0,20}param(?:eter)?>",
        re.S,
    ),
    re.compile(
        r"<arg_key(?::\w+)?>\s*([\w.-]+)\s*</arg_key(?::\w+)?>\s*<arg_value(?::\w+)?>(.*?)</arg_value", re.S
    ),
)
#: Gemma 4 puts a token of its own around texts and nothing around names.
_GEMMA: Final = re.compile(r"(\w+):<\|\"\|>(.*?)<\|\"\|>", re.S)
#: What may stand behind a call: brackets and tags that close it.
_BEHIND: Final = re.compile(r"(?:[\s)\]}`;>]|:\w+>|<[^<>\s]{1,60}>|\[/?\w{2,40}\])*\Z")
#: So many closing parentheses are taken for that of a call.
_MOST_TRIES: Final = 16


def read_call(
    text: str, start: int, names: frozenset[str], take: Take | None = None, longest: int = _LONGEST
) -> Read | None:
    """The call of one of the tools ``names`` that stands in a text from ``start`` on.

    ``None`` where there is none, or something that cannot be read.  ``take`` says which arguments count:
    without it those that are plain values.
    """
    if len(text) - start > longest:
        return None
    named = _first_name(text, start, names)
    if named is None:
        return None
    for reader in (_object, _tagged, _python, _name_and_object):
        found = reader(text, start, named, names, take or plain_arguments)
        if found is not None:
            return found
    return None


def is_over(text: str, end: int) -> bool:
    """Whether nothing but what closes a call stands behind ``end``."""
    return _BEHIND.match(text, end) is not None


def plain_arguments(given: Any) -> Arguments | None:
    """The arguments that are plain values; ``None`` for what are no arguments.  JSON in a text is read."""
    given = whole_arguments(given)
    if given is None:
        return None
    return {str(key): value for key, value in given.items() if isinstance(value, str | int | float)}


def whole_arguments(given: Any) -> Mapping[str, Any] | None:
    """The arguments, objects and lists too; ``None`` for what are no arguments.  JSON in a text is read."""
    if isinstance(given, str):
        try:
            given = json.loads(given)
        except (ValueError, RecursionError):
            return None
    return given if isinstance(given, dict) else None


# ---- the shapes ------------------------------------------------------------------------------------


def _first_name(text: str, start: int, names: frozenset[str]) -> re.Match[str] | None:
    either = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
    return re.compile(rf"(?<![\w-])(?:{either})(?![\w-])").search(text, start)


def _object(text: str, start: int, named: re.Match[str], names: frozenset[str], take: Take) -> Read | None:
    """``{"name": …, "arguments": {…}}``, alone or the first of a list; or ``{"the name": {…}}``."""
    for at in _json_starts(text, start, named.start()):
        found, end = _decoded(text, at)
        one = found[0] if isinstance(found, list) and found else found
        if not isinstance(one, dict):
            continue
        one = one["function"] if isinstance(one.get("function"), dict) else one
        name = next((one[key] for key in _NAMES if isinstance(one.get(key), str)), "")
        name = name.removeprefix("functions.")
        if name in names:
            given: Any = next((one[key] for key in _ARGUMENTS if key in one), {})
            arguments = take(given)
            return None if arguments is None else Read(name, arguments, end)
        for name in names & one.keys():
            arguments = take(one[name])
            return None if arguments is None else Read(name, arguments, end)
    return None


def _name_and_object(
    text: str,
    start: int,  # noqa: ARG001
    named: re.Match[str],
    names: frozenset[str],  # noqa: ARG001
    take: Take,
) -> Read | None:
    """The name, something between, and the arguments as a JSON object."""
    at = text.find("{", named.end())
    if at < 0:
        return None
    found, end = _decoded(text, at)
    arguments = take(found) if isinstance(found, dict) else None
    return None if arguments is None else Read(named.group(), arguments, end)


def _tagged(
    text: str,
    start: int,  # noqa: ARG001
    named: re.Match[str],
    names: frozenset[str],  # noqa: ARG001
    take: Take,  # noqa: ARG001
) -> Read | None:
    """The name, and each argument's name and value in tags of their own."""
    for form in (*_PARAMETERS, _GEMMA):
        matches = list(form.finditer(text, named.end()))
        if matches:
            arguments = {match.group(1): match.group(2).strip() for match in matches}
            return Read(named.group(), arguments, matches[-1].end())
    return None


def _python(
    text: str,
    start: int,  # noqa: ARG001
    named: re.Match[str],
    names: frozenset[str],  # noqa: ARG001
    take: Take,  # noqa: ARG001
) -> Read | None:
    """``name(key="value")``, perhaps in a list or in ``print()``; nothing of it is run."""
    if not text.startswith(("(", ".call("), named.end()):
        return None
    ends = (match.end() for match in re.compile(r"\)").finditer(text, named.end()))
    for end in islice(ends, _MOST_TRIES):
        try:
            parsed = ast.parse(text[named.start() : end], mode="eval").body
        except (SyntaxError, ValueError, MemoryError, RecursionError):
            continue
        return _python_call(parsed, named.group(), end)
    return None


def _python_call(parsed: ast.expr, name: str, end: int) -> Read | None:
    if not isinstance(parsed, ast.Call):
        return None
    arguments: dict[str, Plain] = {}
    for keyword in parsed.keywords:
        value = keyword.value.value if isinstance(keyword.value, ast.Constant) else None
        if keyword.arg is not None and isinstance(value, str | int | float):
            arguments[keyword.arg] = value
    first = parsed.args[0] if parsed.args else None
    if isinstance(first, ast.Constant) and isinstance(first.value, str):
        arguments.setdefault("query", first.value)
    return Read(name, arguments, end)


def _json_starts(text: str, start: int, name_at: int) -> list[int]:
    """Where the JSON around the name may begin: the first list or object before it, in either order."""
    places = {text.find(opening, start, name_at) for opening in ("[{", "[\n", "[ ", "{")}
    return sorted(place for place in places if place >= 0)


def _decoded(text: str, at: int) -> tuple[Any, int]:
    try:
        found, end = json.JSONDecoder(strict=False).raw_decode(text, at)
    except (ValueError, RecursionError):
        return None, at
    return found, end
