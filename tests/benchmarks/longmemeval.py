"""Which rounds of a long history are found for a question of LongMemEval (https://arxiv.org/abs/2410.10813).

::

    python -m tests.benchmarks longmemeval --data longmemeval_oracle.json [--quick] [--model FILE]

The data is not shipped: it is MIT-licensed, and its authors publish it with the paper.  Each entry is a
history of sessions with a question about it; the rounds (a message and its reply) that hold the evidence are
marked.  Told is for how many questions one of them is among the first three (their "recall@3" of rounds), by
words, by the model's attention and by both, and how many are above the limit, too, so that they would come
back; questions that nothing answers are left out.  In a file in which sessions are named but no round is
marked, any round of these sessions counts.

Of longer messages and replies the first 1,200 characters are looked at: a history of the oracle part is read
in some minutes then.
``--quick``: the first twelve questions.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ethervox_gui.engine.llama.engine import load
from ethervox_gui.engine.protocol import never
from ethervox_gui.settings import ModelSettings
from tests.benchmarks.fault_sets import Exchange, FaultSet, Question
from tests.benchmarks.faults import Found, judged, record
from tests.benchmarks.measure import Row
from tests.helpers.real_models import qwen

#: So many characters of a message or a reply are looked at.
_LOOK_AT: Final = 1200
_N_CTX: Final = 8192
_QUICK: Final = 12
_MOST: Final = 3


@dataclass(frozen=True, slots=True)
class _Round:
    said: str
    reply: str
    is_evidence: bool


def histories(path: Path) -> Iterator[FaultSet]:
    """The histories of a file, each with what is asked about it."""
    for entry in json.loads(path.read_text("utf-8")):
        name = str(entry["question_id"])
        if name.endswith("_abs"):
            continue
        sessions = dict(zip(entry["haystack_session_ids"], entry["haystack_sessions"], strict=True))
        order = sorted(sessions, key=dict(zip(sessions, entry["haystack_dates"], strict=True)).__getitem__)
        rounds = [(session, one) for session in order for one in _rounds(sessions[session])]
        asked = entry["questions"] if "questions" in entry else [entry["question"]]
        named = entry["answer_session_ids"] if "questions" in entry else [entry["answer_session_ids"]]
        questions = []
        for text, where in zip(asked, named, strict=True):
            there = [place for place, (session, _) in enumerate(rounds) if session in where]
            marked = [place for place in there if rounds[place][1].is_evidence]
            if there:
                questions.append(Question(text, tuple(marked or there), ()))
        exchanges = tuple(Exchange(one.said[:_LOOK_AT], one.reply[:_LOOK_AT]) for _, one in rounds)
        yield FaultSet(name, exchanges, tuple(questions))


def rows(*, quick: bool = False, model: Path | None = None, data: Path | None = None) -> Iterator[Row]:
    """Questions whose evidence is among the first three, by each way."""
    if data is None:
        yield Row("longmemeval: no file, name one with --data", 0, 0, 0, "shown", True)
        return
    engine = load(model or qwen(), ModelSettings(n_ctx=_N_CTX, n_threads=1))
    found: dict[str, Found] = {}
    n_rounds = n_histories = 0
    try:
        sight = engine.sight
        if sight is None:
            yield Row(f"attention is not looked at: {engine.info.unseen}", 0, 0, 0, "shown", True)
            return
        learned = engine.learn_attention(never)
        for history in histories(data):
            if quick and sum(one.n_asked for one in found.values()) >= 3 * _QUICK:
                break
            n_histories += 1
            n_rounds += len(history.exchanges)
            played = record(engine, sight, history, n_resident=0)
            for way, one in judged(played, sight, learned, n_resident=0, first=_MOST).items():
                found[way] = found.get(way, Found()) + one
    finally:
        engine.close()
    yield Row(f"longmemeval: rounds, of {n_histories} histories", n_rounds, 0, 0, "shown", True)
    for way, one in found.items():
        name = (
            f"longmemeval, {way}: one of the evidence among the first {_MOST}; above the limit {one.n_found}"
        )
        yield Row(name, one.n_first, one.n_asked, one.first, "shown", True)


# ---- inside ----------------------------------------------------------------------------------------


def _rounds(session: list[dict[str, Any]]) -> Iterator[_Round]:
    """A session's rounds; one that begins with a reply has nothing said before it."""
    said, is_evidence = "", False
    for turn in session:
        marked = bool(turn.get("has_answer"))
        if turn["role"] == "user":
            if said:
                yield _Round(said, "", is_evidence)
            said, is_evidence = turn["content"], marked
        else:
            yield _Round(said or "…", turn["content"], is_evidence or marked)
            said, is_evidence = "", False
    if said:
        yield _Round(said, "", is_evidence)
