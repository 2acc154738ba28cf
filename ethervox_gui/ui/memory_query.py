"""What the memory panel asks the store for, page by page; on the worker thread, without a widget."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ethervox_gui.context.calls import may_become_call
from ethervox_gui.storage.store import Store
from ethervox_gui.storage.values import Filter, HitKind, SearchHit
from ethervox_gui.ui import memory_cards as cards
from ethervox_gui.ui.memory_list import Card

#: Cards that are read at a time.
PAGE = 100


@dataclass(frozen=True, slots=True)
class Page:
    """Some cards, whether there may be more, and the tags there are to filter by with their counts."""

    cards: list[Card]
    has_more: bool
    tags: dict[str, int]


@dataclass(frozen=True, slots=True)
class MemoryQuery:
    """Words to search for (none: the newest memories), and the filters."""

    words: str
    chat_id: int | None
    summaries: bool
    notes: bool
    turns: bool
    tag: str

    def first_page(self, store: Store, n_cards: int = PAGE) -> Page:
        """The best or newest cards, and the tags."""
        page = self._found(store, n_cards) if self.words else self._listed(store, 0, n_cards)
        tags = store.memory_tags(Filter(self.chat_id))
        shown = {tag: tags[tag] for tag in cards.shown_tags(tags)}
        return Page(page.cards, page.has_more, shown)

    def next_page(self, store: Store, n_shown: int) -> Page:
        """The cards behind those that are shown; a search repeats them before."""
        return self._found(store, n_shown + PAGE) if self.words else self._listed(store, n_shown, PAGE)

    # ---- inside ---------------------------------------------------------------------------------

    def _listed(self, store: Store, offset: int, most: int) -> Page:
        if not (self.summaries or self.notes):
            return Page([], False, {})
        found = store.list_memories(self._wanted(), limit=most + 1, offset=offset)
        return Page([cards.of_memory(memory) for memory in found[:most]], len(found) > most, {})

    def _wanted(self) -> Filter:
        """What the filters let pass of memories."""
        kind = None if self.summaries and self.notes else "summary" if self.summaries else "note"
        return Filter(self.chat_id, kind, tags=(self.tag,) if self.tag else ())

    def _found(self, store: Store, most: int) -> Page:
        """Summaries first, since this is their panel; the order is the search's apart from that."""
        kinds: list[HitKind] = []
        if self.summaries or self.notes:
            kinds.append("memory")
        if self.turns and not self.tag:
            kinds.append("turn")
        found: list[Card] = []
        has_more = False
        for kind in kinds:
            wanted = self._wanted() if kind == "memory" else Filter(self.chat_id)
            hits = store.search(self.words, kinds=(kind,), wanted=wanted, limit=most + 1)
            has_more = has_more or len(hits) > most
            found += self._cards(store, hits)
        return Page(found[:most], has_more or len(found) > most, {})

    def _cards(self, store: Store, hits: list[SearchHit]) -> Iterator[Card]:
        for hit in hits:
            if hit.kind == "turn":
                # Calls of the model are plumbing: what they found is listed itself.
                if not may_become_call(hit.title):
                    yield cards.of_hit(hit)
                continue
            yield cards.of_hit(hit, store.memory(hit.item_id))
