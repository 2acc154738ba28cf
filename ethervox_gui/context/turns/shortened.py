"""What stands for a text that was too long: a part of it, after a line that says where all of it is."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Final

#: What is left of texts that were too long takes together at most this share of what can be read at all: the
#: reply, and further calls of an agent's, need some of it.
SHARE_LEFT: Final = 0.6

#: The tag of the memory that holds the whole text.
WHOLE_TEXT: Final = "long_message"


class Kept(StrEnum):
    """What is left of a text that was too long, as its line says it."""

    CONDENSED = "Condensed from"
    END = "The end of"
    ENDS = "The beginning and the end of"


_HEADER: Final = re.compile(
    rf"\A\((?:{'|'.join(Kept)}) [\d,]+ tokens; the whole text is memory (\d{{1,18}})\.\)\n"
)


def header(n_tokens: int, memory_id: int, kept: Kept) -> str:
    """The line in front of what is left of a text of ``n_tokens``, which is this memory."""
    return f"({kept} {n_tokens:,} tokens; the whole text is memory {memory_id}.)\n"


def whole_text(text: str) -> int | None:
    """The memory that a message names so; ``None`` where it names none.  Anybody may have written that."""
    found = _HEADER.match(text)
    return int(found[1]) if found else None


def without_header(text: str) -> str:
    """What is left of the text itself."""
    return _HEADER.sub("", text, count=1)
