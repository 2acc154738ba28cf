"""Replies longer than the window: their beginning leaves in parts, and they go on."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from ethervox_gui.context.calls.guide_calls import OWN_TOOLS
from ethervox_gui.context.calls.kept_out import text_without_calls
from ethervox_gui.context.edits.kv_model import BUILD
from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.events.events import (
    Action,
    ContextEdited,
    ReplyFinished,
    StopReason,
    TokenGenerated,
    Trigger,
)
from ethervox_gui.context.events.window_events import ReturnOffered, UsageChanged
from ethervox_gui.context.turns.parts import whole_replies
from ethervox_gui.context.turns.turns import Role, Turn, TurnState
from ethervox_gui.engine.protocol import Capability
from ethervox_gui.governor.cache.pages import report
from ethervox_gui.governor.jobs.jobs import (
    BringBack,
    ClearContext,
    GoOn,
    Job,
    MeasureReturn,
    OpenChat,
    Regenerate,
    ReportStatus,
    SendMessage,
    SetPinned,
    ShiftWindow,
    ShowVersion,
    UndoEdit,
)
from ethervox_gui.governor.restore.cost import measure
from ethervox_gui.governor.restore.requests import bring_back_turns
from ethervox_gui.governor.turns.returns import bring_back_found, undo_asked
from ethervox_gui.services.chat_files import formats
from tests.helpers.desk import (
    INSTRUCTION,
    Desk,
    counting,
    desk,
    errors,
    messages,
    notices,
    says,
    verify_order,
    verify_progress,
)
from tests.helpers.scripted_engine import Respond

KINDS: dict[str, dict[str, Any]] = {
    "surgical": {},
    "interleaved": {"interleaves": True},
    "no shift": {"capability": Capability(True, False, "a model whose cells cannot be shifted")},
    "rebuild": {"capability": Capability(False, False, "a recurrent model")},
}
N_CTX = 1024
THINGS = ("dog", "cat", "boat", "house", "river", "garden")


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> dict[str, Any]:
    return {"n_ctx": N_CTX, **KINDS[request.param]}


def story(length: int = 3 * N_CTX) -> str:
    """Sentences in paragraphs, no two alike."""
    sentences = (
        f"In year {n} the keeper saw {n * 7} ships. " + ("\n\n" if n % 4 == 3 else "") for n in range(999)
    )
    return "".join(sentences)[:length]


def telling(text: str) -> Respond:
    return says(lambda prompt: text if "story!" in prompt[-30:] else "Fine.", "- A keeper saw ships.")


def parts_of(turns: list[Turn]) -> list[Turn]:
    """The turns of the last reply."""
    found: list[Turn] = []
    for turn in reversed(turns):
        found.insert(0, turn)
        if not turn.continues:
            break
    return found


def test_a_reply_of_three_windows_goes_on_to_its_end(at: Desk, kind: dict[str, Any]) -> None:
    told = at.play(telling(story()), [SendMessage("A story!"), *messages(3)], **kind)
    assert errors(told) == notices(told) == []
    verify_order(told)
    verify_progress(at)
    reply = at.told(ReplyFinished)[0]
    assert (reply.text, reply.n_tokens, reply.stop_reason) == (story(), len(story()), StopReason.END)
    assert "".join(event.text for event in told if isinstance(event, TokenGenerated)).startswith(story())
    replies = [turn.text for turn in whole_replies(at.store.turns_of_chat(1)) if turn.role is Role.ASSISTANT]
    assert replies == [story(), *["Fine."] * 3]
    edits = at.told(ContextEdited)
    assert len(edits) > 3
    assert {edit.action for edit in edits} == {Action.SUMMARIZE_OLD}


def test_what_it_begins_with_and_the_question_stay(at: Desk, kind: dict[str, Any]) -> None:
    seen: list[tuple[TurnState, TurnState, bool]] = []

    def look() -> None:
        question, first, *rest = list(at.timeline)[1:]
        assert [turn.continues for turn in (question, first, *rest)] == [False, False, *[True] * len(rest)]
        seen.append((question.state, first.state, any(turn.span is None for turn in rest)))

    at.play(telling(story()), [SendMessage("A story!"), at.then(look)], **kind)
    assert seen == [(TurnState.IN_KV, TurnState.IN_KV, True)]


def test_the_status_counts_it_once(at: Desk, kind: dict[str, Any]) -> None:
    told = at.play(telling(story()), [SendMessage("A story!"), ReportStatus()], **kind)
    assert "turns: 2 in KV · 0 summarized · 0 dropped" in notices(told)[-1].splitlines()


def test_parts_end_with_paragraphs_or_sentences(at: Desk) -> None:
    at.play(telling(story()), [SendMessage("A story!")], n_ctx=N_CTX)
    parts = parts_of(at.store.turns_of_chat(1))
    assert len(parts) > 6
    assert all(part.text.endswith((". ", ".", "\n")) for part in parts[:-1]), [p.text[-9:] for p in parts]
    assert parts[0].text.count(".") == 1, "what never leaves is short"


def test_thinking_leaves_first_and_without_a_summary(at: Desk, kind: dict[str, Any]) -> None:
    reply = f"<think>{story(1500)}</think>{counting(300)}"
    told = at.play(telling(reply), [SendMessage("A story!"), *messages(2)], **kind)
    assert errors(told) == notices(told) == []
    verify_order(told)
    assert at.told(ReplyFinished)[0].text == reply
    edits = at.told(ContextEdited)
    assert {edit.action for edit in edits} == {Action.SHIFT_WINDOW}
    assert at.store.list_memories() == []
    parts = parts_of(at.store.turns_of_chat(1)[: -2 * 2])
    thoughts = [part for part in parts if part.thinks]
    assert len(thoughts) > 3
    assert {part.state for part in thoughts} == {TurnState.DROPPED}
    assert "".join(part.text for part in parts if not part.thinks and part.continues) == counting(300)


def test_a_thought_that_stays_without_its_question_keeps_its_end(at: Desk, kind: dict[str, Any]) -> None:
    """Pinned replies stand one behind the other once the messages between them have left."""
    asked = [SendMessage("A story!"), SendMessage("Another story!")]
    at.play(telling(f"<think>{story(1500)}"), asked, **kind)
    replies = [turn for turn in at.store.turns_of_chat(1) if turn.role is Role.ASSISTANT]
    pins = [SetPinned(turn.number, True) for turn in replies if not turn.continues]
    too_long = SendMessage("far too long" * N_CTX)
    told = at.play(telling("Yes."), [*pins, ShiftWindow(0), too_long], chat_id=1, **kind)
    assert errors(told) == ["message_too_long"]
    resident = [turn.continues for turn in at.ended.timeline.resident() if turn.role is Role.ASSISTANT]
    assert resident == [False, True] * 2


def test_thinking_leaves_before_the_answer_does(at: Desk, kind: dict[str, Any]) -> None:
    reply = f"<think>{story(400)}</think>{story(2500)}"
    told = at.play(telling(reply), [SendMessage("A story!"), *messages(2)], **kind)
    assert errors(told) == notices(told) == []
    verify_order(told)
    assert [edit.action for edit in at.told(ContextEdited)][:2] == [Action.SHIFT_WINDOW, Action.SUMMARIZE_OLD]
    assert at.told(ReplyFinished)[0].text == reply


def test_old_turns_leave_before_the_reply_itself(at: Desk, kind: dict[str, Any]) -> None:
    at.play(telling(story(2 * N_CTX)), [*messages(5, 60), SendMessage("A story!")], **kind)
    first, *others = at.told(ContextEdited)
    assert (first.first_turn, first.action) == (1, Action.SUMMARIZE_OLD)
    assert others
    assert all(edit.last_turn > 12 for edit in others), "then parts of it"


def test_it_is_not_held_up_at_each_of_its_edits_by_its_summary(at: Desk) -> None:
    """What is told in the summary stays in sight; of the reply's own parts nothing is read into it."""
    facts = [SendMessage(f"My {thing} is called {thing.title()}son, and I like it.") for thing in THINGS]
    jobs = [*facts, SendMessage(f"{story(500)}\nA story!")]
    told = at.play(telling(story(2 * N_CTX)), jobs, n_ctx=N_CTX, tokens_per_s=100)
    assert errors(told) == []
    n_read = [
        sum(len(tokens) for seq, tokens in at.engine.decoded[begun:done] if seq == BUILD)
        for (_, _, begun, _), (event, _, done, _) in pairwise(at.at_edit)
        if isinstance(event, ContextEdited) and event.last_turn > 2 * len(THINGS) + 2
    ]
    assert len(n_read) > 10
    assert sum(n > 0 for n in n_read) <= 1, "once, when it outgrew the window"
    (block,) = at.ended.timeline.blocks
    assert "garden is called" in block.text


