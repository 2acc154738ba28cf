"""Guests: requests that belong to no stored chat, on a sequence of their own beside the live chat.

A guest's tokens stay in the cache after its reply, and the next request decodes only what comes after their
common beginning.  Where another conversation takes their place they are paged out, and in again when theirs
goes on, also after a restart.  The live chat's cells stay where they are as long as there is room for both;
when there is not, the chat is told to leave and comes back, rebuilt from its timeline, before its next job.
"""

from __future__ import annotations

import codecs
import logging
import time
from collections.abc import Callable, Sequence
from typing import Final

from ethervox_gui.context.edits.kv_model import GUEST, Remove
from ethervox_gui.context.errors import (
    Cancelled,
    EngineError,
    EthervoxError,
    NoRoomError,
    NoTokenError,
    UserError,
)
from ethervox_gui.context.events.events import StopReason
from ethervox_gui.context.reply_ends import StopText
from ethervox_gui.context.text import N_
from ethervox_gui.engine.protocol import Engine
from ethervox_gui.governor.cache.prompt_pages import WORTH, PromptPages
from ethervox_gui.governor.jobs.guest_jobs import (
    Completion,
    CompletionEnded,
    CompletionEvent,
    CompletionFailed,
    Embed,
    Likely,
    PromptRead,
    TextWritten,
    TokenScore,
    Vectors,
)

#: Makes the live chat free cells: those that it can do without first, then all; false when it has none.
MakeRoom = Callable[[], bool]

_log = logging.getLogger(__name__)

CHANGED: Final = UserError("model_changed", N_("Another model was loaded meanwhile."), N_("Send it again."))


class Guest:
    """The guests' sequence of one engine, and what its cells hold."""

    def __init__(self, engine: Engine, make_room: MakeRoom, kept: PromptPages | None = None) -> None:
        self._engine = engine
        self._make_room = make_room
        self._kept = kept
        self._tokens: list[int] = []
        self._is_used = False

    @property
    def n_cells(self) -> int:
        """Cells that the sequence takes."""
        return len(self._tokens)

    def page_out(self) -> None:
        """Keep what the cells hold, so that it can come back when they are gone."""
        if self._kept is not None and self._tokens:
            try:
                self._kept.page_out(self._tokens)
            except Exception:  # then it is read again
                _log.exception("the pages of a request could not be kept")

    def clear(self, *, keep: bool = True) -> None:
        """Free the sequence's cells, if it may have any; with ``keep`` they can come back."""
        if self._is_used:
            if keep:
                self.page_out()
            self._tokens.clear()
            self._engine.apply([Remove(seq=GUEST)])
            self._is_used = False

    def complete(self, request: Completion) -> None:
        """Read the prompt and write the reply; what happens is told to the request's own listener.

        Raises :class:`UserError` when the request cannot be met, :class:`Cancelled` when it was withdrawn
        while its prompt was read, and :class:`EngineError` with the sequence empty.
        """
        if request.encoder is not self._engine.prompts:
            raise CHANGED
        try:
            n_reused = self._read(request)
            request.tell(PromptRead(len(request.prompt), n_reused))
            self._write(request)
        except NoRoomError as error:
            self.clear(keep=False)
            raise UserError(
                "context_full", N_("The prompt does not fit into the model's context.")
            ) from error
        except NoTokenError as error:  # the cells are as sound as ever
            sentence = N_("The JSON schema cannot be used: {why}.").format(why=error)
            raise UserError("schema_unusable", sentence) from error
        except EngineError:
            self.clear(keep=False)
            raise

    def vectors(self, job: Embed) -> Vectors:
        """What the model makes of texts; the cells stay as they are.  Errors as :meth:`complete`."""
        if job.encoder is not self._engine.prompts:
            raise CHANGED
        found: list[tuple[Sequence[float], int]] = []
        for text in job.texts:
            if job.cancelled():
                raise Cancelled
            found.append(self._engine.embed(text))
        return tuple(found)

    # ---- inside ------------------------------------------------------------------------------------

    def _read(self, request: Completion) -> int:
        prompt, held = request.prompt, self._tokens
        same = 0
        for ours, theirs in zip(held, prompt, strict=False):
            if ours != theirs:
                break
            same += 1
        most = len(prompt) - 1  # the last token must be decoded to have its logits
        same = min(same, most)
        if same < len(held):
            if not self._engine.info.capability.surgical:
                same = 0  # such a cache cannot go back
            if len(held) - same >= WORTH:
                self.page_out()
            self._engine.apply([Remove(same, seq=GUEST)])
            del held[same:]
        same = self._page_in(request, same, most)
        step = self._engine.info.n_batch
        for start in range(same, len(prompt), step):
            if request.cancelled():
                raise Cancelled
            self._decode(prompt[start : start + step])
        return same

    def _page_in(self, request: Completion, same: int, most: int) -> int:
        """Bring back what pages hold of the prompt behind its first tokens; where it got to."""
        kept = self._kept
        if kept is None or min(kept.n_kept(request.prompt), most) - same < WORTH:
            return same
        self._is_used = True
        while True:
            try:
                same = kept.page_in(request.prompt, len(self._tokens), most, request.cancelled)
            except NoRoomError:
                # What came so far is known by the cache alone.
                self._tokens[:] = request.prompt[: self._engine.occupancy(GUEST).pos_max + 1]
                if self._make_room():
                    continue
                return len(self._tokens)
            self._tokens[:] = request.prompt[:same]
            return same

    def _write(self, request: Completion) -> None:
        engine, decoder = self._engine, codecs.getincrementaldecoder("utf-8")("replace")
        stops = StopText((*request.stop, *engine.info.stops), trim=bool(engine.info.stops))
        sampler = engine.sampler(
            request.sampling, grammar=request.grammar, bias=request.bias, cancelled=request.cancelled
        )
        scores: list[TokenScore] = []
        longest = request.max_tokens or request.sampling.pause(engine.info.n_ctx)
        started, n_tokens, reason = time.perf_counter(), 0, StopReason.END
        try:
            while True:
                token = sampler.sample()
                if engine.is_end(token):
                    reason = StopReason.LENGTH if sampler.was_cut else StopReason.END
                    break
                if request.cancelled():
                    reason = StopReason.CANCELLED
                    break
                n_tokens += 1
                if request.n_likely is not None:
                    scores.append(self._score(token, request.n_likely))
                _tell(request, stops.add(decoder.decode(engine.piece(token))), n_tokens, scores)
                if stops.found:
                    break
                if n_tokens == longest or not self._goes_on(token):
                    reason = StopReason.LENGTH
                    break
        finally:
            sampler.close()
        _tell(request, stops.add(decoder.decode(b"", True)) + stops.finish(), n_tokens, scores, is_last=True)
        request.tell(CompletionEnded(reason, n_tokens, time.perf_counter() - started))

    def _score(self, token: int, n_likely: int) -> TokenScore:
        chosen, *likeliest = (
            Likely(self._engine.piece(found), logprob)
            for found, logprob in self._engine.likeliest(token, n_likely)
        )
        return TokenScore(chosen, tuple(likeliest))

    def _goes_on(self, token: int) -> bool:
        """Decode a token of the reply; false when the context is full."""
        if len(self._tokens) >= self._engine.info.n_ctx:
            return False
        try:
            self._decode([token])
        except NoRoomError:
            return False
        return True

    def _decode(self, tokens: Sequence[int]) -> None:
        self._is_used = True
        while True:
            try:
                self._engine.decode(tokens, GUEST, len(self._tokens))
                break
            except NoRoomError:
                if not self._make_room():
                    raise
        self._tokens += tokens


