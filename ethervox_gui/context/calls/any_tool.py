"""The calls in stored replies, whichever model wrote them and whoever has the tools.

A chat that is kept for another program holds calls of tools that are unknown here.  A reply makes a call if
it ends in one and nothing but calls follows to its end: a reply that only writes about calls makes none.
Where the result of one follows it has made it, whatever the model wrote behind it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any, Final, NamedTuple

from ethervox_gui.context.calls.forms import HERMES_TOO, KNOWN_OPENINGS, calling_in_any_form
from ethervox_gui.context.calls.guide_calls import OWN_TOOLS, Call, call_may_begin
from ethervox_gui.context.calls.reading import Arguments, Read, closed_calls, read_calls, whole_arguments
from ethervox_gui.context.turns.thinking import answer_of, answer_start


class Called(NamedTuple):
    """A reply that makes calls: what it says before, with its thinking; the calls; how they are written.

    ``behind`` is what stands behind the first of them and is none: mostly a result that the model made up.
    """

    said: str
    calls: tuple[Call, ...]
    written: str
    behind: str = ""


#: Longer calls are not read.
_LONGEST: Final = 100_000
#: So many places of a reply at which a call may begin are tried.
_MOST_PLACES: Final = 8
#: What begins as calls do in prose as well, so that it counts only where a result says that a call was made.
_IN_PROSE: Final = frozenset({"Action:", *HERMES_TOO})
_AGAIN: Final = (*KNOWN_OPENINGS, *HERMES_TOO)


def _either(openings: tuple[str, ...]) -> str:
    return "|".join(map(re.escape, sorted(openings, key=len, reverse=True)))


_OPENS_LINE: Final = re.compile(
    rf"^[ \t]*(?={_either(tuple(opening for opening in KNOWN_OPENINGS if opening not in _IN_PROSE))})", re.M
)
_OPENS_ANYWHERE: Final = re.compile(
    _either((*(opening for opening in _AGAIN if opening != "{"), "```", "[{"))
)
#: A call that is nothing but a JSON object, or a list of them.
_OPENS_BARE: Final = re.compile(
    r"\s*\[?\s*\{\s*\"name\"\s*:\s*\"[^\"\n]{1,256}\"\s*,\s*\"(?:arguments|parameters)\"\s*:"
)
#: The beginning of one, to the value of its first key: what is in front of it, that key, and the value.
_BEGUN_BARE: Final = re.compile(
    r"((?:\s*Action:)?(?:\s*`{3}\w*\n)?\s*\[?\s*)"
    r"\{\s*(\"?\w*)(?:\Z|\"\s*(?:\Z|:\s*(?:\Z|\"([^\"]*(?:\"|\Z)))))"
)
#: A code block that ends a reply, and holds nothing but JSON.
_LAST_BLOCK: Final = re.compile(r"^ {0,3}`{3,}[^`\n]*\n(\s*[\[{][^`]*)`{3,}\s*\Z", re.M)
_FENCE: Final = re.compile(r"^ {0,3}(?:`{3,}(?=[^`\n]*$)|~{3,})", re.M)

#: Where the forms have the name of a tool: as a value, in or behind a tag, and before the bracket in Python.
_NAMES: Final = re.compile(
    r"\"(?:name|tool_name|function|tool|recipient_name)\"\s*:\s*\"([^\"\n]{1,256})\""
    r"|(?:<function=|<\S{0,20}invoke name=\"|\bto=functions\.|\bcall:|<tool_call>\s*|\[TOOL_CALLS\]\s*"
    r"|<\|tool_call_begin\|>(?:functions\.)?|<｜tool▁call▁begin｜>|<｜tool▁sep｜>|<\|tools_prefix\|>\s*\[\s*\{\s*\")"
    r"([A-Za-z_][\w.-]*)(?=\s*[\[{<>:\"｜\n]|\s*<\|)"
    r"|(?:\[|```tool_\w+\s+(?:print\()?|<\|python_tag\|>|\)\s*,?\s*(?:print\()?)([A-Za-z_]\w*)(?=(?:\.call)?\()"
)
#: What stands around a call in Python and is none.
_NO_TOOLS: Final = frozenset({"print", "function"})


def called(text: str, *, answered: bool | None = None) -> Called | None:
    """The calls that a stored reply ends in; ``None`` where it ends in none.

    ``answered``: whether the result of a call comes behind it, so that it has made one.  Then its calls may
    begin in the middle of a line or in code, and those in tags that close them may have text behind them;
    where something else comes, a JSON object without more is an answer.  ``None`` where nothing came yet.
    """
    made = calling_in_any_form(text)
    begins = answer_start(text)
    if made is not None:
        return Called(made.said, (made.call,), made.written)  # of several at once the first is made
    answer = text[begins:]
    for at in _places(answer, answered):
        found = _read(answer, at)
        if found:
            calls = tuple(Call(one.name, one.arguments) for one in found)
            return Called(text[: begins + at].rstrip(), calls, answer[at:].strip())
    return _closed(text, begins) if answered else None


def said_before_call(text: str, *, answered: bool | None = None) -> str | None:
    """What a stored reply says before its calls, without its thinking; ``None`` where it makes none.

    ``answered`` as for :func:`called`.
    """
    made = called(text, answered=answered)
    return None if made is None else answer_of(made.said)


def begun_call(answer: str) -> int:
    """Where an answer that broke off begins a call that it never finished; its length where it does not.

    For answers that are known to have broken off: another that begins so may only be about calls.
    """
    if called(answer) is not None or _closed(answer, 0) is not None:
        return len(answer)
    if _is_begun(answer):
        return 0
    if (by_guide := call_may_begin(answer, 0)) < len(answer):
        return by_guide
    line = answer.rfind("\n") + 1
    begun = answer[line:].strip()
    if len(begun) > 1 and any(opening.startswith(begun) for opening in KNOWN_OPENINGS if opening[0] == "<"):
        return line
    opened = islice(_OPENS_LINE.finditer(answer), _MOST_PLACES)
    return next((match.start() for match in opened if not _is_in_code(answer, match)), len(answer))


def may_wait(text: str) -> bool:
    """Whether a stored reply may wait for the result of a call: it ends in one, be it in a code block.

    Small models put theirs there, and tell more of the tool than its name; whoever only shows a call waits
    for nothing, and the message that comes next tells so.
    """
    if said_before_call(text) is not None:
        return True
    block = _LAST_BLOCK.search(text)
    return said_before_call(text if block is None else block[1], answered=True) == ""


def call_line(call: Call) -> str:
    """A call by itself, in a form in which it is read again."""
    spelled = json.dumps({"name": call.name, "arguments": dict(call.arguments)}, ensure_ascii=False)
    return f"<tool_call>{spelled}</tool_call>"


# ---- inside ----------------------------------------------------------------------------------------


def _places(answer: str, answered: bool | None) -> Iterator[int]:
    """Where calls may begin, the first place first."""
    bare = _OPENS_BARE.match(answer)
    if (answered and answer.lstrip().startswith(("[", "{"))) or (bare is not None and answered is None):
        yield 0
    opens = _OPENS_ANYWHERE if answered else _OPENS_LINE
    for n_tried, match in enumerate(opens.finditer(answer)):
        if n_tried == _MOST_PLACES:
            return
        if answered or not _is_in_code(answer, match):
            yield match.end() if match.re is _OPENS_LINE else match.start()


def _is_in_code(answer: str, place: re.Match[str]) -> bool:
    return len(_FENCE.findall(answer, 0, place.start())) % 2 == 1


def _is_begun(answer: str) -> bool:
    """Whether it is a part of a JSON object whose first key names a tool of ours, or a part of that.

    Of another's tools nothing is known, and an answer in JSON may begin with a name, too.
    """
    found = _BEGUN_BARE.match(answer)
    if found is None or _is_whole(answer[found.end(1) :]):
        return False
    key, is_part = found[2].removeprefix('"'), found.end(2) == len(answer)
    if not any(name.startswith(key) if is_part else name == key for name in ("name", "tool_name")):
        return False
    return any(f'{tool}"'.startswith(found[3] or "") for tool in OWN_TOOLS)


def _is_whole(text: str) -> bool:
    """Whether a JSON object stands here from its beginning to its end."""
    try:
        json.JSONDecoder().raw_decode(text)
    except (ValueError, RecursionError):
        return False
    return True


def _closed(text: str, begins: int) -> Called | None:
    """The calls of an answer that closes them itself."""
    calls: list[Call] = []
    written: list[str] = []
    others: list[str] = []
    at = begins
    for match in closed_calls(text[begins:]):
        found = _read(match[1], 0)
        if found:
            others.append(text[at : begins + match.start()])
            at = begins + match.end()
            calls += [Call(one.name, one.arguments) for one in found]
            written.append(match[0])
    if not calls:
        return None
    said, *between = others
    behind = "".join([*between, text[at:]]).strip()
    return Called((text[:begins] + said).rstrip(), tuple(calls), "\n".join(written), behind)


def _read(text: str, at: int) -> list[Read]:
    """The calls that a text is made of from here on; none where anything else stands there."""
    if len(text) - at > _LONGEST:
        return []
    named = {next(filter(None, match.groups())) for match in _NAMES.finditer(text, at)}
    names = frozenset(name.removeprefix("functions.") for name in named) - _NO_TOOLS
    return read_calls(text, at, names, _AGAIN, _plain, _LONGEST) if names else []


def _plain(given: Any) -> Arguments | None:
    """The arguments of a call; lists and objects among them as JSON."""
    whole: Mapping[str, Any] | None = whole_arguments(given)
    if whole is None:
        return None
    return {
        str(key): value if isinstance(value, str | int | float) else json.dumps(value, ensure_ascii=False)
        for key, value in whole.items()
    }
