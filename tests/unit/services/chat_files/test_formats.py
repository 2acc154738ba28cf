"""Whole chats to files and back."""

from __future__ import annotations

import json
import random
import time
import zipfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter

from ethervox_gui.context.calls.guide_calls import MEMORY_SEARCH, call_text
from ethervox_gui.context.errors import Cancelled, UserError
from ethervox_gui.context.events.events import Action, ContextEdited, Method, StopReason, Trigger
from ethervox_gui.context.summaries.completeness import Fidelity
from ethervox_gui.context.turns.beginning import end_of, in_effect
from ethervox_gui.context.turns.receipt import EditOnTheWay, Receipt, Seen, SeenAs
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.services.chat_files import formats, markdown
from ethervox_gui.services.chat_files.formats import (
    FORMAT,
    VERSION,
    ChatFile,
    as_json,
    export_chats,
    import_chats,
)
from ethervox_gui.storage import Store
from ethervox_gui.storage.base.values import Filter, NewMemory
from tests.helpers.stores import how_much, open_store

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
    store.edit_memory(leaf.memory_id, "- a big dog")
    store.set_fidelity(leaf.memory_id, Fidelity(0.5, (ODD, "It barks.")))
    store.add_memory(chat, NewMemory("overview", level=1, child_memory_ids=[leaf.memory_id]))
    seen = (
        Seen(SeenAs.SUMMARY, 0, 1, 4, 30, leaf.memory_id, ("- a dog", ODD)),
        Seen(SeenAs.PASSAGE, 1, 1, 30, 60, source="walks.pdf, page 2"),
    )
    edits = (EditOnTheWay("summarize_old", "gap", 0, 1, leaf.memory_id),)
    sampling = {"temperature": 0.5, "stop": ["\n"], "seed": None}
    store.keep_receipt(
        second.turn_id,
        Receipt(
            *("guide", "t", 7, sampling, seen, seen[:1], edits),
            came_back=(0, 1),
            why=(("dog", ODD),),
            quoted=(1,),
        ),
    )
    note = store.add_note(chat, "by hand")
    store.set_memory_pinned(note.memory_id, True)
    store.delete_memory(note.memory_id)
    event = ContextEdited(
        Action.SUMMARIZE_OLD, Trigger.AUTO, Method.GAP, 1, 2, 90, 30, 60, 1.5, leaf.memory_id
    )
    store.apply_edit(chat, event, ids, TurnState.SUMMARIZED, leaf.memory_id)
    store.set_own_settings(chat, {"sampling.temperature": 0.2, "context.recall": "off", "context.limit": 900})
    empty = store.create_chat("empty").chat_id
    gone = store.append_turn(chat, Role.USER, "My locker opens with 4711.")
    store.forget_turns([gone.turn_id], {})
    return [chat, empty]


