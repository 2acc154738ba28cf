"""Replies are written again and messages edited, by clicks and keys; one pages to and fro."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QDialog, QLabel, QMenu, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from ethervox_gui.context.events.events import Trigger, TurnPagedIn
from ethervox_gui.context.events.window_events import ModelInspected, ModelLoading
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.ui.chat.message import Message, UserMessage
from ethervox_gui.ui.chat.reply import AssistantMessage
from ethervox_gui.ui.chat.transcript import EditMarkerItem, ToolItem, TurnItem, Versions
from ethervox_gui.ui.chat.version_pager import VersionPager
from ethervox_gui.ui.composer.edit_bar import EditBar
from ethervox_gui.ui.kit.text_views.code_block import CodeText
from ethervox_gui.ui.kit.text_views.rich_text import RichText
from tests.gui.conftest import DesktopMaker, begin, click, failure_of, press, send, wait_idle, wait_until
from tests.helpers.desk import counting
from tests.helpers.stores import open_store


def counted() -> Callable[[str], str]:
    """Every reply is another."""
    said = iter(range(1, 100))
    return lambda _prompt: f"Reply {next(said)}."


def texts(desktop: Desktop) -> list[str]:
    return [item.text for item in desktop.window.chat.transcript.items if isinstance(item, TurnItem)]


def message(desktop: Desktop, text: str) -> Message:
    """The widget that shows a turn."""
    for widget in desktop.window.chat.findChildren(Message):
        if widget.isHidden():
            continue  # of a version that is not shown any more; it is taken down a little later
        if isinstance(widget, UserMessage | AssistantMessage) and widget.item.text == text:
            return widget
    raise AssertionError(text)


def button(widget: QWidget, name: str) -> QToolButton:
    found = widget.findChild(QToolButton, name)
    assert found is not None
    assert found.isVisible()
    assert found.accessibleName()
    return found


def pager_of(widget: QWidget) -> str:
    pager = widget.findChild(VersionPager)
    if pager is None:
        return ""
    label = pager.findChild(QLabel)
    assert label is not None
    return label.text() if pager.isVisible() else ""


def test_a_reply_is_written_again_and_paged_through(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(counted())
    send(qtbot, desktop, "Hello?")
    assert pager_of(message(desktop, "Reply 1.")) == ""
    click(button(message(desktop, "Reply 1."), "regenerateReply"))
    wait_idle(qtbot, desktop)
    assert texts(desktop) == ["Hello?", "Reply 2."]
    assert pager_of(message(desktop, "Reply 2.")) == "2 / 2"
    assert not button(message(desktop, "Reply 2."), "nextVersion").isEnabled()

    click(button(message(desktop, "Reply 2."), "previousVersion"))
    wait_idle(qtbot, desktop)
    assert texts(desktop) == ["Hello?", "Reply 1."]
    assert pager_of(message(desktop, "Reply 1.")) == "1 / 2"
    assert not desktop.window.toast.isVisible(), "what one sees need not be told"
    send(qtbot, desktop, "And?")
    click(button(message(desktop, "Reply 1."), "nextVersion"))
    wait_idle(qtbot, desktop)
    assert texts(desktop) == ["Hello?", "Reply 2."]
    assert [entry.number for entry in desktop.window.header.timeline.entries] == [0, 1, 2]
    click(button(message(desktop, "Reply 2."), "previousVersion"))
    wait_idle(qtbot, desktop)
    assert texts(desktop) == ["Hello?", "Reply 1.", "And?", "Reply 3."]
    assert [entry.number for entry in desktop.window.header.timeline.entries] == [0, 1, 2, 3, 4]
    usage = desktop.window.header.gauge.usage
    assert usage is not None
    assert usage.n_used == sum(entry.n_tokens for entry in desktop.window.header.timeline.entries)


def test_a_message_is_edited_in_the_composer(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(counted())
    composer = desktop.window.composer
    for text in ("One?", "Two?"):
        send(qtbot, desktop, text)
    composer.set_text("half a thought")
    click(button(message(desktop, "One?"), "editMessage"))
    assert composer.text() == "One?"
    bar = composer.findChild(EditBar)
    assert bar is not None
    assert bar.isVisible()
    assert "turn 1" in bar.accessibleName()
    press(composer.editor, Qt.Key.Key_Escape)
    assert not bar.isVisible()
    assert composer.text() == "half a thought"

    click(button(message(desktop, "One?"), "editMessage"))
    begin(qtbot, desktop, "Uno?")
    wait_idle(qtbot, desktop)
    assert texts(desktop) == ["Uno?", "Reply 3."]
    assert composer.text() == "half a thought", "what was typed before waited"
    assert pager_of(message(desktop, "Uno?")) == "2 / 2"
    assert pager_of(message(desktop, "Reply 3.")) == ""
    click(button(message(desktop, "Uno?"), "previousVersion"))
    wait_idle(qtbot, desktop)
    assert texts(desktop) == ["One?", "Reply 1.", "Two?", "Reply 2."]


def test_keys_do_it_too(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(counted())
    window, composer = desktop.window, desktop.window.composer
    send(qtbot, desktop, "One?")
    assert {"Regenerate the last reply", "Edit the last message"} <= {
        words for _, words in window.shortcuts()
    }
    press(window, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    wait_until(qtbot, lambda: texts(desktop) == ["One?", "Reply 2."])
    wait_idle(qtbot, desktop)
    press(composer.editor, Qt.Key.Key_Up)
    assert (composer.editing, composer.text()) == (1, "One?")
    press(composer.editor, Qt.Key.Key_Escape)
    control_shift = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    press(window, Qt.Key.Key_E, control_shift)
    wait_until(qtbot, lambda: composer.editing == 1)
    composer.set_text("Uno?")
    press(composer.editor, Qt.Key.Key_Return)
    wait_until(qtbot, lambda: texts(desktop) == ["Uno?", "Reply 3."])
    wait_idle(qtbot, desktop)
    pager = message(desktop, "Uno?")
    previous = button(pager, "previousVersion")
    previous.setFocus()
    press(previous, Qt.Key.Key_Space)
    wait_until(qtbot, lambda: texts(desktop) == ["One?", "Reply 2."])
    wait_idle(qtbot, desktop)


def test_the_arrows_stay_below_the_mouse_while_one_pages(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(counted())
    chat, composer = desktop.window.chat, desktop.window.composer
    desktop.window.resize(1200, 640)
    for text in ("One?", "Two?", "Three?", "Four?", "Five?", "Six?"):
        send(qtbot, desktop, text)

    def arrow(text: str) -> int:
        """Where one clicks, as soon as the chat has all its place."""
        wait_until(qtbot, lambda: not chat.filling and text in texts(desktop))
        pager = message(desktop, text).findChild(VersionPager)
        assert pager is not None
        return pager.mapTo(chat, pager.rect().center()).y()

    click(button(message(desktop, "Four?"), "editMessage"))
    composer.set_text("Four, and what else?\n" * 3)
    click(composer.send_button)
    wait_idle(qtbot, desktop)
    other = texts(desktop)[-2]
    place = arrow(other)
    for text, name in (("Four?", "previousVersion"), (other, "nextVersion"), ("Four?", "previousVersion")):
        before = message(desktop, other if text == "Four?" else "Four?")
        click(button(before, name))
        wait_idle(qtbot, desktop)
        assert abs(arrow(text) - place) <= 1, text
    assert chat.verticalScrollBar().value() < chat.verticalScrollBar().maximum()
    send(qtbot, desktop, "Seven?")
    assert chat.following


def test_an_edit_that_changes_nothing_does_nothing(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(counted())
    send(qtbot, desktop, "One?")
    desktop.version_actions.edit_last()
    press(desktop.window.composer.editor, Qt.Key.Key_Return)
    wait_idle(qtbot, desktop)
    assert texts(desktop) == ["One?", "Reply 1."]


def test_commands_do_it_too_and_the_screen_follows(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(counted())
    send(qtbot, desktop, "One?")
    send(qtbot, desktop, "/edit 1 Uno?\nDos?")
    assert texts(desktop) == ["Uno?\nDos?", "Reply 2."]
    send(qtbot, desktop, "/regenerate")
    assert texts(desktop) == ["Uno?\nDos?", "Reply 3."]
    send(qtbot, desktop, "/version 1 1")
    assert texts(desktop) == ["One?", "Reply 1."]
    send(qtbot, desktop, "/version 1 9")
    assert desktop.window.toast.isVisible() or desktop.window.findChild(QDialog, "errorDialog")


def test_the_menu_of_a_message_offers_it(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(counted())
    send(qtbot, desktop, "One?")

    def menu_of(text: str) -> dict[str, Callable[[], None]]:
        (view,) = [view for view in message(desktop, text).findChildren(RichText) if view.isVisible()]
        place = view.rect().center()
        view.contextMenuEvent(
            QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, place, view.mapToGlobal(place))
        )
        menu = view.findChild(QMenu)
        assert menu is not None
        found = {action.text(): action.trigger for action in menu.actions()}
        menu.close()
        return found

    assert list(menu_of("Reply 1."))[-4:] == ["Copy message", "Regenerate", "Why?", "Edit and send again…"]
    menu_of("Reply 1.")["Regenerate"]()
    wait_until(qtbot, lambda: texts(desktop) == ["One?", "Reply 2."])
    wait_idle(qtbot, desktop)
    menu_of("One?")["Edit and send again…"]()
    assert desktop.window.composer.editing == 1
    desktop.window.composer.end_edit()
    menu_of("Reply 2.")["Edit and send again…"]()
    assert desktop.window.composer.editing == 1
    desktop.window.composer.end_edit()
    click(button(message(desktop, "Reply 2."), "editQuestion"))
    assert desktop.window.composer.text() == "One?"


def test_the_menu_of_a_code_block_offers_it_too(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(lambda _prompt: "```python\nprint(5)\n```")
    send(qtbot, desktop, "One?")
    (view,) = [view for view in desktop.window.chat.findChildren(CodeText) if view.isVisible()]
    assert view.accessibleName() == "Code"
    place = view.rect().center()
    view.contextMenuEvent(
        QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, place, view.mapToGlobal(place))
    )
    menu = view.findChild(QMenu)
    assert menu is not None
    words = [action.text() for action in menu.actions()]
    assert words[-4:] == ["Copy message", "Regenerate", "Why?", "Edit and send again…"]
    menu.close()


def test_an_edit_that_is_too_long_stays_an_edit(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(lambda prompt: "" if "Summarize" in prompt else "Hm.", n_ctx=2048)
    composer = desktop.window.composer
    send(qtbot, desktop, "One?")
    composer.set_text("half a thought")
    desktop.version_actions.begin_edit(1)
    text = " ".join(f"The house number {n} has a blue door." for n in range(300))
    begin(qtbot, desktop, text)
    dialog = failure_of(qtbot, desktop)
    wait_idle(qtbot, desktop)
    assert texts(desktop) == ["One?", "Hm."]
    assert (composer.editing, composer.text()) == (1, text)
    (end,) = [b for b in dialog.findChildren(QPushButton) if b.text() == "Send the end of it"]
    click(end)
    wait_until(qtbot, lambda: len(texts(desktop)) == 2 and "number 299" in texts(desktop)[0])
    wait_idle(qtbot, desktop)
    assert composer.text() == "half a thought"
    assert pager_of(message(desktop, texts(desktop)[0])) == "2 / 2"


def test_versions_are_there_after_a_restart(qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path) -> None:
    desktop = make_desktop(counted(), data_dir=tmp_path / "kept")
    send(qtbot, desktop, "One?")
    desktop.version_actions.regenerate(None)
    wait_idle(qtbot, desktop)
    chat_id = desktop.session.live.chat_id
    desktop.close()
    again = make_desktop(counted(), data_dir=tmp_path / "kept", chat_id=chat_id)
    assert texts(again) == ["One?", "Reply 2."]
    click(button(message(again, "Reply 2."), "previousVersion"))
    wait_idle(qtbot, again)
    assert texts(again) == ["One?", "Reply 1."]


def test_the_versions_of_a_call_are_shown_at_the_answer(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    replies = iter(['<tool_call name="memory_search" query="boat" />', "Amalia.", "A boat."])
    desktop = make_desktop(lambda _prompt: next(replies))
    send(qtbot, desktop, "Which boat?")
    click(button(message(desktop, "Amalia."), "regenerateReply"))
    wait_idle(qtbot, desktop)
    assert not any(isinstance(item, ToolItem) for item in desktop.window.chat.transcript.items)
    click(button(message(desktop, "A boat."), "previousVersion"))
    wait_idle(qtbot, desktop)
    kinds = [type(item) for item in desktop.window.chat.transcript.items]
    assert kinds == [TurnItem, ToolItem, TurnItem]
    answer = desktop.window.chat.transcript.items[-1]
    assert isinstance(answer, TurnItem)
    assert answer.versions == Versions(2, 1, 2)
    assert pager_of(message(desktop, "Amalia.")) == "1 / 2"


def test_a_summarized_message_has_room_to_say_so_beside_its_versions(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    desktop = make_desktop(counted(), n_ctx=8192)
    send(qtbot, desktop, "One?")
    desktop.version_actions.edit(1, "Another one?")
    wait_idle(qtbot, desktop)
    for number in range(4):
        send(qtbot, desktop, f"Message {number}")
    send(qtbot, desktop, "/context summarize 2")
    mark = message(desktop, "Another one?").findChild(QLabel, "goneMark")
    assert mark is not None
    assert mark.text() == "summarized"
    assert mark.width() >= mark.sizeHint().width()


def test_seams_belong_to_their_version(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(counted(), n_ctx=8192)
    for number in range(4):
        send(qtbot, desktop, f"Message {number}")
    send(qtbot, desktop, "/context shift 2")

    def markers() -> int:
        return sum(isinstance(item, EditMarkerItem) for item in desktop.window.chat.transcript.items)

    assert markers() == 1
    desktop.version_actions.edit(3, "Something else")
    wait_idle(qtbot, desktop)
    assert markers() == 0
    assert texts(desktop)[2:3] == ["Something else"]
    desktop.version_actions.show_version(3, 1)
    wait_idle(qtbot, desktop)
    assert markers() == 1
    roles = [item.role for item in desktop.window.chat.transcript.items if isinstance(item, TurnItem)]
    assert roles == [Role.USER, Role.ASSISTANT] * 4


def test_nothing_is_done_while_a_reply_is_written(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(lambda _prompt: counting(300), n_ctx=8192, pause_s=0.003)
    begin(qtbot, desktop, "One?")
    wait_until(qtbot, lambda: len(texts(desktop)) == 2)
    desktop.version_actions.regenerate(None)
    assert desktop.window.toast.title.text() == "Not now"
    assert desktop.window.toast.words.text() == "Wait until the reply is complete."
    wait_idle(qtbot, desktop)
    assert len(texts(desktop)) == 2
    assert desktop.assembly.store.versions_of_chat(1) == {}


def test_what_a_search_finds_on_another_version_is_gone_to(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    """Nothing that was said is out of reach: the version it stands on is shown, also of another chat."""
    desktop = make_desktop(lambda _prompt: "Fine.")
    window = desktop.window
    send(qtbot, desktop, "The boat is called Amalia.")
    for number in range(4):
        send(qtbot, desktop, f"Message {number}")
    desktop.version_actions.edit(1, "The boat is called Berta.")
    wait_idle(qtbot, desktop)
    desktop.actions.new_chat()
    wait_idle(qtbot, desktop)
    assert texts(desktop) == []

    window.memory.search.setText("Amalia")
    cards = window.memory.list.cards
    wait_until(qtbot, lambda: desktop.background.idle and cards.rowCount() > 0)
    hit = cards.card_at(cards.index(0))
    assert hit is not None
    window.memory.list.select("turn", hit.item_id)
    wait_until(qtbot, window.memory.detail.isVisible)
    go = window.memory.detail.findChild(QPushButton, "memorySource")
    assert go is not None
    click(go)
    wait_until(qtbot, lambda: texts(desktop)[:1] == ["The boat is called Amalia."])
    wait_idle(qtbot, desktop)
    assert len(texts(desktop)) == 10
    assert window.toast.title.text() == "This turn belongs to another version"
    click(go)
    wait_idle(qtbot, desktop)
    assert len(texts(desktop)) == 10
    assert desktop.session.live.chat_id == desktop.session.shown_chat == 1


def stopped_reply(qtbot: QtBot, desktop: Desktop) -> TurnItem:
    """A reply that was stopped in the middle."""
    begin(qtbot, desktop, "Tell me a story")
    items = desktop.window.chat.transcript.items
    wait_until(qtbot, lambda: len(items) == 2 and isinstance(items[1], TurnItem) and len(items[1].text) > 20)
    click(desktop.window.composer.stop_button)
    wait_idle(qtbot, desktop)
    reply = items[1]
    assert isinstance(reply, TurnItem)
    return reply


def link(widget: QWidget, name: str) -> QPushButton:
    found = widget.findChild(QPushButton, name)
    assert isinstance(found, QPushButton)
    return found


def test_a_stopped_reply_is_marked_and_goes_on_or_is_tried_again(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    """By click, by key and from the menu."""
    desktop = make_desktop(lambda _: counting(1500), n_ctx=8192, pause_s=0.002)
    reply = stopped_reply(qtbot, desktop)
    widget = message(desktop, reply.text)
    mark = widget.findChild(QLabel, "endMark")
    assert isinstance(mark, QLabel)
    assert (mark.text(), mark.isVisible()) == ("■ stopped", True)
    goes_on, again = link(widget, "goOn"), link(widget, "retryReply")
    assert goes_on.text() == "Continue"
    assert goes_on.isVisible()
    assert again.isVisible()
    regenerate = widget.findChild(QToolButton, "regenerateReply")
    assert regenerate is not None
    assert not regenerate.isVisible(), "Retry does it"
    (view,) = [view for view in widget.findChildren(RichText) if view.isVisible()][:1]
    offered = {act.words for act in view.more_actions if act.offered()}
    assert offered == {"Copy message", "Why?", "Continue", "Retry", "Edit and send again…"}
    before = reply.text
    press(desktop.window, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    wait_until(qtbot, lambda: reply.streaming and len(reply.text) > len(before))
    assert not mark.isVisible()
    click(desktop.window.composer.stop_button)
    wait_idle(qtbot, desktop)
    assert reply.text.startswith(before)
    click(again)
    items = desktop.window.chat.transcript.items
    wait_until(qtbot, lambda: len(items) == 2 and items[1] is not reply and len(texts(desktop)[1]) > 20)
    click(desktop.window.composer.stop_button)
    wait_idle(qtbot, desktop)
    last = desktop.window.chat.transcript.items[-1]
    assert isinstance(last, TurnItem)
    assert last.versions == Versions(2, 2, 2)


def test_a_reply_of_a_server_cannot_go_on(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(lambda _: counting(1500), n_ctx=8192, pause_s=0.002)
    reply = stopped_reply(qtbot, desktop)
    widget, usage = message(desktop, reply.text), desktop.window.header.gauge.usage
    assert usage is not None
    desktop.session.take(replace(usage, is_estimate=True))
    assert not link(widget, "goOn").isVisible()
    assert link(widget, "retryReply").isVisible()


def test_a_whole_reply_offers_neither(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(counted())
    send(qtbot, desktop, "One?")
    widget = message(desktop, "Reply 1.")
    assert not link(widget, "goOn").isVisible()
    assert not link(widget, "retryReply").isVisible()
    press(desktop.window, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    wait_idle(qtbot, desktop)
    assert texts(desktop)[0] == "One?"


def test_a_message_that_got_no_reply_offers_one(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    """The program ended before the reply began."""
    with open_store(tmp_path / "data") as store:
        chat_id = store.create_chat("Boats").chat_id
        store.append_turn(chat_id, Role.USER, "Is anybody there?")
    desktop = make_desktop(counted(), data_dir=tmp_path / "data", chat_id=chat_id)
    again = link(message(desktop, "Is anybody there?"), "retryReply")
    wait_until(qtbot, again.isVisible)
    click(again)
    wait_until(qtbot, lambda: texts(desktop) == ["Is anybody there?", "Reply 1."])
    wait_idle(qtbot, desktop)
    assert not again.isVisible()


def test_a_chat_gets_its_name_from_the_model(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(
        lambda prompt: "The boat Halcyon" if "a title of" in prompt else "A fine boat.", names_chats=True
    )
    send(qtbot, desktop, "My boat is called Halcyon, and it lies in Bergen.")
    wait_until(qtbot, lambda: desktop.window.windowTitle().startswith("The boat Halcyon"))
    chats = desktop.window.sidebar.list.chats
    names = [chats.data(chats.index(row)) for row in range(chats.rowCount())]
    assert "The boat Halcyon" in names
    chat_id = desktop.session.shown_chat
    assert chat_id is not None
    desktop.chat_actions.rename_chat(chat_id, "Mine")
    send(qtbot, desktop, "And where is it now?")
    wait_until(qtbot, lambda: desktop.window.windowTitle().startswith("Mine"))


def test_what_left_for_turns_that_are_back_is_named(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(counted())
    send(qtbot, desktop, "One?")
    note = desktop.window.toast.words
    desktop.session.take(TurnPagedIn((1, 2), 10, 1.0, "page"))
    assert note.text() == "as the model left them, in 1.0 ms; nothing was read again"
    desktop.session.take(TurnPagedIn((1, 2), 10, 1.0, "page", left=(7, 8, 11)))
    assert note.text().endswith("; turns 7–8, 11 left to make room")
    desktop.session.take(TurnPagedIn((1,), 10, 1.0, "page", left=(7,)))
    assert note.text().endswith("; turn 7 left to make room")


def test_what_cannot_be_done_says_why(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(counted())
    send(qtbot, desktop, "One?")
    desktop.session.take(TurnPagedIn((0, 1, 2), 10, 1.0, "page", Trigger.AUTO))
    assert not desktop.window.toast.isVisible(), "the chat is as it was"
    desktop.session.submitted(opening=True)
    desktop.session.take(ModelInspected("Falcon"))
    desktop.version_actions.regenerate(None)
    assert desktop.window.toast.words.text() == "Loading the model…", "its chat is not being prepared"
    desktop.session.take(ModelLoading("Falcon", 0.5))
    desktop.version_actions.regenerate(None)
    assert desktop.window.toast.words.text() == "Loading the model…"
