"""Many turns are indexed together: one by one, most of the time of a large import would go there.

What a trigger writes into a full-text index is a savepoint of its own, and FTS5 writes all that it gathered
at each.  So the trigger is away while turns are stored, and they go into the index hundreds at a time.  That
happens within the import's transaction: nobody else ever sees the database without it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from ethervox_gui.storage.db.connection import Connection

#: So many turns are indexed together: enough to pay, and few enough to be stopped soon.
N_TOGETHER: Final = 512
_TRIGGER: Final = "turn_inserted"


class Indexing:
    """Knows how many turns were stored and not indexed yet: all with ids from ``_last`` on."""

    def __init__(self, db: Connection) -> None:
        self._db = db
        self._last = self._newest()
        self._n_waiting = 0

    def stored(self, n_turns: int) -> None:
        """So many turns more were stored."""
        self._n_waiting += n_turns
        if self._n_waiting >= N_TOGETHER:
            self.catch_up()

    def catch_up(self) -> None:
        """Index all that was stored."""
        for index, source in (("turn_words", "turn"), ("turn_trigrams", "turn_padded")):
            # Full-text tables are none of the models', and these names are our own.
            sql = f"INSERT INTO {index} (rowid, text) SELECT id, text FROM {source} WHERE id > ?"  # noqa: S608
            self._db.sql(sql, (self._last,))
        self._last, self._n_waiting = self._newest(), 0

    def _newest(self) -> int:
        (newest,) = self._db.sql("SELECT max(id) FROM turn").fetchone()
        return newest or 0


@contextmanager
def indexed_together(db: Connection) -> Iterator[Indexing]:
    """Within it nothing that is stored in ``turn`` is indexed at once; all of it is at its end.

    Only within a transaction, which takes back everything where the block raises.
    """
    (trigger,) = db.sql(
        "SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name = ?", (_TRIGGER,)
    ).fetchone()
    db.sql(f"DROP TRIGGER {_TRIGGER}")
    indexing = Indexing(db)
    yield indexing
    indexing.catch_up()
    db.sql(trigger)
