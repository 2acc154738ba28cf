"""Guests in the batches of the chat's reply: all write at the same time, and the chat loses nothing by it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from ethervox_gui.context.edits.kv_model import LIVE, KVEdit, Remove
from ethervox_gui.context.errors import EngineError, NoRoomError
from ethervox_gui.context.events.events import (
    ContextEdited,
    Event,
    NoticeRaised,
    ReplyFinished,
    StopReason,
    TokenGenerated,
)
from ethervox_gui.context.events.window_events import EditStarted, PromptProgressed, ReplyStarted
from ethervox_gui.context.turns.turns import Message
from ethervox_gui.engine.protocol import Chunk, Encoding, Sampler
from ethervox_gui.governor.cache import verify
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.jobs.guest_jobs import (
    Complete,
    Completion,
    CompletionEnded,
    CompletionEvent,
    CompletionFailed,
    FreeBeside,
)
from ethervox_gui.governor.jobs.jobs import LoadModel, SendMessage, Shutdown
from ethervox_gui.governor.jobs.queue import JobQueue
from ethervox_gui.governor.session.completions import Guests
from ethervox_gui.governor.session.riding import Riding
from tests.helpers.desk import FAST, MODEL, Desk, WatchedEngine, errors
from tests.helpers.live import Bench, bench
from tests.helpers.scripted_engine import ScriptedEngine
from tests.helpers.sending import send
from tests.unit.governor.session.test_batches import all_ask, ended, engine_for, run, same_but_for_ties
from tests.unit.governor.session.test_batches import reply_to as reply_of
from tests.unit.governor.session.test_completions import Caller, no_chat

LONG = " ".join(f"The chat counts to {number * 37}." for number in range(12))
QUESTIONS = ("alpha", "bravo", "charlie")


@pytest.fixture(autouse=True)
def in_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """No batch takes any time: nobody has to wait for the sake of the chat's speed."""
    monkeypatch.setattr("ethervox_gui.governor.session.riding._clock", lambda: 0.0)


def reply_to(question: str) -> str:
    return f"{question[::-1]} " * 32


def answers(prompt: str) -> str:
    said = prompt.strip().splitlines()[-1]
    return reply_to(said) if said in QUESTIONS else LONG


class Guest(Caller):
    """Tells when its reply is over."""

    def __init__(self, over: Callable[[], object], leaves_after: int = 1 << 30) -> None:
        super().__init__(leaves_after)
        self._over = over

    def hear(self, event: CompletionEvent) -> None:
        super().hear(event)
        if isinstance(event, CompletionEnded | CompletionFailed):
            self._over()


class Company:
    """A chat that replies, and three guests who come as one of its replies begins; all come to their end.

    ``watch`` hears what happens, with how often it was told of text of the reply.
    """

    def __init__(
        self,
        at: Desk,
        watch: Callable[[Event, int], object] = lambda *_: None,
        *,
        leaves_after: int = 1 << 30,
        at_reply: int = 1,
        messages: tuple[str, ...] = ("hello",),
        kind: type[WatchedEngine] = WatchedEngine,
        **options: Any,
    ) -> None:
        self.at, self.watch = at, watch
        made: dict[str, Any] = {"n_ctx": 4096, "tokens_per_s": FAST, "n_guests": 4, **options}
        at.make_engine = partial(kind, answers, interleaves=True, **made)
        at.governor = at.new_governor()
        self._left = {"chat", *QUESTIONS}
        self.guests = [Guest(partial(self._over, word)) for word in QUESTIONS]
        self.guests[-1].leaves_after = leaves_after
        self._messages = deque(messages)
        self._n_texts, self._until_they_come = 0, at_reply
        at.watch = self._hear

    def run(self) -> Company:
        self.at.governor.submit(LoadModel(MODEL))
        self._send()
        self.at.governor.run()
        assert self.at.failures == []
        return self

    @property
    def texts(self) -> list[str]:
        return [guest.text for guest in self.guests]

    @property
    def n_together(self) -> int:
        """Most sequences of a batch that has a token of the chat's reply."""
        batches = [{chunk.seq for chunk in chunks} for chunks in self.at.engine.together]
        return max((len(batch) for batch in batches if LIVE in batch), default=1)

    def _hear(self, event: Event) -> None:
        self._until_they_come -= isinstance(event, ReplyStarted)
        if isinstance(event, ReplyStarted) and self._until_they_come == 0:
            for guest, word in zip(self.guests, QUESTIONS, strict=True):
                self.at.governor.submit(Complete(guest.asks(self.at.engine, ["be brief", word])))
        if isinstance(event, ReplyFinished):
            if self._messages:
                self._send()
            else:
                self._over("chat")
        self._n_texts += isinstance(event, TokenGenerated)
        self.watch(event, self._n_texts)

    def _send(self) -> None:
        self.at.governor.submit(SendMessage(self._messages.popleft()))
        self.at.governor.submit(self.at.then(self.at.verify))

    def _over(self, who: str) -> None:
        self._left.discard(who)
        if not self._left:
            self.at.governor.submit(Shutdown())


