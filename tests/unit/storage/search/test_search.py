"""Searching memories and turns."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from ethervox_gui.context.turns.turns import Role
from ethervox_gui.storage import SearchHit, Store
from ethervox_gui.storage.base.values import Filter, NewMemory
from ethervox_gui.storage.db.database import Database
from ethervox_gui.storage.search.query import parse

TEXTS = [
    "My dog Rex is 7 years old and likes swimming.",
    "Your dog is called Rex, I will remember that.",
    "The café in Zürich serves crème brûlée.",
    "日本語のテストをしています。東京と日本",
    "私の犬の名前はレックスです",
    "สวัสดีครับ ผมชื่อเร็กซ์",
    "नमस्ते दुनिया, मेरा कुत्ता",
    "서울에서 만나요",
    'He said: "operators AND NOT OR NEAR(" don\'t matter',
    "a party 🎉 with cake!!! C++ and C#",
    "Straße, ΑΘΗΝΑ, Привет мир",
    "NUL\0inside the text",
    "unbelievable",
]


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    with Store.open(tmp_path_factory.mktemp("search")) as store:
        chat = store.create_chat("Pets")
        store.append_turn(chat.chat_id, Role.SYSTEM, "You know about dogs: dog, dog, dog.")
        for text in TEXTS:
            store.append_turn(chat.chat_id, Role.USER, text)
        other = store.create_chat("Birds")
        store.append_turn(other.chat_id, Role.USER, "A parrot said hello to the dog")
        store.add_memory(
            other.chat_id, NewMemory("- The parrot is called Coco\n- It is green", tags=["bird", "colour"])
        )
        yield store


def texts(store: Store, hits: list[SearchHit]) -> list[str]:
    return [store.turn(h.item_id).text if h.kind == "turn" else store.memory(h.item_id).text for h in hits]


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("what is my dog called", "Your dog is called Rex, I will remember that."),
        ("What's my dog's name?", "My dog Rex is 7 years old and likes swimming."),
        ("swim", "My dog Rex is 7 years old and likes swimming."),
        ("cafe zurich", "The café in Zürich serves crème brûlée."),
        ("CAFÉ creme", "The café in Zürich serves crème brûlée."),
        ("cafe\u0301", "The café in Zürich serves crème brûlée."),
        ("日本語", "日本語のテストをしています。東京と日本"),
        ("日本", "日本語のテストをしています。東京と日本"),
        ("京と日本", "日本語のテストをしています。東京と日本"),
        ("私の犬の名前は何ですか", "私の犬の名前はレックスです"),
        ("犬", "私の犬の名前はレックスです"),
        ("です", "私の犬の名前はレックスです"),
        ("ชื่อ", "สวัสดีครับ ผมชื่อเร็กซ์"),
        ("दुनिया", "नमस्ते दुनिया, मेरा कुत्ता"),
        ("서울", "서울에서 만나요"),
        ("만나", "서울에서 만나요"),
        ("near(", 'He said: "operators AND NOT OR NEAR(" don\'t matter'),
        ("operators AND NOT", 'He said: "operators AND NOT OR NEAR(" don\'t matter'),
        ('"dog is called"', "Your dog is called Rex, I will remember that."),
        ("🎉", "a party 🎉 with cake!!! C++ and C#"),
        ("!!!", "a party 🎉 with cake!!! C++ and C#"),
        ("привет", "Straße, ΑΘΗΝΑ, Привет мир"),
        ("αθηνα", "Straße, ΑΘΗΝΑ, Привет мир"),
        ("inside", "NUL\0inside the text"),
        ("believ", "unbelievable"),
        ("coco", "- The parrot is called Coco\n- It is green"),
        ("bird", "- The parrot is called Coco\n- It is green"),
    ],
)
def test_finds(full: Store, query: str, found: str) -> None:
    hits = full.search(query)
    assert found in texts(full, hits)
    for hit in hits:
        for start, end in hit.marks:
            assert 0 <= start < end <= len(hit.snippet)


def test_the_best_comes_first(full: Store) -> None:
    assert texts(full, full.search("what is my dog called"))[0].startswith("Your dog is called")


def test_a_hit_says_where_it_is_from(full: Store) -> None:
    (hit,) = full.search("Coco")
    memory = full.memory(hit.item_id)
    assert (hit.kind, hit.chat_title, hit.title) == ("memory", "Birds", "The parrot is called Coco")
    assert (hit.tags, hit.importance, hit.turn_number) == (("bird", "colour"), 0.95, None)
    assert (hit.chat_id, hit.created_at) == (memory.chat_id, memory.created_at)
    (hit,) = full.search("swimming")
    assert (hit.kind, hit.chat_title, hit.turn_number) == ("turn", "Pets", 1)
    ((start, end),) = hit.marks
    assert hit.snippet[start:end] == "swimming"


@pytest.mark.parametrize(
    ("query", "marked"),
    [
        ("caf zur", ["Zürich"]),
        ("creme ", ["crème"]),
        ("日本", ["日本", "日本"]),
        ("believ", ["believ"]),
        ("years rex", ["Rex", "years"]),
    ],
)
def test_marks(full: Store, query: str, marked: list[str]) -> None:
    hit = full.search(query)[0]
    assert [hit.snippet[start:end] for start, end in hit.marks] == marked


def test_a_word_is_marked_where_it_begins(store: Store) -> None:
    chat = store.create_chat()
    store.append_turn(chat.chat_id, Role.USER, "a cart, the art, Art and artful, part_art")
    (hit,) = store.search("art ")
    assert [hit.snippet[start:end] for start, end in hit.marks] == ["art", "Art", "art"]
    (hit,) = store.search("art")
    assert [hit.snippet[start:end] for start, end in hit.marks] == ["art", "Art", "artful", "art"]


def test_many_matches_of_any_kind(store: Store) -> None:
    """More than are looked at: by a long beginning, a short one, a part of a word, and common words."""
    chat = store.create_chat()
    for number in range(350):
        store.append_turn(chat.chat_id, Role.USER, f"the unbelievable thing {number}", importance=0.5)
    best = store.append_turn(
        chat.chat_id, Role.USER, "believe the unbelievable: unbelievable!", importance=0.9
    )
    for query in ("unbelievab", "unbel", "elievab", "the", "unbelievable thing"):
        hits = store.search(query, limit=20)
        assert len(hits) == 20, query
        assert query.endswith("thing") or hits[0].item_id == best.turn_id, query
    assert len(store.search("unbelievab", limit=1000)) == 351


def test_a_snippet_shows_the_part_that_matched(store: Store) -> None:
    chat = store.create_chat()
    store.append_turn(
        chat.chat_id, Role.USER, "word\n" * 2000 + "the needle, here, and a pin " + "more " * 900
    )
    (hit,) = store.search("needle pin")
    assert [hit.snippet[start:end] for start, end in hit.marks] == ["needle", "pin"]
    assert hit.snippet.startswith("…")
    assert hit.snippet.endswith("…")
    assert len(hit.snippet) < 180


def test_a_snippet_begins_with_its_line(store: Store) -> None:
    chat = store.create_chat()
    lines = [
        f"- The {animal} of the neighbour eats grass every day"
        for animal in ("cow", "goat", "sheep", "horse")
    ]
    store.add_memory(chat.chat_id, NewMemory("\n".join(lines)))
    (hit,) = store.search("sheep")
    assert lines[2] in hit.snippet.split("\n") or "…" + lines[2] in hit.snippet.split("\n")


def test_what_is_in_the_bin_hides_nothing(database: Database, store: Store) -> None:
    kept = store.create_chat()
    store.append_turn(kept.chat_id, Role.USER, "an apple of old")
    gone = store.create_chat()
    sql = """
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 600)
        INSERT INTO turn
            (chat_id, number, role, text, n_tokens, importance, pinned, state, complete, created_at)
        SELECT ?, i, 'user', 'an apple', 3, 0.5, 0, 'in_kv', 1, i FROM n
    """
    database.write(lambda db: db.sql(sql, (gone.chat_id,)).rowcount)
    store.delete_chat(gone.chat_id)
    assert texts(store, store.search("apple")) == ["an apple of old"]


def test_filters(full: Store) -> None:
    pets, birds = (chat.chat_id for chat in sorted(full.list_chats(), key=lambda chat: chat.chat_id))
    assert {hit.chat_id for hit in full.search("dog")} == {pets, birds}
    assert {hit.chat_id for hit in full.search("dog", wanted=Filter(chat_id=birds))} == {birds}
    assert {hit.kind for hit in full.search("parrot")} == {"memory", "turn"}
    assert {hit.kind for hit in full.search("parrot", kinds=["turn"])} == {"turn"}
    assert len(full.search("dog", limit=1)) == 1
    assert full.search("dog", limit=0) == []
    assert full.search("dog", kinds=[]) == []


def test_system_turns_are_not_found(full: Store) -> None:
    assert all("You know" not in text for text in texts(full, full.search("dog")))


def test_common_words_alone_are_looked_for(full: Store) -> None:
    assert full.search("will that")
    assert full.search("the ")


@pytest.mark.parametrize("query", ["", " ", "\0", "\ud800", '"', '""', "zzzzqqq", "*", "\u200b"])
def test_nothing_to_find(full: Store, query: str) -> None:
    assert full.search(query) == []


@pytest.mark.parametrize("query", ["'", "("])
def test_a_sign_of_a_text_is_found_in_it(full: Store, query: str) -> None:
    assert texts(full, full.search(query)) == [text for text in TEXTS if query in text]


ODD = [
    *("\0", "\ud800", '"', "'", "*", "(", ")", ":", "^", "-", "+", "AND", "OR", "NOT", "NEAR(a b, 2)"),
    *("{text}:", "日", "日本", "🎉", "e\u0301", "\u0e33", "a", "dog", " ", "\n", "\\", "%", "_", "\u202e"),
    "\U0010ffff",
]


@given(st.one_of(st.text(st.characters(exclude_categories=[])), st.lists(st.sampled_from(ODD)).map("".join)))
@example("x" * 10_000)
@example("dog " * 2_500)
@example("日本" * 5_000)
@example('"' * 10_000)
@example("a\ud800" * 3_000)
@settings(max_examples=500, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
def test_any_text_can_be_searched(full: Store, query: str) -> None:
    for hit in full.search(query):
        for start, end in hit.marks:
            assert 0 <= start < end <= len(hit.snippet)


@pytest.mark.slow
def test_twenty_thousand_random_queries(full: Store) -> None:
    rng = random.Random(1)
    for _ in range(20_000):
        size = rng.choice([1, 2, 5, 20, 20, 20, 200, 10_000]) if rng.random() < 0.1 else rng.randint(0, 12)
        letters = (
            chr(rng.randrange(0x110000)) if rng.random() < 0.5 else rng.choice(ODD) for _ in range(size)
        )
        full.search("".join(letters))


def test_queries_are_read_as_words() -> None:
    query = parse("What's the dog's \"full name\" calle")
    assert [(term.text, term.prefix) for term in query.words] == [
        ("dog", False),
        ("full name", False),
        ("calle", True),
    ]
    assert not query.unspaced
    assert parse("日本 Rex").unspaced


def test_the_index_follows_every_change(store: Store, tmp_path: Path) -> None:
    chat = store.create_chat()
    reply = store.append_turn(chat.chat_id, Role.ASSISTANT, "an apple", complete=False)
    store.update_reply(reply.turn_id, "a banana")
    store.rename_chat(chat.chat_id, "x")
    assert store.search("apple") == []
    assert len(store.search("banana")) == 1


WORDS = ["apple", "banana", "cherry", "日本語", "crème", "a\0b", "🎉"]
TEXT = st.lists(st.sampled_from(WORDS), max_size=6).map(" ".join)
CHANGE = st.one_of(
    st.tuples(st.just("turn"), TEXT),
    st.tuples(st.just("memory"), TEXT),
    st.tuples(st.just("reply"), TEXT),
    st.tuples(st.just("UPDATE memory SET text = ?, tags = json_array(?) WHERE id % 2"), TEXT),
    st.tuples(st.just("UPDATE turn SET text = ? || ? WHERE id % 3 = 1"), TEXT),
    st.tuples(st.just("UPDATE memory SET id = id + 1000 WHERE id = (SELECT max(id) FROM memory)"), TEXT),
    st.tuples(st.just("DELETE FROM memory WHERE id % 3 = 0"), TEXT),
    st.tuples(st.just("DELETE FROM chat WHERE id = (SELECT min(id) FROM chat)"), TEXT),
    st.tuples(
        st.just(
            "REPLACE INTO memory (id, chat_id, kind, level, text, tags, importance, n_tokens_before,"
            " n_tokens_after, source, created_at)"
            " SELECT 1, max(id), '', 0, ?, json_array(?), 0, 0, 0, '', 0 FROM chat"
        ),
        TEXT,
    ),
)


@given(st.lists(CHANGE, max_size=25))
@settings(max_examples=50, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
def test_the_indexes_stay_in_step(database: Database, store: Store, changes: list[tuple[str, str]]) -> None:
    chat_id = store.create_chat().chat_id
    for kind, text in changes:
        if kind == "turn":
            store.append_turn(chat_id, Role.USER, text)
        elif kind == "memory":
            store.add_memory(chat_id, NewMemory(text, tags=text.split()))
        elif kind == "reply":
            reply = store.append_turn(chat_id, Role.ASSISTANT, "", complete=False)
            store.update_reply(reply.turn_id, text)
        else:
            parameters = (text,) * kind.count("?")
            database.write(lambda db, sql=kind, args=parameters: db.sql(sql, args).rowcount)  # type: ignore[misc]
            chat_id = store.create_chat().chat_id
    assert store.check() == []
    for word in WORDS:
        found = {hit.item_id for hit in store.search(word, kinds=["turn"], limit=10_000)}
        with database.read() as db:
            rows = db.sql("SELECT id, text FROM turn").fetchall()
        # trigrams end at a NUL, words don't
        expected = {
            i
            for i, text in rows
            if word in (text.split("\0")[0] if word in "日本語🎉" else text)
            or word in re.findall(r"\w+", text)
        }
        assert "\0" in word or found == expected


def test_a_number_is_found_before_those_that_begin_with_it(store: Store) -> None:
    """What is typed may be unfinished, but a text that has it as it is comes first."""
    chat_id = store.create_chat().chat_id
    wanted = store.append_turn(chat_id, Role.USER, "My boat is called halcyon 12, a long story.")
    for number in range(110, 130):
        store.append_turn(chat_id, Role.USER, f"The halcyon and Rex {number}.")
    hits = store.search("halcyon 12")
    assert hits[0].item_id == wanted.turn_id
    assert len(hits) == 11, "the others are found, too"
    assert store.search("kingfisher 12")[0].item_id == wanted.turn_id, "also where not all words are found"


def test_versions_that_say_the_same_are_one_hit(tmp_path: Path) -> None:
    """The one in the conversation as it is now; and no others are missing for it."""
    with Store.open(tmp_path) as store:
        chat = store.create_chat("Zoo").chat_id
        asked = store.append_turn(chat, Role.USER, "Where do okapis live?")
        first = store.append_turn(chat, Role.ASSISTANT, "An okapi lives in the forest.")
        again = store.append_turn(chat, Role.ASSISTANT, first.text, below=asked.turn_id)
        other = store.append_turn(chat, Role.ASSISTANT, "An okapi lives in Congo.", below=asked.turn_id)
        assert other.number == again.number == first.number
        later = store.append_turn(chat, Role.USER, first.text)

        def found(limit: int = 50) -> list[int]:
            return sorted(hit.item_id for hit in store.search("okapi lives", limit=limit))

        assert found() == [again.turn_id, other.turn_id, later.turn_id]
        assert len(found(3)) == 3
        assert len(found(2)) == 2
        store.switch_branch(chat, first.turn_id, {})
        assert found() == [first.turn_id, other.turn_id, later.turn_id]
