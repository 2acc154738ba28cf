"""What a message asks for, by everything that is known of it: before it is decoded, and with its attention.

Chosen with Qwen2.5 Coder 0.5B and multilingual-e5-small on tests/data/fault_choosing.txt, fault_everyday.txt
and fault_more.txt: with an embedding model 31 of 40 questions that share no word with their exchange have it
back, 37 of 40 in another language, and 14 of 301 everyday messages bring something; without one 24, 27 and 7.
The greatest alone finds 29 and 34 of the two forties.  With SmolLM2 135M, which knows hardly any other
language than English, 27 of 40 and 15 of 16 have theirs back; 26 and 9 where it may doubt what the embedding
model says.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Final, Generic

from ethervox_gui.context.recall import choice
from ethervox_gui.context.recall.choice import Key

#: One signal more brings more by chance: with the meaning the others must say so much more, and attention,
#: which then seldom knows what they do not, more still.
_WITH_MEANING, _ATTENTION_BESIDE_MEANING = 1.2, 1.4
#: What the meaning must say by itself where nobody agrees.
_MEANING_ALONE: Final = 1.1
#: Where nothing else can say anything, less beyond chance will do for what does not end as a statement: of
#: the same questions words alone bring back 240, and of the same everyday messages 14 bring something.
_WORDS_ALONE = 0.75
#: An order or a statement ("Give me three tips", "The boiler is noisy") seldom wants anything told, and has
#: words of what was told all the same: so many times as much is needed.  Of 33 of three days with Qwen2.5
#: Coder 0.5B, in English and German, 5 brought something without this, and with it the 3 that are about it.
_NOT_ASKING: Final = 1.25


@dataclass(frozen=True, slots=True)
class Signals(Generic[Key]):
    """Scores of exchanges, each in units of its limit; empty where a signal knows nothing.

    ``meaning`` is that of an embedding model.  ``words_alone``: there is nothing but words to go by, now and
    when the message has been decoded, and it may be a question.  ``may_ask``: it may ask for something.
    """

    words: Mapping[Key, float] = field(default_factory=dict)
    topics: Mapping[Key, float] = field(default_factory=dict)
    meaning: Mapping[Key, float] = field(default_factory=dict)
    words_alone: bool = False
    may_ask: bool = True

    def candidates(self, every: Collection[Key]) -> Collection[Key]:
        """Those of so many exchanges among which is what comes back, with some that tell what is usual."""
        return choice.candidates([self.words, self.topics, self.meaning], every)

    def together(self, among: Collection[Key] | None = None) -> dict[Key, float]:
        """What they say before the message is decoded; ``among``: of these exchanges alone."""
        limit = _WORDS_ALONE if self.words_alone else _WITH_MEANING if self.meaning else 1.0
        limit *= self._more
        return choice.greatest([(choice.together([self.words, self.topics, self.meaning], among), limit)])

    def undoubted(self, scores: Mapping[Key, float]) -> dict[Key, float]:
        """These scores, and no less than what an embedding model says by itself.

        A small chat model knows few languages, and reading finds nothing likelier in the others.
        """
        limit = _MEANING_ALONE * self._more
        return {key: max(score, self.meaning.get(key, 0.0) / limit) for key, score in scores.items()}

    def with_attention(self, drawn: Mapping[Key, float]) -> dict[Key, float]:
        """What they say with what the message is ``drawn`` to, of those exchanges.

        No less than without it.
        """
        limit = (_ATTENTION_BESIDE_MEANING if self.meaning else 1.0) * self._more
        said = choice.greatest([(choice.together([drawn, self.words, self.topics], drawn), limit)])
        without = self.together(drawn)
        return {key: max(said[key], without.get(key, 0.0)) for key in drawn}

    @property
    def _more(self) -> float:
        return 1.0 if self.may_ask else _NOT_ASKING
