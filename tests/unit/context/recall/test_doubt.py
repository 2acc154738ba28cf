"""What other signals leave in doubt is settled by how likely a message is behind it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from ethervox_gui.context.recall.doubt import Doubt

#: Nothing is told by the last of them.
FAR = {"far": 0.2, "farther": 0.1, "farthest": 0.0}


class Model:
    """A message is as likely behind everything as here, but for these; counts what is read."""

    def __init__(self, behind: Mapping[str, float | None], usual: float | None = -4.0) -> None:
        self.behind, self.usual = behind, usual
        self.read: list[str] = []

    def __call__(self, key: str) -> float | None:
        self.read.append(key)
        return self.behind.get(key, self.usual)


def settled(scores: Mapping[str, float], likelihood: Callable[[str], float | None]) -> dict[str, float]:
    return Doubt[str]().settled({**scores, **FAR}, likelihood)


def test_what_makes_a_message_likelier_is_asked_for() -> None:
    found = settled({"bees": 0.8, "boat": 0.9}, Model({"bees": -2.0}))
    assert found["bees"] > 1
    assert found["boat"] < 1
    assert {key: found[key] for key in FAR} == FAR


def test_what_does_not_is_no_longer_asked_for() -> None:
    assert settled({"bees": 1.3}, Model({}))["bees"] < 0.85


def test_the_nearer_it_was_the_less_it_takes() -> None:
    def least(score: float) -> float:
        lifts = (step / 100 for step in range(300))
        return next(x for x in lifts if settled({"bees": score}, Model({"bees": x - 4.0}))["bees"] >= 1)

    assert least(1.4) < least(0.8)


@pytest.mark.parametrize(("lift", "is_asked_for"), [(0.75, False), (0.85, True)])
def test_what_the_limit_was_chosen_for_is_what_it_takes(lift: float, is_asked_for: bool) -> None:
    """Score and nats a token together come to 1.7."""
    assert (settled({"bees": 0.9}, Model({"bees": lift - 4.0}))["bees"] >= 1) is is_asked_for


def test_what_reaches_the_sure_limit_exactly_is_sure() -> None:
    model = Model({"bees": -9.0})
    assert settled({"bees": 1.5}, model)["bees"] == 1.5
    assert model.read == []


@pytest.mark.parametrize("scores", [{}, {"bees": 0.6}, {"bees": 1.6}, {"bees": 1.6, "boat": 0.9}])
def test_where_nothing_is_in_doubt_nothing_is_read(scores: dict[str, float]) -> None:
    model = Model({"bees": 0.0, "boat": 0.0})
    assert settled(scores, model) == {**scores, **FAR}
    assert model.read == []


def test_among_few_exchanges_nothing_is_read() -> None:
    model = Model({"bees": 0.0})
    assert Doubt[str]().settled({"bees": 0.9, "far": 0.1, "farther": 0.0}, model)["bees"] == 0.9
    assert model.read == []


def test_where_it_cannot_be_read_all_stays_as_it_was() -> None:
    assert settled({"bees": 1.2}, Model({}, usual=None))["bees"] == 1.2
    assert settled({"bees": 1.2, "boat": 0.8}, Model({"bees": None, "boat": -1.0}))["bees"] == 1.2


def test_two_are_read_and_one_to_compare_and_the_others_are_no_more_than_near() -> None:
    model = Model({"third": 0.0})
    found = settled({"first": 1.3, "second": 1.25, "third": 1.2}, model)
    assert model.read[1:] == ["first", "second"]
    assert model.read[0] in FAR
    assert found["third"] < 0.85


def test_nothing_is_read_twice_for_a_message() -> None:
    doubt, model = Doubt[str](), Model({"bees": -2.0})
    first = doubt.settled({"bees": 0.9, **FAR}, model)
    # Another one would be compared with by now.
    again = doubt.settled({"bees": 0.9, "boat": 0.8, "far": 0.0, "farther": 0.1, "farthest": 0.2}, model)
    assert again["bees"] == first["bees"]
    assert model.read == [model.read[0], "bees", "boat"]


def test_what_was_read_before_is_no_more_than_near_once_others_are_likelier() -> None:
    doubt, model = Doubt[str](), Model({"bees": 0.0})
    assert doubt.settled({"bees": 0.9, **FAR}, model)["bees"] > 1
    again = doubt.settled({"bees": 0.9, "boat": 1.2, "cat": 1.1, **FAR}, model)
    assert again["bees"] < 0.85
    assert again["boat"] < 1


def test_where_none_of_them_can_be_read_all_stay_as_they_were() -> None:
    """Also those that are not read where others are; one that can be read is enough for them."""
    scores = {"bees": 1.3, "boat": 1.2, "cat": 1.1, "dog": 0.8}
    model = Model({"bees": None, "boat": None})
    assert settled(scores, model) == {**scores, **FAR}
    assert len(model.read) == 3
    found = settled(scores, Model({"bees": None, "boat": -4.0}))
    assert found["bees"] == 1.3
    assert found["boat"] < 1
    assert found["cat"] == found["dog"] < 1
