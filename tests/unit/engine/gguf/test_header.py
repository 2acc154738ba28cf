"""Model files of every kind of badness give one clear sentence; good ones give the truth."""

from __future__ import annotations

import contextlib
import os
import random
import struct
import time
from collections.abc import Callable
from pathlib import Path

import gguf
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ethervox_gui.context.errors import UserError
from ethervox_gui.engine.gguf import limits, reader
from ethervox_gui.engine.gguf.header import GgufHeader, read_header
from tests.conftest import ModelMaker
from tests.helpers.tiny_models import CHATML, Family, Shape
from tests.unit.engine.llama.test_capability import KINDS

WriteFile = Callable[[bytes], Path]


@pytest.fixture
def write(tmp_path: Path) -> WriteFile:
    def write(content: bytes) -> Path:
        path = tmp_path / "some model.gguf"
        path.write_bytes(content)
        return path

    return write


def refusal(path: Path) -> UserError:
    with pytest.raises(UserError) as caught:
        read_header(path)
    assert caught.value.message.endswith(".")
    assert "\n" not in str(caught.value)
    return caught.value


def text(value: str) -> bytes:
    data = value.encode()
    return struct.pack("<Q", len(data)) + data


def key(name: str, kind: int, value: bytes) -> bytes:
    return text(name) + struct.pack("<I", kind) + value


def gguf_file(*keys: bytes, tensors: bytes = b"", n_tensors: int = 0, version: int = 3) -> bytes:
    return b"GGUF" + struct.pack("<IQQ", version, n_tensors, len(keys)) + b"".join(keys) + tensors


ARCHITECTURE = key("general.architecture", 8, text("llama"))


def test_a_plain_model_tells_the_truth(plain_model: Path) -> None:
    assert read_header(plain_model) == GgufHeader(
        architecture="llama",
        name="tiny llama",
        n_ctx_train=4096,
        rope_sections=False,
        sliding_window=0,
        is_recurrent=False,
        is_hybrid=False,
        chat_template=CHATML,
        quantisation="F32",
        n_parameters=2 * 265 * 128 + 3 * 128 + 4 * 128 * 128 + 3 * 128 * 256,
        size_bytes=plain_model.stat().st_size,
        kv_bytes_per_token=2 * (64 + 64) * 2 + 16,
        weights_per_token=4 * (265 * 128 + 3 * 128 + 4 * 128 * 128 + 3 * 128 * 256),
    )


@pytest.mark.parametrize(("pooling", "embeds"), [(None, False), (0, False), (1, True), (3, True), (4, False)])
def test_what_makes_vectors_says_how(write: WriteFile, pooling: int | None, embeds: bool) -> None:
    keys = [] if pooling is None else [key("llama.pooling_type", 4, struct.pack("<I", pooling))]
    assert read_header(write(gguf_file(ARCHITECTURE, *keys))).embeds == embeds


def test_licence_and_training_are_read(write: WriteFile) -> None:
    path = write(
        gguf_file(
            ARCHITECTURE,
            key("general.license", 8, text(" apache-2.0 ")),
            key("general.finetune", 8, text("instruct")),
        )
    )
    assert (read_header(path).licence, read_header(path).finetune) == ("apache-2.0", "instruct")


def test_what_is_read_for_a_token(tiny_model: ModelMaker, tmp_path: Path) -> None:
    """The table of the embeddings only where it makes the logits; of the experts, those that work."""
    tied = tiny_model(Shape(family=Family.SLIDING_WINDOW))
    header = read_header(tied)
    assert header.weights_per_token == 4 * header.n_parameters
    path = tmp_path / "experts.gguf"
    writer = gguf.GGUFWriter(path, "qwen3moe")
    writer.add_expert_count(8)
    writer.add_expert_used_count(2)
    writer.add_tensor("blk.0.ffn_up_exps.weight", np.zeros((8, 64, 32), np.float32))
    writer.add_tensor("blk.0.attn_q.weight", np.zeros((64, 32), np.float32))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    assert read_header(path).weights_per_token == 4 * (2 + 1) * 64 * 32


def test_what_forbids_to_edit_by_turn_is_seen(tiny_model: ModelMaker) -> None:
    assert read_header(tiny_model(Shape(family=Family.MULTI_ROPE))).rope_sections
    assert read_header(tiny_model(Shape(family=Family.SLIDING_WINDOW))).sliding_window == 32
    recurrent = read_header(tiny_model(Shape(family=Family.RECURRENT)))
    assert (recurrent.is_recurrent, recurrent.is_hybrid, recurrent.kv_bytes_per_token) == (True, False, 0)
    hybrid = read_header(tiny_model(Shape(family=Family.HYBRID, n_layer=4)))
    assert (hybrid.is_recurrent, hybrid.is_hybrid) == (False, True)
    # Only two of its four layers attend.
    assert hybrid.kv_bytes_per_token == 2 * 2 * (64 + 64) * 2 + 16


