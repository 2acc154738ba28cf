"""Decides what should leave and writes its summary while a reply goes on, in the batches of the reply.

A batch of two tokens hardly takes longer than one, so the reply only slows down where it would otherwise have
stood still.  When decision, summary and block are there, the edit takes place as one does that was prepared
in idle time.  Where messages leave no idle time between them, what will soon be needed is begun with a reply,
too.
"""

from __future__ import annotations

import logging

from ethervox_gui.context.errors import Cancelled, EngineError, NoRoomError, TooLateError
from ethervox_gui.context.events.events import Action
from ethervox_gui.engine.protocol import Chunk
from ethervox_gui.governor.cache import decode, prebuild
from ethervox_gui.governor.chat import batch_steps
from ethervox_gui.governor.chat.batch_steps import AlongsideWork, Steps
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.pending_summary import Prepared
from ethervox_gui.governor.eviction import ask_model, choose
from ethervox_gui.governor.summaries import notes, summarizer, whole_block
from ethervox_gui.governor.summaries.patience import FIRST_WORD_S

#: From this share of where action is taken on the next edit is prepared with a reply.
_BEFORE_TRIGGER = 0.75

#: The template may put more tokens around an instruction in a conversation than around one alone.
_SLACK = 32

_log = logging.getLogger(__name__)


def begin(live: LiveChat, incoming: int) -> bool:
    """Begin to find out what leaves and to write its summary beside the reply; false where it cannot be."""
    if (
        live.timeline.open_reply is None
        or live.pending.writes_alone
        or not live.engine.info.interleaves
        or live.settings.context.mode not in choose.SUMMARIZING
        or choose.is_ready(live, incoming)
        or choose.automatic(live, incoming) is None
    ):
        return False
    n_kept = _n_kept(live)
    if not fits(live, incoming, n_kept):
        return False
    return _begin(live, _write(live, incoming), n_kept)


def begin_early(live: LiveChat, incoming: int) -> None:
    """With a reply that begins: note what was said before, and prepare the edit that will soon be due.

    Of a summary that is written when turns leave, only what idle time left to be read.  Before all that a
    summary that had to be cut short is read whole.
    """
    if live.pending.alongside is not None or live.pending.writes_alone or not live.engine.info.interleaves:
        return
    n_missing, n_kept = whole_block.n_missing(live), _n_kept(live)
    n_whole = n_missing + live.pending.n_built
    if n_missing and fits(live, incoming, n_whole + _SLACK):
        _begin(live, whole_block.steps_of(live), n_whole)
    elif (
        (notes.way(live) != "late" or choose.is_ready(live, incoming))
        and live.settings.context.mode == "automatic"
        and live.settings.context.prepare_ahead
        and fits(live, incoming, n_kept)
    ):
        _begin(live, _write_early(live, incoming), n_kept)


def may_follow(live: LiveChat, incoming: int) -> bool:
    """Whether an edit that is due waits for the reply to the message that comes, and is made beside it.

    Only where the message would have to wait too long for it otherwise, and all has room until then.
    """
    speed = live.engine.prompt_speed
    takes_long = notes.way(live) == "late" or live.budget.summary_reserve > FIRST_WORD_S * speed
    return (
        live.timeline.open_reply is None
        and not live.pending.writes_alone
        and live.engine.info.interleaves
        and live.settings.context.mode == "automatic"
        and not (live.pending.next_is_built and choose.is_ready(live, incoming))
        and speed > 0
        and takes_long
        and fits(live, incoming, _n_kept(live))
    )


def is_awaited(live: LiveChat, incoming: int) -> bool:
    """Whether something is being written beside the reply, with room for both: nothing leaves meanwhile."""
    work = live.pending.alongside
    return work is not None and fits(live, incoming, work.n_cells)


def may_wait(live: LiveChat, incoming: int) -> bool:
    """Whether the edit waits for a summary that is being written.

    Where the room for both runs short the reply waits for a while, and the summary is written to its end.
    """
    work = live.pending.alongside
    if work is None:
        return False
    if is_awaited(live, incoming):
        return True
    if not live.reply.stream.n_tokens:
        live.drop_writing()  # a first word does not wait for it
        return False
    live.pending.end_alongside()
    try:
        batch_steps.run_alone(live.engine, live.cancelled, work.writing, work.chunk, patience_s=FIRST_WORD_S)
    except TooLateError:
        pass  # what is ready by then is what the edit is made with
    except EngineError as error:
        _fail(live, error)
    return False


