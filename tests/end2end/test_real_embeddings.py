"""Search by meaning with real embedding models, as llama.cpp runs them: all-MiniLM-L6-v2, and in other
languages multilingual-e5-small.

Slow, and skipped where its weights cannot be fetched.
"""

from __future__ import annotations

import json
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from ethervox_gui.context.errors import UserError
from ethervox_gui.engine.llama import embedding
from ethervox_gui.engine.llama.embedding import LlamaEmbedder
from ethervox_gui.services.meaning import MeaningSearch
from ethervox_gui.storage import Filter, Store
from ethervox_gui.storage.base.values import NewMemory
from ethervox_gui.storage.db.database import Database
from ethervox_gui.storage.file.opening import open_database
from ethervox_gui.storage.search.likeness import LikenessIndex
from ethervox_gui.storage.search.nearest import Nearest
from ethervox_gui.storage.search.ranking import reciprocal_rank_fusion
from tests.benchmarks.fault_sets import CHOOSING, RESIDENT, fault_set
from tests.helpers import programs
from tests.helpers.headless import command, converse, named
from tests.helpers.mini_lm import mini_lm
from tests.helpers.multilingual_e5 import multilingual_e5

pytestmark = pytest.mark.slow

PATIENCE_S = 120.0

#: From the authors' own documentation: these sentences, and how alike the model finds them.
SENTENCES = ("The weather is lovely today.", "It's so sunny outside!", "He drove to the stadium.")
LIKENESS = ((1.0000, 0.6660, 0.1046), (0.6660, 1.0000, 0.1411), (0.1046, 0.1411, 1.0000))

#: A query, and the memory that is meant by it without sharing a word.
MEANT = {
    "vessel": "- The user's boat is called Amalia and lies in the harbour of Travemünde.",
    "puppy": "- The dog Rex is a five year old beagle who is afraid of thunder.",
    "loaf": "- The sourdough bread needs a pinch of salt and eight hours of rest.",
    "fiscal authorities": "- The income tax declaration is due at the end of July.",
    "musical instrument": "- The user is learning to play the cello and practises on Tuesdays.",
    "painkiller": "- The doctor prescribed ibuprofen against the ache in the knee.",
    "software development": "- The project Falcon is written in Rust and talks to PostgreSQL.",
    "housing costs": "- The landlord raised the rent by eight percent in January.",
    "trip to Japan": "- The flight to Tokyo leaves at seven in the morning from Frankfurt.",
    "diet restrictions": "- The user does not eat meat and is allergic to peanuts.",
    "astronomy": "- The telescope shows the rings of Saturn on clear nights.",
    "cinema": "- The user's favourite film is Blade Runner.",
    "wifi": "- The router was replaced because the wireless network kept failing.",
    "ancient history": "- The book about the fall of Rome is to be returned to the library.",
}
OTHERS = (
    "- The kitchen is to be painted in light green before Easter.",
    "- The old clock was sold to a neighbour for 300 euros.",
    "- Anna's wedding takes place in Lisbon on the third of May.",
    "- The washing machine leaks, the repairman comes on Friday.",
    "- The bicycle has a flat tyre and a broken lamp.",
    "- The backup of the server runs every night at three.",
)
UNKNOWN = ("quantum chromodynamics", "baseball score", "knitting pattern")


@pytest.fixture(scope="module")
def embedder() -> Iterator[LlamaEmbedder]:
    made = embedding.load(mini_lm())
    yield made
    made.close()


def test_its_vectors_are_those_of_its_authors(embedder: LlamaEmbedder) -> None:
    vectors = np.stack([embedder.embed(text) for text in SENTENCES])
    assert vectors.shape == (3, 384)
    assert np.abs(vectors @ vectors.T - np.array(LIKENESS)).max() < 1.5e-4


def test_a_long_text_is_read_in_pieces_each_framed_as_the_model_wants_it(embedder: LlamaEmbedder) -> None:
    pieces = list(embedder.pieces("boat " * 750))
    assert len(pieces) == 3, "254 tokens between the two that frame a text"
    alone = embedder.embed("boat " * 250)
    assert all(float(piece @ alone) > 1 - 1e-5 for piece in pieces)
    assert len(list(embedder.pieces("boat " * 254))) == 1
    assert len(list(embedder.pieces("boat " * 255))) == 2
    for text in ("", " ", "\0", "[SEP] [MASK]", "日本 \ud800", "🙂", "x" * 5000):
        assert np.isfinite(embedder.embed(text)).all()
    plain = embedder.embed("the token CLS")
    assert float(embedder.embed("the token [CLS]") @ plain) > 0.5, "nothing in a text is a control token"


