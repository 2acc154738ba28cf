"""Documents are kept with their chat, go with it, and travel with it."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from ethervox_gui.context.errors import StorageError
from ethervox_gui.context.recall.passages import Passage
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.services.chat_files import formats
from ethervox_gui.storage.base.values import Filter
from ethervox_gui.storage.search import in_documents
from ethervox_gui.storage.store import Store

PASSAGES = (Passage(1, "One.", page=3), Passage(2, "Two\ud800.", heading="Boats", line=9))


def test_a_document_with_its_passages(store: Store) -> None:
    chat = store.create_chat("a")
    made = store.add_document(chat.chat_id, "report.pdf", "pdf", 1234, PASSAGES)
    other = store.create_chat("b")
    store.add_document(other.chat_id, "other.txt", "text", 1, PASSAGES[:1])
    assert store.documents(chat.chat_id) == [made]
    found = store.passages(chat.chat_id)
    assert [(one.document, one.passage.number, one.passage.page) for one in found] == [
        ("report.pdf", 1, 3),
        ("report.pdf", 2, None),
    ]
    assert found[1].passage.heading == "Boats"
    assert found[1].passage.line == 9
    assert store.passage(found[0].passage_id) == found[0]
    store.remove_document(made.document_id)
    assert store.passages(chat.chat_id) == []
    with pytest.raises(StorageError):
        store.passage(found[0].passage_id)
    assert store.check() == []


def test_documents_go_with_their_chat(store: Store) -> None:
    chat = store.create_chat("a")
    turn = store.append_turn(chat.chat_id, Role.USER, "Hello")
    store.add_document(chat.chat_id, "report.pdf", "pdf", 1234, PASSAGES)
    passage = store.passages(chat.chat_id)[0]
    store.set_standing_passages(chat.chat_id, [(passage.passage_id, turn.turn_id)])
    assert store.standing_passages(chat.chat_id) == [(turn.turn_id, passage)]
    store.delete_chat(chat.chat_id)
    store.restore_chat(chat.chat_id)
    assert len(store.passages(chat.chat_id)) == 2, "the bin gives it back"
    store.delete_chat(chat.chat_id)
    store.empty_bin(now=time.time() + 40 * 86_400)
    assert store.passages(chat.chat_id) == []
    assert store.check() == []


def test_documents_travel_with_their_chat(store: Store, tmp_path: Path) -> None:
    chat = store.create_chat("a")
    store.append_turn(chat.chat_id, Role.USER, "Hello")
    store.add_document(chat.chat_id, "report.pdf", "pdf", 1234, PASSAGES)
    file = tmp_path / "chat.json"
    formats.export_chats(store, [chat.chat_id], file)
    (again,) = formats.import_chats(store, file)
    before, after = store.documents(chat.chat_id)[0], store.documents(again)[0]
    assert (after.name, after.kind, after.n_bytes, after.n_passages) == ("report.pdf", "pdf", 1234, 2)
    assert after.created_at == before.created_at
    assert [one.passage for one in store.passages(again)] == [
        one.passage for one in store.passages(chat.chat_id)
    ]


def test_what_stands_in_documents_is_found(store: Store) -> None:
    first, second = store.create_chat("a"), store.create_chat("b")
    told = (Passage(1, "The Café is closed.", page=3), Passage(2, "Boats are for hire.", heading="Café"))
    store.add_document(first.chat_id, "guide.pdf", "pdf", 9, told)
    said = store.append_turn(first.chat_id, Role.USER, "Here is a guide.")
    store.add_document(second.chat_id, "other.txt", "text", 1, told[:1])

    def found(text: str, chat_id: int | None = None, limit: int = 9) -> list[tuple[int, int, int | None]]:
        hits = store.search_documents(text, Filter(chat_id), limit)
        return [(hit.chat_id, hit.stored.passage.number, hit.turn_number) for hit in hits]

    here = (first.chat_id, 1, said.number), (first.chat_id, 2, said.number)
    assert found("cafe") == [(second.chat_id, 1, None), *here], "the newest document first"
    assert found("cafe", first.chat_id) == [*here]
    assert found("cafe", limit=1) == [(second.chat_id, 1, None)]
    assert found('GUIDE "boats" cafe') == [here[1]], "by its name and its heading, too"
    assert found("cafe nowhere") == found("   ") == []
    (hit,) = store.search_documents("closed")[1:]
    assert [hit.snippet[a:b] for a, b in hit.marks] == ["closed"]
    store.delete_chat(second.chat_id)
    assert found("cafe") == [*here]
    store.remove_document(hit.stored.document_id)
    assert found("cafe") == []


def test_what_stands_in_many_passages_is_found_in_their_order(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The newest documents first, each from its beginning, also where it is not asked of all at once."""
    chat = store.create_chat("a").chat_id
    for name in ("one.txt", "two.txt", "three.txt"):
        told = [Passage(number, f"Boat {number} is at the pier.") for number in range(1, 6)]
        store.add_document(chat, name, "text", 9, told)

    def found(text: str, limit: int) -> list[tuple[str, int]]:
        hits = store.search_documents(text, limit=limit)
        return [(hit.stored.document, hit.stored.passage.number) for hit in hits]

    first_seven = [(name, number) for name in ("three.txt", "two.txt") for number in range(1, 6)][:7]
    for few in (1000, 3):
        monkeypatch.setattr(in_documents, "_FEW", few)
        assert found("boat pier", 7) == first_seven
        assert found("at", 7) == first_seven, "no trigram has two letters"
        assert found("boat 4 at", 9) == [(name, 4) for name in ("three.txt", "two.txt", "one.txt")]
        assert found("oat", 1) == [("three.txt", 1)], "inside of a word"
        assert found("boat qq", 9) == []
        assert found("boat " * 2000 + "a " * 2000, 7) == first_seven
        assert found("boat\ud800 pier", 9) == []
        words = " ".join(chr(0x4E00 + number) for number in range(1500))
        assert found(words, 9) == []


