"""The embedding thread, on a real (random) model through llama.cpp, and with one that fails."""

from __future__ import annotations

import os
import queue
import shutil
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from ethervox_gui.context.errors import EngineError, UserError
from ethervox_gui.engine.llama import embedding
from ethervox_gui.services import meaning as search_by_meaning
from ethervox_gui.services.meaning import MeaningSearch
from ethervox_gui.storage import Store
from ethervox_gui.storage.base.values import NewMemory
from tests.helpers.meaning import Patient
from tests.helpers.tiny_models import Family, Shape, make_model

PATIENCE_S = 30.0


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_model(tmp_path_factory.mktemp("model") / "embedding.gguf", Shape(n_layer=2))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path) as opened:
        yield opened
        assert opened.check() == []


class Filled:
    """Sees when the vectors of all memories are there."""

    def __init__(self, store: Store, count: int) -> None:
        self._left = count
        self.event = threading.Event()
        put = store.put_vectors

        def watch(model: str, found: list[tuple[int, str, bytes]]) -> None:
            put(model, found)
            self._left -= len(found)
            if self._left <= 0:
                self.event.set()

        store.put_vectors = watch  # type: ignore[method-assign, assignment]


@pytest.mark.parametrize("family", [Family.LLAMA, Family.PARTIAL_ROPE, Family.RECURRENT])
def test_a_model_turns_texts_into_vectors(family: Family, tmp_path: Path) -> None:
    path = make_model(tmp_path / "embedding.gguf", Shape(family=family))
    embedder = embedding.load(path)
    try:
        first, again, other = (embedder.embed(text) for text in ("The boat.", "The boat.", "A loaf of bread"))
        assert first.shape == (embedder.n_embd,)
        assert first.dtype == np.float32
        assert abs(float(np.linalg.norm(first)) - 1) < 1e-5
        assert np.allclose(first, again, atol=1e-6), "what was embedded before leaves no trace"
        assert float(first @ other) < 0.999
        assert [piece.shape for piece in embedder.pieces("The boat.")] == [first.shape]
        assert np.array_equal(next(embedder.pieces("The boat.")), first)
        assert np.allclose(embedder.whole("The boat.")[0], first, atol=1e-6)
        assert embedder.whole("xyz" * 10)[1] == 30
        assert abs(float(np.linalg.norm(embedder.whole("x" * 500)[0])) - 1) < 1e-5
        assert not embedder.whole("")[0].any()
        long = list(embedder.pieces("x" * 500 + "y" * 200))
        assert len(long) == 3, "no more than the window in a piece, all of them as long"
        assert float(long[0] @ long[1]) > float(long[0] @ long[2])
        assert len(list(embedder.pieces("x" * 100_000))) == 32, "what stands behind is not looked at"
        for text in ("", "\0", "<|im_end|>", "日本 \ud800"):
            assert np.isfinite(embedder.embed(text)).all()
    finally:
        embedder.close()
        embedder.close()


def test_memories_are_filled_in_and_found(store: Store, model: Path) -> None:
    chat = store.create_chat("a chat").chat_id
    texts = [f"Memory {number} about boats and harbours" for number in range(30)]
    ids = [store.add_memory(chat, NewMemory(text)).memory_id for text in texts]
    before = [hit.item_id for hit in store.search("Memory 7")]
    filled = Filled(store, len(texts))
    failures: list[UserError] = []
    meaning = MeaningSearch(store, model, failures.append)
    meaning.start()
    try:
        assert filled.event.wait(PATIENCE_S)
        assert failures == []
        assert store.memories_without_vector(meaning.name, 100) == []
        assert [store.meaning] == [meaning]
        vector = meaning.vector(texts[7])
        while vector is None:  # a busy machine
            vector = meaning.vector(texts[7])
        whole, n_tokens = meaning.embedding(texts[7])
        assert np.allclose(whole, vector, atol=1e-6)
        assert n_tokens > 0
        assert meaning.model_name == "embedding"
        hits = store.search(texts[7])
        assert hits[0].item_id == ids[7], "the same text is nearest to itself"
    finally:
        meaning.stop()
        meaning.stop()
    assert store.meaning is None
    assert meaning.vector("boats") is None
    with pytest.raises(UserError, match="cannot be found"):
        meaning.embedding("boats")
    assert [hit.item_id for hit in store.search("Memory 7")] == before, "the same without it"


