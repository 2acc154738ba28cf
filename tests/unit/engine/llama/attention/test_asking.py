"""Messages that ask for something told are told apart from others by what the model makes of them."""

from __future__ import annotations

import base64

import numpy as np
import pytest

from ethervox_gui.engine.llama.attention.asking import LAST, Plane, Values, features, learn

N_LAYERS, N_VALUES = 2, 24


class Model:
    """Its states have a direction for asking, weaker than what is said, and one for each chat."""

    def __init__(self, strength: float = 1.5) -> None:
        self._chance = np.random.default_rng(7)
        self._asks = self._chance.normal(size=N_VALUES) * strength
        self._chats = self._chance.normal(size=(9, N_VALUES))

    def states(self, asks: bool, chat: int = 0, n_tokens: int = 9) -> list[Values]:
        found = self._chance.normal(size=(N_LAYERS, n_tokens, N_VALUES)) + self._chats[chat]
        if asks:
            found[:, -LAST:] += self._asks
        return [layer.astype(np.float32) for layer in found]

    def lessons(self, n: int = 20) -> tuple[list[Values], list[bool], list[int]]:
        said = [(place % 3 == 0, chat) for chat in range(3) for place in range(n)]
        seen = [features(self.states(*one)) for one in said]
        return seen, [asks for asks, _ in said], [chat for _, chat in said]


def test_messages_of_another_chat_are_told_apart() -> None:
    model = Model()
    found = learn(*model.lessons())
    assert found is not None
    asking = [found.plane.of(model.states(True, 5)) for _ in range(20)]
    others = [found.plane.of(model.states(False, 5)) for _ in range(20)]
    assert np.mean(asking) - np.mean(others) > 0.4
    assert np.mean([one > other for one in asking for other in others]) > 0.9


def test_what_is_said_of_messages_that_were_not_seen_is_what_learning_without_their_chat_gives() -> None:
    seen, asks, chats = Model().lessons()
    found = learn(seen, asks, chats)
    assert found is not None
    middle, share = np.mean(seen, axis=0), np.mean(asks)
    apart, wanted = (np.stack(seen) - middle).astype(float), np.array(asks) - share
    size = (apart**2).sum() / len(apart)
    for chat in set(chats):
        left = np.array(chats) != chat
        known = apart[left]
        dual = np.linalg.solve(known @ known.T + 0.1 * size * np.eye(len(known)), wanted[left])
        assert found.unseen[~left] == pytest.approx(apart[~left] @ known.T @ dual)


def test_where_they_are_not_apart_nothing_is_learned() -> None:
    assert learn(*Model(strength=0).lessons()) is None


def test_where_nothing_was_seen_nothing_is_learned_and_nothing_said() -> None:
    seen, asks, chats = Model().lessons()
    assert learn([features([]) for _ in seen], asks, chats) is None
    assert learn(seen, [True] * len(asks), chats) is None
    assert learn(seen, [False] * len(asks), chats) is None
    found = learn(seen, asks, chats)
    assert found is not None
    assert found.plane.of([]) == 0
    assert found.plane.of(Model().states(True)[:1]) == 0, "of other layers"


def test_a_message_of_few_tokens_has_as_many_features() -> None:
    model = Model()
    assert len(features(model.states(True, n_tokens=1))) == len(features(model.states(True)))


def test_a_plane_is_kept_as_text() -> None:
    model = Model()
    found = learn(*model.lessons())
    assert found is not None
    read = Plane.from_text(found.plane.to_text())
    states = model.states(True)
    assert read.of(states) == pytest.approx(found.plane.of(states), abs=5e-3)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no base 64!",
        base64.b64encode(b"abc").decode(),
        base64.b64encode(np.full(4, np.nan, "<f2").tobytes()).decode(),
    ],
)
def test_what_is_no_plane_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - whatever it says
        Plane.from_text(text)
