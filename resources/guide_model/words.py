"""Words. Every list is cut in two: what training may use, and what only the evaluation uses."""

from __future__ import annotations

import functools
import json
import random
import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .phrasing import expanded


@dataclass(frozen=True)
class Pool:
    """A list of words or phrasings of which the last few are kept for the evaluation."""

    train: tuple[str, ...]
    held: tuple[str, ...]

    def of(self, held: bool) -> tuple[str, ...]:
        """The half to draw from."""
        return self.held if held else self.train


def texts(name: str) -> dict[str, Any]:
    """One of the TOML files beside this module."""
    return tomllib.loads((Path(__file__).parent / f"{name}.toml").read_text(encoding="utf-8"))


def cut(data: dict[str, list[str]]) -> Pool:
    """A list as it stands in the files: ``train`` and ``held``."""
    return Pool(tuple(data["train"]), tuple(data["held"]))


@dataclass
class Source:
    """Randomness with a side: training or held-out. Everything that is drawn goes through here."""

    rng: random.Random
    held: bool = False
    #: Phrasings may be held out while words are not, and the other way round (for the evaluation).
    held_phrasings: bool = field(default=False)
    #: How often a session speaks again of what it has spoken of, and of what it has, by kind.
    again: float = 0.0
    spoken_of: dict[str, list[str]] = field(default_factory=dict)
    #: The few words of a session that is a small world, by list, and whether it is one.
    world: dict[str, tuple[str, ...]] = field(default_factory=dict)
    is_small: bool = False

    @classmethod
    def training(cls, seed: int) -> Source:
        """A source that never sees a held-out word or phrasing."""
        return cls(random.Random(seed))

    @classmethod
    def held_out(cls, seed: int) -> Source:
        """A source that uses held-out words and held-out phrasings only."""
        return cls(random.Random(seed), held=True, held_phrasings=True)

    def word(self, words: str) -> str:
        """One word of the side, from a list of ``words.toml``; in training often one that is in no list.

        Otherwise the lists would be learnt by heart, and not how to copy what the user says.
        """
        if not self.is_small or words in CLOSED:
            return self._any_word(words)
        if words not in self.world:
            count = self.rng.randint(*_FEW)
            self.world[words] = tuple(self._any_word(words) for _ in range(count))
        return self.rng.choice(self.world[words])

    def _any_word(self, words: str) -> str:
        word = self.rng.choice(LISTS[words].of(self.held))
        if self.held or words in CLOSED or not self.chance(0.5):
            return word
        other = open_word(self)
        return other.title() if word[0].isupper() else other

    def begin(self) -> None:
        """A new session: in many of them the same people, places and things come up again and again.

        Where nothing ever comes up twice, whose city was asked for is known by the city's place in the chat or
        by one word of the question; people speak of three things about one friend.
        """
        self.spoken_of.clear()
        self.world.clear()
        self.again = 0.0 if self.held else self.rng.choice((0.0, 0.0, 0.3, 0.6))
        self.is_small = not self.held and self.chance(_SMALL_WORLDS)

    def phrase(self, phrasings: Pool) -> str:
        """One phrasing of the side."""
        return self.one_of(phrasings.of(self.held_phrasings))

    def one_of(self, phrasings: Sequence[str]) -> str:
        """One sentence of what these phrasings stand for."""
        return expanded(self.rng, self.rng.choice(phrasings))

    def chance(self, p: float) -> bool:
        """True with probability ``p``."""
        return self.rng.random() < p


#: Share of the sessions that have a few words of each list only, and how many; and of how many parts their names are.
_SMALL_WORLDS, _FEW, _N_PARTS = 0.6, (2, 8), (12, 30)
#: Where a small world keeps the parts of its names.
_PARTS = "parts of names"

LISTS: dict[str, Pool] = {key: cut(data) for key, data in texts("words").items()}
MONTHS = "January February March April May June July August September October November December".split()
WEEKDAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()


#: Lists whose entries are more than words, or parts of words.
CLOSED = frozenset("syllables mail_domains programs who did what when weather tasks friends verbs adverbs".split())
@functools.cache
def _pieces() -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The vocabulary's pieces of letters: those that begin a word, and those within one."""
    path = Path(__file__).parent / "tokenizer.json"
    vocabulary = json.loads(path.read_text(encoding="utf-8"))["model"]["vocab"]
    first = tuple(p[1:].lower() for p in vocabulary if re.fullmatch("\u0120[A-Za-z]+", p))
    return first, tuple(p for p in vocabulary if re.fullmatch("[a-z]{2,}", p))


