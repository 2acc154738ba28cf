"""Summaries are scored when they are stored, made again where they say too little, and read by meaning."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.edits import policies
from ethervox_gui.context.edits.policies import Decision
from ethervox_gui.context.errors import Cancelled
from ethervox_gui.context.events.events import SummaryScored, SummaryStored, Trigger
from ethervox_gui.context.summaries.completeness import Fidelity
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.pending_summary import Summary
from ethervox_gui.governor.jobs.jobs import ForgetTurns, SendMessage, SummarizeOld
from ethervox_gui.governor.summaries import fidelity, notes, summarizer
from tests.helpers.desk import Desk, errors, says
from tests.helpers.meaning import NothingLearned

FACTS = ("My boat is called Halcyon.", "My sister Wanda lives in Kiel.", "The code of the lock is 7316.")
ASKS = " Would you tell me a long story about the sea and its ships, please, and of all that lives in it?"
TOLD = [SendMessage(text + ASKS) for text in (*FACTS, "Tell me a joke.", "Another one.", "And one more.")]


SAID = [f"- You: {fact}" for fact in FACTS]


def lines_of(at: Desk) -> list[list[str]]:
    """The lines of each summary that was stored, without what replies said."""
    found = (one.text.splitlines() for one in at.told(SummaryStored))
    return [[line for line in lines if line in SAID] for lines in found]


def with_little_room_at_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first summary has room for one fact, and all behind it for what they like."""
    whole = summarizer.most_tokens

    def most(live: LiveChat, decision: Decision, detail: Detail) -> int:
        n_fact = live.engine.count_tokens(f"{SAID[1]}\n")
        return whole(live, decision, detail) if decision.blocks else n_fact

    monkeypatch.setattr(summarizer, "most_tokens", most)


@pytest.fixture(autouse=True)
def of_notes(at: Desk) -> None:
    at.settings = at.settings.with_values({"context.notes": "sentences", "context.keep_recent_turns": 4})


def test_a_summary_is_stored_with_its_score(at: Desk) -> None:
    told = at.play(says("Fine."), [*TOLD, SummarizeOld(4)], n_ctx=2048)
    assert errors(told) == []
    (stored,), (scored,) = at.told(SummaryStored), at.told(SummaryScored)
    assert (scored.memory_id, scored.fidelity, scored.lost) == (stored.memory_id, 1.0, ())
    assert scored.to_json()["event"] == "summary_scored"
    memory = at.store.memory(stored.memory_id)
    assert (memory.fidelity, memory.lost) == (1.0, ())


