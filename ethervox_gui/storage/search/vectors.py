"""Vectors of memories: stored beside them, fused with what the words find, gone when the text changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from ethervox_gui.storage.base.values import HitKind, SearchHit
from ethervox_gui.storage.db.connection import Connection
from ethervox_gui.storage.search.ranking import reciprocal_rank_fusion


def fused(
    hits: Sequence[SearchHit],
    near: Sequence[int],
    limit: int,
    read: Callable[[Sequence[int]], Sequence[SearchHit]],
) -> list[SearchHit]:
    """What the words found and what the meaning found as one list, by reciprocal rank.

    ``read`` gives the hits of memories that only the meaning found.
    """
    if not near:
        return list(hits)
    by_key = {(hit.kind, hit.item_id): hit for hit in hits}
    kind: HitKind = "memory"
    keys = [(kind, memory_id) for memory_id in near]
    missing = [memory_id for _, memory_id in keys if (kind, memory_id) not in by_key]
    by_key |= {(hit.kind, hit.item_id): hit for hit in read(missing)}
    order = reciprocal_rank_fusion([[(hit.kind, hit.item_id) for hit in hits], keys])
    best = [by_key[key] for key in order if key in by_key][:limit]
    return [replace(hit, score=1 / place) for place, hit in enumerate(best, start=1)]


def pending(db: Connection, model: str, limit: int) -> list[tuple[int, str]]:
    """Memories without a vector of this model, newest first: their ids and texts."""
    sql = """
        SELECT m.id, m.text FROM memory m
        WHERE m.deleted_at IS NULL
          AND NOT EXISTS (SELECT 1 FROM memory_embedding e WHERE e.memory_id = m.id AND e.model = ?)
        ORDER BY m.id DESC LIMIT ?
    """
    return [(row[0], row[1]) for row in db.sql(sql, (model, limit))]


def put(db: Connection, model: str, found: Sequence[tuple[int, str, bytes]]) -> None:
    """Keep vectors of memories that still say what was embedded; those of another model go."""
    db.many(
        """
        INSERT OR REPLACE INTO memory_embedding (memory_id, model, vector)
        SELECT id, ?, ? FROM memory WHERE id = ? AND text = ?
        """,
        [(model, vector, memory_id, text) for memory_id, text, vector in found],
    )
