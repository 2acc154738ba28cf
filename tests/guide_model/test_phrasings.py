"""The phrasings of training: small grammars, none of which leads to what is held out, and none to two meanings."""

from __future__ import annotations

import random
import re
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import pytest

from resources.guide_model import facts, talk, topics
from resources.guide_model.evaluate import OUTSIDE
from resources.guide_model.facts import FAMILIES, Family, any_fact
from resources.guide_model.phrasing import bare, every, expanded, filled
from resources.guide_model.words import Source, texts


def test_a_phrasing_stands_for_each_of_its_sentences() -> None:
    text = "(My|Our) {k}[ now| still] is (a (b|c)|d)."
    sentences = set(every(text))
    assert len(sentences) == 2 * 3 * 3
    assert "Our {k} still is a c." in sentences
    rng = random.Random(1)
    assert {expanded(rng, text) for _ in range(2000)} == sentences
    assert expanded(rng, "Fix this: print(x") == "Fix this: print(x"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("My {k} is called {v}.", "By the way, our {r} is now called {v}"),
        ("What is my {k}?", "So, what is our {k}?"),
        ("I live in {v}.", "at the moment I still live in {v}!"),
    ],
)
def test_fillers_and_owners_do_not_make_another_phrasing(one: str, other: str) -> None:
    assert bare(one) == bare(other)
    assert bare(one) != bare(one.replace("{v}", "{k}").replace("What", "Which"))


@pytest.mark.parametrize(
    ("word", "wanted"), [("owl", "an owl"), ("umbrella", "an umbrella"), ("unit", "a unit")]
)
def test_the_article_goes_with_the_word(word: str, wanted: str) -> None:
    assert filled("I saw a {k}.", "{k}", word) == f"I saw {wanted}."


def held_of_facts() -> set[str]:
    """Everything about facts that only the evaluation says."""
    return {bare(text) for f in FAMILIES for text in (*f.say.held, *f.ask.held)}


def test_training_never_draws_a_held_phrasing_of_a_fact(monkeypatch: pytest.MonkeyPatch) -> None:
    held = held_of_facts()
    drawn: list[str] = []

    def kept(_: facts.Fact, text: str) -> str:
        drawn.append(text)
        return text

    monkeypatch.setattr(facts.Fact, "in_words", kept)
    source = Source.training(random.randrange(10**6))
    for _ in range(4000):
        fact = any_fact(source)
        for say in (fact.statement, fact.question):
            say(source)
        fact.correction(source, fact)
    assert len(set(drawn)) > 3500
    assert not held & {bare(text) for text in drawn}


def test_training_never_draws_a_held_phrasing_of_anything_else() -> None:
    source = Source.training(random.randrange(10**6))
    held = {bare(text) for topic in topics.TOPICS for text in topic.ask.held}
    assert not held & {bare(topics.question(source)[0]) for _ in range(4000)}
    for pool in (talk.LIST_ALL, topics.LONG_ASK, talk.BEFORE, talk.AFTER, talk.BEFORE_QUESTION):
        said = {text.strip() for phrasing in pool.train for text in every(phrasing)}
        assert not {text.strip() for text in pool.held} & said


def test_every_family_has_many_phrasings_with_every_slot() -> None:
    for family in FAMILIES:
        said = [text for phrasing in family.say.train for text in every(phrasing)]
        asked = [text for phrasing in (*family.ask.train, *family.dated) for text in every(phrasing)]
        indirect = [text for phrasing in (*family.know, *family.of) for text in every(phrasing)]
        assert len(set(said)) >= 15, family.key
        assert len(set(asked)) >= 15, family.key
        slots = {f"{{{slot}}}" for slot, _ in family.slots if slot not in "mo"} | (
            {"{k}"} if family.things else set()
        )
        for text in (*said, *asked, *indirect):
            assert slots <= set(re.findall(r"\{\w\}", text)), text
            assert ("{v}" in text) == (text in said), text
            assert not set("()[]|") & set(re.sub(r"\(\{k\}\)", "", text)), text


def test_somebody_elses_words_fit_every_family_and_are_nobodys_training() -> None:
    lines = [data["line"] for data in texts("outside")["family"]]
    assert lines == [family.line for family in FAMILIES]
    for family, said, asked in OUTSIDE:
        slots = set(re.findall(r"\{(?!v)\w\}", family.line))
        for text in said:
            assert slots | {"{v}"} == set(re.findall(r"\{\w\}", text)), text
        for text in asked:
            assert slots == set(re.findall(r"\{\w\}", text)), text
    for reader in Path(facts.__file__).parent.glob("*.py"):
        if reader.name != "evaluate.py":
            assert "outside" not in re.findall(r'texts\("(\w+)"\)', reader.read_text(encoding="utf-8")), (
                reader.name
            )


def _owners(family: Family) -> tuple[str, ...]:
    theirs = any(slot == "o" for slot, _ in family.slots)
    return ("the", "my", "our") if theirs else ("",)


def _meanings(texts: Iterable[tuple[Family, str, str]]) -> dict[str, set[str]]:
    """Which lines or queries each sentence leads to, the slots numbered in the order of the sentence."""
    found: dict[str, set[str]] = defaultdict(set)
    for family, text, meaning in texts:
        for sentence in every(text):
            for owner in _owners(family):
                said = sentence.replace("{o}", owner).replace("{m}", "my friend")
                means = meaning.replace("{o}", owner)
                for number, slot in enumerate(dict.fromkeys(re.findall(r"\{(?!v)\w\}", said))):
                    said, means = said.replace(slot, f"<{number}>"), means.replace(slot, f"<{number}>")
                found[said.lower().rstrip(".?")].add(means.lower())
    return found


def test_no_statement_stands_for_two_lines_and_no_question_for_two_searches() -> None:
    said = _meanings((f, text, f.line) for f in FAMILIES for text in f.say.train)
    asked = _meanings(
        (f, text, f.query)
        for f in FAMILIES
        for text in (*f.ask.train, *f.dated, *(f"Do you know {c}?" for c in (*f.know, *f.of)))
    )
    assert len(said) > 1900
    assert len(asked) > 1000
    assert not {text: means for text, means in (said | asked).items() if len(means) > 1}
