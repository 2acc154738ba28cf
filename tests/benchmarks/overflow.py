"""What an automatic summary costs the reply that is running: the pause from one token to the next.

::

    python -m tests.benchmarks overflow

The words of the summary are given, so that each run writes as many tokens; they are generated all the same.
Where a summary is made of notes nothing is written.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any
from unittest.mock import patch

import llama_cpp as lib

from ethervox_gui import paths
from ethervox_gui.context.circles.exact import Repetition
from ethervox_gui.context.edits.kv_model import LIVE, SCRATCH, Remove, Share
from ethervox_gui.context.events.events import ContextEdited, Event
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.engine.protocol import Chunk
from ethervox_gui.governor.cache import prefill
from ethervox_gui.governor.chat.batch_steps import Steps
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.session import idle
from ethervox_gui.governor.summaries import writing
from ethervox_gui.governor.turns import conversation
from tests.benchmarks.measure import Row, at_most, ms, now
from tests.benchmarks.real_shape import half_billion
from tests.helpers.live import Bench, bench

_N_CTX = {"guide": 1024, "0.5 B": 2048}  # whose every letter is a token
_N_REPLY = 24  # tokens of the reply, most of them after the edit
_N_LONG_REPLY = 280  # the same where a summary is written beside it
_N_PLAIN = 9  # the first of them, before anything has to leave
_N_SUMMARY = 60
_SAID = "the boat in the harbour is red."
_SUMMARY = "- The boat is red.\n- It lies in the harbour."


def rows(*, quick: bool = False) -> Iterator[Row]:
    """The pause, prepared and not, and whether a summary should share the reply's batches."""
    models = {"guide": paths.guide_model()}
    if not quick:
        models["0.5 B"] = half_billion()
    for name, model in models.items():
        with tempfile.TemporaryDirectory() as folder, bench(model, Path(folder), n_ctx=_N_CTX[name]) as made:
            made.engine.is_end = lambda token: False
            n_rounds = 2 if quick or name != "guide" else 7
            yield from _pauses(made, name, n_rounds)
            yield from _pauses_of_notes(made, name, n_rounds)
            yield _interleaved(made, name, n_tokens=16 if quick or name != "guide" else 60)


@dataclass
class _Watch:
    """Times of the reply's tokens, and which came first after the edit."""

    times: list[float]
    first_after: int = 0

    def __call__(self, event: Event) -> None:
        if isinstance(event, ContextEdited):
            self.first_after = len(self.times)

    @property
    def pause(self) -> float:
        """The longest time between two tokens up to the edit, that of the edit included."""
        times = self.times[: self.first_after + 1]
        return 1000 * max(b - a for a, b in pairwise(times))

    @property
    def lost(self) -> float:
        """What the reply took longer for all of it than its tokens take usually."""
        times = self.times[: self.first_after + 1]
        return 1000 * (times[-1] - times[0]) - self.plain * (len(times) - 1)

    @property
    def plain(self) -> float:
        """A token's usual time, before the edit."""
        return 1000 * median(b - a for a, b in pairwise(self.times[:_N_PLAIN]))


def _pauses(made: Bench, name: str, n_rounds: int) -> Iterator[Row]:
    prepared, plain, unprepared, lost, bare = [], [], [], [], []
    with _given_summary():
        for _ in range(n_rounds):
            ready, _ = _overflow(made, in_idle_time=True)
            prepared.append(ready.pause)
            plain.append(ready.plain)
            waited, live = _overflow(made, in_idle_time=False)
            unprepared.append(waited.pause)
            lost.append(waited.lost)
            bare.append(ms(partial(_as_others_do, live)))
    yield at_most(f"pause at a prepared summary, {name} [ms]", median(prepared), median(plain), 2)
    title = f"pause at a summary that was not prepared, {name} [ms]"
    yield at_most(title, median(unprepared), median(bare), 0.35)
    title = f"all that a reply loses to a summary that was not prepared, {name} [ms]"
    yield at_most(title, median(lost), median(bare), 1)


def _pauses_of_notes(made: Bench, name: str, n_rounds: int) -> Iterator[Row]:
    """The same where nothing is asked of the model: in a token's times, prepared and not."""
    usual = made.settings
    made.settings = usual.with_values({"context.notes": "automatic"})
    for in_idle_time, how in ((True, "prepared"), (False, "not prepared")):
        found = [_overflow(made, in_idle_time=in_idle_time)[0] for _ in range(n_rounds)]
        pause, plain = (median(getattr(each, part) for each in found) for part in ("pause", "plain"))
        title = f"pause at a summary of notes, {how}, {name} [ms]"
        yield (
            at_most(title, pause, plain, 2)
            if in_idle_time
            else Row(title, pause, plain, pause / plain, "shown", True)
        )
    made.settings = usual


