"""The line in front of a message that was too long and was sent shorter: it says where the whole text is."""

from __future__ import annotations

import re
from typing import Final

#: The tag of the memory that holds the whole text.
WHOLE_TEXT: Final = "long_message"

_HEADER: Final = re.compile(
    r"\((?:Condensed from|The end of) [\d,]+ tokens; the whole text is memory (\d{1,18})\.\)\n"
)


def header(n_tokens: int, memory_id: int, *, condensed: bool) -> str:
    """The line in front of what is left of a message of ``n_tokens``, whose whole text is this memory."""
    way = "Condensed from" if condensed else "The end of"
    return f"({way} {n_tokens:,} tokens; the whole text is memory {memory_id}.)\n"


def whole_text(text: str) -> int | None:
    """The memory that a message names so; ``None`` where it names none.  Anybody may have written that."""
    found = _HEADER.match(text)
    return int(found[1]) if found else None
