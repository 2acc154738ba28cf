"""Events as the lines of the headless contract: exactly the fields of the table in the design."""

from __future__ import annotations

import json
from dataclasses import FrozenInstanceError, fields

import pytest

from ethervox_gui.context.budget import Health
from ethervox_gui.context.events import asked, events, window_events
from ethervox_gui.context.events.events import (
    Action,
    BranchSwitched,
    ContextEdited,
    ContextHealed,
    DocumentAttached,
    DocumentRemoved,
    DriftMeasured,
    EditProposed,
    EngineReady,
    ErrorRaised,
    Event,
    HealthChanged,
    MemoryRecalled,
    Method,
    NoticeRaised,
    PassagesQuoted,
    ReplyExplained,
    ReplyFinished,
    ReplyPart,
    StopReason,
    SummaryCompleted,
    SummaryScored,
    SummaryStored,
    TokenGenerated,
    Trigger,
    TurnAppended,
    TurnPagedIn,
    TurnPagedOut,
)
from ethervox_gui.context.events.window_events import UsageChanged
from ethervox_gui.context.turns.turns import Role

CONTRACT: list[tuple[Event, dict[str, object]]] = [
    (
        EngineReady("guide", 2048, "surgical", "plain RoPE", 3),
        {
            "event": "ready",
            "model": "guide",
            "n_ctx": 2048,
            "capability": "surgical",
            "reason": "plain RoPE",
            "chat_id": 3,
        },
    ),
    (
        TurnAppended(2, Role.USER, 10, 25, 15, 0.4),
        {
            "event": "turn_appended",
            "turn_number": 2,
            "role": "user",
            "p0": 10,
            "p1": 25,
            "n_tokens": 15,
            "importance": 0.4,
        },
    ),
    (
        MemoryRecalled(4, "Rex", 12, 20, 32, Trigger.USER),
        {
            "event": "memory_recalled",
            "memory_id": 4,
            "title": "Rex",
            "n_tokens": 12,
            "p0": 20,
            "p1": 32,
            "trigger": "user",
        },
    ),
    (
        BranchSwitched(3, 2, 2, True, "Why?"),
        {
            "event": "branch_switched",
            "turn_number": 3,
            "version": 2,
            "n_versions": 2,
            "is_new": True,
            "text": "Why?",
        },
    ),
    (TokenGenerated("né"), {"event": "token", "text": "né"}),
    (
        HealthChanged(Health.CRITICAL, 0.81, 830, 1024),
        {"event": "health_changed", "health": "critical", "usage": 0.81, "n_used": 830, "n_ctx": 1024},
    ),
    (
        ContextEdited(
            Action.SUMMARIZE_OLD,
            Trigger.EMERGENCY,
            Method.GAP,
            1,
            6,
            900,
            400,
            500,
            12.5,
            4,
            kept=3,
            requested=10,
            stayed=(3,),
        ),
        {
            "event": "context_edited",
            "action": "summarize_old",
            "trigger": "emergency",
            "method": "gap",
            "first_turn": 1,
            "last_turn": 6,
            "n_before": 900,
            "n_after": 400,
            "tokens_freed": 500,
            "duration_ms": 12.5,
            "memory_id": 4,
            "kept": 3,
            "requested": 10,
            "stayed": [3],
        },
    ),
    (
        TurnPagedOut((1, 2), 4096, 1.5),
        {"event": "turn_paged_out", "turns": [1, 2], "bytes": 4096, "duration_ms": 1.5},
    ),
    (
        TurnPagedIn((2,), 2048, 0.5, "page", Trigger.QUESTION, (("living", "beekeeper"),), (7,)),
        {"event": "turn_paged_in", "turns": [2], "bytes": 2048, "duration_ms": 0.5, "source": "page"}
        | {"trigger": "question", "why": [["living", "beekeeper"]], "left": [7]},
    ),
    (
        SummaryStored(4, "- Rex", ("a", "b"), 0.95, 12, 1, 6, "model"),
        {
            "event": "summary_stored",
            "memory_id": 4,
            "text": "- Rex",
            "tags": ["a", "b"],
            "importance": 0.95,
            "n_tokens": 12,
            "first_turn": 1,
            "last_turn": 6,
            "source": "model",
        },
    ),
    (
        ReplyFinished(3, "Hello.", 4, StopReason.END, 30.5),
        {
            "event": "reply_finished",
            "turn_number": 3,
            "text": "Hello.",
            "n_tokens": 4,
            "stop_reason": "end",
            "tokens_per_second": 30.5,
        },
    ),
    (
        EditProposed(Action.SUMMARIZE_OLD, (1, 2), 90, 400, 450, "- Rex"),
        {"event": "edit_proposed", "action": "summarize_old", "turns": [1, 2], "n_leaving": 90}
        | {"n_used": 400, "due_at": 450, "summary": "- Rex"},
    ),
    (
        SummaryScored(4, 0.75, ("Rex is a dog.",)),
        {"event": "summary_scored", "memory_id": 4, "fidelity": 0.75, "lost": ["Rex is a dog."]},
    ),
    (
        DriftMeasured(0.01, 0.2, 0.97, 32, 600),
        {"event": "drift_measured", "divergence": 0.01, "most": 0.2, "same": 0.97, "n_tokens": 32}
        | {"n_used": 600},
    ),
    (
        SummaryCompleted(7, 40, 180, 17, 197),
        {"event": "summary_completed", "memory_id": 7, "n_before": 40, "n_after": 180, "p0": 17, "p1": 197},
    ),
    (
        ContextHealed(Trigger.AUTO, None, 600),
        {"event": "context_healed", "trigger": "auto", "divergence": None, "n_used": 600},
    ),
    (
        ReplyExplained(4, (ReplyPart(1, 2, 7, 0, "Rex", 0.8, 1.5),), 20, 1.5, "", None, (3,)),
        {
            "event": "reply_explained",
            "turn_number": 4,
            "parts": [
                {"first_turn": 1, "last_turn": 2, "memory_id": 7, "line": 0, "text": "Rex"}
                | {"share": 0.8, "fall": 1.5, "source": ""}
            ],
            "n_tokens": 20,
            "duration_ms": 1.5,
            "reason": "",
            "receipt": None,
            "gone": [3],
        },
    ),
    (
        DocumentAttached(1, "report.pdf", 12, 3, False, 5),
        {"event": "document_attached", "document_id": 1, "title": "report.pdf", "n_passages": 12}
        | {"n_pages": 3, "is_cut": False, "chat_id": 5},
    ),
    (
        DocumentRemoved(1, "report.pdf"),
        {"event": "document_removed", "document_id": 1, "title": "report.pdf"},
    ),
    (
        PassagesQuoted(1, "report.pdf", (2, 5), ("p. 1", "p. 3"), 140),
        {"event": "passages_quoted", "document_id": 1, "title": "report.pdf", "passages": [2, 5]}
        | {"places": ["p. 1", "p. 3"], "n_tokens": 140},
    ),
    (NoticeRaised("so"), {"event": "notice", "text": "so"}),
    (
        ErrorRaised("no_model", "No model. Load one.", "details", "Load one."),
        {
            "event": "error",
            "code": "no_model",
            "message": "No model. Load one.",
            "details": "details",
            "advice": "Load one.",
        },
    ),
]


