"""Why an exchange comes back: the words it shares with a message, and those between which attention ran."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Sequence
from itertools import accumulate, pairwise

from ethervox_gui.context.recall import why
from ethervox_gui.context.recall.why import Pair
from ethervox_gui.context.turns.exchanges import ExchangeKey
from ethervox_gui.context.turns.turns import Message, Role, Turn
from ethervox_gui.governor.cache import keys, pages
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.working_set import text_of
from ethervox_gui.governor.faults import attention as drawn


def by_words(live: LiveChat, asked: Sequence[str], turns: Sequence[Turn]) -> list[Pair]:
    """The words that an exchange shares with the first of these texts that shares any.

    Words that many exchanges have are no reason: "the" is in all of them.
    """
    told = text_of(turns)
    index = live.working_set.words
    shared = (why.shared(text, told, index.rarity) for text in asked)
    rare = ([pair for pair in pairs if all(map(index.is_rare, pair))] for pairs in shared)
    return next((pairs for pairs in rare if pairs), [])


def by_attention(
    live: LiveChat, text: str, tokens: Sequence[int], key: ExchangeKey, turns: Sequence[Turn]
) -> list[Pair]:
    """The words between which attention ran most, as far as tokens can be told from each other.

    Attention rests on words that tell nothing, too: those that many exchanges have are left out.
    ``tokens`` are those of the message with this ``text``.
    """
    attention = live.working_set.attention
    places = attention.drawn_to(key) if attention is not None else []
    if not places:
        return []
    asked = _words(live, text, tokens)
    told = _kept_words(live, turns)
    is_rare = live.working_set.words.is_rare
    found: defaultdict[Pair, float] = defaultdict(float)
    for from_end, number, weight in places:
        if from_end <= len(asked) and number < len(told) and asked[-from_end] and told[number]:
            pair = asked[-from_end], told[number]
            found[pair] += weight * all(map(is_rare, pair))
    return why.worth_telling(found)


def by_both(
    live: LiveChat, text: str, tokens: Sequence[int], key: ExchangeKey, turns: Sequence[Turn], seen: float
) -> tuple[Pair, ...]:
    """Both kinds; those of the stronger signal come first.

    So much was ``seen`` in the message when it was decoded; what was known before is what words say.
    """
    words = by_words(live, (text,), turns)
    drawn_to = by_attention(live, text, tokens, key, turns)
    is_drawn = seen >= live.working_set.scores.get(key, 0.0)
    return why.together((drawn_to, words) if is_drawn else (words, drawn_to))


# ---- inside ----------------------------------------------------------------------------------------


def _kept_words(live: LiveChat, turns: Sequence[Turn]) -> list[str]:
    """The words of those tokens of an exchange whose keys are kept, in their order."""
    if any(turn.continues or turn.role not in (Role.USER, Role.ASSISTANT) for turn in turns):
        return []
    system = [message for message in live.messages()[:1] if message.role is Role.SYSTEM]
    messages = [*system, *(Message(turn.role, turn.text) for turn in turns)]
    encoded = dict(zip(turns, live.engine.encode(messages, len(system)).turns, strict=True))
    found: list[str] = []
    for turn, _ in drawn.kept(live, turns):
        span = pages.page_span(live, turn)
        n_tokens = span.n_tokens if span is not None else turn.n_tokens
        words = _words(live, turn.text, encoded[turn])
        # Where a reply was written in other tokens than its text is read in, nobody can tell which is which.
        known = words if len(words) == n_tokens else [""] * n_tokens
        found += [known[place] for place in keys.places(turn.role, n_tokens)]
    return found


def _words(live: LiveChat, text: str, tokens: Sequence[int]) -> list[str]:
    """For each token the word of ``text`` that it is a part of; empty for those of the template."""
    said = text.strip()
    pieces = [live.engine.piece(token) for token in tokens]
    begin = b"".join(pieces).find(said.encode())
    if begin < 0:
        return [""] * len(tokens)
    ends = list(accumulate(len(sign.encode()) for sign in said))  # in bytes, of each character
    bounds = accumulate(map(len, pieces), initial=-begin)
    return why.words_at(said, pairwise(bisect_right(ends, place) for place in bounds))
