"""The frozen sets for page faults: complete, the same for the same seed, and what is asked is told."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.benchmarks.fault_sets import (
    CHOOSING,
    CHOSEN_ON,
    EVERYDAY,
    FROZEN,
    LANGUAGES,
    MORE,
    MORE_SETS,
    NOTED,
    OTHERS,
    RESIDENT,
    FaultSet,
    all_sets,
    answered,
    fault_set,
)
from tests.helpers.evaluation import FAULT_SETS, everyday_messages, recall_set
from tests.helpers.evaluation import LANGUAGES as OTHER_LANGUAGES
from tests.helpers.evaluation import fault_set as other_fault_set

_SIZES = {"paraphrase": 30, "other language": 30, "follow-up": 60, "model said": 8, "corrections": 8} | {
    "pasted": 4,
    "code": 4,
    "decisions": 4,
}


@pytest.fixture(params=[*LANGUAGES, *OTHERS])
def chosen(request: pytest.FixtureRequest) -> FaultSet:
    return fault_set(request.param)


def test_a_set_is_as_large_as_it_should_be(chosen: FaultSet) -> None:
    assert len(chosen.questions) == _SIZES.get(chosen.name, 12)
    assert all(exchange.fact == -1 for exchange in chosen.exchanges[-RESIDENT:])
    assert sum(exchange.fact == -1 for exchange in chosen.exchanges) == 12


def test_a_question_is_answered_by_what_it_asks_for(chosen: FaultSet) -> None:
    assert not any("{" in e.said and "}" in e.said for e in chosen.exchanges if "```" not in e.said)
    for question in chosen.questions:
        texts = [f"{e.said} {e.reply}".lower() for e in chosen.exchanges]
        if chosen.name not in ("other language", "paraphrase", "follow-up"):
            told = " ".join(texts[place] for place in question.wanted)
            assert any(answer in told for answer in question.answers), question
        elif chosen.name == "paraphrase":
            words = [
                set(re.findall(r"\w+", text.lower())) for text in (question.asked, texts[question.wanted[0]])
            ]
            assert not {word for word in words[0] & words[1] if len(word) > 4}, question
        asked = question.asked.lower()
        assert not question.answers or not all(answer in asked for answer in question.answers), question


def test_the_seed_decides_values_and_order() -> None:
    assert fault_set("de") == fault_set("de")
    assert fault_set("de") != fault_set("de", 32)
    assert {e.fact for e in fault_set("de", 32).exchanges} == {e.fact for e in fault_set("de").exchanges}


def test_nothing_is_said_twice(chosen: FaultSet) -> None:
    said = [exchange.said for exchange in chosen.exchanges] + [
        question.asked for question in chosen.questions if chosen.name != "follow-up"
    ]
    assert len(said) == len(set(said))


def test_they_share_no_sentence_with_the_other_sets(chosen: FaultSet) -> None:
    others = [*map(recall_set, OTHER_LANGUAGES), *map(other_fault_set, FAULT_SETS)]
    known = {text for other in others for text in (*other.told(), *other.asked())} | set(everyday_messages())
    said = {e.said for e in chosen.exchanges} | {q.asked for q in chosen.questions}
    assert said.isdisjoint(known)


def test_nothing_was_chosen_on_them() -> None:
    frozen = {text for one in all_sets() for text in texts_of(one)}
    chosen_on = {text for name in CHOSEN_ON for text in texts_of(fault_set(name, 7, CHOOSING))}
    assert len(chosen_on) > 200
    chosen_on |= {text for name in LANGUAGES for text in texts_of(fault_set(name, 7, EVERYDAY))}
    chosen_on |= {text for name in MORE_SETS for text in texts_of(fault_set(name, 7, MORE))}
    assert sorted(chosen_on & frozen) == []


@pytest.mark.parametrize("name", LANGUAGES)
def test_what_everyday_messages_may_reach_is_chosen_on_many_of_every_language(name: str) -> None:
    chosen = fault_set(name, sentences=EVERYDAY)
    assert sum(exchange.fact == -1 for exchange in chosen.exchanges) >= 20
    assert len(chosen.questions) == 12, "as many facts as in the frozen sets: they raise what all reach"
    for question in chosen.questions:
        (place,) = question.wanted
        assert any(answer in chosen.exchanges[place].said.lower() for answer in question.answers), question
    assert len({exchange.said for exchange in chosen.exchanges}) == len(chosen.exchanges)


def texts_of(chosen: FaultSet) -> set[str]:
    """What is said in it, and what is asked; "Where did it happen?" alone tells nothing."""
    asked = {question.before or question.asked for question in chosen.questions}
    return {exchange.said for exchange in chosen.exchanges} | asked


def test_a_pasted_text_is_long_and_holds_its_clause_in_its_midst() -> None:
    for question in fault_set("pasted").questions:
        (place,) = question.wanted
        text = fault_set("pasted").exchanges[place].said
        assert 400 < len(re.findall(r"\w+|[^\w\s]", text)) < 800


def words_of(text: str) -> set[str]:
    return set(re.findall(r"\w+", text.lower()))


@pytest.mark.parametrize(
    ("sentences", "names"),
    [
        (CHOOSING, CHOSEN_ON),
        (EVERYDAY, LANGUAGES),
        (MORE, MORE_SETS),
        (FROZEN, (*LANGUAGES, *OTHERS)),
    ],
    ids=["choosing", "everyday", "more", "frozen"],
)
def test_each_message_has_a_reply_of_a_model(sentences: Path, names: tuple[str, ...]) -> None:
    for name in names:
        chosen = fault_set(name, sentences=sentences)
        for plain, real in zip(chosen.exchanges, answered(chosen).exchanges, strict=True):
            assert (real.said, real.fact) == (plain.said, plain.fact)
            assert real.reply.strip()
            assert plain.reply in (NOTED, real.reply)
        replies = [one.reply for one in answered(chosen).exchanges]
        assert len(set(replies)) > len(replies) / 2
