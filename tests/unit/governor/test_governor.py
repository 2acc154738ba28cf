"""Jobs: in their order, stopped when asked to, and what is told of them."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ethervox_gui.context.budget import Health
from ethervox_gui.context.errors import Cancelled, UserError
from ethervox_gui.context.events.events import (
    Action,
    ContextEdited,
    EngineReady,
    Event,
    HealthChanged,
    ReplyFinished,
    StopReason,
    TokenGenerated,
    Trigger,
    TurnAppended,
)
from ethervox_gui.context.events.window_events import (
    ChatRenamed,
    EditStarted,
    JobFinished,
    ModelLoading,
    PromptProgressed,
    TimelineChanged,
)
from ethervox_gui.context.turns.parts import whole_replies
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.engine.protocol import CancelCheck, Capability, Engine, LoadProgress
from ethervox_gui.governor.governor import Governor
from ethervox_gui.governor.jobs.guest_jobs import FreeBeside
from ethervox_gui.governor.jobs.jobs import (
    Answer,
    ChangeSettings,
    Job,
    LoadModel,
    OpenChat,
    PruneUnimportant,
    ReportStatus,
    SendMessage,
    SetPinned,
    ShiftWindow,
    Shutdown,
    SummarizeOld,
)
from ethervox_gui.settings import ModelSettings, Settings
from tests.helpers.desk import (
    INSTRUCTION,
    MODEL,
    UNREAD,
    Desk,
    desk,
    errors,
    messages,
    notices,
    says,
    user_texts,
    verify_order,
)
from tests.helpers.scripted_engine import SURGICAL, ScriptedEngine

REBUILD = Capability(False, False, "a recurrent model")


def test_a_session_from_loading_to_the_end(at: Desk) -> None:
    told = at.play(says("Fine."), messages(1))
    named = [event.name for event in told if event.name is not None]
    assert named == ["ready", "turn_appended", *["token"] * 5, "reply_finished", "turn_appended"]
    ready = at.told(EngineReady)[0]
    assert (ready.model, ready.n_ctx, ready.capability, ready.chat_id) == ("scripted", 512, "surgical", 1)
    assert [event.progress for event in at.told(ModelLoading)] == [0.0, 1.0]
    assert at.told(JobFinished) == [], "another job was waiting all the time"
    assert at.engine.occupancy(0).n_cells == 0, "the engine was closed"


def test_idle_is_told_when_nothing_waits(at: Desk) -> None:
    governor = at.governor
    told = at.events
    idle = threading.Event()

    def hear(event: Event) -> None:
        if isinstance(event, JobFinished):
            idle.set()

    at.watch = hear
    thread = threading.Thread(target=governor.run)
    thread.start()
    numbers: list[int] = []
    for job in (LoadModel(MODEL), SendMessage("one")):
        idle.clear()
        numbers.append(governor.submit(job))
        assert idle.wait(20)
    governor.submit(Shutdown())
    thread.join(20)
    assert [event.number for event in told if isinstance(event, JobFinished)] == numbers
    assert isinstance(told[-1], JobFinished)


def test_idle_time_that_gave_way_to_another_program_goes_on(
    at: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Learning takes a minute: requests in between must not be the end of it, while nobody says anything."""
    governor, used = at.governor, []

    def use(stop: CancelCheck) -> None:
        used.append(stop())
        governor.submit(FreeBeside() if len(used) < 3 else Shutdown())

    monkeypatch.setattr(governor.session, "use_idle_time", use)
    governor.submit(LoadModel(MODEL))
    governor.run()
    assert used == [False] * 3


