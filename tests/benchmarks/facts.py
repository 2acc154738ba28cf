"""What the guide still knows of early facts, three overflows later, by what was done about the overflow.

::

    python -m tests.benchmarks facts

Twenty facts with held-out words are told to the guide in a window of 1,024 tokens, the rest of it is
chatter. At each overflow the old turns are summarised, or dropped, or the middle is cut out, as other
programs do. Then each fact is asked for on its own, on the scratch sequence, so that no question disturbs
the next.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

from ethervox_gui import paths
from ethervox_gui.context import policies
from ethervox_gui.context.events import ContextEdited, Trigger
from ethervox_gui.context.kv_model import SCRATCH, Remove, Share
from ethervox_gui.context.policies import Decision
from ethervox_gui.context.turns import Message, Role
from ethervox_gui.governor import conversation, editor
from ethervox_gui.governor.live_chat import LiveChat
from resources.guide_model import facts, talk
from resources.guide_model.words import Source
from tests.benchmarks.measure import Row
from tests.helpers.live import Bench, bench

_N_CTX = 1024
_N_FACTS = 20
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
    """The share of facts still answered, for each way."""
    shares = {}
    for strategy in STRATEGIES:
        known = total = 0
        for seed in range(1 if quick else 3):
            with (
                tempfile.TemporaryDirectory() as folder,
                bench(paths.guide_model(), Path(folder), n_ctx=_N_CTX) as made,
            ):
                found = _known(made, strategy, seed)
            known, total = known + found, total + _N_FACTS
        shares[strategy.__name__] = known / total
    best = shares[summarize_old.__name__]
    for name, share in shares.items():
        goal, ok = (
            (f"≥ {_GOAL:g}", share >= _GOAL) if name == summarize_old.__name__ else ("less", share <= best)
        )
        yield Row(
            f"early facts known after three overflows, {name}",
            share,
            best,
            share / best if best else 0.0,
            goal,
            ok,
        )


def _known(made: Bench, strategy: Strategy, seed: int) -> int:
    live = made.new_chat(context__keep_recent_turns=_KEEP, context__enabled=False)
    source = Source.held_out(seed)
    told = facts.new_facts(source, _N_FACTS)
    waiting = [fact.statement(source) for fact in told]
    while True:
        n_edits = sum(isinstance(event, ContextEdited) for event in made.events)
        if not waiting and n_edits >= _N_OVERFLOWS and live.timeline.n_used < 0.6 * _N_CTX:
            break
        text = waiting.pop(0) if waiting else talk.chatter(source, 1, 3)
        if live.timeline.n_used > 0.6 * _N_CTX:
            decision = strategy(live)
            assert decision is not None
            editor.carry_out(live, decision, live.settings.context.summary_detail)
        conversation.send(live, text)
    ask = partial(_asked, live)
    return sum(fact.value in ask(fact.question(source)) for fact in told)


def _asked(live: LiveChat, question: str) -> str:
    """The answer, on the scratch sequence; the chat does not notice."""
    engine, before = live.engine, live.messages()
    encoding = engine.encode([*before, Message(Role.USER, question)], len(before), generation=True)
    prompt = encoding.turns[0] + encoding.generation
    p0 = live.timeline.n_past
    text = b""
    engine.apply([Share(SCRATCH, span.p0, span.p1) for span in live.timeline.spans()])
    engine.decode(prompt, SCRATCH, p0)
    sampler = engine.sampler(live.sampling)
    try:
        for position in range(p0 + len(prompt), p0 + len(prompt) + 48):
            token = sampler.sample()
            if engine.is_end(token):
                break
            text += engine.piece(token)
            engine.decode([token], SCRATCH, position)
    finally:
        sampler.close()
        engine.apply([Remove(seq=SCRATCH)])
    return text.decode("utf-8", "replace")
