"""Of what the guide was told twice, what is true now comes back and is found."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from ethervox_gui.context.calls.guide_calls import MEMORY_SEARCH, call_text
from ethervox_gui.context.events.events import Trigger, TurnPagedIn
from ethervox_gui.context.events.window_events import ToolCalled
from ethervox_gui.context.summaries.guide import numbered
from ethervox_gui.context.turns.turns import Turn
from ethervox_gui.governor.faults import by_words, renewed
from ethervox_gui.governor.jobs.jobs import Job, SendMessage, ShiftWindow, SummarizeOld
from tests.helpers.desk import Desk, desk, errors, verify_order

OPENING = "I have time today. " * 8
TOLD = ("My launch code is 5531.", "Well, that was a long day.", "My launch code is 7012 now.")
REST = ("It rained.", "Then it stopped.", "Give me a word for wet.", "How far is Oslo?", "I like tea.")
OTHERS = ("door", "garage", "locker", "bike", "safe", "office", "garden", "cellar")
SEARCH = call_text(MEMORY_SEARCH, query="launch code")


def noted(prompt: str) -> str:
    """As the guide answers: a note of a code; a search where it is asked for."""
    if "Found in memory" in prompt:
        return "There it is."
    if "Look it up" in prompt:
        return SEARCH
    told = re.search(r"code is (\d+)", prompt)
    return f"Noted. (1) Your launch code is {told[1]}." if told else "I see."


@pytest.fixture
def at(tmp_path: Path) -> Iterator[Desk]:
    with desk(tmp_path, context__recall="automatic", context__keep_recent_turns=4) as made:
        yield made
        assert made.store.check() == []


def came_back(at: Desk, *, is_guide: bool, answers: Callable[[str], str] = noted) -> set[int]:
    jobs: list[Job] = [SendMessage(text) for text in (OPENING, *TOLD, "It rained.", "Then it stopped.")]
    asked = [ShiftWindow(2), SendMessage("What is my launch code?")]
    told = at.play(answers, [*jobs, *asked], n_ctx=2048, is_guide=is_guide)
    assert errors(told) == []
    verify_order(told)
    back = (event for event in told if isinstance(event, TurnPagedIn) and event.trigger is Trigger.QUESTION)
    return {turn for event in back for turn in event.turns}


def test_the_newer_of_two_notes_comes_back(at: Desk) -> None:
    assert came_back(at, is_guide=True) == {7, 8}


def test_a_note_is_found_whatever_its_spaces(at: Desk) -> None:
    def spaced(prompt: str) -> str:
        return noted(prompt).replace(" code", "  code")

    assert came_back(at, is_guide=True, answers=spaced) == {7, 8}


def test_of_other_models_nobody_knows_what_a_reply_is_about(at: Desk) -> None:
    """What was told first comes back, too: what is told anew need not be all of it."""
    assert came_back(at, is_guide=False) == {3, 4, 7, 8}


def test_what_was_told_anew_comes_back_with_few_words_of_the_question(at: Desk) -> None:
    told = ("The party starts at six.", "Well, that was a long day.", "We moved the party to Sunday.", *REST)
    jobs: list[Job] = [SendMessage(text) for text in (OPENING, *told)]
    at.play(noted, [*jobs, ShiftWindow(2), SendMessage("When does the party start?")], n_ctx=4096)
    back = (event for event in at.told(TurnPagedIn) if event.trigger is Trigger.QUESTION)
    assert {turn for event in back for turn in event.turns} == {3, 4, 7, 8}


@pytest.mark.parametrize(
    ("older", "newer", "asked", "share"),
    [
        ("The party starts at six.", "We moved the party to Sunday.", "When does the party start?", 0.015),
        # Neither is above the limit before what is asked of one's own is lifted
        (
            "La fecha de corte es el 7 de noviembre por la noche.",
            "Hemos cambiado el corte al 14 de noviembre.",
            "cuándo es el corte",
            0.0225,
        ),
    ],
)
def test_what_was_told_last_comes_where_there_is_room_for_one(
    tmp_path: Path, older: str, newer: str, asked: str, share: float
) -> None:
    told = (older, "Well, that was a long day.", newer, *REST)
    jobs: list[Job] = [SendMessage(text) for text in (OPENING, *told)]
    with desk(tmp_path, context__recall="automatic", context__recall_share=share) as at:
        at.play(noted, [*jobs, ShiftWindow(2), SendMessage(asked)], n_ctx=4096)
        back = (event for event in at.told(TurnPagedIn) if event.trigger is Trigger.QUESTION)
        assert {turn for event in back for turn in event.turns} == {7, 8}


@pytest.mark.parametrize(
    ("newer", "is_anew"),
    [("The mill needs us to move the date to Saturday 26 June.", True), ("On Saturday it rained.", False)],
)
def test_what_was_told_anew_is_known_of_what_shares_no_word_with_the_message(
    at: Desk, newer: str, *, is_anew: bool
) -> None:
    """A model's topics and attention find "The date is …" for the wedding."""
    told = ("The date is Saturday 19 June.", "Well, that was a long day.", newer, *REST)

    def looked_at() -> None:
        by_words.take_in(at.live, exchanges := at.live.working_set.exchanges(at.live.timeline))
        key = next(key for key, turns in exchanges.items() if turns[0].text == told[0])
        found = renewed.told_anew(at.live, key, exchanges, "When's the wedding?")
        assert [exchanges[other][0].text for other in found] == [newer] * is_anew

    at.play(noted, [*(SendMessage(text) for text in (OPENING, *told)), at.then(looked_at)], n_ctx=4096)


