"""Exchanges come back for a message: which ones it touches, whether there is room, and from their pages.

Nothing has to be summarized or read again for that.  Where an exchange has no page, what was said comes as a
quotation (:mod:`.quotes`).  What comes back stands in a part of the window of its own
(``context.recall_share``), and leaves as it came.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from collections.abc import Set as AbstractSet
from contextlib import AbstractContextManager, nullcontext
from functools import cache
from heapq import nlargest
from itertools import islice
from typing import Final

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.events.events import Trigger
from ethervox_gui.context.language.parts import n_parts, parts
from ethervox_gui.context.language.questions.asking import asks_for_told
from ethervox_gui.context.language.questions.names import asked_names, tells_of
from ethervox_gui.context.language.sentences import states
from ethervox_gui.context.language.small_talk import is_small_talk
from ethervox_gui.context.recall import asked_only, choice, own
from ethervox_gui.context.recall.signals import Signals
from ethervox_gui.context.recall.why import Pair, together
from ethervox_gui.context.recall.words import Key, WordIndex, beyond_chance
from ethervox_gui.context.summaries.worth import Usual
from ethervox_gui.context.turns.exchanges import ExchangeKey
from ethervox_gui.context.turns.files import behind_files
from ethervox_gui.context.turns.turns import Role, Turn, TurnState
from ethervox_gui.engine.protocol import CancelCheck
from ethervox_gui.governor.cache import keys, pages, prefill
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.working_set import text_of
from ethervox_gui.governor.eviction import working_set
from ethervox_gui.governor.faults import attention as drawn
from ethervox_gui.governor.faults import (
    calibration,
    doubt,
    meaning,
    quotes,
    reasons,
    reminders,
    renewed,
    room,
    topics,
)
from ethervox_gui.governor.jobs.jobs import SummaryFate
from ethervox_gui.governor.restore.page_in import NeedsReadingError
from ethervox_gui.governor.restore.requests import bring_back_turns

#: A score of :class:`WordIndex` that 6 of 96 everyday messages reach, and 51 of 60 questions.
WORDS_LIMIT: Final = 0.4
#: A message of at most so many words and trigrams tells little by itself, such as "and when was that?": then
#: the words of the one before it count, too, and so much.
_FOLLOW_UP_PARTS: Final = 20
_FOLLOWS_UP: Final = 0.7
_CALLS_OUT: Final = ("!", "！")
_ENDLESS: Final = 1 << 40
#: So many exchanges are taken in before a message, about a millisecond each.  The rest of a long chat that
#: was just opened waits for idle time, and is taken in so many at a time between looks for something to do.
_MOST_TAKEN_IN: Final = 200
_AT_ONCE: Final = 20
#: A greeting and what answers it, in characters: in a longer answer something may be told.
_COURTESIES: Final = 240
#: Where words brought something back already, the message is read again only for what draws it far more.
_BESIDE_WORDS: Final = 1.5
#: What is usual in a chat is learned from the beginnings of so many of the user's messages.
_N_USUAL, _LOOKED_AT = 64, 500
#: A message of more tokens is not decoded again for what it attends to.
_LONGEST_AGAIN: Final = 256
#: In so many exchanges, those that have most of it, a name that a message asks about is looked for.
_MOST_NAMED: Final = 32


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
        _take_in(live, back.exchanges(live.timeline), _MOST_TAKEN_IN)
        _let_idle_go(live)
        return
    calibration.take(live)
    exchanges, out = back.exchanges(live.timeline), back.out(live.timeline)
    by_words = _by_words(live, exchanges, text)
    about = topics.scores(live, text, out, turn_id)
    may_ask = _words_alone(live) and not states(text)
    signals = Signals(by_words, about, meaning.scores(live, text, exchanges), words_alone=may_ask)
    scores = signals.together(signals.candidates(exchanges))
    by_sentence = _by_sentence(live, text)
    scores |= doubt.settled(live, _among(scores, out), out, text, by_sentence)
    tells = _tells(live, exchanges)
    scores = renewed.newest(live, asked_only.lowered(signals.undoubted(scores), tells), exchanges)
    sees_more = keys.are_wanted(live)
    if not sees_more:
        scores = _lifted(live, text, scores, out, tells)
    back.touch_again(key for key in choice.touched(scores) if key not in out)
    standing = quotes.standing(live)
    back.touch(key for key in choice.touched(scores) if key in standing)
    _let_idle_go(live)

    def why(key: ExchangeKey) -> tuple[Pair, ...]:
        return tuple(reasons.by_words(live, (text, said_before(live)), exchanges[key]))

    _bring_back(live, _among(scores, out), out, n_new, choice.MOST - sees_more, why)
    asked = quotes.Asked(text, scores, signals, lambda sentence: by_sentence(sentence) / WORDS_LIMIT, tells)
    quotes.before_message(live, asked, exchanges, n_new, why)
    back.note_scores(scores, signals)


def take_in(live: LiveChat, stop: CancelCheck) -> None:
    """Take in the words of all exchanges in idle time, some at a time, until ``stop`` says so."""
    if is_possible(live) and live.timeline.has_left:
        exchanges = live.working_set.exchanges(live.timeline)
        while not stop() and _take_in(live, exchanges, _AT_ONCE):
            pass


def read_ahead(live: LiveChat, stop: CancelCheck) -> None:
    """Find out what a message is about before it is sent, and read what is in doubt together with it.

    Only where that can be of use; nothing is stored.  Raises :class:`Cancelled` when ``stop`` says so.
    """
    topics.read_ahead(live, stop)
    text = live.working_set.topics.expected
    if text not in live.working_set.topics.ahead:
        return  # nothing is expected, or nobody can tell what that is about
    back = live.working_set
    exchanges, out = back.exchanges(live.timeline), back.out(live.timeline)
    by_words, about = _by_words(live, exchanges, text), topics.scores_ahead(live, text, out)
    signals = Signals(by_words, about, meaning.scores(live, text, exchanges))
    in_question = _among(signals.together(signals.candidates(exchanges)), out)
    doubt.settled(live, in_question, out, text, _by_sentence(live, text), cancelled=stop)


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
        before = live.working_set.scores
        if not is_possible(live) or not before:
            return False
        out = live.working_set.out(live.timeline)
        drawn_by = live.working_set.signals.with_attention(drawn.scores(live, out, before))
        asked = behind_files(text)
        settled = doubt.settled(live, drawn_by, out, asked, _by_sentence(live, asked), may_read=may_read)
        tells = _tells(live, live.working_set.exchanges(live.timeline))
        seen = asked_only.lowered(settled, tells)
        known = choice.greatest([(before, 1.0), (seen, 1.0)])
        lifted = _lifted(live, asked, known, out, tells)
        if lifted is not known:
            seen = _among(lifted, seen)
        scores = choice.greatest([(_among(before, out), 1.0), (seen, 1.0)])
        n_left = choice.MOST - live.working_set.n_just_back(live.timeline)
        least = 1.0 if n_left == choice.MOST else _BESIDE_WORDS
        # What words and topics alone ask for has come back before the message was decoded.
        adds = max((score for key, score in seen.items() if score > before.get(key, 0.0)), default=0.0)
        if n_new > _LONGEST_AGAIN or adds < least or n_left <= 0:
            return False
        # What words ask for stands quoted already, where it can.
        new = {key: score for key, score in seen.items() if key in out and score >= 1 > before.get(key, 0.0)}
        quoted = quotes.Asked(asked, new, Signals(topics=new), lambda _: 0.0, tells)
        chosen = _chosen(live, scores, out, n_new, n_left)[0]
        if not chosen and not quotes.are_wanted(live, quoted, out, n_new):
            return False
        why = {key: _both(live, text, tokens, key, out[key], seen.get(key, 0.0)) for key in {*chosen, *new}}
        prefill.take_back(live)
        _bring_back(live, scores, out, n_new, n_left, lambda key: why.get(key, ()))
        quotes.before_message(live, quoted, out, n_new, lambda key: why.get(key, ()))
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
    text = said_before(live)
    # A short message was read with the one before, and so has all the words of that exchange.
    previous = next(islice(reversed(back.exchanges(live.timeline)), 1, None), None)
    if previous in asked and back.words.scores(text, [previous])[previous] < WORDS_LIMIT:
        del asked[previous]
    _bring_back(live, asked, left, n_new, most, lambda key: tuple(reasons.by_words(live, (text,), left[key])))


def reminder(live: LiveChat, asked: str, n_new: int) -> str:
    """What a message that ``asked`` this has in front of it in its turn, once all has come back for it."""
    if n_new > _LONGEST_AGAIN or not (is_possible(live) and reminders.are_wanted(live, asked)):
        return ""
    tells = _tells(live, live.working_set.exchanges(live.timeline))
    scores, out = live.working_set.scores, live.working_set.out(live.timeline)
    asked_for = {key: out[key] for key, score in scores.items() if score >= 1 and key in out}
    named = _named(live, asked, asked_for)
    return reminders.of_what_is_back(live, n_new, _by_sentence(live, asked), tells, named)


def with_the_one_before(
    index: WordIndex[Key], text: str, before: str, among: Collection[Key]
) -> dict[Key, float]:
    """How much of a message each of these exchanges has and, if it is short, of the one ``before`` it, too.

    A message that calls out ("Thank you!") asks for nothing more, so the one before it does not count.
    """
    scores = index.scores(text, among)
    if _leans_on(text, before):
        others = index.scores(before, among)
        scores = {key: score + _FOLLOWS_UP * others[key] for key, score in scores.items()}
    return scores


def asked_for(index: WordIndex[Key], text: str, before: str) -> Callable[[str], float]:
    """What tells how much of a message a sentence has, as :func:`with_the_one_before`."""
    now = index.asked_for(text)
    if not _leans_on(text, before):
        return now
    then = index.asked_for(before)
    return lambda sentence: now(sentence) + _FOLLOWS_UP * then(sentence)


def said_before(live: LiveChat) -> str:
    """What the user said last, without the files that came with it."""
    return behind_files(next((turn.text for turn in live.timeline.newest() if turn.role is Role.USER), ""))


# ---- inside ----------------------------------------------------------------------------------------


def _asked_by_words(live: LiveChat) -> dict[ExchangeKey, float]:
    """How much the message that is being answered asks for what stood before it, as its words alone tell it.

    Before anything has left nothing else is known of a message.
    """
    said = [behind_files(turn.text) for turn in live.timeline.newest() if turn.role is Role.USER][:2]
    if not said or is_small_talk(said[0], with_answers=False):
        return {}
    exchanges = dict(live.working_set.exchanges(live.timeline))
    exchanges.popitem()  # its own
    by_words = _by_words(live, exchanges, said[0], "".join(said[1:]))
    signals = Signals(by_words, words_alone=_words_alone(live) and not states(said[0]))
    scores = asked_only.lowered(signals.together(exchanges), _tells(live, exchanges))
    return renewed.newest(live, scores, exchanges)


def _lifted(
    live: LiveChat,
    text: str,
    scores: dict[ExchangeKey, float],
    out: Mapping[ExchangeKey, Sequence[Turn]],
    tells: Callable[[ExchangeKey], bool],
) -> dict[ExchangeKey, float]:
    """These scores; higher where a message asks for what its user told, or of somebody they told of."""
    found = scores
    if asks_for_told(text) and not _words_alone(live):
        found = own.lifted(scores, tells)
    # Looking for a name in a long chat takes milliseconds, and where something stands out it lifts nothing.
    if not live.engine.info.is_guide and all(score < 1 for score in found.values()):
        named = _named(live, text, out)
        found = own.lifted(found, tells, named) if named else found
    return found


def _named(live: LiveChat, text: str, out: Mapping[ExchangeKey, Sequence[Turn]]) -> list[ExchangeKey]:
    """The exchanges in which the user told of somebody, or something, that a message asks about by name."""
    index, found = live.working_set.words, dict[ExchangeKey, None]()
    for name in asked_names(text):
        by_name = index.scores(name, out)
        for key in nlargest(_MOST_NAMED, by_name, key=by_name.__getitem__):
            said = (turn.text for turn in out[key] if turn.role is Role.USER and by_name[key] > 0)
            if any(tells_of(one, name) for one in said):
                found[key] = None
    return list(found)


def _let_idle_go(live: LiveChat) -> None:
    if not working_set.leaving_is_costly(live):
        working_set.leave(live, live.working_set.idle(live.timeline))


def _tells(live: LiveChat, exchanges: Mapping[ExchangeKey, Sequence[Turn]]) -> Callable[[ExchangeKey], bool]:
    """What says whether the user told something in an exchange, by what is usual in the chat."""

    @cache
    def usual() -> Usual:
        said = (turn.text for turn in live.timeline.newest() if turn.role is Role.USER)
        return live.working_set.usual.of(text[:_LOOKED_AT] for text in islice(said, _N_USUAL))

    def tells(key: ExchangeKey) -> bool:
        said = [turn.text for turn in exchanges[key] if turn.role is Role.USER]
        return not said or asked_only.tells(said, usual())

    return tells


def _words_alone(live: LiveChat) -> bool:
    """Whether nothing but words can tell what a message asks for."""
    return not (keys.are_wanted(live) or topics.are_wanted(live) or meaning.is_there(live))


def _by_sentence(live: LiveChat, text: str) -> Callable[[str], float]:
    """What tells how much of a message, and of the one before if it is short, a sentence has."""
    return asked_for(live.working_set.words, text, said_before(live))


def _leans_on(text: str, before: str) -> bool:
    return (
        bool(before) and n_parts(parts(text)) <= _FOLLOW_UP_PARTS and not text.rstrip().endswith(_CALLS_OUT)
    )


def _both(
    live: LiveChat, text: str, tokens: Sequence[int], key: ExchangeKey, turns: Sequence[Turn], seen: float
) -> tuple[Pair, ...]:
    """Why an exchange comes back: the pairs of the stronger signal come first."""
    words = reasons.by_words(live, (text,), turns)
    drawn_to = reasons.by_attention(live, text, tokens, key, turns)
    both = (drawn_to, words) if seen >= live.working_set.scores.get(key, 0.0) else (words, drawn_to)
    return together(both)


def _take_in(live: LiveChat, exchanges: dict[ExchangeKey, list[Turn]], most: int) -> bool:
    """Take in up to ``most`` new exchanges, the newest first; whether there were any.

    Those of another branch go, and exchanges as they were before they went on: what is said in them is no
    less rare for it.
    """
    index, known = live.working_set.words, live.working_set.taken_in
    if len(index) >= len(exchanges):
        gone = index.keys() - exchanges.keys()
        index.drop(gone)
        for key in gone:
            known.pop(key, None)
    n_new = 0
    for key, turns in reversed(exchanges.items()):
        if known.get(key) is turns:
            continue
        text = text_of(turns)
        is_short = len(text) <= _COURTESIES
        # What kind of exchange it is takes too long to find out of all of them before each message.
        if not (index.has(key, text) or (is_short and index.has(key, ""))):
            if n_new == most:
                break
            index.put(key, "" if is_short and _is_courtesy(turns) else text)
            n_new += 1
        known[key] = turns
    return n_new > 0


def _is_courtesy(turns: Sequence[Turn]) -> bool:
    """Whether the user only greeted or thanked: nobody asks for what a model answers to that."""
    said = [turn.text for turn in turns if turn.role is Role.USER]
    return bool(said) and all(is_small_talk(one, with_answers=False) for one in said)


def _among(scores: Mapping[ExchangeKey, float], out: Collection[ExchangeKey]) -> dict[ExchangeKey, float]:
    return {key: score for key, score in scores.items() if key in out}


def _by_words(
    live: LiveChat, exchanges: dict[ExchangeKey, list[Turn]], text: str, before: str | None = None
) -> dict[ExchangeKey, float]:
    """How much each exchange has of a message and, if that is short, of the one ``before``.

    That is what the user said last unless it is told.
    """
    _take_in(live, exchanges, _MOST_TAKEN_IN)
    before = said_before(live) if before is None else before
    words = with_the_one_before(live.working_set.words, text, before, exchanges)
    if _words_alone(live):
        words = beyond_chance(words)
    return {key: score / WORDS_LIMIT for key, score in words.items()}


def _bring_back(
    live: LiveChat,
    scores: dict[ExchangeKey, float],
    out: dict[ExchangeKey, list[Turn]],
    n_new: int,
    most: int,
    why: Callable[[ExchangeKey], tuple[Pair, ...]],
) -> None:
    """Bring back the best of these exchanges that have pages, as far as there is room for them."""
    chosen, sizes = _chosen(live, scores, out, n_new, most)
    if not chosen and working_set.leaving_is_costly(live):
        return
    room.make(live, sum(sizes[key] for key in chosen), n_new)
    for key in chosen:
        if room.fits(live, sizes[key] + n_new):
            _bring_one(live, key, out[key], sizes[key] + n_new, why(key))


def _chosen(
    live: LiveChat,
    scores: dict[ExchangeKey, float],
    out: dict[ExchangeKey, list[Turn]],
    n_new: int,
    most: int,
) -> tuple[list[ExchangeKey], dict[ExchangeKey, int]]:
    """Which exchanges come back, and the sizes of those that could."""
    back, timeline = live.working_set, live.timeline
    n_just_back = back.n_cells(timeline) - back.n_cells(timeline, 1)
    nearly = [key for key, score in scores.items() if score >= choice.NEARLY]
    sizes = {key: _size(live, out[key]) for key in nearly}
    old = back.n_cells(timeline, 1)
    fitting = {key: size for key, size in sizes.items() if room.fits(live, size + n_new - old)}
    left = room.share(live) - n_just_back
    return choice.chosen(scores, fitting, left, most, min(left - old, room.free(live) - n_new - 1)), sizes


def _size(live: LiveChat, turns: Sequence[Turn]) -> int:
    """Tokens of an exchange's turns that are out; more than any window has, if one of them has no page."""
    spans = [pages.page_span(live, turn) for turn in turns if turn.span is None and not turn.thinks]
    return sum(_ENDLESS if span is None else span.n_tokens for span in spans)


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
