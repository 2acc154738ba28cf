"""Which exchanges a message is about, as the chat's own model sees it, whatever words they use.

What a message is about is read before it is decoded, or while its user pauses in writing it.  It is kept, so
that the message's own exchange can be found by it once that has left.
"""

from __future__ import annotations

import contextlib
import logging
import math
from collections.abc import Callable, Collection
from typing import Final, TypeVar

from ethervox_gui.context.errors import Cancelled, EngineError, NoRoomError, StorageError, UserError
from ethervox_gui.context.turns.exchanges import ExchangeKey, subject_of
from ethervox_gui.engine.protocol import CancelCheck
from ethervox_gui.engine.signals import Topics
from ethervox_gui.governor.cache import prebuild, verify
from ethervox_gui.governor.chat.live_chat import LiveChat

#: A message waits so long at most to be read for what it is about, in seconds, as the model read last.  Where
#: that takes longer the model needs as long for the message itself, and much longer for its reply.
_PATIENCE_S: Final = 2.0
#: What is read around a text, and of a text at most, in tokens.
_FRAME, _LONGEST = 12, 68
#: So many cells a block gives away for what is read aside: a message, and an exchange that it may ask for.
_ASIDE = 2 * (_FRAME + _LONGEST)
#: It gives them away in so many steps, for most messages are short, and there may be room for a part already.
_STEPS = 4
#: So many characters have more tokens than that.
_SAID: Final = 1000
#: So many exchanges that are known are passed by at once: in a chat of 100,000 turns all of them take 0.1 s.
_AT_ONCE: Final = 500
_LEARNED: Final = "topics"

Found = TypeVar("Found")

_log = logging.getLogger(__name__)


def are_wanted(live: LiveChat) -> bool:
    """Whether anything asks for them: the model tells them, and the user lets it."""
    return live.working_set.topics.index is not None and live.settings.context.recall == "automatic"


def scores(
    live: LiveChat, text: str, among: Collection[ExchangeKey], turn_id: int | None = None
) -> dict[ExchangeKey, float]:
    """How much a message asks for exchanges by what it is about, in units of the limit.

    What it is about is kept for the turn of this id.  Of exchanges that nobody has read yet nothing is
    known.  Raises as :func:`read_aside`.
    """
    topics = live.working_set.topics.index
    topic = _topic_of(live, text) if are_ready(live) else None
    if topics is None or topic is None:
        return {}
    found = _scores(live, topics, topic, among)
    topics.end_message()
    if turn_id is not None:
        _keep(live, turn_id, topic)
    return found


def scores_ahead(live: LiveChat, text: str, among: Collection[ExchangeKey]) -> dict[ExchangeKey, float]:
    """The same of a message that is not said yet, of which it was read what it is about."""
    known = live.working_set.topics
    return {} if known.index is None else _scores(live, known.index, known.ahead[text], among)


def read_ahead(live: LiveChat, stop: CancelCheck) -> None:
    """Let the model read what the message is about that somebody is about to say, where that can be of use.

    Its text alone leads to it, and nothing of it is stored.  Raises :class:`Cancelled` when ``stop`` says so.
    """
    known = live.working_set.topics
    text = known.expected
    if not (text.strip() and live.timeline.has_left and live.settings.context.enabled) or text in known.ahead:
        return
    if are_ready(live):  # nobody waits for it yet, so it may take its time
        topic = read_aside(live, lambda: live.engine.topic(text, stop))
        if topic is not None:
            known.keep_ahead(text, topic)


def take_in(live: LiveChat, stop: CancelCheck) -> None:
    """Let the model read what exchanges are about, the newest first, once something has left or soon will.

    It gives way as soon as ``stop`` says so.
    """
    if not (live.leaves_soon and are_ready(live)):
        return
    topics, unread = live.working_set.topics.index, live.working_set.topics.unread
    assert topics is not None
    try:
        for place, turns in enumerate(reversed(live.working_set.exchanges(live.timeline).values()), 1):
            if place % _AT_ONCE == 0 and stop():
                return
            turn_id = subject_of(turns)
            text = next((turn.text for turn in turns if turn.turn_id == turn_id), "")
            if not topics.knows(turn_id) and turn_id not in unread:
                topic = live.engine.topic(text, stop)
                _keep(live, turn_id, topic)
                if not topics.knows(turn_id):
                    unread.add(turn_id)
    except (Cancelled, NoRoomError):
        return


