"""Conversations of other programs are read once: their cells are paged out, and in again when they go on."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from ethervox_gui.context.edits.kv_model import GUEST, LIVE, Remove
from ethervox_gui.context.errors import EngineError
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.engine.llama.capability import MAX_NMSE, nmse
from ethervox_gui.engine.protocol import Engine
from ethervox_gui.governor.cache.prompt_pages import WORTH, PromptPages
from ethervox_gui.governor.jobs.guest_jobs import (
    Completion,
    CompletionEnded,
    CompletionEvent,
    PromptRead,
    TextWritten,
)
from ethervox_gui.governor.session.completions import Guests
from ethervox_gui.settings import ModelSettings, SamplingSettings
from ethervox_gui.storage.pages.page_file import GUESTS
from ethervox_gui.storage.pages.page_store import PageStore
from tests.conftest import ModelMaker
from tests.helpers.desk import WatchedEngine
from tests.helpers.guests import serve
from tests.helpers.tiny_models import Shape

Tokens = list[int]
SYSTEM = list(range(1000, 1100))  # a hundred tokens


def no_chat() -> bool:
    return False


@dataclass
class Said:
    """What became of one request."""

    n_prompt: int = 0
    n_reused: int = 0
    text: str = ""
    end: CompletionEvent | None = None
    logits: NDArray[np.float32] | None = None


@dataclass
class Visitors:
    """Programs that ask an engine, whose pages are in a folder."""

    engine: Any
    folder: Path
    is_wanted: bool = True
    budget: int = 1 << 30
    store: PageStore = field(init=False)
    guest: Guests = field(init=False)

    def __post_init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        self.store = PageStore(self.folder, self.budget)
        kept = PromptPages(self.engine, self.store, lambda: self.is_wanted)
        self.guest = Guests(self.engine, no_chat, kept)

    def restart(self) -> None:
        """As when the program ends and begins again: the cache is empty then."""
        self.guest.clear()
        self.store.close()
        self.begin()

    def ask(self, prompt: Tokens, max_tokens: int = 1) -> Said:
        said = Said()

        def hear(event: CompletionEvent) -> None:
            match event:
                case PromptRead(n_prompt, n_reused):
                    said.n_prompt, said.n_reused = n_prompt, n_reused
                    if hasattr(self.engine, "logits"):
                        said.logits = self.engine.logits().copy()
                case TextWritten(text):
                    said.text += text
            said.end = event

        sampling = SamplingSettings(temperature=0)
        serve(
            self.guest,
            Completion(prompt, self.engine.prompts, sampling, hear, no_chat, max_tokens=max_tokens),
        )
        assert isinstance(said.end, CompletionEnded), said.end
        return said

    def n_kept(self) -> int:
        """Tokens that have a page."""
        self.store.flush()
        return sum(span.n_tokens for _, span in self.store.listed(GUESTS, self.engine.fingerprint))


Visit = Callable[..., Visitors]


@pytest.fixture
def visit(tmp_path: Path) -> Iterator[Visit]:
    """Makes visitors, whose stores are closed at the end."""
    made: list[Visitors] = []

    def make(engine: Any, **options: Any) -> Visitors:
        made.append(Visitors(engine, tmp_path / str(len(made)), **options))
        return made[-1]

    yield make
    for visitors in made:
        visitors.store.close()


def conversation(number: int, length: int) -> Tokens:
    """The tokens of one that begins like all of them."""
    return [*SYSTEM, *(2000 + 500 * number + index % 400 for index in range(length))]


def scripted(**options: Any) -> WatchedEngine:
    return WatchedEngine(lambda _: "fine", **{"n_ctx": 4096, **options})


def watched(at: Visitors, prompt: Tokens) -> Said:
    """Ask, and see that the cells hold just the prompt and its reply."""
    said = at.ask(prompt)
    cells = at.engine.cells[GUEST]
    assert [cells[position] for position in sorted(cells)][: len(prompt)] == prompt
    assert sorted(cells) == list(range(len(cells)))
    return said


@pytest.mark.parametrize("restart", [False, True])
def test_conversations_that_take_turns_are_read_once(visit: Visit, restart: bool) -> None:
    at = visit(scripted())
    lengths = [600, 700, 800, 900]
    for number, length in enumerate(lengths):
        assert watched(at, conversation(number, length)).n_reused == (100 if number else 0)
    for _ in range(3):
        for number in range(4):
            if restart:
                at.restart()
            before, lengths[number] = lengths[number], lengths[number] + 40
            said = watched(at, conversation(number, lengths[number]))
            assert said.n_prompt - said.n_reused == lengths[number] - before


def test_what_conversations_share_is_kept_once(visit: Visit) -> None:
    at = visit(scripted())
    for number in range(6):
        at.ask(conversation(number, 50))
    at.guest.clear()
    assert at.n_kept() == len(SYSTEM) + 6 * 50
    at.restart()
    for number in range(6):
        at.ask(conversation(number, 50))
    at.guest.clear()
    assert at.n_kept() == len(SYSTEM) + 6 * 50


def test_pages_that_were_lost_are_read_and_kept_again(visit: Visit, tmp_path: Path) -> None:
    at = visit(scripted())
    for number in range(2):
        at.ask(conversation(number, 900))
    at.restart()
    files = [*tmp_path.rglob("p*-256-512-*.page"), *tmp_path.rglob("p*-356-612-*.page")]
    assert len(files) == 2
    for file in files:
        file.write_bytes(file.read_bytes()[:-1])
    for number in range(2):
        assert watched(at, conversation(number, 910)).n_reused == (256, 356)[number]
    assert watched(at, conversation(0, 920)).n_reused == 100 + 910


def test_pages_that_went_for_room_are_kept_again_while_the_cells_are_there(visit: Visit) -> None:
    at = visit(scripted())
    at.ask(conversation(0, 900))
    at.guest.page_out()
    at.store.drop_chat(GUESTS)
    at.store.flush()
    at.ask(conversation(0, 950))
    at.ask(conversation(1, 900))
    assert watched(at, conversation(0, 960)).n_reused == 100 + 950


def test_a_page_that_the_engine_refuses_is_read_instead(visit: Visit) -> None:
    at = visit(scripted())
    at.ask(conversation(0, 900))
    at.restart()
    at.engine.faults[at.engine.n_calls] = EngineError("of no use")
    assert watched(at, conversation(0, 900)).n_reused == 0
    at.restart()
    assert watched(at, conversation(0, 900)).n_reused == 999


def test_pages_need_no_more_room_than_the_prompt(visit: Visit) -> None:
    at = visit(scripted(n_ctx=320))
    at.ask(conversation(0, 200))
    at.ask(conversation(1, 200))
    assert watched(at, conversation(0, 210)).n_reused == 300


def test_the_chat_makes_room_for_pages(visit: Visit) -> None:
    at = visit(scripted(n_ctx=700))
    at.ask(conversation(0, 500))
    at.guest.clear()
    at.engine.decode(list(range(200)), LIVE, 0)
    asked: list[bool] = []

    def leave() -> bool:
        asked.append(not asked)
        at.engine.apply([Remove()])
        return asked[-1]

    at.guest = Guests(at.engine, leave, PromptPages(at.engine, at.store))
    assert watched(at, conversation(0, 510)).n_reused == 600
    assert asked == [True]


@pytest.mark.parametrize("off", ["unwanted", "no budget", "rebuild only"])
def test_where_none_are_kept_everything_works_as_without(visit: Visit, tmp_path: Path, off: str) -> None:
    engine = scripted(fingerprint="" if off == "rebuild only" else "scripted")
    at = visit(engine, is_wanted=off != "unwanted", budget=0 if off == "no budget" else 1 << 30)
    at.ask(conversation(0, 300))
    at.ask(conversation(1, 300))
    assert watched(at, conversation(0, 320)).n_reused == 100
    at.guest.clear()
    assert at.n_kept() == 0
    assert not list(tmp_path.rglob("*.page"))


def test_a_budget_is_kept_and_shared_beginnings_go_last(visit: Visit, tmp_path: Path) -> None:
    budget = 100_000
    at = visit(scripted(), budget=budget)
    for number in range(40):
        at.ask(conversation(number, 300))
    at.restart()
    assert 0 < at.store.figures(GUESTS).n_bytes_all <= budget
    assert len(list(tmp_path.rglob("p*-0-*.page"))) == 1, "what all begin with"
    assert at.ask(conversation(1, 300)).n_reused == len(SYSTEM), "the oldest is gone"
    at.restart()
    assert at.ask(conversation(39, 300)).n_reused == len(SYSTEM) + 299


@pytest.mark.parametrize("seed", range(6))
def test_random_conversations_are_never_mixed_up(visit: Visit, tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    at = visit(scripted(n_ctx=1200))
    known: list[Tokens] = [[1, 2, 3]]
    for _ in range(60):
        base = chance.choice(known)
        cut = chance.randint(1, len(base))
        prompt = [*base[:cut], *(chance.randrange(4) for _ in range(chance.randint(1, 400)))][:1000]
        known.append(prompt)
        watched(at, prompt)
        if chance.random() < 0.2:
            at.restart()
        files = sorted(tmp_path.rglob("*.page"))
        if files and chance.random() < 0.2:
            chance.choice(files).unlink()


# ---- on real caches --------------------------------------------------------------------------------

KINDS = {
    "f16": (Shape(n_layer=4, n_embd=256, n_head=4, n_head_kv=2), "f16"),
    "q8_0": (Shape(n_layer=4, n_embd=256, n_head=4, n_head_kv=2, seed=1), "q8_0"),
    "yarn": (Shape(n_layer=4, n_embd=256, n_head=4, n_head_kv=2, yarn=4.0, seed=2), "f16"),
}


@pytest.mark.parametrize("kind", KINDS)
def test_what_came_back_is_what_reading_would_give(kind: str, tiny_model: ModelMaker, visit: Visit) -> None:
    shape, kv_type = KINDS[kind]
    options = {"n_ctx": 2048, "n_threads": 1, "kv_type": kv_type}
    engine = llama.load(tiny_model(shape), ModelSettings.model_validate(options))
    fresh = llama.load(tiny_model(shape), ModelSettings.model_validate(options))
    try:
        at, alone = visit(engine), visit(fresh, is_wanted=False)
        chance = random.Random(3)
        system = [chance.randrange(256) for _ in range(70)]
        told = [[*system, *(chance.randrange(256) for _ in range(300 + 50 * n))] for n in range(4)]
        for tokens in told:
            at.ask(tokens, max_tokens=8)
        for number in (0, 1, 2, 3, 1, 0):
            if number == 3:
                at.restart()
            told[number] += [chance.randrange(256) for _ in range(30)]
            ours, theirs = at.ask(told[number], max_tokens=8), alone.ask(told[number], max_tokens=8)
            alone.guest.clear()
            assert theirs.n_reused == 0
            assert ours.n_prompt - ours.n_reused <= 30 + WORTH
            assert ours.logits is not None
            assert theirs.logits is not None
            assert nmse(ours.logits, theirs.logits) < MAX_NMSE
    finally:
        engine.close()
        fresh.close()


def test_cells_come_back_bit_by_bit(tiny_model: ModelMaker, visit: Visit) -> None:
    shape, _ = KINDS["f16"]
    engine: Engine = llama.load(tiny_model(shape), ModelSettings(n_ctx=2048, n_threads=1))
    try:
        at = visit(engine)
        prompt = [index % 250 for index in range(900)]
        stayed = at.ask(prompt)
        again = at.ask(prompt)
        at.ask([7, *prompt[:400]])
        back = at.ask(prompt)
        assert stayed.n_reused == 0
        assert again.n_reused == back.n_reused == 899
        assert again.logits is not None
        assert back.logits is not None
        assert nmse(again.logits, back.logits) < 1e-10
    finally:
        engine.close()
