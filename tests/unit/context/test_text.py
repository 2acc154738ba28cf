"""Sentences that can be said in another language later, and are plain strings for everybody else."""

from __future__ import annotations

import copy
import json
import pickle
from pathlib import Path

import pytest

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_, Text, joined


def test_a_sentence_is_a_string_that_remembers_its_template() -> None:
    text = N_("There are {n:,} turns in “{name}”.").format(n=1234, name="{n} \\ {}")
    assert text == "There are 1,234 turns in “{n} \\ {}”."
    assert text.template == "There are {n:,} turns in “{name}”."
    assert text.values == {"n": 1234, "name": "{n} \\ {}"}
    assert json.dumps({"message": text}) == json.dumps({"message": str(text)})
    assert N_("{braces} stay").values == {}
    assert N_("{braces} stay") == "{braces} stay"


@pytest.mark.parametrize(
    "text",
    [
        N_("Plain."),
        N_("{a} and {b}").format(a=1, b=N_("two")),
        joined("One.", N_("Two.")),
        N_("{n} dogs").counted("dogs", "dog", n=1),
    ],
)
def test_it_is_the_same_from_another_process(text: Text) -> None:
    for other in (pickle.loads(pickle.dumps(text)), copy.deepcopy(text)):
        assert other == text
        assert (other.template, other.values) == (text.template, text.values)


@pytest.mark.parametrize(
    ("n", "words"), [(0, "A: 0 dogs of 1 dogs."), (1, "A: 1 dog of 1 dogs."), (2, "A: 2 dogs of 1 dogs.")]
)
def test_one_thing_is_one_in_english_too(n: int, words: str) -> None:
    """Headless and the API say it so; the window has the forms of its own language."""
    text = N_("{name}: {n:,} dogs of {all} dogs.").counted("dogs", "dog", name="A", n=n, all=1)
    assert text == words
    assert (text.template, text.values) == (
        "{name}: {n:,} dogs of {all} dogs.",
        {"name": "A", "n": n, "all": 1},
    )
    assert joined("Now.", text) == f"Now. {words}"


def test_nothing_but_texts_and_numbers_is_kept() -> None:
    text = N_("{path}: {error} ({n:,})").format(path=Path("a"), error=ValueError("no"), n=1000)
    assert text == "a: no (1,000)"
    assert text.values == {"path": "a", "error": "no", "n": 1000}


def test_fields_have_names() -> None:
    with pytest.raises(TypeError):
        N_("{} turns").format(3)


def test_an_error_says_sentence_and_advice() -> None:
    error = UserError("code", N_("It is {how}.").format(how="bad"), N_("Try again."))
    assert str(error) == error.said == "It is bad. Try again."
    assert error.said.values == {"s0": error.message, "s1": error.advice}
    assert str(UserError("code", "It is bad.")) == "It is bad."
