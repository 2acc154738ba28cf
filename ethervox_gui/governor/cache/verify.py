"""Checks the timeline against the cache itself: are the turns where it says they are?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from ethervox_gui.context.edits.kv_model import BUILD, LIVE, SCRATCH, Decode, KVEdit
from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.turns.timeline import Timeline
from ethervox_gui.engine.protocol import Engine
from ethervox_gui.governor.chat.live_chat import LiveChat


def check(engine: Engine, timeline: Timeline, built: Sequence[KVEdit] = ()) -> None:
    """Raise :class:`EngineError` when the cache does not hold what the timeline says, and nothing else.

    ``built`` are the edits by which a block was built that waits to be taken in.
    """
    spans = timeline.spans()
    expected = (spans[0].p0, spans[-1].p1 - 1, timeline.n_used) if spans else (-1, -1, 0)
    found = engine.occupancy(LIVE)
    same = found.pos_max == expected[1]
    if engine.info.capability.surgical:
        # A recurrent or sliding-window cache forgets its own beginning, so only its end can be compared.
        same = same and found.pos_min == expected[0] and found.n_cells in (expected[2], -1)
    if not same:
        raise EngineError(f"the cache holds {tuple(found)}, the timeline says {expected}")
    block = built[-1] if built else None
    last = block.p0 + len(block.tokens) - 1 if isinstance(block, Decode) else -1
    for seq, end in ((SCRATCH, -1), (BUILD, last)):
        if engine.occupancy(seq).pos_max != end:
            raise EngineError(f"sequence {seq} does not end at {end}")


@contextmanager
def checked(live: LiveChat, built: Sequence[KVEdit] = ()) -> Iterator[None]:
    """Within it cache and timeline change; they are compared at its end, as :func:`check` does.

    The cache is stale from its beginning on, until the two were found to say the same.
    """
    live.mark_stale()
    yield
    check(live.engine, live.timeline, built)
    live.mark_true()
