"""Embedding models that are exchanged for each other while the program runs, on real (random) models."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ethervox_gui.context.errors import UserError
from ethervox_gui.services.embedding_choice import EmbeddingChoice
from ethervox_gui.services.meaning import MeaningSearch
from ethervox_gui.storage import Store
from ethervox_gui.storage.base.values import NewMemory
from tests.helpers.meaning import Patient
from tests.helpers.stores import open_store
from tests.helpers.tiny_models import Shape, make_model

PATIENCE_S = 30.0


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with open_store(tmp_path) as opened:
        yield opened


@pytest.fixture
def failures() -> list[UserError]:
    return []


@pytest.fixture
def choice(store: Store, failures: list[UserError]) -> Iterator[EmbeddingChoice]:
    made = EmbeddingChoice(store, failures.append)
    yield made
    made.stop()


def wait_until(is_so: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE_S
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.01)


def test_memories_get_the_vectors_of_the_one_that_is_chosen(
    store: Store, choice: EmbeddingChoice, failures: list[UserError], tmp_path: Path
) -> None:
    store.add_memory(store.create_chat("a chat").chat_id, NewMemory("The boat is called Amalia."))
    names = []
    for name, n_layer in (("one", 1), ("other", 2)):
        choice.choose(str(make_model(tmp_path / f"{name}.gguf", Shape(n_layer=n_layer))))
        chosen = choice.at_work
        assert chosen is not None
        assert chosen.model_name == name
        wait_until(lambda chosen=chosen: store.meaning is chosen)  # type: ignore[misc]
        wait_until(lambda chosen=chosen: store.memories_without_vector(chosen.name, 1) == [])  # type: ignore[misc]
        names.append(chosen.name)
    assert [bool(store.memories_without_vector(name, 1)) for name in names] == [True, False]
    choice.choose("")
    assert choice.at_work is None
    assert store.meaning is None
    assert failures == []


def test_the_one_before_ends_by_itself_and_takes_nothing_away(store: Store, tmp_path: Path) -> None:
    store.add_memory(store.create_chat("a chat").chat_id, NewMemory("a long one"))
    busy, ended = Patient(), threading.Event()
    busy.close = ended.set  # type: ignore[method-assign]

    def make(store: Store, path: Path, failed: Callable[[UserError], None]) -> MeaningSearch:
        if path.stem == "busy":
            return MeaningSearch(store, path, failed, lambda _: busy)
        return MeaningSearch(store, path, failed)

    other = str(make_model(tmp_path / "other.gguf", Shape(n_layer=1)))
    choice = EmbeddingChoice(store, lambda _: None, make)
    try:
        choice.choose("busy.gguf")
        before = choice.at_work
        assert before is not None
        assert busy.begun.wait(PATIENCE_S)
        choice.choose(other)  # while the first is at a memory that takes long
        chosen = choice.at_work
        assert chosen is not None
        wait_until(lambda: store.meaning is chosen)
        busy.answered.set()
        assert ended.wait(PATIENCE_S), "the memory of the one before is freed"
        wait_until(lambda: not before.is_running)
        assert [store.meaning] == [chosen]
        choice.choose(other)
        assert choice.at_work is chosen, "the same again changes nothing"
    finally:
        busy.answered.set()
        choice.stop()


def test_nothing_is_begun_once_the_program_ends(store: Store, tmp_path: Path) -> None:
    choice = EmbeddingChoice(store, lambda _: None)
    path = make_model(tmp_path / "one.gguf", Shape(n_layer=1))
    choice.choose(str(path))
    chosen = choice.at_work
    assert chosen is not None
    choice.stop()
    choice.stop()
    assert not chosen.is_running
    choice.choose(str(path))
    choice.choose("another.gguf")
    assert choice.at_work is None
    assert store.meaning is None
