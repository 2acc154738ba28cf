"""Measures how far an edited cache is from a clean one, and puts a clean one in its place, in idle time.

The cells that stay were computed while they saw what has left since, and after an edit positions have gaps.
So the same text is read once more beside the live chat, and both are asked for the next token after each of
the last ones.  The copy that was read for this is also what heals: where the two differ too much, it takes
the place of the live chat's cells between two messages.
"""

from __future__ import annotations

import logging
from typing import Final

from ethervox_gui.context.edits.kv_model import LIVE, SCRATCH, Remove, Share
from ethervox_gui.context.errors import EngineError, UserError
from ethervox_gui.context.events.asked import Answered
from ethervox_gui.context.events.events import ContextHealed, DriftMeasured, NoticeRaised, Trigger
from ethervox_gui.context.text import N_
from ethervox_gui.engine.protocol import NextToken
from ethervox_gui.governor.cache import pages, prefill
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.jobs.jobs import HealContext
from ethervox_gui.governor.restore.clean_copy import CleanCopy

#: So many of the last tokens are looked at.
N_LAST: Final = 32

_log = logging.getLogger(__name__)


def ask(live: LiveChat, job: HealContext) -> None:
    """Heal the context as soon as nothing else runs; where that cannot be done beside the chat, at once."""
    if not live.engine.info.capability.surgical:
        raise UserError(
            "nothing_to_heal",
            N_("There is nothing to heal: with this model every edit reads the context again."),
        )
    if live.drift.is_clean:
        live.emit(Answered(N_("There is nothing to heal: the context is what a fresh reading would give.")))
        return
    pages.page_ahead(live)
    live.store.pages.flush()
    copy = CleanCopy(live)
    if not (copy.has_room or copy.may_exchange):
        _heal_in_place(live, job.trigger)
        return
    live.drift.ask()
    live.emit(Answered(N_("In idle time, the context will be read once more, and healed.")))


def look(live: LiveChat) -> None:
    """Measure the drift if it is time, and heal what drifted too far.  Nothing happens where it cannot be.

    Raises :class:`Cancelled` when there is something else to do, with the cache as it was.
    """
    context, drift = live.settings.context, live.drift
    asked = drift.asked
    number = live.timeline.next_number
    if (
        not drift.is_due(number)
        or (context.drift == "off" and not asked)
        or not live.engine.info.capability.surgical
        or live.is_stale
        or live.timeline.open_reply is not None
    ):
        return
    copy = CleanCopy(live)
    if len(copy.tokens) > live.budget.n_ctx or not (copy.has_room or copy.may_exchange):
        drift.looked(number)
        if asked:  # there was room when it was asked for
            _heal_in_place(live, Trigger.USER)
        return
    healed = False
    try:
        found = None
        edited = _edited(live, copy)
        with copy.beside():
            found = _measured(live, copy, edited)
            healed = asked or (
                context.drift == "heal" and found is not None and found.divergence > context.heal_above
            )
            if healed:
                copy.read_to(len(copy.tokens))
                copy.swap_in()
    except EngineError as error:
        _log.warning("the drift could not be measured: %s", error)
        live.engine.apply([Remove(seq=SCRATCH)])
        drift.looked(number)
        if asked:
            _heal_in_place(live, Trigger.USER)
        else:
            prefill.mend(live)
        return
    drift.looked(number)
    if found is not None:
        live.emit(found)
    if healed:
        _tell_healed(
            live, Trigger.USER if asked else Trigger.AUTO, found.divergence if found is not None else None
        )
        pages.page_ahead(live, live.cancelled)


# ---- inside ----------------------------------------------------------------------------------------


def _edited(live: LiveChat, copy: CleanCopy) -> dict[int, NextToken]:
    """What the cells as they are say behind each of the last tokens, by its place in the copy."""
    found: dict[int, NextToken] = {}
    try:
        for place, position in copy.places(N_LAST):
            live.check_cancelled()
            live.engine.apply([Remove(seq=SCRATCH), Share(SCRATCH, 0, position, source=LIVE)])
            live.engine.decode([copy.tokens[place]], SCRATCH, position)
            found[place] = live.engine.next_token()
    finally:
        live.engine.apply([Remove(seq=SCRATCH)])
    return found


def _measured(live: LiveChat, copy: CleanCopy, edited: dict[int, NextToken]) -> DriftMeasured | None:
    """The copy is read up to its last tokens, and asked for the next behind each."""
    divergences: list[float] = []
    n_same = 0
    for place, of_edited in edited.items():
        copy.read_before(place)
        copy.read_to(place + 1)
        clean = live.engine.next_token()
        divergences.append(clean.divergence(of_edited))
        n_same += clean.agrees(of_edited)
    if not divergences:
        return None
    n = len(divergences)
    return DriftMeasured(
        divergence=round(sum(divergences) / n, 6),
        most=round(max(divergences), 6),
        same=round(n_same / n, 4),
        n_tokens=n,
        n_used=live.timeline.n_used,
    )


def _heal_in_place(live: LiveChat, trigger: Trigger) -> None:
    prefill.rebuild(live)
    _tell_healed(live, trigger, None)


def _tell_healed(live: LiveChat, trigger: Trigger, divergence: float | None) -> None:
    live.emit(ContextHealed(trigger, divergence, live.timeline.n_used))
    if trigger is not Trigger.AUTO:
        words = N_("The context is healed: what left no longer echoes in it.")
        # In idle time another command may have been given since.
        live.emit(Answered(words) if trigger is Trigger.COMMAND else NoticeRaised(words))
    live.show_timeline()