class Filled:
    """A store whose memories are looked at by the model in the background."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.store = store = Store(database)
        self.failures: list[UserError] = []
        self.meaning = MeaningSearch(store, mini_lm(), self.failures.append)

    def wait(self) -> None:
        """Until no memory is without a vector."""
        end = time.monotonic() + PATIENCE_S
        tick = threading.Event()
        while not self.meaning.name or self.store.memories_without_vector(self.meaning.name, 1):
            assert self.failures == []
            assert time.monotonic() < end
            tick.wait(0.05)

    def found(self, text: str) -> list[str]:
        while self.meaning.vector(text) is None:  # a busy machine
            assert self.failures == []
        return ["- " + hit.title for hit in self.store.search(text)]


@pytest.fixture
def filled(tmp_path: Path) -> Iterator[Filled]:
    made = Filled(open_database(tmp_path))
    with made.store as store:
        chat = store.create_chat("a chat").chat_id
        for text in (*MEANT.values(), *OTHERS):
            store.add_memory(chat, NewMemory(text))
        made.meaning.start()
        try:
            made.wait()
            yield made
        finally:
            made.meaning.stop()
        assert store.check() == []


def test_memories_are_found_by_what_they_mean(filled: Filled) -> None:
    store, meaning = filled.store, filled.meaning
    first = [query for query, text in MEANT.items() if filled.found(query)[:1] == [text]]
    assert set(MEANT) - set(first) == set()
    assert {query: filled.found(query) for query in UNKNOWN} == {query: [] for query in UNKNOWN}
    store.meaning = None
    assert {query: filled.found(query) for query in MEANT} == {query: [] for query in MEANT}, "by words: none"
    words = [hit.item_id for hit in store.search("boat dog bread")]
    store.meaning = meaning
    both = [hit.item_id for hit in store.search("boat dog bread")]
    vector = meaning.vector("boat dog bread")
    assert vector is not None
    with filled.database.read() as db:
        near = Nearest().ids(db, meaning, vector, Filter())
    assert both == reciprocal_rank_fusion([words, near]), "joined by reciprocal rank"


@pytest.mark.parametrize("n_memories", [1, 4, 15])
def test_few_memories_are_enough(n_memories: int, tmp_path: Path) -> None:
    made = Filled(open_database(tmp_path))
    with made.store as store:
        chat = store.create_chat("a chat").chat_id
        for text in [*MEANT.values(), *OTHERS][:n_memories]:
            store.add_memory(chat, NewMemory(text))
        made.meaning.start()
        try:
            made.wait()
            assert made.found("vessel") == [MEANT["vessel"]]
            assert [made.found(query) for query in UNKNOWN] == [[]] * len(UNKNOWN)
        finally:
            made.meaning.stop()


def test_what_stands_at_the_end_of_a_long_memory_is_found(filled: Filled) -> None:
    """The model can read 512 tokens at once; this has some 1,500, and the boat is in the last of them."""
    store = filled.store
    talk = " ".join(text.removeprefix("- ") for query, text in MEANT.items() if query != "vessel")
    long = f"Notes of a year.\n{' '.join([talk] * 7)}\n{'We sailed the ketch to Denmark. ' * 15}"
    store.add_memory(store.list_chats()[0].chat_id, NewMemory(long))
    filled.wait()
    assert "- Notes of a year." in filled.found("a sailing trip")
    assert filled.found("painkiller")[0] == MEANT["painkiller"], "what is about it alone comes first"


def test_the_setting_is_all_it_takes(tmp_path: Path) -> None:
    """From the command line to the search, in a session of its own; and the same as ever without it."""
    with Store.open(tmp_path) as store:
        chat = store.create_chat("a chat").chat_id
        for text in (*MEANT.values(), *OTHERS):
            store.add_memory(chat, NewMemory(text))
    asked = ["/memory search vessel", "/memory search boat"]
    status, before = converse(tmp_path, asked)
    assert status == 0
    # Nothing may be folded in idle time: it would be found, too.
    chosen = ("--set", f"memory.embedding_model={mini_lm()}", "--set", "memory.fold=false")
    with programs.start(
        command(tmp_path, *chosen), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        said = ""
        end = time.monotonic() + PATIENCE_S
        while "Amalia" not in said:
            assert time.monotonic() < end, said
            program.stdin.write("/memory search vessel\n")
            program.stdin.flush()
            for line in program.stdout:
                event = json.loads(line)
                if event["event"] == "notice":
                    said = event["text"]
                    break
        program.stdin.close()
        assert program.wait(60) == 0
    status, after = converse(tmp_path, asked)
    assert status == 0
    assert [event["text"] for event in named(after, "notice")] == [
        event["text"] for event in named(before, "notice")
    ]


@pytest.fixture
def across_languages(tmp_path: Path) -> Iterator[MeaningSearch]:
    """The model of many languages at work; it has learned what asks and what tells."""
    failures: list[UserError] = []
    with Store.open(tmp_path) as store:
        meaning = MeaningSearch(store, multilingual_e5(), failures.append)
        meaning.start()
        end = time.monotonic() + PATIENCE_S
        tick = threading.Event()
        while not list(store.learned.folder.glob("*-meaning.json")):
            assert failures == []
            assert time.monotonic() < end
            tick.wait(0.05)
        yield meaning
        meaning.stop()


def test_what_was_told_in_another_language_is_found(
    across_languages: MeaningSearch, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a set that its limit was chosen on; what it finds of others tell the benchmarks."""
    found, alarms, n_everyday = found_by_meaning(across_languages, "other language")
    assert len(found) >= 20, found
    assert alarms <= n_everyday // 4, "alone it brings more than with the other signals"
    monkeypatch.setattr(across_languages, "asks", lambda _vector: 0.0)
    monkeypatch.setattr(across_languages, "tells", lambda vectors: np.zeros(len(vectors)))
    fewer, _, _ = found_by_meaning(across_languages, "other language")
    assert len(fewer) <= len(found) - 3, "it counts that a message asks and an exchange tells"


