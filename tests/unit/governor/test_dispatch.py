"""Every job means something."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterable

from ethervox_gui.governor import dispatch
from ethervox_gui.governor.jobs import guest_jobs, jobs

#: They only stand for others, but for the last, which ends the loop itself.
_NOT_CARRIED_OUT = {jobs.Job, guest_jobs.GuestJob, jobs.UnawaitedJob, jobs.Shutdown}


def _handled(function: Callable[..., object]) -> set[str]:
    nodes = ast.walk(ast.parse(inspect.getsource(function)))
    return {ast.unparse(node.cls) for node in nodes if isinstance(node, ast.MatchClass)}


def _named(kinds: Iterable[type]) -> set[str]:
    return {kind.__name__ for kind in kinds}


def test_every_job_has_its_line() -> None:
    """One without would be taken from the queue, and nobody would ever hear of it again."""
    kinds = {kind for module in (jobs, guest_jobs) for kind in vars(module).values() if inspect.isclass(kind)}
    there = {kind for kind in kinds if issubclass(kind, jobs.Job)} - _NOT_CARRIED_OUT
    for_programs = {kind for kind in there if issubclass(kind, guest_jobs.GuestJob)}
    around, within = _handled(dispatch._around_chat), _handled(dispatch._in_chat)
    assert _handled(dispatch._for_program) == _named(for_programs)
    assert around.isdisjoint(within)
    assert around | within == _named(there - for_programs)
