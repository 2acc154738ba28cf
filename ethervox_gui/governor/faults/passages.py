"""Passages of documents come in for a message: which ones it asks for, and whether there is room.

They are quoted in front of the message, in the part of the context that is for what comes back by itself
(``context.recall_share``), and leave it when nobody asks for them any more.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.events.events import NoticeRaised, PassagesQuoted
from ethervox_gui.context.language.questions.asking import asks_for_told
from ethervox_gui.context.language.small_talk import is_small_talk
from ethervox_gui.context.recall import choice
from ethervox_gui.context.recall.numbered_things import naming
from ethervox_gui.context.recall.passages import place_of
from ethervox_gui.context.text import N_
from ethervox_gui.context.turns.turns import Block
from ethervox_gui.governor.cache import passages
from ethervox_gui.governor.cache.passages import QuotedPassage
from ethervox_gui.governor.chat.documents import n_cells
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.faults import meaning, room
from ethervox_gui.governor.faults.by_words import said_before, with_the_one_before
from ethervox_gui.storage.documents.documents import StoredPassage

#: The limit for so many passages.  Where there are more, some of them has something of anything, so with each
#: doubling it is higher: everyday messages reach as much more in eight documents of 12 to 18 passages
#: together than in each of them.
_LIMIT: Final = 0.42
_N_USUAL: Final = 16
_BY_DOUBLING: Final = 0.035
_MOST_LIMIT: Final = 0.6
#: A message that asks for something definite, as what was told or is written somewhere, needs only so much of
#: it: a third of the questions about documents do, and one of 18 everyday messages.
_OF_THE_DEFINITE: Final = 0.5
#: Where an embedding model says what passages mean, words alone count so much less, and both together so much
#: of their sum: of 176 questions about sixteen documents 136 find their passage so, and 37 of 1,360 everyday
#: messages bring one (126 and 42 by words alone).
_BESIDE_MEANING: Final = 1.2
_OF_BOTH: Final = 1 / 1.5
MOST: Final = 4
#: Where the share is smaller than any passage, one may take so much of the context: also where a tokenizer
#: has a token for every two or three characters of it.
_LEAST_SHARE: Final = 1 / 4


def words_limit(text: str, n_passages: int) -> float:
    """The score from which on a message asks by its words for a passage, of so many."""
    limit = _LIMIT + _BY_DOUBLING * math.log2(max(n_passages, 1) / _N_USUAL)
    limit = min(limit, _MOST_LIMIT)
    return limit * _OF_THE_DEFINITE if asks_for_told(text) else limit


def together(in_words: Mapping[int, float], meant: Mapping[int, float]) -> dict[int, float]:
    """How much passages are asked for by words and by what they mean, each in units of its limit.

    Of what nobody has looked at yet words alone say it.
    """
    found = dict(in_words)
    for key, score in meant.items():
        words = max(in_words.get(key, 0.0) / _BESIDE_MEANING, 0.0)
        found[key] = max(words, score, _OF_BOTH * (words + max(score, 0.0)))
    return found


def is_possible(live: LiveChat) -> bool:
    """Whether passages may come in by themselves."""
    context = live.settings.context
    return context.enabled and context.recall != "off"


def before_message(live: LiveChat, text: str, n_new: int) -> None:
    """Bring in what a message asks of the chat's documents; ``n_new`` tokens follow.

    With the first message after a document came the beginning of it comes, where nothing else of it does.
    """
    shelf = live.documents
    known = shelf.passages(live.store, live.chat_id)
    if not known or not is_possible(live) or live.is_stale:
        return
    shelf.next_message()
    touched = [] if is_small_talk(text) else _touched(live, text, known)
    wanted = [*touched, *_beginnings(live, known, {known[key].document_id for key in touched})]
    shelf.new.clear()
    _bring(live, [known[key] for key in wanted[: 2 * MOST]], n_new)
    passages.leave(live, shelf.idle(live.timeline))


# ---- inside ----------------------------------------------------------------------------------------


def _touched(live: LiveChat, text: str, known: dict[int, StoredPassage]) -> list[int]:
    """The passages that a message asks for by its words, by what it means, or by their numbers."""
    found = with_the_one_before(live.documents.words, text, said_before(live), known)
    named = naming(text, {key: one.passage.text for key, one in known.items()})
    limit = words_limit(text, len(known))
    in_words = {key: score / limit for key, score in found.items()}
    asked = together(in_words, meaning.of_passages(live, text, known))
    return choice.touched(choice.greatest([(asked, 1.0), (dict.fromkeys(named, 1.0), 1.0)]))


def _beginnings(live: LiveChat, known: dict[int, StoredPassage], asked: set[int]) -> list[int]:
    """The first passages of documents that are new and that the message shares no words with."""
    new = live.documents.new - asked
    return [key for key, one in known.items() if one.document_id in new and one.passage.number == 1]


def _bring(live: LiveChat, wanted: list[StoredPassage], n_new: int) -> None:
    """Place as many of these as there is room for, the most wanted first, in the order of their documents.

    What stands there already and is wanted stays, as far as what is wanted more leaves it room.
    """
    kept, chosen = _chosen(live, wanted, n_new)
    live.documents.touch(kept)
    if wanted and wanted[0].passage_id not in {*kept, *(each.stored.passage_id for each in chosen)}:
        words = N_("What this message asks for from {name} doesn't fit into the context now.")
        live.emit(NoticeRaised(words.format(name=wanted[0].document)))
    passages.leave(live, _in_the_way(live, kept, sum(len(each.tokens) for each in chosen), n_new))
    placed = _placed(live, chosen)
    if placed:
        live.documents.touch([each.stored.passage_id for each in placed])
        _tell(live, placed)
        live.show_timeline()


def _chosen(live: LiveChat, wanted: list[StoredPassage], n_new: int) -> tuple[list[int], list[QuotedPassage]]:
    """Of what is wanted, the ids of passages that stand there and stay, and the passages that come."""
    timeline = live.timeline
    n_left = room.share(live) - live.working_set.n_cells(timeline)
    sizes = {block.passage_id: block.span.n_tokens for block in live.documents.standing(timeline)}
    kept: list[int] = []
    chosen: list[QuotedPassage] = []
    so_far = n_coming = 0
    for one in wanted:
        found = None if one.passage_id in sizes else passages.quoted(live, one)
        size = sizes[one.passage_id] if found is None else len(found.tokens)
        is_only = not so_far and size <= _LEAST_SHARE * live.budget.n_ctx
        if len(kept) + len(chosen) == MOST or not (so_far + size <= n_left or is_only):
            continue
        if found is None:
            kept.append(one.passage_id)
        elif _fits(live, n_coming + size + n_new, kept):
            chosen.append(found)
            n_coming += size
        else:
            continue
        so_far += size
    return kept, chosen


def _in_the_way(live: LiveChat, kept: list[int], n_coming: int, n_new: int) -> list[Block]:
    """The passages that leave, so that ``n_coming`` tokens of others are within the share and fit."""
    shelf, timeline = live.documents, live.timeline
    standing = shelf.standing(timeline)
    n_kept = n_cells([block for block in standing if block.passage_id in kept])
    most = max(room.share(live), n_kept + n_coming)
    leaving: list[Block] = []
    for block in shelf.standing(timeline, 1):
        n_left = n_cells(leaving)
        in_share = n_cells(standing) - n_left + n_coming <= most
        if in_share and timeline.n_used - n_left + n_coming + n_new < live.full_at:
            break
        leaving.append(block)
    return leaving


def _placed(live: LiveChat, chosen: list[QuotedPassage]) -> list[QuotedPassage]:
    """Read passages into the context; those that could be read."""
    placed: list[QuotedPassage] = []
    for each in sorted(chosen, key=lambda each: each.stored.passage_id):
        try:
            # Encoded anew: what stands before it is another now.
            passages.place(live, passages.quoted(live, each.stored))
        except EngineError as error:  # the message is what matters
            live.emit(NoticeRaised(N_("A passage could not be read ({error}).").format(error=error)))
            break
        placed.append(each)
    return placed


def _fits(live: LiveChat, n_tokens: int, kept: list[int]) -> bool:
    """Whether so many tokens more leave room for a reply, when passages that nobody asks for are gone."""
    standing = live.documents.standing(live.timeline)
    old = n_cells([block for block in standing if block.passage_id not in kept])
    return room.fits(live, n_tokens - old)


def _tell(live: LiveChat, placed: list[QuotedPassage]) -> None:
    """An event for each document, with the places in it."""
    by_document: dict[int, list[QuotedPassage]] = {}
    for each in placed:
        by_document.setdefault(each.stored.document_id, []).append(each)
    for document_id, some in by_document.items():
        live.emit(
            PassagesQuoted(
                document_id,
                some[0].stored.document,
                tuple(each.stored.passage.number for each in some),
                tuple(dict.fromkeys(place_of(each.stored.passage) for each in some)),
                sum(len(each.tokens) for each in some),
            )
        )
