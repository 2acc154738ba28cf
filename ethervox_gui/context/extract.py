"""A summary made without a model: the sentences that say most and repeat least.

Sentences are weighed by TF-IDF over the turns and picked by maximal marginal relevance (Carbonell and
Goldstein, 1998): each pick maximises ``λ · relevance − (1 − λ) · likeness to what is picked already``.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Callable, Sequence

from ethervox_gui.context.turns import Role, Turn

_SENTENCE = re.compile(r"[^.!?。！？\n]+[.!?。！？]*")
_WORD = re.compile(r"\w+")
_LAMBDA = 0.7


def extractive_summary(
    turns: Sequence[Turn], max_tokens: int, count_tokens: Callable[[str], int], earlier: str = ""
) -> str:
    """Lines ``- …`` out of the turns' own sentences (and of an earlier summary's lines), in their order.

    As many as fit in ``max_tokens`` by ``count_tokens``; empty only when nothing fits.
    """
    sentences = [line.removeprefix("- ").strip() for line in earlier.splitlines()]
    weights = [1.5] * len(sentences)
    for turn in turns:
        if turn.role is Role.SYSTEM:
            continue
        found = [s.strip() for s in _SENTENCE.findall(turn.text) if len(_WORD.findall(s)) > 2]
        sentences += found
        weights += [0.5 + turn.importance] * len(found)
    vectors = _tf_idf(sentences)
    relevance = [weight * _norm(vector) for weight, vector in zip(weights, vectors, strict=True)]
    highest = max(relevance, default=0.0) or 1.0
    picked: list[int] = []
    left = max_tokens
    open_ = {i for i, sentence in enumerate(sentences) if sentence}
    nearest = [0.0] * len(sentences)
    while open_:
        best = max(open_, key=lambda i: (_LAMBDA * relevance[i] / highest - (1 - _LAMBDA) * nearest[i], -i))
        open_.remove(best)
        cost = count_tokens(f"- {sentences[best]}\n")
        if cost > left or nearest[best] > 0.95:
            continue
        left -= cost
        picked.append(best)
        for i in open_:
            nearest[i] = max(nearest[i], _cosine(vectors[i], vectors[best]))
    return "\n".join(f"- {sentences[i]}" for i in sorted(picked))


def _tf_idf(sentences: Sequence[str]) -> list[dict[str, float]]:
    words = [Counter(word.lower() for word in _WORD.findall(sentence)) for sentence in sentences]
    documents = Counter(word for counts in words for word in counts)
    n = len(sentences)
    return [
        {word: count * math.log(1 + n / documents[word]) for word, count in counts.items()}
        for counts in words
    ]


def _norm(vector: dict[str, float]) -> float:
    return math.sqrt(sum(value * value for value in vector.values()))


def _cosine(a: dict[str, float], b: dict[str, float]) -> float:
    shared = sum(value * b[word] for word, value in a.items() if word in b)
    return shared / (_norm(a) * _norm(b)) if shared else 0.0
