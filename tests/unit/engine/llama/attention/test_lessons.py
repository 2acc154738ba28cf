"""The heads that find what is asked for are learned from short chats, in slices that give way."""

from __future__ import annotations

import re
from collections.abc import Sequence

import numpy as np
import pytest
from numpy.typing import NDArray

from ethervox_gui.context.edits.kv_model import SCRATCH, Decode, KVEdit, Remove, SimulatedCache
from ethervox_gui.context.errors import Cancelled
from ethervox_gui.context.turns.turns import Message
from ethervox_gui.engine.llama.attention import lessons as lessons_module
from ethervox_gui.engine.llama.attention.lessons import RESIDENT, Learner, Lesson, lessons
from ethervox_gui.engine.llama.attention.logits import KeyShape, Sight
from ethervox_gui.engine.llama.attention.watch import STATE, Watch
from ethervox_gui.engine.protocol import Encoding, never
from tests.benchmarks.fault_sets import all_sets
from tests.helpers.evaluation import FAULT_SETS, LANGUAGES, everyday_messages, fault_set, recall_set

LAYERS = (1, 4)
SHAPE = KeyShape(n_layers=2, n_heads=2, head_size=16)
N_CELLS = 384  # that are free for lessons, of which none needs more
N_HEADS = 4  # of queries, at each layer
GOOD = (1, 6)  # heads that look at what is meant, all others at nothing
SHOWS_ASKING = True
CHATS = tuple(
    Lesson(
        tuple((f"told {chat} {n}", f"asked {chat} {n}") for n in range(8)),
        tuple(f"everyday {chat} {n}" for n in range(8)),
    )
    for chat in range(3)
)


class Played(Watch):
    """Sees what a test says that each token is about: a question has the topic of its fact."""

    def __init__(self) -> None:
        super().__init__()
        self.decoded: list[int] = []

    def watching(  # type: ignore[override]
        self, _layers: object, _kinds: object = (), *, then_stop: bool = False
    ) -> Played:
        assert then_stop, "what lies behind these layers is of no use"
        self.decoded = []
        return self

    def __enter__(self) -> None:
        return None

    def __exit__(self, *_: object) -> None:
        return None

    def seen(self, layer: int, kind: str = "Q") -> NDArray[np.float32] | None:
        if kind == STATE:
            return self._states(layer)
        n_heads = N_HEADS if kind == "Q" else SHAPE.n_heads
        values = np.zeros((len(self.decoded), n_heads, SHAPE.head_size), np.float32)
        for place, token in enumerate(self.decoded):
            topic = np.random.default_rng(token % 1000).normal(size=SHAPE.head_size) * 3
            if kind == "K":
                chance = np.random.default_rng([token, layer, len(self.decoded)])
                values[place] = topic + chance.normal(size=values.shape[1:]) * 0.3
            for head in range(n_heads):
                if kind == "Q" and LAYERS.index(layer) * N_HEADS + head in GOOD:
                    values[place, head] += topic
        return values

    def _states(self, layer: int) -> NDArray[np.float32] | None:
        """Those of a question, whose token is above 1,000, go another way."""
        if not SHOWS_ASKING:
            return None
        found = [np.random.default_rng([token, layer]).normal(size=32) for token in self.decoded]
        asks = np.random.default_rng(5).normal(size=32) * 2
        return np.array(found, np.float32) + asks.astype(np.float32) * any(
            1000 <= token < 2000 for token in self.decoded
        )


class Cells:
    """Tokens by text, on a simulated cache."""

    def __init__(self, watch: Played) -> None:
        self.watch, self.cache, self.n_decodes, self.most = watch, SimulatedCache(N_CELLS), 0, 0

    def encode(self, messages: Sequence[Message], start: int = 0, *, generation: bool = False) -> Encoding:
        del generation
        return Encoding(tuple(tokens_of(message.text) for message in messages[start:]), ())

    def decode(self, tokens: Sequence[int], seq: int, p0: int) -> None:
        assert seq == SCRATCH
        self.n_decodes += 1
        self.cache.apply([Decode(tuple(tokens), seq, p0)])
        self.most = max(self.most, self.cache.occupancy(SCRATCH).n_cells)
        self.watch.decoded += tokens

    def apply(self, edits: Sequence[KVEdit]) -> None:
        for edit in edits:
            assert isinstance(edit, Remove)
            assert edit.seq == SCRATCH
        self.cache.apply(edits)


def tokens_of(text: str) -> tuple[int, ...]:
    """What is told and what is asked about it have the same topic, everyday messages one of their own."""
    found = re.fullmatch(r"(told|asked|everyday) (\d) (\d)", text)
    if found is None:
        return (997, 998)
    kind, chat, number = found.groups()
    topic = int(chat) * 100 + int(number) + (50 if kind == "everyday" else 0)
    return (991, topic + (1000 if kind == "asked" else 0), 992)


@pytest.fixture
def player() -> Cells:
    return Cells(Played())


def learner(player: Cells) -> Learner:
    return Learner(Sight(player.watch, LAYERS, SHAPE), CHATS)


