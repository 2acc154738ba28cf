"""Messages and replies past the end of the window."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from ethervox_gui.context.budget import Health
from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.events.events import (
    Action,
    ContextEdited,
    Event,
    HealthChanged,
    Method,
    ReplyFinished,
    StopReason,
    SummaryStored,
    TokenGenerated,
    Trigger,
    TurnAppended,
)
from ethervox_gui.context.events.window_events import (
    ChatRenamed,
    PromptProgressed,
    ReplyStarted,
    UsageChanged,
)
from ethervox_gui.context.summaries.importance import importance
from ethervox_gui.context.turns.parts import whole_replies
from ethervox_gui.context.turns.turns import Role, Turn, TurnState
from ethervox_gui.engine.protocol import Capability
from ethervox_gui.governor.jobs.jobs import ChangeSettings, SendMessage, SetPinned
from ethervox_gui.storage import Store
from tests.helpers.desk import (
    Desk,
    counting,
    desk,
    errors,
    messages,
    notices,
    says,
    user_texts,
    verify_order,
    verify_progress,
    with_settings,
)
from tests.helpers.scripted_engine import SURGICAL

REBUILD = Capability(False, False, "a recurrent model")
FIXED = Capability(True, False, "a model whose cells cannot be shifted")


def test_a_conversation_goes_on_past_several_overflows(at: Desk) -> None:
    sent = messages(24)
    told = at.play(says("A reply of some length."), sent)
    assert errors(told) == notices(told) == []
    verify_order(told)
    verify_progress(at)
    edits = at.told(ContextEdited)
    assert len(edits) >= 3
    assert {(e.action, e.trigger, e.method) for e in edits} == {
        (Action.SUMMARIZE_OLD, Trigger.AUTO, Method.GAP)
    }
    assert user_texts(at.store, 1) == [job.text for job in sent]
    replies = at.told(ReplyFinished)
    assert [reply.text for reply in replies] == ["A reply of some length."] * 24
    assert {reply.stop_reason for reply in replies} == {StopReason.END}
    stored = at.store.turns_of_chat(1)
    assert [turn.text for turn in stored if turn.role is Role.ASSISTANT] == [r.text for r in replies]
    summaries = at.told(SummaryStored)
    assert [s.memory_id for s in summaries] == [e.memory_id for e in edits]
    assert {s.source for s in summaries} == {"model"}
    # Each summary stands for all before it: the next one folds it in.
    assert {s.first_turn for s in summaries} == {1}
    assert at.store.memory_turns(summaries[-1].memory_id)[0].number == 1


@pytest.mark.parametrize("capability", [REBUILD, FIXED], ids=["rebuild", "no shift"])
@pytest.mark.parametrize("method", ["gap", "shift"])
def test_every_kind_of_model_goes_on(tmp_path: Path, capability: Capability, method: str) -> None:
    with desk(tmp_path, context__method=method, context__keep_recent_turns=4) as at:
        told = at.play(says("A reply of some length."), messages(16), capability=capability)
        assert errors(told) == notices(told) == []
        verify_order(told)
        verify_progress(at)
        assert len(at.told(ContextEdited)) >= 2
        expected = Method.GAP if capability.surgical else Method.REBUILD
        assert {e.method for e in at.told(ContextEdited)} == {expected}
        assert {s.source for s in at.told(SummaryStored)} == {"model"}


def test_a_complete_reply_is_stored_at_once_with_all_that_is_known_of_it(
    at: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However the program ends: in the middle of it there is nothing."""
    finish, stored = Store.finish_turn, list[float]()

    def look(store: Store, *given: Any) -> Turn:
        turn = finish(store, *given)
        stored.append(turn.importance)
        return turn

    monkeypatch.setattr(Store, "finish_turn", look)
    reply = "It is 4711 euros, due on 3 May."
    at.play(says(reply), messages(1))
    assert stored == [importance(Role.ASSISTANT, reply)] != [0.5]
    assert at.ended.timeline.turn(2).importance == stored[0]


