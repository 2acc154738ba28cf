"""What paging costs, against prefilling the same turns: a 0.5 B shape, n_ctx 8,192, pages on the disk.

::

    python -m tests.benchmarks paging

One thread.  Files are read from the disk cache, as they are when a chat was used lately.
"""

from __future__ import annotations

import random
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.edits.kv_model import LIVE, Remove
from ethervox_gui.context.edits.policies import Decision
from ethervox_gui.context.events.events import Action, Trigger, TurnPagedIn, TurnPagedOut
from ethervox_gui.context.turns.turns import Role, Span
from ethervox_gui.governor.cache import pages as paging
from ethervox_gui.governor.cache import prefill
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.eviction import apply
from ethervox_gui.governor.restore import requests
from ethervox_gui.governor.session import open_chat
from ethervox_gui.storage.pages.page_file import PageKey, PageKind
from tests.benchmarks.measure import Row, ms
from tests.benchmarks.real_shape import half_billion
from tests.helpers.live import SYSTEM_PROMPT, Bench, bench
from tests.helpers.stores import save_page

_N_CTX = 8192
_TURN, _SHORT_TURN = 250, 60  # tokens of a turn
_BACK = (5, 6)  # an exchange


def rows(*, quick: bool = False) -> Iterator[Row]:
    """Reopening, page-in, and the time per token while pages are written; ``quick``: fewer, shorter turns."""
    n_turns, n_tokens = (6, _SHORT_TURN) if quick else (24, _TURN)
    with (
        tempfile.TemporaryDirectory() as folder,
        bench(half_billion(), Path(folder), n_ctx=_N_CTX) as made,
    ):
        chat_id = _told(made, n_turns, n_tokens)
        opened: list[LiveChat] = []
        read = ms(lambda: opened.append(_opened(made, chat_id)))
        paging.page_ahead(opened[0])
        made.store.pages.flush()
        yield from _reopening(made, chat_id, read)
        yield from _page_in(made, chat_id, 2 * n_tokens, n_rounds=3 if quick else 9)
        yield from _while_written(made, chat_id, n_tokens, *((4, 3) if quick else (24, 5)))


def _told(made: Bench, n_turns: int, n_tokens: int) -> int:
    """A chat of the database alone."""
    chance = random.Random(0)
    chat_id = made.store.create_chat("long", "", SYSTEM_PROMPT).chat_id
    made.store.append_turn(chat_id, Role.SYSTEM, SYSTEM_PROMPT, importance=1.0)
    for index in range(n_turns):
        text = "".join(chance.choices("abcdefghij ", k=n_tokens - 15))
        role = (Role.USER, Role.ASSISTANT)[index % 2]
        made.store.append_turn(chat_id, role, text, n_tokens=n_tokens)
    return chat_id


def _opened(made: Bench, chat_id: int) -> LiveChat:
    made.events.clear()
    live = LiveChat(made.engine, made.store, chat_id, made.settings, made.events.append, lambda: False)
    prefill.clear(live)
    open_chat.restore(live, SYSTEM_PROMPT)
    return live


def _reopening(made: Bench, chat_id: int, read: float) -> Iterator[Row]:
    times = [ms(lambda: _opened(made, chat_id)) for _ in range(5)]
    (event,) = [event for event in made.events if isinstance(event, TurnPagedIn)]
    assert event.source == "page"
    live = _opened(made, chat_id)
    name = f"reopening {live.timeline.n_used:,} tokens from pages, against reading [ms]"
    yield _row(name, median(times), read, 0.01)


def _page_in(made: Bench, chat_id: int, n_back: int, n_rounds: int) -> Iterator[Row]:
    live = _opened(made, chat_id)
    out, back, whole, read = [], [], [], []
    for number in range(n_rounds + 2):
        made.events.clear()
        decision = Decision(Action.PRUNE_UNIMPORTANT, Trigger.USER, _BACK, (), 0, 0)
        live.pages.current.clear()  # so that the pages are really written each time
        apply.carry_out(live, decision, Detail.BRIEF)
        made.store.pages.flush()
        if number >= n_rounds:
            made.store.pages.drop_chat(chat_id)
            made.store.pages.flush()
        job = ms(lambda: requests.bring_back_turns(live, _BACK))
        (left,) = [event for event in made.events if isinstance(event, TurnPagedOut)]
        (came,) = [event for event in made.events if isinstance(event, TurnPagedIn)]
        assert came.source == ("page" if number < n_rounds else "prefill")
        if number < n_rounds:
            out.append(left.duration_ms)
            back.append(came.duration_ms)
            whole.append(job)
        else:
            read.append(came.duration_ms)
    yield _row(f"page-in of {n_back} tokens, against prefilling them [ms]", median(back), median(read), 0.001)
    yield _row("the same with all that the job stores [ms]", median(whole), median(read), 0.01)
    yield _row(f"page-out of {n_back} tokens, against prefilling them [ms]", median(out), median(read), 0.01)


def _while_written(made: Bench, chat_id: int, n_turn: int, n_tokens: int, n_rounds: int) -> Iterator[Row]:
    """Tokens one after the other, with and without the pages of two turns on their way to the disk."""
    live = _opened(made, chat_id)
    engine, n_past = made.engine, live.timeline.n_past
    pages = [engine.save_page(Span(n_past - n_turn, n_past)) for _ in range(2)]

    def generate() -> None:
        for index in range(n_tokens):
            engine.decode([65 + index], LIVE, n_past + index)
        engine.apply([Remove(n_past)])

    def generate_while_written() -> None:
        for index, page in enumerate(pages):
            key = PageKey(chat_id, PageKind.TURN, 1000 + index)
            save_page(made.store.pages, key, "benchmark", Span(0, n_turn), page)
        generate()

    ratios, times, plain = [], [], []
    for _ in range(n_rounds):
        plain.append(ms(generate) / n_tokens)
        times.append(ms(generate_while_written) / n_tokens)
        made.store.pages.flush()
        ratios.append(times[-1] / plain[-1])
    ratio = median(ratios)
    name = f"token while {2 * n_turn} tokens are paged out, over {n_tokens} [ms]"
    yield Row(name, median(times), median(plain), ratio, "≤ 1.01", ratio <= 1.01)


def _row(name: str, value: float, against: float, limit: float) -> Row:
    ratio = value / against
    return Row(name, value, against, ratio, f"≤ {limit:g}", ratio <= limit)