def _tell(
    request: Completion, text: str, n_tokens: int, scores: list[TokenScore], *, is_last: bool = False
) -> None:
    if text or (is_last and scores):
        request.tell(TextWritten(text, n_tokens, tuple(scores)))
        scores.clear()


def embed(guest: Guest | None, job: Embed) -> None:
    """Make vectors of texts, and tell of them."""

    def hear(event: CompletionEvent) -> None:
        if isinstance(event, CompletionFailed):
            job.tell(event.error)
        elif isinstance(event, CompletionEnded):
            job.tell(())  # nobody waits for them any more

    def work() -> None:
        if guest is None:
            raise UserError("no_model", N_("No model is loaded."), N_("Load one, then send it again."))
        job.tell(guest.vectors(job))

    told(hear, work)


def serve(guest: Guest | None, request: Completion) -> None:
    """Meet a request and tell its listener how it ended, whatever happens; ``None``: no model is loaded."""

    def work() -> None:
        if guest is None:
            raise UserError("no_model", N_("No model is loaded."), N_("Load one, then send it again."))
        guest.complete(request)

    told(request.tell, work)


def told(tell: Callable[[CompletionEvent], None], work: Callable[[], None]) -> bool:
    """Do something for a program, which is told how it failed if it does; whether it went well."""
    try:
        work()
        return True
    except Cancelled:
        tell(CompletionEnded(StopReason.CANCELLED, 0, 0.0))
    except UserError as error:
        tell(CompletionFailed(error))
    except EthervoxError as error:
        failed = UserError(
            "engine_failed",
            N_("The model could not do this: {error}.").format(error=error),
            N_("Send it again."),
        )
        tell(CompletionFailed(failed))
    except Exception as error:  # the loop must survive whatever a request runs into
        _log.exception("a request failed")
        sentence = N_("Something went wrong inside the program.")
        tell(CompletionFailed(UserError("internal_error", sentence, details=repr(error))))
    return False