def found_by_meaning(meaning: MeaningSearch, name: str) -> tuple[list[str], int, int]:
    """What is asked for and found in a set, and how many of its everyday messages bring something."""

    def patiently(text: str) -> NDArray[np.float32]:
        while (vector := meaning.vector(text)) is None:  # a busy machine
            pass
        return vector

    chosen, index, alarms, n_everyday = fault_set(name, sentences=CHOOSING), LikenessIndex[int](), 0, 0
    asker = Patient(meaning, patiently)
    for number, exchange in enumerate(chosen.exchanges):
        n_out = number - RESIDENT
        if exchange.fact < 0 and n_out > 0:
            scores = index.scores(asker, exchange.said, range(number))
            n_everyday += 1
            alarms += any(score >= 1 for key, score in scores.items() if key < n_out)
        assert index.take_in(asker, number, [exchange.said, exchange.reply])
    found = []
    for question in chosen.questions:
        scores = index.scores(asker, question.asked, range(len(chosen.exchanges)))
        best = sorted(scores, key=scores.__getitem__, reverse=True)[:3]
        found += [question.asked] if any(scores[key] >= 1 and key in question.wanted for key in best) else []
    return found, alarms, n_everyday


class Patient:
    """An embedding model whose answers are waited for."""

    def __init__(self, meaning: MeaningSearch, vector: Callable[[str], NDArray[np.float32]]) -> None:
        self.name, self.vector, self.vector_of_text = meaning.name, vector, vector
        self.usual, self.asks, self.tells = meaning.usual, meaning.asks, meaning.tells


def test_a_model_of_a_family_that_wants_a_word_before_a_text_gets_it() -> None:
    embedder = embedding.load(multilingual_e5())
    try:
        asked, told = embedder.embed("Where do I live?"), next(embedder.pieces("I live in Kiel."))
        assert float(asked @ embedder.whole("query: Where do I live?")[0]) > 1 - 1e-5
        assert float(told @ embedder.whole("passage: I live in Kiel.")[0]) > 1 - 1e-5
        assert float(asked @ embedder.whole("Where do I live?")[0]) < 0.999, "another program writes its own"
        pieces = list(embedder.pieces("harbour " * 600))
        assert len(pieces) > 1
        assert all(float(piece @ pieces[0]) > 0.99 for piece in pieces)
        assert not embedder.embed("").any()
        assert embedder.name.endswith(":passage: "), "vectors of before are made anew"
    finally:
        embedder.close()


def test_it_cannot_be_talked_to(tmp_path: Path) -> None:
    """Chosen as the chat's model by mistake: a sentence, no crash."""
    status, events = converse(tmp_path, ["hello"], "--model", str(mini_lm()))
    assert status == 1
    assert [event["code"] for event in named(events, "error")] == ["model_only_embeds"]
