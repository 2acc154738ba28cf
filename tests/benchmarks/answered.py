"""What a conversation gave in which facts were told and asked for, as its events tell it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from ethervox_gui.context.calls.forms import looks_like_call
from tests.helpers.evaluation import RecallSet

_CALL_WORDS: Final = ("<tool_call", "tool_response", "memory_search", "context_manage")


@dataclass(frozen=True, slots=True)
class Fault:
    """A message, by its turn: the turns that were out when it was sent, and those that came back for it."""

    turn: int
    out: frozenset[int]
    back: frozenset[int]


@dataclass
class Answered:
    """The replies to all messages, how often the context was edited, and waits.

    ``waits`` are seconds from one reply to the first word of the next; ``sources`` are those of summaries.
    """

    replies: list[str] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    n_edits: int = 0
    sources: list[str] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)

    def known(self, chosen: RecallSet) -> float:
        """The share of the questions that were answered right."""
        return chosen.recall(self.replies[len(chosen.told()) :])

    def there(self, chosen: RecallSet) -> float:
        """The share of the questions whose exchange was in the context when they were answered."""
        told, asked = chosen.told(), chosen.asked()
        turns = {fact.asked: self.faults[told.index(fact.told)].turn for fact in chosen.facts}
        found = [
            turns[text] not in fault.out or turns[text] in fault.back
            for text, fault in zip(asked, self.faults[len(told) :], strict=True)
        ]
        return sum(found) / len(found)

    def alarms(self, chosen: RecallSet) -> tuple[int, int]:
        """For how many everyday messages something came back that nobody asked for, and of how many.

        One that was said before, word for word, asks for what was said then.
        """
        said = {fact.told for fact in chosen.facts}
        found: list[bool] = []
        for text, fault in zip(chosen.told(), self.faults, strict=False):
            if fault.out and text not in said:
                found.append(bool(fault.back))
            said.add(text)
        return sum(found), len(found)

    @property
    def n_calls(self) -> int:
        """Replies that hold the text of a call."""
        return sum(
            looks_like_call(text) or any(word in text for word in _CALL_WORDS) for text in self.replies
        )
