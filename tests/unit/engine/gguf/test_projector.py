"""Projectors: which file belongs to a model, and why another one does not."""

from __future__ import annotations

import contextlib
import json
import random
import struct
from pathlib import Path

import gguf
import pytest

from ethervox_gui.context.errors import PictureError, UserError
from ethervox_gui.engine.gguf.header import read_header
from ethervox_gui.engine.gguf.projector import find_projector, read_projector
from tests.helpers.tiny_models import Shape, make_model
from tests.helpers.tiny_projectors import Kind, Projector, make_projector

WIDTH = 128


@pytest.fixture(scope="module")
def bytes_of_one(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return make_projector(tmp_path_factory.mktemp("projectors") / "mmproj.gguf").read_bytes()


def put(folder: Path, data: bytes, *names: str) -> None:
    for name in names:
        (folder / name).write_bytes(data)


def found(model: Path, chosen: Path | None = None) -> str:
    """The name of the projector that is found, or why there is none."""
    projector, refusal = find_projector(model, WIDTH, chosen)
    assert (projector is None) == bool(refusal)
    return refusal if projector is None else projector.path.name


@pytest.mark.parametrize("kind", Kind)
def test_a_projector_says_what_it_is(tmp_path: Path, kind: Kind) -> None:
    projector = read_projector(make_projector(tmp_path / "x.gguf", Projector(kind)))
    assert projector.kind == kind.value
    assert WIDTH in projector.widths
    assert 2 * WIDTH not in projector.widths


def test_it_is_no_model_to_chat_with(tmp_path: Path) -> None:
    with pytest.raises(UserError) as caught:
        read_header(make_projector(tmp_path / "looks like a model.gguf"))
    assert caught.value.code == "model_unsupported"


def test_the_only_one_in_the_folder_is_taken_and_of_several_the_one_named_alike(
    tmp_path: Path, bytes_of_one: bytes
) -> None:
    model = tmp_path / "Seer-7B-Q4_K_M.gguf"
    assert "no pictures without a projector" in found(model)
    put(tmp_path, bytes_of_one, "mmproj-F16.gguf", "notes mmproj.txt", "Seer-7B-Q4_K_M.gguf")
    assert found(model) == "mmproj-F16.gguf"
    put(tmp_path, bytes_of_one, "mmproj-other-model-f16.gguf")
    assert "no pictures without a projector" in found(model)
    put(tmp_path, bytes_of_one, "mmproj-Seer-7B-F16.gguf")
    assert found(model) == "mmproj-Seer-7B-F16.gguf"
    for name in ("Seer-7B.mmproj-Q8_0.gguf", "seer-7b-mmproj-bf16.gguf"):
        (tmp_path / "mmproj-Seer-7B-F16.gguf").unlink(missing_ok=True)
        put(tmp_path, bytes_of_one, name)
        assert found(model) == name
        (tmp_path / name).unlink()


def test_the_one_of_the_settings_comes_first_where_it_fits(tmp_path: Path, bytes_of_one: bytes) -> None:
    model = tmp_path / "model.gguf"
    chosen = tmp_path / "chosen.gguf"
    put(tmp_path, bytes_of_one, "mmproj.gguf", "chosen.gguf")
    assert found(model, chosen) == "chosen.gguf"
    make_projector(chosen, Projector(width=64, n_embd=16))  # that of another model, say
    assert found(model, chosen) == "mmproj.gguf"
    (tmp_path / "mmproj.gguf").unlink()
    assert found(model, chosen) == "The projector chosen.gguf was not made for the model model.gguf."
    assert "There is no model file" in found(model, tmp_path / "gone.gguf")
    assert "isn't a valid GGUF file" in found(model, Path(__file__))
    assert "is a folder" in found(model, tmp_path)


def test_a_model_or_what_takes_sound_is_no_projector_for_pictures(tmp_path: Path) -> None:
    model = make_model(tmp_path / "model.gguf", Shape())
    assert found(model, model).startswith("model.gguf is not a projector for pictures.")
    deaf = make_projector(tmp_path / "sound.gguf", Projector(sees=False))
    assert found(model, deaf).startswith("The projector sound.gguf takes no pictures.")


def test_kinds_whose_pictures_depend_on_each_other_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "mmproj.gguf"
    writer = gguf.GGUFWriter(path, "clip")
    writer.add_bool("clip.has_vision_encoder", True)
    writer.add_string("clip.vision.projector_type", "hunyuanvl")
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.close()
    assert found(tmp_path / "model.gguf") == "Projectors of the kind hunyuanvl (mmproj.gguf) cannot be used."


def test_ollama_names_a_models_projector_in_its_manifest(tmp_path: Path, bytes_of_one: bytes) -> None:
    blobs = tmp_path / "blobs"
    blobs.mkdir()
    ours, theirs, projector = (f"sha256-{digit * 64}" for digit in "abc")
    put(blobs, bytes_of_one, projector)
    manifests = tmp_path / "manifests" / "registry" / "library"
    for name, model, more in (("seer", ours, [projector]), ("blind", theirs, [])):
        (manifests / name).mkdir(parents=True)
        layers = [{"mediaType": "application/vnd.ollama.image.model", "digest": model.replace("-", ":")}]
        for other in more:
            digest = other.replace("-", ":")
            layers.append({"mediaType": "application/vnd.ollama.image.projector", "digest": digest})
        (manifests / name / "latest").write_text(json.dumps({"layers": layers}))
    assert found(blobs / ours) == projector
    assert "no pictures without a projector" in found(blobs / theirs)


def test_whatever_a_file_says_it_is_a_sentence(tmp_path: Path, bytes_of_one: bytes) -> None:
    path, chance = tmp_path / "mmproj.gguf", random.Random(7)
    for number in range(300):
        data = bytearray(bytes_of_one)
        if number % 3 == 0:
            del data[chance.randrange(len(data)) :]
        else:
            where = chance.randrange(2000)
            data[where : where + 8] = struct.pack("<Q", chance.getrandbits(chance.choice((8, 32, 64))))
        path.write_bytes(data)
        with contextlib.suppress(UserError, PictureError):
            read_projector(path)
