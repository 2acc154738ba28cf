"""Passages of documents that hold all the words looked for, wherever in a word."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ethervox_gui.storage.base.folding import fold
from ethervox_gui.storage.base.values import Filter, storable
from ethervox_gui.storage.db.connection import Connection
from ethervox_gui.storage.documents import documents
from ethervox_gui.storage.documents.documents import StoredPassage
from ethervox_gui.storage.search.query import quoted
from ethervox_gui.storage.search.snippets import Marker

#: So many hits are sorted at once.
_FEW: Final = 1000
#: Of a longer text so many characters are looked at, and so many different words: SQLite refuses conditions
#: without end.
_LONGEST: Final = 2000
_MOST_WORDS: Final = 24
#: Shorter words are no trigrams: they begin some, or are looked for in what holds the others.
_LEAST: Final = 3
#: Behind all letters.
_LAST: Final = "\U0010ffff"


@dataclass(frozen=True, slots=True)
class PassageHit:
    """A passage that was found.  ``turn_number`` is the first message after its document came."""

    stored: StoredPassage
    chat_id: int
    chat_title: str
    created_at: float
    turn_number: int | None
    snippet: str
    marks: tuple[tuple[int, int], ...]


def find(db: Connection, text: str, wanted: Filter, limit: int) -> list[PassageHit]:
    """Those of the newest documents first, in the order of each; nothing for a text without words."""
    pasted = fold(storable(text)[:_LONGEST]).replace('"', " ").replace("\0", " ").split()
    words = list(dict.fromkeys(pasted))[:_MOST_WORDS]
    if not words or limit <= 0:
        return []
    asked = _Asked.of(words)
    marker = Marker.for_parts(words)
    found: list[PassageHit] = []
    for passage_id in _newest_first(db, asked, wanted, limit):
        stored = documents.passage(db, passage_id)
        sql = """
            SELECT c.id, c.title, d.created_at FROM document d JOIN chat c ON c.id = d.chat_id WHERE d.id = ?
        """
        chat_id, title, created_at = db.sql(sql, (stored.document_id,)).fetchone()
        number = _message_after(db, chat_id, created_at)
        said = marker.snippet(stored.passage.text)
        found.append(PassageHit(stored, chat_id, title, created_at, number, *said))
    return found


@dataclass(frozen=True, slots=True)
class _Asked:
    """What is looked for: words that have trigrams, for the index, and shorter ones."""

    long: str
    short: tuple[str, ...]

    @classmethod
    def of(cls, words: Sequence[str]) -> _Asked:
        long = " AND ".join(quoted(word) for word in words if len(word) >= _LEAST)
        return cls(long, tuple(word for word in words if len(word) < _LEAST))

    def where(self, place: str = "") -> str:
        """The condition as SQL, in one ``place`` alone; what costs most is asked last."""
        index = "passage_trigrams MATCH :long" if self.long else ""
        texts = [f"instr(f.text, :short{number})" for number in range(len(self.short))]
        return " AND ".join(filter(None, [index, place, *texts]))

    @property
    def parameters(self) -> dict[str, str | int]:
        return {"long": self.long, **{f"short{number}": word for number, word in enumerate(self.short)}}


def _newest_first(db: Connection, asked: _Asked, wanted: Filter, limit: int) -> list[int]:
    """The passages, by their ids.

    What is rare is asked of all documents at once; what is not, of one after the other, until it is enough.
    """
    in_sight = _documents(db, wanted)
    few = _few_with_short(db, asked.short)
    if few is not None or (wanted.chat_id is None and asked.long):
        rows = _at_once(db, asked, few)
        if len(rows) <= _FEW:
            known = set(in_sight)
            kept = sorted((row for row in rows if row[0] in known), key=lambda row: (-row[0], row[1]))
            return [passage_id for _, passage_id in kept[:limit]]
    found: list[int] = []
    sql = f"""
        SELECT f.rowid FROM passage_trigrams f
        WHERE {asked.where("f.rowid BETWEEN :first AND :last")} ORDER BY f.rowid LIMIT :most
    """  # noqa: S608 - constants
    for document_id in in_sight:
        ends = db.sql("SELECT min(id), max(id) FROM passage WHERE document_id = ?", (document_id,)).fetchone()
        if ends[0] is not None:
            places = {"first": ends[0], "last": ends[1], "most": limit - len(found)}
            found += (row[0] for row in db.sql(sql, asked.parameters | places))
        if len(found) >= limit:
            break
    return found


def _at_once(db: Connection, asked: _Asked, few: Sequence[int] | None) -> list[tuple[int, int]]:
    """Those of all documents, or of a ``few`` passages, each with its document; one more than are sorted."""
    among, parameters = "", asked.parameters | {"most": _FEW + 1}
    if few is not None:
        # With the sign the index is asked for longer words once, and not again for each of the few.
        among = "+f.rowid" if asked.long else "f.rowid"
        among += " IN (SELECT value FROM json_each(:few))"
        parameters["few"] = json.dumps(few)
    sql = f"""
        SELECT p.document_id, p.id FROM passage_trigrams f CROSS JOIN passage p ON p.id = f.rowid
        WHERE {asked.where(among)} ORDER BY f.rowid DESC LIMIT :most
    """  # noqa: S608 - constants
    return db.sql(sql, parameters).fetchall() if few != [] else []


def _few_with_short(db: Connection, words: Sequence[str]) -> list[int] | None:
    """The passages that may hold the rarest of words of one or two letters; ``None`` where all are in many.

    Whatever holds such a word has a trigram that begins with it.
    """
    sql = """
        SELECT DISTINCT doc FROM passage_piece WHERE term >= :first AND term < :last LIMIT :most
    """
    fewest: list[int] | None = None
    for word in words:
        found = set[int]()
        for beginning in {word, _as_in_index(word)}:
            places: dict[str, str | int] = {"first": beginning, "last": beginning + _LAST, "most": _FEW + 1}
            found.update(row[0] for row in db.sql(sql, places))
        if len(found) <= _FEW and (fewest is None or len(found) < len(fewest)):
            fewest = list(found)
    return fewest


def _as_in_index(word: str) -> str:
    """The index itself makes some letters the same, such as both forms of a Greek s."""
    return "".join(same if len(same := letter.casefold()) == 1 else letter for letter in word)


def _documents(db: Connection, wanted: Filter) -> list[int]:
    """The documents that are looked through, by their ids, the newest first."""
    chat = "" if wanted.chat_id is None else "AND c.id = :chat"
    sql = f"""
        SELECT d.id FROM document d JOIN chat c ON c.id = d.chat_id
        WHERE c.deleted_at IS NULL {chat} ORDER BY d.id DESC
    """  # noqa: S608 - constants
    rows = db.sql(sql, {} if wanted.chat_id is None else {"chat": wanted.chat_id})
    return [document_id for (document_id,) in rows]


def _message_after(db: Connection, chat_id: int, created_at: float) -> int | None:
    sql = """
        SELECT number FROM turn WHERE chat_id = ? AND role = 'user' AND created_at >= ? ORDER BY id LIMIT 1
    """
    row = db.sql(sql, (chat_id, created_at)).fetchone()
    return None if row is None else int(row[0])
