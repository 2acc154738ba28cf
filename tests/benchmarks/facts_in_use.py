"""What the guide still knows of early facts as the program runs: by its notes alone, and with page faults.

::

    python -m tests.benchmarks facts

The governor decides by itself what leaves and when, idle time is used after each message, and each question
is asked on the scratch sequence after what it touches came back.  What the guide looks up in memory counts,
since the program does that for it.  Against both stands what it answers in an empty chat, right after it was
told: more than that no context can give.  What is lost is told apart: answered otherwise, with a value that
was corrected since (of which there are chats of their own), or with the word that it is not known.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from ethervox_gui import paths
from ethervox_gui.context.events.events import ContextEdited
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.eviction import leaves_first
from ethervox_gui.governor.faults import recall
from ethervox_gui.governor.session import idle
from resources.guide_model import facts, talk
from resources.guide_model.session import SYSTEM_PROMPT
from resources.guide_model.words import Source
from tests.benchmarks.fact_links import Told, ask
from tests.benchmarks.measure import Row
from tests.helpers.evaluation import lost
from tests.helpers.live import Bench, bench
from tests.helpers.sending import send

_N_CTX: Final = 1024
_N_OVERFLOWS: Final = 3
_N_AROUND: Final = 24  # tokens that the template puts around a question, and more than these
#: Where less is in use there is room for what comes back, a question, and what is looked up for it.
_ROOM_TO_ASK: Final = 0.6
_GOAL: Final = 0.97


def rows(seeds: range, n_facts: int) -> Iterator[Row]:
    """The share of facts that are there, and answered, with and without what comes back by itself."""
    at_once = _share([each for seed in seeds for each in told_alone(Source.held_out(seed), n_facts)])
    yield Row("facts answered at once, each in an empty chat", at_once, 1.0, at_once, "shown", True)
    for recalls, name in ((False, "notes alone"), (True, "notes and page faults")):
        told = [each for seed in seeds for each in in_use(Source.held_out(seed), n_facts, recalls=recalls)]
        there, share = sum(each.is_there for each in told) / len(told), _share(told)
        yield Row(f"early facts in the context when asked for, {name}", there, 1.0, there, "shown", True)
        goal, ok = (f"≥ {_GOAL:g}", share >= _GOAL) if recalls else ("shown", True)
        named = f"early facts answered as the program runs, {name}; {_lost(told)}"
        yield Row(named, share, at_once, share, goal, ok)
    told = [each for seed in seeds for each in corrected_in_use(Source.held_out(seed), n_facts // 2)]
    named = f"corrected facts answered with the newer value, notes and page faults; {_lost(told)}"
    yield Row(named, _share(told), 1.0, _share(told), "shown", True)


def told_alone(source: Source, n_facts: int) -> Iterator[Told]:
    """Each fact in a chat of its own, asked for right after it was told."""
    with _guide() as made:
        for fact in facts.new_facts(source, n_facts):
            live = made.new_chat(context__enabled=False)
            yield _asked(live, _tell(live, fact, fact.statement(source)), source)


def in_use(source: Source, n_facts: int, *, recalls: bool) -> list[Told]:
    """One chat in which the window overflows three times and more, and what is known of it then."""
    with _guide() as made:
        changes = {} if recalls else {"context__recall": "off"}
        live = made.new_chat(context__notes="automatic", **changes)
        told: list[Told] = []
        for fact in facts.new_facts(source, n_facts):
            told.append(_tell(live, fact, fact.statement(source)))
            idle.use_idle_time(live, lambda: False)
        _overflow(made, live, source)
        for each in told:
            _asked(live, each, source)
    return told


def corrected_in_use(source: Source, n_facts: int) -> list[Told]:
    """The same with facts that are all told otherwise later, with as many others and chatter between."""
    with _guide() as made:
        live = made.new_chat(context__notes="automatic")
        chosen = facts.new_facts(source, 2 * n_facts)
        for fact in chosen:
            _tell(live, fact, fact.statement(source))
            idle.use_idle_time(live, lambda: False)
        told: list[Told] = []
        for old in chosen[::2]:
            new = old.other_value(source)
            told.append(_tell(live, new, new.correction(source, old), old.value))
            send(live, talk.chatter(source, 1, 3))
            idle.use_idle_time(live, lambda: False)
        _overflow(made, live, source)
        for each in told:
            _asked(live, each, source)
    return told


# ---- inside ----------------------------------------------------------------------------------------


def _n_overflows(made: Bench) -> int:
    return sum(isinstance(event, ContextEdited) for event in made.events)


def _overflow(made: Bench, live: LiveChat, source: Source) -> None:
    """Talk on until the window has overflown often enough, and there is room for questions."""
    while _n_overflows(made) < _N_OVERFLOWS or live.timeline.n_used >= _ROOM_TO_ASK * _N_CTX:
        send(live, talk.chatter(source, 1, 3))
        idle.use_idle_time(live, lambda: False)


def _tell(live: LiveChat, fact: facts.Fact, said: str, stale: str = "") -> Told:
    number = live.timeline.next_number
    send(live, said)
    replied = (turn.text for turn in live.timeline if turn.number > number and turn.role is Role.ASSISTANT)
    return Told(fact, number, next(replied), stale=stale)


def _asked(live: LiveChat, told: Told, source: Source) -> Told:
    question = told.fact.question(source)
    recall.before_message(live, question, live.engine.count_tokens(question) + _N_AROUND)
    ask(live, told, question)
    leaves_first.leave(live)
    return told


def _lost(told: list[Told]) -> str:
    return lost(each.becomes for each in told)


def _share(told: list[Told]) -> float:
    return sum(each.is_answered or each.is_answered_then for each in told) / len(told)


@contextmanager
def _guide() -> Iterator[Bench]:
    """The guide and an empty store, with the system prompt that the program gives it."""
    with (
        tempfile.TemporaryDirectory() as folder,
        bench(paths.guide_model(), Path(folder), n_ctx=_N_CTX) as made,
    ):
        made.system_prompt = SYSTEM_PROMPT
        yield made
