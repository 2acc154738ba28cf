"""What a summary must hold, and what is put back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ethervox_gui.context.summaries.comparison import Comparison
from ethervox_gui.context.summaries.completeness import Remembered
from ethervox_gui.context.turns.turns import Role, Turn


def turns(*exchanges: tuple[str, str]) -> list[Turn]:
    """User turns and their replies."""
    made: list[Turn] = []
    for said, replied in exchanges:
        made += [
            Turn(len(made) + 1, Role.USER, said),
            Turn(len(made) + 2, Role.ASSISTANT, replied),
        ]
    return made


def completed(summary: str, earlier: str, told: Sequence[Turn], max_tokens: int = 10_000) -> list[str]:
    return Remembered(earlier, told).completed(summary, max_tokens, len).splitlines()


CHATTER = ("Well, that was a long day.", "I see.")


@pytest.mark.parametrize(
    ("said", "is_told"),
    [
        ("My dog is called Rex.", True),
        ("The tortoise goes by Mira.", True),
        ("We meet at 5 in room 12.", True),
        ("My favourite breakfast is porridge.", True),
        ("I am allergic to nuts.", False),  # half of such sentences say nothing
        ("It was raining all day.", False),
        ("What is my dog called?", False),
        ("what is my dog called and where does it sleep on Sunday", False),
        ("Please tell me what my dog is called.", False),
        ('<tool_call name="memory_search" query="My dog is called Rex" />', False),
    ],
)
def test_what_users_tell_must_be_in_it(said: str, is_told: bool) -> None:
    assert bool(completed("", "", turns((said, "Fine."), CHATTER))) is is_told


def test_what_the_reply_took_note_of_was_told() -> None:
    assert completed("", "", turns(("I am allergic to nuts.", "Noted."))) == ["- I am allergic to nuts."]


@pytest.mark.parametrize(
    ("replied", "kept"),
    [
        ("Noted. Your tortoise is called Mira.", "- Your tortoise is called Mira."),
        ("Noted. (4) Your tortoise is called Mira.", "- (4) Your tortoise is called Mira."),
        ("Noted. (4) It is Mira, your tortoise here.", "- The tortoise goes by Mira."),
        ("Noted. (4) Your tortoise is called Mila.", "- The tortoise goes by Mira."),
        ("Noted. Your tortoise is called Mila.", "- The tortoise goes by Mira."),
        ("Noted. Your favourite is called Mira.", "- The tortoise goes by Mira."),
        ("Mira is a lovely name for a tortoise.", "- The tortoise goes by Mira."),
        ("You can teach a tortoise like Mira to come when you call her.", "- The tortoise goes by Mira."),
    ],
    ids=[
        "the same",
        "with a number",
        "with a number in words of its own",
        "a garbled note",
        "another name",
        "of something else",
        "about it",
        "more than it",
    ],
)
def test_it_is_kept_in_the_words_of_a_reply_that_says_just_that(replied: str, kept: str) -> None:
    assert completed("", "", turns(("The tortoise goes by Mira.", replied), CHATTER)) == [kept]


@pytest.mark.parametrize(
    ("told", "replied", "kept"),
    [
        (
            "My dog is called Rex and I live in Lisbon.",
            "Noted. (1) Your dog is called Rex. (2) You live in Lisbon.",
            ["- (1) Your dog is called Rex.", "- (2) You live in Lisbon."],
        ),
        (
            "My sister Anna works as a nurse in Porto.",
            "Noted. (3) Your sister Anna works as a nurse.",
            ["- My sister Anna works as a nurse in Porto."],
        ),
    ],
    ids=["a note for each half", "a note without a name"],
)
def test_no_half_of_a_sentence_is_lost_in_notes_of_it(told: str, replied: str, kept: list[str]) -> None:
    assert completed("", "", turns((told, replied), CHATTER)) == kept


@pytest.mark.parametrize(
    "summary",
    [
        "- The user's dog is called Rex.",
        "- A dog (Rex) and a cat.",
        "The user has a dog, Rex, and likes it.",
    ],
)
def test_what_is_there_in_other_words_is_not_put_back(summary: str) -> None:
    assert completed(summary, "- Your dog is called Rex.", turns(("My dog is called Rex.", "ok"))) == [
        summary
    ]


def test_the_same_name_for_another_thing_is_not_the_same() -> None:
    earlier = "- Your cat is called Rex."
    assert completed("- Your dog is called Rex.", earlier, turns(("My dog is called Rex.", "ok"))) == [
        "- Your cat is called Rex.",
        "- Your dog is called Rex.",
    ]


def test_lines_of_the_summary_before_stand_in_front_and_what_was_told_at_the_end() -> None:
    told = turns(("My train leaves at 9.", "ok"), CHATTER)
    assert completed("- It was a long day.", "- Your dog is called Rex.\n- You like tea.", told) == [
        "- Your dog is called Rex.",
        "- You like tea.",
        "- It was a long day.",
        "- My train leaves at 9.",
    ]


@pytest.mark.parametrize(
    ("line", "said", "stays"),
    [
        ("Your dog is called Rex.", "My dog is called Max.", False),
        ("Your dog is called Rex.", "Actually, the dog is called Max.", False),
        ("You live in Oslo.", "We no longer live in Oslo but in Bergen.", False),
        ("Your deadline is May 5.", "The deadline has changed: it is May 9.", False),
        ("Your dog is called Rex.", "Actually, my dog is called Rex.", True),
        ("Your dog is called Rex.", "My cat is called Tom.", True),
        ("Your dog is called Rex.", "My dog is ill.", True),
        ("Your name is Kelner.", "My project's name is Falcon.", True),
        ("Your dog is called Rex.", "Is my dog called Max?", True),
    ],
)
def test_what_was_said_otherwise_since_stays_out(line: str, said: str, stays: bool) -> None:
    found = completed(
        "", f"- {line}\n- You like tea.", turns(("My train is called Heron.", "ok"), (said, "ok"))
    )
    assert (f"- {line}" in found) is stays
    assert "- You like tea." in found


def test_of_what_users_told_twice_the_newest_stays() -> None:
    told = turns(("My dog is called Rex.", "ok"), ("Actually, my dog is called Max.", "ok"), CHATTER)
    assert completed("", "", told) == ["- Actually, my dog is called Max."]


def test_the_same_names_together_are_told_again_in_whatever_words() -> None:
    told = turns(("My brothers are Ole and Per.", "ok"), ("My friends Ole and Per live in Bergen.", "ok"))
    assert completed("", "", told) == ["- My friends Ole and Per live in Bergen."]


def test_a_summary_that_goes_by_what_is_newer_is_believed() -> None:
    """The correction itself names no dog."""
    told = turns(("My dog is called Rex.", "ok"), ("No, I meant Max.", "ok"))
    assert completed("- Your dog is called Max.", "- Your dog is called Rex.", told)[0] == (
        "- Your dog is called Max."
    )


def test_a_summary_that_garbles_a_name_is_not_believed() -> None:
    found = completed("- Your dog is called Rax.", "- Your dog is called Rex.", turns(CHATTER))
    assert "- Your dog is called Rex." in found


def test_the_most_important_goes_first_where_there_is_little_room() -> None:
    told = turns(("We saw Lisa.", "ok"), ("My deadline is on May 5, remember.", "ok"), CHATTER)
    line = "- My deadline is on May 5, remember."
    assert completed("", "", told, max_tokens=len(line) + 1) == [line]
    assert completed("", "", told, max_tokens=10) == []


def test_what_was_told_last_has_room_in_a_summary_that_is_full() -> None:
    """Else nothing that is told from then on would ever come into one."""
    earlier = "\n".join(f"- Your {pet} is called {pet.title()}o." for pet in ("dog", "cat", "pony", "canary"))
    told = turns(
        ("My train leaves at 9.", "ok"),
        ("My boat is called Amalia.", "ok"),
        ("My boss is called Vera.", "ok"),
        ("My doctor is called Tilda.", "ok"),
        CHATTER,
    )
    found = completed("", earlier, told, max_tokens=len(earlier))
    assert found[-3:] == [f"- {turn.text}" for turn in told[2:8:2]]
    assert found[0] == "- Your dog is called Dogo."
    assert len("\n".join(found)) <= len(earlier)


def test_small_talk_is_not_what_was_told_last() -> None:
    earlier = "- Your dog is called Rex."
    said = "Frankly, it was Lisa again."
    assert completed("", earlier, turns((said, "I see.")), max_tokens=1000) == [earlier, f"- {said}"]
    assert completed("", earlier, turns((said, "I see.")), max_tokens=len(said) + 3) == [earlier]


@pytest.mark.parametrize(
    ("line", "stays"),
    [
        ("- Your dog is Rex.", True),
        ("- Your cat is Rex.", False),
        ("- They talked.", True),
        ("- Rex lives with a cat, a canary, a pony, a parrot, a goldfish.", True),
    ],
    ids=["of one place", "of two", "without a name", "long"],
)
def test_names_are_not_given_to_something_else(line: str, stays: bool) -> None:
    told = turns(("My dog is called Rex.", "ok"), ("I had a cat once, in Rome.", "ok"))
    assert Remembered("", told).without_mix_ups(line) == (line if stays else "")


def test_where_nothing_was_told_a_name_may_come_from_a_reply() -> None:
    told = turns(("What about it?", "It is about the boat called Amalia."))
    line = "- The boat is called Amalia."
    assert Remembered("", told).without_mix_ups(line) == line


def test_a_summary_is_lost_when_it_has_little_of_much() -> None:
    earlier = "\n".join(
        f"- Your {pet} is called {pet.title()}." for pet in ("dog", "cat", "pony", "canary", "fish")
    )
    remembered = Remembered(earlier, turns(CHATTER))
    assert remembered.is_lost_on("- They talked.")
    assert remembered.is_lost_on("- Your dog is called Dog.")
    assert not remembered.is_lost_on("\n".join(earlier.splitlines()[:3]))
    assert not Remembered("- Your dog is called Rex.", turns(CHATTER)).is_lost_on("- They talked.")


@given(st.text(max_size=60), st.lists(st.text(max_size=60), max_size=6), st.text(max_size=60))
def test_it_is_never_longer_than_it_may_be_and_loses_nothing_it_had(
    earlier: str, said: list[str], summary: str
) -> None:
    told = turns(*((text, text[::-1]) for text in said))
    remembered = Remembered(earlier, told)
    assert summary in remembered.completed(summary, 200, len)
    assert len(remembered.completed("", 100, len)) <= 100
    remembered.without_mix_ups(summary)


def test_a_text_that_somebody_pasted_is_no_fact() -> None:
    assert completed("", "", turns(("My log of 5 May says " + "x" * 200 + ".", "Noted."))) == []


def test_a_thousand_facts_are_not_all_compared_with_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that share a rare word are: else the summary of a long chat would wait for a million of them."""
    n_compared = 0
    differ = Comparison.differ

    def counted(*lines: Any) -> bool:
        nonlocal n_compared
        n_compared += 1
        return differ(*lines)

    monkeypatch.setattr(Comparison, "differ", counted)
    things = [f"{a}{b}{c}y" for a in "abcdefghij" for b in "aeiou" for c in "klmnpqrstv"] * 2
    told = turns(*((f"My favourite {thing} is called {thing.title()}o.", "ok") for thing in things))
    found = completed("", "", told, max_tokens=100_000)
    assert found == [f"- {turn.text}" for turn in told[1000::2]], "of what was said twice the newest"
    assert n_compared < 2000


