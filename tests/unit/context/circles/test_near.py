"""Replies that say the same again with small changes, and such as only look like it."""

from __future__ import annotations

import random
import re
from itertools import accumulate

import pytest

from ethervox_gui.context.circles.near import Again, NearCircles

TOKEN = re.compile(r"\d|\s*[^\W\d]+|\s*[^\w\s]|\s")
HEAD = "Here it is:\n\n"


def found(text: str) -> tuple[Again, str] | None:
    """What was said again, and the text up to there; each word, digit and mark is a token."""
    circles, said = NearCircles(), ""
    for piece in TOKEN.findall(HEAD + text):
        said += piece
        again = circles.add(piece)
        if again is not None:
            return again, said
    return None


def lines_of(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


def numbered(line: str, count: int = 60) -> str:
    return "".join(f"{number}. {line}\n" for number in range(1, count))


def halving() -> str:
    """As a small model wrote it."""
    return "".join(f"   - **Costs of the work:** {1000 / 2**n:.{n}f} Euro\n" for n in range(2, 60))


def in_turn(items: str, n_lines: int, form: str = "{n}. {item}\n") -> str:
    """A list that says these items again and again, and counts on."""
    words = items.split(", ")
    return "".join(form.format(n=n + 1, item=words[n % len(words)]) for n in range(n_lines))


def with_changes() -> str:
    """Sentences that come again under other headings, as a small model wrote the minutes of a meeting."""
    said = [
        "Dr. Lindner recommends forty-two square metres of planks of oak for the floor of the new workshop.",
        "Marlene would rather have polished screed, for it is easier to clean after a long day of work.",
        "A sample of it will be ordered, and they want to decide on the twentieth of February at the latest.",
    ]
    dice = random.Random(4)
    rounds = (dice.sample(said, dice.choice([2, 3])) for _ in range(60))
    return "".join(f"### Sentences {n}\n\n{' '.join(each)}\n\n" for n, each in enumerate(rounds))


@pytest.mark.parametrize(
    ("text", "most"),
    [
        (numbered("A cupboard"), 12),
        (numbered("A cupboard").replace("\n", "\n\n"), 12),
        (numbered("A cupboard").replace("\n", "\n\t"), 12),
        (halving(), 20),
    ],
    ids=["numbered", "apart", "indented", "halving"],
)
def test_lines_that_say_nothing_new_are_a_circle(text: str, most: int) -> None:
    again = found(text)
    assert again is not None
    (begin, end), said = again
    lines = lines_of(said)[1:]
    assert len(lines) <= most
    kept = lines_of(said[: len(said) - begin] + said[len(said) - end :])[1:]
    assert set(kept) <= set(lines), "whole lines stay"
    assert kept[0] == lines[0]
    assert len(kept) <= 3


@pytest.mark.parametrize(
    "form",
    [
        "{n}. {item}\n",
        "{n}. {item}\n\n",
        "- {n}: {item}\n",
        "| {n} | {item} |\n",
        "{n}. {item}\n   - fresh\n",
    ],
    ids=["list", "apart", "bullets", "table", "with more"],
)
def test_a_list_that_begins_again_and_counts_on_is_a_circle(form: str) -> None:
    """As a small model wrote down what is to be bought, up to its 250th line."""
    again = found(in_turn("Candles, Juice, Milk, Flour, Butter", 400, form))
    assert again is not None
    (begin, end), said = again
    assert len(lines_of(said)) <= 122
    n_round = 10 if "fresh" in form else 5
    kept = lines_of(said[: len(said) - begin] + said[len(said) - end :])[1:]
    assert kept[:n_round] == lines_of(said)[1 : 1 + n_round], "the first round stays"
    assert kept[n_round] == lines_of(said[: said.rindex("\n")])[-1]


def test_sentences_that_come_again_with_small_changes_are_a_circle() -> None:
    again = found(with_changes())
    assert again is not None
    (begin, end), said = again
    assert len(said) < len(with_changes()) / 2
    assert said[len(said) - begin - 1].isspace()
    assert said[len(said) - end - 1].isspace()
    assert begin - end > 500


def exercises() -> str:
    dice = random.Random(2)
    return "".join(f"{n}. What is {dice.randint(10, 99)} + {dice.randint(10, 99)}?\n" for n in range(1, 60))


def rooms() -> str:
    dice = random.Random(3)
    return "".join(f"- Room {n}: {dice.choice(['free', 'taken'])}, {n % 4} chairs\n" for n in range(100, 160))


def song() -> str:
    gifts = [
        *("a partridge in a pear tree", "two turtle doves", "three French hens", "four calling birds"),
        *("five golden rings", "six geese a-laying", "seven swans a-swimming", "eight maids a-milking"),
        *("nine ladies dancing", "ten lords a-leaping", "eleven pipers piping", "twelve drummers drumming"),
    ]
    verses = accumulate(gifts, lambda verse, gift: f"{gift}, {verse}")
    return "".join(f"On day {n} my true love sent to me {verse}.\n\n" for n, verse in enumerate(verses, 1))


RIGHTFUL = {
    "exercises": exercises(),
    "rooms": rooms(),
    "song": song(),
    "products": "".join(f"{a} x {b} = {a * b}\n" for a in range(1, 11) for b in range(1, 11)),
    "powers": "".join(f"2 to the power of {n} is {2**n}.\n" for n in range(80)),
    "days": "".join(f"- Day {n}: run {n % 7} km, then stretch and drink a lot.\n" for n in range(1, 80)),
    "years": "".join(
        f"{''.join(f'In {n + m} he saw {7 * n + m} ships. ' for m in range(4))}\n" for n in range(0, 240, 4)
    ),
    "rota": in_turn("Anna, Ben, Carla, Dario", 53),
    "parity": in_turn("odd, even", 101),
    "shouted numbers": "".join(
        f"{'Fizz' * (n % 3 == 0) + 'Buzz' * (n % 5 == 0) or n}\n" for n in range(1, 301)
    ),
    "weeks of another plan": in_turn("Run, Rest, Swim, Rest, Lift, Walk, Rest", 112),
    "form": "Name: ________\n\n" * 30,
    "zeros": f"| {'0 | ' * 8}\n" * 40,
    "unit matrix": "".join(f"{'0 ' * n}1 {'0 ' * (20 - n)}\n" for n in range(20)),
    "records": "".join(
        f"INSERT INTO users VALUES ({n}, 'user{n}', 'user{n}@example.com');\n" for n in range(60)
    ),
    "code": f"```html\n{numbered('<td>A cupboard</td>')}```\n",
    "another fence": f"~~~\n{with_changes()}~~~\n",
}


@pytest.mark.parametrize("text", RIGHTFUL.values(), ids=RIGHTFUL)
def test_what_only_looks_like_a_circle_is_none(text: str) -> None:
    assert found(text) is None


def test_behind_code_it_is_looked_for_again() -> None:
    assert found(f"{RIGHTFUL['code']}\n{halving()}") is not None
