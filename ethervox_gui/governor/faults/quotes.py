"""Exchanges that cannot come back from pages are quoted for a message instead, where it asks for them.

There are no cells to bring back when they cannot be saved, when the model is on another server, when another
model talked the chat before, or when pages were dropped for room; but the text is there.  The quotation
stands in front of the message, in the share of the context for what comes back by itself, and leaves as that
does.  Of an exchange that is longer than this share, and so could never come back whole, the best part is
quoted too: around the sentence that has most of the message's words or, where they tell nothing and an
embedding model says that the exchange is meant, around the one that means most nearly the same.  Where only
the model itself is drawn to it, that is what the user told there.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from heapq import nlargest
from typing import Final

from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.events.events import NoticeRaised, Trigger, TurnPagedIn
from ethervox_gui.context.language.sentences import sentences
from ethervox_gui.context.recall import choice
from ethervox_gui.context.recall.numbered_things import is_named, named_in
from ethervox_gui.context.recall.quotes import PREFACE, Part, quoted_exchange, quoted_part, tells
from ethervox_gui.context.recall.signals import Signals
from ethervox_gui.context.recall.why import Pair
from ethervox_gui.context.text import N_
from ethervox_gui.context.turns.exchanges import ExchangeKey
from ethervox_gui.context.turns.turns import Block, Role, Turn
from ethervox_gui.governor.cache import blocks, known_to_server, pages
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.working_set import quoted_key
from ethervox_gui.governor.eviction import leaves_first
from ethervox_gui.governor.faults import meaning, room

#: So many tokens at most are read for a message: what a processor reads in a few seconds.
_MOST_READ: Final = 256
#: Of an exchange that is quoted in part so many tokens at most.
_LONGEST_PART: Final = 96
#: The words of an exchange count less the longer it is: of those that are this near to the limit so many are
#: looked at sentence by sentence.
_LONG_FROM: Final = 0.5
#: As near are those that may have a paragraph which the message names by its number.
_LONG_FROM_NAMED: Final = 0.25
_MOST_LONG: Final = 4


@dataclass(frozen=True, slots=True)
class Asked:
    """What a message with this text asks for, in units of limits.

    ``scores`` are those of exchanges by all that is known of them, ``signals`` what each signal says, and
    ``of_sentence`` how much the words ask for a sentence.  ``is_told``: whether the user told something in an
    exchange.  ``having`` are those that have one of the things it names; ``None`` where it names none.
    """

    text: str
    scores: Mapping[ExchangeKey, float]
    signals: Signals[ExchangeKey]
    of_sentence: Callable[[str], float]
    is_told: Callable[[ExchangeKey], bool]
    having: AbstractSet[ExchangeKey] | None = None

    def is_meant(self, key: ExchangeKey) -> bool:
        """Whether an exchange is asked for by what it means, rather than by its words."""
        said, meant = self.signals.words.get(key, 0.0), self.signals.meaning.get(key, 0.0)
        return self.score(key) >= 1 and meant > said

    def draws(self, key: ExchangeKey) -> bool:
        """Whether the model is drawn to what was told in an exchange more than the words ask for it."""
        said, about = self.signals.words.get(key, 0.0), self.signals.topics.get(key, 0.0)
        return self.score(key) >= 1 and about > said and self.is_told(key)

    def of_piece(self, piece: str) -> float:
        """How much a message asks for a sentence with its heading; the limit, at least, if it names that."""
        return self.of_sentence(piece) + is_named(self.text, piece)

    def score(self, key: ExchangeKey) -> float:
        """How much of its limit an exchange has; 0 for one that was no candidate."""
        return self.scores.get(key, 0.0)


def before_message(
    live: LiveChat,
    asked: Asked,
    exchanges: Mapping[ExchangeKey, Sequence[Turn]],
    n_new: int,
    why: Callable[[ExchangeKey], tuple[Pair, ...]],
) -> None:
    """Quote what of the chat's ``exchanges`` is asked for and has no pages; ``n_new`` tokens follow.

    What stands quoted and is in the context itself by now goes, and so does a part of an exchange that the
    message asks another part of.
    """
    back, timeline = live.working_set, live.timeline
    here = standing(live)
    is_costly = leaves_first.leaving_is_costly(live)
    if not is_costly:
        in_sight = [key for key in here if not _is_out(exchanges.get(key, ()))]
        leaves_first.leave(live, [[here.pop(key)] for key in in_sight])
    n_read = 0
    for key in _candidates(asked):
        if back.n_just_back(timeline) >= choice.MOST + (key in here):
            return
        quoted = _wanted(live, key, exchanges[key], asked, _MOST_READ - n_read, here)
        if quoted is None or (key in here and is_costly):
            continue
        if key in here:
            leaves_first.leave(live, [[here[key]]])
        last = timeline.last
        block = blocks.quoted_block(exchanges[key], quoted.text, last.number if last is not None else 0)
        n_tokens = len(blocks.pair_tokens(live, block.text))
        if not _has_room(live, n_tokens, n_new):
            continue
        room.make(live, n_tokens, n_new)
        started = time.perf_counter()
        if not _place(live, block):
            return
        n_read += n_tokens
        back.touch([key])
        _tell(live, exchanges[key], why(key), started)


def are_wanted(
    live: LiveChat, asked: Asked, exchanges: Mapping[ExchangeKey, Sequence[Turn]], n_new: int
) -> bool:
    """Whether anything would be quoted that does not stand quoted, and has room beside ``n_new`` tokens."""
    here = standing(live)
    wanted = (_wanted(live, key, exchanges[key], asked, _MOST_READ, here) for key in _candidates(asked))
    return any(
        quoted is not None and _has_room(live, len(blocks.pair_tokens(live, quoted.text)), n_new)
        for quoted in wanted
    )


def standing(live: LiveChat) -> dict[ExchangeKey, Block]:
    """The exchanges that stand quoted."""
    blocks = (block for block in live.timeline.blocks if block.quoted)
    return {quoted_key(live.timeline, block): block for block in blocks}


# ---- inside ----------------------------------------------------------------------------------------


def _candidates(asked: Asked) -> list[ExchangeKey]:
    """Exchanges above the limit, and some below it: one of many sentences has one that its words ask for.

    None of these that shares but the form of a question: "What is our dough called?", "My shop is called …".
    """
    words = asked.signals.words
    named = named_in(asked.text)
    least = _LONG_FROM_NAMED if named else _LONG_FROM
    near = (key for key, score in words.items() if score >= least and asked.score(key) < 1)
    below = [key for key in near if named or asked.having is None or key in asked.having]
    return [*choice.touched(asked.scores), *nlargest(_MOST_LONG, below, key=words.__getitem__)]


def _is_out(turns: Sequence[Turn]) -> bool:
    return any(turn.span is None for turn in turns)


def _may_be_quoted(live: LiveChat, turns: Sequence[Turn]) -> bool:
    """Whether an exchange cannot come as it was, and the model may know of it."""
    out = [turn for turn in turns if turn.span is None]
    spans = [pages.page_span(live, turn) for turn in out]
    n_cells = sum(span.n_tokens for span in spans if span is not None)
    if None not in spans and n_cells <= room.share(live):
        return False
    ids = [turn.turn_id for turn in turns]
    return known_to_server.may_know(live, ids) and not live.store.forgotten_among(ids)


def _wanted(
    live: LiveChat,
    key: ExchangeKey,
    turns: Sequence[Turn],
    asked: Asked,
    most: int,
    here: Mapping[ExchangeKey, Block],
) -> Part | None:
    """What of an exchange is asked for, may be quoted, and does not stand ``here``."""
    quoted = _quoted(live, key, turns, asked, most) if _may_be_quoted(live, turns) else None
    if quoted is None or (key in here and tells(here[key].text, quoted.core)):
        return None
    return quoted if asked.score(key) >= 1 or quoted.is_part else None


def _quoted(live: LiveChat, key: ExchangeKey, turns: Sequence[Turn], asked: Asked, most: int) -> Part | None:
    """What of an exchange is out of the cache, quoted in so many tokens at most: all of it, or the best part.

    What tools of other programs said is a part of it where there is room, or where just that is asked for.
    A part has a sentence that by itself is above the limit, or nearly so where the exchange is and something
    was told in it: words that are scattered over a long text are no reason to read some of it.  Where meaning
    and not words ask for the exchange, it is around the sentence that means most nearly the same.
    """
    out, preface = [turn for turn in turns if turn.span is None], not live.engine.info.is_guide
    count = live.engine.count_tokens
    most = min(most, room.share(live)) - len(live.block_tokens(""))
    longest = min(most, count(PREFACE) * preface + _LONGEST_PART)
    least = choice.NEARLY if asked.score(key) >= 1 and asked.is_told(key) else 1

    def best(of_sentence: Callable[[str], float], *, results: bool = True) -> Part | None:
        def fits(text: str) -> bool:
            return count(text) <= longest

        return quoted_part(out, of_sentence, fits, preface=preface, results=results)

    part, spoken = best(asked.of_piece), best(asked.of_piece, results=False)
    is_found_out = part is not None and part != spoken and asked.of_piece(part.core) >= least
    for results in (True, False):
        whole = quoted_exchange(out, preface=preface, results=results)
        if whole and count(whole) <= most and (results or not is_found_out):
            core = part if results else spoken
            return Part(whole, core.core if core is not None else "", is_part=False)
    if part is None or asked.of_piece(part.core) >= least:
        return part
    of_sentence = meaning.of_sentences(live, asked.text) if asked.is_meant(key) else None
    if of_sentence is not None:
        return best(of_sentence)
    said = [turn for turn in out if turn.role is Role.USER] if asked.draws(key) else []
    told = quoted_exchange(said, preface=preface)
    return Part(told, sentences(said[0].text)[0]) if told and count(told) <= longest else None


def _has_room(live: LiveChat, n_tokens: int, n_new: int) -> bool:
    """Whether so many tokens more would have room, without what was not asked for just now."""
    back, timeline = live.working_set, live.timeline
    old = 0 if leaves_first.leaving_is_costly(live) else back.n_cells(timeline, 1)
    fits_share = back.n_cells(timeline) - old + n_tokens <= room.share(live)
    return fits_share and room.fits(live, n_tokens + n_new - old)


def _place(live: LiveChat, block: Block) -> bool:
    """Decode a quotation behind what is there; whether that went well."""
    try:
        # Encoded anew: what stands before it may be another by now.
        blocks.put(live, block, blocks.pair_tokens(live, block.text), live.cancelled)
    except EngineError as error:  # the message is what matters
        live.emit(NoticeRaised(N_("A passage could not be read ({error}).").format(error=error)))
        return False
    return True


def _tell(live: LiveChat, turns: Sequence[Turn], why: tuple[Pair, ...], started: float) -> None:
    numbers = tuple(turn.number for turn in turns if turn.span is None)
    duration = round((time.perf_counter() - started) * 1000, 3)
    live.working_set.note_back(numbers, why, as_quotes=True)
    live.emit(TurnPagedIn(numbers, 0, duration, "quote", Trigger.QUESTION, why))
    live.show_timeline()