@pytest.mark.parametrize("few", [1000, 1])
def test_words_of_one_or_two_letters_are_found_wherever_they_stand(
    store: Store, monkeypatch: pytest.MonkeyPatch, few: int
) -> None:
    """At a passage's end, too, and where the index makes letters the same; whether many hold them or few."""
    monkeypatch.setattr(in_documents, "_FEW", few)
    first, second = store.create_chat("a").chat_id, store.create_chat("b").chat_id
    said = ("东京塔很高", "我住在东京", "She is ok", "ως εδώ, OK: 我", "nothing of it", "x")
    told = [Passage(number, text) for number, text in enumerate(said, 1)]
    store.add_document(first, "old.txt", "text", 9, told)
    store.add_document(second, "new.txt", "text", 9, [Passage(1, "in 东京 now"), Passage(2, "of the end")])

    def found(text: str, chat_id: int | None = None) -> list[tuple[str, int]]:
        hits = store.search_documents(text, Filter(chat_id))
        return [(hit.stored.document.removesuffix(".txt"), hit.stored.passage.number) for hit in hits]

    assert found("东京") == [("new", 1), ("old", 1), ("old", 2)]
    assert found("京") == found("东京")
    assert found("京", first) == [("old", 1), ("old", 2)]
    assert found("我") == [("old", 2), ("old", 4)]
    assert found("ok") == [("old", 3), ("old", 4)]
    assert found("ως") == [("old", 4)]
    assert found("ok 我") == found("我 ok") == [("old", 4)]
    assert found("塔很高 东") == [("old", 1)]
    assert found("nothing of") == [("old", 5)]
    assert found("塔很高 of") == found("zz") == found("zz nothing") == []
    assert found("x")[-1] == ("old", 6)
    store.delete_chat(second)
    assert found("东京") == [("old", 1), ("old", 2)]


def test_a_rare_word_of_two_letters_is_not_looked_for_in_all_documents(store: Store) -> None:
    """What that takes does not grow with what does not hold it."""
    chat = store.create_chat("a").chat_id
    steps: list[int] = []

    def count_steps() -> int:
        steps[-1] += 1
        return 0

    for number in range(8):
        said = ["The zq lies there." if number == 0 else "Nothing", *["The boat lies at the pier."] * 400]
        told = [Passage(at, text) for at, text in enumerate(said, 1)]
        store.add_document(chat, f"{number}.txt", "text", 9, told)
        with store._database.read() as db:
            steps.append(0)
            db.raw.set_progress_handler(count_steps, 10)
            assert len(in_documents.find(db, "zq", Filter(), 50)) == 1
            assert in_documents.find(db, "qz", Filter(), 50) == []
            db.raw.set_progress_handler(None, 10)
    assert steps[-1] < 2 * steps[0]


def test_the_index_of_passages_goes_with_them(store: Store) -> None:
    chat = store.create_chat("a").chat_id
    made = store.add_document(chat, "one.txt", "text", 9, [Passage(1, "A boat\0 and a Café.")])
    assert indexed(store) == ["one.txt\n\na boat  and a cafe.\n\n"]
    store.remove_document(made.document_id)
    assert indexed(store) == []
    assert store.check() == []


def indexed(store: Store) -> list[str]:
    with closing(sqlite3.connect(store.path)) as connection:
        return [row[0] for row in connection.execute("SELECT text FROM passage_trigrams")]
