"""``--self-test``: does this installation work?  It loads a model and has a context overflow."""

from __future__ import annotations

import dataclasses
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import IO

from ethervox_gui.assembly import Assembly, assemble
from ethervox_gui.context.errors import UserError
from ethervox_gui.context.events import (
    ContextEdited,
    EngineReady,
    ErrorRaised,
    Event,
    ReplyFinished,
    SummaryStored,
)
from ethervox_gui.governor.jobs import LoadModel, SendMessage, Shutdown
from ethervox_gui.options import Options

_N_CTX = "512"
_N_MESSAGES = 12
_MESSAGE = "My dog is called Halcyon, and this is message number {}."


def run_self_test(options: Options, output: IO[str] | None = None) -> int:
    """Check the installation in a temporary data folder; a line for each check; 0 when all hold."""
    out = output or sys.stdout
    with tempfile.TemporaryDirectory(prefix="ethervox-self-test-") as folder:
        changes = {"model.n_ctx": _N_CTX, "sampling.temperature": "0", "sampling.max_tokens": "60"}
        trial = dataclasses.replace(options, data_dir=Path(folder), changes={**changes, **options.changes})
        events: list[Event] = []
        try:
            assembly = assemble(trial, events.append)
            seconds = _converse(assembly)
        except UserError as error:
            out.write(f"failed  {error}\n")
            return 1
        try:
            return _report(assembly, events, seconds, out)
        finally:
            assembly.close()


def _converse(assembly: Assembly) -> float:
    started = time.perf_counter()
    worker = threading.Thread(target=assembly.governor.run, name="engine")
    worker.start()
    assembly.governor.submit(LoadModel(assembly.model_path))
    for number in range(_N_MESSAGES):
        assembly.governor.submit(SendMessage(_MESSAGE.format(number)))
    assembly.governor.submit(Shutdown())
    worker.join()
    return time.perf_counter() - started


def _report(assembly: Assembly, events: list[Event], seconds: float, out: IO[str]) -> int:
    ready = next((event for event in events if isinstance(event, EngineReady)), None)
    errors = [event for event in events if isinstance(event, ErrorRaised)]
    replies = sum(isinstance(event, ReplyFinished) for event in events)
    edits = sum(isinstance(event, ContextEdited) for event in events)
    summaries = [event for event in events if isinstance(event, SummaryStored)]
    n_found = len(assembly.store.search("Halcyon"))
    problems = assembly.store.check()
    name = f"{ready.model}, n_ctx {ready.n_ctx}, {ready.capability}" if ready else "no model"
    checks = [
        (ready is not None, f"the model loads ({name})"),
        (not errors, errors[0].message if errors else "no errors"),
        (replies == _N_MESSAGES, f"{replies} of {_N_MESSAGES} messages are answered"),
        (edits >= 1, f"the conversation outlives its window ({edits} edits)"),
        (bool(summaries), f"summaries go into the memory ({len(summaries)})"),
        (n_found > 0, f"the search finds what was said ({n_found} hits)"),
        (not problems, "; ".join(problems) or "the database is sound"),
    ]
    failed = 0
    for passed, text in checks:
        failed += not passed
        out.write(f"{'ok    ' if passed else 'failed'}  {text}\n")
    out.write(f"{len(checks) - failed} of {len(checks)} checks hold, {seconds:.1f} s\n")
    return 1 if failed else 0
