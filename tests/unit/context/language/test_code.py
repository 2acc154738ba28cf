"""Programs between fences are code, and what else stands there is what somebody said."""

from __future__ import annotations

import pytest

from ethervox_gui.context.language.code import without_code

PYTHON = '''"""Inventory service, version 3."""
import json

LIMIT = 30

def add(items, key, value=0):
    """Add an item."""
    if key not in items and value > LIMIT:
        raise KeyError(key)
    items[key] = value
'''
JAVASCRIPT = """const limit = 30;
export function add(items, key) {
  // as often as one likes
  if (items.has(key)) {
    return false;
  }
  items.set(key, 1);
}
"""
C = """#include <stdio.h>

int main(void)
{
    int n = 3;
    printf("%d", n);
    return 0;
}
"""
NOTES = """Shopping:
- milk (2 litres)
My sister Lena comes on 12 May.
Dentist: Dr. Okafor, at 9:30
"""


@pytest.mark.parametrize("program", [PYTHON, JAVASCRIPT, C], ids=["Python", "JavaScript", "C"])
@pytest.mark.parametrize("kind", ["", "python", "c++"])
def test_programs_are_left_out(program: str, kind: str) -> None:
    said = without_code(f"My boss is called Mireille.\n```{kind}\n{program}```\nWhat does it do?")
    assert said.split("\n") == ["My boss is called Mireille.", "", "What does it do?"]


@pytest.mark.parametrize("kind", ["", "text", "md"])
def test_other_texts_stay(kind: str) -> None:
    said = f"notes.txt:\n```{kind}\n{NOTES}```\nWhen does she come?"
    assert without_code(said) == said


def test_a_program_that_is_cut_off_is_one() -> None:
    assert without_code(f"Look:\n~~~\n{PYTHON}").strip() == "Look:"


@pytest.mark.parametrize("text", ["", "a ```b``` c", "My key is `x = 3`.", "```x``` and\nmore"])
def test_what_has_no_fence_stays(text: str) -> None:
    assert without_code(text) == text
