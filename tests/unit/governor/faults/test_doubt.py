"""What is in doubt is read with the message only where that may be, and what was read is known."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from ethervox_gui.context.errors import Cancelled
from ethervox_gui.context.turns.exchanges import ExchangeKey
from ethervox_gui.engine.protocol import CancelCheck, never
from ethervox_gui.governor.faults import doubt, topics
from ethervox_gui.governor.jobs.jobs import SendMessage
from tests.helpers.desk import Desk, WatchedEngine, desk, says

SAID = "What was the third one?"
#: So long that an exchange is read in part.
LONG = "The harbour is full, and nobody knows of what. " * 2


class Reader(WatchedEngine):
    """Finds the message likelier behind the third exchange; counts what it read."""

    read: list[str]

    def likelihood(  # type: ignore[override]
        self, said: str, told: str, cancelled: CancelCheck = never
    ) -> float:
        if cancelled():
            raise Cancelled
        self.read.append(told)
        return -1.0 if "number 3" in told else -4.0


def in_doubt(folder: Path, look: Callable[[Desk, Callable[..., float]], None], **options: Any) -> None:
    """A chat of five exchanges, the third of them in doubt; ``look`` can ask for its score."""
    with desk(folder) as at:
        at.engine_kind = Reader
        messages = [SendMessage(f"{LONG}Boat number {number} is in Oslo.") for number in range(1, 6)]

        def now() -> None:
            at.engine.read = []  # type: ignore[attr-defined]
            exchanges = at.live.working_set.exchanges(at.timeline)
            scores: dict[ExchangeKey, float] = dict.fromkeys(exchanges, 0.1)
            third = next(key for key, turns in exchanges.items() if "number 3" in turns[0].text)
            scores[third] = 0.9

            def score(**more: bool | Callable[[], bool]) -> float:
                found = partial(
                    doubt.settled, at.live, scores, exchanges, SAID, lambda text: float("number" in text)
                )
                return found(**more)[third]  # type: ignore[arg-type]

            look(at, score)

        at.play(says("Fine."), [*messages, at.then(now)], n_ctx=2048, **options)


@pytest.fixture
def ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where it is known what topics are measured by: only then anything was seen of the model."""
    monkeypatch.setattr(topics, "are_ready", lambda _: True)


@pytest.mark.usefixtures("ready")
def test_nothing_is_read_where_the_logits_of_the_message_are_needed(tmp_path: Path) -> None:
    def look(at: Desk, score: Callable[..., float]) -> None:
        assert score(may_read=False) == 0.9
        assert at.engine.read == []  # type: ignore[attr-defined]
        assert score(may_read=True) > 1
        assert len(at.engine.read) == 2  # type: ignore[attr-defined]
        assert max(map(len, at.engine.read)) <= 80, "of characters, which are tokens here"  # type: ignore[attr-defined]
        assert score(may_read=False) > 1, "it was read before"
        assert len(at.engine.read) == 2  # type: ignore[attr-defined]

    in_doubt(tmp_path, look)


def test_nothing_is_read_of_a_model_that_nothing_was_learned_of(tmp_path: Path) -> None:
    def look(at: Desk, score: Callable[..., float]) -> None:
        assert score() == 0.9
        assert at.engine.read == []  # type: ignore[attr-defined]

    in_doubt(tmp_path, look)


@pytest.mark.usefixtures("ready")
def test_it_gives_way_to_what_comes(tmp_path: Path) -> None:
    def look(at: Desk, score: Callable[..., float]) -> None:
        with pytest.raises(Cancelled):
            score(ahead=lambda: True)
        assert at.engine.read == []  # type: ignore[attr-defined]
        assert score(ahead=lambda: False) > 1

    in_doubt(tmp_path, look)


@pytest.mark.usefixtures("ready")
def test_a_slow_model_reads_only_while_nobody_waits(tmp_path: Path) -> None:
    def look(at: Desk, score: Callable[..., float]) -> None:
        assert score() == 0.9
        assert at.engine.read == []  # type: ignore[attr-defined]
        assert score(ahead=never) > 1, "nobody waits for it"
        assert len(at.engine.read) == 2  # type: ignore[attr-defined]
        assert score() > 1, "it was read before"

    in_doubt(tmp_path, look, tokens_per_s=20.0)
