"""What holds for one request: the settings, a profile's own on top, the request's strategy first."""

from __future__ import annotations

import pytest

from ethervox_gui.context.requests.message_strategies import Strategy
from ethervox_gui.server.context.plan import Policy, policy_of
from ethervox_gui.services.profiles import Profile
from ethervox_gui.settings import ServerSettings

USUAL = ServerSettings()


def test_the_defaults_are_those_of_the_original_requirements() -> None:
    remote = policy_of(USUAL, Profile(name="a"), None, None)
    assert remote == Policy(Strategy.SLIDING_WINDOW, 100_000, 0.85, 0.95, 50, 10)
    assert (remote.warning_at, remote.error_at) == (85_000, 95_000)
    assert policy_of(USUAL, Profile(name="a"), 8192, None).max_tokens == 8192


@pytest.mark.parametrize(
    ("own", "field", "expected"),
    [
        ({"context_limit": 5000}, "max_tokens", 5000),
        ({"context_limit": 50_000}, "max_tokens", 8192),
        ({"warning_threshold": 0.5}, "warning", 0.5),
        ({"error_threshold": 0.9}, "error", 0.9),
        ({"error_threshold": 0.6}, "warning", 0.6),
        ({"max_messages": 7}, "max_messages", 7),
        ({"last_turns": 3}, "last_turns", 3),
        ({"strategy": "smart"}, "strategy", Strategy.SMART),
    ],
)
def test_a_profile_has_its_own(own: dict[str, object], field: str, expected: object) -> None:
    profile = Profile.model_validate({"name": "a", **own})
    assert getattr(policy_of(USUAL, profile, 8192, None), field) == expected


@pytest.mark.parametrize(
    ("reply", "warning_at", "counted_at"),
    [(None, 850, 950), (50, 850, 950), (100, 850, 900), (200, 800, 800), (250, 750, 750), (5000, 750, 750)],
)
def test_a_reply_has_the_room_that_it_is_asked_for_in(
    reply: int | None, warning_at: int, counted_at: int
) -> None:
    """But a quarter of the context at most: many callers name all that a model could ever write."""
    found = policy_of(USUAL, Profile(name="a"), 1000, None, reply)
    assert (found.warning_at, found.counted_at, found.error_at) == (warning_at, counted_at, 950)
    manual = policy_of(USUAL, Profile(name="a"), 1000, Strategy.MANUAL, reply)
    assert manual.warning_at == 850, "of that nothing leaves"


def test_the_request_goes_first() -> None:
    profile = Profile(name="a", strategy=Strategy.SMART)
    assert policy_of(USUAL, profile, None, Strategy.MANUAL).strategy is Strategy.MANUAL
