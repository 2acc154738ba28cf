"""What a message is about is read while its user pauses, in the governor's own loop: it gives way at once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import pytest

from ethervox_gui.context.edits.kv_model import BUILD, LIVE, SCRATCH, Decode, Remove
from ethervox_gui.context.errors import Cancelled, EngineError, NoRoomError
from ethervox_gui.context.events.events import Event, ReplyFinished, TurnAppended
from ethervox_gui.context.events.window_events import JobFinished, ReplyStarted
from ethervox_gui.engine.protocol import CancelCheck, never
from ethervox_gui.governor.cache import prebuild
from ethervox_gui.governor.faults import topics
from ethervox_gui.governor.governor import _GUESTS_TURN
from ethervox_gui.governor.jobs.jobs import (
    ExpectMessage,
    Job,
    LoadModel,
    OpenChat,
    SendMessage,
    ShiftWindow,
    Shutdown,
)
from tests.helpers.desk import FAST, MODEL, Desk, WatchedEngine, desk, errors, messages, says
from tests.helpers.guests import serve
from tests.unit.governor.session.test_batches import LATE, Visit
from tests.unit.governor.session.test_completions import Caller

Key = TypeVar("Key", bound=Hashable)

WRITTEN = "What do I do for a living?"
#: A topic is read in so many steps.
N_STEPS = 4


class NothingAsked:
    """Topics by which no message asks for anything."""

    def __init__(self) -> None:
        self._known: set[Hashable] = set()

    def take(self, learned: str) -> bool:
        return bool(learned)

    def knows(self, key: Hashable) -> bool:
        return key in self._known

    def know(self, key: Hashable, topic: bytes) -> None:
        assert topic
        self._known.add(key)

    def scores(self, topic: bytes, among: Collection[Key]) -> dict[Key, float]:
        assert topic
        return dict.fromkeys(among, 0.0)

    def end_message(self) -> None:
        pass


class TopicalEngine(WatchedEngine):
    """Tells topics, a step at a time; ``at_step`` is called before each, and told the text."""

    at_step: Callable[[str, int], None]

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.read: list[str] = []

    def topics(self) -> Any:
        return NothingAsked()

    def learn_topics(self, cancelled: CancelCheck) -> str:
        return "learned"

    def topic(self, text: str, cancelled: CancelCheck = never) -> bytes:
        self.read.append(text)
        prompt, self._prompt = self._prompt, []
        try:
            for step in range(N_STEPS):
                self.at_step(text, step)
                if cancelled():
                    raise Cancelled
                self.decode(tuple(map(ord, "step")), SCRATCH, 4 * step)
        finally:
            self.apply([Remove(seq=SCRATCH)])
            self._prompt = prompt
        return text.encode()


class Pause:
    """Somebody whose earlier messages have left writes ``WRITTEN``, pauses, and sends ``sent`` in time.

    It is sent before this ``step`` of the reading, or when nothing is left to read of it.  With ``goes_on``
    there is idle time behind the reply, too.
    """

    def __init__(
        self, at: Desk, *, sent: str = WRITTEN, step: int | None = None, goes_on: bool = False
    ) -> None:
        self._at, self._sent, self._step, self._goes_on = at, sent, step, goes_on
        self._is_expected = self._is_sent = False
        self.engine = TopicalEngine(says("Fine."), n_ctx=2048, tokens_per_s=FAST)
        self.engine.at_step = self._look
        at.make_engine = lambda **_: self.engine  # type: ignore[assignment]
        at.governor = at.new_governor()
        at.watch = self._hear
        at.store.learned.keep("scripted-topics", "learned")
        for job in (LoadModel(MODEL), *messages(5), ShiftWindow(2)):
            at.governor.submit(job)
        at.governor.run()
        assert errors(at.events) == []

    @property
    def read(self) -> list[str]:
        """What was read of the message that was written, and of that which was sent."""
        return [text for text in self.engine.read if text in (WRITTEN, self._sent)]

    def _hear(self, event: Event) -> None:
        """When all earlier ones are done the user writes; when the reply is there it is over."""
        if isinstance(event, JobFinished):
            if not self._is_expected:
                self._is_expected = True
                self._at.governor.submit(ExpectMessage(WRITTEN))
            elif self._is_sent and not self._goes_on:
                self._at.governor.submit(Shutdown())

    def _look(self, text: str, step: int) -> None:
        if text == WRITTEN and step == self._step:
            self._send()
        elif self._is_sent and text not in (WRITTEN, self._sent):
            self._at.governor.submit(Shutdown())  # idle time has come to the exchanges before
        elif text != WRITTEN:
            self._send()  # it has come to them, so that nothing is left to read of it

    def _send(self) -> None:
        if not self._is_sent:
            self._is_sent = True
            self._at.governor.submit(SendMessage(self._sent))


@pytest.fixture
def at(tmp_path: Path) -> Iterator[Desk]:
    with desk(tmp_path, context__recall="automatic") as made:
        yield made
        assert made.store.check() == []


def n_steps(pause: Pause) -> int:
    return sum(seq == SCRATCH for seq, _ in pause.engine.decoded)


def test_what_was_read_in_a_pause_is_not_read_when_it_is_sent(at: Desk) -> None:
    pause = Pause(at)
    assert pause.read == [WRITTEN]
    assert pause.engine.read[0] == WRITTEN, "before anything else in idle time"
    assert len(at.told(ReplyFinished)) == 6
    assert len(at.told(JobFinished)) == 2, "nobody waits for it"


def test_it_gives_way_at_once_to_the_message(at: Desk) -> None:
    pause = Pause(at, step=1)
    assert pause.engine.read == [WRITTEN, WRITTEN], "begun in the pause, and read for the message"
    assert n_steps(pause) == 1 + N_STEPS
    assert len(at.told(ReplyFinished)) == 6


@pytest.mark.parametrize("sent", [f"{WRITTEN} And since when?", "What do I do"], ids=["longer", "shorter"])
def test_another_message_is_read_when_it_is_sent(at: Desk, sent: str) -> None:
    pause = Pause(at, sent=sent)
    assert pause.read == [WRITTEN, sent]
    assert len(at.told(ReplyFinished)) == 6


def test_nothing_of_it_is_stored_or_decoded_into_the_chat(at: Desk) -> None:
    """Whatever the user does with it: here something else is said."""
    pause = Pause(at, sent="Never mind.")
    for seq, tokens in pause.engine.decoded:
        assert seq != LIVE or WRITTEN not in "".join(map(chr, (min(one, 0x10FFFF) for one in tokens)))
    assert WRITTEN not in [turn.text for turn in at.store.turns_of_chat(1)]
    stored = at.store.topics(1, pause.engine.model_fingerprint)
    assert list(stored.values()).count(b"Never mind.") == 1
    assert WRITTEN.encode() not in stored.values()
    assert at.store.draft(1) == ""


def test_what_was_sent_before_it_could_be_read_is_not_read_behind_its_reply(at: Desk) -> None:
    pause = Pause(at, step=0, goes_on=True)
    assert pause.read == [WRITTEN, WRITTEN], "and not once more when nothing else runs"


def test_the_end_of_a_job_before_is_told_when_it_is_taken_note_of(at: Desk) -> None:
    """It was submitted while that job ran, which somebody waits for."""
    at.make_engine = partial(WatchedEngine, says("Fine."), n_ctx=2048, tokens_per_s=FAST)
    at.governor = at.new_governor()

    def hear(event: Event) -> None:
        if isinstance(event, ReplyStarted):
            numbers.append(at.governor.submit(ExpectMessage(WRITTEN)))
        elif isinstance(event, JobFinished):
            at.governor.submit(Shutdown())

    numbers: list[int] = []
    at.watch = hear
    at.governor.submit(LoadModel(MODEL))
    at.governor.submit(SendMessage("hello"))
    at.governor.run()
    assert [event.number for event in at.told(JobFinished)] == numbers


@pytest.mark.parametrize("is_expected", [True, False])
def test_a_message_is_said_though_what_it_is_about_cannot_be_read(at: Desk, is_expected: bool) -> None:
    def fail(text: str, step: int) -> None:
        if text == WRITTEN and step == 1:
            raise EngineError("broken")

    engine = TopicalEngine(says("Fine."), n_ctx=2048, tokens_per_s=FAST)
    engine.at_step = fail
    at.make_engine = lambda **_: engine  # type: ignore[assignment]
    at.governor = at.new_governor()
    at.store.learned.keep("scripted-topics", "learned")
    expected: list[Job] = []
    if is_expected:
        expected = [
            at.then(lambda: at.governor.session.expect_message(WRITTEN)),
            at.then(lambda: topics.read_ahead(at.live, never)),
        ]
    for job in (LoadModel(MODEL), *messages(5), ShiftWindow(2), *expected, SendMessage(WRITTEN), Shutdown()):
        at.governor.submit(job)
    at.governor.run()
    assert errors(at.events) == []
    assert engine.read.count(WRITTEN) == 1 + is_expected
    assert [turn.text for turn in at.store.turns_of_chat(1)][-2:] == [WRITTEN, "Fine."]


def test_a_reading_that_leaves_something_in_the_cache_is_no_small_matter(at: Desk) -> None:
    found: list[object] = []

    def fails(n_left: int) -> None:
        if n_left:
            at.engine.decode((1,) * n_left, SCRATCH, 0)
        raise EngineError("broken")

    def read() -> None:
        found.append(topics.read_aside(at.live, partial(fails, 0)))
        with pytest.raises(EngineError):
            topics.read_aside(at.live, partial(fails, 3))
        at.engine.apply([Remove(seq=SCRATCH)])

    at.play(says("Fine."), [*messages(1), at.then(read)], n_ctx=2048)
    assert at.failures == []
    assert found == [None]


def test_the_end_of_a_block_gives_way_to_what_is_read_aside(at: Desk) -> None:
    found: list[object] = []

    def read() -> None:
        is_full = iter([True, False, True])

        def reading() -> str:
            if next(is_full):
                raise NoRoomError("full")
            return "read"

        block = Decode((1,) * 200, BUILD, 0)
        at.engine.decode(block.tokens, BUILD, 0)
        at.live.pending.build((block,), 0, makes_whole=False)
        found.append(topics.read_aside(at.live, reading))
        assert 0 < at.live.pending.n_built < 200
        assert at.live.pending.n_built + at.live.pending.n_left == 200
        at.verify()
        prebuild.give_up(at.live)
        found.append(topics.read_aside(at.live, reading))

    at.play(says("Fine."), [*messages(1), at.then(read)], n_ctx=2048)
    assert at.failures == []
    assert found == ["read", None]


def test_it_belongs_to_the_chat_that_is_live(at: Desk) -> None:
    seen: list[str] = []
    look = at.then(lambda: seen.append(at.live.working_set.topics.expected))
    at.play(
        says("Fine."), [ExpectMessage(WRITTEN), look, *messages(1), look, OpenChat(None), look], n_ctx=2048
    )
    assert seen == [WRITTEN, "", ""]


def test_what_programs_have_in_the_cache_stays(at: Desk) -> None:
    held: list[int] = []

    def asks() -> None:
        serve(at.governor.session.guests, Caller().asks(at.engine, ["be brief", "hello"]))
        held.append(at.engine.n_of_guests)

    look = at.then(lambda: held.append(at.engine.n_of_guests))
    jobs: list[Job] = [*messages(1), at.then(asks), ExpectMessage(WRITTEN), look]
    told = at.play(
        says("Fine."),
        [*jobs, at.then(lambda: held.append(at.engine.n_of_guests))],
        n_ctx=2048,
        verified=False,
    )
    assert errors(told) == []
    assert held[0] == held[1] > 0


def test_no_message_waits_for_programs_because_it_was_expected(at: Desk) -> None:
    """Programs have their turn after a job that took the chat's time, and this took none."""
    heard: list[int] = []

    def send(visit: Visit) -> None:
        def hear(event: Event) -> None:
            if isinstance(event, TurnAppended):
                heard.extend(len(text) for text in visit.texts)

        at.watch = hear
        at.governor.submit(ExpectMessage(WRITTEN))
        at.governor.submit(SendMessage(WRITTEN))

    visit = Visit(at, send)
    assert errors(at.events) == []
    assert LATE - 2 <= min(heard) <= LATE + 2
    assert len(visit.texts[0]) > LATE + _GUESTS_TURN
