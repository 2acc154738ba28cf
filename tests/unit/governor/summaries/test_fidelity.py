"""Summaries are scored when they are stored, made again where they say too little, and read by meaning."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.edits import policies
from ethervox_gui.context.errors import Cancelled
from ethervox_gui.context.events.events import SummaryScored, SummaryStored, Trigger
from ethervox_gui.context.summaries.completeness import Fidelity
from ethervox_gui.governor.chat.pending_summary import Summary
from ethervox_gui.governor.jobs.jobs import SendMessage, SummarizeOld
from ethervox_gui.governor.summaries import fidelity, summarizer
from tests.helpers.desk import Desk, errors, says
from tests.helpers.meaning import NothingLearned

FACTS = ("My boat is called Halcyon.", "My sister Wanda lives in Kiel.", "The code of the lock is 7316.")
ASKS = " Would you tell me a long story about the sea and its ships, please, and of all that lives in it?"
TOLD = [SendMessage(text + ASKS) for text in (*FACTS, "Tell me a joke.", "Another one.", "And one more.")]


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
