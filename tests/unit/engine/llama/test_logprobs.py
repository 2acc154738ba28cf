"""How likely tokens were that are decoded again, against decoding them one by one."""

from __future__ import annotations

from pathlib import Path

import pytest

from ethervox_gui.context.edits.kv_model import LIVE, SCRATCH, Remove, Share
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.settings import ModelSettings

_BEFORE, _TOKENS = [5, 6, 7, 8, 9, 10], [11, 12, 13, 14, 15, 16, 17]


def test_they_are_those_of_one_token_at_a_time(plain_model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ethervox_gui.engine.llama.decoder._N_LOGITS", 2)  # several batches
    engine = llama.load(plain_model, ModelSettings(n_ctx=256, n_threads=1))
    try:
        engine.decode(_BEFORE, LIVE, 0)
        wanted = []
        for place, token in enumerate(_TOKENS[:-1]):
            engine.decode([token], LIVE, len(_BEFORE) + place)
            wanted.append(engine.likeliest(_TOKENS[place + 1], 0)[0][1])
        engine.apply([Share(SCRATCH, 0, len(_BEFORE))])
        places = [1, 2, 4, 6]
        found = engine.logprobs(_TOKENS, SCRATCH, len(_BEFORE), places)
        assert found == pytest.approx([wanted[place - 1] for place in places], abs=1e-3)
        # Without a part of what stands before, they are others.
        engine.apply([Remove(seq=SCRATCH), Share(SCRATCH, 0, len(_BEFORE)), Remove(1, 4, SCRATCH)])
        others = engine.logprobs(_TOKENS, SCRATCH, len(_BEFORE), places)
        assert others != pytest.approx(found, abs=1e-3)
        assert engine.logprobs(_TOKENS, SCRATCH, len(_BEFORE), []) == []
    finally:
        engine.close()
