"""What is asked for other programs.  These jobs take turns with the chat's own, and cost it nothing else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from ethervox_gui.context.errors import UserError
from ethervox_gui.governor.jobs.jobs import Job
from ethervox_gui.governor.session.completions import Completion


@dataclass(frozen=True, slots=True)
class GuestJob(Job):
    """The base of these jobs.  Whoever asked hears how they end; the window does not."""


@dataclass(frozen=True, slots=True)
class Complete(GuestJob):
    """Write the reply to a request that belongs to no stored chat."""

    request: Completion


@dataclass(frozen=True, slots=True)
class LoadBeside(GuestJob):
    """Load a GGUF file for guests alone, beside the model of the chat and in place of one loaded so before.

    With the settings of ``profile`` (by name).  ``tell`` hears how it ended: ``None``, or why it could not.
    """

    path: Path
    profile: str
    tell: Callable[[UserError | None], None]


@dataclass(frozen=True, slots=True)
class FreeBeside(GuestJob):
    """Unload the model that is loaded for guests alone, if there is one."""
