"""What the window tells apart, and the contract does not: what was asked for, and what only came meanwhile.

To whoever reads the lines of the contract these are a notice and an error like any other.
"""

from __future__ import annotations

from dataclasses import dataclass

from ethervox_gui.context.events.events import ErrorRaised, NoticeRaised


@dataclass(frozen=True, slots=True)
class Answered(NoticeRaised):
    """What somebody asked for, or what became of it: while a command is at work, its answer."""


@dataclass(frozen=True, slots=True)
class FailedMeanwhile(ErrorRaised):
    """What failed was neither a message nor a command, though one may be at work or wait."""
