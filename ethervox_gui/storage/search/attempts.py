"""The ways to look for what was typed, strictest first, as FTS5 expressions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ethervox_gui.storage.base.values import HitKind
from ethervox_gui.storage.db.connection import Connection
from ethervox_gui.storage.search.query import Query, Term, match_word, quoted
from ethervox_gui.storage.search.snippets import Marker

_MOST_EXPANSIONS = 64  # trigrams that stand for one or two characters
_MOST_OPTIONS = 12  # terms of which any will do
_MOST_COMMON = 3  # the same of words that are in nearly every text


@dataclass(frozen=True, slots=True)
class Expression:
    """Terms in FTS5's spelling, all of which a text must have, and the index that knows them.

    Not ``ranked``: what the index could say about how well a text matches is not worth its time.
    """

    index: str
    terms: tuple[str, ...]
    ranked: bool = True

    @property
    def match(self) -> str:
        return " AND ".join(self.terms)


@dataclass(frozen=True, slots=True)
class Attempt:
    """One way to look: any of the ``words`` and ``parts`` will do, and the scores of all are added up.

    Parts are ranked only in scripts without spaces: elsewhere it would say little, and take long.  Words are
    not ranked where they are in nearly every text.
    """

    marker: Marker
    words: tuple[tuple[Term, ...], ...] = ()
    parts: tuple[tuple[str, ...], ...] = ()
    ranks_parts: bool = False
    ranks_words: bool = True

    def expressions(self, db: Connection, kind: HitKind) -> Iterator[Expression]:
        """The expressions for one kind of things."""
        for terms in self.words:
            yield Expression(f"{kind}_words", tuple(map(match_word, terms)), self.ranks_words)
        for parts in self.parts:
            expanded = tuple(_match_part(db, kind, part) for part in parts)
            if all(expanded):
                yield Expression(
                    f"{kind}_trigrams", expanded, self.ranks_parts and all(len(part) > 2 for part in parts)
                )


def attempts(query: Query) -> Iterator[Attempt]:
    """All words, else any word, else parts of words; parts of texts at once in scripts without spaces.

    Where the last word may be unfinished, texts that have it as it is count twice: 12 before 124.
    """
    whole = tuple(replace(word, prefix=False) for word in query.words)
    words = tuple(dict.fromkeys((whole, query.words))) if query.words else ()
    # One or two letters are inside of nearly every word.
    parts = tuple(part for part in query.parts if len(part) > 2 or not (part.isascii() and part.isalnum()))
    if not query.unspaced:
        marker = Marker.for_words(query.words)
        if words:
            yield Attempt(marker, words, ranks_words=query.telling)
        if len(query.words) > 1:
            options = [(word,) for word in _options(query)]
            options += [(word,) for word in whole if (word,) not in options]
            yield Attempt(marker, tuple(options), ranks_words=query.telling)
        if parts:
            yield Attempt(Marker.for_parts(parts), (), (parts,))
        return
    # As words, too: a tag may be found so.
    yield Attempt(Marker.for_parts(query.parts), words, (query.parts,), True)
    # A longer run is rarely found as a whole, so any three characters of it will do.
    pieces = tuple(dict.fromkeys(p[i : i + 3] for p in query.parts for i in range(max(1, len(p) - 2))))
    yield Attempt(Marker.for_parts(pieces), (), tuple((piece,) for piece in pieces[:_MOST_OPTIONS]), True)


def _options(query: Query) -> tuple[Term, ...]:
    """The words of which any will do; of words that say nothing, the longest say the most."""
    if query.telling:
        return query.words[:_MOST_OPTIONS]
    return tuple(sorted(query.words, key=lambda word: -len(word.text))[:_MOST_COMMON])


def _match_part(db: Connection, kind: HitKind, part: str) -> str:
    """The FTS5 expression for a part of a word; empty when nothing can match it."""
    if len(part) >= 3:
        return quoted(part)
    low = part.lower()
    sql = f"SELECT term FROM {kind}_trigram_terms WHERE term >= ? AND term < ? ORDER BY doc DESC LIMIT ?"  # noqa: S608
    rows = db.sql(sql, (low, low + chr(0x10FFFF), _MOST_EXPANSIONS)).fetchall()
    terms = [quoted(term) for (term,) in rows if len(term) == 3]
    return "(" + " OR ".join(terms) + ")" if terms else ""
