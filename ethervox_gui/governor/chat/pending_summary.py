"""What is made ahead of an edit: a summary, and the decision it belongs to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ethervox_gui.context.edits import policies
from ethervox_gui.context.edits.policies import Decision
from ethervox_gui.context.turns.summary import Detail
from ethervox_gui.context.turns.timeline import Timeline
from ethervox_gui.settings import ContextSettings


class Summary(NamedTuple):
    """A summary's text, its tokens, and whether the ``model`` or the ``extractive`` way made it."""

    text: str
    n_tokens: int
    source: str


@dataclass(frozen=True, slots=True)
class Prepared:
    """A decision made while nothing ran, with its summary if it needs one.

    ``made_under`` are the settings it was made under: others would have decided otherwise.  What ``is_due``
    was made while a reply had to go on, and is carried out as soon as it is there, for that reply;
    ``emergency`` says why, if it is one.
    """

    decision: Decision
    detail: Detail
    summary: Summary | None
    made_under: ContextSettings
    is_due: bool = False
    emergency: str = ""

    def holds(self, timeline: Timeline) -> bool:
        """Whether everything it is about is still in the cache, free to leave, and all there is before it."""
        resident = {turn.number: turn for turn in timeline.resident()}
        protected = policies.protected_numbers(resident.values())
        leaving = self.decision.leaving
        if any(number not in resident or number in protected for number in leaving):
            return False
        if self.summary is None:
            return True
        summaries = tuple(block for block in timeline.blocks if not block.recalled)
        return summaries == self.decision.blocks

    def summary_of(self, decision: Decision, detail: Detail) -> Summary | None:
        """The summary, if it is the one that ``decision`` needs."""
        same = (decision.leaving, decision.blocks) == (self.decision.leaving, self.decision.blocks)
        return self.summary if same and detail == self.detail else None
