"""The timeline as it is drawn: blocks where they belong, and only what changed is made anew."""

from __future__ import annotations

from ethervox_gui.context.turns.timeline import Timeline
from ethervox_gui.context.turns.turns import Block, Role, Span, Turn
from ethervox_gui.governor.chat.timeline_views import TimelineViews


def test_each_block_stands_right_after_its_turns() -> None:
    timeline = Timeline(Turn(number, Role.USER, "") for number in range(6))
    blocks = [Block(1, "old", 0, 1, Span(0, 4)), Block(2, "new", 2, 3, Span(4, 8), recalled=True)]
    timeline.load({}, blocks)
    drawn = [(view.number, view.is_block) for view in TimelineViews().of(timeline)]
    assert drawn == [
        *((0, False), (1, False), (0, True)),
        *((2, False), (3, False), (2, True)),
        *((4, False), (5, False)),
    ]


def test_the_views_of_turns_that_stayed_are_kept() -> None:
    timeline = Timeline(Turn(number, Role.USER, "") for number in range(4))
    views = TimelineViews()
    before = views.of(timeline)
    timeline.set_pinned(2, True)
    timeline.append(Turn(4, Role.USER, ""))
    after = views.of(timeline)
    assert [a is b for a, b in zip(before, after, strict=False)] == [True, True, False, True]
    assert (after[2].pinned, len(after)) == (True, 5)


def test_a_beginning_that_is_not_all_of_it_says_so() -> None:
    timeline = Timeline(Turn(number, Role.USER, text) for number, text in enumerate(("short", "long " * 40)))
    short, long = TimelineViews().of(timeline)
    assert short.preview == "short"
    assert long.preview.endswith("long long lon…")


def test_a_turn_that_left_is_forgotten_until_it_comes_back() -> None:
    turns = [Turn(number, Role.USER, "", turn_id=10 + number) for number in range(3)]
    timeline, views = Timeline(turns), TimelineViews()
    timeline.load({0: Span(0, 4)}, [])
    assert not any(view.forgotten for view in views.of(timeline))
    assert [view.forgotten for view in views.of(timeline, {10, 11})] == [False, True, False]
    assert [view.forgotten for view in views.of(timeline, {12})] == [False, False, True]
