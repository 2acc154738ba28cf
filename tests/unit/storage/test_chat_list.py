"""The list of chats: folders, pins, drafts, and what a chat was last talked with."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.storage import Store
from ethervox_gui.storage.base.values import Folder


def test_folders_come_and_go_and_their_chats_stay(store: Store) -> None:
    chats = [store.create_chat(f"chat {number}").chat_id for number in range(3)]
    work, boats = store.make_folder("Work"), store.make_folder("boats")
    assert store.folders() == [boats, work]
    store.put_into_folder(chats[:2], work.folder_id)
    assert [store.chat(chat_id).folder_id for chat_id in chats] == [work.folder_id, work.folder_id, None]
    store.put_into_folder(chats[:1], None)
    store.rename_folder(work.folder_id, "Home")
    assert store.folders() == [boats, Folder(work.folder_id, "Home")]
    assert store.delete_folder(work.folder_id) == chats[1:2]
    assert store.folders() == [boats]
    assert [store.chat(chat_id).folder_id for chat_id in chats] == [None] * 3
    for call in (
        lambda: store.rename_folder(99, "x"),
        lambda: store.delete_folder(99),
        lambda: store.put_into_folder(chats, 99),
    ):
        with pytest.raises(UserError, match="no such folder"):
            call()


def test_pins_and_contexts_are_kept(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        chat_id = store.create_chat("Kept", "a").chat_id
        store.set_chat_pinned(chat_id, True)
        store.set_chat_context(chat_id, "b", 4096)
    with Store.open(tmp_path) as store:
        chat = store.chat(chat_id)
        assert (chat.pinned, chat.model, chat.n_ctx) == (True, "b", 4096)
        (copy_id,) = store.write_in(store.read_out([chat_id]))
        copy = store.chat(copy_id)
        assert (copy.pinned, copy.model, copy.n_ctx) == (True, "b", 4096)


def test_a_draft_is_kept_and_is_no_activity(tmp_path: Path) -> None:
    text = "half a\n thought \udc80 \x00"
    with Store.open(tmp_path) as store:
        chat = store.create_chat("Kept")
        assert store.draft(chat.chat_id) == ""
        store.set_draft(chat.chat_id, text)
        assert store.chat(chat.chat_id).updated_at == chat.updated_at
    with Store.open(tmp_path) as store:
        assert store.draft(chat.chat_id) == text.replace("\udc80", "\ufffd")
        assert store.draft(99) == ""


def test_a_chat_can_go_for_good_without_the_bin(store: Store) -> None:
    empty, prompted, said, _ = (
        store.create_chat(name).chat_id for name in ("empty", "prompted", "said", "kept")
    )
    store.append_turn(prompted, Role.SYSTEM, "Be brief.", importance=1.0)
    store.append_turn(said, Role.USER, "hello", importance=0.5)
    assert [store.remove_chat(chat) for chat in (empty, prompted, said, 99)] == [True, True, True, False]
    assert [chat.title for chat in store.list_chats()] == ["kept"]
    assert store.check() == []
    assert store.list_chats(deleted=True) == []


def test_what_was_said_last_is_first_whatever_the_clock_says(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A clock is some hours ahead until it is set, or days; or it was that of a battery that is empty."""
    now = time.time()
    boats, cats = (store.create_chat(name).chat_id for name in ("boats", "cats"))

    def say(chat_id: int, hours: float) -> list[str]:
        monkeypatch.setattr(time, "time", lambda: now + hours * 3600)
        store.append_turn(chat_id, Role.USER, "hello", importance=0.5)
        return [chat.title for chat in store.list_chats()]

    for hours in (3, 1, 1, 200, 1, 1.1, -100_000, -99_000, 2):
        assert say(boats, hours) == ["boats", "cats"], hours
        assert say(cats, hours) == ["cats", "boats"], hours
    numbers = [turn.number for turn in store.turns_of_chat(boats)]
    assert numbers == [*range(9)]
    monkeypatch.undo()
    assert abs(store.chat(cats).updated_at - now) < 3 * 3600, "by the clock that is right again"
