"""Plain texts that the model goes on with: ``/v1/completions``, without a chat template."""

from __future__ import annotations

import json
import time
import uuid
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import aclosing
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import accumulate
from typing import Any, Final

from ethervox_gui.context.errors import EthervoxError
from ethervox_gui.context.events.events import StopReason
from ethervox_gui.context.requests.report import ContextReport
from ethervox_gui.context.requests.token_scores import TokenScore
from ethervox_gui.engine.protocol import PromptEncoder
from ethervox_gui.governor.jobs.guest_jobs import (
    CompletionEnded,
    CompletionEvent,
    PromptRead,
    TextWritten,
)
from ethervox_gui.governor.jobs.jobs import Job
from ethervox_gui.server.context.plan import Plan
from ethervox_gui.server.errors import ApiError
from ethervox_gui.server.replies.engine_events import engine_events
from ethervox_gui.server.replies.local import MOST_CHOICES, check_tokens, said_logprob
from ethervox_gui.server.replies.side_by_side import sampling_for, side_by_side
from ethervox_gui.server.schema import TextRequest
from ethervox_gui.services.profiles import Profile
from ethervox_gui.settings import SamplingSettings

#: Most prompts of one request.
_MOST_PROMPTS: Final = 64


@dataclass(slots=True)
class TextReply:
    """The continuations of one or several prompts."""

    request: TextRequest
    prompts: Sequence[Sequence[int]]
    plan: Plan
    encoder: PromptEncoder
    sampling: SamplingSettings
    submit: Callable[[Job], object]
    model: str
    n_tokens: int = 0
    report: ContextReport | None = None
    _id: str = field(default_factory=lambda: f"cmpl-{uuid.uuid4().hex}")
    _created: int = field(default_factory=lambda: int(time.time()))
    _n_reused: int = 0
    _offsets: dict[int, int] = field(default_factory=dict)

    async def chunks(self) -> AsyncGenerator[str]:
        """As a stream; the last chunk carries ``context``."""
        last: dict[str, Any] | None = None
        n_open = len(self.prompts) * self._n
        for at in range(len(self.prompts)):
            for index in range(at * self._n, (at + 1) * self._n) if self.request.echo else ():
                yield json.dumps(self._body([self._choice(index, self._echoed(index))]))
            async with aclosing(self._events(at)) as events:
                async for index, event in events:
                    match event:
                        case TextWritten(text, _, scores):
                            yield json.dumps(self._body([self._choice(index, text, scores)]))
                        case CompletionEnded(reason):
                            last = self._body([self._choice(index, "", reason=reason)])
                            n_open -= 1
                            if n_open or self.request.wants_usage:
                                yield json.dumps(last)
        if self.request.wants_usage or last is None:
            last = {**self._body([]), "usage": self._usage()}
        yield json.dumps({**last, "context": self._context()})

    async def answer(self) -> dict[str, Any]:
        """As one answer."""
        count = len(self.prompts) * self._n
        texts = [self._echoed(index) if self.request.echo else "" for index in range(count)]
        scores: list[list[TokenScore]] = [[] for _ in texts]
        reasons = [StopReason.END for _ in texts]
        for at in range(len(self.prompts)):
            async with aclosing(self._events(at)) as events:
                async for index, event in events:
                    match event:
                        case TextWritten(more, _, found):
                            texts[index] += more
                            scores[index] += found
                        case CompletionEnded(reason):
                            reasons[index] = reason
        choices = [self._choice(index, texts[index], scores[index], reasons[index]) for index in range(count)]
        return {**self._body(choices), "usage": self._usage(), "context": self._context()}

    # ---- inside ------------------------------------------------------------------------------------

    @property
    def _n(self) -> int:
        return self.request.n or 1

    def _echoed(self, index: int) -> str:
        return str(self.request.prompts[index // self._n])

    async def _events(self, at: int) -> AsyncGenerator[tuple[int, CompletionEvent]]:
        """What is told of the choices of a prompt, each by its index in the answer."""
        written = [0] * self._n
        before = self.n_tokens
        begins = [partial(self._reply, at, number) for number in range(self._n)]
        async with aclosing(side_by_side(begins)) as found:
            async for number, event in found:
                match event:
                    case PromptRead(_, n_reused) if not number:
                        self._n_reused += n_reused
                    case TextWritten(_, n_tokens) | CompletionEnded(_, n_tokens):
                        written[number] = n_tokens
                        self.n_tokens = before + sum(written)
                yield at * self._n + number, event

    def _reply(self, at: int, number: int) -> AsyncGenerator[CompletionEvent]:
        return engine_events(
            self.submit,
            prompt=self.prompts[at],
            encoder=self.encoder,
            sampling=sampling_for(self.sampling, number),
            max_tokens=self.request.longest,
            stop=self.request.stops,
            bias=self.request.biases,
            n_likely=self.request.logprobs,
        )

    def _body(self, choices: list[dict[str, Any]]) -> dict[str, Any]:
        return {
            "id": self._id,
            "object": "text_completion",
            "created": self._created,
            "model": self.model,
            "choices": choices,
        }

    def _choice(
        self, index: int, text: str, scores: Sequence[TokenScore] = (), reason: StopReason | None = None
    ) -> dict[str, Any]:
        found = None if reason is None else "length" if reason is StopReason.LENGTH else "stop"
        wanted = self.request.logprobs is not None
        return {
            "text": text,
            "index": index,
            "logprobs": self._scores_json(index, scores) if wanted else None,
            "finish_reason": found,
        }

    def _scores_json(self, index: int, scores: Sequence[TokenScore]) -> dict[str, Any]:
        """As OpenAI says it here: lists side by side; the offsets are those in all of a choice's text."""
        tokens = [score.chosen.piece.decode("utf-8", "replace") for score in scores]
        at = self._offsets.get(index, len(self._echoed(index)) if self.request.echo else 0)
        *offsets, self._offsets[index] = accumulate(map(len, tokens), initial=at)
        return {
            "tokens": tokens,
            "token_logprobs": [said_logprob(score.chosen) for score in scores],
            "top_logprobs": [
                {likely.piece.decode("utf-8", "replace"): said_logprob(likely) for likely in score.likeliest}
                for score in scores
            ],
            "text_offset": offsets,
        }

    def _usage(self) -> dict[str, Any]:
        n_prompt = sum(map(len, self.prompts))
        return {
            "prompt_tokens": n_prompt,
            "completion_tokens": self.n_tokens,
            "total_tokens": n_prompt + self.n_tokens,
            "prompt_tokens_details": {"cached_tokens": self._n_reused},
        }

    def _context(self) -> dict[str, Any]:
        self.report = replace(self.plan.report, reused_tokens=self._n_reused)
        return self.report.as_json()


def check_text(request: TextRequest, profile: Profile) -> None:
    """Raise :class:`ApiError` for what our engine cannot do, before anything runs."""
    if profile.kind == "remote":
        sentence = f"'{profile.name}' is on another server, which is asked by /v1/chat/completions."
        raise ApiError(400, sentence, code="unsupported", param="model")
    extra = request.model_extra or {}
    if extra.get("suffix"):
        raise ApiError(400, "A suffix cannot be taken.", code="unsupported", param="suffix")
    if (extra.get("best_of") or 1) != (request.n or 1) and extra.get("best_of"):
        raise ApiError(400, "best_of must be the same as n.", code="unsupported", param="best_of")
    if (request.n or 1) > MOST_CHOICES:
        sentence = f"At most {MOST_CHOICES} choices can be made at once."
        raise ApiError(400, sentence, code="invalid_value", param="n")
    if len(request.prompts) > _MOST_PROMPTS:
        sentence = f"At most {_MOST_PROMPTS} prompts are taken at once."
        raise ApiError(400, sentence, code="invalid_value", param="prompt")
    if request.echo and not all(isinstance(prompt, str) for prompt in request.prompts):
        raise ApiError(400, "Only texts can be echoed, no tokens.", code="unsupported", param="echo")


def text_prompts(request: TextRequest, encoder: PromptEncoder) -> list[list[int]]:
    """The tokens of the prompts; the model begins with its own first token where a text has none."""
    try:
        found = [encoder.text_tokens(p) if isinstance(p, str) else p for p in request.prompts]
    except EthervoxError as error:
        raise ApiError(503, f"The model could not read this: {error}.", "service_unavailable") from error
    check_tokens([token for tokens in found for token in tokens], encoder, "prompt")
    check_tokens(request.biases, encoder, "logit_bias")
    if not all(found):
        raise ApiError(400, "There is no token in the prompt.", code="invalid_value", param="prompt")
    return found
