"""What asks and what tells, learned from vectors in which both can be seen."""

from __future__ import annotations

import json
import zlib

import numpy as np
import pytest
from numpy.typing import NDArray

from ethervox_gui.engine.llama.attention.lessons import Lesson, lessons
from ethervox_gui.engine.llama.topics import planes
from ethervox_gui.engine.llama.topics.planes import Planes

WIDTH = 32


def vector(text: str, *, kind_shows: bool = True) -> NDArray[np.float32]:
    """About everything in a way of its own; a question mark and "tell" show a little."""
    drawn = np.random.default_rng(zlib.crc32(text.encode()))
    found = drawn.normal(size=WIDTH)
    found[0] += 5  # what all have in common
    if kind_shows:
        found[1] += 6 * ("asked" in text)
        found[2] += 6 * ("told" in text)
    return (found / np.linalg.norm(found)).astype(np.float32)


CHATS = [
    Lesson(
        tuple((f"told {n} of {chat}", f"asked {n} of {chat}") for n in range(8)),
        tuple(f"everyday {n} of {chat}" for n in range(11)),
    )
    for chat in "abcde"
]


def test_it_tells_what_asks_and_what_tells() -> None:
    found = planes.learn(vector, CHATS)
    asked, told, other = (np.stack([vector(f"{kind} of x")]) for kind in ("asked", "told", "everyday"))
    assert found.asks(asked)[0] > 0.5 + max(found.asks(told)[0], found.asks(other)[0])
    assert found.tells(told)[0] > 0.5 + found.tells(other)[0]
    assert found.asks(np.concatenate([asked, told])) == pytest.approx(
        [found.asks(asked)[0], found.asks(told)[0]]
    )


def test_where_nothing_shows_nothing_is_said() -> None:
    found = planes.learn(lambda text: vector(text, kind_shows=False), CHATS)
    assert found.asking is None
    assert found.telling is None
    assert found.asks(vector("asked")[None]).tolist() == [0]


def test_it_is_kept_as_text() -> None:
    found = planes.learn(vector, CHATS)
    again = Planes.from_text(found.to_text())
    assert again is not None
    rows = np.stack([vector(f"{kind} of y") for kind in ("asked", "told")])
    assert again.asks(rows) == pytest.approx(found.asks(rows), abs=0.01)
    assert again.tells(rows) == pytest.approx(found.tells(rows), abs=0.01)
    assert again.asks(np.ones((2, WIDTH + 1), np.float32)).tolist() == [0, 0], "of another model"


@pytest.mark.parametrize("change", [{"version": 99}, {"middle": "x"}, {"asking": "AAAA"}, {"telling": 3}])
def test_what_nobody_wrote_is_nothing(change: dict[str, object]) -> None:
    whole = json.loads(planes.learn(vector, CHATS).to_text())
    assert Planes.from_text(json.dumps(whole)) is not None
    assert Planes.from_text(json.dumps(whole | change)) is None
    narrow = json.loads(planes.learn(lambda text: vector(text)[:-1], CHATS).to_text())
    assert Planes.from_text(json.dumps(whole | {"asking": narrow["asking"]})) is None, "of another width"
    assert Planes.from_text("no JSON") is None
    assert Planes.from_text("[]") is None


def test_the_lessons_of_the_program_are_enough_for_it() -> None:
    """A vector for each of their texts, and planes of its width."""
    found = planes.learn(lambda text: vector(text), lessons())
    assert found.middle.shape == (WIDTH,)
