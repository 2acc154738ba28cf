"""What the memory panel asks the store for, page by page, and how memories and hits are shown.

Works on the worker thread, without a widget.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from ethervox_gui.context.calls.forms import looks_like_call
from ethervox_gui.context.recall.passages import place_of
from ethervox_gui.context.sizes import percent
from ethervox_gui.context.summaries.levels import TOPIC, level_name
from ethervox_gui.context.summaries.note import noted_in, parse_line
from ethervox_gui.context.turns.turns import Role, Turn
from ethervox_gui.storage.base.values import Filter, HitKind, Memory, SearchHit
from ethervox_gui.storage.documents.documents import StoredPassage
from ethervox_gui.storage.search.in_documents import PassageHit
from ethervox_gui.storage.store import Store
from ethervox_gui.ui.kit.text.formatting import (
    among,
    becomes,
    clock,
    counted,
    decimal,
    number,
    one_line,
    plain,
    side_by_side,
    turns,
)
from ethervox_gui.ui.kit.text.translate import said, tr
from ethervox_gui.ui.memory.detail import Detail, LineLink
from ethervox_gui.ui.memory.list import Card

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
        shown = {tag: tags[tag] for tag in shown_tags(tags)}
        return Page(page.cards, page.has_more, shown)

    def next_page(self, store: Store, n_shown: int) -> Page:
        """The cards behind those that are shown; a search repeats them before."""
        return self._found(store, n_shown + PAGE) if self.words else self._listed(store, n_shown, PAGE)

    # ---- inside ---------------------------------------------------------------------------------

    def _listed(self, store: Store, offset: int, most: int) -> Page:
        if not (self.summaries or self.notes):
            return Page([], False, {})
        # With a tag earlier versions are shown, too: the newest may have another.
        wanted = replace(self._wanted(), current=not self.tag)
        found = store.list_memories(wanted, limit=most + 1, offset=offset)
        earlier = store.count_earlier(memory.memory_id for memory in found[:most])
        cards = [of_memory(memory, earlier.get(memory.memory_id, 0)) for memory in found[:most]]
        return Page(cards, len(found) > most, {})

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
        if self.turns and not self.tag:
            passages = store.search_documents(self.words, Filter(self.chat_id), most + 1)
            found += map(of_passage, passages)
        return Page(found[:most], has_more or len(found) > most, {})

    def _cards(self, store: Store, hits: list[SearchHit]) -> Iterator[Card]:
        """Of several versions of one summary the newest, with how many earlier ones there are."""
        ids = {hit.item_id for hit in hits if hit.kind == "memory"}
        earlier = store.count_earlier(ids) if ids else {}
        for hit in hits:
            if hit.kind == "turn":
                # Calls of the model are plumbing: what they found is listed itself.
                if not looks_like_call(hit.title):
                    yield of_hit(hit)
                continue
            memory = store.memory(hit.item_id)
            later = (m.memory_id for m in store.ancestors(hit.item_id) if m.chat_id == memory.chat_id)
            if memory.pinned or ids.isdisjoint(later):
                yield of_hit(hit, memory, earlier.get(hit.item_id, 0))


_SNIPPET = 240
#: Shorter words may be in any turn.
_TELLING = 8
_BULLET = re.compile(r"(?:^|(?<=^…))[-*](?= )", re.MULTILINE)
AUTOMATIC_TAGS = frozenset({"context_summary", "auto_generated", "conversation"})


def of_hit(hit: SearchHit, memory: Memory | None = None, n_earlier: int = 0) -> Card:
    """What a search found; with the memory itself its facts too."""
    title, pinned = one_line(hit.title, 100), False
    tags: tuple[str, ...] = ()
    if memory is not None:
        tags, pinned = _facts_of(memory, n_earlier), memory.pinned
    elif hit.turn_number is not None:
        chat = one_line(hit.chat_title, 80) or tr("New chat")
        title = tr("Turn {} · {}").format(hit.turn_number, among(chat))
    return Card(
        hit.kind,
        hit.item_id,
        hit.chat_id,
        title or tr("Memory"),
        clock(hit.created_at),
        *_clean(hit.snippet, hit.marks),
        tags,
        hit.turn_number,
        pinned,
        _turns_of(memory) if memory is not None else None,
    )


def of_passage(hit: PassageHit) -> Card:
    """A passage of a document that a search found."""
    return Card(
        "passage",
        hit.stored.passage_id,
        hit.chat_id,
        one_line(plain(hit.stored.document), 100),
        clock(hit.created_at),
        *_clean(hit.snippet, hit.marks),
        (tr("document"), _place_of(hit.stored, 40)),
        hit.turn_number,
    )


def of_memory(memory: Memory, n_earlier: int = 0) -> Card:
    """A memory that stands for so many earlier versions of itself."""
    lines = [line.strip().lstrip("-*# ").strip() for line in plain(memory.text[:2000]).split("\n")]
    rest = [line for line in lines if line and line != memory.title]
    return Card(
        "memory",
        memory.memory_id,
        memory.chat_id,
        one_line(memory.title, 100) or tr("Memory"),
        clock(memory.created_at),
        one_line(" · ".join(rest), _SNIPPET),
        (),
        _facts_of(memory, n_earlier),
        None,
        memory.pinned,
        _turns_of(memory),
    )


def _turns_of(memory: Memory) -> tuple[int, int] | None:
    """The first and the last turn of its chat that it stands for."""
    if not _is_of_one_chat(memory) or memory.first_turn is None or memory.last_turn is None:
        return None
    return memory.first_turn, memory.last_turn


def _facts_of(memory: Memory, n_earlier: int) -> tuple[str, ...]:
    """Kind, level, turns, tokens, importance and tags, each as short as it can be."""
    facts = [_what(memory)]
    if memory.level:
        facts.append(tr("level {}").format(memory.level))
    if _is_of_one_chat(memory) and memory.first_turn is not None and memory.last_turn is not None:
        facts.append(tr("turns {}").format(turns(memory.first_turn, memory.last_turn)))
    if n_earlier:
        facts.append(counted(n_earlier, tr("{} earlier version"), tr("{} earlier versions")))
    if memory.n_tokens_before:
        before, after = number(memory.n_tokens_before), number(memory.n_tokens_after)
        facts.append(after if before == after else becomes(before, after))  # a message that was kept whole
    facts.append(decimal(memory.importance, 2))
    return (*facts, *(one_line(tag, 24) for tag in shown_tags(memory.tags)[:3]))


def shown_tags(tags: Iterable[str]) -> list[str]:
    """Tags that tell something: not those that every summary gets by itself."""
    return [tag for tag in tags if tag not in AUTOMATIC_TAGS]


def _what(memory: Memory) -> str:
    """Note, summary, or the word for a higher level."""
    if memory.kind != "summary" or memory.level < TOPIC:
        return kind_word(memory.kind)
    return tr("topic") if level_name(memory.level) == "topic" else tr("overview")


def _is_of_one_chat(memory: Memory) -> bool:
    """Topics and overviews may stand for several chats, whose turns are numbered each for itself."""
    return memory.level < TOPIC


def kind_word(kind: str) -> str:
    known = {"summary": tr("summary"), "note": tr("note")}
    return known.get(kind) or one_line(kind, 24)


def links_of(store: Store, memory: Memory) -> tuple[LineLink, ...]:
    """The lines of a memory that are known to come from one of the turns it stands for.

    A line is a note of that turn, or was said there as it stands: the guide's notes are its replies.
    """
    if not _is_of_one_chat(memory):
        return ()
    stood_for = {turn.turn_id: turn for turn in store.memory_turns(memory.memory_id)}
    noted = noted_in(store.notes_of_chat(memory.chat_id), stood_for)
    links = []
    for line in memory.text.splitlines():
        words = parse_line(line)[1]
        turn = stood_for.get(noted.get(words, 0))
        if turn is None and len(words) >= _TELLING:
            turn = next((each for each in stood_for.values() if words in each.text), None)
        if turn is not None:
            links.append(LineLink(line, turn.number, turn.turn_id))
    return tuple(links)


def facts_of(memory: Memory) -> str:
    """What is told below a memory: kind, time, tokens and tags."""
    facts = [_what(memory)]
    if memory.level:
        facts.append(tr("level {}").format(memory.level))
    facts.append(clock(memory.created_at))
    if memory.n_tokens_before:
        before, after = number(memory.n_tokens_before), number(memory.n_tokens_after)
        shorter = tr("{} → {} tokens").format(before, after)
        facts.append(tr("{} tokens").format(after) if before == after else shorter)
    facts.append(tr("importance {}").format(decimal(memory.importance, 2)))
    if memory.fidelity is not None:
        facts.append(tr("covers {} % of what you said").format(percent(memory.fidelity)))
    if memory.source == "extractive":
        facts.append(tr("taken from the turns, not written by the model"))
    if memory.edited_at is not None:
        facts.append(tr("edited {}").format(clock(memory.edited_at)))
    facts += [f"#{one_line(tag, 40)}" for tag in shown_tags(memory.tags)]
    return side_by_side(facts)


def detail_of_memory(
    memory: Memory,
    chat_title: str,
    parents: tuple[Memory, ...] = (),
    links: tuple[LineLink, ...] = (),
) -> Detail:
    """A memory as a whole."""
    facts = facts_of(memory)
    title = memory.title or tr("Note")
    if not _is_of_one_chat(memory):
        return Detail(
            title,
            memory.text,
            facts,
            memory.chat_id,
            chat_title,
            None,
            None,
            memory=memory,
            parents=parents,
        )
    if memory.first_turn is not None and memory.last_turn is not None:
        title = tr("Summary of turns {}").format(turns(memory.first_turn, memory.last_turn))
    return Detail(
        title,
        memory.text,
        facts,
        memory.chat_id,
        chat_title,
        memory.first_turn,
        memory.last_turn,
        memory=memory,
        parents=parents,
        links=links,
    )


def detail_of_turn(card: Card, turn: Turn, chat_title: str) -> Detail:
    """A turn that a search found, as a whole."""
    who = {Role.USER: tr("You"), Role.ASSISTANT: tr("Model"), Role.TOOL: tr("Tool")}
    title = tr("{}, turn {}").format(who.get(turn.role, turn.role.value), turn.number)
    facts = side_by_side([card.when, tr("{} tokens").format(number(turn.n_tokens))])
    where = (card.chat_id, chat_title, turn.number, turn.number)
    return Detail(title, turn.text, facts, *where, turn_id=turn.turn_id)


def detail_of_passage(card: Card, stored: StoredPassage, chat_title: str) -> Detail:
    """A passage as a whole, and the message that its document came with."""
    title = tr("Document: {}").format(one_line(plain(stored.document), 60))
    facts = f"{_place_of(stored, 80)} · {card.when}"
    where = (card.chat_id, chat_title, card.turn_number, card.turn_number)
    return Detail(title, stored.passage.text, facts, *where, is_passage=True)


def _place_of(stored: StoredPassage, longest: int) -> str:
    return one_line(plain(said(place_of(stored.passage))), longest)


def _clean(snippet: str, marks: tuple[tuple[int, int], ...]) -> tuple[str, tuple[tuple[int, int], ...]]:
    """A snippet on one line, its marks still in place: every odd character becomes one other."""
    listed = _BULLET.sub("·", snippet)
    flat = "".join(char if plain(char) and char not in "\n\t" else " " for char in listed)
    return flat, marks
