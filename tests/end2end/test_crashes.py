"""What kills the process or corrupts the cache: the raw call does, our gate refuses it first.

The raw calls run in processes of their own.  Where this version of the library no longer dies of one, the
test says so by failing: then the gate may be loosened.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import llama_cpp as lib
import pytest

from ethervox_gui.context.edits.kv_model import (
    LIVE,
    N_SEQUENCES,
    SCRATCH,
    Decode,
    Remove,
    Share,
    Shift,
    SimulatedCache,
    Splice,
)
from ethervox_gui.context.errors import DecodeError, EngineError, PlanError, UserError
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.engine.llama.capability import nmse
from ethervox_gui.engine.llama.engine import LlamaEngine
from ethervox_gui.settings import ModelSettings, SamplingSettings
from tests.conftest import ModelMaker
from tests.helpers import programs
from tests.helpers.raw_llama import LIB
from tests.helpers.tiny_models import Family, Shape

#: What all the raw programs begin with: model and key type come as arguments.
PRELUDE = f"""{LIB}
import ctypes
quiet = lib.llama_log_callback(lambda *_: None)
lib.llama_log_set(quiet, ctypes.c_void_p(0))
model = lib.llama_model_load_from_file(sys.argv[1].encode(), lib.llama_model_default_params())
params = lib.llama_context_default_params()
params.n_ctx, params.n_batch, params.n_ubatch, params.n_seq_max, params.n_threads = 256, 64, 64, 4, 1
params.kv_unified = "unified" in sys.argv[2:]
params.swa_full = False
for name, number in {{"Q8_0": 8, "BF16": 30}}.items():
    if name in sys.argv[2:]:
        params.type_k = number
ctx = lib.llama_init_from_model(model, params)
assert ctx
memory = lib.llama_get_memory(ctx)
batch = lib.llama_batch_init(256, 0, 1)
def decode(n, p0=0, seq=0, logits=True):
    batch.n_tokens = n
    for i in range(n):
        batch.token[i], batch.pos[i], batch.n_seq_id[i], batch.seq_id[i][0] = 65, p0 + i, 1, seq
        batch.logits[i] = logits and i == n - 1
    return lib.llama_decode(ctx, batch)
