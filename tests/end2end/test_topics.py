"""What a message is about brings back what was told about it, whatever words it uses, exactly."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import ExitStack

import pytest

from ethervox_gui.context.budget import Budget, Detail
from ethervox_gui.context.edits import policies
from ethervox_gui.context.edits.kv_model import LIVE, SCRATCH
from ethervox_gui.context.errors import Cancelled, EngineError, NoRoomError, StorageError
from ethervox_gui.context.events.events import NoticeRaised, Trigger, TurnPagedIn
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.engine.llama.attention import gate
from ethervox_gui.engine.llama.capability import nmse
from ethervox_gui.engine.llama.topics.chat_topics import ChatTopics
from ethervox_gui.engine.protocol import CancelCheck, never
from ethervox_gui.governor.cache import verify
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.working_set import WorkingSet
from ethervox_gui.governor.eviction import apply
from ethervox_gui.governor.faults import calibration, recall, topics
from ethervox_gui.governor.session import idle
from ethervox_gui.governor.turns import conversation
from tests.conftest import ModelMaker
from tests.helpers import oracle
from tests.helpers.live import Bench, bench
from tests.helpers.tiny_models import Shape

N_EXCHANGES = 9
ASKED = "zzz qqq xxx"
#: It is read in more than one step.
LONG = "the dog is in Oslo and the cat is late, so who of us is in Oslo now?"


@pytest.fixture(scope="module")
def watched(tiny_model: ModelMaker, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bench]:
    """A model of one layer, where edits are exact, that is looked at although it is small."""
    with ExitStack() as stack:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(gate, "LEAST_PARAMETERS", 0)
            model, folder = tiny_model(Shape(n_head=4, n_head_kv=2)), tmp_path_factory.mktemp("watched")
            made = stack.enter_context(bench(model, folder, n_ctx=2048))
        yield made


def chat(made: Bench, third: str = "", **changes: object) -> LiveChat:
    """Exchanges of which all but the last two leave; only what they are about brings them back.

    ``third`` is what is said in that exchange, if it is nothing like the others.
    """
    live = made.new_chat(**{"context__recall_share": 0.3, **changes})
    for number in range(N_EXCHANGES):
        text = third if third and number == 2 else f"the dog number {number} is in Oslo"
        conversation.append(live, Role.USER, text)
        conversation.append(live, Role.ASSISTANT, f"late {number}")
    decision = policies.shift_window(live.timeline, live.budget, 4, Trigger.USER)
    assert decision is not None
    apply.carry_out(live, decision, Detail.BRIEF)
    live.working_set.attention = None
    return live


@pytest.fixture
def reading(watched: Bench, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is read for its topic, once what they are measured by is known."""
    read: list[str] = []
    topic = watched.engine.topic

    def reads(text: str, cancelled: object = never) -> bytes:
        read.append(text)
        return topic(text)

    live = chat(watched)
    topics.learn(live)
    monkeypatch.setattr(watched.engine, "topic", reads)
    return read