def test_numbers_of_a_list_are_no_part_of_what_it_says() -> None:
    earlier = "- (1) Your dog is called Rex.\n- (2) The deadline is May 5."
    told = turns(
        ("My boat is called Amalia.", "Noted. (3) Your boat is called Amalia."),
        ("No, my dog is called Max.", "Updated. (1) Your dog is called Max."),
    )
    whole = "- (1) Your dog is called Max.\n- (2) The deadline is May 5.\n- (3) Your boat is called Amalia."
    assert completed(whole, earlier, told) == whole.splitlines()
    assert completed("1. The dog is called Max.\n2. The deadline is May 5.", earlier, told)[2:] == [
        "- (3) Your boat is called Amalia."
    ]
    assert Remembered(earlier, told).without_mix_ups(whole) == whole


def test_what_was_lost_comes_in_behind_what_stands_there_and_what_was_surely_told() -> None:
    earlier, lost = "- (1) Your dog is called Rex.", ["(2) Your cake is pistachio.", "(3) Your pin is 12."]
    told = turns(("My boss is called Ada Lind.", "Noted. (4) Your boss is called Ada Lind."))
    remembered = Remembered(earlier, told, lost=lost)
    assert remembered.n_wanted == 4
    assert remembered.completed("", 1000, len).splitlines() == [
        *(f"- {line}" for line in lost), earlier, "- (4) Your boss is called Ada Lind.",
    ]  # fmt: skip
    short = remembered.completed("", len(earlier) + 45, len)
    assert short.splitlines() == [earlier, "- (4) Your boss is called Ada Lind."]
    assert remembered.lost_on(short) == lost


def test_what_was_lost_and_corrected_since_stays_away() -> None:
    told = turns(("No, my pin is 77.", "Updated. (3) Your pin is 77."))
    remembered = Remembered("", told, lost=["(3) Your pin is 12."])
    assert remembered.completed("", 1000, len) == "- (3) Your pin is 77."
