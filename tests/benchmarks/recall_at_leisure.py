"""The conversation of :mod:`tests.benchmarks.recall` as people have it: they read a reply before they go on.

What the program does meanwhile is done whole after each reply, in one process, whatever the machine is worth:
notes are taken, what is to leave is saved and summarized, what was edited is measured and healed.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from ethervox_gui.context.turns.turns import Role
from ethervox_gui.front_ends.assembly import system_prompt
from ethervox_gui.governor.session import idle
from tests.helpers.evaluation import RecallSet
from tests.helpers.live import bench
from tests.helpers.sending import send


def answers(model: Path, chosen: RecallSet, n_ctx: int, longest: int) -> list[str]:
    """What is answered to the questions of a set; replies have at most ``longest`` tokens."""
    told, asked = chosen.told(), chosen.asked()
    found: list[str] = []
    with tempfile.TemporaryDirectory() as folder, bench(model, Path(folder), n_ctx=n_ctx) as made:
        made.system_prompt = system_prompt(made.engine.info, made.settings)
        live = made.new_chat(sampling__temperature=0.0, sampling__max_tokens=longest)
        for message in [*told, *asked]:
            number = live.timeline.next_number
            send(live, message)
            replied = (turn for turn in live.timeline if turn.number > number)
            found.append("".join(turn.text for turn in replied if turn.role is Role.ASSISTANT))
            idle.use_idle_time(live, lambda: False)
    return found[len(told) :]
