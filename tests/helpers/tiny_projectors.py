"""Tiny projectors with random weights, and pictures for them, made when a test needs them.

They see nothing in particular, but mtmd takes them as it takes real ones: a kind whose pictures are read as
text is, one whose positions have several dimensions (Qwen2-VL), and one that is read at once (Gemma 3).
"""

from __future__ import annotations

import base64
import struct
import zlib
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

import gguf
import numpy as np
import pytest

from ethervox_gui.engine.llama.pictures import library
from tests.helpers.tiny_models import Family

#: How a test says that it needs mtmd, which our own build of llama-cpp-python has.
needs_mtmd = pytest.mark.skipif(bool(library.missing()), reason=library.missing() or "mtmd is there")

_PATCH = 14


class Kind(StrEnum):
    """The projectors that differ in how their pictures are read."""

    PLAIN = "mlp"
    MULTI_ROPE = "qwen2vl_merger"
    AT_ONCE = "gemma3"


#: Each with models for it: their caches differ, too.
KINDS = [
    *(
        (kind, family)
        for kind in (Kind.PLAIN, Kind.AT_ONCE)
        for family in (Family.LLAMA, Family.SLIDING_WINDOW)
    ),
    (Kind.PLAIN, Family.HYBRID),
    (Kind.MULTI_ROPE, Family.MULTI_ROPE),
]


@dataclass(frozen=True, slots=True)
class Projector:
    """What to make.  ``width`` is that of the model's embeddings, ``side`` that of a picture, in pixels."""

    kind: Kind = Kind.PLAIN
    width: int = 128
    side: int = 4 * _PATCH
    n_embd: int = 32
    n_layer: int = 2
    sees: bool = True
    seed: int = 0


def make_projector(path: Path, shape: Projector = Projector()) -> Path:
    """Write a projector of this shape to ``path``."""
    writer = gguf.GGUFWriter(path, "clip")
    random = np.random.default_rng(shape.seed)
    size, n_ff = shape.n_embd, 2 * shape.n_embd
    writer.add_bool("clip.has_vision_encoder", shape.sees)
    writer.add_string("clip.projector_type", shape.kind.value)
    writer.add_uint32("clip.vision.image_size", shape.side)
    writer.add_uint32("clip.vision.patch_size", _PATCH)
    writer.add_uint32("clip.vision.embedding_length", size)
    writer.add_uint32("clip.vision.feed_forward_length", n_ff)
    writer.add_uint32("clip.vision.block_count", shape.n_layer)
    writer.add_uint32("clip.vision.projection_dim", shape.width)
    writer.add_uint32("clip.vision.attention.head_count", 2)
    writer.add_float32("clip.vision.attention.layer_norm_epsilon", 1e-5)
    writer.add_array("clip.vision.image_mean", [0.5, 0.5, 0.5])
    writer.add_array("clip.vision.image_std", [0.5, 0.5, 0.5])

    def matrix(name: str, *sizes: int) -> None:
        values = random.standard_normal(sizes) * sizes[-1] ** -0.5
        writer.add_tensor(name, values.astype(np.float32))

    def vector(name: str, length: int, value: float) -> None:
        writer.add_tensor(name, np.full(length, value, np.float32))

    def norm(name: str) -> None:
        vector(f"{name}.weight", size, 1.0)
        vector(f"{name}.bias", size, 0.0)

    n_patches = (shape.side // _PATCH) ** 2
    matrix("v.patch_embd.weight", size, 3, _PATCH, _PATCH)
    if shape.kind is Kind.MULTI_ROPE:
        matrix("v.patch_embd.weight.1", size, 3, _PATCH, _PATCH)
    else:
        matrix("v.position_embd.weight", n_patches, size)
    for layer in range(shape.n_layer):
        prefix = f"v.blk.{layer}"
        for name in ("attn_q", "attn_k", "attn_v", "attn_out"):
            matrix(f"{prefix}.{name}.weight", size, size)
            vector(f"{prefix}.{name}.bias", size, 0.0)
        norm(f"{prefix}.ln1")
        norm(f"{prefix}.ln2")
        matrix(f"{prefix}.ffn_up.weight", n_ff, size)
        vector(f"{prefix}.ffn_up.bias", n_ff, 0.0)
        matrix(f"{prefix}.ffn_down.weight", size, n_ff)
        vector(f"{prefix}.ffn_down.bias", size, 0.0)
    norm("v.post_ln")
    if shape.kind is Kind.AT_ONCE:
        writer.add_uint32("clip.vision.projector.scale_factor", 2)
        matrix("mm.input_projection.weight", size, shape.width)
        vector("mm.soft_emb_norm.weight", size, 1.0)
    else:
        before = 4 * size if shape.kind is Kind.MULTI_ROPE else size
        matrix("mm.0.weight", before, before)
        vector("mm.0.bias", before, 0.0)
        matrix("mm.2.weight", shape.width, before)
        vector("mm.2.bias", shape.width, 0.0)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return path


def png(width: int = 40, height: int = 30, seed: int = 0) -> bytes:
    """A picture of random colours."""
    pixels = np.random.default_rng(seed).integers(0, 256, (height, width, 3), dtype=np.uint8)
    rows = b"".join(b"\0" + row.tobytes() for row in pixels)
    return png_of(width, height, zlib.compress(rows))


def png_of(width: int, height: int, packed: bytes) -> bytes:
    """A PNG that says it has this size, with these rows."""
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = ((b"IHDR", header), (b"IDAT", packed), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in parts
    )


def data_url(picture: bytes, kind: str = "image/png") -> str:
    """As programs send it."""
    return f"data:{kind};base64,{base64.b64encode(picture).decode()}"
