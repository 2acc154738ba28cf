"""What the governor itself costs in a full window of 8,192 tokens with 1,000 turns, and how it grows.

::

    python -m tests.benchmarks governor

The model is one with random weights and a single layer: none of these figures is about a model.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from statistics import median

from ethervox_gui.context.budget import Budget
from ethervox_gui.context.edits import policies
from ethervox_gui.context.edits.kv_model import LIVE
from ethervox_gui.context.edits.plan import plan_gap, prove
from ethervox_gui.context.events.events import Trigger
from ethervox_gui.context.turns.timeline import Timeline
from ethervox_gui.context.turns.turns import Role, Span, Turn
from ethervox_gui.governor.cache import pages
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.eviction import apply
from tests.benchmarks.long_chat import stored
from tests.benchmarks.measure import Row, below, each_ms, ms
from tests.helpers import tiny_models
from tests.helpers.live import Bench, bench

_N_CTX = 8192
_N_TURNS = 1000
_KEEP = 10


def rows(*, quick: bool = False) -> Iterator[Row]:
    """The governor's own costs."""
    with tempfile.TemporaryDirectory() as folder:
        model = tiny_models.make_model(
            Path(folder) / "one-layer.gguf", tiny_models.Shape(n_ctx_train=1 << 17)
        )
        with bench(model, Path(folder) / "data", n_ctx=_N_CTX) as made:
            yield from _in_a_full_window(made, quick=quick)
    sizes = (10, 1000) if quick else (10, 1000, 10_000)
    yield from _growth(sizes)


def _in_a_full_window(made: Bench, *, quick: bool) -> Iterator[Row]:
    yield below("health check, 1,000 turns", each_ms(_full(made).show_reply_growth, 2000), 0.01)
    n_rounds = 1 if quick else 5
    for method in ("gap",) if quick else ("gap", "shift"):
        times = []
        for _ in range(n_rounds):
            live = _full(made, context__method=method)
            pages.page_ahead(live)  # as idle time does
            times.append(ms(partial(_shift, live)))
        yield below(f"shift_window of 1,000 turns by {method}, all of it", median(times), 50.0)


def _shift(live: LiveChat) -> None:
    decision = policies.shift_window(live.timeline, live.budget, _KEEP, Trigger.USER)
    assert decision is not None
    apply.carry_out(live, decision, live.settings.context.summary_detail)


def _full(made: Bench, **changes: object) -> LiveChat:
    """A chat of 1,000 turns that fill the window."""
    live = made.new_chat(**changes)
    live.chat_id = stored(live.store, _N_TURNS, _N_TURNS)
    p0 = live.timeline.n_past
    size = (_N_CTX - p0) // _N_TURNS
    live.engine.decode([50] * (size * _N_TURNS), LIVE, p0)
    for turn in live.store.turns_of_chat(live.chat_id)[1:]:
        live.timeline.append(replace(turn, n_tokens=size, span=Span(p0, p0 + size)))
        p0 += size
    live.show_timeline()
    return live


def _growth(sizes: tuple[int, ...]) -> Iterator[Row]:
    """Recording a turn and planning an edit, in chats of different length."""
    recorded: dict[int, float] = {}
    for n_turns in sizes:
        timeline = _timeline(n_turns)
        taken = iter(range(n_turns, n_turns + 100_000))

        def record(timeline: Timeline = timeline, taken: Iterator[int] = taken) -> None:
            number, p0 = next(taken), timeline.n_past
            timeline.append(Turn(number, Role.USER, "", 8, span=Span(p0, p0 + 8)))

        recorded[n_turns] = each_ms(record, 1000)
        yield below(f"recording a turn behind {n_turns:,}", recorded[n_turns], 0.1)
    first, last = recorded[sizes[0]], recorded[sizes[-1]]
    yield Row(
        "recording a turn, longest chat against shortest", last, first, last / first, "≤ 3", last <= 3 * first
    )
    timeline, budget = _timeline(_N_TURNS), Budget.for_context(8 * _N_TURNS)

    def plan() -> None:
        decision = policies.shift_window(timeline, budget, _KEEP, Trigger.AUTO)
        assert decision is not None
        made = plan_gap(timeline, decision)
        assert made is not None
        prove(made, timeline, 8 * _N_TURNS)

    yield below("a plan for 1,000 turns, proved", each_ms(plan, 10), 5.0)


def _timeline(n_turns: int) -> Timeline:
    timeline = Timeline()
    for number in range(n_turns):
        role = Role.ASSISTANT if number % 2 else Role.USER
        timeline.append(Turn(number, role, "", 8, span=Span(8 * number, 8 * number + 8)))
    return timeline
