"""Model files where other programs keep theirs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ethervox_gui.engine.gguf.header import read_header
from ethervox_gui.services.models.library import FoundModel, find_models, places
from tests.conftest import ModelMaker
from tests.helpers.tiny_models import Family, Shape, make_model

HASH = "sha256:" + "ab" * 32


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_model(tmp_path_factory.mktemp("model") / "model.gguf", Shape())


def put(model: Path, *places: Path) -> None:
    for place in places:
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(model.read_bytes())


def test_a_folder_of_nobodys_home_is_no_reason_to_find_none(tmp_path: Path, model: Path) -> None:
    put(model, tmp_path / "mine" / "one.gguf")
    found = find_models(f"~nobody-here/models;{tmp_path / 'mine'}", tmp_path / "home", {})
    assert [one.path.name for one in found] == ["one.gguf"]


def test_each_program_has_its_place(tmp_path: Path, model: Path) -> None:
    put(
        model,
        tmp_path / ".lmstudio/models/maker/repo/one-Q4_K_M.gguf",
        tmp_path / ".cache/llama.cpp/two.gguf",
        tmp_path / ".local/share/nomic.ai/GPT4All/three.gguf",
        tmp_path / "jan/models/four/four.gguf",
        tmp_path / ".cache/huggingface/hub/models--a--b/blobs/1234",
        tmp_path / ".ollama/models/blobs" / HASH.replace(":", "-"),
        tmp_path / "mine/deep/six.GGUF",
    )
    snapshot = tmp_path / ".cache/huggingface/hub/models--a--b/snapshots/5678"
    snapshot.mkdir(parents=True)
    (snapshot / "five.gguf").symlink_to("../../blobs/1234")
    manifest = tmp_path / ".ollama/models/manifests/registry.ollama.ai/library/llama3/8b"
    manifest.parent.mkdir(parents=True)
    layers = [
        {"mediaType": "application/vnd.ollama.image.license", "digest": "sha256:0"},
        {"mediaType": "application/vnd.ollama.image.model", "digest": HASH},
    ]
    manifest.write_text(json.dumps({"layers": layers}))
    found = find_models(f" ; {tmp_path / 'mine'}", tmp_path, {})
    assert [(each.name, each.place) for each in found] == [
        ("Five", "Hugging Face"),
        ("Four", "Jan"),
        ("llama3:8b", "Ollama"),
        ("One", "LM Studio"),
        ("Six", "mine"),
        ("Three", "GPT4All"),
        ("Two", "llama.cpp"),
    ]
    for each in found:
        assert each.header is not None
        assert each.size_bytes == model.stat().st_size
        assert each.memory_bytes(64) == each.size_bytes + 64 * each.header.kv_bytes_per_token


def test_the_embedding_model_that_lm_studio_brings_is_found(tmp_path: Path, tiny_model: ModelMaker) -> None:
    place = tmp_path / ".lmstudio/.internal/bundled-models/nomic-ai/nomic-embed-text-v1.5-GGUF/nomic.gguf"
    put(tiny_model(Shape(embeds=True)), place)
    (found,) = find_models("", tmp_path, {})
    assert (found.name, found.place) == ("Nomic", "LM Studio")
    assert found.header is not None
    assert found.header.embeds
    assert found.memory_bytes(8192) == found.size_bytes, "it needs no cache"


def test_what_is_no_model_is_left_out_and_what_is_damaged_says_so(tmp_path: Path, model: Path) -> None:
    put(
        model,
        tmp_path / "m/mmproj-one.gguf",
        tmp_path / "m/big-00002-of-00003.gguf",
        tmp_path / "m/1/2/3/4/5/6/7/8/too-deep.gguf",
    )
    (tmp_path / "m/broken.gguf").write_bytes(b"GGUF and nothing more")
    (tmp_path / "m/gone.gguf").symlink_to(tmp_path / "nowhere")
    (tmp_path / "m/loop").symlink_to(tmp_path / "m")
    (found,) = find_models(str(tmp_path / "m"), tmp_path, {})
    assert found.name == "Broken"
    assert found.header is None
    assert found.problem


@pytest.mark.parametrize(
    "content", [b"", b"[]", b"{}", b'{"layers": 3}', b"\xff", b'{"layers": [{}]}', b"[" * 100_000]
)
def test_a_manifest_that_makes_no_sense_is_passed_over(tmp_path: Path, content: bytes) -> None:
    manifest = tmp_path / "manifests/r/n/m/t"
    manifest.parent.mkdir(parents=True)
    manifest.write_bytes(content)
    assert find_models("", tmp_path, {"OLLAMA_MODELS": str(tmp_path)}) == []


def test_a_digest_is_no_path(tmp_path: Path, model: Path) -> None:
    put(model, tmp_path / "secret")
    manifest = tmp_path / "manifests/r/n/m/t"
    manifest.parent.mkdir(parents=True)
    layer = {"mediaType": "application/vnd.ollama.image.model", "digest": "../secret"}
    manifest.write_text(json.dumps({"layers": [layer]}))
    (tmp_path / "blobs").mkdir()
    assert find_models("", tmp_path, {"OLLAMA_MODELS": str(tmp_path)}) == []


def test_the_environment_is_asked() -> None:
    home = Path("/home/u")
    own = {"LLAMA_CACHE": "/x/llama", "HF_HOME": "/x/hf", "XDG_DATA_HOME": "/x/data"}
    linux = {path.as_posix() for _, path in places(home, own, "linux")}
    assert {"/x/llama", "/x/hf/hub", "/x/data/nomic.ai/GPT4All"} <= linux
    mac = {path.as_posix() for _, path in places(home, {}, "darwin")}
    assert "/home/u/Library/Caches/llama.cpp" in mac
    assert "/home/u/Library/Application Support/nomic.ai/GPT4All" in mac
    windows = {path.as_posix() for _, path in places(home, {"APPDATA": "/r", "LOCALAPPDATA": "/l"}, "win32")}
    assert {"/r/Jan/data/llamacpp/models", "/l/nomic.ai/GPT4All", "/l/llama.cpp"} <= windows


def test_a_model_with_sliding_windows_takes_what_its_cache_takes(tiny_model: ModelMaker) -> None:
    """The library warned of models that fit."""
    shape = Shape(family=Family.SLIDING_WINDOW, n_layer=4, sliding_window=32, n_ctx_train=16_384)
    path = tiny_model(shape)
    header = read_header(path)
    model = FoundModel(path, "Slides", "", path.stat().st_size, header)
    assert model.memory_bytes(16_384) == model.size_bytes + header.cache_bytes(16_384)
    assert model.read_bytes(16_384) == header.weights_per_token + header.cache_bytes(8192)
    assert header.cache_bytes(16_384) < 0.6 * 16_384 * header.kv_bytes_per_token
