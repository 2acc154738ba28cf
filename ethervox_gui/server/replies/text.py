"""Plain texts that the model goes on with: ``/v1/completions``, without a chat template."""

from __future__ import annotations

import codecs
import json
import time
import uuid
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import aclosing
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Final, NamedTuple

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
from ethervox_gui.server.replies.local import FORMS_OF_OTHERS, MOST_CHOICES, check_tokens, said_logprob
from ethervox_gui.server.replies.side_by_side import sampling_for, side_by_side
from ethervox_gui.server.schema import TextRequest
from ethervox_gui.services.profiles import Profile
from ethervox_gui.settings import SamplingSettings

#: Most prompts of one request.
_MOST_PROMPTS: Final = 64


class Prompt(NamedTuple):
    """A text that the model goes on with; ``begins`` are the bytes that its first token stands for."""

    text: str
    tokens: list[int]
    begins: bytes


class _Places:
    """Where tokens stand in a text, told one after another: those that make up a character at the same."""

    def __init__(self, first: int = 0) -> None:
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._at = first

    def of(self, piece: bytes) -> int:
        at = max(self._at, 0)
        self._at += len(self._decoder.decode(piece))
        return at


@dataclass(slots=True)
class TextReply:
    """The continuations of one or several prompts."""

    request: TextRequest
    prompts: Sequence[Prompt]
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
    _places: dict[int, _Places] = field(default_factory=dict)

    async def chunks(self) -> AsyncGenerator[str]:
        """As a stream; the last chunk carries ``context``."""
        last: dict[str, Any] | None = None
        n_open = len(self.prompts) * self._n
        for at in range(len(self.prompts)):
            async with aclosing(self._events(at)) as events:
                async for index, event in events:
                    match event:
                        case PromptRead() if self.request.echo:
                            yield json.dumps(self._body([self._echo(index, event)]))
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
        choices = [self._choice(index, "") for index in range(len(self.prompts) * self._n)]
        for at in range(len(self.prompts)):
            async with aclosing(self._events(at)) as events:
                async for index, event in events:
                    match event:
                        case PromptRead() if self.request.echo:
                            choices[index] = self._echo(index, event)
                        case TextWritten(more, _, scores):
                            choices[index]["text"] += more
                            for name, found in (self._scores_json(index, scores) or {}).items():
                                choices[index]["logprobs"][name] += found
                        case CompletionEnded(reason):
                            choices[index]["finish_reason"] = _word_of(reason)
        return {**self._body(choices), "usage": self._usage(), "context": self._context()}

    # ---- inside ------------------------------------------------------------------------------------

    @property
    def _n(self) -> int:
        return self.request.n or 1

    @property
    def _scores_prompt(self) -> bool:
        return self.request.echo and self.request.logprobs is not None

    async def _events(self, at: int) -> AsyncGenerator[tuple[int, CompletionEvent]]:
        """What is told of the choices of a prompt, each by its index in the answer.

        That the prompt is read is told of each of them first, as it is told of the first choice.
        """
        written = [0] * self._n
        before, first = self.n_tokens, at * self._n
        early: list[tuple[int, CompletionEvent]] | None = []
        begins = [partial(self._reply, at, number) for number in range(self._n)]
        async with aclosing(side_by_side(begins)) as found:
            async for number, event in found:
                match event:
                    case PromptRead():
                        if number:
                            continue
                        self._n_reused += event.n_reused
                        for each in [*((first + other, event) for other in range(self._n)), *(early or ())]:
                            yield each
                        early = None
                        continue
                    case TextWritten(_, n_tokens) | CompletionEnded(_, n_tokens):
                        written[number] = n_tokens
                        self.n_tokens = before + sum(written)
                if early is None:
                    yield first + number, event
                else:
                    early.append((first + number, event))

    def _reply(self, at: int, number: int) -> AsyncGenerator[CompletionEvent]:
        return engine_events(
            self.submit,
            prompt=self.prompts[at].tokens,
            encoder=self.encoder,
            sampling=sampling_for(self.sampling, number),
            max_tokens=self.request.max_tokens,
            stop=self.request.stops,
            bias=self.request.biases,
            n_likely=self.request.logprobs,
            scores_prompt=self._scores_prompt and not number,
        )

    def _body(self, choices: list[dict[str, Any]]) -> dict[str, Any]:
        return {
            "id": self._id,
            "object": "text_completion",
            "created": self._created,
            "model": self.model,
            "choices": choices,
        }

    def _echo(self, index: int, read: PromptRead) -> dict[str, Any]:
        """The prompt of a choice, as the beginning of its text."""
        prompt = self.prompts[index // self._n]
        choice = self._choice(index, prompt.text)
        if self._scores_prompt:
            pieces = [prompt.begins, *(score.chosen.piece for score in read.scores)]
            whole = _decoded(pieces)
            # Some models put a space in front of a text.
            self._places[index] = _Places(len(prompt.text) - len(whole) if whole.endswith(prompt.text) else 0)
            first: dict[str, list[Any]] = {
                "tokens": [_said(prompt.begins)],
                "token_logprobs": [None],
                "top_logprobs": [None],
                "text_offset": [self._places[index].of(prompt.begins)],
            }
            found = self._scores_json(index, read.scores) or {}
            choice["logprobs"] = {name: [*values, *found[name]] for name, values in first.items()}
        self._places[index] = _Places(len(prompt.text))
        return choice

    def _choice(
        self, index: int, text: str, scores: Sequence[TokenScore] = (), reason: StopReason | None = None
    ) -> dict[str, Any]:
        return {
            "text": text,
            "index": index,
            "logprobs": self._scores_json(index, scores),
            "finish_reason": None if reason is None else _word_of(reason),
        }

    def _scores_json(self, index: int, scores: Sequence[TokenScore]) -> dict[str, list[Any]] | None:
        """As OpenAI says it here: lists side by side; the offsets are those in all of a choice's text."""
        if self.request.logprobs is None:
            return None
        places = self._places.setdefault(index, _Places())
        return {
            "tokens": [_said(score.chosen.piece) for score in scores],
            "token_logprobs": [said_logprob(score.chosen) for score in scores],
            "top_logprobs": [_likeliest(score) for score in scores],
            "text_offset": [places.of(score.chosen.piece) for score in scores],
        }

    def _usage(self) -> dict[str, Any]:
        n_prompt = sum(len(prompt.tokens) for prompt in self.prompts)
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
    if request.suffix and not all(isinstance(prompt, str) for prompt in request.prompts):
        sentence = "A suffix is taken with texts: tokens say themselves where something is missing."
        raise ApiError(400, sentence, code="unsupported", param="suffix")
    if request.suffix and request.echo and request.logprobs is not None:
        sentence = "Where there is a suffix, it is not told how likely the prompt was: leave out logprobs."
        raise ApiError(400, sentence, code="unsupported", param="suffix")
    if (extra.get("best_of") or 1) != (request.n or 1) and extra.get("best_of"):
        raise ApiError(400, "best_of must be the same as n.", code="unsupported", param="best_of")
    for form in (*FORMS_OF_OTHERS, "response_format"):
        if extra.get(form) and extra[form] != {"type": "text"}:
            sentence = f"{form} is not taken: /v1/chat/completions takes a JSON schema as response_format."
            raise ApiError(400, sentence, code="unsupported", param=form)
    if extra.get("tools"):
        sentence = "A text that goes on calls no tools: /v1/chat/completions takes them."
        raise ApiError(400, sentence, code="unsupported", param="tools")
    if (request.n or 1) > MOST_CHOICES:
        sentence = f"At most {MOST_CHOICES} choices can be made at once."
        raise ApiError(400, sentence, code="invalid_value", param="n")
    if len(request.prompts) > _MOST_PROMPTS:
        sentence = f"At most {_MOST_PROMPTS} prompts are taken at once."
        raise ApiError(400, sentence, code="invalid_value", param="prompt")


def text_prompts(request: TextRequest, encoder: PromptEncoder) -> list[Prompt]:
    """The prompts; the model begins with its own first token where a text has none."""
    check_tokens(request.biases, encoder, "logit_bias")
    try:
        return [_prompt(given, request.suffix or "", encoder) for given in request.prompts]
    except ApiError:
        raise
    except EthervoxError as error:
        raise ApiError(503, f"The model could not read this: {error}.", "service_unavailable") from error


def _prompt(given: str | list[int], suffix: str, encoder: PromptEncoder) -> Prompt:
    if isinstance(given, list):
        check_tokens(given, encoder, "prompt")
        pieces = encoder.pieces(given)
        return Prompt(_decoded(pieces), given, pieces[0])
    tokens = encoder.fill_in_tokens(given, suffix) if suffix else encoder.text_tokens(given)
    if tokens is None:
        sentence = "This model never learned to write what is missing before a suffix; many for code did."
        raise ApiError(400, sentence, code="unsupported", param="suffix")
    if not tokens:
        raise ApiError(400, "There is no token in the prompt.", code="invalid_value", param="prompt")
    return Prompt(given, tokens, encoder.pieces(tokens[:1])[0])


def _word_of(reason: StopReason) -> str:
    """Why a choice ended, as OpenAI says it."""
    return "length" if reason is StopReason.LENGTH else "stop"


def _decoded(pieces: Sequence[bytes]) -> str:
    return b"".join(pieces).decode("utf-8", "replace")


def _said(piece: bytes) -> str:
    """A token, as OpenAI says it here: by its bytes where they are no whole characters."""
    try:
        return piece.decode("utf-8")
    except UnicodeDecodeError:
        return "bytes:" + "".join(f"\\x{byte:02x}" for byte in piece)


def _likeliest(score: TokenScore) -> dict[str, float]:
    """The likeliest tokens in the place of one, and that one itself if it is none of them."""
    found: dict[str, float] = {}
    for likely in (*score.likeliest, score.chosen):
        found.setdefault(_said(likely.piece), said_logprob(likely))
    return found
