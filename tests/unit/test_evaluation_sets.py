"""The frozen sets for real models measure what they say."""

from __future__ import annotations

import re

import pytest

from tests.helpers.evaluation import (
    CORRECTIONS,
    FAULT_SETS,
    NOTE_SETS,
    Fate,
    everyday_messages,
    fault_set,
    lost,
    note_set,
)


@pytest.mark.parametrize("language", NOTE_SETS)
def test_an_answer_is_in_what_was_told_and_in_nothing_else(language: str) -> None:
    """Who was told nothing cannot answer by saying the question again."""
    found = note_set(language)
    assert len(found.facts) == 14
    others = [*found.asked(), *found.everyday]
    for fact in found.facts:
        assert fact.is_in(fact.told)
        told_of_others = [other.told for other in found.facts if other is not fact]
        assert not any(fact.is_in(text) for text in (*others, *told_of_others)), fact


@pytest.mark.parametrize("language", NOTE_SETS)
def test_all_is_told_in_order_before_anything_is_asked(language: str) -> None:
    found = note_set(language)
    messages = found.told()
    assert [text for text in messages if text in {fact.told for fact in found.facts}] == [
        fact.told for fact in found.facts
    ]
    assert set(found.everyday) <= set(messages)
    assert found.recall([fact.told for fact in found.facts]) == 1
    assert found.recall(["I do not know." for _ in found.facts]) == 0


def test_what_was_corrected_was_told_before_and_is_not_the_answer() -> None:
    found = note_set(CORRECTIONS)
    messages = found.told()
    for fact in found.facts:
        assert messages.index(fact.before) < messages.index(fact.told)
        assert fact.becomes(fact.told) is Fate.KNOWN
        assert fact.becomes(fact.before) is Fate.STALE


def test_what_is_lost_is_told_apart() -> None:
    first, second, third, *_ = note_set(CORRECTIONS).facts
    answers = {first: first.before, second: "I'm sorry, I can't know that.", third: "It will be called Gull."}
    fates = [fact.becomes(answer) for fact, answer in answers.items()]
    assert fates == [Fate.STALE, Fate.NOT_KNOWN, Fate.WRONG]
    assert lost([*fates, Fate.KNOWN]) == "3 lost: 1 wrong, 1 stale, 1 not known"


def test_a_hundred_different_everyday_messages() -> None:
    assert len(set(everyday_messages())) == 100


@pytest.mark.parametrize("name", FAULT_SETS)
def test_a_question_of_the_fault_sets_has_no_word_of_what_was_told(name: str) -> None:
    found = fault_set(name)
    assert len(found.facts) == 20
    for fact in found.facts:
        shared = words_of(fact.told) & words_of(fact.asked)
        assert not {word for word in shared if len(word) > 4}, fact
        assert not fact.is_in(fact.asked)
    assert set(found.asked()).isdisjoint(found.told())


def words_of(text: str) -> set[str]:
    return set(re.findall(r"\w+", text.lower()))
