"""Learns which heads of a model find what a question asks for, from short chats that come with the program.

Most heads look at grammar, at neighbours, or at nothing; a few find what is meant.  Which, and how much they
are drawn by what nobody asks for, is the model's own, so it is learned once for each: the chats are played
with a context of some exchanges, as one would be that overflows, and each question is held against the keys
of what was told.  From the same messages it is learned what the model makes of one that asks for something
told (:mod:`.asking`).

Small talk ("How is it going?") and questions about the world in scripts of their own speak as what asks for
something told does, to a model that has not seen them: the chats have some of each.

Measured with Qwen2.5 Coder 0.5B on the frozen sets of tests/benchmarks/faults.py, from which nothing was
learned: attention alone has the right exchange first for 224 of 328, above its limit for 124, and brings
something for none of 230 everyday messages.
"""

from __future__ import annotations

import tomllib
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol

import numpy as np

from ethervox_gui import paths
from ethervox_gui.context.edits.kv_model import SCRATCH, KVEdit, Remove
from ethervox_gui.context.errors import Cancelled
from ethervox_gui.context.turns.turns import Message as Said
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.engine.llama.attention import asking
from ethervox_gui.engine.llama.attention.heads import CountingHeads, Heads, apart, beyond_habit
from ethervox_gui.engine.llama.attention.logits import MOST_TOKENS, Message, Sight, Tokens
from ethervox_gui.engine.llama.attention.watch import STATE
from ethervox_gui.engine.protocol import CancelCheck, Encoding

#: So many exchanges are in front of the model; what was told before has left.
RESIDENT: Final = 3
#: What is answered to everything: it must tell nothing.
_REPLY: Final = Said(Role.ASSISTANT, "OK.")
#: The habit is that of so many messages, and judged from so many on.
_HABIT: Final = 16
_LEAST_MESSAGES: Final = 6
_LEAST_EXCHANGES: Final = 4
#: A head must find more than so many of the things that are asked for: by chance it would find two of 32.
_BY_CHANCE: Final = 3
#: So many heads count, those that find most; twice as many find no more and cost twice as much.
_MOST_HEADS: Final = 10
#: The limit is so many times their spread above what messages usually give what they do not ask for: 5 % are
#: above it.  There are too few for the share itself to be counted.
_ABOVE: Final = 1.64
#: Where it counts whether a message asks, lessons are more like each other than like the chats of people.
_ABOVE_ASKING: Final = 2.0
#: That a message asks for something told counts so much, in units of the limit without it.
_ASKING: Final = 1.5
#: So many everyday messages are kept: a chat that is opened begins its habit with them.
_KEPT: Final = 12
#: So many tokens are decoded before anybody looks whether there is something else to do: most messages at
#: once, since a batch of few takes nearly as long.  Fewer than 32: larger batches may be computed elsewhere
#: in part (BLAS, a GPU), and then what is to be left out would be computed with nothing to go on.
_STEP: Final = 28


class Player(Protocol):
    """The part of an engine that plays."""

    def encode(self, messages: Sequence[Said], start: int = 0, *, generation: bool = False) -> Encoding: ...

    def decode(self, tokens: Sequence[int], seq: int, p0: int) -> None: ...

    def apply(self, edits: Sequence[KVEdit]) -> None: ...


class Lesson(NamedTuple):
    """A chat: everyday messages, facts that are told in it, and a question for each."""

    facts: tuple[tuple[str, str], ...]
    everyday: tuple[str, ...]

    @property
    def told(self) -> tuple[str, ...]:
        """What is told."""
        return tuple(told for told, _ in self.facts)

    @property
    def asked(self) -> tuple[str, ...]:
        """What is asked for it."""
        return tuple(asked for _, asked in self.facts)

    def messages(self) -> list[tuple[str, int]]:
        """What is said, with the number of its fact, or -1; everyday messages are the last."""
        between = len(self.everyday) - RESIDENT
        found: list[tuple[str, int]] = []
        for number, (told, _) in enumerate(self.facts):
            found.append((told, number))
            if number < between:
                found.append((self.everyday[number], -1))
        return [*found, *((text, -1) for text in self.everyday[between:])]


def lessons() -> tuple[Lesson, ...]:
    """Those that come with the program."""
    found = tomllib.loads(paths.resource("calibration", "chats.toml").read_text("utf-8"))["chat"]
    return tuple(
        Lesson(tuple((told, asked) for told, asked in chat["facts"]), tuple(chat["everyday"]))
        for chat in found
    )


