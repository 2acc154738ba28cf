"""The map of the whole chat below the timeline, and the way between a block and its message."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QCursor, QHelpEvent, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ethervox_gui.context.events.window_events import TurnView
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.ui.context_bar import accessible
from ethervox_gui.ui.context_bar.layout import Arranger, Run, arrange, bands
from ethervox_gui.ui.context_bar.overview import ChatOverview
from ethervox_gui.ui.context_bar.timeline import TimelineStrip
from ethervox_gui.ui.kit.theme.theme import Theme
from tests.gui.conftest import DesktopMaker, click, drag, press, wait_until
from tests.gui.test_gauge_and_timeline import entry

IN_KV, SUMMARIZED, DROPPED = TurnState.IN_KV, TurnState.SUMMARIZED, TurnState.DROPPED


def a_long_chat(n_turns: int = 1000, kept: int = 20) -> list[TurnView]:
    """As it is after many summaries: system prompt, what left, the block, what is there."""
    last = n_turns - kept
    gone = [entry(number, SUMMARIZED, memory_id=7) for number in range(1, last + 1)]
    block = entry(1, n_tokens=60, block_to=last, memory_id=7)
    return [entry(0, role=Role.SYSTEM), *gone, block, *(entry(n) for n in range(last + 1, n_turns + 1))]


def runs_of(entries: Sequence[TurnView]) -> list[Run]:
    """Neighbours of one state as one, found anew."""
    arranger = Arranger()
    arranger.show(entries)
    return arranger.runs()


class Bar(QWidget):
    """Timeline and overview, as they stand in the header."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.strip = TimelineStrip(theme)
        self.overview = ChatOverview(theme, self.strip)
        column = QVBoxLayout(self)
        column.addWidget(self.strip)
        column.addWidget(self.overview)
        self.resize(820, 110)


@pytest.fixture
def bar(qtbot: QtBot, theme: Theme) -> Bar:
    bar = Bar(theme)
    qtbot.addWidget(bar)
    bar.show()
    return bar


def hover(widget: QWidget, x: int) -> None:
    """Move the mouse over a widget without a button."""
    place = QPointF(x, widget.height() / 2)
    none = Qt.MouseButton.NoButton
    QApplication.sendEvent(
        widget,
        QMouseEvent(
            QMouseEvent.Type.MouseMove,
            place,
            widget.mapToGlobal(place),
            none,
            none,
            Qt.KeyboardModifier.NoModifier,
        ),
    )


def wheel(widget: QWidget, x: int, steps: int, keys: Qt.KeyboardModifier) -> None:
    place = QPointF(x, widget.height() / 2)
    event = QWheelEvent(
        place,
        widget.mapToGlobal(place),
        QPoint(0, 0),
        QPoint(0, 120 * steps),
        Qt.MouseButton.NoButton,
        keys,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)


def test_it_is_there_as_soon_as_not_all_is_in_sight(bar: Bar) -> None:
    bar.strip.show_entries([entry(number) for number in range(1, 6)])
    assert bar.overview.isHidden()
    bar.strip.show_entries(a_long_chat())
    assert bar.overview.isVisible()
    bar.strip.show_entries(())
    assert bar.overview.isHidden()


