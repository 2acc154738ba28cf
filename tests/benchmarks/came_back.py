"""What comes back in the program itself, message by message, with given replies: nothing is generated.

::

    python -m tests.benchmarks came_back [--quick] [--model FILE]

The sets of :mod:`tests.benchmarks.fault_sets`, with what a model once replied, go through a chat of 1,024
tokens in which all but the newest exchanges leave after every fourth one.  ``faults`` judges the signals
and takes whatever time they need; here a message waits no longer than its user would, so a slow machine
finds less, and its speed is told.  *At once*: each message is sent as it is typed.  *After a pause*: its
writer waits before sending it, and the model reads ahead meanwhile.  *There*: the exchange that is asked
for is in the context, or a quotation of it with the answer.  ``--quick``: English and paraphrases.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from ethervox_gui.context.turns.turns import Role
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.faults import recall
from ethervox_gui.governor.turns import conversation
from tests.benchmarks import answers
from tests.benchmarks.fault_sets import LANGUAGES, NOTED, OTHERS, FaultSet, answered, fault_set
from tests.benchmarks.measure import Row, at_least, at_most
from tests.helpers.live import Bench, bench
from tests.helpers.real_models import qwen

_QUICK: Final = ("en", "paraphrase")
_GOAL, _GOAL_APART, _FEW_ALARMS = 0.95, 0.75, 0.05


def rows(*, quick: bool = False, model: Path | None = None) -> Iterator[Row]:
    """Set by set, sent at once and after a pause; then all of them."""
    names = _QUICK if quick else (*LANGUAGES, *OTHERS)
    with (
        tempfile.TemporaryDirectory() as folder,
        bench(model or qwen(), Path(folder), answers.N_CTX, n_threads=0) as at,
    ):
        answers.learn(at)
        for say, way in ((answers.say, "at once"), (_say_after_a_pause, "after a pause")):
            every = answers.Answered()
            for chosen in map(answered, map(fault_set, names)):
                found = _played(at, chosen, say)
                every += found
                yield _row(chosen.name, way, found)
            yield _row("all", way, every)
            name = f"everyday messages that bring something, {way}"
            yield at_most(name, every.n_alarms, max(1, every.n_everyday), _FEW_ALARMS)
        speed = at.engine.prompt_speed
        yield Row("speed of reading [tokens/s]", speed, speed, 1.0, "shown", True)


def _row(name: str, way: str, found: answers.Answered) -> Row:
    goal = _GOAL_APART if name in ("paraphrase", "other language") else _GOAL
    told = f"there {found.n_there} of {found.n_asked}; alarms {found.n_alarms} of {found.n_everyday}"
    return at_least(f"{name}, {way}: {told}", found.n_there, found.n_asked, goal)


def _played(at: Bench, chosen: FaultSet, say: Callable[[LiveChat, str], None]) -> answers.Answered:
    live = answers.new_chat(at, "automatic")
    found, numbers = answers.told(at, live, chosen, [one.reply for one in chosen.exchanges], say)
    for number, question in enumerate(chosen.questions):
        for text in filter(None, (question.before, question.asked)):
            say(live, text)
            wanted = (numbers[one] for one in question.wanted)
            is_there = any(answers.is_there(live, one, question.answers) for one in wanted)
            conversation.append(live, Role.ASSISTANT, NOTED)
        found += answers.Answered(n_asked=1, n_there=is_there)
        if number % answers.EVERY == answers.EVERY - 1:
            answers.leave(live)
    return found


def _say_after_a_pause(live: LiveChat, text: str) -> None:
    live.working_set.topics.expect(text)
    recall.read_ahead(live, lambda: False)  # in steps, as in idle time
    answers.say(live, text)
