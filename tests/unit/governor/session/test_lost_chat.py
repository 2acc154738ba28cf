"""A chat that could not be restored after a failure."""

from __future__ import annotations

from pathlib import Path

from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.events.events import StopReason
from ethervox_gui.governor.jobs.guest_jobs import Complete, CompletionEnded
from ethervox_gui.governor.jobs.jobs import SendMessage
from tests.helpers.desk import counting, desk, errors, says
from tests.unit.governor.session.test_completions import Caller


def test_its_cells_are_no_longer_in_the_way_of_others(tmp_path: Path) -> None:
    with desk(tmp_path) as at:
        caller = Caller()

        def fail() -> None:
            """From the reply's first token on, and while the chat is read again."""
            at.engine.faults.update(
                (at.engine.n_calls + n, EngineError("out of order")) for n in range(2, 12)
            )

        def ask() -> None:
            assert at.governor.live is None
            assert at.engine.cache.n_cells > 200
            at.engine.faults.clear()
            at.governor.submit(Complete(caller.asks(at.engine, ["", counting(300)])))

        jobs = [SendMessage(counting(200)), at.then(fail), SendMessage("Hello."), at.then(ask)]
        told = at.play(says("Fine."), jobs, n_ctx=512, n_batch=32, verified=False)
        assert errors(told) == ["context_lost", "engine_failed"]
        assert isinstance(caller.end, CompletionEnded), caller.end
        assert (caller.text, caller.end.stop_reason) == ("Fine.", StopReason.END)
