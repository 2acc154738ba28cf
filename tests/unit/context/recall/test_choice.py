"""What comes back: the greatest signal counts, the limit decides, and there is only so much room."""

from __future__ import annotations

from ethervox_gui.context.recall import choice
from ethervox_gui.context.recall.choice import MOST, chosen, greatest, together, touched


def test_the_greatest_signal_counts_in_units_of_its_limit() -> None:
    words = {"a": 0.9, "b": 0.1}
    attention = {"b": 3.0, "c": 4.0}
    assert greatest([(words, 0.45), (attention, 2.0)]) == {"a": 2.0, "b": 1.5, "c": 2.0}


def test_only_what_is_above_the_limit_is_touched() -> None:
    assert touched({"a": 0.99, "b": 1.0, "c": 2.0}) == ["c", "b"]


def test_what_is_near_comes_along_with_what_is_above() -> None:
    sizes = dict.fromkeys("abc", 10)
    assert chosen({"a": 0.9, "b": 0.86, "c": 0.5}, sizes, 100) == [], "nothing is above"
    assert chosen({"a": 0.9, "b": 1.2, "c": 0.5}, sizes, 100) == ["b", "a"]
    assert chosen({"a": 0.9, "b": 1.2}, sizes, 15) == ["b"], "only where there is room to spare"


def test_nothing_goes_for_what_is_only_near() -> None:
    """Of the room some is taken by what came back earlier, and goes for what is asked for."""
    sizes, scores = dict.fromkeys("abc", 10), {"a": 0.9, "b": 1.2, "c": 1.1}
    assert chosen(scores, sizes, 100, spare=30) == ["b", "c", "a"]
    assert chosen(scores, sizes, 100, spare=29) == ["b", "c"]
    assert chosen(scores, sizes, 100, spare=0) == ["b", "c"]


def test_the_best_few_come_that_fit() -> None:
    scores = {key: 1.0 + number for number, key in enumerate("abcde")}
    assert chosen(scores, dict.fromkeys(scores, 1), 100) == ["e", "d", "c"]
    assert len(chosen(scores, dict.fromkeys(scores, 1), 100)) == MOST
    assert chosen(scores, {**dict.fromkeys(scores, 10), "e": 60}, 50) == ["d", "c", "b"], "too large"
    assert chosen(scores, {"a": 10}, 50) == ["a"], "the others cannot come"
    assert chosen(scores, dict.fromkeys(scores, 20), 50) == ["e", "d"], "together they fit"


def test_what_the_others_say_counts_beside_the_greatest() -> None:
    said = together([{"sure": 1.05, "alone": 1.05}, {"sure": 0.9, "alone": 0.1}])
    assert touched(said) == ["sure"], "the greatest alone is not believed where no other agrees"


def test_what_knows_nothing_takes_nothing_away() -> None:
    alone, with_another = together([{"a": 1.5}, {"a": 0.0}]), together([{"a": 1.5}, {"a": -3.0}])
    assert alone == with_another
    assert touched(alone) == ["a"]


def test_each_is_judged_by_the_signals_that_know_it() -> None:
    """What an exchange is about may not have been read yet, and without attention two signals are all."""
    assert together([{"a": 1.0, "b": 1.0}, {"b": 0.0}])["a"] == 1.0
    assert touched(together([{"a": 1.0, "b": 1.0}, {"b": 0.0}, {}])) == ["a"]
    all_of_three = [{"a": 0.7}, {"a": 0.7}, {"a": 0.7}]
    assert touched(together(all_of_three)) == ["a"]
    assert touched(together(all_of_three[:2])) == []
    assert together([]) == {}


def test_of_few_exchanges_all_are_candidates() -> None:
    every = range(choice._FEW)
    assert choice.candidates([{}], every) is every


def test_of_many_those_are_candidates_that_a_signal_asks_for_and_some_evenly_spaced() -> None:
    every = range(10_000)
    words = {key: 0.001 * (key % 7) for key in every} | {4321: 1.0}
    meaning = {77: 0.9}
    found = choice.candidates([words, {}, meaning], every)
    assert {4321, 77} <= set(found)
    assert list(found) == sorted(found), "in their order"
    assert len(found) < 0.05 * len(every)
    usual = [key for key in found if words[key] < 0.006]
    assert len([key for key in usual if key < 5000]) > 30
    assert len([key for key in usual if key >= 5000]) > 30