def test_it_can_be_stopped_at_any_token(tmp_path: Path) -> None:
    for count in range(300, 2400, 190):
        with desk(tmp_path / str(count)) as at:
            left = [count]

            def stop(event: object, at: Desk = at, left: list[int] = left) -> None:
                left[0] -= isinstance(event, TokenGenerated)
                if left[0] == 0:
                    at.governor.cancel()

            at.watch = stop
            told = at.play(telling(story()), [SendMessage("A story!")], n_ctx=N_CTX)
            at.watch = lambda _: None
            told += at.play(telling(""), [SendMessage("And?")], chat_id=1, n_ctx=N_CTX)
            assert errors(told) == []
            verify_order(told)
            first, second = (event for event in told if isinstance(event, ReplyFinished))
            assert first.stop_reason is StopReason.CANCELLED
            assert story().startswith(first.text)
            assert len(first.text) >= count
            assert whole_replies(at.store.turns_of_chat(1))[2].text == first.text
            assert second.stop_reason is StopReason.END


def test_it_is_all_there_after_the_program_was_killed_in_it(at: Desk, kind: dict[str, Any]) -> None:
    """The last part was never finished; what was saved of it is there, and the chat goes on behind it."""
    at.play(telling(story()), [SendMessage("A story!")], **kind)
    last = at.store.turns_of_chat(1)[-1]
    at.store.reopen_reply(last.turn_id)
    told = at.play(telling(""), messages(3), chat_id=1, **kind)
    assert errors(told) == []
    verify_order(told)
    assert whole_replies(at.store.turns_of_chat(1))[2].text == story()
    assert at.store.stop_reason(last.turn_id) is StopReason.ERROR


