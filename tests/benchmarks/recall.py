"""What a real model still answers of facts told early, in three languages, by settings.

::

    python -m tests.benchmarks recall [--quick] [--model FILE]

A person's messages go to the headless program one after the other: facts among everyday requests, and at the
end a question for each fact.  At 8,192 tokens, where nothing has to leave for long, the default settings are
held against a plain system prompt; at 1,024, where the context overflows many times, who decides what leaves:
the program (``automatic``) or the model.  Messages follow each other at once there; what is known where each
reply is read before the next one comes is found by :mod:`tests.benchmarks.recall_at_leisure`.  Both are held
against 8,192 tokens, too.  No answer may hold the text of a call.  ``--quick``: English alone.

Then what comes back by itself at 1,024 tokens: how often the exchange that a question asks for is there when
it is answered, by words and attention against words alone, and how often everyday messages bring something
back.  Two more sets tell that apart: questions that share no word with what was told, and questions in
another language.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean
from typing import Any, Final

from ethervox_gui.context.calls.forms import looks_like_call
from tests.benchmarks import recall_at_leisure
from tests.benchmarks.measure import Row
from tests.helpers.evaluation import FAULT_SETS, LANGUAGES, RecallSet, fault_set, recall_set
from tests.helpers.real_models import qwen

_PLAIN: Final = "model.system_prompt=You are a helpful assistant."
_LONGEST: Final = 90  # tokens of a reply
_OF_ALL: Final = 0.9  # of what is known with all in sight
_CALL_WORDS: Final = ("<tool_call", "tool_response", "memory_search", "context_manage")


@dataclass
class Answered:
    """What a conversation gave: the answers to the questions, how often the context was edited, and waits.

    ``waits`` are seconds from one reply to the first word of the next.
    """

    answers: list[str] = field(default_factory=list)
    replies: list[str] = field(default_factory=list)
    n_edits: int = 0
    sources: list[str] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    #: By message: the turns that were out when it was sent, those that came back for it, and its own number.
    faults: list[tuple[frozenset[int], frozenset[int], int]] = field(default_factory=list)
    out: set[int] = field(default_factory=set)

    def there(self, chosen: RecallSet) -> float:
        """The share of the questions whose exchange was in the context when they were answered."""
        told, asked = chosen.told(), chosen.asked()
        numbers = {fact.asked: self.faults[told.index(fact.told)][2] for fact in chosen.facts}
        found = [
            numbers[text] not in out or numbers[text] in back
            for text, (out, back, _) in zip(asked, self.faults[len(told) :], strict=True)
        ]
        return sum(found) / len(found)

    def alarms(self, chosen: RecallSet) -> float:
        """The share of the everyday messages for which something came back that nobody asked for.

        One that was said before, word for word, asks for what was said then.
        """
        said = {fact.told for fact in chosen.facts}
        found: list[bool] = []
        for text, (out, back, _) in zip(chosen.told(), self.faults, strict=False):
            if out and text not in said:
                found.append(bool(back))
            said.add(text)
        return sum(found) / len(found) if found else 0.0

    @property
    def n_calls(self) -> int:
        """Replies that hold the text of a call."""
        return sum(
            looks_like_call(text) or any(word in text for word in _CALL_WORDS) for text in self.replies
        )


def rows(*, quick: bool = False, model: Path | None = None) -> Iterator[Row]:
    """Recall by language, by system prompt and by who decides."""
    path = model or qwen()
    n_calls = 0
    in_sight: list[float] = []
    at_once: list[float] = []
    read_first: list[float] = []
    for language in LANGUAGES[:1] if quick else LANGUAGES:
        chosen = recall_set(language)
        usual, plain = (converse(path, chosen, 8192, *changes) for changes in ((), (_PLAIN,)))
        n_calls += usual.n_calls
        yield _row(f"facts known at 8,192 tokens, {language}, default settings", chosen, usual, plain)
        by_program = converse(path, chosen, 1024, "context.mode=automatic")
        by_model = converse(path, chosen, 1024, "context.mode=model")
        n_calls += by_program.n_calls + by_model.n_calls
        yield _row(
            f"facts known at 1,024 tokens, {language}, the program decides", chosen, by_program, by_model
        )
        in_sight.append(chosen.recall(usual.answers))
        at_once.append(chosen.recall(by_program.answers))
        yield _against(f"the same against 8,192 tokens, {language}", at_once[-1], in_sight[-1], _OF_ALL)
        read_first.append(chosen.recall(recall_at_leisure.answers(path, chosen, 1024, _LONGEST)))
        name = f"with time to read each reply, against 8,192 tokens, {language}"
        yield _against(name, read_first[-1], in_sight[-1], _OF_ALL)
        slow, fast = max(by_model.waits), max(by_program.waits)
        yield Row(f"longest wait for a word, {language} [s]", fast, slow, fast / slow, "shown", True)
        told = f"{by_program.sources.count('extractive')} of {len(by_program.sources)} without the model"
        n_edits, others = by_program.n_edits, by_model.n_edits
        ratio = n_edits / others if others else 0.0
        yield Row(f"edits, {language}; summaries: {told}", n_edits, others, ratio, "shown", True)
    for name, known in (("right behind each other", at_once), ("with time to read each reply", read_first)):
        yield _against(f"{name}, against 8,192 tokens, in the mean", mean(known), mean(in_sight), 1.0)
    yield Row("answers with the text of a call", n_calls, 0, n_calls, "0", n_calls == 0)
    for language in LANGUAGES[:1] if quick else LANGUAGES:
        yield from _faults(path, recall_set(language))
    for name in () if quick else FAULT_SETS:
        yield from _faults(path, fault_set(name))


def _faults(path: Path, chosen: RecallSet) -> Iterator[Row]:
    """What comes back by itself, by words and attention and by words alone, and what that is worth."""
    both, words, none = (
        converse(path, chosen, 1024, f"context.recall={recall}") for recall in ("automatic", "words", "off")
    )
    name = chosen.language
    there, by_words, before = both.there(chosen), words.there(chosen), none.there(chosen)
    told = f"{before:.2f} never left"
    ratio = there / by_words if by_words else 1.0 + there
    yield Row(
        f"what is asked for is there, {name}; {told}", there, by_words, ratio, "≥ words", there >= by_words
    )
    known, unaided = chosen.recall(both.answers), chosen.recall(none.answers)
    ratio = known / unaided if unaided else 1.0 + known
    yield Row(
        f"facts known with what came back, {name}", known, unaided, ratio, "≥ without", known >= unaided
    )
    alarms = both.alarms(chosen)
    yield Row(
        f"everyday messages that bring something, {name}", alarms, words.alarms(chosen), alarms, "shown", True
    )


def converse(model: Path, chosen: RecallSet, n_ctx: int, *changes: str) -> Answered:
    """All messages of a set, said to the headless program one after the other."""
    told, asked = chosen.told(), chosen.asked()
    found = Answered()
    with tempfile.TemporaryDirectory() as folder:
        pairs = ("sampling.temperature=0", f"sampling.max_tokens={_LONGEST}", *changes)
        run = subprocess.Popen(
            [
                *(sys.executable, "-m", "ethervox_gui", "headless", "--stream", "--data-dir", folder),
                *("--model", str(model), "--n-ctx", str(n_ctx)),
                *(word for pair in pairs for word in ("--set", pair)),
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            encoding="utf-8",
            env=os.environ | {"PYTHONUTF8": "1"},
        )
        assert run.stdin is not None
        _until(run, "ready", found)
        for message in [*told, *asked]:
            run.stdin.write(json.dumps({"text": message}) + "\n")
            run.stdin.flush()
            out = frozenset(found.out)
            found.faults.append((out, frozenset(), -1))
            found.replies.append(_until(run, "reply_finished", found)["text"])
        run.stdin.close()
        run.wait()
    found.answers = found.replies[len(told) :]
    return found


def _until(run: subprocess.Popen[str], name: str, found: Answered) -> dict[str, Any]:
    """The next event of this name; what comes before it is counted."""
    assert run.stdout is not None
    started, first = time.monotonic(), True
    for line in run.stdout:
        event: dict[str, Any] = json.loads(line)
        match event["event"]:
            case "token" if first:
                found.waits.append(time.monotonic() - started)
                first = False
            case "context_edited":
                found.n_edits += 1
            case "turn_paged_out":
                found.out.update(event["turns"])
            case "turn_paged_in":
                found.out.difference_update(event["turns"])
                out, back, number = found.faults[-1]
                found.faults[-1] = out, back.union(event["turns"]), number
            case "turn_appended" if event["role"] == "user":
                out, back, _ = found.faults[-1]
                found.faults[-1] = out, back, event["turn_number"]
            case "summary_stored":
                found.sources.append(event["source"])
            case "error":
                raise RuntimeError(event["message"])
            case _:
                pass
        if event["event"] == name:
            return event
    raise RuntimeError("the program ended early")


def _against(name: str, share: float, against: float, least: float) -> Row:
    ratio = share / against if against else 1.0 + share
    return Row(name, share, against, ratio, f"≥ {least:g}", ratio >= least)


def _row(name: str, chosen: RecallSet, found: Answered, other: Answered) -> Row:
    share, against = chosen.recall(found.answers), chosen.recall(other.answers)
    ratio = share / against if against else 1.0 + share
    return Row(name, share, against, ratio, "≥ the other", share >= against)
