"""How much a message shares with what was said before: words and parts of words, weighed by their rarity.

No language is known here: what is common in a chat weighs little in it.
"""

from __future__ import annotations

import math
from array import array
from bisect import bisect_left, insort
from collections import defaultdict
from collections.abc import Callable, Collection, Hashable, Iterable, KeysView, Mapping
from statistics import median_low
from typing import Final, Generic, TypeVar

from ethervox_gui.context.language.parts import n_parts, parts

Key = TypeVar("Key", bound=Hashable)

#: Of the usual formula (Okapi BM25): how soon saying a thing again counts no more, how much length counts.
_AGAIN: Final = 1.2
_LENGTH: Final = 0.75

#: The rarest parts of a message that are looked up: what is in nearly every exchange tells nothing.
_MOST_PARTS: Final = 64
#: So many places where they stand are looked at, the rarest parts first: some milliseconds, and one more for
#: each thousand exchanges (45 ms in a chat of 40,000).
_MOST_PLACES: Final = 40_000
#: A message counts as so many parts at least that no text has.  Measured on everyday messages and facts that
#: were asked for, in English and German: fewer bring things back for "what else?", more lose short questions.
_LEAST_PARTS: Final = 18
#: Of a document less is enough, as for "late fee?": where 2 of 100 everyday messages bring a passage, 58 of
#: 96 questions find theirs, and 49 with as many as in a chat (eight documents of 12 to 18 passages in two
#: languages).
_LEAST_OF_A_DOCUMENT: Final = 6
#: Of a message that is stranger to the texts than they are to each other so much less counts, as a power of
#: how well they know it.  With 2 more everyday messages bring passages of documents, with 4 fewer questions.
_STRANGE: Final = 3
_LEAST_KNOWN: Final = 0.01
#: A word is rare when it tells more than this share of what one that was never said does.
_RARE: Final = 0.3
_COUNT_BITS: Final = 8
_MOST_COUNTED: Final = (1 << _COUNT_BITS) - 1
#: More texts than these are dropped faster all at once: in a chat of 40,000 exchanges that takes 800 ms, and
#: one by itself 20 ms.  A reply is written anew more often than a branch is left.
_FEW: Final = 32
#: Of fewer texts nobody knows what chance is.
_ENOUGH: Final = 8


def beyond_chance(scores: Mapping[Key, float]) -> dict[Key, float]:
    """What scores of :class:`WordIndex` say beyond chance: long texts have something of everything.

    As agreement is counted beyond chance (Cohen's kappa, 1960): of the way from the middle one to all that is
    asked for, how much a text has gone.
    """
    middle = median_low(scores.values()) if len(scores) >= _ENOUGH else 0.0
    return {key: (score - middle) / (1.0 - middle) if middle < 1.0 else 0.0 for key, score in scores.items()}


