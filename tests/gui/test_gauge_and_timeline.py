"""The self-painted widgets: numbers in words, sizes, keys, speed."""

from __future__ import annotations

import html
import time
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from pytestqt.qtbot import QtBot

from ethervox_gui.context.budget import Health
from ethervox_gui.context.calls.guide_calls import MEMORY_SEARCH, call_text
from ethervox_gui.context.events.events import ContextHealed, DriftMeasured, Trigger
from ethervox_gui.context.events.window_events import TurnView, UsageChanged
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.ui.chat.transcript import EditMarkerItem
from ethervox_gui.ui.context_bar.descriptions import Figures, card_of
from ethervox_gui.ui.context_bar.gauge import AROUND, ContextGauge
from ethervox_gui.ui.context_bar.layout import arrange, scale_of
from ethervox_gui.ui.context_bar.painter import look_of
from ethervox_gui.ui.context_bar.timeline import TimelineStrip
from ethervox_gui.ui.controllers.context_dialogs import EditsDialog
from ethervox_gui.ui.kit.overlays.tip_card import card
from ethervox_gui.ui.kit.text.formatting import one_line
from ethervox_gui.ui.kit.theme.painting import Fade, Opaque
from ethervox_gui.ui.kit.theme.theme import Theme
from tests.gui.conftest import DesktopMaker, click, drag, press, send, wait_until
from tests.helpers.small_talk import numbered

CALL = call_text(MEMORY_SEARCH, query="boat")


def entry(
    number: int,
    state: TurnState = TurnState.IN_KV,
    n_tokens: int = 40,
    *,
    role: Role | None = None,
    block_to: int = 0,
    memory_id: int | None = None,
    pinned: bool = False,
) -> TurnView:
    kept = state is TurnState.IN_KV
    return TurnView(
        number=number,
        last_number=block_to or number,
        role=role or (Role.USER if number % 2 else Role.ASSISTANT),
        state=state,
        n_tokens=n_tokens,
        importance=0.5,
        preview=f"words of turn {number}",
        pinned=pinned,
        is_block=bool(block_to),
        recalled=False,
        memory_id=memory_id,
        p0=number * 100 if kept else None,
        p1=number * 100 + n_tokens if kept else None,
    )


def chat_with_a_summary() -> list[TurnView]:
    gone = [entry(number, TurnState.SUMMARIZED, memory_id=7) for number in range(1, 9)]
    block = entry(1, n_tokens=60, block_to=8, memory_id=7)
    return [entry(0, role=Role.SYSTEM), *gone, block, *(entry(number) for number in range(9, 13))]


@pytest.fixture
def strip(qtbot: QtBot, theme: Theme) -> TimelineStrip:
    strip = TimelineStrip(theme)
    qtbot.addWidget(strip)
    strip.resize(800, strip.sizeHint().height())
    strip.show()
    return strip


def test_gauge_says_its_numbers(qtbot: QtBot, theme: Theme) -> None:
    gauge = ContextGauge(theme)
    qtbot.addWidget(gauge)
    assert gauge.value_text() == "no model loaded"
    gauge.show_usage(UsageChanged(300, 700, 100, 500, 2572, 500, 900, 8192, Health.OK))
    assert gauge.value_text() == "4,672 / 8,192 · 57 % · ok"
    assert "4,672 / 8,192" in gauge.accessibleName()
    assert "700  summaries" in gauge.accessibleDescription()
    assert "3,520  free" in gauge.accessibleDescription()
    gauge.show_usage(UsageChanged(300, 700, 100, 500, 3300, 0, 900, 8192, Health.OK))
    assert gauge.value_text() == "4,900 / 8,192 · 59 % · ok", "warning begins at 60 %"
    gauge.set_thresholds(0.5, 0.7, 0.9)
    assert "50 %, 70 %, 90 %" in gauge.explanation()
    gauge.resize(500, 24)
    assert not gauge.grab().isNull()


