"""Data folders that earlier builds wrote themselves (tests/data/make.sh) open in the present one."""

from __future__ import annotations

import sqlite3
import tarfile
from contextlib import closing
from pathlib import Path

import pytest

from ethervox_gui import settings
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.storage import Store
from ethervox_gui.storage.file.migrations import MIGRATIONS, version_of
from ethervox_gui.storage.file.recovery import FILE_NAME

DATA = Path(__file__).parents[2] / "data"
PREFIX, SUFFIX = "schema_", ".tar.xz"
SCHEMAS = sorted(int(path.name[len(PREFIX) : -len(SUFFIX)]) for path in DATA.glob(f"{PREFIX}*{SUFFIX}"))


def unpack(schema: int, folder: Path) -> Path:
    with tarfile.open(DATA / f"schema_{schema}.tar.xz") as archive:
        archive.extractall(folder, filter="data")
    return folder


def test_every_earlier_schema_has_its_folder() -> None:
    assert set(range(1, len(MIGRATIONS))) <= set(SCHEMAS)


@pytest.mark.parametrize("schema", SCHEMAS)
def test_it_holds_what_it_says(tmp_path: Path, schema: int) -> None:
    with closing(sqlite3.connect(unpack(schema, tmp_path) / FILE_NAME)) as connection:
        assert version_of(connection) == schema


@pytest.mark.parametrize("schema", SCHEMAS)
def test_chats_memories_and_search_are_all_there(tmp_path: Path, schema: int) -> None:
    with Store.open(unpack(schema, tmp_path)) as store:
        assert store.check() == []
        (chat,) = store.list_chats()
        turns = store.turns_of_chat(chat.chat_id)
        assert [turn.number for turn in turns] == list(range(len(turns)))
        assert turns[1].text == "My boat is called Halcyon."
        assert turns[1].pinned
        assert turns[1].role is Role.USER
        (memory,) = store.list_memories()
        # What a pinned turn tells in the context itself the guide's summaries do not say any more.
        assert ("Your boat is called Halcyon." if schema < 12 else "Marta lives in Bergen.") in memory.text
        summarized = [turn.number for turn in store.memory_turns(memory.memory_id)]
        assert summarized == list(range(2, 11 if 8 <= schema < 16 else 13)), "each by the rules of its time"
        assert {hit.kind for hit in store.search("Halcyon" if schema < 12 else "Bergen")} == {
            "turn",
            "memory",
        }
        assert store.search("日本")
        store.append_turn(chat.chat_id, Role.USER, "It goes on.")
        assert store.search("goes on")


@pytest.mark.parametrize("schema", SCHEMAS)
def test_settings_keep_what_the_user_chose(tmp_path: Path, schema: int) -> None:
    found = settings.load(unpack(schema, tmp_path) / "settings.json")
    assert (found.model.n_ctx, found.sampling.temperature) == (768, 0.4)
    assert (found.appearance.theme, found.appearance.font_size) == ("dark", 17)