def test_closing_up_at_each_edit_when_that_is_set(tmp_path: Path) -> None:
    with desk(tmp_path, context__method="shift", context__keep_recent_turns=4) as at:
        watched: list[tuple[int, int]] = []
        at.watch = lambda event: (
            watched.append((at.timeline.n_past, at.timeline.n_used)) if type(event) is ContextEdited else None
        )
        told = at.play(says("A reply of some length."), messages(16))
        assert errors(told) == notices(told) == []
        assert {e.method for e in at.told(ContextEdited)} == {Method.SHIFT}
        assert all(n_past == n_used for n_past, n_used in watched)


@pytest.mark.parametrize("capability", [None, FIXED], ids=["surgical", "no shift"])
def test_positions_stay_within_what_the_model_was_trained_for(
    at: Desk, capability: Capability | None
) -> None:
    told = at.play(
        says("A reply of some length."), messages(24), n_ctx_train=700, capability=capability or SURGICAL
    )
    assert errors(told) == notices(told) == []
    appended = at.told(TurnAppended)
    assert max(event.p1 for event in appended) <= 700
    assert any(before.p1 > after.p0 for before, after in pairwise(appended)), "gaps were closed"
    at_the_end = Method.SHIFT if capability is None else Method.REBUILD
    assert Method.GAP in {e.method for e in at.told(ContextEdited)} <= {Method.GAP, at_the_end}


@pytest.mark.parametrize("capability", [REBUILD, FIXED, None], ids=["rebuild", "no shift", "surgical"])
def test_an_overflow_in_the_middle_of_a_reply(at: Desk, capability: Capability | None) -> None:
    long = "".join(f"<{number}>" for number in range(80))  # 310 characters
    told = at.play(
        says(lambda prompt: long if "go" in prompt else "Fine."),
        _and_go(4),
        capability=capability or SURGICAL,
    )
    assert errors(told) == notices(told) == []
    verify_order(told)
    verify_progress(at)
    begun = max(i for i, event in enumerate(told) if isinstance(event, ReplyStarted))
    during = [event for event in told[begun:] if isinstance(event, ContextEdited)]
    assert during
    reply = at.told(ReplyFinished)[-1]
    assert (reply.text, reply.n_tokens, reply.stop_reason) == (long, len(long), StopReason.END)
    assert whole_replies(at.store.turns_of_chat(1))[-1].text == long


def _and_go(count: int) -> list[SendMessage]:
    return [*messages(count), SendMessage("go")]


def test_a_model_without_a_generation_prompt(at: Desk) -> None:
    """Mistral's template asks for a reply with nothing, and another one ends it with nothing."""
    told = at.play(says("A reply of some length."), messages(24), bare=True)
    assert errors(told) == notices(told) == []
    verify_order(told)
    assert len(at.told(ContextEdited)) >= 2
    assert {r.text for r in at.told(ReplyFinished)} == {"A reply of some length."}


def test_without_a_system_prompt(tmp_path: Path) -> None:
    with desk(tmp_path, model__system_prompt="none", context__keep_recent_turns=4) as at:
        told = at.play(says("A reply of some length."), messages(24))
        assert errors(told) == notices(told) == []
        assert {e.method for e in at.told(ContextEdited)} == {Method.GAP}
        assert at.store.turns_of_chat(1)[0].role is Role.USER


def test_pinned_turns_never_leave(at: Desk) -> None:
    def pinned_is_there() -> None:
        for number in (1, 4):
            assert at.timeline.turn(number).span is not None

    jobs = [*messages(4, 20), SetPinned(1, True), SetPinned(4, True)]
    told = at.play(says("Fine."), [*jobs, *messages(20), at.then(pinned_is_there)])
    assert errors(told) == []
    assert len(at.told(ContextEdited)) >= 3
    assert all(at.store.turns_of_chat(1)[number].state is TurnState.IN_KV for number in (0, 1, 4))


