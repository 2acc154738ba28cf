"""A governor over a scripted engine and a real database, played in the test's own thread."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, Self, TypeVar

from ethervox_gui.context.budget import Health
from ethervox_gui.context.edits.kv_model import (
    GUEST,
    LIVE,
    N_SEQUENCES,
    Decode,
    KVEdit,
    PageIn,
    Remove,
    Share,
    Shift,
    Splice,
)
from ethervox_gui.context.errors import EthervoxError
from ethervox_gui.context.events.events import (
    BranchSwitched,
    ContextEdited,
    EngineReady,
    ErrorRaised,
    Event,
    HealthChanged,
    NoticeRaised,
    ReplyFinished,
    SummaryStored,
    TokenGenerated,
    TurnAppended,
)
from ethervox_gui.context.events.window_events import (
    ChatOpened,
    EditStarted,
    ReplyStarted,
    TimelineChanged,
    ToolCalled,
    UsageChanged,
)
from ethervox_gui.context.summaries.summary import as_messages, goes_on
from ethervox_gui.context.turns.timeline import Timeline
from ethervox_gui.context.turns.turns import Role, Span, TurnState
from ethervox_gui.engine.protocol import (
    CancelCheck,
    Chunk,
    Engine,
    EngineInfo,
    LoadProgress,
    PromptProgress,
    never,
)
from ethervox_gui.governor.cache import pages
from ethervox_gui.governor.cache import verify as proof
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.governor import Governor
from ethervox_gui.governor.jobs.jobs import Answer, Job, LoadModel, SendMessage, Shutdown
from ethervox_gui.settings import ModelSettings, Settings
from ethervox_gui.storage import Store
from tests.helpers.scripted_engine import Respond, ScriptedEngine, said
from tests.helpers.stores import open_store

SYSTEM_PROMPT = "You are a test."

#: So fast is the machine, unless a test says otherwise: nothing has to be shortened for a first word.
FAST = 1e5
MODEL = Path("scripted.gguf")

Kind = TypeVar("Kind", bound=Event)

#: A part of the turn that asks for a summary.
INSTRUCTION = "Summarize the conversation so far"

#: What is told where a stop left a chat that has to be read again.
UNREAD = "The chat is read again before the next reply."


class WatchedEngine(ScriptedEngine):
    """A scripted engine that knows which token sits in each cell."""

    def __init__(self, respond: Respond, **options: Any) -> None:
        super().__init__(respond, **options)
        self.cells: list[dict[int, int]] = [{} for _ in range(N_SEQUENCES)]

    @property
    def n_of_guests(self) -> int:
        """Cells that guests alone hold."""
        return sum(run.p1 - run.p0 for run in self.cache._runs if min(run.owners) >= GUEST)

    def decode(
        self,
        tokens: Sequence[int],
        seq: int,
        p0: int,
        *,
        progress: PromptProgress | None = None,
        cancelled: CancelCheck = never,
    ) -> None:
        n_before = len(self.decoded)
        try:
            super().decode(tokens, seq, p0, progress=progress, cancelled=cancelled)
        finally:
            for _, chunk in self.decoded[n_before:]:
                self.cells[seq].update(zip(range(p0, p0 + len(chunk)), chunk, strict=True))
                p0 += len(chunk)
            assert self.cache.n_cells <= self.info.n_ctx

    def decode_together(self, chunks: Sequence[Chunk]) -> list[int]:
        rows = super().decode_together(chunks)
        for tokens, seq, p0, _ in chunks:
            self.cells[seq].update(enumerate(tokens, p0))
        assert self.cache.n_cells <= self.info.n_ctx
        return rows

    def apply(self, edits: Iterable[KVEdit], *, progress: PromptProgress | None = None) -> None:
        for edit in edits:
            super().apply([edit], progress=progress)
            match edit:
                case Share(seq, p0, p1, source):
                    self._copy(source, seq, p0, p1)
                case Splice(seq, p0, p1):
                    self._copy(seq, LIVE, p0, p1)
                    self.cells[seq].clear()
                case Remove(p0, p1, seq):
                    end = p1 if p1 is not None else 1 << 40
                    for position in [p for p in self.cells[seq] if p0 <= p < end]:
                        del self.cells[seq][position]
                case Shift(p0, p1, delta):
                    moving = {p: self.cells[LIVE].pop(p) for p in range(p0, p1) if p in self.cells[LIVE]}
                    self.cells[LIVE].update({p + delta: token for p, token in moving.items()})
                case PageIn(span, delta, _, data, seq, part):
                    tokens = json.loads(data)["tokens"]
                    came = zip(range(span.p0 + delta, span.p1 + delta), tokens, strict=True)
                    wanted = range(*(part or span.moved(delta)))
                    self.cells[seq].update((p, token) for p, token in came if p in wanted)
                case Decode():
                    pass

    def logprobs(self, tokens: Sequence[int], seq: int, p0: int, at: Sequence[int]) -> list[float]:
        """It copies: a token is likely where the three before it are followed by it in what it sees."""
        seen = "".join(map(chr, (min(token, 0x10FFFF) for _, token in sorted(self.cells[seq].items()))))
        super().logprobs(tokens, seq, p0, at)
        said = "".join(chr(min(token, 0x10FFFF)) for token in tokens)
        return [-0.1 if said[place - 3 : place + 1] in seen else -5.0 for place in at]

    def save_page(self, span: Span, seq: int = LIVE) -> bytes:
        saved = json.loads(super().save_page(span, seq))
        return json.dumps(saved | {"tokens": [self.cells[seq][p] for p in range(*span)]}).encode()

    def _read_by(self, seq: int) -> str:
        """All that its cells hold, also where they came from pages."""
        self._prompts_of.pop(seq, None)
        return said([token for _, token in sorted(self.cells[seq].items())])

    def close(self) -> None:
        super().close()
        for cells in self.cells:
            cells.clear()

    def _copy(self, source: int, target: int, p0: int, p1: int) -> None:
        found = {p: t for p, t in self.cells[source].items() if p0 <= p < p1}
        self.cells[target].update(found)


class _Survived(logging.Handler):
    """Within it, the exceptions that the program logs and goes on from, as nobody thought of them."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.errors: list[BaseException] = []
        self._logger = logging.getLogger("ethervox_gui")

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and not isinstance(error, EthervoxError):
            self.errors.append(error)

    def __enter__(self) -> Self:
        self._logger.addHandler(self)
        return self

    def __exit__(self, *_: object) -> None:
        self._logger.removeHandler(self)