@pytest.mark.parametrize("answer", ["", "There was a lighthouse."])
def test_what_the_model_thought_as_the_program_was_killed_is_not_read(
    at: Desk, kind: dict[str, Any], answer: str
) -> None:
    """Its parts were still in the context: they had no tokens, or took some of others'."""
    reply = f"<think>{story(1500)}</think>{answer}" if answer else f"<think>{story(9000)}"
    if not answer:
        stopping(at, 1300)
    at.play(telling(reply), [SendMessage("A story!")], **kind)
    at.watch = lambda _: None
    turns = at.store.turns_of_chat(1)
    at.store.set_turn_states([turn.turn_id for turn in turns if turn.thinks], TurnState.IN_KV)
    at.store.reopen_reply(turns[-1].turn_id)
    told = at.play(telling(""), [SendMessage("And?"), *messages(20, 50)], chat_id=1, **kind)
    assert errors(told) == []
    thoughts = [turn for turn in at.ended.timeline if turn.thinks and turn.number != turns[-1].number]
    assert thoughts
    assert all(turn.state is TurnState.DROPPED for turn in thoughts)


def test_it_is_opened_again_as_it_was(at: Desk, kind: dict[str, Any]) -> None:
    at.play(telling(story()), [SendMessage("A story!")], **kind)
    before = [(turn.text, turn.state, turn.continues) for turn in at.store.turns_of_chat(1)]
    told = at.play(telling(""), [SendMessage("And?")], chat_id=1, **kind)
    assert errors(told) == notices(told) == []
    assert [(t.text, t.state, t.continues) for t in at.store.turns_of_chat(1)][: len(before)] == before


def test_it_is_written_again_and_both_versions_stay(at: Desk, kind: dict[str, Any]) -> None:
    texts = [story(), story(1800)]
    waiting = iter(texts)

    def respond(prompt: str) -> str:
        return "- A keeper." if INSTRUCTION in prompt else next(waiting, "Fine.")

    jobs = [SendMessage("A story!"), Regenerate(), ShowVersion(2, 1), SendMessage("And?")]
    told = at.play(respond, jobs, **kind)
    assert errors(told) == []
    assert [event.text for event in at.told(ReplyFinished)] == [*texts, "Fine."]
    assert [turn.text for turn in whole_replies(at.store.turns_of_chat(1))[2::2]] == [texts[0], "Fine."]
    ids = at.store.turns_below(1, at.store.turns_of_chat(1)[1].turn_id)
    assert len(ids) == 2