@pytest.mark.parametrize(("event", "line"), CONTRACT, ids=lambda value: getattr(value, "name", ""))
def test_an_event_is_the_line_of_the_contract(event: Event, line: dict[str, object]) -> None:
    found = json.loads(json.dumps(event.to_json()))
    assert found == line
    assert list(found) == list(line), "the name comes first, then the fields in the order of the table"


def test_the_contract_is_whole() -> None:
    every = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)}
    named = {kind for kind in every if kind.name is not None}
    assert named == {type(event) for event, _ in CONTRACT}
    assert len({kind.name for kind in named}) == len(named)
    others = [kind for kind in vars(window_events).values() if isinstance(kind, type) and kind not in every]
    assert not any(kind.name for kind in others if issubclass(kind, Event)), "these are not printed"


def test_what_was_asked_for_is_told_in_the_words_of_the_contract() -> None:
    assert asked.Answered("so").to_json() == NoticeRaised("so").to_json()
    failure = ("backup_failed", "No backup.", "", "Make room.")
    assert asked.FailedMeanwhile(*failure).to_json() == ErrorRaised(*failure).to_json()


def test_words_are_those_of_the_design() -> None:
    assert [str(word) for word in Health] == ["ok", "warning", "critical", "overflow"]
    assert [str(word) for word in Action] == ["summarize_old", "shift_window", "prune_unimportant"]
    assert [str(word) for word in Method] == ["gap", "shift", "rebuild"]
    triggers = ["tool", "auto", "emergency", "command", "user", "question"]
    assert [str(word) for word in Trigger] == triggers


def test_events_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        NoticeRaised("a").text = "b"  # type: ignore[misc]


def test_the_gauge_adds_up() -> None:
    usage = UsageChanged(1, 2, 4, 8, 16, reply=32, reserve=64, n_ctx=128, health=Health.OK)
    assert usage.n_used == 63
    assert [field.name for field in fields(usage)][:6] == [
        "system",
        "summaries",
        "recalled",
        "turns_user",
        "turns_assistant",
        "reply",
    ]
