"""A user who asks for something they told gets the likeliest of it back, though nothing stands out.

Limits are such that few everyday messages bring anything.  "What do I do for a living?" is none of those: who
asks so has told it, or is about to hear that nobody knows.  Then it is enough that an exchange is likelier
meant than all others.  So it is with "How does Hilde get home?" where Hilde was told of, in exchanges that
share no other word with it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final

from ethervox_gui.context.recall import choice
from ethervox_gui.context.recall.choice import Key

#: In units of the limit: what is less likely stays away.  Chosen with Qwen2.5 Coder 0.5B on
#: tests/data/fault_choosing.txt and fault_more.txt: of 40 questions that share no word with their exchange 28
#: have it back and 24 without all this, 34 and 31 with an embedding model; of 59 everyday messages beside
#: them one brings something, as without it.
LEAST: Final = 0.5
#: Where there is nothing but words to go by all of a long conversation about one thing shares them, and the
#: likeliest is often another: those come along that have this share of its score.  Chosen on the same sets,
#: and on sixteen such conversations: of 192 questions about those 119 have theirs back, 95 with only what has
#: 0.65 of the limit and the likeliest alone above it, and 61 without.
LEAST_IN_WORDS: Final = 0.4
NEAR_IN_WORDS: Final = 0.65
#: What is lifted stands just above the limit, in its order.
_JUST: Final = 0.01


def lifted(
    scores: Mapping[Key, float],
    tells_something: Callable[[Key], bool],
    named: Collection[Key] | None = None,
    *,
    beside_requests: bool = False,
    in_words: bool = False,
) -> dict[Key, float]:
    """These scores, in units of the limit; those of the likeliest exchanges that tell something are above it.

    Unless one is above it anyway, with ``beside_requests`` one that tells something: "Give me a fact about
    nuts" has more of "What did I say about nuts?" than what was said.  With ``in_words`` the scores are of
    words alone, and what is nearly as likely is lifted beside one that is above it, too.  At most
    :data:`choice.MOST` that have the least score, for a message that asks of its user, or of somebody: then
    of the exchanges in which that one is ``named``, whatever their scores are.
    """
    found = dict(scores)
    above = [key for key, score in scores.items() if score >= 1]
    if not in_words and any(not beside_requests or tells_something(key) for key in above):
        return found
    least = LEAST_IN_WORDS if in_words else LEAST
    among = (key for key, score in scores.items() if score >= least) if named is None else named
    likely = sorted(filter(tells_something, among), key=lambda key: -scores.get(key, 0.0))
    if in_words and named is None and likely:
        nearest = NEAR_IN_WORDS * scores[likely[0]]
        likely = [key for key in likely if scores[key] >= nearest and key not in above]
    for key in likely[: choice.MOST]:
        found[key] = 1 + _JUST * scores.get(key, 0.0)
    return found