def replies(at: Desk) -> list[str]:
    return [event.text for event in at.told(ReplyFinished)]


def test_guests_write_in_the_batches_of_the_chats_reply(at: Desk) -> None:
    n_over: list[int] = []
    company = Company(at)

    def look(event: Event, n_texts: int) -> None:
        if isinstance(event, TokenGenerated):
            ends = [guest.told[-1] for guest in company.guests if guest.told]
            n_over.append(sum(isinstance(end, CompletionEnded) for end in ends))

    company.watch = look
    company.run()
    assert company.texts == list(map(reply_to, QUESTIONS))
    assert all(ended(guest) is StopReason.END for guest in company.guests)
    assert replies(at) == [LONG]
    assert company.n_together == 1 + len(QUESTIONS)
    assert errors(at.events) == []
    assert n_over[-1] == len(QUESTIONS), "they have their replies while the chat still writes"


@pytest.mark.parametrize(("n_at_a_time", "n_together"), [(1, 1), (2, 2), (4, 4)])
def test_the_chats_reply_is_one_of_those_that_run_at_a_time(
    at: Desk, n_at_a_time: int, n_together: int
) -> None:
    at.settings = at.settings.with_values({"server.parallel": n_at_a_time})
    company = Company(at).run()
    assert company.n_together == n_together
    assert company.texts == list(map(reply_to, QUESTIONS))
    assert replies(at) == [LONG]


def test_stop_is_for_the_windows_reply_alone(at: Desk) -> None:
    def stop(event: Event, n_texts: int) -> None:
        if isinstance(event, TokenGenerated) and n_texts == 12:
            at.governor.cancel()

    company = Company(at, stop).run()
    assert company.texts == list(map(reply_to, QUESTIONS))
    assert [event.stop_reason for event in at.told(ReplyFinished)] == [StopReason.CANCELLED]
    assert LONG.startswith(replies(at)[0])
    assert 0 < len(replies(at)[0]) < 20
    assert company.n_together == 1 + len(QUESTIONS)


def test_a_guest_goes_away_and_the_others_feel_nothing(at: Desk) -> None:
    company = Company(at, leaves_after=5).run()
    assert company.texts[:2] == list(map(reply_to, QUESTIONS[:2]))
    assert ended(company.guests[2]) is StopReason.CANCELLED
    assert company.texts[2] == reply_to(QUESTIONS[2])[:5]
    assert replies(at) == [LONG]


@pytest.mark.parametrize(("n_ctx", "act_at", "at_reply"), [(1100, 0.8, 1), (1400, 0.8, 2), (2400, 0.62, 4)])
def test_the_context_runs_full_while_they_ride(at: Desk, n_ctx: int, act_at: float, at_reply: int) -> None:
    """Its edits have the cache for themselves, and each reply is what it would be alone."""
    at.settings = at.settings.with_values(
        {
            "context.reply_reserve": 16,
            "context.critical_threshold": act_at,
            "context.adaptive": False,
            "context.notes": "sentences",
        }
    )
    n_beside: list[int] = []

    def look(event: Event, n_texts: int) -> None:
        if isinstance(event, EditStarted | ContextEdited):
            n_beside.append(at.engine.n_of_guests)

    messages = tuple(f"message {number} of the window".ljust(100, ".") for number in range(6))
    company = Company(at, look, messages=messages, n_ctx=n_ctx, at_reply=at_reply).run()
    assert company.texts == list(map(reply_to, QUESTIONS))
    assert all(ended(guest) is StopReason.END for guest in company.guests)
    assert replies(at) == [LONG] * len(messages)
    assert company.n_together > 1
    assert n_beside
    assert not any(n_beside)
    assert errors(at.events) == []


def test_who_finds_no_room_beside_the_chat_waits_for_its_reply(at: Desk) -> None:
    """The chat stays where it is: nothing of it is read again for a guest."""
    at.settings = at.settings.with_values({"context.reply_reserve": 16})
    company = Company(at, n_ctx=700, messages=("x" * 300,)).run()
    assert company.texts == list(map(reply_to, QUESTIONS))
    assert replies(at) == [LONG]
    assert company.n_together < 1 + len(QUESTIONS)
    assert sum(tokens.count(ord("x")) for seq, tokens in at.engine.decoded if seq == LIVE) == 300


