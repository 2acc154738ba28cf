"""What holds for one request: the general settings, a profile's own on top, the request's strategy first."""

from __future__ import annotations

from dataclasses import dataclass

from ethervox_gui.context.message_strategies import Strategy
from ethervox_gui.services.profiles.profiles import Profile
from ethervox_gui.settings import ServerSettings


@dataclass(frozen=True, slots=True)
class Policy:
    """Limits in tokens and messages, thresholds as shares of ``max_tokens``."""

    strategy: Strategy
    max_tokens: int
    warning: float
    error: float
    max_messages: int
    last_turns: int

    @property
    def warning_at(self) -> int:
        """Most tokens that pass untouched."""
        return int(self.max_tokens * self.warning)

    @property
    def error_at(self) -> int:
        """Most tokens that ever pass."""
        return int(self.max_tokens * self.error)


def policy_of(
    settings: ServerSettings, profile: Profile, n_ctx: int | None, strategy: Strategy | None
) -> Policy:
    """``n_ctx`` is the window of a local model; ``None`` where only the settings know."""
    limit = profile.context_limit or n_ctx or settings.remote_max_tokens
    if n_ctx is not None:
        limit = min(limit, n_ctx)
    warning = _first(profile.warning_threshold, settings.warning_threshold)
    error = _first(profile.error_threshold, settings.error_threshold)
    return Policy(
        strategy=strategy or profile.strategy or settings.strategy,
        max_tokens=limit,
        warning=min(warning, error),
        error=error,
        max_messages=profile.max_messages or settings.max_messages,
        last_turns=profile.last_turns or settings.last_turns,
    )


def _first(own: float | None, general: float) -> float:
    return general if own is None else own