def test_a_round_trip_loses_nothing(store: Store, other: Store, tmp_path: Path) -> None:
    ids = fill(store)
    export_chats(store, ids, tmp_path / "all.json")
    found = import_chats(other, tmp_path / "all.json")
    assert other.read_out(found) == store.read_out(ids)
    export_chats(other, found, tmp_path / "again.json")
    assert (tmp_path / "again.json").read_bytes() == (tmp_path / "all.json").read_bytes()
    assert other.chat(found[0]).profile == "brief"
    (back,) = other.receipts_of_returns(found[0]).values()
    assert (back.came_back, back.why, back.quoted) == ((0, 1), (("dog", ODD),), (1,))
    before, after = store.turns_of_chat(ids[0]), other.turns_of_chat(found[0])
    assert [(t.number, t.role, t.text) for t in after] == [(t.number, t.role, t.text) for t in before]
    assert [hit.chat_id for hit in other.search("big dog")] == [found[0]]
    (hit,) = other.search("big dog")
    assert [t.text for t in other.memory_turns(hit.item_id)] == [
        ODD.replace("\\ud800", "\\ud800"),
        "Another.",
    ]
    assert other.forgotten_among(t.turn_id for t in after) == {after[-1].turn_id}
    leaf = other.memory(hit.item_id)
    assert (leaf.fidelity, leaf.lost) == (0.5, (ODD, "It barks."))
    receipt, kept = other.receipt(after[2].turn_id), store.receipt(before[2].turn_id)
    assert receipt is not None
    assert kept is not None
    names = {kept.began[0].memory_id or 0: leaf.memory_id}
    assert receipt == kept.with_memories(names)
    assert receipt.edits[0].memory_id == leaf.memory_id
    assert len(import_chats(store, tmp_path / "all.json")) == 2


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-le"])
def test_a_file_that_an_editor_saved_in_its_own_way(
    store: Store, other: Store, tmp_path: Path, encoding: str
) -> None:
    chat = store.create_chat("Boats").chat_id
    store.append_turn(chat, Role.USER, "Ein Boot heißt Amalia 🛶")
    path = tmp_path / "chats.json"
    formats.export_chats(store, [chat], path)
    path.write_bytes(path.read_text("utf-8").encode(encoding))
    (copy,) = formats.import_chats(other, path)
    assert [turn.text for turn in other.turns_of_chat(copy)] == ["Ein Boot heißt Amalia 🛶"]


def test_a_file_sets_only_what_a_chat_may_have(store: Store, other: Store, tmp_path: Path) -> None:
    chat = store.create_chat("one").chat_id
    kept = {"sampling.temperature": 0.5, "context.mode": "manual", "model.system_prompt": "Be brief."}
    junk = {"sampling.top_k": "many", "context.no_such": 1, "sampling.seed": [3], "context.limit": {"a": 1}}
    store.set_own_settings(chat, {**kept, **junk, "server.host": "0.0.0.0", "model.path": "/tmp/x.gguf"})
    data = json.loads(as_json(store.read_out([chat])))
    (tmp_path / "one.json").write_text(json.dumps(data))
    assert other.own_settings(import_chats(other, tmp_path / "one.json")[0]) == kept
    del data["chats"][0]["own"]
    (tmp_path / "older.json").write_text(json.dumps(data))
    assert other.own_settings(import_chats(other, tmp_path / "older.json")[0]) == {}


@pytest.mark.parametrize("n_chats", [0, 1, 3])
def test_chats_that_are_written_one_by_one_are_one_file(store: Store, n_chats: int) -> None:
    records = store.read_out([*fill(store), *fill(store), *fill(store)][:n_chats])
    assert len(records) == n_chats
    whole = TypeAdapter(ChatFile).dump_json(ChatFile(FORMAT, VERSION, tuple(records)), indent=1)
    assert as_json(records) == whole + b"\n"


@pytest.mark.parametrize("more", [{}, {"context.no_such": 1}], ids=["alone", "beside one unknown"])
def test_own_settings_that_fit_only_together_come_back(
    store: Store, other: Store, tmp_path: Path, more: dict[str, int]
) -> None:
    """Each threshold must be below the next: above the next one's default it fits only with that."""
    own = {"context.warning_threshold": 0.96, "context.critical_threshold": 0.97}
    own["context.emergency_threshold"] = 0.98
    chat = store.create_chat("one").chat_id
    store.set_own_settings(chat, {**own, **more})
    export_chats(store, [chat], tmp_path / "one.json")
    assert other.own_settings(import_chats(other, tmp_path / "one.json")[0]) == own


def test_markdown_is_the_conversation(store: Store, tmp_path: Path) -> None:
    ids = fill(store)
    export_chats(store, ids, tmp_path / "all.md")
    text = (tmp_path / "all.md").read_text(encoding="utf-8")
    assert "Another." in text
    assert "One." not in text  # of the other branch
    assert "# Memories" in text
    assert "#pet" in text
    assert text.index("## You") < text.index("## Model")
    saw = "*For this reply the model saw a summary of turns 0–1 and a passage of walks.pdf, page 2.*"
    assert f"{saw}\n\nAnother." in text
    assert text.count("For this reply") == 1
    assert "says 50 % of what was told" in text
    assert "It does not say:\n" in text
    assert "- It barks.\n" in text


