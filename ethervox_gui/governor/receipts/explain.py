"""What carried a reply: its own tokens are scored again with one part of the context left out at a time.

Cells are shared with the scratch sequence, those of one part are left out there, and question and reply are
decoded behind the rest: nothing else is read, the live chat keeps its cells, and the part leaves a gap.  The
question is decoded again too, because it was read with that part in sight.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from ethervox_gui.context.edits.kv_model import SCRATCH, Remove, Share
from ethervox_gui.context.errors import UserError
from ethervox_gui.context.events.events import ReplyExplained, ReplyPart
from ethervox_gui.context.recall import carried, repeats
from ethervox_gui.context.recall.carried import Fall, Part
from ethervox_gui.context.text import N_, Text
from ethervox_gui.context.turns.receipt import Receipt, SeenAs
from ethervox_gui.context.turns.turns import Block, Message, Role, Span, Turn
from ethervox_gui.governor.cache import prebuild
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.receipts import lines

#: Of a longer reply its first tokens are looked at.
_LONGEST: Final = 160
#: A longer question is not decoded again: its cells are taken as they are.
_LONGEST_QUESTION: Final = 96


class NoSharesError(Exception):
    """Why nobody can say what carried a reply, in words."""


def explain(live: LiveChat, number: int | None) -> None:
    """Tell what carried a reply (``None``: the last one), and what the model saw for it.

    Raises :class:`UserError` where there is no such reply, and :class:`Cancelled` with nothing told.
    """
    turn = _reply(live, number)
    receipt = live.store.receipt(turn.turn_id)
    began = time.perf_counter()
    parts: tuple[ReplyPart, ...] = ()
    reason, n_tokens = Text(""), 0
    try:
        probe = _probe(live, turn)
        falls = _falls(live, probe)
        n_tokens = len(probe.chosen)
        parts = tuple(part for fall, share in carried.ranked(falls) for part in _told(fall, share))
    except NoSharesError as error:
        reason = error.args[0]
    live.emit(
        ReplyExplained(
            turn_number=turn.number,
            parts=parts,
            n_tokens=n_tokens,
            duration_ms=round((time.perf_counter() - began) * 1000, 3),
            reason=reason,
            receipt=receipt,
            gone=() if receipt is None else _gone(live, receipt),
        )
    )


# ---- inside ----------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Probe:
    """What is decoded again, behind ``before``; ``chosen`` are the tokens that are looked at."""

    before: list[Span]
    parts: list[Part]
    tokens: list[int]
    places: list[int]
    chosen: list[int]
    whole: dict[int, float]


def _reply(live: LiveChat, number: int | None) -> Turn:
    """A reply by the number of any of its parts: the part itself."""
    for turn in live.timeline.newest():
        if (turn.number == number or number is None) and turn.role is Role.ASSISTANT:
            return turn
    raise UserError("no_reply", N_("There is no such reply in this chat."), N_("Name a reply by its turn."))


def _probe(live: LiveChat, turn: Turn) -> _Probe:
    capability = live.engine.info.capability
    if not capability.surgical:
        raise NoSharesError(
            N_("This model's context cannot be looked at in parts: {reason}.").format(
                reason=capability.reason
            )
        )
    if turn.span is None:
        raise NoSharesError(N_("The reply is no longer in the context, so it cannot be replayed."))
    before = [pair for pair in live.timeline.contents() if pair[0].p1 <= turn.span.p0]
    question: Turn | None = None
    last = before[-1][1] if before and not turn.continues else None
    if isinstance(last, Turn) and last.role is Role.USER:
        question = last
        before.pop()
    tokens, n_read = _tokens(live, turn, question)
    if question is not None and n_read > _LONGEST_QUESTION:
        tokens, n_read = tokens[n_read - 1 :], 1
        assert question.span is not None
        before.append((question.span, question))
    free = live.engine.info.n_ctx - live.timeline.n_used
    tokens = tokens[: n_read + _LONGEST]
    if free - live.pending.n_built < len(tokens):
        prebuild.give_up(live)
    tokens = tokens[:free]
    places = list(range(max(1, n_read), len(tokens)))
    if not places:
        raise NoSharesError(N_("The context is too full to replay the reply."))
    kept = [pair for pair in before if pair[1] is not question]
    blocks = [item for _, item in kept if isinstance(item, Block)]
    told = lines.told_in(live) if blocks else {}
    parts = carried.parts_of(kept, [lines.of(live, block, told) for block in blocks])
    if not parts:
        raise NoSharesError(N_("The model saw nothing before the question."))
    return _Probe([span for span, _ in before], repeats.joined(parts), tokens, places, [], {})


def _tokens(live: LiveChat, turn: Turn, question: Turn | None) -> tuple[list[int], int]:
    """Question and reply, and how many of these tokens stand before the reply's own text."""
    engine = live.engine
    text = turn.text
    if question is None:
        own = list(engine.prompts.text_tokens(text))
        return own, 1
    system = [message for message in live.messages()[:1] if message.role is Role.SYSTEM]
    asked = [*system, Message(Role.USER, question.text)]
    encoded = engine.encode(asked, len(system), generation=True)
    prompt = list(encoded.generation)
    head = [*encoded.turns[0], *prompt]
    written = live.reply.tokens  # those it was really written with, if it was the last
    if live.reply.parts.written_id == turn.turn_id and written[: len(prompt)] == prompt:
        return [*head, *written[len(prompt) :]], len(head)
    return [*head, *engine.prompts.text_tokens(text)], len(head)