def test_idle_time_that_was_used_is_over_for_other_programs(
    at: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    governor, used, freed = at.governor, threading.Semaphore(0), threading.Semaphore(0)
    monkeypatch.setattr(governor.session, "use_idle_time", lambda _: used.release())
    monkeypatch.setattr(governor.session.beside, "free", freed.release)
    thread = threading.Thread(target=governor.run)
    thread.start()
    governor.submit(LoadModel(MODEL))
    assert used.acquire(timeout=20)
    for _ in range(2):  # once the second is done, the first is over
        governor.submit(FreeBeside())
        assert freed.acquire(timeout=20)
    governor.submit(Shutdown())
    thread.join(20)
    assert not used.acquire(blocking=False)


def test_without_a_model_or_a_chat_jobs_are_refused(at: Desk) -> None:
    jobs: list[Job] = [SendMessage("x"), SummarizeOld(), OpenChat(None), SetPinned(0, True), ReportStatus()]
    for job in [*jobs, Shutdown()]:
        at.governor.submit(job)
    at.governor.run()
    assert errors(at.events) == ["no_model"] * 5


def test_a_model_that_cannot_be_loaded_is_told_in_its_sentence(at: Desk) -> None:
    def load(path: Path, settings: ModelSettings, progress: LoadProgress) -> Engine:
        raise UserError("bad_model", "This is no model.", "Choose another.", "details")

    governor = Governor(at.store, Settings(), at.events.append, load, lambda info, settings: "")
    for job in (LoadModel(MODEL), SendMessage("x"), Shutdown()):
        governor.submit(job)
    governor.run()
    assert errors(at.events) == ["bad_model", "no_model"]
    assert at.store.list_chats() == []


def test_loading_can_be_stopped(at: Desk) -> None:
    def load(path: Path, settings: ModelSettings, progress: LoadProgress) -> Engine:
        governor.cancel()
        assert not progress(0.5)
        raise Cancelled

    governor = Governor(at.store, Settings(), at.events.append, load, lambda info, settings: "")
    for job in (LoadModel(MODEL), Shutdown()):
        governor.submit(job)
    governor.run()
    assert notices(at.events) == ["Stopped."]
    assert errors(at.events) == []


def test_another_model_takes_the_place_of_the_first(at: Desk) -> None:
    engines: list[ScriptedEngine] = []

    def load(path: Path, settings: ModelSettings, progress: LoadProgress) -> Engine:
        assert all(engine.cache.n_cells == 0 for engine in engines), "the first is freed before"
        engines.append(ScriptedEngine(says(f"Reply {len(engines)}."), n_ctx=settings.n_ctx or 512))
        return engines[-1]

    governor = Governor(at.store, Settings(), at.events.append, load, lambda info, settings: "Be a test.")
    bigger = Settings().with_values({"model.n_ctx": 1024})
    jobs = [LoadModel(MODEL), *messages(2), ChangeSettings(bigger), LoadModel(MODEL, 1), *messages(1)]
    for job in [*jobs, Shutdown()]:
        governor.submit(job)
    governor.run()
    assert errors(at.events) == []
    assert [event.text for event in at.told(ReplyFinished)] == ["Reply 0.", "Reply 0.", "Reply 1."]
    assert [event.n_ctx for event in at.told(EngineReady)] == [512, 1024]


def test_an_empty_message_is_refused(at: Desk) -> None:
    told = at.play(says("Fine."), [SendMessage("  \n "), SendMessage("x")])
    assert errors(told) == ["message_empty"]
    assert user_texts(at.store, 1) == ["x"]


def test_a_chat_is_named_after_its_first_message(at: Desk) -> None:
    at.play(says("Fine."), [SendMessage("  What is\n\n" + "a very " * 20), SendMessage("second")])
    (renamed,) = at.told(ChatRenamed)
    assert renamed.title == at.store.chat(1).title
    assert renamed.title.startswith("What is a very")
    assert renamed.title.endswith("…")
    assert len(renamed.title) <= 60
    said = next(event for event in at.told(TurnAppended) if event.role is Role.USER)
    assert at.events.index(renamed) < at.events.index(said), "a kill may come while it is read"


# ---- edits that somebody asks for ----------------------------------------------------------------


def test_keeping_nothing_means_nothing(at: Desk) -> None:
    for keep in (0, 2, None):
        for job in (SummarizeOld(keep), ShiftWindow(keep)):
            at.events.clear()
            told = at.play(says("Fine."), [*messages(4, 20), job], n_ctx=1024)
            assert errors(told) == []
            (edit,) = at.told(ContextEdited)
            assert edit.trigger is Trigger.USER
            assert (edit.first_turn, edit.last_turn) == (1, 8 - (4 if keep is None else keep))


def test_nothing_to_remove_is_told(at: Desk) -> None:
    jobs = [
        SummarizeOld(),
        ShiftWindow(),
        PruneUnimportant(),
        *messages(1),
        SummarizeOld(),
        PruneUnimportant(),
    ]
    told = at.play(says("Fine."), jobs)
    assert len(notices(told)) == 5
    assert {notice.startswith("There is nothing to remove") for notice in notices(told)} == {True}


def test_small_talk_can_be_pruned(at: Desk) -> None:
    jobs = [SendMessage("hi"), SendMessage("We decided on 3 May."), SendMessage("ok"), SendMessage("and now")]
    told = at.play(says("Fine."), [*jobs, PruneUnimportant()])
    assert errors(told) == []
    (edit,) = at.told(ContextEdited)
    assert (edit.action, edit.first_turn, edit.last_turn) == (Action.PRUNE_UNIMPORTANT, 1, 6)
    states = [turn.state for turn in at.store.turns_of_chat(1)]
    gone, there = TurnState.DROPPED, TurnState.IN_KV
    assert states == [there, gone, gone, there, there, gone, gone, there, there]


def test_edits_are_recorded(at: Desk) -> None:
    at.play(says("Fine."), [*messages(8), ShiftWindow(2, Trigger.COMMAND)])
    assert [stored.event for stored in at.store.events_of_chat(1)] == at.told(ContextEdited)


def test_an_edit_that_would_be_wrong_is_not_made(at: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """The proof stands between a plan and the cache."""
    from ethervox_gui.context.edits import plan
    from ethervox_gui.governor.cache import plan_edit

    def wrong(*args: Any) -> plan.EditPlan | None:
        made = plan.plan_gap(*args)
        assert made is not None
        return plan.EditPlan(made.decision, made.method, made.edits[:-1], made.n_after, made.block_span)

    monkeypatch.setattr(plan_edit, "plan_gap", wrong)
    told = at.play(says("Fine."), [*messages(8), SummarizeOld(2)], n_ctx=1024)
    assert errors(told) == []
    assert "An edit plan was refused" in notices(told)[0]
    assert {edit.method.value for edit in at.told(ContextEdited)} == {"rebuild"}


# ---- pins, settings, status ----------------------------------------------------------------------


def test_a_turn_that_is_not_there_cannot_be_pinned(at: Desk) -> None:
    told = at.play(says("Fine."), [*messages(1), SetPinned(7, True), SetPinned(1, True), SetPinned(1, False)])
    assert errors(told) == ["turn_not_found"]
    assert notices(told) == ["Turn 1 is pinned: it never leaves the context.", "Turn 1 is no longer pinned."]
    assert at.store.turns_of_chat(1)[1].pinned is False
    entries = [event.entries[1].pinned for event in at.told(TimelineChanged) if len(event.entries) > 1]
    assert True in entries
    assert entries[-1] is False


def test_a_turn_that_has_left_is_pinned_for_when_it_is_back(at: Desk) -> None:
    told = at.play(says("Fine."), [*messages(4), ShiftWindow(2), SetPinned(1, True)], n_ctx=2048)
    assert notices(told)[-1] == "Turn 1 is pinned: once it is back in the context, it never leaves it."


def test_settings_take_effect_with_the_next_job(at: Desk) -> None:
    early = at.settings.with_values({"context.warning_threshold": 0.05, "sampling.max_tokens": 2})
    told = at.play(says("Fine."), [*messages(1), ChangeSettings(early), *messages(1)])
    assert [event.text for event in at.told(ReplyFinished)] == ["Fine.", "Fi"]
    assert [event.health for event in at.told(HealthChanged)] == [Health.WARNING]
    assert errors(told) == []


def test_the_status_is_told_in_words(at: Desk) -> None:
    told = at.play(says("Fine."), [*messages(12), SummarizeOld(2), ReportStatus()])
    report = notices(told)[-1].splitlines()
    last = at.told(ContextEdited)[-1]
    assert report[0].startswith(f"{at_rest(at)} of 512 tokens in use")
    assert report[2] == "turns: 2 in KV · 22 summarized · 0 dropped"
    assert report[3] == "scripted: surgical, the simulated cache allows every edit"
    n_edits = len(at.told(ContextEdited))
    assert report[4].startswith("sampling: Temperature ")
    assert report[5] == f"{n_edits} edits, 0 of them emergencies; who decides: automatic"
    assert f"turns 1–{last.last_turn}, {last.tokens_freed} tokens freed" in report[6]
    assert len(report) == 9


def at_rest(at: Desk) -> int:
    """Cells in use after the last edit and the last turn."""
    return at.told(ContextEdited)[-1].n_after


def test_an_answer_may_be_an_error(at: Desk) -> None:
    def fail() -> str:
        raise UserError("no_memory", "There is none.")

    told = at.play(says("Fine."), [Answer(lambda: "so"), Answer(fail)])
    assert notices(told) == ["so"]
    assert errors(told) == ["no_memory"]


def test_a_defect_is_told_and_the_loop_goes_on(at: Desk) -> None:
    def fail() -> str:
        raise ZeroDivisionError

    at.expected = (ZeroDivisionError,)
    told = at.play(says("Fine."), [*messages(1), Answer(fail), *messages(1)])
    assert errors(told) == ["internal_error"]
    assert len(at.told(ReplyFinished)) == 2


# ---- stopping ------------------------------------------------------------------------------------


def stop_at(at: Desk, kind: type[Event], after: int = 0) -> None:
    """Call ``cancel`` at the event ``after`` others of its kind."""
    left = [after]

    def look(event: Event) -> None:
        if isinstance(event, kind):
            left[0] -= 1
            if left[0] < 0:
                at.watch = lambda _: None
                at.governor.cancel()

    at.watch = look


def test_a_stopped_reply_keeps_what_was_said(at: Desk) -> None:
    stop_at(at, TokenGenerated, 3)
    told = at.play(says("A reply."), messages(1))
    verify_order(told)
    (reply,) = at.told(ReplyFinished)
    assert (reply.text, reply.stop_reason, reply.n_tokens) == ("A re", StopReason.CANCELLED, 4)
    turn = at.store.turns_of_chat(1)[2]
    assert (turn.text, at.store.stop_reason(turn.turn_id)) == ("A re", StopReason.CANCELLED)
    assert notices(told) == errors(told) == []


def test_stop_takes_messages_and_edits_that_wait_but_no_settings(at: Desk) -> None:
    stop_at(at, TokenGenerated, 3)
    short = at.settings.with_values({"sampling.max_tokens": 2})
    jobs = [*messages(1), SendMessage("waits"), SummarizeOld(0), SetPinned(1, True), ChangeSettings(short)]
    told = at.play(says("A reply."), [*jobs, OpenChat(None), OpenChat(1)])
    assert user_texts(at.store, 1) == [messages(1)[0].text]
    assert notices(told).count("Stopped.") == 2
    assert at.store.turns_of_chat(1)[1].pinned
    assert len(at.told(EngineReady)) == 3
    at.play(says("A reply."), messages(1), chat_id=1)
    assert at.told(ReplyFinished)[-1].text == "A reply."


def test_what_is_submitted_after_stop_is_done(at: Desk) -> None:
    def stop(event: Event) -> None:
        if isinstance(event, TokenGenerated) and event.text == "n":
            at.watch = lambda _: None
            at.governor.cancel()
            at.governor.submit(SendMessage("later"))
            at.governor.submit(Shutdown())

    at.watch = stop
    governor = at.governor
    for job in [LoadModel(MODEL), *messages(1)]:
        governor.submit(job)
    governor.run()
    assert [event.text for event in at.told(ReplyFinished)] == ["Fin", "Fine."]
    assert user_texts(at.store, 1)[-1] == "later"


def test_stop_while_nothing_runs_stops_nothing(at: Desk) -> None:
    idle = at.then(lambda: None)
    told = at.play(says("Fine."), [*messages(1), idle, *messages(1)])
    at.governor.cancel()
    assert notices(told) == []
    assert len(at.told(ReplyFinished)) == 2


def test_idle_time_behind_a_stopped_reply_is_used(at: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the reply was stopped; what is done in idle time is, too, when it is stopped itself."""
    governor = at.governor
    stopped: list[bool] = []

    def use(_: CancelCheck) -> None:
        stopped.append(governor.session.loader.cancelled())
        governor.cancel()
        stopped.append(governor.session.loader.cancelled())
        governor.submit(Shutdown())

    monkeypatch.setattr(governor.session, "use_idle_time", use)
    stop_at(at, TokenGenerated, 3)
    for job in [LoadModel(MODEL), *messages(1)]:
        governor.submit(job)
    governor.run()
    assert [event.stop_reason for event in at.told(ReplyFinished)] == [StopReason.CANCELLED]
    assert stopped == [False, True]


def test_a_message_can_be_stopped_while_its_prompt_is_processed(at: Desk) -> None:
    def stop(event: Event) -> None:
        if isinstance(event, PromptProgressed) and event.n_done == 100:
            at.watch = lambda _: None
            at.governor.cancel()

    for capability in (SURGICAL, REBUILD):
        at.events.clear()
        at.watch = stop
        told = at.play(says("Fine."), [SendMessage("x" * 200)], n_batch=50, capability=capability)
        assert notices(told) == ["Stopped."]
        assert errors(told) == []
        chat_id = next(iter(at.store.list_chats())).chat_id
        (turn,) = (turn for turn in at.store.turns_of_chat(chat_id) if turn.role is Role.USER)
        assert turn.state is TurnState.DROPPED, "it is kept, and the model has not seen it"


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    with desk(tmp_path_factory.mktemp("stop"), context__keep_recent_turns=4) as made:
        yield made


@pytest.mark.parametrize("capability", [SURGICAL, REBUILD], ids=["surgical", "rebuild"])
def test_stop_at_any_moment(shared: Desk, capability: Capability) -> None:
    """Between any two events: prompt processing, a reply, a summary being generated, an edit."""
    long = "A reply of some length. " * 6

    def respond(prompt: str) -> str:
        return "- They talked." if INSTRUCTION in prompt else long

    chance = random.Random(7)
    for _ in range(30):
        shared.events.clear()
        left = [chance.randrange(900)]

        def look(event: Event, left: list[int] = left) -> None:
            left[0] -= 1
            if left[0] == 0 or (isinstance(event, EditStarted) and left[0] % 3 == 0):
                shared.governor.cancel()

        shared.watch = look
        checks = [shared.then(shared.verify)]
        jobs = [job for message in messages(4, 60) for job in (message, *checks)]
        told = shared.play(respond, jobs, verified=False, n_batch=40, capability=capability)
        shared.watch = lambda _: None
        assert errors(told) == []
        assert set(notices(told)) <= {"Stopped.", UNREAD}
        verify_order(told)
        chat_id = next(iter(shared.store.list_chats())).chat_id
        told_turns = [event for event in told if isinstance(event, TurnAppended)]
        stored = shared.store.turns_of_chat(chat_id)
        for turn in whole_replies(stored):
            if turn.role is Role.ASSISTANT:
                assert long.startswith(turn.text)
        seen = {turn.number for turn in stored if turn.state is not TurnState.DROPPED} - {0}
        assert seen <= {event.turn_number for event in told_turns}
        again = shared.play(respond, [SendMessage("on")], chat_id=chat_id, capability=capability)
        assert errors(again) == notices(again) == []