def learn(live: LiveChat) -> None:
    """Learn what they are measured by, once for each model, and read what the chat's exchanges are about.

    The next message may ask for one of them already.  Raises :class:`Cancelled` when there is something else
    to do, and :class:`NoRoomError`.
    """
    if are_wanted(live) and not are_ready(live):
        found = live.engine.learn_topics(live.cancelled)
        live.store.learned.keep(_kept_as(live), found)
        if not are_ready(live):  # the model tells none, or they cannot be kept: nothing is learned twice
            live.working_set.topics.give_up()
        take_in(live, live.cancelled)


def are_ready(live: LiveChat) -> bool:
    """Whether it is known what topics are measured by; then those that are stored are taken in."""
    known = live.working_set.topics
    if known.index is None or not are_wanted(live):
        return False
    if not known.has_learned and known.take(live.store.learned.read(_kept_as(live))):
        with contextlib.suppress(UserError, StorageError):  # they can be read again
            for turn_id, topic in live.store.topics(live.chat_id, live.engine.model_fingerprint).items():
                known.index.know(turn_id, topic)
    return known.has_learned


def n_in_time(live: LiveChat, seconds: float) -> float:
    """So many tokens can be read in so many seconds; endless while nobody knows how fast."""
    speed = live.engine.prompt_speed
    return seconds * speed if speed > 0 else math.inf


def read_aside(live: LiveChat, read: Callable[[], Found | None]) -> Found | None:
    """What ``read`` finds on the scratch sequence; ``None`` where it fails: no message is lost for that.

    A block that is being built gives way.  Raises :class:`EngineError` where the cache is not what
    it was before any more, and :class:`Cancelled`.
    """
    for _ in range(_STEPS + 1):
        try:
            return read()
        except NoRoomError:
            if not live.pending.built:
                return None
            prebuild.give_way(live, _ASIDE // _STEPS)
        except EngineError:
            verify.check(live.engine, live.timeline, live.pending.built)
            _log.exception("what a message asks for could not be read")
            return None
    return None


# ---- inside ----------------------------------------------------------------------------------------


def _scores(
    live: LiveChat, topics: Topics, topic: bytes, among: Collection[ExchangeKey]
) -> dict[ExchangeKey, float]:
    by_turn = live.working_set.by_turn(live.timeline)
    asked = {turn_id: key for turn_id, key in by_turn.items() if key in among}
    return {asked[turn_id]: score for turn_id, score in topics.scores(topic, asked).items()}


def _topic_of(live: LiveChat, text: str) -> bytes | None:
    """What a message is about; ``None`` where it would wait too long for that, or there is no room."""
    ahead = live.working_set.topics.ahead.pop(text, None)
    if ahead is not None:
        return ahead
    if _is_slow(live, text):
        return None
    return read_aside(live, lambda: live.engine.topic(text))


def _is_slow(live: LiveChat, text: str) -> bool:
    return min(live.engine.count_tokens(text[:_SAID]), _LONGEST) + _FRAME > n_in_time(live, _PATIENCE_S)


def _kept_as(live: LiveChat) -> str:
    fingerprint = live.engine.model_fingerprint
    return f"{fingerprint}-{_LEARNED}" if fingerprint else ""


def _keep(live: LiveChat, turn_id: int, topic: bytes) -> None:
    topics = live.working_set.topics.index
    if topics is not None and topic:
        topics.know(turn_id, topic)
        with contextlib.suppress(UserError, StorageError):
            live.store.keep_topics(live.engine.model_fingerprint, {turn_id: topic})
