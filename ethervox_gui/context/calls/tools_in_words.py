"""How a kept conversation with tools begins: in words of our own, after its instructions.

They are what is stored, and what a model reads if its chat template knows nothing of tools.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

_TOOLS_TEXT = """# Tools

You may call one or more of these functions. Each is described by a JSON object in a line:
{tools}

To call a function answer with nothing but this, for each call:
<tool_call>{{"name": "the function's name", "arguments": {{…}}}}</tool_call>"""

#: What stands before and behind the tools there.
_TOLD: Final = tuple(part.format() for part in _TOOLS_TEXT.split("{tools}"))


def tools_text(tools: Sequence[Mapping[str, Any]]) -> str:
    """How a model is told of the tools it may use."""
    lines = [json.dumps(tool["function"], ensure_ascii=False) for tool in tools]
    return _TOOLS_TEXT.format(tools="\n".join(lines))


def told_in(prompt: str) -> tuple[str, list[dict[str, Any]]]:
    """What a conversation begins with, and the tools of :func:`tools_text` that it ends with, parted.

    The tools are shared with others who ask: nobody may change one.
    """
    before, mark, after = prompt.rpartition(_TOLD[0])
    tools = _tools_in(after.partition(_TOLD[1])[0]) if mark else ()
    return (before.rstrip("\n"), list(tools)) if tools else (prompt, [])


def parted(prompt: str) -> tuple[str, list[dict[str, Any]]]:
    """As :func:`told_in`, with every line break that the instructions themselves end with."""
    tools = told_in(prompt)[1]
    return (prompt.rpartition(_TOLD[0])[0].removesuffix("\n\n"), tools) if tools else (prompt, [])


# Whoever lists a conversation asks for each of its beginnings.  Where they change with every request (the
# time of day) the tools stay.
@lru_cache(maxsize=64)
def _tools_in(lines: str) -> tuple[dict[str, Any], ...]:
    """The tools that are described there, one in a line; none where a line describes nothing."""
    try:
        # Not splitlines(): it would cut at signs that JSON leaves in texts.
        return tuple({"type": "function", "function": json.loads(line)} for line in lines.split("\n"))
    except (ValueError, RecursionError):
        return ()
