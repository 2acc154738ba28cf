"""Versions of a turn that say the same are one hit: whoever searches sees no two alike.

Each version is stored, since each has a conversation of its own behind it: a reply that was written again may
be the same, and so may be what was said again behind an edited message.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from ethervox_gui.storage.base.values import SearchHit
from ethervox_gui.storage.chats import turns
from ethervox_gui.storage.db.connection import Connection


def folded(db: Connection, hits: Sequence[SearchHit]) -> list[SearchHit]:
    """The hits in their order, of turns in one place of a chat with one text only one.

    That is the one in the conversation as it is now, else the first.
    """
    alike: defaultdict[tuple[int, int | None, str, str], list[SearchHit]] = defaultdict(list)
    for hit in hits:
        if hit.kind == "turn":
            alike[hit.chat_id, hit.turn_number, hit.title, hit.snippet].append(hit)
    gone: set[int] = set()
    for (chat_id, *_), some in alike.items():
        if len(some) > 1:
            gone |= _doubles(db, chat_id, [hit.item_id for hit in some])
    return [hit for hit in hits if hit.kind != "turn" or hit.item_id not in gone]


# ---- inside ----------------------------------------------------------------------------------------


def _doubles(db: Connection, chat_id: int, turn_ids: Sequence[int]) -> set[int]:
    """Those of these turns that another one stands for."""
    here = set(_conversation(db, chat_id))
    said: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
    for turn_id in turn_ids:
        for role, text in db.sql("SELECT role, text FROM turn WHERE id = ?", (turn_id,)):
            said[role, text].append(turn_id)
    kept = {next((one for one in same if one in here), same[0]) for same in said.values()}
    return set(turn_ids) - kept


def _conversation(db: Connection, chat_id: int) -> Iterable[int]:
    row = db.sql("SELECT head_id FROM chat WHERE id = ?", (chat_id,)).fetchone()
    return turns.ids_to(db, row[0]) if row is not None else ()