def test_layers_with_a_sliding_window_take_no_more_than_that(tiny_model: ModelMaker) -> None:
    """As much as the library says (``test_context.py``); all of it for every layer would be 32 MiB."""
    shape = Shape(family=Family.SLIDING_WINDOW, n_layer=4, sliding_window=32, n_ctx_train=16_384)
    header = read_header(tiny_model(shape))
    beside = 16 * 16_384
    assert header.cache_bytes(16_384) - beside == 16.75 * 2**20
    assert header.cache_bytes(99_000) == header.cache_bytes(16_384), "it is trained for no more"
    assert header.cache_bytes(256) == 256 * header.kv_bytes_per_token, "within the window"


def shaped(path: Path, architecture: str, **keys: object) -> GgufHeader:
    """A model of 8 layers, or of ``n_layer``, each with 2 heads of 64 keys and values; without weights."""
    writer = gguf.GGUFWriter(path, architecture)
    n_layer = keys.pop("n_layer", 8)
    assert isinstance(n_layer, int)
    writer.add_block_count(n_layer)
    writer.add_embedding_length(128)
    writer.add_head_count(2)
    writer.add_head_count_kv(2)
    for name, value in keys.items():
        full = f"{architecture}.{name.replace('__', '.')}"
        if isinstance(value, list):
            writer.add_array(full, value)
        else:
            assert isinstance(value, int)
            writer.add_uint32(full, value)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.close()
    return read_header(path)


LAYER = 2 * (64 + 64) * 2


@pytest.mark.parametrize(
    ("architecture", "keys", "n_full"),
    [
        ("gemma3", {"attention__sliding_window": 64}, 1),
        ("cohere2", {"attention__sliding_window": 64, "attention__sliding_window_pattern": 3}, 2),
        ("smallthinker", {"attention__sliding_window": 64, "attention__sliding_window_pattern": 3}, 3),
        ("gpt-oss", {"attention__sliding_window": 64}, 4),
        ("gemma3", {"attention__sliding_window": 64, "attention__sliding_window_pattern": 4}, 2),
        (
            "gemma4",
            {"attention__sliding_window": 64, "attention__sliding_window_pattern": [True] * 5 + [False] * 3},
            3,
        ),
        ("unheard-of", {"attention__sliding_window": 64}, 8),
        ("gemma3", {}, 8),
    ],
)
def test_which_layers_keep_everything(
    tmp_path: Path, architecture: str, keys: dict[str, object], n_full: int
) -> None:
    header = shaped(tmp_path / "model.gguf", architecture, **keys)
    n_ctx, window = 100_000, 64 * 4 + 512
    assert header.cache_bytes(n_ctx) == (16 + n_full * LAYER) * n_ctx + (8 - n_full) * LAYER * window


@pytest.mark.parametrize(
    ("keys", "full", "within"),
    [
        ({}, 2 * LAYER, 6 * LAYER),
        ({"attention__shared_kv_layers": 4}, LAYER, 3 * LAYER),
        ({"attention__key_length_swa": 32, "attention__value_length_swa": 32}, 2 * LAYER, 3 * LAYER),
    ],
)
def test_layers_may_share_a_cache_and_have_smaller_heads_within_a_window(
    tmp_path: Path, keys: dict[str, object], full: int, within: int
) -> None:
    """As of Gemma 4."""
    pattern = [True, True, True, False] * 2
    told = {"attention__sliding_window": 64, "attention__sliding_window_pattern": pattern, **keys}
    header = shaped(tmp_path / "model.gguf", "gemma4", **told)
    assert (header.kv_bytes_per_token, header.kv_bytes_windowed) == (16 + full + within, within)


def test_llama_4_has_a_window_of_which_its_file_says_nothing(tmp_path: Path) -> None:
    header = shaped(tmp_path / "model.gguf", "llama4")
    assert (header.sliding_window, header.kv_bytes_windowed) == (8192, 6 * LAYER)
    assert not header.edits_by_turn
    told = shaped(tmp_path / "model.gguf", "llama4", attention__sliding_window=0)
    assert (told.sliding_window, told.kv_bytes_windowed) == (0, 0)


