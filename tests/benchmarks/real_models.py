"""What a real model answers to everyday messages, through this program and through the library alone.

::

    python -m tests.benchmarks real_models [--quick] [--model FILE]

A hundred messages, each in a chat of its own, greedily.  Where the library reads the same batches its replies
must be the same, word for word; where it reads the prompt at once, most of them.  No reply may hold a call.
Then sixty messages in a window of 512 tokens, by who decides what leaves.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

from ethervox_gui.context.calls.forms import looks_like_call
from tests.benchmarks.measure import Row
from tests.helpers.evaluation import everyday_messages, recall_set
from tests.helpers.first_replies import first_replies
from tests.helpers.headless import converse, named
from tests.helpers.real_models import qwen, smollm2

_QUICK_STEP = 10


def rows(*, quick: bool = False, model: Path | None = None) -> Iterator[Row]:
    """First replies, against the library's own."""
    messages = everyday_messages()[:: _QUICK_STEP if quick else 1]
    with tempfile.TemporaryDirectory() as folder:
        found = first_replies(model or qwen(), Path(folder), messages)
    n_all, n_calls, n_different = len(messages), len(found.with_a_call), len(found.different)
    yield Row("first replies with a call", n_calls, n_all, n_calls / n_all, "0", n_calls == 0)
    yield Row("… that differ, same batches", n_different, n_all, n_different / n_all, "0", n_different == 0)
    share = found.n_same_at_once / n_all
    yield Row("… the same, prompt read at once", found.n_same_at_once, n_all, share, "≥ 0.75", share >= 0.75)
    for mode in ("automatic", "model"):
        yield _long_chat(model or smollm2(), mode, 12 if quick else 60)


def _long_chat(model: Path, mode: str, n_messages: int) -> Row:
    """Facts and everyday messages in a small window: edits of the context, and replies with a call."""
    messages = [*recall_set("en").told(), *everyday_messages()][:n_messages]
    pairs = (f"context.mode={mode}", "sampling.max_tokens=16", "sampling.temperature=0")
    words = [word for pair in pairs for word in ("--set", pair)]
    with tempfile.TemporaryDirectory() as folder:
        _, events = converse(
            Path(folder), messages, "--model", str(model), "--n-ctx", "512", *words, timeout=3600
        )
    replies = [event["text"] for event in named(events, "reply_finished")]
    n_calls = sum(looks_like_call(text) for text in replies)
    n_edits = len(named(events, "context_edited"))
    is_fine = n_calls == 0 and len(replies) == len(messages) and all(map(str.strip, replies))
    return Row(f"{n_messages} messages, mode {mode}: calls; edits", n_calls, n_edits, n_calls, "0", is_fine)
