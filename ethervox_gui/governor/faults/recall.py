"""Brings exchanges back for a message: which ones it asks for, whether there is room, and from their pages.

Nothing has to be summarized or read again for that.  Where an exchange has no page, what was said comes as a
quotation (:mod:`.quotes`).  What comes back stands in a part of the context of its own
(``context.recall_share``), and leaves as it came.

What a message asks for is told by scores of exchanges, in units of the limit.  They go through stages, which
are methods of :class:`_Message`: what is touched by which signals, what of that is in doubt, what only asks
(it is lowered), what tells of the user or of somebody named (it is lifted), and what was told anew.  So they
do once before the message is decoded (:func:`before_message`) and, where its attention can be watched, once
more when it has been (:func:`after_message`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from collections.abc import Set as AbstractSet
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Self

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.events.events import Trigger
from ethervox_gui.context.language.questions.asking import asks_for_told, asks_of_oneself, may_ask
from ethervox_gui.context.language.questions.ordered import asks_what_was_ordered
from ethervox_gui.context.language.questions.own_things import meant_things, own_things
from ethervox_gui.context.language.sentences import asks, sentences, states
from ethervox_gui.context.language.small_talk import is_small_talk
from ethervox_gui.context.language.speakers import of_its_writer
from ethervox_gui.context.recall import asked_only, choice, own
from ethervox_gui.context.recall.signals import Signals
from ethervox_gui.context.recall.why import Pair
from ethervox_gui.context.turns.exchanges import ExchangeKey
from ethervox_gui.context.turns.files import behind_files
from ethervox_gui.context.turns.turns import Role, Turn, TurnState
from ethervox_gui.engine.protocol import CancelCheck
from ethervox_gui.governor.cache import keys, pages, prefill
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.eviction import leaves_first
from ethervox_gui.governor.faults import attention as drawn
from ethervox_gui.governor.faults import (
    by_words,
    calibration,
    doubt,
    meaning,
    quotes,
    reasons,
    reminders,
    renewed,
    room,
    told,
    topics,
)
from ethervox_gui.governor.jobs.jobs import SummaryFate
from ethervox_gui.governor.restore.page_in import NeedsReadingError
from ethervox_gui.governor.restore.requests import bring_back_turns

#: Where words brought something back already, the message is read again only for what draws it far more.
_BESIDE_WORDS: Final = 1.5
#: A message of more tokens is not decoded again for what it attends to.
_LONGEST_AGAIN: Final = 256


def is_possible(live: LiveChat) -> bool:
    """Whether turns may come back by themselves."""
    context = live.settings.context
    return context.enabled and context.recall != "off" and not live.is_stale


def before_message(live: LiveChat, text: str, n_new: int, turn_id: int | None = None) -> None:
    """Bring back what a message touches by its words, its meaning, or its topic.

    What came back for earlier messages and has not been touched for long leaves.  ``n_new`` tokens follow;
    ``turn_id`` is that of the message, if it is stored.  Raises what decoding raises.
    """
    back = live.working_set
    back.forget_message(turn_id)
    if not is_possible(live) or not live.timeline.has_left:
        back.forget()
        return
    back.next_message()
    if is_small_talk(text, with_answers=False):  # asks for nothing, whatever its words are like
        by_words.take_in(live, back.exchanges(live.timeline))
        _let_idle_go(live)
        return
    calibration.take(live)
    message = _Message.that_comes(live, text)

    # What is touched by which signals, what of that is in doubt, and what only asks.
    signals = message.signals(turn_id)
    scores = signals.together(signals.candidates(message.exchanges))
    scores |= message.settled(_among(scores, message.out))
    scores = message.lowered(signals.undoubted(scores))
    # What is lifted: where attention is watched, once it has had its say.
    is_watched = keys.are_wanted(live)
    if not is_watched:
        scores = message.lifted(scores)
    # The newest of what was told twice, also of what was only lifted.
    scores = message.newest(scores)

    # What is here already stays, and what nobody asked for in a long time makes room.
    _touch(live, choice.touched(scores), message.out)
    _let_idle_go(live)

    # What comes back, and what is quoted.
    asked_out, most = _among(scores, message.out), choice.MOST - is_watched
    _bring_back(live, asked_out, message.out, n_new, most, message.shared_words)
    asked = message.for_quotes(scores, signals)
    quotes.before_message(live, asked, message.exchanges, n_new, message.shared_words)
    back.note_scores(scores, signals)


def take_in(live: LiveChat, stop: CancelCheck) -> None:
    """Take in the words of all exchanges in idle time, until ``stop`` says so."""
    if is_possible(live) and live.timeline.has_left:
        by_words.take_in_all(live, stop)


def read_ahead(live: LiveChat, stop: CancelCheck) -> None:
    """Find out what a message is about before it is sent, and read what is in doubt together with it.

    Only where that can be of use; nothing is stored.  Raises :class:`Cancelled` when ``stop`` says so.
    """
    topics.read_ahead(live, stop)
    text = live.working_set.topics.expected
    if text not in live.working_set.topics.ahead:
        return  # nothing is expected, or nobody can tell what that is about
    message = _Message.that_comes(live, text)
    in_words = by_words.scores(live, message.exchanges, text)
    about = topics.scores_ahead(live, text, message.out)
    signals = Signals(in_words, about, meaning.scores(live, text, message.exchanges), may_ask=may_ask(text))
    scores = signals.together(signals.candidates(message.exchanges))
    message.settled(_among(scores, message.out), ahead=stop)


def looks(live: LiveChat, role: Role) -> bool:
    """Whether it is looked at what a message of this role attends to."""
    return live.working_set.attention is not None and role is Role.USER and keys.are_wanted(live)


def watching(live: LiveChat, role: Role) -> AbstractContextManager[None]:
    """Within it a message is decoded; what it attends to is watched where that is possible."""
    attention = live.working_set.attention
    return attention.watching() if attention is not None and looks(live, role) else nullcontext()


def after_message(
    live: LiveChat, text: str, tokens: Sequence[int], n_new: int, *, may_read: bool = True
) -> bool:
    """Bring back what a message attends to that was decoded but is not on the timeline yet.

    With ``may_read``, what is in doubt is read together with the message, whose logits are lost by that.
    True if something came back: then the message's own cells were removed, and it has to be decoded again.
    """
    attention = live.working_set.attention
    if attention is None or not keys.are_wanted(live) or not pages.is_possible(live):
        return False
    try:
        if not is_possible(live) or not live.working_set.scores:
            return False
        message = _Message.that_comes(live, behind_files(text))
        seen, is_raised = _seen(message, may_read=may_read)
        if n_new > _LONGEST_AGAIN or not _adds_enough(live, seen, is_raised=is_raised):
            return False

        # What comes back, and what is quoted: what words ask for stands quoted already, where it can.
        out, before = message.out, live.working_set.scores
        scores = choice.greatest([(_among(before, out), 1.0), (seen, 1.0)])
        n_left = choice.MOST - live.working_set.n_just_back(live.timeline)
        chosen, _ = room.chosen(live, scores, out, n_new, n_left)
        new = {key: score for key, score in seen.items() if key in out and score >= 1 > before.get(key, 0.0)}
        asked = quotes.Asked(message.text, new, Signals(topics=new), lambda _: 0.0, message.tells)
        if not chosen and not quotes.are_wanted(live, asked, out, n_new):
            return False

        # Why is found out first, while all is as it was when the message was decoded.
        why = {
            key: reasons.by_both(live, text, tokens, key, out[key], seen.get(key, 0.0))
            for key in {*chosen, *new}
        }
        prefill.take_back(live)
        _bring_back(live, scores, out, n_new, n_left, lambda key: why.get(key, ()))
        quotes.before_message(live, asked, out, n_new, lambda key: why.get(key, ()))
        live.working_set.note_scores(before | scores, live.working_set.signals)
        return True
    finally:
        attention.end_message()


def after_edit(live: LiveChat, stood: AbstractSet[int], n_new: int) -> None:
    """Bring back what the message that is being answered asks for, where an edit has just taken it out.

    It was in sight when the message was read, and the reply must not lose it halfway.  ``stood`` are the ids
    of the turns that were in the cache before the edit; ``n_new`` tokens follow.

    Raises what decoding raises.
    """
    back = live.working_set
    if not is_possible(live) or not pages.is_possible(live):
        return
    left = {key: turns for key, turns in back.out(live.timeline).items() if not stood.isdisjoint(key)}
    scores = back.scores or (_asked_by_words(live) if left else {})
    asked = {key: score for key, score in _among(scores, left).items() if score >= 1}
    most = choice.MOST - back.n_just_back(live.timeline)
    if not asked or most <= 0:
        return
    text = by_words.said_before(live)
    _bring_back(live, asked, left, n_new, most, lambda key: tuple(reasons.by_words(live, (text,), left[key])))


def reminder(live: LiveChat, asked: str, n_new: int) -> str:
    """What a message that ``asked`` this has in front of it in its turn, once all has come back for it.

    A request about something of its user's own has what they told of that: with this Qwen2.5 Coder 0.5B made
    use of it in 20 of 32 replies, and in 14 where it had only come back.
    """
    if n_new > _LONGEST_AGAIN or not (is_possible(live) and reminders.are_possible(live)):
        return ""
    back, timeline = live.working_set, live.timeline
    exchanges, out = back.exchanges(timeline), back.out(timeline)
    asked_for = {key: out[key] for key, score in back.scores.items() if score >= 1 and key in out}
    is_of_order = asks_what_was_ordered(asked)
    is_request = not (is_of_order or reminders.are_wanted(live, asked))
    if is_request and any(map(asks, sentences(asked)[-1:])):
        return ""
    if is_request:
        asked_for |= {key: exchanges[key] for key in back.just_back(timeline) if key in exchanges}
    named = _named(live, of_its_writer(asked), asked_for)
    tells = told.tells(live, exchanges)

    def is_quoted(key: ExchangeKey) -> bool:
        return tells(key) or (is_of_order and told.orders(exchanges[key]))

    return reminders.of_what_is_back(live, asked, n_new, is_quoted, named, only_named=is_request)


# ---- inside ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Message:
    """A message, and the stages that scores of exchanges go through for it, in their order.

    ``before`` is what the user said before it.  ``exchanges`` are those of the chat that stand before it, and
    ``out`` those that have left.
    """

    live: LiveChat
    text: str
    before: str
    exchanges: dict[ExchangeKey, list[Turn]]
    out: dict[ExchangeKey, list[Turn]]

    @classmethod
    def that_comes(cls, live: LiveChat, text: str) -> Self:
        """One that is not on the timeline yet."""
        back, timeline = live.working_set, live.timeline
        return cls(live, text, by_words.said_before(live), back.exchanges(timeline), back.out(timeline))

    @cached_property
    def tells(self) -> Callable[[ExchangeKey], bool]:
        """What says whether the user told something in an exchange."""
        return told.tells(self.live, self.exchanges)

    @cached_property
    def of_sentence(self) -> Callable[[str], float]:
        """What tells how much of the message a sentence has, once the words of exchanges are taken in."""
        return by_words.of_sentence(self.live, self.text, self.before)

    def words_alone(self) -> bool:
        """Whether there is nothing but words to go by, and it may be a question."""
        return by_words.are_all_there_is(self.live) and not states(self.text)

    # The stages:

    def signals(self, turn_id: int | None) -> Signals[ExchangeKey]:
        """Which exchanges it touches by which signals, before it is decoded; it is stored as this turn."""
        return Signals(
            by_words.scores(self.live, self.exchanges, self.text),
            topics.scores(self.live, self.text, self.out, turn_id),
            meaning.scores(self.live, self.text, self.exchanges),
            words_alone=self.words_alone(),
            may_ask=may_ask(self.text),
        )

    def settled(
        self, scores: Mapping[ExchangeKey, float], *, may_read: bool = True, ahead: CancelCheck | None = None
    ) -> dict[ExchangeKey, float]:
        """These scores of exchanges that are out; what is in doubt is read together with the message."""
        return doubt.settled(
            self.live, scores, self.out, self.text, self.of_sentence, may_read=may_read, ahead=ahead
        )

    def lowered(self, scores: Mapping[ExchangeKey, float]) -> dict[ExchangeKey, float]:
        """These scores; lower where the user only asked for something."""
        answered = by_words.answered(self.live, self.exchanges, self.text, self.before)
        return asked_only.lowered(scores, told.or_found_out(self.tells, self.exchanges), answered)

    def lifted(self, scores: dict[ExchangeKey, float]) -> dict[ExchangeKey, float]:
        """These scores; higher where it asks for what its user told, or is about somebody they told of.

        Where there are only words to go by, whom it names says more than what it shares by chance.  Then what
        it asks of something that the model was told to make lifts the request, too.
        """
        if not by_words.are_all_there_is(self.live):
            return self._lifted_by_name(self._lifted_of_oneself(scores))
        scores = self._lifted_by_name(scores)
        scores = self._lifted_of_oneself(scores, in_words=True)
        return self._lifted_as_ordered(scores)

    def newest(self, scores: dict[ExchangeKey, float]) -> dict[ExchangeKey, float]:
        """These scores; of what was told anew the newest counts most."""
        return renewed.newest(self.live, scores, self.exchanges, self.text)

    # What comes of them:

    def shared_words(self, key: ExchangeKey) -> tuple[Pair, ...]:
        """Why an exchange comes back, as far as words tell it."""
        return tuple(reasons.by_words(self.live, (self.text, self.before), self.exchanges[key]))

    def for_quotes(self, scores: Mapping[ExchangeKey, float], signals: Signals[ExchangeKey]) -> quotes.Asked:
        """What it asks for, as quotations are chosen by it."""
        having = by_words.having_its_things(self.live.working_set.words, self.text, self.before)
        return quotes.Asked(
            self.text, scores, signals, lambda one: self.of_sentence(one) / by_words.LIMIT, self.tells, having
        )

    def _lifted_of_oneself(
        self, scores: dict[ExchangeKey, float], *, in_words: bool = False
    ) -> dict[ExchangeKey, float]:
        if not asks_for_told(self.text):
            return scores
        of_oneself = asks_of_oneself(self.text)
        return own.lifted(scores, self.tells, beside_requests=of_oneself, in_words=in_words)

    def _lifted_as_ordered(self, scores: dict[ExchangeKey, float]) -> dict[ExchangeKey, float]:
        if not asks_what_was_ordered(self.text):
            return scores
        out = self.out
        return own.lifted(scores, lambda key: key in out and told.orders(out[key]), beside_requests=True)

    def _lifted_by_name(self, scores: dict[ExchangeKey, float]) -> dict[ExchangeKey, float]:
        # Looking for a name takes milliseconds in a long chat; where something stands out it lifts nothing.
        is_guide = self.live.engine.info.is_guide
        if is_guide or any(score >= 1 and self.tells(key) for key, score in scores.items()):
            return scores
        named = _named(self.live, of_its_writer(self.text), self.out)
        return own.lifted(scores, self.tells, named, beside_requests=True) if named else scores


def _touch(live: LiveChat, asked: Collection[ExchangeKey], out: Collection[ExchangeKey]) -> None:
    """The message asks for these: those of them that came back before and are here, or quoted, stay."""
    standing = quotes.standing(live)
    live.working_set.touch_again(key for key in asked if key not in out)
    live.working_set.touch(key for key in asked if key in standing)


def _seen(message: _Message, *, may_read: bool) -> tuple[dict[ExchangeKey, float], bool]:
    """How much a message that was decoded asks for exchanges that are out, and whether any was lifted for it.

    The stages of :class:`_Message`, with attention among the signals.
    """
    live, out = message.live, message.out
    before, signals = live.working_set.scores, live.working_set.signals
    # What it is drawn to, what of that is in doubt, and what only asks.
    drawn_to = signals.with_attention(drawn.scores(live, out, before))
    settled = message.settled(drawn_to, may_read=may_read)
    seen = _among(message.lowered(before | settled), settled)
    # What is lifted, and the newest of what was told twice.  Attention may know nothing yet of these: their
    # pages have no keys, or nothing is usual so far.
    known = choice.greatest([(before, 1.0), (seen, 1.0)])
    lifted = message.newest(message.lifted(known))
    raised = {key: score for key, score in lifted.items() if key in out and score > known.get(key, 0.0)}
    return seen | raised, bool(raised)


def _adds_enough(live: LiveChat, seen: Mapping[ExchangeKey, float], *, is_raised: bool) -> bool:
    """Whether a message is decoded again for what was ``seen`` when it was decoded.

    What words and topics alone ask for has come back before that.
    """
    before, n_just_back = live.working_set.scores, live.working_set.n_just_back(live.timeline)
    adds = max((score for key, score in seen.items() if score > before.get(key, 0.0)), default=0.0)
    return n_just_back < choice.MOST and adds >= (_BESIDE_WORDS if n_just_back and not is_raised else 1.0)


def _asked_by_words(live: LiveChat) -> dict[ExchangeKey, float]:
    """How much the message that is being answered asks for what stood before it, as its words alone tell it.

    Before anything has left nothing else is known of a message.
    """
    said = [behind_files(turn.text) for turn in live.timeline.newest() if turn.role is Role.USER][:2]
    if not said or is_small_talk(said[0], with_answers=False):
        return {}
    exchanges = dict(live.working_set.exchanges(live.timeline))
    exchanges.popitem()  # its own
    message = _Message(live, said[0], "".join(said[1:]), exchanges, live.working_set.out(live.timeline))
    in_words = by_words.scores(live, exchanges, message.text, message.before)
    signals = Signals(in_words, words_alone=message.words_alone(), may_ask=may_ask(message.text))
    return message.newest(message.lowered(signals.together(exchanges)))


def _named(live: LiveChat, text: str, out: Mapping[ExchangeKey, Sequence[Turn]]) -> list[ExchangeKey]:
    """The exchanges in which the user told of what a message names, or calls their own.

    A request need not call it so ("Write to Grandma"), nor need what was told: "The shower is blocked again."
    """
    usual = told.usual(live)
    is_request = told.is_request(text, usual)
    things = meant_things if is_request else own_things
    named = frozenset[str]() if told.tells_of_own(text, usual) else things(text)
    return by_words.named(live, text, out, named, told.of_things(named, usual, for_request=is_request))


def _let_idle_go(live: LiveChat) -> None:
    if not leaves_first.leaving_is_costly(live):
        leaves_first.leave(live, live.working_set.idle(live.timeline))


def _among(scores: Mapping[ExchangeKey, float], out: Collection[ExchangeKey]) -> dict[ExchangeKey, float]:
    return {key: score for key, score in scores.items() if key in out}


def _bring_back(
    live: LiveChat,
    scores: dict[ExchangeKey, float],
    out: dict[ExchangeKey, list[Turn]],
    n_new: int,
    most: int,
    why: Callable[[ExchangeKey], tuple[Pair, ...]],
) -> None:
    """Bring back the best of these exchanges that have pages, as far as there is room for them."""
    chosen, sizes = room.chosen(live, scores, out, n_new, most)
    if not chosen and leaves_first.leaving_is_costly(live):
        return
    room.make(live, sum(sizes[key] for key in chosen), n_new)
    for key in chosen:
        if room.fits(live, sizes[key] + n_new):
            _bring_one(live, key, out[key], sizes[key] + n_new, why(key))


def _bring_one(
    live: LiveChat, key: ExchangeKey, turns: Sequence[Turn], n_tokens: int, why: tuple[Pair, ...]
) -> None:
    """Bring an exchange back from its pages, unless something else would have to be read or to leave.

    If its summary stands for nothing else, the summary goes and the exchange is like any other again; then
    ``n_tokens`` must fit without anything having to leave.
    """
    ids = {turn.turn_id for turn in turns}
    summarized = [turn for turn in live.timeline if turn.state is TurnState.SUMMARIZED]
    is_last = bool(summarized) and ids.issuperset(turn.turn_id for turn in summarized)
    if is_last and live.timeline.n_used + n_tokens >= live.full_at:
        return
    numbers = [turn.number for turn in turns]
    try:
        bring_back_turns(
            live,
            numbers,
            SummaryFate.KEEP,
            may_evict=False,
            may_read=False,
            trigger=Trigger.QUESTION,
            why=why,
        )
    except (UserError, NeedsReadingError):
        return
    if not is_last:
        live.working_set.touch([key])
        live.show_timeline()  # they can be let go