def test_markdown_has_calls_in_blocks_of_their_own(store: Store, tmp_path: Path) -> None:
    """A reader of Markdown shows nothing of a tag, and half a call as if the model had said it."""
    chat = store.create_chat("Boats").chat_id
    made, begun = call_text(MEMORY_SEARCH, query="boat"), '{"name": "memory_search", "argu```ments": {"que'
    reply = Role.ASSISTANT
    for role, text in ((Role.USER, "Which?"), (reply, "Let me look.\n" + made), (Role.TOOL, "Blue.")):
        store.append_turn(chat, role, text)
    first = store.append_turn(chat, reply, "", complete=False)
    rest = store.cut_reply(replace(first, text="Aha."), replace(first, text=" It"))
    store.finish_turn(rest.turn_id, " It is.\n" + made[:30], 9, StopReason.CANCELLED)
    store.append_turn(chat, Role.USER, made)
    whole = store.append_turn(chat, reply, "", complete=False).turn_id
    store.finish_turn(whole, "As in:\n" + made[:30], 9, StopReason.END)
    store.append_turn(chat, Role.USER, "Go on.")
    stopped = store.append_turn(chat, reply, "", complete=False).turn_id
    store.finish_turn(stopped, begun, 9, StopReason.CANCELLED)
    export_chats(store, [chat], tmp_path / "boats.md")
    said = [
        part.partition("\n\n")[2].strip() for part in (tmp_path / "boats.md").read_text().split("## ")[1:]
    ]
    assert said == [
        "Which?",
        f"Let me look.\n\n*Tool call:*\n\n```\n{made}\n```",
        "Blue.",
        f"Aha. It is.\n\n*Tool call, not finished:*\n\n```\n{made[:30]}\n```",
        made,
        f"As in:\n{made[:30]}",
        "Go on.",
        f"*Tool call, not finished:*\n\n````\n{begun}\n````",
    ]


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
        case "twice the first":
            chat["turns"].append({**chat["turns"][0], "text": "Be unkind."})
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
        case "head elsewhere":
            data["chats"][1]["head"] = 2
        case "left elsewhere":
            data["chats"][1]["turns"] = [{**chat["turns"][0], "key": 99, "leaf": 2}]
        case "summary elsewhere":
            data["chats"][1]["turns"] = [{**chat["turns"][0], "key": 99, "memory": 1}]
        case "edit elsewhere":
            data["chats"][1]["events"] = [chat["events"][0]]
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
        *("twice the first", "disorder", "parent elsewhere"),
        *("head elsewhere", "left elsewhere", "summary elsewhere", "edit elsewhere"),
        *("remembered late", "binned late", "written late", "edited late"),
    ],
)
def test_a_file_that_makes_no_sense_changes_nothing(store: Store, tmp_path: Path, what: str) -> None:
    data = json.loads(as_json(store.read_out(fill(store))))
    before = how_much(store)
    (tmp_path / "bad.json").write_text(json.dumps(changed(data, what)))
    with pytest.raises(UserError) as caught:
        import_chats(store, tmp_path / "bad.json")
    assert caught.value.code == "import_failed"
    assert caught.value.message.endswith(".")
    assert how_much(store) == before


