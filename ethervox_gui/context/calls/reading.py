"""Reads a tool call in whatever form a model was trained on.

A form is known by how it opens; what stands behind that is one of a few shapes: a JSON object that names the
tool, a name and a JSON object, tags around names and values, or a call as in Python.  The facts are from the
chat templates that come with llama.cpp and from what its parsers accept.  A call is read for the name of a
tool that was offered, so the shapes are tried in turn whatever the form.
"""

from __future__ import annotations

import ast
import contextlib
import json
import re
from collections.abc import Callable, Iterator, Mapping
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
#: What else may stand in an object that names a tool and has no arguments: with more it is an answer.
_BESIDE: Final = frozenset((*_NAMES, "id", "type", "index", "call_id", "tool_call_id"))
#: All that a call may be written with.
CALL_KEYS: Final = _BESIDE.union(_ARGUMENTS)

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
        r"<arg_key(?::\w+)?>\s*([\w.-]+)\s*</arg_key(?::\w+)?>\s*"
        r"<arg_value(?::\w+)?>(.*?)</arg_value(?::\w+)?>",
        re.S,
    ),
)
#: What stands before the name of a tool where its parameters stand in tags, and behind it where it has none.
_OPENS_TAGS: Final = re.compile(r"(?:<function(?:=| name=\")|<\S{0,20}invoke name=\"|<tool_call>\s*)\Z")
_NO_PARAMETERS: Final = re.compile(r"\"?\s*(?:/>|>?\s*(?=</))")
_OPENING: Final = 60
#: The parts of an object as Gemma 4 writes it: a token of its own stands around texts, nothing around names.
_GEMMA: Final = re.compile(r"<\|\"\|>(.*?)<\|\"\|>|([{}\[\],:])|\s+|([^\s{}\[\],:<\"]+)", re.S)
_GEMMA_NAME: Final = re.compile(r"\s*:")
#: How it spells what JSON spells otherwise.
_VALUES: Final = {"None": "null", "True": "true", "False": "false"}
#: What may stand behind a call: brackets and tags that close it, the last of them perhaps cut short.
_BEHIND: Final = re.compile(
    r"(?:[\s)\]}`;>]|:\w+>|<[^<>\s]{1,60}>|\[/?\w{2,40}\])*(?:<[^<>\s]{0,60}|\[/?\w{0,40}|:\w*)?\Z"
)
#: What may stand before the name of a tool whose arguments are a JSON object: no words but those of forms,
#: and what a call is known by between two marks.
_BEFORE_NAME: Final = re.compile(
    r"(?:<[^<>]{1,60}>|\[/?[A-Z_]{2,40}\]|[^\w]|(?<=\|>)[\w-]{1,64}(?=<\|)"
    r"|(?:functions?|functools|tool|tool_code|tool_calls?|to|commentary|assistant|invoke|name|Action)(?!\w))*+\Z"
)
#: A call in tags that close it.
_CLOSED: Final = re.compile(r"<tool_call>\s*(\{.*?\})\s*</tool_call>", re.S)
#: What a call may end with, in any form.
CLOSERS: Final = (">", "}", ")", "]", "`", ";")
#: Arguments in tags: behind each another may come.
IN_TAGS: Final = re.compile(r"<(?:\w+:|｜DSML｜)?(?:param|arg_)")
#: And between two calls, before the second begins as any may.
_BETWEEN: Final = " \t\n,;`)]"
#: So many closing parentheses are taken for that of a call.
_MOST_TRIES: Final = 16


def read_calls(
    text: str,
    start: int,
    names: frozenset[str],
    openings: tuple[str, ...],
    take: Take | None = None,
    longest: int = _LONGEST,
) -> list[Read]:
    """The calls of the tools ``names`` that a text is made of from ``start`` on, in their order.

    The second and those behind it begin with one of ``openings``, or as any call may.  None where something
    else stands there, too, or cannot be read.  ``take`` says which arguments count: without it those that are
    plain values.
    """
    if len(text) - start > longest:
        return []
    found: list[Read] = []
    end = start
    while not found or not is_over(text, end):
        more = _read(text, end, names, take or plain_arguments)
        if not more or (found and not _begins(text, end, names, openings)):
            return []
        found += more
        end = more[-1].end
    return found


def closed_calls(text: str) -> Iterator[re.Match[str]]:
    """What stands in tags that close a call, its first group: JSON, or nearly.

    It is a call whatever stands behind it: models go on with the result that they expect.
    """
    return _CLOSED.finditer(text)


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


def _read(text: str, start: int, names: frozenset[str], take: Take) -> list[Read]:
    """The next call, or all of a list."""
    named = _first_name(text, start, names)
    if named is None:
        return []
    found = _objects(text, start, named, names, take)
    if found is not None:
        return found
    one = (
        _tagged(text, named, take)
        or _python(text, named, take)
        or _name_and_object(text, start, named, take)
        or _gemma(text, named, take)
    )
    return [] if one is None else [one]


def _begins(text: str, end: int, names: frozenset[str], openings: tuple[str, ...]) -> bool:
    """Whether another call begins behind one that ends here."""
    rest = text[end:].lstrip(_BETWEEN)
    if rest.startswith((*openings, "{", "<", "[")):
        return True
    named = _first_name(rest, 0, names)
    return named is not None and named.start() == 0 and rest.startswith("(", named.end())


