"""Several guests at a time: their replies grow in the same batches, and none is in another's way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from ethervox_gui.context.edits.kv_model import GUEST, LIVE, MOST_GUESTS, N_SEQUENCES, Remove
from ethervox_gui.context.errors import EngineError, ModelCutError, NoRoomError, UserError
from ethervox_gui.context.events.events import ReplyFinished, StopReason
from ethervox_gui.context.requests.token_scores import Likely
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.engine.protocol import Chunk
from ethervox_gui.governor.governor import _GUESTS_TURN
from ethervox_gui.governor.jobs.guest_jobs import (
    Complete,
    CompletionEnded,
    CompletionEvent,
    CompletionFailed,
    PromptRead,
    TextWritten,
)
from ethervox_gui.governor.jobs.jobs import LoadModel, SendMessage, Shutdown
from ethervox_gui.governor.session.completions import Guests, seats_for, take
from ethervox_gui.settings import ModelSettings
from tests.helpers.desk import MODEL, Desk, WatchedEngine, errors
from tests.helpers.guests import serve
from tests.helpers.scripted_engine import ScriptedEngine
from tests.unit.governor.session.test_completions import Caller, no_chat


def told_back(prompt: str) -> str:
    """Says the question again, backwards and long, so that nobody gets another's reply unseen."""
    return prompt.strip().splitlines()[-1][::-1] * 8


def engine_for(n_ctx: int = 4096, **options: Any) -> ScriptedEngine:
    made: dict[str, Any] = {"interleaves": True, "n_guests": MOST_GUESTS, **options}
    return ScriptedEngine(told_back, n_ctx=n_ctx, **made)


def guests_of(engine: ScriptedEngine, n_seats: int = 4) -> Guests:
    return Guests(engine, no_chat, wanted=lambda: n_seats)


def all_ask(guests: Guests, engine: Any, questions: Sequence[str], **options: Any) -> list[Caller]:
    callers = [Caller() for _ in questions]
    for caller, question in zip(callers, questions, strict=True):
        take(guests, caller.asks(engine, ["", question], **options))
    return callers


def run(guests: Guests, most: int = 10_000) -> int:
    """Work until nothing is left; the rounds that it took."""
    for number in range(most):
        if not guests.is_at_work:
            return number
        guests.round()
    raise AssertionError("they never come to an end")


def reply_to(question: str) -> str:
    return question[::-1] * 8


def ended(caller: Caller) -> StopReason:
    assert isinstance(caller.end, CompletionEnded)
    return caller.end.stop_reason


QUESTIONS = ["first", "second", "third one", "a fourth"]


def test_four_replies_grow_in_the_same_batches() -> None:
    engine = engine_for()
    guests = guests_of(engine)
    callers = all_ask(guests, engine, QUESTIONS)
    n_rounds = run(guests)
    assert [caller.text for caller in callers] == list(map(reply_to, QUESTIONS))
    assert all(ended(caller) is StopReason.END for caller in callers)
    assert n_rounds <= max(map(len, map(reply_to, QUESTIONS))) + 3, "one after the other takes the sum"
    assert max(len(chunks) for chunks in engine.together) == 4


def test_a_setting_says_how_many_and_the_next_one_gets_the_seat_that_is_free() -> None:
    engine = engine_for()
    guests = guests_of(engine, 2)
    callers = all_ask(guests, engine, QUESTIONS)
    run(guests)
    assert [caller.text for caller in callers] == list(map(reply_to, QUESTIONS))
    assert max(len(chunks) for chunks in engine.together) == 2
    assert {seq for chunks in engine.together for _, seq, *_ in chunks} == {GUEST, GUEST + 1}


@pytest.mark.parametrize(
    ("options", "most"),
    [({"interleaves": False}, 1), ({"n_guests": 1}, 1), ({"n_guests": 3}, 3)],
    ids=["no interleaving", "one sequence", "three sequences"],
)
def test_what_a_model_cannot_do_is_done_one_after_the_other(options: dict[str, Any], most: int) -> None:
    engine = engine_for(**options)
    guests = guests_of(engine)
    assert guests.n_at_a_time == most
    callers = all_ask(guests, engine, QUESTIONS)
    run(guests)
    assert [caller.text for caller in callers] == list(map(reply_to, QUESTIONS))
    assert max((len(chunks) for chunks in engine.together), default=1) == most


