"""Which rounds of a long history are found for a question of LongMemEval (https://arxiv.org/abs/2410.10813).

::

    python -m tests.benchmarks longmemeval --data longmemeval_oracle.json [--quick] [--model FILE]

The data is not shipped: it is MIT-licensed, and its authors publish it with the paper.  Each entry is a
history of sessions with a question about it; the rounds (a message and its reply) that hold the evidence are
marked.  Told is for how many questions one of them is among the first three (their "recall_any@3" of rounds),
by words, by the model's attention, by topics, by all of them as the program takes them together, and with an
embedding model beside them; and how many are above the limit, too, so that they would come back.  Questions
that nothing answers are left out.  In a file in which sessions are named but no round is marked, any round of
these sessions counts.

Of longer messages and replies the first 1,200 characters are looked at: a history of the oracle part is read
in some minutes then.
``--quick``: the first twelve questions.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from ethervox_gui.engine.llama.engine import load
from ethervox_gui.engine.protocol import never
from ethervox_gui.services.meaning import load_embedder
from ethervox_gui.settings import ModelSettings
from tests.benchmarks.fault_sets import Exchange, FaultSet, Question
from tests.benchmarks.faults import LONGEST_READ, Found, judged, record
from tests.benchmarks.measure import Row
from tests.helpers.meaning import AtOnce
from tests.helpers.multilingual_e5 import multilingual_e5
from tests.helpers.real_models import qwen

#: So many characters of a message or a reply are looked at.
_LOOK_AT: Final = 1200
_N_CTX: Final = 8192
_QUICK: Final = 12
_MOST: Final = 3
#: What is said last is in front of the model still: all that may be asked for has left.
_CLOSING: Final = Exchange("Thank you.", "You are welcome.")


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
    embedder = load_embedder(multilingual_e5())
    found: dict[str, Found] = {}
    n_rounds = n_histories = n_asked = 0
    try:
        sight = engine.sight
        if sight is None:
            yield Row(f"attention is not looked at: {engine.info.unseen}", 0, 0, 0, "shown", True)
            return
        judge = functools.partial(
            judged,
            sight=sight,
            learned=engine.learn_attention(never),
            topics_learned=engine.learn_topics(never),
            likelihood=engine.likelihood,
            fits=lambda text: engine.count_tokens(text) <= LONGEST_READ,
            meaning=AtOnce(embedder),
            n_resident=1,
            first=_MOST,
        )
        for history in histories(data):
            if quick and n_asked >= _QUICK:
                break
            n_histories += 1
            n_rounds += len(history.exchanges)
            n_asked += len(history.questions)
            for way, one in judge(record(engine, sight, closed(history), n_resident=1)).items():
                found[way] = found.get(way, Found()) + one
    finally:
        engine.close()
        embedder.close()
    yield Row(f"longmemeval: rounds, of {n_histories} histories", n_rounds, 0, 0, "shown", True)
    for way, one in found.items():
        name = (
            f"longmemeval, {way}: one of the evidence among the first {_MOST}; above the limit {one.n_found}"
        )
        yield Row(name, one.n_first, one.n_asked, one.first, "shown", True)


def closed(history: FaultSet) -> FaultSet:
    """A history with something said behind it that tells nothing."""
    return replace(history, exchanges=(*history.exchanges, _CLOSING))


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