def test_what_is_unpinned_may_leave_again(at: Desk) -> None:
    jobs = [*messages(4, 20), SetPinned(1, True), *messages(8), SetPinned(1, False), *messages(8)]
    at.play(says("Fine."), jobs)
    assert at.store.turns_of_chat(1)[1].state is TurnState.SUMMARIZED


def test_management_can_be_turned_off(tmp_path: Path) -> None:
    with desk(tmp_path, context__enabled=False) as at:
        told = at.play(says("A reply of some length. " * 8), messages(4))
        assert at.told(ContextEdited) == []
        assert "The reply fills the whole context and had to end here." in notices(told)
        assert at.told(ReplyFinished)[-1].stop_reason is StopReason.LENGTH
        assert set(errors(told)) == {"context_full"}
        verify_order(told)
        assert len(user_texts(at.store, 1)) == len(at.told(ReplyFinished)), "refused before it was stored"


def test_a_reply_ends_where_the_settings_say(tmp_path: Path) -> None:
    with desk(tmp_path, sampling__max_tokens=5) as at:
        at.play(says("A reply of some length."), messages(1))
        reply = at.told(ReplyFinished)[0]
        assert (reply.text, reply.n_tokens, reply.stop_reason) == ("A rep", 5, StopReason.LENGTH)
        assert at.store.stop_reason(2) is None
        assert at.store.stop_reason(3) is StopReason.LENGTH


def test_a_message_that_cannot_fit_is_refused_before_anything_is_stored(at: Desk) -> None:
    told = at.play(says("Fine."), [SendMessage("x" * 500), SendMessage("short")])
    assert errors(told) == ["message_too_long"]
    assert user_texts(at.store, 1) == ["short"]
    assert at.store.chat(1).title == "short", "nor is the chat named after it"
    assert len(at.told(ReplyFinished)) == 1


def test_a_chat_that_begins_with_a_greeting_is_called_by_what_is_said_next(at: Desk) -> None:
    said = ("Hello there!", "thanks", "and now?", "My boat leaks.", "It is old.")
    at.play(says("Fine."), [SendMessage(text) for text in said])
    assert [event.title for event in at.told(ChatRenamed)] == ["Hello there!", "My boat leaks."]
    assert at.store.chat(1).title == "My boat leaks."


def test_a_greeting_that_somebody_gave_a_chat_as_its_name_stays(at: Desk) -> None:
    at.play(says("Fine."), [SendMessage("Hello!")])
    at.store.rename_chat(1, "Hello!")
    at.play(says("Fine."), [SendMessage("My boat leaks.")])
    assert at.store.chat(1).title == "Hello!"


def test_the_longest_message_that_is_not_refused_fits(at: Desk) -> None:
    """With an empty chat and with a full one, whatever has to leave for it."""
    for jobs in ([], messages(12), [*messages(5), SetPinned(3, True), SetPinned(4, True)]):
        told = at.play(
            says("Fine."), [*jobs, *(SendMessage("y" * n) for n in (450, 300, 240, 200, 150, 100))]
        )
        assert set(errors(told)) == {"message_too_long"}
        assert sum(isinstance(event, ReplyFinished) for event in told) > len(jobs) - 3


def test_any_text_can_be_sent(at: Desk) -> None:
    texts = ["\ud800 lone", "a\0b", "<|im_end|>", "{{ 7 }}", "\u2028 x", "日本"]
    told = at.play(says("Fine."), [SendMessage(text) for text in texts])
    assert errors(told) == []
    assert user_texts(at.store, 1) == ["\ufffd lone", *texts[1:]]


