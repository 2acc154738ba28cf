"""The documents of the live chat: their passages by their words, and those that stand in the context."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ethervox_gui.context.recall.choice import WORKING_SET
from ethervox_gui.context.recall.words import WordIndex
from ethervox_gui.context.turns.timeline import Timeline
from ethervox_gui.context.turns.turns import Block
from ethervox_gui.governor.chat.working_set import Ages
from ethervox_gui.storage.documents.documents import StoredPassage
from ethervox_gui.storage.store import Store

if TYPE_CHECKING:
    from ethervox_gui.storage.search.likeness import LikenessIndex


class Shelf:
    """Passages stand like clean pages: they may go at any time, and come again when a message asks for them.

    ``new`` are the documents that no message was said with yet; ``stored`` is what the database knows of
    passages that stand, each with the turn it stands behind.
    """

    def __init__(self) -> None:
        self.words: WordIndex[int] = WordIndex(knows_all=True)
        self.meanings: LikenessIndex[int] | None = None  # made when an embedding model is there
        self.new: set[int] = set()
        self.stored: dict[int, int] = {}
        self._passages: dict[int, StoredPassage] | None = None
        self._ages: Ages[int] = Ages()

    def passages(self, store: Store, chat_id: int) -> dict[int, StoredPassage]:
        """All passages of the chat by their ids; read and taken in when they are first asked for."""
        if self._passages is None:
            self._passages = {}
            self.take_in(store.passages(chat_id))
        return self._passages

    def take_in(self, found: Iterable[StoredPassage]) -> None:
        """These are passages of the chat, too."""
        known = self._passages if self._passages is not None else {}
        for one in found:
            known[one.passage_id] = one
            self.words.put(one.passage_id, one.words)
        self._passages = known

    def forget(self, document_id: int) -> None:
        """A document is gone: the others are taken in anew when they are asked for."""
        self.new.discard(document_id)
        self.words, self._passages = WordIndex(knows_all=True), None

    def next_message(self) -> None:
        """Another message begins."""
        self._ages.next_message()

    def touch(self, passage_ids: Iterable[int]) -> None:
        """The message asks for these: they come, or are here still."""
        self._ages.touch(passage_ids)

    def standing(self, timeline: Timeline, at_least: int = 0) -> list[Block]:
        """The passages in the context not asked for in ``at_least`` messages, the longest unasked-for first.

        Of one that stood there when the chat was opened nobody knows: it counts as old.
        """
        passages = ((block.passage_id, block) for block in timeline.blocks if block.passage_id)
        return self._ages.oldest_first(passages, at_least)

    def idle(self, timeline: Timeline) -> list[Block]:
        """What was not asked for in so many messages that it goes."""
        return self.standing(timeline, WORKING_SET)


def n_cells(blocks: Sequence[Block]) -> int:
    """Cells that these take."""
    return sum(block.span.n_tokens for block in blocks)
