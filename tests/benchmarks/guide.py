"""Everyday things that the guide was never taught: told in fours, and asked for afterwards.

::

    python -m tests.benchmarks guide [--quick]

The things of ``tests/data/guide_told.txt`` and the questions for them, the last sixty by somebody who did not
know the program.  *Left alone*: its own replies, as without ``sampling.fresh_replies``.  ``--quick``: twenty.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from ethervox_gui import paths
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.turns import conversation
from tests.benchmarks.measure import Row, at_least
from tests.helpers.live import Bench, bench

_TOLD = Path(__file__).parent.parent / "data" / "guide_told.txt"


def rows(*, quick: bool = False) -> Iterator[Row]:
    """How many questions are answered, with the guide's replies put right, and left alone."""
    lines = _TOLD.read_text(encoding="utf-8").splitlines()
    told = [[part.strip() for part in line.split("|")] for line in lines][-20 if quick else None :]
    with tempfile.TemporaryDirectory() as folder, bench(paths.guide_model(), Path(folder), n_ctx=1024) as at:
        for name, is_put_right, goal in (("put right", True, 0.75), ("left alone", False, 0.0)):
            yield at_least(f"answered, {name}", _answered(at, told, is_put_right), len(told), goal)


def _answered(at: Bench, told: Sequence[Sequence[str]], is_put_right: bool) -> int:
    n_answered = 0
    for first in range(0, len(told), 4):
        four = told[first : first + 4]
        live = at.new_chat(sampling__max_tokens=80, sampling__fresh_replies=is_put_right)
        for said, _, _ in four:
            _say(live, said)
        n_answered += sum(word.casefold() in _say(live, asked).casefold() for _, asked, word in four)
    return n_answered


def _say(live: LiveChat, text: str) -> str:
    conversation.append(live, Role.USER, text)
    conversation.answer(live)
    last = live.timeline.last
    assert last is not None
    return last.text
