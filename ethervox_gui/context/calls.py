"""The tool calls a model can make, as text: the alert that asks for one, and what is handed back.

The guide model is trained on exactly these texts (``resources/guide_model``), so a change here needs a
new guide.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

CONTEXT_MANAGE: Final = "context_manage"
MEMORY_SEARCH: Final = "memory_search"


def alert_text(n_used: int, n_ctx: int, n_turns: int) -> str:
    """The user turn that asks the model, on the scratch sequence, for one ``context_manage`` call."""
    percent = round(100 * n_used / n_ctx)
    return (
        f"ALERT: Context usage at {percent}% ({n_used}/{n_ctx} tokens, {n_turns} turns). "
        "Call context_manage tool immediately."
    )


def call_text(name: str, **arguments: str | int) -> str:
    """A call in the form DESIGN.md lists first: ``<tool_call name="…" key="value" />``."""
    attributes = "".join(f' {key}="{value}"' for key, value in arguments.items())
    return f'<tool_call name="{name}"{attributes} />'


def search_result_text(lines: Sequence[str]) -> str:
    """The tool turn that answers a ``memory_search`` call: what was found, a line each."""
    if not lines:
        return "Nothing found in memory."
    return "Found in memory:\n" + "\n".join(f"- {line}" for line in lines)
