"""What the window needs from the layers below, so that tests can put scripted ones in their place."""

from __future__ import annotations

from typing import Protocol

from ethervox_gui.context.requests.report import RequestRecord
from ethervox_gui.governor.jobs.jobs import Job
from ethervox_gui.settings import ServerSettings


class GovernorPort(Protocol):
    """The job loop, as the window sees it."""

    def submit(self, job: Job) -> int:
        """Queue a job; from any thread.  Its number, which is larger than those before."""

    def cancel(self) -> None:
        """Stop the running reply or summary; from any thread."""

    def run(self) -> None:
        """Work until a ``Shutdown`` job comes; on the engine thread."""


class ServerPort(Protocol):
    """The API for other programs, as the window sees it."""

    @property
    def url(self) -> str | None:
        """Where it listens; ``None`` while it does not."""

    @property
    def key(self) -> str:
        """What programs must bring; may take a while."""

    def apply(self, settings: ServerSettings) -> bool:
        """Start or stop as the settings say; whether something changed.  Raises ``UserError``."""

    def requests(self) -> list[RequestRecord]:
        """The last requests, oldest first."""