def test_it_keeps_its_height_when_panels_come_back(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    """A window that grows shows all of the timeline for a moment, until its panels are there again."""
    desktop = make_desktop()
    window, overview = desktop.window, desktop.window.findChild(ChatOverview)
    assert overview is not None
    window.resize(1180, 830)
    window.header.timeline.show_entries([entry(number, n_tokens=5) for number in range(1, 78)])
    for width, is_narrow in ((640, True), (1180, False)):
        window.resize(width, 830)
        QApplication.processEvents()
        assert window.memory.isHidden() is is_narrow
        wait_until(qtbot, lambda: overview.height() == overview.sizeHint().height())
        assert overview.isVisible()


def test_neighbours_of_one_state_are_one_band(bar: Bar) -> None:
    bar.strip.show_entries(a_long_chat())
    assert [state for _, _, state in bar.overview.bands] == ["system", "summarized", "summary", "in_kv"]
    bar.strip.append(entry(1001, role=Role.ASSISTANT))
    assert [(run.first, run.last) for run in bar.strip.runs] == [(0, 0), (1, 980), (981, 981), (982, 1002)]
    assert bar.strip.runs == runs_of(bar.strip.entries), "what is added one by one is what is found anew"
    edges = [edge for left, right, _ in bar.overview.bands for edge in (left, right)]
    assert edges == sorted(edges)
    assert edges[-1] <= bar.overview.width()


def test_it_runs_from_right_to_left_where_people_read_so(bar: Bar) -> None:
    bar.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    bar.strip.show_entries(a_long_chat())
    view = bar.strip.view
    click(bar.overview, QPoint(3, 7))
    end = view.total - view.width
    assert view.offset == pytest.approx(end, abs=2), "the newest are at the left"
    press(bar.overview, Qt.Key.Key_Right)
    assert view.offset < end - 2


def test_who_hears_of_a_turn_may_give_the_timeline_another_width(bar: Bar) -> None:
    """As the map does when it comes: all is arranged anew then, with the turn that was added."""
    bar.strip.show_entries([entry(number) for number in range(1, 6)])
    widths = [800, 790, 780, 770, 760, 750]

    def give_another() -> None:
        if widths and bar.strip.width() != widths[0]:
            bar.strip.resize(widths[0], bar.strip.height())

    bar.strip.changed.connect(give_another)
    for number in range(6, 12):
        bar.strip.append(entry(number))
        assert bar.strip.width() == widths.pop(0)
        assert len(bar.strip.view.layout.widths) == len(bar.strip.entries)
        assert not bar.strip.grab().isNull()


def test_ten_thousand_turns_are_few_rectangles_painted_once(bar: Bar) -> None:
    """However often the state changes: never more of them than the picture has columns."""
    bar.strip.show_entries(a_long_chat(10_000))
    assert len(bar.overview.bands) == 4
    restless = [entry(n, (IN_KV, SUMMARIZED, DROPPED)[n % 3]) for n in range(1, 10_001)]
    bar.strip.show_entries(restless)
    assert len(runs_of(restless)) == 10_000
    width = bar.overview.width()
    assert 100 < len(bar.overview.bands) <= width
    assert bar.overview.bands[-1][1] == width, "all of it is on the map"
    bar.overview.grab()
    n_pictures = bar.overview.n_pictures
    for x in range(0, width, 10):
        hover(bar.overview, x)
        bar.overview.grab()
    assert bar.overview.n_pictures == n_pictures, "only the frame is painted anew"
    bar.strip.append(entry(10_001))
    bar.overview.grab()
    assert bar.overview.n_pictures == n_pictures + 1


def test_an_empty_chat_has_no_bands() -> None:
    assert bands([], arrange([], set(), 100, 1), 100) == []


def test_the_timeline_follows_the_pointer_and_goes_back(bar: Bar) -> None:
    bar.strip.show_entries(a_long_chat())
    view = bar.strip.view
    end = view.offset
    assert end > 1000, "it shows the end"
    hover(bar.overview, 2)
    assert view.offset == 0
    hover(bar.overview, bar.overview.width() // 2)
    middle = view.offset + view.width / 2
    assert middle == pytest.approx(view.total / 2, abs=view.total / bar.overview.width() * 2)
    frame = bar.overview.frame
    assert frame.left() < bar.overview.width() / 2 < frame.right()
    QApplication.sendEvent(bar.overview, QEvent(QEvent.Type.Leave))
    assert view.offset == end


def test_a_click_goes_there_and_shows_the_turn(bar: Bar) -> None:
    bar.strip.show_entries(a_long_chat())
    shown: list[int] = []
    bar.strip.turn_activated.connect(shown.append)
    click(bar.overview, QPoint(bar.overview.width() // 4, 7))
    assert len(shown) == 1
    assert 200 < shown[0] < 300
    QApplication.sendEvent(bar.overview, QEvent(QEvent.Type.Leave))
    assert bar.strip.current is not None
    assert bar.strip.entries[bar.strip.current].number == shown[0]
    assert bar.strip.rect().intersects(bar.strip.rect_of(bar.strip.current)), "and it stays there"
    drag(bar.overview, QPoint(10, 7), QPoint(200, 7))
    assert len(shown) == 1, "who drags only looks"


@pytest.mark.parametrize("larger", [True, False])
def test_the_wheel_zooms_at_the_pointer(bar: Bar, larger: bool) -> None:
    bar.strip.show_entries([entry(number, n_tokens=900) for number in range(1, 200)])
    bar.strip.scroll_to(5_000)
    x = 300
    before = bar.strip.view.where(x)
    width = bar.strip.view.layout.widths[0]
    wheel(bar.strip, x, 1 if larger else -1, Qt.KeyboardModifier.ControlModifier)
    assert (bar.strip.view.layout.widths[0] > width) is larger
    after = bar.strip.view.where(x)
    assert before is not None
    assert after is not None
    assert after[0] == before[0]
    assert after[1] == pytest.approx(before[1], abs=0.02)
    index = bar.strip.view.layout.at(bar.strip.view.total / 2)
    wheel(bar.overview, bar.overview.width() // 2, 1 if larger else -1, Qt.KeyboardModifier.NoModifier)
    assert bar.strip.view.index_at(bar.strip.view.width / 2) in range((index or 0) - 1, (index or 0) + 2)


def test_keys_move_it_and_screen_readers_are_told(qtbot: QtBot, bar: Bar) -> None:
    accessible.install()
    bar.strip.show_entries(a_long_chat())
    seen = QAccessible.queryAccessibleInterface(bar.overview)
    assert seen.role() is QAccessible.Role.Slider
    assert seen.text(QAccessible.Text.Name) == "Overview of the chat"
    assert seen.text(QAccessible.Text.Value).endswith("–1000 of 1,000")
    value = seen.valueInterface()
    assert value.currentValue() == value.maximumValue() > 0
    moved: list[bool] = []
    bar.overview.moved.connect(lambda: moved.append(True))
    bar.overview.setFocus()
    press(bar.overview, Qt.Key.Key_Home)
    assert value.currentValue() == 0
    assert seen.text(QAccessible.Text.Value).startswith("Turns 1–")
    press(bar.overview, Qt.Key.Key_PageDown)
    assert bar.strip.view.offset == pytest.approx(bar.strip.view.width)
    assert len(moved) == 2
    shown: list[int] = []
    bar.strip.turn_activated.connect(shown.append)
    QTest.keyClick(bar.overview, Qt.Key.Key_Return)
    assert len(shown) == 1
    value.setCurrentValue(value.maximumValue())
    assert bar.strip.view.offset == pytest.approx(bar.strip.view.total - bar.strip.view.width, abs=20)


def test_its_card_tells_of_the_band(bar: Bar) -> None:
    bar.strip.show_entries(a_long_chat())
    words = bar.overview.card_at(bar.overview.width() // 3)
    assert "Summarized" in words
    assert "1–980" in words
    assert "39,200" in words


def test_a_card_goes_when_its_turn_moves_away(qtbot: QtBot, bar: Bar) -> None:
    strip = bar.strip
    strip.show_entries([entry(number) for number in range(1, 9)])
    place = strip.rect_of(3).center()
    QCursor.setPos(strip.mapToGlobal(place))
    QApplication.sendEvent(strip, QHelpEvent(QEvent.Type.ToolTip, place, strip.mapToGlobal(place)))
    assert QToolTip.isVisible()
    strip.append(entry(9))
    assert QToolTip.isVisible(), "it is there still"
    strip.show_entries([entry(number) for number in range(3, 9)])
    qtbot.waitUntil(lambda: not QToolTip.isVisible(), timeout=5000)  # by itself it goes after ten seconds