@functools.cache
def _long_pieces() -> tuple[str, ...]:
    """Whole words among the pieces: nothing else is said with them, and there are few of them."""
    return tuple(piece for piece in _pieces()[0] if len(piece) > 6)


#: What syllables are made of.
_BEGINS = tuple("b c d f g h j k l m n p r s t v w y z bl br ch cl cr dr fl fr gl gr pl pr qu sc sh sl sm sn sp st th tr".split())
_VOWELS = tuple("a e i o u a e i o u ai au ea ee ei ia ie io oa oo ou ue y".split())
_ENDS = tuple("b ck d ff g k l ll m n n n nd ng nk nt p r r rd rk rm rn rt s s ss st t th tt x".split())
_ALL = tuple(word.lower() for name, words in LISTS.items() if name not in CLOSED for word in words.train)
#: What words out of two begin with: also with words about the app, or all that begins so would be about the app.
_APP = tuple(
    sorted({word for topic in texts("topics")["topic"] for word in re.findall("[a-z]{4,}", topic["answer"])})
)


#: What training never says: whole words, in whatever list they are held out, unless another list has them in training.
_UNSAID = frozenset(
    word.lower()
    for pool in (*LISTS.values(), *(cut(data) for data in texts("facts")["things"].values()))
    for word in (held.split(": ")[0] for held in pool.held)
) - frozenset(_ALL)


def open_word(s: Source) -> str:
    """Some word: of any list, spliced out of two, invented, or two words; never one that is held out."""
    while (word := _open_word(s)).lower() in _UNSAID:
        pass
    return word


def _open_word(s: Source) -> str:
    r = s.rng
    x = r.random()
    if x < 0.15:
        return r.choice(_ALL)
    if x < 0.4:
        stem: str = r.choice(_APP if r.random() < 0.3 else _ALL)
        return stem.split()[0][: r.randint(2, 5)] + r.choice(_ALL).split()[-1][-r.randint(2, 5) :]
    if x < 0.9:
        return invented(s, 1, 3)
    return f"{r.choice(_ALL).split()[0]} {r.choice(_ALL).split()[-1]}"


def filler(s: Source) -> str:
    """One word that means nothing to the guide: a verb, an adverb, or one that nobody has heard of."""
    x = s.rng.random()
    if x < 0.4:
        return invented(s, 1, 2)
    words = s.word("verbs" if x < 0.6 else "did" if x < 0.7 else "adverbs" if x < 0.85 else "feel")
    return s.rng.choice(words.split()).lower()


def invented(s: Source, low: int = 2, high: int = 3) -> str:
    """A word that exists nowhere, out of syllables; in training often out of other sounds or pieces.

    A handful of syllables would be learnt by heart too; and a piece of the vocabulary that is never said in
    training can never be said at all: its row of the (tied) embedding has only ever been pushed away.
    """
    while (word := _invented(s, s.rng.randint(low, high))) in _UNSAID and not s.held:
        pass
    return word


def _invented(s: Source, count: int) -> str:
    r = s.rng
    if s.is_small:
        if _PARTS not in s.world:
            s.world[_PARTS] = tuple(_part(s) for _ in range(r.randint(*_N_PARTS)))
        return "".join(r.choice(s.world[_PARTS]) for _ in range(count))
    x = 0.0 if s.held else r.random()
    if x < 0.35:
        return "".join(s.word("syllables") for _ in range(count))
    if x < 0.75:
        first, inner = _pieces()
        begins = r.choice(_long_pieces() if r.random() < 0.3 else first)
        return begins + "".join(r.choice(inner) for _ in range(max(1, count - 1)))
    return "".join(_sound(s) for _ in range(count))


def _part(s: Source) -> str:
    """A part of the names of a small world: they are alike, and have to be told apart by all of their parts."""
    x = s.rng.random()
    return s.word("syllables") if x < 0.4 else s.rng.choice(_pieces()[int(x < 0.75)]) if x < 0.85 else _sound(s)


def _sound(s: Source) -> str:
    """A syllable as it may stand in any word."""
    r = s.rng
    return r.choice(_BEGINS) + r.choice(_VOWELS) + (r.choice(_ENDS) if s.chance(0.4) else "")