class WordIndex(Generic[Key]):
    """Texts by their parts, each under a key.

    Four bytes for each part of each text, and nothing of the texts: a chat of 10,000 exchanges takes some
    megabytes.  ``knows_all``: the texts are all there is of something, so they know what is asked of it;
    of a chat something else may be asked than was said.
    """

    def __init__(self, *, knows_all: bool = False) -> None:
        self._knows_all = knows_all
        self._expected = (0, 1.0)  # for so many texts, what they know of one of them
        self._numbers: dict[Key, int] = {}
        self._lengths = array("I")  # parts of each text
        self._free: list[int] = []  # the places of texts that were dropped
        self._sizes: dict[Key, int] = {}  # characters, by which a text that went on is known
        self._postings: defaultdict[str, array[int]] = defaultdict(lambda: array("I"))
        self._n_parts = 0

    def __len__(self) -> int:
        return len(self._lengths) - len(self._free)

    def keys(self) -> KeysView[Key]:
        """Those of all texts."""
        return self._numbers.keys()

    def has(self, key: Key, text: str) -> bool:
        """Whether this text is under this key, as far as its length tells."""
        return self._sizes.get(key) == len(text)

    def of_at_least(self, n_characters: int) -> list[Key]:
        """The keys of the texts that are so long."""
        return [key for key, size in self._sizes.items() if size >= n_characters]

    def put(self, key: Key, text: str) -> None:
        """Take a text in; a longer or shorter one stands in place of what was there under this key."""
        if self.has(key, text):
            return
        is_last = key not in self._numbers and not self._free
        if is_last:
            self._lengths.append(0)
            number = self._numbers[key] = len(self._lengths) - 1
        elif key in self._numbers:
            number = self._numbers[key]
            self._take_out(number)
        else:
            number = self._numbers[key] = self._free.pop()
        add: Callable[[array[int], int], None] = array.append if is_last else insort
        found = parts(text)
        for part, count in found.items():
            add(self._postings[part], number << _COUNT_BITS | min(count, _MOST_COUNTED))
        self._sizes[key] = len(text)
        self._lengths[number] = found.total()
        self._n_parts += found.total()

    def drop(self, keys: Iterable[Key]) -> None:
        """Know nothing of these texts any more; all of them are known."""
        dropped = {*keys}
        gone = [self._numbers.pop(key) for key in dropped]
        for key in dropped:
            del self._sizes[key]
        if len(gone) > _FEW:
            self._take_all_out({*gone})
        else:
            for number in gone:
                self._take_out(number)
        for number in gone:
            self._lengths[number] = 0
        self._free += gone

    def _take_all_out(self, gone: Collection[int]) -> None:
        """Forget what many texts say: every place where a part stands is looked at once."""
        for part, postings in [*self._postings.items()]:
            kept = array("I", (posting for posting in postings if posting >> _COUNT_BITS not in gone))
            if not kept:
                del self._postings[part]
            elif len(kept) < len(postings):
                self._postings[part] = kept
        self._n_parts -= sum(self._lengths[number] for number in gone)
        self._expected = (0, 1.0)

    def _take_out(self, number: int) -> None:
        """Forget what one text says: its places are found by halves."""
        first = number << _COUNT_BITS
        for part, postings in [*self._postings.items()]:
            place = bisect_left(postings, first)
            if place < len(postings) and postings[place] >> _COUNT_BITS == number:
                del postings[place]
                if not postings:
                    del self._postings[part]
        self._n_parts -= self._lengths[number]
        self._expected = (0, 1.0)

    def scores(self, asked: str, among: Collection[Key]) -> dict[Key, float]:
        """How much of ``asked`` each of these texts has, by weight: 0 for nothing, above 1 for all of it.

        Parts that no text has count as asked for and not found.  What tells little counts as if it told more
        and that was not found, for "and then?" is somewhere in every chat.  Where the texts are all there is,
        it is less for a message that is strange to all of them.
        """
        weights = {part: self.rarity(part) for part in parts(asked)}
        if not weights or not self._n_parts:
            return dict.fromkeys(among, 0.0)
        whole = self._whole(weights)
        if self._knows_all:
            whole /= self._familiar(weights) ** _STRANGE
        base, for_length = _AGAIN * (1 - _LENGTH), _AGAIN * _LENGTH * len(self) / self._n_parts
        around = [base + for_length * length for length in self._lengths]
        once = [1.0 / (1.0 + one) for one in around]  # most parts are in a text once
        sums = [0.0] * len(around)
        known = [part for part in weights if part in self._postings]
        n_places = 0
        for part in sorted(known, key=weights.__getitem__, reverse=True)[:_MOST_PARTS]:
            n_places += len(self._postings[part])
            if n_places > _MOST_PLACES:
                break
            weight = weights[part] * (_AGAIN + 1)
            for posting in self._postings[part]:
                number, count = posting >> _COUNT_BITS, posting & _MOST_COUNTED
                if count == 1:
                    sums[number] += weight * once[number]
                else:
                    sums[number] += weight * count / (count + around[number])
        numbers = self._numbers
        return {key: sums[numbers[key]] / whole if key in numbers else 0.0 for key in among}

    def _whole(self, weights: Mapping[str, float]) -> float:
        """What these parts of a message tell together, as if they were no fewer than one has at least."""
        least = _LEAST_OF_A_DOCUMENT if self._knows_all else _LEAST_PARTS
        in_script = len(weights) / n_parts(weights) if weights else 1.0
        return max(sum(weights.values()), least * in_script * self.rarity(""))

    def _familiar(self, weights: Mapping[str, float]) -> float:
        """How much of a message is known to the texts, in shares of what they know of one of them; 1 at most.

        The second is told by what only one of them has, which the others would not know: so Good and Turing
        reckoned what was never seen (Good, 1953, Biometrika 40).
        """
        known = sum(weight for part, weight in weights.items() if part in self._postings)
        return min(1.0, max(known / sum(weights.values()), _LEAST_KNOWN) / self._known_of_a_text())

    def _known_of_a_text(self) -> float:
        """What the texts know of one of them as if it were not among them, by weight; often 0.7 to 0.9."""
        n_texts, known = self._expected
        if n_texts != len(self):
            whole = alone = 0.0
            for part, postings in self._postings.items():
                if len(postings) == 1:
                    alone += self.rarity("")
                else:
                    whole += len(postings) * self.rarity(part)
            known = max(whole / (whole + alone), _LEAST_KNOWN)
            self._expected = len(self), known
        return known

    def asked_for(self, asked: str) -> Callable[[str], float]:
        """How much of ``asked`` texts have that are under no key, such as sentences of one that is."""
        weights = {part: self.rarity(part) for part in parts(asked)}
        whole = self._whole(weights)
        for_length = _AGAIN * _LENGTH * len(self) / max(1, self._n_parts)

        def score(text: str) -> float:
            found = parts(text)
            around = _AGAIN * (1 - _LENGTH) + for_length * found.total()
            shared = [(weight, found[part]) for part, weight in weights.items() if part in found]
            return sum(weight * (_AGAIN + 1) * count / (count + around) for weight, count in shared) / whole

        return score

    def likeness(self, one: str, other: str) -> float:
        """How much of what two texts tell together both have, by weight: 1 for the same, 0 for nothing."""
        said, too = parts(one), parts(other)
        every = {part: self.rarity(part) for part in {*said, *too}}
        shared = sum(weight for part, weight in every.items() if part in said and part in too)
        return shared / sum(every.values()) if every else 1.0

    def shared(self, one: str, other: str) -> dict[str, float]:
        """What two texts both have that tells texts apart, by weight."""
        least = _RARE * self.rarity("")
        both = parts(one).keys() & parts(other).keys()
        return {part: weight for part in sorted(both) if (weight := self.rarity(part)) > least}

    def having(self, weights: Mapping[str, float]) -> dict[Key, float]:
        """How much each text that has any of these parts has of them, by weight: 1 for all."""
        whole = sum(weights.values())
        sums: defaultdict[int, float] = defaultdict(float)
        for part in weights.keys() & self._postings.keys():
            for posting in self._postings[part]:
                sums[posting >> _COUNT_BITS] += weights[part] / whole
        return {key: sums[number] for key, number in self._numbers.items() if number in sums}

    def is_rare(self, word: str) -> bool:
        """Whether a word tells texts apart: one that a third of them has does not, whatever its language."""
        known = {"=" + word.casefold()} & set(parts(word)) or set(parts(word))
        told = sum(map(self.rarity, known)) / max(1, len(known))
        return told > _RARE * self.rarity("")

    def rarity(self, part: str) -> float:
        """What a part tells, in nats: much if few texts have it."""
        n_with = len(self._postings[part]) if part in self._postings else 0
        return math.log(1 + (len(self) - n_with + 0.5) / (n_with + 0.5))