def test_parts_come_back_and_an_edit_is_undone(at: Desk, kind: dict[str, Any]) -> None:
    at.play(telling(story(1000)), [SendMessage("A story!")], **kind)
    edit = at.told(ContextEdited)[0]
    told = at.play(telling(""), [BringBack(edit.first_turn, edit.first_turn)], chat_id=1, **kind)
    assert errors(told) == []
    assert at.store.turns_of_chat(1)[edit.first_turn].state is TurnState.IN_KV
    told = at.play(telling(""), [UndoEdit(), SendMessage("And?")], chat_id=1, **kind)
    assert errors(told) in ([], ["no_room"], ["nothing_to_undo"])  # there may be no room, or no pages
    verify_order(told)


def test_an_export_makes_it_one_text_and_keeps_its_parts(at: Desk, tmp_path: Path) -> None:
    at.play(telling(story()), [SendMessage("A story!")], n_ctx=N_CTX)
    formats.export_chats(at.store, [1], tmp_path / "chat.md")
    assert (tmp_path / "chat.md").read_text().count("## Model") == 1
    formats.export_chats(at.store, [1], tmp_path / "chat.json")
    (other,) = formats.import_chats(at.store, tmp_path / "chat.json")
    ours, theirs = at.store.turns_of_chat(1), at.store.turns_of_chat(other)
    assert [(t.text, t.continues, t.thinks) for t in ours] == [
        (t.text, t.continues, t.thinks) for t in theirs
    ]


def test_a_reply_that_goes_in_circles_is_ended(at: Desk) -> None:
    line = "And then the keeper went up the stairs again. "
    told = at.play(
        says(lambda prompt: line * 50 if "story" in prompt else "Fine."),
        [SendMessage("A story!"), SendMessage("And?")],
        n_ctx=2048,
    )
    assert errors(told) == []
    first, second = at.told(ReplyFinished)
    assert first.stop_reason is StopReason.LOOP
    assert first.n_tokens < 6 * len(line)
    assert second.text == "Fine."


@pytest.mark.parametrize("line", ["And then the keeper went up the stairs again. ", "Ça va? 🙂 ", "no "])
def test_what_a_reply_says_again_leaves_the_context(at: Desk, line: str) -> None:
    """The model reads it said once from then on; the chat shows and keeps every word."""
    begun = "There was a lighthouse. "
    reply = says(lambda prompt: begun + line * 90 if prompt.endswith("A story!\n\n") else "Fine.")
    jobs: list[Job] = [
        *map(SendMessage, ("A story!", "And?", "The keeper?")),
        OpenChat(1),
        SendMessage("So?"),
    ]
    told = at.play(reply, jobs, n_ctx=2048)
    assert errors(told) == []
    first = at.told(ReplyFinished)[0]
    assert first.stop_reason is StopReason.LOOP
    assert first.text.count(line) >= 3
    turns = [turn for turn in at.ended.timeline if turn.role is Role.ASSISTANT]
    assert "".join(turn.text for turn in turns[:3]) == first.text
    assert [turn.span is None for turn in turns[:3]] == [False, True, False]
    read = turns[0].text + turns[2].text
    assert first.text.startswith(read)
    assert len(begun) + len(line) <= len(read) < len(begun) + 2 * len(line)


@pytest.mark.parametrize("line", ["And then the keeper went up the stairs again. ", "n"])
def test_what_it_says_again_leaves_also_where_its_beginning_left_already(at: Desk, line: str) -> None:
    """The first rounds were cut off for room: of those that were not, one stays."""
    reply = says(lambda prompt: line * 400 if "A story!" in prompt else "Fine.")
    told = at.play(reply, [SendMessage("A story! ".ljust(90, "x"))], n_ctx=360)
    assert errors(told) == []
    (first,) = at.told(ReplyFinished)
    assert first.stop_reason is StopReason.LOOP
    turns = [turn for turn in at.ended.timeline if turn.role is Role.ASSISTANT]
    assert "".join(turn.text for turn in turns) == first.text
    assert len(turns) > 3, "some of it left while it was written"
    *_, again, end = turns
    assert again.span is None
    assert len(end.text) < 2 * len(line) + 2