def _overflow(made: Bench, *, in_idle_time: bool) -> tuple[_Watch, LiveChat]:
    """A reply in the middle of which old turns are summarized."""
    n_reply = _N_REPLY if in_idle_time else _N_LONG_REPLY
    live = made.new_chat(
        sampling__max_tokens=n_reply,
        sampling__fresh_replies=False,  # nothing is begun anew: each token counts once
        context__keep_recent_turns=2,
        context__adaptive=False,
    )
    number = 0
    until = live.budget.act_at - 60 - 3 * live.engine.count_tokens(_SAID)
    while live.timeline.n_used < until:
        role = (Role.USER, Role.ASSISTANT)[number % 2]
        conversation.append(live, role, f"{number}: {_SAID}")
        number += 1
    watch = _Watch([])
    live.emit = watch
    grown = live.show_reply_growth

    def grow() -> None:
        watch.times.append(now())
        grown()

    live.show_reply_growth = grow  # type: ignore[method-assign]
    if in_idle_time:
        idle.use_idle_time(live, lambda: False)
        assert live.pending.built
    _fill_up(live)
    with patch.object(
        Repetition, "add", return_value=False
    ):  # in circles it would end, and a part of it leave
        conversation.answer(live)
    assert 3 < watch.first_after < len(watch.times), "the edit was not in the middle of the reply"
    return watch, live


def _fill_up(live: LiveChat) -> None:
    """A user turn that brings the chat to a few tokens before the edit."""
    text = "And then?"
    ending = len(live.engine.reply_end(live.messages()))
    while True:
        probe = live.engine.count_tokens(text)
        if live.timeline.n_used + probe + 40 + ending > live.budget.act_at:
            break
        text += " And?"
    conversation.append(live, Role.USER, text)
    messages = live.messages()
    asking = len(live.engine.encode(messages, len(messages), generation=True).generation)
    live.budget = _acting_at(live, live.timeline.n_used + asking + ending + 10)


def _acting_at(live: LiveChat, act_at: int) -> Any:
    """The budget with the trigger a few tokens off, where the reply will pass it."""
    object.__setattr__(live.budget, "act_at", act_at)
    return live.budget


@contextmanager
def _given_summary() -> Iterator[None]:
    """What is generated for a summary is generated, and then other words are taken for it."""
    real = writing.written

    def written(
        live: LiveChat,
        seq: int,
        p0: int,
        room: int,
        told: writing.Told,
        at: int,
        n_read: int = 0,
        *,
        grammar: str = "",
    ) -> Steps[str]:
        del room, told, n_read, grammar
        sampler = live.engine.sampler(live.sampling)
        for position in range(p0, p0 + _N_SUMMARY):
            at = yield Chunk((sampler.sample(at),), seq, position)
        sampler.close()
        return _SUMMARY

    writing.written = written
    try:
        yield
    finally:
        writing.written = real


def _generate(live: LiveChat, seq: int, p0: int, n_tokens: int) -> None:
    sampler = live.engine.sampler(live.sampling)
    for position in range(p0, p0 + n_tokens):
        live.engine.decode([sampler.sample()], seq, position)
    sampler.close()


def _as_others_do(live: LiveChat) -> None:
    """Read the old turns again to summarize them, write the summary, read what is kept again."""
    event_free = live.timeline.n_used
    old = [50 + number % 200 for number in range(int(0.6 * live.engine.info.n_ctx))]
    prefill.clear(live)
    live.engine.decode(old, LIVE, 0)
    _generate(live, LIVE, len(old), _N_SUMMARY)
    live.engine.apply([Remove()])
    live.engine.decode(old[:event_free], LIVE, 0)
    prefill.clear(live)


def _interleaved(made: Bench, name: str, n_tokens: int) -> Row:
    """A token of the reply and one of a summary in one batch, against one after the other."""
    engine = made.engine
    live = made.new_chat()
    p0 = 400
    batch = lib.llama_batch_init(2, 0, 1)
    together, apart = [], []
    for _ in range(3):
        prefill.clear(live)
        engine.decode([60] * p0, LIVE, 0)
        engine.apply([Share(SCRATCH, 0, p0)])
        started = now()
        for position in range(p0, p0 + n_tokens):
            engine.decode([70], LIVE, position)
            engine.decode([71], SCRATCH, position)
        apart.append(1000 * (now() - started) / n_tokens)
        started = now()
        for position in range(p0 + n_tokens, p0 + 2 * n_tokens):
            batch.n_tokens = 2
            for index, seq in enumerate((LIVE, SCRATCH)):
                batch.token[index], batch.pos[index], batch.logits[index] = 70 + index, position, 1
                batch.n_seq_id[index], batch.seq_id[index][0] = 1, seq
            assert lib.llama_decode(engine.context, batch) == 0
        together.append(1000 * (now() - started) / n_tokens)
        prefill.clear(live)
    lib.llama_batch_free(batch)
    title = f"a token of the reply and one of a summary in one batch, {name} [ms]"
    return at_most(title, median(together), median(apart), 1.0)
