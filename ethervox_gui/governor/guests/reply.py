"""One completion, token by token: what it still has to read, what it writes, when it ends."""

from __future__ import annotations

import codecs
import functools
from collections.abc import Sequence
from typing import Final

from ethervox_gui.context.errors import NoTokenError, UserError
from ethervox_gui.context.events.events import StopReason
from ethervox_gui.context.reply_ends import StopText
from ethervox_gui.context.requests.pictures import is_cell, run_length
from ethervox_gui.context.requests.token_scores import TokenScore, token_score
from ethervox_gui.context.text import N_
from ethervox_gui.engine.protocol import Chunk, Engine, Sampler
from ethervox_gui.governor.guests.seat import Seat
from ethervox_gui.governor.jobs.guest_jobs import (
    Completion,
    CompletionEnded,
    PromptRead,
    TextWritten,
)

#: The logits of so many tokens are asked for at once: of a large vocabulary those of 64 take 40 MB.
MOST_SCORED: Final = 64


class Reply:
    """The reply to one request.  It goes on wherever ``tokens``, its prompt and what it wrote, are read.

    ``seat`` is where, and ``None`` while it waits; ``n_reused`` tokens of the prompt were there already.
    """

    def __init__(self, engine: Engine, request: Completion) -> None:
        self.request = request
        self.tokens = list(request.prompt)
        self.seat: Seat | None = None
        self.n_reused: int | None = None
        self.is_over = False
        self._engine = engine
        self._sampler: Sampler | None = None
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._stops = StopText((*request.stop, *engine.info.stops), trim=bool(engine.info.stops))
        self._scores: list[TokenScore] = []
        self._of_prompt: list[TokenScore] = []
        pause = request.sampling.pause(engine.info.n_ctx)
        self._longest = pause if request.max_tokens is None else request.max_tokens
        self._n_tokens = 0

    @property
    def unread(self) -> Sequence[int]:
        """The tokens that are not in the cells of its seat."""
        return self.tokens if self.seat is None else self.tokens[len(self.seat.tokens) :]

    @property
    def scores_prompt(self) -> bool:
        """Whether it still has to see how likely tokens of its prompt are."""
        request = self.request
        return request.scores_prompt and len(self._of_prompt) < len(request.prompt) - 1

    @property
    def reusable(self) -> list[int]:
        """What it may find in cells that are there already, but for the last: that is read anyway.

        How likely a token is, is seen only where the one before it is read.
        """
        return self.tokens[: len(self._of_prompt) + 1] if self.scores_prompt else self.tokens

    @functools.cached_property
    def up_to_pictures(self) -> list[int]:
        """The tokens up to the last cell of a picture; none where it has no pictures."""
        if not self.request.pictures:
            return []
        return self.tokens[
            : next((n for n in range(len(self.tokens), 0, -1) if is_cell(self.tokens[n - 1])), 0)
        ]

    @property
    def comes_to_picture(self) -> bool:
        """Whether a part of a picture is what it reads next, which is read by itself."""
        seat = self.seat
        if seat is None or not self.request.pictures or len(self.tokens) == len(seat.tokens):
            return False
        return is_cell(self.tokens[len(seat.tokens)])

    def chunk(self, most: int) -> Chunk:
        """What it reads next, of its text at most so many tokens."""
        seat, unread = self.seat, self.unread
        assert seat is not None
        n_tokens = run_length(unread, most) if self.request.pictures else min(most, len(unread))
        return Chunk(unread[:n_tokens], seat.seq, seat.position, self.scores_prompt)

    def score(self, at: int) -> None:
        """See how likely the tokens of its prompt were behind those that were just read.

        The logits of the last that was read are at ``at`` in the batch, those of the others before it.
        """
        seat, prompt, n_likely = self.seat, self.request.prompt, self.request.n_likely or 0
        assert seat is not None
        n_read, engine = len(seat.tokens), self._engine
        for place in range(len(self._of_prompt) + 1, min(n_read + 1, len(prompt))):
            found = engine.likeliest(prompt[place], n_likely, at - (n_read - place))
            self._of_prompt.append(token_score(found, engine.piece))

    @property
    def is_writing(self) -> bool:
        """Whether its prompt was read."""
        return self._sampler is not None

    @property
    def n_to_come(self) -> int:
        """Most tokens that it may still write."""
        return self._longest - self._n_tokens

    def go_on(self, at: int) -> None:
        """Choose the next token, now that all before it are read; the logits are at ``at`` in the batch.

        Raises :class:`UserError` where a grammar leaves no token.
        """
        request = self.request
        if not self._longest:
            self._begun()
            self.end(StopReason.LENGTH)
            return
        try:
            token = self._begun().sample(at)
        except NoTokenError as error:  # the cells are as sound as ever
            sentence = N_("The JSON schema cannot be used: {why}.").format(why=error)
            raise UserError("schema_unusable", sentence) from error
        if self._engine.is_end(token):
            self.end(StopReason.LENGTH if self._begun().was_cut else StopReason.END)
            return
        if request.cancelled():
            self.end(StopReason.CANCELLED)
            return
        self._n_tokens += 1
        if request.n_likely is not None:
            found = self._engine.likeliest(token, request.n_likely, at)
            self._scores.append(token_score(found, self._engine.piece))
        self._tell(self._stops.add(self._decoder.decode(self._engine.piece(token))))
        if self._stops.found:
            self.end(StopReason.END)
        elif self._n_tokens == self._longest or len(self.tokens) >= self._engine.info.n_ctx:
            self.end(StopReason.LENGTH)
        else:
            self.tokens.append(token)

    def end(self, reason: StopReason) -> None:
        """It is complete, or goes no further."""
        if self.is_writing:
            self._tell(self._stops.finish(), is_last=True)
        self.close()
        found = self._stops.found if self._stops.found in self.request.stop else ""
        self.request.tell(CompletionEnded(reason, self._n_tokens, found))

    def close(self) -> None:
        """Nothing more will be told of it."""
        self.is_over = True
        sampler, self._sampler = self._sampler, None
        if sampler is not None:
            sampler.close()

    def _begun(self) -> Sampler:
        if self._sampler is None:
            request = self.request
            request.tell(PromptRead(len(request.prompt), self.n_reused or 0, tuple(self._of_prompt)))
            self._sampler = self._engine.sampler(
                request.sampling, grammar=request.grammar, bias=request.bias, cancelled=request.cancelled
            )
        return self._sampler

    def _tell(self, text: str, *, is_last: bool = False) -> None:
        if text or (is_last and self._scores):
            self.request.tell(TextWritten(text, self._n_tokens, tuple(self._scores)))
            self._scores.clear()
