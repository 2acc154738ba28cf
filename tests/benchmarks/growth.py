"""What a long chat costs: opening it, its tokens, turns and edits, and the memory that the process takes.

::

    python -m tests.benchmarks growth

The model is one with random weights and a single layer: none of these figures is about a model.
"""

from __future__ import annotations

import gc
import itertools
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from statistics import median

import psutil

from ethervox_gui.context.edits import policies
from ethervox_gui.context.events.events import ContextEdited, Trigger
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.governor.cache import prefill
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.eviction import apply
from ethervox_gui.governor.session import open_chat as opening
from ethervox_gui.governor.turns import conversation
from tests.benchmarks.long_chat import TEXT, stored
from tests.benchmarks.measure import Row, at_most, below, each_ms, ms
from tests.helpers import tiny_models
from tests.helpers.live import SYSTEM_PROMPT, Bench, bench
from tests.helpers.sending import send

_N_CTX = 2048
_RESIDENT = 20  # turns in the cache, however long the chat is
_SIZES = (10, 1000, 10_000)


def rows(*, quick: bool = False) -> Iterator[Row]:
    """Costs by the length of the chat, and memory over turns and overflows."""
    with tempfile.TemporaryDirectory() as folder:
        shape = tiny_models.Shape(n_ctx_train=1 << 17, ends=False)
        model = tiny_models.make_model(Path(folder) / "one-layer.gguf", shape)
        with bench(model, Path(folder) / "data", n_ctx=_N_CTX) as made:
            yield from _by_length(made, _SIZES[:2] if quick else _SIZES, n_rounds=3 if quick else 9)
        with bench(model, Path(folder) / "soak", n_ctx=512) as made:
            yield from _soak(made, n_overflows=8 if quick else 200)
            yield _many_turns(made, n_turns=100 if quick else 10_000)


def _by_length(made: Bench, sizes: tuple[int, ...], n_rounds: int) -> Iterator[Row]:
    found: dict[str, list[float]] = {}
    chats: list[LiveChat] = []

    def open_chat(chat_id: int) -> None:
        chats.append(opened(made, chat_id))

    for n_turns in sizes:
        chat_id = stored(made.store, n_turns, _RESIDENT)
        spent = median(ms(partial(open_chat, chat_id)) for _ in range(3))
        if n_turns == sizes[-1]:
            yield below(f"opening a chat of {n_turns:,} turns", spent, 500.0)
        for name, cost in _costs(chats[-1], n_rounds).items():
            found.setdefault(name, []).append(cost)
    for name, costs in found.items():
        for n_turns, cost in zip(sizes[1:], costs[1:], strict=True):
            yield at_most(f"{name} in a chat of {n_turns:,} turns, against 10 [ms]", cost, costs[0], 1.5)


def _costs(live: LiveChat, n_rounds: int) -> dict[str, float]:
    """Milliseconds of what happens with each token, with each turn and with each edit."""
    live.settings = live.settings.with_values({"context.enabled": False})
    turns = [ms(partial(conversation.append, live, Role.USER, TEXT)) for _ in range(n_rounds + 2)][2:]
    conversation.append(live, Role.ASSISTANT, TEXT)
    edits = []
    for _ in range(n_rounds):
        decision = policies.shift_window(live.timeline, live.budget, _RESIDENT - 2, Trigger.USER)
        assert decision is not None
        edits.append(ms(partial(apply.carry_out, live, decision, live.settings.context.summary_detail)))
        for role in (Role.USER, Role.ASSISTANT):
            conversation.append(live, role, TEXT)
    return {
        "a token": each_ms(live.show_reply_growth, 500),
        "a turn": median(turns),
        "an edit": median(edits),
    }


def opened(made: Bench, chat_id: int) -> LiveChat:
    """A stored chat, alone in the cache."""
    made.events.clear()
    live = LiveChat(made.engine, made.store, chat_id, made.settings, lambda _event: None, lambda: False)
    prefill.clear(live)
    opening.restore(live, SYSTEM_PROMPT)
    live.show_timeline()
    return live


# ---- memory ----------------------------------------------------------------------------------------


def _megabytes() -> float:
    gc.collect()
    return float(psutil.Process().memory_info().rss) / 2**20


def _soak(made: Bench, n_overflows: int) -> Iterator[Row]:
    """Overflow after overflow in one chat: after the first eighth of them memory stays where it is."""
    live = made.new_chat(sampling__max_tokens=60, context__keep_recent_turns=2)
    n_edits, early, number = 0, 0.0, 0

    def hear(event: object) -> None:
        nonlocal n_edits
        n_edits += isinstance(event, ContextEdited)

    live.emit = hear
    while n_edits < n_overflows:
        send(live, f"{number}: {TEXT}")
        number += 1
        if not early and n_edits >= n_overflows // 8:
            early = _megabytes()
    yield at_most(f"resident memory after {n_overflows} overflows [MB]", _megabytes(), early, 1.05)


def _many_turns(made: Bench, n_turns: int) -> Row:
    live = made.new_chat(sampling__max_tokens=1, context__keep_recent_turns=2)
    live.emit = lambda _event: None
    # Each message makes a summary; this model would never end one.
    ends = itertools.cycle([*[False] * 15, True])
    made.engine.is_end = lambda token: next(ends)
    for number in range(20):
        send(live, f"{number}: {TEXT}")
    before = _megabytes()
    for number in range(n_turns // 2):
        send(live, f"{number}: {TEXT}")
    return below(f"resident memory grown over {n_turns:,} turns", _megabytes() - before, 100.0, "MB")