class Desk:
    """One governor with its engine, its store and everything it told.

    ``watch`` is called with every event, on the spot; ``at_edit`` holds in which job each edit started and
    ended, and how many batches were decoded by then.  Engines are of ``engine_kind``.  A failure that is
    none of the program's own fails the test, although the program goes on, unless it is ``expected``.
    """

    def __init__(self, store: Store, settings: Settings | None = None) -> None:
        self.store = store
        self.settings = settings or Settings().with_values({"context.notes": "late"})
        self.events: list[Event] = []
        self.watch: Callable[[Event], None] = lambda _: None
        self.at_edit: list[tuple[Event, int, int, WatchedEngine]] = []
        self.failures: list[Exception] = []
        self.expected: tuple[type[Exception], ...] = ()
        self._ended: LiveChat | None = None
        self.engine_kind: type[WatchedEngine] = WatchedEngine
        self.make_engine = partial(WatchedEngine, says("Fine."))
        self.engine = self.make_engine()
        self.governor = self.new_governor()

    def new_governor(self) -> Governor:
        return Governor(self.store, self.settings, self._hear, self._load, _system_prompt)

    @property
    def live(self) -> LiveChat:
        live = self.governor.live
        assert live is not None
        return live

    @property
    def timeline(self) -> Timeline:
        return self.live.timeline

    def play(
        self,
        respond: Respond,
        jobs: Sequence[Job],
        *,
        chat_id: int | None = None,
        verified: bool = True,
        **options: Any,
    ) -> list[Event]:
        """Load a scripted model, do the jobs, shut down; what was told from the loading on.

        After each job everything is verified, unless the chat was closed by a failure.
        """
        self.make_engine = partial(self.engine_kind, respond, **{"tokens_per_s": FAST} | options)
        self.governor = self.new_governor()
        self.failures.clear()
        n_before = len(self.events)
        for job in [LoadModel(MODEL, chat_id), *jobs]:
            self.governor.submit(job)
            if verified:
                self.governor.submit(self.then(self.verify))
        self.governor.submit(self.then(self.remember_live))
        self.governor.submit(Shutdown())
        with _Survived() as survived:
            self.governor.run()
        if self.failures:
            raise self.failures[0]
        for error in survived.errors:
            if not isinstance(error, self.expected):
                raise error
        return self.events[n_before:]

    def remember_live(self) -> None:
        self._ended = self.governor.live

    @property
    def ended(self) -> LiveChat:
        """The live chat as it was at the end of the last play."""
        assert self._ended is not None
        return self._ended

    def then(self, act: Callable[[], object]) -> Job:
        """A job that does ``act`` in its turn; its failure fails the test."""

        def run() -> str:
            try:
                act()
            except Exception as error:
                self.failures.append(error)
                self.governor.cancel()
            return "verified"

        return Answer(run)

    def verify(self) -> None:
        """Timeline, cache and database tell one story."""
        if self.governor.live is None:
            return
        timeline, engine = self.timeline, self.engine
        assert timeline.open_reply is None
        held = [p for span in timeline.spans() for p in range(span.p0, span.p1)]
        assert timeline.n_used == len(held) <= engine.info.n_ctx
        if self.live.is_stale:
            n_cells = engine.cache.n_cells - engine.n_of_guests
            assert n_cells == len(engine.cells[LIVE]) == 0, "half a chat is worse than none"
            assert UNREAD in [event.text for event in self.told(NoticeRaised)], "only who stops it has it so"
        else:
            self._verify_cells(held)
        stored = self.live.conversation(self.store.turns_of_chat(self.live.chat_id))
        assert [turn.number for turn in timeline] == [turn.number for turn in stored]
        for turn, kept in zip(timeline, stored, strict=True):
            assert (turn.text, turn.role, turn.pinned) == (kept.text, kept.role, kept.pinned)
            assert turn.reminder == kept.reminder
            assert (turn.state, turn.memory_id) == (kept.state, kept.memory_id)
            assert (turn.state is TurnState.IN_KV) == (turn.span is not None)
            if turn.state is TurnState.SUMMARIZED:
                assert turn.memory_id is not None
                assert self.store.memory(turn.memory_id).text
            if turn.role is Role.SYSTEM:
                assert turn.span is not None
        standing = [block for block in timeline.blocks if not block.recalled]
        assert len(standing) <= 1, "earlier summaries are folded into the newest"
        summarized = {turn.turn_id for turn in timeline if turn.state is TurnState.SUMMARIZED}
        told = {turn.turn_id for block in standing for turn in self.store.memory_turns(block.memory_id)}
        assert bool(standing) == bool(summarized), "no summary stands for nothing, nor nothing for turns"
        assert summarized <= told, "the summary tells of all that is summarized"
        quoted = {
            (tuple(timeline.turn(number).turn_id for number in block.quoted), block.text)
            for block in timeline.blocks
            if block.quoted
        }
        known = self.store.standing_quotations(self.live.chat_id)
        assert {(one.turn_ids, one.text) for one in known} == quoted, "after a restart it stands there again"
        self._verify_forgotten()

    def _verify_forgotten(self) -> None:
        """Nothing is made of what is forgotten, and nothing brings it back by itself."""
        ids = self.store.forgotten_among(turn.turn_id for turn in self.timeline)
        if not ids:
            return
        turns = [turn for turn in self.timeline if turn.turn_id in ids]
        assert {turn.state for turn in turns} <= {TurnState.DROPPED}
        assert self.store.memories_telling_of(ids) == []
        assert not [note for note in self.store.notes_of_chat(self.live.chat_id) if note.turn_id in ids]
        assert not list(self.live.notes.of(ids))
        assert [pages.page_span(self.live, turn) for turn in turns] == [None] * len(turns)
        reminders = [turn.reminder for turn in self.timeline if turn.reminder]
        said = [turn.text for turn in turns if turn.role is Role.USER]
        assert not [text for text in said for one in reminders if text in one], "no message quotes it"

    def _verify_cells(self, held: list[int]) -> None:
        timeline, engine = self.timeline, self.engine
        proof.check(engine, timeline, self.live.pending.built)
        assert sorted(engine.cells[LIVE]) == held
        n_built = sum(len(edit.tokens) for edit in self.live.pending.built if isinstance(edit, Decode))
        n_cells = engine.cache.n_cells - engine.n_of_guests
        assert n_cells == timeline.n_used + n_built <= engine.info.n_ctx
        contents = timeline.contents()
        while contents:
            together = [contents.pop(0)]
            while contents and goes_on(together[-1][1], contents[0][1]):
                together.append(contents.pop(0))  # parts of one reply
            expected = [token for turn in engine.encode(as_messages(together)).turns for token in turn]
            held = [p for span, _ in together for p in range(span.p0, span.p1)]
            assert [engine.cells[LIVE][p] for p in held] == expected, together

    # ---- what was told ---------------------------------------------------------------------------

    def told(self, kind: type[Kind]) -> list[Kind]:
        return [event for event in self.events if isinstance(event, kind)]

    def _hear(self, event: Event) -> None:
        if isinstance(event, EditStarted | ContextEdited):
            job = self.governor._jobs.running
            self.at_edit.append((event, job, len(self.engine.decoded), self.engine))
        if isinstance(event, NoticeRaised) and event.text == "verified":
            return
        self.events.append(event)
        self.watch(event)

    def _load(self, path: Path, settings: ModelSettings, progress: LoadProgress) -> Engine:
        """A new engine for every loading; its window is the settings', or else what was played with."""
        assert path == MODEL
        progress(1.0)
        self.engine = self.make_engine() if settings.n_ctx is None else self.make_engine(n_ctx=settings.n_ctx)
        return self.engine