def _falls(live: LiveChat, probe: _Probe) -> list[Fall]:
    """How much less likely the reply becomes without each part of the context.

    Large stretches are left out first; the one that is missed most is then split, down to a single part.
    """
    try:
        whole = _logprobs(live, probe, (), probe.places)
        bare = _logprobs(live, probe, probe.parts, probe.places)
        probe.whole = dict(zip(probe.places, whole, strict=True))
        probe.chosen = carried.most_owing(probe.places, whole, bare)
        if not probe.chosen:
            raise NoSharesError(N_("The model would have said the same without any of it."))
        found = _without_each(live, probe, carried.stretches(probe.parts))
        while len((best := max(found, key=lambda fall: fall.by)).parts) > 1:
            found.remove(best)
            found += _without_each(live, probe, carried.stretches(best.parts))
        (carrier,) = best.parts
        if len(carrier.turns) > 1:  # which of its turns
            found.remove(best)
            falls = _without_each(live, probe, [(turn,) for turn in carrier.turns])
            best = max(falls, key=lambda fall: fall.by)
            falls[falls.index(best)] = best._replace(parts=(replace(best.parts[0], also=carrier.also),))
            found += falls
        return found
    finally:
        live.engine.apply([Remove(seq=SCRATCH)])


def _without_each(live: LiveChat, probe: _Probe, groups: Sequence[tuple[Part, ...]]) -> list[Fall]:
    found: list[Fall] = []
    for group in groups:
        now = _logprobs(live, probe, group, probe.chosen)
        by = sum(probe.whole[place] - one for place, one in zip(probe.chosen, now, strict=True))
        found.append(Fall(group, by))
    return found


def _logprobs(live: LiveChat, probe: _Probe, without: Sequence[Part], places: Sequence[int]) -> list[float]:
    """How likely tokens are without these parts.  Each time is a slice: there Stop is listened to."""
    live.check_cancelled()
    engine = live.engine
    engine.apply(
        [
            Remove(seq=SCRATCH),
            *(Share(SCRATCH, span.p0, span.p1) for span in probe.before),
            *(Remove(span.p0, span.p1, SCRATCH) for part in without for span in part.spans),
        ]
    )
    return engine.logprobs(probe.tokens, SCRATCH, engine.occupancy(SCRATCH).pos_max + 1, places)


def _told(fall: Fall, share: float) -> list[ReplyPart]:
    """A fall for the window; of parts that say the same each has as much of it as the others."""
    first, last = fall.parts[0], fall.parts[-1]
    if len(fall.parts) == 1 and first.also:
        same = [replace(first, also=()), *first.also]
        return [part for one in same for part in _told(Fall((one,), fall.by), share / len(same))]
    is_one = len(fall.parts) == 1
    told = ReplyPart(
        first_turn=first.first_turn,
        last_turn=max(part.last_turn for part in fall.parts),
        memory_id=first.memory_id if first.memory_id == last.memory_id else None,
        source=first.source if first.source == last.source else "",
        line=first.line if is_one else None,
        text=first.text if is_one else "",
        share=round(share, 4),
        fall=round(fall.by, 3),
    )
    return [told]


def _gone(live: LiveChat, receipt: Receipt) -> tuple[int, ...]:
    """Turns that the model saw then and does not see now."""
    here = {turn.number for turn in live.timeline.resident()}
    here |= {number for block in live.timeline.blocks for number in block.quoted}
    return tuple(
        number
        for one in receipt.began
        if one.seen_as in (SeenAs.TURN, SeenAs.RETURNED, SeenAs.QUOTED)
        for number in range(one.first_turn, one.last_turn + 1)
        if number not in here
    )
