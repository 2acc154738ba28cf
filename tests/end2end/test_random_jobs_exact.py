"""Random jobs through the governor, on a real cache: after each the next logits are those of a fresh one.

With one layer a cell depends on its token and its position alone, so the comparison is exact whatever has
left, come back, moved or been written anew.  The replies are of letters that no merge joins, so that they can
be told from their text again.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.edits.kv_model import LIVE, SCRATCH, Remove, Share
from ethervox_gui.context.errors import NoRoomError
from ethervox_gui.context.events.events import ErrorRaised, Event, NoticeRaised
from ethervox_gui.context.recall.passages import DocumentText, Section
from ethervox_gui.context.summaries.summary import as_messages, goes_on
from ethervox_gui.context.turns.turns import Span, TurnState
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.engine.llama.capability import nmse
from ethervox_gui.engine.llama.engine import LlamaEngine
from ethervox_gui.engine.llama.sampler import LlamaSampler
from ethervox_gui.engine.protocol import Engine, LoadProgress
from ethervox_gui.governor.cache import pages
from ethervox_gui.governor.cache import verify as proof
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.jobs.guest_jobs import Complete
from ethervox_gui.governor.jobs.jobs import (
    AttachDocument,
    BringBack,
    ChangeParameters,
    ChangeSettings,
    ClearContext,
    DraftSummary,
    EditMessage,
    ExpectMessage,
    ExplainReply,
    ForgetRecalled,
    ForgetTurns,
    GoOn,
    HealContext,
    IfTooLong,
    Job,
    KeepTurns,
    LetGo,
    LetPassageGo,
    LoadModel,
    MakeRoom,
    OpenChat,
    PruneUnimportant,
    RecallMemory,
    Regenerate,
    RemoveDocument,
    RenewSummaries,
    SendMessage,
    SetPinned,
    ShiftWindow,
    ShowTurn,
    ShowVersion,
    Shutdown,
    SummarizeOld,
    SummaryFate,
    UndoEdit,
)
from ethervox_gui.settings import ModelSettings, SamplingSettings, Settings
from tests.conftest import ModelMaker
from tests.helpers import oracle
from tests.helpers.desk import MODEL, Desk, with_settings
from tests.helpers.stores import open_store
from tests.helpers.tiny_models import THINKS, Shape, vocabulary
from tests.unit.governor.session.test_completions import Caller

#: Half precision and a shift at each edit; a turn at a wrong position is far above it.
LIMIT = 1e-4
#: Of a value, between one token alone and the same among others; another token is off by about its whole.
OFF = 0.02
RARE = ("Annika Gdansk", "locker 4711", "violet umbrella", "Perpetua harbour", "zinc kettle", "Quito cousin")
WORDS = (
    "the",
    "dog",
    "is",
    "called",
    "Rex",
    "and",
    "we",
    "meet",
    "in",
    "Oslo",
    "boats",
    "late",
    "my",
    "no",
    "not",
)
#: What replies are made of.
LETTERS = frozenset("bcdfgjklmopqsuvwxyz .")
END_OF_THOUGHT = ("<", "/", "t", "h", "in", "k", ">")
#: What no job may end with.
FAILURES = {"internal_error", "engine_failed", "context_lost", "storage_failed"}

CHANGES: dict[str, tuple[object, ...]] = {
    "context.method": ("gap", "shift"),
    "context.notes": ("sentences", "late"),
    "context.keep_recent_turns": (2, 4, 10),
    "context.mode": ("automatic", "shift", "model", "manual"),
    "context.enabled": (True, False),
    "context.ask_first": (True, False),
    "context.recall": ("automatic", "words", "off"),
    "context.recall_share": (0.1, 0.5),
    "context.summary_detail": ("brief", "detailed"),
    "context.store_summaries": (True, False),
    "context.reply_reserve": (16, 64, 256),
    "context.limit": (None, 300, 450),
    "context.critical_threshold": (0.65, 0.8, 0.9),
    "context.prepare_ahead": (True, False),
    "paging.summary": ("keep", "shrink", "drop"),
    "paging.budget_mb": (0, 1, 4096),
    "sampling.max_tokens": (8, 60, 200),
}


class RealDesk(Desk):
    """A desk with a real model."""

    def __init__(self, made: tuple[Path, Settings], store: Any) -> None:
        self.path, settings = made
        super().__init__(store, settings)

    def _hear(self, event: Event) -> None:
        if not (isinstance(event, NoticeRaised) and event.text == "verified"):
            self.events.append(event)
            self.watch(event)

    def _load(self, path: Path, settings: ModelSettings, progress: LoadProgress) -> Engine:
        assert path == MODEL
        progress(1.0)
        self.engine = llama.load(self.path, settings)  # type: ignore[assignment]
        return self.engine


class Play:
    """A random sequence of jobs of this seed, and the comparison behind each."""

    def __init__(self, model: Path, folder: Path, seed: int) -> None:
        self.seed, self.chance = seed, random.Random(seed)
        self.model, self.folder = model, folder
        self.n_compared, self.events_left = 0, 0
        self.settings = with_settings(
            context__recall="automatic",
            context__recall_share=0.5,
            context__keep_recent_turns=4,
            context__notes=self.chance.choice(["sentences", "late"]),
            context__method=self.chance.choice(["gap", "shift"]),
            model__n_ctx=self.chance.choice([512, 768]),
            model__n_threads=1,
            sampling__max_tokens=self.chance.choice([8, 40]),
            sampling__temperature=0.7,
        )

    def run(self) -> int:
        """The comparisons that were made."""
        with open_store(self.folder) as store:
            self.at = at = RealDesk((self.model, self.settings), store)
            at.governor = at.new_governor()
            at.watch = self._count
            for _ in range(2):
                store.create_chat("", "tiny", "")
            self.fresh = llama.load(self.model, self.settings.with_values({"model.n_ctx": 1024}).model)
            try:
                for job in [LoadModel(MODEL, 1), *self._jobs()]:
                    at.governor.submit(job)
                    at.governor.submit(at.then(partial(self._compare, job)))
                at.governor.submit(Shutdown())
                at.governor.run()
            finally:
                self.fresh.close()
            if at.failures:
                raise at.failures[0]
            assert [event for event in at.told(ErrorRaised) if event.code in FAILURES] == []
            assert [event for event in at.told(NoticeRaised) if "rebuilt" in event.text] == []
            assert store.check() == []
        return self.n_compared

    # ---- the jobs ----------------------------------------------------------------------------------

    def _jobs(self) -> Iterator[Job]:
        for _ in range(self.chance.randint(10, 40)):
            yield from self._any_jobs()

    def _any_jobs(self) -> Iterator[Job]:
        chance, at = self.chance, self.at
        number = partial(chance.randint, 0, 24)
        first = number()
        kinds: list[tuple[int, Callable[[], Job]]] = [
            (30, lambda: SendMessage(f"{self._rare(0.5)}{self._words(25)}")),
            (8, lambda: SendMessage(f"What was it about {chance.choice(RARE)}?")),
            (4, lambda: Regenerate(chance.choice([None, first]))),
            (5, lambda: EditMessage(first, self._words(12))),
            (5, lambda: ShowVersion(first, chance.randint(1, 3))),
            (3, lambda: ShowTurn(chance.randint(1, 60))),
            (4, lambda: SummarizeOld(chance.choice([None, 0, 2, 4]))),
            (3, lambda: ShiftWindow(chance.choice([None, 0, 2, 4]))),
            (2, lambda: PruneUnimportant(chance.choice([0.5, 0.9]))),
            (5, lambda: SetPinned(first, chance.random() < 0.5)),
            (5, UndoEdit),
            (5, lambda: BringBack(first, first + chance.randint(0, 4), chance.choice([*SummaryFate]))),
            (3, lambda: ForgetTurns(first, first + chance.randint(0, 2))),
            (2, HealContext),
            (1, lambda: ClearContext(confirmed=True)),
            (3, LetGo),
            (3, GoOn),
            (2, lambda: OpenChat(chance.choice([1, 2, None]))),
            (1, ExplainReply),
            (2, lambda: at.then(self._lose_pages)),
            (2, lambda: at.then(partial(setattr, self, "events_left", chance.randint(1, 60)))),
            (2, lambda: at.then(partial(self._idle, chance.randint(1, 200)))),
            (1, lambda: at.then(partial(self._visit, chance.randint(1, 60)))),
            (1, lambda: AttachDocument(partial(document, chance.random()))),
            (1, lambda: RemoveDocument(1)),
            (1, lambda: LetPassageGo(chance.randint(1, 10))),
            (3, self._change),
            (1, lambda: ChangeParameters(dict([self._any_change()]))),
            (2, lambda: SendMessage(self._words(200), chance.choice([*IfTooLong]))),
            (1, lambda: EditMessage(first, self._words(200), chance.choice([*IfTooLong]))),
            (1, MakeRoom),
            (1, lambda: DraftSummary(chance.choice([None, 0, 4]), chance.choice([*Detail]))),
            (1, lambda: UndoEdit((first, first + chance.randint(0, 8)))),
            (1, lambda: LetGo(for_good=chance.random() < 0.2, number=first)),
            (1, lambda: KeepTurns(tuple(sorted({number(), number(), number()})))),
            (3, lambda: at.then(self._recall)),
            (3, lambda: at.then(self._reword)),
            (1, lambda: ExpectMessage(f"What about {chance.choice(RARE)}?")),
        ]
        weights, makers = zip(*kinds, strict=True)
        (make,) = chance.choices(makers, weights)
        yield make()
        if chance.random() < 0.02:
            self.settings = self.settings.with_values({"model.n_ctx": chance.choice([512, 768])})
            yield ChangeSettings(self.settings)
            yield LoadModel(MODEL, chance.choice([1, 2]))

    def _words(self, most: int) -> str:
        return " ".join(self.chance.choices(WORDS, k=self.chance.randint(1, most)))

    def _rare(self, share: float) -> str:
        return f"{self.chance.choice(RARE)} " if self.chance.random() < share else ""

    def _any_change(self) -> tuple[str, object]:
        key = self.chance.choice([key for key in CHANGES if not key.startswith("paging")])
        return key, self.chance.choice(CHANGES[key])

    def _change(self) -> Job:
        key = self.chance.choice([*CHANGES])
        self.settings = self.settings.with_values({key: self.chance.choice(CHANGES[key])})
        return ChangeSettings(self.settings)

    def _recall(self) -> None:
        """Recall a memory, or let one go that was."""
        store = self.at.store
        ids = [memory.memory_id for memory in [*store.list_memories(), *store.deleted_memories()]]
        if ids:
            memory_id = self.chance.choice(ids)
            forgets = self.chance.random() < 0.4
            self.at.governor.submit(ForgetRecalled(memory_id) if forgets else RecallMemory(memory_id))

    def _reword(self) -> None:
        """Change what a summary says, as in the memory panel, or delete it."""
        store = self.at.store
        ids = [memory.memory_id for memory in store.list_memories()]
        if ids and self.chance.random() < 0.1:
            store.delete_memory(self.chance.choice(ids))
        elif ids:
            store.edit_memory(self.chance.choice(ids), f"- You: {self._rare(1)}{self._words(12)}")
        self.at.governor.submit(RenewSummaries())

    def _lose_pages(self) -> None:
        live = self.at.governor.live
        if live is not None:
            out = [turn for turn in live.timeline if turn.span is None]
            self.at.store.pages.drop_pages([pages.key_of(live, turn) for turn in out])

    def _idle(self, looks: int) -> None:
        left = iter(range(looks))
        self.at.governor.session.use_idle_time(lambda: next(left, None) is None)

    def _visit(self, length: int) -> None:
        asked = Caller().asks(self.at.engine, ["be brief", "? " * length])
        self.at.governor.submit(Complete(asked))

    def _count(self, _event: Event) -> None:
        """Somebody stops what runs, some events after that was said."""
        self.events_left -= 1
        if self.events_left == 0:
            self.at.governor.cancel()

    # ---- the comparison ----------------------------------------------------------------------------

    def _compare(self, job: Job) -> None:
        live = self.at.governor.live
        if live is None or live.is_stale:
            return
        assert live.timeline.open_reply is None
        proof.check(live.engine, live.timeline, live.pending.built)
        stored = live.conversation(live.store.turns_of_chat(live.chat_id))
        for turn, kept in zip(live.timeline, stored, strict=True):
            assert (turn.text, turn.state, turn.memory_id) == (kept.text, kept.state, kept.memory_id)
            assert (turn.state is TurnState.IN_KV) == (turn.span is not None)
        try:
            found = oracle.next_logits(live)
        except NoRoomError:
            return
        assert nmse(found, self._afresh(live)) < LIMIT, (self.seed, job)
        self._compare_tokens(live, job)
        self.n_compared += 1

    def _compare_tokens(self, live: LiveChat, job: Job) -> None:
        """One token that is not what the text says is too little for the logits to tell among hundreds."""
        for span, _ in live.timeline.contents():
            found, expected = oracle.values(live.engine, span), oracle.values(self.fresh, span)
            off = np.abs(found - expected).max(axis=1) / np.abs(expected).max(axis=1)
            assert np.flatnonzero(off > OFF).tolist() == [], (self.seed, job, span)

    def _afresh(self, live: LiveChat) -> Any:
        fresh = self.fresh
        fresh.apply([Remove(), *(Remove(seq=seq) for seq in range(1, 4))])
        for span, tokens in runs(live):
            fresh.decode(tokens, SCRATCH, span.p0)
            fresh.apply([Share(LIVE, span.p0, span.p1, source=SCRATCH), Remove(seq=SCRATCH)])
        fresh.decode([oracle.PROBE], LIVE, live.timeline.n_past)
        return fresh.logits().copy()


def runs(live: LiveChat) -> Iterator[tuple[Span, list[int]]]:
    """What stands where, told from the texts alone; the parts of a reply are encoded as one."""
    contents = live.timeline.contents()
    while contents:
        together = [contents.pop(0)]
        while contents and goes_on(together[-1][1], contents[0][1]):
            together.append(contents.pop(0))
        tokens = [token for turn in live.engine.encode(as_messages(together)).turns for token in turn]
        assert len(tokens) == sum(span.n_tokens for span, _ in together)
        for span, _ in together:
            yield span, tokens[: span.n_tokens]
            del tokens[: span.n_tokens]


def document(seed: float) -> DocumentText:
    chance = random.Random(seed)
    said = [f"{chance.choice(RARE)} {' '.join(chance.choices(WORDS, k=30))}." for _ in range(12)]
    text = "\n\n".join(said)
    return DocumentText("notes.txt", "text", (Section(text),), len(text))


@pytest.fixture
def speaks_letters(monkeypatch: pytest.MonkeyPatch) -> Callable[[bool, random.Random], None]:
    """Has the model say letters alone; where it thinks, it ends that some tokens later, or not at all."""
    spelled = [token.replace("Ġ", " ") for token in vocabulary()]
    barred = {token: -1e9 for token, text in enumerate(spelled[:-1]) if text not in LETTERS}
    make = LlamaEngine.sampler

    def patch(thinks: bool, chance: random.Random) -> None:
        def sampler(
            engine: LlamaEngine, sampling: SamplingSettings, *, grammar: str = "", **more: Any
        ) -> LlamaSampler:
            bias = {} if grammar else {"bias": barred}
            again = sampling.model_copy(update={"seed": chance.randrange(2**31)})  # a failure can be repeated
            made = make(engine, again, grammar=grammar, **(more | bias))
            if thinks and not grammar:
                end_thought(made, chance.choice([0, 3, 9, 30, 200]))
            return made

        monkeypatch.setattr(LlamaEngine, "sampler", sampler)

    def end_thought(made: LlamaSampler, after: int) -> None:
        sample, waiting = made.sample, [spelled.index(text) for text in END_OF_THOUGHT]
        left = iter(range(after))

        def sample_or_end(at: int = -1) -> int:
            token = sample(at)
            return token if next(left, None) is not None or not waiting else waiting.pop(0)

        made.sample = sample_or_end  # type: ignore[method-assign]

    return patch


def compare(
    make: ModelMaker, folder: Path, patch: Callable[[bool, random.Random], None], seed: int, thinks: bool
) -> int:
    patch(thinks, random.Random(seed))
    model = make(Shape(chat_template=THINKS) if thinks else Shape())
    return Play(model, folder, seed).run()


@pytest.mark.parametrize("thinks", [False, True], ids=["plain", "thinking"])
@pytest.mark.parametrize("seed", [*range(4), 547], ids=str)  # in the last a limit is set below what is in use
def test_after_any_jobs_the_cache_equals_a_fresh_one(
    tiny_model: ModelMaker,
    tmp_path: Path,
    speaks_letters: Callable[[bool, random.Random], None],
    seed: int,
    thinks: bool,
) -> None:
    assert compare(tiny_model, tmp_path, speaks_letters, seed, thinks) > 3


@pytest.mark.slow
@pytest.mark.parametrize("thinks", [False, True], ids=["plain", "thinking"])
def test_after_very_many_jobs_the_cache_equals_a_fresh_one(
    tiny_model: ModelMaker,
    tmp_path: Path,
    speaks_letters: Callable[[bool, random.Random], None],
    thinks: bool,
) -> None:
    folders = (tmp_path / str(seed) for seed in range(100, 300))
    n_compared = sum(
        compare(tiny_model, folder, speaks_letters, int(folder.name), thinks) for folder in folders
    )
    assert n_compared > 2000
