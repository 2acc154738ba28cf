"""Asked for all it knows, the guide says all that it was told, and nothing else."""

from __future__ import annotations

import pytest

from ethervox_gui.context.summaries.guide.listing import MORE, is_list, listed

TOLD = [
    "My dog is called Rex.",
    "I owe Tom 40 pounds. Is that a lot?",
    "Thanks!",
    "Write a poem.",
    "My shift starts at five.",
    "Actually my shift starts at six.",
]
SEEN = [
    "Noted. (2) Your dog is called Rex.",
    "- (1) You live in Leeds.",
    "Noted. (3) The shift starts at five.",
]


def tells(said: str) -> bool:
    return not said.startswith("Write")


def test_notes_come_first_and_then_what_was_said_besides() -> None:
    assert listed(TOLD, SEEN, tells).splitlines() == [
        "- (1) You live in Leeds.",
        "- (2) Your dog is called Rex.",
        "- You said: “I owe Tom 40 pounds.”",
        "- You said: “My shift starts at five.”",
        "- You said: “Actually my shift starts at six.”",
    ]


def test_of_one_thing_the_newest_note_is_said() -> None:
    assert listed([], [*SEEN, "Updated. (2) Your dog is called Max."], tells).count("dog") == 1


@pytest.mark.parametrize(
    ("n", "has_more", "says_so"), [(12, False, False), (13, False, True), (3, True, True)]
)
def test_what_is_left_out_is_said_to_be_there(n: int, has_more: bool, says_so: bool) -> None:
    told = [f"My parcel number {k} came from Oslo." for k in range(n)]
    lines = listed(told, [], tells, has_more=has_more).splitlines()
    assert (lines[-1] == MORE) is says_so
    assert f"number {n - 1} " in lines[-1 - says_so], "the newest are kept"
    assert len(lines) == min(n, 12) + says_so


def test_notes_leave_some_room_for_what_was_said_besides() -> None:
    seen = [f"Noted. ({k}) The parcel{k} is on Monday." for k in range(1, 15)]
    lines = listed([f"My letter number {k} came from Oslo." for k in range(6)], seen, tells).splitlines()
    assert [line.partition(")")[0] for line in lines[:12]] == [f"- ({k}" for k in range(3, 15)]
    assert lines[12:-1] == [f"- You said: “My letter number {k} came from Oslo.”" for k in range(2, 6)]
    assert lines[-1] == MORE


def test_where_nothing_was_told_there_is_nothing_to_list() -> None:
    assert listed(["Write a poem.", "Hello!"], ["You are welcome."], tells, has_more=True) == ""


@pytest.mark.parametrize(
    ("begun", "is_one"),
    [("- (1) Your", True), ("\n- (", True), ("- ", False), ("(1) Your", False), ("Noted. (1) Your", False)],
)
def test_the_guide_begins_a_list_so(begun: str, is_one: bool) -> None:
    assert is_list(begun) is is_one
