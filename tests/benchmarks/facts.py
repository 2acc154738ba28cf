"""What the guide still knows of early facts, three overflows later, by what was done about the overflow.

::

    python -m tests.benchmarks facts

Twenty facts with held-out words in held-out phrasings are told to the guide in a window of 1,024 tokens, the
rest of it is chatter.  At each overflow the old turns are summarized, or dropped, or the middle is cut out,
as other programs do.  Then each fact is asked for on its own, on the scratch sequence, so that no question
disturbs the next.  What is answered from the context counts; what a search in memory adds that the guide
calls for stands in rows of its own.  The links in between say where facts are lost.  The same with words and
phrasings of the training shows how much of it is the guide's part.  What is known as the program runs, with
page faults and without them, is found by :mod:`tests.benchmarks.facts_in_use`.
"""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from ethervox_gui import paths
from ethervox_gui.context.edits import policies
from ethervox_gui.context.edits.policies import Decision
from ethervox_gui.context.events.events import ContextEdited, Trigger
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.eviction import apply
from resources.guide_model import facts, talk
from resources.guide_model.session import SYSTEM_PROMPT
from resources.guide_model.words import Source
from tests.benchmarks import facts_in_use
from tests.benchmarks.fact_links import Links, Told, ask
from tests.benchmarks.measure import Row
from tests.helpers.live import Bench, bench
from tests.helpers.sending import send

_N_CTX = 1024
_N_FACTS, _N_FEW_FACTS = 20, 8
_N_OVERFLOWS = 3
_KEEP = 4
_GOAL = 0.9

Strategy = Callable[[LiveChat], Decision | None]


def summarize_old(live: LiveChat) -> Decision | None:
    """Old turns become a summary."""
    return policies.summarize_old(live.timeline, live.budget, _KEEP, Trigger.AUTO)


def shift_window(live: LiveChat) -> Decision | None:
    """Old turns are dropped."""
    return policies.shift_window(live.timeline, live.budget, _KEEP, Trigger.AUTO)


def cut_the_middle(live: LiveChat) -> Decision | None:
    """The first exchanges and the last stay, what is between is dropped."""
    decision = policies.shift_window(live.timeline, live.budget, _KEEP, Trigger.AUTO)
    if decision is None:
        return None
    first = [turn.number for turn in live.timeline.resident() if turn.role is not Role.SYSTEM][:_KEEP]
    leaving = tuple(number for number in decision.leaving if number not in first)
    return replace(decision, leaving=leaving) if leaving else decision


STRATEGIES: tuple[Strategy, ...] = (summarize_old, shift_window, cut_the_middle)


def rows(*, quick: bool = False) -> Iterator[Row]:
    """The share of facts still answered, for each way, and where those of a summary are lost."""
    seeds, strategies = (range(1), STRATEGIES[:1]) if quick else (range(6), STRATEGIES)
    n_facts = _N_FEW_FACTS if quick else _N_FACTS
    found = {
        strategy.__name__: _links(strategy, map(Source.held_out, seeds), n_facts) for strategy in strategies
    }
    best = found[summarize_old.__name__].share
    for name, links in found.items():
        is_ours = name == summarize_old.__name__
        goal, ok = (f"≥ {_GOAL:g}", links.share >= _GOAL) if is_ours else ("less", links.share <= best)
        ratio = links.share / best if best else 0.0
        yield Row(f"early facts known after three overflows, {name}", links.share, best, ratio, goal, ok)
    for name, links in found.items():
        ratio = links.share_with_search / best if best else 0.0
        named = f"the same with a search in memory, {name}"
        yield Row(named, links.share_with_search, best, ratio, "shown", True)
    yield from found[summarize_old.__name__].rows("held-out words")
    yield from facts_in_use.rows(seeds, n_facts)
    if quick:
        return
    known = _links(summarize_old, (Source(random.Random(seed)) for seed in seeds), n_facts)
    name = f"the same with words of the training, {summarize_old.__name__}"
    yield Row(name, known.share, best, known.share / best if best else 0.0, "shown", True)
    yield from known.rows("words of the training")


def _links(strategy: Strategy, sources: Iterator[Source], n_facts: int) -> Links:
    links = Links()
    for source in sources:
        with (
            tempfile.TemporaryDirectory() as folder,
            bench(paths.guide_model(), Path(folder), n_ctx=_N_CTX) as made,
        ):
            made.system_prompt = SYSTEM_PROMPT  # the one that the program gives the guide
            _talk(made, strategy, source, links, n_facts)
    return links


def _talk(made: Bench, strategy: Strategy, source: Source, links: Links, n_facts: int) -> None:
    """One chat: everything is told, the window overflows three times, then everything is asked for."""
    live = made.new_chat(context__keep_recent_turns=_KEEP, context__enabled=False, context__notes="automatic")
    waiting = [(fact, fact.statement(source)) for fact in facts.new_facts(source, n_facts)]
    told: list[Told] = []
    while True:
        n_edits = sum(isinstance(event, ContextEdited) for event in made.events)
        if not waiting and n_edits >= _N_OVERFLOWS and live.timeline.n_used < 0.6 * _N_CTX:
            break
        fact, text = waiting.pop(0) if waiting else (None, talk.chatter(source, 1, 3))
        if live.timeline.n_used > 0.6 * _N_CTX:
            decision = strategy(live)
            assert decision is not None
            apply.carry_out(live, decision, live.settings.context.summary_detail)
        number = live.timeline.next_number
        send(live, text)
        if fact is not None:
            told.append(Told(fact, number, live.timeline.turn(number + 1).text))
    links.note_summaries(made.events, told)
    for each in told:
        ask(live, each, each.fact.question(source))
    links.told += told
