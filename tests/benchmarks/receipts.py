"""Whether the right part of a chat is named as what carried a reply by a real model, and how long it takes.

::

    python -m tests.benchmarks receipts [--quick] [--model FILE]

Facts are told once, among everyday messages, with short replies that are given; then the model is asked
for each, and what carried its answer is found out.  *Right*: the exchange in which the fact was told is
first, or, where it left, the line of the summary that says it.  Wrong answers do not count.  At 8,192 tokens
all of it is resident, at 1,024 most of it left.  ``--quick``: English alone.

The broken variant shuffles which cells belong to which turns: a receipt over shuffled turns must name the
wrong ones.  The time is that for twelve parts, held against 3 s and against writing the reply; the
calculation takes as many threads as the program does.
"""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final
from unittest import mock

from ethervox_gui.context.events.events import ReplyExplained, ReplyFinished
from ethervox_gui.context.recall import carried
from ethervox_gui.context.recall.carried import Part
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.receipts import explain
from ethervox_gui.governor.turns import conversation
from tests.benchmarks.measure import Row, at_least, at_most, below, now, takes_processor_time
from tests.helpers.evaluation import LANGUAGES, Fact, RecallSet, given_replies, recall_set
from tests.helpers.live import Bench, bench
from tests.helpers.real_models import qwen
from tests.helpers.sending import send

_PROMPT: Final = "You are a helpful assistant."
_LONGEST: Final = 40  # tokens of a reply
_GOAL: Final = 0.9
_CAUGHT: Final = 0.5
_PATIENCE_S: Final = 3.0
_N_THREADS: Final = 2
_N_PARTS: Final = 12
_SEED: Final = 7


def rows(*, quick: bool = False, model: Path | None = None) -> Iterator[Row]:
    """Who is named first, by language and by window; the broken variant; times."""
    path = model or qwen()
    n_threads = 1 if takes_processor_time() else _N_THREADS  # of others nobody counts the time
    for n_ctx in (8192, 1024):
        with (
            tempfile.TemporaryDirectory() as folder,
            bench(path, Path(folder), n_ctx, n_threads=n_threads) as at,
        ):
            at.system_prompt = _PROMPT
            if n_ctx == 8192:
                yield from _times(at)
            for language in LANGUAGES[:1] if quick else LANGUAGES:
                yield from _named(at, n_ctx, recall_set(language))


def _named(at: Bench, n_ctx: int, chosen: RecallSet) -> Iterator[Row]:
    live = _told(at, chosen)
    n_right = n_known = n_shuffled = 0
    for fact in chosen.facts:
        send(live, fact.asked)
        answer = live.timeline.last
        if answer is None or not fact.is_in(answer.text):
            continue
        found = _explained(at, live)
        n_known += 1
        n_right += _is_right(found, fact, live)
        if n_ctx == 8192:
            with mock.patch.object(carried, "parts_of", _shuffled(carried.parts_of)):
                n_shuffled += _is_right(_explained(at, live), fact, live)
    name = f"{chosen.language}, {n_ctx:,} tokens; {n_known} of {len(chosen.facts)} known"
    yield at_least(f"the right part is first, {name}", n_right, max(1, n_known), _GOAL)
    if n_ctx == 8192:
        yield at_most(f"the same over shuffled turns, {name}", n_shuffled, max(1, n_known), _CAUGHT)


def _times(at: Bench) -> Iterator[Row]:
    """Twelve parts: eleven facts, and one everyday exchange with a longer reply."""
    chosen = recall_set("en")
    replies, known = given_replies("en")
    live = at.new_chat(sampling__max_tokens=_LONGEST)
    said = [(fact.told, known[n % len(known)]) for n, fact in enumerate(chosen.facts[: _N_PARTS - 1])]
    for text, reply in [*said, (chosen.everyday[0], replies[0])]:
        _say(live, text, reply)
    waits: list[float] = []
    ratios: list[float] = []
    for fact in chosen.facts[:3]:
        started = now()
        send(live, fact.asked)
        writing = now() - started
        started = now()
        _explained(at, live)
        waits.append(now() - started)
        ratios.append(waits[-1] / writing)
    finished = [event for event in at.events if isinstance(event, ReplyFinished)]
    n_tokens = sum(event.n_tokens for event in finished) / len(finished)
    yield below(
        f"why, of twelve parts and more; replies of {n_tokens:.0f} tokens", sorted(waits)[1], _PATIENCE_S, "s"
    )
    yield Row("the same against writing the reply", sorted(ratios)[1], 1, sorted(ratios)[1], "shown", True)


def _told(at: Bench, chosen: RecallSet) -> LiveChat:
    """A chat in which all was told."""
    replies, known = given_replies(chosen.language)
    live = at.new_chat(sampling__max_tokens=_LONGEST, context__notes="sentences")
    facts = {fact.told for fact in chosen.facts}
    for number, text in enumerate(chosen.told()):
        reply = known[number % len(known)] if text in facts else replies[chosen.everyday.index(text)]
        _say(live, text, reply)
    return live


def _say(live: LiveChat, text: str, reply: str) -> None:
    conversation.append(live, Role.USER, text)
    conversation.append(live, Role.ASSISTANT, reply)


def _explained(at: Bench, live: LiveChat) -> ReplyExplained:
    explain.explain(live, None)
    found = at.events[-1]
    assert isinstance(found, ReplyExplained)
    return found


def _is_right(found: ReplyExplained, fact: Fact, live: LiveChat) -> bool:
    """Whether the exchange of the fact is first, or a line that says it."""
    if not found.parts:
        return False
    best = found.parts[0]
    if best.memory_id is not None:
        return best.line is not None and fact.is_in(best.text)
    first, *_ = (turn.number for turn in live.timeline if turn.text == fact.told)
    return best.last_turn - best.first_turn <= 1 and first <= best.first_turn <= first + 1


def _shuffled(real: Callable[..., list[Part]]) -> Callable[..., list[Part]]:
    """Parts with the cells of others."""

    def parts_of(*those: object) -> list[Part]:
        parts = real(*those)
        cells = [(part.spans, part.turns) for part in parts]
        random.Random(_SEED).shuffle(cells)
        return [replace(part, spans=spans, turns=()) for part, (spans, _) in zip(parts, cells, strict=True)]

    return parts_of
