"""The reader of LongMemEval's files: rounds in the order of their sessions, and which hold the evidence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.engine.llama.attention import gate
from ethervox_gui.settings import Settings
from tests.benchmarks.faults import record
from tests.benchmarks.longmemeval import closed, histories
from tests.conftest import ModelMaker
from tests.helpers.tiny_models import Shape

_SESSIONS: list[list[dict[str, Any]]] = [
    [
        {"role": "user", "content": "I painted my shed green.", "has_answer": True},
        {"role": "assistant", "content": "Nice.", "has_answer": False},
        {"role": "user", "content": "What is rain?"},
    ],
    [
        {"role": "assistant", "content": "Welcome back."},
        {"role": "user", "content": "Name a bird."},
        {"role": "assistant", "content": "A wren.", "has_answer": True},
    ],
]


def _entry(**more: Any) -> dict[str, Any]:
    return {
        "question_id": "one",
        "question": "Which colour has my shed?",
        "answer_session_ids": ["late"],
        "haystack_session_ids": ["late", "early"],
        "haystack_dates": ["2023/05/02 (Tue) 10:00", "2023/05/01 (Mon) 10:00"],
        "haystack_sessions": _SESSIONS,
        **more,
    }


def _read(folder: Path, *entries: dict[str, Any]) -> list[Any]:
    path = folder / "data.json"
    path.write_text(json.dumps(entries), "utf-8")
    return list(histories(path))


def test_rounds_stand_in_the_order_of_their_sessions(tmp_path: Path) -> None:
    (history,) = _read(tmp_path, _entry())
    assert [(one.said, one.reply) for one in history.exchanges] == [
        ("…", "Welcome back."),
        ("Name a bird.", "A wren."),
        ("I painted my shed green.", "Nice."),
        ("What is rain?", ""),
    ]
    (question,) = history.questions
    assert (question.asked, question.wanted) == ("Which colour has my shed?", (2,)), (
        "evidence elsewhere is none"
    )


def test_where_nothing_is_marked_the_session_counts(tmp_path: Path) -> None:
    plain = [[{**turn, "has_answer": False} for turn in session] for session in _SESSIONS]
    (history,) = _read(tmp_path, _entry(haystack_sessions=plain))
    assert history.questions[0].wanted == (2, 3)


def test_what_nothing_answers_is_left_out(tmp_path: Path) -> None:
    assert _read(tmp_path, _entry(question_id="one_abs")) == []


def test_several_questions_about_one_history(tmp_path: Path) -> None:
    several = {"questions": ["Which bird?", "Which shed?"], "answer_session_ids": [["early"], ["late"]]}
    (history,) = _read(tmp_path, _entry(**several))
    assert [one.wanted for one in history.questions] == [(1,), (2,)]


def test_a_history_is_played_and_all_of_it_has_left(
    tmp_path: Path, tiny_model: ModelMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "LEAST_PARAMETERS", 0)
    (history,) = _read(tmp_path, _entry())
    model = tiny_model(Shape(n_head=4, n_head_kv=2))
    engine = llama.load(model, Settings().with_values({"model.n_ctx": 1024, "model.n_threads": 1}).model)
    try:
        assert engine.sight is not None
        played = record(engine, engine.sight, closed(history), n_resident=1)
    finally:
        engine.close()
    assert len(played.keys) == len(history.exchanges) + 1
    assert all(keys for keys in played.keys)
    assert [len(seen.queries) for seen in played.asked] == [len(engine.sight.layers)]
