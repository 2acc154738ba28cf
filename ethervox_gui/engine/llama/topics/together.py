"""A message read right after something that was told: how likely the model finds it there.

Behind "I keep bees on the roof" the question "What do I do for a living?" is less of a surprise than behind
anything else, though they share no word; and a message that asks for nothing is as likely behind the one as
behind the other.  The likelihood of a query behind a document is the oldest statistical way to rank
documents (J. Ponte, B. Croft, A language modeling approach to information retrieval, 1998).  Read behind
every exchange it costs too much; of the few that other signals leave in doubt it tells which are meant:
:mod:`ethervox_gui.context.recall.doubt`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from ethervox_gui.context.edits.kv_model import SCRATCH, KVEdit, Remove
from ethervox_gui.engine.llama.text.vocabulary import Vocabulary
from ethervox_gui.engine.llama.topics.aside import steps
from ethervox_gui.engine.protocol import CancelCheck

_TOLD, _SAID = 'Note: "', '"\nQuestion: "'
#: Of longer texts so many tokens are read, of their beginnings and of their ends.
_OF_TOLD: Final = (52, 28)
_OF_SAID: Final = (24, 24)


class Reader(Protocol):
    """The part of an engine that reads."""

    @property
    def prompt_speed(self) -> float: ...

    def apply(self, edits: Sequence[KVEdit]) -> None: ...

    def decode(self, tokens: Sequence[int], seq: int, p0: int) -> None: ...

    def logprobs(self, tokens: Sequence[int], seq: int, p0: int, at: Sequence[int]) -> list[float]: ...


def likelihood(
    reader: Reader, vocabulary: Vocabulary, said: str, told: str, cancelled: CancelCheck
) -> float | None:
    """As :meth:`ethervox_gui.engine.protocol.Engine.likelihood`; the scratch sequence is empty afterwards."""
    message = _cut(vocabulary.tokenize(said), *_OF_SAID)
    if not message:
        return None
    # Nothing in a text becomes a mark.
    told_tokens = _cut(vocabulary.tokenize(told), *_OF_TOLD)
    before = [*vocabulary.tokenize(_TOLD), *told_tokens, *vocabulary.tokenize(_SAID)]
    if vocabulary.add_bos:
        before.insert(0, vocabulary.bos)
    tokens, first, last = [*before, *message], len(before), len(before) + len(message) - 1
    found: list[float] = []
    try:
        # What comes after the last token is not asked for.
        for start, end in steps(0, last, reader.prompt_speed, cancelled):
            asked = range(max(first, start + 1), end + 1)
            if asked:
                found += reader.logprobs(tokens[start : end + 1], SCRATCH, start, [p - start for p in asked])
            else:
                reader.decode(tokens[start:end], SCRATCH, start)
    finally:
        reader.apply([Remove(seq=SCRATCH)])
    return sum(found) / len(found)


# ---- inside ----------------------------------------------------------------------------------------


def _cut(tokens: list[int], first: int, last: int) -> list[int]:
    return tokens if len(tokens) <= first + last else [*tokens[:first], *tokens[-last:]]
