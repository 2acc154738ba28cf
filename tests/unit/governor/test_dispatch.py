"""Every job means something."""

from __future__ import annotations

import ast
import inspect

from ethervox_gui.governor import dispatch
from ethervox_gui.governor.jobs import guest_jobs, jobs

#: They only stand for others, but for the last, which ends the loop itself.
_NOT_CARRIED_OUT = {jobs.Job, guest_jobs.GuestJob, jobs.UnawaitedJob, jobs.Shutdown}


def test_every_job_has_its_line() -> None:
    """One without would be taken from the queue, and nobody would ever hear of it again."""
    (function,) = ast.parse(inspect.getsource(dispatch.carry_out)).body
    handled = {ast.unparse(node.cls) for node in ast.walk(function) if isinstance(node, ast.MatchClass)}
    there = {kind for module in (jobs, guest_jobs) for kind in vars(module).values() if inspect.isclass(kind)}
    there = {kind for kind in there if issubclass(kind, jobs.Job)}
    assert {kind.__name__ for kind in there - _NOT_CARRIED_OUT} == handled
