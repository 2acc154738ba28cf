"""The tests' own models do what the tests assume: they load, encode any text, and are what they claim."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import ModelMaker
from tests.helpers import programs
from tests.helpers.raw_llama import LIB
from tests.helpers.tiny_models import Family, Shape, vocabulary

# In a process of its own: what goes wrong here would kill the whole test run.
_LOOK = f"""{LIB}
import ctypes, json
quiet = lib.llama_log_callback(lambda *_: None)
lib.llama_log_set(quiet, ctypes.c_void_p(0))
model = lib.llama_model_load_from_file(sys.argv[1].encode(), lib.llama_model_default_params())
params = lib.llama_context_default_params()
params.n_ctx, params.n_seq_max, params.kv_unified, params.n_threads = 256, 4, True, 1
ctx = lib.llama_init_from_model(model, params)
vocab = lib.llama_model_get_vocab(model)
text = sys.argv[2].encode()
tokens = (lib.llama_token * 250)()
n = lib.llama_tokenize(vocab, text, len(text), tokens, 250, False, True)
piece = ctypes.create_string_buffer(64)
back = b""
for token in tokens[:n]:
    size = lib.llama_token_to_piece(vocab, token, piece, 64, 0, True)
    back += piece.raw[:size]
batch = lib.llama_batch_get_one(tokens, n)
result = lib.llama_decode(ctx, batch)
memory = lib.llama_get_memory(ctx)
n_vocab = lib.llama_vocab_n_tokens(vocab)
logits = lib.llama_get_logits_ith(ctx, -1)[:n_vocab]
print(json.dumps({{
    "n_vocab": n_vocab, "tokens": tokens[:n], "back": back.decode(),
    "end": lib.llama_vocab_eos(vocab), "result": result, "pos_max": lib.llama_memory_seq_pos_max(memory, 0),
    "recurrent": lib.llama_model_is_recurrent(model), "hybrid": lib.llama_model_is_hybrid(model),
    "can_shift": lib.llama_memory_can_shift(memory), "n_swa": lib.llama_model_n_swa(model),
    "control": logits[-3:], "best": max(logits),
    "finite": all(abs(logit) < 1e4 for logit in logits),
}}))
"""
TEXT = "<|im_start|>user\nthe tea, in Köln 日本語 🙂\t<|im_end|>"


def look(path: Path) -> dict[str, Any]:
    command = [sys.executable, "-c", _LOOK, str(path), TEXT]
    done = programs.run(command, check=True, text=False)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("family", Family)
def test_every_family_loads_and_decodes(tiny_model: ModelMaker, family: Family) -> None:
    found = look(tiny_model(Shape(family=family, n_layer=2)))
    tokens = vocabulary()
    assert found["n_vocab"] == len(tokens)
    assert found["back"] == TEXT
    assert found["tokens"][0] == tokens.index("<|im_start|>")
    assert found["tokens"][-1] == found["end"] == tokens.index("<|im_end|>")
    assert (found["result"], found["pos_max"]) == (0, len(found["tokens"]) - 1)
    assert found["finite"]
    assert found["recurrent"] == (family is Family.RECURRENT)
    assert found["hybrid"] == (family is Family.HYBRID)
    assert found["can_shift"] == (family is not Family.MULTI_ROPE)
    assert found["n_swa"] == (32 if family is Family.SLIDING_WINDOW else 0)


@pytest.mark.parametrize(
    "shape", [Shape(yarn=4.0), Shape(attn_factor=1.19), Shape(n_embd=96), Shape(ends=False)]
)
def test_every_variant_loads_and_decodes(tiny_model: ModelMaker, shape: Shape) -> None:
    assert look(tiny_model(shape))["finite"]


def test_an_endless_model_never_prefers_a_control_token(tiny_model: ModelMaker) -> None:
    found = look(tiny_model(Shape(ends=False)))
    assert found["control"] == [0, 0, 0]
    assert found["best"] > 0
    assert 0 not in look(tiny_model(Shape()))["control"]


def test_a_shape_is_made_once(tiny_model: ModelMaker) -> None:
    assert tiny_model(Shape(seed=5)) == tiny_model(Shape(seed=5)) != tiny_model(Shape(seed=6))
