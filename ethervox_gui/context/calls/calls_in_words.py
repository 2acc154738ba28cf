"""Calls that programs bring into kept conversations, as they are stored: in words of our own.

A model reads them as its chat template writes calls, or in these words where that writes none.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache

from ethervox_gui.context.calls.as_written import arguments_as_written
from ethervox_gui.context.calls.reading import closed_calls
from ethervox_gui.context.turns.turns import MadeCall, Message


def calls_text(said: str, calls: Sequence[MadeCall]) -> str:
    """What is said, and the calls behind it, one in a line; arguments in a line are as they are spelled."""
    return "\n".join([*([said] if said else []), *map(_line, calls)])


def calling(message: Message, n_calls: int) -> Message:
    """A message whose text has so many calls of :func:`calls_text`, with these told apart.

    As it is where there are none, or where something stands between or behind them.
    """
    if not n_calls:
        return message
    said, calls = _parted(message.text, n_calls)
    return message._replace(calls=calls, said=said) if calls else message


# ---- inside ------------------------------------------------------------------------------------------


def _line(call: MadeCall) -> str:
    arguments = call.arguments.strip()
    if len(arguments.splitlines()) > 1:  # what reads texts line by line would take a part of it for all
        arguments = json.dumps(json.loads(arguments), ensure_ascii=False)
    name = json.dumps(call.name, ensure_ascii=False)
    return f'<tool_call>{{"name": {name}, "arguments": {arguments}}}</tool_call>'


# All that stands in a chat is put to the template again with each of its messages.
@lru_cache(maxsize=256)
def _parted(text: str, n_calls: int) -> tuple[str, tuple[MadeCall, ...]]:
    matches = list(closed_calls(text))[-n_calls:]
    begins = [match.start() for match in matches]
    between = zip([match.end() for match in matches], [*begins[1:], len(text)], strict=True)
    if len(matches) < n_calls or any(text[end:begin].strip() for end, begin in between):
        return text, ()
    calls = [made for match in matches if (made := _made(match.group(1))) is not None]
    return (text[: begins[0]].rstrip("\n"), tuple(calls)) if len(calls) == n_calls else (text, ())


def _made(spelled: str) -> MadeCall | None:
    """The call of a line; ``None`` where its arguments are no object."""
    try:
        call = json.loads(spelled)
    except (ValueError, RecursionError):
        return None
    name, arguments = call.get("name"), arguments_as_written(spelled)
    return MadeCall(name, arguments) if isinstance(name, str) and arguments else None
