"""The conversation of :mod:`tests.benchmarks.recall` as people have it: they read a reply before they go on.

What the program does meanwhile is done whole after each reply, in one process, whatever the machine is worth:
notes are taken, what is to leave is saved and summarized, what was edited is measured and healed, a model is
learned.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from ethervox_gui.context.events.events import ContextEdited, Event, SummaryStored, Trigger, TurnPagedIn
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.front_ends.assembly import system_prompt
from ethervox_gui.governor.session import idle
from tests.benchmarks.answered import Answered, Fault
from tests.helpers.evaluation import RecallSet
from tests.helpers.live import bench
from tests.helpers.sending import send


def converse(model: Path, chosen: RecallSet, n_ctx: int, longest: int, **changes: Any) -> Answered:
    """What a set gave, replies of at most ``longest`` tokens.  ``changes`` are settings, ``a__b``."""
    found = Answered()
    with tempfile.TemporaryDirectory() as folder, bench(model, Path(folder), n_ctx=n_ctx) as made:
        made.system_prompt = system_prompt(made.engine.info, made.settings)
        usual = {"sampling__temperature": 0.0, "sampling__max_tokens": longest}
        live = made.new_chat(**usual, **changes)
        for message in [*chosen.told(), *chosen.asked()]:
            number, n_told = live.timeline.next_number, len(made.events)
            out = frozenset(turn.number for turn in live.timeline if turn.span is None)
            send(live, message)
            replied = (turn for turn in live.timeline if turn.number > number)
            found.replies.append("".join(turn.text for turn in replied if turn.role is Role.ASSISTANT))
            found.faults.append(Fault(number, out, _back(made.events[n_told:])))
            idle.use_idle_time(live, lambda: False)
        found.n_edits = sum(isinstance(event, ContextEdited) for event in made.events)
        found.sources = [event.source for event in made.events if isinstance(event, SummaryStored)]
    return found


def _back(told: list[Event]) -> frozenset[int]:
    """The turns that came back for a message."""
    back = (event for event in told if isinstance(event, TurnPagedIn))
    return frozenset(number for event in back if event.trigger is Trigger.QUESTION for number in event.turns)