def put(live: LiveChat, token: int) -> None:
    """Decode a token of the reply, and with it what is written meanwhile."""
    work = live.pending.alongside
    assert work is not None
    piece = work.piece()
    try:
        live.engine.decode_beside(piece.tokens, piece.seq, piece.p0, token, live.timeline.n_past)
    except EngineError as error:
        live.drop_writing()
        _fail(live, error)
        decode.put(live, (token,))
        return
    live.eviction.token_decoded()
    n_done = len(piece.tokens)
    if n_done < len(work.chunk.tokens):
        work.chunk = Chunk(work.chunk.tokens[n_done:], piece.seq, piece.p0 + n_done)
        return
    try:
        work.wait_for(work.writing.send(n_done - 1))
    except (StopIteration, Cancelled):  # a reply that is stopped looks for itself
        live.pending.end_alongside()
    except EngineError as error:
        live.pending.end_alongside()
        _fail(live, error)


# ---- inside ----------------------------------------------------------------------------------------


def _begin(live: LiveChat, writing: Steps[None], n_kept: int) -> bool:
    live.have_cache_alone()  # what is written needs the room, and paging others out the sequence it stands in
    try:
        live.pending.begin_alongside(AlongsideWork(writing, next(writing), n_kept))
    except StopIteration:  # nothing had to be asked of the model
        return False
    except Cancelled:  # a reply that is stopped looks for itself
        return False
    return True


def _n_kept(live: LiveChat) -> int:
    """Cells that what is written beside a reply may take."""
    n_kept = _SLACK + live.budget.summary_reserve + live.budget.n_instruction
    return max(n_kept, ask_model.n_cells(live)) if live.settings.context.mode == "model" else n_kept


def _write_early(live: LiveChat, incoming: int) -> Steps[None]:
    yield from notes.steps_of(live)
    n_used, act_at = live.timeline.n_used, live.budget.act_at
    context, prepared = live.settings.context, live.pending.prepared
    if n_used < _BEFORE_TRIGGER * act_at:
        return
    if prepared is None or not prepared.holds(live.timeline) or prepared.made_under != context:
        choice = choose.ahead(live, max(incoming, act_at - n_used))
        if choice is None:
            return
        made = yield from summarizer.steps_of(live, choice.decision, choice.detail)
        before = notes.texts_now(live, choice.decision.blocks)
        live.pending.keep(Prepared(choice.decision, choice.detail, made, context, before=before))
    yield from prebuild.steps_of(live)


def _write(live: LiveChat, incoming: int) -> Steps[None]:
    choice = yield from choose.steps_of(live, incoming)
    if choice is None:
        return
    made = None
    if choice.decision.action is Action.SUMMARIZE_OLD:
        made = yield from summarizer.steps_of(live, choice.decision, choice.detail)
    context = live.settings.context
    before = notes.texts_now(live, choice.decision.blocks)
    live.pending.keep(Prepared(choice.decision, choice.detail, made, context, True, choice.emergency, before))
    yield from prebuild.steps_of(live)


def fits(live: LiveChat, incoming: int, n_cells: int) -> bool:
    """Whether reply and summary both have room, and it is no emergency."""
    n_used = live.timeline.n_used + incoming
    return n_used + n_cells + batch_steps.PIECE <= live.budget.n_ctx and n_used < live.budget.emergency_at


def _fail(live: LiveChat, error: EngineError) -> None:
    """Give up writing summaries beside replies in this chat: one failed.

    A block may be longer than what was kept free for it, and the reply grows meanwhile.  That there is no
    room is no failure: the next reply may have it.
    """
    if not isinstance(error, NoRoomError):
        _log.warning("a summary could not be written beside a reply: %s", error)
    live.pending.write_alone(for_good=not isinstance(error, NoRoomError))