@pytest.fixture
def asks_for_third(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is said asks for the third exchange, if that is known."""
    third_scores(monkeypatch, 2.0)


@pytest.fixture
def third_in_doubt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether it does is in doubt."""
    third_scores(monkeypatch, 1.3)


def third_scores(monkeypatch: pytest.MonkeyPatch, score: float) -> None:
    def scores(its: ChatTopics, topic: bytes, among: Collection[int]) -> dict[int, float]:
        assert topic
        known = [key for key in among if its.knows(key)]
        return {key: score if place == 2 else 0.1 for place, key in enumerate(known)}

    monkeypatch.setattr(ChatTopics, "scores", scores)


@pytest.fixture
def likelier(watched: Bench, monkeypatch: pytest.MonkeyPatch) -> Callable[[float], list[str]]:
    """Makes a message so much likelier behind the third exchange, in nats; what it is read behind."""

    def makes(nats: float) -> list[str]:
        read: list[str] = []

        def likelihood(said: str, told: str, cancelled: CancelCheck = never) -> float:
            assert said == ASKED
            if cancelled():
                raise Cancelled
            read.append(told)
            return -4.0 + nats * ("number 2" in told)

        monkeypatch.setattr(watched.engine, "likelihood", likelihood)
        return read

    return makes


def came_back(made: Bench) -> list[tuple[int, ...]]:
    return [event.turns for event in made.events if isinstance(event, TurnPagedIn)]


def user_turns(live: LiveChat) -> list[int]:
    return [turn.turn_id for turn in live.timeline if turn.role is Role.USER]


@pytest.mark.parametrize("method", ["gap", "shift"])
@pytest.mark.usefixtures("asks_for_third")
def test_it_is_there_before_the_message_where_it_was(watched: Bench, reading: list[str], method: str) -> None:
    live = chat(watched, context__method=method)
    third = live.timeline.turn(5)
    topics.take_in(live, never)
    conversation.append(live, Role.USER, ASKED)
    verify.check(live.engine, live.timeline)
    assert third.text == "the dog number 2 is in Oslo"
    assert came_back(watched) == [(5, 6)]
    assert not [event for event in watched.events if isinstance(event, NoticeRaised)]
    assert nmse(oracle.next_logits(live), oracle.afresh(live)) < 1e-5
    assert watched.store.check() == []


@pytest.mark.usefixtures("third_in_doubt", "reading")
def test_what_is_in_doubt_is_read_with_the_message(
    watched: Bench, likelier: Callable[[float], list[str]]
) -> None:
    for nats, back in ((2.0, [(5, 6)]), (0.0, [])):
        live, read = chat(watched), likelier(nats)
        watched.events.clear()
        topics.take_in(live, never)
        conversation.append(live, Role.USER, ASKED)
        assert came_back(watched) == back
        assert len(read) == 2, "the one in doubt, and one to compare"
        assert "the dog number 2 is in Oslo\nlate 2" in read
        verify.check(live.engine, live.timeline)


@pytest.mark.usefixtures("asks_for_third", "reading")
def test_what_is_sure_is_not_read(watched: Bench, likelier: Callable[[float], list[str]]) -> None:
    live, read = chat(watched), likelier(0.0)
    watched.events.clear()
    topics.take_in(live, never)
    conversation.append(live, Role.USER, ASKED)
    assert came_back(watched) == [(5, 6)]
    assert read == []


@pytest.mark.usefixtures("third_in_doubt", "reading")
def test_a_slow_model_leaves_it_in_doubt(
    watched: Bench, likelier: Callable[[float], list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    live, read = chat(watched), likelier(0.0)
    watched.events.clear()
    topics.take_in(live, never)
    monkeypatch.setattr(type(watched.engine), "prompt_speed", 100.0)
    conversation.append(live, Role.USER, ASKED)
    assert read == []
    assert came_back(watched) == [(5, 6)]


@pytest.mark.usefixtures("third_in_doubt", "reading")
@pytest.mark.parametrize("error", [EngineError, NoRoomError])
@pytest.mark.parametrize("n_read", [0, 1])
def test_what_cannot_be_read_with_the_message_stays_in_doubt(
    watched: Bench, monkeypatch: pytest.MonkeyPatch, error: type[EngineError], n_read: int
) -> None:
    """Whether that fails at once or behind the one to compare with; the message is lost by neither."""
    live, read = chat(watched), list[str]()
    watched.events.clear()
    topics.take_in(live, never)

    def likelihood(_said: str, told: str, _cancelled: CancelCheck) -> float:
        read.append(told)
        if len(read) > n_read:
            raise error("broken")
        return 0.0  # nothing could be likelier

    monkeypatch.setattr(watched.engine, "likelihood", likelihood)
    conversation.append(live, Role.USER, ASKED)
    assert len(read) == n_read + 1
    assert came_back(watched) == [(5, 6)], "as what other signals say of it"
    assert live.timeline.last is not None
    assert live.timeline.last.text == ASKED
    verify.check(live.engine, live.timeline)


def test_where_no_message_is_expected_the_chat_is_not_looked_through(
    watched: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = chat(watched)
    topics.learn(live)

    def looked_through(_: object) -> None:
        raise AssertionError("it was looked through")

    monkeypatch.setattr(live.working_set, "exchanges", looked_through)
    recall.read_ahead(live, never)
    live.working_set.topics.expect(LONG)
    with pytest.raises(AssertionError):
        recall.read_ahead(live, never)


@pytest.mark.usefixtures("third_in_doubt", "reading")
def test_of_a_long_exchange_what_is_asked_for_is_read(
    watched: Bench, likelier: Callable[[float], list[str]]
) -> None:
    around = "the dog is late. " * 14
    live, read = chat(watched, f"{around}the number 2 is {ASKED}. {around}"), likelier(2.0)
    watched.events.clear()
    topics.take_in(live, never)
    conversation.append(live, Role.USER, ASKED)
    part = next(told for told in read if "number 2" in told)
    assert f"the number 2 is {ASKED}." in part
    assert part.startswith("- User: …")
    assert 40 < watched.engine.count_tokens(part) <= 80


def test_the_newest_are_read_first_and_it_gives_way(watched: Bench, reading: list[str]) -> None:
    live = chat(watched)
    answers = iter([False, False, True])

    def stop() -> bool:
        return next(answers)

    read = watched.engine.topic

    def gives_way(text: str, cancelled: object = never) -> bytes:
        if stop():
            raise Cancelled
        return read(text)

    watched.engine.topic = gives_way  # type: ignore[method-assign]
    try:
        topics.take_in(live, stop)
    finally:
        watched.engine.topic = read  # type: ignore[method-assign]
    assert reading == ["the dog number 8 is in Oslo", "the dog number 7 is in Oslo"]
    reading.clear()
    topics.take_in(live, never)
    assert reading == [f"the dog number {number} is in Oslo" for number in range(6, -1, -1)]
    reading.clear()
    topics.take_in(live, never)
    assert reading == []


def test_where_all_is_known_it_gives_way_too(watched: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    live = chat(watched)
    topics.take_in(live, never)
    index = live.working_set.topics.index
    assert index is not None
    passed: list[int] = []
    knows = index.knows

    def looked_at(turn_id: int) -> bool:
        passed.append(turn_id)
        return knows(turn_id)

    monkeypatch.setattr(index, "knows", looked_at)
    monkeypatch.setattr(topics, "_AT_ONCE", 4)
    topics.take_in(live, lambda: True)
    assert len(passed) == 3


@pytest.mark.usefixtures("asks_for_third")
def test_what_was_read_while_its_user_paused_brings_back_the_same(watched: Bench, reading: list[str]) -> None:
    live = chat(watched)
    topics.take_in(live, never)
    reading.clear()
    live.working_set.topics.expect(ASKED)
    held = live.engine.occupancy(LIVE)
    topics.read_ahead(live, never)
    topics.read_ahead(live, never)
    assert reading == [ASKED]
    assert live.engine.occupancy(LIVE) == held
    assert live.engine.occupancy(SCRATCH).n_cells == 0
    assert len(live.store.topics(live.chat_id, live.engine.fingerprint)) == N_EXCHANGES
    turn = conversation.append(live, Role.USER, ASKED)
    verify.check(live.engine, live.timeline)
    assert reading == [ASKED], "once, before it was sent"
    assert came_back(watched) == [(5, 6)]
    assert turn.turn_id in live.store.topics(live.chat_id, live.engine.fingerprint)
    assert nmse(oracle.next_logits(live), oracle.afresh(live)) < 1e-5


@pytest.mark.usefixtures("third_in_doubt", "reading")
def test_what_is_in_doubt_is_read_ahead_too(watched: Bench, likelier: Callable[[float], list[str]]) -> None:
    live, read = chat(watched), likelier(2.0)
    watched.events.clear()
    topics.take_in(live, never)
    live.working_set.topics.expect(ASKED)
    recall.read_ahead(live, never)
    recall.read_ahead(live, never)
    assert len(read) == 2
    assert came_back(watched) == [], "nobody has asked for it yet"
    conversation.append(live, Role.USER, ASKED)
    assert len(read) == 2, "what was read is not read again"
    assert came_back(watched) == [(5, 6)]
    verify.check(live.engine, live.timeline)


@pytest.mark.usefixtures("third_in_doubt", "reading")
def test_where_reading_is_slow_it_is_read_ahead_all_the_same(
    watched: Bench, likelier: Callable[[float], list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits for it there, and what was read counts once the message is sent."""
    live, read = chat(watched), likelier(0.0)
    watched.events.clear()
    topics.take_in(live, never)
    monkeypatch.setattr(type(watched.engine), "prompt_speed", 5.0)
    live.working_set.topics.expect(ASKED)
    recall.read_ahead(live, never)
    assert len(read) == 2
    conversation.append(live, Role.USER, ASKED)
    assert len(read) == 2
    assert came_back(watched) == [], "it would have been left in doubt"


@pytest.mark.usefixtures("third_in_doubt", "reading")
def test_reading_what_is_in_doubt_ahead_gives_way(
    watched: Bench, likelier: Callable[[float], list[str]]
) -> None:
    live, read = chat(watched), likelier(2.0)
    topics.take_in(live, never)
    live.working_set.topics.expect(ASKED)
    topics.read_ahead(live, never)
    with pytest.raises(Cancelled):
        recall.read_ahead(live, lambda: bool(read))
    assert len(read) == 1
    recall.read_ahead(live, never)
    assert len(read) == 2


def test_what_is_read_ahead_is_the_topic_of_the_message(watched: Bench) -> None:
    live = chat(watched)
    topics.learn(live)
    live.working_set.topics.expect(LONG)
    topics.read_ahead(live, never)
    assert live.working_set.topics.ahead == {LONG: live.engine.topic(LONG)}


def test_reading_ahead_gives_way_at_once(watched: Bench) -> None:
    live = chat(watched)
    topics.learn(live)
    live.working_set.topics.expect(LONG)
    looks = iter([False, True])
    with pytest.raises(Cancelled):
        topics.read_ahead(live, lambda: next(looks))
    assert next(looks, None) is None, "it looked while it read"
    assert live.working_set.topics.ahead == {}
    assert live.engine.occupancy(SCRATCH).n_cells == 0
    topics.read_ahead(live, never)
    assert list(live.working_set.topics.ahead) == [LONG]


def test_a_message_that_goes_on_is_read_when_it_is_sent(watched: Bench, reading: list[str]) -> None:
    live = chat(watched)
    for text in ("zzz", "zzz qqq", "zzz qqq xx"):
        live.working_set.topics.expect(text)
        topics.read_ahead(live, never)
    assert list(live.working_set.topics.ahead) == ["zzz qqq", "zzz qqq xx"], "no more is kept"
    conversation.append(live, Role.USER, ASKED)
    assert reading == ["zzz", "zzz qqq", "zzz qqq xx", ASKED]


@pytest.mark.parametrize(
    "changes", [{"context__recall": "words"}, {"context__recall": "off"}, {"context__enabled": False}]
)
def test_nothing_is_read_ahead_that_brings_nothing(
    watched: Bench, reading: list[str], changes: dict[str, object]
) -> None:
    live = chat(watched)
    live.change_settings(live.settings.with_values({k.replace("__", "."): v for k, v in changes.items()}))
    live.working_set.topics.expect(ASKED)
    topics.read_ahead(live, never)
    assert reading == []


def test_nothing_is_read_ahead_before_something_has_left(watched: Bench, reading: list[str]) -> None:
    live = watched.new_chat()
    conversation.append(live, Role.USER, "the dog")
    live.working_set.topics.expect(ASKED)
    topics.read_ahead(live, never)
    assert reading == []


def test_where_reading_is_slow_a_message_is_read_only_before_it_is_sent(
    watched: Bench, reading: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    live = chat(watched)
    monkeypatch.setattr(type(watched.engine), "prompt_speed", 5.0)
    live.working_set.topics.expect(ASKED)
    topics.read_ahead(live, never)
    conversation.append(live, Role.USER, ASKED)
    conversation.append(live, Role.USER, f"{ASKED} again")
    assert reading == [ASKED]


@pytest.mark.parametrize(("speed", "is_read"), [(5.0, False), (20.0, True)])
def test_a_message_waits_two_seconds_for_it(
    watched: Bench, reading: list[str], monkeypatch: pytest.MonkeyPatch, speed: float, is_read: bool
) -> None:
    live = chat(watched)
    monkeypatch.setattr(type(watched.engine), "prompt_speed", speed)
    conversation.append(live, Role.USER, ASKED)
    assert reading == [ASKED] * is_read


def test_it_is_learned_and_read_before_the_first_turns_leave(
    watched: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = watched.new_chat()
    live.working_set = WorkingSet(live.engine.attention(), live.engine.topics())
    kept = f"{live.engine.fingerprint}-topics"
    watched.store.learned.keep(kept, "")
    conversation.append(live, Role.USER, "the dog is in Oslo")
    conversation.append(live, Role.ASSISTANT, "late")
    idle.use_idle_time(live, never)
    assert not watched.store.learned.read(kept), "there is time"
    monkeypatch.setattr(Budget, "prepare_at", live.timeline.n_used)
    idle.use_idle_time(live, never)
    assert watched.store.learned.read(kept)
    index = live.working_set.topics.index
    assert index is not None
    assert not live.timeline.has_left
    assert all(index.knows(turn_id) for turn_id in user_turns(live))


def test_nothing_is_read_again_after_a_restart(watched: Bench, reading: list[str]) -> None:
    live = chat(watched)
    topics.take_in(live, never)
    conversation.append(live, Role.USER, ASKED)
    assert len(reading) == N_EXCHANGES + 1
    reading.clear()
    live.working_set = WorkingSet(None, live.engine.topics())
    topics.take_in(live, never)
    assert reading == []
    own = live.working_set.topics.index
    assert own is not None
    assert all(own.knows(turn_id) for turn_id in user_turns(live)), "the message's own, too"
    live.store.keep_topics("another model", live.store.topics(live.chat_id, live.engine.fingerprint))
    live.working_set = WorkingSet(None, live.engine.topics())
    topics.take_in(live, never)
    assert len(reading) == N_EXCHANGES + 1


def test_nothing_is_read_again_when_tools_are_switched_on(
    watched: Bench, reading: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pages are of no use then, since other text stands in front of the chat; topics know nothing of it."""
    live = chat(watched)
    topics.take_in(live, never)
    assert len(reading) == N_EXCHANGES
    before = live.engine.fingerprint
    monkeypatch.setattr(watched.engine, "_tells_of_tools", True)
    assert live.engine.fingerprint != before
    live.working_set = WorkingSet(live.engine.attention(), live.engine.topics())
    topics.learn(live)
    topics.take_in(live, never)
    assert live.working_set.topics.has_learned
    assert len(reading) == N_EXCHANGES
    live.store.learned.keep(before, live.engine.learn_attention(never))
    calibration.take(live)
    assert live.working_set.has_learned


@pytest.mark.parametrize("changes", [{"context__recall": "words"}, {"context__recall": "off"}])
def test_who_wants_words_alone_has_nothing_read(
    watched: Bench, reading: list[str], changes: dict[str, str]
) -> None:
    live = chat(watched, **changes)
    topics.take_in(live, never)
    conversation.append(live, Role.USER, ASKED)
    assert reading == []


def test_nothing_is_read_while_nothing_has_left(watched: Bench, reading: list[str]) -> None:
    live = watched.new_chat()
    conversation.append(live, Role.USER, "the dog")
    topics.take_in(live, never)
    assert reading == []


def test_a_message_waits_a_second_at_most(
    watched: Bench, reading: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    live = chat(watched)
    monkeypatch.setattr(type(watched.engine), "prompt_speed", 5.0)
    conversation.append(live, Role.USER, ASKED)
    assert reading == []
    monkeypatch.setattr(type(watched.engine), "prompt_speed", 500.0)
    conversation.append(live, Role.USER, ASKED)
    assert reading == [ASKED]


def test_what_has_no_topic_is_looked_at_once(
    watched: Bench, reading: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    live = chat(watched)
    read: list[str] = []

    def nothing(text: str, cancelled: object = never) -> bytes:
        read.append(text)
        return b""

    monkeypatch.setattr(watched.engine, "topic", nothing)
    topics.take_in(live, never)
    topics.take_in(live, never)
    assert len(read) == N_EXCHANGES


def test_where_they_cannot_be_stored_the_conversation_goes_on(
    watched: Bench, reading: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    live = chat(watched)

    def full(*_: object) -> None:
        raise StorageError("the disk is full")

    monkeypatch.setattr(watched.store, "keep_topics", full)
    monkeypatch.setattr(watched.store, "topics", full)
    turn = conversation.append(live, Role.USER, ASKED)
    assert turn.span is not None
    topics.take_in(live, never)
    assert len(reading) == N_EXCHANGES + 1


def test_what_cannot_be_kept_is_not_learned_in_every_pause(
    watched: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = chat(watched)
    learned: list[bool] = []
    monkeypatch.setattr(watched.store.learned, "read", lambda _: "")

    def learn(_: object) -> str:
        learned.append(True)
        return "nothing that can be taken"

    monkeypatch.setattr(watched.engine, "learn_topics", learn)
    for _ in range(3):
        topics.learn(live)
    assert len(learned) == 1


def test_it_is_learned_in_idle_time_once_for_each_model(
    watched: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = chat(watched)
    live.working_set = WorkingSet(live.engine.attention(), live.engine.topics())
    kept = f"{live.engine.fingerprint}-topics"
    watched.store.learned.keep(kept, "")
    asked: list[bool] = []
    learns = watched.engine.learn_topics

    def learn(cancelled: object) -> str:
        asked.append(True)
        return learns(never)

    monkeypatch.setattr(watched.engine, "learn_topics", learn)
    idle.use_idle_time(live, never)
    assert watched.store.learned.read(kept)
    index = live.working_set.topics.index
    assert index is not None
    assert all(index.knows(turn_id) for turn_id in user_turns(live)), "the next message may ask for one"
    idle.use_idle_time(live, never)
    assert len(asked) == 1
    other = chat(watched)
    other.working_set = WorkingSet(live.engine.attention(), live.engine.topics())
    idle.use_idle_time(other, never)
    assert len(asked) == 1
    assert other.working_set.topics.has_learned


@pytest.mark.usefixtures("reading")
def test_who_asks_of_themselves_gets_the_likeliest_of_what_they_told(
    watched: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    third_scores(monkeypatch, 0.6)
    for asked, back in ((ASKED, []), ("zzz qqq my xxx?", [(5, 6)]), ("what should my xxx?", [])):
        live = chat(watched)
        watched.events.clear()
        topics.take_in(live, never)
        conversation.append(live, Role.USER, asked)
        assert came_back(watched) == back
        verify.check(live.engine, live.timeline)
