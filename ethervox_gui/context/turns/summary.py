"""The words around a summary: how it is asked for, and how it stands in the context afterwards.

The guide model is trained on exactly these texts (``resources/guide_model``), so a change here needs a
new guide.
"""

from __future__ import annotations

from enum import StrEnum


class Detail(StrEnum):
    """How much of the old turns a summary is asked to keep."""

    BRIEF = "brief"
    MODERATE = "moderate"
    DETAILED = "detailed"


#: Most tokens a summary may have at each detail, before it is scaled to the window.
DETAIL_TOKENS: dict[Detail, int] = {
    Detail.BRIEF: 200,
    Detail.MODERATE: 500,
    Detail.DETAILED: 1000,
}

_INSTRUCTION = (
    'Summarize the conversation so far as short lines that begin with "- ". '
    "Keep every name, number, date and decision; of corrected facts only the newest."
)
_DETAIL_HINT = {Detail.BRIEF: " Be brief.", Detail.MODERATE: "", Detail.DETAILED: " Be detailed."}

_BLOCK_HEADER = "Summary of our earlier conversation:\n"
_BLOCK_ANSWER = "I remember."


def instruction(detail: Detail = Detail.MODERATE) -> str:
    """The user turn that asks the model, on the scratch sequence, for a summary of all before it."""
    return _INSTRUCTION + _DETAIL_HINT[detail]


def block_texts(summary: str) -> tuple[str, str]:
    """The user and the assistant text that stand in the context for the summarised turns.

    A pair, because what follows begins with a user turn and many chat templates insist that roles
    alternate; a second system turn is refused or silently dropped by others.
    """
    return _BLOCK_HEADER + summary.strip(), _BLOCK_ANSWER