def test_of_gemma_3n_20_layers_have_a_cache(tmp_path: Path) -> None:
    header = shaped(tmp_path / "model.gguf", "gemma3n", n_layer=30, attention__sliding_window=64)
    assert (header.kv_bytes_per_token, header.kv_bytes_windowed) == (16 + 20 * LAYER, 16 * LAYER)


@pytest.mark.parametrize(
    ("architecture", "keys", "n_attending"),
    [
        ("qwen3next", {"ssm__state_size": 16}, 2),
        ("qwen35", {"ssm__state_size": 16, "full_attention_interval": 2}, 4),
        ("granitehybrid", {"ssm__state_size": 16}, 8),
    ],
)
def test_layers_with_a_state_take_nothing_for_a_token(
    tmp_path: Path, architecture: str, keys: dict[str, object], n_attending: int
) -> None:
    header = shaped(tmp_path / "model.gguf", architecture, **keys)
    assert header.is_hybrid
    assert header.cache_bytes(1000) == 1000 * (16 + n_attending * LAYER)


def test_the_tables_are_those_of_the_gguf_package() -> None:
    for kind, (name, block, block_bytes) in limits.TENSOR_TYPES.items():
        known = gguf.GGMLQuantizationType(kind)
        assert (name, (block, block_bytes)) == (known.name, gguf.GGML_QUANT_SIZES[known])
    for kind, name in limits.FILE_TYPES.items():
        if kind in set(gguf.LlamaFileType):
            assert gguf.LlamaFileType(kind).name.removeprefix("MOSTLY_").removeprefix("ALL_") == name


def test_missing(tmp_path: Path) -> None:
    error = refusal(tmp_path / "nothing.gguf")
    assert error.code == "model_not_found"
    assert "nothing.gguf" in error.message
    assert (error.advice, error.details) == ("Choose another model.", "")


@pytest.mark.parametrize("name", ["a\0b.gguf", "x" * 5000])
def test_a_name_that_cannot_be(tmp_path: Path, name: str) -> None:
    assert refusal(tmp_path / name).code in {"model_not_found", "model_unreadable"}


def test_a_file_as_a_folder(plain_model: Path) -> None:
    assert refusal(plain_model / "model.gguf").code == "model_not_found"


def test_a_folder(tmp_path: Path) -> None:
    assert refusal(tmp_path).code == "model_unreadable"


