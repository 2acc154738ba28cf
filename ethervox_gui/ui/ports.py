"""What the window needs from the layers below, so that tests can put scripted ones in their place."""

from __future__ import annotations

from typing import Protocol

from ethervox_gui.governor.jobs import Job


class GovernorPort(Protocol):
    """The job loop, as the window sees it."""

    def submit(self, job: Job) -> None:
        """Queue a job; from any thread."""

    def cancel(self) -> None:
        """Stop the running reply or summary; from any thread."""

    def run(self) -> None:
        """Work until a ``Shutdown`` job comes; on the engine thread."""
