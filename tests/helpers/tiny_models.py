"""Tiny models with random weights, made when a test needs them.

They speak gibberish, but they go through llama.cpp exactly as real models do: their vocabulary is byte-level
BPE, so any text can be encoded and decoded, and it has ChatML's control tokens and template.  One with a
single layer is the oracle for cache edits: what an edit leaves must equal a prefill of the edited text.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

import gguf
import numpy as np
import numpy.typing as npt

CHATML = (
    "{% for message in messages %}"
    "{{ '<|im_start|>' + message['role'] + '\n' + message['content'] + '<|im_end|>\n' }}"
    "{% endfor %}"
    "{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}"
)
#: As Qwen3.5: opens a section where it asks for a reply; earlier replies are rendered without one.
THINKS = CHATML.replace("assistant\n'", "assistant\n<think>\n'")
CONTROL = ("<|endoftext|>", "<|im_start|>", "<|im_end|>")
_MERGES = (("Ġ", "t"), ("h", "e"), ("Ġt", "he"), ("i", "n"), ("e", "r"), ("Ġ", "a"))


class Family(StrEnum):
    """The architectures that differ in what their cache allows."""

    LLAMA = "llama"
    SLIDING_WINDOW = "gemma2"
    PARTIAL_ROPE = "stablelm"
    MULTI_ROPE = "qwen2vl"
    RECURRENT = "mamba"
    HYBRID = "lfm2"


@dataclass(frozen=True, slots=True)
class Shape:
    """What to make.  ``ends`` false: greedy sampling never picks the end of a turn.

    ``n_head_kv`` 0: as many as heads.  ``yarn`` is a RoPE scaling factor, ``attn_factor`` its correction.
    ``lacks``: bytes, as GPT-2 spells them, that no token stands for.  ``sampling`` is what the file
    recommends: keys behind ``general.sampling.`` with their values.  Without ``knows_chatml`` its control
    tokens are others.  ``embeds``: the file says that it turns texts into vectors, as embedding models
    do that were made from ones that write.  ``fills_in``: it knows tokens that say where something is missing
    (``P``, ``S`` and ``M``).  ``windowed``: which layers have the sliding window, where that
    is said of each.
    """

    family: Family = Family.LLAMA
    n_layer: int = 1
    n_embd: int = 128
    n_head: int = 2
    n_head_kv: int = 0
    n_ff: int = 256
    n_ctx_train: int = 4096
    yarn: float = 0.0
    attn_factor: float = 0.0
    sliding_window: int = 32
    windowed: tuple[bool, ...] = ()
    chat_template: str = CHATML
    ends: bool = True
    lacks: str = ""
    sampling: tuple[tuple[str, float | int | str], ...] = ()
    knows_chatml: bool = True
    embeds: bool = False
    fills_in: bool = False
    seed: int = 0

    @property
    def head_size(self) -> int:
        return self.n_embd // self.n_head


def vocabulary() -> list[str]:
    """The tokens: every byte as GPT-2 spells it, a few merges, the control tokens."""
    return [*_byte_spellings(), *(left + right for left, right in _MERGES), *CONTROL]


def make_model(path: Path, shape: Shape = Shape()) -> Path:
    """Write a model of this shape to ``path``."""
    _Builder(path, shape).write()
    return path


def _byte_spellings() -> list[str]:
    """GPT-2 spells a byte as a printable character: itself, or one from 256 on."""
    printable = {
        *range(ord("!"), ord("~") + 1),
        *range(ord("¡"), ord("¬") + 1),
        *range(ord("®"), ord("ÿ") + 1),
    }
    others = [byte for byte in range(256) if byte not in printable]
    return [chr(byte) if byte in printable else chr(256 + others.index(byte)) for byte in range(256)]


class _Builder:
    def __init__(self, path: Path, shape: Shape) -> None:
        self._shape = shape
        self._writer = gguf.GGUFWriter(path, shape.family.value)
        self._random = np.random.default_rng(shape.seed)
        self._tokens = [
            f"<unused {number}>" if token in set(shape.lacks) else token
            for number, token in enumerate(vocabulary())
        ]
        if not shape.knows_chatml:
            self._tokens[-2:] = ["<begin>", "<end>"]

    def write(self) -> None:
        self._hyperparameters()
        self._recommendations()
        self._vocabulary()
        self._weights()
        self._writer.write_header_to_file()
        self._writer.write_kv_data_to_file()
        self._writer.write_tensors_to_file()
        self._writer.close()

    def _hyperparameters(self) -> None:
        shape, writer = self._shape, self._writer
        writer.add_name(f"tiny {shape.family.value}")
        writer.add_file_type(int(gguf.LlamaFileType.ALL_F32))
        writer.add_context_length(shape.n_ctx_train)
        writer.add_embedding_length(shape.n_embd)
        writer.add_block_count(shape.n_layer)
        writer.add_vocab_size(len(self._tokens))
        if shape.family is Family.PARTIAL_ROPE:
            writer.add_layer_norm_eps(1e-5)
        else:
            writer.add_layer_norm_rms_eps(1e-5)
        if shape.family is Family.RECURRENT:
            writer.add_ssm_conv_kernel(4)
            writer.add_ssm_inner_size(2 * shape.n_embd)
            writer.add_ssm_state_size(16)
            writer.add_ssm_time_step_rank(8)
            return
        writer.add_feed_forward_length(shape.n_ff)
        writer.add_head_count(shape.n_head)
        half = shape.family is Family.PARTIAL_ROPE
        writer.add_rope_dimension_count(shape.head_size // 2 if half else shape.head_size)
        writer.add_rope_freq_base(10000.0)
        if shape.family is Family.HYBRID:
            writer.add_head_count_kv([shape.n_head if self._attends(i) else 0 for i in range(shape.n_layer)])
            writer.add_shortconv_l_cache(3)
        else:
            writer.add_head_count_kv(shape.n_head_kv or shape.n_head)
        if shape.family is Family.SLIDING_WINDOW:
            writer.add_sliding_window(shape.sliding_window)
            if shape.windowed:
                writer.add_sliding_window_pattern(shape.windowed)
            writer.add_key_length(shape.head_size)
            writer.add_value_length(shape.head_size)
            writer.add_attn_logit_softcapping(50.0)
            writer.add_final_logit_softcapping(30.0)
        if shape.family is Family.MULTI_ROPE:
            quarter = shape.head_size // 8
            writer.add_rope_dimension_sections([quarter, quarter, 2 * quarter, 0])
        if shape.yarn:
            writer.add_rope_scaling_type(gguf.RopeScalingType.YARN)
            writer.add_rope_scaling_factor(shape.yarn)
            writer.add_rope_scaling_orig_ctx_len(int(shape.n_ctx_train / shape.yarn))
        if shape.embeds:
            writer.add_pooling_type(gguf.PoolingType.LAST)
        if shape.attn_factor:
            writer.add_rope_scaling_attn_factors(shape.attn_factor)

    def _recommendations(self) -> None:
        for name, value in self._shape.sampling:
            key = f"general.sampling.{name}"
            match value:
                case str():
                    self._writer.add_string(key, value)
                case int():
                    self._writer.add_int32(key, value)
                case _:
                    self._writer.add_float32(key, value)

    def _vocabulary(self) -> None:
        writer, tokens = self._writer, self._tokens
        n_control = len(CONTROL)
        kinds = [gguf.TokenType.NORMAL] * (len(tokens) - n_control) + [gguf.TokenType.CONTROL] * n_control
        writer.add_tokenizer_model("gpt2")
        writer.add_tokenizer_pre("gpt-2")
        writer.add_token_list(tokens)
        writer.add_token_types(kinds)
        writer.add_token_merges([f"{left} {right}" for left, right in _MERGES])
        writer.add_bos_token_id(tokens.index("<|endoftext|>"))
        writer.add_eos_token_id(len(tokens) - 1)
        writer.add_add_bos_token(False)
        if self._shape.fills_in:
            for key, token in (("pre", "P"), ("suf", "S"), ("mid", "M")):
                writer.add_uint32(f"tokenizer.ggml.fim_{key}_token_id", tokens.index(token))
        if self._shape.chat_template:
            writer.add_chat_template(self._shape.chat_template)

    def _weights(self) -> None:
        shape, size = self._shape, self._shape.n_embd
        tied = shape.family is Family.SLIDING_WINDOW  # the same matrix makes the logits there
        self._matrix("token_embd", len(self._tokens), size, deviation=0.1 if tied else 1.0)
        self._norm("token_embd_norm" if shape.family is Family.HYBRID else "output_norm", size)
        if not tied:
            output = self._random_values(len(self._tokens), size)
            if not shape.ends:
                output[-len(CONTROL) :] = 0.0
            self._writer.add_tensor("output.weight", output)
        for layer in range(shape.n_layer):
            prefix = f"blk.{layer}."
            self._norm(prefix + "attn_norm", size)
            if shape.family is Family.RECURRENT:
                self._state_space(prefix)
                continue
            if self._attends(layer):
                self._attention(prefix)
            else:
                self._short_convolution(prefix)
            self._norm(prefix + "ffn_norm", size)
            self._matrix(prefix + "ffn_gate", shape.n_ff, size)
            self._matrix(prefix + "ffn_up", shape.n_ff, size)
            self._matrix(prefix + "ffn_down", size, shape.n_ff)

    def _attends(self, layer: int) -> bool:
        return self._shape.family is not Family.HYBRID or layer % 2 == 1

    def _attention(self, prefix: str) -> None:
        size, sharp = self._shape.n_embd, 1.5 / self._shape.n_embd**0.5
        self._matrix(prefix + "attn_q", size, size, deviation=sharp)
        grouped = (self._shape.n_head_kv or self._shape.n_head) * self._shape.head_size
        self._matrix(prefix + "attn_k", grouped, size, deviation=sharp)
        self._matrix(prefix + "attn_v", grouped, size)
        self._matrix(prefix + "attn_output", size, size)
        if self._shape.family is Family.SLIDING_WINDOW:
            self._ones(prefix + "post_attention_norm", size)
            self._ones(prefix + "post_ffw_norm", size)
        if self._shape.family is Family.HYBRID:
            self._ones(prefix + "attn_q_norm", self._shape.head_size)
            self._ones(prefix + "attn_k_norm", self._shape.head_size)
        if self._shape.family is Family.MULTI_ROPE:
            for name in ("attn_q", "attn_k", "attn_v"):
                self._writer.add_tensor(f"{prefix}{name}.bias", np.zeros(size, np.float32))

    def _short_convolution(self, prefix: str) -> None:
        size = self._shape.n_embd
        self._matrix(prefix + "shortconv.conv", size, 3)
        self._matrix(prefix + "shortconv.in_proj", 3 * size, size)
        self._matrix(prefix + "shortconv.out_proj", size, size)

    def _state_space(self, prefix: str) -> None:
        inner = 2 * self._shape.n_embd
        self._matrix(prefix + "ssm_in", 2 * inner, self._shape.n_embd)
        self._matrix(prefix + "ssm_conv1d", inner, 4)
        self._writer.add_tensor(prefix + "ssm_conv1d.bias", np.zeros(inner, np.float32))
        self._matrix(prefix + "ssm_x", 8 + 2 * 16, inner)
        self._matrix(prefix + "ssm_dt", inner, 8)
        self._writer.add_tensor(prefix + "ssm_dt.bias", np.zeros(inner, np.float32))
        self._writer.add_tensor(prefix + "ssm_a", -np.ones((inner, 16), np.float32))
        self._writer.add_tensor(prefix + "ssm_d", np.ones(inner, np.float32))
        self._matrix(prefix + "ssm_out", self._shape.n_embd, inner)

    def _random_values(self, rows: int, columns: int, deviation: float = 0.0) -> npt.NDArray[np.float32]:
        values = self._random.standard_normal((rows, columns)) * (deviation or columns**-0.5)
        return values.astype(np.float32)

    def _matrix(self, name: str, rows: int, columns: int, deviation: float = 0.0) -> None:
        self._writer.add_tensor(name + ".weight", self._random_values(rows, columns, deviation))

    def _norm(self, name: str, size: int) -> None:
        self._ones(name, size)
        if self._shape.family is Family.PARTIAL_ROPE:
            self._writer.add_tensor(name + ".bias", np.zeros(size, np.float32))

    def _ones(self, name: str, size: int) -> None:
        self._writer.add_tensor(name + ".weight", np.ones(size, np.float32))
