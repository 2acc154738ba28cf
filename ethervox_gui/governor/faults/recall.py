"""Brings exchanges back for a message: which ones it asks for, whether there is room, and from their pages.

Nothing has to be summarized or read again for that.  Where an exchange has no page, what was said comes as a
quotation (:mod:`.quotes`).  What comes back stands in a part of the context of its own
(``context.recall_share``), and leaves as it came.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from collections.abc import Set as AbstractSet
from contextlib import AbstractContextManager, nullcontext
from functools import cache, partial
from itertools import islice
from typing import Final

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.events.events import Trigger
from ethervox_gui.context.language.questions.asking import asks_for_told, asks_of_oneself
from ethervox_gui.context.language.questions.ordered import asks_what_was_ordered
from ethervox_gui.context.language.questions.own_things import (
    has_articles,
    is_about,
    meant_things,
    own_things,
    tells_of_own,
)
from ethervox_gui.context.language.sentences import asks, sentences, states
from ethervox_gui.context.language.small_talk import is_small_talk
from ethervox_gui.context.language.speakers import of_its_writer
from ethervox_gui.context.language.wishing import begins_with_a_deed, wants
from ethervox_gui.context.recall import asked_only, choice, own
from ethervox_gui.context.recall.signals import Signals
from ethervox_gui.context.recall.why import Pair, together
from ethervox_gui.context.summaries.found_out import results_of
from ethervox_gui.context.summaries.worth import Usual, worth_of_told
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
    topics,
)
from ethervox_gui.governor.jobs.jobs import SummaryFate
from ethervox_gui.governor.restore.page_in import NeedsReadingError
from ethervox_gui.governor.restore.requests import bring_back_turns

_ENDLESS: Final = 1 << 40
#: Where words brought something back already, the message is read again only for what draws it far more.
_BESIDE_WORDS: Final = 1.5
#: What is usual in a chat is learned from the beginnings of so many of the user's messages.
_N_USUAL, _LOOKED_AT = 64, 500
#: What tells something of one's own is worth so much; "Plan a party for my sister" less, though "my" counts.
#: In languages without articles, whose short words say less of a sentence, both are worth less.
_TELLS_OF_OWN, _TELLS_TERSELY = 0.75, 0.65
#: And so much what begins with the thing that a request is about.
_TELLS_OF_IT: Final = 0.5
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
    exchanges, out = back.exchanges(live.timeline), back.out(live.timeline)
    in_words = by_words.scores(live, exchanges, text)
    about = topics.scores(live, text, out, turn_id)
    may_ask = by_words.are_all_there_is(live) and not states(text)
    signals = Signals(in_words, about, meaning.scores(live, text, exchanges), words_alone=may_ask)
    scores = signals.together(signals.candidates(exchanges))
    by_sentence = by_words.of_sentence(live, text)
    scores |= doubt.settled(live, _among(scores, out), out, text, by_sentence)
    tells = _tells(live, exchanges)
    answered = by_words.answered(live, exchanges, text, by_words.said_before(live))
    scores = asked_only.lowered(signals.undoubted(scores), _or_found_out(tells, exchanges), answered)
    sees_more = keys.are_wanted(live)
    if not sees_more:
        scores = _lifted(live, text, scores, out, tells)
    scores = renewed.newest(live, scores, exchanges, text)  # also of what was only lifted
    back.touch_again(key for key in choice.touched(scores) if key not in out)
    standing = quotes.standing(live)
    back.touch(key for key in choice.touched(scores) if key in standing)
    _let_idle_go(live)

    def why(key: ExchangeKey) -> tuple[Pair, ...]:
        return tuple(reasons.by_words(live, (text, by_words.said_before(live)), exchanges[key]))

    _bring_back(live, _among(scores, out), out, n_new, choice.MOST - sees_more, why)
    having = by_words.having_its_things(live.working_set.words, text, by_words.said_before(live))
    asked = quotes.Asked(
        text, scores, signals, lambda sentence: by_sentence(sentence) / by_words.LIMIT, tells, having
    )
    quotes.before_message(live, asked, exchanges, n_new, why)
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
    back = live.working_set
    exchanges, out = back.exchanges(live.timeline), back.out(live.timeline)
    in_words, about = by_words.scores(live, exchanges, text), topics.scores_ahead(live, text, out)
    signals = Signals(in_words, about, meaning.scores(live, text, exchanges))
    in_question = _among(signals.together(signals.candidates(exchanges)), out)
    doubt.settled(live, in_question, out, text, by_words.of_sentence(live, text), ahead=stop)


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
        by_sentence = by_words.of_sentence(live, asked)
        settled = doubt.settled(live, drawn_by, out, asked, by_sentence, may_read=may_read)
        exchanges = live.working_set.exchanges(live.timeline)
        tells = _tells(live, exchanges)
        answered = by_words.answered(live, exchanges, asked, by_words.said_before(live))
        seen = _among(
            asked_only.lowered(before | settled, _or_found_out(tells, exchanges), answered), settled
        )
        known = choice.greatest([(before, 1.0), (seen, 1.0)])
        lifted = renewed.newest(live, _lifted(live, asked, known, out, tells), exchanges, asked)
        # Attention may know nothing yet of what is lifted: its page has no keys, or nothing is usual so far.
        raised = {key: score for key, score in lifted.items() if key in out and score > known.get(key, 0.0)}
        seen |= raised
        scores = choice.greatest([(_among(before, out), 1.0), (seen, 1.0)])
        n_left = choice.MOST - live.working_set.n_just_back(live.timeline)
        least = 1.0 if n_left == choice.MOST or raised else _BESIDE_WORDS
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
    tells = _tells(live, exchanges)

    def is_quoted(key: ExchangeKey) -> bool:
        return tells(key) or (is_of_order and _orders(exchanges[key]))

    return reminders.of_what_is_back(live, asked, n_new, is_quoted, named, only_named=is_request)


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
    before = "".join(said[1:])
    in_words = by_words.scores(live, exchanges, said[0], before)
    signals = Signals(in_words, words_alone=by_words.are_all_there_is(live) and not states(said[0]))
    answered = by_words.answered(live, exchanges, said[0], before)
    tells = _or_found_out(_tells(live, exchanges), exchanges)
    scores = asked_only.lowered(signals.together(exchanges), tells, answered)
    return renewed.newest(live, scores, exchanges, said[0])


def _lifted(
    live: LiveChat,
    text: str,
    scores: dict[ExchangeKey, float],
    out: Mapping[ExchangeKey, Sequence[Turn]],
    tells: Callable[[ExchangeKey], bool],
) -> dict[ExchangeKey, float]:
    """These scores; higher where a message asks for what its user told, or is about somebody they told of.

    So it is with what they told the model to make: then for their request.

    Where there are only words to go by, whom it names says more than what it shares by chance.
    """
    in_words = by_words.are_all_there_is(live)

    def of_oneself(found: dict[ExchangeKey, float]) -> dict[ExchangeKey, float]:
        if not asks_for_told(text):
            return found
        return own.lifted(found, tells, beside_requests=asks_of_oneself(text), in_words=in_words)

    def of_ordered(found: dict[ExchangeKey, float]) -> dict[ExchangeKey, float]:
        if not asks_what_was_ordered(text):
            return found
        return own.lifted(found, lambda key: key in out and _orders(out[key]), beside_requests=True)

    def of_named(found: dict[ExchangeKey, float]) -> dict[ExchangeKey, float]:
        # Looking for a name takes milliseconds in a long chat; where something stands out it lifts nothing.
        if live.engine.info.is_guide or any(score >= 1 and tells(key) for key, score in found.items()):
            return found
        named = _named(live, of_its_writer(text), out)
        return own.lifted(found, tells, named, beside_requests=True) if named else found

    return of_ordered(of_oneself(of_named(scores)) if in_words else of_named(of_oneself(scores)))


def _named(live: LiveChat, text: str, out: Mapping[ExchangeKey, Sequence[Turn]]) -> list[ExchangeKey]:
    """The exchanges in which the user told of what a message names, or calls their own.

    A request need not call it so ("Write to Grandma"), nor need what was told: "The shower is blocked again."
    """
    usual = _usual(live)

    def tells(said: str) -> bool:
        return asked_only.tells([said], usual, _TELLS_OF_OWN if has_articles(said) else _TELLS_TERSELY)

    def tells_of_things(said: str) -> bool:
        if tells_of_own(said, *things) and tells(said):
            return True
        return is_request and any(
            is_about(one, *things) and worth_of_told(one, usual) >= _TELLS_OF_IT for one in sentences(said)
        )

    is_request = _is_request(text, usual)
    things = frozenset[str]() if tells(text) else (meant_things if is_request else own_things)(text)
    return by_words.named(live, text, out, things, tells_of_things)


def _orders(turns: Sequence[Turn]) -> bool:
    """Whether the user wanted something done in an exchange, as far as the form of a sentence tells."""
    said = (one for turn in turns if turn.role is Role.USER for one in sentences(turn.text))
    return any((wants(one) or begins_with_a_deed(one)) and not asks(one) for one in said)


def _is_request(text: str, usual: Usual) -> bool:
    """Whether a message wants something done, as far as its form tells, and is no question."""
    said = sentences(text)
    if any(map(asks, said[-1:])):
        return False
    return any(wants(one) or begins_with_a_deed(one) for one in said) or not asked_only.tells([text], usual)


def _let_idle_go(live: LiveChat) -> None:
    if not leaves_first.leaving_is_costly(live):
        leaves_first.leave(live, live.working_set.idle(live.timeline))


def _tells(live: LiveChat, exchanges: Mapping[ExchangeKey, Sequence[Turn]]) -> Callable[[ExchangeKey], bool]:
    """What says whether the user told something in an exchange, by what is usual in the chat."""
    usual = cache(partial(_usual, live))

    def tells(key: ExchangeKey) -> bool:
        said = [turn.text for turn in exchanges[key] if turn.role is Role.USER]
        return not said or asked_only.tells(said, usual())

    return tells


def _usual(live: LiveChat) -> Usual:
    """What is usual in the chat, by what the user said last."""
    said = (turn.text for turn in live.timeline.newest() if turn.role is Role.USER)
    return live.working_set.usual.of(text[:_LOOKED_AT] for text in islice(said, _N_USUAL))


def _or_found_out(
    tells: Callable[[ExchangeKey], bool], exchanges: Mapping[ExchangeKey, Sequence[Turn]]
) -> Callable[[ExchangeKey], bool]:
    """As ``tells``, also of exchanges in which another program's tool said something: no model knows that."""
    return lambda key: tells(key) or any(results_of(exchanges[key]))


def _both(
    live: LiveChat, text: str, tokens: Sequence[int], key: ExchangeKey, turns: Sequence[Turn], seen: float
) -> tuple[Pair, ...]:
    """Why an exchange comes back: the pairs of the stronger signal come first."""
    words = reasons.by_words(live, (text,), turns)
    drawn_to = reasons.by_attention(live, text, tokens, key, turns)
    both = (drawn_to, words) if seen >= live.working_set.scores.get(key, 0.0) else (words, drawn_to)
    return together(both)


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
    chosen, sizes = _chosen(live, scores, out, n_new, most)
    if not chosen and leaves_first.leaving_is_costly(live):
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
    """Tokens of an exchange's turns that are out; more than any context has, if one of them has no page."""
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