@pytest.mark.parametrize("error", [EngineError("broken"), NoRoomError("full")], ids=["broken", "full"])
@pytest.mark.parametrize("n_calls", [1, 2, 5])
def test_a_batch_that_fails_is_tried_again_one_by_one(at: Desk, error: EngineError, n_calls: int) -> None:
    """Whose fault it is is seen then; a fault that is over by then costs nobody anything."""
    broken: list[int] = []

    def break_it(event: Event, n_texts: int) -> None:
        if isinstance(event, TokenGenerated) and n_texts == 10 and not broken:
            assert len(at.engine.together) > 1
            first = at.engine.n_calls
            broken.extend(range(first, first + n_calls))
            at.engine.faults.update(dict.fromkeys(broken, error))

    company = Company(at, break_it).run()
    assert broken
    assert [LONG.startswith(text) for text in replies(at)] == [True]
    for guest, word in zip(company.guests, QUESTIONS, strict=True):
        assert reply_to(word).startswith(guest.text)
        if not isinstance(guest.end, CompletionFailed):
            assert guest.text == reply_to(word)
    if n_calls == 1:
        assert replies(at) == [LONG]
        assert company.texts == list(map(reply_to, QUESTIONS))


class Ride:
    """Two guests beside a chat of 500 cells; nobody may ask it to leave."""

    def __init__(self, n_ctx: int) -> None:
        self.engine = engine_for(n_ctx=n_ctx)
        self.guests = Guests(self.engine, self._send_away, wanted=lambda: 4)
        self.first, self.second = all_ask(self.guests, self.engine, ["a" * 40, "b" * 40])
        self.n_prompt = len(self.first.asks(self.engine, ["", "a" * 40]).prompt)
        self.n_live = 500
        self.engine.decode((1,) * self.n_live, LIVE, 0)
        self.was_asked_to_leave = False

    def go(self, n_free: int, n_batches: int = 1) -> None:
        for _ in range(n_batches):
            self.guests.ride(Chunk((1,), LIVE, self.n_live), n_free, 0.25)
            self.n_live += 1
            assert self.engine.cache.occupancy(LIVE).n_cells == self.n_live
            assert self.guests.n_cells <= n_free

    def _send_away(self) -> bool:
        self.was_asked_to_leave = True
        return False


def test_they_keep_to_the_room_that_the_chat_leaves_them() -> None:
    """Who came last waits first, with its cells in pages; nobody is let in who would soon have to leave."""
    ride = Ride(n_ctx=2000)
    ride.go(ride.n_prompt + 100)
    assert not ride.first.told
    ride.go(2 * ride.n_prompt + 256 + 10, 20)
    assert ride.first.text
    assert not ride.second.told
    n_written = len(ride.first.text)
    ride.go(20, 5)
    assert ride.guests.n_cells == 0
    assert len(ride.first.text) == n_written
    while ride.guests.is_at_work:
        ride.go(2 * (ride.n_prompt + 320))
    assert [ride.first.text, ride.second.text] == [reply_of("a" * 40), reply_of("b" * 40)]
    assert not ride.was_asked_to_leave


def test_the_chat_stays_where_there_is_less_room_than_was_thought() -> None:
    ride = Ride(n_ctx=700)
    ride.go(n_free=5000, n_batches=60)
    assert ride.first.text
    assert not ride.was_asked_to_leave
    ride.engine.apply([Remove()])
    run(ride.guests)
    assert [ride.first.text, ride.second.text] == [reply_of("a" * 40), reply_of("b" * 40)]