@pytest.mark.parametrize("seed", range(5))
def test_turns_may_stand_in_any_order_in_a_file(
    store: Store, other: Store, tmp_path: Path, seed: int
) -> None:
    """Which of two came later is told by their ids: instructions that changed stay where they changed."""
    chat = store.create_chat("Boats").chat_id
    for text in ("Be brief.", "Be long."):
        store.append_turn(chat, Role.SYSTEM, text)
        store.append_turn(chat, Role.USER, "And?")
        reply = store.append_turn(chat, Role.ASSISTANT, "So be it.")
    store.append_turn(chat, Role.USER, "Another way?")
    store.set_head(chat, reply.turn_id)
    store.append_turn(chat, Role.USER, "This way?")
    data = json.loads(as_json(store.read_out([chat])))
    random.Random(seed).shuffle(data["chats"][0]["turns"])
    (tmp_path / "shuffled.json").write_text(json.dumps(data))
    (found,) = import_chats(other, tmp_path / "shuffled.json")
    path = other.turns_of_chat(found)
    assert [turn.text for turn in path] == [turn.text for turn in store.turns_of_chat(chat)]
    ids = [turn.turn_id for turn in path]
    assert ids == sorted(ids)
    conversation = in_effect(path, may_be_empty=False)
    assert (conversation[0].text, end_of(conversation)) == ("Be long.", ids[-1])
    (versions,) = other.versions_of_chat(found).values()
    assert {other.turn(turn_id).text for turn_id in versions} == {"Another way?", "This way?"}


_DEEP: Any = json.loads("[" * 90 + "]" * 90)


@pytest.mark.parametrize(
    ("what", "sentence"),
    [
        *((what, "contradicts itself") for what in ("twice", "twice the first", "circle", "disorder")),
        *((what, "is incomplete") for what in ("no such parent", "summary elsewhere", "edit elsewhere")),
    ],
)
def test_it_is_said_whether_something_is_missing_or_makes_no_sense(
    store: Store, tmp_path: Path, what: str, sentence: str
) -> None:
    data = json.loads(as_json(store.read_out(fill(store))))
    (tmp_path / "bad.json").write_text(json.dumps(changed(data, what)))
    with pytest.raises(UserError) as caught:
        import_chats(store, tmp_path / "bad.json")
    assert sentence in caught.value.message


@pytest.mark.parametrize(
    "junk",
    [
        *(7, "x", [], {}, {"began": 3}),
        {"began": [{"seen_as": "rumour"}]},
        {"sampling": {"stop": _DEEP}},
        {"sampling": {"temperature": float("inf")}},
        {"sampling": "x"},
        {"seed": "soon"},
        {"last_turn": 10**18},
        *({"quoted": [7]}, {"quoted": 3}),
        {"first_turn": -1},
        {"p1": 2**40},
        {"memory_id": [1]},
    ],
)
def test_a_receipt_that_makes_no_sense_is_left_out(store: Store, tmp_path: Path, junk: Any) -> None:
    """The chat is there all the same, with what its other replies are known to have seen."""
    data = json.loads(as_json(store.read_out(fill(store))))
    turns = data["chats"][0]["turns"]
    (reply,) = (turn for turn in turns if turn["receipt"])
    turns[2]["receipt"] = reply["receipt"]
    broken = json.loads(json.dumps(reply["receipt"]))
    if isinstance(junk, dict):
        broken |= junk
        for name in junk.keys() & broken["began"][0].keys() if isinstance(broken["began"], list) else ():
            broken["began"][0][name] = junk[name]
    reply["receipt"] = broken if isinstance(junk, dict) and junk else junk
    data["chats"][0]["memories"][0] |= {"fidelity": 7 if isinstance(junk, dict) else [junk], "lost": junk}
    (tmp_path / "odd.json").write_text(json.dumps(data))
    (chat, _) = import_chats(store, tmp_path / "odd.json")
    (record,) = store.read_out([chat])
    assert [turn.text for turn in record.turns] == [turn["text"] for turn in turns]
    assert [turn.key for turn in record.turns if turn.receipt] == [3]
    assert (record.memories[0].fidelity, record.memories[0].lost) == (None, ())
    assert len(record.memories) == len(data["chats"][0]["memories"])