def test_what_it_says_again_with_small_changes_leaves_the_context_too(at: Desk) -> None:
    lines = "".join(f"{number}. There is a cupboard in it.\n" for number in range(1, 90))
    reply = says(lambda prompt: f"My list:\n{lines}" if prompt.endswith("A list!\n\n") else "Fine.")
    jobs: list[Job] = [SendMessage("A list!"), SendMessage("And?"), OpenChat(1), SendMessage("So?")]
    told = at.play(reply, jobs, n_ctx=2048)
    assert errors(told) == []
    first = at.told(ReplyFinished)[0]
    assert first.stop_reason is StopReason.LOOP
    assert first.text.count("\n") == 13
    turns = [turn for turn in at.ended.timeline if turn.role is Role.ASSISTANT][:3]
    assert "".join(turn.text for turn in turns) == first.text
    assert [turn.span is None for turn in turns] == [False, True, False]
    read = "My list:\n1. There is a cupboard in it.\n12. There is a cupboard in it.\n"
    assert turns[0].text + turns[2].text == read


def test_a_reply_that_went_in_circles_goes_on_behind_what_stayed_of_it(at: Desk) -> None:
    replies = iter([*["And then she went up the stairs. " * 40], "The end.", "Fine."])
    told = at.play(
        says(lambda _: next(replies)), [SendMessage("A story!"), GoOn(), SendMessage("And?")], n_ctx=2048
    )
    assert errors(told) == []
    first, second, third = at.told(ReplyFinished)
    assert second.text == f"{first.text}The end."
    assert third.text == "Fine."


def test_what_a_reply_said_again_does_not_come_back_with_it(at: Desk) -> None:
    def ask() -> None:
        assert list(at.live.working_set.out(at.timeline).values()) == [[*at.timeline][1:5]]
        bring_back_turns(at.live, [1, 2, 3, 4], trigger=Trigger.QUESTION)
        assert [turn.span is None for turn in [*at.timeline][1:5]] == [False, False, True, False]
        assert not at.live.working_set.out(at.timeline)

    jobs = [SendMessage("Tell me!"), ClearContext(confirmed=True), at.then(ask), SendMessage("And?")]
    told = at.play(
        says(lambda prompt: "By the sea. " * 90 if prompt.endswith("Tell me!\n\n") else "Fine."),
        jobs,
        n_ctx=2048,
    )
    assert errors(told) == []


UNREAD_REPLIES = {
    "circles": f"There was a lighthouse. {'And then she went up the stairs. ' * 20}",
    "thought": f"<think>{story(1500)}</think>There was a lighthouse.",
}
STAYS_OUT = "What a model thought, or said over and over, is not read again: it stays out of the context."


@pytest.mark.parametrize("reply", UNREAD_REPLIES.values(), ids=UNREAD_REPLIES)
def test_what_is_read_by_nobody_never_comes_back(at: Desk, kind: dict[str, Any], reply: str) -> None:
    """Nor is there anything to undo; what was asked for with it does come."""

    def out() -> list[int]:
        return [turn.number for turn in at.timeline if turn.span is None]

    def is_out() -> None:
        assert out()
        assert all(at.timeline.turn(number).thinks for number in out())
        if at.engine.info.capability.surgical:
            assert "no turn is outside" in report(at.live), "none of them can come back"

    def bring_all() -> None:
        bring_back_turns(at.live, [turn.number for turn in at.timeline])

    def undo_marked() -> None:
        undo_asked(at.live, UndoEdit((out()[0], out()[-1])))

    def measure_it() -> None:
        measure(at.live, MeasureReturn("turn", at.timeline.turn(out()[0]).turn_id))
        assert (at.told(ReturnOffered)[-1].n_turns, at.told(ReturnOffered)[-1].n_tokens) == (0, 0)

    def search() -> None:
        hits = at.store.search("keeper stairs", kinds=["turn"])
        assert {hit.turn_number for hit in hits}.intersection(out())
        assert bring_back_found(at.live, hits, lambda _: "") == []

    asked: list[Job] = [at.then(is_out), at.then(bring_all), at.then(undo_marked), UndoEdit()]
    asked += map(at.then, (measure_it, search, is_out))
    jobs: list[Job] = [SendMessage("A story!"), *asked, ClearContext(confirmed=True), at.then(bring_all)]
    told = at.play(telling(reply), [*jobs, *asked, SendMessage("And?"), OpenChat(1), *asked], **kind)
    assert errors(told) == ["nothing_to_undo"] * 3
    assert notices(told).count(STAYS_OUT) == 6


