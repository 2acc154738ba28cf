"""What comes back for a message that asks of its user where nothing stands out."""

from __future__ import annotations

from ethervox_gui.context.recall import choice, own


def test_the_likeliest_that_tell_something_come_back_in_their_order() -> None:
    scores = {"a": 0.6, "b": 0.9, "request": 0.8, "c": 0.7, "d": 0.55}

    found = own.lifted(scores, lambda key: key != "request")

    assert choice.touched(found) == ["b", "c", "a"], "three at most, and no request"
    assert all(1 < found[key] < 1.02 for key in "abc"), "just above the limit"
    assert (found["request"], found["d"]) == (scores["request"], scores["d"])


def test_what_is_hardly_asked_for_stays_away() -> None:
    assert choice.touched(own.lifted({"a": own.LEAST - 0.01}, lambda _: True)) == []
    assert choice.touched(own.lifted({"a": own.LEAST}, lambda _: True)) == ["a"]


def test_what_is_above_the_limit_is_enough() -> None:
    scores = {"a": 1.2, "b": 0.9}

    assert own.lifted(scores, lambda _: True) == scores
    assert own.lifted({"a": 1.0, "b": 0.9}, lambda _: True) == {"a": 1.0, "b": 0.9}


def test_a_request_that_is_above_the_limit_is_no_answer_to_who_asks_about_themselves() -> None:
    scores = {"request": 1.2, "told": 0.6}

    def tells(key: str) -> bool:
        return key != "request"

    assert own.lifted(scores, tells) == scores
    found = own.lifted(scores, tells, beside_requests=True)
    assert choice.touched(found) == ["request", "told"]
    assert found["request"] == 1.2
    above = scores | {"also told": 1.0}
    assert own.lifted(above, tells, beside_requests=True) == above, "that is what was asked for"


def test_where_words_are_all_there_is_what_is_nearly_as_likely_comes_too() -> None:
    scores = {"a": 1.2, "b": 1.2 * own.NEAR_IN_WORDS, "c": 1.2 * own.NEAR_IN_WORDS - 0.01, "request": 1.1}

    def tells(key: str) -> bool:
        return key != "request"

    found = own.lifted(scores, tells, in_words=True)

    assert found["a"] == 1.2, "that is above the limit anyway"
    assert found["b"] > 1 > found["c"] == scores["c"]
    assert own.lifted(scores, tells) == scores
    assert choice.touched(own.lifted({"a": own.LEAST_IN_WORDS}, tells, in_words=True)) == ["a"]
    assert choice.touched(own.lifted({"a": own.LEAST_IN_WORDS - 0.01}, tells, in_words=True)) == []
