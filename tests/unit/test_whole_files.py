"""What users have is on the disk before it takes the place of what was there; a cache is not waited for.

After a power failure a file that was only renamed can be there under its name with nothing in it.
"""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from ethervox_gui import settings
from ethervox_gui.context.turns.turns import Role, Span
from ethervox_gui.services import profiles, prompts
from ethervox_gui.services.chat_files.written import write_export
from ethervox_gui.services.keys import keep_in_file
from ethervox_gui.services.profiles import Profile, Profiles
from ethervox_gui.services.program_keys import ProgramKeys
from ethervox_gui.services.prompts import Prompt, Prompts
from ethervox_gui.services.retention import archive
from ethervox_gui.settings import Settings
from ethervox_gui.storage.base import checked_json
from ethervox_gui.storage.base.values import NewMemory
from ethervox_gui.storage.daily_check import Caretaker
from ethervox_gui.storage.file.recovery import FILE_NAME, newest_backup, restore
from ethervox_gui.storage.pages import page_file
from ethervox_gui.storage.pages.learned import LearnedStore
from ethervox_gui.storage.pages.page_file import PageKey, PageKind
from ethervox_gui.storage.store import Store
from ethervox_gui.ui.composer import half_done


class Synced(NamedTuple):
    """A file as it was when the disk was waited for, and its name at that time."""

    inode: int
    n_bytes: int
    changed_ns: int
    name: str


@pytest.fixture
def synced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Synced]:
    """All of these, in their order; the disk itself is not waited for."""
    found: list[Synced] = []

    def note(descriptor: int) -> None:
        at = os.fstat(descriptor)
        names = [file.name for file in tmp_path.rglob("*") if file.stat().st_ino == at.st_ino]
        found.append(Synced(at.st_ino, at.st_size, at.st_mtime_ns, *names))

    monkeypatch.setattr(os, "fsync", note)
    return found


def as_it_is(path: Path, name: str) -> Synced:
    at = path.stat()
    return Synced(at.st_ino, at.st_size, at.st_mtime_ns, name)


STORED: dict[str, Callable[[Path], object]] = {
    "settings.json": lambda path: settings.save(Settings().with_values({"model.n_ctx": 512}), path),
    "profiles.json": lambda path: profiles.save(Profiles([Profile(name="mine")]), path),
    "prompts.json": lambda path: prompts.save(Prompts([Prompt.of("mine", "text")]), path),
    "keys.json": lambda path: keep_in_file(path, {"server": "secret"}),
    "programs.json": lambda path: ProgramKeys(path.parent).make("a program"),
    "half_done.json": lambda path: half_done.write(path, "{}"),
    "export.json": lambda path: write_export(path, b"what was said"),
}


@pytest.mark.parametrize("name", STORED)
def test_what_users_have_is_on_the_disk_before_it_has_its_name(
    tmp_path: Path, synced: list[Synced], name: str
) -> None:
    path = tmp_path / name
    STORED[name](path)
    assert synced == [as_it_is(path, f"{name}.tmp")]


def test_a_cache_is_not_waited_for(tmp_path: Path, synced: list[Synced]) -> None:
    page_file.write(tmp_path / "a.page", PageKey(1, PageKind.TURN, 1), "model", Span(0, 1), b"cells")
    checked_json.write(tmp_path / "speed.json", {"machine": "this one"})
    assert synced == []


def test_so_is_a_backup_and_what_is_restored_from_it(tmp_path: Path, synced: list[Synced]) -> None:
    with Store.open(tmp_path) as store:
        store.append_turn(store.create_chat().chat_id, Role.USER, "my boat is called Halcyon")
        told: list[Exception] = []
        caretaker = Caretaker(store, told.append)
        caretaker.start()
        assert caretaker.wait(30)
    assert told == []
    backup = newest_backup(tmp_path)
    assert backup is not None
    last = synced[-1]
    assert last == as_it_is(backup.path, last.name)
    assert last.name.endswith(".part"), "another second may have begun since"
    restore(tmp_path, backup)
    assert as_it_is(tmp_path / FILE_NAME, f"{FILE_NAME}.part") in synced


def test_memories_go_to_the_bin_once_their_archive_is_on_the_disk(
    tmp_path: Path, synced: list[Synced], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "old.json"
    with Store.open(tmp_path / "data") as store:
        store.add_memory(store.create_chat().chat_id, NewMemory("old", importance=0.1))
        there: list[bool] = []
        leave = store.archive_memories

        def noted(memory_ids: list[int], now: float) -> None:
            there.append(as_it_is(path, path.name) in synced)
            leave(memory_ids, now)

        monkeypatch.setattr(store, "archive_memories", noted)
        assert archive(store, path, below_importance=0.5, older_than_days=-1) == 1
    assert there == [True]


@pytest.mark.skipif(sys.platform == "win32", reason="what others may read is told otherwise there")
def test_folders_of_what_is_kept_of_chats_are_for_their_user_alone(tmp_path: Path) -> None:
    page_file.write(tmp_path / "pages" / "1" / "a", PageKey(1, PageKind.TURN, 1), "f", Span(0, 1), b"x")
    checked_json.write(tmp_path / "notes" / "1" / "a", [])
    LearnedStore(tmp_path / "learned" / "models").keep("f", "{}")
    folders = [each for each in tmp_path.rglob("*") if each.is_dir()]
    assert len(folders) == 6
    assert {stat.S_IMODE(each.stat().st_mode) for each in folders} == {0o700}
