"""Decodes tokens at the end of the live chat; after a failure makes room, or rebuilds, and tries again."""

from __future__ import annotations

from collections.abc import Sequence

from ethervox_gui.context.edits.kv_model import LIVE, N_SEQUENCES, Remove
from ethervox_gui.context.errors import Cancelled, EngineError, NoRoomError
from ethervox_gui.context.turns.turns import Span
from ethervox_gui.engine.protocol import CancelCheck, Chunk, PromptProgress, never
from ethervox_gui.governor.cache import prebuild, prefill, telling
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.riders import Riders


def decode(
    live: LiveChat,
    tokens: Sequence[int],
    *,
    progress: PromptProgress | None = None,
    cancelled: CancelCheck = never,
) -> Span:
    """Decode tokens at the end of the live chat; where they sit."""
    put(live, tokens, progress, cancelled)
    p0 = live.timeline.n_past
    return Span(p0, p0 + len(tokens))


def put(
    live: LiveChat,
    tokens: Sequence[int],
    progress: PromptProgress | None = None,
    cancelled: CancelCheck = never,
    *,
    riders: Riders | None = None,
) -> None:
    """Decode tokens at the end of the live chat; ``riders`` write other replies in the same batch.

    After a failure of the engine the cache is rebuilt, and it is tried once more.  Raises :class:`Cancelled`
    and :class:`NoRoomError` with the cache as it was before, and :class:`EngineError` with the cache in any
    state.
    """
    try:
        _put_once(live, tokens, progress, cancelled, riders)
        return
    except NoRoomError:
        if not live.pending.built:
            raise
        prebuild.give_way(live, len(tokens) + (0 if riders is None else N_SEQUENCES))
    except EngineError as error:
        prefill.rebuild(live)
        telling.engine_failed(live, error)
    _put_once(live, tokens, progress, cancelled, riders)


def put_next(live: LiveChat, token: int) -> None:
    """Decode the next token of a reply, as :func:`put`; other programs' replies are written in its batch."""
    if live.riders is not None and live.riders.are_there():
        put(live, (token,), riders=live.riders)
    else:
        put(live, (token,))


def read_in(
    live: LiveChat,
    tokens: Sequence[int],
    p0: int,
    progress: PromptProgress | None,
    cancelled: CancelCheck,
) -> None:
    """Decode tokens at the end of the live chat, where ``p0`` is, but for those that another request read.

    Raises as :meth:`Engine.decode`.
    """
    known = live.pages.read_before
    left = tokens if known is None else known.take(tokens, p0)
    if left:
        first = p0 + len(tokens) - len(left)
        live.engine.decode(left, LIVE, first, progress=progress, cancelled=cancelled)


def last_again(live: LiveChat, token: int) -> None:
    """Decode the last token of the live chat once more, so that what is sampled next follows it.

    Nothing happens where cells cannot be edited: there its end was decoded last, since a chat that goes
    another way is read again as a whole.  Raises :class:`EngineError` with the cache in any state.
    """
    end = live.timeline.n_past
    if not end or not live.engine.info.capability.surgical:
        return
    try:
        live.engine.apply([Remove(end - 1)])
        live.engine.decode((token,), LIVE, end - 1)
    except EngineError as error:
        prefill.rebuild(live, can_stop=False)
        telling.engine_failed(live, error)


def _put_once(
    live: LiveChat,
    tokens: Sequence[int],
    progress: PromptProgress | None,
    cancelled: CancelCheck,
    riders: Riders | None,
) -> None:
    p0 = live.timeline.n_past
    try:
        if riders is not None:
            n_free = live.engine.info.n_ctx - live.timeline.n_used - live.budget.reserve
            riders.decode_with(Chunk(tokens, LIVE, p0), n_free, comes_first=not live.is_hosted)
        else:
            read_in(live, tokens, p0, progress, cancelled)
    except (Cancelled, NoRoomError):
        prefill.take_back(live)
        raise
    if tokens:
        live.eviction.token_decoded()