def test_gauge_says_how_far_the_context_drifted(qtbot: QtBot, theme: Theme) -> None:
    gauge = ContextGauge(theme)
    qtbot.addWidget(gauge)
    gauge.show_usage(UsageChanged(300, 700, 100, 500, 2572, 500, 900, 8192, Health.OK))
    assert "Drift" not in gauge.explanation()
    gauge.show_drift(DriftMeasured(0.0421, 0.3, 30 / 32, 32, 4000))
    assert "Drift: 0.042 nats; after 94 % of the last 32 tokens" in gauge.explanation()
    assert "0.042" in gauge.accessibleDescription()
    gauge.show_drift(ContextHealed(Trigger.AUTO, 0.2, 4000))
    assert "Drift: none." in gauge.explanation()
    gauge.show_drift(None)
    assert "Drift" not in gauge.explanation()


@pytest.mark.parametrize("health", list(Health))
def test_gauge_paints_every_health(qtbot: QtBot, theme: Theme, health: Health) -> None:
    gauge = ContextGauge(theme)
    qtbot.addWidget(gauge)
    gauge.show_usage(UsageChanged(1, 2, 3, 4, 5, 6, 7, 8, health))
    assert health.value in gauge.value_text()
    assert not gauge.grab().isNull()


@pytest.mark.parametrize("direction", list(Qt.LayoutDirection)[:2])
def test_the_frame_of_the_keys_keeps_off_what_the_gauge_says(
    qtbot: QtBot, theme: Theme, direction: Qt.LayoutDirection
) -> None:
    """It touched the last word."""
    gauge = ContextGauge(theme)
    qtbot.addWidget(gauge)
    gauge.setLayoutDirection(direction)
    gauge.show_usage(UsageChanged(300, 700, 100, 500, 2572, 500, 900, 8192, Health.OK))
    gauge.resize(500, 24)
    gauge.show()
    plain = gauge.grab().toImage()
    ground = theme.colour("surface").rgb()
    for x in (*range(AROUND), *range(500 - AROUND, 500)):
        assert {plain.pixel(x, y) for y in range(24)} == {ground}, x
    gauge.setFocus()
    wait_until(qtbot, gauge.hasFocus)
    framed = gauge.grab().toImage()
    middle = QRect(2, 2, 496, 20)
    assert framed != plain
    assert framed.copy(middle) == plain.copy(middle), "it lies at the edge alone"


def test_blocks_are_as_wide_as_their_tokens_and_can_be_hit() -> None:
    entries = [entry(1, n_tokens=1), entry(2, n_tokens=400), entry(3, n_tokens=200)]
    layout = arrange(entries, set(), 800, scale_of(800, 1024))
    assert min(layout.widths) >= 6
    assert layout.widths[1] == pytest.approx(2 * layout.widths[2])
    for index, left in enumerate(layout.lefts):
        assert layout.at(left + 1) == index
    assert layout.at(layout.total + 50) is None


def test_what_left_gives_way_first() -> None:
    many = [entry(number, TurnState.SUMMARIZED, 200, memory_id=1) for number in range(1, 41)]
    kept = [entry(number, n_tokens=200) for number in range(41, 45)]
    layout = arrange([*many, *kept], {40}, 600, scale_of(600, 1024))
    assert layout.widths[0] < layout.widths[-1] / 4
    assert len(layout.marks) == 1
    assert layout.lefts[39] < layout.marks[0][0] < layout.lefts[40]
    assert [(brace.first, brace.last) for brace in layout.braces] == [(0, 39)]


def test_a_system_turn_says_whose_prompt_it_is(strip: TimelineStrip) -> None:
    turn = entry(0, role=Role.SYSTEM)
    strip.show_entries([turn, replace(turn, is_own=True), replace(turn, is_own=True, preview="")])
    first_lines = [strip.describe(shown).split("\n")[0] for shown in strip.entries]
    assert first_lines == ["System prompt", "System prompt · the model's own", "The model's own beginning"]


