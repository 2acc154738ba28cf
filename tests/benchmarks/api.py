"""What the API adds to a request: counting its messages and trimming them, with the guide's vocabulary.

A conversation is sent again, whole, with every request, so the usual case is that all messages but the last
two were counted before (``again``).  ``new`` is a long conversation that was never seen, though another one
was; ``first of all`` is the same for a program that has just started and knows no word yet.  What is kept of
such a conversation has to be tokenised anyway to be run, and counting does that already: so what is *added*
is all of it, counting, trimming and making the prompt, less making that prompt text by text, as the library
does it.  Without that deduction it is set against tokenising the conversation.  The texts are pieces of this
project's own pages, no two alike.  All figures are processor time, which is what it takes where nothing else
runs.

Then four clients at a time against one alone, on a 0.5 B shape: the tokens a second that they write together
once their prompts are read, and the time of the slowest of them against their mean.  Each has a prompt of its
own.  What is to be had is up to the machine: one row of a batch costs the more of what a batch of four costs,
the less it waits for its memory.  So there are beside it the library's own batches, ``llama_decode`` with
nothing around it, and of these the server's part: what it passes on.  Batches of 32 rows show what no number
of clients goes beyond.

Then three clients beside the reply of the window's chat, which is one of four that are written together: its
tokens a second against those that it writes alone, of which it keeps half whatever a batch of four costs, and
those of all four against that.

Then four conversations that take turns, on a 0.5 B shape: the time to the first word where each was read
before, against that of reading it.  The same after a restart, for which the pages come from the disk (or
from what the system has of it in memory).
"""

from __future__ import annotations

import asyncio
import random
import re
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import Any

import llama_cpp as lib

from ethervox_gui import paths
from ethervox_gui.context.edits.kv_model import GUEST, LIVE, MOST_GUESTS, Remove
from ethervox_gui.context.requests.message_strategies import Strategy
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.engine.llama.text.encoder import LlamaEncoder
from ethervox_gui.engine.llama.text.prompts import LlamaPrompts
from ethervox_gui.engine.protocol import Chunk
from ethervox_gui.governor.cache.prompt_pages import PromptPages
from ethervox_gui.governor.jobs.guest_jobs import (
    Completion,
    CompletionEnded,
    CompletionEvent,
    CompletionFailed,
    PromptRead,
)
from ethervox_gui.governor.session.completions import Guests, take
from ethervox_gui.governor.session.riding import Riding
from ethervox_gui.server.context.counting import Counter, EstimatingCounter, ExactCounter
from ethervox_gui.server.context.guard import Guard
from ethervox_gui.server.context.plan import Policy
from ethervox_gui.server.convert import to_engine
from ethervox_gui.settings import ModelSettings, SamplingSettings
from ethervox_gui.storage.pages.page_store import PageStore
from tests.benchmarks.measure import Row, at_least, at_most, below, now, takes_processor_time
from tests.benchmarks.real_shape import half_billion
from tests.helpers.guests import serve

_LIMITS = {200: 5.0, 5000: 50.0}
_TRIMMING = (Strategy.SLIDING_WINDOW, Strategy.TOKEN_BUDGET, Strategy.SMART)
_PAGES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE")
#: Rows of the library's own batches.
_ROWS = (1, 2, 4, 8, 32)
#: Words of a message: about a hundred characters.
_N_WORDS = 16


def rows(*, quick: bool = False) -> Iterator[Row]:
    """Counting alone, and each strategy above its threshold, at 200 and 5,000 messages."""
    engine = llama.load(paths.guide_model(), ModelSettings(n_threads=1))
    n_rounds = 3 if quick else 9

    def unused() -> ExactCounter:
        encoder = LlamaEncoder(engine.model)
        return ExactCounter(LlamaPrompts(encoder.vocabulary, encoder.template))

    def used(n_messages: int) -> ExactCounter:
        counter = unused()
        counter.measure(_talk(n_messages, 10 * n_messages), ())
        return counter

    try:
        for n_messages, limit in _LIMITS.items():
            for strategy in (None, *_TRIMMING):
                did = (
                    f"count {n_messages:,} messages"
                    if strategy is None
                    else f"{strategy}, {n_messages:,} messages"
                )
                for name, made in (("new", used), ("first of all", lambda _: unused())):
                    if strategy is not None and made is not used:
                        continue
                    found = [_never_seen(made(n_messages), n_messages, strategy) for _ in range(n_rounds)]
                    alone = [_tokenized(unused(), _talk(n_messages)) for _ in range(n_rounds)]
                    added = median(
                        planned + prompt - _tokenized(unused(), kept) for planned, prompt, kept in found
                    )
                    yield below(f"{did}, exact, {name}, added", added, limit)
                    gross = median(planned for planned, _, _ in found)
                    yield at_most(f"{did}, exact, {name}, against tokenising [ms]", gross, median(alone), 1.0)
                for name, counter in (("exact, again", unused()), ("estimate", EstimatingCounter())):
                    yield below(f"{did}, {name}", _again(counter, n_messages, strategy, n_rounds), limit)
    finally:
        engine.close()
    yield from _at_a_time(n_tokens=16 if quick else 64, n_rounds=1 if quick else 3)
    yield from _beside_the_chat(n_tokens=16 if quick else 64, n_rounds=1 if quick else 3)
    yield from _taking_turns(n_tokens=300 if quick else 1500, n_rounds=2)


