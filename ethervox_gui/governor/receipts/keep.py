"""Notes what the model sees for a reply when it begins and when it ends, and keeps it with the reply."""

from __future__ import annotations

import hashlib
import time
from dataclasses import replace
from typing import Final

from ethervox_gui.context.turns.receipt import EditOnTheWay, Receipt, Seen, seen_in
from ethervox_gui.context.turns.turns import Message, Role, Turn
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.working_set import Returned
from ethervox_gui.settings import SamplingSettings

#: A conversation that shows what a chat template puts around texts.
_SHOWS_TEMPLATE: Final = (Message(Role.SYSTEM, "a"), Message(Role.USER, "b"))


def begin(live: LiveChat) -> SamplingSettings:
    """Note what the model sees as the open reply begins; how its tokens are chosen, with the seed for it."""
    sampling = live.sampling
    if sampling.seed < 0 and live.engine.info.path is not None:  # else the server has its own
        sampling = sampling.model_copy(update={"seed": time.time_ns() & 0x7FFFFFFF})
    returned = _came_back(live)
    live.reply.note_receipt(
        Receipt(
            model=live.engine.info.model,
            template=_template(live),
            seed=sampling.seed,
            sampling=live.sampling.model_dump(mode="json"),
            began=_seen(live),
            is_form=live.asked.is_form,
            came_back=tuple(sorted(returned.turns)),
            why=returned.why,
            quoted=tuple(sorted(returned.quoted)),
        )
    )
    return sampling


def finish(live: LiveChat, turn: Turn) -> None:
    """Keep the receipt of a reply that is complete; ``turn`` is the last of its parts."""
    receipt, edits = live.reply.take_receipt()
    if receipt is None:
        return
    on_the_way = tuple(
        EditOnTheWay(edit.action, edit.method, edit.first_turn, edit.last_turn, edit.memory_id)
        for edit in edits
    )
    meanwhile = _came_back(live)  # turns that left while it was written may have come back at once
    came_back = {*receipt.came_back, *meanwhile.turns}
    live.store.keep_receipt(
        turn.turn_id,
        replace(
            receipt,
            ended=_seen(live),
            edits=on_the_way,
            came_back=tuple(sorted(came_back)),
            why=tuple(dict.fromkeys((*receipt.why, *meanwhile.why))),
            quoted=tuple(sorted({*receipt.quoted, *meanwhile.quoted})),
        ),
    )


# ---- inside ----------------------------------------------------------------------------------------


def _seen(live: LiveChat) -> tuple[Seen, ...]:
    """What stands in the context, without the turn that is open or was the last to be written."""
    written = live.timeline.open_reply or live.timeline.last
    return seen_in(pair for pair in live.timeline.contents() if pair[1] is not written)


def _came_back(live: LiveChat) -> Returned:
    """What came back for the message that is answered, of the turns that are there still."""
    asked = next((turn for turn in live.timeline.newest() if turn.role is Role.USER), None)
    returned = Returned() if asked is None else live.working_set.returned_for(asked.turn_id)
    quoted = {number for block in live.timeline.blocks for number in block.quoted}
    whole = {number for number in returned.turns if live.timeline.turn(number).span is not None}
    there = returned.turns & (quoted | whole)
    return replace(returned, turns=there, quoted=there - whole) if there else Returned()


def _template(live: LiveChat) -> str:
    encoded = live.engine.encode(_SHOWS_TEMPLATE, generation=True)
    return hashlib.blake2b(repr(encoded).encode(), digest_size=8).hexdigest()
