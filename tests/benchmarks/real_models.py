"""What a real model answers to everyday messages, through this program and through the library alone.

::

    python -m tests.benchmarks real_models [--quick] [--model FILE]

A hundred messages, each in a chat of its own, greedily.  Where the library reads the same batches its replies
must be the same, word for word; where it reads the prompt at once, most of them.  No reply may hold a call.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.benchmarks.measure import Row
from tests.helpers.evaluation import everyday_messages
from tests.helpers.first_replies import first_replies
from tests.helpers.real_models import qwen

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
