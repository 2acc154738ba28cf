"""Which exchange a message is drawn to: its heads' habit is taken away, and what is left says it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import numpy as np
import pytest
from numpy.typing import NDArray

from ethervox_gui.engine.llama.attention.asking import LAST, Plane
from ethervox_gui.engine.llama.attention.heads import CountingHeads
from ethervox_gui.engine.llama.attention.logits import KeyShape, Message
from ethervox_gui.engine.llama.attention.touch import ChatAttention
from ethervox_gui.engine.llama.attention.watch import STATE, Watch

LAYERS = (2, 5)
SHAPE = KeyShape(n_layers=2, n_heads=2, head_size=16)
N_HEADS = 4
N_EXCHANGES = 12


class Played(Watch):
    """Tells what a test says instead of what a model computes."""

    def __init__(self) -> None:
        super().__init__()
        self.queries: NDArray[np.float32] | None = None
        self.states = np.ones((5, 1), np.float32)

    @contextmanager
    def watching(
        self, _layers: Iterable[int], kinds: object = (), *, then_stop: bool = False
    ) -> Iterator[None]:
        assert not then_stop, "its reply needs all"
        self.kinds = kinds
        yield

    def seen(self, layer: int, kind: str = "Q") -> NDArray[np.float32] | None:
        if kind == STATE:
            return self.states
        return None if self.queries is None else self.queries[LAYERS.index(layer)]


class Chat:
    """Exchanges about topics; the first draws everything, as the beginning of a chat does."""

    def __init__(self, seed: int = 1, n_exchanges: int = N_EXCHANGES) -> None:
        self._chance = np.random.default_rng(seed)
        self.watch = Played()
        self.attention = ChatAttention(self.watch, LAYERS, SHAPE)
        self._topics = self._chance.normal(size=(n_exchanges, SHAPE.head_size))
        self.sink = self._chance.normal(size=SHAPE.head_size)
        self.keys = {number: [self._keys(number)] for number in range(n_exchanges)}

    def _keys(self, number: int) -> bytes:
        keys = self._chance.normal(size=(2, 6, 2, SHAPE.head_size)) * 0.5
        keys[:, 2, :] += 2 * self._topics[number]
        keys[:, 0, :] += 6 * self.sink * (number == 0)
        return keys.astype(np.float16).tobytes()

    def say(self, about: int | None = None) -> dict[int, float]:
        queries = self._chance.normal(size=(2, 5, N_HEADS, SHAPE.head_size)) + 4 * self.sink
        if about is not None:
            queries[:, 3, :2] += 4 * self._topics[about]
        self.watch.queries = queries.astype(np.float32)
        with self.attention.watching():
            pass
        found = self.attention.scores(self.keys)
        self.drawn_to = {number: self.attention.drawn_to(number) for number in self.keys}
        self.attention.end_message()
        return found


def best(scores: dict[int, float]) -> int:
    return max(scores, key=scores.__getitem__)


def test_a_message_that_asks_brings_what_another_does_not() -> None:
    plain, more, less = Chat(), Chat(), Chat()
    plane = Plane(np.full(len(LAYERS) * LAST, 1 / (len(LAYERS) * LAST), np.float32), 0.0)
    learned = CountingHeads(asking=plane, asking_worth=0.5).to_text(plain.attention.name)
    for chat, sign in ((more, 1), (less, -1)):
        assert chat.attention.take(learned)
        chat.watch.states = chat.watch.states * np.float32(sign)
    for _ in range(6):
        found = [chat.say() for chat in (plain, more, less)]
    assert plain.watch.kinds == ("Q",), "nothing is watched in vain"
    assert more.watch.kinds == ("Q", STATE)
    usual, asked, other = (np.array(list(scores.values())) for scores in found)
    assert asked - usual == pytest.approx(usual - other, abs=1e-3)
    assert asked - usual == pytest.approx(np.full(N_EXCHANGES, 0.5 / CountingHeads().limit), abs=1e-3)


def test_the_exchange_that_is_asked_for_is_found_beside_one_that_draws_everything() -> None:
    chat = Chat()
    for _ in range(6):
        chat.say()
    for number in (3, 7, 11):
        scores = chat.say(number)
        assert best(scores) == number
        assert scores[number] > 1, "above the limit"


def test_of_a_message_some_heads_are_kept() -> None:
    chance = np.random.default_rng(3)
    queries = [chance.normal(size=(5, N_HEADS, SHAPE.head_size)).astype(np.float32) for _ in LAYERS]
    message, heads = Message.of(queries), [1, 3, 6]
    read = Message.of_heads(message.of_counting(heads), heads, len(LAYERS), N_HEADS)
    assert (read.n_heads, read.from_end) == (message.n_heads, message.from_end)
    for number in range(len(LAYERS) * N_HEADS):
        layer, head = divmod(number, N_HEADS)
        kept = message.rows(layer, [head]) if number in heads else np.zeros((5, SHAPE.head_size), np.float32)
        assert np.array_equal(read.rows(layer, [head]), kept)


def test_a_chat_without_messages_of_its_own_goes_by_those_of_the_lessons() -> None:
    """As after a restart: the first exchange would draw every message, if nothing was known of a habit."""
    weights = np.array([0.25, 0.25, 0.0, 0.0] * 2, np.float32)
    chance = np.random.default_rng(9)
    chat = Chat()
    queries = chance.normal(size=(6, 5, 4, SHAPE.head_size)) + 4 * chat.sink
    usual = (queries / np.sqrt(SHAPE.head_size)).astype(np.float32)
    assert chat.attention.take(CountingHeads(weights, 0.5).to_text(chat.attention.name))
    assert chat.say(7) == {}, "there is no habit"
    learned = CountingHeads(weights, 0.5, usual=usual).to_text(chat.attention.name)
    for number in (3, 7, 11):
        opened = Chat()
        assert opened.attention.take(learned)
        scores = opened.say(number)
        assert best(scores) == number
        assert scores[number] > 1
    more, opened = Chat(), Chat()
    assert more.attention.take(CountingHeads(weights, 0.5, usual=np.tile(usual, (3, 1, 1, 1))).to_text("2-5"))
    assert opened.attention.take(learned)
    found = [one.say(3)[3] for one in (opened, more)]
    assert found[0] < found[1], "more of them are trusted more"


def test_the_tokens_between_which_attention_ran_are_told() -> None:
    """Of the message the fourth of five tokens, of the exchange the third."""
    chat = Chat()
    for _ in range(6):
        chat.say()
    chat.say(7)
    weights = {(query, key): weight for query, key, weight in chat.drawn_to[7]}
    assert max(weights, key=weights.__getitem__) == (2, 2)
    assert chat.attention.drawn_to(7) == [], "of a message that is past nothing is known"


def test_everyday_messages_stay_far_below() -> None:
    chat = Chat()
    for _ in range(6):
        chat.say()
    everyday = [max(chat.say().values()) for _ in range(5)]
    assert max(everyday) < 0.5 * chat.say(3)[3]


def test_an_exchange_that_has_just_left_has_its_habit_at_once() -> None:
    chat = Chat()
    late = chat.keys.pop(0)
    for _ in range(6):
        chat.say()
    chat.keys[0] = late
    assert best(chat.say(5)) == 5, "not the one that draws everything, which nobody knew until now"


def test_little_to_compare_with_says_nothing() -> None:
    chat = Chat()
    assert [chat.say(3) for _ in range(3)] == [{}, {}, {}], "of too few messages is known what is usual"
    assert chat.say(3)
    few = Chat(n_exchanges=3)
    assert [few.say(1) for _ in range(6)] == [{}] * 6


def test_what_was_not_seen_is_not_judged() -> None:
    chat = Chat()
    for _ in range(5):
        chat.say()
    chat.watch.queries = None
    with chat.attention.watching():
        pass
    assert chat.attention.scores(chat.keys) == {}
    chat.attention.end_message()
    assert chat.say(4), "the next message is"


def test_turns_of_an_exchange_count_together() -> None:
    chat = Chat()
    for number, (data,) in list(chat.keys.items()):
        values = SHAPE.read(data)
        chat.keys[number] = [values[:, :2].tobytes(), values[:, 2:].tobytes()]
    for _ in range(6):
        chat.say()
    assert best(chat.say(9)) == 9


@pytest.mark.parametrize("seed", range(4))
def test_keys_of_another_exchange_lead_astray(seed: int) -> None:
    """What is found is found by the keys: with others in their place something else is."""
    chat = Chat(seed)
    chat.keys[3], chat.keys[8] = chat.keys[8], chat.keys[3]
    for _ in range(6):
        chat.say()
    assert best(chat.say(3)) == 8