@pytest.mark.skipif(sys.platform == "win32", reason="a mapped file cannot be cut there")
@pytest.mark.parametrize("kind", ["written over", "renamed over"])
def test_a_file_that_is_cut_short_is_of_use_again_when_it_is_whole(
    store: Store, model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.setattr(search_by_meaning, "_LOOK_EVERY_S", 0.05)
    path = Path(shutil.copy(model, tmp_path / "a copy.gguf"))
    chat = store.create_chat("a chat").chat_id
    filled, failures = Filled(store, 1), queue.SimpleQueue[UserError]()
    meaning = MeaningSearch(store, path, failures.put)
    meaning.start()
    try:
        store.add_memory(chat, NewMemory("A boat in the harbour"))
        assert filled.event.wait(PATIENCE_S)
        os.truncate(path, 4096)
        assert failures.get(timeout=PATIENCE_S).code == "model_truncated"
        store.add_memory(chat, NewMemory("Another boat in the harbour"))
        with pytest.raises(UserError):
            meaning.embedding("boats")
        if kind == "written over":
            shutil.copy(model, path)
        else:
            Path(shutil.copy(model, tmp_path / "new")).replace(path)
        while meaning.vector("boats") is None or store.memories_without_vector(meaning.name, 100):
            assert meaning.is_running
        assert failures.empty(), "told once"
    finally:
        meaning.stop()


def test_a_file_that_is_no_model(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "broken.gguf"
    path.write_bytes(b"GGUF" + bytes(64))
    failures: list[UserError] = []
    told = threading.Event()

    def failed(error: UserError) -> None:
        failures.append(error)
        told.set()

    meaning = MeaningSearch(store, path, failed)
    meaning.start()
    assert told.wait(PATIENCE_S)
    meaning.stop()
    assert len(failures) == 1
    assert store.meaning is None


def test_who_asks_does_not_wait_for_a_long_memory(store: Store) -> None:
    store.add_memory(store.create_chat("a chat").chat_id, NewMemory("a long one"))
    patient = Patient()
    meaning = MeaningSearch(store, Path("patient.gguf"), lambda _: None, lambda _: patient)
    meaning.start()
    try:
        assert patient.begun.wait(PATIENCE_S)
        assert meaning.vector("a question") is not None
    finally:
        patient.answered.set()
        meaning.stop()
    if sys.platform == "linux":
        assert patient.priority >= 10, "the reply being written goes first"


class Moody:
    """Fails on one text."""

    name = "moody"
    needs_loading = False

    def embed(self, text: str) -> NDArray[np.float32]:
        if "bad" in text:
            raise EngineError("not this one")
        return np.array([1, 0], np.float32)

    def pieces(self, text: str) -> Iterator[NDArray[np.float32]]:
        yield self.embed(text)

    def whole(self, text: str) -> tuple[NDArray[np.float32], int]:
        return self.embed(text), 1

    def close(self) -> None:
        pass


def test_the_end_does_not_wait_for_what_is_read_at_the_start(store: Store) -> None:
    """The window stayed for minutes on a busy machine: eighty sentences were read first."""
    meaning: MeaningSearch
    read: list[str] = []
    reads = threading.Event()

    class Ended(Moody):
        def embed(self, text: str) -> NDArray[np.float32]:
            read.append(text)
            meaning.end()
            reads.set()
            return super().embed(text)

    failures: list[UserError] = []
    meaning = MeaningSearch(store, Path("m.gguf"), failures.append, lambda _: Ended())
    meaning.start()
    assert reads.wait(30)
    meaning.stop()
    assert len(read) == 1
    assert not failures
    assert not meaning.is_running


def test_a_text_that_is_to_be_found_is_framed_otherwise_than_a_query(store: Store) -> None:
    class Framed(Moody):
        def pieces(self, text: str) -> Iterator[NDArray[np.float32]]:
            yield np.array([0, 1], np.float32)
            yield np.array([0.6, 0.8], np.float32)

    meaning = MeaningSearch(store, Path("framed.gguf"), lambda _: None, lambda _: Framed())
    assert meaning.vector_of_text("not yet") is None
    meaning.start()
    try:
        while (found := meaning.vector_of_text("The boat.")) is None:  # it reads other sentences first
            pass
        assert found.tolist() == [0, 1], "its beginning"
        asked = meaning.vector("The boat?")
        assert asked is None or asked.tolist() == [1, 0]
    finally:
        meaning.stop()


def test_a_text_the_model_fails_on_is_left_out(store: Store) -> None:
    chat = store.create_chat("a chat").chat_id
    bad = store.add_memory(chat, NewMemory("a bad one")).memory_id
    for number in range(20):
        store.add_memory(chat, NewMemory(f"good {number}"))
    filled = Filled(store, 20)
    meaning = MeaningSearch(store, Path("moody.gguf"), lambda _: None, lambda _: Moody())
    meaning.start()
    try:
        assert filled.event.wait(PATIENCE_S)
        assert [i for i, _ in store.memories_without_vector("moody", 10)] == [bad]
        assert meaning.vector("a bad query") is None
        assert store.search("bad")[0].item_id == bad, "found by its word"
    finally:
        meaning.stop()