"""
SHIFT = "decode(20); lib.llama_memory_seq_add(memory, 0, 0, -1, 37); decode(1, 57)"
DEATHS = {-signal.SIGABRT, -signal.SIGSEGV, -signal.SIGILL, -signal.SIGBUS}


def dies(model: Path, program: str, *options: str) -> bool:
    """Whether the process that does this is killed by it; what it prints last must then be missing."""
    code = f"{PRELUDE}\n{program}\nprint('alive', flush=True)\n"
    command = [sys.executable, "-c", code, str(model), *options]
    # Where there is a debugger, the library would start it.
    quickly = os.environ | {"GGML_NO_BACKTRACE": "1"}
    done = programs.run(command, env=quickly, text=False)
    alive = done.stdout.endswith(b"alive\n") and done.returncode == 0
    assert alive or done.returncode in DEATHS, (done.returncode, done.stderr[-800:])
    return not alive


def loaded(model: Path, kv_type: str = "f16") -> LlamaEngine:
    return llama.load(model, ModelSettings(n_ctx=256, n_threads=1, kv_type=kv_type))


def refuses_shift(engine: LlamaEngine) -> None:
    engine.decode([65] * 20, LIVE, 0)
    with pytest.raises(EngineError, match="cannot be shifted"):
        engine.apply([Shift(10, 20, -5)])
    assert engine.occupancy(LIVE).pos_max == 19


@pytest.fixture
def engine(plain_model: Path) -> Iterator[LlamaEngine]:
    made = loaded(plain_model)
    yield made
    made.close()


# ---- shifting ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("shape", "kv_type", "reason"),
    [
        (Shape(n_layer=4, n_embd=192), "q8_0", "quantized keys"),
        (Shape(family=Family.PARTIAL_ROPE, n_layer=4), "q8_0", "quantized keys"),
        (Shape(family=Family.MULTI_ROPE, n_layer=2), "f16", "M-RoPE"),
    ],
    ids=["an odd head size", "partial rotation", "M-RoPE"],
)
def test_a_shift_that_kills_is_refused(
    tiny_model: ModelMaker, shape: Shape, kv_type: str, reason: str
) -> None:
    model = tiny_model(shape)
    assert dies(model, SHIFT, "unified", *(["Q8_0"] if kv_type == "q8_0" else []))
    gated = loaded(model, kv_type)
    assert not gated.info.capability.can_shift
    assert reason in gated.info.capability.reason
    refuses_shift(gated)
    gated.close()


def test_a_cache_type_that_does_not_fit_the_heads_is_refused(odd_head_model: Path) -> None:
    with pytest.raises(UserError, match="its heads have 48 values") as caught:
        loaded(odd_head_model, "q8_0")
    assert caught.value.code == "kv_type_unsupported"


def test_keys_in_bf16_cannot_be_chosen(plain_model: Path) -> None:
    assert dies(plain_model, SHIFT, "unified", "BF16")
    with pytest.raises(ValueError, match="kv_type"):
        ModelSettings(kv_type="bf16")


@pytest.mark.parametrize("shape", [Shape(n_layer=4, yarn=4.0), Shape(n_layer=4, attn_factor=1.19)])
def test_a_shift_that_corrupts_is_refused(tiny_model: ModelMaker, shape: Shape) -> None:
    """The library says that it can; each shift does more damage."""
    gated = loaded(tiny_model(shape))
    assert lib.llama_memory_can_shift(gated.memory)
    assert gated.info.capability.surgical
    assert not gated.info.capability.can_shift
    tokens = [(7919 * (i + 1)) % 256 for i in range(20)]
    gated.decode(tokens, LIVE, 0)
    right = gated.logits().copy()
    errors = []
    for n_shifts in (1, 2, 3):
        lib.llama_memory_clear(gated.memory, True)
        gated.decode(tokens[:-1], LIVE, 0)
        position = 19
        for _ in range(n_shifts):
            lib.llama_memory_seq_add(gated.memory, LIVE, 0, -1, 37)
            position += 37
            gated.decode(tokens[-1:], LIVE, position)  # which rotates the keys
            wrong = gated.logits().copy()
            lib.llama_memory_seq_rm(gated.memory, LIVE, position, -1)
        errors.append(nmse(wrong, right))
    assert 1e-3 < errors[0] < errors[1] < errors[2]
    lib.llama_memory_clear(gated.memory, True)
    refuses_shift(gated)
    gated.close()


@pytest.mark.parametrize("kv_type", ["f16", "f32", "q8_0"])
def test_a_shift_that_is_allowed_changes_nothing(deep_model: Path, kv_type: str) -> None:
    """Shift invariance: only distances between positions matter to plain RoPE, also shift after shift."""
    allowed = loaded(deep_model, kv_type)
    assert allowed.info.capability.can_shift, allowed.info.capability.reason
    tokens = [(7919 * (i + 1)) % 256 for i in range(60)]
    allowed.decode(tokens, LIVE, 0)
    right = allowed.logits().copy()
    allowed.apply([Remove()])
    allowed.decode(tokens[:-1], LIVE, 0)
    position = 59
    for delta in (37, 5, -20, 100, -122):
        allowed.apply([Shift(0, position, delta) if delta > 0 else Shift(-delta, position, delta)])
        position += delta
        allowed.decode(tokens[-1:], LIVE, position)
        assert nmse(allowed.logits(), right) < 1e-3
        allowed.apply([Remove(position)])
    assert position == 59
    allowed.close()


# ---- sharing -------------------------------------------------------------------------------------


def test_a_part_of_a_sequence_is_shared_only_in_a_unified_cache(
    plain_model: Path, engine: LlamaEngine
) -> None:
    program = "decode(20); lib.llama_memory_seq_cp(memory, 0, 1, 5, 10)"
    assert dies(plain_model, program)
    assert not dies(plain_model, program, "unified")
    engine.decode([65] * 20, LIVE, 0)
    engine.apply([Share(SCRATCH, 5, 10)])  # ours is unified
    assert engine.occupancy(SCRATCH) == (5, 9, 5)


def test_cells_of_a_sliding_window_are_not_shared(sliding_window_model: Path) -> None:
    """The raw copy of the system prompt copies nothing, without a word, once the window has passed it."""
    gated = llama.load(sliding_window_model, ModelSettings(n_ctx=2048, n_threads=1))
    assert "sliding window" in gated.info.capability.reason
    gated.decode([65] * 1500, LIVE, 0)
    assert gated.occupancy(LIVE).pos_min > 0, "old cells were recycled"
    lib.llama_memory_seq_cp(gated.memory, LIVE, SCRATCH, 0, 20)
    assert gated.occupancy(SCRATCH) == (-1, -1, 0)
    for edit in (Share(SCRATCH, 0, 20), Splice(SCRATCH, 0, 20)):
        with pytest.raises(EngineError, match="cannot be shared"):
            gated.apply([edit])
    with pytest.raises(EngineError, match="cannot be removed"):
        gated.apply([Remove(20, 1000)])
    gated.close()


@pytest.mark.parametrize("family", [Family.RECURRENT, Family.HYBRID])
def test_a_recurrent_state_is_not_edited_in_the_middle(tiny_model: ModelMaker, family: Family) -> None:
    """The raw call says that it did, and nothing has changed."""
    gated = loaded(tiny_model(Shape(family=family, n_layer=2)))
    assert "recurrent" in gated.info.capability.reason
    gated.decode([65] * 20, LIVE, 0)
    before = gated.occupancy(LIVE)
    assert lib.llama_memory_seq_rm(gated.memory, LIVE, 5, 10)
    assert gated.occupancy(LIVE) == before
    for edit, word in (
        (Remove(5, 10), "removed"),
        (Remove(0, 10), "removed"),
        (Remove(10), "removed"),
        (Share(SCRATCH, 0, 10), "shared"),
        (Shift(10, 20, -5), "shifted"),
    ):
        with pytest.raises(EngineError, match=f"cannot be {word}"):
            gated.apply([edit])
    gated.apply([Remove(20), Remove(seq=SCRATCH), Remove()])  # nothing is there, or all of it goes
    assert gated.occupancy(LIVE).pos_max == -1
    gated.close()


# ---- batches, sequences, logits ------------------------------------------------------------------


def test_a_batch_is_never_larger_than_the_context_takes(plain_model: Path, engine: LlamaEngine) -> None:
    assert dies(plain_model, "decode(65)", "unified")
    engine.decode([65] * 200, LIVE, 0)  # cut to batches
    assert engine.occupancy(LIVE).pos_max == 199


@pytest.mark.parametrize("seq", [-1, N_SEQUENCES, 99])
def test_there_is_no_other_sequence(engine: LlamaEngine, seq: int) -> None:
    for edit in (Decode((65,), seq, 0), Share(seq, 0, 1), Remove(0, 1, seq), Splice(seq, 0, 1)):
        with pytest.raises(EngineError, match="there is no sequence"):
            engine.apply([edit])
        with pytest.raises(PlanError):
            SimulatedCache(256).apply([edit])


def test_a_sequence_out_of_range_kills(plain_model: Path) -> None:
    assert dies(plain_model, "lib.llama_memory_seq_rm(memory, 300, 0, 1)", "unified")


def test_nothing_is_sampled_without_logits(plain_model: Path, engine: LlamaEngine) -> None:
    sample = (
        "chain = lib.llama_sampler_chain_init(lib.llama_sampler_chain_default_params());"
        "lib.llama_sampler_chain_add(chain, lib.llama_sampler_init_greedy());"
        "lib.llama_sampler_sample(chain, ctx, {})"
    )
    assert dies(plain_model, f"decode(20); {sample.format(3)}", "unified")
    assert not dies(plain_model, f"decode(20); {sample.format(-1)}", "unified")
    fresh = engine.sampler(SamplingSettings(temperature=0))
    engine._decoder.has_logits = False
    with pytest.raises(EngineError, match="nothing to sample from"):
        fresh.sample()
    fresh.close()


def test_new_tokens_go_on_where_the_sequence_ends(engine: LlamaEngine) -> None:
    """The library refuses it, so does the simulated cache."""
    engine.decode([65] * 20, LIVE, 0)
    simulated = SimulatedCache(256)
    simulated.apply([Decode((65,) * 20, LIVE, 0)])
    for p0 in (10, 25):
        with pytest.raises(DecodeError):
            engine.decode([65], LIVE, p0)
        with pytest.raises(PlanError):
            simulated.apply([Decode((65,), LIVE, p0)])


def test_a_truncated_state_file_kills(plain_model: Path, tmp_path: Path) -> None:
    """So no state is ever read by the library from a file: pages have a format and checksums of our own."""
    state = tmp_path / "state.bin"
    program = (
        f"decode(60); p = {str(state)!r}.encode();"
        "t = (lib.llama_token * 60)(*[65] * 60); lib.llama_state_seq_save_file(ctx, p, 0, t, 60);"
        "whole = open(p, 'rb').read(); open(p, 'wb').write(whole[: len(whole) // 2]);"
        "n = ctypes.c_size_t(); out = (lib.llama_token * 256)();"
        "lib.llama_state_seq_load_file(ctx, p, 1, out, 256, ctypes.byref(n))"
    )
    assert dies(plain_model, program, "unified")
    sources = [path.read_text("utf-8") for path in Path(llama.__file__).parents[2].rglob("*.py")]
    assert not any("state_load_file" in source or "state_seq_load_file" in source for source in sources)
