"""How much texts are about the same, by what they consist of: rare words count for more (TF-IDF, cosine)."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence

#: What weighs how much in a text.
Weights = dict[str, float]


def tf_idf(counts: Sequence[Mapping[str, int]]) -> list[Weights]:
    """What weighs how much in each of these texts, of which is given how often each word stands in it."""
    found_in = Counter(word for count in counts for word in count)
    n = len(counts)
    return [{word: k * math.log(1 + n / found_in[word]) for word, k in count.items()} for count in counts]


def norm(weights: Weights) -> float:
    """The length of such a vector."""
    return math.sqrt(sum(weight * weight for weight in weights.values()))


def cosine(a: Weights, b: Weights, norms: float) -> float:
    """How alike two texts are, 0 to 1; ``norms`` is the product of their lengths."""
    if len(a) > len(b):
        a, b = b, a
    shared = sum(weight * b[word] for word, weight in a.items() if word in b)
    return shared / norms if shared else 0.0