def test_a_reply_is_on_disk_while_it_is_written(at: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ethervox_gui.governor.turns.conversation._SAVE_EVERY", 0.0)
    seen: list[str] = []

    def look(event: Event) -> None:
        if isinstance(event, TokenGenerated):
            at.store.rename_chat(1, "waits for what is being written")
            seen.append(at.store.turn(3).text)

    at.watch = look
    at.play(says("abcdef"), messages(1))
    assert seen[-1] == "abcde"
    assert seen == sorted(seen)


def test_prompt_processing_tells_how_far_it_is(at: Desk) -> None:
    told = at.play(says("Fine."), [SendMessage("x" * 150)], n_batch=50)
    progress = [(event.n_done, event.n_total) for event in told if isinstance(event, PromptProgressed)]
    assert progress[-4:] == [(50, 152), (100, 152), (150, 152), (152, 152)]


def test_the_gauge_is_made_of_real_counts(at: Desk) -> None:
    wrong: list[UsageChanged] = []

    def look(event: Event) -> None:
        if isinstance(event, UsageChanged) and at.governor.live is not None:
            reply = at.timeline.open_reply
            expected = (at.timeline.n_used, reply.n_tokens if reply else 0)
            if (event.n_used, event.reply) != expected:
                wrong.append(event)

    at.watch = look
    at.play(says("A reply of some length."), messages(12))
    assert wrong == []
    assert any(event.summaries for event in at.told(UsageChanged))


def test_health_falls_back_only_when_it_is_well_below_a_threshold(tmp_path: Path) -> None:
    with desk(tmp_path, context__warning_threshold=0.3, context__critical_threshold=0.4) as at:
        told = at.play(says("A reply of some length."), messages(16))
        verify_order(told)
        healths = at.told(HealthChanged)
        assert {Health.WARNING, Health.OK} <= {event.health for event in healths}
        for event in healths[1:]:
            if event.health is Health.OK:
                assert event.usage < 0.3 - 0.015
        assert all(event.usage == pytest.approx(event.n_used / 512, abs=1e-4) for event in healths)


def test_emergency_drops_at_once_and_leaves_what_the_user_said(tmp_path: Path) -> None:
    jobs = [
        SendMessage("My boat is called Alba."),
        ChangeSettings(with_settings()),
        SendMessage("go on"),
    ]
    with desk(tmp_path, context__enabled=False) as at:
        told = at.play(lambda prompt: "Ok." if "go on" in prompt else counting(2000), jobs)
        edit = at.told(ContextEdited)[0]
        assert (edit.action, edit.trigger) == (Action.SHIFT_WINDOW, Trigger.EMERGENCY)
        assert (edit.first_turn, edit.last_turn) == (1, 2)
        summary = at.told(SummaryStored)[0]
        assert (summary.memory_id, summary.text) == (edit.memory_id, "- You: My boat is called Alba.")
        assert summary.source == "extractive"
        assert errors(told) == []
        user, reply = at.store.turns_of_chat(1)[1:3]
        assert (user.state, user.memory_id) == (reply.state, reply.memory_id)
        assert user.state is TurnState.SUMMARIZED
        assert any("short lines keep what you said in them" in notice for notice in notices(told))


def test_a_failing_listener_does_not_end_the_loop(at: Desk) -> None:
    def fail(event: Event) -> None:
        if isinstance(event, TokenGenerated) and event.text == "x":
            at.watch = lambda _: None
            raise EngineError("a listener is no engine")

    at.watch = fail
    told = at.play(says(lambda prompt: "axb" if "0:" in prompt else "Fine."), messages(3))
    assert errors(told) == ["engine_failed"]
    assert user_texts(at.store, 1) == [job.text for job in messages(3)]
    replies = at.told(ReplyFinished)
    assert (replies[0].text, replies[0].stop_reason) == ("ax", StopReason.ERROR)
    verify_order(told)
    assert [reply.text for reply in replies[1:]] == ["Fine.", "Fine."]


def test_the_chat_can_be_read_by_another_store_at_any_time(at: Desk) -> None:
    texts: list[int] = []

    def look(event: Event) -> None:
        if isinstance(event, TurnAppended):
            with Store.open(at.store.path.parent) as other:
                texts.append(len(other.turns_of_chat(1)))

    at.watch = look
    at.play(says("Fine."), messages(2))
    assert texts == [2, 3, 4, 5]
