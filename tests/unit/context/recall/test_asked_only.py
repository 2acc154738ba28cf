"""Who told something, in many languages, and how much more an exchange needs in which nobody did."""

from __future__ import annotations

import pytest

from ethervox_gui.context.recall import asked_only, choice
from ethervox_gui.context.recall.asked_only import lowered, tells
from ethervox_gui.context.summaries.worth import Usual
from tests.benchmarks.fault_sets import CHOOSING, EVERYDAY, LANGUAGES, Exchange, FaultSet, fault_set
from tests.helpers.small_talk import OTHERS, TOLD

USUAL = Usual([TOLD, *OTHERS])


def test_an_exchange_in_which_nothing_was_told_needs_more() -> None:
    near = 0.5 * (1 + asked_only.MORE)
    scores = {"told": near, "asked": near, "asked for much": 1.01 * asked_only.MORE}
    found = lowered(scores, lambda key: key == "told")
    assert choice.touched(found) == ["told", "asked for much"]
    assert found["told"] == near


def test_of_the_same_question_the_answer_counts_and_that_only_where_nothing_told_is_asked_for() -> None:
    far = 2 * asked_only.MORE
    answers = {"again": 0.4, "again, well answered": 1.1}

    def found(**scores: float) -> dict[str, float]:
        every = {"again": far, "again, well answered": far, "asked": far} | scores
        return lowered(every, lambda key: key == "told", answers.get)

    assert found() == {"again": 0.4, "again, well answered": 1.1, "asked": 2}
    assert found(told=0.99) == {"told": 0.99, "again": 0.4, "again, well answered": 1.1, "asked": 2}
    assert found(told=1) == {"told": 1, "again": 0, "again, well answered": 0, "asked": 2}


def test_an_answer_raises_nothing() -> None:
    assert lowered({"again": 1.1}, lambda _: False, lambda _: 9.0) == {"again": 1.1 / asked_only.MORE}


def test_of_what_is_far_from_the_limit_nobody_wants_to_know() -> None:
    looked_at: list[str] = []

    def tells_something(key: str) -> bool:
        looked_at.append(key)
        return True

    scores = {"far": 0.5, "near": choice.NEARLY}
    assert lowered(scores, tells_something) == scores
    assert looked_at == ["near"]


@pytest.mark.parametrize(
    "said",
    [
        TOLD,
        "Write a letter to my landlord. I pay 640 euros a month.",
        "Is this all right?\n\n```\ndef slug(title):\n    return title.lower()\n```",
        "Do you like it?" * 300,
    ],
    ids=["a fact", "a fact beside a request", "code", "a long text"],
)
def test_something_is_told(said: str) -> None:
    assert tells([said], USUAL)
    assert tells(["Why?", said], USUAL), "in a message of several"


@pytest.mark.parametrize(
    "said", ["How do I sharpen a kitchen knife?", "Give me a headline for an article about sleep.", "Hello!"]
)
def test_nothing_is_told(said: str) -> None:
    assert not tells([said], USUAL)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_seen_in_all_languages_of_the_sets(language: str) -> None:
    """Of facts hardly one may count as nothing; a request that counts as something costs little."""
    chosen = fault_set(language, sentences=EVERYDAY)
    told, asked = _shares(chosen)
    assert told >= 0.9, "of what is told"
    assert asked <= 0.5, "of what is only asked"


def test_it_is_seen_of_what_the_number_was_chosen_on() -> None:
    told, asked = _shares(fault_set("en", sentences=CHOOSING))
    assert (told, asked) >= (1.0, 0.0)


def _shares(chosen: FaultSet) -> tuple[float, float]:
    """The shares that count as told: of exchanges that tell something, and of the others."""
    usual = Usual(exchange.said for exchange in chosen.exchanges)

    def share(exchanges: list[Exchange]) -> float:
        return sum(tells([one.said], usual) for one in exchanges) / len(exchanges)

    facts = [one for one in chosen.exchanges if one.fact >= 0]
    return share(facts), share([one for one in chosen.exchanges if one.fact < 0])