def test_a_pipe_does_not_hang(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.gguf"
    os.mkfifo(pipe)
    assert refusal(pipe).code == "model_unreadable"


def test_no_permission(write: WriteFile, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write(gguf_file(ARCHITECTURE))

    def forbidden(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", forbidden)  # root may read everything, so a chmod proves nothing
    assert refusal(path).code == "model_unreadable"


def test_empty(write: WriteFile) -> None:
    assert refusal(write(b"")).code == "model_empty"


@pytest.mark.parametrize("content", [b"PK\x03\x04 a zip", b"<html>", b"G", b"GGML" * 10, b"\0" * 100])
def test_something_else(write: WriteFile, content: bytes) -> None:
    expected = "model_truncated" if content == b"G" else "model_not_gguf"
    assert refusal(write(content)).code == expected


@pytest.mark.parametrize(
    ("version", "code"),
    [(1, "model_too_old"), (0, "model_damaged"), (4, "model_damaged"), (3 << 24, "model_damaged")],
)
def test_versions(write: WriteFile, version: int, code: str) -> None:
    assert refusal(write(gguf_file(ARCHITECTURE, version=version))).code == code


def test_truncated_anywhere(plain_model: Path, write: WriteFile) -> None:
    content = plain_model.read_bytes()
    header = len(content) - read_header(plain_model).n_parameters * 4
    offsets = {*range(1, 300), *range(300, header, 397), *range(header - 50, header + 50), len(content) - 1}
    for offset in sorted(offsets):
        assert refusal(write(content[:offset])).code == "model_truncated", offset


@pytest.mark.slow
def test_truncated_at_every_offset(plain_model: Path, write: WriteFile) -> None:
    content = plain_model.read_bytes()
    for offset in range(1, len(content) - read_header(plain_model).n_parameters * 4 + 100):
        assert refusal(write(content[:offset])).code == "model_truncated", offset


HUGE = (1 << 63) + 5


@pytest.mark.parametrize(
    "content",
    [
        b"GGUF" + struct.pack("<IQQ", 3, 0, HUGE),
        b"GGUF" + struct.pack("<IQQ", 3, HUGE, 0),
        gguf_file(struct.pack("<Q", HUGE)),
        gguf_file(key("a", 8, struct.pack("<Q", HUGE))),
        gguf_file(key("a", 9, struct.pack("<IQ", 4, HUGE))),
        gguf_file(key("a", 9, struct.pack("<IQ", 8, HUGE))),
        gguf_file(key("a", 9, struct.pack("<IQ", 9, 1))),
        gguf_file(key("a", 77, b"")),
        gguf_file(ARCHITECTURE, ARCHITECTURE),
        gguf_file(ARCHITECTURE, key("general.alignment", 4, struct.pack("<I", 0))),
        gguf_file(ARCHITECTURE, key("general.alignment", 4, struct.pack("<I", 33))),
        gguf_file(ARCHITECTURE, key("general.alignment", 10, struct.pack("<Q", 1 << 62))),
        gguf_file(ARCHITECTURE, key("llama.block_count", 10, struct.pack("<Q", HUGE))),
        gguf_file(ARCHITECTURE, key("llama.block_count", 5, struct.pack("<i", -7))),
        gguf_file(ARCHITECTURE, tensors=text("t") + struct.pack("<I", HUGE % 1000), n_tensors=1),
        gguf_file(
            ARCHITECTURE, tensors=text("t") + struct.pack("<I4QIQ", 4, *[HUGE] * 4, 99, 0), n_tensors=1
        ),
        gguf_file(key("general.name", 8, text("no architecture"))),
        gguf_file(),
    ],
)
def test_crafted_numbers(write: WriteFile, content: bytes) -> None:
    assert refusal(write(content + bytes(100))).code in {"model_damaged", "model_truncated"}


def test_a_tensor_beyond_the_end(write: WriteFile) -> None:
    tensor = text("t") + struct.pack("<IQIQ", 1, 1000, 0, 0)
    whole = gguf_file(ARCHITECTURE, tensors=tensor, n_tensors=1)
    assert refusal(write(whole + bytes(3999))).code == "model_truncated"
    assert read_header(write(whole + bytes(4100))).n_parameters == 1000


@pytest.mark.parametrize(
    "content",
    [
        gguf_file(key("a", 9, struct.pack("<IQ", 8, 1 << 36))),
        gguf_file(key("a", 8, struct.pack("<Q", 1 << 36))),
        gguf_file(struct.pack("<Q", 1 << 36)),
        b"GGUF" + struct.pack("<IQQ", 3, 1 << 36, 0),
        b"GGUF" + struct.pack("<IQQ", 3, 0, 1 << 36),
    ],
    ids=["strings", "string", "key", "tensors", "keys"],
)
def test_endless_things_in_a_huge_file_take_no_time(tmp_path: Path, content: bytes) -> None:
    """The file is 1 TB of holes, so its size forbids nothing."""
    path = tmp_path / "sparse.gguf"
    with path.open("wb") as file:
        file.write(content)
        try:
            file.truncate(1 << 40)
        except OSError:
            pytest.skip("this file system has no sparse files of that size")
    began = time.process_time()
    assert refusal(path).code == "model_damaged"
    assert time.process_time() - began < 2


@pytest.mark.parametrize(
    "last",
    [
        key("a", 9, struct.pack("<IQ", 8, 1) + struct.pack("<Q", 1000) + b"short"),
        key("a", 9, struct.pack("<IQ", 8, 1) + struct.pack("<Q", HUGE)),
        key("a", 9, struct.pack("<IQ", 4, 5000)),
        key("a", 8, struct.pack("<Q", 1000) + b"short"),
    ],
)
def test_the_last_thing_in_the_file_is_cut_off(write: WriteFile, last: bytes) -> None:
    assert refusal(write(gguf_file(ARCHITECTURE, last))).code == "model_truncated"


def test_many_arrays_share_one_bound(write: WriteFile, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "MAX_STRINGS", 100)
    arrays = [key(f"a{i}", 9, struct.pack("<IQ", 8, 30) + bytes(8 * 30)) for i in range(4)]
    assert read_header(write(gguf_file(ARCHITECTURE, *arrays[:3]))).architecture == "llama"
    assert refusal(write(gguf_file(ARCHITECTURE, *arrays))).code == "model_damaged"


def test_a_big_vocabulary_is_fast(write: WriteFile) -> None:
    tokens = b"".join(text(f"token {number}") for number in range(150_000))
    path = write(
        gguf_file(
            key("tokenizer.ggml.tokens", 9, struct.pack("<IQ", 8, 150_000) + tokens),
            key("tokenizer.ggml.scores", 9, struct.pack("<IQ", 6, 150_000) + bytes(600_000)),
            ARCHITECTURE,
        )
    )
    began = time.process_time()
    assert read_header(path).architecture == "llama"
    assert time.process_time() - began < 1


@pytest.mark.parametrize("number", [float("inf"), float("-inf"), float("nan"), -1.0])
def test_numbers_that_llama_cpp_dies_of(plain_model: Path, write: WriteFile, number: float) -> None:
    """With such an epsilon the look without weights passes, and the first token ends the process."""
    content = plain_model.read_bytes()
    place = content.index(b"layer_norm_rms_epsilon") + len(b"layer_norm_rms_epsilon") + 4
    path = write(content[:place] + struct.pack("<f", number) + content[place + 4 :])
    error = refusal(path)
    assert error.code == "model_damaged"
    assert "epsilon" in error.details


def test_an_addition_to_a_model(write: WriteFile) -> None:
    assert refusal(write(gguf_file(key("general.architecture", 8, text("clip"))))).code == "model_unsupported"
    adapter = gguf_file(ARCHITECTURE, key("general.type", 8, text("adapter")))
    assert refusal(write(adapter)).code == "model_unsupported"


def test_parts_of_a_split_model(tmp_path: Path) -> None:
    def part(number: int) -> Path:
        path = tmp_path / f"big-{number + 1:05d}-of-00002.gguf"
        count = key("split.count", 2, struct.pack("<H", 2))
        path.write_bytes(gguf_file(ARCHITECTURE, count, key("split.no", 2, struct.pack("<H", number))))
        return path

    first = part(0)
    error = refusal(first)
    assert error.code == "model_incomplete"
    assert "big-00002-of-00002.gguf" in error.message
    assert refusal(part(1)).code == "model_incomplete"
    assert read_header(first).architecture == "llama"


def test_strange_text_is_no_obstacle(write: WriteFile) -> None:
    name = key("general.name", 8, struct.pack("<Q", 4) + b"a\xff\xfeb")
    assert read_header(write(gguf_file(ARCHITECTURE, name))).name == "a��b"


def test_without_a_name_the_file_gives_it(write: WriteFile) -> None:
    assert read_header(write(gguf_file(ARCHITECTURE))).name == "some model"


def survives(path: Path) -> None:
    """Either a header or a sentence, soon, and nothing else."""
    began = time.process_time()
    with contextlib.suppress(UserError):
        read_header(path)
    assert time.process_time() - began < 3


@given(content=st.binary(max_size=400))
def test_random_bytes(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "random.gguf"
    path.write_bytes(b"GGUF\x03\0\0\0" + content)
    survives(path)


SMALL = gguf_file(
    ARCHITECTURE,
    key("llama.attention.head_count_kv", 9, struct.pack("<IQ", 4, 2) + struct.pack("<II", 2, 0)),
    key("llama.rope.scaling.factor", 6, struct.pack("<f", 2.0)),
    key("tokenizer.ggml.tokens", 9, struct.pack("<IQ", 8, 2) + text("a") + text("b")),
    key("general.alignment", 4, struct.pack("<I", 32)),
    tensors=text("t") + struct.pack("<IQQIQ", 2, 4, 4, 0, 0),
    n_tensors=1,
) + bytes(128)


def test_the_small_file_is_valid(write: WriteFile) -> None:
    assert read_header(write(SMALL)).architecture == "llama"


@given(
    changes=st.lists(
        st.tuples(st.integers(4, len(SMALL) - 1), st.sampled_from([0, 1, 2, 127, 128, 255])),
        min_size=1,
        max_size=6,
    ),
    end=st.integers(4, len(SMALL)),
)
def test_changed_bytes(
    tmp_path_factory: pytest.TempPathFactory, changes: list[tuple[int, int]], end: int
) -> None:
    content = bytearray(SMALL)
    for position, value in changes:
        content[position] = value
    path = tmp_path_factory.getbasetemp() / "changed.gguf"
    path.write_bytes(content[:end])
    survives(path)


@pytest.mark.slow
def test_many_changed_bytes(plain_model: Path, write: WriteFile) -> None:
    """A model's own header, spoiled in 5,000 ways."""
    dice = random.Random(1)
    content = plain_model.read_bytes()
    header = len(content) - read_header(plain_model).n_parameters * 4
    for _ in range(5000):
        spoiled = bytearray(content[: header + 1000])
        for _ in range(dice.randint(1, 8)):
            spoiled[dice.randrange(4, header)] = dice.choice([0, 1, 9, 127, 128, 255, dice.randrange(256)])
        survives(write(bytes(spoiled)))


@pytest.mark.parametrize("kind", KINDS)
def test_what_the_header_foretells_is_what_loading_finds(tiny_model: ModelMaker, kind: str) -> None:
    shape, _, surgical, _, _ = KINDS[kind]
    assert read_header(tiny_model(shape)).edits_by_turn == surgical