def _system_prompt(info: EngineInfo, settings: Settings) -> str:
    return {"none": ""}.get(settings.model.system_prompt, settings.model.system_prompt or SYSTEM_PROMPT)


@contextmanager
def desk(folder: Path, **changes: Any) -> Iterator[Desk]:
    """A desk over a database of its own; settings as ``context__method="shift"``."""
    with open_store(folder) as store:
        yield Desk(store, with_settings(**changes))


def with_settings(**changes: Any) -> Settings:
    """Settings under which the model is not asked what should leave, its calls are made, and turns come back
    only where that is asked for.
    """
    given = {key.replace("__", "."): value for key, value in changes.items()}
    usual = {
        "context.mode": "automatic",
        "context.notes": "late",
        "context.recall": "off",
        "memory.model_may_search": True,
        "memory.name_chats": False,  # or the engine would be asked once more than the tests count
    }
    return Settings().with_values(usual | given)


def counting(length: int) -> str:
    """A text of so many characters that never repeats itself."""
    return "".join(f"<{number}>" for number in range(length))[:length]


def in_turn(*replies: str, summary: str = "- They talked.") -> Respond:
    """One reply after the other, whatever is asked; then always the same."""
    waiting = list(replies)
    return says(lambda _: waiting.pop(0) if waiting else "Fine.", summary)


