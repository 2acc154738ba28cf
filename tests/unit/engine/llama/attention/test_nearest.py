"""Of very many exchanges few are looked at exactly, and what a message asks for is among them."""

from __future__ import annotations

import tempfile
from typing import Any

import numpy as np
import pytest

from ethervox_gui.context.recall.choice import MOST, touched
from ethervox_gui.engine.llama.attention import nearest
from ethervox_gui.engine.llama.attention.heads import CountingHeads
from ethervox_gui.governor.faults.attention import choose
from tests.unit.engine.llama.attention.test_touch import N_HEADS, Chat

N_MANY = 600


class LongChat(Chat):
    """A chat of very many exchanges, of which few are looked at exactly."""

    def __init__(self, seed: int = 1) -> None:
        super().__init__(seed, N_MANY)
        assert self.attention.take(learned(self))
        self.everything = self.keys
        for number, keys in self.everything.items():
            self.attention.know(number, keys)
        self.n_looked_at: list[int] = []

    def say(self, about: int | None = None) -> dict[int, float]:
        whole = self.attention.scores

        def few(_keys: Any) -> dict[int, float]:
            chosen, usual = choose(self.attention, list(self.everything), {})
            self.n_looked_at.append(len(chosen))
            return whole({number: self.everything[number] for number in chosen}, usual)

        self.attention.scores = few  # type: ignore[method-assign, assignment]
        try:
            return super().say(about)
        finally:
            del self.attention.scores


def learned(chat: Chat) -> str:
    weights = np.zeros(2 * N_HEADS, np.float32)
    weights[[0, 1, 5]] = 0.6, 0.3, 0.1
    return CountingHeads(weights).to_text(chat.attention.name)


@pytest.mark.parametrize("number", [40, 205, 410, 511, 512, 570])
def test_the_choice_is_that_of_looking_at_all(number: int) -> None:
    """At any place, also where the table goes on in another step, what is planted comes back."""
    few, every = LongChat(), Chat(1, N_MANY)
    assert every.attention.take(learned(every))
    for _ in range(6):
        few.say()
        every.say()
    for scores in (few.say(number), every.say(number)):
        assert number in touched(scores)[:MOST]
    assert max(few.n_looked_at) < 50


def test_what_everything_is_drawn_to_is_not_chosen_for_that() -> None:
    """The first exchange of a chat draws every message; its habit is known here, too."""
    chat = LongChat()
    for _ in range(6):
        chat.say()
    chat.say(77)
    assert chat.attention.nearest(range(N_MANY), 5) == [], "of a message that is past nothing is known"
    chat.watch.queries = _asking(chat, 300)
    with chat.attention.watching():
        pass
    order = chat.attention.nearest(range(N_MANY), N_MANY)
    assert 300 in order[:5]
    assert order.index(0) > 5


def _asking(chat: LongChat, number: int) -> Any:
    chance = np.random.default_rng(9)
    queries = chance.normal(size=(2, 5, N_HEADS, 16)) + 4 * chat.sink
    queries[:, 3, :2] += 4 * chat._topics[number]
    return queries.astype(np.float32)


def test_what_has_just_left_is_found_at_once() -> None:
    chat = LongChat()
    for _ in range(6):
        chat.say()
    chat.everything[N_MANY] = [chat._keys(N_MANY - 1)]
    chat.attention.know(N_MANY, chat.everything[N_MANY])
    del chat.everything[N_MANY - 1]
    assert N_MANY in touched(chat.say(N_MANY - 1))[:MOST]


def test_before_anything_is_known_of_what_is_usual_the_newest_are_looked_at() -> None:
    chat = LongChat()
    chat.say()
    assert chat.n_looked_at
    chosen, _ = choose(chat.attention, list(chat.everything), {5: 1.0})
    assert {5, N_MANY - 1, N_MANY - 16} <= set(chosen)


def test_without_room_for_a_file_it_is_all_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    def full() -> Any:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(tempfile, "TemporaryFile", full)
    chat = LongChat()
    assert not any(isinstance(step.base, np.memmap) for step, _ in chat.attention._nearest._table._steps)  # type: ignore[union-attr]
    for _ in range(6):
        chat.say()
    assert 400 in touched(chat.say(400))[:MOST]


def test_the_table_is_mapped() -> None:
    chat = LongChat()
    steps = chat.attention._nearest._table._steps  # type: ignore[union-attr]
    assert len(steps) == -(-N_MANY // nearest._STEP)
    assert all(isinstance(step.base, np.memmap) for step, _ in steps)
