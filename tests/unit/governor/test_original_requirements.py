"""The seven tests and three manual scenarios of the original requirements, with their figures.

There positions closed up at every edit, so ``context.method`` is ``shift`` here; and what was counted were
turns alone, so a summary block is counted apart.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ethervox_gui.commands import command
from ethervox_gui.commands.catalogue import COMMANDS
from ethervox_gui.commands.command import Surroundings
from ethervox_gui.context.budget import Budget, Detail, Health
from ethervox_gui.context.calls.guide_calls import CONTEXT_MANAGE, call_text
from ethervox_gui.context.edits import policies
from ethervox_gui.context.edits.plan import plan_shift, prove, simulate
from ethervox_gui.context.edits.policies import leaving_tokens
from ethervox_gui.context.events.events import (
    Action,
    ContextEdited,
    ReplyFinished,
    SummaryStored,
    Trigger,
    TurnAppended,
)
from ethervox_gui.context.turns.timeline import Timeline
from ethervox_gui.context.turns.turns import Role, Span, Turn
from ethervox_gui.governor.jobs.jobs import ChangeSettings, Job, SendMessage, SummarizeOld
from tests.helpers.desk import (
    INSTRUCTION,
    Desk,
    counting,
    desk,
    errors,
    in_turn,
    messages,
    notices,
    says,
    with_settings,
)
from tests.helpers.scripted_engine import Respond

N_CTX = 8192
#: What the scripted template puts around a text.
AROUND = 2


@pytest.fixture
def eager(tmp_path: Path) -> Iterator[Desk]:
    """Positions close up at every edit, and there is no system prompt."""
    with desk(tmp_path, context__method="shift", model__system_prompt="none") as made:
        yield made


def text(words: str, n_tokens: int) -> str:
    """``words``, made as long as a turn of ``n_tokens`` is."""
    return words.ljust(n_tokens - AROUND, ".")


def budget() -> Budget:
    return Budget.for_context(N_CTX)


# ---- tests 1 to 7 --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "health"),
    [(2457, Health.OK), (5734, Health.WARNING), (6963, Health.CRITICAL), (7946, Health.OVERFLOW)],
)
def test_1_health_detection(position: int, health: Health) -> None:
    assert budget().health(position) is health


def test_2_turn_boundary_tracking(eager: Desk) -> None:
    """Turns of 10, 8, 12, 7 and 5 tokens sit at 0–10, 10–18, 18–30, 30–37 and 37–42."""
    replies = [text("Hi", 8), text("Well", 7), "x"]
    jobs: list[Job] = [
        SendMessage(text("Hello", 10)),
        SendMessage(text("How are", 12)),
        SendMessage(text("Ok", 5)),
    ]
    eager.play(in_turn(*replies), jobs, n_ctx=N_CTX)
    spans = [turn.span for turn in eager.store.turns_of_chat(1)]
    assert spans == [None] * 6, "positions are no matter of the database"
    timeline = Timeline()
    for number, size in enumerate((10, 8, 12, 7, 5)):
        role = Role.USER if number % 2 == 0 else Role.ASSISTANT
        timeline.append(Turn(number, role, "", size, span=Span(timeline.n_past, timeline.n_past + size)))
    assert [turn.span for turn in timeline] == [(0, 10), (10, 18), (18, 30), (30, 37), (37, 42)]
    assert timeline.n_past == timeline.n_used == 42
    told = [(event.p0, event.p1) for event in eager.told(TurnAppended)]
    assert told[:5] == [(0, 10), (10, 18), (18, 30), (30, 37), (37, 42)]


def test_3_shift_window_frees_750_and_leaves_250() -> None:
    """Twenty turns of 50 tokens, five are kept; what stays begins with a user turn."""
    timeline = Timeline()
    roles = [Role.USER, *[Role.USER, Role.ASSISTANT] * 9, Role.USER]
    for number, role in enumerate(roles):
        timeline.append(Turn(number, role, "Test message", 50, span=Span(50 * number, 50 * number + 50)))
    assert timeline.n_past == 1000
    decision = policies.shift_window(timeline, budget(), 5, Trigger.USER)
    assert decision is not None
    assert leaving_tokens(timeline, decision) == 750
    plan = plan_shift(timeline, decision)
    assert plan is not None
    prove(plan, timeline, N_CTX)
    cache = simulate(timeline, N_CTX)
    cache.apply(plan.edits)
    assert cache.positions(0) == [(0, 250)]
    timeline.edit(leaving=decision.leaving, moved=plan.moved)
    assert timeline.n_past == timeline.n_used == 250
    assert len(timeline.resident()) == 5


def test_4_summarize_old_frees_310_and_leaves_140(eager: Desk) -> None:
    """Turns of 50, 100, 40, 120, 60 and 80 tokens; the last two are kept."""
    asked = [("User asks about Python", 50), ("User asks about lists", 40), ("Recent: debugging help", 60)]
    replies = [("Basics", 100), ("Lists", 120), ("Recent: the fix", 80)]
    respond = in_turn(
        *(text(*reply) for reply in replies), summary="- User asks about Python.\n- User asks about lists."
    )
    jobs: list[Job] = [SendMessage(text(*message)) for message in asked]
    seen: list[tuple[int, int, int]] = []

    def look() -> None:
        kept = eager.timeline.resident()
        (block,) = eager.timeline.blocks
        seen.append((len(kept), sum(turn.n_tokens for turn in kept), block.span.n_tokens))
        assert eager.timeline.n_past == eager.timeline.n_used, "closed up"

    told = eager.play(respond, [*jobs, SummarizeOld(2, Detail.BRIEF), eager.then(look)], n_ctx=N_CTX)
    assert errors(told) == []
    ((n_kept, n_left, n_block),) = seen
    (edit,) = eager.told(ContextEdited)
    assert (n_kept, n_left) == (2, 140)
    assert edit.tokens_freed + n_block == 310
    hits = eager.store.search("Python", kinds=("memory",))
    (memory,) = [hit for hit in hits if "context_summary" in hit.tags]
    assert eager.store.memory(memory.item_id).importance >= 0.9
    assert "Python" in eager.store.memory(memory.item_id).text


def deciding(action: Action | None) -> Respond:
    """Answers the alert with a call (or not at all), an instruction with a summary."""

    def respond(prompt: str) -> str:
        if "ALERT: Context usage at" in prompt[-200:]:
            return call_text(CONTEXT_MANAGE, action=action) if action else "…"
        return "- They asked about topics." if INSTRUCTION in prompt else "An answer about the topic. " * 3

    return respond


def test_5_seamless_overflow(tmp_path: Path) -> None:
    """Thirty questions in a window of 1,024: each is answered, the context is managed."""
    with desk(tmp_path, context__mode="model") as at:
        questions = [SendMessage(f"Question {n} about topic") for n in range(30)]
        told = at.play(
            deciding(Action.SUMMARIZE_OLD), [*questions, SendMessage("Summarize it all")], n_ctx=1024
        )
        assert errors(told) == []
        assert at.told(ContextEdited)
        assert any("context_summary" in hit.tags for hit in at.store.search("topics", kinds=("memory",)))
        assert at.told(ReplyFinished)[-1].text


def test_6_multiple_overflows(tmp_path: Path) -> None:
    """Three overflows and more, a summary each, and every word is still stored."""
    with desk(tmp_path, context__mode="model") as at:
        told = at.play(deciding(Action.SUMMARIZE_OLD), messages(60), n_ctx=1024)
        assert errors(told) == []
        assert len(at.told(SummaryStored)) >= 3
        stored = [turn.text for turn in at.store.turns_of_chat(1) if turn.role is Role.USER]
        assert stored == [message.text for message in messages(60)]
        for event in at.told(SummaryStored):
            assert at.store.memory(event.memory_id).text == event.text


def test_7_emergency_overflow(tmp_path: Path) -> None:
    """No room to ask or to summarize: the oldest turns are dropped, the user is told, the chat goes on."""
    managed = ChangeSettings(with_settings(context__mode="model"))
    with desk(tmp_path, context__enabled=False) as at:
        told = at.play(lambda _: counting(2000), [SendMessage("go"), managed, *messages(9)], n_ctx=1024)
        assert errors(told) == []
        emergencies = [edit for edit in at.told(ContextEdited) if edit.trigger is Trigger.EMERGENCY]
        assert emergencies
        assert emergencies[0].action is Action.SHIFT_WINDOW
        assert any("dropped at once" in notice for notice in notices(told))
        assert len(at.told(ReplyFinished)) == 10


# ---- the manual scenarios ------------------------------------------------------------------------


def test_scenario_1_a_long_conversation(at: Desk) -> None:
    """30 turns and more; usage falls below 80 % after each edit; the summaries are found by their tag."""
    told = at.play(says("Fine."), messages(40), n_ctx=512)
    assert errors(told) == []
    edits = at.told(ContextEdited)
    assert edits
    assert all(edit.n_after < 0.8 * 512 for edit in edits)
    again = at.play(says("Fine."), [], chat_id=1, n_ctx=512)
    assert errors(again) == []
    hits = [hit for hit in at.store.search("talked", kinds=("memory",)) if "context_summary" in hit.tags]
    assert hits


def test_scenario_2_managed_by_hand(at: Desk) -> None:
    """/context summarize frees room, and /context status says so before and after."""
    typed: list[Job] = []
    for line in ("/context status", "/context summarize 4", "/context status"):
        command.run(line, COMMANDS, Surroundings(typed.append, at.store))
    told = at.play(says("Fine."), [*messages(11), *typed], n_ctx=1024)
    assert errors(told) == []
    assert at.told(SummaryStored)
    reports = [text for text in notices(told) if "tokens in use" in text]
    before, after = (int(report.split(" of ")[0].replace(",", "")) for report in reports)
    assert after < before


def test_scenario_3_found_again_in_another_session(tmp_path: Path) -> None:
    """After a restart another chat finds the summary of the first with its importance."""
    with desk(tmp_path, context__keep_recent_turns=4) as first:
        jobs = [SendMessage("The boat is called Heron."), *messages(30)]
        first.play(says("Fine.", "- The boat is called Heron."), jobs, n_ctx=512)
        assert first.told(SummaryStored)
    with desk(tmp_path) as second:
        search = call_text("memory_search", query="boat")
        told = second.play(in_turn(search, "It is called Heron."), [SendMessage("What was the boat called?")])
        assert errors(told) == []
        (called,) = [event for event in told if type(event).__name__ == "ToolCalled"]
        assert "The boat is called Heron." in called.result  # type: ignore[attr-defined]
        assert second.store.list_memories()[0].importance == 0.95
