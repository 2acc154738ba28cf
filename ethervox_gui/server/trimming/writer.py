"""Summaries of requests, written by the profile's own model."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from ethervox_gui.context.errors import EthervoxError
from ethervox_gui.server.requests.policy import Policy
from ethervox_gui.server.requests.schema import ChatRequest
from ethervox_gui.server.trimming.counting import Counter
from ethervox_gui.server.trimming.planned import Summarize, Written
from ethervox_gui.server.trimming.summaries import SummaryBook, Write, write_summary

#: Lets the model of the profile answer a request that is small enough as it is; raises as a request does.
Ask = Callable[[ChatRequest, dict[str, Any]], Awaitable[dict[str, Any]]]


def summarizer(book: SummaryBook, counter: Counter, policy: Policy, model: str, ask: Ask) -> Summarize:
    """Makes summaries with ``ask`` and keeps them in the book."""

    async def summarize(
        messages: Sequence[Mapping[str, Any]], earlier: Written | None, prefix: str
    ) -> Written | None:
        longest = max(16, min(500, policy.max_tokens // 8))
        room = max(64, policy.warning_at - 2 * longest)
        write = _writer(model, ask)
        text, source = await write_summary(messages, earlier, counter.count_text, write, room, longest)
        if not text:
            return None
        sizes = sum(counter.measure(messages, ())[0]), counter.count_text(text)
        return Written(book.keep(prefix, text, earlier, sizes, source), text, len(messages))

    return summarize


def _writer(model: str, ask: Ask) -> Write:
    async def write(messages: Sequence[Mapping[str, Any]], longest: int) -> str:
        raw: dict[str, Any] = {"messages": list(messages), "temperature": 0, "max_tokens": longest}
        try:
            found = await ask(ChatRequest.model_validate({**raw, "model": model}), raw)
            text = found["choices"][0]["message"]["content"]
        except (EthervoxError, KeyError, IndexError, TypeError):
            return ""
        return text if isinstance(text, str) else ""

    return write
