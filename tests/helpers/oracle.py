"""What a cache should answer: the same tokens at the same positions, decoded into an emptied cache."""

from __future__ import annotations

import struct

import numpy as np
from numpy.typing import NDArray

from ethervox_gui.context.edits.kv_model import LIVE, SCRATCH, Remove, Share
from ethervox_gui.context.turns.turns import Span
from ethervox_gui.engine.protocol import Engine
from ethervox_gui.governor.cache import prefill, verify
from ethervox_gui.governor.chat.live_chat import LiveChat

PROBE = 77


def next_logits(live: LiveChat) -> NDArray[np.float32]:
    """The logits after one more token; the token is taken back."""
    engine = live.engine
    engine.decode([PROBE], LIVE, live.timeline.n_past)
    logits = engine.logits().copy()  # type: ignore[attr-defined]
    engine.apply([Remove(live.timeline.n_past)])
    return logits  # type: ignore[no-any-return]


def afresh(live: LiveChat) -> NDArray[np.float32]:
    """The same tokens at the same positions in an emptied cache, each run decoded where it stands."""
    engine = live.engine
    spans, tokens = [], list(engine.encode(live.messages()).turns)
    for span, item in live.timeline.contents():
        own = live.reply.tokens if item is live.timeline.open_reply else list(tokens.pop(0))
        if span.n_tokens != len(own):
            own += tokens.pop(0)  # a block: its question and its answer
        assert len(own) == span.n_tokens
        spans.append((span, own))
    prefill.clear(live)
    for span, own in spans:
        engine.decode(own, SCRATCH, span.p0)
        engine.apply([Share(LIVE, span.p0, span.p1, source=SCRATCH), Remove(seq=SCRATCH)])
    verify.check(engine, live.timeline)
    return next_logits(live)


def values(engine: Engine, span: Span) -> NDArray[np.float32]:
    """The values of the live cells of a span at the first layer, a row a cell in the order of positions.

    Of one layer they tell the tokens: a value is made of its token alone, wherever that stands.  The layout
    is that of :mod:`ethervox_gui.engine.llama.attention.page_keys`; behind the keys follow the values, a row
    a cell or, where they lie across, a row for each of a value's numbers.
    """
    page = bytes(engine.save_page(span))
    n_cells = struct.unpack_from("<IIII", page)[3]
    cells = np.frombuffer(page, "<i4", 3 * n_cells, 16).reshape(n_cells, 3)
    place = 16 + cells.nbytes
    across, n_layers = struct.unpack_from("<II", page, place)
    place += 8
    for _ in range(n_layers):
        place += 12 + n_cells * struct.unpack_from("<iQ", page, place)[1]
    if across:
        width = struct.unpack_from("<iII", page, place)[2]
        rows = np.frombuffer(page, "<f2", width * n_cells, place + 12).reshape(width, n_cells).T
    else:
        width = struct.unpack_from("<iQ", page, place)[1] // 2
        rows = np.frombuffer(page, "<f2", width * n_cells, place + 12).reshape(n_cells, width)
    return rows[np.argsort(cells[:, 0])].astype(np.float32)
