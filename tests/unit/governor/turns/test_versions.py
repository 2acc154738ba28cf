"""Replies written again, messages said differently, versions gone back to; the cache stays true."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.events.events import (
    BranchSwitched,
    ContextEdited,
    Event,
    TokenGenerated,
    TurnAppended,
    TurnPagedIn,
)
from ethervox_gui.context.events.window_events import PromptProgressed, ReplyStarted
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.engine.protocol import Capability
from ethervox_gui.governor.jobs.jobs import (
    EditMessage,
    IfTooLong,
    Job,
    OpenChat,
    Regenerate,
    SendMessage,
    SetPinned,
    ShiftWindow,
    ShowTurn,
    ShowVersion,
    SummarizeOld,
    UndoEdit,
)
from ethervox_gui.storage.base.values import Filter
from ethervox_gui.storage.chats.given import GivenTurn
from tests.helpers.desk import Desk, desk, errors, in_turn, messages, notices, says, verify_order
from tests.helpers.scripted_engine import SURGICAL

KINDS: dict[str, dict[str, Any]] = {
    "surgical": {},
    "no shift": {"capability": Capability(True, False, "cells cannot be shifted")},
    "rebuild": {"capability": Capability(False, False, "a recurrent model")},
}


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> dict[str, Any]:
    return {"n_ctx": 2048, **KINDS[request.param]}


def n_decoded(at: Desk) -> int:
    return sum(len(chunk) for _, chunk in at.engine.decoded)


def texts(at: Desk, chat_id: int = 1) -> list[str]:
    return [turn.text for turn in at.store.turns_of_chat(chat_id) if turn.role is not Role.SYSTEM]


def states(at: Desk, chat_id: int = 1) -> list[str]:
    return [turn.state.value for turn in at.store.turns_of_chat(chat_id)]


def switches(told: list[Event]) -> list[tuple[int, int, int, bool]]:
    return [
        (event.turn_number, event.version, event.n_versions, event.is_new)
        for event in told
        if isinstance(event, BranchSwitched)
    ]


def test_a_reply_is_written_again_and_both_stay(at: Desk, kind: dict[str, Any]) -> None:
    jobs = [SendMessage("Hello?"), Regenerate(), SendMessage("And?"), Regenerate(2), ShowVersion(2, 2)]
    told = at.play(in_turn("One.", "Two.", "Three.", "Four."), jobs, **kind)
    assert errors(told) == []
    verify_order(told)
    assert switches(told) == [(2, 2, 2, True), (2, 3, 3, True), (2, 2, 3, False)]
    assert texts(at) == ["Hello?", "Two.", "And?", "Three."], "that branch goes on where it was left"
    versions = at.store.versions_of_chat(1)
    assert [at.store.turn(turn_id).text for turn_id in versions[2]] == ["One.", "Two.", "Four."]


def test_a_reply_that_fails_before_its_first_word_stands_not_in_front(at: Desk, kind: dict[str, Any]) -> None:
    """As where a remote server refuses what it took before."""
    replies = iter(["One.", "Two."])

    def respond(_prompt: str) -> str:
        try:
            return next(replies)
        except StopIteration:
            raise EngineError("the server refuses this") from None

    jobs = [SendMessage("Hello?"), SendMessage("And?"), Regenerate(2)]
    told = at.play(respond, jobs, **kind)
    assert len(errors(told)) == 1
    verify_order(told)
    assert texts(at) == ["Hello?", "One.", "And?", "Two."]
    told = at.play(says("Three."), [SendMessage("So?")], chat_id=1, **kind)
    assert errors(told) == []
    assert texts(at) == ["Hello?", "One.", "And?", "Two.", "So?", "Three."]


def test_a_message_is_said_differently_and_both_stay(at: Desk, kind: dict[str, Any]) -> None:
    jobs = [SendMessage("Hello?"), SendMessage("How?"), EditMessage(3, "Why?"), ShowVersion(3, 1)]
    seen: list[list[str]] = []
    jobs.insert(3, at.then(lambda: seen.append(texts(at))))
    told = at.play(in_turn("One.", "Two.", "Three."), jobs, **kind)
    assert errors(told) == []
    verify_order(told)
    assert seen == [["Hello?", "One.", "Why?", "Three."]]
    assert texts(at) == ["Hello?", "One.", "How?", "Two."]
    assert switches(told) == [(3, 2, 2, True), (3, 1, 2, False)]
    assert [event.text for event in told if isinstance(event, BranchSwitched)] == ["Why?", ""]


def test_the_first_message_has_versions(at: Desk, kind: dict[str, Any]) -> None:
    at.settings = at.settings.with_values({"model.system_prompt": "none"})
    told = at.play(in_turn("One.", "Two."), [SendMessage("Hello?"), EditMessage(0, "Hi?")], **kind)
    assert errors(told) == []
    assert texts(at) == ["Hi?", "Two."]
    at.play(says("Fine."), [ShowVersion(0, 1)], chat_id=1, **kind)
    assert texts(at) == ["Hello?", "One."]


def test_going_to_and_fro_reads_nothing_again(at: Desk) -> None:
    counts: list[int] = []
    look = at.then(lambda: counts.append(n_decoded(at)))
    back = [ShowVersion(4, 1), ShowVersion(4, 2), ShowVersion(4, 1)]
    jobs = [*messages(4), Regenerate(4), look, *back, look]
    told = at.play(says("A reply."), jobs, n_ctx=2048)
    assert errors(told) == []
    assert counts[0] == counts[1], "nothing was decoded"
    paged = [(event.turns, event.source) for event in told if isinstance(event, TurnPagedIn)]
    assert paged == [((4, 5, 6, 7, 8), "page"), ((4,), "page"), ((4, 5, 6, 7, 8), "page")]
    assert not any(turn.recalled for turn in at.ended.timeline)


def test_only_the_new_reply_is_decoded(at: Desk) -> None:
    counts: list[int] = []
    look = at.then(lambda: counts.append(n_decoded(at)))
    at.play(says("Short."), [*messages(6), look, Regenerate(), look], n_ctx=2048)
    assert counts[1] - counts[0] < 30


def test_without_pages_the_branch_alone_is_read_and_that_is_said(tmp_path: Path) -> None:
    with desk(tmp_path, paging__budget_mb=0) as at:
        counts: list[int] = []
        look = at.then(lambda: counts.append(n_decoded(at)))
        jobs = [*messages(6), Regenerate(10), look, ShowVersion(10, 1), look]
        told = at.play(says("A reply."), jobs, n_ctx=2048)
        assert errors(told) == []
        branch = sum(turn.n_tokens for turn in at.ended.timeline if turn.number >= 10)
        assert counts[1] - counts[0] == branch
        assert any(f"reading {branch} tokens" in text for text in notices(told))


def test_a_model_that_can_only_be_rebuilt_says_what_it_costs(at: Desk) -> None:
    told = at.play(says("A reply."), [*messages(3), Regenerate()], **{"n_ctx": 2048, **KINDS["rebuild"]})
    assert any("can only be rebuilt: reading" in text for text in notices(told))


# ---- turns that had left ---------------------------------------------------------------------------


def test_a_summary_of_shared_turns_stands_on_both_branches(at: Desk, kind: dict[str, Any]) -> None:
    jobs = [*messages(6), SummarizeOld(4), Regenerate(12), ShowVersion(12, 1), Regenerate(10)]
    told = at.play(says("A reply."), jobs, **kind)
    assert errors(told) == []
    assert states(at) == ["in_kv", *["summarized"] * 8, *["in_kv"] * 2]
    assert len(at.ended.timeline.blocks) == 1


def test_a_summary_that_tells_of_another_branch_goes_and_its_turns_come_back(
    at: Desk, kind: dict[str, Any]
) -> None:
    counts: list[int] = []
    look = at.then(lambda: counts.append(n_decoded(at)))
    jobs = [*messages(6), SummarizeOld(4), look, EditMessage(5, "x"), look, ShowVersion(5, 1), look]
    told = at.play(says("A reply."), jobs, **kind)
    assert errors(told) == []
    assert states(at) == ["in_kv", *["summarized"] * 8, *["in_kv"] * 4], "as it was left"
    (block,) = at.ended.timeline.blocks
    assert (block.first_turn, block.last_turn) == (1, 8)
    if kind.get("capability") is None:
        assert counts[2] == counts[1], "the summary, too, came from its page"
        assert counts[1] - counts[0] < 30, "turns 1 to 4 came from their pages"
    at.play(says("A reply."), [ShowVersion(5, 2)], chat_id=1, **kind)
    assert states(at) == ["in_kv"] * 7
    assert at.ended.timeline.blocks == ()


def test_an_earlier_summary_stands_again(at: Desk) -> None:
    jobs = [*messages(5), SummarizeOld(4), *messages(4), SummarizeOld(4), EditMessage(13, "x")]
    told = at.play(says("A reply.", summary="- They."), jobs, n_ctx=2048)
    assert errors(told) == []
    second, first = at.store.list_memories(Filter(1))
    assert (first.last_turn, second.last_turn) == (6, 14)
    (block,) = at.ended.timeline.blocks
    assert block.memory_id == first.memory_id
    assert states(at) == ["in_kv", *["summarized"] * 6, *["in_kv"] * 8]


def test_what_room_had_taken_out_since_is_there_again(tmp_path: Path) -> None:
    """Going far back, the context is as it was then; what the user dropped stays out."""
    with desk(tmp_path, context__mode="shift") as at:
        jobs = [*messages(1), ShiftWindow(0), *messages(6, 60), SendMessage("z" * 200)]
        told = at.play(says("A reply."), jobs, n_ctx=1024)
        (by_user, by_itself) = [event for event in told if isinstance(event, ContextEdited)]
        assert (by_user.first_turn, by_user.last_turn) == (1, 2)
        assert (by_itself.trigger, by_itself.first_turn) == ("auto", 3)
        assert by_itself.last_turn >= 6
        assert errors(at.play(says("A reply."), [EditMessage(9, "x")], chat_id=1, n_ctx=1024)) == []
        assert states(at) == ["in_kv", "dropped", "dropped", *["in_kv"] * 8]


def test_pinned_turns_stay_whatever_comes(at: Desk, kind: dict[str, Any]) -> None:
    jobs = [*messages(6), SetPinned(3, True), SummarizeOld(4), EditMessage(5, "x"), ShowVersion(5, 1)]
    told = at.play(says("A reply."), jobs, **kind)
    assert errors(told) == []
    assert states(at)[3] == "in_kv"
    assert at.ended.timeline.turn(3).pinned


def test_an_undo_after_a_switch_is_of_the_branch_that_is_there(at: Desk, kind: dict[str, Any]) -> None:
    jobs = [*messages(6), SummarizeOld(4), Regenerate(12), UndoEdit(), EditMessage(3, "x"), UndoEdit()]
    told = at.play(says("A reply."), jobs, **kind)
    assert errors(told) == ["nothing_to_undo"]
    assert states(at) == ["in_kv"] * 5


@pytest.mark.parametrize("leave", [SummarizeOld(4), ShiftWindow(4)], ids=["summarized", "dropped"])
def test_an_edit_can_be_undone_after_going_to_another_version_and_back(
    at: Desk, kind: dict[str, Any], leave: Job
) -> None:
    jobs = [*messages(6), leave, EditMessage(3, "x"), ShowVersion(3, 1), UndoEdit(), UndoEdit()]
    told = at.play(says("A reply."), jobs, **kind)
    assert errors(told) == ["nothing_to_undo"], "once"
    assert states(at) == ["in_kv"] * 13
    assert at.ended.timeline.blocks == ()


def test_edits_of_two_versions_are_undone_each_on_its_own(at: Desk, kind: dict[str, Any]) -> None:
    """Both took out turns 5 and 6, which are on both branches, and each its own turns 7 and 8."""
    way = [*messages(6), SummarizeOld(8), SummarizeOld(4), EditMessage(7, "x"), *messages(2), SummarizeOld(4)]
    undone = [ShowVersion(7, 1), UndoEdit(), UndoEdit(), ShowVersion(7, 2), UndoEdit(), UndoEdit()]
    told = at.play(says("A reply."), [*way, *undone], **kind)
    assert errors(told) == ["nothing_to_undo"]
    words = [text.partition(" are")[0] for text in notices(told) if text.startswith("Undone")]
    assert words == ["Undone: turns 5–8", "Undone: turns 5–8", "Undone: turns 1–4"]
    assert at.ended.timeline.blocks == ()


def test_an_edit_of_another_version_is_known_after_the_chat_was_opened_again(at: Desk) -> None:
    way = [*messages(6), SummarizeOld(4), EditMessage(3, "x"), OpenChat(None), OpenChat(1), UndoEdit()]
    told = at.play(says("A reply."), [*way, ShowVersion(3, 1), UndoEdit()], n_ctx=2048)
    assert errors(told) == ["nothing_to_undo"], "on the other version"
    assert states(at) == ["in_kv"] * 13


def test_a_branch_that_does_not_fit_beside_the_rest_comes_as_far_as_it_goes(at: Desk) -> None:
    long = [SendMessage(f"{n} " + "word " * 60) for n in range(2)]
    jobs = [*messages(2), *long, EditMessage(5, "x"), *messages(8, 60), ShowVersion(5, 1)]
    told = at.play(says("A reply."), jobs, n_ctx=1024)
    assert errors(told) == []
    assert states(at)[-2:] == ["in_kv", "in_kv"]
    assert at.ended.timeline.n_used < at.ended.budget.act_at


@pytest.mark.parametrize("n_exchanges", [12, 300], ids=["more than fits", "far more than fits"])
def test_a_branch_that_nobody_has_counted_comes_as_far_as_it_goes(
    at: Desk, kind: dict[str, Any], n_exchanges: int
) -> None:
    """So it is with a chat that was imported: its turns have no sizes until they are read."""
    chat_id = at.store.create_chat().chat_id
    at.store.append_turn(chat_id, Role.USER, "Hello?")
    shared = at.store.append_turn(chat_id, Role.ASSISTANT, "Hello.")
    for answer in ("There", "Here"):
        said = [
            GivenTurn(role, f"{text} {number} " + "word " * 40)
            for number in range(n_exchanges)
            for role, text in ((Role.USER, "Where"), (Role.ASSISTANT, answer))
        ]
        at.store.give_turns(chat_id, said, shared.turn_id)
    told = at.play(says("Fine."), [ShowVersion(2, 1)], chat_id=chat_id, **kind)
    assert errors(told) == []
    timeline = at.ended.timeline
    newest = list(timeline)[-1]
    assert newest.text.startswith(f"There {n_exchanges - 1} ")
    assert newest.span is not None
    sizes = [turn.n_tokens for turn in timeline.resident()]
    assert timeline.n_used + 2 * max(sizes) > at.ended.full_at, "as much comes as there is room for"
    assert timeline.n_used < at.ended.full_at
    stored = {turn.turn_id: turn.n_tokens for turn in at.store.turns_of_chat(chat_id)}
    assert [stored[turn.turn_id] for turn in timeline.resident()] == sizes


# ---- wrong wishes, faults ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("job", "code"),
    [
        (Regenerate(99), "turn_not_found"),
        (Regenerate(0), "nothing_to_answer"),
        (EditMessage(2, "x"), "not_a_message"),
        (EditMessage(1, " "), "message_empty"),
        (EditMessage(99, "x"), "turn_not_found"),
        (EditMessage(3, "word " * 2000), "message_too_long"),
        (ShowVersion(1, 2), "version_not_found"),
        (ShowVersion(1, 0), "version_not_found"),
        (ShowVersion(99, 1), "turn_not_found"),
        (ShowTurn(99), "turn_not_found"),
    ],
)
def test_what_cannot_be_done_changes_nothing(at: Desk, job: Job, code: str, kind: dict[str, Any]) -> None:
    told = at.play(says("A reply."), [*messages(3), job], **kind)
    assert errors(told) == [code]
    assert len(texts(at)) == 6
    assert len(at.ended.timeline) == 7
    assert states(at) == ["in_kv"] * 7
    assert at.store.versions_of_chat(1) == {}


def test_a_turn_of_another_chat_is_none_of_this_one(at: Desk) -> None:
    told = at.play(says("A reply."), [*messages(2), OpenChat(None), *messages(1), ShowTurn(2)])
    assert errors(told) == ["turn_not_found"]


def test_a_turn_that_a_search_found_is_gone_to(at: Desk) -> None:
    jobs = [*messages(3), EditMessage(3, "x"), ShowTurn(6), ShowTurn(6)]
    told = at.play(says("A reply."), jobs)
    assert errors(told) == []
    assert switches(told) == [(3, 2, 2, True), (3, 1, 2, False)]
    assert at.ended.timeline.turn(5).turn_id == 6
    assert len(texts(at)) == 6


def test_a_message_that_is_too_long_can_be_condensed(at: Desk) -> None:
    long = " ".join(f"The house number {n} has a blue door." for n in range(300))
    told = at.play(says("Fine."), [*messages(2), EditMessage(3, long, IfTooLong.END)], n_ctx=1024)
    assert errors(told) == []
    assert "number 299" in texts(at)[2]


def test_stopped_before_the_first_word_the_chat_is_as_it_was(at: Desk, kind: dict[str, Any]) -> None:
    """Between the cut and the new reply there is nothing that could be lost."""
    at.watch = lambda event: (
        at.governor.cancel() if isinstance(event, BranchSwitched) and event.is_new else None
    )
    told = at.play(says("A reply."), [*messages(3), EditMessage(3, "word " * 100)], n_batch=32, **kind)
    at.watch = lambda _: None
    assert errors(told) == []
    # The message was stored as dropped, or nothing of it: either way all versions are whole.
    assert texts(at)[:2] == [messages(3)[0].text, "A reply."]
    path = at.store.path_through(1, 4)
    assert [turn.text for turn in path][3:] == [
        messages(3)[1].text,
        "A reply.",
        messages(3)[2].text,
        "A reply.",
    ]


def test_a_stopped_version_keeps_what_was_written(at: Desk, kind: dict[str, Any]) -> None:
    at.watch = lambda event: (
        at.governor.cancel() if isinstance(event, TokenGenerated) and event.text == "T" else None
    )
    told = at.play(in_turn("One.", "Two."), [SendMessage("Hello?"), Regenerate()], **kind)
    assert errors(told) == []
    assert texts(at) == ["Hello?", "T"]
    assert at.store.versions_of_chat(1).keys() == {2}


def test_a_version_that_is_stopped_before_its_first_word_stands_not_in_front(
    at: Desk, kind: dict[str, Any]
) -> None:
    started: list[int] = []

    def watch(event: Event) -> None:
        if isinstance(event, ReplyStarted):
            started.append(1)
            if len(started) == 3:
                at.governor.cancel()

    at.watch = watch
    told = at.play(in_turn("One.", "Two.", "Three."), [*messages(2), Regenerate(2)], **kind)
    assert errors(told) == []
    assert texts(at)[1::2] == ["One.", "Two."]


@pytest.mark.parametrize("after", range(6))
def test_an_engine_that_fails_on_the_way(at: Desk, after: int, kind: dict[str, Any]) -> None:
    """Whatever fails, nothing that was said is lost and the cache is what the timeline says."""
    failing: list[int] = []

    def fail_once() -> None:
        apply = at.engine.apply

        def broken(*arguments: Any, **options: Any) -> None:
            failing.append(1)
            if len(failing) == after + 1:
                raise EngineError("it broke")
            apply(*arguments, **options)

        at.engine.apply = broken  # type: ignore[method-assign]

    jobs = [*messages(3), EditMessage(3, "x"), at.then(fail_once), ShowVersion(3, 1), ShowVersion(3, 2)]
    at.play(says("A reply."), jobs, verified=False, **kind)
    told = at.play(says("A reply."), [SendMessage("On?")], chat_id=1, **kind)
    assert errors(told) == []
    assert len({turn.text for turn in at.store.path_through(1, 4)} & {m.text for m in messages(3)}) == 3


def test_killed_between_the_cut_and_the_new_reply_the_old_version_opens(tmp_path: Path) -> None:
    """The head moves with the first new turn: until then the chat on the disk is the old one, whole."""
    with desk(tmp_path, context__keep_recent_turns=4) as at:
        seen: list[list[str]] = []
        at.watch = lambda event: (
            seen.append([turn.text for turn in at.store.turns_of_chat(1)])
            if isinstance(event, BranchSwitched)
            else None
        )
        at.play(says("A reply."), [*messages(6), SummarizeOld(4), EditMessage(5, "x")], n_ctx=2048)
        assert [len(each) for each in seen] == [13]
        at.watch = lambda _: None
        # As it was left on the disk at that moment: the states of shared turns had changed already.
        old = at.store.path_through(1, 13)
        at.store.set_head(1, old[-1].turn_id)
        told = at.play(says("A reply."), [SendMessage("On?")], chat_id=1, n_ctx=2048)
        assert errors(told) == []
        assert len(at.ended.timeline) == 15


def test_a_regenerated_exchange_with_calls_begins_behind_the_message(at: Desk) -> None:
    call = '<tool_call name="memory_search" query="boat" />'
    told = at.play(in_turn(call, "One.", "Two."), [SendMessage("What boat?"), Regenerate()])
    assert errors(told) == []
    assert texts(at) == ["What boat?", "Two."]
    assert switches(told) == [(2, 2, 2, True)]
    numbers = [event.turn_number for event in told if isinstance(event, TurnAppended)]
    assert numbers == [1, 2, 3, 4, 2]


# ---- what cannot be answered, and what cannot come ----------------------------------------------------

LONG_QUESTION = "What is the answer to this long question? ".ljust(520, "x")


@pytest.mark.parametrize("mode", ["automatic", "shift"])
def test_the_question_that_is_answered_again_stays(tmp_path: Path, mode: str) -> None:
    """However full it makes the context: a reply to nothing helps nobody."""
    with desk(tmp_path, context__mode=mode) as at:
        told = at.play(says("Fine."), [*messages(1), SendMessage(LONG_QUESTION), Regenerate()], n_ctx=1000)
        assert errors(told) == []
        assert states(at) == ["in_kv", "dropped", "dropped", "in_kv", "in_kv"]
        assert len(at.store.versions_of_chat(1)[4]) == 2


@pytest.mark.parametrize(
    "capability", [SURGICAL, KINDS["rebuild"]["capability"]], ids=["surgical", "rebuild"]
)
def test_a_question_that_no_longer_fits_is_not_answered(tmp_path: Path, capability: Capability) -> None:
    """The chat was loaded with a smaller context: it stays as it was, with the summary that stood."""
    with desk(tmp_path, context__keep_recent_turns=2) as at:
        jobs = [SendMessage("We talked about Ada. " * 12), *messages(1), SummarizeOld(2)]
        jobs += [SendMessage("x" * 900), SendMessage("hello " * 12)]
        at.play(says("Fine."), jobs, n_ctx=2400, capability=capability)
        at.settings = at.settings.with_values({"model.n_ctx": 600})
        before: list[list[str]] = []
        look = at.then(lambda: before.append(states(at)))
        told = at.play(says("Never."), [look, Regenerate(5)], chat_id=1, n_ctx=600, capability=capability)
        assert errors(told) == ["no_room"]
        assert "summarized" in before[0]
        assert states(at) == before[0]
        assert "Never." not in texts(at)


def stop_at_progress(at: Desk) -> tuple[Job, Job]:
    """Jobs between which whatever reads is stopped at its first sign of progress."""

    def watch(event: Event) -> None:
        if isinstance(event, PromptProgressed):
            at.governor.cancel()

    def end() -> None:
        at.watch = lambda _: None

    def begin() -> None:
        at.watch = watch

    return at.then(begin), at.then(end)


def test_a_stopped_way_back_leaves_the_summary(tmp_path: Path) -> None:
    """What was summarized stays under its summary, which comes though reading the turns was stopped."""
    with desk(tmp_path, context__keep_recent_turns=2, paging__budget_mb=0) as at:
        begin, end = stop_at_progress(at)
        jobs = [*messages(3, 100), SummarizeOld(2), EditMessage(1, "other"), begin, ShowVersion(1, 1), end]
        at.play(says("Fine."), jobs, n_ctx=1200, n_batch=40)
        assert states(at) == ["in_kv", *["summarized"] * 4, "dropped", "dropped"]
        assert [block.memory_id for block in at.ended.timeline.blocks] == [1]


@pytest.mark.parametrize("budget", [0, 4096])
def test_a_message_whose_condensing_is_stopped_leaves_the_chat_as_it_was(tmp_path: Path, budget: int) -> None:
    """With pages, and where all of it has to be read again."""
    with desk(tmp_path, paging__budget_mb=budget) as at:
        begin, end = stop_at_progress(at)
        edit = EditMessage(1, "word. " * 600, IfTooLong.CONDENSE)
        told = at.play(says("Fine."), [*messages(3, 100), begin, edit, end], n_ctx=1200, n_batch=40)
        assert "Stopped." in notices(told)
        assert states(at) == ["in_kv"] * 7


@pytest.mark.parametrize("setting", [{"context__mode": "manual"}, {"context__enabled": False}])
def test_where_nothing_leaves_by_itself_nothing_leaves_with_a_version(
    tmp_path: Path, setting: dict[str, Any]
) -> None:
    with desk(tmp_path, **setting) as at:
        jobs = [*messages(6, 100), EditMessage(11, "short"), ShowVersion(11, 1)]
        told = at.play(says("Fine."), jobs, n_ctx=1000)
        assert errors(told) == []
        assert states(at) == ["in_kv"] * 13
        assert at.ended.timeline.n_used > at.ended.budget.act_at
