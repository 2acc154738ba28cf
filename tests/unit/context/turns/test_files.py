"""A file at the beginning of a message: written, and known again, so that only what was typed asks."""

from __future__ import annotations

import pytest

from ethervox_gui.context.turns.files import behind_files, quoted

ASKED = "What did we say about the parrot?"
LONG_NAME = "Minutes of the third meeting about the harbour in May 2026.txt"


@pytest.mark.parametrize(
    "names",
    [["a.md"], ["a.md", "b.csv"], [LONG_NAME, "b.csv", "c.txt"]],
    ids=["one file", "two files", "long names"],
)
def test_files_in_front_ask_for_nothing(names: list[str]) -> None:
    files = [quoted(name, "- milk\n```\n- bread\n```") for name in names]
    assert behind_files("\n".join([*files, ASKED])).strip() == ASKED


@pytest.mark.parametrize(
    "text",
    [
        ASKED,
        "",
        quoted("a.md", "- milk"),
        f"Why does this fail?\n```\nx = 1\n```\n{ASKED}",
        f"{ASKED}\n{quoted('a.md', '- milk')}",
        "a.md:\n```\n- milk",
    ],
    ids=["no file", "nothing", "a file alone", "code", "a file behind", "a fence that is open"],
)
def test_everything_else_stays_as_it_is(text: str) -> None:
    assert behind_files(text) == text


def test_nothing_in_a_file_closes_its_fence() -> None:
    text = quoted("a`\nb.md", "```\ncode\n````\n")
    assert text == "a' b.md:\n`````\n```\ncode\n````\n`````\n"
