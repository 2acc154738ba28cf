"""Turns leave and come back by the timeline's menu and the markers."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QDialog, QLabel, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from ethervox_gui.context.edits.kv_model import LIVE
from ethervox_gui.context.events.events import Action, ContextEdited, Method, Trigger
from ethervox_gui.context.events.window_events import TurnView
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.governor.jobs.jobs import ForgetTurns, SetPinned
from ethervox_gui.settings import Settings
from ethervox_gui.storage.base.values import StoredEvent
from ethervox_gui.ui.chat.edit_marker import EditMarker, words_of
from ethervox_gui.ui.chat.outside import Outside, tell_markers
from ethervox_gui.ui.chat.reply import AssistantMessage
from ethervox_gui.ui.chat.stored import read_transcript
from ethervox_gui.ui.chat.transcript import EditMarkerItem, Transcript, TurnItem
from ethervox_gui.ui.controllers.context_dialogs import EditsDialog
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.kit.widgets.dialogs import AskDialog
from tests.gui.conftest import DesktopMaker, begin, click, drag, send, wait_idle, wait_until

CALM = Settings().with_values({"context.keep_recent_turns": 2})


def respond(prompt: str) -> str:
    if "Summarize the conversation" in prompt[-400:]:
        return "- The boat is called Amalia."
    return "A reply of some length about the boat called Amalia. " * 2


def menu_of(desktop: Desktop, number: int, *, block: bool = False) -> QMenu:
    strip = desktop.window.header.timeline
    entry = next(e for e in strip.entries if e.number == number and e.is_block == block)
    return strip.menu_for(entry)


def choose(qtbot: QtBot, desktop: Desktop, menu: QMenu, words: str) -> None:
    """Trigger the action of that name, and wait until it is done."""
    next(action for action in menu.actions() if action.text() == words).trigger()
    wait_idle(qtbot, desktop)


def gone(desktop: Desktop) -> list[int]:
    entries = desktop.window.header.timeline.entries
    return [e.number for e in entries if not e.is_block and e.state is not TurnState.IN_KV]


def marker_of(desktop: Desktop) -> EditMarker:
    return next(marker for marker in desktop.window.chat.findChildren(EditMarker) if not marker.isHidden())


@pytest.fixture
def talked(qtbot: QtBot, make_desktop: DesktopMaker) -> Desktop:
    """Four exchanges: turns 1 to 8."""
    desktop = make_desktop(respond, n_ctx=8192, settings=CALM)
    for number in range(4):
        send(qtbot, desktop, f"Message {number}")
    return desktop


def test_turns_are_summarised_up_to_one_and_the_seam_undoes_it(qtbot: QtBot, talked: Desktop) -> None:
    choose(qtbot, talked, menu_of(talked, 4), "Summarize up to here")
    assert gone(talked) == [1, 2, 3, 4]
    marker = marker_of(talked)
    assert marker.undo.isVisible()
    click(marker.undo)
    wait_idle(qtbot, talked)
    assert gone(talked) == []
    assert not any(entry.is_block for entry in talked.window.header.timeline.entries)
    wait_until(qtbot, lambda: not marker.undo.isVisible())
    assert "back in the context" in marker.accessibleName()
    assert "freed" not in marker.accessibleName(), "of that nothing is free any more"
    assert talked.window.findChild(QDialog, "errorDialog") is None


def test_turns_are_dropped_and_brought_back_one_and_all(qtbot: QtBot, talked: Desktop) -> None:
    choose(qtbot, talked, menu_of(talked, 6), "Drop up to here")
    assert gone(talked) == [1, 2, 3, 4, 5, 6]
    words = [action.text() for action in menu_of(talked, 3).actions()]
    assert "Bring back turn 3" in words
    assert "Bring back turns 1–6" in words
    assert "Drop up to here" not in words
    choose(qtbot, talked, menu_of(talked, 3), "Bring back turn 3")
    assert gone(talked) == [1, 2, 4, 5, 6]
    assert talked.window.toast.title.text() == "Turn 3 is back"
    assert talked.window.toast.words.text().startswith("as the model left it, in ")
    assert "nothing was read again" in talked.window.toast.words.text()
    choose(qtbot, talked, menu_of(talked, 5), "Bring back turns 4–6")
    choose(qtbot, talked, menu_of(talked, 1), "Bring back turns 1–2")
    assert gone(talked) == []


def test_a_grey_block_that_is_dragged_back_is_in_the_cache_again(qtbot: QtBot, talked: Desktop) -> None:
    choose(qtbot, talked, menu_of(talked, 6), "Drop up to here")
    strip = talked.window.header.timeline
    places = {e.number: strip.rect_of(i).center() for i, e in enumerate(strip.entries) if not e.is_block}
    drag(strip, places[3], places[7])
    wait_idle(qtbot, talked)
    assert gone(talked) == [1, 2, 4, 5, 6]
    live = talked.assembly.governor.live
    assert live is not None
    span = live.timeline.turn(3).span
    assert span is not None
    cells = live.engine.occupancy(LIVE)
    assert cells.n_cells == live.timeline.n_used == sum(s.n_tokens for s in live.timeline.spans())
    assert live.store.turns_of_chat(live.chat_id)[3].state is TurnState.IN_KV
    drag(strip, places[1], QPoint(places[7].x(), 400))
    wait_idle(qtbot, talked)
    assert gone(talked) == [1, 2, 4, 5, 6], "it was let go elsewhere"


def test_a_summary_brings_back_what_it_stands_for(qtbot: QtBot, talked: Desktop) -> None:
    choose(qtbot, talked, menu_of(talked, 4), "Summarize up to here")
    choose(qtbot, talked, menu_of(talked, 1, block=True), "Bring back turns 1–4")
    assert gone(talked) == []


def shown_markers(desktop: Desktop) -> list[str]:
    """What the markers say that are to be seen."""
    found = desktop.window.chat.findChildren(EditMarker)
    return [marker.accessibleName() for marker in found if not marker.gives_way]


def test_an_edit_that_is_undone_and_made_again_counts_once(qtbot: QtBot, talked: Desktop) -> None:
    def freed() -> list[str]:
        return [words.split(" · ")[1] for words in shown_markers(talked)]

    choose(qtbot, talked, menu_of(talked, 4), "Summarize up to here")
    once = freed()
    assert len(once) == 1
    for _ in range(2):
        click(marker_of(talked).undo)
        wait_idle(qtbot, talked)
        assert gone(talked) == []
        choose(qtbot, talked, menu_of(talked, 4), "Summarize up to here")
        assert gone(talked) == [1, 2, 3, 4]
    assert freed() == once
    assert "back in the context" not in shown_markers(talked)[0]
    chat_id = talked.session.live.chat_id
    assert chat_id is not None
    talked.actions.new_chat()
    wait_idle(qtbot, talked)
    talked.actions.open_chat(chat_id)
    wait_idle(qtbot, talked)
    wait_until(qtbot, lambda: freed() == once)


def test_what_must_be_read_again_is_asked_for(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    settings = CALM.with_values({"paging.budget_mb": 0})
    desktop = make_desktop(respond, n_ctx=8192, settings=settings)
    for number in range(3):
        send(qtbot, desktop, f"Message {number}")
    choose(qtbot, desktop, menu_of(desktop, 2), "Drop up to here")
    for wanted in (False, True):
        click(marker_of(desktop).undo)
        wait_until(qtbot, lambda: desktop.window.findChild(AskDialog) is not None)
        wait_idle(qtbot, desktop)
        assert gone(desktop) == [1, 2], "nothing happens before the answer"
        dialog = desktop.window.findChild(AskDialog)
        assert dialog is not None
        words = " ".join(label.text() for label in dialog.findChildren(QLabel))
        assert "Bring back turns 1–2?" in words
        assert "tokens" in words
        assert "about" in words, "and how long it takes"
        if wanted:
            click(dialog.action)
        else:
            dialog.reject()
        wait_until(qtbot, lambda: desktop.window.findChild(AskDialog) is None)
        wait_idle(qtbot, desktop)
    assert gone(desktop) == []


def test_an_automatic_edit_tells_of_itself_and_takes_no_focus(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    desktop = make_desktop(respond, settings=Settings().with_values({"context.mode": "automatic"}))
    window = desktop.window
    window.composer.setFocus()
    for number in range(60):
        send(qtbot, desktop, f"Message {number}: what about the boat?")
        if any(isinstance(item, EditMarkerItem) for item in window.chat.transcript.items):
            break
    assert window.toast.isVisible()
    assert "Summarized turns 1–" in window.toast.title.text()
    assert window.focusWidget() is window.composer.editor
    out = gone(desktop)
    assert window.toast.second.text() == "Undo"
    click(window.toast.second)
    wait_idle(qtbot, desktop)
    assert out
    assert gone(desktop) == []
    begin(qtbot, desktop, "And on")
    wait_idle(qtbot, desktop)


def test_what_had_no_room_when_its_chat_was_opened_is_not_to_be_undone(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    desktop = make_desktop(respond, n_ctx=8192, data_dir=tmp_path)
    for number in range(20):
        send(qtbot, desktop, f"Message {number}: what about the boat?")
    chat_id = desktop.session.live.chat_id
    assert gone(desktop) == []
    desktop.close()
    desktop = make_desktop(respond, n_ctx=512, data_dir=tmp_path, chat_id=chat_id)
    toast = desktop.window.toast
    assert toast.isVisible()
    assert toast.title.text().startswith("Summarized turns 1–")
    assert gone(desktop)
    assert (toast.action.text(), toast.second.isVisible()) == ("Show summary", False)


def test_an_undo_that_would_find_no_room_is_not_offered(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    settings = CALM.with_values({"context.mode": "manual", "context.reply_reserve": 16})
    desktop = make_desktop(respond, n_ctx=1024, settings=settings)
    for number in range(4):
        send(qtbot, desktop, f"Message {number}")
    choose(qtbot, desktop, menu_of(desktop, 6), "Summarize up to here")
    assert gone(desktop) == [1, 2, 3, 4, 5, 6]
    marker = marker_of(desktop)
    assert marker.undo.isVisible()
    for _ in range(3):
        send(qtbot, desktop, "x" * 90)
    assert not marker_of(desktop).undo.isVisible()
    assert desktop.window.findChild(QDialog, "errorDialog") is None


def test_room_for_an_undo_is_that_of_the_context_when_its_size_is_known(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    desktop = make_desktop(respond, n_ctx=1024, settings=CALM)
    for number in range(4):
        send(qtbot, desktop, f"Message {number}")
    choose(qtbot, desktop, menu_of(desktop, 6), "Summarize up to here")
    usage = desktop.window.header.gauge.usage
    assert usage is not None
    assert marker_of(desktop).undo.isVisible()
    # Told after the turns, as when a chat is opened.
    desktop.session.live.usage(replace(usage, n_ctx=usage.n_used))
    wait_until(qtbot, lambda: not marker_of(desktop).undo.isVisible())
    desktop.session.live.usage(usage)
    wait_until(qtbot, lambda: marker_of(desktop).undo.isVisible())


def view(number: int, last: int = 0, **changes: Any) -> TurnView:
    """A turn of 100 tokens in the context, with ``last`` a summary."""
    usual: dict[str, Any] = {
        "number": number,
        "last_number": last or number,
        "role": Role.USER,
        "state": TurnState.IN_KV,
        "n_tokens": 100,
        "importance": 0.5,
        "preview": "",
        "pinned": False,
        "is_block": bool(last),
        "recalled": False,
        "memory_id": None,
        "p0": 0,
        "p1": 100,
    }
    return TurnView(**(usual | changes))


def marker(first: int, last: int, memory_id: int | None) -> EditMarkerItem:
    return EditMarkerItem(Action.SUMMARIZE_OLD, first, last, 1000, 100.0, memory_id)


@pytest.mark.parametrize(
    ("summaries", "edits", "redone"),
    [
        ([8, 8, 8, 8, 0, 0], [(1, 4, 7), (1, 4, 8)], {7}),
        ([8, 8, 8, 8, 8, 8], [(1, 4, 7), (1, 6, 8)], {7}),
        ([8, 8, 0, 0, 0, 0], [(1, 4, 7), (1, 2, 8)], {7}),
        ([7, 7, 0, 0, 0, 0], [(1, 2, 7), (1, 4, 8)], {8}),  # which had taken up the summary before
        ([8, 8, 9, 9, 0, 0], [(1, 4, 7), (1, 2, 8), (3, 4, 9)], {7}),
        ([7, 7, 7, 7, 8, 8], [(1, 4, 7), (5, 6, 8)], set()),
        ([8, 7, 7, 8, 8, 8], [(2, 3, 7), (1, 6, 8)], set()),  # 1 was pinned at first
        ([8, 8, 8, 8, 8, 8], [(1, 4, 7), (5, 6, 8)], set()),  # they came back for a message, and went again
        ([0, 0, 0, 0, 0, 0], [(1, 4, 7)], set()),
        ([7, 7, 0, 0, 0, 0], [(1, 2, None), (1, 2, 7)], set()),
    ],
)
def test_what_was_undone_and_made_again(
    summaries: list[int], edits: list[tuple[int, int, int | None]], redone: set[int]
) -> None:
    """``summaries`` stand for the turns from 1 on, ``edits`` are first and last turn and summary."""
    out: dict[str, Any] = {"state": TurnState.SUMMARIZED, "p0": None, "p1": None}
    entries = [
        view(number, **(out | {"memory_id": memory_id} if memory_id else {}))
        for number, memory_id in enumerate(summaries, 1)
    ]
    assert Outside(entries, 1000).redone(marker(*edit) for edit in edits) == redone


def test_what_was_dropped_in_between_does_not_keep_the_marker_of_an_undone_edit() -> None:
    """It stood behind the newest turn, and told there of the summary before."""
    out: dict[str, Any] = {"state": TurnState.SUMMARIZED, "p0": None, "p1": None, "memory_id": 7}
    dropped: dict[str, Any] = {"state": TurnState.DROPPED, "p0": None, "p1": None}
    entries = [view(1, **out), view(2, **out), view(3), view(4, **dropped), view(5)]
    drop = EditMarkerItem(Action.SHIFT_WINDOW, 4, 4, 100, 1.0, None)
    undone = marker(1, 5, 8)
    assert Outside(entries, 1000).redone([marker(1, 2, 7), undone]) == set(), "nothing else tells of it"
    assert Outside(entries, 1000).redone([marker(1, 2, 7), drop, undone]) == {8}


def test_an_edit_whose_summary_stands_was_not_undone_though_its_own_turns_are_back() -> None:
    out: dict[str, Any] = {"state": TurnState.SUMMARIZED, "p0": None, "p1": None, "memory_id": 7}
    entries = [view(1, **out), view(2, **out), view(3), view(4), view(1, 4, memory_id=8)]
    assert Outside(entries, 1000).redone([marker(1, 2, 7), marker(1, 4, 8)]) == set()


def summarized(number: int, memory_id: int = 7, **changes: Any) -> TurnView:
    usual = {"state": TurnState.SUMMARIZED, "p0": None, "p1": None, "memory_id": memory_id}
    return view(number, **(usual | changes))


def test_an_undone_edit_is_not_listed_with_what_another_one_dropped(qtbot: QtBot, theme: Theme) -> None:
    """Turns 1 to 6 were summarized around 3 and 4, which had been dropped, and came back."""
    dropped: dict[str, Any] = {"state": TurnState.DROPPED, "p0": None, "p1": None}
    entries = [view(number, **(dropped if number in {3, 4} else {})) for number in range(1, 8)]
    edits = [
        StoredEvent(1, 1, edited(Action.SHIFT_WINDOW, 3, 4, None), 0.0),
        StoredEvent(2, 1, edited(Action.SUMMARIZE_OLD, 1, 6, 7), 0.0),
    ]
    dialog = EditsDialog(edits, Outside(entries, 1000))
    qtbot.addWidget(dialog)
    rows = [dialog.list.topLevelItem(row) for row in range(2)]
    assert [row.text(0) for row in rows if row is not None] == ["Turns 1–6 summarized", "Turns 3–4 dropped"]


def edited(action: Action, first: int, last: int, memory_id: int | None) -> ContextEdited:
    return ContextEdited(action, Trigger.USER, Method.GAP, first, last, 500, 400, 100, 1.0, memory_id)


def test_a_marker_names_the_turns_that_left() -> None:
    """It said “Turns 1–7 summarized” where the user had pinned 3 and 4."""
    entries = [*(view(n, pinned=True) if n in {3, 4} else summarized(n) for n in range(1, 8)), view(8)]
    edit, dropped = marker(1, 7, 7), marker(1, 9, None)
    dropped.action = Action.SHIFT_WINDOW
    assert words_of(edit).startswith("Turns 1–7 summarized")
    tell_markers([edit], Outside(entries))
    assert words_of(edit).startswith("Turns 1–2, 5–7 summarized")
    entries.append(summarized(9, state=TurnState.DROPPED))
    tell_markers([dropped], Outside(entries))
    assert words_of(dropped).startswith("Turns 1–2, 5–7, 9 dropped")
    tell_markers([edit], Outside([view(number) for number in range(1, 9)]))
    assert words_of(edit) == "Turns 1–7 summarized · back in the context"


def test_a_marker_says_no_more_runs_than_fit_on_a_line() -> None:
    entries = [view(number) if number % 3 == 0 else summarized(number) for number in range(1, 30)]
    edit = marker(1, 29, 7)
    tell_markers([edit], Outside(entries))
    assert words_of(edit).startswith("Turns 1–2, 4–5, 7–8, …, 28–29 summarized")


def test_what_came_back_and_left_again_is_freed_once() -> None:
    """A stretch told the sum of what its edits had freed, with what had come back between them twice."""
    edits = [marker(1, 4, 7), marker(1, 4, 8), marker(1, 6, 9)]
    entries = [*(summarized(number, 9) for number in range(1, 7)), view(1, 6, memory_id=9, n_tokens=30)]
    tell_markers(edits, Outside(entries))
    assert [edit.gives_way for edit in edits] == [True, True, False]
    edits = [marker(1, 4, 7), marker(5, 6, 9)]
    entries = [*(summarized(n, 7 if n < 5 else 9) for n in range(1, 7)), entries[-1]]
    tell_markers(edits, Outside(entries))
    assert words_of(edits[1]).startswith("Turns 1–6 summarized · 570 tokens freed")
    entries[1] = view(2)
    tell_markers(edits, Outside(entries))
    assert words_of(edits[1]).startswith("Turns 1, 3–6 summarized · 470 tokens freed")


def test_the_note_of_an_edit_and_its_marker_name_the_turns_that_left(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    desktop = make_desktop(lambda _: "Fine.", n_ctx=8192, settings=CALM)
    for number in range(4):
        send(qtbot, desktop, f"Message {number}. " * 20)
    desktop.thread.submit(SetPinned(3, True))
    desktop.session.submitted()
    wait_idle(qtbot, desktop)
    edits: list[ContextEdited] = []
    desktop.thread.happened.connect(
        lambda event: edits.append(event) if isinstance(event, ContextEdited) else None
    )
    choose(qtbot, desktop, menu_of(desktop, 6), "Summarize up to here")
    assert [edit.stayed for edit in edits] == [(3,)]
    made = marker_of(desktop)
    assert made.accessibleName().startswith("Turns 1–2, 4–6 summarized")
    assert made.undo.toolTip() == "Bring turns 1–2, 4–6 back into the context"
    toast = desktop.window.toast
    toast.tell_edit(edits[0], lambda _: None, None)
    assert toast.title.text() == "Summarized turns 1–2, 4–6"
    desktop.window.header.timeline.bring_back_wanted.emit(1, 6)
    wait_idle(qtbot, desktop)
    wait_until(qtbot, lambda: toast.title.text() == "Turns 1–2, 4–6 are back")


def test_the_memory_of_an_undone_edit_goes_and_its_marker_says_where_it_is(
    qtbot: QtBot, talked: Desktop
) -> None:
    panel = talked.window.memory
    choose(qtbot, talked, menu_of(talked, 4), "Summarize up to here")
    wait_until(qtbot, lambda: panel.list.cards.rowCount() == 1)
    marker = marker_of(talked)
    click(marker.undo)
    wait_idle(qtbot, talked)
    wait_until(qtbot, lambda: panel.list.cards.rowCount() == 0)
    toast = talked.window.toast
    next(each for each in marker.findChildren(QPushButton) if each.text() == "Show summary").click()
    wait_until(qtbot, lambda: toast.title.text() == "Memory deleted")
    click(toast.action)
    wait_until(qtbot, lambda: panel.list.cards.rowCount() == 1)


def test_parts_of_a_reply_that_left_again_count_once() -> None:
    reply = TurnItem(2, Role.ASSISTANT, "long", part_tokens=dict.fromkeys(range(2, 8), 10))
    transcript = Transcript([TurnItem(1, Role.USER, "x"), reply])
    first = marker(3, 3, 7)
    transcript.items.insert(transcript.place_of(first), first)
    for number in (4, 5, 5, 5):
        assert transcript.joins_marker(marker(number, number, 4 + number)) is first
    assert (first.first_turn, first.last_turn, first.tokens_freed, first.duration_ms) == (3, 5, 3000, 300)


def test_turns_find_room_by_their_sizes() -> None:
    out: dict[str, Any] = {"state": TurnState.SUMMARIZED, "p0": None, "p1": None}
    entries = [
        view(0, role=Role.SYSTEM, n_tokens=50),
        *(view(number, **out) for number in range(1, 5)),
        *(view(number) for number in range(5, 9)),
        view(1, 4, n_tokens=30),
    ]
    for n_ctx, newest, earlier in (
        (850, True, True),
        (849, False, True),
        (450, False, True),
        (449, False, False),
    ):
        outside = Outside(entries, n_ctx)
        assert outside.fit(1, 4, 7, is_newest=True) is newest, n_ctx
        assert outside.fit(1, 4, 7, is_newest=False) is earlier, n_ctx
    unknown = Outside(entries, 0)
    assert unknown.fit(1, 4, 7, is_newest=True)
    assert (unknown.n_tokens(3, 9), unknown.n_tokens(5, 9)) == (200, 0)
    assert unknown.are_back(5, 8)
    assert not unknown.are_back(4, 8)


def test_of_the_newest_edit_only_its_own_turns_need_room() -> None:
    """Its summary took up the one before: with it undo was not offered any more, though it worked."""
    out: dict[str, Any] = {"state": TurnState.SUMMARIZED, "p0": None, "p1": None}
    entries = [
        view(0, role=Role.SYSTEM, n_tokens=50),
        *(view(number, memory_id=7, **out) for number in range(1, 5)),
        *(view(number, memory_id=8, **out) for number in range(5, 7)),
        view(1, 6, n_tokens=30, memory_id=8),
        *(view(number) for number in range(7, 9)),
    ]
    assert Outside(entries, 480).fit(1, 6, 8, is_newest=True)
    assert not Outside(entries, 479).fit(1, 6, 8, is_newest=True)


def test_turns_that_were_not_pointed_at_stay_while_there_is_room(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    """Half of the context is in use: what the settings keep would be fewer."""
    desktop = make_desktop(respond, n_ctx=4096, settings=CALM)
    for number in range(8):
        send(qtbot, desktop, f"Message {number}. " + "It is about boats. " * 8)
    choose(qtbot, desktop, menu_of(desktop, 2), "Summarize up to here")
    assert gone(desktop) == [1, 2]


def test_what_was_forgotten_is_called_that_and_brought_back(qtbot: QtBot, talked: Desktop) -> None:
    """It was “dropped”, with an undo that undid nothing: its pages are gone, and its notes with them."""

    def told() -> tuple[str, str, str]:
        marker, turn = marker_of(talked), talked.window.chat.transcript.turn(4)
        assert turn is not None
        timeline = talked.window.header.timeline
        entry = next(e for e in timeline.entries if e.number == 4)
        return marker.accessibleName().split(" · ")[0], marker.undo.text(), timeline.describe(entry)

    talked.thread.submit(ForgetTurns(3, 4))
    wait_until(qtbot, lambda: gone(talked) == [3, 4])
    wait_idle(qtbot, talked)
    marker, undo, entry = told()
    assert (marker, undo) == ("Turns 3–4 forgotten", "Bring back")
    assert entry.splitlines()[1].startswith("forgotten · ")
    names = [reply.accessibleName() for reply in talked.window.chat.findChildren(AssistantMessage)]
    assert any("forgotten" in name for name in names)
    told_below = talked.window.status.turns.text()
    assert "2 forgotten" in told_below
    assert "dropped" not in told_below
    assert "2 forgotten" in talked.window.header.timeline.accessibleName()

    stored = read_transcript(talked.assembly.store, 1)
    markers = [item for item in stored.items if isinstance(item, EditMarkerItem)]
    assert [item.is_forgotten for item in markers] == [True], "before the model has it, too"
    turns = [item.number for item in stored.items if isinstance(item, TurnItem) and item.forgotten]
    assert turns == [3, 4]

    talked.edit_actions.show_edits()
    wait_until(qtbot, lambda: talked.window.findChild(EditsDialog) is not None)
    edits = talked.window.findChild(EditsDialog)
    assert edits is not None
    row = edits.list.topLevelItem(0)
    assert row is not None
    assert row.text(0) == "Turns 3–4 forgotten"
    edits.reject()
    wait_until(qtbot, lambda: talked.window.findChild(EditsDialog) is None)

    click(marker_of(talked).undo)
    wait_until(qtbot, lambda: talked.window.findChild(AskDialog) is not None)
    question = talked.window.findChild(AskDialog)
    assert question is not None
    click(question.action)
    wait_until(qtbot, lambda: not gone(talked))
    wait_idle(qtbot, talked)
    assert told()[0] == "Turns 3–4 dropped"
    assert "back in the context" in marker_of(talked).accessibleName()
