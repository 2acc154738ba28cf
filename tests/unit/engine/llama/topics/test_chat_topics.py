"""Exchanges are found by what they are about, beyond what messages usually have in common with them."""

from __future__ import annotations

import json

import numpy as np
import pytest
from numpy.typing import NDArray

from ethervox_gui.context.errors import Cancelled
from ethervox_gui.engine.llama.attention.lessons import Lesson
from ethervox_gui.engine.llama.topics import learned
from ethervox_gui.engine.llama.topics.chat_topics import ChatTopics
from ethervox_gui.engine.llama.topics.learned import LearnedTopics, TopicLearner
from ethervox_gui.engine.protocol import never

WIDTH = 64
CHATS = tuple(
    Lesson(
        tuple((f"told {chat} {n}", f"asked {chat} {n}") for n in range(8)),
        tuple(f"everyday {chat} {n}" for n in range(8)),
    )
    for chat in range(4)
)


def direction(of: object) -> NDArray[np.float64]:
    found: NDArray[np.float64] = np.random.default_rng(list(str(of).encode())).normal(size=WIDTH)
    return found / 8


def made_of(*parts: tuple[float, object]) -> bytes:
    """A topic made of these directions, and of what is in every topic."""
    whole = direction("all") * 3 + sum(weight * direction(of) for weight, of in parts)
    found: bytes = whole.astype("<f2").tobytes()
    return found


def read(text: str) -> bytes:
    """A model that sees what a lesson asks for, and whether it is asked."""
    kind, chat, number = text.split()
    about = f"{chat} {number}" if kind != "everyday" else f"else {chat} {number}"
    does = {"asked": "asks", "told": "tells"}.get(kind, "neither")
    return made_of((1.0, about), (0.5, text), (0.7, does))


def learn() -> LearnedTopics:
    found = TopicLearner(CHATS).go_on(read, never)
    assert found is not None
    return found


@pytest.fixture(scope="module")
def known() -> str:
    return learn().to_text()


@pytest.fixture
def topics(known: str) -> ChatTopics:
    made = ChatTopics()
    assert made.take(known)
    for number in range(20):
        made.know(number, made_of((1.0, f"thing {number}"), (0.5, f"told {number}"), (0.7, "tells")))
    return made


def asked(number: int) -> bytes:
    return made_of((1.0, f"thing {number}"), (0.5, f"asked {number}"), (0.7, "asks"))


def everyday(number: int) -> bytes:
    return made_of((1.0, f"anything {number}"), (0.5, f"said {number}"))


def test_what_is_about_the_same_is_above_the_limit(topics: ChatTopics) -> None:
    for number in (3, 17):
        scores = topics.scores(asked(number), range(20))
        assert max(scores, key=scores.__getitem__) == number
        assert scores[number] >= 1
        topics.end_message()


def test_everyday_messages_bring_nothing(topics: ChatTopics) -> None:
    most = []
    for number in range(60):
        most.append(max(topics.scores(everyday(number), range(20)).values()))
        topics.end_message()
    assert np.mean(np.array(most) >= 1) <= 0.1


def test_only_what_is_asked_for_and_known_is_scored(topics: ChatTopics) -> None:
    assert set(topics.scores(asked(3), [1, 2, 99])) == {1, 2}
    assert topics.knows(3)
    assert not topics.knows(99)


def test_what_messages_always_have_in_common_with_an_exchange_is_its_habit(topics: ChatTopics) -> None:
    usual, new = 100, 101
    topics.know(usual, made_of((1.0, "chatter"), (0.3, "u")))

    def small_talk(number: int) -> bytes:
        return made_of((1.0, "chatter"), (0.8, f"said {number}"))

    first = topics.scores(small_talk(0), [usual, *range(20)])
    assert max(first, key=first.__getitem__) == usual
    for number in range(1, 40):
        found = topics.scores(small_talk(number), range(20))  # it was not out yet
        topics.end_message()
        assert usual not in found
    # They count for what was known then, and for what comes later.
    topics.know(new, made_of((1.0, "chatter"), (0.3, "n")))
    then = topics.scores(small_talk(50), [usual, new, *range(20)])
    assert then[usual] < 0.5 * first[usual]
    assert then[new] < 0.5 * first[usual]


def test_what_was_found_is_no_habit(topics: ChatTopics) -> None:
    first = topics.scores(asked(3), range(20))[3]
    for _ in range(30):
        assert topics.scores(asked(3), range(20))[3] >= 0.9 * first
        topics.end_message()


