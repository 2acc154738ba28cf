"""Which heads count, and what is kept of it."""

from __future__ import annotations

import json
from dataclasses import replace

import numpy as np
import pytest

from ethervox_gui.engine.llama.attention.asking import Plane
from ethervox_gui.engine.llama.attention.heads import CountingHeads, apart, beyond_habit

LEARNED = CountingHeads(np.array([0.5, 0.0, 0.5, 0.0], np.float32), 0.8)
#: With the first value of five states, which are all of one value.
ASKING = CountingHeads(LEARNED.weights, 0.8, Plane(np.eye(1, 5, dtype=np.float32)[0], 0.25), 1.6)


def test_only_heads_with_weight_count() -> None:
    beyond = np.zeros((4, 9), np.float32)
    beyond[0, 2] = beyond[1, 6] = 5.0
    assert LEARNED.scores(beyond, 16).argmax() == 2
    assert CountingHeads().raw(beyond, 16)[6] == pytest.approx(CountingHeads().raw(beyond, 16)[2])
    assert LEARNED.most_drawn(beyond[:, 2]) == [0]
    assert LEARNED.most_drawn(beyond[:, 6]) == []


def test_a_longer_habit_is_trusted_more_and_the_limit_is_the_unit() -> None:
    beyond = np.eye(4, 9, dtype=np.float32)
    assert LEARNED.scores(beyond, 16)[0] > LEARNED.scores(beyond, 4)[0] > 0
    assert LEARNED.scores(beyond, 16) * 0.8 == pytest.approx(LEARNED.raw(apart(beyond), 16))


def test_all_exchanges_count_for_more_where_the_message_asks() -> None:
    beyond = np.eye(4, 9, dtype=np.float32)
    states = [np.ones((5, 1), np.float32)]
    assert ASKING.asks(states) == pytest.approx(1.6 * 0.75)
    assert LEARNED.asks(states) == 0
    more = ASKING.scores(beyond, 16, asks=1.2) - LEARNED.scores(beyond, 16)
    assert more == pytest.approx(np.full(9, 1.5)), "in units of the limit"


def test_what_grows_with_the_distance_is_no_reason() -> None:
    """All that lies about as far away is drawn to as much: what stands out of it is meant."""
    slope = np.linspace(0, 9, 30, dtype=np.float32)[None].repeat(4, 0)
    slope[:, 6] += 2
    assert slope.argmax(1).tolist() == [29] * 4
    assert LEARNED.scores(slope, 16).argmax() == 6
    assert apart(slope[:, :1]).tolist() == slope[:, :1].tolist(), "one alone has none beside it"
    assert apart(slope[:, :2])[0] == pytest.approx([slope[0, 0] - slope[0, 1], slope[0, 1] - slope[0, 0]])


def test_what_varies_much_says_less() -> None:
    habit = np.array([[[0.0], [-9.0]], [[0.0], [9.0]]], np.float32)  # messages, heads, exchanges
    calm, restless = beyond_habit(np.array([[4.0], [4.0]], np.float32), habit)[:, 0]
    assert calm > 2 * restless


def test_what_everyday_messages_asked_is_kept_too() -> None:
    usual = np.arange(3 * 14 * 2 * 8, dtype=np.float32).reshape(3, 14, 2, 8)
    text = replace(LEARNED, usual=usual).to_text("2-5")
    read = CountingHeads.from_text(text, "2-5")
    assert read is not None
    assert read.usual is not None
    assert read.usual.tolist() == usual.tolist()
    kept = json.loads(text)
    for broken in (
        {"shape": [3, 14, 4, 4], "values": kept["usual"]["values"]},  # of four heads, and two count
        {"shape": [3, 14, 2, 9], "values": kept["usual"]["values"]},
        {"shape": "all", "values": kept["usual"]["values"]},
        {"shape": [3, 14, 2, 8], "values": "?"},
        {"shape": [0, 14, 2, 8], "values": ""},
        {"values": kept["usual"]["values"]},
        "",
    ):
        assert CountingHeads.from_text(json.dumps(kept | {"usual": broken}), "2-5") is None


def test_what_was_learned_is_kept_as_text() -> None:
    read = CountingHeads.from_text(LEARNED.to_text("2-5"), "2-5")
    assert read is not None
    assert read.weights is not None
    assert read.weights.tolist() == [0.5, 0.0, 0.5, 0.0]
    assert read.limit == 0.8
    assert read.asking is None
    asking = CountingHeads.from_text(ASKING.to_text("2-5"), "2-5")
    assert asking is not None
    assert asking.asks([np.ones((5, 1), np.float32)]) == pytest.approx(1.6 * 0.75)
    assert asking.alone([0, 2]).asking is asking.asking
    default = CountingHeads.from_text(CountingHeads().to_text("2-5"), "2-5")
    assert default is not None
    assert default.weights is None


@pytest.mark.parametrize(
    "changes",
    [
        {"version": 0},
        {"layers": "3"},
        {"weights": "no"},
        {"weights": [[1.0]]},
        {"weights": [float("nan")]},
        {"weights": [0.0, 0.0]},
        {"limit": 0},
        {"limit": float("inf")},
        {"limit": None},
        {"asking": "no"},
        {"asking": {"plane": "?", "worth": 1}},
        {"asking": {"plane": "AAAAAA==", "worth": -1}},
        {"asking": {"plane": "AAAAAA=="}},
    ],
)
def test_what_is_of_something_else_or_damaged_is_not_taken(changes: dict[str, object]) -> None:
    kept = json.loads(LEARNED.to_text("2-5")) | changes
    assert CountingHeads.from_text(json.dumps(kept), "2-5") is None
    for text in ("", "[]", "{", "null"):
        assert CountingHeads.from_text(text, "2-5") is None


def test_weights_for_another_number_of_heads_say_nothing() -> None:
    beyond = np.eye(6, 9, dtype=np.float32)
    assert LEARNED.raw(beyond, 9).tolist() == CountingHeads().raw(beyond, 9).tolist()