def says(reply: str | Callable[[str], str], summary: str = "- They talked.") -> Respond:
    """Answers every message with ``reply`` and every instruction with ``summary``."""

    def respond(prompt: str) -> str:
        if INSTRUCTION in prompt:
            return summary
        return reply(prompt) if callable(reply) else reply

    return respond


def messages(count: int, size: int = 30) -> list[SendMessage]:
    """Messages that differ, each of ``size`` characters."""
    return [SendMessage(f"{number}: ".ljust(size, "abcdefghij"[number % 10])) for number in range(count)]


def user_texts(store: Store, chat_id: int) -> list[str]:
    return [turn.text for turn in store.turns_of_chat(chat_id) if turn.role is Role.USER]


# ---- the order of events -------------------------------------------------------------------------


def verify_order(told: Sequence[Event]) -> None:
    """The contract of the front ends about what follows what, for events from a loading to the end."""
    kinds = [type(event) for event in told]
    assert kinds.index(ChatOpened) < kinds.index(EngineReady)
    assert TurnAppended not in kinds[: kinds.index(EngineReady)]
    _verify_replies(told)
    _verify_edits(told)
    number, health = -1, Health.OK
    for event in told:
        if isinstance(event, ChatOpened):
            number, health = -1, Health.OK
        elif isinstance(event, BranchSwitched):
            assert event.is_new or 1 <= event.version <= event.n_versions
            number = event.turn_number - 1
        elif isinstance(event, ReplyStarted) and event.text:
            number = event.turn_number - 1  # it goes on
        elif isinstance(event, HealthChanged):
            assert event.health is not health
            health = event.health
        elif isinstance(event, TurnAppended):
            assert event.turn_number > number
            assert event.p1 - event.p0 == event.n_tokens
            number = event.turn_number
        elif isinstance(event, UsageChanged):
            assert 0 <= event.n_used <= event.n_ctx
        elif isinstance(event, TimelineChanged):
            numbers = [entry.number for entry in event.entries if not entry.is_block]
            assert numbers == sorted(numbers)