def test_a_message_is_no_habit_of_the_exchange_it_becomes(known: str) -> None:
    said, asks = asked(50), made_of((1.0, "thing 50"), (0.5, "again"), (0.7, "asks"))
    scores = []
    for before in ([], [said], [said, said]):
        topics = ChatTopics()
        topics.take(known)
        for message in before:
            topics.scores(message, [])
            topics.end_message()
        topics.know("it", said)
        scores.append(topics.scores(asks, ["it"])["it"])
    assert scores[1:] == pytest.approx(scores[:1] * 2)


def test_many_exchanges_keep_what_is_known_of_them(topics: ChatTopics) -> None:
    before = topics.scores(asked(3), range(20))
    for number in range(20, 700):
        topics.know(number, made_of((1.0, f"thing {number}"), (0.5, f"told {number}"), (0.7, "tells")))
    assert topics.scores(asked(3), range(20)) == pytest.approx(before)
    scores = topics.scores(asked(600), range(700))
    assert max(scores, key=scores.__getitem__) == 600


def test_a_topic_of_another_model_says_nothing(topics: ChatTopics) -> None:
    topics.know("other", np.ones(12, "<f2").tobytes())
    topics.know("broken", np.full(WIDTH, np.nan, "<f2").tobytes())
    assert not topics.knows("other")
    assert not topics.knows("broken")
    assert topics.scores(np.ones(12, "<f2").tobytes(), range(20)) == {}
    topics.end_message()


def test_nothing_is_known_before_it_is_learned() -> None:
    made = ChatTopics()
    made.know(1, asked(1))
    assert made.scores(asked(1), [1]) == {}
    made.end_message()


# ---- learning --------------------------------------------------------------------------------------


def test_what_was_learned_can_be_kept(known: str) -> None:
    found = LearnedTopics.from_text(known)
    assert found is not None
    assert found.limit == learn().limit
    assert found.asking is not None
    assert found.telling is not None


@pytest.mark.parametrize(
    "change",
    [{"version": 0}, {"middle": ""}, {"everyday": "AAA"}, {"asking": "!"}, {"limit": -1}, {"limit": "x"}],
)
def test_what_is_broken_is_learned_anew(known: str, change: dict[str, object]) -> None:
    assert LearnedTopics.from_text(json.dumps(json.loads(known) | change)) is None
    assert not ChatTopics().take(json.dumps(json.loads(known) | change))


@pytest.mark.parametrize("text", ["", "[]", "{}", "null", "x"])
def test_what_is_nothing_is_learned_anew(text: str) -> None:
    assert not ChatTopics().take(text)


def test_it_goes_on_where_it_was_stopped() -> None:
    texts: list[str] = []
    learner = TopicLearner(CHATS)

    def reading(text: str) -> bytes:
        texts.append(text)
        return read(text)

    calls = iter([*[False] * 10, True])
    with pytest.raises(Cancelled):
        learner.go_on(reading, lambda: next(calls))
    assert len(texts) == 10
    found = learner.go_on(reading, never)
    assert len(texts) == len(set(texts)) == 4 * 24
    assert found is not None
    assert found.to_text() == learn().to_text()


def test_a_model_that_tells_none_is_not_asked_on() -> None:
    asked: list[str] = []

    def nothing(text: str) -> bytes:
        asked.append(text)
        return b""

    assert TopicLearner(CHATS).go_on(nothing, never) is None
    assert len(asked) == 1


def test_that_a_message_asks_counts(known: str) -> None:
    found = LearnedTopics.from_text(known)
    assert found is not None
    rows = [np.frombuffer(part, "<f2").astype(np.float32) for part in (asked(70), everyday(70))]
    asks, tells = (found.asks(found.apart(row)) for row in rows)
    assert asks - tells > 0.5 * learned.ASKING


def test_that_an_exchange_tells_something_counts(known: str) -> None:
    found = LearnedTopics.from_text(known)
    assert found is not None
    both = (made_of((1.0, "thing 80"), (0.5, "a"), (0.7, kind)) for kind in ("tells", "neither"))
    rows = [np.frombuffer(part, "<f2").astype(np.float32) for part in both]
    tells, neither = (found.tells(found.apart(row)) for row in rows)
    assert tells - neither > 0.5 * learned.TELLING
    scores = []
    for change in ({}, {"telling": ""}):
        topics = ChatTopics()
        topics.take(json.dumps(json.loads(known) | change))
        topics.know("it", made_of((1.0, "thing 80"), (0.5, "a"), (0.7, "tells")))
        scores.append(topics.scores(asked(80), ["it"])["it"])
    assert scores[0] > scores[1]