def _at_a_time(n_tokens: int, n_rounds: int) -> Iterator[Row]:
    settings = ModelSettings(n_ctx=4096)
    if takes_processor_time():
        settings = ModelSettings(n_ctx=4096, n_threads=1)  # of others nobody counts the time
    engine = llama.load(half_billion(), settings)
    chance = random.Random(0)
    ratios: list[float] = []
    found: dict[int, list[float]] = {1: [], 4: []}
    shares: list[float] = []
    bare: dict[int, list[float]] = {n_rows: [] for n_rows in _ROWS}
    try:
        for _ in range(n_rounds):
            for n_clients in (1, 4):
                prompts = [[chance.randrange(250) for _ in range(32)] for _ in range(n_clients)]
                ends, speed = _served(engine, prompts, n_tokens)
                found[n_clients].append(speed)
                shares.append(max(ends) / (sum(ends) / n_clients))
            for n_rows in _ROWS:
                bare[n_rows].append(_library_speed(engine, n_rows, max(n_tokens // n_rows, 4)))
            ratios.append(found[4][-1] / found[1][-1])
    finally:
        engine.close()
    one, four = median(found[1]), median(found[4])
    yield at_least("four clients at a time, against one [tokens/s]", four, one, 2.0, median(ratios))
    alone, *others = (median(bare[n_rows]) for n_rows in _ROWS)
    for n_rows, together in zip(_ROWS[1:], others, strict=True):
        name = f"{n_rows} rows of a batch, against one, the library alone [tokens/s]"
        yield Row(name, together, alone, together / alone, "shown", True)
    library = median(bare[4])
    yield at_least("four clients' gain, against the library's own", four / one, library / alone, 0.9)
    yield at_least("four clients, against the library's four rows [tokens/s]", four, library, 0.95)
    yield at_most("four clients at a time, the slowest against the mean", max(shares), 1.0, 1.5)


def _served(
    engine: llama.LlamaEngine, prompts: Sequence[list[int]], n_tokens: int
) -> tuple[list[float], float]:
    """Seconds until each of the clients, which ask at once, has its reply; and tokens a second of all."""
    ends: list[float] = []
    read: list[float] = []

    def hear(event: CompletionEvent) -> None:
        match event:
            case CompletionFailed(error):
                raise error
            case PromptRead():
                read.append(now())  # all in one batch: they are short
            case CompletionEnded():
                assert event.n_tokens == n_tokens, "a token of random weights ended it"
                ends.append(now() - started)

    guests = Guests(engine, lambda: False, wanted=lambda: len(prompts))
    ends_no_reply = {token: -100.0 for token in range(engine.vocabulary.n_tokens) if engine.is_end(token)}
    sampling = SamplingSettings(temperature=0)
    started = now()
    for prompt in prompts:
        take(
            guests,
            Completion(
                prompt, engine.prompts, sampling, hear, lambda: False, max_tokens=n_tokens, bias=ends_no_reply
            ),
        )
    while guests.is_at_work:
        guests.round()
    guests.clear(keep=False)
    n_decoded = len(prompts) * (n_tokens - 1)  # the last are chosen, and not read any more
    return ends, n_decoded / (started + max(ends) - max(read))


def _beside_the_chat(n_tokens: int, n_rounds: int) -> Iterator[Row]:
    engine = llama.load(
        half_billion(),
        ModelSettings(n_ctx=4096, n_threads=1 if takes_processor_time() else ModelSettings().n_threads),
    )
    speeds: list[tuple[float, float, float]] = []
    try:
        for _ in range(n_rounds):
            alone, _ = _chats_speed(engine, 0, n_tokens)
            speeds.append((alone, *_chats_speed(engine, 3, n_tokens)))
    finally:
        engine.close()
    alone, beside, together = (median(found) for found in zip(*speeds, strict=True))
    name = "the chat's reply with three clients beside it"
    share = median(mine / one for one, mine, _ in speeds)
    yield at_least(f"{name}, against alone [tokens/s]", beside, alone, 0.45, share)
    gain = median(every / one for one, _, every in speeds)
    yield Row(f"{name}, all four against it alone [tokens/s]", together, alone, gain, "shown", True)


def _chats_speed(engine: llama.LlamaEngine, n_clients: int, n_tokens: int) -> tuple[float, float]:
    """Tokens a second that the chat's reply grows by once the clients' prompts are read, and that all do.

    The chat's tokens are not chosen, so that random weights do not end it or go round in circles.
    """
    chance, n_read, is_over = random.Random(0), 0, False

    def hear(event: CompletionEvent) -> None:
        nonlocal n_read
        if isinstance(event, CompletionFailed):
            raise event.error
        n_read += isinstance(event, PromptRead)

    guests = Guests(engine, lambda: False, wanted=lambda: 4)
    riding = Riding(guests, engine, lambda _: None)
    unending = {token: -100.0 for token in range(engine.vocabulary.n_tokens) if engine.is_end(token)}
    sampling = SamplingSettings(temperature=0)
    for _ in range(n_clients):
        prompt = [chance.randrange(250) for _ in range(16)]
        take(guests, Completion(prompt, engine.prompts, sampling, hear, lambda: is_over, bias=unending))

    n_chat = 0
    n_before, started = 0, now()
    while n_before == 0 or n_chat < n_before + n_tokens:
        if riding.are_there():
            riding.decode_with(Chunk([chance.randrange(250)], LIVE, n_chat), 3000, comes_first=True)
        else:
            engine.decode([chance.randrange(250)], LIVE, n_chat)
        n_chat += 1
        if n_before == 0 and n_chat >= 16 and n_read == n_clients:
            n_before, n_theirs, started = n_chat, guests.n_cells, now()
    seconds, n_theirs = now() - started, guests.n_cells - n_theirs
    is_over = True
    while guests.is_at_work:
        guests.round()
    guests.clear(keep=False)
    engine.apply([Remove()])
    return n_tokens / seconds, (n_tokens + n_theirs) / seconds


def _library_speed(engine: llama.LlamaEngine, n_rows: int, n_tokens: int) -> float:
    """Tokens a second of ``llama_decode`` with so many rows, each of a sequence of its own or all that there
    are of one; nothing is chosen, nobody is told.
    """
    n_sequences = min(n_rows, MOST_GUESTS)
    each = n_rows // n_sequences
    batch = lib.llama_batch_init(n_rows, 0, 1)
    try:
        batch.n_tokens = n_rows
        spent = 0.0
        for step in range(n_tokens):
            for row in range(n_rows):
                seq, place = row % n_sequences, row // n_sequences
                batch.token[row], batch.pos[row], batch.logits[row] = 65 + row, step * each + place, 1
                batch.n_seq_id[row], batch.seq_id[row][0] = 1, GUEST + seq
            started = now()
            if lib.llama_decode(engine.context, batch) != 0:
                raise RuntimeError("the library refused a batch")
            spent += now() - started
    finally:
        lib.llama_batch_free(batch)
        engine.apply([Remove(seq=GUEST + seq) for seq in range(n_sequences)])
    return n_rows * n_tokens / spent


def _taking_turns(n_tokens: int, n_rounds: int) -> Iterator[Row]:
    engine = llama.load(half_billion(), ModelSettings(n_ctx=4096, n_threads=1))
    chance = random.Random(0)
    system = [chance.randrange(250) for _ in range(n_tokens // 5)]
    told = [[*system, *(chance.randrange(250) for _ in range(n_tokens))] for _ in range(4)]
    try:
        with tempfile.TemporaryDirectory() as folder:
            store = PageStore(Path(folder))
            guest = Guests(engine, lambda: False, PromptPages(engine, store))
            read = [_first_word_ms(guest, engine, tokens) for tokens in told]
            again: list[float] = []
            restarted: list[float] = []
            for number in range(n_rounds + 1):
                found = restarted if number == n_rounds else again
                for tokens in told:
                    tokens += [chance.randrange(250) for _ in range(n_tokens // 100)]
                    if number == n_rounds:
                        guest.clear()
                        store.close()
                        store = PageStore(Path(folder))
                        guest = Guests(engine, lambda: False, PromptPages(engine, store))
                    found.append(_first_word_ms(guest, engine, tokens))
            store.close()
    finally:
        engine.close()
    alone = median(read[1:])  # these have the first's system prompt
    name = f"first word of {len(told[0]):,} tokens, four conversations taking turns"
    yield at_most(f"{name}, against reading [ms]", median(again), alone, 0.05)
    yield at_most(f"{name}, after a restart, against reading [ms]", median(restarted), alone, 0.05)


def _first_word_ms(guest: Guests, engine: llama.LlamaEngine, prompt: list[int]) -> float:
    first: list[float] = []

    def hear(event: CompletionEvent) -> None:
        if isinstance(event, CompletionFailed):
            raise event.error
        if isinstance(event, PromptRead):
            first.append(now())

    started = now()
    sampling = SamplingSettings(temperature=0)
    serve(guest, Completion(tuple(prompt), engine.prompts, sampling, hear, lambda: False, max_tokens=4))
    return 1000 * (first[0] - started)


def _never_seen(
    counter: ExactCounter, n_messages: int, strategy: Strategy | None
) -> tuple[float, float, Sequence[Mapping[str, Any]]]:
    """Milliseconds of planning a request whose messages nobody has counted before, of making the prompt, and
    what was kept for it.
    """
    guard = Guard("benchmark", _policy(strategy, n_messages, 40 * n_messages), counter, lambda _: None)
    planned, kept = asyncio.run(_processor_ms_of_plan(guard, _talk(n_messages)))
    started = time.process_time()
    counter.encoder.prompt(to_engine(kept, ()))
    return planned, 1000 * (time.process_time() - started), kept


def _tokenized(counter: ExactCounter, messages: Sequence[Mapping[str, Any]]) -> float:
    """Milliseconds of making a prompt text by text."""
    prompts = counter.encoder
    assert isinstance(prompts, LlamaPrompts)
    prompts._keeps._words.is_exact = False
    started = time.process_time()
    prompts.prompt(to_engine(messages, ()))
    return 1000 * (time.process_time() - started)


def _again(counter: Counter, n_messages: int, strategy: Strategy | None, n_rounds: int) -> float:
    """Milliseconds of planning a request that has one exchange more each time."""
    messages = _talk(n_messages)
    n_tokens = sum(counter.measure(messages, ())[0])
    spent: list[float] = []
    for number in range(n_rounds):
        messages = [*messages, *_talk(2, n_messages + 2 * number)]
        policy = _policy(strategy, n_messages, n_tokens)
        guard = Guard("benchmark", policy, counter, lambda _: None)
        spent.append(asyncio.run(_processor_ms_of_plan(guard, messages))[0])
    return median(spent)


def _policy(strategy: Strategy | None, n_messages: int, n_tokens: int) -> Policy:
    """Just above the threshold, or far below it."""
    n_max = 100 * n_tokens if strategy is None else int(n_tokens / 0.9)
    return Policy(strategy or Strategy.MANUAL, n_max, 0.85, 1.0, n_messages // 2, 10)


async def _processor_ms_of_plan(
    guard: Guard, messages: list[dict[str, Any]]
) -> tuple[float, Sequence[Mapping[str, Any]]]:
    started = time.process_time()
    plan = await guard.plan(messages)
    return 1000 * (time.process_time() - started), plan.messages


def _talk(count: int, start: int = 0) -> list[dict[str, Any]]:
    """``count`` messages from number ``start`` on of a conversation that has no end."""
    words = [
        word for page in _PAGES for word in re.findall(r"\S+", (_ROOT / page).read_text(encoding="utf-8"))
    ]
    roles = ("user", "assistant")
    found: list[dict[str, Any]] = []
    for number in range(start, start + count):
        place = (number * 997) % (len(words) - _N_WORDS)
        text = " ".join((*words[place : place + _N_WORDS], str(number)))
        found.append({"role": roles[number % 2], "content": text})
    return found


_ROOT = Path(__file__).parents[2]
