"""Block and message, summary and turns and gauge stand out together; an overflow can be watched."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QCursor, QEnterEvent, QImage, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ethervox_gui.context.events.window_events import TurnView
from ethervox_gui.context.summaries.note import Note
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.settings import Settings
from ethervox_gui.ui.chat.edit_marker import EditMarker
from ethervox_gui.ui.chat.message import Message, UserMessage
from ethervox_gui.ui.chat.reply import AssistantMessage
from ethervox_gui.ui.context_bar.painter import BLOCKS_TOP
from ethervox_gui.ui.context_bar.timeline import TimelineStrip
from ethervox_gui.ui.kit.motion.clock import GLOW_MS, SLIDE_MS
from ethervox_gui.ui.kit.motion.highlight import Highlight
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.memory.query import links_of
from tests.gui.conftest import DesktopMaker, click, press, send, wait_idle, wait_until
from tests.gui.test_gauge_and_timeline import chat_with_a_summary, entry
from tests.helpers.small_talk import numbered


def hover(widget: QWidget, place: QPoint) -> None:
    point = QPointF(place)
    none = Qt.MouseButton.NoButton
    keys = Qt.KeyboardModifier.NoModifier
    where = QPointF(widget.mapToGlobal(place))
    QApplication.sendEvent(widget, QMouseEvent(QEvent.Type.MouseMove, point, where, none, none, keys))


def leave(widget: QWidget) -> None:
    QApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))


@pytest.fixture
def summarized(qtbot: QtBot, make_desktop: DesktopMaker) -> Desktop:
    """Six exchanges, of which the first are summarized; two lines of the summary are known to be theirs."""
    desktop = make_desktop(lambda _: "Understood, thank you.", n_ctx=4096)
    for name in ("Zephyr", "Juniper", "Halley", "Quentin", "Ottilie", "Ragnar"):
        send(qtbot, desktop, f"My falcon is called {name} and lives in Reykjavik.")
    send(qtbot, desktop, "/context summarize 4")
    store = desktop.assembly.store
    memory_id = block_of(desktop)[1].memory_id or 0
    turns = [turn for turn in store.memory_turns(memory_id) if turn.role is Role.USER][:2]
    notes = [Note(Role.USER, f"A falcon of turn {turn.number}.", turn.turn_id) for turn in turns]
    store.keep_notes(desktop.session.live.chat_id or 0, [turn.turn_id for turn in turns], notes)
    store.edit_memory(memory_id, "\n".join(["- Model: A line of nobody.", *(note.line for note in notes)]))
    desktop.window.memory.reload()
    wait_until(qtbot, lambda: desktop.background.idle)
    return desktop


def block_of(desktop: Desktop) -> tuple[int, TurnView]:
    entries = desktop.window.header.timeline.entries
    return next((index, each) for index, each in enumerate(entries) if each.is_block)


def gone(desktop: Desktop) -> set[int]:
    entries = desktop.window.header.timeline.entries
    return {e.number for e in entries if not e.is_block and e.state is TurnState.SUMMARIZED}


def test_a_clicked_block_leads_to_its_message_and_that_stands_out(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    desktop = make_desktop(lambda _: numbered("Words", 80), n_ctx=8192)
    for number in range(8):
        send(qtbot, desktop, f"Message {number}")
    strip, view = desktop.window.header.timeline, desktop.window.chat
    index = next(i for i, each in enumerate(strip.entries) if each.number == 3)
    click(strip, QPoint(strip.rect_of(index).center().x(), 30))
    highlight = view.findChild(Highlight)
    assert highlight is not None
    message = highlight.message
    assert isinstance(message, UserMessage)
    assert message.turn == 3
    assert highlight.isVisible()
    assert highlight.geometry().contains(message.geometry())
    assert highlight.glow.strength == 1
    highlight.glow.setCurrentTime(GLOW_MS * 3 // 4)
    assert 0 < highlight.glow.strength < 1
    bar = view.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    view.resize(view.width() - 40, view.height())
    assert highlight.geometry().contains(message.geometry()), "it stays around it"
    highlight.glow.setCurrentTime(GLOW_MS)
    wait_until(qtbot, lambda: not highlight.isVisible())


def test_without_motion_it_stands_out_and_does_not_fade(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    send(qtbot, desktop, "Hello")
    desktop.window.theme.motion = False
    desktop.window.chat.highlight_turn(1)
    highlight = desktop.window.chat.findChild(Highlight)
    assert highlight is not None
    highlight.glow.setCurrentTime(GLOW_MS * 3 // 4)
    assert highlight.glow.strength == 1
    desktop.window.theme.motion = True
    highlight.end()


def test_a_message_leads_to_its_block(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(lambda _: "Words. " * 30, n_ctx=8192)
    for number in range(4):
        send(qtbot, desktop, f"Message {number}")
    desktop.window.activateWindow()
    wait_until(qtbot, desktop.window.isActiveWindow)
    strip = desktop.window.header.timeline
    message = next(m for m in desktop.window.chat.findChildren(UserMessage) if m.turn == 5)
    for each in (*desktop.window.chat.findChildren(Message), strip):
        leave(each)  # wherever the mouse of this machine is
    strip.glow.stop()
    strip.fade.stop()  # the picture that fades lies over what is marked
    strip.slide.stop()
    plain = strip.grab().toImage()
    message.point(True)
    marked = strip.grab().toImage()
    assert marked != plain, "the block of the message under the mouse is marked"
    leave(message)
    assert strip.grab().toImage() == plain
    text = message.text.findChildren(QWidget)[0]
    text.setFocus(Qt.FocusReason.MouseFocusReason)
    assert strip.glow.strength == 1
    assert strip.grab().toImage() != plain
    strip.glow.stop()
    assert strip.grab().toImage() == plain


def test_the_mark_goes_with_what_is_under_a_resting_mouse(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(lambda _: numbered("Words", 80), n_ctx=8192)
    for number in range(6):
        send(qtbot, desktop, f"Message {number}")
    strip, view = desktop.window.header.timeline, desktop.window.chat
    pointed: list[int | None] = []
    view.pointed.connect(pointed.append)

    def under_mouse() -> int | None:
        place = view.column.mapFromGlobal(QCursor.pos())
        messages = [each for each in view.column.widgets if isinstance(each, UserMessage | AssistantMessage)]
        return next((each.turn for each in messages if each.geometry().contains(place)), None)

    QCursor.setPos(view.mapToGlobal(view.rect().center()))
    wait_until(qtbot, lambda: bool(pointed) and pointed[-1] == under_mouse() is not None)
    before = pointed[-1]
    bar = view.verticalScrollBar()
    bar.setValue(bar.value() - view.height())
    wait_until(qtbot, lambda: pointed[-1] == under_mouse() is not None)
    assert pointed[-1] != before
    QCursor.setPos(strip.mapToGlobal(QPoint(strip.width() - 4, 2)))
    wait_until(qtbot, lambda: pointed[-1] is None)


def test_a_summary_lights_up_its_turns_and_its_share_of_the_gauge(qtbot: QtBot, summarized: Desktop) -> None:
    header, panel = summarized.window.header, summarized.window.memory
    index, block = block_of(summarized)
    assert gone(summarized)
    hover(header.timeline, header.timeline.rect_of(index).center())
    assert header.timeline.lit == gone(summarized)
    assert header.gauge.lit == ("summaries", 0, block.n_tokens)
    dim = header.gauge.grab().toImage()
    leave(header.timeline)
    assert len(header.timeline.lit) == 0
    assert header.gauge.grab().toImage() != dim
    marker = summarized.window.chat.findChild(EditMarker)
    assert marker is not None
    marker.enterEvent(QEnterEvent(QPointF(5, 5), QPointF(5, 5), QPointF(5, 5)))
    assert header.timeline.lit == gone(summarized)
    leave(marker)
    assert not header.timeline.lit
    wait_until(qtbot, lambda: panel.list.cards.row_of("memory", block.memory_id or 0) is not None)
    row = panel.list.cards.row_of("memory", block.memory_id or 0)
    place = panel.list.visualRect(panel.list.cards.index(row or 0)).center()
    hover(panel.list.viewport(), place)
    assert header.timeline.lit == gone(summarized)
    leave(panel.list)
    assert not header.timeline.lit


def test_a_summary_lights_up_what_it_took_over_from_the_one_before(qtbot: QtBot, summarized: Desktop) -> None:
    before = gone(summarized)
    send(qtbot, summarized, "/context summarize 2")
    assert gone(summarized) > before
    timeline, panel = summarized.window.header.timeline, summarized.window.memory
    index, block = block_of(summarized)
    hover(timeline, timeline.rect_of(index).center())
    assert timeline.lit == gone(summarized)
    leave(timeline)
    wait_until(qtbot, lambda: panel.list.cards.row_of("memory", block.memory_id or 0) is not None)
    row = panel.list.cards.row_of("memory", block.memory_id or 0)
    hover(panel.list.viewport(), panel.list.visualRect(panel.list.cards.index(row or 0)).center())
    assert timeline.lit == gone(summarized)
    leave(panel.list)
    panel.search.setText("falcon kind:summary")
    panel.refresh()
    wait_until(qtbot, lambda: panel.list.cards.row_of("memory", block.memory_id or 0) is not None)
    wait_until(qtbot, lambda: summarized.background.idle)
    row = panel.list.cards.row_of("memory", block.memory_id or 0)
    hover(panel.list.viewport(), panel.list.visualRect(panel.list.cards.index(row or 0)).center())
    assert timeline.lit == gone(summarized), "also of one that was searched for"


def test_a_line_of_a_summary_lights_up_its_turn(qtbot: QtBot, summarized: Desktop) -> None:
    window = summarized.window
    _, block = block_of(summarized)
    assert block.memory_id is not None
    window.show_memory(block.memory_id)
    detail = window.memory.detail
    wait_until(qtbot, lambda: detail.detail is not None and bool(detail.detail.links))
    assert detail.detail is not None
    text = detail.text
    lit: list[frozenset[int]] = []
    document = text.document()
    place = document.begin()
    while place.isValid():
        box = document.documentLayout().blockBoundingRect(place)
        if place.text().strip():
            hover(text.viewport(), QPoint(30, round(box.center().y())))
            lit.append(window.header.timeline.lit)
        place = place.next()
    numbers = [link.number for link in detail.detail.links]
    assert lit == [frozenset(), *(frozenset({number}) for number in numbers)]
    assert numbers == [1, 3]
    leave(text.viewport())
    assert not window.header.timeline.lit


def test_blocks_slide_into_their_summary(qtbot: QtBot, theme: Theme) -> None:
    strip = TimelineStrip(theme)
    qtbot.addWidget(strip)
    strip.resize(800, strip.sizeHint().height())
    strip.show()
    before = [entry(0, role=Role.SYSTEM), *(entry(number) for number in range(1, 13))]
    after = chat_with_a_summary()
    strip.show_entries(before)
    starts = [strip.rect_of(number) for number in range(1, 9)]
    strip.show_entries(after)
    slide = strip.slide
    assert slide.done == 0
    assert slide.duration() == SLIDE_MS == 350
    assert [piece.toAlignedRect() for piece in slide.pieces] == starts or [
        round(piece.left()) for piece in slide.pieces
    ] == [start.left() for start in starts], "they begin where they were"
    first = strip.grab().toImage()
    slide.setCurrentTime(SLIDE_MS // 2)
    middle = [piece.center().x() for piece in slide.pieces]
    assert strip.grab().toImage() != first
    slide.setCurrentTime(SLIDE_MS - 1)
    target = strip.rect_of(9).center().x()
    ends = [piece.center().x() for piece in slide.pieces]
    for start, half, end in zip(starts, middle, ends, strict=True):
        assert abs(start.center().x() - target) >= abs(half - target) >= abs(end - target)
        assert end == pytest.approx(target, abs=30)
        assert slide.pieces[0].top() >= BLOCKS_TOP
    slide.setCurrentTime(SLIDE_MS)
    wait_until(qtbot, lambda: not slide.moves)
    still = strip.grab().toImage()
    theme.motion = False
    strip.show_entries(before)
    strip.show_entries(after)
    assert slide.done == 1, "less motion is wanted"
    assert strip.grab().toImage() == still
    theme.motion = True


def lightness(image: QImage) -> float:
    """Of all of its pixels in the mean."""
    places = [(x, y) for x in range(image.width()) for y in range(image.height())]
    return sum(image.pixelColor(*place).lightnessF() for place in places) / len(places)


def test_what_was_there_stays_in_sight_while_blocks_slide(qtbot: QtBot, theme: Theme) -> None:
    strip = TimelineStrip(theme)
    qtbot.addWidget(strip)
    strip.resize(800, strip.sizeHint().height())
    strip.show()
    before = chat_with_a_summary()
    newly = next(one for one in before if not one.is_block and one.state is TurnState.IN_KV and one.number)
    after = [replace(one, state=TurnState.SUMMARIZED) if one is newly else one for one in before]
    strip.show_entries(before)
    there = strip.grab().toImage()
    strip.show_entries(after)
    assert strip.slide.moves
    ground = lightness(there.copy(strip.width() - 20, strip.rect_of(2).top(), 10, 10))
    for part in (0, 0.25, 0.5, 0.75):
        strip.slide.setCurrentTime(int(part * SLIDE_MS))
        now = strip.grab().toImage()
        for index in (2, 9):  # a turn that was summarized before, and the summary
            was, is_now = (lightness(image.copy(strip.rect_of(index))) for image in (there, now))
            assert abs(was - is_now) < abs(was - ground) / 3, "it does not vanish"
    strip.slide.stop()


@pytest.fixture
def still_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Animations stand where they begin until the test moves them."""
    monkeypatch.setattr("ethervox_gui.ui.kit.motion.clock.SLIDE_MS", 10_000_000)