@pytest.mark.parametrize(
    ("n_ctx", "n_cores", "n_seats"), [(8192, 2, 4), (1024, 16, 2), (256, 4, 1), (32_768, 8, 8)]
)
def test_how_many_run_by_cores_and_context(n_ctx: int, n_cores: int, n_seats: int) -> None:
    assert seats_for(n_ctx, n_cores) == n_seats


def test_a_long_prompt_is_read_in_slices_while_others_write() -> None:
    engine = engine_for()
    guests = guests_of(engine)
    (writer,) = all_ask(guests, engine, ["a question that gets a long reply"])
    guests.round()
    assert writer.text
    guests.round()
    (reader,) = all_ask(guests, engine, ["x" * 200])
    n_before, said = len(engine.together), len(writer.text)
    while not reader.told:
        guests.round()
    batches = engine.together[n_before:]
    assert len(batches) > 5, "not at once"
    assert all(any(len(tokens) == 1 for tokens, *_ in chunks) for chunks in batches)
    assert len(writer.text) == said + len(batches), "it had a token of each"
    run(guests)
    assert (writer.text, reader.text) == (
        reply_to("a question that gets a long reply"),
        reply_to("x" * 200),
    )


def test_prompts_that_are_read_at_the_same_time_share_the_batch() -> None:
    """A short one is not kept waiting by a long one that came before it."""
    engine = engine_for()
    guests = guests_of(engine)
    long, short = all_ask(guests, engine, ["x" * 300, "short"])
    while not short.text:
        guests.round()
    assert not long.told
    run(guests)
    assert long.text == reply_to("x" * 300)


def test_what_two_prompts_have_in_common_is_read_once() -> None:
    engine = engine_for()
    guests = guests_of(engine)
    first, second = Caller(), Caller()
    take(guests, first.asks(engine, ["s" * 300, "one"]))
    while not first.text:
        guests.round()
    n_cells = engine.cache.n_cells
    take(guests, second.asks(engine, ["s" * 300, "two"]))
    run(guests)
    assert second.read == (first.read[0], 300 + 3)
    assert (first.text, second.text) == (reply_to("one"), reply_to("two"))
    assert engine.cache.n_cells < n_cells + 100, "its cells are shared"


def test_who_leaves_is_missed_by_nobody() -> None:
    engine = engine_for()
    guests = guests_of(engine, 2)
    waits = Caller()
    leaves, stays = Caller(leaves_after=5), Caller()
    take(guests, leaves.asks(engine, ["", "first"]))
    take(guests, stays.asks(engine, ["", "second"]))
    take(guests, waits.asks(engine, ["", "third"]))
    waits.leaves_after = 0  # before it had a seat
    run(guests)
    assert ended(leaves) is StopReason.CANCELLED
    assert leaves.text == reply_to("first")[:5]
    assert ended(waits) is StopReason.CANCELLED
    assert not waits.text
    assert stays.text == reply_to("second")


def test_a_batch_that_fails_fails_for_those_alone_whose_fault_it_is() -> None:
    engine = engine_for()
    guests = guests_of(engine)
    callers = all_ask(guests, engine, QUESTIONS)
    for _ in range(6):
        guests.round()
    # All together first, then each alone: the second of them is at fault.
    engine.faults.update({engine.n_calls: EngineError("broken"), engine.n_calls + 2: EngineError("broken")})
    run(guests)
    first, second, *others = callers
    assert isinstance(second.end, CompletionFailed)
    assert second.end.error.code == "engine_failed"
    asked = [QUESTIONS[0], *QUESTIONS[2:]]
    assert [caller.text for caller in (first, *others)] == list(map(reply_to, asked))
    assert not guests.is_at_work


def test_where_the_model_was_cut_short_each_is_told_so() -> None:
    engine = engine_for()
    guests = guests_of(engine)
    callers = all_ask(guests, engine, QUESTIONS)
    for _ in range(6):
        guests.round()
    engine.faults[engine.n_calls] = ModelCutError("model.gguf")
    guests.round()
    for caller in callers:
        assert isinstance(caller.end, CompletionFailed)
        assert caller.end.error.code == "model_cut_short"
    assert not guests.is_at_work
    assert not guests.n_cells


