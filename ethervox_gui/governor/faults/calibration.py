"""What was learned of a model's attention and topics: loaded if it is stored, else learned in idle time."""

from __future__ import annotations

from ethervox_gui.context.errors import NoRoomError
from ethervox_gui.governor.cache import keys, pages
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.faults import topics


def take(live: LiveChat) -> None:
    """Use what was learned of this model, in this chat or before."""
    back = live.working_set
    if back.attention is not None and not back.has_learned:
        back.has_learned = back.attention.take(live.store.learned.read(live.engine.model_fingerprint))


def learn(live: LiveChat) -> None:
    """Learn it, once for each model, when something has left that might be asked for, or soon will.

    Raises :class:`Cancelled` when there is something else to do: it goes on the next time.
    """
    if not keys.are_wanted(live) or not pages.is_possible(live):
        return
    take(live)
    if not live.leaves_soon:
        return
    try:
        topics.learn(live)
        if not live.working_set.has_learned:
            found = live.engine.learn_attention(live.cancelled)
            live.store.learned.keep(live.engine.model_fingerprint, found)
            take(live)
    except NoRoomError:
        return  # after the next edit there is