@pytest.mark.parametrize(
    ("newer", "back"),
    [
        ("I changed it to input and all is well.", {3, 4, 5, 6}),
        ("Hm no, make that input.", {3, 4, 5, 6}),
        ("I like it.", {3, 4}),
        ("My uncle changed his mind about Norway.", {3, 4}),
    ],
)
def test_what_corrects_it_in_the_next_message_comes_along(at: Desk, newer: str, back: set[int]) -> None:
    told = ("The event we listen to is keydown.", newer, *REST)
    jobs: list[Job] = [SendMessage(text) for text in (OPENING, *told)]
    at.play(noted, [*jobs, ShiftWindow(2), SendMessage("Which event do we listen to?")], n_ctx=4096)
    events = (event for event in at.told(TurnPagedIn) if event.trigger is Trigger.QUESTION)
    assert {turn for event in events for turn in event.turns} == back


def test_what_was_told_anew_comes_back_where_the_guide_noted_nothing_of_it(at: Desk) -> None:
    told = ("The party starts at six.", "Well, that was a long day.", "We moved the party to Sunday.", *REST)
    jobs: list[Job] = [SendMessage(text) for text in (OPENING, *told)]
    at.play(
        lambda _: "I see.",
        [*jobs, ShiftWindow(2), SendMessage("When does the party start?")],
        n_ctx=4096,
        is_guide=True,
    )
    back = (event for event in at.told(TurnPagedIn) if event.trigger is Trigger.QUESTION)
    assert {turn for event in back for turn in event.turns} == {3, 4, 7, 8}


@pytest.mark.parametrize("edit", [ShiftWindow(0), SummarizeOld(0)], ids=["in turns", "in a summary"])
def test_what_is_looked_up_is_what_is_true_now(at: Desk, edit: Job) -> None:
    first, *later = (SendMessage(text) for text in TOLD)
    jobs: list[Job] = [SendMessage(OPENING), first, edit, *later, ShiftWindow(0), SendMessage("Look it up.")]
    told = at.play(noted, jobs, n_ctx=2048, is_guide=True)
    assert errors(told) == []
    (call,) = at.told(ToolCalled)
    assert "7012" in call.result
    assert "5531" not in call.result


@pytest.mark.parametrize("edit", [ShiftWindow(0), SummarizeOld(0)], ids=["in turns", "in a summary"])
def test_of_a_long_chat_only_what_is_looked_up_is_read(
    at: Desk, monkeypatch: pytest.MonkeyPatch, edit: Job
) -> None:
    """Reading the notes of all of it takes seconds where there are 10,000."""
    read: list[Sequence[Turn]] = []

    def noted_in(exchange: Sequence[Turn]) -> dict[str, str]:
        read.append(exchange)
        return numbered.noted_in(exchange)

    others = (SendMessage(f"My {thing} key is {number}.") for number, thing in enumerate(OTHERS, 1000))
    first, _, last = (SendMessage(text) for text in TOLD)
    jobs: list[Job] = [SendMessage(OPENING), first, edit, last, *others, ShiftWindow(0)]
    at.play(in_order, jobs, n_ctx=2048, is_guide=True)
    monkeypatch.setattr(renewed, "noted_in", noted_in)
    told = at.play(in_order, [SendMessage("Look it up.")], chat_id=1, n_ctx=2048, is_guide=True)
    assert errors(told) == []
    (call,) = at.told(ToolCalled)
    assert "7012" in call.result
    assert "5531" not in call.result
    assert 1 <= len({exchange[0].number for exchange in read}) <= 4, "of 11"


def in_order(prompt: str) -> str:
    """As :func:`noted`, of whatever code was told last."""
    if "Look it up" in prompt:
        return noted(prompt)
    told = re.findall(r"My (\w+ \w+) is (\d+)", prompt)
    return f"Noted. (1) Your {told[-1][0]} is {told[-1][1]}." if told else "I see."
