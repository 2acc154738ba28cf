"""A model of the BERT kind, made for embeddings alone: tiny, with random weights."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from ethervox_gui.context.errors import UserError
from ethervox_gui.engine.gguf.header import read_header
from ethervox_gui.engine.llama import embedding, engine
from ethervox_gui.engine.llama.embedding import LlamaEmbedder
from ethervox_gui.settings import ModelSettings
from tests.helpers.bert_models import SPECIAL, tiny_bert

WORDS = ("boat", "ship", "s", "##s", "dog", "##ged")


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tiny_bert(tmp_path_factory.mktemp("model") / "bert.gguf", WORDS)


@pytest.fixture
def embedder(model: Path) -> Iterator[LlamaEmbedder]:
    made = embedding.load(model)
    yield made
    made.close()


def test_texts_have_vectors_that_tell_them_apart(embedder: LlamaEmbedder) -> None:
    first, again, other = (embedder.embed(text) for text in ("the boat", "the boat", "the dog"))
    assert first.shape == (64,)
    assert np.allclose(first, again, atol=1e-6)
    assert float(first @ other) < 0.99
    assert float(embedder.embed("BOATS") @ embedder.embed("boat s")) < 0.9999, "a word goes on or begins"
    assert not embedder.embed("").any()


def test_each_piece_is_framed_as_the_model_wants_it(embedder: LlamaEmbedder) -> None:
    alone = embedder.embed("boat " * 250)
    framed = embedder.tokenize("boat " * 250, add_special=True)
    assert [framed[0], framed[-1]] == [list(SPECIAL).index(name) for name in ("cls_token", "sep_token")]
    assert np.allclose(embedder.vector(framed), alone, atol=1e-6)
    assert float(alone @ embedder.embed("boat " * 249 + "dog")) < 1 - 1e-6
    pieces = list(embedder.pieces("boat " * 750))
    assert len(pieces) == 3
    assert all(np.allclose(piece, alone, atol=1e-5) for piece in pieces)
    assert [len(list(embedder.pieces("boat " * n))) for n in (254, 255)] == [1, 2]


def test_nothing_in_a_text_is_a_control_token(embedder: LlamaEmbedder) -> None:
    spelled = list(SPECIAL.values())
    tokens = embedder.tokenize(f"boat {' '.join(spelled)} dog", add_special=False)
    assert tokens[0] == spelled.index("[MASK]") + 1
    assert set(tokens[1:-1]) == {spelled.index("[UNK]")}, "brackets that nobody knows"


def test_it_cannot_be_talked_to(model: Path) -> None:
    assert read_header(model).architecture == "bert"
    with pytest.raises(UserError) as caught:
        engine.load(model, ModelSettings())
    assert caught.value.code == "model_only_embeds"
    assert "embedding model" in caught.value.advice