def test_the_lines_of_a_summary_are_told_one_from_the_other(strip: TimelineStrip, theme: Theme) -> None:
    block = replace(entry(1, block_to=8, memory_id=7), preview="- The boat is blue.\n- It sank.")
    passage = replace(entry(1, block_to=8), preview="- one\n- two")
    assert strip.describe(block).endswith("\nThe boat is blue. · It sank.")
    assert "The boat is blue. · It sank." in card_of(theme, block)
    assert strip.describe(passage).endswith("\n- one - two"), "a passage is not made of lines"


@pytest.mark.parametrize(
    ("preview", "told"),
    [
        (CALL[:35], "Tool call, not finished"),
        ('{"name": "memory_search", "argum', "Tool call, not finished"),
        (f"Let me look.\n{CALL[:35]}", "Let me look. · Tool call, not finished"),
        (f"<think>Hm.</think>{CALL}", "Tool call: memory_search(“boat”)"),
        (CALL[:35] + "…", "Tool call"),
        ("It is <b>blue</b>, and so…", "It is <b>blue</b>, and so…"),
    ],
)
def test_a_call_is_told_in_words(strip: TimelineStrip, theme: Theme, preview: str, told: str) -> None:
    """It was shown as the model wrote it, which nobody is meant to read."""
    reply = replace(entry(2), preview=preview)
    assert strip.describe(reply).split("\n")[-1] == told
    assert html.escape(told, quote=False) in card_of(theme, reply).replace("\u200b", "")
    assert strip.describe(replace(entry(1), preview=preview)).endswith(one_line(preview)), "the user's own"


def test_what_is_quoted_in_a_message_is_told_with_it(strip: TimelineStrip, theme: Theme) -> None:
    told = "with what you said before, quoted"
    plain, reminded = entry(1), replace(entry(3), reminder="- User: My sister moved.")
    strip.show_entries([plain, reminded])
    assert [told in strip.describe(shown) for shown in strip.entries] == [False, True]
    assert [told in card_of(theme, shown) for shown in strip.entries] == [False, True]


def test_a_reply_in_parts_counts_once_where_its_first_part_is(strip: TimelineStrip) -> None:
    parts = [entry(number, role=Role.ASSISTANT) for number in (2, 3, 4)]
    parts[1] = replace(entry(3, TurnState.SUMMARIZED, role=Role.ASSISTANT), continues=True)
    parts[2] = replace(parts[2], continues=True)
    strip.show_entries([entry(1), *parts])
    assert strip.counts() == {TurnState.IN_KV: 2, TurnState.SUMMARIZED: 0, TurnState.DROPPED: 0}
    assert "2 turns in KV" in strip.accessibleName()


def test_a_block_belongs_to_the_turns_it_stands_for(strip: TimelineStrip) -> None:
    strip.show_entries(chat_with_a_summary())
    strip.show_cuts([8])
    braces = strip.view.layout.braces
    assert [(brace.first, brace.last, brace.memory_id) for brace in braces] == [(1, 9, 7)]
    assert strip.counts() == {TurnState.IN_KV: 4, TurnState.SUMMARIZED: 8, TurnState.DROPPED: 0}
    assert "4 turns in KV, 8 summarized" in strip.accessibleName()
    assert "Summary of turns 1–8" in strip.describe(strip.entries[9])
    words = strip.describe(strip.entries[12])
    for part in (
        "turn 11",
        "in KV",
        "40 tokens",
        "positions 1,100–1,139",
        "importance 0.50",
        "words of turn 11",
    ):
        assert part.casefold() in words.casefold()


def test_mouse_and_keys_lead_to_the_turns(qtbot: QtBot, strip: TimelineStrip) -> None:
    strip.show_entries(chat_with_a_summary())
    chosen: list[int] = []
    summaries: list[int] = []
    strip.turn_activated.connect(chosen.append)
    strip.summary_activated.connect(summaries.append)
    layout = strip.view.layout
    click(strip, QPoint(round(layout.lefts[11] + 2), 30))
    click(strip, QPoint(round(layout.lefts[9] + 2), 30))
    click(strip, QPoint(round(layout.lefts[2] + 2), 45))
    assert chosen == [10]
    assert summaries == [7, 7]
    strip.setFocus()
    press(strip, Qt.Key.Key_End)
    assert "turn 12" in strip.accessibleDescription()
    press(strip, Qt.Key.Key_Left)
    press(strip, Qt.Key.Key_Return)
    assert chosen == [10, 11]
    press(strip, Qt.Key.Key_Home)
    assert "System prompt" in strip.accessibleDescription()


