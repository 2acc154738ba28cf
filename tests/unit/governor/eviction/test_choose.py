"""Who decides what leaves: the model, the settings, the user, the emergency."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.calls.guide_calls import CONTEXT_MANAGE, MEMORY_SEARCH, call_text
from ethervox_gui.context.edits.kv_model import LIVE, SCRATCH
from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.events.events import (
    Action,
    ContextEdited,
    ErrorRaised,
    Event,
    NoticeRaised,
    ReplyFinished,
    StopReason,
    Trigger,
)
from ethervox_gui.context.text import Text
from ethervox_gui.context.turns.turns import TurnState
from ethervox_gui.engine.protocol import Capability
from ethervox_gui.governor.eviction import ask_model
from ethervox_gui.governor.jobs.jobs import (
    ChangeSettings,
    ReportStatus,
    SendMessage,
    ShiftWindow,
    SummarizeOld,
    UndoEdit,
)
from ethervox_gui.storage.base.values import NewMemory
from tests.helpers.desk import (
    INSTRUCTION,
    Desk,
    counting,
    desk,
    errors,
    in_turn,
    messages,
    notices,
    user_texts,
    verify_order,
    with_settings,
)
from tests.helpers.scripted_engine import Respond

ALERT = "ALERT: Context usage at"


def deciding(answer: str, asked: list[str] | None = None) -> Respond:
    """A model that answers the alert with ``answer``, an instruction with a summary, else “Fine.”."""

    def respond(prompt: str) -> str:
        if ALERT in prompt.rsplit("\n", 3)[-3:][0] or ALERT in prompt[-200:]:
            if asked is not None:
                asked.append(prompt)
            return answer
        return "- They talked." if INSTRUCTION in prompt else "Fine."

    return respond


def manage(**arguments: str | int) -> str:
    return call_text(CONTEXT_MANAGE, **arguments)


def overflowing(folder: Path, respond: Respond, count: int = 30, **options: Any) -> tuple[list[Event], Desk]:
    """Messages until the context was full more than once."""
    settings = {key: options.pop(key) for key in list(options) if "__" in key}
    with desk(folder, **{"context__mode": "model", "context__keep_recent_turns": 4} | settings) as at:
        told = at.play(respond, messages(count), n_ctx=1024, **options)
        assert user_texts(at.store, 1) == [message.text for message in messages(count)]
        verify_order(told)
        return told, at


def edits(told: list[Event]) -> list[ContextEdited]:
    return [event for event in told if isinstance(event, ContextEdited)]


@pytest.mark.parametrize("action", list(Action))
def test_the_model_chooses_what_leaves(tmp_path: Path, action: Action) -> None:
    asked: list[str] = []
    call = manage(action=action, keep_last_n_turns=6, summary_detail="brief")
    told, _ = overflowing(tmp_path, deciding(call, asked), context__prepare_ahead=False)
    assert errors(told) == []
    assert asked
    assert ALERT not in "".join(event.text for event in told if isinstance(event, ReplyFinished))
    first = edits(told)[0]
    if action in (Action.SUMMARIZE_OLD, Action.SHIFT_WINDOW):
        assert (first.action, first.trigger, first.requested) == (action, Trigger.TOOL, 6)
    else:  # what it takes out may be too little
        assert first.action in (action, Action.SUMMARIZE_OLD)


def test_pruning_that_would_not_help_becomes_a_summary(tmp_path: Path) -> None:
    """Nothing here is unimportant."""
    call = manage(action="prune_unimportant")
    with desk(tmp_path, context__mode="model") as at:
        jobs = [SendMessage(f"We decided that the deadline {n} is on Monday.") for n in range(30)]
        told = at.play(deciding(call), jobs, n_ctx=1024)
    assert errors(told) == []
    assert {(edit.action, edit.trigger) for edit in edits(told)} == {(Action.SUMMARIZE_OLD, Trigger.AUTO)}


@pytest.mark.parametrize("answer", ["I do not know.", manage(action="explode"), ""])
@pytest.mark.parametrize("ahead", [True, False])
def test_a_model_that_does_not_say_what_leaves_costs_no_turns(
    tmp_path: Path, answer: str, ahead: bool
) -> None:
    asked: list[str] = []
    with desk(
        tmp_path, context__mode="model", context__keep_recent_turns=4, context__prepare_ahead=ahead
    ) as at:
        told = at.play(deciding(answer, asked), [*messages(30), ReportStatus()], n_ctx=1024)
    assert errors(told) == []
    assert asked
    assert {(edit.action, edit.trigger) for edit in edits(told)} == {(Action.SUMMARIZE_OLD, Trigger.AUTO)}
    assert "0 of them emergencies" in notices(told)[-1]


def test_a_model_that_fails_while_it_decides_costs_no_turns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> str:
        raise EngineError("broken")

    monkeypatch.setattr(ask_model, "_answer", broken)
    told, _ = overflowing(tmp_path, deciding(""))
    assert errors(told) == []
    assert {(edit.action, edit.trigger) for edit in edits(told)} == {(Action.SUMMARIZE_OLD, Trigger.AUTO)}


def test_a_model_that_takes_too_long_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ask_model, "_MAX_SECONDS", -1.0)
    told, _ = overflowing(tmp_path, deciding(manage(action="shift_window")))
    assert {(edit.action, edit.trigger) for edit in edits(told)} == {(Action.SUMMARIZE_OLD, Trigger.AUTO)}


def test_where_asking_would_prefill_everything_the_settings_decide(tmp_path: Path) -> None:
    asked: list[str] = []
    rebuild = Capability(False, False, "recurrent")
    told, _ = overflowing(tmp_path, deciding("", asked), capability=rebuild)
    assert asked == []
    assert {(edit.action, edit.trigger) for edit in edits(told)} == {(Action.SUMMARIZE_OLD, Trigger.AUTO)}


def test_a_small_window_has_no_room_to_ask(tmp_path: Path) -> None:
    asked: list[str] = []
    with desk(tmp_path, context__mode="model", context__keep_recent_turns=4) as at:
        told = at.play(deciding("", asked), messages(30), n_ctx=300)
    assert asked == []
    assert {edit.trigger for edit in edits(told)} == {Trigger.AUTO}


def test_stop_while_the_model_decides_ends_the_reply_and_nothing_is_lost(tmp_path: Path) -> None:
    with desk(tmp_path, context__mode="model", context__prepare_ahead=False) as at:

        def respond(prompt: str) -> str:
            if ALERT in prompt[-200:]:
                at.governor.cancel()
                return manage(action="shift_window")
            return "Fine."

        told = at.play(respond, [*messages(30), SendMessage("go on")], n_ctx=1024)
        assert edits(told) == []
        stopped = [event for event in told if isinstance(event, NoticeRaised) and event.text == "Stopped."]
        ended = [e for e in told if isinstance(e, ReplyFinished) and e.stop_reason is StopReason.CANCELLED]
        assert stopped or ended


def test_the_reason_of_an_emergency_can_be_translated(tmp_path: Path) -> None:
    first = SendMessage("go"), ChangeSettings(with_settings())
    with desk(tmp_path, context__enabled=False) as at:
        told = at.play(lambda _: counting(1500), [*first, *messages(4, 60)], n_ctx=1024)
    reasons = [
        text.values["emergency"]
        for text in notices(told)
        if isinstance(text, Text) and "emergency" in text.values
    ]
    assert reasons
    for reason in reasons:
        assert isinstance(reason, Text)
        assert reason.template == "the context was {share:.0%} full"


def test_the_advice_where_nothing_is_managed_can_be_translated(tmp_path: Path) -> None:
    with desk(tmp_path, context__enabled=False) as at:
        told = at.play(deciding(""), messages(20, 150), n_ctx=1024)
    refused = next(event.message for event in told if isinstance(event, ErrorRaised))
    assert isinstance(refused, Text)
    assert all(isinstance(part, Text) for part in refused.values.values())
    assert "Turn on “Manage the context”" in refused


# ---- manual --------------------------------------------------------------------------------------


def test_in_manual_mode_the_user_is_warned_once_and_then_refused_with_the_choices(tmp_path: Path) -> None:
    with desk(tmp_path, context__mode="manual") as at:
        told = at.play(deciding(""), messages(60), n_ctx=1024)
        assert edits(told) == []
        warnings = [text for text in notices(told) if "Manual context" in text]
        assert len(warnings) == 1
        refusals = [event for event in told if getattr(event, "code", "") == "context_full"]
        assert refusals
        for choice in ("/context summarize", "/context shift", "/context prune"):
            assert choice in warnings[0]
            assert choice in refusals[0].message  # type: ignore[attr-defined]
        stored = at.store.turns_of_chat(1)
        assert {turn.state for turn in stored} == {TurnState.IN_KV}, "nothing was lost"
        assert len(user_texts(at.store, 1)) == 60 - len(refusals), "what was refused is not stored"
        again = at.play(deciding(""), [SummarizeOld(2), *messages(2)], chat_id=1, n_ctx=1024)
        assert errors(again) == []


def test_a_reply_in_manual_mode_ends_before_anything_leaves(tmp_path: Path) -> None:
    with desk(tmp_path, context__mode="manual") as at:
        told = at.play(lambda _: counting(2000), [SendMessage("Tell me all.")], n_ctx=1024)
        (reply,) = [event for event in told if isinstance(event, ReplyFinished)]
        assert reply.stop_reason is StopReason.LENGTH
        assert "/context shift" in notices(told)[-1]
        assert edits(told) == []


def test_a_result_that_finds_no_room_in_manual_mode_is_told_with_the_choices(tmp_path: Path) -> None:
    with desk(tmp_path, context__mode="manual") as at:
        at.store.add_memory(at.store.create_chat("dogs").chat_id, NewMemory("- " + "dog " * 60))
        respond = in_turn(*["Fine."] * 3, call_text(MEMORY_SEARCH, query="dog"), "Done.")
        told = at.play(respond, [*messages(3, 250), SendMessage("dog?"), ShiftWindow(2)], n_ctx=1024)
        (error,) = [event for event in told if isinstance(event, ErrorRaised)]
        assert error.code == "no_room"
        for choice in ("/context summarize", "/context shift", "/context prune"):
            assert choice in error.message
        again = at.play(respond, messages(1), chat_id=at.ended.chat_id, n_ctx=1024)
        assert errors(again) == []


# ---- fewer than asked ----------------------------------------------------------------------------


def test_fewer_turns_stay_than_asked_where_they_would_leave_no_room(tmp_path: Path) -> None:
    with desk(tmp_path, context__enabled=False) as at:
        told = at.play(deciding(""), [*messages(5, 120), ShiftWindow(10)], n_ctx=1024)
    (edit,) = edits(told)
    assert edit.requested == 10
    assert 0 < edit.kept < 10
    assert f"{edit.kept} turns stay instead of 10" in notices(told)[-1]


def test_fewer_turns_stay_than_asked_where_they_would_not_begin_with_a_message(tmp_path: Path) -> None:
    """There is room for all of them: that is not the reason, and is not said to be it alone."""
    with desk(tmp_path) as at:
        told = at.play(deciding(""), [*messages(2), ShiftWindow(1)], n_ctx=4096)
    assert [edit.kept for edit in edits(told)] == [0]
    assert notices(told)[-1] == (
        "0 turns stay instead of 1: what stays must begin with a message of yours and leave room for a reply."
    )


def test_the_details_of_a_summary_are_the_models_choice(tmp_path: Path) -> None:
    seen: list[str] = []

    def respond(prompt: str) -> str:
        if INSTRUCTION in prompt:
            seen.append(prompt)
            return "- They talked."
        return (
            manage(action="summarize_old", summary_detail=Detail.DETAILED)
            if ALERT in prompt[-200:]
            else "Ok."
        )

    overflowing(tmp_path, respond)
    assert seen
    assert all("Be detailed." in prompt for prompt in seen)


def test_the_model_decides_with_the_whole_chat_before_it_and_an_ended_reply(tmp_path: Path) -> None:
    """On the scratch sequence: all of the live chat, the end of the open reply, then the alert."""
    seen: list[tuple[bool, bool]] = []

    def respond(prompt: str) -> str:
        if ALERT in prompt[-200:]:
            live, scratch = at.engine.cells[LIVE], at.engine.cells[SCRATCH]
            ending = at.engine.reply_end(at.live.messages())
            behind = tuple(scratch[p] for p in sorted(scratch) if p > max(live))[: len(ending)]
            whole = live.items() <= scratch.items()
            seen.append((whole, (behind == ending) == (at.timeline.open_reply is not None)))
            return call_text(
                CONTEXT_MANAGE, action="shift_window", keep_last_n_turns=5, summary_detail="brief"
            )
        return counting(360)

    with desk(tmp_path, context__mode="model", context__keep_recent_turns=2) as at:
        at.play(respond, messages(3), n_ctx=1536)
    assert seen
    assert all(pair == (True, True) for pair in seen), seen


# ---- what users told stays -----------------------------------------------------------------------

TOLD = (
    "My boat is called Alba.",
    "Unsere Katze heißt Mirabelle.",
    "Le code de mon vélo est 5927.",
    "The tent is in the attic.",
    "I'm allergic to hazelnuts.",
    "We meet the notary on June 9.",
)
SURGICAL_OR_NOT = [Capability(True, True, ""), Capability(False, False, "recurrent")]


def telling(count: int = 30) -> list[SendMessage]:
    """Facts, and everyday messages behind them."""
    return [*map(SendMessage, TOLD), *messages(count)]


def standing(at: Desk) -> str:
    """What stands in the context for what left."""
    return "\n".join(block.text for block in at.ended.timeline.blocks)


@pytest.mark.parametrize("ahead", [True, False])
@pytest.mark.parametrize("method", ["gap", "shift"])
@pytest.mark.parametrize("action", [Action.SHIFT_WINDOW, Action.PRUNE_UNIMPORTANT])
def test_whatever_the_model_chooses_what_users_told_stays_in_lines(
    tmp_path: Path, action: Action, method: str, ahead: bool
) -> None:
    call = manage(action=action, keep_last_n_turns=5)
    options = {"context__mode": "model", "context__method": method, "context__prepare_ahead": ahead}
    with desk(tmp_path, **options) as at:
        told = at.play(deciding(call), telling(), n_ctx=1024)
        assert errors(told) == []
        verify_order(told)
        found = edits(told)
        assert len(found) >= 2
        assert {edit.action for edit in found} <= {action, Action.SUMMARIZE_OLD}
        assert Trigger.TOOL in {edit.trigger for edit in found}
        assert all(edit.memory_id is not None for edit in found)
        resident = {turn.text for turn in at.ended.timeline.resident()}
        for fact in TOLD:
            assert fact in resident or f"- You: {fact}" in standing(at), fact
        assert len(at.ended.timeline.blocks) == 1, "the lines before are in the newest ones"
        before = standing(at)
        at.play(deciding(call), [], chat_id=1, n_ctx=1024)
        assert standing(at) == before, "opened again, the same lines stand there"


def test_a_call_in_a_reply_leaves_lines_too(tmp_path: Path) -> None:
    calls = in_turn(*["Fine."] * len(TOLD), manage(action="shift_window", keep_last_n_turns=5), "Done.")
    with desk(tmp_path) as at:
        told = at.play(calls, [*map(SendMessage, TOLD), *messages(1)], n_ctx=4096)
        (edit,) = edits(told)
        assert (edit.action, edit.trigger) == (Action.SHIFT_WINDOW, Trigger.TOOL)
        assert standing(at).splitlines()[0] in {f"- You: {text}" for text in TOLD}


@pytest.mark.parametrize("capability", SURGICAL_OR_NOT, ids=["surgical", "rebuild"])
def test_an_emergency_leaves_lines_without_asking_the_model(tmp_path: Path, capability: Capability) -> None:
    asked: list[str] = []

    def respond(prompt: str) -> str:
        if INSTRUCTION in prompt:
            asked.append(prompt)
        return "Ok." if "go on" in prompt else counting(4000)

    jobs = [SendMessage(" ".join(TOLD)), ChangeSettings(with_settings()), SendMessage("go on")]
    with desk(tmp_path, context__enabled=False) as at:
        told = at.play(respond, jobs, n_ctx=2048, capability=capability)
        assert errors(told) == []
        first = edits(told)[0]
        assert (first.action, first.trigger) == (Action.SHIFT_WINDOW, Trigger.EMERGENCY)
        assert asked == []
        assert first.memory_id is not None
        assert sorted(at.store.memory(first.memory_id).text.splitlines()) == sorted(
            f"- You: {t}" for t in TOLD
        )


def test_lines_that_the_context_has_no_room_for_are_a_memory(tmp_path: Path) -> None:
    """One short exchange leaves: a block would need more cells than it frees."""
    call = manage(action="shift_window", keep_last_n_turns=5)
    replies = in_turn("Ok", "Ok", "Ok", call, "Done.")
    with desk(tmp_path) as at:
        said = [SendMessage("My cat: Tom."), *messages(3)]
        told = at.play(replies, said, n_ctx=4096)
        (edit,) = edits(told)
        assert edit.action is Action.SHIFT_WINDOW
        assert edit.tokens_freed > 0
        (memory,) = at.store.list_memories()
        assert (memory.memory_id, memory.text) == (edit.memory_id, "- You: My cat: Tom.")
        assert at.ended.timeline.blocks == ()
        user = at.store.turns_of_chat(1)[1]
        assert (user.state, user.memory_id) == (TurnState.DROPPED, None)
        assert [turn.turn_id for turn in at.store.memory_turns(memory.memory_id)][:1] == [user.turn_id]
        at.play(replies, [UndoEdit()], chat_id=1, n_ctx=4096)
        assert "My cat: Tom." in {turn.text for turn in at.ended.timeline.resident()}


def test_what_the_user_drops_leaves_no_line(tmp_path: Path) -> None:
    with desk(tmp_path) as at:
        told = at.play(deciding(""), [*telling(4), ShiftWindow(2)], n_ctx=4096)
        assert [edit.memory_id for edit in edits(told)] == [None]
        assert at.store.list_memories() == []
    with desk(tmp_path / "shift", context__mode="shift") as at:
        told = at.play(deciding(""), telling(), n_ctx=1024)
        assert {edit.memory_id for edit in edits(told)} == {None}


def test_the_newest_summary_stands_there_again_where_turns_left_from_between(tmp_path: Path) -> None:
    """What was pruned comes later in the chat than what was summarized after it."""
    small_talk = [SendMessage(text) for text in ("a nice walk again", "the tea is hot", "rain all day")]
    prune = manage(action="prune_unimportant")
    things = ("boat", "shed", "fence", "table", "bench", "gate")
    important = [SendMessage(f"We decided that the {thing} is repaired on Monday.") for thing in things]
    spoken = [*["Fine."] * len(important), *["So it goes. " * 9] * len(small_talk)]
    replies = in_turn(*spoken, prune, "Done.", summary="- They met.")
    jobs = [*important, *small_talk, SendMessage("We must leave on May 9."), SummarizeOld(8)]
    with desk(tmp_path) as at:
        told = at.play(replies, jobs, n_ctx=4096)
        assert errors(told) == []
        pruned, _ = edits(told)
        assert pruned.first_turn > 8
        before = standing(at)
        assert "the boat is repaired" in before
        assert "the tea is hot" in before, "the lines before are in it"
        at.play(replies, [], chat_id=1, n_ctx=4096)
        assert standing(at) == before