def test_a_memory_that_is_not_in_the_file_is_not_named(store: Store, other: Store, tmp_path: Path) -> None:
    (chat, elsewhere) = fill(store)
    there = store.add_note(elsewhere, "of another chat")
    reply = store.turns_of_chat(chat)[2]
    seen = (Seen(SeenAs.MEMORY, 0, 1, 4, 30, there.memory_id, ("- Rex",)),)
    store.keep_receipt(reply.turn_id, Receipt("guide", "t", 7, {}, seen, seen))
    export_chats(store, [chat], tmp_path / "one.json")
    (found,) = import_chats(other, tmp_path / "one.json")
    receipt = other.receipt(other.turns_of_chat(found)[2].turn_id)
    assert receipt is not None
    assert (receipt.began[0].memory_id, receipt.began[0].lines) == (None, ("- Rex",))
    export_chats(store, [chat, elsewhere], tmp_path / "both.json")
    found_again, others = import_chats(other, tmp_path / "both.json")
    receipt = other.receipt(other.turns_of_chat(found_again)[2].turn_id)
    assert receipt is not None
    (note,) = other.list_memories(Filter(chat_id=others))
    assert receipt.began[0].memory_id == note.memory_id


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


def test_the_zip_file_of_chatgpt(store: Store, tmp_path: Path) -> None:
    one, two = (json.dumps([{**CONVERSATION, "title": title}]) for title in ("one", "two"))
    path = tmp_path / "export.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("chat.html", "<html>")
        packed.writestr("export/shared_conversations.json", "[")
        packed.writestr("../conversations-001.json", two)
        packed.writestr("conversations-000.json", one)
    before = sorted(tmp_path.rglob("*"))
    titles = [store.chat(number).title for number in import_chats(store, path)]
    assert sorted(titles) == ["one", "two"]
    assert sorted(tmp_path.rglob("*")) == before  # nothing was unpacked onto the disk
    assert not (tmp_path.parent / "conversations-001.json").exists()


@pytest.mark.parametrize("name", ["conversations.json", "export.zip"])
def test_reading_an_export_of_chatgpt_is_told_and_can_be_stopped(
    store: Store, tmp_path: Path, name: str
) -> None:
    """An archive of years takes minutes, and *Stop* had to wait until it was read."""
    path, data = tmp_path / name, json.dumps([CONVERSATION] * 3)
    if path.suffix == ".zip":
        with zipfile.ZipFile(path, "w") as packed:
            packed.writestr("conversations.json", data)
    else:
        path.write_text(data)
    told: list[tuple[int, int]] = []

    def stop_at_the_second(done: int, total: int) -> None:
        told.append((done, total))
        if done == 1:
            raise Cancelled

    before = store.list_chats()
    with pytest.raises(Cancelled):
        import_chats(store, path, reading=stop_at_the_second)
    assert told == [(0, 3), (1, 3)]
    assert store.list_chats() == before


