"""The search with vectors beside the words: fused by rank, and the same as ever without them."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import pytest
from numpy.typing import NDArray

from ethervox_gui.storage import Store
from ethervox_gui.storage.base.values import Filter, NewMemory
from ethervox_gui.storage.search.nearest import Usual
from tests.helpers.meaning import NothingLearned

AXES = ("boat", "dog", "bread", "tax")
#: Words that mean one of the axes without sharing a letter sequence that the search would find.
MEANS = {"boat": 0, "ship": 0, "yacht": 0, "dog": 1, "puppy": 1, "bread": 2, "loaf": 2, "tax": 3}


def vector_of(text: str) -> NDArray[np.float32]:
    found = np.zeros(len(AXES) + 1, np.float32)  # the last is for texts that mean none of them
    found[-1] = 1e-3
    for word in text.casefold().replace(".", "").split():
        if word in MEANS:
            found[MEANS[word]] += 1
    return (found / np.linalg.norm(found)).astype(np.float32)


@dataclass
class Meaning(NothingLearned):
    """Vectors by a list of words, in place of a model."""

    name: str = "words"
    asked: list[str] = field(default_factory=list)

    def vector(self, text: str) -> NDArray[np.float32] | None:
        self.asked.append(text)
        if text == "...":
            return np.zeros(len(AXES) + 1, np.float32)
        return None if text == "too late" else vector_of(text)

    def usual(self, vector: NDArray[np.float32], *, stored: bool = False) -> Usual:
        assert stored, "as memories are stored"
        return self.likeness


@pytest.fixture
def chat(store: Store) -> int:
    return store.create_chat("a chat").chat_id


def fill(store: Store, model: str = "words") -> None:
    """Give every memory that has none a vector, as the thread does."""
    waiting = store.memories_without_vector(model, 100)
    store.put_vectors(model, [(i, text, vector_of(text).astype("<f4").tobytes()) for i, text in waiting])


def found(store: Store, text: str, **options: object) -> list[str]:
    return [hit.title for hit in store.search(text, **options)]  # type: ignore[arg-type]


def test_what_means_the_same_is_found_without_its_word(store: Store, chat: int) -> None:
    for text in ("My boat is blue.", "The dog is old.", "Bread needs salt.", "Tax is due."):
        store.add_memory(chat, NewMemory(text))
    assert found(store, "yacht") == []
    fill(store)
    assert found(store, "yacht") == [], "vectors alone change nothing"
    store.meaning = Meaning()
    assert found(store, "yacht") == ["My boat is blue."]
    assert found(store, "unheard of") == [], "nothing is near to it"


def test_what_both_find_comes_first(store: Store, chat: int) -> None:
    store.add_memory(chat, NewMemory("A ship came."))
    store.add_memory(chat, NewMemory("The boat is old."))
    store.add_memory(chat, NewMemory("A yacht in the boat house and a dog and a loaf and a tax."))
    fill(store)
    words = found(store, "boat")
    store.meaning = Meaning()
    fused = found(store, "boat")
    assert set(words) < set(fused)
    assert fused[0] == "The boat is old."
    assert [hit.score for hit in store.search("boat")] == sorted(
        (hit.score for hit in store.search("boat")), reverse=True
    )
    (by_meaning,) = (hit for hit in store.search("boat") if hit.title == "A ship came.")
    assert by_meaning.marks == ()
    assert "ship" in by_meaning.snippet


def test_filters_hold_for_what_is_near(store: Store, chat: int) -> None:
    other = store.create_chat("another").chat_id
    store.add_memory(chat, NewMemory("My boat.", tags=("blue",)))
    hidden = store.add_memory(other, NewMemory("Another boat."))
    fill(store)
    store.meaning = Meaning()
    assert set(found(store, "yacht")) == {"My boat.", "Another boat."}
    assert found(store, "yacht", wanted=Filter(chat_id=other)) == ["Another boat."]
    assert found(store, "yacht", wanted=Filter(tags=("blue",))) == ["My boat."]
    assert found(store, "yacht", kinds=("turn",)) == []
    assert found(store, "yacht", limit=1) != []
    store.delete_memory(hidden.memory_id)
    assert found(store, "yacht") == ["My boat."]
    store.delete_chat(chat)
    assert found(store, "yacht") == []


def test_a_changed_text_loses_its_vector(store: Store, chat: int) -> None:
    memory = store.add_memory(chat, NewMemory("My boat."))
    fill(store)
    store.meaning = Meaning()
    assert found(store, "yacht") == ["My boat."]
    (before,) = [(memory.memory_id, "My boat.", vector_of("boat").astype("<f4").tobytes())]
    store.edit_memory(memory.memory_id, "My dog.")
    assert found(store, "yacht") == []
    store.put_vectors("words", [before])
    assert found(store, "yacht") == [], "it was made of a text that is no more"
    assert store.memories_without_vector("words", 10) == [(memory.memory_id, "My dog.")]
    fill(store)
    assert found(store, "puppy") == ["My dog."]
    store.set_memory_pinned(memory.memory_id, True)
    assert store.memories_without_vector("words", 10) == []


def test_a_long_memory_has_a_vector_for_each_piece(store: Store, chat: int) -> None:
    long, other = (store.add_memory(chat, NewMemory(text)).memory_id for text in ("A long one.", "Another."))
    pieces = [vector_of(word).astype("<f4").tobytes() for word in ("tax", "dog", "boat")]
    store.put_vectors(
        "words", [(long, "A long one.", b"".join(pieces)), (other, "Another.", pieces[0][:-4] + pieces[0])]
    )
    store.meaning = Meaning()
    assert found(store, "yacht") == ["A long one."]
    assert found(store, "puppy") == ["A long one."]
    assert found(store, "tax") == ["A long one."], "what is no whole number of vectors is none"
    assert found(store, "loaf") == []


def test_another_model_begins_anew(store: Store, chat: int) -> None:
    store.add_memory(chat, NewMemory("My boat."))
    fill(store)
    store.meaning = Meaning("another")
    assert found(store, "yacht") == []
    assert len(store.memories_without_vector("another", 10)) == 1
    fill(store, "another")
    assert found(store, "yacht") == ["My boat."]


@pytest.mark.parametrize("text", ["", "  ", "too late", "...", '" OR *', "a\0b", "\ud800"])
def test_any_text_is_answered(store: Store, chat: int, text: str) -> None:
    store.add_memory(chat, NewMemory("My boat."))
    fill(store)
    before = found(store, text)
    store.meaning = Meaning()
    assert found(store, text) == before
