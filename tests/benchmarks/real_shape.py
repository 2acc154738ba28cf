"""Models with random weights in the shape of real ones: they cost exactly what the real ones cost."""

from __future__ import annotations

import tempfile
from pathlib import Path

import gguf
import numpy as np

from tests.helpers.tiny_models import CHATML, CONTROL, vocabulary

_N_LAYER, _N_EMBD, _N_HEAD, _N_HEAD_KV, _N_FF = 24, 896, 14, 2, 4864
_N_VOCAB, _N_CTX_TRAIN = 151_936, 32_768
_TYPE = gguf.GGMLQuantizationType.Q8_0


def half_billion() -> Path:
    """A model of 0.5 billion parameters in Q8_0 (0.5 GB), made once, in the temporary folder."""
    path = Path(tempfile.gettempdir()) / "ethervox-benchmarks" / "half-billion-q8_0.gguf"
    if not path.is_file():
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        partial = path.with_suffix(".tmp")
        _write(partial)
        partial.replace(path)
    return path


def _write(path: Path) -> None:
    chance = np.random.default_rng(0)
    writer = gguf.GGUFWriter(path, "llama")
    _hyperparameters(writer)
    _vocabulary(writer)

    def matrix(name: str, rows: int, columns: int) -> None:
        values = chance.standard_normal((rows, columns), dtype=np.float32) / np.float32(columns**0.5)
        writer.add_tensor(name, gguf.quantize(values, _TYPE), raw_dtype=_TYPE)

    def ones(name: str) -> None:
        writer.add_tensor(name, np.ones(_N_EMBD, np.float32))

    head = _N_EMBD // _N_HEAD
    matrix("token_embd.weight", _N_VOCAB, _N_EMBD)
    ones("output_norm.weight")
    for layer in range(_N_LAYER):
        prefix = f"blk.{layer}."
        ones(prefix + "attn_norm.weight")
        ones(prefix + "ffn_norm.weight")
        matrix(prefix + "attn_q.weight", _N_EMBD, _N_EMBD)
        matrix(prefix + "attn_k.weight", head * _N_HEAD_KV, _N_EMBD)
        matrix(prefix + "attn_v.weight", head * _N_HEAD_KV, _N_EMBD)
        matrix(prefix + "attn_output.weight", _N_EMBD, _N_EMBD)
        matrix(prefix + "ffn_gate.weight", _N_FF, _N_EMBD)
        matrix(prefix + "ffn_up.weight", _N_FF, _N_EMBD)
        matrix(prefix + "ffn_down.weight", _N_EMBD, _N_FF)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def _hyperparameters(writer: gguf.GGUFWriter) -> None:
    writer.add_name("random 0.5 B")
    writer.add_context_length(_N_CTX_TRAIN)
    writer.add_embedding_length(_N_EMBD)
    writer.add_block_count(_N_LAYER)
    writer.add_feed_forward_length(_N_FF)
    writer.add_head_count(_N_HEAD)
    writer.add_head_count_kv(_N_HEAD_KV)
    writer.add_layer_norm_rms_eps(1e-6)
    writer.add_rope_dimension_count(_N_EMBD // _N_HEAD)
    writer.add_rope_freq_base(1e6)
    writer.add_vocab_size(_N_VOCAB)


def _vocabulary(writer: gguf.GGUFWriter) -> None:
    """Bytes and control tokens, then tokens that no text contains, up to the real number."""
    known = vocabulary()
    tokens = [*known, *(f"<|unused {number}|>" for number in range(_N_VOCAB - len(known)))]
    n_control = len(CONTROL)
    kinds = [gguf.TokenType.NORMAL] * (len(known) - n_control) + [gguf.TokenType.CONTROL] * n_control
    kinds += [gguf.TokenType.UNUSED] * (_N_VOCAB - len(known))
    writer.add_tokenizer_model("gpt2")
    writer.add_tokenizer_pre("gpt-2")
    writer.add_token_list(tokens)
    writer.add_token_types(kinds)
    writer.add_token_merges(["Ġ t"])
    writer.add_bos_token_id(tokens.index("<|endoftext|>"))
    writer.add_eos_token_id(tokens.index("<|im_end|>"))
    writer.add_add_bos_token(False)
    writer.add_chat_template(CHATML)