def test_the_heads_that_look_at_what_is_meant_are_found(player: Cells) -> None:
    learned = learner(player).go_on(player, never)
    assert learned.weights is not None
    assert set(np.flatnonzero(learned.weights)) == set(GOOD)
    assert learned.weights.sum() == pytest.approx(1)
    assert 0 < learned.limit < 5
    assert player.cache.occupancy(SCRATCH).n_cells == 0
    assert player.most <= (RESIDENT + 1) * 5 + 3, "only a window stays"
    assert player.n_decodes == len(
        {text for chat in CHATS for text in (*chat.told, *chat.asked, *chat.everyday)}
    )


def test_everyday_messages_of_all_lessons_are_kept(player: Cells, monkeypatch: pytest.MonkeyPatch) -> None:
    assert learner(player).go_on(player, never).usual is None, "those here are too short"
    monkeypatch.setattr(lessons_module, "MOST_TOKENS", 3)
    usual = learner(player).go_on(player, never).usual
    assert usual is not None
    assert usual.shape == (12, 3, len(GOOD), SHAPE.head_size)
    # The middle token says what an everyday message is about; heads that count look at that.
    topics = {
        (chat, n): np.random.default_rng(chat * 100 + n + 50).normal(size=SHAPE.head_size)
        for chat in range(3)
        for n in range(8)
    }

    def meant(query: NDArray[np.float32]) -> tuple[int, int]:
        return max(topics, key=lambda topic: topics[topic] @ query / np.linalg.norm(topics[topic]))

    about = [meant(each[1, 0]) for each in usual]
    assert len(set(about)) == 12
    assert {chat for chat, _ in about[-4:]} == {0, 1, 2}, "the newest are of different lessons"


def test_it_gives_way_at_any_slice_and_goes_on_from_there(player: Cells) -> None:
    whole = learner(player).go_on(player, never)
    n_at_once, player.n_decodes = player.n_decodes, 0
    paused, n_pauses = learner(player), 0
    while True:
        n_before = player.n_decodes
        try:
            learned = paused.go_on(player, lambda: player.n_decodes - n_before >= 20)  # noqa: B023
            break
        except Cancelled:
            n_pauses += 1
            assert player.cache.occupancy(SCRATCH).n_cells == 0
    assert n_pauses > 2
    assert player.n_decodes < 1.5 * n_at_once, "only a window is read again"
    assert learned.limit == whole.limit
    assert np.array_equal(learned.weights, whole.weights)  # type: ignore[arg-type]


def test_what_asks_is_learned_where_states_show_it(player: Cells, monkeypatch: pytest.MonkeyPatch) -> None:
    learned = learner(player).go_on(player, never)
    monkeypatch.setattr("tests.unit.engine.llama.attention.test_lessons.SHOWS_ASKING", False)
    plain = learner(player).go_on(player, never)
    assert plain.asking is None
    assert learned.weights.tolist() == plain.weights.tolist()  # type: ignore[union-attr]

    def worth(kind: str, chat: int) -> list[float]:
        player.watch.decoded = []
        found = []
        for number in range(8):
            player.watch.decoded = list(tokens_of(f"{kind} {chat} {number}"))
            monkeypatch.setattr("tests.unit.engine.llama.attention.test_lessons.SHOWS_ASKING", True)
            found.append(learned.asks([player.watch._states(layer) for layer in LAYERS]))  # type: ignore[misc]
        return found

    assert min(worth("asked", 9)) > max(worth("told", 9))
    assert learned.asking_worth > plain.limit, "more than what heads alone must say"
    assert learned.limit < plain.limit, "what asks is no false alarm"


def test_where_no_head_finds_anything_the_default_stays(
    player: Cells, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.unit.engine.llama.attention.test_lessons.GOOD", ())
    assert learner(player).go_on(player, never).weights is None


#: Latin, Cyrillic, Han, Devanagari, Arabic, Hangul, kana.
SCRIPTS = ("a-z", "а-я", "\u4e00-\u9fff", "\u0900-\u097f", "\u0600-\u06ff", "\uac00-\ud7af", "\u3040-\u30ff")


def test_the_lessons_of_the_program() -> None:
    """Eight facts each, in several scripts."""
    found = lessons()
    assert [(len(chat.facts), len(chat.everyday)) for chat in found] == [(8, 11)] * 4
    for chat in found:
        said = chat.messages()
        assert [number for _, number in said if number >= 0] == list(range(8))
        assert [number for _, number in said[-RESIDENT:]] == [-1] * RESIDENT
    texts = "".join(text for chat in found for text, _ in chat.messages())
    assert all(re.search(f"[{script}]", texts) for script in SCRIPTS)


def test_the_lessons_share_nothing_with_what_they_are_measured_with() -> None:
    sets = [*map(recall_set, LANGUAGES), *map(fault_set, FAULT_SETS)]
    measured = {text for other in sets for text in (*other.told(), *other.asked())} | set(everyday_messages())
    for chosen in all_sets():
        measured |= {e.said for e in chosen.exchanges} | {q.asked for q in chosen.questions}
    facts = [text for chat in lessons() for fact in chat.facts for text in fact]
    taught = {*facts, *(text for chat in lessons() for text in chat.everyday)}
    assert taught.isdisjoint(measured)
