"""A guest of an engine that is served at once, without the governor's loop around it."""

from __future__ import annotations

from ethervox_gui.governor.jobs.guest_jobs import Completion
from ethervox_gui.governor.session.completions import Guests, take


def serve(guests: Guests | None, request: Completion) -> None:
    """Meet a request, and all others that wait; its listener hears how it ended."""
    take(guests, request)
    while guests is not None and guests.is_at_work:
        guests.round()
