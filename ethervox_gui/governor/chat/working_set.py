"""What recall remembers of a chat: its exchanges by their words, and those that came back for a message."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Generic, TypeVar

from ethervox_gui.context.edits.policies import protected_numbers
from ethervox_gui.context.recall.choice import WORKING_SET
from ethervox_gui.context.recall.doubt import Doubt
from ethervox_gui.context.recall.signals import Signals
from ethervox_gui.context.recall.why import Pair
from ethervox_gui.context.recall.words import WordIndex
from ethervox_gui.context.summaries.worth import Usuals
from ethervox_gui.context.turns.exchanges import ExchangeKey, Exchanges
from ethervox_gui.context.turns.timeline import Timeline
from ethervox_gui.context.turns.turns import Block, Turn
from ethervox_gui.engine.signals import Attention, Topics

if TYPE_CHECKING:
    from ethervox_gui.storage.chats.quotations import Quotation
    from ethervox_gui.storage.search.likeness import LikenessIndex

#: Of so many messages that may come it is kept what they are about, and what of them is in doubt.
_MOST_AHEAD = 2

Key = TypeVar("Key", bound=Hashable)
Item = TypeVar("Item")
Value = TypeVar("Value")


class Ages(Generic[Key]):
    """For how many messages what came back has not been touched; what that is for long leaves."""

    def __init__(self) -> None:
        self._n_messages: dict[Key, int] = {}

    def __iter__(self) -> Iterator[Key]:
        return iter(self._n_messages)

    def __contains__(self, key: Key) -> bool:
        return key in self._n_messages

    def next_message(self) -> None:
        """Another message begins."""
        self._n_messages = {key: age + 1 for key, age in self._n_messages.items()}

    def touch(self, keys: Iterable[Key]) -> None:
        """The message asks for these: they came back, or are here still."""
        self._n_messages.update(dict.fromkeys(keys, 0))

    def stood_for(self, key: Key, n_messages: int) -> None:
        """This had come back for so many messages when the chat was opened.

        When it was touched last is not known: the next message it goes unless that touches it, at the latest.
        """
        self._n_messages[key] = min(max(0, n_messages), WORKING_SET - 1)

    def forget(self, keys: Iterable[Key]) -> None:
        """Count for these no more."""
        for key in list(keys):
            self._n_messages.pop(key, None)

    def oldest_first(self, items: Iterable[tuple[Key, Item]], at_least: int) -> list[Item]:
        """Of items by their keys those not touched for ``at_least`` messages, the longest untouched first.

        Of one that nobody counts for it is not known: it is old.
        """
        aged = [(self._n_messages.get(key, WORKING_SET - 1), item) for key, item in items]
        return [item for age, item in sorted(aged, key=lambda pair: -pair[0]) if age >= at_least]


@dataclass(slots=True)
class KnownTopics:
    """What the exchanges of a chat are about, as far as its model tells it.

    ``index`` finds them, and is ``None`` where the model tells nothing; ``has_learned``: it goes by what was
    learned of the model.  ``unread`` are the ids of turns of which no topic is told.  ``expected`` is the
    message that somebody is about to say, ``ahead`` what the last such messages are about, by their texts.
    """

    index: Topics | None
    has_learned: bool = False
    unread: set[int] = field(default_factory=set)
    expected: str = ""
    ahead: dict[str, bytes] = field(default_factory=dict)

    def expect(self, text: str) -> None:
        """Somebody is about to say this; empty: nothing is known of that."""
        self.expected = text

    def keep_ahead(self, text: str, topic: bytes) -> None:
        """A message that may come is about this."""
        _keep_newest(self.ahead, text, topic)

    def take(self, learned: str) -> bool:
        """Go by what was learned of the model; false where that is nothing, or it does already."""
        if self.index is None or self.has_learned or not self.index.take(learned):
            return False
        self.has_learned = True
        return True

    def give_up(self) -> None:
        """The model tells nothing after all."""
        self.index = None


@dataclass(frozen=True, slots=True)
class Returned:
    """What came back for a message: turns by their numbers, and pairs of words for the sake of which.

    ``quoted`` are those of them that do not stand there as they were: all or a part of what was said in
    them is quoted.  ``turn_id`` is the message, once it is stored.
    """

    turn_id: int | None = None
    turns: frozenset[int] = frozenset()
    why: tuple[Pair, ...] = ()
    quoted: frozenset[int] = frozenset()


class WorkingSet:
    """The exchanges that came back for a message and stand there like clean pages: they may go at any time.

    Whatever stood for them still does, and their own pages are on the disk.  Of those that have none what was
    said stands quoted in a block.  ``words`` are all exchanges of the chat by what is said in them,
    ``attention`` looks at what messages are drawn to where that can be, ``topics`` at what they are about.
    """

    def __init__(self, attention: Attention | None = None, topics: Topics | None = None) -> None:
        self.words: WordIndex[ExchangeKey] = WordIndex()
        self.attention = attention
        self.topics = KnownTopics(topics)
        self.meanings: LikenessIndex[ExchangeKey] | None = None  # made when an embedding model is there
        self.has_learned = False  # attention goes by what was learned of the model
        self.told: set[int] = set()  # the ids of turns that a server had before it for a reply of this chat
        self.stored: list[Quotation] = []  # what the database knows to stand quoted
        self.keyless: set[ExchangeKey] = set()  # looked at lately, and nothing was kept of their keys
        self.scores: dict[ExchangeKey, float] = {}
        self.signals: Signals[ExchangeKey] = Signals()
        self._returned = Returned()
        self._doubts: dict[str, Doubt[ExchangeKey]] = {}  # of the last messages, by their texts
        self._ages: Ages[ExchangeKey] = Ages()
        self._looked_at: set[int] = set()
        self.usual = Usuals()  # what the user says in this chat
        self.taken_in: dict[ExchangeKey, list[Turn]] = {}  # exchanges as their words were taken in
        self._exchanges = Exchanges()

    def exchanges(self, timeline: Timeline) -> dict[ExchangeKey, list[Turn]]:
        """The exchanges of the chat, oldest first, without the system turn; nobody may change them."""
        self._exchanges.follow(timeline)
        return self._exchanges.every

    def out(self, timeline: Timeline) -> dict[ExchangeKey, list[Turn]]:
        """Those of them that have turns outside the cache."""
        self._exchanges.follow(timeline)
        return self._exchanges.out

    def by_turn(self, timeline: Timeline) -> dict[int, ExchangeKey]:
        """All of them, by the id of the turn that says what each is about: what the user said."""
        self._exchanges.follow(timeline)
        return self._exchanges.by_turn

    def forget(self) -> None:
        """Whatever came back stands in the context like anything else from now on."""
        self._ages = Ages()

    def next_message(self) -> None:
        """Another message begins."""
        self._ages.next_message()

    def touch(self, keys: Iterable[ExchangeKey]) -> None:
        """The message asks for these: they came back, or are here still."""
        self._ages.touch(keys)

    def stood_for(self, key: ExchangeKey, n_messages: int) -> None:
        """This exchange had come back for so many messages before the chat was closed, and stands there."""
        self._ages.stood_for(key, n_messages)

    def note_scores(self, scores: dict[ExchangeKey, float], signals: Signals[ExchangeKey]) -> None:
        """How much the message touches exchanges, and how much by each signal, in units of limits."""
        self.scores, self.signals = scores, signals

    def note_back(self, numbers: Iterable[int], why: Iterable[Pair], *, as_quotes: bool = False) -> None:
        """Turns came back for the newest message, as they were or quoted, for the sake of these words."""
        before, back = self._returned, frozenset(numbers)
        self._returned = replace(
            before,
            turns=before.turns | back,
            why=tuple(dict.fromkeys((*before.why, *why))),
            quoted=before.quoted | back if as_quotes else before.quoted - back,
        )

    def returned_for(self, turn_id: int) -> Returned:
        """What came back for a message; nothing where it is not the newest."""
        return self._returned if self._returned.turn_id == turn_id else Returned()

    def forget_message(self, turn_id: int | None = None) -> None:
        """Nothing is known yet of the message that comes, and none is expected behind it.

        ``turn_id`` is its own, where it is stored.
        """
        self._returned = Returned(turn_id)
        self.scores, self.signals = {}, Signals()
        self.topics.expect("")

    def doubt_of(self, text: str) -> Doubt[ExchangeKey]:
        """What is in doubt of a message, said or about to be."""
        found = self._doubts.get(text) or Doubt()
        _keep_newest(self._doubts, text, found)
        return found

    def just_back(self, timeline: Timeline) -> list[ExchangeKey]:
        """The exchanges that the newest message brought back, or touched again, and that are here."""
        numbers = set(self._returned.turns)
        old = self.standing(timeline, 1)
        for items in self.standing(timeline):
            for item in items if items not in old else ():
                numbers.update(item.quoted if isinstance(item, Block) else (item.number,))
        ids = {timeline.turn(number).turn_id for number in numbers}
        return [key for key in self.exchanges(timeline) if not ids.isdisjoint(key)] if ids else []

    def n_just_back(self, timeline: Timeline) -> int:
        """Exchanges that the newest message brought back or touched again."""
        return len(self.standing(timeline)) - len(self.standing(timeline, 1))

    def touch_again(self, keys: Iterable[ExchangeKey]) -> None:
        """The message asks for these, of which some had come back."""
        self.touch([key for key in keys if key in self._ages])

    def look_at(self, turn: Turn) -> bool:
        """Whether this is the first look at what is kept of a turn, in idle time."""
        is_first = turn.turn_id not in self._looked_at
        self._looked_at.add(turn.turn_id)
        return is_first

    def keep(self, turns: Iterable[Turn]) -> None:
        """These turns are wanted in the context by somebody else: they do not go like that any more."""
        ids = {turn.turn_id for turn in turns}
        self._ages.forget(key for key in self._ages if not ids.isdisjoint(key))

    def resident(self, timeline: Timeline, at_least: int = 0) -> list[list[Turn]]:
        """The turns in the cache of each exchange that was not touched for ``at_least`` messages.

        The one that was not touched for the longest time comes first.  What left another way, was pinned or
        is of another branch is none of them.
        """
        old = self._ages.oldest_first(((key, key) for key in self._ages), at_least)
        if not old:
            return []
        protected = protected_numbers(timeline.resident())
        by_id = {turn.turn_id: turn for turn in timeline.resident() if turn.recalled}
        found: list[list[Turn]] = []
        for key in old:
            turns = [by_id[turn_id] for turn_id in key if turn_id in by_id]
            if turns and protected.isdisjoint(turn.number for turn in turns):
                found.append(turns)
        return found

    def quotes(self, timeline: Timeline, at_least: int = 0) -> list[Block]:
        """The quoted exchanges not touched for ``at_least`` messages, the longest untouched first."""
        quoted = ((quoted_key(timeline, block), block) for block in timeline.blocks if block.quoted)
        return self._ages.oldest_first(quoted, at_least)

    def standing(self, timeline: Timeline, at_least: int = 0) -> list[Sequence[Turn | Block]]:
        """All of it, each exchange by itself: what is quoted, then what :meth:`resident` names."""
        return [*([block] for block in self.quotes(timeline, at_least)), *self.resident(timeline, at_least)]

    def n_cells(self, timeline: Timeline, at_least: int = 0) -> int:
        """Cells of what :meth:`standing` names."""
        spans = (item.span for items in self.standing(timeline, at_least) for item in items)
        return sum(span.n_tokens for span in spans if span is not None)

    def idle(self, timeline: Timeline) -> list[Sequence[Turn | Block]]:
        """What was not touched for so long that it goes."""
        return self.standing(timeline, WORKING_SET)


def _keep_newest(kept: dict[str, Value], text: str, value: Value) -> None:
    """Keep this of a message, and what is kept of the last one before it."""
    kept.pop(text, None)
    kept[text] = value
    for old in list(kept)[:-_MOST_AHEAD]:
        del kept[old]


def quoted_key(timeline: Timeline, block: Block) -> ExchangeKey:
    """The exchange that a block quotes."""
    return tuple(timeline.turn(number).turn_id for number in block.quoted)


def text_of(turns: Sequence[Turn]) -> str:
    """What is said in an exchange, but for what the model thought in parts of their own."""
    return "\n".join(turn.text for turn in turns if not turn.thinks)
