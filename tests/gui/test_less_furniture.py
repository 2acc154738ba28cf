"""What waits until one looks at it: the legend, the figures of a reply, the markers of earlier edits."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QCursor, QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from ethervox_gui.context.events.events import Action, ErrorRaised
from ethervox_gui.context.turns.turns import Role, Turn, TurnState
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.ui.chat.chat_view import ChatView
from ethervox_gui.ui.chat.edit_marker import EditMarker
from ethervox_gui.ui.chat.item_window import GAP
from ethervox_gui.ui.chat.outside import fold_markers
from ethervox_gui.ui.chat.reply import AssistantMessage
from ethervox_gui.ui.chat.transcript import EditMarkerItem, Transcript, TurnItem
from ethervox_gui.ui.chat.version_pager import QuietButton, QuietLabel
from ethervox_gui.ui.kit.theme.theme import Theme
from tests.gui.conftest import DesktopMaker, click, send, wait_until

# ---- the legend --------------------------------------------------------------------------------------


def enter(widget: QWidget) -> None:
    at = QPointF(widget.rect().center())
    QApplication.sendEvent(widget, QEnterEvent(at, at, QPointF(widget.mapToGlobal(at.toPoint()))))


def leave(widget: QWidget) -> None:
    QApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))


def closed_once(qtbot: QtBot, make_desktop: DesktopMaker, folder: Path, *, looked: bool) -> Desktop:
    """A second window, after one in which the user looked at the timeline or did not."""
    QCursor.setPos(0, 0)  # an earlier test may have left the mouse where the timeline is now
    first = make_desktop(data_dir=folder)
    send(qtbot, first, "Hello")
    assert first.window.header.legend.isVisible(), "at first it is always there"
    if looked:
        enter(first.window.header.timeline)
        leave(first.window.header.timeline)
        assert first.window.header.legend.isVisible(), "nothing moves while one works"
    first.window.remember()
    first.close()
    second = make_desktop(data_dir=folder)
    send(qtbot, second, "Hello again")
    return second


def test_the_legend_stays_until_somebody_looked(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    desktop = closed_once(qtbot, make_desktop, tmp_path / "kept", looked=False)
    assert desktop.window.header.legend.isVisible()


@pytest.mark.parametrize("right_to_left", [False, True], ids=["from the left", "from the right"])
def test_the_legend_begins_where_one_begins_to_read(
    qtbot: QtBot, make_desktop: DesktopMaker, right_to_left: bool
) -> None:
    desktop = make_desktop()
    legend = desktop.window.header.legend
    direction = Qt.LayoutDirection.RightToLeft if right_to_left else Qt.LayoutDirection.LeftToRight
    legend.setLayoutDirection(direction)
    picture = legend.grab().toImage()
    colours = {
        kind: desktop.window.theme.colour(kind).rgb() for kind in ("kv_user", "kv_assistant", "system")
    }
    seen = [picture.pixel(x, picture.height() // 2) for x in range(picture.width())]
    places = [seen.index(colour) for colour in colours.values()]
    assert places == sorted(places, reverse=right_to_left)
    first = places[0] if not right_to_left else picture.width() - 1 - places[0]
    assert first < 15


def test_later_the_legend_comes_with_the_mouse(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    desktop = closed_once(qtbot, make_desktop, tmp_path / "kept", looked=True)
    window = desktop.window
    header, legend = window.header, window.header.legend
    assert not legend.isVisible()
    chat = window.chat.geometry()
    for widget in (header.timeline, header.gauge):
        enter(widget)
        assert legend.isVisible()
        assert legend.geometry().top() == header.geometry().bottom() + 1
        assert len(legend.shown) >= 4
        picture = legend.grab().toImage()
        seen = {picture.pixelColor(x, y).name() for x in range(300) for y in range(picture.height())}
        assert window.theme.css("kv_user") in seen
        leave(widget)
        assert not legend.isVisible()
    assert window.chat.geometry() == chat, "nothing moved for it"


def test_the_legend_lies_over_no_failure(qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path) -> None:
    desktop = closed_once(qtbot, make_desktop, tmp_path / "kept", looked=True)
    window = desktop.window
    header, legend = window.header, window.header.legend
    failure = ErrorRaised("model_load", "The model could not be loaded.", "")
    enter(header.timeline)
    assert legend.isVisible()
    for size in ((640, 480), (1200, 800)):
        window.resize(*size)
        wait_until(qtbot, lambda: legend.width() == window.chat.width())
        window.tell_failure(failure, [], of_model=True)
        wait_until(qtbot, window.model_failure.isVisible)
        wait_until(qtbot, lambda: legend.geometry().top() == window.chat.geometry().top())
        assert not legend.geometry().intersects(window.model_failure.geometry())
        window.model_failure.put_away()
        wait_until(qtbot, lambda: legend.geometry().top() == header.geometry().bottom() + 1)


def test_the_legend_lies_below_what_just_happened(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    window = closed_once(qtbot, make_desktop, tmp_path / "kept", looked=True).window
    window.toast.tell("notice", "Something happened", "just now")
    wait_until(qtbot, window.toast.isVisible)
    enter(window.header.timeline)
    legend, room = window.header.legend, window.toast.parentWidget()
    assert room is not None
    both = legend.geometry().intersected(window.toast.geometry())
    assert not both.isEmpty()
    seen = room.childAt(both.center())
    assert seen is not None
    assert seen is window.toast or window.toast.isAncestorOf(seen)


def test_later_the_legend_comes_with_the_keyboard(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    desktop = closed_once(qtbot, make_desktop, tmp_path / "kept", looked=True)
    window = desktop.window
    legend, timeline = window.header.legend, window.header.timeline
    timeline.setFocus(Qt.FocusReason.TabFocusReason)
    wait_until(qtbot, legend.isVisible)
    window.composer.editor.setFocus(Qt.FocusReason.TabFocusReason)
    wait_until(qtbot, lambda: not legend.isVisible())
    timeline.setFocus(Qt.FocusReason.MouseFocusReason)
    assert not legend.isVisible(), "a click leaves the focus there for long"


# ---- the figures of a reply --------------------------------------------------------------------------


def reply_of(qtbot: QtBot, theme: Theme, item: TurnItem) -> tuple[AssistantMessage, QuietLabel]:
    message = AssistantMessage(theme, item)
    qtbot.addWidget(message)
    message.resize(600, message.heightForWidth(600))
    message.show()
    figures = message.findChild(QuietLabel, "replyFigures")
    assert figures is not None
    assert "164 tokens" in figures.text(), "screen readers tell them always"
    return message, figures


def is_drawn(quiet: QWidget) -> bool:
    picture = quiet.grab().toImage()
    ground = picture.pixelColor(0, 0)
    return any(
        picture.pixelColor(x, y) != ground for x in range(picture.width()) for y in range(picture.height())
    )


def test_figures_of_a_reply_come_with_the_mouse(qtbot: QtBot, theme: Theme) -> None:
    item = TurnItem(2, Role.ASSISTANT, "Words.", n_tokens=164, tokens_per_second=21.4)
    message, figures = reply_of(qtbot, theme, item)
    height = message.height()
    assert not is_drawn(figures)
    enter(message)
    assert is_drawn(figures)
    leave(message)
    assert not is_drawn(figures)
    assert message.heightForWidth(600) == height


def test_figures_of_a_reply_come_with_the_keyboard(qtbot: QtBot, theme: Theme) -> None:
    item = TurnItem(2, Role.ASSISTANT, "Words.", n_tokens=164, tokens_per_second=21.4)
    message, figures = reply_of(qtbot, theme, item)
    copy = message.findChild(QToolButton, "copyReply")
    assert copy is not None
    with qtbot.waitActive(message):
        message.activateWindow()
    copy.setFocus(Qt.FocusReason.TabFocusReason)
    wait_until(qtbot, lambda: is_drawn(figures))
    others = [each for each in message.findChildren(QuietButton) if each.isVisible() and each is not copy]
    assert others
    leave(message)  # the mouse may be anywhere
    wait_until(qtbot, lambda: all(map(is_drawn, (figures, *others))))
    QTest.keyClick(copy, Qt.Key.Key_Space)
    assert QApplication.clipboard().text() == "Words."
    copy.clearFocus()
    wait_until(qtbot, lambda: not any(map(is_drawn, (figures, *others))))


# ---- one marker for a stretch ------------------------------------------------------------------------


def marker(first: int, last: int, action: Action = Action.SUMMARIZE_OLD) -> EditMarkerItem:
    return EditMarkerItem(action, first, last, 1000, 100.0, last)


def said(markers: list[EditMarkerItem]) -> list[tuple[int, int, int]]:
    """First turn, last turn and tokens of the markers that are to be seen."""
    found = []
    for each in markers:
        if not each.gives_way:
            whole = each.whole
            found.append(
                (whole.turns[0][0], whole.turns[-1][1], whole.tokens_freed)
                if whole is not None
                else (each.first_turn, each.last_turn, each.tokens_freed)
            )
    return found


def test_the_newest_marker_speaks_for_a_stretch() -> None:
    markers = [marker(1, 4), marker(5, 8), marker(9, 10)]
    assert set(map(id, fold_markers(markers))) == set(map(id, markers))
    assert said(markers) == [(1, 10, 3000)]
    assert fold_markers(markers) == [], "nothing changes the second time"
    markers[2].is_back = True
    assert len(fold_markers(markers)) == 2
    assert said(markers) == [(1, 8, 2000), (9, 10, 1000)], "what came back belongs to none"
    markers[2].is_back = False
    fold_markers(markers)
    assert said(markers) == [(1, 10, 3000)]


@pytest.mark.parametrize(
    ("markers", "expected"),
    [
        ([marker(1, 4), marker(6, 8)], [(1, 4, 1000), (6, 8, 1000)]),
        ([marker(1, 4, Action.SHIFT_WINDOW), marker(5, 8)], [(1, 4, 1000), (5, 8, 1000)]),
        ([marker(1, 4), marker(1, 8)], [(1, 8, 2000)]),
        ([marker(1, 4)], [(1, 4, 1000)]),
        ([], []),
    ],
)
def test_what_is_a_stretch(markers: list[EditMarkerItem], expected: list[tuple[int, int, int]]) -> None:
    fold_markers(markers)
    assert said(markers) == expected


def test_a_stretch_has_one_marker_in_the_chat(qtbot: QtBot, theme: Theme) -> None:
    view = ChatView(theme)
    qtbot.addWidget(view)
    view.resize(800, 900)
    view.show()
    turns = [
        Turn(number=number, role=role, text=f"Words {number}", n_tokens=5, state=TurnState.SUMMARIZED)
        for number, role in enumerate([Role.USER, Role.ASSISTANT] * 4, 1)
    ]
    transcript = Transcript.of(turns, [marker(1, 4), marker(5, 6)])
    fold_markers(transcript.items)
    view.show_transcript(transcript)
    wait_until(qtbot, lambda: not view.filling)
    widgets = view.column.widgets
    seams = [widget for widget in widgets if isinstance(widget, EditMarker)]
    assert [seam.isVisible() for seam in seams] == [False, True]
    assert seams[1].accessibleName().startswith("Turns 1–6 summarized · 2,000 tokens freed")
    index = widgets.index(seams[0])
    above, below = widgets[index - 1].geometry(), widgets[index + 1].geometry()
    assert below.top() - above.bottom() - 1 == GAP, "it takes no room"
    wanted: list[tuple[int, int]] = []
    view.undo_wanted.connect(lambda first, last: wanted.append((first, last)))
    click(seams[1].undo)
    assert wanted == [(5, 6)], "what is taken back is the newest edit"


# ---- the memory panel --------------------------------------------------------------------------------


def test_a_summary_gets_the_room_and_its_price_is_on_one_row(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    desktop = make_desktop()
    window = desktop.window
    send(qtbot, desktop, "Hello")
    note = desktop.assembly.store.add_note(1, "Walk the dog.\n\n" + "\n".join(f"- {n}" for n in range(60)))
    window.memory.refresh()
    wait_until(qtbot, lambda: window.memory.list.cards.rowCount() == 1)
    window.show_memory(note.memory_id)
    detail = window.memory.detail
    row = detail.recall
    wait_until(qtbot, lambda: detail.isVisible() and row.button.text().startswith("Recall ·"))
    assert not row.words.text()
    assert "room for" in row.button.toolTip()
    assert "room for" in row.button.accessibleDescription()
    panel = window.memory.height()
    assert detail.height() > 0.6 * panel, "one card needs no half of the panel"
    assert window.memory.list.height() < 0.3 * panel
    detail.returning.show_item("memory", note.memory_id, (7, 1, 2))
    detail.returning.show_outside(7, [1, 2])
    wait_until(qtbot, detail.returning.button.isVisible)
    window.memory.setFixedWidth(420)
    wait_until(qtbot, lambda: row.geometry().top() == detail.returning.geometry().top())
    ends = row.button.mapTo(detail, row.button.rect().topRight()).x()
    begins = detail.returning.button.mapTo(detail, QPoint()).x()
    assert 0 < begins - ends <= 24, (begins, ends, "one stands beside the other")
    window.memory.setFixedWidth(240)
    wait_until(qtbot, lambda: row.geometry().top() < detail.returning.geometry().top())


def test_filters_look_on_or_off(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    window = make_desktop().window
    chip = window.memory.filters.notes
    middle = chip.rect().center()

    def ground() -> str:
        return chip.grab().toImage().pixelColor(6, middle.y()).name()

    assert ground() == window.theme.css("selection")
    click(chip)
    leave(chip)
    wait_until(qtbot, lambda: ground() != window.theme.css("selection"))
