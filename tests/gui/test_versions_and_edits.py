"""A message that is being edited, and another version of the chat that is shown meanwhile."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from ethervox_gui.context.events.events import BranchSwitched
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.ui.chat.transcript import Transcript
from tests.gui.conftest import DesktopMaker, begin, click, send, wait_idle, wait_until
from tests.gui.test_versions import button, counted, message, pager_of, texts


def two_ways(qtbot: QtBot, make_desktop: DesktopMaker) -> Desktop:
    """After each of two versions of the first reply another message was said; the second one is shown."""
    desktop = make_desktop(counted())
    for text in ("One?", "Two?"):
        send(qtbot, desktop, text)
    desktop.version_actions.regenerate(2)
    wait_idle(qtbot, desktop)
    send(qtbot, desktop, "Zwei?")
    assert texts(desktop) == ["One?", "Reply 3.", "Zwei?", "Reply 4."]
    return desktop


def go_to_the_first(qtbot: QtBot, desktop: Desktop) -> None:
    click(button(message(desktop, "Reply 3."), "previousVersion"))
    wait_idle(qtbot, desktop)
    assert texts(desktop) == ["One?", "Reply 1.", "Two?", "Reply 2."]


def test_an_edit_never_replaces_the_message_of_another_version(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    desktop = two_ways(qtbot, make_desktop)
    composer = desktop.window.composer
    composer.set_text("half a thought")
    desktop.version_actions.begin_edit(3)
    composer.set_text("Zwei, bitte?")
    go_to_the_first(qtbot, desktop)
    assert composer.editing is None
    assert composer.text() == "Zwei, bitte?\n\nhalf a thought", "nothing that was typed is lost"
    assert desktop.window.toast.title.text() == "The edited message belongs to another version."
    composer.set_text("And three?")
    click(composer.send_button)
    wait_idle(qtbot, desktop)
    assert texts(desktop) == ["One?", "Reply 1.", "Two?", "Reply 2.", "And three?", "Reply 5."]
    assert pager_of(message(desktop, "Two?")) == ""


def test_an_edit_that_changed_nothing_ends_without_a_word(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = two_ways(qtbot, make_desktop)
    composer = desktop.window.composer
    composer.set_text("half a thought")
    desktop.version_actions.begin_edit(3)
    go_to_the_first(qtbot, desktop)
    assert composer.editing is None
    assert composer.text() == "half a thought"
    assert not desktop.window.toast.isVisible()


def test_an_edit_ends_when_an_earlier_reply_is_written_again(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    desktop = two_ways(qtbot, make_desktop)
    composer = desktop.window.composer
    desktop.version_actions.begin_edit(3)
    composer.set_text("Zwei, bitte?")
    click(button(message(desktop, "Reply 3."), "regenerateReply"))
    wait_idle(qtbot, desktop)
    assert texts(desktop) == ["One?", "Reply 5."]
    assert (composer.editing, composer.text()) == (None, "Zwei, bitte?")


def test_an_edit_goes_on_where_its_message_is_still_there(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = two_ways(qtbot, make_desktop)
    composer = desktop.window.composer
    desktop.version_actions.begin_edit(1)
    composer.set_text("Uno?")
    go_to_the_first(qtbot, desktop)
    assert (composer.editing, composer.text()) == (1, "Uno?")
    begin(qtbot, desktop, "Uno?")
    wait_idle(qtbot, desktop)
    desktop.version_actions.begin_edit(1)
    composer.set_text("Ein?")
    click(button(message(desktop, "Uno?"), "previousVersion"))
    wait_idle(qtbot, desktop)
    assert (composer.editing, composer.text()) == (1, "Ein?"), "another version of it can still be written"
    begin(qtbot, desktop, "Ein?")
    wait_idle(qtbot, desktop)
    assert pager_of(message(desktop, "Ein?")) == "3 / 3"


def test_an_edit_in_another_chat_goes_on(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = two_ways(qtbot, make_desktop)
    two = desktop.session.live.chat_id
    desktop.actions.new_chat()
    wait_idle(qtbot, desktop)
    for text in ("A?", "B?"):
        send(qtbot, desktop, text)
    one = desktop.session.live.chat_id
    assert one is not None
    assert two is not None
    desktop.actions.open_chat(two)
    wait_idle(qtbot, desktop)
    desktop.version_actions.show_version(2, 1)
    desktop.actions.open_chat(one)
    desktop.window.composer.begin_edit(3, "C?")
    wait_idle(qtbot, desktop)
    assert (desktop.window.composer.editing, desktop.window.composer.text()) == (3, "C?")


def test_a_turn_is_shown_though_the_chat_before_goes_on_with_another_version(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    """The engine is slower than whoever clicks at a hit in another chat meanwhile."""
    desktop = two_ways(qtbot, make_desktop)
    session, two = desktop.session, desktop.session.live.chat_id
    desktop.actions.new_chat()
    wait_idle(qtbot, desktop)
    for text in ("A?", "B?"):
        send(qtbot, desktop, text)
    one = session.live.chat_id
    assert one is not None
    assert two is not None
    desktop.actions.open_chat(two)
    wait_idle(qtbot, desktop)
    desktop.version_actions.show_version(2, 1)
    desktop.version_actions._goal = 2
    switched = lambda event: isinstance(event, BranchSwitched)  # noqa: E731
    with qtbot.waitSignal(session.taken, check_params_cb=switched):
        desktop.actions.open_chat(one, 3)
    assert session.scroll_to in {3, None}, "None: it was shown already"
    wait_idle(qtbot, desktop)
    assert texts(desktop)[0] == "A?"


@pytest.mark.parametrize("order", ["as usual", "the session hears of it last"])
def test_a_turn_that_was_found_on_another_branch_is_gone_to(
    qtbot: QtBot, make_desktop: DesktopMaker, monkeypatch: pytest.MonkeyPatch, order: str
) -> None:
    desktop = two_ways(qtbot, make_desktop)
    chat_id = desktop.session.live.chat_id
    assert chat_id is not None
    (hit,) = desktop.assembly.store.search("Two", kinds=("turn",))
    shown: list[int | None] = []
    chat = desktop.window.chat
    show = chat.show_transcript

    def watched(transcript: Transcript, turn: int | None, end_at: int | None) -> None:
        shown.append(turn)
        show(transcript, turn, end_at)

    monkeypatch.setattr(chat, "show_transcript", watched)
    if order != "as usual":
        desktop.thread.happened.disconnect(desktop.session.take)
        desktop.thread.happened.connect(desktop.session.take)
    desktop.version_actions.go_to_turn(chat_id, 3, hit.item_id)
    wait_until(qtbot, lambda: texts(desktop) == ["One?", "Reply 1.", "Two?", "Reply 2."])
    wait_idle(qtbot, desktop)
    assert shown[-1] == 3
