"""How far an edited cache is from a clean one: by model, by method, and by the number of edits.

::

    python -m tests.benchmarks drift [--quick] [--model FILE]

Facts are told among everyday messages, with given replies; again and again the two oldest exchanges leave,
with their notes as a summary in their place.  After 1, 5 and 20 edits the drift is measured as the program
does it: KL(clean ‖ edited) of the next token, in nats, over the last 32 tokens (beside it the greatest of
them), and after how many the likeliest is the same.
SmolLM2 135M and Qwen2.5 0.5B, unless a model is named.

Two rows say whether the figures mean anything: a cache that was read anew has none, and a clean one in which
a stretch of turns stands at another place has.  After healing there is next to none.
"""

from __future__ import annotations

import itertools
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.edits import policies
from ethervox_gui.context.edits.kv_model import Shift
from ethervox_gui.context.events.events import DriftMeasured, Trigger
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.governor.cache import prefill
from ethervox_gui.governor.chat.drift_state import DriftState
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.eviction import apply
from ethervox_gui.governor.jobs.jobs import HealContext
from ethervox_gui.governor.restore import healing
from ethervox_gui.governor.turns import conversation
from tests.benchmarks.measure import Row
from tests.helpers.evaluation import given_replies, recall_set
from tests.helpers.live import Bench, bench
from tests.helpers.real_models import qwen, smollm2

_EDITS: Final = (1, 5, 20)
_N_CTX: Final = 4096
_KEPT: Final = 12
_N_MOVED: Final = 8  # turns that stand one behind the other
_MOVED: Final = 400  # positions
#: Of a cache that was read anew, in nats: what half precision makes of other batches.
_NOTHING: Final = 0.005
#: What a moved stretch must amount to at least.
_SEEN: Final = 0.005


def rows(*, quick: bool = False, model: Path | None = None) -> Iterator[Row]:
    """Drift by model, method and number of edits."""
    models = [model] if model is not None else [smollm2(), *([] if quick else [qwen()])]
    for path in models:
        name = path.stem[:12]
        with tempfile.TemporaryDirectory() as folder, bench(path, Path(folder), _N_CTX, n_threads=1) as made:
            for method in ("gap", "shift"):
                yield from _rows(made, name, method, _EDITS[:2] if quick else _EDITS)


def _rows(made: Bench, name: str, method: str, counts: tuple[int, ...]) -> Iterator[Row]:
    live = made.new_chat(
        context__enabled=False, context__method=method, context__drift="measure", context__notes="sentences"
    )
    replies = itertools.cycle(given_replies("en")[0])
    messages = zip(itertools.cycle(recall_set("en").told()), replies, strict=False)
    while len(live.timeline.resident()) <= _KEPT:
        _say(live, *next(messages))
    n_edits = 0
    for count in counts:
        while n_edits < count:
            decision = policies.summarize_old(live.timeline, live.budget, _KEPT - 4, Trigger.USER)
            assert decision is not None
            apply.carry_out(live, decision, Detail.BRIEF)
            n_edits += 1
            for _ in range(2):
                _say(live, *next(messages))
        found = _measured(made, live)
        title = f"drift of {name} after {count} edits ({method}), same first {found.same:.0%} [nats]"
        yield Row(
            title, found.divergence, found.most, found.divergence / max(found.most, 1e-9), "shown", True
        )
    edited = found.divergence
    healing.ask(live, HealContext())
    healing.look(live)
    healed = _measured(made, live).divergence
    fine = healed < _NOTHING
    yield Row(
        f"drift of {name} after healing ({method}) [nats]",
        healed,
        edited,
        healed / edited,
        f"< {_NOTHING}",
        fine,
    )
    while live.timeline.n_past <= 2 * _MOVED:
        _say(live, *next(messages))
    prefill.rebuild(live)
    clean = _measured(made, live).divergence
    _move_some(live)
    broken = _measured(made, live).divergence
    title = f"drift of {name}, a stretch moved in a clean cache ({method}) [nats]"
    fine = broken >= max(4 * clean, _SEEN)
    yield Row(title, broken, clean, broken / max(clean, 1e-9), f"≥ 4, ≥ {_SEEN}", fine)


def _say(live: LiveChat, text: str, reply: str) -> None:
    conversation.append(live, Role.USER, text)
    conversation.append(live, Role.ASSISTANT, reply)


def _measured(made: Bench, live: LiveChat) -> DriftMeasured:
    made.events.clear()
    live.drift = DriftState()
    live.drift.edited()
    healing.look(live)
    (found,) = [event for event in made.events if isinstance(event, DriftMeasured)]
    return found


def _move_some(live: LiveChat) -> None:
    """Rotate the cells of the newest exchanges before the last tokens as if they stood elsewhere."""
    before = live.timeline.n_past - healing.N_LAST
    spans = [turn.span for turn in live.timeline.resident() if turn.span and turn.span.p1 < before]
    for span in spans[-_N_MOVED:]:
        live.engine.apply([Shift(span.p0, span.p1, -_MOVED)])
