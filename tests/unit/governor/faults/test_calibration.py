"""What is learned of a model is learned once, when it may be of use, and found again when it is loaded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from unittest.mock import Mock

import pytest

from ethervox_gui.context.errors import Cancelled, NoRoomError
from ethervox_gui.engine.protocol import CancelCheck
from ethervox_gui.governor.cache import pages
from ethervox_gui.governor.faults import calibration, topics

LEARNED = "heads 3 and 7"
MODEL = "model-of-a-test"


class Attention:
    """Goes by what was learned, where that is something."""

    def __init__(self) -> None:
        self.took: list[str] = []

    def take(self, learned: str) -> bool:
        self.took.append(learned)
        return bool(learned)


class Kept:
    """What the database keeps of models."""

    def __init__(self) -> None:
        self.of: dict[str, str] = {}

    def read(self, fingerprint: str) -> str:
        return self.of.get(fingerprint, "")

    def keep(self, fingerprint: str, learned: str) -> None:
        self.of[fingerprint] = learned


class Chat:
    """As much of a live chat as learning looks at; ``learns`` is what the model does then."""

    def __init__(self, kept: Kept, learns: Callable[[CancelCheck], str]) -> None:
        self.store = Mock(learned=kept)
        self.engine = Mock(model_fingerprint=MODEL, learn_attention=Mock(side_effect=learns))
        self.settings = Mock(context=Mock(recall="automatic"))
        self.working_set = Mock(attention=Attention(), has_learned=False)
        self.leaves_soon = True
        self.cancelled = Mock(return_value=False)

    @property
    def n_learned(self) -> int:
        """How often the model was asked to learn."""
        count: int = self.engine.learn_attention.call_count
        return count


@pytest.fixture
def kept() -> Kept:
    return Kept()


@pytest.fixture
def of_topics(monkeypatch: pytest.MonkeyPatch) -> Mock:
    monkeypatch.setattr(pages, "is_possible", lambda _: True)
    learn = Mock()
    monkeypatch.setattr(topics, "learn", learn)
    return learn


@pytest.fixture
def live(kept: Kept, of_topics: Mock) -> Any:
    return Chat(kept, lambda _: LEARNED)


def test_what_is_learned_is_kept_and_used_at_once(live: Any, kept: Kept, of_topics: Mock) -> None:
    calibration.learn(live)
    assert kept.of == {MODEL: LEARNED}
    assert (live.working_set.has_learned, live.working_set.attention.took[-1]) == (True, LEARNED)
    live.engine.learn_attention.assert_called_once_with(live.cancelled)
    of_topics.assert_called_once_with(live)


def test_it_is_learned_once(live: Any, kept: Kept, of_topics: Mock) -> None:
    for _ in range(3):
        calibration.learn(live)
    assert live.n_learned == 1
    assert of_topics.call_count == 3, "which learns nothing twice itself, and reads what is new"
    again = Chat(kept, lambda _: pytest.fail("it is stored"))
    calibration.learn(again)  # type: ignore[arg-type]
    assert again.working_set.has_learned


def test_what_is_stored_is_used_before_anything_leaves_soon(live: Any, kept: Kept, of_topics: Mock) -> None:
    kept.keep(MODEL, LEARNED)
    live.leaves_soon = False
    calibration.learn(live)
    assert live.working_set.has_learned
    of_topics.assert_not_called()


def test_it_is_taken_once_and_asked_for_again_while_nothing_is_stored(live: Any, kept: Kept) -> None:
    calibration.take(live)
    calibration.take(live)
    assert not live.working_set.has_learned
    kept.keep(MODEL, LEARNED)
    kept.keep("another model", "heads of another")
    for _ in range(2):
        calibration.take(live)
    assert live.working_set.attention.took == ["", "", LEARNED]


def test_a_model_that_cannot_be_looked_at_has_nothing_to_take(live: Any, kept: Kept) -> None:
    kept.keep(MODEL, LEARNED)
    live.working_set.attention = None
    calibration.take(live)
    calibration.learn(live)
    assert not live.working_set.has_learned
    assert live.n_learned == 0


@pytest.mark.parametrize("why", ["nothing leaves soon", "no pages", "words alone"])
def test_nothing_is_learned_that_nobody_needs(
    live: Any, of_topics: Mock, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    if why == "nothing leaves soon":
        live.leaves_soon = False
    elif why == "no pages":
        monkeypatch.setattr(pages, "is_possible", lambda _: False)
    else:
        live.settings.context.recall = "words"
    calibration.learn(live)
    assert live.n_learned == 0
    of_topics.assert_not_called()


@pytest.mark.parametrize("what", ["attention", "topics"])
def test_where_there_is_no_room_it_is_learned_after_the_next_edit(
    live: Any, kept: Kept, of_topics: Mock, what: str
) -> None:
    subject = live.engine.learn_attention if what == "attention" else of_topics
    subject.side_effect = NoRoomError("no cells")
    calibration.learn(live)
    assert kept.of == {}
    subject.side_effect = lambda _: LEARNED
    live.engine.learn_attention.side_effect = lambda _: LEARNED
    calibration.learn(live)
    assert kept.of == {MODEL: LEARNED}


def test_who_has_something_else_to_do_is_told_so(live: Any, kept: Kept) -> None:
    live.engine.learn_attention.side_effect = Cancelled
    with pytest.raises(Cancelled):
        calibration.learn(live)
    assert (kept.of, live.working_set.has_learned) == ({}, False)