def test_a_listener_that_breaks_is_alone_with_that() -> None:
    class Broken(Caller):
        def hear(self, event: Any) -> None:
            super().hear(event)
            if isinstance(event, TextWritten):
                raise ValueError("nobody expected this")

    engine = engine_for()
    guests = guests_of(engine)
    broken = Broken()
    take(guests, broken.asks(engine, ["", "first"]))
    (sound,) = all_ask(guests, engine, ["second"])
    run(guests)
    assert sound.text == reply_to("second")
    assert isinstance(broken.end, CompletionFailed)


def test_where_the_room_runs_short_the_last_one_waits_and_goes_on() -> None:
    """Each is let in with room for a part of its reply; all of them together need more than there is."""
    engine = engine_for(n_ctx=1000)
    guests = guests_of(engine)
    questions = [letter * 50 for letter in "abc"]
    callers = all_ask(guests, engine, questions)
    guests.round()
    assert len(engine.together[-1]) == 3
    run(guests)
    assert [caller.text for caller in callers] == list(map(reply_to, questions))
    assert all(ended(caller) is StopReason.END for caller in callers)
    assert all(sum(isinstance(event, PromptRead) for event in caller.told) == 1 for caller in callers)


def test_one_that_needs_all_the_room_has_it_alone() -> None:
    engine = engine_for(n_ctx=512)
    guests = guests_of(engine)
    small, large, too_large, after = all_ask(guests, engine, ["a", "y" * 480, "z" * 600, "after"])
    run(guests)
    assert small.text == reply_to("a")
    assert ended(large) is StopReason.LENGTH
    assert large.text
    assert isinstance(too_large.end, CompletionFailed)
    assert too_large.end.error.code == "context_full"
    assert after.text == reply_to("after")
    assert ended(after) is StopReason.END


def test_who_has_no_room_beside_the_others_waits_and_nothing_is_read_twice() -> None:
    engine = engine_for(n_ctx=512)
    guests = guests_of(engine)
    small, large, behind = all_ask(guests, engine, ["a" * 20, "y" * 300, "b"], max_tokens=200)
    while not small.told or not isinstance(small.end, CompletionEnded):
        guests.round()
        assert not large.told
        assert not behind.told, "who came later does not pass it"
    run(guests)
    assert [caller.text for caller in (small, behind)] == [reply_to("a" * 20), reply_to("b")]
    n_read = sum(caller.read[0] - caller.read[1] for caller in (small, large, behind))
    n_written = sum(len(caller.text) for caller in (small, large, behind))
    assert sum(len(tokens) for _, tokens in engine.decoded) <= n_read + n_written


def test_choices_of_one_request_read_and_keep_their_prompt_once() -> None:
    """It would not fit four times."""
    engine = engine_for(n_ctx=1000)
    guests = guests_of(engine)
    first, *others = (Caller() for _ in range(4))
    request = first.asks(engine, ["", "x" * 600], max_tokens=20)
    take(guests, request)
    for caller in others:
        take(guests, replace(caller.asks(engine, ["", ""], max_tokens=20), prompt=request.prompt))
    run(guests)
    assert {caller.text for caller in (first, *others)} == {"x" * 20}
    assert max(len(chunks) for chunks in engine.together) == 4
    assert all(len(chunk.tokens) == 1 for chunks in engine.together for chunk in chunks)


def test_the_same_words_of_two_programs_count_for_each() -> None:
    """They may part at any time; only choices of one request are known to have their prompt in common."""
    engine = engine_for(n_ctx=1000)
    guests = guests_of(engine)
    callers = all_ask(guests, engine, ["x" * 600, "x" * 600], max_tokens=20)
    run(guests)
    assert [caller.text for caller in callers] == ["x" * 20] * 2
    assert not engine.together


def test_the_cells_of_those_who_are_gone_make_room() -> None:
    engine = engine_for(n_ctx=600)
    guests = guests_of(engine)
    all_ask(guests, engine, ["a" * 20, "b" * 20])
    run(guests)
    assert engine.cache.n_cells > 350
    (caller,) = all_ask(guests, engine, ["c" * 40])
    run(guests)
    assert caller.text == reply_to("c" * 40)


def test_nothing_grows_over_many_requests() -> None:
    engine = engine_for(n_ctx=1000)
    guests = guests_of(engine)
    for number in range(200):
        callers = all_ask(guests, engine, [f"{number} {one}" for one in range(3)], max_tokens=5)
        run(guests)
        assert all(len(caller.text) == 5 for caller in callers)
        engine.decoded.clear()
        engine.together.clear()
        assert guests.n_cells < 150
        assert not guests._running
        assert not guests._waiting