def _verify_replies(told: Sequence[Event]) -> None:
    """Each reply that began ends (or is a call), and its text is what was streamed; it may have parts."""
    number: int | None = None
    last, streamed, is_over, goes_on = 0, "", False, False
    for event in told:
        match event:
            case ReplyStarted(started, said):
                assert number is None
                number, last, streamed, is_over = started, -1, said, False
                goes_on = bool(said)
            case TokenGenerated(text):
                assert number is not None
                streamed += text
            case ReplyFinished(finished, text):
                assert finished == number
                assert text == streamed
                is_over = True
            case TurnAppended(appended, role) if role is Role.ASSISTANT:
                assert number is not None
                assert appended == (number if last < 0 else last + 1) or (goes_on and last < 0)
                last = appended
                number = None if is_over else number
            case ToolCalled(called):
                assert called == last
                number = None
            case _:
                pass
    assert number is None


def _verify_edits(told: Sequence[Event]) -> None:
    """A summary is told before its edit; every edit frees what it says."""
    waiting: SummaryStored | None = None
    for event in told:
        if isinstance(event, SummaryStored):
            waiting = event
        elif isinstance(event, ContextEdited):
            assert event.tokens_freed == event.n_before - event.n_after > 0
            assert event.memory_id == (waiting.memory_id if waiting else None)
            if waiting is not None:
                assert (event.first_turn, event.last_turn) == (waiting.first_turn, waiting.last_turn)
            waiting = None


def verify_progress(desk: Desk) -> None:
    """Between two edits of one job a token of the live chat was decoded."""
    for (event, job, end, engine), (following, next_job, start, _) in pairwise(desk.at_edit):
        if job == next_job and isinstance(event, ContextEdited) and isinstance(following, EditStarted):
            assert any(seq == LIVE for seq, _ in engine.decoded[end:start]), (event, following)


def errors(told: Sequence[Event]) -> list[str]:
    return [event.code for event in told if isinstance(event, ErrorRaised)]


def notices(told: Sequence[Event]) -> list[str]:
    return [event.text for event in told if isinstance(event, NoticeRaised)]
