"""What a cache should answer: the same tokens at the same positions, decoded into an emptied cache."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ethervox_gui.context.edits.kv_model import LIVE, SCRATCH, Remove, Share
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