@dataclass(frozen=True, slots=True)
class _Step:
    """Something that is said, or, with ``asked``, asked for about fact ``number`` of a lesson."""

    lesson: int
    text: str
    number: int
    asked: bool


@dataclass(frozen=True, slots=True)
class _Read:
    """A message, and the greatest logits that it gives exchanges: by exchange (heads, tokens)."""

    message: Message
    best: list[Heads]

    def drawn(self, exchanges: Sequence[Tokens], first: int, end: int) -> Heads:
        """What it gives some exchanges, against what these get of it on average, by head."""
        new = exchanges[len(self.best) : end]
        self.best.extend(tokens.best(self.message)[..., 0] for tokens in new)
        best = np.stack(self.best[first:end], axis=-1)
        beyond: Heads = (best - best.mean(-1, keepdims=True)).max(1)
        return beyond


@dataclass(frozen=True, slots=True)
class _Judged:
    """What heads give exchanges beyond their habit, for a message; ``wanted`` is what it asks for, or -1.

    ``place`` is that of its features.
    """

    beyond: Heads
    n_messages: int
    wanted: int
    place: int

    def greatest(self, counting: CountingHeads) -> float:
        """The most that an exchange gets which is not asked for."""
        score = counting.raw(apart(self.beyond), self.n_messages)
        if self.wanted in range(len(score)):
            score = np.delete(score, self.wanted)
        return float(score.max())


