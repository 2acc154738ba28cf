"""Whether what a question asks for is found again among what left, in fifteen languages and eight other ways.

::

    python -m tests.benchmarks faults [--quick] [--model FILE]

The sets of :mod:`tests.benchmarks.fault_sets` are played with short fixed replies, and again with what a
model replied: each message is decoded once, its queries are held against the keys of the pages, what it is
about against what exchanges are about, and what is in doubt is read with it, as the program does.  No answer
is written, so this takes minutes where ``recall`` takes an hour.  *Found*: the right exchange is among the
three that would come back, and above the limit; or the message before the question brought it, as "How do I
wash the quilt?" does for "Who made it?".  Beside it stands what an embedding model (multilingual-e5-small)
finds by itself, and all signals with it.  ``--quick``: four sets.

Two variants must put the right exchange first far less often, or the figures mean nothing: with the keys of
other exchanges, and without the habit of the heads.  What it costs in long chats is measured by
:mod:`tests.benchmarks.fault_costs`.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from heapq import nlargest
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple
from unittest import mock

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.edits import policies
from ethervox_gui.context.edits.kv_model import LIVE, Remove
from ethervox_gui.context.events.events import Trigger
from ethervox_gui.context.language.questions.asking import asks_for_told, asks_of_oneself, may_ask
from ethervox_gui.context.language.sentences import states
from ethervox_gui.context.recall import asked_only, choice, own
from ethervox_gui.context.recall.doubt import Doubt
from ethervox_gui.context.recall.quotes import quoted_part
from ethervox_gui.context.recall.signals import Signals
from ethervox_gui.context.recall.words import WordIndex, beyond_chance
from ethervox_gui.context.summaries.worth import Usual
from ethervox_gui.context.turns.turns import Message, Role, Span, Turn
from ethervox_gui.engine.llama.attention import touch
from ethervox_gui.engine.llama.attention.logits import Sight
from ethervox_gui.engine.llama.attention.touch import ChatAttention
from ethervox_gui.engine.llama.attention.watch import STATE, Values
from ethervox_gui.engine.llama.engine import LlamaEngine, load
from ethervox_gui.engine.llama.topics.chat_topics import ChatTopics
from ethervox_gui.governor.cache.keys import places
from ethervox_gui.governor.eviction import apply
from ethervox_gui.governor.faults.by_words import LIMIT as WORDS_LIMIT
from ethervox_gui.governor.faults.by_words import asked_for, with_the_one_before
from ethervox_gui.governor.faults.topics import read_ahead
from ethervox_gui.governor.turns import conversation
from ethervox_gui.services.meaning import load_embedder
from ethervox_gui.settings import ModelSettings, Settings
from ethervox_gui.storage.search.likeness import LikenessIndex
from ethervox_gui.storage.search.nearest import Meaning
from tests.benchmarks import fault_costs
from tests.benchmarks.fault_sets import LANGUAGES, OTHERS, RESIDENT, FaultSet, answered, fault_set
from tests.benchmarks.measure import Counts, Row, at_least, at_most, below, now
from tests.benchmarks.recorded import Recorded
from tests.helpers.live import Bench
from tests.helpers.meaning import AtOnce
from tests.helpers.multilingual_e5 import multilingual_e5
from tests.helpers.real_models import qwen
from tests.helpers.stores import open_store

_QUICK: Final = ("en", "zh", "paraphrase", "follow-up")
_SYSTEM: Final = Message(Role.SYSTEM, "You are a helpful assistant.")
#: In every language, and where no word is shared.
_GOAL, _GOAL_APART, _FEW_ALARMS = 0.95, 0.75, 0.05
_LEARNED_IN_S: Final = 30.0
#: Of an exchange in doubt so many tokens are read, as in the program.
LONGEST_READ: Final = 80

Scores = dict[int, float]

#: ``unread``: without reading what is in doubt.
WAYS: Final = ("words", "attention", "topics", "unread", "all")
#: By an embedding model alone, and by all with it.
WITH_MEANING: Final = ("meaning", "with meaning")


class Seen(NamedTuple):
    """What was seen of a message at each layer: queries and states; empty where nobody looked."""

    queries: list[Values]
    states: list[Values]


@dataclass
class Recording:
    """A set as a model saw it: what it made of messages and of questions, and the keys of exchanges."""

    chosen: FaultSet
    said: list[Seen] = field(default_factory=list)
    asked: list[Seen] = field(default_factory=list)
    before: list[Seen] = field(default_factory=list)  # the question; empty where nothing is
    keys: list[list[bytes]] = field(default_factory=list)
    topics: dict[str, bytes] = field(default_factory=dict)  # of all that is said and asked


@dataclass
class Found(Counts):
    """How many questions have their exchange back, of how many, and everyday messages that bring any.

    ``n_first``: it is the one that is most asked for, above the limit or not.
    """

    n_found: int = 0
    n_first: int = 0
    n_asked: int = 0
    n_alarms: int = 0
    n_everyday: int = 0

    @property
    def share(self) -> float:
        return self.n_found / self.n_asked

    @property
    def first(self) -> float:
        return self.n_first / self.n_asked

    @property
    def alarms(self) -> float:
        return self.n_alarms / max(1, self.n_everyday)


def rows(*, quick: bool = False, model: Path | None = None) -> Iterator[Row]:
    """What is found by words, attention, topics and all, set by set; variants that must fail; costs."""
    engine = load(model or qwen(), ModelSettings(n_ctx=2048, n_threads=1))
    recordings: list[Recording] = []
    every: dict[str, Found] = {}
    replied: dict[str, Found] = {}
    embedder = load_embedder(multilingual_e5())
    meaning = AtOnce(embedder)
    try:
        sight = engine.sight
        if sight is None:
            yield Row(f"attention is not looked at: {engine.info.unseen}", 0, 0, 0, "shown", True)
            return
        learned, topics_learned, row = _learning(model or qwen())
        yield row
        judge = functools.partial(
            judged,
            sight=sight,
            learned=learned,
            topics_learned=topics_learned,
            likelihood=engine.likelihood,
            fits=lambda text: engine.count_tokens(text) <= LONGEST_READ,
            meaning=meaning,
        )
        for name in _QUICK if quick else (*LANGUAGES, *OTHERS):
            recordings.append(record(engine, sight, fault_set(name)))
            found = judge(recordings[-1])
            every = _added(every, found)
            yield _row(name, found)
        for name in _QUICK if quick else (*LANGUAGES, *OTHERS):
            found = judge(record(engine, sight, answered(fault_set(name))))
            replied = _added(replied, found)
            yield _row(f"{name}, with a model's replies", found, name)
        yield _first_word(engine)
        yield _first_word_read_ahead(engine, topics_learned)
    finally:
        engine.close()
        embedder.close()
    for sums, how in ((every, ""), (replied, ", with a model's replies")):
        yield _row(f"all{how}", sums)
        alarms = sums["all"].alarms
        yield at_most(f"everyday messages that bring something{how}", alarms, 1.0, _FEW_ALARMS)
        beside = sums[WITH_MEANING[1]].alarms
        yield Row("the same with an embedding model", beside, alarms, beside / (alarms or 1), "shown", True)
    right = every["attention"]
    default = _by_attention(recordings, sight, "")
    ratio = right.share / default.share if default.share else 1.0 + right.share
    told = f"alarms {right.n_alarms} and {default.n_alarms} of {right.n_everyday}"
    yield Row(f"attention, learned / default; {told}", right.share, default.share, ratio, "shown", True)
    for name, first in _broken(recordings, sight, learned):
        yield at_most(f"the right exchange first, by attention with {name}", first, right.first, 0.5)
    yield from fault_costs.rows()


def _learning(model: Path) -> tuple[str, str, Row]:
    """What is learned once for each model, and how long: as in the program, in slices and on all cores."""
    with closing(load(model, ModelSettings(n_ctx=2048))) as engine:
        started = now()
        learned = engine.learn_attention(lambda: False)
        topics_learned = engine.learn_topics(lambda: False)
        name = "learning which heads count, and what topics are measured by, once for each model"
        return learned, topics_learned, below(name, now() - started, _LEARNED_IN_S, "s")


def _added(sums: dict[str, Found], found: dict[str, Found]) -> dict[str, Found]:
    return {way: sums.get(way, Found()) + one for way, one in found.items()}


def _row(title: str, found: dict[str, Found], name: str = "") -> Row:
    """``name`` is that of the set, where the title is another."""
    every = found["all"]
    ways = (*WAYS, *WITH_MEANING)
    told = ", ".join(f"{way} {found[way].n_found}" for way in ways) + f" of {every.n_asked}"
    alarms = f"alarms {every.n_alarms} of {every.n_everyday}"
    goal = _GOAL_APART if (name or title) in ("paraphrase", "other language") else _GOAL
    return at_least(f"{title}: {told}; {alarms}", every.share, 1.0, goal)


# ---- playing and judging ---------------------------------------------------------------------------


def record(engine: LlamaEngine, sight: Sight, chosen: FaultSet, n_resident: int = RESIDENT) -> Recording:
    """Play a set: all but the newest ``n_resident`` exchanges are removed from the cache, their keys stay."""
    engine.apply([Remove()])
    found, history, spans = Recording(chosen), [_SYSTEM], []
    end = _read(engine, [], _SYSTEM, 0)
    attention = ChatAttention(*sight)

    def say(role: Role, text: str, *, watched: bool) -> tuple[Seen, Span]:
        nonlocal end
        start, message = end, Message(role, text)
        with sight.watch.watching(sight.layers if watched else (), ("Q", STATE)):
            end = _read(engine, history, message, end)
        history.append(message)
        seen = [sight.watch.at(sight.layers, kind) if watched else [] for kind in ("Q", STATE)]
        return Seen(*seen), Span(start, end)

    for exchange in chosen.exchanges:
        queries, asked = say(Role.USER, exchange.said, watched=True)
        _, answered = say(Role.ASSISTANT, exchange.reply, watched=False)
        found.said.append(queries)
        found.keys.append(
            [
                attention.keys(
                    engine.save_page(span), [span.p0 + place for place in places(role, span.n_tokens)]
                )
                for role, span in ((Role.USER, asked), (Role.ASSISTANT, answered))
            ]
        )
        spans.append(Span(asked.p0, answered.p1))
        if len(spans) > n_resident:
            engine.apply([Remove(*spans[-n_resident - 1])])
    for question in chosen.questions:
        start, n_said = end, len(history)
        found.before.append(
            say(Role.USER, question.before, watched=True)[0] if question.before else Seen([], [])
        )
        if question.before:
            say(Role.ASSISTANT, "OK.", watched=False)
        found.asked.append(say(Role.USER, question.asked, watched=True)[0])
        engine.apply([Remove(start, None)])
        end = start
        del history[n_said:]
    texts = [exchange.said for exchange in chosen.exchanges]
    texts += [text for question in chosen.questions for text in (question.before, question.asked) if text]
    found.topics = {text: engine.topic(text) for text in texts}
    return found


def _read(engine: LlamaEngine, history: Sequence[Message], message: Message, p0: int) -> int:
    tokens = engine.encode([*history, message], len(history)).turns[0]
    engine.decode(tokens, LIVE, p0)
    return p0 + len(tokens)


def judged(
    recording: Recording,
    sight: Sight,
    learned: str,
    keys_of: Callable[[int, int], int] = lambda number, n_out: number,
    *,
    n_resident: int = RESIDENT,
    first: int = 1,
    topics_learned: str = "",
    likelihood: Callable[[str, str], float | None] = lambda said, told: None,
    fits: Callable[[str], bool] = lambda text: True,
    meaning: Meaning | None = None,
) -> dict[str, Found]:
    """Message by message as in a chat; then each question as if it were the next message.

    ``likelihood`` is that of an engine, for what is in doubt, ``meaning`` an embedding model.  What ``fits``
    is read whole, of other exchanges a part.
    ``keys_of`` says whose keys an exchange has, of those that are out, all but the newest ``n_resident``.
    ``first``: it counts as first among so many.
    """
    chosen, watch = recording.chosen, Recorded(sight.layers)
    attention = ChatAttention(watch, sight.layers, sight.shape)
    attention.take(learned)
    index: WordIndex[int] = WordIndex()
    topics = ChatTopics()
    topics.take(topics_learned)
    likeness: LikenessIndex[int] = LikenessIndex()
    found = {way: Found() for way in (*WAYS, *(WITH_MEANING if meaning is not None else ()))}
    likely = functools.cache(lambda text, before, number: likelihood(text, read(text, before, number)))

    def spoken(number: int) -> str:
        return f"{chosen.exchanges[number].said}\n{chosen.exchanges[number].reply}"

    def read(text: str, before: str, number: int) -> str:
        if fits(whole := spoken(number)):
            return whole
        one = chosen.exchanges[number]
        turns = [Turn(1, Role.USER, one.said), Turn(2, Role.ASSISTANT, one.reply)]
        part = quoted_part(turns, asked_for(index, text, before), fits, preface=False)
        return part.text if part is not None else ""

    def lowered(scores: Scores, text: str = "") -> Scores:
        usual = Usual(exchange.said for exchange in chosen.exchanges[: len(index)])

        def tells(number: int) -> bool:
            return asked_only.tells([chosen.exchanges[number].said], usual)

        scores = asked_only.lowered(scores, tells)
        if not asks_for_told(text):
            return scores
        return own.lifted(scores, tells, beside_requests=asks_of_oneself(text))

    def look(seen: Seen, text: str, before: str, n_out: int) -> dict[str, Scores]:
        watch.queries, watch.states = seen
        with attention.watching():
            pass
        words = with_the_one_before(index, text, before, range(len(index)))
        drawn = attention.scores({number: recording.keys[keys_of(number, n_out)] for number in range(n_out)})
        told = {number: words[number] / WORDS_LIMIT for number in range(n_out)}
        about = topics.scores(recording.topics[text], range(n_out))
        asks = may_ask(text)
        every = _every(Signals(told, about, may_ask=asks), drawn)
        settled = Doubt[int]().settled(every, lambda number: likely(text, before, number))
        by_words = beyond_chance(words)
        alone = Signals(
            {number: by_words[number] / WORDS_LIMIT for number in range(n_out)},
            words_alone=not states(text),
            may_ask=asks,
        ).together()
        ways = {
            "words": lowered(alone),
            "attention": drawn,
            "topics": about,
            "unread": lowered(every, text),
            "all": lowered(settled, text),
        }
        if meaning is None:
            return ways
        means = likeness.scores(meaning, text, range(len(index)))
        means = {number: means.get(number, 0.0) for number in range(n_out)}
        signals = Signals(told, about, means, may_ask=asks)
        settled = Doubt[int]().settled(_every(signals, drawn), lambda number: likely(text, before, number))
        return ways | {WITH_MEANING[0]: means, WITH_MEANING[1]: lowered(signals.undoubted(settled), text)}

    last = ""
    for number, (exchange, seen) in enumerate(zip(chosen.exchanges, recording.said, strict=True)):
        n_out = max(0, number - n_resident)
        for way, scores in look(seen, exchange.said, last, n_out).items():
            if exchange.fact < 0 and n_out:
                found[way] += Found(n_everyday=1, n_alarms=bool(choice.touched(scores)))
        attention.end_message()
        topics.end_message()
        topics.know(number, recording.topics[exchange.said])
        last = exchange.said
        index.put(number, spoken(number))
        if meaning is not None:
            likeness.take_in(meaning, number, [exchange.said, exchange.reply])
    n_out = len(chosen.exchanges) - n_resident
    played = zip(chosen.questions, recording.before, recording.asked, strict=True)
    for question, before, asked in played:
        # What the message before the question brought is there still: it stays for some messages.
        back = {way: set[int]() for way in found}
        if question.before:
            for way, scores in look(before, question.before, last, n_out).items():
                back[way].update(choice.touched(scores)[: choice.MOST])
        for way, scores in look(asked, question.asked, question.before or last, n_out).items():
            back[way].update(choice.touched(scores)[: choice.MOST])
            found[way] += Found(
                n_asked=1,
                n_found=bool(back[way] & set(question.wanted)),
                n_first=bool({*nlargest(first, scores, key=scores.__getitem__)} & {*question.wanted}),
            )
    return found


def _every(signals: Signals[int], drawn: Scores) -> Scores:
    return choice.greatest([(signals.together(), 1.0), (signals.with_attention(drawn), 1.0)])


def _by_attention(
    recordings: Sequence[Recording],
    sight: Sight,
    learned: str,
    keys_of: Callable[[int, int], int] = lambda number, n_out: number,
) -> Found:
    return sum((judged(one, sight, learned, keys_of)["attention"] for one in recordings), Found())


def _broken(recordings: Sequence[Recording], sight: Sight, learned: str) -> Iterator[tuple[str, float]]:
    def others(number: int, n_out: int) -> int:
        return (number + n_out // 2) % n_out

    yield "keys of another exchange", _by_attention(recordings, sight, learned, others).first
    with mock.patch.object(touch, "beyond_habit", lambda values, _habit: values):
        yield "the habit left out", _by_attention(recordings, sight, learned).first


# ---- waiting ---------------------------------------------------------------------------------------


def _first_word(engine: LlamaEngine) -> Row:
    """What the first word of a reply to a short message costs, with and without what the message is about."""
    engine.apply([Remove()])
    system = _read(engine, [], _SYSTEM, 0)
    took: list[tuple[float, float]] = []
    for exchange in fault_set("en").exchanges:
        message = Message(Role.USER, exchange.said)
        tokens = engine.encode([_SYSTEM, message], 1, generation=True)
        started = now()
        engine.decode((*tokens.turns[0], *tokens.generation), LIVE, system)
        engine.logits().argmax()
        said = now()
        engine.topic(exchange.said)
        took.append(((said - started) * 1000, (now() - said) * 1000))
        engine.apply([Remove(system, None)])
    alone = median(one for one, _ in took)
    both = median(one + topic for one, topic in took)
    name = "first word of a short message, with / without what it is about [ms]"
    return Row(name, both, alone, both / alone, "shown", True)


def _first_word_read_ahead(engine: LlamaEngine, learned: str) -> Row:
    """The same in a chat of which something has left, where what a message is about was read in a pause."""
    took: dict[str, list[float]] = {"words": [], "automatic": []}
    with TemporaryDirectory() as folder, open_store(Path(folder)) as store:
        live = Bench(engine, store, Settings().with_values({"context.mode": "automatic"})).new_chat()
        live.working_set.attention = None
        store.learned.keep(f"{engine.model_fingerprint}-topics", learned)
        for exchange in fault_set("en").exchanges:
            for recall in took:
                live.change_settings(live.settings.with_values({"context.recall": recall}))
                live.working_set.topics.expect(exchange.said)
                read_ahead(live, lambda: False)  # in steps, as in idle time
                started = now()
                conversation.append(live, Role.USER, exchange.said)
                messages = live.messages()
                asked = engine.encode(messages, len(messages), generation=True).generation
                engine.decode(asked, LIVE, live.timeline.n_past)
                engine.logits().argmax()
                took[recall].append((now() - started) * 1000)
                engine.apply([Remove(live.timeline.n_past, None)])
                conversation.append(live, Role.ASSISTANT, exchange.reply)
                decision = policies.shift_window(live.timeline, live.budget, 2, Trigger.USER)
                if decision is not None:
                    apply.carry_out(live, decision, Detail.BRIEF)
    words, ahead = (median(times[1:]) for times in took.values())  # before the first nothing had left
    name = "first word in a chat, what it is about read in a pause / by words alone [ms]"
    return at_most(name, ahead, words, 1.2)
