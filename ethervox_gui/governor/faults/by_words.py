"""How much each exchange of a chat shares with a message in words, taken in as the chat goes on."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache, partial
from heapq import nlargest
from itertools import islice
from typing import Final

from ethervox_gui.context.language.parts import n_parts, parts
from ethervox_gui.context.language.questions.frame import is_sum, names_its_thing, things_meant
from ethervox_gui.context.language.questions.names import asked_names, tells_of
from ethervox_gui.context.language.sentences import asks, sentences
from ethervox_gui.context.language.small_talk import is_small_talk
from ethervox_gui.context.recall.words import Key, WordIndex, beyond_chance
from ethervox_gui.context.turns.exchanges import ExchangeKey
from ethervox_gui.context.turns.files import behind_files
from ethervox_gui.context.turns.turns import Role, Turn
from ethervox_gui.engine.protocol import CancelCheck
from ethervox_gui.governor.cache import keys
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.working_set import text_of
from ethervox_gui.governor.faults import meaning, topics

#: A score of :class:`WordIndex` that 6 of 96 everyday messages reach, and 51 of 60 questions.
LIMIT: Final = 0.4
#: A message of at most so many words and trigrams tells little by itself, such as "and when was that?": then
#: the words of the one before it count, too, and so much.
_FOLLOW_UP_PARTS: Final = 20
_FOLLOWS_UP: Final = 0.7
#: And so much where it says what it is about.
_NAMES_ITS_THING: Final = 0.35
_CALLS_OUT: Final = ("!", "！")
#: What shares so much with a message asks the same: "And Petra's number?", "And what is Petra's number?".
_THE_SAME: Final = 0.7
#: So many exchanges are taken in before a message, about a millisecond each.  The rest of a long chat that
#: was just opened waits for idle time, and is taken in so many at a time between looks for something to do.
_MOST_TAKEN_IN: Final = 200
_AT_ONCE: Final = 20
#: In so many exchanges, those that have most of it, a name is looked for.
_MOST_NAMED: Final = 32
#: What a user pastes is much at once, of which a message asks for a sentence: from so many characters on it
#: counts by that, and so much, so that 7 of 9 questions find their clause of a contract, and of 100 everyday
#: messages one brings it (0 and 0 without).
_PASTED: Final = 600
_OF_PASTED: Final = 0.85
#: So many of such exchanges are looked at for a short message, and so many characters of each: 5 ms.
_MOST_PASTED: Final = 2
_LONGEST_PASTED: Final = 8_000
_LONGEST_QUESTION: Final = 240
#: Of the parts of a word a text has so many that has the word in one of its forms.  What has none of the
#: things that a question is about has no more of it than that, in units of the limit.
_HAS_THE_WORD: Final = 0.5
_OF_ITS_FORM: Final = 0.6
#: A greeting and what answers it, in characters: in a longer answer something may be told.
_COURTESIES: Final = 240


def scores(
    live: LiveChat, exchanges: dict[ExchangeKey, list[Turn]], text: str, before: str | None = None
) -> dict[ExchangeKey, float]:
    """How much each exchange has of a message and, if that is short, of the one ``before``; 1 is the limit.

    That is what the user said last unless it is told: the newest of these exchanges began with it, has every
    word of it, and counts by the message alone.
    """
    take_in(live, exchanges)
    before = said_before(live) if before is None else before
    newest = next(reversed(exchanges), None)
    words = with_the_one_before(live.working_set.words, text, before, exchanges, newest)
    words = but_for_its_form(live.working_set.words, text, before, words)
    words |= _of_pasted(live.working_set.words, text, exchanges, words)
    if are_all_there_is(live):
        words = beyond_chance(words)
    return {key: score / LIMIT for key, score in words.items()}


def of_sentence(live: LiveChat, text: str, before: str | None = None) -> Callable[[str], float]:
    """What tells how much of a message, and of the one ``before`` if it is short, a sentence has; 1 is all.

    That is what the user said last unless it is told.
    """
    return asked_for(live.working_set.words, text, said_before(live) if before is None else before)


def answered(
    live: LiveChat, exchanges: Mapping[ExchangeKey, Sequence[Turn]], text: str, before: str
) -> Callable[[ExchangeKey], float | None]:
    """What tells how much of a message the answer has that it had once before; 1 is the limit.

    So it is with a short message and the answers to a question ``before`` it, whose words count for it, too.
    ``None`` of an exchange in which something else was asked.
    """
    index = live.working_set.words
    of_sentence = asked_for(index, text, before)
    questions = [text, before] if _leans_on(text, before) and asks(before) else [text]

    def of_answer(key: ExchangeKey) -> float | None:
        asked = "\n".join(turn.text for turn in exchanges[key] if turn.role is Role.USER)
        if all(index.likeness(question, asked) < _THE_SAME for question in questions):
            return None
        return of_sentence(text_of([turn for turn in exchanges[key] if turn.role is not Role.USER])) / LIMIT

    return of_answer


def named(
    live: LiveChat,
    text: str,
    out: Mapping[ExchangeKey, Sequence[Turn]],
    things: Collection[str],
    tells_of_things: Callable[[str], bool],
) -> list[ExchangeKey]:
    """The exchanges in which the user told of somebody that a message asks about by name.

    And of one of these ``things``, in a message that ``tells_of_things``.
    """
    told: list[tuple[str, Callable[[str], bool]]] = [
        (name, partial(tells_of, name=name)) for name in asked_names(text)
    ]
    told += [(" ".join(things), tells_of_things)] if things else []
    found: dict[ExchangeKey, None] = {}
    for asked, is_told in told:
        having = live.working_set.words.scores(asked, out)
        for key in nlargest(_MOST_NAMED, having, key=having.__getitem__):
            said = (turn.text for turn in out[key] if turn.role is Role.USER and having[key] > 0)
            if any(map(is_told, said)):
                found[key] = None
    return list(found)


def are_all_there_is(live: LiveChat) -> bool:
    """Whether nothing but words can tell what a message asks for."""
    return not (keys.are_wanted(live) or topics.are_wanted(live) or meaning.is_there(live))


def with_the_one_before(
    index: WordIndex[Key], text: str, before: str, among: Collection[Key], begun: Key | None = None
) -> dict[Key, float]:
    """How much of a message each of these exchanges has and, if it is short, of the one ``before`` it, too.

    The exchange that the one before has ``begun`` counts by the message alone.  A message that calls out
    ("Thank you!") asks for nothing more, so the one before it does not count.
    """
    found = index.scores(text, among)
    if _leans_on(text, before):
        others, of_it = index.scores(before, among), _share_of_before(text)
        found |= {key: found[key] + of_it * share for key, share in others.items() if key != begun}
    return found


def but_for_its_form(
    index: WordIndex[Key], text: str, before: str, found: Mapping[Key, float]
) -> dict[Key, float]:
    """How much each of these exchanges has of a message; less of those that share a question's form alone.

    "How many litres are in a gallon?" has most words of "How many kilometres are in a mile?".  A short
    message is also about what the one ``before`` it is about.
    """
    having = having_its_things(index, text, before)
    if having is None:
        return dict(found)
    most = _OF_ITS_FORM * LIMIT
    return {key: score if key in having else min(score, most) for key, score in found.items()}


def having_its_things(index: WordIndex[Key], text: str, before: str) -> set[Key] | None:
    """The exchanges that have one of the things which a message names; ``None`` where it names none.

    One that leans on the one ``before`` it is about the things of both, as far as that names any.
    """
    things = things_meant(text)
    if _leans_on(text, before):
        others = things_meant(before)
        things = [*things, *others] if others else []
    having: set[Key] = set()
    for thing in things:
        shares = index.having({part: index.rarity(part) for part in parts(thing)})
        having.update(key for key, share in shares.items() if share >= _HAS_THE_WORD)
    return having if things else None


def asked_for(index: WordIndex[Key], text: str, before: str) -> Callable[[str], float]:
    """What tells how much of a message a sentence has, as :func:`with_the_one_before`."""
    now = index.asked_for(text)
    if not _leans_on(text, before):
        return now
    then, of_it = index.asked_for(before), _share_of_before(text)
    return lambda sentence: now(sentence) + of_it * then(sentence)


def said_before(live: LiveChat) -> str:
    """What the user said last, without the files that came with it."""
    return behind_files(next((turn.text for turn in live.timeline.newest() if turn.role is Role.USER), ""))


def take_in(live: LiveChat, exchanges: dict[ExchangeKey, list[Turn]]) -> None:
    """Take in the words of the newest exchanges, before a message; most were taken in long ago."""
    _take_in(live, exchanges, _MOST_TAKEN_IN)


def take_in_all(live: LiveChat, stop: CancelCheck) -> None:
    """Take in the words of all exchanges in idle time, some at a time, until ``stop`` says so."""
    exchanges = live.working_set.exchanges(live.timeline)
    while not stop() and _take_in(live, exchanges, _AT_ONCE):
        pass


# ---- inside ----------------------------------------------------------------------------------------


def _leans_on(text: str, before: str) -> bool:
    if not before or text.rstrip().endswith(_CALLS_OUT) or is_sum(text):
        return False
    return n_parts(parts(text)) <= _FOLLOW_UP_PARTS


def _share_of_before(text: str) -> float:
    """How much the one before a short message counts: for "When are my lessons?" less than for "When?"."""
    return _NAMES_ITS_THING if names_its_thing(text) else _FOLLOWS_UP


def _of_pasted(
    index: WordIndex[ExchangeKey],
    text: str,
    exchanges: Mapping[ExchangeKey, Sequence[Turn]],
    known: Mapping[ExchangeKey, float],
) -> dict[ExchangeKey, float]:
    """How much of a message the exchanges have in which much was pasted, by the best sentence of that."""
    if len(text) > _LONGEST_QUESTION:
        return {}
    pasted: dict[ExchangeKey, list[str]] = {}
    for key in index.of_at_least(_PASTED):
        if key in exchanges and known.get(key, 0.0) > 0:
            said = (turn.text for turn in exchanges[key] if turn.role is Role.USER)
            pasted[key] = [long for long in said if len(long) >= _PASTED]
    looked_at = nlargest(_MOST_PASTED, filter(pasted.__getitem__, pasted), key=lambda key: known[key])
    if not looked_at:
        return {}
    of_sentence = index.asked_for(text)

    def best_of(key: ExchangeKey) -> float:
        each = (of_sentence(one) for long in pasted[key] for one in _sentences_of_pasted(long))
        return _OF_PASTED * max(each, default=0.0)

    return {key: max(known[key], best_of(key)) for key in looked_at}


@lru_cache(maxsize=16)
def _sentences_of_pasted(text: str) -> tuple[str, ...]:
    """The sentences of the beginning of a long text: kept, for they take as long as all else."""
    return tuple(sentences(text[:_LONGEST_PASTED]))


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
    new = [(key, turns) for key, turns in reversed(exchanges.items()) if known.get(key) is not turns]
    told = _told(exchanges) if new else frozenset()
    for key, turns in new:
        text = text_of([turn for turn in turns if turn.role is Role.USER or turn.text.strip() not in told])
        is_short = len(text) <= _COURTESIES
        # What kind of exchange it is takes too long to find out of all of them before each message.
        if not (index.has(key, text) or (is_short and index.has(key, ""))):
            if n_new == most:
                break
            index.put(key, "" if is_short and _is_courtesy(turns) else text)
            n_new += 1
        known[key] = turns
    return n_new > 0


def _told(exchanges: dict[ExchangeKey, list[Turn]]) -> frozenset[str]:
    """The user's last messages: a reply that is one of them is a small model's echo, and tells nothing more.

    What was told is found in the exchange in which the user told it.
    """
    last = islice(reversed(exchanges.values()), _MOST_TAKEN_IN)
    return frozenset(turn.text.strip() for turns in last for turn in turns if turn.role is Role.USER)


def _is_courtesy(turns: Sequence[Turn]) -> bool:
    """Whether the user only greeted or thanked: nobody asks for what a model answers to that."""
    said = [turn.text for turn in turns if turn.role is Role.USER]
    return bool(said) and all(is_small_talk(one, with_answers=False) for one in said)
