"""Whole chats to files and back."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.events.events import Action, ContextEdited, Method, StopReason, Trigger
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.services.chat_files import formats, markdown
from ethervox_gui.services.chat_files.formats import as_json, export_chats, import_chats
from ethervox_gui.storage import Store
from ethervox_gui.storage.base.values import NewMemory
from tests.helpers.stores import open_store

ODD = "NUL\0, 日本, 🎉, “quotes”, </script>, <|im_end|>, \u2028 and \\ud800"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with open_store(tmp_path / "here") as store:
        yield store
        assert store.check() == []


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Store]:
    with open_store(tmp_path / "there") as store:
        store.append_turn(store.create_chat("in the way").chat_id, Role.USER, "other ids")
        yield store
        assert store.check() == []


def fill(store: Store) -> list[int]:
    """Two chats with everything that can be in one: branches, a tree of memories, versions, edits, a bin."""
    chat = store.create_chat("Dogs " + ODD, "guide", "Be kind.", "brief").chat_id
    store.append_turn(chat, Role.SYSTEM, "Be kind.", importance=1.0)
    question = store.append_turn(chat, Role.USER, ODD)
    store.finish_turn(
        store.append_turn(chat, Role.ASSISTANT, "", complete=False).turn_id, "One.", 4, StopReason.LENGTH
    )
    store.set_head(chat, question.turn_id)
    second = store.append_turn(chat, Role.ASSISTANT, "Another.")
    store.append_turn(chat, Role.ASSISTANT, "half of a", complete=False)
    store.set_pinned(second.turn_id, True)
    ids = [question.turn_id, second.turn_id]
    leaf = store.add_memory(chat, NewMemory("- a dog\n" + ODD, tags=["pet", ODD], turn_ids=ids))
    store.edit_memory(leaf.memory_id, "- a big dog", importance=0.7)
    store.add_memory(chat, NewMemory("overview", level=1, child_memory_ids=[leaf.memory_id]))
    note = store.add_note(chat, "by hand")
    store.set_memory_pinned(note.memory_id, True)
    store.delete_memory(note.memory_id)
    event = ContextEdited(
        Action.SUMMARIZE_OLD, Trigger.AUTO, Method.GAP, 1, 2, 90, 30, 60, 1.5, leaf.memory_id
    )
    store.apply_edit(chat, event, ids, TurnState.SUMMARIZED, leaf.memory_id)
    empty = store.create_chat("empty").chat_id
    return [chat, empty]


def test_a_round_trip_loses_nothing(store: Store, other: Store, tmp_path: Path) -> None:
    ids = fill(store)
    export_chats(store, ids, tmp_path / "all.json")
    found = import_chats(other, tmp_path / "all.json")
    assert other.read_out(found) == store.read_out(ids)
    export_chats(other, found, tmp_path / "again.json")
    assert (tmp_path / "again.json").read_bytes() == (tmp_path / "all.json").read_bytes()
    assert other.chat(found[0]).profile == "brief"
    before, after = store.turns_of_chat(ids[0]), other.turns_of_chat(found[0])
    assert [(t.number, t.role, t.text) for t in after] == [(t.number, t.role, t.text) for t in before]
    assert [hit.chat_id for hit in other.search("big dog")] == [found[0]]
    (hit,) = other.search("big dog")
    assert [t.text for t in other.memory_turns(hit.item_id)] == [
        ODD.replace("\\ud800", "\\ud800"),
        "Another.",
    ]
    assert len(import_chats(store, tmp_path / "all.json")) == 2


def test_markdown_is_the_conversation(store: Store, tmp_path: Path) -> None:
    ids = fill(store)
    export_chats(store, ids, tmp_path / "all.md")
    text = (tmp_path / "all.md").read_text(encoding="utf-8")
    assert "Another." in text
    assert "One." not in text  # of the other branch
    assert "# Memories" in text
    assert "#pet" in text
    assert text.index("## You") < text.index("## Model")


def test_what_cannot_be_written_is_said(store: Store, tmp_path: Path) -> None:
    chat = store.create_chat().chat_id
    with pytest.raises(UserError) as caught:
        export_chats(store, [chat], tmp_path / "no" / "folder.json")
    assert caught.value.code == "export_failed"
    with pytest.raises(UserError) as caught:
        export_chats(store, [99], tmp_path / "x.json")
    assert caught.value.code == "chat_not_found"
    assert not (tmp_path / "x.json").exists()


def changed(data: dict[str, Any], what: str) -> dict[str, Any]:
    chat = data["chats"][0]
    match what:
        case "version":
            data["version"] = 2
        case "format":
            data["format"] = "x"
        case "no such parent":
            chat["turns"][1]["parent"] = 77
        case "circle":
            chat["turns"][0]["parent"] = 2
        case "circle of memories":
            chat["memories"][0]["parent"] = 2
            chat["memories"][1]["parent"] = 1
        case "twice":
            chat["turns"][1]["key"] = 1
        case "role":
            chat["turns"][1]["role"] = "god"
        case "number":
            chat["turns"][1]["number"] = -1
        case "too large":
            chat["turns"][1]["n_tokens"] = 2**70
        case "no text":
            chat["turns"][1]["text"] = None
        case "head":
            chat["head"] = 99
        case "disorder":
            chat["turns"][1]["number"] = chat["turns"][0]["number"]
        case "parent elsewhere":
            data["chats"][1]["turns"] = [{**chat["turns"][1], "key": 99, "parent": 1}]
        case "begun in 5138":
            chat["created_at"] = 1e11
        case "used long ago":
            chat["updated_at"] = -1e18
        case "said never":
            chat["turns"][1]["created_at"] = 1e300
        case "remembered late":
            chat["memories"][0]["created_at"] = 1e11
        case "binned late":
            chat["memories"][0]["deleted_at"] = 1e11
        case "written late":
            chat["memories"][0]["versions"][0]["written_at"] = 1e11
        case "edited late":
            chat["events"][0]["created_at"] = 1e11
    return data


@pytest.mark.parametrize(
    "what",
    [
        *("version", "format", "no such parent", "circle", "circle of memories", "twice", "role", "number"),
        *("too large", "no text", "head", "begun in 5138", "used long ago", "said never"),
        *("disorder", "parent elsewhere"),
        *("remembered late", "binned late", "written late", "edited late"),
    ],
)
def test_a_file_that_makes_no_sense_changes_nothing(store: Store, tmp_path: Path, what: str) -> None:
    data = json.loads(as_json(store.read_out(fill(store))))
    before = store.counts()
    (tmp_path / "bad.json").write_text(json.dumps(changed(data, what)))
    with pytest.raises(UserError) as caught:
        import_chats(store, tmp_path / "bad.json")
    assert caught.value.code == "import_failed"
    assert caught.value.message.endswith(".")
    assert store.counts() == before


@pytest.mark.parametrize(
    "junk", [b"", b"x", b"[]", b"{}", b"null", b"\xff\xfe", b"[" * 100_000, b'[{"mapping": {}}]', b"[1e999]"]
)
def test_junk(store: Store, tmp_path: Path, junk: bytes) -> None:
    (tmp_path / "junk.json").write_bytes(junk)
    with pytest.raises(UserError) as caught:
        import_chats(store, tmp_path / "junk.json")
    assert caught.value.code == "import_failed"


def test_flipped_bytes_never_end_in_a_traceback(store: Store, tmp_path: Path) -> None:
    data = as_json(store.read_out(fill(store)))
    rng = random.Random(1)
    for _ in range(200):
        damaged = bytearray(data)
        for _ in range(rng.choice([1, 5, 50])):
            damaged[rng.randrange(len(damaged))] = rng.randrange(256)
        (tmp_path / "flipped.json").write_bytes(damaged)
        try:
            import_chats(store, tmp_path / "flipped.json")
        except UserError as error:
            assert error.code == "import_failed"  # noqa: PT017


# ---- ChatGPT -------------------------------------------------------------------------------------


def node(name: str, parent: str | None, children: list[str], message: Any = None) -> dict[str, Any]:
    return {"id": name, "parent": parent, "children": children, "message": message}


def message(role: str, *parts: Any, **more: Any) -> dict[str, Any]:
    content = {"content_type": "text", "parts": list(parts)}
    return {"author": {"role": role}, "content": content, "create_time": 1_700_000_000.5, **more}


HIDDEN = {"is_visually_hidden_from_conversation": True}
IMAGE = {"content_type": "image_asset_pointer", "asset_pointer": "file://x"}
CONVERSATION: dict[str, Any] = {
    "title": "A trip",
    "create_time": 1_700_000_000.0,
    "update_time": 1_700_000_100.0,
    "current_node": "f",
    "mapping": {
        "root": node("root", None, ["s"]),
        "s": node("s", "root", ["a"], message("system", "", metadata=HIDDEN)),
        "a": node("a", "s", ["b", "c"], message("user", "Where to?", IMAGE)),
        "b": node("b", "a", [], message("assistant", "To the sea.")),
        "c": node("c", "a", ["d"], message("assistant", "To the hills.", recipient="all")),
        "d": node("d", "c", ["e"], message("assistant", "search('hills')", recipient="browser")),
        "e": node("e", "d", ["f"], message("tool", "results")),
        "f": node("f", "e", [], message("assistant", "They are green.")),
    },
}


def test_the_main_path_of_chatgpt(store: Store, tmp_path: Path) -> None:
    found: list[Any] = [None, {"mapping": 7}, CONVERSATION, {"mapping": {}}, 7]
    (tmp_path / "conversations.json").write_text(json.dumps(found))
    (chat_id,) = import_chats(store, tmp_path / "conversations.json")
    chat = store.chat(chat_id)
    assert (chat.title, chat.created_at, chat.updated_at) == ("A trip", 1_700_000_000.0, 1_700_000_100.0)
    assert [(turn.number, turn.role, turn.text) for turn in store.turns_of_chat(chat_id)] == [
        (0, Role.USER, "Where to?\n\n[image]"),
        (1, Role.ASSISTANT, "To the hills.\n\nThey are green."),
    ]
    assert store.append_turn(chat_id, Role.USER, "And then?").number == 2


def test_without_a_current_node_the_last_children_are_taken(store: Store, tmp_path: Path) -> None:
    (tmp_path / "one.json").write_text(json.dumps({**CONVERSATION, "current_node": "gone"}))
    (chat_id,) = import_chats(store, tmp_path / "one.json")
    assert store.turns_of_chat(chat_id)[-1].text.endswith("They are green.")


@pytest.mark.parametrize("when", [1e300, -1e18, 1e11, -1, "yesterday", True])
def test_a_time_that_no_calendar_has_is_left_out(store: Store, tmp_path: Path, when: object) -> None:
    told = {
        **CONVERSATION["mapping"],
        "f": node("f", "e", [], message("assistant", "Yes.", create_time=when)),
    }
    odd = {**CONVERSATION, "create_time": when, "update_time": when, "mapping": told}
    (tmp_path / "odd.json").write_text(json.dumps(odd))
    (chat_id,) = import_chats(store, tmp_path / "odd.json")
    assert abs(store.chat(chat_id).created_at - time.time()) < 100
    assert {turn.created_at for turn in store.turns_of_chat(chat_id)} == {1_700_000_000.5}


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)
FIELDS = st.fixed_dictionaries(
    {},
    optional={
        **dict.fromkeys(("title", "create_time", "current_node", "update_time"), ANYTHING),
        "mapping": st.dictionaries(
            st.sampled_from("abc"),
            ANYTHING
            | st.fixed_dictionaries(
                {},
                optional={
                    "parent": st.sampled_from("abc") | ANYTHING,
                    "children": st.lists(st.sampled_from("abc")) | ANYTHING,
                    "message": st.just(message("user", "x")) | ANYTHING,
                },
            ),
            max_size=4,
        ),
    },
)


@given(st.lists(FIELDS, min_size=1, max_size=3))
@settings(max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
def test_no_export_of_chatgpt_ends_in_a_traceback(store: Store, export: list[dict[str, Any]]) -> None:
    try:
        ids = store.write_in(formats.records_of(json.dumps(export).encode(), "x.json"))
        assert markdown.as_markdown(store, ids)
    except UserError as error:
        assert error.code == "import_failed"  # noqa: PT017
