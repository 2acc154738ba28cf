"""What the hub says is data that anybody may have written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ethervox_gui.engine.gguf.shape import GgufShape
from ethervox_gui.services.hub.answers import contents_of, main_name, page_of, with_shape
from ethervox_gui.services.hub.names import is_file, is_repository
from ethervox_gui.services.hub.values import Contents, Gate, HubModel

#: As ``GET /api/models?search=…&expand=…`` answers.
ENTRY = {
    "_id": "66e81cef51e8d0c9a0b4aa15",
    "id": "Qwen/Qwen2.5-0.5B-Instruct-GGUF",
    "modelId": "Qwen/Qwen2.5-0.5B-Instruct-GGUF",
    "author": "Qwen",
    "downloads": 51234,
    "gated": False,
    "lastModified": "2024-09-20T06:36:46.000Z",
    "likes": 61,
    "pipeline_tag": "text-generation",
    "tags": ["gguf", "chat", "text-generation", "en", "license:apache-2.0", "region:us"],
}


def contents(*siblings: Any, **more: Any) -> Contents:
    answer = {**ENTRY, "siblings": list(siblings), **more}
    return contents_of(answer, "a/b", lambda path: f"https://hub/{path}", "https://hub/a/b")


def sibling(path: str, size: int = 1000, sha256: str = "ab" * 32) -> dict[str, Any]:
    return {"rfilename": path, "size": size, "lfs": {"sha256": sha256, "size": size, "pointerSize": 134}}


def names(found: Contents) -> list[str]:
    return [model.files[0].path for model in found.models]


def test_a_page_of_repositories() -> None:
    page = page_of([ENTRY], "https://huggingface.co/api/models?limit=30&cursor=eyJfaWQi%3D")
    (found,) = page.repositories
    assert (found.author, found.name) == ("Qwen", "Qwen2.5-0.5B-Instruct-GGUF")
    assert (found.likes, found.downloads, found.gate) == (61, 51234, Gate.OPEN)
    assert (found.licence, found.task) == ("apache-2.0", "text-generation")
    assert found.updated == 1726814206
    assert page.cursor == "eyJfaWQi="
    assert page_of([ENTRY, ENTRY], "").repositories == page.repositories, "each once"


@pytest.mark.parametrize(
    ("field", "value", "name", "told"),
    [
        ("likes", "many", "likes", 0),
        ("likes", True, "likes", 0),
        ("downloads", -4, "downloads", 0),
        ("downloads", 10**40, "downloads", 0),
        ("lastModified", "yesterday", "updated", 0),
        ("lastModified", 12, "updated", 0),
        ("lastModified", "9999-99-99T00:00:00Z", "updated", 0),
        ("gated", "auto", "gate", Gate.AUTO),
        ("gated", "manual", "gate", Gate.MANUAL),
        ("gated", {"a": 1}, "gate", Gate.MANUAL),
        ("tags", "license:mit", "licence", ""),
        ("tags", [1, None, "license:mit"], "licence", "mit"),
        ("tags", ["license:" + "x" * 10_000], "licence", "x" * 60),
        ("cardData", {"license": ["gpl-3.0", "mit"]}, "licence", "gpl-3.0"),
        ("cardData", {"license": "other", "license_name": "gem\u202ema\nterms"}, "licence", "gem ma terms"),
        ("cardData", [], "licence", "apache-2.0"),
        ("pipeline_tag", ["x"], "task", ""),
    ],
)
def test_a_field_that_is_not_what_it_should_be(field: str, value: Any, name: str, told: Any) -> None:
    (found,) = page_of([{**ENTRY, field: value}], "").repositories
    assert getattr(found, name) == told


@pytest.mark.parametrize(
    "name",
    [
        *("", "noauthor", "a/b/c", "../b", "a/..", "a/.b", "a/b.", "a/<b>x</b>", "a b/c", "a/b\n", "CON/b"),
        *("a/aux.gguf", "é/b", "a/" + "x" * 200, "/b", "a/", "a\\b/c", None, 5, ["a/b"], {"a": 1}),
    ],
)
def test_a_repository_without_a_usable_name_is_left_out(name: Any) -> None:
    assert page_of([{**ENTRY, "id": name, "modelId": None}, "x", None, 7, []], "").repositories == ()


def test_private_and_disabled_ones_are_left_out() -> None:
    assert page_of([{**ENTRY, "private": True}, {**ENTRY, "disabled": True}], "").repositories == ()


@pytest.mark.parametrize("answer", [None, {}, {"error": "x"}, "text", 5])
def test_what_is_no_answer_is_refused(answer: Any) -> None:
    with pytest.raises(ValueError, match="no"):
        page_of(answer, "")
    with pytest.raises(ValueError, match="no repository"):
        contents_of(answer, "a/b", str, "")


@pytest.mark.parametrize("url", ["", "nonsense", "https://x/?cursor=" + "y" * 9000, "http://[", "https://x/"])
def test_an_address_without_a_usable_cursor_is_the_end(url: str) -> None:
    assert page_of([], url).cursor == ""


def test_files_with_their_checksums_from_small_to_large() -> None:
    found = contents(
        {"rfilename": "README.md", "size": 12},
        sibling("m-Q8_0.gguf", 900),
        sibling("m-Q4_K_M.gguf", 500),
        sibling("sub/m-F16.gguf", 2000, "nonsense"),
        {"rfilename": "m-Q2_K.gguf"},
    )
    assert names(found) == ["m-Q2_K.gguf", "m-Q4_K_M.gguf", "m-Q8_0.gguf", "sub/m-F16.gguf"]
    assert [model.quantisation for model in found.models] == ["Q2_K", "Q4_K_M", "Q8_0", "F16"]
    assert [model.size_bytes for model in found.models] == [0, 500, 900, 2000]
    assert found.models[1].files[0].sha256 == "ab" * 32
    assert found.models[3].files[0].sha256 == "", "the server is asked for it"
    assert found.models[1].name == "M · Q4_K_M"
    assert found.models[1].licence == "apache-2.0"


def test_the_parts_of_a_model_are_one_entry(tmp_path: Path) -> None:
    parts = [sibling(f"BF16/big-BF16-0000{n}-of-00003.gguf", 100 * n) for n in (2, 3, 1)]
    found = contents(*parts, sibling("small-Q8_0-00001-of-00002.gguf"), sibling("x-00001-of-99999.gguf"))
    (model,) = found.models
    assert [file.path[-19:-5] for file in model.files] == [f"0000{n}-of-00003" for n in (1, 2, 3)]
    assert model.size_bytes == 600
    assert model.name == "Big · BF16"
    assert model.about == "BF16/big-BF16-00001-of-00003.gguf, the first of 3 files"
    targets = [each.target for each in model.wanted(tmp_path)]
    assert targets[2] == tmp_path / "a" / "b" / "BF16" / "big-BF16-00003-of-00003.gguf"


def test_what_is_no_model_is_left_out() -> None:
    found = contents(
        sibling("mmproj-model-f16.gguf"),
        sibling("MMPROJ.gguf"),
        sibling("m-imatrix.gguf"),
        sibling("imatrix_unsloth.gguf"),
        sibling("m.safetensors"),
        sibling("m-Q4_0.GGUF"),
    )
    assert names(found) == ["m-Q4_0.GGUF"]


@pytest.mark.parametrize(
    "path",
    [
        *("../x.gguf", "/x.gguf", "a//x.gguf", "a/../x.gguf", "..\\x.gguf", "C:x.gguf", "~/x.gguf"),
        *(".gguf", "a/.gguf", ".x.gguf", "-x.gguf", "x.gguf ", "nul.gguf", "com1/x.gguf", "x\u202efugg.gguf"),
        *("x\n.gguf", "x\0.gguf", "<b>.gguf", 'x".gguf', "x?.gguf", "a/b/c/d/e.gguf", "x" * 200 + ".gguf"),
    ],
)
def test_a_file_that_must_not_become_a_name_here_is_left_out(path: str) -> None:
    assert contents(sibling(path)).models == ()


@given(st.text(max_size=40))
def test_no_name_leads_out_of_its_folder(name: str) -> None:
    folder = Path("/folder")
    if is_file(name + ".gguf"):
        path = folder.joinpath(*f"{name}.gguf".split("/"))
        assert path.is_relative_to(folder)
        assert ".." not in path.parts
    if is_repository(name):
        assert len(folder.joinpath(*name.split("/")).parts) == 4


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@given(st.dictionaries(st.sampled_from([*ENTRY, "siblings", "cardData", "gguf"]), JSON), JSON)
def test_nothing_at_all_breaks_it(changes: dict[str, Any], file: Any) -> None:
    entry = {**ENTRY, "siblings": [file, sibling("m.gguf")], **changes}
    json.dumps(entry)
    for repository in page_of([entry, file], "").repositories:
        assert is_repository(repository.id)
    try:
        found = contents_of(entry, "a/b", str, "")
    except ValueError:
        return
    assert all(isinstance(model.size_bytes, int) for model in found.models)


def test_what_a_model_takes(tmp_path: Path) -> None:
    found = contents(
        *(sibling(f"m-{kind}.gguf", size) for kind, size in (("Q4_0", 10**9), ("Q8_0", 2 * 10**9))),
        sibling("other-Q4_0.gguf", 3 * 10**9),
        gguf={"total": 10**9, "context_length": 4096},
    )
    assert main_name(found) == "M"
    plain = found.models[0]
    assert (plain.memory_bytes(8192), plain.read_bytes(8192)) == (10**9, 10**9)
    shape = GgufShape(n_ctx_train=4096, kv_bytes_per_token=1000, idle_weights=9 * 10**8, has_window=True)
    known: list[HubModel] = list(with_shape(found, shape).models)
    assert known[0].memory_bytes(8192) == 10**9 + 4096 * 1000
    assert known[0].read_bytes(8192) == 10**8 + 2048 * 1000
    assert known[1].read_bytes(1000) == 2 * 10**8 + 500 * 1000
    assert known[0].rebuild == "window"
    shape = GgufShape(kv_bytes_per_token=1000, sliding_window=128, kv_bytes_windowed=800)
    slides: list[HubModel] = list(with_shape(found, shape).models)
    assert slides[0].memory_bytes(8192) == 10**9 + 8192 * 200 + 1024 * 800
    assert slides[0].read_bytes(8192) == 10**9 + 4096 * 200 + 1024 * 800
    assert known[2].shape is None, "that is another model"
    assert known[2].n_parameters == 0
