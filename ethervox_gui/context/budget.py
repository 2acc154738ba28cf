"""The budget of one chat: how many tokens there are, how many are spoken for, and when to act."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum

#: Shares of the context that the reserves may take at most: a flat reserve larger than a small context
#: would ask for one compaction after the other.
_REPLY_SHARE = 1 / 8
_SUMMARY_SHARE = 1 / 5

#: This share of the context may always be in use, however long a template makes the instruction: without it
#: a small context would be edited at every token.
_ACT_FLOOR = 0.5

#: What an edit needs is made ready from the warning threshold on, or from this share of where action is
#: taken, if that is earlier.
_BEFORE_ACTION = 0.75

#: An edit aims to leave at most this share of the context in use, so that the next one is some way off.
_LOW_WATER = 0.5

#: How far the trigger moves from the critical threshold at most, and the share of the context that an
#: exchange has at either end: chats of short messages can wait, one long exchange could fill what is left.
_ADAPT_BY = 0.05
_SHORT_EXCHANGE, _LONG_EXCHANGE = 0.01, 0.10


class Health(StrEnum):
    """How full the context is, against the thresholds of the budget."""

    OK = "ok"
    WARNING = "warning"
    CRITICAL = "critical"
    OVERFLOW = "overflow"


class Detail(StrEnum):
    """How much of the old turns a summary is asked to keep."""

    BRIEF = "brief"
    MODERATE = "moderate"
    DETAILED = "detailed"


#: Most tokens a summary may have at each detail, before it is scaled to the context.
DETAIL_TOKENS: dict[Detail, int] = {
    Detail.BRIEF: 200,
    Detail.MODERATE: 500,
    Detail.DETAILED: 1000,
}


@dataclass(frozen=True, slots=True)
class Thresholds:
    """Shares of n_ctx at which health changes."""

    warning: float = 0.60
    critical: float = 0.80
    emergency: float = 0.95


@dataclass(frozen=True, slots=True)
class Budget:
    """The context of one chat, in tokens.

    ``reply_reserve`` stays free for the reply, ``summary_reserve`` for a summary being written and
    ``n_instruction`` for the turn that asks for it.  ``adapted`` is added to the critical threshold to find
    where to act (:func:`adaptive_trigger`).  From ``act_at`` cells in use old turns must leave: at critical,
    or earlier if the reserves need it.  It is worked out once, for it is looked at with every token.
    """

    n_ctx: int
    thresholds: Thresholds
    reply_reserve: int
    summary_reserve: int
    n_instruction: int
    adapted: float = 0.0
    act_at: int = field(init=False)

    def __post_init__(self) -> None:
        limits = self.thresholds
        share = min(max(limits.critical + self.adapted, limits.warning), limits.emergency)
        fits = max(self.n_ctx - self.reserve, int(_ACT_FLOOR * self.n_ctx))
        object.__setattr__(self, "act_at", min(int(share * self.n_ctx), fits))

    @classmethod
    def for_context(
        cls,
        n_ctx: int,
        *,
        thresholds: Thresholds | None = None,
        reply_reserve: int = 256,
        detail: Detail = Detail.MODERATE,
        n_instruction: int = 0,
    ) -> Budget:
        """A budget whose reserves are scaled to a context of ``n_ctx`` tokens."""
        return cls(
            n_ctx=n_ctx,
            thresholds=thresholds or Thresholds(),
            reply_reserve=min(reply_reserve, int(n_ctx * _REPLY_SHARE)),
            summary_reserve=min(DETAIL_TOKENS[detail], int(n_ctx * _SUMMARY_SHARE)),
            n_instruction=n_instruction,
        )

    @property
    def reserve(self) -> int:
        """Tokens spoken for: reply, instruction and summary."""
        return self.reply_reserve + self.summary_reserve + self.n_instruction

    @property
    def prepare_at(self) -> int:
        """Cells in use from which on what the next edit needs is made ready."""
        return min(int(self.thresholds.warning * self.n_ctx), int(_BEFORE_ACTION * self.act_at))

    @property
    def emergency_at(self) -> int:
        """Cells in use from which turns are dropped at once, without asking the model for anything."""
        return int(self.thresholds.emergency * self.n_ctx)

    @property
    def low_water(self) -> int:
        """Cells in use that an edit aims for."""
        return int(min(_LOW_WATER * self.n_ctx, 0.75 * self.act_at))

    @property
    def high_water(self) -> int:
        """Cells in use behind an edit from which on the next one would come too soon."""
        return (self.low_water + self.act_at) // 2

    def next_health_at(self, n_used: int) -> int:
        """The first number of cells in use, above ``n_used``, at which health is another."""
        limits = self.thresholds
        for share in (limits.warning, limits.critical, limits.emergency):
            cells = max(int(share * self.n_ctx), n_used + 1)
            while self.usage(cells) < share:
                cells += 1
            if self.health(cells) is not self.health(n_used):
                return cells
        return max(self.n_ctx, n_used) + 1

    def usage(self, n_used: int) -> float:
        """The share of the context that so many cells are; above 1 where they are more than it has."""
        return n_used / self.n_ctx

    def health(self, n_used: int) -> Health:
        """How full the context is with so many cells in use; a threshold belongs to what is above it."""
        usage = self.usage(n_used)
        if usage < self.thresholds.warning:
            return Health.OK
        if usage < self.thresholds.critical:
            return Health.WARNING
        if usage < self.thresholds.emergency:
            return Health.CRITICAL
        return Health.OVERFLOW


def adaptive_trigger(exchanges: Sequence[int], n_ctx: int) -> float:
    """How far from the critical threshold to act, as a share of the context: -0.05 to +0.05.

    ``exchanges`` are the sizes of the latest exchanges of this chat, in tokens.  Where they take a hundredth
    of the context there is time (+0.05), where they take a tenth it is high time (-0.05); in between it is
    linear.  Without any exchange: 0.
    """
    if not exchanges or n_ctx <= 0:
        return 0.0
    share = sum(exchanges) / len(exchanges) / n_ctx
    place = (share - _SHORT_EXCHANGE) / (_LONG_EXCHANGE - _SHORT_EXCHANGE)
    return _ADAPT_BY - 2 * _ADAPT_BY * min(max(place, 0.0), 1.0)
