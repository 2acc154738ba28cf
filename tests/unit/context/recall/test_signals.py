"""What signals say together, with an embedding model and without, before a message is decoded and behind."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ethervox_gui.context.recall.signals import Signals


def test_without_an_embedding_model_words_and_topics_count_as_ever() -> None:
    found = Signals({1: 1.0, 2: 0.2}, {1: 0.5}).together()
    assert found == pytest.approx({1: (1.0 + 0.6 * 0.5) / 1.15, 2: 0.2})
    assert Signals().together() == {}


def test_where_nothing_else_can_speak_fewer_words_will_do() -> None:
    assert Signals({1: 0.76, 2: 0.74}, words_alone=True).together()[1] > 1
    assert Signals({1: 0.76, 2: 0.74}, words_alone=True).together()[2] < 1
    assert Signals({1: 0.76}).together()[1] < 1


def test_what_asks_for_nothing_needs_more_of_every_signal() -> None:
    assert Signals({1: 1.1}).together()[1] > 1 > Signals({1: 1.1}, may_ask=False).together()[1]
    assert Signals({1: 1.3}, may_ask=False).together()[1] > 1
    assert (
        Signals({1: 0.0}, may_ask=False).with_attention({1: 1.4})[1]
        < 1
        < Signals({1: 0.0}).with_attention({1: 1.4})[1]
    )
    meant = Signals({}, {}, {1: 1.2})
    assert meant.undoubted({1: 0.0})[1] > 1 > replace(meant, may_ask=False).undoubted({1: 0.0})[1]


def test_what_means_the_same_counts_though_no_other_knows_it() -> None:
    found = Signals({1: 0.0, 2: 0.0}, {1: 0.0, 2: 0.0}, {1: 1.6, 2: 0.4}).together()
    assert found[1] == pytest.approx(1.6 / 1.3 / 1.2)
    assert found[1] > 1 > found[2]
    agreed = Signals({1: 0.5}, {1: 0.5}, {1: 1.0}).together()
    assert agreed[1] > 1, "a little of each is enough where all agree"
    assert Signals({1: 0.5}, {1: 0.5}).together()[1] < 1


def test_of_an_exchange_that_a_signal_does_not_know_the_others_speak() -> None:
    found = Signals({1: 1.2, 2: 1.2}, {}, {1: 0.0}).together()
    assert found[2] == pytest.approx(1.2 / 1.2)
    assert found[1] == pytest.approx(1.2 / 1.15 / 1.2)


def test_attention_adds_and_takes_nothing_away() -> None:
    words = Signals({1: 0.9, 2: 0.1})
    assert words.with_attention({1: 0.9, 2: 0.0})[1] > 1 > words.together()[1]
    assert words.with_attention({1: 0.0})[1] == words.together()[1]
    assert set(words.with_attention({2: 1.0})) == {2}, "of those alone that it looked at"


def test_beside_the_meaning_attention_must_be_surer() -> None:
    drawn = {1: 1.4}
    assert Signals({1: 0.0}, {1: 0.0}).with_attention(drawn)[1] > 1
    assert Signals({1: 0.0}, {1: 0.0}, {1: 0.0}).with_attention(drawn)[1] < 1


def test_what_means_the_same_stays_where_reading_finds_nothing() -> None:
    signals = Signals({1: 0.2, 2: 0.2}, {}, {1: 1.2, 2: 1.0})
    found = signals.undoubted({1: 0.4, 2: 0.4, 3: 0.4})
    assert found == pytest.approx({1: 1.2 / 1.1, 2: 1.0 / 1.1, 3: 0.4})
    assert signals.undoubted({1: 1.3}) == {1: 1.3}, "and takes nothing away"
    assert Signals({1: 2.0}).undoubted({1: 0.4}) == {1: 0.4}, "words alone are doubted"


def test_what_any_of_them_asks_for_is_a_candidate() -> None:
    every = range(2000)
    signals = Signals({101: 1.0}, {303: 1.0}, {505: 1.0})
    assert {101, 303, 505} <= set(signals.candidates(every))
    assert signals.together(signals.candidates(every)).keys() == {101, 303, 505}
