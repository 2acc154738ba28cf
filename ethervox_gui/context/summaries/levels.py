"""Which memories become one of a higher level: session, topic, overview.

A summary stands for turns (level 0) or for a whole session of a chat (level 1).  Where many of those have
piled up, the ones that are about the same become a topic (level 2); many topics become an overview (level 3),
and so on upwards.  What is folded stays as it is, below the new memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from ethervox_gui.context.language.likeness import cosine, norm, tf_idf
from ethervox_gui.context.language.parts import parts

SESSION: Final = 1
TOPIC: Final = 2

#: Two memories are about the same when they are at least this alike (cosine of TF-IDF over parts of words).
#: Measured with summaries of two lines in seven languages: 0.2 to 0.3 of one subject, 0.05 of two.
_ALIKE: Final = 0.3
#: Fewer memories than this are no topic.
_LEAST: Final = 3


@dataclass(frozen=True, slots=True)
class Leaf:
    """A memory that nothing stands for yet."""

    memory_id: int
    chat_id: int
    level: int
    text: str


@dataclass(frozen=True, slots=True)
class Fold:
    """These memories become one of this level."""

    memory_ids: tuple[int, ...]
    level: int


def level_name(level: int) -> str:
    """The word for a level above the summary: ``session``, ``topic`` or ``overview``."""
    return "session" if level <= SESSION else "topic" if level == TOPIC else "overview"


def next_fold(leaves: Sequence[Leaf], many: int) -> Fold | None:
    """What to fold first, the lowest level first; ``None`` while there are fewer than ``many`` of each.

    ``leaves`` come oldest first.  Pieces of one chat become a session; sessions and lone summaries that are
    about the same become a topic, and if there are twice as many and no two are alike, the oldest do.
    """
    by_chat: dict[int, list[Leaf]] = {}
    for leaf in leaves:
        if leaf.level == 0:
            by_chat.setdefault(leaf.chat_id, []).append(leaf)
    for pieces in by_chat.values():
        if len(pieces) >= many:
            return _fold(pieces[:many], SESSION)
    low = [leaf for leaf in leaves if leaf.level <= SESSION]
    if len(low) >= many:
        alike = _most_alike(low, many)
        if alike is not None:
            return _fold(alike, TOPIC)
        if len(low) >= 2 * many:
            return _fold(low[:many], TOPIC)
    for level in sorted({leaf.level for leaf in leaves if leaf.level >= TOPIC}):
        same = [leaf for leaf in leaves if leaf.level == level]
        if len(same) >= many:
            return _fold(same[:many], level + 1)
    return None


def _fold(leaves: Sequence[Leaf], level: int) -> Fold:
    return Fold(tuple(leaf.memory_id for leaf in leaves), level)


def _most_alike(leaves: Sequence[Leaf], most: int) -> list[Leaf] | None:
    """The largest group that is about the same as one of them, at most ``most``, in their order."""
    vectors = tf_idf([parts(leaf.text) for leaf in leaves])
    norms = [norm(vector) for vector in vectors]
    near: list[list[tuple[float, int]]] = [[] for _ in leaves]
    for one, other in combinations(range(len(leaves)), 2):
        likeness = cosine(vectors[one], vectors[other], norms[one] * norms[other])
        if likeness >= _ALIKE:
            near[one].append((-likeness, other))
            near[other].append((-likeness, one))
    best: list[int] = []
    for index, found in enumerate(near):
        if 1 + len(found) > len(best):
            best = [index, *(other for _, other in sorted(found))][:most]
    return [leaves[i] for i in sorted(best)] if len(best) >= _LEAST else None