@pytest.mark.parametrize("reply", UNREAD_REPLIES.values(), ids=UNREAD_REPLIES)
def test_what_is_read_by_nobody_does_not_come_to_another_version(at: Desk, reply: str) -> None:
    def is_out() -> None:
        thoughts = [turn for turn in at.timeline if turn.thinks]
        assert thoughts
        assert all(turn.span is None for turn in thoughts)
        assert all(turn.span is not None for turn in at.timeline if not turn.thinks)

    jobs = [
        SendMessage("A story!"),
        Regenerate(),
        ShowVersion(2, 1),
        at.then(is_out),
        SendMessage("And?"),
        Regenerate(),
        at.then(is_out),
    ]
    told = at.play(telling(reply), jobs, n_ctx=N_CTX)
    assert errors(told) == []


@pytest.mark.parametrize("changes", [{"context.enabled": False}, {"context.mode": "manual"}])
def test_where_nothing_leaves_by_itself_it_stays(at: Desk, changes: dict[str, Any]) -> None:
    at.settings = at.settings.with_values(changes)
    told = at.play(says("And then she went up the stairs. " * 40), [SendMessage("A story!")], n_ctx=2048)
    assert errors(told) == []
    assert at.told(ReplyFinished)[0].stop_reason is StopReason.LOOP
    assert all(turn.span is not None for turn in at.ended.timeline)


def test_a_reply_without_an_end_pauses_and_goes_on(at: Desk) -> None:
    """As a model with random weights writes, that never ends by itself; what it wrote is one reply."""
    at.settings = at.settings.with_values({"sampling.pause_after": 40})
    told = at.play(says(lambda _: story(600)), [SendMessage("A story!"), GoOn()], n_ctx=2048)
    assert errors(told) == []
    first, second = at.told(ReplyFinished)
    assert (first.stop_reason, first.n_tokens) == (StopReason.PAUSED, 40)
    assert (second.stop_reason, second.n_tokens) == (StopReason.PAUSED, 40)
    assert second.text.startswith(first.text)
    assert len(second.text) > len(first.text)
    n_used = [event.n_used for event in told if isinstance(event, UsageChanged)]
    assert max(n_used) == n_used[-1], "what it had written is not counted twice"
    assert at.store.stop_reason(at.store.turns_of_chat(1)[-1].turn_id) is StopReason.PAUSED


# ---- going on ------------------------------------------------------------------------------------


def stopping(at: Desk, count: int) -> None:
    """Stop the reply after so many pieces of it."""
    left = [count]

    def stop(event: object) -> None:
        left[0] -= isinstance(event, TokenGenerated)
        if left[0] == 0:
            at.governor.cancel()

    at.watch = stop


@pytest.mark.parametrize("count", [5, 400, 1500])
def test_a_stopped_reply_goes_on_in_the_same_turn(at: Desk, kind: dict[str, Any], count: int) -> None:
    replies = iter([story(2000), "And so on.", "Fine.", "Fine."])

    def respond(prompt: str) -> str:
        return "- A keeper saw ships." if INSTRUCTION in prompt else next(replies)

    stopping(at, count)
    at.play(respond, [SendMessage("A story!")], **kind)
    at.watch = lambda _: None
    begun = at.told(ReplyFinished)[0].text
    told = at.play(respond, [GoOn(), *messages(2)], chat_id=1, **kind)
    assert errors(told) == notices(told) == []
    verify_order(told)
    whole = next(event for event in told if isinstance(event, ReplyFinished))
    assert whole.text == begun + "And so on."
    assert whole_replies(at.store.turns_of_chat(1))[2].text == whole.text


