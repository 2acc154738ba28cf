"""The timeline against the cache itself: is the picture true?"""

from __future__ import annotations

from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.kv_model import BUILD, LIVE, SCRATCH
from ethervox_gui.context.timeline import Timeline
from ethervox_gui.engine.protocol import Engine


def check(engine: Engine, timeline: Timeline) -> None:
    """Raise :class:`EngineError` when the cache does not hold what the timeline says, and nothing else."""
    spans = timeline.spans()
    expected = (spans[0].p0, spans[-1].p1 - 1, timeline.n_used) if spans else (-1, -1, 0)
    found = engine.occupancy(LIVE)
    same = found.pos_max == expected[1]
    if engine.info.capability.surgical:
        # A recurrent or sliding-window cache forgets its own beginning, so only its end can be compared.
        same = same and found.pos_min == expected[0] and found.n_cells in (expected[2], -1)
    if not same:
        raise EngineError(f"the cache holds {tuple(found)}, the timeline says {expected}")
    for seq in (SCRATCH, BUILD):
        if engine.occupancy(seq).pos_max >= 0:
            raise EngineError(f"sequence {seq} still holds cells")
