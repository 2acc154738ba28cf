"""What a real model still answers of facts told early, in three languages, by settings.

::

    python -m tests.benchmarks recall [--quick] [--model FILE]

A person's messages go to the headless program one after the other: facts among everyday requests, and at the
end a question for each fact.  At 8,192 tokens, where nothing has to leave for long, the default settings are
held against a plain system prompt; at 1,024, where the context overflows many times, who decides what leaves:
the program (``automatic``) or the model.  Messages follow each other at once there; what is known where each
reply is read before the next one comes is found by :mod:`tests.benchmarks.recall_at_leisure`.  Both are held
against 8,192 tokens, too.  No answer may hold the text of a call.  ``--quick``: English alone.

Then what comes back by itself at 1,024 tokens, with time to read each reply: how often the exchange that a
question asks for is there when it is answered, by all signals against words alone, and how often everyday
messages bring something back.  Two more sets tell that apart: questions that share no word with what was
told, and questions in another language.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import mean
from typing import Any, Final

from tests.benchmarks import recall_at_leisure
from tests.benchmarks.answered import Answered
from tests.benchmarks.measure import Row, at_most
from tests.helpers.evaluation import FAULT_SETS, LANGUAGES, RecallSet, fault_set, recall_set
from tests.helpers.real_models import qwen

_PLAIN: Final = "model.system_prompt=You are a helpful assistant."
_LONGEST: Final = 90  # tokens of a reply
_OF_ALL: Final = 0.9  # of what is known with all in sight
_FEW_ALARMS: Final = 0.05


def rows(*, quick: bool = False, model: Path | None = None) -> Iterator[Row]:
    """Recall by language, by system prompt and by who decides."""
    path = model or qwen()
    n_calls = 0
    in_sight: list[float] = []
    at_once: list[float] = []
    read_first: list[float] = []
    leisure: list[Answered] = []
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
        in_sight.append(usual.known(chosen))
        at_once.append(by_program.known(chosen))
        yield _against(f"the same against 8,192 tokens, {language}", at_once[-1], in_sight[-1], _OF_ALL)
        at_leisure = recall_at_leisure.converse(path, chosen, 1024, _LONGEST)
        read_first.append(at_leisure.known(chosen))
        leisure.append(at_leisure)
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
    alarms: list[tuple[int, int]] = []
    for language, automatic in zip(LANGUAGES, leisure, strict=False):
        chosen = recall_set(language)
        yield from _faults(path, chosen, automatic)
        alarms.append(automatic.alarms(chosen))
    for name in () if quick else FAULT_SETS:
        chosen = fault_set(name)
        automatic = recall_at_leisure.converse(path, chosen, 1024, _LONGEST)
        yield from _faults(path, chosen, automatic)
        alarms.append(automatic.alarms(chosen))
    n_alarms, n_everyday = map(sum, zip(*alarms, strict=True))
    yield at_most("everyday messages that bring something", n_alarms, n_everyday, _FEW_ALARMS)


def _faults(path: Path, chosen: RecallSet, both: Answered) -> Iterator[Row]:
    """What comes back by itself, by all signals and by words alone, and what that is worth.

    With time to read each reply, in which the model is learned.
    """
    words, none = (
        recall_at_leisure.converse(path, chosen, 1024, _LONGEST, context__recall=recall)
        for recall in ("words", "off")
    )
    name = chosen.language
    there, by_words, before = both.there(chosen), words.there(chosen), none.there(chosen)
    told = f"{before:.2f} never left"
    ratio = there / by_words if by_words else 1.0 + there
    yield Row(
        f"what is asked for is there, {name}; {told}", there, by_words, ratio, "≥ words", there >= by_words
    )
    known, unaided = both.known(chosen), none.known(chosen)
    ratio = known / unaided if unaided else 1.0 + known
    yield Row(
        f"facts known with what came back, {name}", known, unaided, ratio, "≥ without", known >= unaided
    )
    told = "of {1} everyday messages {0} bring something".format(*both.alarms(chosen))
    n_alarms, n_by_words = both.alarms(chosen)[0], words.alarms(chosen)[0]
    yield Row(f"{told}, {name}", n_alarms, n_by_words, n_alarms - n_by_words, "shown", True)


def converse(model: Path, chosen: RecallSet, n_ctx: int, *changes: str) -> Answered:
    """All messages of a set, said to the headless program one after the other."""
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
        for message in [*chosen.told(), *chosen.asked()]:
            run.stdin.write(json.dumps({"text": message}) + "\n")
            run.stdin.flush()
            found.replies.append(_until(run, "reply_finished", found)["text"])
        run.stdin.close()
        run.wait()
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
    share, against = found.known(chosen), other.known(chosen)
    ratio = share / against if against else 1.0 + share
    return Row(name, share, against, ratio, "≥ the other", share >= against)