@pytest.mark.parametrize("is_gpu", [False, True], ids=["cpu", "gpu"])
@pytest.mark.parametrize(
    ("batch_s", "comes_first", "n_rides"),
    [(1.0, True, 89), (2.0, True, 89), (4.0, True, 30), (4.0, False, 90)],
)
def test_a_reply_that_comes_first_keeps_half_of_its_speed(
    batch_s: float, comes_first: bool, n_rides: int, is_gpu: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever a batch with others costs; what a token takes without them is measured with the first.

    A GPU computes it after the decode has returned.
    """
    ride, seconds, to_come = Ride(n_ctx=2000), 0.0, 0.0
    riding = Riding(ride.guests, ride.engine, lambda _: None)

    def takes(cost: float, work: Callable[..., Any]) -> Callable[..., Any]:
        def timed(*given: Any) -> Any:
            nonlocal to_come
            to_come += cost
            if not is_gpu:
                wait()
            return work(*given)

        return timed

    def wait() -> None:
        nonlocal seconds, to_come
        seconds, to_come = seconds + to_come, 0.0

    monkeypatch.setattr(ride.engine, "decode", takes(1.0, ride.engine.decode))
    monkeypatch.setattr(ride.engine, "decode_together", takes(batch_s, ride.engine.decode_together))
    monkeypatch.setattr(ride.engine, "wait", wait)
    monkeypatch.setattr("ethervox_gui.governor.session.riding._clock", lambda: seconds)
    for n_tokens in range(90):
        riding.decode_with(Chunk((1,), LIVE, 500 + n_tokens), 1000, comes_first=comes_first)
    assert len(ride.engine.together) == n_rides
    assert not comes_first or seconds <= 2 * 90 + batch_s


class LeavesHalf(WatchedEngine):
    """Fails one batch of several sequences when it is in the cache, as a computation that breaks off may."""

    fails_in: int = 0

    def decode_together(self, chunks: Sequence[Chunk]) -> list[int]:
        rows = super().decode_together(chunks)
        self.fails_in -= 1
        if self.fails_in == 0:
            raise EngineError("broke off")
        return rows


def test_what_a_batch_that_failed_left_is_taken_back(at: Desk) -> None:
    """The chat is not even read again: nobody hears of it."""
    company = Company(at, kind=LeavesHalf)

    def break_it(event: Event, n_texts: int) -> None:
        if isinstance(event, TokenGenerated) and n_texts == 10:
            assert isinstance(at.engine, LeavesHalf)
            at.engine.fails_in = 1

    company.watch = break_it
    company.run()
    assert isinstance(at.engine, LeavesHalf)
    assert at.engine.fails_in < 0
    assert replies(at) == [LONG]
    assert company.texts == list(map(reply_to, QUESTIONS))
    assert at.told(NoticeRaised) == []


class BreaksForTheChat(WatchedEngine):
    """Decodes nothing of the chat's while it is broken, and from then on its long message has more tokens.

    It is mended by emptying the cache.  So it is with real vocabularies, where what was decoded piece by
    piece is read at once.
    """

    is_broken = False
    n_more = 0

    def encode(
        self,
        messages: Sequence[Message],
        start: int = 0,
        *,
        generation: bool = False,
        open_end: bool = False,
    ) -> Encoding:
        encoding = super().encode(messages, start, generation=generation, open_end=open_end)
        more = [ord(".")] * self.n_more
        turns = [(*turn[:-1], *more, turn[-1]) if ord("x") in turn else turn for turn in encoding.turns]
        return Encoding(tuple(turns), encoding.generation)

    def decode(self, tokens: Sequence[int], seq: int, p0: int, **options: Any) -> None:
        self._refuse_chats(seq)
        super().decode(tokens, seq, p0, **options)

    def decode_together(self, chunks: Sequence[Chunk]) -> list[int]:
        for chunk in chunks:
            self._refuse_chats(chunk.seq)
        return super().decode_together(chunks)

    def apply(self, edits: Iterable[KVEdit], **options: Any) -> None:
        every = [*edits]
        self.is_broken = self.is_broken and Remove(seq=LIVE) not in every
        super().apply(every, **options)

    def _refuse_chats(self, seq: int) -> None:
        if self.is_broken and seq == LIVE:
            raise EngineError("broken")


def test_a_chat_that_is_read_again_has_the_cache_for_itself(at: Desk) -> None:
    """Also where it has more tokens then: the guests' cells are no reason to end its reply."""
    at.settings = at.settings.with_values(
        {"context.reply_reserve": 16, "context.critical_threshold": 0.94, "context.adaptive": False}
    )
    n_beside: list[int] = []

    def break_it(event: Event, n_texts: int) -> None:
        engine = at.engine
        if isinstance(engine, BreaksForTheChat):
            if isinstance(event, TokenGenerated) and n_texts == len(LONG) + 170 and not engine.n_more:
                engine.is_broken, engine.n_more = True, engine.info.n_ctx - engine.cache.n_cells + 1
            if isinstance(event, PromptProgressed) and engine.n_more:
                n_beside.append(engine.n_of_guests)

    messages = ("x" * 300, "hello")
    company = Company(at, break_it, kind=BreaksForTheChat, n_ctx=2000, messages=messages, at_reply=2).run()
    assert n_beside
    assert not any(n_beside)
    assert replies(at) == [LONG, LONG]
    assert company.texts == list(map(reply_to, QUESTIONS))
    assert errors(at.events) == []


def test_only_requests_for_its_model_are_met_beside_a_reply() -> None:
    """Those for another model wait for their turn; what runs stays what runs."""
    ours, other = ScriptedEngine(answers), ScriptedEngine(answers)
    callers = [Caller() for _ in range(3)]
    queue = JobQueue()
    running = queue.put(SendMessage("hello"))
    queue.next()
    queue.put(FreeBeside())
    for caller, engine in zip(callers, (other, ours, ours), strict=True):
        queue.put(Complete(caller.asks(engine, ["", "hello"])))
    for caller in callers[1:]:
        request = queue.next_request(ours.prompts)
        assert request is not None
        assert request.tell == caller.hear
    assert queue.next_request(ours.prompts) is None
    assert queue.running == running
    assert [type(queue.next()) for _ in range(2)] == [FreeBeside, Complete]


# ---- on real models --------------------------------------------------------------------------------

#: Enough for several edits in a context of 512.
SAID = [f"{number} boats are in the harbour, and the {number} men on them " * 4 for number in range(8)]
N_REPLY = 40


@pytest.mark.parametrize("family", ["plain", "deep", "yarn", "thinking"])
def test_replies_are_the_same_in_company(family: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    """A conversation over several edits, with guests in all of its batches, against all of them alone."""
    model: Path = request.getfixturevalue(f"{family}_model")
    with bench(model, tmp_path / "alone", _N_CTX) as made:
        expected = _talk(made, made.new_chat(**_CHAT), lambda _: None)
        made.new_chat()
        callers = [Caller() for _ in SAID]
        alone = Guests(made.engine, no_chat)
        for caller, text in zip(callers, SAID, strict=True):
            alone.take(caller.asks(made.engine, ["", text], **_ASKED))
            run(alone)
            alone.clear(keep=False)
    with bench(model, tmp_path / "together", _N_CTX) as made:
        waiting: deque[Completion] = deque()
        live = made.new_chat(**_CHAT)
        guests = Guests(made.engine, no_chat, wanted=lambda: 4)
        live.riders = Riding(guests, made.engine, lambda _: waiting.popleft() if waiting else None)
        riding = [Caller() for _ in SAID]
        n_rows: list[int] = []
        decode_together = made.engine.decode_together

        def watched(chunks: Sequence[Chunk]) -> list[int]:
            n_rows.append(len(chunks) if chunks[-1].seq == LIVE else 0)
            return decode_together(chunks)

        def come(number: int) -> None:
            live.have_cache_alone()
            waiting.append(riding[number].asks(made.engine, ["", SAID[number]], **_ASKED))

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(made.engine, "decode_together", watched)
            _same_but_for_ties(_talk(made, live, come), expected)
        assert max(n_rows) >= 2
        live.riders.are_there()
        run(guests)
        for together, lonely in zip(riding, callers, strict=True):
            same_but_for_ties(together, lonely)


_CHAT = {"sampling__max_tokens": N_REPLY, "context__recall": "off", "context__notes": "sentences"}
_ASKED: dict[str, Any] = {"max_tokens": N_REPLY, "n_likely": 0}
_N_CTX = 1024


#: The tokens of a reply, each with how likely it was.
Written = list[tuple[int, float]]


def _talk(made: Bench, live: LiveChat, before: Callable[[int], None]) -> list[Written]:
    """Say all of it; the replies.  The timeline is true after each."""
    found: list[Written] = []
    make = made.engine.sampler

    def noted(*given: Any, **options: Any) -> Sampler:
        sampler = make(*given, **options)
        if set(options) != {
            "cancelled"
        }:  # of a guest, or of a summary, which may be written beside or before
            return sampler
        choose = sampler.sample

        def sample(at: int = -1) -> int:
            token = choose(at)
            if at == -1:
                found[-1].append(made.engine.likeliest(token, 0, at)[0])
            return token

        sampler.sample = sample  # type: ignore[method-assign]
        return sampler

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(made.engine, "sampler", noted)
        for number, text in enumerate(SAID):
            before(number)
            found.append([])
            send(live, text)
            verify.check(live.engine, live.timeline, live.pending.built)
    return found


def _same_but_for_ties(ours: list[Written], theirs: list[Written]) -> None:
    """As :func:`same_but_for_ties`; behind a tie the conversation is another one."""
    n_same = 0
    for mine, other in zip(ours, theirs, strict=True):
        for (token, logprob), (expected, expected_logprob) in zip(mine, other, strict=False):
            assert logprob == pytest.approx(expected_logprob, abs=2e-2), n_same
            if token != expected:
                return
            n_same += 1
        assert len(mine) == len(other)
