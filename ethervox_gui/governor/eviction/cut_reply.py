"""A reply that grows longer than the context is cut into parts while it is written.

That happens only where nothing else could make enough room: what was cut off is a turn like others from then
on, and leaves as they do.
"""

from __future__ import annotations

from dataclasses import replace

from ethervox_gui.context.circles.exact import Rounds
from ethervox_gui.context.circles.near import Again
from ethervox_gui.context.edits import policies
from ethervox_gui.context.summaries.importance import importance
from ethervox_gui.context.turns import parts
from ethervox_gui.context.turns.parts import Place
from ethervox_gui.context.turns.thinking import answer_start
from ethervox_gui.context.turns.turns import Role, Turn
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.storage.base.values import storable

#: This share of the context stays uncut at the end of the reply, so that it goes on in its own words.
_UNCUT = 1 / 16


def is_due(live: LiveChat) -> bool:
    """Whether a reply that found nothing to leave has grown so much since that it may be cut now."""
    grown = live.timeline.n_reply - live.reply.parts.tried_at
    return _is_possible(live) and grown >= _UNCUT * live.budget.n_ctx


def cut_off(live: LiveChat, incoming: int) -> None:
    """Cut the beginning off the open reply, as much as the next edit has to take out of it.

    Does nothing where other turns can leave, nor for a model on another server, whose reply is one stream.
    """
    if not _is_possible(live):
        return
    live.reply.tried_to_cut(live.timeline.n_reply)
    short = policies.short_by(live.timeline, live.budget, incoming)
    n_tokens = min(short, live.timeline.n_reply - int(_UNCUT * live.budget.n_ctx))
    if n_tokens <= 0:
        return
    stream, until = live.reply.stream, _thinks_until(live)
    places = [place for place in live.reply.parts.places if place.n_tokens < live.timeline.n_reply]
    _close(
        live,
        parts.cuts(stream.text, places, stream.part_start, until, n_tokens, live.budget.n_ctx),
        until,
    )


def part_thought(live: LiveChat) -> None:
    """At the end of a reply: where its last part begins with thinking and ends with the answer, cut it."""
    reply = live.timeline.open_reply
    if reply is None or not reply.thinks:
        return
    until = _thinks_until(live)
    n_reply = live.timeline.n_reply
    end = next((p for p in live.reply.parts.places if p.n_chars >= until and p.n_tokens < n_reply), None)
    if end is not None:
        _close(live, [end], until)


def part_rounds(live: LiveChat, rounds: Rounds) -> None:
    """At the end of a reply that went in circles: what it said again is a part, of which nothing is read.

    What is left of the reply reads as if it had been said once.  With all rounds in sight the next replies
    of a small model go round, too.
    """
    if not _may_leave(live):
        return
    n_reply = live.timeline.n_reply
    places = {place.n_tokens: place for place in live.reply.parts.places}
    # Not within a character; and to go on, the last token is decoded again behind one that stays.
    for n_end in range(2, rounds.length + 2):
        # Of rounds that began in what was cut off before, those that are still there.
        n_there = min(rounds.n_whole, max(n_reply - n_end - 1, 0) // rounds.length * rounds.length)
        begin, end = places.get(n_reply - n_end - n_there), places.get(n_reply - n_end)
        if n_there and begin is not None and end is not None:
            _close(live, [begin, end], end.n_chars)
            return


def part_again(live: LiveChat, again: Again) -> None:
    """As :func:`part_rounds`, of a reply that says the same again with small changes."""
    if not _may_leave(live):
        return
    n_reply, n_chars = live.timeline.n_reply, live.reply.stream.n_chars
    places = [place for place in live.reply.parts.places if place.n_tokens <= n_reply - 2]
    begin = next((place for place in places if place.n_chars >= n_chars - again.begin), None)
    end = next((place for place in places if place.n_chars >= n_chars - again.end), None)
    if begin is not None and end is not None and begin.n_tokens < end.n_tokens:
        _close(live, [begin, end], end.n_chars)


# ---- inside ----------------------------------------------------------------------------------------


def _is_possible(live: LiveChat) -> bool:
    return live.timeline.open_reply is not None and not live.engine.info.capability.apart


def _may_leave(live: LiveChat) -> bool:
    """Whether what the open reply says again can be cut out of it, and anything leaves by itself."""
    reply, context = live.timeline.open_reply, live.settings.context
    if reply is None or reply.thinks or not _is_possible(live):
        return False
    return context.enabled and context.mode != "manual"


def _thinks_until(live: LiveChat) -> int:
    """Where in the reply's text its thinking ends; behind all of it while the model still thinks."""
    text = live.reply.stream.text
    start = answer_start(text)
    return start + 1 if start == len(text) > 0 else start


def _close(live: LiveChat, ends: list[Place], thinks_until: int) -> None:
    """Make what ends at these places parts, one after the other, in the database, the timeline and here."""
    stream, done = live.reply.stream, 0
    for end in ends:
        reply = live.timeline.open_reply
        if reply is None:
            return
        n_tokens = end.n_tokens - done
        text = storable(stream.text[stream.part_start : end.n_chars])
        part = replace(reply, text=text, n_tokens=n_tokens, importance=importance(Role.ASSISTANT, text))
        rest = Turn(
            reply.number + 1,
            Role.ASSISTANT,
            storable(stream.text[end.n_chars :]),
            reply.n_tokens - n_tokens,
            continues=True,
            thinks=end.n_chars < thinks_until,
        )
        live.timeline.cut_reply(n_tokens, part, live.store.cut_reply(part, rest))
        live.reply.cut(part.number, n_tokens)
        stream.part_start, done = end.n_chars, end.n_tokens
        live.show_appended(live.timeline.turn(part.number))
    live.reply.may_be_cut_at(
        [Place(n_tokens - done, n_chars) for n_tokens, n_chars in live.reply.parts.places if n_tokens > done]
    )
    live.reply.tried_to_cut(live.timeline.n_reply)
