"""The data of a stream of events: its lines end where the format says, and nowhere else."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterable, AsyncIterator, Iterable
from typing import Final

#: ``str.splitlines`` would cut at U+2028 and others, too, which may stand in a text.
_ENDS: Final = re.compile(r"\r\n|\n|\r")

#: No event has more characters.
LONGEST_LINE: Final = 16 << 20


class LineTooLongError(ValueError):
    """What comes is no stream of events, or one that nobody could read."""


async def data_of(pieces: AsyncIterable[str], longest: int = LONGEST_LINE) -> AsyncIterator[str]:
    """The data of each event in a text that comes in ``pieces``.

    Raises :class:`LineTooLongError` where a line has more than ``longest`` characters.
    """
    rest: list[str] = []
    n_rest = 0
    async for piece in pieces:
        first, *others = _ENDS.split(piece)
        rest.append(first)
        n_rest += len(first)
        if n_rest > longest:
            raise LineTooLongError
        for line in others:
            if data := _data("".join(rest)):
                yield data
            rest, n_rest = [line], len(line)
    if data := _data("".join(rest)):
        yield data


def _data(line: str) -> str:
    return line[5:].strip() if line.startswith("data:") else ""


def says_the_end(datas: Iterable[str]) -> bool:
    """Whether one of these events says why the reply ended; not every server sends ``[DONE]`` behind it."""
    for data in datas:
        try:
            choices = json.loads(data)["choices"]
            reasons = [choice["finish_reason"] for choice in choices]
            if any(isinstance(reason, str) and reason for reason in reasons):
                return True
        except (ValueError, RecursionError, LookupError, TypeError):
            continue
    return False
