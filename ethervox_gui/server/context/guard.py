"""Decides, before a request reaches a model, what of its messages goes there; and says so.

Below the warning threshold nothing is touched.  Above it the strategy is applied (``manual``: the request is
refused with the warning), once the results of calls that could not fit have only their ends left.  Where as
many messages as it keeps are too long, those of them that fit stay; so do those that no summary can stand
for.  A reply of the length that is asked for has room behind what stays, but no more than a quarter of the
context is kept free for it.  What is above the error threshold even then is refused.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from ethervox_gui.context.requests.message_strategies import (
    Item,
    Strategy,
    cut_points,
    least,
    newest,
    newest_that_fit,
)
from ethervox_gui.context.requests.report import ContextReport
from ethervox_gui.server import errors
from ethervox_gui.server.context.counting import Counter
from ethervox_gui.server.context.long_results import Fitted, fitted
from ethervox_gui.server.context.plan import (
    Lookup,
    Message,
    Plan,
    Policy,
    Summarize,
    Written,
    prefix_hashes,
    summary_messages,
)
from ethervox_gui.server.schema import items

#: A new summary takes out so much that this share of the warning threshold is left, so that it is of use for
#: many requests.
_LOW_WATER = 0.6

#: Of longer ones the sum is taken; the run itself says then what it was exactly.
_RECOUNTED = 1000

_log = logging.getLogger("ethervox_gui.server")


@dataclass(slots=True)
class Guard:
    """Plans one request of a profile; without ``summarize`` stored summaries are used and none is made.

    Tokens are counted on other threads: of a large message that takes seconds, and another request that is
    counted meanwhile waits for it, but nobody else.
    """

    name: str
    policy: Policy
    counter: Counter
    lookup: Lookup
    summarize: Summarize | None = None
    tools: Sequence[Message] = field(default_factory=tuple)

    async def plan(self, messages: Sequence[Message]) -> Plan:
        """What goes to the model.  Raises :class:`ApiError` 400 when the request is refused."""
        started = time.perf_counter()
        sizes = await asyncio.to_thread(self._sizes, messages)
        found = items(messages, sizes)
        total = self._total
        self._log(len(messages), total, found)
        policy = self.policy
        if total <= policy.warning_at:
            report = ContextReport("none", total, self._exact, len(messages))
            return self._plan(messages, report, started)
        if policy.strategy is Strategy.MANUAL:
            raise self._refusal(found, near=total <= policy.error_at)
        _log.warning(
            "[Context] %s: approaching limit (%d%%), applying %s",
            self.name,
            round(100 * total / policy.max_tokens),
            policy.strategy,
        )
        fit = await asyncio.to_thread(fitted, messages, sizes, self._base, policy, self.counter)
        if fit.shortened:
            found = items(fit.messages, await asyncio.to_thread(self._sizes, fit.messages))
        if policy.strategy is Strategy.SUMMARIZATION:
            return await self._summarized(fit, found, total, started)
        return await asyncio.to_thread(self._trimmed, fit, found, total, started)

    # ---- inside ------------------------------------------------------------------------------------

    _base: int = 0
    _total: int = 0

    @property
    def _exact(self) -> bool:
        return self.counter.method == "exact"

    def _sizes(self, messages: Sequence[Message]) -> list[int]:
        sizes, self._base = self.counter.measure(messages, self.tools)
        self._total = sum(sizes) + self._base
        return sizes

    def _trimmed(self, fit: Fitted, found: Sequence[Item], received: int, started: float) -> Plan:
        """What is left of messages that had ``received`` tokens before some were shortened."""
        messages, policy, base = fit.messages, self.policy, self._base
        budget = policy.warning_at if policy.most_messages is None else None
        while True:
            kept = self._kept(found, budget, base)
            left = [messages[index] for index in kept]
            # Without the messages before it a message may be placed otherwise: what counts is the new whole.
            if len(left) <= _RECOUNTED:
                self._sizes(left)
            else:
                self._total = base + sum(found[index].n_tokens for index in kept)
            n_left = self._total
            if n_left <= (policy.counted_at if budget is None else policy.warning_at) or len(kept) < 2:
                break
            if budget is None:  # so many are too long: what fits of them stays
                budget = policy.warning_at
                continue
            smaller = self._kept(found, budget - (n_left - policy.warning_at), base)
            if smaller == kept or budget <= 0:
                break
            budget -= n_left - policy.warning_at
        if n_left > policy.error_at:
            self._base, self._total = base, received
            raise self._refusal(found)
        dropped = len(messages) - len(left)
        shortened = tuple(result for place, result in fit.shortened.items() if place in kept)
        if dropped or shortened:
            _log.warning(
                "[Context] %s: trimmed %d → %d messages (-%d tokens)",
                self.name,
                len(messages),
                len(left),
                received - n_left,
            )
        report = ContextReport(
            strategy=policy.strategy.value if dropped or shortened else "none",
            counted=n_left,
            exact=self._exact and len(left) <= _RECOUNTED,
            kept=len(left),
            dropped=dropped,
            tokens_removed=received - n_left,
            shortened=shortened,
        )
        return self._plan(left, report, started, received)

    def _kept(self, found: Sequence[Item], budget: int | None, base: int) -> tuple[int, ...]:
        """What stays; ``budget`` is ``None`` where messages are counted, however long they are."""
        policy = self.policy
        count = policy.most_messages
        if count is None:
            assert budget is not None
            first = policy.strategy is Strategy.SMART
            return newest_that_fit(found, budget, base=base, first_user=first, steps=True)
        in_steps = policy.strategy is Strategy.SLIDING_WINDOW
        counted = newest(found, count, steps=in_steps, n_tokens=policy.counted_at, base=base)
        if budget is None:
            return counted
        return min(counted, newest_that_fit(found, budget, base=base, steps=True), key=len)

    async def _summarized(self, fit: Fitted, found: Sequence[Item], received: int, started: float) -> Plan:
        """As :meth:`_trimmed`, with a summary in place of what leaves."""
        messages, policy = fit.messages, self.policy
        if self._total <= policy.warning_at:  # shorter results are all that it needs
            return await asyncio.to_thread(self._trimmed, fit, found, received, started)
        points = cut_points(found)
        hashes = prefix_hashes(messages, points)
        written: Written | None = None
        for point in reversed(points):
            stored = self.lookup(hashes[point])
            if stored is not None:
                written = Written(stored.memory_id, stored.text, point)
                break
        seconds, is_guess = 0.0, False
        left: Sequence[Message]
        n_left = 0
        if written is not None:
            left, n_left = await asyncio.to_thread(self._with_summary, messages, written)
        if written is None or n_left > policy.warning_at:
            cut = self._cut(found, points, written)
            if cut is not None and self.summarize is not None:
                begun = time.perf_counter()
                written = await self.summarize(messages[:cut], written, hashes[cut]) or written
                seconds = time.perf_counter() - begun
            elif cut is not None:
                # Only planning: the summary's length is not known yet, so its room is taken for it.
                written = Written(None, await asyncio.to_thread(self._stand_in), cut)
                is_guess = True
        if written is None:  # there is one long exchange, of which older calls can leave
            return await asyncio.to_thread(self._trimmed, fit, found, received, started)
        left, n_left = await asyncio.to_thread(self._with_summary, messages, written)
        if n_left > policy.error_at or n_left >= received:
            await asyncio.to_thread(self._sizes, messages)
            plan = await asyncio.to_thread(self._trimmed, fit, found, received, started)
            # A summary that turns out shorter may do after all.
            return replace(plan, report=replace(plan.report, exact=False)) if is_guess else plan
        gone = sum(not item.is_system for item in found[: written.n_messages])
        report = ContextReport(
            strategy=policy.strategy.value,
            counted=n_left,
            exact=self._exact and not is_guess,
            kept=len(messages) - gone,
            summarized=gone,
            tokens_removed=received - n_left,
            memory_id=written.memory_id,
            shortened=tuple(result for place, result in fit.shortened.items() if place >= written.n_messages),
        )
        return self._plan(left, report, started, received, seconds)

    @property
    def _summary_tokens(self) -> int:
        return max(16, min(500, self.policy.max_tokens // 8))

    def _stand_in(self) -> str:
        """A text with as many tokens as a summary may have."""
        text = "so " * self._summary_tokens
        return text[: len(text) * self._summary_tokens // self.counter.count_text(text)]

    def _cut(self, found: Sequence[Item], points: Sequence[int], written: Written | None) -> int | None:
        """Where a new summary ends: as early as leaves enough room, behind where an earlier one ends."""
        room = int(_LOW_WATER * self.policy.warning_at) - self._base - self._summary_tokens
        room -= sum(item.n_tokens for item in found if item.is_system)
        later = [point for point in points if written is None or point > written.n_messages]
        for point in later:
            if sum(item.n_tokens for item in found[point:] if not item.is_system) <= room:
                return point
        return later[-1] if later else None

    def _with_summary(self, messages: Sequence[Message], written: Written) -> tuple[list[Message], int]:
        """System messages, the summary as a question and its answer, and what it does not cover."""
        early = messages[: written.n_messages]
        left = [
            *(message for message in early if message["role"] in ("system", "developer")),
            *summary_messages(written.text),
            *messages[written.n_messages :],
        ]
        self._sizes(left)
        return left, self._total

    def _plan(
        self,
        messages: Sequence[Message],
        report: ContextReport,
        started: float,
        received: int | None = None,
        summary_seconds: float = 0.0,
    ) -> Plan:
        return Plan(
            messages=list(messages),
            report=report,
            n_received=report.counted if received is None else received,
            seconds=time.perf_counter() - started,
            summary_seconds=summary_seconds,
        )

    def _refusal(self, found: Sequence[Item], *, near: bool = False) -> errors.ApiError:
        sizes = (
            len(found),
            least(found, self._base),
            max((item.n_tokens for item in found), default=0),
        )
        policy = self.policy
        if near:
            return errors.limit_near(self._total, policy.max_tokens, policy.warning, *sizes)
        n_tools = self._base if self.tools else 0
        return errors.limit_exceeded(self._total, policy.max_tokens, policy.error, *sizes, n_tools)

    def _log(self, n_messages: int, total: int, found: Sequence[Item]) -> None:
        system = sum(item.n_tokens for item in found if item.is_system)
        system += self._base if self.tools else 0  # the tools belong to what it begins with
        _log.info(
            "[Context] %s: messages %d, tokens %d, limit %d, usage %d%%, system %d / conversation %d",
            self.name,
            n_messages,
            total,
            self.policy.max_tokens,
            round(100 * total / self.policy.max_tokens),
            system,
            total - system,
        )