def test_no_more_of_a_zip_file_is_unpacked_than_of_a_file_is_read(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "bomb.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("conversations.json", json.dumps([CONVERSATION]) + " " * (3 << 20))
    import_chats(store, path)
    monkeypatch.setattr(formats, "LARGEST", 2 << 20)
    with pytest.raises(UserError, match=r"bomb\.zip is larger than 2 MB"):
        import_chats(store, path)


@pytest.mark.parametrize("name", ["photos.json", "myconversations.json", "conversations.json"])
def test_a_zip_file_without_conversations_is_said(store: Store, tmp_path: Path, name: str) -> None:
    path = tmp_path / "other.zip"
    with zipfile.ZipFile(path, "w") as packed:
        packed.writestr(name, "[")
    with pytest.raises(UserError, match=r"other\.zip holds no chats"):
        import_chats(store, path)


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


# ---- Claude --------------------------------------------------------------------------------------


def said_by(sender: str, *texts: str, **more: Any) -> dict[str, Any]:
    content = [{"type": "text", "text": text} for text in texts]
    return {"sender": sender, "created_at": "2023-11-14T22:13:20Z", "content": content, **more}


CLAUDES: dict[str, Any] = {
    "uuid": "1",
    "name": "A garden",
    "created_at": "2023-11-14T22:13:20.000000Z",
    "updated_at": "2023-11-14T22:15:00+00:00",
    "chat_messages": [
        said_by(
            "human",
            "What grows here?",
            attachments=[{"file_name": "soil.txt", "extracted_content": "Clay.\n"}],
            files=[{"file_name": "bed.png"}, "odd"],
        ),
        {
            "sender": "assistant",
            "text": "not this",
            "content": [
                {"type": "thinking", "thinking": "hm", "text": "hm"},
                {"type": "text", "text": "Let me look."},
                {"type": "tool_use", "name": "search", "input": {}},
                {"type": "tool_result", "text": "results"},
                {"type": "text", "text": "Leeks."},
            ],
        },
        {"sender": "human", "text": "Thanks!", "created_at": "soon"},
        {"sender": "somebody", "text": "?"},
        {"sender": ["human"], "text": "?"},
        7,
    ],
}


def test_the_messages_of_claude(store: Store, tmp_path: Path) -> None:
    found = [{"chat_messages": 7}, CLAUDES, {"chat_messages": []}, CONVERSATION]
    (tmp_path / "conversations.json").write_text(json.dumps(found))
    chat_id, other = import_chats(store, tmp_path / "conversations.json")
    chat = store.chat(chat_id)
    assert (chat.title, chat.created_at, chat.updated_at) == ("A garden", 1_700_000_000.0, 1_700_000_100.0)
    turns = store.turns_of_chat(chat_id)
    assert [(turn.number, turn.role, turn.text) for turn in turns] == [
        (0, Role.USER, "soil.txt:\n\nClay.\n\n[bed.png]\n\nWhat grows here?"),
        (1, Role.ASSISTANT, "Let me look.\n\nLeeks."),
        (2, Role.USER, "Thanks!"),
    ]
    assert {turn.created_at for turn in turns} == {1_700_000_000.0}
    assert store.chat(other).title == "A trip"


def test_the_zip_file_of_claude(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "data.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("users.json", "[]")
        packed.writestr("conversations.json", json.dumps([{**CLAUDES, "name": ""}]))
    (chat_id,) = import_chats(store, path)
    assert store.chat(chat_id).title == "Claude"


def test_an_export_in_which_nothing_was_said_is_told(store: Store, tmp_path: Path) -> None:
    (tmp_path / "one.json").write_text(json.dumps([{"chat_messages": []}]))
    with pytest.raises(UserError, match="no messages in this export"):
        import_chats(store, tmp_path / "one.json")


OF_CLAUDE = st.fixed_dictionaries(
    {"chat_messages": st.lists(ANYTHING | st.dictionaries(st.sampled_from(("sender", "text")), ANYTHING))},
    optional=dict.fromkeys(("name", "created_at", "updated_at"), ANYTHING),
)
MESSAGES_OF_CLAUDE = st.fixed_dictionaries(
    {"sender": st.sampled_from(("human", "assistant")) | ANYTHING},
    optional=dict.fromkeys(("text", "content", "attachments", "files", "created_at"), ANYTHING),
)


@given(OF_CLAUDE, st.lists(MESSAGES_OF_CLAUDE, max_size=3))
@settings(max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
def test_no_export_of_claude_ends_in_a_traceback(
    store: Store, export: dict[str, Any], messages: list[dict[str, Any]]
) -> None:
    try:
        export["chat_messages"] += messages
        ids = store.write_in(formats.records_of(json.dumps([export]).encode(), "x.json"))
        assert markdown.as_markdown(store, ids)
    except UserError as error:
        assert error.code == "import_failed"  # noqa: PT017
