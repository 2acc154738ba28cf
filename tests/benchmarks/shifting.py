"""Dropping the oldest turns of a full window of 8,192 tokens, against reading again what stays.

::

    python -m tests.benchmarks shifting

A 0.5 B shape, or four small layers where it must be quick.  The window is filled with copies of one turn's
cells, which cost what the real ones cost.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from statistics import median

from ethervox_gui.context.edits import policies
from ethervox_gui.context.edits.kv_model import LIVE, PageIn, Remove
from ethervox_gui.context.edits.policies import Decision
from ethervox_gui.context.events.events import Trigger
from ethervox_gui.context.turns.turns import Span
from ethervox_gui.governor.cache import pages, plan_edit, prefill, verify
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.eviction import apply
from tests.benchmarks.long_chat import stored
from tests.benchmarks.measure import Row, ms
from tests.benchmarks.real_shape import half_billion
from tests.helpers import tiny_models
from tests.helpers.live import Bench, bench

_N_CTX = 8192
_TURN = 250  # tokens
_KEEP = 10  # turns
_LIMIT, _MS = 0.001, 1.0
_SMALL = tiny_models.Shape(n_layer=4, n_embd=256, n_head=4, n_head_kv=2, n_ctx_train=1 << 17)


def rows(*, quick: bool = False) -> Iterator[Row]:
    """The edit of the cells alone, and with all that is planned, stored and told."""
    with tempfile.TemporaryDirectory() as folder:
        model = tiny_models.make_model(Path(folder) / "small.gguf", _SMALL) if quick else half_billion()
        with bench(model, Path(folder) / "data", n_ctx=_N_CTX) as made:
            yield from _rows(made, n_rounds=1 if quick else 9)


def _rows(made: Bench, n_rounds: int) -> Iterator[Row]:
    tokens = [50 + number % 200 for number in range(_TURN)]
    made.new_chat()
    made.engine.apply([Remove()])
    made.engine.decode(tokens, LIVE, 0)
    page = bytes(made.engine.save_page(Span(0, _TURN)))
    cells, whole = [], []
    for _ in range(n_rounds):
        live = _full(made, page)
        whole.append(ms(lambda live=live: _shift(live)))  # type: ignore[misc]
        live = _full(made, page)
        cells.append(_cells_ms(live))
    n_kept = live.timeline.n_used
    made.engine.apply([Remove()])
    read = ms(lambda: made.engine.decode((tokens * (n_kept // _TURN + 1))[:n_kept], LIVE, 0))
    prefill.clear(live)
    for name, taken in (("its cells", cells), ("all of it", whole)):
        value = median(taken)
        ratio = value / read
        fine = ratio <= _LIMIT and (value < _MS or name != "its cells")
        goal = f"≤ {_LIMIT:g}" + (f", < {_MS:g} ms" if name == "its cells" else "")
        title = f"shift_window (gap) of a full window to {n_kept:,} tokens, {name} [ms]"
        yield Row(title, value, read, ratio, goal, fine)


def _full(made: Bench, page: bytes) -> LiveChat:
    """A chat whose turns fill the window, saved as idle time does it."""
    live = made.new_chat(context__method="gap")
    first = live.timeline.n_past
    n_turns = (_N_CTX - first - 1) // _TURN
    live.chat_id = stored(live.store, n_turns, n_turns)
    for index, turn in enumerate(live.store.turns_of_chat(live.chat_id)[1:]):
        p0 = first + index * _TURN
        live.engine.apply([PageIn(Span(0, _TURN), p0, 0, page)])
        live.timeline.append(replace(turn, n_tokens=_TURN, span=Span(p0, p0 + _TURN)))
    live.engine.decode([50], LIVE, live.timeline.n_past)  # what was moved is rotated with it
    live.engine.apply([Remove(live.timeline.n_past)])
    live.show_timeline()
    pages.page_ahead(live)
    live.store.pages.flush()
    return live


def _decision(live: LiveChat) -> Decision:
    found = policies.shift_window(live.timeline, live.budget, _KEEP, Trigger.AUTO)
    assert found is not None
    return found


def _shift(live: LiveChat) -> None:
    apply.carry_out(live, _decision(live), live.settings.context.summary_detail)


def _cells_ms(live: LiveChat) -> float:
    """Milliseconds until the cells are gone and the cache was compared with what it should hold."""
    decision = _decision(live)
    plan = plan_edit.planned(live, decision, ())
    took = ms(lambda: live.engine.apply(plan.edits))
    live.timeline.edit(leaving=decision.leaving, moved=plan.moved)
    return took + ms(lambda: verify.check(live.engine, live.timeline))
