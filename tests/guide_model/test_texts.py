"""The texts the guide learns from: deterministic, cut cleanly in two, and true."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.calls import guide_calls
from ethervox_gui.context.summaries import summary
from resources.guide_model import facts, scripts, talk, topics, values, words
from resources.guide_model.facts import Fact, new_facts
from resources.guide_model.session import SMALL_TALK_LINE, Session
from resources.guide_model.words import Pool, Source


def sessions(seed: int, count: int, length: int = 700) -> Iterator[Session]:
    """Some simulated sessions."""
    source = Source.training(seed)
    for _ in range(count):
        yield scripts.session(source, length)


def pools() -> Iterator[Pool]:
    """Every cut list there is."""
    yield from words.LISTS.values()
    for family in facts.FAMILIES:
        yield family.say
        yield family.ask
        if family.things:
            yield family.things
    for topic in topics.TOPICS:
        yield topic.ask
    for forms, _ in talk.SMALL_TALK:
        yield forms
    yield from (talk.REQUESTS, talk.CHATTER, talk.LIST_ALL, topics.LONG_ASK)


def test_the_same_seed_gives_the_same_sessions() -> None:
    seed = random.randrange(10**6)
    one, two = (
        [[(g.role, g.text, g.sees, g.after) for g in x.segments] for x in sessions(seed, 10)]
        for _ in range(2)
    )
    assert one == two


def test_training_and_held_out_lists_are_disjoint() -> None:
    found = list(pools())
    assert len(found) > 100
    for each in found:
        assert each.train
        assert each.held
        assert not set(each.train) & set(each.held)


def test_training_never_says_a_held_out_question_about_the_app() -> None:
    held = {text for topic in topics.TOPICS for text in topic.ask.held}
    said = {g.text for x in sessions(3, 300) for g in x.segments if g.role == "user"}
    assert not held & said


def test_training_never_makes_up_a_word_that_is_held_out() -> None:
    held = {"breakfast", "bakery", "compiler", "mentor", "marek", "papayas", "physicist", "bergen"}
    source = Source.training(8)
    said: set[str] = set()
    for _ in range(4000):
        source.begin()
        said |= {words.invented(source, 1, 1).lower() for _ in range(8)}
        said |= {words.open_word(source).lower() for _ in range(8)}
    assert len(said) > 10_000
    assert not held & said


def test_every_piece_of_the_vocabulary_that_begins_a_word_is_said_as_the_beginning_of_one() -> None:
    source = Source.training(1)
    source.begin()
    source.is_small = False
    said = " ".join(words.invented(source) for _ in range(60_000))
    for piece in ("breakfast", "neighbors", "everything", "weekend"):
        assert f" {piece}" in said


def test_a_small_world_has_few_words_of_each_list_and_names_of_few_parts() -> None:
    source = Source.training(4)
    for is_small in (False, True):
        source.begin()
        source.again, source.is_small = 0.0, is_small
        people = {values.value(source, "people") for _ in range(200)}
        names = {words.invented(source, 2, 2) for _ in range(4000)}
        assert (len(people) <= 9) is is_small
        assert (len(names) <= 30 * 30) is is_small
    source.begin()
    assert not source.world


@pytest.mark.parametrize("held", [False, True])
def test_a_fact_is_said_asked_and_kept_with_its_value(held: bool) -> None:
    seed = random.randrange(10**6)
    source = Source.held_out(seed) if held else Source.training(seed)
    for fact in new_facts(source, 60):
        assert fact.value in fact.statement(source)
        assert fact.value in fact.line
        assert "{" not in fact.statement(source) + fact.question(source) + fact.line + fact.query
        assert fact.query
        assert not set(fact.query) & set('<">')
        assert fact.other_value(source).value != fact.value


def _newest(session: Session, upto: int, sees: tuple[int, ...]) -> list[str]:
    """What a summary has to hold, read off the visible turns."""
    lines: dict[str, Fact] = {}
    by_line = {f.line: f for _, f in session.history} | {f.line: f for f in session.given}
    for index in sorted(sees, key=session.order):
        segment = session.segments[index]
        if segment.role == "user" and segment.text.startswith("Summary of our earlier"):
            for line in segment.text.split("\n")[1:]:
                if line.removeprefix("- ") != SMALL_TALK_LINE:
                    fact = by_line[line.partition(") ")[2]]
                    lines[fact.key] = fact
        for at, fact in session.history:
            if at == index:
                lines[fact.key] = fact
    numbers = session.numbers
    return [f"- ({numbers[key]}) {fact.line}" for key, fact in lines.items()] or [f"- {SMALL_TALK_LINE}"]


def test_a_summary_holds_exactly_the_newest_of_each_visible_fact() -> None:
    seed = random.randrange(10**6)
    checked = 0
    for session in sessions(seed, 150):
        for index, segment in enumerate(session.segments[:-1]):
            if segment.role == "user" and segment.text.startswith(summary.instruction(Detail.MODERATE)):
                answer = session.segments[index + 1].text
                assert sorted(answer.split("\n")) == sorted(_newest(session, index, segment.sees)), seed
                checked += 1
    assert checked > 50


def test_what_is_asked_of_the_scratch_sequence_is_never_seen_again() -> None:
    for session in sessions(5, 100):
        hidden: set[int] = set()
        for index, segment in enumerate(session.segments):
            if segment.text.startswith((summary.instruction(), "ALERT:")) and segment.role == "user":
                hidden |= {index, index + 1}
            elif index not in hidden:
                assert not hidden & set(segment.sees)
            assert all(seen < index for seen in segment.sees)


def test_calls_are_in_the_form_the_app_reads() -> None:
    found = [
        g.text
        for x in sessions(9, 200)
        for g in x.segments
        if g.role == "assistant" and g.text.startswith("<tool_call")
    ]
    assert found
    for text in found:
        assert text.startswith(
            tuple(
                f'<tool_call name="{name}"'
                for name in (guide_calls.CONTEXT_MANAGE, guide_calls.MEMORY_SEARCH)
            )
        )
        assert text.endswith(" />")
