"""What carried a reply, by an engine that copies what it sees; and what the model saw for it."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from ethervox_gui.context.edits.kv_model import BUILD, SCRATCH, Decode
from ethervox_gui.context.events.events import ErrorRaised, NoticeRaised, ReplyExplained, ReplyFinished
from ethervox_gui.context.turns.receipt import Receipt, SeenAs
from ethervox_gui.governor.jobs.jobs import (
    BringBack,
    ExplainReply,
    SendMessage,
    ShiftWindow,
    SummarizeOld,
    SummaryFate,
)
from tests.helpers.desk import Desk, WatchedEngine, errors, in_turn
from tests.helpers.small_talk import numbered

_FACT = "The key lies under the blue pot."
_ANSWER = "Under the blue pot."
_TALK = ("Hello there.", "How are you?", "What is rain?", "Count to two.", "Say a word.", "Name a bird.")
_REPLIES = ("Good day to you.", "Very well, thanks.", "Water.", "One, two.", "Word.", "A wren.")


def _chat(n_before: int, n_after: int) -> tuple[list[str], list[str]]:
    """Messages and replies: talk, the fact, more talk, the question."""
    talk = [f"{_TALK[n % 6]} {n}" for n in range(n_before + n_after)]
    replies = [f"{_REPLIES[n % 6]} {n}" for n in range(n_before + n_after)]
    return (
        [*talk[:n_before], _FACT, *talk[n_before:], "Where is it?"],
        [*replies[:n_before], "Noted.", *replies[n_before:], _ANSWER],
    )


@pytest.mark.parametrize(("n_before", "n_after"), [(2, 3), (0, 2), (14, 9), (3, 0)])
def test_the_turn_that_carried_a_reply_is_first(at: Desk, n_before: int, n_after: int) -> None:
    said, replies = _chat(n_before, n_after)
    at.play(in_turn(*replies), [*map(SendMessage, said), ExplainReply()], n_ctx=4096)
    (found,) = at.told(ReplyExplained)
    best = found.parts[0]
    assert (best.first_turn, best.last_turn, best.text) == (1 + 2 * n_before, 1 + 2 * n_before, _FACT)
    assert best.share > 0.9
    assert sum(part.share for part in found.parts) == pytest.approx(1, abs=0.01)
    assert not found.reason
    assert len(found.parts) <= 14  # the others of many stand together


def test_a_summary_line_that_carried_a_reply_is_first(at: Desk) -> None:
    said, replies = _chat(1, 4)
    summary = f"- The user greeted.\n- {_FACT}\n- They counted."
    jobs = [*map(SendMessage, said[:-1]), SummarizeOld(2), SendMessage(said[-1]), ExplainReply()]
    at.play(in_turn(*replies, summary=summary), jobs, n_ctx=4096)
    (found,) = at.told(ReplyExplained)
    assert found.parts[0].memory_id is not None
    assert (found.parts[0].line, found.parts[0].text) == (1, f"- {_FACT}")


def test_a_turn_and_the_line_that_says_it_again_share_what_they_carried(at: Desk) -> None:
    said, replies = _chat(1, 4)
    summary = f"- The user greeted.\n- {_FACT}\n- They counted."
    jobs = [*map(SendMessage, said[:-1]), SummarizeOld(2), BringBack(3, 4, SummaryFate.KEEP)]
    at.play(in_turn(*replies, summary=summary), [*jobs, SendMessage(said[-1]), ExplainReply()], n_ctx=4096)
    (found,) = at.told(ReplyExplained)
    turn, line, *others = found.parts
    assert (turn.first_turn, turn.last_turn, turn.memory_id, turn.text) == (3, 3, None, _FACT)
    assert (line.line, line.text) == (1, f"- {_FACT}")
    assert turn.share == line.share > 0.45
    assert sum(part.share for part in found.parts) == pytest.approx(1, abs=0.01)
    assert all(part.text != _FACT for part in others)


def test_nothing_is_left_behind_and_the_chat_goes_on(at: Desk) -> None:
    said, replies = _chat(2, 2)
    jobs = [*map(SendMessage, said), ExplainReply(), SendMessage("And now?"), ExplainReply()]
    at.play(in_turn(*replies, "Gone."), jobs, n_ctx=4096)  # the desk compares cache and timeline behind it
    assert len(at.told(ReplyExplained)) == 2


def test_of_a_reply_that_left_the_receipt_alone_is_told(at: Desk) -> None:
    said, replies = _chat(2, 4)
    jobs = [*map(SendMessage, said), ShiftWindow(2), ExplainReply(4)]
    at.play(in_turn(*replies), jobs, n_ctx=4096)
    (found,) = at.told(ReplyExplained)
    assert found.parts == ()
    assert "no longer in the context" in found.reason
    assert found.receipt is not None
    assert turns_of(found.receipt) == [0, 1, 2, 3]
    assert found.gone == (1, 2, 3)


def test_what_has_left_since_is_named(at: Desk) -> None:
    said, replies = _chat(2, 4)
    at.play(in_turn(*replies), [*map(SendMessage, said), ShiftWindow(2), ExplainReply()], n_ctx=4096)
    (found,) = at.told(ReplyExplained)
    assert set(found.gone) >= {1, 2, 3, 4, 5, 6}
    assert found.receipt is not None
    assert turns_of(found.receipt) == list(range(2 * len(said)))
    assert len(found.receipt.began) == 1, "what follows each other is one"


def test_a_reply_that_owes_nothing_to_the_chat_says_so(at: Desk) -> None:
    at.play(in_turn("Hi.", "Xyz."), [*map(SendMessage, ("Hello.", "What?")), ExplainReply()], n_ctx=1024)
    (found,) = at.told(ReplyExplained)
    assert "the same without" in found.reason


def test_stop_ends_it_and_the_chat_goes_on(at: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    said, replies = _chat(3, 3)
    n_passes = 0
    plain = WatchedEngine.logprobs

    def logprobs(self: WatchedEngine, *those: Any) -> list[float]:
        nonlocal n_passes
        n_passes += 1
        at.governor.cancel()
        return plain(self, *those)

    monkeypatch.setattr(WatchedEngine, "logprobs", logprobs)
    at.play(in_turn(*replies), [*map(SendMessage, said), ExplainReply()], n_ctx=4096)
    assert n_passes == 1
    assert at.told(ReplyExplained) == []
    assert at.told(NoticeRaised)[-1].text == "Stopped."
    assert at.ended.engine.occupancy(SCRATCH).n_cells == 0


def test_what_was_built_ahead_makes_way_for_it(at: Desk) -> None:
    """Else there was “no room for 72 tokens”."""
    said, replies = _chat(3, 2)

    def build() -> None:
        n_free = at.engine.info.n_ctx - at.timeline.n_used
        block = Decode((0,) * (n_free - 20), BUILD, 0)
        at.engine.apply([block])
        at.live.pending.build((block,), 0, makes_whole=False)

    jobs = [*map(SendMessage, said), at.then(build), ExplainReply()]
    told = at.play(in_turn(*replies), jobs, n_ctx=512)
    assert errors(told) == []
    (found,) = at.told(ReplyExplained)
    assert found.parts[0].text == _FACT


def test_it_gives_way_where_it_should(at: Desk) -> None:
    said, replies = _chat(3, 3)
    jobs = [*map(SendMessage, said), ExplainReply(gives_way=True), SendMessage("And?")]
    at.play(in_turn(*replies, "Yes."), jobs, n_ctx=4096, verified=False)
    assert at.told(ReplyExplained) == []
    assert at.ended.engine.occupancy(SCRATCH).n_cells == 0
    assert at.told(ReplyFinished)[-1].text == "Yes."


def test_there_must_be_such_a_reply(at: Desk) -> None:
    at.play(in_turn("Hi."), [SendMessage("Hello."), ExplainReply(1)], n_ctx=512)
    assert at.told(ErrorRaised)[0].code == "no_reply"


def test_the_event_is_a_line_of_json(at: Desk) -> None:
    said, replies = _chat(2, 2)
    at.play(in_turn(*replies), [*map(SendMessage, said), ExplainReply()], n_ctx=4096)
    (found,) = at.told(ReplyExplained)
    line = json.loads(json.dumps(found.to_json()))
    assert line["event"] == "reply_explained"
    assert line["parts"][0]["text"] == _FACT
    assert line["receipt"]["began"][0]["p1"] > 0


def turns_of(receipt: Receipt) -> list[int]:
    """The turns that the model saw as such."""
    seen = (one for one in receipt.began if one.seen_as is SeenAs.TURN)
    return [number for one in seen for number in range(one.first_turn, one.last_turn + 1)]


# ---- receipts --------------------------------------------------------------------------------------


def test_a_reply_keeps_what_the_model_saw(at: Desk) -> None:
    said, replies = _chat(1, 2)
    summary = f"- {_FACT}"
    jobs = [*map(SendMessage, said[:-1]), SummarizeOld(2), SendMessage(said[-1])]
    at.play(in_turn(*replies, summary=summary), jobs, n_ctx=4096)
    last = at.ended.timeline.last
    assert last is not None
    receipt = at.store.receipt(last.turn_id)
    assert receipt is not None
    block = next(one for one in receipt.began if one.seen_as is SeenAs.SUMMARY)
    assert block.lines == (summary,)
    assert block.memory_id is not None
    assert turns_of(receipt) == [0, 7, 8, 9]
    assert receipt.ended == receipt.began
    assert receipt.seed >= 0
    assert receipt.model == "scripted"


def test_edits_on_the_way_are_kept(at: Desk) -> None:
    jobs = [SendMessage(f"Tell me more of it, please. {n}") for n in range(5)]
    at.play(lambda _: numbered("word", 20), jobs, n_ctx=1024)
    receipts = [at.store.receipt(turn.turn_id) for turn in at.ended.timeline]
    edited = [receipt for receipt in receipts if receipt is not None and receipt.edits]
    assert edited, "no edit fell into a reply"
    assert all(receipt.began != receipt.ended for receipt in edited)


def test_a_receipt_goes_with_its_chat(at: Desk) -> None:
    at.play(in_turn("Hi."), [SendMessage("Hello.")], n_ctx=512)
    turn = at.ended.timeline.last
    assert turn is not None
    assert at.store.receipt(turn.turn_id) is not None
    at.store.delete_chat(at.ended.chat_id)
    at.store.empty_bin(time.time() + 40 * 86400)
    assert at.store.receipt(turn.turn_id) is None
