"""Which form of a word a number asks for, by samples of Unicode's plural rules, in every language."""

from __future__ import annotations

import pytest

from ethervox_gui.settings.program import LANGUAGES
from ethervox_gui.ui.kit.text.plural import amount, choose, n_forms

#: Numbers by the form that they ask for.
Samples = dict[int, list[float]]

TWO: Samples = {0: [1], 1: [0, 2, 5, 11, 21, 101]}
FROM_TWO: Samples = {0: [0, 1, 1.5], 1: [2, 5, 11, 21, 101]}
NONE: Samples = {0: [0, 1, 2, 5, 100]}
SAMPLES: dict[str, Samples] = {
    **dict.fromkeys(("en", "de", "es", "it", "tr"), TWO),
    **dict.fromkeys(("fr", "pt_BR", "hi"), FROM_TWO),
    **dict.fromkeys(("ja", "zh_CN", "zh_TW", "ko"), NONE),
    "pl": {0: [1], 1: [2, 3, 4, 22, 24, 102], 2: [0, 5, 11, 12, 13, 14, 21, 25, 101, 112, 114]},
    "ru": {0: [1, 21, 101], 1: [2, 3, 4, 22, 24], 2: [0, 5, 11, 12, 13, 14, 111, 112, 114, 25]},
    "ar": {
        0: [0],
        1: [1],
        2: [2],
        3: [3, 10, 103, 110],
        4: [11, 26, 99, 111, 199],
        5: [100, 101, 102, 200],
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_for_a_number(language: str) -> None:
    samples = SAMPLES[language]
    forms = [str(number) for number in range(n_forms(language))]
    assert set(samples) == set(range(len(forms)))
    for form, numbers in samples.items():
        assert [choose(language, n, forms) for n in numbers] == [str(form)] * len(numbers)


def test_where_too_few_forms_are_there_the_last_one_stands_for_the_others() -> None:
    assert choose("ru", 5, ["ход", "хода"]) == "хода"


@pytest.mark.parametrize(
    ("shown", "n"),
    [
        ("1.5", 1.5),
        ("1,5 GB", 1.5),
        ("0.125", 0.125),
        ("1,234.5", 1234.5),
        ("1\u202f234,56", 1234.56),
        ("1.234.567", 1234567),
        ("1,500", 1500),
        ("12,34,567", 1234567),
        ("1\u2019500", 1500),
        ("about 21.", 21),
        ("15", 15),
        ("3 of 4", None),
        ("none", None),
    ],
)
def test_how_many_a_number_that_is_shown_stands_for(shown: str, n: float | None) -> None:
    assert amount(shown) == n