def test_a_summary_that_lost_a_fact_says_which(at: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "\n".join(f"- You: {fact}" for fact in FACTS[:2])
    monkeypatch.setattr(summarizer, "of_notes", lambda *_: Summary(text, len(text), "extractive"))
    at.play(says("Fine."), [*TOLD, SummarizeOld(4)], n_ctx=2048)
    memory = at.store.memory(at.told(SummaryStored)[0].memory_id)
    assert (memory.fidelity, memory.lost) == (0.6667, FACTS[2:])
    again = at.store.put_back(memory.memory_id, FACTS[2])
    assert (again.fidelity, again.lost) == (1.0, ())
    assert again.text.endswith(FACTS[2])


def test_what_a_summary_had_no_room_for_comes_into_the_next_that_has(
    at: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_little_room_at_first(monkeypatch)
    told = at.play(says("Fine."), [*TOLD, SummarizeOld(4), *TOLD[3:], SummarizeOld(2)], n_ctx=2048)
    assert errors(told) == []
    first, second = lines_of(at)
    assert len(first) == 1
    assert second == SAID
    assert [(one.fidelity, len(one.lost)) for one in at.told(SummaryScored)] == [(0.3333, 2), (1.0, 0)]


def test_what_there_is_still_no_room_for_is_still_told_to_be_lost(
    at: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:

    def most(live: LiveChat, *_: object) -> int:
        return live.engine.count_tokens(f"{SAID[1]}\n")

    monkeypatch.setattr(summarizer, "most_tokens", most)
    at.play(says("Fine."), [*TOLD, SummarizeOld(4), *TOLD[3:], SummarizeOld(2)], n_ctx=2048)
    first, second = at.told(SummaryScored)
    assert len(first.lost) == 2
    assert set(first.lost) < set(second.lost)
    assert second.fidelity < first.fidelity


def test_only_the_newest_of_what_found_no_room_is_carried_along(
    at: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notes, "_MOST_LOST", 1)
    with_little_room_at_first(monkeypatch)
    at.play(says("Fine."), [*TOLD, SummarizeOld(4), *TOLD[3:], SummarizeOld(2)], n_ctx=2048)
    _, second = lines_of(at)
    lost = at.told(SummaryScored)[0].lost
    assert len(lost) == 2
    assert [f"- You: {line}" in second for line in lost] == [False, True]


def test_what_is_forgotten_does_not_come_back_because_a_summary_had_no_room_for_it(
    at: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_little_room_at_first(monkeypatch)
    jobs = [*TOLD, SummarizeOld(4), ForgetTurns(1, 4), *TOLD[3:], SummarizeOld(2)]
    at.play(says("Fine."), jobs, n_ctx=2048)
    assert lines_of(at)[-1] == SAID[2:], "and the summary of a single line outlives that others are forgotten"


def test_what_is_corrected_does_not_come_back_either(at: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    with_little_room_at_first(monkeypatch)
    again = [SendMessage(f"No, the code of the lock is 9955.{ASKS}"), SendMessage("My boat is called Tern.")]
    at.play(says("Fine."), [*TOLD, SummarizeOld(4), *again, *TOLD[3:], SummarizeOld(2)], n_ctx=2048)
    text = at.told(SummaryStored)[-1].text
    assert "9955" in text
    assert "Tern" in text
    assert "7316" not in text
    assert "Halcyon" not in text


@pytest.mark.parametrize(("n_second", "taken"), [(3, 3), (0, 1)])
def test_a_poor_one_is_made_once_more_and_the_better_is_taken(
    at: Desk, monkeypatch: pytest.MonkeyPatch, n_second: int, taken: int
) -> None:
    def made(n: int) -> Summary:
        text = "\n".join(f"- You: {fact}" for fact in FACTS[:n]) or "- You: nothing."
        return Summary(text, len(text), "model")

    def look() -> None:
        decision = policies.summarize_old(at.timeline, at.live.budget, 4, Trigger.AUTO)
        assert decision is not None
        asked: list[Detail] = []

        def summarize(_live: object, _decision: object, detail: Detail) -> Summary:
            asked.append(detail)
            return made(n_second)

        monkeypatch.setattr(summarizer, "summarize", summarize)
        assert fidelity.better(at.live, decision, Detail.BRIEF, made(1)) == made(taken)
        assert asked == [Detail.DETAILED]
        assert fidelity.better(at.live, decision, Detail.BRIEF, made(3)) == made(3)
        assert asked == [Detail.DETAILED], "it says enough"

    assert errors(at.play(says("Fine."), [*TOLD, at.then(look)], n_ctx=2048)) == []


class _Same(NothingLearned):
    """Says that all texts mean the same."""

    name = "same"

    def vector(self, _text: str) -> NDArray[np.float32]:
        return np.ones(1, np.float32)


def test_what_is_said_in_other_words_is_not_lost(at: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "- You: Halcyon, a name like a boat's.\n- You: Wanda in Kiel.\n- You: Open with 7316."
    monkeypatch.setattr(summarizer, "of_notes", lambda *_: Summary(text, len(text), "extractive"))

    def look() -> None:
        block = next(iter(at.timeline.blocks))
        at.store.set_fidelity(block.memory_id, Fidelity.of(3, [FACTS[2], "Father is in Paris."]))
        monkeypatch.setattr(at.store, "meaning", _Same())
        with monkeypatch.context() as patch:  # it gives way, and comes again
            patch.setattr(at.live, "cancelled", lambda: True)
            with pytest.raises(Cancelled):
                fidelity.look_again(at.live)
        fidelity.look_again(at.live)
        at.store.set_fidelity(block.memory_id, Fidelity.of(3, [FACTS[2]]))
        fidelity.look_again(at.live)
        assert at.store.memory(block.memory_id).lost == FACTS[2:], "once for each summary"

    told = at.play(says("Fine."), [*TOLD, SummarizeOld(4), at.then(look)], n_ctx=2048)
    assert errors(told) == []
    scored = at.told(SummaryScored)[-1]
    assert (scored.fidelity, scored.lost) == (0.6667, ("Father is in Paris.",))
