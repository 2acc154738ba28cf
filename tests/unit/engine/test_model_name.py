"""One name for a model: readable, made from the name of its file."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.engine.model_name import full_name, model_name
from ethervox_gui.settings import ModelSettings
from tests.helpers.tiny_models import Shape, make_model


@pytest.mark.parametrize(
    ("file", "name", "quantisation"),
    [
        ("SmolLM2-135M-Instruct.Q4_1.gguf", "SmolLM2 135M Instruct", "Q4_1"),
        ("qwen2.5-coder-0.5b-instruct-q4_k_m.gguf", "Qwen2.5 Coder 0.5B Instruct", "Q4_K_M"),
        ("gemma-3-270m-q4_k_m.gguf", "Gemma 3 270M", "Q4_K_M"),
        ("gemma-3-1b-it-UD-Q4_K_XL.gguf", "Gemma 3 1B IT", "Q4_K_XL"),
        ("Meta-Llama-3.1-70B-Instruct-Q4_K_M-00001-of-00003.gguf", "Meta Llama 3.1 70B Instruct", "Q4_K_M"),
        ("Mistral-7B-Instruct-v0.3.i1-IQ2_XXS.gguf", "Mistral 7B Instruct v0.3", "IQ2_XXS"),
        ("mixtral-8x7b-v0.1.Q5_0.gguf", "Mixtral 8x7B v0.1", "Q5_0"),
        ("Qwen3-30B-A3B-Q8_0.gguf", "Qwen3 30B A3B", "Q8_0"),
        ("gpt-oss-20b-mxfp4.gguf", "GPT OSS 20B", "MXFP4"),
        ("smollm2-1.7b-instruct-f16.gguf", "SmolLM2 1.7B Instruct", "F16"),
        ("deepseek-r1-distill-qwen-1.5b.GGUF", "DeepSeek R1 Distill Qwen 1.5B", ""),
        ("Phi-3-mini-128k-instruct_Q3_K_L-GGUF.gguf", "Phi 3 Mini 128K Instruct", "Q3_K_L"),
        ("my_own  model.gguf", "My Own Model", ""),
        ("Model-F1.gguf", "Model F1", ""),
        ("日本語-モデル.Q8_0.gguf", "日本語 モデル", "Q8_0"),
        (".gguf", "?", ""),
        ("--.gguf", "--", ""),
    ],
)
def test_a_files_name_is_made_readable(file: str, name: str, quantisation: str) -> None:
    found = full_name(Path("/models") / file)
    assert (found.text, found.quantisation) == (name, quantisation)
    assert found.in_full == (f"{name} · {quantisation}" if quantisation else name)
    assert model_name(Path(file)) == name


def test_whatever_a_file_is_called_it_has_a_name() -> None:
    chance = random.Random(3)
    for _ in range(2000):
        stem = "".join(chance.choices("aB1.-_ qk0mf()é\n", k=chance.randint(0, 20)))
        assert model_name(Path(f"x/{stem}.gguf")).strip(), repr(stem)


def test_a_file_that_is_named_by_a_hash_is_called_what_it_says(tmp_path: Path) -> None:
    digest = "0123456789abcdef" * 4
    blob = make_model(tmp_path / f"sha256-{digest}", Shape())
    assert model_name(blob) == "tiny llama"
    assert model_name(tmp_path / digest) == "0123456789abcde…", "there is no such file"


def test_chats_remember_a_model_by_what_stands_in_its_file(tmp_path: Path) -> None:
    """So chats and memories of earlier versions stay those of the same model, whatever it is called now."""
    path = make_model(tmp_path / "tiny-135m-instruct.Q8_0.gguf", Shape())
    engine = llama.load(path, ModelSettings(n_threads=1, n_ctx=256))
    engine.close()
    assert engine.info.model == "tiny llama"
    assert engine.info.name == "Tiny 135M Instruct"