@pytest.mark.parametrize("motion", [True, False])
def test_the_card_of_a_summary_forms_in_the_panel(
    qtbot: QtBot, make_desktop: DesktopMaker, still_clock: None, motion: bool
) -> None:
    settings = Settings().with_values({"appearance.motion": motion})
    desktop = make_desktop(lambda _: "Understood.", n_ctx=4096, settings=settings)
    for number in range(6):
        send(qtbot, desktop, f"My falcon number {number} is called Zephyr.")
    forming = desktop.window.memory.list.forming
    slide = desktop.window.header.timeline.slide
    assert forming.done == 1
    send(qtbot, desktop, "/context summarize 4")
    wait_idle(qtbot, desktop)
    _, block = block_of(desktop)
    cards = desktop.window.memory.list.cards
    wait_until(qtbot, lambda: cards.row_of("memory", block.memory_id or 0) is not None)
    assert forming.moves is slide.moves is motion
    card = cards.card_at(cards.index(cards.row_of("memory", block.memory_id or 0) or 0))
    assert card is not None
    # Its clock goes on while one looks, slowly: what was painted meanwhile is no failure.
    assert forming.done_of(card) == (pytest.approx(0, abs=1e-3) if motion else 1)
    forming.setCurrentTime(forming.duration() // 2)
    assert forming.done_of(card) == (pytest.approx(0.5, abs=0.01) if motion else 1)
    for animation in (forming, slide):
        animation.stop()
    desktop.window.theme.motion = True
    press(desktop.window.composer.editor, Qt.Key.Key_A)


def test_a_line_that_was_said_as_it_stands_leads_to_its_turn(summarized: Desktop) -> None:
    """The guide's notes are its replies: nothing else knows where they come from."""
    store = summarized.assembly.store
    memory_id = block_of(summarized)[1].memory_id or 0
    said = "My falcon is called Juniper and lives in Reykjavik."
    store.edit_memory(memory_id, f"{said}\n- Nobody said this.\n- My")
    assert [(link.line, link.number) for link in links_of(store, store.memory(memory_id))] == [(said, 3)]