def test_all_hear_when_there_will_be_no_reply() -> None:
    engine = engine_for()
    guests = guests_of(engine, 2)
    callers = all_ask(guests, engine, QUESTIONS)
    for _ in range(4):
        guests.round()
    guests.give_up(UserError("shutting_down", "The program is closing."))
    assert not guests.is_at_work
    assert [caller.end.error.code for caller in callers if isinstance(caller.end, CompletionFailed)] == [
        "shutting_down"
    ] * 4


# ---- beside the window's chat ----------------------------------------------------------------------


class Talks(Caller):
    """Does something when it has heard so much of its reply, and when that is over."""

    def __init__(self, at_length: int, act: Callable[[], object], over: Callable[[], object]) -> None:
        super().__init__()
        self._at_length, self._act, self._over = at_length, act, over

    def hear(self, event: CompletionEvent) -> None:
        super().hear(event)
        if isinstance(event, TextWritten) and len(self.text) == self._at_length:
            self._act()
        if isinstance(event, CompletionEnded | CompletionFailed):
            self._over()


#: The guests' turn, which they have after a job of the chat, is over by then.
LATE = _GUESTS_TURN + 20


def answers(prompt: str) -> str:
    said = prompt.strip().splitlines()[-1]
    return reply_to(said) if "guest" in said else "fine"


class Visit:
    """Four guests at a desk; ``act`` is done while they write.  It ends when all have their replies."""

    QUESTIONS = tuple(f"{letter}: a guest wants a reply that takes its time" for letter in "abcd")

    def __init__(self, at: Desk, act: Callable[[Visit], object]) -> None:
        self.at = at
        at.make_engine = partial(WatchedEngine, answers, n_ctx=4096, interleaves=True, n_guests=4)
        at.governor = at.new_governor()
        self._n_left = 4
        act_once = partial(act, self)
        self.callers = [Talks(LATE if not n else -1, act_once, self._over) for n in range(4)]
        at.governor.submit(LoadModel(MODEL))
        at.governor.submit(SendMessage("hello"))
        at.governor.submit(at.then(self._ask))
        at.governor.run()
        assert at.failures == []

    @property
    def texts(self) -> list[str]:
        return [caller.text for caller in self.callers]

    def _ask(self) -> None:
        for caller, question in zip(self.callers, self.QUESTIONS, strict=True):
            self.at.governor.submit(Complete(caller.asks(self.at.engine, ["", question])))

    def _over(self) -> None:
        self._n_left -= 1
        if not self._n_left:
            self.at.governor.submit(Shutdown())


def test_the_chat_comes_first_and_the_replies_go_on(at: Desk) -> None:
    """A message is sent while four guests write: it is answered at once, in the same batches as they."""
    heard: list[int] = []

    def send(visit: Visit) -> None:
        at.governor.submit(SendMessage("still there?"))
        at.governor.submit(at.then(lambda: heard.extend(len(text) for text in visit.texts)))

    visit = Visit(at, send)
    assert visit.texts == list(map(reply_to, Visit.QUESTIONS))
    assert errors(at.events) == []
    assert [event.text for event in at.told(ReplyFinished)] == ["fine", "fine"]
    assert max(heard) <= LATE + _GUESTS_TURN + len("fine") + 1 < len(visit.texts[0])
    assert len(set(heard)) <= 2, "they go on together"


@pytest.mark.parametrize("way", ["cancel", "load", "end"])
def test_what_the_window_does_to_those_who_write(at: Desk, way: str) -> None:
    """Stop is for its own reply alone; another model, or the end of the program, ends theirs."""

    def act(visit: Visit) -> None:
        del visit
        match way:
            case "cancel":
                at.governor.cancel()
            case "load":
                at.governor.submit(LoadModel(MODEL))
            case _:
                at.governor.submit(Shutdown())

    visit = Visit(at, act)
    if way == "cancel":
        assert visit.texts == list(map(reply_to, Visit.QUESTIONS))
        return
    ends = [caller.end for caller in visit.callers]
    expected = {"load": "model_changed", "end": "shutting_down"}[way]
    assert [end.error.code for end in ends if isinstance(end, CompletionFailed)] == [expected] * 4


# ---- on real models --------------------------------------------------------------------------------