def _first_name(text: str, start: int, names: frozenset[str]) -> re.Match[str] | None:
    either = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
    return re.compile(rf"(?<![\w-])(?:{either})(?![\w-])").search(text, start)


def _objects(
    text: str, start: int, named: re.Match[str], names: frozenset[str], take: Take
) -> list[Read] | None:
    """``{"name": …, "arguments": {…}}``, alone or in a list; or ``{"the name": {…}}``.

    ``None`` where there is nothing of the kind, and no call where there is one that cannot be read.
    """
    for at in _json_starts(text, start, named.start()):
        found, end = _decoded(text, at)
        calls = [_object(one, names, take) for one in (found if isinstance(found, list) else [found])]
        if calls and calls[0] is not None:
            read = [
                Read(call.name, call.arguments, end) for call in calls if call and call.arguments is not None
            ]
            return read if len(read) == len(calls) else []
        if end > named.end():
            return []  # it names the tool, and is something else
    return None


class _Named(NamedTuple):
    """What an object calls; without arguments where these cannot be read."""

    name: str
    arguments: Mapping[str, Any] | None


def _object(one: Any, names: frozenset[str], take: Take) -> _Named | None:
    if not isinstance(one, dict):
        return None
    one = one["function"] if isinstance(one.get("function"), dict) else one
    name = next((one[key] for key in _NAMES if isinstance(one.get(key), str)), "")
    name = name.removeprefix("functions.")
    if name in names:
        if _BESIDE.issuperset(one):
            return _Named(name, take({}))
        given = [one[key] for key in _ARGUMENTS if key in one]
        return _Named(name, take(given[0])) if given else None
    (only, given_to), *more = one.items() or [("", None)]
    return _Named(only, take(given_to)) if only in names and not more else None


def _name_and_object(text: str, start: int, named: re.Match[str], take: Take) -> Read | None:
    """The name, something between, and the arguments as a JSON object."""
    at = text.find("{", named.end())
    if at < 0 or _BEFORE_NAME.match(text, start, named.start()) is None:
        return None
    found, end = _decoded(text, at)
    arguments = take(found) if isinstance(found, dict) else None
    return None if arguments is None else Read(named.group(), arguments, end)


def _tagged(text: str, named: re.Match[str], take: Take) -> Read | None:  # noqa: ARG001 - all are texts
    """The name, and each argument's name and value in tags of their own; or none at all."""
    for form in _PARAMETERS:
        arguments: dict[str, str] = {}
        end = named.end()
        for match in form.finditer(text, end):
            between = text[end : match.start()]
            again = named.re.search(between)  # who is called may be said in front of the call, too
            if (
                "</" in between
                or "/>" in between
                or (arguments and "<" in between)
                or (again is not None and again.group() != named.group())
            ):
                break  # it is of another call
            arguments[match.group(1)] = match.group(2).strip()
            end = match.end()
        if arguments:
            return Read(named.group(), arguments, end)
    nothing = _NO_PARAMETERS.match(text, named.end())
    opening = text[max(0, named.start() - _OPENING) : named.start()]
    if nothing is None or _OPENS_TAGS.search(opening) is None:
        return None
    return Read(named.group(), {}, nothing.end())


def _python(text: str, named: re.Match[str], take: Take) -> Read | None:
    """``name(key="value")``, perhaps in a list or in ``print()``; nothing of it is run."""
    if not text.startswith(("(", ".call("), named.end()):
        return None
    ends = (match.end() for match in re.compile(r"\)").finditer(text, named.end()))
    for end in islice(ends, _MOST_TRIES):
        try:
            parsed = ast.parse(text[named.start() : end], mode="eval").body
        except (SyntaxError, ValueError, MemoryError, RecursionError):
            continue
        return _python_call(parsed, named.group(), end, take)
    return None


def _python_call(parsed: ast.expr, name: str, end: int, take: Take) -> Read | None:
    if not isinstance(parsed, ast.Call):
        return None
    given: dict[str, Any] = {}
    for keyword in parsed.keywords:
        with contextlib.suppress(ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
            if keyword.arg is not None:
                given[keyword.arg] = ast.literal_eval(keyword.value)
    first = parsed.args[0] if parsed.args else None
    if isinstance(first, ast.Constant) and isinstance(first.value, str):
        given.setdefault("query", first.value)
    arguments = take(given)
    return None if arguments is None else Read(name, arguments, end)


def _gemma(text: str, named: re.Match[str], take: Take) -> Read | None:
    """``name{key:<|"|>value<|"|>,other:5}``, and whatever JSON can hold."""
    spelled: list[str] = []
    depth, place = 0, named.end()
    while depth > 0 or not spelled:
        part = _GEMMA.match(text, place)
        if part is None or (not spelled and part[2] != "{"):
            return None
        place = part.end()
        depth += (part[2] or "x") in "{["
        depth -= (part[2] or "x") in "}]"
        if part[1] is not None:
            spelled.append(json.dumps(part[1]))
        elif part[3] is not None:
            is_name = _GEMMA_NAME.match(text, place) is not None
            spelled.append(json.dumps(part[3]) if is_name else _VALUES.get(part[3], part[3]))
        else:
            spelled.append(part[2] or "")
    try:
        arguments = take(json.loads("".join(spelled)))
    except (ValueError, RecursionError):
        return None
    return None if arguments is None else Read(named.group(), arguments, place)


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