def test_the_menu_pins(qtbot: QtBot, strip: TimelineStrip) -> None:
    strip.show_entries([entry(1), entry(2, pinned=True)])
    wanted: list[tuple[int, bool]] = []
    strip.pin_wanted.connect(lambda number, pinned: wanted.append((number, pinned)))
    for each in strip.entries:
        menu = strip.menu_for(each)
        next(
            action for action in menu.actions() if "in" in action.text() and "chat" not in action.text()
        ).trigger()
    assert wanted == [(1, True), (2, False)]
    assert not strip.grab().isNull()


def test_ten_thousand_turns_stay_smooth(strip: TimelineStrip) -> None:
    entries = [entry(number, TurnState.SUMMARIZED, memory_id=1) for number in range(1, 9991)]
    strip.show_entries([*entries, *(entry(number) for number in range(9991, 10_001))])
    strip.grab()
    started = time.process_time()
    for _ in range(10):
        strip.grab()
    assert (time.process_time() - started) / 10 < 0.02
    started = time.process_time()
    for tokens in range(1, 101):
        strip.show_reply(tokens, 4096)
    assert time.process_time() - started < 0.25


def test_what_is_kept_of_the_strip_is_what_would_be_painted(
    qtbot: QtBot, theme: Theme, strip: TimelineStrip
) -> None:
    """After every change the picture is that of a strip that is painted from nothing."""

    def picture_of_another() -> QImage:
        other = TimelineStrip(theme)
        qtbot.addWidget(other)
        other.resize(strip.size())
        other.show_reply(0, 4096)
        other.show_entries(strip.entries)
        other.show_cuts(strip.cuts)
        other.scroll_to(strip.view.offset)
        return other.grab().toImage()

    entries = [entry(number, TurnState.SUMMARIZED, memory_id=1 + number // 20) for number in range(1, 400)]
    changes: list[Callable[[], object]] = [
        lambda: strip.show_entries(entries),
        lambda: strip.show_cuts(range(20, 400, 20)),
        lambda: strip.append(entry(400)),
        lambda: strip.append(entry(401, pinned=True)),
        lambda: strip.scroll_to(100.4),
        lambda: strip.scroll_to(1500),
        lambda: strip.resize(600, strip.height()),
        lambda: theme.choose("dark"),
        lambda: strip.show_cuts([20]),
        lambda: strip.show_entries(entries[:30]),
        lambda: strip.append(entry(31)),
    ]
    for index, change in enumerate(changes):
        change()
        wait_until(qtbot, lambda: theme.settled)
        assert strip.grab().toImage() == picture_of_another(), f"change {index}"


def test_a_grey_block_is_dragged_back(qtbot: QtBot, strip: TimelineStrip) -> None:
    strip.show_entries(
        [entry(1, TurnState.DROPPED, 200), entry(2, TurnState.DROPPED, 200), entry(3), entry(4)]
    )
    wanted: list[tuple[int, int]] = []
    shown: list[int] = []
    strip.bring_back_wanted.connect(lambda first, last: wanted.append((first, last)))
    strip.turn_activated.connect(shown.append)
    middles = [
        QPoint(round(left + width / 2), 30)
        for left, width in zip(strip.view.layout.lefts, strip.view.layout.widths, strict=True)
    ]

    drag(strip, middles[0], middles[3])
    drag(strip, middles[1], QPoint(strip.width() - 5, 20))
    assert wanted == [(1, 1), (2, 2)]
    drag(strip, middles[0], middles[1])
    drag(strip, middles[0], QPoint(middles[3].x(), 400))
    drag(strip, middles[2], middles[3])
    assert wanted == [(1, 1), (2, 2)], "on what is gone, away from the strip, what is here already"
    assert shown == [4], "a turn that is here is only clicked"


def test_turns_that_leave_fade_away(qtbot: QtBot, theme: Theme, strip: TimelineStrip) -> None:
    before = [entry(1), entry(2), entry(3)]
    after = [entry(1, TurnState.DROPPED), entry(2, TurnState.DROPPED), entry(3)]
    strip.show_entries(before)
    strip.show_entries(after)
    assert strip.fade.state() is Fade.State.Running
    assert strip.fade.duration() <= 250
    strip.fade.setCurrentTime(strip.fade.duration() // 3)
    faded = strip.grab().toImage()
    strip.fade.stop()
    assert faded != strip.grab().toImage()
    strip.show_entries(before)
    assert strip.fade.state() is Fade.State.Stopped, "nothing left"
    theme.motion = False
    strip.show_entries(after)
    assert strip.fade.state() is Fade.State.Stopped, "less motion is wanted"
    theme.motion = True


def test_the_gauge_opens_the_list_of_edits(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(lambda _: numbered("Words", 18), n_ctx=1024)
    for number in range(5):
        send(qtbot, desktop, f"Message {number}")
    gauge = desktop.window.header.gauge
    press(gauge, Qt.Key.Key_Return)
    wait_until(qtbot, lambda: desktop.window.findChild(EditsDialog) is not None)
    dialog = desktop.window.findChild(EditsDialog)
    assert dialog is not None
    markers = [item for item in desktop.window.chat.transcript.items if isinstance(item, EditMarkerItem)]
    assert dialog.list.topLevelItemCount() == len(markers) > 0
    newest = dialog.list.topLevelItem(0)
    assert newest is not None
    assert f"–{markers[-1].last_turn} " in newest.text(0)
    dialog.show_turns.click()
    wait_until(qtbot, lambda: desktop.window.findChild(EditsDialog) is None)
    click(gauge)
    wait_until(qtbot, lambda: desktop.window.findChild(EditsDialog) is not None)
    healer = desktop.window.findChildren(EditsDialog)[0]
    assert healer.drift.text().startswith("Drift: ")
    healer.heal.click()
    wait_until(qtbot, lambda: "Drift: none." in gauge.explanation())
    wait_until(qtbot, lambda: desktop.window.findChild(EditsDialog) is None)
    click(gauge)
    wait_until(qtbot, lambda: desktop.window.findChild(EditsDialog) is not None)
    press(desktop.window.findChildren(EditsDialog)[0], Qt.Key.Key_Escape)


def test_what_fails_in_painting_is_told_and_ends_nothing(qtbot: QtBot, theme: Theme) -> None:
    class Broken(Opaque):
        def event(self, event: QEvent) -> bool:
            return super().event(event)

        def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
            painter = QPainter(self)
            list[int]()[3]
            painter.end()

    widget = Broken(theme)
    qtbot.addWidget(widget)
    with pytest.raises(RuntimeError, match="list index out of range"):
        widget.grab()


@pytest.mark.parametrize(
    ("changed", "kind"),
    [
        ({}, "recalled"),
        ({"state": TurnState.SUMMARIZED}, "hatched"),
        ({"state": TurnState.DROPPED}, "dropped"),
        ({"role": Role.USER, "recalled": True, "state": TurnState.SUMMARIZED}, "hatched"),
    ],
)
def test_a_block_its_card_and_the_legend_agree(
    theme: Theme, changed: dict[str, Role | TurnState | bool], kind: str
) -> None:
    """The result of a call had another colour in its card or in the legend than on the strip."""
    turn = replace(entry(4, role=Role.TOOL), **changed)  # type: ignore[arg-type]
    assert look_of(turn) == kind
    figures = Figures()
    figures.show([turn])
    assert figures.kinds() == {kind}
    assert card_of(theme, turn).startswith(card(theme, "", kind=kind).partition("<b>")[0])
