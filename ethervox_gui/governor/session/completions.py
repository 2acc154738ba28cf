"""Guests: requests that belong to no stored chat, on sequences of their own beside the live chat.

Several of them write in the same batches: in each round every reply gets its next token, and the room left in
the batch is shared, in slices, by the prompts that are still being read, so that no reply waits for long.  A
request that comes while all seats are taken waits for one.  Pictures are computed beside that, and read by
themselves.

A guest's tokens stay in the cache after its reply, and the next request decodes only what follows their
common beginning.  Where another conversation takes their place they are paged out, and paged in again when
theirs goes on, even after a restart.  The live chat's cells stay where they are as long as there is room for
both; when there is not, the chat is told to leave, and comes back before its next job.  Where the guests' own
room runs short, the last to come waits with its cells paged out, and goes on later.

While a chat's reply is written, guests write in its batches, in the room that the chat leaves them.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Final

from ethervox_gui.context.edits.kv_model import GUEST, Remove
from ethervox_gui.context.errors import (
    Cancelled,
    EngineError,
    EthervoxError,
    ModelCutError,
    NoRoomError,
    SequenceGoneError,
    UserError,
)
from ethervox_gui.context.events.events import StopReason
from ethervox_gui.context.requests.pictures import is_cell
from ethervox_gui.context.text import N_
from ethervox_gui.engine.hardware import n_cores
from ethervox_gui.engine.protocol import Chunk, Engine
from ethervox_gui.governor.cache.prompt_pages import PromptPages
from ethervox_gui.governor.chat.batch_steps import LAST
from ethervox_gui.governor.guests.kept_chat import KeptChat
from ethervox_gui.governor.guests.reply import MOST_SCORED, Reply
from ethervox_gui.governor.guests.seat import MakeRoom, Seat
from ethervox_gui.governor.guests.texts import Texts
from ethervox_gui.governor.jobs.guest_jobs import (
    Completion,
    CompletionEnded,
    CompletionEvent,
    CompletionFailed,
    Embed,
)

#: Seconds of reading in one round while others write, and the least tokens of it: fewer are read no faster.
SLICE_S: Final = 0.25
_LEAST_SLICE: Final = 16
#: The least of it beside a reply that is not to feel it.
_LEAST_BESIDE: Final = 4
#: Of how many tokens of prompts such a round says how likely they are: in a large vocabulary each takes 2 ms.
_SCORED_BESIDE: Final = 8

#: Where nobody writes, so many seconds of it, and the least tokens: a job of the chat waits for a round, too.
_ALONE_S: Final = 3.0
_LEAST_ALONE: Final = 64

#: Seconds for which one round waits for a picture that is being computed, where nobody writes.
_PICTURE_S: Final = 0.05

#: A request is let in beside others where there is room for what it reads, and so much of what it writes.
_RESERVE: Final = 256

#: Tokens of context for each seat, where nobody says how many there are; and how many there are usually.
_CELLS_PER_SEAT: Final = 512
_USUAL: Final = 4

_log = logging.getLogger(__name__)


def changed() -> UserError:
    """Why a request cannot be met that was made for another model than the one that is loaded."""
    return UserError(
        "model_changed", N_("Another model has been loaded in the meantime."), N_("Send it again.")
    )


def seats_for(n_ctx: int, n_cores: int) -> int:
    """How many requests run at a time where nobody says it: more cores make more of a larger batch."""
    return max(1, min(max(_USUAL, n_cores), n_ctx // _CELLS_PER_SEAT))


class Guests:
    """The guests of one engine.  ``wanted`` says how many may run at a time, 0 for what is usual.

    ``chat`` is what is in the cache for a program: a request may begin with that.
    """

    def __init__(
        self,
        engine: Engine,
        make_room: MakeRoom,
        kept: PromptPages | None = None,
        wanted: Callable[[], int] = lambda: 0,
        chat: KeptChat | None = None,
    ) -> None:
        self._engine = engine
        self._chat = chat
        self._make_room = make_room
        self.kept = kept
        self._wanted = wanted
        n_seats = engine.info.n_guests if engine.info.interleaves else 1
        self._seats = [Seat(engine, GUEST + number, kept) for number in range(n_seats)]
        self._n_came = 0
        self._waiting: deque[Reply] = deque()
        self._running: list[Reply] = []  # in the order in which they came
        self._texts: deque[Texts] = deque()
        self._n_cores = n_cores()
        self._n_free: int | None = None  # cells left to them by the chat in whose batches they write

    @property
    def n_cells(self) -> int:
        """Cells that their sequences take, at most: what is shared counts for each."""
        return sum(len(seat.tokens) for seat in self._seats)

    @property
    def is_at_work(self) -> bool:
        """Whether there is a request that is not over."""
        return self.has_replies or bool(self._texts)

    @property
    def has_replies(self) -> bool:
        """Whether there is one whose reply is not over."""
        return bool(self._waiting or self._running)

    @property
    def n_at_a_time(self) -> int:
        """How many requests run together."""
        info = self._engine.info
        return min(self._wanted() or seats_for(info.n_ctx, self._n_cores), len(self._seats))

    def take(self, request: Completion) -> None:
        """Let a request wait for its turn; all that happens is told to its own listener, in :meth:`round`.

        Raises :class:`UserError` where it was made for another model.
        """
        if request.encoder is not self._engine.prompts:
            raise changed()
        self._waiting.append(Reply(self._engine, request))

    def take_texts(self, request: Embed) -> None:
        """As :meth:`take`, of texts that are to become vectors."""
        if request.encoder is not self._engine.prompts:
            raise changed()
        self._texts.append(Texts(self._engine, request))

    def round(self) -> None:
        """Decode one batch: a token of every reply that is being written, and some of what is to be read.

        Beside that, a piece of the texts that become vectors.
        """
        with self._surviving():
            self._drop_cancelled()
            self._let_in()
            self._read_picture()
            chunks = self._next_batch()
            if chunks:
                self._decode(chunks)
            self._read_texts(is_alone=not chunks)

    def ride(self, own: Chunk, n_free: int, slice_s: float) -> None:
        """As :meth:`round`, in the batch of a chat's reply: its token is ``own``, whose logits are the last.

        In ``n_free`` cells; prompts are read for ``slice_s`` seconds, and where that is 0 nothing of theirs
        is in the batch.  The chat stays where it is; who finds no room, or comes to a picture that was not
        read yet, waits.
        Raises as :meth:`Engine.decode` where ``own`` cannot be decoded alone either, with nothing of it in
        the cache.
        """
        self._n_free, chunks = n_free, list[tuple[Reply, Chunk]]()
        try:
            with self._surviving():
                self._drop_cancelled()
                if slice_s:  # else it is measured what the chat's token takes
                    self._let_in()
                self._keep_within(n_free)
                chunks = self._next_batch(len(own.tokens), slice_s) if slice_s else []
            self._decode(chunks, own)
        finally:
            self._n_free = None

    def page_out(self) -> None:
        """Keep what the cells hold, so that it can come back when they are gone."""
        for seat in self._seats:
            seat.page_out()

    def clear(self, *, keep: bool = True) -> None:
        """Free all cells; with ``keep`` they can come back.  Replies that are not over go on later."""
        while self._running:
            self._put_back(self._running[-1])
        for seat in self._seats:
            seat.clear(keep=keep)

    def give_up(self, error: UserError) -> None:
        """Tell all who wait for a reply that there will be none, or no more of it."""
        replies = [*self._running, *self._waiting]
        self._running.clear()
        self._waiting.clear()
        for reply in replies:  # all of them first, whatever closing them runs into
            reply.request.tell(CompletionFailed(error))
        for reply in replies:
            reply.close()
        texts = [*self._texts]
        self._texts.clear()
        for each in texts:
            each.request.tell(error)

    @contextmanager
    def _surviving(self) -> Iterator[None]:
        """Whatever a request runs into within it, the loop goes on: then all are told, and begin anew."""
        try:
            yield
        except Exception as error:
            _log.exception("a round of requests failed")
            sentence = N_("Something went wrong inside the program.")
            self.give_up(UserError("internal_error", sentence, details=repr(error)))
            self.clear(keep=False)

    # ---- who runs ----------------------------------------------------------------------------------

    def _drop_cancelled(self) -> None:
        for reply in [*self._running, *self._waiting]:
            if reply.request.cancelled() and not (reply.seat and reply.is_writing):  # that looks for itself
                self._attempt(reply, partial(reply.end, StopReason.CANCELLED))

    def _let_in(self) -> None:
        """Give seats to those who wait, in the order in which they came, as long as there is room."""
        n_replies = int(self._n_free is not None)  # the chat's is one of those that are written together
        while n_replies + len(self._running) < self.n_at_a_time:
            reply = next((one for one in self._waiting if self._may_begin(one)), None)
            is_alone = not self._running and self._n_free is None
            if reply is None or not (is_alone or self._fits(reply)):
                break
            self._waiting.remove(reply)
            taken = {id(other.seat) for other in self._running}
            free = [seat for seat in self._seats if id(seat) not in taken]
            # Of those that hold nothing of it, the one whose conversation is the oldest.
            reply.seat = max(
                free, key=lambda seat: (seat.n_same(reply.reusable), bool(seat.tokens), -seat.used_at)
            )
            self._n_came += 1
            reply.seat.used_at = self._n_came
            self._running.append(reply)
            self._attempt(reply, partial(self._begin, reply))

    def _may_begin(self, reply: Reply) -> bool:
        """Whether it can be let in: beside a chat's reply no pictures are read."""
        if self._n_free is not None and not self._has_read_pictures(reply):
            return False
        return not self._is_being_read(reply)

    def _has_read_pictures(self, reply: Reply) -> bool:
        """Whether all up to its last picture is in cells or in pages, as where a conversation goes on."""
        tokens = reply.up_to_pictures
        if any(seat.holds(tokens) for seat in self._seats):
            return True
        return self.kept is not None and self.kept.n_kept(tokens) == len(tokens)

    def _is_being_read(self, reply: Reply) -> bool:
        """Whether another choice of the same request reads their prompt, so that it can be shared soon."""
        return self._engine.info.capability.surgical and any(
            one.request.prompt is reply.request.prompt and not one.is_writing for one in self._running
        )

    def _begin(self, reply: Reply) -> None:
        seat = reply.seat
        assert seat is not None
        others = [other for other in self._seats if other is not seat]
        if self._chat is not None and self.kept is not None and self._n_free is None:
            n_there = max(each.n_same(reply.reusable) for each in self._seats)
            self._chat.keep(reply.reusable, n_there, self.kept)
        n_reused = seat.begin(reply.reusable, others, self._free_cells, reply.request.cancelled)
        if reply.n_reused is None:
            reply.n_reused = n_reused

    def _fits(self, reply: Reply) -> bool:
        """Whether there is room for it beside the others."""
        replies = (*self._running, reply)
        coming = sum(min(one.n_to_come, _RESERVE) for one in replies)
        n_free = self._engine.info.n_ctx if self._n_free is None else self._n_free
        return self._n_needed(replies) + coming <= n_free

    def _n_needed(self, replies: Sequence[Reply]) -> int:
        """Cells for what these read and wrote; a prompt that several have is there once."""
        needed = sum(len(one.tokens) for one in replies)
        if self._engine.info.capability.surgical:
            prompts = [one.request.prompt for one in replies]
            once = {id(prompt): len(prompt) for prompt in prompts}
            needed -= sum(map(len, prompts)) - sum(once.values())
        return needed

    def _keep_within(self, n_free: int) -> None:
        """Free the cells that are more than these: of those who are gone first, then of the last who came."""
        while True:
            idle = self._idle()
            if self._n_needed(self._running) + sum(len(seat.tokens) for seat in idle) <= n_free:
                return
            if idle:
                self._free_cells()
            elif self._running:
                self._put_back(self._running[-1])
            else:
                return

    def _put_back(self, reply: Reply) -> None:
        """Let a reply wait, before all others: it goes on when there is room."""
        self._running.remove(reply)
        seat, reply.seat = reply.seat, None
        self._waiting.appendleft(reply)  # first, so that it is known whatever happens to the cells
        if seat is not None:
            seat.clear()

    def _free_cells(self) -> bool:
        """Free cells that nobody works with: of a guest who is gone, else of the live chat."""
        idle = self._idle()
        if idle:
            min(idle, key=lambda seat: seat.used_at).clear()
            return True
        return self._n_free is None and self._make_room()

    def _idle(self) -> list[Seat]:
        """The seats of guests who are gone, whose cells are there."""
        taken = {id(reply.seat) for reply in self._running}
        return [seat for seat in self._seats if seat.tokens and id(seat) not in taken]

    # ---- the batch ---------------------------------------------------------------------------------

    def _read_picture(self) -> None:
        """Read a part of a picture, for the first of those who come to one: it takes a batch of its own.

        It is computed while the others write; who is alone gives way to the chat's jobs meanwhile.
        """
        reply = next((one for one in self._running if one.comes_to_picture), None)
        if reply is None:
            return
        chunk, is_ready = reply.chunk(1), False
        patience = 0.0 if any(not one.comes_to_picture for one in self._running) else _PICTURE_S

        def prepare() -> None:
            nonlocal is_ready
            is_ready = self._engine.prepare_picture(chunk, reply.request.pictures, patience)

        self._attempt(reply, prepare)
        if is_ready:
            self._decode([(reply, chunk)])

    def _read_texts(self, *, is_alone: bool) -> None:
        """Look at a piece of the texts that wait for their vectors; who sent them take turns.

        It is read in one go.  Beside replies it is put off for so many rounds that these wait for it, on the
        average, no longer than for prompts.
        """
        if not self._texts:
            return
        texts = self._texts.popleft()
        credit = None if is_alone else max(int(self._engine.prompt_speed * SLICE_S), _LEAST_SLICE)
        is_over = False

        def work() -> None:
            nonlocal is_over
            is_over = texts.go_on(credit)

        if attempt(partial(_tell_of_texts, texts.request), work) and not is_over:
            self._texts.append(texts)

    def _next_batch(self, n_own: int = 0, slice_s: float = SLICE_S) -> list[tuple[Reply, Chunk]]:
        """What comes next of each reply; the prompts share what is left of the batch.

        ``n_own`` tokens of it are a chat's, whose reply waits as long as ``slice_s`` for what is read.
        """
        engine = self._engine
        running = [reply for reply in self._running if not reply.comes_to_picture]
        most_scored = MOST_SCORED if slice_s >= SLICE_S else _SCORED_BESIDE
        n_scored = max(most_scored // max(sum(reply.scores_prompt for reply in running), 1), 1)
        n_writing = sum(len(reply.unread) == 1 for reply in running)
        n_reading = len(running) - n_writing
        n_left = engine.info.n_batch - n_writing - n_own
        if n_writing or n_own:
            least = _LEAST_SLICE * n_reading if slice_s >= SLICE_S else _LEAST_BESIDE
            n_left = min(n_left, max(int(engine.prompt_speed * slice_s), least))
        elif engine.prompt_speed:
            n_left = min(n_left, max(int(engine.prompt_speed * _ALONE_S), _LEAST_ALONE))
        chunks: list[tuple[Reply, Chunk]] = []
        for reply in running:
            most = 1 if len(reply.unread) == 1 else max(n_left // n_reading, 1)
            chunk = reply.chunk(min(most, n_scored) if reply.scores_prompt else most)
            if len(reply.unread) > 1:
                n_left, n_reading = n_left - len(chunk.tokens), n_reading - 1
            chunks.append((reply, chunk))
        return chunks

    def _decode(self, chunks: list[tuple[Reply, Chunk]], own: Chunk | None = None) -> None:
        """Decode what comes next of each, and last in the batch what a chat has of its ``own``."""
        while True:
            for reply, _ in chunks:
                assert reply.seat is not None
                reply.seat.touch()
            try:
                rows = self._run(chunks, own)
                break
            except NoRoomError as error:
                is_gone = isinstance(error, SequenceGoneError)
                if is_gone:
                    self._read_anew(chunks)
                if self._free_cells():
                    if is_gone:
                        return
                    continue
                if not self._running:
                    raise
                last = self._running[-1]
                if len(self._running) == 1 and self._n_free is None:
                    self._attempt(last, partial(self._end_full, last))
                    return
                self._put_back(last)
                chunks = [pair for pair in chunks if pair[0] is not last]
                if is_gone or (not chunks and own is None):
                    return
            except ModelCutError as error:
                for reply, _ in chunks:
                    self._attempt(reply, partial(_raise, error))
                if own is not None:
                    raise
                return
            except EngineError as error:
                if not chunks:
                    raise
                self._after_failure(chunks, error, own)
                return
        with self._surviving():
            for (reply, chunk), row in zip(chunks, rows, strict=False):
                assert reply.seat is not None
                reply.seat.tokens += chunk.tokens
                if reply.scores_prompt:
                    self._attempt(reply, partial(reply.score, row))
            for (reply, _), row in zip(chunks, rows, strict=False):
                if not reply.unread and not reply.is_over:
                    self._attempt(reply, partial(reply.go_on, row))

    @staticmethod
    def _read_anew(chunks: list[tuple[Reply, Chunk]]) -> None:
        """Nothing of theirs is in the cache any more, neither what they read nor what was there before."""
        for reply, _ in chunks:
            assert reply.seat is not None
            reply.seat.tokens.clear()
            reply.n_reused = 0

    def _run(self, chunks: list[tuple[Reply, Chunk]], own: Chunk | None) -> list[int]:
        """Where the logits of each are then; a part of a picture, which is alone, has none."""
        batch = [*(chunk for _, chunk in chunks), *([] if own is None else [own])]
        only = batch[0]
        if len(batch) == 1 and is_cell(only.tokens[0]):
            ((reply, _),) = chunks
            self._engine.decode_picture(only, reply.request.pictures)
        elif len(batch) == len(only.tokens) == 1 and not only.asks_all:
            self._engine.decode(only.tokens, only.seq, only.p0)
        else:  # in one batch, of which nothing stays where there is no room for all of it
            return self._engine.decode_together(batch)
        return [LAST]

    def _after_failure(
        self, chunks: list[tuple[Reply, Chunk]], error: EngineError, own: Chunk | None
    ) -> None:
        """Whose batch it was that failed is seen when each is tried alone; last the chat's, if it has one."""
        if len(chunks) == 1 and own is None:
            ((reply, _),) = chunks
            self._attempt(reply, partial(_raise, error))
            return
        for reply, _ in chunks:
            assert reply.seat is not None
            reply.seat.settle()
        if own is not None and self._engine.occupancy(own.seq).pos_max >= own.p0:
            self._engine.apply([Remove(own.p0, seq=own.seq)])
        for reply, chunk in chunks:
            if reply in self._running and reply.seat is not None and reply.seat.position == chunk.p0:
                self._decode([(reply, chunk)])
        if own is not None:
            self._decode([], own)

    def _end_full(self, reply: Reply) -> None:
        """There is no room for it, not even alone."""
        if reply.is_writing:
            reply.end(StopReason.LENGTH)
            return
        assert reply.seat is not None
        reply.seat.clear(keep=False)
        raise UserError("context_full", N_("The prompt does not fit into the model's context."))

    def _attempt(self, reply: Reply, work: Callable[[], None]) -> None:
        """Do something for one reply; when it is over, or fails, the others go on without it."""

        def guarded() -> None:
            try:
                work()
            except (EngineError, ModelCutError):
                if reply.seat is not None:
                    reply.seat.clear(keep=False)
                raise

        try:
            is_well = attempt(reply.request.tell, guarded)
        except BaseException:
            self._forget(reply)
            raise
        if not is_well or reply.is_over:
            self._forget(reply)

    def _forget(self, reply: Reply) -> None:
        reply.close()
        if reply in self._running:
            self._running.remove(reply)
        elif reply in self._waiting:
            self._waiting.remove(reply)


def embed(guests: Guests | None, job: Embed) -> None:
    """Let texts wait for their vectors, or tell why there will be none; ``None``: no model is loaded."""

    def work() -> None:
        _loaded(guests).take_texts(job)

    attempt(partial(_tell_of_texts, job), work)


def _tell_of_texts(job: Embed, event: CompletionEvent) -> None:
    """Tell how it ended for texts that have no vectors."""
    if isinstance(event, CompletionFailed):
        job.tell(event.error)
    elif isinstance(event, CompletionEnded):
        job.tell(())  # nobody waits for them any more


def take(guests: Guests | None, request: Completion) -> None:
    """Let a request wait for its turn, or tell its listener why it cannot; ``None``: no model is loaded."""

    def work() -> None:
        _loaded(guests).take(request)

    attempt(request.tell, work)


def _raise(error: EthervoxError) -> None:
    raise error


def _loaded(guests: Guests | None) -> Guests:
    if guests is None:
        raise UserError("no_model", N_("No model is loaded."), N_("Load one, then send it again."))
    return guests


def attempt(tell: Callable[[CompletionEvent], None], work: Callable[[], None]) -> bool:
    """Do something for a program, which is told why if it fails; whether it went well."""
    try:
        work()
        return True
    except Cancelled:
        tell(CompletionEnded(StopReason.CANCELLED, 0))
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
