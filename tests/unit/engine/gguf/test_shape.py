"""The shape of a model of whose file only the beginning is there."""

from __future__ import annotations

from pathlib import Path

import gguf
import pytest

from ethervox_gui.engine.gguf.header import read_header
from ethervox_gui.engine.gguf.shape import GgufShape, read_shape
from tests.helpers.tiny_models import Family, Shape, make_model


@pytest.mark.parametrize("family", list(Family))
def test_the_beginning_says_what_the_whole_file_says(tmp_path: Path, family: Family) -> None:
    path = make_model(tmp_path / "model.gguf", Shape(family, n_layer=2, n_head_kv=1))
    header, data = read_header(path), path.read_bytes()
    beginning = data[: data.index(b"tokenizer.ggml.tokens") + 200]
    shape = read_shape(beginning)
    assert shape is not None
    assert (shape.n_ctx_train, shape.kv_bytes_per_token) == (header.n_ctx_train, header.kv_bytes_per_token)
    assert shape.is_recurrent == (header.is_recurrent or header.is_hybrid)
    assert shape.has_window == (header.sliding_window > 0)
    for n_ctx in (256, 4096, 100_000):
        assert shape.cache_bytes(n_ctx) == header.cache_bytes(n_ctx)
    assert shape.has_sections == header.rope_sections
    assert shape.idle_weights == 0


def test_experts_that_rest_are_counted(tmp_path: Path) -> None:
    """As Qwen3 30B A3B has them: of 30.5 billion weights 3.3 billion work on a token."""
    writer = gguf.GGUFWriter(tmp_path / "experts.gguf", "qwen3moe")
    writer.add_block_count(48)
    writer.add_embedding_length(2048)
    writer.add_head_count(32)
    writer.add_head_count_kv(4)
    writer.add_key_length(128)
    writer.add_value_length(128)
    writer.add_expert_count(128)
    writer.add_expert_used_count(8)
    writer.add_expert_feed_forward_length(768)
    writer.add_tokenizer_model("gpt2")
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.close()
    shape = read_shape((tmp_path / "experts.gguf").read_bytes())
    assert shape == GgufShape(
        kv_bytes_per_token=48 * 4 * 256 * 2 + 16, idle_weights=48 * 120 * 3 * 2048 * 768
    )
    assert 30.53e9 - shape.idle_weights == pytest.approx(3.35e9, rel=0.01)


def test_what_is_no_beginning_of_a_model_says_nothing(tmp_path: Path) -> None:
    data = make_model(tmp_path / "model.gguf", Shape()).read_bytes()
    upto = data.index(b"llama.attention.head_count")
    for wrong in (b"", b"GG", b"<html>" * 100, data[:30], data[: upto + 5], b"GGUF" + b"\xff" * 200):
        assert read_shape(wrong) is None