@pytest.mark.parametrize("family", ["plain", "deep", "yarn", "sliding_window", "hybrid"])
def test_a_reply_is_the_same_in_company(family: str, request: pytest.FixtureRequest) -> None:
    """Four conversations, of which one waits for a seat, against each of them alone."""
    path: Path = request.getfixturevalue(f"{family}_model")
    settings = ModelSettings(n_ctx=2048, n_threads=1)
    engine, fresh = llama.load(path, settings), llama.load(path, settings)
    guests = Guests(engine, no_chat, wanted=lambda: 3)
    questions = ["one boat", "two boats in the harbour", "three", "a much longer question " * 8]
    for _ in range(2):
        callers = all_ask(guests, engine, questions, max_tokens=24, n_likely=0)
        run(guests)
        for caller, question in zip(callers, questions, strict=True):
            alone, lonely = Caller(), Guests(fresh, no_chat)
            serve(lonely, alone.asks(fresh, ["", question], max_tokens=24, n_likely=0))
            lonely.clear(keep=False)
            assert caller.read[0] == alone.read[0]
            same_but_for_ties(caller, alone)
    engine.close()
    fresh.close()


def same_but_for_ties(ours: Caller, theirs: Caller) -> None:
    """Another batch adds in another order: where two tokens are as likely, either may be taken."""
    for mine, other in zip(scores(ours), scores(theirs), strict=True):
        assert mine.logprob == pytest.approx(other.logprob, abs=2e-2)
        if mine.piece != other.piece:
            return
    assert ours.text == theirs.text


def scores(caller: Caller) -> list[Likely]:
    written = [event for event in caller.told if isinstance(event, TextWritten)]
    return [score.chosen for event in written for score in event.scores]


def test_a_batch_of_the_library_has_its_rules(plain_model: Path) -> None:
    """What would end the process is refused; what there is no room for leaves nothing behind."""
    engine = llama.load(plain_model, ModelSettings(n_ctx=256, n_threads=1))
    for wrong in (
        [],
        [Chunk((), GUEST, 0)],
        [Chunk((1,), GUEST, 0), Chunk((2,), GUEST, 1)],
        [Chunk((1,), N_SEQUENCES, 0), Chunk((2,), GUEST, 0)],
        [Chunk((1,) * 200, GUEST, 0), Chunk((2,) * 200, GUEST + 1, 0)],
    ):
        with pytest.raises(EngineError):
            engine.decode_together(wrong)
    engine.decode((1,) * 200, LIVE, 0)
    with pytest.raises(NoRoomError):
        engine.decode_together([Chunk((1,) * 40, GUEST, 0), Chunk((2,) * 40, GUEST + 1, 0)])
    assert [engine.occupancy(seq).n_cells for seq in (LIVE, GUEST, GUEST + 1)] == [200, 0, 0]
    assert engine.decode_together([Chunk((1,) * 20, GUEST, 0), Chunk((2,), GUEST + 1, 0)]) == [19, 20]
    engine.close()


def test_a_prompt_that_is_read_in_pieces_for_want_of_speed_finds_room_in_its_middle(
    plain_model: Path,
) -> None:
    """What there was room for is not in the way of reading it once the chat has left."""
    engine = llama.load(plain_model, ModelSettings(n_ctx=512, n_threads=1))

    def leave() -> bool:
        there = engine.occupancy(LIVE).n_cells > 0
        engine.apply([Remove(seq=LIVE)])
        return there

    try:
        engine.decode((1,) * 300, LIVE, 0)
        engine._decoder.prompt_speed = 20.0
        caller = Caller()
        serve(Guests(engine, leave), caller.asks(engine, ["", "a" * 300], max_tokens=4))
        assert isinstance(caller.end, CompletionEnded)
        assert 212 < caller.read[0] < 500, "there is no room for it beside the chat"
    finally:
        engine.close()


def test_where_reading_is_slow_who_is_alone_reads_for_seconds_in_a_round() -> None:
    """So that a message in the window, and another program's, has its turn then."""
    engine = engine_for(tokens_per_s=30.0, n_batch=512)
    guests = guests_of(engine)
    serve(guests, Caller().asks(engine, ["", "warm"], max_tokens=1))
    n_before = len(engine.decoded)
    (caller,) = all_ask(guests, engine, ["x" * 300], max_tokens=1)
    assert run(guests) > 3
    assert caller.text == "x"
    assert [len(tokens) for _, tokens in engine.decoded[n_before:]][:3] == [90, 90, 90]