class Learner:
    """Plays the lessons, with pauses, and says at the end what was learned."""

    def __init__(self, sight: Sight, chats: Sequence[Lesson]) -> None:
        self._sight = sight
        self._steps = [
            step
            for lesson, chat in enumerate(chats)
            for step in (
                *(_Step(lesson, text, number, asked=False) for text, number in chat.messages()),
                *(_Step(lesson, asked, number, asked=True) for number, (_, asked) in enumerate(chat.facts)),
            )
        ]
        self._n_done = 0
        self._exchanges: list[Tokens] = []
        self._window: deque[tuple[int, tuple[int, ...], str]] = deque(maxlen=RESIDENT)  # where, tokens, text
        self._position = 0
        self._habit: deque[_Read] = deque(maxlen=_HABIT)
        self._judged: list[_Judged] = []
        self._first = 0  # exchange of the lesson
        self._told: dict[int, int] = {}
        self._everyday: list[_Read] = []
        self._usual: list[Message] = []
        self._questions: list[tuple[_Read, int]] = []
        self._found: Heads | None = None
        self._features: list[Heads] = []
        self._asks: list[bool] = []
        self._of_lesson: list[int] = []

    def go_on(self, player: Player, cancelled: CancelCheck) -> CountingHeads:
        """Play what was not played yet.  Raises :class:`Cancelled` when there is something else to do.

        Of the message that is being read then nothing is kept, of those before all.  The scratch sequence is
        empty before and after.
        """
        try:
            for p0, tokens, _ in self._window:
                with self._sight.watch.watching(self._sight.layers, (STATE,), then_stop=True):
                    self._decode(player, tokens, p0, cancelled)
            while self._n_done < len(self._steps):
                step = self._steps[self._n_done]
                if step.asked:
                    self._ask(player, step, cancelled)
                else:
                    self._say(player, step, cancelled)
                self._n_done += 1
                if self._n_done == len(self._steps) or self._steps[self._n_done].lesson != step.lesson:
                    self._end_lesson()
        finally:
            player.apply([Remove(seq=SCRATCH)])
        return self._learned()

    # ---- playing -----------------------------------------------------------------------------------

    def _say(self, player: Player, step: _Step, cancelled: CancelCheck) -> None:
        message, tokens, keys = self._read(player, step.text, cancelled, _REPLY)
        self._judge(message, -1)
        self._habit.append(message)
        if step.number >= 0:
            self._told[step.number] = len(self._exchanges)
        else:
            self._everyday.append(message)
            if len(message.message.from_end) == MOST_TOKENS:
                self._usual.append(message.message)
        self._exchanges.append(Tokens([[keys.astype(np.float16).tobytes()]], self._sight.shape))
        if len(self._window) == RESIDENT:
            first = self._window[0]
            player.apply([Remove(first[0], first[0] + len(first[1]), SCRATCH)])
        self._window.append((self._position, tokens, step.text))
        self._position += len(tokens)

    def _ask(self, player: Player, step: _Step, cancelled: CancelCheck) -> None:
        message, _, _ = self._read(player, step.text, cancelled)
        player.apply([Remove(self._position, None, SCRATCH)])
        self._judge(message, self._told[step.number])
        self._questions.append((message, self._told[step.number]))

    def _read(
        self, player: Player, text: str, cancelled: CancelCheck, *replies: Said
    ) -> tuple[_Read, tuple[int, ...], Heads]:
        """Decode a message, and its reply with it, behind the others: its queries, all tokens, all keys."""
        history = self._history()
        turns = player.encode([*history, Said(Role.USER, text), *replies], len(history)).turns
        n_said = len(turns[0])
        tokens = tuple(token for turn in turns for token in turn)
        with self._sight.watch.watching(self._sight.layers, ("Q", "K", STATE), then_stop=True):
            self._decode(player, tokens, self._position, cancelled)
        queries, states = (
            [values[:n_said] for values in self._sight.watch.at(self._sight.layers, kind)]
            for kind in ("Q", STATE)
        )
        return _Read(Message.of(queries, states), []), tokens, self._seen("K")

    def _seen(self, kind: str) -> Heads:
        return np.stack(self._sight.watch.at(self._sight.layers, kind))

    def _history(self) -> list[Said]:
        return [said for _, _, text in self._window for said in (Said(Role.USER, text), _REPLY)]

    def _decode(self, player: Player, tokens: Sequence[int], p0: int, cancelled: CancelCheck) -> None:
        for start in range(0, len(tokens), _STEP):
            if cancelled():
                raise Cancelled
            player.decode(tokens[start : start + _STEP], SCRATCH, p0 + start)

    # ---- learning ----------------------------------------------------------------------------------

    def _judge(self, message: _Read, wanted: int) -> None:
        """Hold a message against what has left, as in a chat."""
        self._features.append(asking.features(message.message.states))
        self._asks.append(wanted >= 0)
        self._of_lesson.append(self._steps[self._n_done].lesson)
        n_left = len(self._exchanges) - RESIDENT
        if n_left < _LEAST_EXCHANGES or len(self._habit) < _LEAST_MESSAGES:
            return
        habit = np.stack([other.drawn(self._exchanges, 0, n_left) for other in self._habit])
        beyond = beyond_habit(message.drawn(self._exchanges, 0, n_left), habit)
        self._judged.append(_Judged(beyond, len(habit), wanted, len(self._features) - 1))

    def _end_lesson(self) -> None:
        """Which heads found what was asked for, among the exchanges of the lesson that left."""
        n_left = len(self._exchanges) - RESIDENT
        messages = (*self._everyday, *(question for question, _ in self._questions))
        values = [message.drawn(self._exchanges, self._first, n_left) for message in messages]
        for number, (_, wanted) in enumerate(self._questions, len(self._everyday)):
            others = np.stack([other for place, other in enumerate(values) if place != number])
            best = beyond_habit(values[number], others).argmax(1)
            hits = (best == wanted - self._first).astype(np.float32)
            self._found = hits if self._found is None else self._found + hits
        self._first = len(self._exchanges)
        self._told, self._everyday, self._questions = {}, [], []

    def _learned(self) -> CountingHeads:
        assert self._found is not None
        worth = np.maximum(self._found - _BY_CHANCE, 0)
        worth[np.argsort(-worth, kind="stable")[_MOST_HEADS:]] = 0
        if not worth.any():
            return CountingHeads()  # none finds anything: the safe default says more
        counting = CountingHeads((worth / worth.sum()).astype(np.float32))
        limit = _limit([judged.greatest(counting) for judged in self._judged])
        seen = asking.learn(self._features, self._asks, self._of_lesson)
        usual = self._kept(np.flatnonzero(worth).tolist())
        if seen is None:
            return CountingHeads(counting.weights, limit, usual=usual)
        asking_worth = _ASKING * limit
        others = [
            judged.greatest(counting) + asking_worth * float(seen.unseen[judged.place])
            for judged in self._judged
            if judged.wanted < 0
        ]
        limit = _limit(others, _ABOVE_ASKING)
        return CountingHeads(counting.weights, limit, seen.plane, asking_worth, usual)

    def _kept(self, heads: Sequence[int]) -> Heads | None:
        """What these heads asked in some everyday messages of all lessons, neighbours of different ones."""
        n_kept = min(_KEPT, len(self._usual))
        if not n_kept:
            return None
        some = [self._usual[number * len(self._usual) // n_kept] for number in range(n_kept)]
        mixed = [message for first in range(3) for message in some[first::3]]
        return np.stack([message.of_counting(heads) for message in mixed])


def _limit(greatest: Sequence[float], above: float = _ABOVE) -> float:
    """What few messages reach, from the most that some give what they do not ask for."""
    return float(np.mean(greatest) + above * np.std(greatest))