def test_it_goes_on_at_once_and_more_than_once(at: Desk, kind: dict[str, Any]) -> None:
    replies = iter([story(1500), "And so on. ", "To the end."])

    def respond(prompt: str) -> str:
        return "- A keeper." if INSTRUCTION in prompt else next(replies)

    told = at.play(respond, [SendMessage("A story!"), GoOn(), GoOn()], **kind)
    assert errors(told) == notices(told) == []
    verify_order(told)
    texts = [event.text for event in at.told(ReplyFinished)]
    assert texts[-1] == f"{story(1500)}And so on. To the end."
    assert whole_replies(at.store.turns_of_chat(1))[-1].text == texts[-1]


def test_what_goes_on_may_begin_with_any_sign_but_with_no_call(at: Desk) -> None:
    at.play(telling("It began in May"), [SendMessage("A story!"), GoOn()], n_ctx=N_CTX)
    assert at.engine.grammars == ["", text_without_calls(OWN_TOOLS)]


def test_where_nothing_can_go_on_the_user_is_told(at: Desk) -> None:
    at.play(telling(""), [GoOn(), SendMessage("Hello."), ClearContext(confirmed=True), GoOn()], n_ctx=N_CTX)
    assert errors(at.events) == ["nothing_to_go_on"] * 2


def test_behind_the_call_of_a_program_nothing_is_written(at: Desk) -> None:
    call = '<tool_call>{"name": "look", "arguments": {"page": 1}}</tool_call>'
    at.play(telling(f"I look.\n{call}"), [SendMessage("A story!"), GoOn()], n_ctx=N_CTX)
    assert errors(at.events) == ["nothing_to_go_on"]


def test_a_part_that_comes_back_has_what_its_reply_begins_and_ends_with(
    at: Desk, kind: dict[str, Any]
) -> None:
    text = story(500)
    jobs = [SendMessage("A story!"), ClearContext(confirmed=True)]
    at.play(telling(text), jobs, **kind | {"n_ctx": 640})
    parts = [turn.number for turn in parts_of(at.store.turns_of_chat(1))]
    assert len(parts) > 3
    told = at.play(telling(text), [BringBack(parts[1], parts[1])], chat_id=1, **kind | {"n_ctx": 640})
    assert errors(told) == []
    resident = [turn.number for turn in at.ended.timeline.resident()][1:]
    assert resident == [parts[0], parts[1], parts[-1]]


def test_a_pinned_part_comes_to_another_version_with_the_ends_of_its_reply(
    at: Desk, kind: dict[str, Any]
) -> None:
    text = story(500)
    options = kind | {"n_ctx": 640}
    at.play(telling(text), [SendMessage("A story!"), SendMessage("And?")], **options)
    stored = at.store.turns_of_chat(1)
    parts = [turn.number for turn in stored if turn.role is Role.ASSISTANT][:-1]
    assert len(parts) > 3
    jobs = [SetPinned(parts[1], True), *messages(6), Regenerate(stored[-1].number)]
    told = at.play(telling(text), jobs, chat_id=1, **options)
    assert errors(told) == []
    resident = {turn.number for turn in at.ended.timeline.resident()}
    assert {parts[0], parts[1], parts[-1]} <= resident


@pytest.mark.parametrize("n_calls", range(4))
def test_an_engine_that_fails_as_it_goes_on_leaves_the_reply_whole(at: Desk, n_calls: int) -> None:
    replies = iter(["The keeper saw ships.", "And so on.", "Fine.", "Fine."])

    def fail() -> None:
        at.engine.faults[at.engine.n_calls + n_calls] = EngineError("broken")

    spans: list[int] = []

    def look() -> None:
        reply = at.timeline.turn(2)
        assert reply.span is not None
        texts = [turn.text for turn in at.store.turns_of_chat(1)]
        assert reply.text == texts[reply.number]
        spans.append(reply.span.n_tokens - len(reply.text))

    def respond(_prompt: str) -> str:
        return next(replies)

    at.play(respond, [SendMessage("A story!"), at.then(look)], n_ctx=1024)
    jobs = [at.then(fail), GoOn(), at.then(look), SendMessage("Thanks.")]
    at.play(respond, jobs, chat_id=1, n_ctx=1024)
    before, after = spans
    assert after == before, "as many tokens as its text has"
