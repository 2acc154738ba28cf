"""How much of what users told the summaries say, by how they are made, and whether a loss is noticed.

::

    python -m tests.benchmarks fidelity [--quick]

Facts are told among everyday requests at 1,024 tokens, with given replies, in four languages; each overflow
makes a summary of notes, whose score the program stores.  The broken variant: of each summary one fact that
it holds is removed, and it must be found lost; what is put back must be found again.
"""

from __future__ import annotations

import itertools
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import mean
from typing import Final

from ethervox_gui.context.events.events import SummaryScored, SummaryStored
from ethervox_gui.context.summaries.completeness import Fidelity, fidelity
from ethervox_gui.context.summaries.note import parse_line
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.governor.turns import conversation
from tests.benchmarks.measure import Row
from tests.helpers import tiny_models
from tests.helpers.evaluation import NOTE_SETS, given_replies, note_set
from tests.helpers.live import bench

_N_CTX: Final = 1024
_GOAL: Final = 0.7
_FOUND: Final = 0.95


def rows(*, quick: bool = False) -> Iterator[Row]:
    """Scores by language, and how many removed facts are found."""
    with tempfile.TemporaryDirectory() as folder:
        model = tiny_models.make_model(Path(folder) / "tiny.gguf", tiny_models.Shape(n_layer=1))
        for name in NOTE_SETS[:1] if quick else NOTE_SETS:
            yield from _rows(model, Path(folder) / name, name)


def _rows(model: Path, folder: Path, name: str) -> Iterator[Row]:
    chosen, replies = note_set(name), itertools.cycle(given_replies(name)[0])
    with bench(model, folder, _N_CTX) as made:
        live = made.new_chat(context__notes="sentences", context__recall="off")
        for text in chosen.told():
            conversation.append(live, Role.USER, text)
            conversation.append(live, Role.ASSISTANT, next(replies))
        scores = [event.fidelity for event in made.events if isinstance(event, SummaryScored)]
        n_lost = sum(len(event.lost) for event in made.events if isinstance(event, SummaryScored))
        texts = [event.text for event in made.events if isinstance(event, SummaryStored)]
    least = min(scores)
    title = f"fidelity of {len(scores)} summaries, {name}, {n_lost} lines lost; least beside it"
    yield Row(title, mean(scores), least, mean(scores), f"≥ {_GOAL}", mean(scores) >= _GOAL)
    n_removed = n_found = 0
    for text in texts:
        told = [words for who, words in map(parse_line, text.splitlines()) if who is Role.USER and words]
        for gone in told:
            rest = "\n".join(line for line in text.splitlines() if parse_line(line)[1] != gone)
            n_removed += 1
            n_found += fidelity(rest, told).lost == (gone,)
            assert fidelity(f"{rest}\n- {gone}", told) == Fidelity(1.0, ())
    share = n_found / max(n_removed, 1)
    yield Row(f"facts removed and found, {name}", n_found, n_removed, share, f"≥ {_FOUND}", share >= _FOUND)
